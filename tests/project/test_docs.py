"""What the documents claim is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from signoria.registry import games

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (path.parent / target).exists(), target


def test_every_reading_of_the_checklist_is_a_ruling() -> None:
    for path in (ROOT / "docs" / "rules").glob("*.md"):
        rows = re.findall(r"^\| ([A-Z]{3}-\d{3}) \| ([^|]*)\|", path.read_text(encoding="utf-8"), re.MULTILINE)
        readings = [rule for rule, text in rows if "**Reading" in text]
        assert readings
        assert [rule for rule in readings if f"| {rule} |" not in RULINGS] == []


def test_every_test_a_ruling_cites_exists() -> None:
    cited = re.findall(r"`(test_\w+\.py)::(test_\w+)`", RULINGS)
    assert len(cited) > 30
    for file, name in cited:
        paths = [path for path in (ROOT / "tests").rglob(file) if f"def {name}(" in path.read_text(encoding="utf-8")]
        assert paths, f"{file}::{name}"


def test_no_document_names_a_place_of_one_machine() -> None:
    for path in DOCUMENTS:
        assert not re.search(r"(?<![\w.])/(work|root|home|tmp)/", path.read_text(encoding="utf-8")), path


def test_the_changelog_says_which_rules_are_in_force() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for key, game in games().items():
        assert f"Rules: {key} version {game.version}" in changes
