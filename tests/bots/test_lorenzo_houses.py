"""The greedy bot of Lorenzo il Magnifico with Houses of Renaissance: it bids, spends and keeps with sense."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo import GAME, PACKAGE
from signoria.kernel.core import Seat, Value
from signoria.kit.bot import Sight
from signoria.kit.playout import play_out
from tests.houses.table import Table, new_match, printed
from tests.position import take_first

#: Decisions that the greedy bot may face in a match of five; more would be dithering.
MOST_DECISIONS = 800


def answer_of(table: Table, seat: Seat) -> str:
    """What the bot chooses at a seat that is asked."""
    decision = table.match.decision(seat)
    assert decision is not None
    return PACKAGE.bot("greedy", "bot").choose(decision, Sight(GAME, table.settled(), seat)).code


def follow(table: Table, seat: Seat, kind: str) -> list[str]:
    """What the bot chooses as long as it is asked a kind of question."""
    codes = []
    while table.pending() == [seat] and table.kind() == kind:
        codes.append(answer_of(table, seat))
        table.play(seat, codes[-1])
    return codes


@pytest.mark.slow
@pytest.mark.parametrize("extra_pieces", [False, True])
@pytest.mark.parametrize("seats", [2, 5])
def test_whole_matches_come_to_an_end(seats: int, extra_pieces: bool) -> None:
    settings: dict[str, Value] = {"seats": seats, "houses": True, "extra_pieces": extra_pieces}
    names = ["greedy", *["random"] * (seats - 1)]
    bots = [PACKAGE.bot(name, f"{name} {seat}") for seat, name in enumerate(names)]
    playout = play_out(GAME, settings, "whole", bots)
    assert playout.decisions < MOST_DECISIONS
    assert playout.scores[0].rank == 1


def test_an_offer_is_no_higher_than_it_must_be() -> None:
    match = take_first(new_match(5), ("tile", "keep"))
    lines: dict[str, int] = {}
    while match.pending[0].kind == "offer":
        decision = match.pending[0]
        bot = PACKAGE.bot("greedy", f"bot {decision.seat}")
        code = bot.choose(decision, Sight(GAME, match.state, decision.seat)).code
        family, line = code.removeprefix("offer:").split(".")
        assert int(line) == lines.get(family, 0) + 1
        lines[family] = int(line)
        match.choose(decision.seat, code)
    assert len(lines) == 5


def test_before_the_end_all_tokens_are_used() -> None:
    faces = [token["id"] for token in printed("special_tokens")["tokens"]]
    codes = follow(Table().tokens(0, *faces).last_tokens(), 0, "last")
    assert sorted(codes) == sorted(f"token:{face}" for face in faces)


def test_tokens_that_score_more_in_hand_are_kept() -> None:
    table = Table().cards(0, "special_133").tokens(0, "coins_token", "glory_token", "faith_token").last_tokens()
    assert follow(table, 0, "last") == ["token:glory_token", "end"]


def test_goods_that_are_missing_are_taken_out_of_the_hand() -> None:
    table = Table().tokens(0, "coins_token")
    assert answer_of(table, 0) == "token:coins_token"


def test_the_token_that_gives_least_is_paid() -> None:
    table = Table().floor("special.1", "special_127").goods(0, coins=6).tokens(0, "glory_token", "wood_token").round(6)
    table.play(0, "place:black:special.1")
    assert answer_of(table, 0) == "spend:wood_token"


def test_points_that_are_cheap_are_traded_for_and_others_are_not() -> None:
    """Military of who is far ahead is worth little, that of who needs it is kept."""
    ahead = Table().family(0, "este").goods(0, military=30).round(6)
    close = Table().family(0, "este").goods(0, military=1, coins=20).goods(1, military=1).round(6)
    assert answer_of(ahead, 0) == "trade:este.25"
    assert not answer_of(close, 0).startswith("trade:")
