"""Servants for harvests and productions: asked about only as far as more of them do more (LOR-038)."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo import GAME
from signoria.kernel.match import Match
from signoria.kernel.testing import Policy
from tests.lorenzo.policies import interrupter, landlord, mason
from tests.lorenzo.surplus import check_surplus
from tests.lorenzo.table import Table, goods

SPACES = ("harvest.1", "harvest.2", "production.1", "production.2")


def servants(*numbers: int) -> list[str]:
    return [f"servants:{number}" for number in numbers]


@pytest.mark.rule("LOR-037", "LOR-038")
def test_only_numbers_with_which_another_card_is_reached_are_offered() -> None:
    """Village needs 3, gravel pit 4 and City 6."""
    table = Table().dice(1, 1, 1).cards(0, "village", "gravel_pit", "city").goods(0, servants=8)
    table.play(0, "place:black:harvest.1")
    assert table.options(0) == servants(0, 2, 3, 5)
    for number in (1, 4, 6, 7, 8):
        assert table.refused(0, f"servants:{number}") == "LOR-038"
    assert table.refused(0, "servants:9") == "LOR-037"
    table.play(0, "servants:3")
    assert [args[1] for _, _, args in table.happened("work")] == [4]
    assert table.owned(0)["servants"] == 8 - 3 + 1 + 1


@pytest.mark.rule("LOR-038")
@pytest.mark.parametrize("space", SPACES)
def test_where_no_card_is_within_reach_the_least_is_paid_unasked(space: str) -> None:
    table = Table().goods(0, servants=5).play(0, f"place:black:{space}")
    assert table.kind() == "end"
    assert table.happened("servants") == []
    raised = Table().dice(1, 1, 1).goods(0, servants=5).play(0, f"place:neutral:{space}")
    assert raised.kind() == "end"
    assert raised.happened("servants") == [("servants", 0, (4 if space.endswith("2") else 1,))]


@pytest.mark.rule("LOR-038")
@pytest.mark.parametrize(("die", "asked"), [(6, False), (5, True), (4, True), (3, False)])
def test_a_card_counts_only_if_servants_lift_the_value_to_it(die: int, asked: bool) -> None:
    """Stronghold needs 6: it is reached without servants, with them, or not at all."""
    table = Table().dice(die, die, die).cards(0, "stronghold").goods(0, servants=2).play(0, "place:black:production.1")
    assert table.kind() == ("servants" if asked else "end")
    if asked:
        assert table.options(0) == servants(0, 6 - die)
    else:
        assert table.owned(0)["military"] == (3 if die == 6 else 1)


@pytest.mark.rule("LOR-038")
@pytest.mark.parametrize(("space", "card"), [("harvest.1", "stronghold"), ("production.1", "city")])
def test_cards_that_the_action_does_not_work_are_no_reason_to_ask(space: str, card: str) -> None:
    assert Table().cards(0, card).goods(0, servants=2).play(0, f"place:black:{space}").kind() == "end"


@pytest.mark.rule("LOR-038")
def test_what_is_added_and_taken_off_counts_for_what_servants_reach() -> None:
    """Die 1, two from Farmer: the small space has 3, the large one 0; village needs 3 and gravel pit 4."""
    small = Table().dice(1, 1, 1).cards(0, "farmer", "village", "gravel_pit").goods(0, servants=4)
    assert small.play(0, "place:black:harvest.1").options(0) == servants(0, 1)
    large = Table().dice(1, 1, 1).cards(0, "farmer", "village", "gravel_pit").goods(0, servants=4)
    assert large.play(0, "place:black:harvest.2").options(0) == servants(1, 3, 4)


@pytest.mark.rule("LOR-038", "LOR-378")
def test_costly_servants_are_offered_in_steps_that_do_more() -> None:
    table = Table().excommunicated(0, "costly_servants").dice(1, 1, 1).cards(0, "village").goods(0, servants=7)
    assert table.play(0, "place:black:harvest.1").options(0) == servants(0, 4)
    assert table.refused(0, "servants:2") == table.refused(0, "servants:6") == "LOR-038"
    assert table.refused(0, "servants:3") == "LOR-378"


@pytest.mark.rule("LOR-037", "LOR-038")
@pytest.mark.parametrize("space", SPACES)
def test_whoever_wants_more_may_pay_any_number_in_a_harvest_or_production(space: str) -> None:
    table = Table().goods(0, servants=3).play(0, "more", f"place:black:{space}")
    assert table.options(0) == servants(0, 1, 2, 3)
    assert table.play(0, "servants:2").happened("servants") == [("servants", 0, (2,))]


def sforza(count: int, *cards: str, rulings: int = GAME.version) -> Table:
    """Seat 0 harvests at 1 with a leader."""
    table = (
        Table(advanced=True, rulings=rulings).leaders(0, "francesco_sforza").cards(0, *cards).goods(0, servants=count)
    )
    return table.play(0, "activate:francesco_sforza")


@pytest.mark.rule("LOR-038", "LOR-153")
def test_a_bonus_harvest_offers_the_numbers_that_do_more_and_all_of_them_on_demand() -> None:
    table = sforza(4, "woods", "gravel_pit")
    assert table.options(0) == [*servants(0, 1, 3), "more", "decline"]
    assert table.refused(0, "servants:2") == table.refused(0, "servants:4") == "LOR-038"
    table.play(0, "more")
    assert table.options(0) == [*servants(0, 1, 2, 3, 4), "decline"]
    assert table.refused(0, "more") != ""
    assert table.play(0, "servants:4").happened("servants") == [("servants", 0, (4,))]


@pytest.mark.rule("LOR-038", "LOR-153")
def test_more_is_not_offered_in_a_bonus_harvest_where_every_number_does_more() -> None:
    assert sforza(2, "woods", "village").options(0) == [*servants(0, 1, 2), "decline"]
    assert sforza(0, "woods").options(0) == ["servants:0", "decline"]


@pytest.mark.rule("LOR-038", "LOR-167")
def test_a_bonus_production_below_1_is_raised_to_the_bonus_tile_first() -> None:
    table = Table(advanced=True).leaders(0, "leonardo_da_vinci").goods(0, servants=3)
    table.play(0, "activate:leonardo_da_vinci")
    assert table.options(0) == ["servants:1", "more", "decline"]
    assert (table.refused(0, "servants:0"), table.refused(0, "servants:2")) == ("LOR-167", "LOR-038")
    assert table.play(0, "servants:1").owned(0) == goods(coins=2, military=1, servants=2)


@pytest.mark.rule("LOR-037", "LOR-038")
@pytest.mark.parametrize("space", SPACES)
def test_by_the_first_ruling_harvests_and_productions_always_ask_for_servants(space: str) -> None:
    table = Table(rulings=1).goods(0, servants=2).play(0, f"place:black:{space}")
    assert table.options(0) == servants(0, 1, 2)
    bonus = sforza(2, rulings=1)
    assert bonus.options(0) == [*servants(0, 1, 2), "decline"]


@pytest.mark.rule("LOR-038")
@pytest.mark.parametrize(("policy", "seed"), [(landlord, 1), (mason, 2), (interrupter, 3)])
def test_servants_that_are_not_offered_change_nothing_but_their_own_number(policy: Policy, seed: int) -> None:
    match = Match.begin(GAME, {"seats": 2, "advanced": True}, f"surplus.{seed}")
    assert check_surplus(match, policy, seed) > 100
