"""The one place where a match becomes what one viewer may know of it; nothing else leaves the server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from msgspec import UNSET, Raw
from msgspec.json import encode

from signoria.kernel import core
from signoria.kernel.core import Argument, Event, Seat, View
from signoria.kernel.match import BEGUN, OTHERS, Match
from signoria.kit.changes import changes as differences
from signoria.kit.missing import missing_in
from signoria.kit.orders import Question
from signoria.kit.package import Absent, Package
from signoria.kit.ties import Finish, ties
from signoria.server import messages
from signoria.server.store import RemarkRow, ResultRow, SeatRow, TableRow


class Views(NamedTuple):
    """What is to be seen of a match at some moment: by everybody, and by each of some seats alone."""

    public: View
    own: dict[Seat, View]


class Changes(NamedTuple):
    """What a choice changed, as it travels: of what everybody sees, and of what seats see alone."""

    public: bytes
    own: dict[Seat, bytes]


@dataclass
class StoryEntry:
    """An entry of a match's story: who chose, what it caused and what it changed; ordered: by an order of the seat.

    Nobody may know all of it. labels: what everybody may read, encoded once; None until somebody looks, and where
    something is secret.
    """

    seq: int
    at: int
    seat: Seat | None
    undo: bool
    events: list[Event]
    ordered: bool = False
    changes: Changes | None = None
    labels: Raw | None = None

    def __reduce__(self) -> tuple[object, ...]:
        """From process to process: events of a compiled kernel do not travel by themselves."""
        events = [(event.kind, event.seat, event.args, event.secret) for event in self.events]
        return _arrived, (self.seq, self.at, self.seat, self.undo, events, self.ordered, self.changes)


def _arrived(
    seq: int,
    at: int,
    seat: Seat | None,
    undo: bool,
    events: list[tuple[str, Seat, dict[str, Argument], bool]],
    ordered: bool,
    changes: Changes | None,
) -> StoryEntry:
    return StoryEntry(seq, at, seat, undo, [Event(*event) for event in events], ordered, changes)


def label(internal: core.Label) -> messages.Label:
    """A label as it travels."""
    parameters = {name: _word(word) for name, word in internal.parameters.items()}
    return messages.Label(internal.key, parameters, list(internal.places))


def _word(word: core.Word) -> int | str | messages.Label | list[messages.Label]:
    match word:
        case int() | str():
            return word
        case core.Label():
            return label(word)
        case tuple():
            return [label(part) for part in word]


def glossary(package: Package) -> messages.Glossary:
    """What there is to say about a game before anybody plays it."""
    rules = package.rules
    words = {word: [label(one) for one in (term.name, *term.about)] for word, term in rules.glossary().items()}
    questions = [question(rules.key, about) for about in package.orders]
    return messages.Glossary(
        words,
        questions,
        package.faces(),
        package.view.declaration,
        package.scene_messages,
        list(package.gives_away),
        package.teaching.lessons,
        package.teaching.hints,
    )


def question(key: str, about: Question) -> messages.Question:
    answers = [messages.Answer(list(answer.codes), label(answer.label)) for answer in about.answers]
    text = messages.Label(f"{key}-decision-{about.kind}")
    return messages.Question(
        about.kind, text, answers, about.place, list(about.words), about.limit, list(about.numbers)
    )


class Public(NamedTuple):
    """What everybody sees of a match, as it travels."""

    table: Raw
    boards: Raw


def views(match: Match, seats: Iterable[Seat]) -> Views:
    """What everybody sees now, and what each of these seats sees alone."""
    game, state = match.game, match.state
    return Views(game.public(state), {seat: game.own(state, seat) for seat in seats})


def public(view: View) -> Public:
    """Encoded without knowing who looks, so that once is enough for however many do."""
    return Public(*[Raw(encode(view[part])) for part in Public._fields])


def changes(before: Views, after: Views) -> Changes:
    """What differs between two moments, encoded once for everybody, and once for each seat of which something does."""
    own = {seat: _encoded({"own": before.own[seat]}, {"own": view}) for seat, view in after.own.items()}
    return Changes(_encoded(before.public, after.public), {seat: text for seat, text in own.items() if text})


def _encoded(before: View, after: View) -> bytes:
    """Changes, one after the other, without what holds them together."""
    return encode([messages.Change(*change) for change in differences(before, after)])[1:-1]


def update(
    match: Match,
    public_part: Public,
    seq: int,
    viewer: Seat | None,
    story: Sequence[StoryEntry],
    asking: bool = True,
    seen: int = 0,
    own: View | None = None,
) -> messages.Update:
    """The match as viewer may see it, with the entries of the story that are new to them.

    public_part: what everybody sees; asking: whether viewer is to choose if they can; nobody is in the past or after
    giving up; seen: entries after this one tell what they changed; own: what viewer alone sees, if it is known.
    """
    if own is None and viewer is not None:
        own = match.game.own(match.state, viewer)
    return messages.Update(
        seq=seq,
        view=messages.View(public_part.table, public_part.boards, None if own is None else dict(own)),
        decision=decision(match, viewer) if viewer is not None and asking else None,
        pending=sorted(open_decision.seat for open_decision in match.pending),
        undo=barrier(match, viewer if asking else None, seq),
        entries=[entry(match, one, viewer, one.seq > seen) for one in story],
    )


def decision(match: Match, seat: Seat) -> messages.Decision | None:
    open_decision = match.decision(seat)
    if open_decision is None:
        return None
    question = messages.Label(f"{match.game.key}-decision-{open_decision.kind}")
    options = [messages.Option(option.code, label(match.describe(seat, option))) for option in open_decision.options]
    return messages.Decision(open_decision.kind, question, options)


def barrier(match: Match, viewer: Seat | None, seq: int) -> messages.Label | None:
    """Why viewer can take nothing back; None if they can."""
    behind = match.barrier
    if viewer is not None and behind.tail and behind.owner == viewer:
        return None
    reason = behind.reason if viewer is not None and not behind.tail else OTHERS if seq else BEGUN
    return messages.Label(f"platform-undo-{reason}")


def entry(match: Match, one: StoryEntry, viewer: Seat | None, fresh: bool) -> messages.Entry:
    """An entry as viewer may know it; fresh: with what it changed."""
    ordered = one.ordered and one.seat == viewer
    changed = changes_for(one.changes, viewer) if fresh and one.changes is not None else UNSET
    return messages.Entry(one.seq, one.at, labels_for(match, one, viewer), one.seat, one.undo, ordered, changed)


def labels_for(match: Match, one: StoryEntry, viewer: Seat | None) -> Raw:
    """What viewer may read of an entry; encoded once where everybody may read the same."""
    if one.labels is not None:
        return one.labels
    labels = Raw(encode([label(match.game.tell(event.seen_by(viewer))) for event in one.events]))
    if not any(event.secret for event in one.events):
        one.labels = labels
    return labels


def changes_for(made: Changes, viewer: Seat | None) -> Raw:
    """All that a choice changed of what viewer sees."""
    own = made.own.get(viewer, b"") if viewer is not None else b""
    return Raw(b"[" + b",".join(part for part in (made.public, own) if part) + b"]")


def preview(match: Match, before: View, seat: Seat, code: str) -> messages.Preview:
    """What an option changes of what its chooser sees now."""
    foreseen = match.preview(seat, code)
    changed = [messages.Change(*change) for change in differences(before, foreseen.view)]
    return messages.Preview(changed, foreseen.reveals)


def refusals(match: Match, seat: Seat, absent: Absent) -> list[messages.Refusal]:
    """What the open question refuses by name, each with the sentence for the rule that does, and what is missing."""
    refused = []
    for code, rule in match.refusals(seat).items():
        option = match.game.by_code[code]
        if absent(match.settings, option):
            continue
        name = match.describe(seat, option)
        missing, reason = missing_in(name), messages.Label(f"{match.game.key}-rule-{rule}")
        refused.append(messages.Refusal(code, label(name), rule, reason, None if missing is None else label(missing)))
    return refused


def table(row: TableRow, person: str, results: Sequence[ResultRow] = ()) -> messages.Table:
    """A table as somebody sees it; "" is somebody who has not come in."""
    finishes = [Finish(r.seat, r.rank, r.total, r.tie, r.conceded) for r in results]
    return messages.Table(
        id=row.id,
        game=row.game,
        version=row.version,
        settings=dict(row.settings),
        phase=row.phase,  # type: ignore[arg-type]  # the store holds no other word
        seats=[seat(place) for place in row.seats],
        commitment=row.commitment,
        head=row.head,
        created=row.created,
        changed=row.changed,
        pending=row.pending_seats(),
        seed=row.seed,
        listed=row.listed,
        clock=row.clock,
        pause=row.pause,
        deadline=row.deadline,
        successor=row.successor,
        results=[messages.Result(r.seat, r.rank, r.total, r.parts, r.conceded) for r in results],
        ties=[label(tie) for tie in ties(row.game, finishes)],
        mine=row.seat_of(person),
        yours=bool(person) and row.host == person,
    )


def remark(row: TableRow, one: RemarkRow) -> messages.Remark:
    """What was said, as everybody may hear it who looks at the table."""
    return messages.Remark(one.number, one.at, one.name, one.text, row.seat_of(one.person))


def seat(row: SeatRow) -> messages.Seat:
    return messages.Seat(row.name, row.bot, row.conceded, row.abandon)
