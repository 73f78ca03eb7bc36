"""How a match is set up, and what stays secret (checklist part 1)."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.kernel.core import BadSetting, Seat
from signoria.kernel.match import IllegalChoice, Match
from tests.events import flat
from tests.position import names, play_on
from tests.princes.bidding import quiet_phase
from tests.princes.table import Table, finish_setup, new_match, own, princes, printed, view_of

PROFESSIONS = [card["id"] for card in printed("professions")["professions"]]
BONUSES = [card["id"] for card in printed("bonus_cards")["cards"]]
PRESTIGES = [card["id"] for card in printed("prestige_cards")["cards"]]
EXPANSION = {"character", "merchant", "professor", "princess", "wait"}
STACKS = ["forest", "lake", "park", "jester", "builder", "prestige_card", "recruiting_card"]
SEEDS = [f"seed {number}" for number in range(60)]


def offered(match: Match, seat: Seat) -> list[str]:
    decision = match.decision(seat)
    return [option.code for option in decision.options] if decision else []


def cannot(match: Match, seat: Seat, code: str) -> bool:
    """Whether a choice is refused and changes nothing."""
    before = match.digest()
    with pytest.raises(IllegalChoice):
        match.choose(seat, code)
    return match.digest() == before


@pytest.mark.rule("PRI-010")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_without_points(seats: int) -> None:
    assert [board["points"] for board in view_of(new_match(seats))["boards"]] == [{"fame": 0, "prestige": 0}] * seats


@pytest.mark.rule("PRI-011")
def test_points_go_on_after_fifty() -> None:
    table = Table(3).hand(0, "poet").jesters(0, 5).points(48, 49, 0).actions()
    table.play(0, "work:poet", "exchange:5")
    assert [table.fame(seat) for seat in (0, 1)] == [53, 49]
    assert [table.score(seat).rank for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("PRI-012")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_professions_are_dealt_and_three_are_kept(seats: int) -> None:
    match = new_match(seats)
    for seat in range(seats):
        dealt = own(match, seat)["hand"]
        assert len(set(dealt)) == 4
        assert sorted(offered(match, seat)) == sorted(f"return:{card}" for card in dealt)
        match.choose(seat, f"return:{dealt[2]}")
        assert own(match, seat)["hand"] == [*dealt[:2], dealt[3]]
    assert [decision.kind for decision in match.pending] == ["open"]


@pytest.mark.rule("PRI-012")
def test_exactly_one_card_is_returned_and_only_one_that_was_dealt() -> None:
    match = new_match(3)
    dealt = own(match, 0)["hand"]
    foreign = next(card for card in PROFESSIONS if card not in dealt)
    assert all(cannot(match, 0, code) for code in ("pass", "end", "nothing", "decline", f"return:{foreign}"))
    match.choose(0, f"return:{dealt[0]}")
    assert all(cannot(match, 0, f"return:{card}") for card in dealt)
    assert len(own(match, 0)["hand"]) == 3


@pytest.mark.rule("PRI-013")
@pytest.mark.parametrize(("seats", "deck"), [(2, 15), (3, 12), (4, 9), (5, 6)])
def test_returned_cards_join_the_deck(seats: int, deck: int) -> None:
    match = new_match(seats)
    dealt = {card for seat in range(seats) for card in own(match, seat)["hand"]}
    finish_setup(match)
    cards_in_hand = {card for seat in range(seats) for card in own(match, seat)["hand"]}
    assert view_of(match)["table"]["decks"]["profession"] == deck
    in_deck = {PROFESSIONS[card] for card in princes(match).bags[0]}
    assert in_deck == set(PROFESSIONS) - cards_in_hand
    assert len(dealt & in_deck) == seats


def first_draw(seed: str) -> list[str]:
    """The first five cards of the profession deck, drawn by seat 0 who returned the first card of the hand."""
    match = new_match(4, seed, first=1)
    returned = own(match, 0)["hand"][0]
    finish_setup(match)
    for seat in range(4):
        match.choose(seat, "decline" if seat < 3 else "nothing")
    match.choose(0, "profession")
    return [returned, *own(match, 0)["drawn"]]


@pytest.mark.rule("PRI-013")
def test_the_place_of_a_returned_card_depends_on_the_seed() -> None:
    draws = [first_draw(seed) for seed in SEEDS]
    places = Counter(drawn.index(returned) if returned in drawn else 5 for returned, *drawn in draws)
    assert set(places) == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("PRI-014")
def test_nobody_sees_what_others_were_dealt_kept_or_returned() -> None:
    match = new_match(3)
    events = [*match.opening.events]
    hands = [set(own(match, seat)["hand"]) for seat in range(3)]
    assert view_of(match)["boards"][1]["hand"] == 4
    for seat in range(3):
        assert names(view_of(match, seat)) & set(PROFESSIONS) == hands[seat]
    for seat in range(3):
        events += match.choose(seat, offered(match, seat)[0]).events
    for seat in range(3):
        assert names(view_of(match, seat)) & set(PROFESSIONS) < hands[seat]
        assert [board["hand"] for board in view_of(match, seat)["boards"]] == [3, 3, 3]
    assert not names(view_of(match)) & set(PROFESSIONS)
    private = [event for event in events if event.kind in ("dealt", "return")]
    assert len(private) == 6
    assert all(
        flat(event) and not flat(event.seen_by(viewer)) for event in private for viewer in {0, 1, 2} - {event.seat}
    )


@pytest.mark.rule("PRI-015")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_starts_with_3500_florins(seats: int) -> None:
    match = new_match(seats)
    assert [own(match, seat)["money"] for seat in range(seats)] == [3500] * seats


@pytest.mark.rule("PRI-016")
def test_money_is_private_but_bids_are_not() -> None:
    table = Table(3).money(0, 1111).money(1, 2222).money(2, 3333)
    table.plays((0, "open:jester"), (1, "bid"), (2, "pass"), (0, "pass"))
    assert [table.own(seat)["money"] for seat in range(3)] == [1111, 1922, 3333]
    assert table.view()["own"] is None
    for viewer in (None, 0, 1, 2):
        assert [board["money"] for board in table.view(viewer)["boards"]] == [None] * 3
        view = str(table.view(viewer))
        assert [str(purse) in view for purse in (1111, 1922, 3333)] == [seat == viewer for seat in range(3)]
    won = next(event for event in table.events if event.kind == "won")
    assert (won.seat, flat(won.seen_by(2))) == (1, (STACKS.index("jester"), 300))


@pytest.mark.rule("PRI-017")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_of_each_freedom_there_is_one_tile_less_than_players(seats: int) -> None:
    expected = dict.fromkeys(["travel", "religion", "opinion"], seats - 1)
    assert view_of(new_match(seats))["table"]["freedoms"] == expected


@pytest.mark.rule("PRI-018")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_seven_stacks_are_auctioned(seats: int) -> None:
    match = finish_setup(new_match(seats, first=1))
    assert [stack["stack"] for stack in view_of(match)["table"]["stacks"]] == STACKS
    assert offered(match, 0) == [*[f"open:{stack}" for stack in STACKS], "decline"]
    assert all(cannot(match, 0, code) for code in ("build:tower", "freedom:travel", "profession", "bonus"))


@pytest.mark.rule("PRI-018")
@pytest.mark.parametrize("stack", ["tower", "travel", "profession", "bonus"])
def test_what_belongs_to_the_action_phase_is_no_stack(stack: str) -> None:
    assert Table(3).refused(0, f"open:{stack}") == ""


@pytest.mark.rule("PRI-018")
def test_landscapes_are_no_one_stack_with_more_than_two_players() -> None:
    table = Table(3)
    assert table.refused(0, "open:landscape") == "PRI-018"
    assert table.plays((0, "decline"), (1, "decline")).refused(2, "buy:landscape") == "PRI-018"


def prestige_draw(seed: str) -> list[str]:
    table = Table(3, seed=seed).plays((0, "open:prestige_card"), (1, "pass"), (2, "pass"))
    return table.own(0)["drawn"]


def bonus_draw(seed: str) -> list[str]:
    return Table(3, seed=seed).actions().play(0, "bonus").own(0)["drawn"]


@pytest.mark.rule("PRI-019")
def test_prestige_and_bonus_decks_are_shuffled_by_the_seed() -> None:
    for draw, deck in ((prestige_draw, PRESTIGES), (bonus_draw, BONUSES)):
        assert draw("one") == draw("one")
        draws = [tuple(draw(seed)) for seed in SEEDS]
        assert len(set(draws)) > 50
        assert all(len(set(drawn)) == 5 for drawn in draws)
        assert {card for drawn in draws for card in drawn} == set(deck)


@pytest.mark.rule("PRI-019")
def test_only_who_put_cards_under_a_deck_knows_them() -> None:
    table = Table(3).plays((0, "open:prestige_card"), (1, "pass"), (2, "pass"))
    drawn = table.own(0)["drawn"]
    table.play(0, f"keep:{drawn[0]}", "order:4-3-2-1")
    assert table.own(0)["known"] == {"profession": [], "bonus": [], "prestige": drawn[:0:-1]}
    assert names(table.view(0)) & set(PRESTIGES) == set(drawn)
    for seat in (1, 2):
        assert table.own(seat)["known"] == {"profession": [], "bonus": [], "prestige": []}
    for viewer in (None, 1, 2):
        assert not names(table.view(viewer)) & {*PRESTIGES, *BONUSES}


@pytest.mark.rule("PRI-020")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_round_has_a_minimum_of_seven(seats: int) -> None:
    view = view_of(finish_setup(new_match(seats)))
    assert (view["table"]["round"], view["table"]["minimum"]) == (1, 7)


@pytest.mark.rule("PRI-021")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_the_starting_seat_can_be_set(first: int) -> None:
    match = finish_setup(new_match(4, first=first))
    assert [decision.seat for decision in match.pending] == [first - 1]
    while view_of(match)["table"]["phase"] == "objects":
        seat = match.pending[0].seat
        match.choose(seat, "decline" if "decline" in offered(match, seat) else "nothing")
    assert [(decision.seat, decision.kind) for decision in match.pending] == [(first - 1, "turn")]


@pytest.mark.rule("PRI-021")
def test_only_somebody_who_plays_can_start() -> None:
    with pytest.raises(BadSetting):
        new_match(3, first=4)


@pytest.mark.rule("PRI-021")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_otherwise_the_starting_seat_is_drawn(seats: int) -> None:
    firsts = [view_of(new_match(seats, seed))["table"]["first"] for seed in SEEDS]
    assert set(firsts) == set(range(seats))
    assert firsts == [view_of(new_match(seats, seed))["table"]["first"] for seed in SEEDS]


@pytest.mark.rule("PRI-022")
def test_characters_stay_out_of_the_base_game() -> None:
    match, kinds = new_match(3), set()
    for _ in play_on(match, 3):
        kinds |= {decision.kind for decision in match.pending}
        view = view_of(match)
        assert (view["table"]["characters"], view["table"]["banker"]) == ([], 0)
        assert {board["character"] for board in view["boards"]} == {""}
        assert not {code.partition(":")[0] for seat in range(3) for code in offered(match, seat)} & EXPANSION
        assert view["table"]["phase"] != "characters"
    assert "turn" in kinds
    assert not kinds & {"character", "merchant", "use"}


@pytest.mark.rule("PRI-023")
def test_the_bank_pays_whatever_is_due() -> None:
    table = Table(3).hand(0, *PROFESSIONS).jesters(0, 7)
    for number in range(7):
        quiet_phase(table)
        while table.pending() != [0]:
            table.play(table.pending()[0], "end")
        for profession in PROFESSIONS[2 * number : 2 * number + 2]:
            table.play(0, f"work:{profession}", "exchange:0")
        quiet_phase(table)
    assert table.over()
    assert table.florins(0) == 3500 + 14 * 100 * (21 + 7 * 2)


@pytest.mark.rule("PRI-024")
def test_others_see_how_many_cards_somebody_holds_but_not_which() -> None:
    table = Table(3).hand(1, "poet", "painter").recruiting(1, 2).bonuses(1, "each_park", "each_lake", "each_jester")
    table.prestiges(1, "most_jesters")
    secret = {"poet", "painter", "each_park", "each_lake", "each_jester", "most_jesters"}
    for viewer in (None, 0, 1, 2):
        board = table.view(viewer)["boards"][1]
        assert (board["hand"], board["bonus_cards"], board["prestige_cards"]) == (4, 3, 1)
        assert names(table.view(viewer)) & secret == (secret if viewer == 1 else set())
    assert [len(table.own(seat)["hand"]) for seat in range(3)] == [0, 4, 0]
    assert table.view()["own"] is None


@pytest.mark.rule("PRI-024")
def test_what_was_taken_openly_may_stand_in_the_log() -> None:
    table = Table(3).table(0, "poet").plays((0, "decline"), (1, "open:recruiting_card"), (2, "pass"))
    table.play(1, "recruit:poet")
    public = {event.kind: flat(event.seen_by(2)) for event in table.events}
    assert public["won"] == (STACKS.index("recruiting_card"), 200)
    assert public["recruit"] == (PROFESSIONS.index("poet"), 0)
    assert table.view(2)["boards"][1]["hand"] == 1
    assert "poet" not in names(table.view(2))
