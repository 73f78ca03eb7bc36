"""What is in the box and printed on it (checklist part 1)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from signoria.games.masters.rules.cards import (
    CARDS,
    COLOURS,
    FAITH_POINTS,
    LAST_SPACE,
    LEADERS,
    RESOURCES,
    SECTIONS,
    TOKEN_STACK,
    TOKENS,
)
from signoria.games.masters.table import MastersView
from signoria.kernel.core import BadSetting
from tests.masters.table import Table, finish_setup, goods, masters, new_match, view_of
from tests.position import printed as component_data


def printed(name: str) -> Any:
    """A file of the component data."""
    return component_data("masters", name)


def by_id(pieces: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Cards or leaders by the short names of the checklist: green.1.a, discount.coins."""
    return {piece["id"].split(".", 2)[2]: piece for piece in pieces}


PRINTED_CARDS = by_id(printed("development_cards")["cards"])
PRINTED_LEADERS = by_id(printed("leaders")["leaders"])

MAIN_RESOURCE = {"green": "shields", "blue": "coins", "yellow": "stones", "purple": "servants"}
COSTS = {
    1: {"a": [2], "b": [1, 1, 1], "c": [3], "d": [2, 2]},
    2: {"a": [4], "b": [2, 3], "c": [5], "d": [3, 3]},
    3: {"a": [6], "b": [2, 5], "c": [7], "d": [4, 4]},
}
LEADER_POINTS = {"discount": 2, "depot": 3, "production": 4, "white_marble": 5}
MARBLES = {"white": 4, "blue": 2, "grey": 2, "yellow": 2, "purple": 2, "red": 1}


@pytest.mark.rule("MAS-001")
def test_there_are_four_different_cards_of_each_colour_and_level() -> None:
    assert len({card.id for card in CARDS}) == len(CARDS) == len(PRINTED_CARDS) == 48
    kinds = Counter((COLOURS[card.colour], card.level) for card in CARDS)
    assert kinds == {(colour, level): 4 for colour in ("green", "blue", "yellow", "purple") for level in (1, 2, 3)}


@pytest.mark.rule("MAS-002")
def test_each_colour_is_worth_one_to_twelve_points_by_level() -> None:
    for colour in range(4):
        worth = {
            level: sorted(c.victory_points for c in CARDS if (c.colour, c.level) == (colour, level))
            for level in (1, 2, 3)
        }
        assert worth == {1: [1, 2, 3, 4], 2: [5, 6, 7, 8], 3: [9, 10, 11, 12]}
    assert sum(card.victory_points for card in CARDS) == 312


@pytest.mark.rule("MAS-003")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_the_cost_of_a_card_follows_the_pattern_of_its_level_and_letter(card: Any) -> None:
    colour, level, letter = card.id.split(".")
    cost = PRINTED_CARDS[card.id]["cost"]
    assert sorted(cost.values()) == COSTS[int(level)][letter]
    assert cost[MAIN_RESOURCE[colour]] == max(cost.values())
    assert set(cost) <= set(RESOURCES)
    assert dict(zip(RESOURCES, card.cost, strict=True)) == goods(**cost)


@pytest.mark.rule("MAS-004")
@pytest.mark.parametrize("name", PRINTED_CARDS)
def test_a_card_turns_exactly_its_input_into_exactly_its_output(name: str) -> None:
    takes, gives = PRINTED_CARDS[name]["input"], PRINTED_CARDS[name]["output"]
    assert takes
    assert gives
    assert set(takes) <= set(RESOURCES)
    assert set(gives) <= {*RESOURCES, "faith"}
    assert all(amount >= 1 for amount in [*takes.values(), *gives.values()])
    table = Table().slots(0, _pile(name)).depots(0, **takes).play(0, "produce:slot.1")
    assert table.kind() == "end"
    assert table.in_depots(0) == goods()
    assert table.in_strongbox(0) == goods(**gives)
    assert table.spaces() == [gives.get("faith", 0), 0]


def _pile(name: str) -> str:
    """A card on cards of another colour and the levels below it."""
    colour, level, _ = name.split(".")
    under = "green" if colour == "blue" else "blue"
    return " ".join([*(f"{under}.{below}.a" for below in range(1, int(level))), name])


@pytest.mark.rule("MAS-005")
def test_there_is_one_leader_of_each_ability_and_resource() -> None:
    assert len(LEADERS) == 16
    assert {leader.id for leader in LEADERS} == {f"{kind}.{r}" for kind in LEADER_POINTS for r in RESOURCES}
    for name, leader in PRINTED_LEADERS.items():
        ability = leader["ability"]
        takes = ability["resource"] if "resource" in ability else next(iter(ability["input"]))
        assert f"{ability['kind']}.{takes}" == name


@pytest.mark.rule("MAS-005")
@pytest.mark.parametrize("name", PRINTED_LEADERS)
def test_a_leader_in_play_is_worth_the_points_of_its_ability(name: str) -> None:
    assert Table().played(0, name).board(0)["points"]["leaders"] == LEADER_POINTS[name.partition(".")[0]]


@pytest.mark.rule("MAS-006")
@pytest.mark.parametrize("name", PRINTED_LEADERS)
def test_a_leader_requires_what_its_ability_asks_for(name: str) -> None:
    kind, resource = name.split(".")
    leader = PRINTED_LEADERS[name]
    cards = [(requirement["level"], requirement["count"]) for requirement in leader["requires_cards"]]
    colours = {requirement["color"] for requirement in leader["requires_cards"]}
    shapes: dict[str, list[tuple[int | None, int]]] = {
        "discount": [(None, 1), (None, 1)],
        "depot": [],
        "white_marble": [(None, 2), (None, 1)],
        "production": [(2, 1)],
    }
    assert cards == shapes[kind]
    assert len(colours) == len(cards)
    assert list(leader["requires_resources"].values()) == ([5] if kind == "depot" else [])
    assert resource not in leader["requires_resources"]


@pytest.mark.rule("MAS-006")
@pytest.mark.parametrize("name", [name for name in PRINTED_LEADERS if not name.startswith("depot")])
def test_a_leader_is_played_with_exactly_its_cards_and_not_with_one_less(name: str) -> None:
    piles = []
    for requirement in PRINTED_LEADERS[name]["requires_cards"]:
        colour, below = requirement["color"], f"{requirement['color']}.1.a "
        level, under = (2, below) if requirement["level"] == 2 else (1, "")
        piles += [f"{under}{colour}.{level}.{letter}" for letter in "bc"[: requirement["count"]]]
    table = Table().slots(0, *piles).hand(0, name).play(0, f"play:{name}")
    assert table.board(0)["played"] == [name]
    for missing in range(len(piles)):
        fewer = [pile.rpartition(" ")[0] if i == missing else pile for i, pile in enumerate(piles)]
        assert Table().slots(0, *fewer).hand(0, name).refused(0, f"play:{name}") == "MAS-130"


@pytest.mark.rule("MAS-006")
@pytest.mark.parametrize("name", [name for name in PRINTED_LEADERS if name.startswith("depot")])
def test_a_depot_leader_is_played_with_five_of_its_resource_and_not_with_four(name: str) -> None:
    (resource,) = PRINTED_LEADERS[name]["requires_resources"]
    table = Table().strongbox(0, **{resource: 5}).hand(0, name).play(0, f"play:{name}")
    assert table.board(0)["played"] == [name]
    others = {other: 9 for other in RESOURCES if other != resource}
    assert Table().strongbox(0, **others, **{resource: 4}).hand(0, name).refused(0, f"play:{name}") == "MAS-130"


@pytest.mark.rule("MAS-007")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_new_game_has_thirteen_marbles(seats: int) -> None:
    assert _marbles(view_of(new_match(seats))) == MARBLES


@pytest.mark.rule("MAS-007")
def test_the_marbles_stay_the_same_through_a_hundred_market_actions() -> None:
    chance = random.Random(7)
    view = Table().view()
    for _ in range(100):
        table = Table().market(*[" ".join(row) for row in view["table"]["market"]], slide=view["table"]["slide"])
        view = table.play(0, chance.choice(table.options(0, "take"))).view()
        assert _marbles(view) == MARBLES


def _marbles(view: MastersView) -> Counter[str]:
    """The marbles of tray and slide."""
    return Counter([*(marble for row in view["table"]["market"] for marble in row), view["table"]["slide"]])


@pytest.mark.rule("MAS-008")
@pytest.mark.parametrize(
    ("marble", "resource"),
    [("blue", "shields"), ("grey", "stones"), ("yellow", "coins"), ("purple", "servants")],
)
def test_a_coloured_marble_gives_one_resource(marble: str, resource: str) -> None:
    one = Table().market(f"{marble} white white white").play(0, "take:column.1", f"store:{resource}.1")
    assert one.in_depots(0) == goods(**{resource: 1})
    three = Table().market(f"{marble} {marble} {marble} white").play(0, "take:row.1", f"store:{resource}.3")
    assert three.in_depots(0) == goods(**{resource: 3})
    assert one.spaces() == three.spaces() == [0, 0]


@pytest.mark.rule("MAS-008")
@pytest.mark.parametrize(("marble", "faith"), [("red", 1), ("white", 0)])
def test_red_gives_one_faith_and_white_gives_nothing(marble: str, faith: int) -> None:
    table = Table().market(f"{marble} white white white").play(0, "take:column.1")
    assert table.kind() == "end"
    assert table.spaces() == [faith, 0]
    assert table.owned(0) == goods()


@pytest.mark.rule("MAS-009")
def test_the_faith_track_is_a_path_of_25_spaces() -> None:
    track = printed("faith_track")
    assert [space["space"] for space in track["spaces"]] == list(range(25))
    assert (track["start_space"], LAST_SPACE, len(FAITH_POINTS)) == (0, 24, 25)
    path = [(space["column"], space["row"]) for space in track["spaces"]]
    assert len(set(path)) == 25
    assert all(0 <= column < 19 and 0 <= row < 3 for column, row in path)
    steps = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in pairwise(path)]
    assert steps == [1] * 24


@pytest.mark.rule("MAS-010")
def test_the_vatican_sections_lie_where_they_are_printed() -> None:
    assert [(s.first, s.pope, s.victory_points) for s in SECTIONS] == [(5, 8, 2), (12, 16, 3), (19, 24, 4)]
    spaces = printed("faith_track")["spaces"]
    marked = {n: [s["space"] for s in spaces if s["section"] == f"masters.vatican.{n}"] for n in (1, 2, 3)}
    assert marked == {1: [5, 6, 7, 8], 2: [12, 13, 14, 15, 16], 3: [19, 20, 21, 22, 23, 24]}
    assert [space["space"] for space in spaces if space["pope"]] == [8, 16, 24]


@pytest.mark.rule("MAS-011")
def test_eight_spaces_of_the_faith_track_show_victory_points() -> None:
    totals = {3: 1, 6: 2, 9: 4, 12: 6, 15: 9, 18: 12, 21: 16, 24: 20}
    spaces = printed("faith_track")["spaces"]
    assert {space["space"]: space["victory_points"] for space in spaces if space["victory_points"]} == totals
    assert {space: Table().faith(space).board(0)["points"]["faith"] for space in totals} == totals


@pytest.mark.rule("MAS-012")
def test_a_board_has_three_slots_three_depots_a_strongbox_and_a_faith_track() -> None:
    board = Table().board(0)
    assert board["slots"] == [[], [], []]
    assert board["depots"] == [{"resource": "", "count": 0, "size": size} for size in (3, 2, 1)]
    assert board["strongbox"] == goods()
    assert board["faith"] == 0
    assert printed("setup")["player_board"]["warehouse_depots"] == [1, 2, 3]


@pytest.mark.rule("MAS-012")
def test_the_depots_have_room_for_three_two_and_one() -> None:
    table = Table().depots(0, coins=2, stones=1).market("yellow grey purple white")
    table.play(0, "take:row.1", "store:coins.1+stones.1+servants.1")
    assert [(depot["resource"], depot["count"]) for depot in table.board(0)["depots"]] == [
        ("coins", 3),
        ("stones", 2),
        ("servants", 1),
    ]


@pytest.mark.rule("MAS-012")
@pytest.mark.parametrize("marble", ["yellow", "grey", "purple", "blue"])
def test_the_depots_have_room_for_no_more_than_six(marble: str) -> None:
    table = Table().depots(0, coins=3, stones=2, servants=1).market(f"{marble} white white white")
    table.play(0, "take:column.1")
    assert table.in_depots(0) == goods(coins=3, stones=2, servants=1)
    assert table.spaces() == [0, 1]


@pytest.mark.rule("MAS-012")
def test_a_board_without_cards_has_one_power_the_basic_one() -> None:
    assert Table().strongbox(0, coins=9, stones=9, servants=9, shields=9).options(0, "produce") == ["produce:basic"]


@pytest.mark.rule("MAS-013")
def test_there_are_seven_solo_tokens() -> None:
    pieces = [TOKENS[kind] for kind in TOKEN_STACK]
    kinds = sorted((COLOURS[t.colour] if t.count else "", t.count, t.spaces, t.reshuffle) for t in pieces)
    discards = [(colour, 2, 0, False) for colour in ("blue", "green", "purple", "yellow")]
    assert kinds == [("", 0, 1, True), ("", 0, 2, False), ("", 0, 2, False), *discards]


@pytest.mark.rule("MAS-014")
def test_the_box_holds_64_resources_six_tiles_an_inkwell_and_a_cross() -> None:
    supply = printed("setup")["supply"]
    assert {resource: supply[resource] for resource in RESOURCES} == goods(coins=16, stones=16, servants=16, shields=16)
    assert supply["triple_tiles"] == 6
    assert masters(finish_setup(new_match(4))).first in range(4)
    assert Table(seats=1).view()["table"]["solo"] == {
        "outcome": "",
        "cross": 0,
        "token": "",
        "revealed": [],
        "removed": [],
    }


@pytest.mark.rule("MAS-015")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_can_play(seats: int) -> None:
    match = finish_setup(new_match(seats))
    assert len(masters(match).players) == seats
    assert [decision.kind for decision in match.pending] == ["turn"]


@pytest.mark.rule("MAS-015")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_and_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetting):
        new_match(seats)
