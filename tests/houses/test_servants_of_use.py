"""Servants for harvests and productions with Houses of Renaissance: cards that give by value (LOR-038)."""

from __future__ import annotations

import pytest

from signoria.kernel.testing import Policy
from tests.houses.policies import worker
from tests.houses.table import Table, stocked
from tests.lorenzo.policies import interrupter
from tests.lorenzo.surplus import check_surplus


@pytest.mark.rule("HOU-187", "LOR-038")
@pytest.mark.parametrize("card", ["special_99", "special_100", "special_107", "special_111", "special_112"])
def test_each_servant_is_of_use_while_a_card_gives_by_value(card: str) -> None:
    area = "production" if card in ("special_111", "special_112") else "harvest"
    table = Table().dice(1, 1, 1).cards(0, card).goods(0, servants=3).play(0, f"place:black:{area}.1")
    assert table.options(0) == ["servants:0", "servants:1", "servants:2", "servants:3"]


@pytest.mark.rule("HOU-187", "LOR-038")
def test_a_card_of_the_other_action_that_gives_by_value_is_no_reason_to_ask() -> None:
    table = Table().dice(1, 1, 1).cards(0, "special_99").goods(0, servants=3).play(0, "place:black:production.1")
    assert table.kind() == "end"
    assert table.happened("servants") == []


@pytest.mark.rule("HOU-187", "HOU-191", "LOR-038")
@pytest.mark.parametrize(("territory", "numbers"), [("special_99", 3), ("village", 0)])
def test_a_card_that_activates_one_which_gives_by_value_is_a_reason_to_ask(territory: str, numbers: int) -> None:
    """Card 114 activates a territory at the value of the production."""
    table = Table().cards(0, "special_114", territory).goods(0, servants=2).play(0, "place:black:production.1")
    assert table.options(0, "servants") == [f"servants:{number}" for number in range(numbers)]


@pytest.mark.rule("HOU-187", "LOR-038")
def test_by_the_first_ruling_servants_are_asked_for_without_any_card() -> None:
    table = Table(rulings=1).goods(0, servants=2).play(0, "place:black:harvest.1")
    assert table.options(0) == ["servants:0", "servants:1", "servants:2"]


@pytest.mark.rule("LOR-038")
@pytest.mark.parametrize("policy", [worker, interrupter])
@pytest.mark.parametrize(
    "cards",
    [("special_99", "special_100", "special_107"), ("special_111", "special_112"), ("special_114", "special_107")],
    ids=["counting", "exchanging", "activating"],
)
def test_servants_that_are_not_offered_change_nothing_but_their_own_number(
    cards: tuple[str, ...], policy: Policy
) -> None:
    table = stocked(Table(2, seed=f"surplus.{cards[0]}").cards(0, *cards))
    table.goods(0, coins=6, wood=6, stone=6).goods(1, coins=6, wood=6, stone=6)
    assert check_surplus(table.match, policy, len(cards)) > 100
