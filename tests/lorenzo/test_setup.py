"""How a match is set up, at every number of players, and what everybody can see of it (checklist part 1)."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.games.lorenzo import GAME
from signoria.kernel.core import BadSetting, Seat
from signoria.kernel.match import Match
from tests.lorenzo.table import Table, finish_setup, goods, new_match, printed, view_of
from tests.position import names, play_on

SEEDS = [f"seed {number}" for number in range(100)]
TILES = {tile["id"]: tile["period"] for tile in printed("excommunication_tiles")["tiles"]}
SMALL = ["market.1", "market.2", "harvest.1", "production.1", "council.1"]
#: Spaces that are covered at smaller tables.
FOUR_ONLY = ["market.3", "market.4"]
LARGE = ["harvest.2", "production.2"]
LEADER_VERBS = {"keep", "play", "discard", "activate", "copy", "choose"}


def order_of(match: Match) -> list[Seat]:
    return [place["seat"] for place in view_of(match)["table"]["order"]]


@pytest.mark.rule("LOR-006", "LOR-007")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_two_wood_two_stone_three_servants_and_no_points(seats: int) -> None:
    for board in view_of(new_match(seats, advanced=False))["boards"]:
        resources = board["resources"]
        assert (resources["wood"], resources["stone"], resources["servants"]) == (2, 2, 3)
        assert (board["victory_points"], board["military"], board["faith"]) == (0, 0, 0)


@pytest.mark.rule("LOR-008")
def test_the_same_seed_gives_the_same_turn_order() -> None:
    for seed in SEEDS[:10]:
        assert order_of(new_match(4, seed=seed)) == order_of(new_match(4, seed=seed))


@pytest.mark.rule("LOR-008")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_can_come_first_and_last(seats: int) -> None:
    orders = [order_of(new_match(seats, advanced=False, seed=seed)) for seed in SEEDS]
    assert all(sorted(order) == list(range(seats)) for order in orders)
    for place in range(seats):
        assert Counter(order[place] for order in orders).keys() == set(range(seats))


@pytest.mark.rule("LOR-008")
def test_the_first_turn_is_that_of_the_first_in_order() -> None:
    for seed in SEEDS[:10]:
        match = finish_setup(new_match(4, seed=seed))
        assert [decision.seat for decision in match.pending] == order_of(match)[:1]


@pytest.mark.rule("LOR-009")
@pytest.mark.parametrize(("seats", "coins"), [(2, [5, 6]), (3, [5, 6, 7]), (4, [5, 6, 7, 8])])
def test_coins_follow_the_turn_order(seats: int, coins: list[int]) -> None:
    for seed in SEEDS[:10]:
        match = new_match(seats, advanced=False, seed=seed)
        boards = view_of(match)["boards"]
        assert [boards[seat]["resources"]["coins"] for seat in order_of(match)] == coins


@pytest.mark.rule("LOR-011")
def test_one_excommunication_tile_of_each_period_is_drawn_and_any_can_be() -> None:
    drawn = [[tile["tile"] for tile in view_of(new_match(2, seed=seed))["table"]["tiles"]] for seed in SEEDS]
    assert all([TILES[tile] for tile in tiles] == [1, 2, 3] for tiles in drawn)
    assert {tile for tiles in drawn for tile in tiles} == set(TILES)


@pytest.mark.rule("LOR-011")
def test_the_other_eighteen_tiles_never_appear() -> None:
    match = new_match(4)
    drawn = {tile["tile"] for tile in view_of(match)["table"]["tiles"]}
    for _ in play_on(match, 11):
        assert names(view_of(match)) & set(TILES) == drawn


@pytest.mark.rule("LOR-012")
@pytest.mark.parametrize("advanced", [False, True])
def test_everybody_knows_the_three_tiles_from_the_start(advanced: bool) -> None:
    match = new_match(4, advanced)
    tiles = [names(view_of(match, viewer)) & set(TILES) for viewer in (None, 0, 1, 2, 3)]
    assert len(tiles[0]) == 3
    assert tiles == [tiles[0]] * 5


def placements(match: Match) -> set[str]:
    """The spaces a member may be placed on now."""
    options = [option for decision in match.pending for option in decision.options]
    return {option.code.split(":")[2] for option in options if option.verb == "place"}


@pytest.mark.rule("LOR-014")
def test_two_players_have_two_market_spaces_and_no_large_ones() -> None:
    table = Table(seats=2)
    assert all(table.may_place(0, "black", space) for space in SMALL)
    for space in [*FOUR_ONLY, *LARGE]:
        assert table.refused(0, f"place:black:{space}") == "LOR-014"


@pytest.mark.rule("LOR-014")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_covered_spaces_are_never_offered_to_two(seed: int) -> None:
    match = new_match(2, seed=f"two {seed}")
    for _ in play_on(match, seed):
        assert not placements(match) & {*FOUR_ONLY, *LARGE}


@pytest.mark.rule("LOR-015")
def test_three_players_have_two_market_spaces_and_both_large_ones() -> None:
    table = Table(seats=3)
    assert all(table.may_place(0, "black", space) for space in [*SMALL, *LARGE])
    for space in FOUR_ONLY:
        assert table.refused(0, f"place:black:{space}") == "LOR-015"


@pytest.mark.rule("LOR-015")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_covered_spaces_are_never_offered_to_three(seed: int) -> None:
    match = new_match(3, seed=f"three {seed}")
    for _ in play_on(match, seed):
        assert not placements(match) & set(FOUR_ONLY)


@pytest.mark.rule("LOR-016")
def test_four_players_have_all_spaces() -> None:
    table = Table(seats=4)
    assert all(table.may_place(0, "black", space) for space in [*SMALL, *FOUR_ONLY, *LARGE])


@pytest.mark.rule("LOR-017")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_basic_bonus_tile_gives_everybody_the_same(seat: Seat) -> None:
    order = [seat, *[other for other in range(4) if other != seat]]
    harvest = Table().dice(1, 1, 1).order(*order).place(seat, "black", "harvest.1")
    assert harvest.owned(seat) == goods(wood=1, stone=1, servants=1)
    production = Table().dice(1, 1, 1).order(*order).place(seat, "black", "production.1")
    assert production.owned(seat) == goods(coins=2, military=1)


@pytest.mark.rule("LOR-018")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_basic_match_has_no_leaders_and_asks_for_none(seats: int) -> None:
    match = new_match(seats, advanced=False)
    leaders = {leader["id"] for leader in printed("leaders")["leaders"]}
    for _ in play_on(match, 18):
        for decision in match.pending:
            assert not {option.verb for option in decision.options} & LEADER_VERBS
        for viewer in (None, *range(seats)):
            assert not names(view_of(match, viewer)) & leaders


@pytest.mark.rule("LOR-018")
def test_leader_actions_are_refused_in_a_basic_match() -> None:
    table = Table().goods(0, wood=10)
    assert table.refused(0, "play:sandro_botticelli") != ""
    assert table.refused(0, "discard:sandro_botticelli") != ""


@pytest.mark.rule("LOR-019")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_supplies_tracks_cards_members_and_marks_are_open_to_all(viewer: Seat | None) -> None:
    table = Table().cards(1, "forest", "mint", "warlord", "hiring_recruits").excommunicated(1, "fewer_coins")
    table.goods(1, coins=1, wood=2, stone=3, servants=4, military=5, faith=6, victory_points=7)
    table.stands(1, "white", "harvest.1")
    view = table.view(viewer)
    board = view["boards"][1]
    assert board["resources"] == {"coins": 1, "wood": 2, "stone": 3, "servants": 4}
    assert (board["military"], board["faith"], board["victory_points"]) == (5, 6, 7)
    assert (board["territories"], board["buildings"]) == (["forest"], ["mint"])
    assert (board["characters"], board["ventures"]) == (["warlord"], ["hiring_recruits"])
    assert [member["member"] for member in board["members"]] == ["black", "orange", "neutral"]
    assert view["table"]["harvest"][0]["members"] == [{"seat": 1, "member": "white"}]
    assert board["excommunications"] == ["fewer_coins"]
    assert [tile["marked"] for tile in view["table"]["tiles"]] == [[{"seat": 1}], [], []]


@pytest.mark.rule("LOR-019")
def test_boards_look_the_same_to_all_throughout_a_match() -> None:
    match = new_match(3)
    for _ in play_on(match, 19):
        views = [view_of(match, viewer) for viewer in (None, 0, 1, 2)]
        for view in views:
            assert (view["table"], view["boards"]) == (views[0]["table"], views[0]["boards"])


@pytest.mark.rule("LOR-020")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_advanced_match_has_advanced_tiles_and_leaders_and_a_basic_one_neither(seats: int) -> None:
    advanced = view_of(finish_setup(new_match(seats, advanced=True)))["boards"]
    assert all(board["bonus_tile"].startswith("advanced") for board in advanced)
    assert [board["hand"] for board in advanced] == [4] * seats
    basic = view_of(finish_setup(new_match(seats, advanced=False)))["boards"]
    assert [board["bonus_tile"] for board in basic] == ["basic"] * seats
    assert [board["hand"] for board in basic] == [0] * seats


@pytest.mark.rule("LOR-020")
def test_leaders_and_advanced_tiles_cannot_be_had_one_without_the_other() -> None:
    expansion = ["houses", "leader_pool", "extra_pieces"]
    assert [setting.key for setting in GAME.settings] == ["seats", "advanced", "asked", *expansion, "rulings"]
    for half in ("leaders", "bonus_tiles"):
        with pytest.raises(BadSetting):
            GAME.complete({"seats": 2, "advanced": False, half: True})
