"""Records: written, read again, proved; and whatever is done to one is noticed."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from signoria.games.masters import GAME
from signoria.kernel.match import UNDO, Match
from signoria.record import BadRecord, Line, Seal, canonical, chain_lines, read, verify, write
from tests.record.mutations import NotNoticed, mutate_many

GAMES = {"masters": GAME}
SEALED = Seal(b"a secret of thirty-two bytes....", [b"anna", b"bruno"])


def played(seats: int = 1, choices: int = 10_000, seal: Seal = SEALED, undo: bool = False) -> bytes:
    """A record of a random match, or of its beginning; undo: with a choice taken back now and then."""
    match = Match.begin(GAME, {"seats": seats}, seal.seed)
    random = Random(7)
    while match.pending and len(match.log) < choices:
        decision = match.pending[0]
        match.choose(decision.seat, random.choice(decision.options).code)
        if undo and match.barrier.tail and random.random() < 0.2:
            match.undo(match.barrier.owner)
    return write(match, seal, ["Anna"] * seats, ["2026-11-15T12:00:00+00:00"] * len(match.log)).encode()


WHOLE = played(seats=2, undo=True)


def lines(data: bytes) -> list[Line]:
    record_lines: list[Line] = json.loads(data)
    return record_lines


def rechained(changed: list[Any]) -> bytes:
    """Lines with a chain that is right again, as a careful forger would make it."""
    return chain_lines([{key: value for key, value in line.items() if key != "hash"} for line in changed]).encode()


def fault(data: bytes) -> tuple[int, str]:
    with pytest.raises(BadRecord) as error:
        verify(data, GAMES)
    return error.value.line, error.value.what


def place(data: bytes, key: str, number: int = 0) -> int:
    """Where in the list the number-th line of a kind stands."""
    return [at for at, line in enumerate(lines(data)) if key in line][number]


def test_the_seed_is_sealed_by_the_secret_and_every_seat() -> None:
    seals = [Seal(b"secret", [b"a", b"b"]), Seal(b"secret", [b"b", b"a"]), Seal(b"other", [b"a", b"b"])]
    assert seals[0].commitment == seals[1].commitment == sha256(b"secret").hexdigest() != seals[2].commitment
    assert seals[0].seed == sha256(b"secretab").hexdigest()
    assert len({seal.seed for seal in seals}) == 3


def test_a_record_is_true_and_tells_what_was_played() -> None:
    record = verify(WHOLE, GAMES)
    assert record.finished
    assert (record.game, record.version, record.settings, record.names) == (
        "masters",
        3,
        {"seats": 2, "rulings": 3},
        ["Anna", "Anna"],
    )
    assert record.seal.seed == SEALED.seed
    assert UNDO in [code for _, code in record.log]
    assert len(record.times) == len(record.log)


def test_the_secret_stands_in_the_last_line_only() -> None:
    rows = WHOLE.decode().splitlines()
    assert [at for at, row in enumerate(rows) if SEALED.secret.hex() in row] == [len(rows) - 2]
    assert SEALED.seed not in WHOLE.decode()


def test_an_open_seed_is_said_to_be_open() -> None:
    record = verify(played(seal=Seal(b"", [], "florence")), GAMES)
    assert record.seal.open_seed == "florence"
    assert record.head["seed"] == "florence"


def test_a_match_that_is_not_over_has_a_record_too() -> None:
    record = verify(played(choices=12), GAMES)
    assert not record.finished
    assert len(record.log) == 12


# What a careful forger might try, chain and all


def test_another_choice_is_noticed() -> None:
    forged = lines(WHOLE)
    at = place(WHOLE, "choice", 10)
    forged[at]["choice"] = "end" if forged[at]["choice"] != "end" else "take:row.1"
    line, what = fault(rechained(forged))
    assert what in ("choice", "order", "result")
    assert line >= at + 2


def test_another_draw_is_noticed() -> None:
    forged = lines(WHOLE)
    at = place(WHOLE, "draw", 5)
    bag = forged[at]["bag"]
    assert isinstance(bag, list)
    forged[at]["item"] = next(item for item in bag if item != forged[at]["item"])
    assert fault(rechained(forged)) == (at + 2, "draw")


def test_a_draw_from_another_bag_is_noticed() -> None:
    forged = lines(WHOLE)
    at = place(WHOLE, "draw", 5)
    bag = forged[at]["bag"]
    assert isinstance(bag, list)
    forged[at]["bag"] = [forged[at]["item"]] * len(bag)
    assert fault(rechained(forged)) == (at + 2, "order")


def test_a_draw_left_out_is_noticed() -> None:
    forged = lines(WHOLE)
    at = place(WHOLE, "draw", 3)
    del forged[at]
    forged[-1]["end"] = len(forged) - 1
    assert fault(rechained(forged)) == (at + 2, "order")


def test_another_result_is_noticed() -> None:
    forged: Any = lines(WHOLE)
    forged[-1]["result"][0]["total"] += 1
    assert fault(rechained(forged)) == (len(forged) + 1, "result")


def test_another_secret_is_noticed() -> None:
    forged = lines(WHOLE)
    forged[-1]["secret"] = b"another secret".hex()
    assert fault(rechained(forged)) == (len(forged) + 1, "commitment")


def test_other_entropies_are_noticed() -> None:
    forged = lines(WHOLE)
    forged[0]["entropies"] = [b"anna".hex(), b"eve".hex()]
    assert fault(rechained(forged)) == (3, "draw")


def test_a_record_that_breaks_off_is_noticed() -> None:
    assert fault(rechained(lines(WHOLE)[:20])) == (21, "missing-end")


def test_an_undo_that_was_not_possible_is_noticed() -> None:
    forged = lines(WHOLE)
    at = place(WHOLE, "choice", 0)
    forged.insert(at, {"seat": 0, "undo": True, "at": ""})
    forged[-1]["end"] = len(forged) - 1
    assert fault(rechained(forged)) == (at + 2, "undo")


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"rules": 99}, "other-rules"),
        ({"format": 2}, "not-a-record"),
        ({"settings": {"seats": 9}}, "settings"),
        ({"settings": {"seats": True}}, "settings"),
        ({"settings": 3}, "not-a-record"),
        ({"entropies": 5}, "not-a-record"),
        ({"entropies": [5, 6]}, "commitment"),
        ({"names": [1, 2]}, "not-a-record"),
        ({"seed": "both"}, "not-a-record"),
    ],
)
def test_a_head_we_do_not_know_is_refused(change: Line, what: str) -> None:
    forged = lines(WHOLE)
    forged[0].update(change)
    assert fault(rechained(forged))[1] == what


@pytest.mark.parametrize(
    "data", [b"", b"[", b"[\n]\n", b"{}", b"\xff\xfe", b"[\n{}\n]\n", b"[\n" + b"[" * 5000 + b"\n]\n", b"[\n1\n]\n"]
)
def test_what_is_no_record_is_refused_without_a_crash(data: bytes) -> None:
    assert fault(data)[0] >= 1


def test_a_broken_chain_is_found_at_its_line() -> None:
    rows = WHOLE.decode().split("\n")
    rows[20] = rows[20].replace('"hash":"', '"hash":"0', 1).replace('"}', '"}')
    assert fault("\n".join(rows).encode()) == (21, "chain")


def test_reading_alone_checks_the_chain() -> None:
    assert read(WHOLE).game == "masters"
    assert canonical({"b": 1, "a": 2}) == '{"a":2,"b":1}'


ODD_VALUES: list[Any] = [None, True, False, -1, 0, 2**70, "", "x", "end", [], [1], {}, {"a": 1}, 1.5]


def test_odd_values_in_a_forged_record_never_crash_verify() -> None:
    random = Random(3)
    for _ in range(400):
        forged: Any = lines(WHOLE)
        line = random.choice([0, 1, random.randrange(len(forged)), len(forged) - 1, len(forged) - 1])
        key = random.choice([*forged[line], "seed", "draw", "choice", "undo"])
        forged[line][key] = random.choice(ODD_VALUES)
        try:
            verify(rechained(forged), GAMES)
        except BadRecord:
            continue
        assert key in ("at", "hash", "names", "settings"), (line, key, forged[line][key])


# Blind damage


def test_every_mutation_is_noticed() -> None:
    assert mutate_many([WHOLE, played(), played(choices=12)], GAMES, 1500, "test") == 1500


def test_a_mutation_that_goes_unnoticed_would_be_found() -> None:
    with pytest.raises(NotNoticed):
        mutate_many([WHOLE], GAMES, 1, "test", lambda data, random: data)
