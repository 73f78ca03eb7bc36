"""The checklists of docs/rules, and which of their rows passing tests have shown."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

CHECKLISTS = Path(__file__).parent.parent / "docs" / "rules"
ROW = re.compile(r"^\| ([A-Z]{3}-\d{3}) \|", re.MULTILINE)


def checklists() -> dict[str, list[str]]:
    """Every rule id by game, in the order of its checklist."""
    return {path.stem: ROW.findall(path.read_text(encoding="utf-8")) for path in sorted(CHECKLISTS.glob("*.md"))}


class Coverage:
    """Rows shown by a passing test; a row cited by a failing test is not shown."""

    def __init__(self, rows: dict[str, list[str]]) -> None:
        self.rows = rows
        self.passed: set[str] = set()
        self.failed: set[str] = set()

    def add(self, ids: Iterable[str], passed: bool) -> None:
        (self.passed if passed else self.failed).update(ids)

    def unknown(self) -> list[str]:
        rows_of_checklists = {row for rows in self.rows.values() for row in rows}
        return sorted((self.passed | self.failed) - rows_of_checklists)

    def missing(self, game: str) -> list[str]:
        return [row for row in self.rows[game] if row not in self.passed or row in self.failed]

    def shown_rows(self) -> list[str]:
        return [row for game, rows in self.rows.items() for row in rows if row not in self.missing(game)]

    def complete(self) -> bool:
        return not self.unknown() and not any(self.missing(game) for game in self.rows)

    def lines(self) -> list[str]:
        """The report, one line per game and one per fault."""
        report = []
        for game, rows in self.rows.items():
            missing = self.missing(game)
            report.append(f"{game} {len(rows) - len(missing)}/{len(rows)}")
            report += [f"  {row} has no passing test" for row in missing]
        return report + [f"  {row} is cited by a test but is in no checklist" for row in self.unknown()]
