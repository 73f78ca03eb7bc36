"""How a match is set up (checklist part 2)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from signoria.games.masters.rules.cards import CARDS, COLOURS, LEADERS, RESOURCES
from signoria.kernel.core import Seat
from signoria.kernel.match import IllegalChoice, Match
from tests.events import flat
from tests.masters.table import Table, finish_setup, goods, keep, keep_all, masters, new_match, own, view_of
from tests.position import names, play_on

CARD_NAMES = {card.id for card in CARDS}
LEADER_NAMES = {leader.id for leader in LEADERS}
SEEDS = [f"seed {number}" for number in range(100)]
ONE_RESOURCE = [f"start:{resource}.1" for resource in RESOURCES]
TWO_EQUAL = [f"start:{resource}.2" for resource in RESOURCES]
TWO_DIFFERENT = [f"start:{first}.1+{second}.1" for first, second in combinations(RESOURCES, 2)]


def hand(match: Match, seat: Seat) -> set[str]:
    return set(own(match, seat)["hand"])


@pytest.mark.rule("MAS-016")
def test_the_grid_has_twelve_stacks_of_one_colour_and_level() -> None:
    state = masters(new_match(2))
    stacks = [{CARDS[card].id for card in (top, *under)} for top, under in zip(state.tops, state.covered, strict=True)]
    kinds = [f"{colour}.{level}" for colour in COLOURS for level in (1, 2, 3)]
    assert sorted(map(sorted, stacks)) == sorted([f"{kind}.{letter}" for letter in "abcd"] for kind in kinds)


@pytest.mark.rule("MAS-016")
def test_the_order_inside_a_stack_varies() -> None:
    orders = Counter(_order_of_green_ones(seed) for seed in SEEDS)
    assert all(sorted(order) == ["green.1.a", "green.1.b", "green.1.c", "green.1.d"] for order in orders)
    assert len(orders) > 12
    assert len({order[0] for order in orders}) == 4


def _order_of_green_ones(seed: str) -> tuple[str, ...]:
    rich = goods(coins=9, stones=9, servants=9, shields=9)
    table = Table(seed=seed).strongbox(0, **rich).strongbox(1, **rich)
    order = []
    for seat, slot in [(0, 1), (1, 1), (0, 2), (1, 2)]:
        order.append(table.view()["table"]["grid"][0][2]["card"])
        table.play(seat, "buy:green.1", f"slot:{slot}", "end")
    return tuple(order)


@pytest.mark.rule("MAS-016")
def test_each_stack_is_shuffled_on_its_own() -> None:
    tops = [tuple(top.id[-1] for top in map(CARDS.__getitem__, masters(new_match(2, seed)).tops)) for seed in SEEDS]
    assert all(len({letters[stack] for letters in tops}) == 4 for stack in range(12))
    for one, other in combinations(range(12), 2):
        assert len({(letters[one], letters[other]) for letters in tops}) > 12


@pytest.mark.rule("MAS-017", "MAS-019")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_columns_are_green_blue_yellow_purple_and_levels_rise_from_the_bottom(viewer: Seat | None) -> None:
    match = new_match(2)
    grid = [[stack["card"] for stack in column] for column in view_of(match, viewer)["table"]["grid"]]
    stack_names = [[card.rpartition(".")[0] for card in column] for column in grid]
    assert stack_names == [
        [f"{colour}.{level}" for level in (3, 2, 1)] for colour in ("green", "blue", "yellow", "purple")
    ]
    assert {card for column in grid for card in column} == {CARDS[top].id for top in masters(match).tops}


@pytest.mark.rule("MAS-018")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_covered_cards_are_counted_but_not_named(viewer: Seat | None) -> None:
    view = view_of(finish_setup(new_match(2)), viewer)
    stacks = [stack for column in view["table"]["grid"] for stack in column]
    assert [stack["covered"] for stack in stacks] == [3] * 12
    assert names(view) & CARD_NAMES == {stack["card"] for stack in stacks}


@pytest.mark.rule("MAS-020")
def test_twelve_marbles_fill_the_tray_at_random_and_one_the_slide() -> None:
    views = [view_of(new_match(2, seed)) for seed in SEEDS]
    assert all([len(row) for row in view["table"]["market"]] == [4, 4, 4] for view in views)
    assert {view["table"]["slide"] for view in views} == {"white", "blue", "grey", "yellow", "purple", "red"}
    assert len({str(view["table"]["market"]) for view in views}) == len(SEEDS)
    for row in range(3):
        for column in range(4):
            assert len({view["table"]["market"][row][column] for view in views}) == 6


@pytest.mark.rule("MAS-021")
def test_leaders_are_dealt_at_random() -> None:
    deals = [frozenset(hand(new_match(2, seed), 0)) for seed in SEEDS]
    assert len(set(deals)) > 80
    assert set().union(*deals) == LEADER_NAMES


@pytest.mark.rule("MAS-022")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_keeps_two_of_four_leaders(seats: int) -> None:
    match = new_match(seats)
    for seat in range(seats):
        dealt = hand(match, seat)
        decision = match.decision(seat)
        assert decision is not None
        pairs = {frozenset(option.code.removeprefix("keep:").split("+")) for option in decision.options}
        assert len(dealt) == 4
        assert len(decision.options) == 6
        assert pairs == {frozenset(pair) for pair in combinations(dealt, 2)}
        code = decision.options[seat].code
        match.choose(seat, code)
        assert hand(match, seat) == set(code.removeprefix("keep:").split("+"))
        assert view_of(match)["boards"][seat]["hand"] == 2


@pytest.mark.rule("MAS-022")
def test_no_other_number_of_leaders_and_no_leader_not_dealt_can_be_kept() -> None:
    match = new_match(2)
    before = match.digest()
    dealt = own(match, 0)["hand"]
    strange = sorted(LEADER_NAMES - set(dealt))
    wrong = ["keep:", f"keep:{dealt[0]}", f"keep:{dealt[0]}+{dealt[0]}", "keep:" + "+".join(dealt[:3])]
    wrong += [f"keep:{pair}" for other in strange for pair in (f"{dealt[0]}+{other}", f"{other}+{dealt[0]}")]
    for code in [*wrong, "end", "take:row.1"]:
        with pytest.raises(IllegalChoice):
            match.choose(0, code)
    assert match.digest() == before


@pytest.mark.rule("MAS-023")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_only_the_leaders_kept_ever_appear(seats: int) -> None:
    match = finish_setup(new_match(seats))
    leaders = set().union(*[hand(match, seat) for seat in range(seats)])
    assert len(leaders) == 2 * seats
    for _ in play_on(match, seats):
        for viewer in (None, *range(seats)):
            assert names(view_of(match, viewer)) & LEADER_NAMES <= leaders
        for decision in match.pending:
            offered = {o.code.partition(":")[2] for o in decision.options if o.verb in ("play", "discard", "keep")}
            assert offered <= leaders


@pytest.mark.rule("MAS-024")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_leaders_not_kept_give_no_faith(seats: int) -> None:
    match = new_match(seats)
    for seat in range(seats):
        assert not [event for event in keep(match, seat) if event.kind == "faith"]
        assert [board["faith"] for board in view_of(match)["boards"]] == [0] * seats


@pytest.mark.rule("MAS-021", "MAS-025")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_leaders_are_seen_in_the_own_hand_and_nowhere_else(seats: int) -> None:
    match = new_match(seats)
    for number_kept in range(seats + 1):
        sizes = [2 if seat < number_kept else 4 for seat in range(seats)]
        assert [len(hand(match, seat)) for seat in range(seats)] == sizes
        assert not names(view_of(match)) & LEADER_NAMES
        for viewer in range(seats):
            assert names(view_of(match, viewer)) & LEADER_NAMES == hand(match, viewer)
            assert [board["hand"] for board in view_of(match, viewer)["boards"]] == sizes
        if number_kept < seats:
            keep(match, number_kept)


@pytest.mark.rule("MAS-025", "MAS-026")
@pytest.mark.parametrize("seats", [2, 4])
def test_hands_and_leaders_not_kept_stay_unknown_to_the_others(seats: int) -> None:
    match = new_match(seats)
    dealt = [hand(match, seat) for seat in range(seats)]
    history = list(match.opening.events)
    for events in play_on(match, 26):
        history += events
        played = {leader for board in view_of(match)["boards"] for leader in board["played"]}
        for seat in range(seats):
            for viewer in {None, *range(seats)} - {seat}:
                assert names(view_of(match, viewer)) & dealt[seat] <= played
    secrets = [event for event in history if event.kind in ("dealt", "keep", "discard_leader")]
    assert {event.kind for event in secrets} == {"dealt", "keep", "discard_leader"}
    for event in secrets:
        assert flat(event.seen_by(event.seat))
        for viewer in {None, *range(seats)} - {event.seat}:
            assert flat(event.seen_by(viewer)) == ()


@pytest.mark.rule("MAS-027")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_is_first_about_equally_often(seats: int) -> None:
    firsts = Counter(
        view_of(keep_all(new_match(seats, f"first {number}")))["table"]["first"] for number in range(100 * seats)
    )
    assert sorted(firsts, key=str) == list(range(seats))
    assert all(70 <= often <= 130 for often in firsts.values())


@pytest.mark.rule("MAS-027")
def test_the_inkwell_stays_with_the_first_player() -> None:
    match = finish_setup(new_match(2))
    holders, rounds = {view_of(match)["table"]["first"]}, {1}
    for _ in play_on(match, 27):
        holders.add(view_of(match)["table"]["first"])
        rounds.add(view_of(match)["table"]["round"])
    assert len(holders) == 1
    assert holders < {0, 1}
    assert max(rounds) > 10


@pytest.mark.rule("MAS-034", "MAS-035")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_boards_start_empty_with_three_tiles_face_down(seats: int) -> None:
    boards = view_of(new_match(seats))["boards"]
    assert len(boards) == seats
    for board in boards:
        assert board["slots"] == [[], [], []]
        assert board["played"] == []
        assert board["depots"] == [{"resource": "", "count": 0, "size": size} for size in (3, 2, 1)]
        assert board["strongbox"] == goods()
        assert board["faith"] == 0
        assert board["tiles"] == ["face_down"] * 3


@pytest.mark.rule("MAS-035")
def test_the_three_tiles_of_a_board_are_different() -> None:
    worth = [Table().tiles(0, *up).board(0)["points"]["tiles"] for up in [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]]
    assert worth == [0, 2, 3, 4]


@pytest.mark.rule("MAS-036")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tokens_and_cross_stay_in_the_box_with_two_or_more(seats: int) -> None:
    match = new_match(seats)
    for events in play_on(match, 36):
        assert not {event.kind for event in events} & {"token", "cross", "remove"}
        assert masters(match).tokens == masters(match).revealed == []
        assert masters(match).cross == 0
        assert view_of(match)["table"]["solo"] is None
