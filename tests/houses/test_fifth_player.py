"""A fifth player, and what changes at a table of five (checklist part 2)."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo import GAME
from signoria.kernel.core import BadSetting, Seat
from signoria.kernel.match import Match
from tests.houses.bidding import order_of
from tests.houses.table import Table, finish_setup, goods, new_match, printed, stocked
from tests.lorenzo.table import view_of
from tests.position import play_on

A, B, C, D, E = 0, 1, 2, 3, 4
FIFTH_TILE = printed("bonus_tiles")["tiles"][0]
LARGE = ["harvest.2", "production.2"]
FOUR_ONLY = ["market.3", "market.4"]
MEMBERS = ["black", "white", "orange", "neutral"]


@pytest.mark.rule("HOU-019")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(seats: int) -> None:
    assert len(view_of(new_match(seats))["boards"]) == seats


@pytest.mark.rule("HOU-019")
@pytest.mark.parametrize("seats", [1, 6])
def test_one_or_six_cannot(seats: int) -> None:
    with pytest.raises(BadSetting):
        GAME.complete({"seats": seats, "houses": True})


@pytest.mark.rule("HOU-019")
@pytest.mark.parametrize("advanced", [True, False])
def test_without_the_expansion_five_cannot_play(advanced: bool) -> None:
    with pytest.raises(BadSetting) as refusal:
        GAME.complete({"seats": 5, "advanced": advanced})
    assert refusal.value.rule == "HOU-019"


@pytest.mark.rule("HOU-020")
def test_the_fifth_player_starts_like_the_others_but_for_coins() -> None:
    match = new_match(5)
    boards: list[dict[str, Any]] = [dict(view_of(match)["boards"][seat]) for seat in order_of(match)]
    assert [board.pop("resources")["coins"] for board in boards] == [0, 1, 2, 3, 4]
    assert boards == [boards[0]] * 5
    assert order_of(match).count(E) == 1


@pytest.mark.rule("HOU-020")
@pytest.mark.parametrize("seat", [A, E])
def test_the_fifth_player_has_four_members_and_three_cubes_like_any_other(seat: Seat) -> None:
    tiles = ("fewer_military", "no_market", "no_character_scoring")
    table = Table(seats=5).dice(2, 3, 6).excommunicated(seat, *tiles)
    table.goods(seat, military=1, faith=2, victory_points=3)
    assert table.members(seat) == {"black": 2, "white": 3, "orange": 6, "neutral": 0}
    board = table.board(seat)
    assert board["excommunications"] == list(tiles)
    assert (board["military"], board["faith"], board["victory_points"]) == (1, 2, 3)


@pytest.mark.rule("HOU-021")
@pytest.mark.parametrize("space", [*LARGE, *FOUR_ONLY])
def test_no_space_is_covered_with_five_players(space: str) -> None:
    assert Table(seats=5).may_place(A, "black", space)


@pytest.mark.rule("HOU-022")
@pytest.mark.parametrize(
    ("seats", "open", "covered", "rule"),
    [(2, [], [*LARGE, *FOUR_ONLY], "LOR-014"), (3, LARGE, FOUR_ONLY, "LOR-015"), (4, [*LARGE, *FOUR_ONLY], [], "")],
)
def test_fewer_players_have_the_covering_tiles_of_the_base_game(
    seats: int, open: list[str], covered: list[str], rule: str
) -> None:
    table = Table(seats=seats)
    assert [table.may_place(A, "black", space) for space in open] == [True] * len(open)
    assert [table.refused(A, f"place:black:{space}") for space in covered] == [rule] * len(covered)


@pytest.mark.rule("HOU-023")
@pytest.mark.parametrize("area", ["harvest", "production"])
def test_the_fifth_bonus_tile_gives_what_it_shows(area: str) -> None:
    assert FIFTH_TILE["side"] == "advanced"
    assert FIFTH_TILE[area]["activation_value"] == 1
    (effect,) = FIFTH_TILE[area]["effects"]
    table = Table(seats=5).bonus_tile(A, FIFTH_TILE["id"]).dice(1, 1, 1).place(A, "black", f"{area}.1")
    assert table.owned(A) == goods(**effect["resources"])


@pytest.mark.rule("HOU-023")
@pytest.mark.parametrize("seat", range(5))
def test_its_basic_side_is_that_of_all_others(seat: Seat) -> None:
    order = [seat, *[other for other in range(5) if other != seat]]
    harvest = Table(seats=5).dice(1, 1, 1).order(*order).place(seat, "black", "harvest.1")
    assert harvest.owned(seat) == goods(wood=1, stone=1, servants=1)
    production = Table(seats=5).dice(1, 1, 1).order(*order).place(seat, "black", "production.1")
    assert production.owned(seat) == goods(coins=2, military=1)


def choices_of_tiles(match: Match) -> list[tuple[Seat, int]]:
    """Who is asked for a bonus tile, and among how many."""
    choices = []
    while match.pending[0].kind == "tile":
        decision = match.pending[0]
        choices.append((decision.seat, len(decision.options)))
        match.choose(decision.seat, decision.options[-1].code)
    return choices


@pytest.mark.rule("HOU-024")
def test_five_players_pick_bonus_tiles_in_reverse_turn_order_and_the_first_gets_the_last() -> None:
    match = new_match(5)
    order = order_of(match)
    offered = set(view_of(match)["table"]["bonus_tiles"])
    assert len(offered) == 5
    assert choices_of_tiles(match) == list(zip(reversed(order[1:]), [5, 4, 3, 2], strict=True))
    chosen = [view_of(match)["boards"][seat]["bonus_tile"] for seat in order]
    assert set(chosen) == offered
    assert chosen[0] == (offered - set(chosen[1:])).pop()


@pytest.mark.rule("HOU-025")
@pytest.mark.parametrize(("seats", "sizes"), [(2, [5, 4]), (3, [5, 4, 3]), (4, [5, 4, 3, 2])])
def test_all_five_bonus_tiles_are_on_offer_at_every_table(seats: int, sizes: list[int]) -> None:
    match = new_match(seats)
    assert FIFTH_TILE["id"] in view_of(match)["table"]["bonus_tiles"]
    assert choices_of_tiles(match) == list(zip(reversed(order_of(match)), sizes, strict=True))


@pytest.mark.rule("HOU-026")
def test_five_players_share_four_cards_a_tower_and_round() -> None:
    match = new_match(5)
    deck_sizes: list[list[int]] = []
    for events in play_on(match, 26):
        if "dice" in [event.kind for event in events]:
            view = view_of(match)
            assert all(floor["card"] for row in view["table"]["towers"] for floor in row)
            deck_sizes.append([deck["count"] for deck in view["table"]["decks"]])
    assert deck_sizes == [[count] * 5 for count in (20, 16, 12, 8, 4, 0)]


@pytest.mark.rule("HOU-027")
def test_a_round_of_five_players_has_twenty_placements_in_turn_order() -> None:
    table = Table(seats=5)
    order = [C, A, E, B, D]
    for seat in order:
        table.goods(seat, servants=1)
    stocked(table.order(*order))
    for member in MEMBERS:
        for seat in order:
            table.place(seat, member, "council.1").play(seat, "privilege:coins", "end")
    assert [seat for _, seat, _ in table.happened("place")] == order * 4
    assert table.happened("round") == [("round", -1, (1,))]


@pytest.mark.rule("HOU-028")
def test_the_palace_forms_the_next_order_of_five() -> None:
    table = Table(seats=5).stands(D, "black", "council.1").stands(B, "white", "council.1")
    stocked(table).end_of_round()
    assert [place["seat"] for place in table.view()["table"]["order"]] == [D, B, A, C, E]
    assert table.pending() == [D]


@pytest.mark.rule("HOU-029")
def test_military_keeps_two_ranks_with_five_players() -> None:
    table = Table(seats=5).last_tokens()
    for seat, military in enumerate([9, 7, 7, 3, 1]):
        table.goods(seat, military=military)
    assert table.over()
    assert [table.score(seat).parts["military"] for seat in range(5)] == [5, 2, 2, 0, 0]


@pytest.mark.rule("HOU-020")
def test_the_fifth_player_takes_part_in_the_first_round() -> None:
    match = finish_setup(new_match(5))
    for board in view_of(match)["boards"]:
        assert [member["member"] for member in board["members"]][:4] == MEMBERS
