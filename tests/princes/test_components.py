"""What is in the box (checklist part 1)."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from signoria.kernel.core import BadSetting
from signoria.kernel.match import Match
from tests.position import play_on
from tests.princes.table import Table, new_match, own, printed, view_of
from tests.project.source import files, tree, where

BUILDINGS = [piece["id"] for piece in printed("pieces")["buildings"]]
PROFESSIONS = printed("professions")["professions"]
DECKS = {
    "profession": [card["id"] for card in PROFESSIONS],
    "bonus": [card["id"] for card in printed("bonus_cards")["cards"]],
    "prestige": [card["id"] for card in printed("prestige_cards")["cards"]],
}
ALL_CARDS = {card for cards in DECKS.values() for card in cards}
#: Words of the set-up that a card happens to be called too: how many builders somebody may have.
HOMONYMS: set[str] = set()
SIZES = {"profession": 21, "bonus": 20, "prestige": 14}


def start_stacks(seats: int) -> dict[str, int]:
    return {stack["stack"]: stack["count"] for stack in view_of(new_match(seats))["table"]["stacks"]}


@pytest.mark.rule("PRI-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(seats: int) -> None:
    match = new_match(seats)
    assert sorted(decision.seat for decision in match.pending) == list(range(seats))
    assert len(view_of(match)["boards"]) == seats
    assert own(match, 0)["money"] == (2500 if seats == 2 else 3500)


@pytest.mark.rule("PRI-001")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSetting):
        new_match(seats)


@pytest.mark.rule("PRI-002")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_are_three_of_each_of_ten_buildings(seats: int) -> None:
    supply = {building["piece"]: building["count"] for building in view_of(new_match(seats))["table"]["buildings"]}
    assert supply == dict.fromkeys(BUILDINGS, 3)
    assert sum(supply.values()) == 30


@pytest.mark.rule("PRI-003")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_are_six_landscapes_of_each_type_in_three_stacks(seats: int) -> None:
    counts = start_stacks(seats)
    assert {stack: counts[stack] for stack in ("forest", "lake", "park")} == {"forest": 6, "lake": 6, "park": 6}
    assert "landscape" not in counts


@pytest.mark.rule("PRI-004")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_are_six_builders_and_seven_jesters(seats: int) -> None:
    counts = start_stacks(seats)
    assert (counts["builder"], counts["jester"]) == (6, 7)


def cards(match: Match) -> dict[str, int]:
    """How many cards of each kind there are, over the decks, hands, tables and whatever somebody looks at."""
    public = view_of(match)
    table = public["table"]
    private = [own(match, seat) for seat in range(len(public["boards"]))]
    names = [
        card for own_view in private for card in chain(own_view["hand"], own_view["bonuses"], own_view["prestiges"])
    ]
    names += [card for board in public["boards"] for card in board["table"]]
    names += [card for own_view in private for card in own_view["drawn"]] + table["removed"]
    assert max(Counter(card for card in names if card in ALL_CARDS).values(), default=0) <= 1
    counts = {deck: table["decks"][deck] + sum(card in ids for card in names) for deck, ids in DECKS.items()}
    stack = next(stack["count"] for stack in table["stacks"] if stack["stack"] == "recruiting_card")
    return {
        **counts,
        "recruiting": stack + names.count("recruiting_card"),
        "character": len({marker["character"] for marker in table["characters"]}),
    }


@pytest.mark.rule("PRI-005")
def test_the_box_holds_66_cards() -> None:
    assert {deck: len(set(ids)) for deck, ids in DECKS.items()} == SIZES
    counts = cards(new_match(4, expansion=True))
    assert counts == {**SIZES, "recruiting": 5, "character": 6}
    assert sum(counts.values()) == 66


@pytest.mark.rule("PRI-005")
@pytest.mark.parametrize(("seats", "expansion"), [(2, False), (3, True), (5, False)])
def test_no_card_is_lost_or_found_in_a_whole_game(seats: int, expansion: bool) -> None:
    match = new_match(seats, f"cards {seats}", expansion=expansion)
    all_of_them = {**SIZES, "recruiting": 5, "character": 6 if expansion else 0}
    moves = 0
    for _ in play_on(match, seats):
        moves += 1
        assert cards(match) == all_of_them
    assert moves > 7 * seats


@pytest.mark.rule("PRI-006")
def test_nine_professions_want_a_forest_seven_a_lake_five_a_park() -> None:
    assert Counter(card["landscape"] for card in PROFESSIONS) == {"forest": 9, "lake": 7, "park": 5}


@pytest.mark.rule("PRI-007")
def test_each_freedom_is_wanted_by_seven_professions() -> None:
    assert Counter(card["freedom"] for card in PROFESSIONS) == {"travel": 7, "religion": 7, "opinion": 7}


@pytest.mark.rule("PRI-008")
def test_each_building_is_the_favourite_of_one_to_three_professions() -> None:
    favourites = Counter(card["building"] for card in PROFESSIONS)
    assert set(favourites) == set(BUILDINGS)
    assert set(favourites.values()) == {1, 2, 3}


@pytest.mark.rule("PRI-009")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_fresh_principality_has_a_palazzo_on_49_cells_and_nothing_else(seats: int) -> None:
    palazzo = [[row, column] for row in (5, 6) for column in (0, 1, 2)]
    for board in view_of(new_match(seats))["boards"]:
        assert [len(row) for row in board["grid"]] == [7] * 7
        covered = [[row, column] for row in range(7) for column in range(7) if board["grid"][row][column]]
        assert covered == palazzo
        assert {board["grid"][row][column] for row, column in palazzo} == {"palazzo"}
        assert (board["builders"], board["jesters"], board["freedoms"], board["table"]) == (0, 0, [], [])


@pytest.mark.rule("PRI-009")
def test_there_is_room_for_three_builders_three_freedoms_and_all_jesters() -> None:
    table = Table(3).builders(0, 2).jesters(0, 6).freedoms(0, "travel", "religion")
    table.plays((0, "open:builder"), (1, "pass"), (2, "pass"), (1, "decline"), (2, "nothing"))
    table.play(0, "freedom:opinion", "end").play(1, "end").play(2, "end")
    table.plays((1, "decline"), (2, "decline"), (0, "buy:jester"))
    board = table.board(0)
    assert (board["builders"], board["jesters"]) == (3, 7)
    assert sorted(board["freedoms"]) == ["opinion", "religion", "travel"]


def literals(path: Path) -> Iterator[tuple[str, str]]:
    """(place, word) for every word of every string in a file that is not a docstring."""
    nodes = list(ast.walk(tree(path)))
    docstrings = [id(node.value) for node in nodes if isinstance(node, ast.Expr)]
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            for word in re.findall(r"\w+", node.value):
                yield where(path, node), word


def test_no_rule_names_a_single_card() -> None:
    checked = files("games/princes")
    words = [(place, word) for path in checked for place, word in literals(path)]
    assert len(checked) > 10
    assert len(words) > 100
    card_words = [(place, word) for place, word in words if word in ALL_CARDS]
    assert [(place, word) for place, word in card_words if word not in HOMONYMS] == []
    assert {word for _, word in card_words} == HOMONYMS
