"""Seeded faults: each is put into a clone of this checkout, and the gate must shut; says at which step and how soon."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.compiled import ROOT

SHUT = re.compile(r"^The gate is shut: (.+?) failed", re.MULTILINE)
#: How much is shown of a passage that did not end where it should have.
LONGEST_EXCERPT = 3000


@dataclass(frozen=True)
class Fault:
    """One place where the source says something else, and the step that must notice."""

    name: str
    step: str
    file: str
    right: str
    wrong: str

    def put_into(self, checkout: Path) -> None:
        """Make the fault, in a copy of this checkout."""
        path = checkout / self.file
        text = path.read_text(encoding="utf-8")
        assert self.right in text, f"{self.file} no longer says {self.right!r}"
        path.write_text(text.replace(self.right, self.wrong, 1), encoding="utf-8")


FAULTS = (
    Fault(
        "masters: who stands on the first space of a section misses its report (MAS-113)",
        "unit",
        "src/signoria/games/masters/rules/faith.py",
        "player.faith >= SECTIONS[section].first",
        "player.faith > SECTIONS[section].first",
    ),
    Fault(
        "lorenzo: resources are rounded up to points (LOR-237)",
        "unit",
        "src/signoria/games/lorenzo/rules/scoring.py",
        '"resources": player.resources() // RESOURCES_PER_POINT,',
        '"resources": -(-player.resources() // RESOURCES_PER_POINT),',
    ),
    Fault(
        "houses: the limit of a venture that counts goods is what it scores at least",
        "unit",
        "src/signoria/games/lorenzo/rules/houses/scoring.py",
        "return min(points, modifier.most) if modifier.most else points",
        "return max(points, modifier.most) if modifier.most else points",
    ),
    Fault(
        "princes: who ties for a prestige card scores it in full",
        "unit",
        "src/signoria/games/princes/rules/scoring.py",
        "return printed.tie_points if max(others) == sign * mine[feature] else printed.points",
        "return printed.points",
    ),
    Fault(
        "a leak in a view: who watches sees the hands of all",
        "unit",
        "src/signoria/games/masters/view.py",
        '"played": [LEADERS[leader].id for leader in player.played],',
        '"played": [LEADERS[leader].id for leader in (*player.played, *player.hand)],',
    ),
    Fault(
        "a lost choice: of several in one message PostgreSQL keeps two",
        "server",
        "src/signoria/server/store/postgresql.py",
        "WITH ORDINALITY AS chosen (seat, code, part)",
        "WITH ORDINALITY AS chosen (seat, code, part) WHERE part < 3",
    ),
    Fault(
        "a wrong sentence: an Italian message asks for something nobody gives it",
        "unit",
        "src/signoria/games/masters/words/it.ftl",
        "{ $leader }",
        "{ $condottiero }",
    ),
    Fault(
        "an axe violation: headings of the page about privacy leave out three levels",
        "browser",
        "web/src/pages/Privacy.svelte",
        "<h2>{words.say(`pages-privacy-${part}-title`)}</h2>",
        "<h5>{words.say(`pages-privacy-${part}-title`)}</h5>",
    ),
    Fault(
        "a slower engine: every question is worked out once more than it is asked",
        "instructions",
        "src/signoria/kernel/core.py",
        "        menu = Menu()\n        self.offer(state, seat, menu)\n        return Decision",
        "        for menu in (Menu(), Menu()):\n            self.offer(state, seat, menu)\n        return Decision",
    ),
)


def clone(folder: Path, fault: Fault) -> Path:
    """This checkout as it is committed, with a fault in it."""
    checkout = folder / "checkout"
    subprocess.run(["git", "clone", "-q", ROOT, checkout], check=True)
    fault.put_into(checkout)
    return checkout


def passage(fault: Fault) -> tuple[bool, str]:
    """Whether the gate shut where it should, and what there is to say about it."""
    with TemporaryDirectory() as folder:
        checkout, began = clone(Path(folder), fault), time.monotonic()
        completed = subprocess.run(["bash", ".ci/run"], cwd=checkout, check=False, capture_output=True, text=True)
        took = (time.monotonic() - began) / 60
    where = SHUT.findall(completed.stdout)
    noticed = where == [fault.step]
    line = f"{took:5.1f} min  {''.join(where) or 'OPEN':14}  {fault.name}"
    instead = "".join(completed.stdout.partition("The gate is shut")[1:])[:LONGEST_EXCERPT]
    return noticed, line if noticed else f"{line}\n{fault.step} did not notice. {instead}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", help="only faults whose name has one of these words in it")
    words = parser.parse_args().words
    chosen = [fault for fault in FAULTS if not words or any(word in fault.name for word in words)]
    missed = 0
    for fault in chosen:
        noticed, line = passage(fault)
        missed += not noticed
        print(line, flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
