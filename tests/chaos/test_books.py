"""Holding a database against the players' books notices everything it is there to notice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from signoria.server import messages
from tests.chaos.books import Books, Findings, StoredChoice, StoredTable, compare
from tests.chaos.ledger import Ledger, Sent

ACKNOWLEDGED = Sent("T", 1, ["take:row.1", "end"], 0, "key-of-anna", done=2)
ROWS = [StoredChoice("T", 1, 1, "take:row.1", 5, "key-of-anna", 1), StoredChoice("T", 2, 1, "end", 5, "key-of-anna", 2)]
BOT = StoredChoice("T", 3, 0, "end", 6, "worker:0:2", 1)


def findings(
    *choices: StoredChoice, sent: Sent = ACKNOWLEDGED, head: int = 3, phase: str = "playing", scores: int = 0
) -> Findings:
    ledger = Ledger()
    ledger.sent[sent.key] = sent
    table = StoredTable("T", phase, head, 1 if phase == "playing" else 0, 0)
    return compare(Books([table], list(choices), {"T": scores}, {"T": ["greedy", ""]}), ledger)


def test_what_was_acknowledged_and_is_there_is_fine() -> None:
    comparison = findings(*ROWS, BOT)
    assert (comparison.lost, comparison.duplicated, comparison.gaps, comparison.faults) == (0, 0, 0, [])
    assert findings(*ROWS, BOT, phase="ended", scores=2).faults == []


def test_an_acknowledged_choice_that_is_not_there_is_lost() -> None:
    assert findings(head=0).lost == 2
    moved = [replace(row, seq=row.seq + 1) for row in ROWS]
    comparison = findings(replace(BOT, seq=1), *moved)
    assert (comparison.lost, comparison.duplicated, comparison.gaps) == (2, 2, 0)


def test_a_choice_that_is_there_twice_is_a_duplicate() -> None:
    again = [replace(row, seq=row.seq + 2) for row in ROWS]
    assert findings(*ROWS, *again, head=4).duplicated == 2
    assert findings(*ROWS, BOT, replace(BOT, seq=4), head=4).duplicated == 1


@pytest.mark.parametrize("head", [2, 4])
def test_numbers_that_do_not_reach_the_head_are_a_gap(head: int) -> None:
    assert findings(*ROWS, BOT, head=head).gaps == 1
    assert findings(*ROWS, replace(BOT, seq=4), head=4).gaps == 1


def test_what_was_refused_or_never_sent_must_not_be_there() -> None:
    refused = replace(ACKNOWLEDGED, done=0, refused="platform-problem-stale")
    assert len(findings(*ROWS, BOT, sent=refused).faults) == 1
    assert len(findings(*ROWS, replace(BOT, seat=1, key="key-of-nobody")).faults) == 1


def test_a_match_has_scores_when_it_has_ended_and_not_before() -> None:
    assert len(findings(*ROWS, BOT, scores=2).faults) == 1
    assert len(findings(*ROWS, BOT, phase="ended", scores=1).faults) == 1


def test_answers_to_one_message_must_not_contradict_each_other() -> None:
    ledger, sent = Ledger(), replace(ACKNOWLEDGED, done=0)
    stale = messages.Refused(sent.key, messages.Problem(messages.Label("platform-problem-stale"), "Too late."), True)
    ledger.take_answer(sent, messages.Done(sent.key, 2))
    ledger.take_answer(sent, messages.Done(sent.key, 2))
    assert ledger.complaints == []
    ledger.take_answer(sent, messages.Done(sent.key, 4))
    ledger.take_answer(sent, stale)
    assert len(ledger.complaints) == 2
