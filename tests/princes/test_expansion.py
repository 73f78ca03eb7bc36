"""The Muse and the Princess: what is laid out, where money comes from, and what stays as it was (PRI-261 to 266)."""

from __future__ import annotations

import random

import pytest

from signoria.kernel.core import Seat
from tests.position import play_on
from tests.princes.table import Table, finish_setup, new_match, princes, printed, view_of

CHARACTERS = ["banker", "cardinal", "merchant", "muse", "princess", "professor"]
#: What somebody chooses who wants nothing, by the kind of the question.
IDLE = {"open": "decline", "purchase": "nothing", "bid": "pass", "character": "pass", "use": "wait", "turn": "end"}


def idle_until(table: Table, kind: str, seat: Seat | None = None) -> Table:
    """Nobody does anything until a question of this kind comes up, for this seat if one is named; "": to the end."""
    while table.kind() != kind or (seat is not None and table.pending() != [seat]):
        table.play(table.pending()[0], IDLE[table.kind()])
    return table


def for_sale(table: Table, seat: Seat) -> list[str]:
    """The characters a seat may bid for now, each once."""
    return list(dict.fromkeys([code.split(":")[1].split(".")[0] for code in table.options(seat, "character")]))


@pytest.mark.rule("PRI-261")
def test_six_characters_lie_open_and_are_all_for_sale_in_round_one() -> None:
    assert [card["id"] for card in printed("characters")["characters"]] == CHARACTERS
    match = finish_setup(new_match(4, expansion=True))
    for viewer in (None, 0, 1, 2, 3):
        characters = view_of(match, viewer)["table"]["characters"]
        assert [(card["character"], card["holder"]) for card in characters] == [(name, []) for name in CHARACTERS]
    while match.pending[0].kind != "character":
        match.choose(match.pending[0].seat, IDLE[match.pending[0].kind])
    offered = {option.code.split(":")[1].split(".")[0] for option in match.pending[0].options if option.code != "pass"}
    assert offered == set(CHARACTERS)
    assert view_of(match)["table"]["round"] == 1


@pytest.mark.rule("PRI-261")
def test_without_the_expansion_there_are_no_characters() -> None:
    assert view_of(finish_setup(new_match(4)))["table"]["characters"] == []
    table = idle_until(Table(4), "turn")
    assert table.view()["table"]["round"] == 1
    assert not table.happened("marker", "character", "banker_waits")


@pytest.mark.rule("PRI-262")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_600_florins_lie_on_the_banker_at_the_start(seats: int) -> None:
    assert view_of(finish_setup(new_match(seats, expansion=True)))["table"]["banker"] == 600


def poor(seats: int = 4) -> Table:
    """Seat 0 has 100 florins and 20 points."""
    return Table(seats, expansion=True).money(0, 100).points(20)


@pytest.mark.rule("PRI-263")
def test_points_pay_for_nothing_with_the_expansion() -> None:
    opening = poor()
    assert opening.options(0) == ["decline"]
    assert opening.refused(0, "open:jester") == "PRI-053"
    turn = poor().actions()
    assert turn.options(0) == ["end"]
    assert turn.refused(0, "bonus") == "PRI-173"
    assert turn.refused(0, "profession") == "PRI-161"
    assert turn.refused(0, "freedom:travel") == "PRI-168"
    assert turn.refused(0, "build:tower") == "PRI-145"
    assert poor().character_auction().options(0) == ["character:banker.0", "character:banker.1", "pass"]


@pytest.mark.rule("PRI-263")
def test_no_shortfall_is_taken_from_points() -> None:
    table = idle_until(Table(4, expansion=True).money(0, 350).points(20).actions(), "turn").play(0, "freedom:travel")
    assert (table.florins(0), table.fame(0)) == (50, 20)
    assert table.options(0) == ["end"]
    assert not table.happened("given_up")


@pytest.mark.rule("PRI-263")
def test_the_last_purchase_too_needs_money() -> None:
    table = poor().starts(1).plays((1, "decline"), (2, "decline"), (3, "decline"))
    assert table.options(0) == ["nothing"]


@pytest.mark.rule("PRI-264")
@pytest.mark.parametrize("seed", [1, 2])
def test_money_comes_only_from_works_and_from_the_banker(seed: int) -> None:
    match = finish_setup(new_match(3, f"money {seed}", expansion=True))
    before = [player.money for player in princes(match).players]
    sources: set[str] = set()
    for events in play_on(match, seed):
        after = [player.money for player in princes(match).players]
        for seat in range(3):
            if after[seat] > before[seat]:
                reasons = {e.kind for e in events if e.seat == seat} & {"work", "princess", "banker"}
                assert reasons
                sources |= reasons
        before = after
    assert "banker" in sources


@pytest.mark.rule("PRI-264")
def test_a_work_brings_money() -> None:
    table = Table(3, expansion=True).hand(0, "poet").jesters(0, 3).actions().play(0, "work:poet", "exchange:0")
    assert table.florins(0) == 3500 + 700


@pytest.mark.rule("PRI-264")
def test_the_banker_brings_money() -> None:
    table = Table(3, expansion=True).character_auction()
    table.plays((0, "character:banker.0"), (1, "pass"), (2, "pass"))
    assert table.florins(0) == 3500 + 600


@pytest.mark.rule("PRI-265")
def test_bids_for_objects_go_up_to_the_money_whatever_the_points() -> None:
    table = Table(3, expansion=True).money(0, 400).points(10)
    table.plays((0, "open:jester"), (1, "bid"), (2, "pass"), (0, "bid"), (1, "bid"))
    auction = table.view()["table"]["auction"]
    assert auction is not None
    assert auction["bid"] == 500
    assert table.options(0) == ["pass"]
    assert table.refused(0, "bid") == "PRI-034"


@pytest.mark.rule("PRI-265")
def test_a_bid_of_all_the_money_wins_and_takes_no_points() -> None:
    table = Table(3, expansion=True).money(0, 400).points(10)
    table.plays((0, "open:jester"), (1, "bid"), (2, "pass"), (0, "bid"), (1, "pass"))
    assert (table.board(0)["jesters"], table.florins(0), table.fame(0)) == (1, 0, 10)


def rich(expansion: bool) -> Table:
    """So much money that points are never needed, and three professions each."""
    table = Table(4, expansion=expansion, seed="same")
    for seat in range(4):
        table.money(seat, 30_000)
    ids = [card["id"] for card in printed("professions")["professions"]]
    for seat in range(4):
        table.hand(seat, *ids[3 * seat : 3 * seat + 3])
    return table


@pytest.mark.rule("PRI-266")
@pytest.mark.parametrize("seed", range(3))
def test_if_nobody_buys_a_character_everything_goes_as_in_the_base_game(seed: int) -> None:
    chance = random.Random(seed)
    base, expanded = rich(False), rich(True)
    while base.view()["table"]["round"] < 4:
        if expanded.kind() == "character":
            expanded.play(expanded.pending()[0], "pass")
            continue
        seat = base.pending()[0]
        assert (base.kind(), base.options(seat)) == (expanded.kind(), expanded.options(seat))
        code = chance.choice(base.options(seat))
        for table in (base, expanded):
            table.play(seat, code)
    assert base.view()["boards"] == expanded.view()["boards"]
    events = [[one for one in t.happened() if one[0] not in ("pass", "banker_waits")] for t in (base, expanded)]
    assert events[0] == events[1]


@pytest.mark.rule("PRI-266")
def test_a_round_of_the_expansion_has_one_more_auction_and_nothing_else() -> None:
    kinds: dict[bool, list[str]] = {False: [], True: []}
    for expansion, kinds_in_round in kinds.items():
        table = Table(3, expansion=expansion)
        while table.view()["table"]["round"] == 1:
            kinds_in_round.append(table.kind())
            table.play(table.pending()[0], IDLE[table.kind()])
    assert kinds[False] == ["open", "open", "purchase", "turn", "turn", "turn"]
    assert kinds[True] == ["open", "open", "purchase", *["character"] * 3, "turn", "turn", "turn"]
