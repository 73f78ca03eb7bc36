"""The end of the game in points and who wins (checklist: final scoring)."""

from __future__ import annotations

import pytest

from tests.lorenzo.table import Table, finish_setup, goods, new_match
from tests.position import play_on

TERRITORIES = ["commercial_hub", "woods", "village", "gravel_pit", "forest", "monastery"]
CHARACTERS = ["warlord", "dame", "knight", "farmer", "artisan", "preacher"]
BUILDINGS = ["mint", "theater", "chapel", "residence", "treasury", "bank"]


def ending(seats: int = 2) -> Table:
    """The last round is about to end; nobody has anything until a test says otherwise."""
    return Table(seats=seats).round(6).end_of_round()


def military(*amounts: int) -> list[int]:
    """The points each seat scores for military, having so much of it."""
    table = ending(len(amounts))
    for seat, amount in enumerate(amounts):
        table.goods(seat, military=amount)
    return [table.score(seat).parts["military"] for seat in range(len(amounts))]


def ranks(table: Table) -> list[int]:
    return [table.score(seat).rank for seat in range(table.seats)]


@pytest.mark.rule("LOR-226")
def test_scoring_follows_the_end_of_round_6() -> None:
    table = Table(seats=2).round(6).report()
    assert table.over()
    kinds = [kind for kind, _, _ in table.happened()]
    last = kinds[kinds.index("removed") :]
    assert last == ["removed", "order", "home", "score", "score", "over"]
    assert kinds.index("report") < kinds.index("removed")
    assert table.view()["table"]["phase"] == "over"


@pytest.mark.rule("LOR-226")
@pytest.mark.parametrize("round", range(1, 6))
def test_there_is_no_scoring_after_another_round(round: int) -> None:
    table = Table(seats=2).round(round).end_of_round()
    assert not table.over()
    assert table.view()["table"]["round"] == round + 1
    assert table.happened("score", "over") == []


@pytest.mark.rule("LOR-226")
def test_a_whole_match_is_scored_once_after_six_rounds() -> None:
    match = finish_setup(new_match(3, advanced=False))
    kinds = [event.kind for event in match.opening.events]
    for events in play_on(match, 6):
        kinds += [event.kind for event in events]
    assert kinds.count("round") == 6
    assert kinds[-4:] == ["score", "score", "score", "over"]
    assert kinds.count("score") == 3


@pytest.mark.rule("LOR-227")
@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 0, 0, 1, 4, 10, 20])))
def test_territories_score_by_number(count: int, points: int) -> None:
    table = ending().cards(0, *TERRITORIES[:count])
    assert table.score(0).parts["territories"] == points
    assert table.score(0).total == table.score(1).total + points


@pytest.mark.rule("LOR-228")
@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 21])))
def test_characters_score_by_number(count: int, points: int) -> None:
    table = ending().cards(0, *CHARACTERS[:count])
    assert table.score(0).parts["characters"] == points
    assert table.score(0).total == table.score(1).total + points


@pytest.mark.rule("LOR-229")
def test_ventures_score_what_is_printed_on_them() -> None:
    table = ending().cards(0, "hiring_recruits", "sacred_war", "support_to_the_pope")
    assert table.score(0).parts["ventures"] == 4 + 8 + 10
    assert table.score(0).total == table.score(1).total + 22


@pytest.mark.rule("LOR-230")
@pytest.mark.parametrize("count", [1, 6])
def test_buildings_score_nothing_by_number(count: int) -> None:
    table = ending().cards(0, *BUILDINGS[:count])
    assert len(table.board(0)["buildings"]) == count
    assert table.score(0).parts == table.score(1).parts


@pytest.mark.rule("LOR-231")
def test_most_military_scores_5_and_the_second_2() -> None:
    assert military(10, 7, 3) == [5, 2, 0]
    assert military(3, 10, 7) == [0, 5, 2]


@pytest.mark.rule("LOR-232")
def test_a_tie_for_most_military_leaves_no_second() -> None:
    assert military(10, 10, 7, 3) == [5, 5, 0, 0]
    assert military(10, 7, 10, 10) == [5, 0, 5, 5]


@pytest.mark.rule("LOR-233")
def test_a_tie_for_second_military_gives_2_to_all_tied() -> None:
    assert military(10, 7, 7, 3) == [5, 2, 2, 0]
    assert military(7, 7, 10, 7) == [2, 2, 5, 2]


@pytest.mark.rule("LOR-234")
def test_the_second_of_two_players_scores_military_too() -> None:
    assert military(5, 3) == [5, 2]


@pytest.mark.rule("LOR-235")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [((0, 0), [5, 5]), ((0, 0, 0, 0), [5, 5, 5, 5]), ((1, 0, 0), [5, 2, 2]), ((4, 2, 0), [5, 2, 0])],
)
def test_players_without_military_are_ranked_too(amounts: tuple[int, ...], points: list[int]) -> None:
    assert military(*amounts) == points


@pytest.mark.rule("LOR-236")
def test_military_stops_at_25() -> None:
    table = Table().goods(0, coins=2, military=24).floor("character.1", "warlord")
    table.place(0, "black", "character.1")
    assert table.owned(0) == goods(military=25)


@pytest.mark.rule("LOR-236")
def test_military_on_the_last_step_stays_there() -> None:
    table = Table().goods(0, military=25).place(0, "black", "market.3")
    assert table.owned(0) == goods(coins=2, military=25)


@pytest.mark.rule("LOR-237")
def test_resources_score_together_a_point_for_every_five() -> None:
    table = ending().goods(0, wood=3, stone=1, coins=4, servants=2)
    assert table.score(0).parts["resources"] == 2


@pytest.mark.rule("LOR-237")
@pytest.mark.parametrize("kind", ["wood", "stone", "coins", "servants"])
def test_one_resource_less_is_one_point_less(kind: str) -> None:
    amounts = {"wood": 3, "stone": 1, "coins": 4, "servants": 2}
    table = ending().goods(0, **{**amounts, kind: amounts[kind] - 1})
    assert table.score(0).parts["resources"] == 1


@pytest.mark.rule("LOR-238")
@pytest.mark.parametrize("kind", ["military", "faith", "victory_points"])
def test_points_are_no_resources(kind: str) -> None:
    table = ending().goods(0, coins=1, wood=1, stone=1, servants=1, **{kind: 10})
    assert table.score(0).parts["resources"] == 0


@pytest.mark.rule("LOR-239")
def test_the_score_is_the_track_and_five_categories() -> None:
    table = ending().goods(0, victory_points=30, military=3, coins=5, wood=4, stone=3, servants=1)
    table.cards(0, *TERRITORIES[:4], *CHARACTERS[:3], "repairing_the_church", "hiring_recruits")
    assert table.score(0).total == 30 + 4 + 6 + 9 + 5 + 2 == 56
    assert table.happened("score")[0] == ("score", 0, (56,))


@pytest.mark.rule("LOR-240")
def test_the_highest_score_wins() -> None:
    table = ending(4)
    for seat, points in list(enumerate([10, 30, 20, 40])):
        table.goods(seat, victory_points=points)
    assert table.over()
    assert [table.score(seat).total for seat in range(4)] == [15, 35, 25, 45]
    assert ranks(table) == [4, 2, 3, 1]


@pytest.mark.rule("LOR-240")
def test_categories_can_overtake_the_track() -> None:
    table = ending().goods(0, victory_points=19).cards(1, *TERRITORIES)
    assert [table.score(seat).total for seat in range(2)] == [24, 25]
    assert ranks(table) == [2, 1]


@pytest.mark.rule("LOR-241")
def test_a_tie_goes_to_the_player_further_ahead_in_the_turn_order() -> None:
    table = ending(3).order(1, 2, 0)
    assert len({table.score(seat).total for seat in range(3)}) == 1
    assert ranks(table) == [3, 1, 2]
    assert [table.score(seat).tie for seat in range(3)] == [0, 2, 1]
    assert table.ties() == ["Level on points, so the turn order decides: Seat 2, Seat 3 and Seat 1."]


@pytest.mark.rule("LOR-241")
def test_the_council_palace_of_round_6_decides_a_tie() -> None:
    table = ending(3).order(1, 2, 0).stands(0, "neutral", "council.1").stands(2, "black", "council.1")
    assert [place["seat"] for place in table.view()["table"]["order"]] == [0, 2, 1]
    assert ranks(table) == [1, 3, 2]
    assert table.ties() == ["Level on points, so the turn order decides: Seat 1, Seat 3 and Seat 2."]


@pytest.mark.rule("LOR-241")
def test_the_turn_order_decides_nothing_without_a_tie() -> None:
    table = ending().goods(1, victory_points=1).stands(0, "black", "council.1")
    assert ranks(table) == [2, 1]
    assert table.ties() == []


@pytest.mark.rule("LOR-242")
def test_victory_points_are_not_limited() -> None:
    table = Table().goods(0, wood=1, stone=3, victory_points=98).floor("building.1", "mint")
    table.place(0, "black", "building.1")
    assert table.owned(0) == goods(victory_points=103)


@pytest.mark.rule("LOR-242")
def test_a_score_is_not_limited_either() -> None:
    table = ending().goods(0, victory_points=250)
    assert table.score(0).total == 255


@pytest.mark.rule("LOR-243")
@pytest.mark.parametrize(
    ("tile", "amounts"),
    [("lose_per_resource", goods(coins=20)), ("lose_per_military", goods(military=25))],
)
def test_losses_end_at_0(tile: str, amounts: dict[str, int]) -> None:
    table = ending().goods(0, **amounts).goods(1, military=1).excommunicated(0, tile)
    assert table.score(0).total == 0
    assert table.happened("score")[0] == ("score", 0, (0,))


@pytest.mark.rule("LOR-243")
def test_losses_of_building_costs_end_at_0() -> None:
    table = ending().cards(0, "cathedral", "garden").excommunicated(0, "lose_per_building_cost")
    assert table.score(0).total == 0
