"""Setting up the advanced game: bonus tiles and the draft of leaders (checklist part 18)."""

from __future__ import annotations

import pytest

from signoria.kernel.core import Event, Seat
from signoria.kernel.match import Match
from tests.events import flat
from tests.lorenzo.table import LEADER, Table, finish_setup, goods, lorenzo, new_match, own, printed, view_of
from tests.position import names, play_on

TILES = ["advanced_1", "advanced_2", "advanced_3", "advanced_4"]
LEADERS = {leader["id"] for leader in printed("leaders")["leaders"]}
LEADER_NAMES = list(LEADER)
SEEDS = [f"draft {number}" for number in range(30)]
PRODUCTION = {
    "advanced_1": goods(coins=1, servants=2),
    "advanced_2": goods(coins=1, military=2),
    "advanced_3": goods(coins=2, servants=1),
    "advanced_4": goods(servants=1, military=2),
}
HARVEST = {
    "advanced_1": goods(wood=1, stone=1, military=1),
    "advanced_2": goods(wood=1, stone=1, servants=1),
    "advanced_3": goods(wood=1, stone=1, military=1),
    "advanced_4": goods(coins=1, wood=1, stone=1),
}


def order_of(match: Match) -> list[Seat]:
    return [place["seat"] for place in view_of(match)["table"]["order"]]


def offered(match: Match, seat: Seat) -> list[str]:
    """What a seat may choose now, without the verb."""
    decision = match.decision(seat)
    return [option.code.partition(":")[2] for option in decision.options] if decision else []


def pack(match: Match, seat: Seat) -> set[str]:
    return set(own(match, seat)["pack"])


def draft(seats: int, seed: str = "draft") -> Match:
    """A match whose bonus tiles have been chosen: the first pick is pending."""
    match = new_match(seats, seed=seed)
    while match.pending[0].kind == "tile":
        match.choose(match.pending[0].seat, match.pending[0].options[0].code)
    return match


def pick(match: Match, seat: Seat, place: int = 0) -> str:
    """A seat keeps a leader of its pack."""
    leader = offered(match, seat)[place]
    match.choose(seat, f"keep:{leader}")
    return leader


@pytest.mark.rule("LOR-244")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bonus_tiles_are_chosen_in_reverse_turn_order(seats: int) -> None:
    match = new_match(seats)
    events: list[Event] = []
    choosers = []
    while match.pending[0].kind == "tile":
        assert len(match.pending) == 1
        choosers.append(match.pending[0].seat)
        events += match.choose(choosers[-1], match.pending[0].options[0].code).events
    chosen = [event.seat for event in events if event.kind == "tile"]
    assert chosen == order_of(match)[::-1]
    assert choosers == chosen[:3]  # who comes fourth has no choice left


@pytest.mark.rule("LOR-244")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_the_four_tiles_are_offered_face_up(viewer: Seat | None) -> None:
    match = new_match(4)
    assert view_of(match, viewer)["table"]["bonus_tiles"] == TILES
    assert offered(match, order_of(match)[-1]) == TILES


@pytest.mark.rule("LOR-245")
def test_a_taken_tile_is_not_offered_again() -> None:
    match = new_match(4)
    first, second, third, fourth = order_of(match)
    match.choose(fourth, "tile:advanced_3")
    assert offered(match, third) == view_of(match)["table"]["bonus_tiles"] == ["advanced_1", "advanced_2", "advanced_4"]
    assert match.why_not(third, "tile:advanced_3") == "LOR-245"
    match.choose(third, "tile:advanced_1")
    assert offered(match, second) == ["advanced_2", "advanced_4"]
    match.choose(second, "tile:advanced_4")
    tiles = [view_of(match)["boards"][seat]["bonus_tile"] for seat in (first, second, third, fourth)]
    assert tiles == ["advanced_2", "advanced_4", "advanced_1", "advanced_3"]


@pytest.mark.rule("LOR-245")
@pytest.mark.parametrize("seats", [2, 3])
def test_tiles_nobody_chose_stay_unused(seats: int) -> None:
    match = finish_setup(new_match(seats))
    chosen = {board["bonus_tile"] for board in view_of(match)["boards"]}
    assert len(chosen) == seats
    for _ in play_on(match, 245):
        assert names(view_of(match)) & set(TILES) == chosen


@pytest.mark.rule("LOR-246")
@pytest.mark.parametrize("tile", TILES)
def test_an_advanced_tile_gives_what_it_shows_at_value_one(tile: str) -> None:
    production = Table(advanced=True).dice(1, 1, 1).bonus_tile(0, tile).place(0, "black", "production.1")
    assert production.owned(0) == PRODUCTION[tile]
    harvest = Table(advanced=True).dice(1, 1, 1).bonus_tile(0, tile).place(0, "black", "harvest.1")
    assert harvest.owned(0) == HARVEST[tile]


@pytest.mark.rule("LOR-247")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_four_leaders_and_none_comes_twice(seats: int) -> None:
    match = draft(seats)
    packs = [pack(match, seat) for seat in range(seats)]
    assert [len(dealt) for dealt in packs] == [4] * seats
    assert len(set().union(*packs)) == 4 * seats
    assert [set(offered(match, seat)) for seat in range(seats)] == packs


@pytest.mark.rule("LOR-247")
def test_leaders_are_dealt_at_random() -> None:
    packs = [frozenset(pack(draft(2, seed), 0)) for seed in SEEDS]
    assert len(set(packs)) == len(SEEDS)
    assert set().union(*packs) == LEADERS


@pytest.mark.rule("LOR-247")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_leaders_that_are_not_dealt_never_appear(seats: int) -> None:
    match = draft(seats)
    dealt = set().union(*[pack(match, seat) for seat in range(seats)])
    for _ in play_on(match, 247):
        for viewer in (None, *range(seats)):
            assert names(view_of(match, viewer)) & LEADERS <= dealt
    assert {LEADER_NAMES[leader] for leader in lorenzo(match).leaders} == LEADERS - dealt


@pytest.mark.rule("LOR-248")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_keeps_one_and_passes_the_rest_until_all_have_four(seats: int) -> None:
    match = draft(seats)
    for size in (4, 3, 2):
        assert [len(pack(match, seat)) for seat in range(seats)] == [size] * seats
        assert [len(own(match, seat)["hand"]) for seat in range(seats)] == [4 - size] * seats
        leaders = [pick(match, seat) for seat in range(seats)]
        assert all(leaders[seat] in own(match, seat)["hand"] for seat in range(seats))
    hands = [set(own(match, seat)["hand"]) for seat in range(seats)]
    assert [len(hand) for hand in hands] == [4] * seats
    assert len(set().union(*hands)) == 4 * seats
    assert [pack(match, seat) for seat in range(seats)] == [set()] * seats


@pytest.mark.rule("LOR-248")
def test_packs_of_four_three_two_and_one_are_passed() -> None:
    match = new_match(3)
    events: list[Event] = []
    while match.pending[0].kind != "turn":
        events += match.choose(match.pending[0].seat, match.pending[0].options[0].code).events
    for seat in range(3):
        assert [len(flat(event)) for event in events if event.kind == "pack" and event.seat == seat] == [4, 3, 2, 1]


@pytest.mark.rule("LOR-248")
def test_a_leader_of_another_pack_cannot_be_kept() -> None:
    match = draft(2)
    for leader in pack(match, 1):
        assert match.why_not(0, f"keep:{leader}") == "LOR-248"


@pytest.mark.rule("LOR-249")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_else_is_as_in_the_basic_game(seats: int) -> None:
    for seed in SEEDS[:5]:
        basic = view_of(new_match(seats, advanced=False, seed=seed))
        advanced = view_of(finish_setup(new_match(seats, advanced=True, seed=seed)))
        assert advanced["table"]["order"] == basic["table"]["order"]
        for mine, theirs in zip(advanced["boards"], basic["boards"], strict=True):
            assert mine["resources"] == theirs["resources"]
            assert (mine["victory_points"], mine["military"], mine["faith"]) == (0, 0, 0)
        deck_sizes = [[deck["count"] for deck in view["table"]["decks"]] for view in (advanced, basic)]
        assert deck_sizes[0] == deck_sizes[1]


@pytest.mark.rule("LOR-250")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_three_draft_decisions_per_player(seats: int) -> None:
    match = draft(seats)
    while match.pending[0].kind == "keep":
        pick(match, match.pending[0].seat)
    choosers = [seat for seat, code in match.log if code.startswith("keep:")]
    assert sorted(choosers) == sorted(list(range(seats)) * 3)
    assert [board["hand"] for board in view_of(match)["boards"]] == [4] * seats


@pytest.mark.rule("LOR-251")
@pytest.mark.parametrize("last", [0, 1, 2, 3])
def test_packs_move_only_when_all_have_picked(last: Seat) -> None:
    match = draft(4)
    early = [seat for seat in (3, 1, 0, 2) if seat != last]
    before = [pack(match, seat) for seat in range(4)]
    for seat in early:
        leader = pick(match, seat, 1)
        assert pack(match, seat) == before[seat] - {leader}
        assert offered(match, seat) == []
    assert [decision.seat for decision in match.pending] == [last]
    assert pack(match, last) == before[last]
    pick(match, last)
    assert not any(pack(match, seat) & before[seat] for seat in range(4))
    assert sorted(decision.seat for decision in match.pending) == [0, 1, 2, 3]


@pytest.mark.rule("LOR-251")
def test_nobody_sees_what_another_has_picked_before_the_packs_move() -> None:
    one, other = draft(3), draft(3)
    events = [
        one.choose(0, f"keep:{offered(one, 0)[0]}").events,
        other.choose(0, f"keep:{offered(other, 0)[1]}").events,
    ]
    for viewer in (None, 1, 2):
        assert view_of(one, viewer) == view_of(other, viewer)
        for events_of_choice in events:
            assert [flat(event.seen_by(viewer)) for event in events_of_choice if event.kind == "keep"] == [()]


@pytest.mark.rule("LOR-252")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_pack_goes_to_the_player_before_in_the_first_turn_order(seats: int) -> None:
    match = draft(seats)
    order = order_of(match)
    for _ in range(2):
        passed = {seat: pack(match, seat) - {pick(match, seat)} for seat in order}
        assert pack(match, order[-1]) == passed[order[0]]
        assert pack(match, order[0]) == passed[order[1]]
        for place in range(1, seats):
            assert pack(match, order[place - 1]) == passed[order[place]]


@pytest.mark.rule("LOR-253")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bonus_tiles_are_chosen_before_leaders_are_drafted(seats: int) -> None:
    match = new_match(seats)
    assert all(pack(match, seat) == set() for seat in range(seats))
    finish_setup(match)
    verbs = [code.partition(":")[0] for _, code in match.log]
    assert verbs == ["tile"] * min(seats, 3) + ["keep"] * 3 * seats


@pytest.mark.rule("LOR-254")
@pytest.mark.parametrize("seats", [2, 3])
def test_leaders_in_packs_and_hands_are_known_only_to_their_holder(seats: int) -> None:
    match = draft(seats)
    for _ in play_on(match, 254):
        public = {
            name
            for board in view_of(match)["boards"]
            for name in [*[leader["leader"] for leader in board["leaders"]], *board["discarded"]]
        }
        assert names(view_of(match)) & LEADERS == public
        for seat, player in enumerate(lorenzo(match).players):
            mine = {LEADER_NAMES[leader] for leader in [*player.pack, *player.hand]}
            assert names(view_of(match, seat)) & LEADERS == public | mine


@pytest.mark.rule("LOR-254")
def test_others_see_how_many_leaders_are_in_hand() -> None:
    match = draft(3)
    pick(match, 0)
    for viewer in (None, 0, 1, 2):
        assert [board["hand"] for board in view_of(match, viewer)["boards"]] == [1, 0, 0]
    assert [board["hand"] for board in view_of(finish_setup(match), None)["boards"]] == [4, 4, 4]


@pytest.mark.rule("LOR-254")
def test_events_of_the_draft_tell_others_no_names() -> None:
    match = new_match(2)
    events: list[Event] = []
    while match.pending[0].kind != "turn":
        events += match.choose(match.pending[0].seat, match.pending[0].options[0].code).events
    drafted = [event for event in events if event.kind in ("pack", "keep")]
    assert len(drafted) == 2 * (4 + 4)
    for event in drafted:
        assert flat(event) != ()
        assert flat(event.seen_by(event.seat)) == flat(event)
        assert flat(event.seen_by(1 - event.seat)) == flat(event.seen_by(None)) == ()
