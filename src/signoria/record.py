"""A match as a portable file: hash-chained lines that anybody can check (docs/record.md)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence, Set
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeAlias, cast

import msgspec

from signoria.kernel.codec import Json
from signoria.kernel.core import BadSetting, Game, Seat, Settings, Value
from signoria.kernel.match import UNDO, CannotUndo, Entry, IllegalChoice, Match, Outcome
from signoria.kernel.rng import Draw, index, number
from signoria.kit.orders import Order, obey

FORMAT: Final = 1
Line: TypeAlias = dict[str, Json]


class BadRecord(ValueError):
    """Something in a record is not right: in which line of the file, and the platform's message for what."""

    def __init__(self, line: int, what: str, **parameters: str | int) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line
        self.what = what
        self.parameters = parameters


class Seal:
    """Where a match's seed comes from: a secret and the entropy of each seat, or a seed open from the start."""

    def __init__(self, secret: bytes, entropies: Sequence[bytes], open_seed: str = "") -> None:
        self.secret = secret
        self.entropies = list(entropies)
        self.open_seed = open_seed

    @property
    def seed(self) -> str:
        """From the secret and the entropy of each seat in order."""
        return self.open_seed or sha256(self.secret + b"".join(self.entropies)).hexdigest()

    @property
    def commitment(self) -> str:
        """What a table shows from its making, so that the secret cannot be changed later."""
        return "" if self.open_seed else sha256(self.secret).hexdigest()

    def head(self) -> Line:
        if self.open_seed:
            return {"seed": self.open_seed}
        return {"commitment": self.commitment, "entropies": [entropy.hex() for entropy in self.entropies]}


class SeatOrders(NamedTuple):
    """What a seat ordered, after which entry of the log and when."""

    after: int
    seat: Seat
    at: str
    orders: list[Order]


# Writing


def write(
    match: Match,
    sealed: Seal,
    names: Sequence[str],
    times: Sequence[str],
    orders: Sequence[SeatOrders] = (),
    ordered: Set[int] = frozenset(),
) -> str:
    """The record of a match as it stands, played again to collect its draws.

    names: who sits on each seat; times: when each entry of the log was made; orders: those of the seats, in order;
    ordered: the numbers of the entries, from 1, that were made by order.
    """
    again = Match.begin(match.game, match.settings, sealed.seed, match.version)
    settings: dict[str, Json] = dict(match.settings)
    head: Line = {"format": FORMAT, "game": match.game.key, "rules": match.version, "settings": settings}
    head["names"] = list(names)
    lines: list[Line] = [{**head, **sealed.head()}, *[draw_line(draw) for draw in again.opening.draws]]
    lines += order_lines(orders, 0)
    for n, ((seat, code), at) in enumerate(zip(match.log, times, strict=True), 1):
        if code == UNDO:
            again.undo(seat)
            lines.append({"seat": seat, "undo": True, "at": at})
        else:
            outcome = again.choose(seat, code)
            by: Line = {"ordered": True} if n in ordered else {}
            lines += [{"seat": seat, "choice": code, "at": at, **by}, *[draw_line(draw) for draw in outcome.draws]]
        lines += order_lines(orders, n)
    end: Line = {"end": len(lines), "result": result(again)}
    return chain_lines([*lines, end if sealed.open_seed else {**end, "secret": sealed.secret.hex()}])


def order_lines(orders: Sequence[SeatOrders], after: int) -> list[Line]:
    """What was ordered after an entry of the log."""
    return [
        {"seat": one.seat, "orders": msgspec.to_builtins(one.orders), "at": one.at}
        for one in orders
        if one.after == after
    ]


def draw_line(draw: Draw) -> Line:
    return {"draw": draw.label, "counter": draw.counter, "bag": list(draw.bag), "item": draw.item}


def result(match: Match) -> Json:
    """The score sheet; None while the match is not over."""
    if match.pending:
        return None
    scores = match.game.scores(match.state)
    return [{"rank": score.rank, "total": score.total, "parts": dict(score.parts)} for score in scores]


def canonical(line: Mapping[str, Json]) -> str:
    return json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def link(before: str, line: Line) -> str:
    """The hash of a line: over the hash before it and all the line says."""
    content = canonical({key: value for key, value in line.items() if key != "hash"})
    return sha256(f"{before}{content}".encode()).hexdigest()


def chain_lines(lines: list[Line]) -> str:
    text, before = [], ""
    for line in lines:
        before = link(before, line)
        text.append(canonical({**line, "hash": before}))
    return "[\n" + ",\n".join(text) + "\n]\n"


# Reading


class Record:
    """A record whose chain is whole; line n of the file is lines[n - 2]."""

    def __init__(self, lines: list[Line]) -> None:
        self.head, self.lines, self.end = lines[0], lines[1:-1], lines[-1]

    @property
    def game(self) -> str:
        return cast(str, self.head["game"])

    @property
    def version(self) -> int:
        return cast(int, self.head["rules"])

    @property
    def settings(self) -> dict[str, Value]:
        return cast(dict[str, Value], self.head["settings"])

    @property
    def names(self) -> list[str]:
        return cast(list[str], self.head["names"])

    @property
    def finished(self) -> bool:
        return self.end["result"] is not None

    @property
    def entries(self) -> list[Line]:
        """The lines that are choices or take one back."""
        return [line for line in self.lines if "choice" in line or "undo" in line]

    @property
    def log(self) -> list[Entry]:
        return [(cast(Seat, line["seat"]), cast(str, line.get("choice", UNDO))) for line in self.entries]

    @property
    def times(self) -> list[str]:
        return [cast(str, line["at"]) for line in self.entries]

    @property
    def seal(self) -> Seal:
        if "seed" in self.head:
            return Seal(b"", [], cast(str, self.head["seed"]))
        entropies = [bytes.fromhex(entropy) for entropy in cast(list[str], self.head["entropies"])]
        return Seal(bytes.fromhex(cast(str, self.end["secret"])), entropies)


def read(data: bytes) -> Record:
    """A record whose lines are whole, chained and of the right shape; raises BadRecord otherwise."""
    try:
        rows = data.decode("ascii").split("\n")
    except UnicodeDecodeError as fault:
        raise BadRecord(data[: fault.start].count(b"\n") + 1, "not-canonical") from None
    lines: list[Line] = []
    before = ""
    for at, row in enumerate(rows[1:-2], 2):
        line = parse(row if at == len(rows) - 2 else row.removesuffix(","), at)
        if link(before, line) != line.get("hash"):
            raise BadRecord(at, "chain")
        before = cast(str, line["hash"])
        lines.append(line)
    check_shape(lines)
    if "[\n" + ",\n".join(canonical(line) for line in lines) + "\n]\n" != data.decode("ascii"):
        raise BadRecord(len(rows) - 1, "not-canonical")
    return Record(lines)


def parse(row: str, at: int) -> Line:
    try:
        line = json.loads(row)
        written = isinstance(line, dict) and canonical(line) == row
    except (ValueError, RecursionError):
        written = False
    if not written:
        raise BadRecord(at, "not-canonical")
    return cast(Line, line)


#: The fields that a line of each kind has, and no others.
COMMON: Final[dict[str, type]] = {
    "format": int,
    "game": str,
    "rules": int,
    "settings": dict,
    "names": list,
    "hash": str,
}
SEALED_HEAD: Final[dict[str, type]] = {**COMMON, "commitment": str, "entropies": list}
OPEN_HEAD: Final[dict[str, type]] = {**COMMON, "seed": str}
MIDDLE: Final[tuple[dict[str, type], ...]] = (
    {"draw": str, "counter": int, "bag": list, "item": int, "hash": str},
    {"seat": int, "choice": str, "at": str, "hash": str},
    {"seat": int, "choice": str, "at": str, "ordered": bool, "hash": str},
    {"seat": int, "orders": list, "at": str, "hash": str},
    {"seat": int, "undo": bool, "at": str, "hash": str},
)


def has_shape(line: Line, fields: dict[str, type]) -> bool:
    return line.keys() == fields.keys() and all(type(line[name]) is kind for name, kind in fields.items())


def check_shape(lines: list[Line]) -> None:
    """A head, lines of known kinds, and an end that counts them."""
    head = lines[0] if lines else {}
    is_open = has_shape(head, OPEN_HEAD) and head["seed"] != ""
    if not (is_open or has_shape(head, SEALED_HEAD)) or head["format"] != FORMAT or not words_only(head["names"]):
        raise BadRecord(2, "not-a-record")
    end = lines[-1]
    closing = {"end", "result", "hash"} if is_open else {"end", "result", "hash", "secret"}
    if len(lines) == 1 or end.keys() != closing or end["end"] != len(lines) - 1:
        raise BadRecord(len(lines) + 1, "missing-end")
    for at, line in enumerate(lines[1:-1], 3):
        if not any(has_shape(line, fields) for fields in MIDDLE) or False in (line.get("undo"), line.get("ordered")):
            raise BadRecord(at, "not-a-record")
    if not is_open and not opens(end["secret"], head):
        raise BadRecord(len(lines) + 1, "commitment")


def words_only(things: Json) -> bool:
    return isinstance(things, list) and all(isinstance(thing, str) for thing in things)


def opens(secret: Json, head: Line) -> bool:
    """Whether the secret is the one that was committed to, and it and the entropies can be read."""
    try:
        for entropy in cast(list[str], head["entropies"]):
            bytes.fromhex(entropy)
        return Seal(bytes.fromhex(cast(str, secret)), []).commitment == head["commitment"]
    except (TypeError, ValueError):
        return False


# Verifying


def verify(data: bytes, games: Mapping[str, Game[Any]]) -> Record:
    """A record that is true: chain, commitment, every draw, every choice and the result; raises BadRecord otherwise."""
    record = read(data)
    if record.game not in games:
        raise BadRecord(2, "unknown-game", game=record.game)
    game = games[record.game]
    if record.version > game.version:
        raise BadRecord(2, "other-rules", ours=game.version, theirs=record.version)
    match = begin(game, record.settings, record.seal.seed, record.version)
    orders: dict[Seat, list[Order]] = {}
    at = check_draws(record, 0, match.opening, match.seed)
    while at < len(record.lines):
        at = check_draws(record, at + 1, play(match, record.lines[at], at + 3, orders), match.seed)
    if result(match) != record.end["result"]:
        raise BadRecord(len(record.lines) + 3, "result")
    return record


def begin(game: Game[Any], settings: Settings, seed: str, version: int) -> Match:
    try:
        return Match.begin(game, settings, seed, version)
    except BadSetting:
        raise BadRecord(2, "settings") from None


def check_draws(record: Record, at: int, outcome: Outcome, seed: str) -> int:
    """The draws that follow must be what the seed gives and what the match asked for; returns where they end."""
    for draw in outcome.draws:
        line = record.lines[at] if at < len(record.lines) else {}
        if "draw" in line and not follows(line, seed):
            raise BadRecord(at + 3, "draw")
        if {key: value for key, value in line.items() if key != "hash"} != draw_line(draw):
            raise BadRecord(at + 3, "order")
        at += 1
    return at


def follows(line: Line, seed: str) -> bool:
    """Whether a draw is what the seed gives for its counter, label and bag."""
    bag = cast(list[Json], line["bag"])
    place = index(number(seed, cast(int, line["counter"]), cast(str, line["draw"])), max(1, len(bag)))
    return 0 <= place < len(bag) and bag[place] == line["item"]


def play(match: Match, line: Line, at: int, orders: dict[Seat, list[Order]]) -> Outcome:
    """What a line tells: orders are kept, a choice is made, one made by order only if it is what was ordered."""
    if "seat" not in line:
        raise BadRecord(at, "order")
    seat = cast(Seat, line["seat"])
    try:
        if "orders" in line:
            orders[seat] = msgspec.convert(line["orders"], list[Order])
            return Outcome([], [])
        if "undo" in line:
            match.undo(seat)
            return Outcome([], [])
        if "ordered" in line and line["choice"] != by_order(match, seat, orders):
            raise BadRecord(at, "not-ordered")
        return match.choose(seat, cast(str, line["choice"]))
    except msgspec.ValidationError:
        raise BadRecord(at, "not-a-record") from None
    except IllegalChoice as refused:
        raise BadRecord(at, "choice", rule=refused.rule or "?") from None
    except CannotUndo:
        raise BadRecord(at, "undo") from None


def by_order(match: Match, seat: Seat, orders: Mapping[Seat, list[Order]]) -> str:
    """What a seat's orders answer now; "" if nothing, or if it is not asked."""
    decision = match.decision(seat)
    return obey(decision, match.view(seat), orders.get(seat, [])) if decision else ""
