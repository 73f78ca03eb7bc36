"""The powers of a production are one choice: which are offered together, what is asked after, how it reads."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from signoria.games.masters.rules.cards import RESOURCES
from signoria.kernel.testing.inspection import LARGEST_MENU
from tests.masters.table import Table, goods, produce
from tests.position import printed
from tests.words.saying import option_text, places

#: What cards and leaders of these tests take, as it is printed; the basic power takes any two.
INPUTS = {
    card["id"].removeprefix("masters.card."): card["input"] for card in printed("masters", "development_cards")["cards"]
}
SLOTS = ("green.1.a", "blue.1.c", "purple.1.c")
LEADERS = ("coins", "stones")


def full_board() -> Table:
    """Six powers: the basic one, a card on each slot, two production leaders."""
    return Table().slots(0, *SLOTS).played(0, *[f"production.{resource}" for resource in LEADERS])


def powers() -> dict[str, Counter[str]]:
    """The powers of the full board in their order, with the resources that are due for each."""
    cards = {f"slot.{number}": Counter(INPUTS[card]) for number, card in enumerate(SLOTS, 1)}
    return {"basic": Counter(), **cards, **{f"leader.{resource}": Counter({resource: 1}) for resource in LEADERS}}


def payable(names: tuple[str, ...], owned: dict[str, int]) -> bool:
    due = sum([powers()[name] for name in names], Counter[str]())
    rest = [owned[resource] - due[resource] for resource in RESOURCES]
    return min(rest) >= 0 and sum(rest) >= 2 * ("basic" in names)


@pytest.mark.rule("MAS-088", "MAS-093", "MAS-094", "MAS-095")
@pytest.mark.parametrize("seed", range(25))
def test_exactly_the_powers_that_can_be_paid_together_are_offered_together(seed: int) -> None:
    random = Random(seed)
    owned = {resource: random.randrange(4) for resource in RESOURCES}
    table = full_board().strongbox(0, **owned)
    sets = [names for size in range(1, 7) for names in combinations(powers(), size)]
    offered = table.options(0, "produce")
    assert sorted(offered) == sorted([produce(*names) for names in sets if payable(names, owned)])
    for names in sets:
        if produce(*names) not in offered:
            assert table.refused(0, produce(*names)) == "MAS-095"


@pytest.mark.rule("MAS-088", "MAS-152")
def test_six_powers_and_plenty_are_63_productions_and_the_menu_is_not_too_long() -> None:
    table = full_board().strongbox(0, coins=20, stones=20, servants=20, shields=20)
    table.hand(0, "depot.stones", "discount.coins")
    offered = table.options(0)
    assert len(table.options(0, "produce")) == 2**6 - 1
    assert len(set(offered)) == len(offered) <= LARGEST_MENU


@pytest.mark.rule("MAS-095")
def test_together_the_basic_power_needs_two_resources_that_are_not_due_elsewhere() -> None:
    table = Table().slots(0, "green.1.a").depots(0, coins=1, stones=1)
    assert table.options(0, "produce") == ["produce:basic", "produce:slot.1"]
    assert table.refused(0, "produce:basic+slot.1") == "MAS-095"
    richer = Table().slots(0, "green.1.a").depots(0, coins=1, stones=2)
    richer.play(0, "produce:basic+slot.1", "receive:shields")
    assert richer.owned(0) == goods(shields=1)


@pytest.mark.rule("MAS-089", "MAS-139")
def test_a_production_is_refused_for_a_power_that_is_not_there() -> None:
    table = Table().slots(0, "green.1.a").hand(0, "production.coins").strongbox(0, coins=9, stones=9)
    assert table.refused(0, "produce:basic+slot.2") == "MAS-089"
    assert table.refused(0, "produce:basic+slot.1+leader.coins") == "MAS-139"
    assert table.refused(0, "produce:slot.1+slot.3+leader.coins") == "MAS-089"
    assert table.refused(0, "produce:basic+slot.1+leader.coins+leader.stones+leader.shields") == ""


@pytest.mark.rule("MAS-093")
def test_a_production_has_one_name_in_whatever_order_its_powers_are_thought_of() -> None:
    table = full_board().strongbox(0, coins=9, stones=9, servants=9, shields=9)
    assert table.refused(0, "produce:slot.2+slot.1") == table.refused(0, "produce:slot.1+basic") == ""
    assert table.kind() == "turn"


@pytest.mark.rule("MAS-091", "MAS-096", "MAS-151")
def test_what_is_spent_is_asked_first_then_all_free_outputs_then_where_it_is_paid_from() -> None:
    table = full_board().strongbox(0, coins=4, stones=4).depots(0, coins=1)
    table.play(0, "produce:basic+slot.1+leader.coins+leader.stones")
    assert table.kind() == "spend"
    table.play(0, "spend:stones.2")
    assert (table.kind(), len(table.options(0))) == ("receive", len(list(combinations_with_replacement(RESOURCES, 3))))
    assert table.own(0)["amount"] == goods(coins=3, stones=3, servants=3, shields=3)
    table.play(0, "receive:servants.1+shields.2")
    assert (table.kind(), table.options(0)) == ("pay", ["pay:coins.1", "pay:coins.0"])
    table.play(0, "pay:coins.1")
    assert table.owned(0) == goods(coins=3, stones=1, servants=1, shields=2)
    assert table.spaces() == [3, 0]
    assert table.kind() == "end"


@pytest.mark.rule("MAS-096")
def test_powers_without_a_free_choice_ask_nothing() -> None:
    table = Table().slots(0, "green.1.a", "purple.1.b").depots(0, coins=2).play(0, "produce:slot.1+slot.2")
    assert table.kind() == "end"
    assert table.owned(0) == goods(shields=1)
    assert table.spaces() == [1, 0]


@pytest.mark.rule("MAS-096")
def test_while_the_powers_ask_everybody_sees_what_they_take_and_give() -> None:
    table = full_board().strongbox(0, coins=4, stones=4).play(0, "produce:basic+slot.1+leader.coins")
    business = table.view()["table"]["business"]
    assert business is not None
    assert business["powers"] == ["basic", "slot.1", "leader.coins"]
    assert (business["cost"], business["gain"], business["faith"]) == (goods(coins=2), goods(), 2)
    assert table.refused(0, "produce:slot.2") == "MAS-096"
    assert table.refused(0, "done") == "MAS-096"


@pytest.mark.rule("MAS-088")
def test_a_production_says_what_all_its_powers_take_and_give() -> None:
    table = full_board().strongbox(0, coins=9, stones=9)
    code = "produce:basic+slot.1+leader.coins"
    assert option_text(table, code) == (
        "Produce with the basic power, the card on slot 1 and the leader who takes coins: "
        "pay 2 coins and 2 resources of your choice, get 2 resources of your choice and 2 faith"
    )
    assert option_text(table, code, "it") == (
        "Attiva la produzione base, la carta nello spazio 1 e il leader che consuma monete: "
        "paghi 2 monete e 2 risorse a scelta, ottieni 2 risorse a scelta e 2 punti fede"
    )


def test_a_production_points_at_each_of_its_powers_and_where_they_are_printed() -> None:
    table = full_board().strongbox(0, coins=9, stones=9)
    assert table.board(0)["powers"] == list(powers())
    assert places(table, "produce:basic+slot.2+leader.stones") == (
        *("boards.0.powers.0", "boards.0.powers.2", "boards.0.slots.1"),
        *("boards.0.powers.5", "boards.0.played.1"),
    )


def test_a_refused_production_points_only_at_what_is_missing() -> None:
    table = Table().slots(0, "green.1.a").strongbox(0, coins=9)
    assert places(table, "produce:basic+slot.1+slot.2+leader.coins") == ("boards.0.slots.1",)
    assert places(table, "produce:slot.1+leader.coins") == ()
    assert option_text(table, "produce:slot.1+leader.coins") == (
        "Produce with the card on slot 1 and the leader who takes coins"
    )
