"""The rewards of the Orsini for complete sets of cards (checklist part 4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.houses.family_positions import FAMILIES, in_the_council
from tests.houses.table import Table, goods
from tests.lorenzo.table import printed as base_printed

CARDS = base_printed("development_cards")["cards"]
TYPES = ("territory", "building", "character", "venture")
#: Cards to own: those that change nothing about what is taken later come first.
OWNED = {kind: [card["id"] for card in CARDS if card["type"] == kind][::-1] for kind in TYPES}
#: A card that completes a set, what it costs, and what is left when it has given.
COMPLETING: dict[str, tuple[str, dict[str, int], dict[str, int]]] = {
    "territory": ("citadel", {"military": 7}, {"military": 7}),
    "building": ("residence", {"stone": 2}, {"victory_points": 1}),
    "character": ("farmer", {"coins": 3}, {}),
    "venture": ("hosting_panhandlers", {"wood": 3}, {"servants": 4}),
}
REWARDS: dict[int, dict[str, Any]] = {effect["sets"]: effect["effects"][0] for effect in FAMILIES["orsini"]}


def orsini(**counts: int) -> Table:
    """Seat 0 of two has so many cards of each type, and the rewards for the sets they make."""
    table = Table(2).family(0, "orsini").goods(1, servants=9)
    for kind in TYPES:
        table.cards(0, *OWNED[kind][: counts.get(kind, 0)])
    table.holding(0).rewards = min(counts.get(kind, 0) for kind in TYPES)
    return table


def before_set(number: int, last: str = "venture") -> Table:
    """One card of a type is missing in a set; it lies on the lowest floor and can be paid."""
    table = orsini(**{kind: number - (kind == last) for kind in TYPES})
    card, cost, _ = COMPLETING[last]
    return table.floor(f"{last}.1", card).goods(0, **cost)


def complete(table: Table, last: str = "venture") -> Table:
    return table.play(0, f"place:black:{last}.1")


@pytest.mark.rule("HOU-086")
def test_the_four_rewards_are_those_printed() -> None:
    assert sorted(REWARDS) == [1, 2, 3, 4]
    assert REWARDS[1] == {"kind": "draw_leader", "count": 2}
    assert REWARDS[2] == {"kind": "play_leader", "ignore_requirements": "all"}
    assert REWARDS[3] == {"kind": "gain", "resources": {"victory_points": 10}}
    assert REWARDS[4] == {"kind": "gain", "resources": {"victory_points": 15}}


@pytest.mark.rule("HOU-086")
@pytest.mark.parametrize("last", TYPES)
def test_the_first_set_draws_two_leaders(last: str) -> None:
    table = before_set(1, last).deck("santa_rita", "cesare_borgia", "sisto_iv").hand(0, "pico_della_mirandola")
    assert complete(table, last).board(0)["hand"] == 1 + 2
    assert table.table()["leader_deck"] == 1
    assert table.owned(0) == goods(**COMPLETING[last][2])


@pytest.mark.rule("HOU-086")
@pytest.mark.parametrize("last", TYPES)
def test_the_second_set_plays_a_leader_whatever_it_requires(last: str) -> None:
    table = before_set(2, last).hand(0, "santa_rita", "cesare_borgia")
    assert table.refused(0, "play:santa_rita") == "LOR-264"
    complete(table, last)
    assert table.kind() == "free"
    assert table.answers(0) == ["play:santa_rita", "play:cesare_borgia", "decline"]
    table.play(0, "play:santa_rita")
    assert [leader["leader"] for leader in table.board(0)["leaders"]] == ["santa_rita"]
    assert table.board(0)["hand"] == 1


@pytest.mark.rule("HOU-086")
@pytest.mark.parametrize("last", TYPES)
@pytest.mark.parametrize("number", [3, 4])
def test_the_third_and_the_fourth_set_give_victory_points(number: int, last: str) -> None:
    table = complete(before_set(number, last), last)
    goods_left = dict(COMPLETING[last][2])
    points = goods_left.pop("victory_points", 0) + REWARDS[number]["resources"]["victory_points"]
    assert table.owned(0) == goods(victory_points=points, **goods_left)


@pytest.mark.rule("HOU-086")
def test_nobody_else_is_rewarded() -> None:
    table = Table(2).family(1, "orsini").goods(0, wood=3).floor("venture.1", "hosting_panhandlers")
    for kind in TYPES:
        table.cards(0, *OWNED[kind][: 2 + (kind != "venture")])
    assert complete(table).owned(0) == goods(servants=4)


@pytest.mark.rule("HOU-087")
def test_each_venture_beside_three_of_the_others_brings_the_next_reward() -> None:
    table = orsini(territory=3, building=3, character=3).goods(0, wood=8, coins=5, stone=2, servants=1)
    table.deck("santa_rita", "cesare_borgia").floor("special.1", "special_133")
    table.floor("venture.1", "hosting_panhandlers").floor("venture.2", "hosting_foreigners")
    table.play(0, "place:black:venture.1")
    assert table.board(0)["hand"] == 2
    assert table.kind() == "end"
    in_the_council(table.play(0, "end"), 1).play(0, "place:white:special.1")
    assert table.kind() == "free"
    table.play(0, "play:cesare_borgia", "end")
    in_the_council(table, 1, "white").place(0, "neutral", "venture.2")
    assert table.owned(0)["victory_points"] == 10
    assert [args for _, _, args in table.happened("set")] == [(1,), (2,), (3,)]


@pytest.mark.rule("HOU-087")
@pytest.mark.parametrize("last", TYPES)
def test_a_card_that_does_not_complete_a_set_brings_nothing(last: str) -> None:
    other = TYPES[TYPES.index(last) - 1]
    table = orsini(**{kind: 3 - (kind in (last, other)) for kind in TYPES})
    card, cost, goods_left = COMPLETING[last]
    table.floor(f"{last}.1", card).goods(0, **cost)
    assert complete(table, last).owned(0) == goods(**goods_left)


@pytest.mark.rule("HOU-088")
def test_a_set_completed_again_is_not_rewarded_again() -> None:
    table = before_set(1).leaders(0, "tomas_torquemada").floor("character.1", "farmer").goods(0, wood=3, coins=3)
    complete(table)
    assert table.board(0)["hand"] == 2
    in_the_council(table.play(0, "end"), 1)
    table.play(0, "activate:tomas_torquemada")
    assert table.board(0)["characters"] == []
    assert table.owned(0)["faith"] == 3
    table.play(0, "place:white:character.1")
    assert table.board(0)["characters"] == ["farmer"]
    assert table.board(0)["hand"] == 2
    assert table.happened("set") == [("set", 0, (1,))]


@pytest.mark.rule("HOU-088")
@pytest.mark.parametrize("number", [5, 6])
def test_the_fifth_and_the_sixth_set_bring_nothing(number: int) -> None:
    assert number not in REWARDS
    table = complete(before_set(number))
    assert table.owned(0) == goods(servants=4)
    assert table.kind() == "end"


@pytest.mark.rule("HOU-089")
def test_with_an_empty_hand_no_leader_is_played() -> None:
    table = complete(before_set(2))
    assert table.kind() == "end"
    assert table.board(0)["leaders"] == []


@pytest.mark.rule("HOU-089")
def test_the_free_play_may_be_declined() -> None:
    table = complete(before_set(2).hand(0, "santa_rita"))
    assert table.answers(0) == ["play:santa_rita", "decline"]
    table.play(0, "decline")
    assert table.board(0)["leaders"] == []
    assert table.board(0)["hand"] == 1
    assert table.refused(0, "play:santa_rita") == "LOR-264"
