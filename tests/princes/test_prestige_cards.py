"""Prestige cards at the end: most, fewest and enough, ties, and each of the fourteen (PRI-219 to 229, 234 to 247)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.princes.table import CARDS, Table, printed

PRESTIGE = printed("prestige_cards")["cards"]
NAMES = [card["id"] for card in printed("professions")["professions"]]
#: What stands on the cards that compare: the feature, points alone and points when tied.
MOST = {
    "most_buildings": ("building", 6, 3),
    "most_landscapes": ("landscape", 7, 4),
    "most_forests": ("forest", 7, 4),
    "most_lakes": ("lake", 6, 3),
    "most_jesters": ("jester", 6, 3),
    "most_builders": ("builder", 6, 3),
    "most_parks": ("park", 5, 3),
    "most_works": ("work", 7, 4),
}
#: What the other cards ask for, and their points.
AT_LEAST = {
    "two_large_buildings": ({"large_building": 2}, 5),
    "all_landscape_types": ({"landscape_type": 3}, 8),
    "all_freedoms": ({"freedom": 3}, 8),
    "buildings_freedoms_works": ({"building": 4, "freedom": 2, "work": 4}, 6),
    "builder_jester_landscapes": ({"builder": 1, "jester": 1, "landscape": 2}, 7),
}
BUILDINGS = ("tower", "chapel", "studio", "theater", "library")
#: Pieces that leave so many cells of a grid empty when each lies where there is room.
LEAVING = {
    3: ("park", "library", "chapel", "theater", "workshop", "laboratory", "forest", "forest"),
    5: ("workshop", "forest", "library", "theater", "lake", "laboratory", "forest"),
    6: ("forest", "university", "studio", "laboratory", "park", "library", "forest"),
    8: ("park", "forest", "lake", "laboratory", "university", "lake", "forest"),
    9: ("laboratory", "forest", "university", "lake", "workshop", "lake"),
}


def placed(table: Table, seat: int, *pieces: str) -> Table:
    for piece in pieces:
        table.piece(seat, piece)
    return table


def give(table: Table, seat: int, feature: str, number: int) -> None:
    """Let a seat have so many of what a prestige card counts."""
    pieces = {
        "building": BUILDINGS,
        "large_building": ("university", "laboratory"),
        "landscape_type": ("forest", "lake", "park"),
        "landscape": ("park", "lake", "park", "lake"),
    }
    match feature:
        case "freedom":
            table.freedoms(seat, *("travel", "religion", "opinion")[:number])
        case "work":
            table.table(seat, *NAMES[7 * seat : 7 * seat + number])
        case "jester":
            table.jesters(seat, number)
        case "builder":
            table.builders(seat, number)
        case _:
            placed(table, seat, *pieces.get(feature, (feature,) * number)[:number])


def compared(feature: str, *numbers: int) -> Table:
    """The last round is over, and the seats have so many of a feature."""
    table = Table(3).round(7).end_of_round()
    for seat, number in enumerate(numbers):
        give(table, seat, feature, number)
    return table


def points_brought(table: Table, seat: int, card: str) -> int:
    """What a prestige card has brought its holder, by the log and by the board."""
    [points] = [args[1] for _, who, args in table.happened("prestige") if (who, args[0]) == (seat, CARDS[2][card])]
    assert table.board(seat)["points"]["prestige"] == points
    return points


@pytest.mark.rule("PRI-219")
def test_everybody_scores_the_own_cards_once_after_the_last_best_work() -> None:
    table = compared("jester", 1, 2).prestiges(0, "most_jesters").prestiges(1, "all_freedoms", "most_parks")
    table.best(0, 17)
    assert table.happened("best_work", "prestige") == [
        ("best_work", 1, (3,)),
        ("prestige", 0, (CARDS[2]["most_jesters"], 0)),
        ("prestige", 1, (CARDS[2]["all_freedoms"], 0)),
        ("prestige", 1, (CARDS[2]["most_parks"], 0)),
    ]
    assert [board["prestige"] for board in table.view()["boards"]] == [
        ["most_jesters"],
        ["all_freedoms", "most_parks"],
        [],
    ]
    assert table.over()


@pytest.mark.rule("PRI-219")
def test_no_prestige_card_is_scored_before_the_end_of_round_7() -> None:
    table = Table(3).round(6).jesters(0, 1).prestiges(0, "most_jesters").end_of_round()
    assert table.happened("prestige") == []
    assert table.board(0)["points"] == {"fame": 0, "prestige": 0}


@pytest.mark.rule("PRI-220")
@pytest.mark.parametrize(("card", "feature", "points"), [(card, most[0], most[1]) for card, most in MOST.items()])
def test_having_most_alone_brings_the_full_points(card: str, feature: str, points: int) -> None:
    assert points_brought(compared(feature, 2, 1, 0).prestiges(0, card), 0, card) == points


@pytest.mark.rule("PRI-220")
def test_bob_has_more_buildings_than_anybody() -> None:
    assert points_brought(compared("building", 3, 4, 3).prestiges(1, "most_buildings"), 1, "most_buildings") == 6


@pytest.mark.rule("PRI-221")
@pytest.mark.parametrize(("card", "feature", "points"), [(card, most[0], most[2]) for card, most in MOST.items()])
def test_a_tie_for_the_most_brings_the_lower_points(card: str, feature: str, points: int) -> None:
    assert points_brought(compared(feature, 2, 1, 2).prestiges(0, card), 0, card) == points


@pytest.mark.rule("PRI-221")
def test_bob_and_chris_have_equally_many_buildings() -> None:
    assert points_brought(compared("building", 3, 4, 4).prestiges(1, "most_buildings"), 1, "most_buildings") == 3


@pytest.mark.rule("PRI-221")
def test_the_points_of_a_tie_are_half_rounded_up_on_all_cards() -> None:
    half = {8: 4, 7: 4, 6: 3, 5: 3}
    comparing = [card for card in PRESTIGE if card["kind"] != "at_least"]
    assert len(comparing) == 9
    assert [card["tie_points"] for card in comparing] == [half[card["points"]] for card in comparing]
    assert {card["id"]: (card["feature"], card["points"], card["tie_points"]) for card in comparing} == {
        **MOST,
        "fewest_empty_spaces": ("empty_space", 8, 4),
    }


@pytest.mark.rule("PRI-222")
@pytest.mark.parametrize(("card", "feature"), [(card, most[0]) for card, most in MOST.items()])
def test_nothing_if_somebody_has_more(card: str, feature: str) -> None:
    assert points_brought(compared(feature, 1, 2, 0).prestiges(0, card), 0, card) == 0


@pytest.mark.rule("PRI-222")
def test_chris_has_more_buildings_than_bob() -> None:
    assert points_brought(compared("building", 3, 4, 5).prestiges(1, "most_buildings"), 1, "most_buildings") == 0


@pytest.mark.rule("PRI-223")
def test_in_a_tie_only_the_holder_scores() -> None:
    table = compared("building", 3, 4, 4).prestiges(1, "most_buildings")
    assert [table.score(seat).total for seat in range(3)] == [0, 3, 0]


@pytest.mark.rule("PRI-224")
@pytest.mark.parametrize(("card", "feature"), [(card, most[0]) for card, most in MOST.items()])
def test_most_of_nothing_brings_nothing(card: str, feature: str) -> None:
    assert points_brought(compared(feature, 0, 0, 0).prestiges(0, card), 0, card) == 0


def leaving(*empty: int) -> Table:
    """The last round is over, and the seats have so many empty cells."""
    table = Table(3).round(7).end_of_round()
    for seat, number in enumerate(empty):
        placed(table, seat, *LEAVING[number])
    return table.prestiges(0, "fewest_empty_spaces")


def empty_cells(table: Table, seat: int) -> int:
    return sum(cell == "" for row in table.board(seat)["grid"] for cell in row)


@pytest.mark.rule("PRI-225")
@pytest.mark.parametrize(("empty", "points"), [((5, 8, 9), 8), ((5, 5, 9), 4), ((6, 5, 9), 0)])
def test_fewest_empty_spaces_compares_the_other_way(empty: tuple[int, ...], points: int) -> None:
    table = leaving(*empty)
    assert tuple(empty_cells(table, seat) for seat in range(3)) == empty
    assert points_brought(table, 0, "fewest_empty_spaces") == points


@pytest.mark.rule("PRI-225")
def test_the_cells_of_the_palazzo_are_not_empty() -> None:
    table = Table(3).round(7).prestiges(0, "fewest_empty_spaces").end_of_round()
    assert empty_cells(table, 0) == 49 - 6
    assert points_brought(table, 0, "fewest_empty_spaces") == 4


@pytest.mark.rule("PRI-226")
@pytest.mark.parametrize("card", AT_LEAST)
def test_a_card_that_asks_for_enough_pays_in_full_whatever_others_have(card: str) -> None:
    needs, points = AT_LEAST[card]
    table = Table(4).round(7).end_of_round().prestiges(0, card)
    for feature, number in needs.items():
        give(table, 0, feature, number)
        give(table, 1, feature, number)
    assert points_brought(table, 0, card) == points


@pytest.mark.rule("PRI-226")
@pytest.mark.parametrize(
    ("card", "missing"), [(card, feature) for card, (needs, _) in AT_LEAST.items() for feature in needs]
)
def test_a_card_that_asks_for_enough_pays_nothing_if_one_thing_is_missing(card: str, missing: str) -> None:
    table = Table(4).round(7).end_of_round().prestiges(0, card)
    for feature, number in AT_LEAST[card][0].items():
        give(table, 0, feature, number - (feature == missing))
    assert points_brought(table, 0, card) == 0


@pytest.mark.rule("PRI-226")
def test_the_cards_ask_for_what_is_printed_on_them() -> None:
    asking = [card for card in PRESTIGE if card["kind"] == "at_least"]
    assert {card["id"]: (card["requirements"], card["points"]) for card in asking} == AT_LEAST
    assert len(PRESTIGE) == len(MOST) + len(AT_LEAST) + 1 == 14


@pytest.mark.rule("PRI-227")
def test_the_same_things_may_count_for_several_cards() -> None:
    table = compared("forest", 3, 0, 0).prestiges(0, "most_forests", "most_landscapes")
    assert [args[1] for _, _, args in table.happened("prestige")] == [7, 7]
    assert table.score(0).parts == {"fame": 0, "prestige": 14}


@pytest.mark.rule("PRI-228")
@pytest.mark.parametrize(("rival", "points"), [(4, 7), (5, 4), (6, 0)])
def test_works_are_the_professions_and_recruiting_cards_on_the_table(rival: int, points: int) -> None:
    table = Table(3).round(7).end_of_round().prestiges(0, "most_works")
    table.table(0, *NAMES[:4], "recruiting_card").hand(0, NAMES[4]).table(1, *NAMES[5 : 5 + rival])
    assert points_brought(table, 0, "most_works") == points


@pytest.mark.rule("PRI-229")
@pytest.mark.parametrize(("works", "points"), [((), 7), (("work:mathematician", "exchange:0"), 4)])
def test_a_profession_recruited_away_leaves_a_work_behind(works: tuple[str, ...], points: int) -> None:
    table = Table(3).round(7).starts(1).prestiges(0, "most_works").table(0, *NAMES[:4]).table(1, *NAMES[7:10])
    table.recruiting(1).jesters(1, 7).actions()
    table.play(1, "recruit:mathematician", *works, "end").play(2, "end")
    assert table.board(0)["table"] == ["recruiting_card", *NAMES[1:4]]
    table.play(0, "end")
    assert points_brought(table, 0, "most_works") == points


def sample_player(card: str) -> Table:
    """The principality of the rulebook's sample at the end of the game, with one prestige card."""
    table = Table(3).round(7).builders(0, 2).freedoms(0, "travel", "opinion").prestiges(0, card)
    placed(table, 0, "lake", "workshop", "opera", "chapel", "university", "forest", "forest", "tower")
    return table.table(0, *NAMES[:4], "recruiting_card").hand(0, NAMES[4]).end_of_round()


#: Each card with its row, what it brings the sample player, and what the opponents have then.
SAMPLES: dict[str, tuple[str, int, Callable[[Table], object]]] = {
    "most_buildings": ("PRI-234", 3, lambda table: placed(table, 1, *BUILDINGS)),
    "two_large_buildings": ("PRI-235", 5, lambda table: placed(table, 1, "university", "workshop")),
    "fewest_empty_spaces": ("PRI-236", 0, lambda table: placed(table, 1, *LEAVING[3])),
    "all_landscape_types": ("PRI-237", 0, lambda table: placed(table, 1, "forest", "lake")),
    "most_landscapes": ("PRI-238", 4, lambda table: placed(table, 1, "park", "park", "forest")),
    "most_forests": ("PRI-239", 7, lambda table: placed(table, 1, "forest", "lake")),
    "most_lakes": ("PRI-240", 3, lambda table: placed(placed(table, 1, "lake"), 2, "lake")),
    "all_freedoms": ("PRI-241", 0, lambda table: table.freedoms(1, "travel")),
    "buildings_freedoms_works": ("PRI-242", 6, lambda table: placed(table, 1, *BUILDINGS)),
    "most_jesters": ("PRI-243", 0, lambda table: table),
    "most_builders": ("PRI-244", 6, lambda table: table.builders(1, 1)),
    "most_parks": ("PRI-245", 0, lambda table: table),
    "builder_jester_landscapes": ("PRI-246", 0, lambda table: table.jesters(1, 2)),
    "most_works": ("PRI-247", 4, lambda table: table.table(1, *NAMES[5:10])),
}


@pytest.mark.parametrize(
    ("card", "points"),
    [pytest.param(card, points, id=card, marks=pytest.mark.rule(row)) for card, (row, points, _) in SAMPLES.items()],
)
def test_each_prestige_card_brings_what_the_sample_says(card: str, points: int) -> None:
    table = sample_player(card)
    SAMPLES[card][2](table)
    assert points_brought(table, 0, card) == points
    assert [table.score(seat).total for seat in range(3)] == [points, 0, 0]


def test_the_samples_are_those_printed() -> None:
    assert {card: points for card, (_, points, _) in SAMPLES.items()} == {
        card["id"]: card["sample_value"] for card in PRESTIGE
    }


@pytest.mark.rule("PRI-236")
def test_the_sample_player_has_four_empty_cells() -> None:
    table = sample_player("fewest_empty_spaces")
    assert empty_cells(table, 0) == 4
    assert points_brought(table, 0, "fewest_empty_spaces") == 8


@pytest.mark.rule("PRI-243")
def test_one_jester_of_an_opponent_changes_nothing_for_a_holder_without_any() -> None:
    table = sample_player("most_jesters").jesters(1, 1)
    assert points_brought(table, 0, "most_jesters") == 0
