"""The one place where a match becomes what one viewer may know of it; nothing else leaves the server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from msgspec import Raw
from msgspec.json import encode

from signoria.kernel import core
from signoria.kernel.core import Event, Seat, View
from signoria.kernel.match import BEGUN, OTHERS, Match
from signoria.kit.changes import changes
from signoria.kit.orders import Question
from signoria.kit.package import Package
from signoria.server import messages
from signoria.server.store import ResultRow, SeatRow, TableRow


@dataclass(frozen=True)
class StoryEntry:
    """An entry of a match's story: who chose, and what it caused; ordered: by an order of the seat.

    Nobody may know all of it.
    """

    seq: int
    at: int
    seat: Seat | None
    undo: bool
    events: list[Event]
    ordered: bool = False


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
    return messages.Glossary(words, questions, package.faces(), package.view.declaration)


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


def public(match: Match) -> Public:
    """Built and encoded without knowing who looks, so that once is enough for however many do."""
    view = match.game.public(match.state)
    return Public(*[Raw(encode(view[part])) for part in Public._fields])


def update(
    match: Match, public_part: Public, seq: int, viewer: Seat | None, story: Sequence[StoryEntry], asking: bool = True
) -> messages.Update:
    """The match as viewer may see it, with the entries of the story that are new to them.

    public_part: what everybody sees; asking: whether viewer is to choose if they can; nobody is in the past or after
    giving up.
    """
    own = None if viewer is None else dict(match.game.own(match.state, viewer))
    return messages.Update(
        seq=seq,
        view=messages.View(public_part.table, public_part.boards, own),
        decision=decision(match, viewer) if viewer is not None and asking else None,
        pending=sorted(open_decision.seat for open_decision in match.pending),
        undo=barrier(match, viewer if asking else None, seq),
        entries=[entry(match, one, viewer) for one in story],
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


def entry(match: Match, one: StoryEntry, viewer: Seat | None) -> messages.Entry:
    labels = [label(match.game.tell(event.seen_by(viewer))) for event in one.events]
    return messages.Entry(one.seq, one.at, labels, one.seat, one.undo, one.ordered and one.seat == viewer)


def preview(match: Match, before: View, seat: Seat, code: str) -> messages.Preview:
    """What an option changes of what its chooser sees now."""
    foreseen = match.preview(seat, code)
    changed = [messages.Change(*change) for change in changes(before, foreseen.view)]
    return messages.Preview(changed, foreseen.reveals)


def refusals(match: Match, seat: Seat) -> list[messages.Refusal]:
    """What the open question refuses by name, each with the sentence for the rule that does."""
    return [
        messages.Refusal(
            code,
            label(match.describe(seat, match.game.by_code[code])),
            rule,
            messages.Label(f"{match.game.key}-rule-{rule}"),
        )
        for code, rule in match.refusals(seat).items()
    ]


def table(row: TableRow, person: str, results: Sequence[ResultRow] = ()) -> messages.Table:
    """A table as somebody sees it; "" is somebody who has not come in."""
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
        mine=row.seat_of(person),
        yours=bool(person) and row.host == person,
    )


def seat(row: SeatRow) -> messages.Seat:
    return messages.Seat(row.name, row.bot, row.conceded, row.abandon)
