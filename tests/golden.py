"""Golden games: whole matches kept as text, with what happened and a state hash for every choice.

`python -m tests.golden` tells them anew, with the same choices as long as these can still be made: the diff is what a
change of rules does, to be read in review. `python -m tests.golden anew` plays all of them anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from signoria.kernel.core import Event, Game, Settings
from signoria.kernel.match import Entry, Match, Outcome
from signoria.registry import game
from tests.events import flat

FOLDER = Path(__file__).parent / "goldens"
#: Expansions that have golden games of their own, and the game they belong to.
EXPANSIONS = {"houses": "lorenzo"}
#: New questions in a row, after which a match is another one.
MOST_NEW = 4


@dataclass(frozen=True)
class Golden:
    """A match worth keeping: what it shows is its name."""

    name: str
    settings: Settings
    seed: str
    log: list[Entry]


def tell(played: Game[Any], golden: Golden) -> str:
    """The match as text."""
    match = Match.begin(played, golden.settings, golden.seed)
    lines = [f"{played.key} version {played.version}", f"settings {json.dumps(golden.settings)}", f"seed {golden.seed}"]
    lines += ["", f"opening {match.digest()}", *happenings(match.opening)]
    for number, (seat, code) in enumerate(golden.log, 1):
        outcome = match.choose(seat, code)
        lines += [f"{number} seat {seat} {code} {match.digest()}", *happenings(outcome)]
    lines.append("")
    for seat, score in enumerate(played.scores(match.state)):
        parts = ", ".join(f"{part} {points}" for part, points in score.parts.items())
        lines.append(f"seat {seat} rank {score.rank} total {score.total}: {parts}")
    return "\n".join(lines) + "\n"


def happenings(outcome: Outcome) -> Iterable[str]:
    draws = [f"    draws {draw.label} {list(draw.bag)} -> {draw.item}" for draw in outcome.draws]
    return draws + [f"    {line(event)}" for event in outcome.events]


def line(event: Event) -> str:
    who = f" seat {event.seat}" if event.seat >= 0 else ""
    return f"{event.kind}{who} {' '.join(map(str, flat(event)))}".rstrip() + (" (secret)" if event.secret else "")


def read(path: Path) -> Golden:
    """The settings, seed and choices of a golden file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    words = [text.split() for text in lines if text[:1].isdigit()]
    log = [(int(word[2]), word[3]) for word in words]
    return Golden(path.stem, json.loads(lines[1].removeprefix("settings ")), lines[2].removeprefix("seed "), log)


def carried(played: Game[Any], golden: Golden) -> Golden | None:
    """The same match by the rules of today; None if it cannot go on as it did.

    A choice that nobody is asked for any more is left out, a number that cannot be chosen becomes the next lower one,
    anything else the last of its kind; what was not asked before is answered by its last option, which does the least.
    """
    match, left, new = Match.begin(played, golden.settings, golden.seed), list(golden.log), 0
    while match.pending:
        if len(left) > 1 and not nearest(match, left[0]) and nearest(match, left[1]):
            left.pop(0)
        code = nearest(match, left[0]) if left else ""
        if code:
            match.choose(left.pop(0)[0], code)
        elif new == MOST_NEW and left:
            return None
        else:
            match.choose(match.pending[0].seat, match.pending[0].options[-1].code)
        new = 0 if code else new + 1
    return Golden(golden.name, golden.settings, golden.seed, list(match.log))


def nearest(match: Match, entry: Entry) -> str:
    """What a seat may choose now that is nearest to what it chose; "" if nothing is."""
    decision, (verb, _, number) = match.decision(entry[0]), entry[1].partition(":")
    codes = [option.code for option in decision.options] if decision else []
    if entry[1] in codes:
        return entry[1]
    if number.isdigit():
        lower = [n for n in range(int(number)) if f"{verb}:{n}" in codes]
        return f"{verb}:{lower[-1]}" if lower else ""
    return next((code for code in reversed(codes) if code.startswith(f"{verb}:")), "")


def write(name: str, goldens: Iterable[Golden]) -> None:
    folder, key = FOLDER / name, EXPANSIONS.get(name, name)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for golden in goldens:
        (folder / f"{golden.name}.txt").write_text(tell(game(key), golden), encoding="utf-8")
        print(f"{name}/{golden.name}: {len(golden.log)} choices")


def main() -> None:
    from tests.houses.goldens import goldens as houses  # noqa: PLC0415 - each game says which matches it keeps
    from tests.lorenzo.goldens import goldens as lorenzo  # noqa: PLC0415
    from tests.masters.goldens import goldens as masters  # noqa: PLC0415
    from tests.princes.goldens import goldens as princes  # noqa: PLC0415

    makers: dict[str, Callable[[], Iterable[Golden]]] = {
        "houses": houses,
        "lorenzo": lorenzo,
        "masters": masters,
        "princes": princes,
    }
    for name, maker in makers.items():
        write(name, maker() if sys.argv[1:] == ["anew"] else kept(name, maker))


def kept(name: str, maker: Callable[[], Iterable[Golden]]) -> list[Golden]:
    """The golden games of a game, carried over as far as there were any and they go on as they did."""
    rules, goldens = game(EXPANSIONS.get(name, name)), list(maker())
    paths = [FOLDER / name / f"{golden.name}.txt" for golden in goldens]
    before = [carried(rules, read(path)) if path.exists() else None for path in paths]
    return [old or golden for old, golden in zip(before, goldens, strict=True)]


if __name__ == "__main__":
    main()
