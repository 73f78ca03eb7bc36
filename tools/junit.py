"""What pytest wrote about a run: which tests passed, how long each took, what was wrong with the others."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree


@dataclass(frozen=True)
class Test:
    """One test by the name pytest knows it by; fault: "" if it passed or was skipped."""

    name: str
    seconds: float
    fault: str = ""
    skipped: bool = False


@dataclass(frozen=True)
class Suite:
    """The tests of one run."""

    tests: list[Test] = field(default_factory=list)

    @property
    def broken(self) -> list[Test]:
        return [test for test in self.tests if test.fault]

    @property
    def passed(self) -> int:
        return sum(not test.fault and not test.skipped for test in self.tests)


def read(path: Path) -> Suite:
    """The tests of a file in the xunit1 style, which names their files; none if there is no such file."""
    if not path.exists():
        return Suite()
    return Suite([test(case) for case in ElementTree.parse(path).iter("testcase")])


def test(case: ElementTree.Element) -> Test:
    faults = [part.text or part.get("message") or "no words" for part in case if part.tag in ("failure", "error")]
    name = f"{case.get('file')}::{case.get('name')}"
    return Test(name, float(case.get("time", 0)), "\n".join(faults), case.find("skipped") is not None)
