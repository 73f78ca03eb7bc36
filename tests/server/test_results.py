"""What a table says of its results: what decided between equal totals, to everybody, and nothing before it may."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from operator import itemgetter
from typing import Any

import pytest

from signoria.kernel.match import Entry, Match
from signoria.kit.bot import Sight
from signoria.registry import game, package
from signoria.server.live import Live, results, snapshot_text
from signoria.server.store import ENDED, Store
from signoria.server.story import begin
from signoria.server.upgrade import GOOD, RESULT, Verdict, verdicts
from tests.server.company import Company
from tests.server.guest import good
from tests.server.sample import a_table, on

#: Seeds with which two random bots end with the same total, the first seat ahead; how much decides.
TIES = {"masters": ("tie.17", [6, 3]), "princes": ("tie.24", [1500, 0]), "lorenzo": ("tie.66", [1, 0])}


def tied_match(key: str, until: int = 10_000) -> Match:
    """A match between two random bots that ends in a tie, or its first choices."""
    seed, _ = TIES[key]
    match = Match.begin(game(key), {"seats": 2}, seed)
    bots = [package(key).bot("random", f"{seed}.{seat}") for seat in range(2)]
    while match.pending and len(match.log) < until:
        decision = match.pending[0]
        option = bots[decision.seat].choose(decision, Sight(match.game, match.state, decision.seat))
        match.choose(decision.seat, option.code)
    return match


def turns(log: list[Entry]) -> list[tuple[int, list[str]]]:
    """Whose choices follow each other: they may be told in one message."""
    return [(seat, [code for _, code in entries]) for seat, entries in groupby(log, key=itemgetter(0))]


def seats_in(words: list[dict[str, Any]]) -> list[int]:
    return [word["parameters"]["seat"] for word in words]


@pytest.mark.parametrize("key", sorted(TIES))
def test_a_table_that_ended_in_a_tie_says_what_decided(company: Company, key: str) -> None:
    seed, amounts = TIES[key]
    guests, table = company.seated("", "", game=key, seed=seed)
    after = 0
    for seat, codes in turns(tied_match(key).log):
        good(guests[seat].choose(table, codes, after))
        after += len(codes)
    for reader in (*guests, company.guest("")):
        message = reader.get(f"/api/tables/{table}")
        assert message["phase"] == "ended"
        assert len({result["total"] for result in message["results"]}) == 1
        assert [result["rank"] for result in message["results"]] == [1, 2]
        (tie,) = message["ties"]
        assert tie["key"] == f"{key}-tie"
        assert seats_in(tie["parameters"]["who"]) == seats_in(tie["parameters"]["amounts"]) == [0, 1]
        assert [amount["parameters"]["n"] for amount in tie["parameters"]["amounts"]] == amounts


@pytest.mark.parametrize("key", sorted(TIES))
def test_what_would_decide_is_not_told_of_a_match_that_is_broken_off(key: str) -> None:
    """The money of others is nobody's business before it is counted (PRI-336)."""
    row = a_table(game=key)
    for until in (20, 60, 100):
        assert {result.tie for result in results(row, tied_match(key, until))} == {0}
    assert [result.tie for result in results(row, tied_match(key))] == TIES[key][1]


def test_a_match_that_ended_before_ties_were_kept_is_good_and_one_with_others_is_not(address: str) -> None:
    async def scenario(store: Store) -> list[Verdict]:
        log = tied_match("masters").log
        for tie in (None, 0, 5):
            row = a_table(revision=0, version=game("masters").version, seed=TIES["masters"][0])
            await store.add_table(row)
            assert await store.change(row, row, start=snapshot_text(begin(row)))
            live = await Live.open(store, await store.table(row.id) or row)
            for number, (seat, codes) in enumerate(turns(log)):
                attempt = live.attempt(seat, codes, f"key.{number}", 2000)
                kept = [result if tie is None else replace(result, tie=tie) for result in attempt.commit.results]
                assert await store.commit(replace(attempt.commit, results=kept))
                live.adopt(attempt, seat)
            assert live.row.phase == ENDED
        return [verdict async for verdict in verdicts(store)]

    assert sorted(verdict.what for verdict in on(address, scenario)) == [GOOD, GOOD, RESULT]
