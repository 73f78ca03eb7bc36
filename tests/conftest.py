"""What all tests share: rule ids and counts carried to the report, one end for all workers, and which build it is."""

from __future__ import annotations

from pathlib import Path
from tempfile import gettempdir

import pytest

from signoria.kernel import core
from tests.rules import Coverage, checklists

COMPILED = not core.__file__.endswith(".py")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="report rule coverage and fail if it is not complete")
    parser.addoption("--thorough", type=int, default=10, help="matches per table with every law at every decision")
    parser.addoption("--expect-compiled", action="store_true", help="fail if the build is interpreted")


def pytest_report_header() -> str:
    return f"signoria: {'compiled' if COMPILED else 'interpreted'} build"


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--expect-compiled") and not COMPILED:
        raise pytest.UsageError("this is the interpreted build; make compiled tests the other one")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(CountsReport(), "counts-report")
        if config.getoption("--rules"):
            config.pluginmanager.register(RulesReport(), "rules-report")
    elif config.getoption("maxfail"):
        config.pluginmanager.register(OneForAll(config.workerinput["testrunuid"]), "one-for-all")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        ids = [rule for mark in item.iter_markers("rule") for rule in mark.args]
        if ids:
            item.user_properties.append(("rules", ids))


@pytest.fixture
def thorough(request: pytest.FixtureRequest) -> int:
    return int(request.config.getoption("--thorough"))


def properties(report: pytest.TestReport, name: str) -> list[object]:
    return [value for key, value in report.user_properties if key == name]


class OneForAll:
    """On each worker, where the first failure ends the run: else the others would do all they were given before."""

    def __init__(self, run: str) -> None:
        self.failed = Path(gettempdir(), f"signoria-failed-{run}")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.touch()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        if not self.failed.exists():
            return None
        item.session.shouldstop = "a test has failed on another worker"
        return True


class CountsReport:
    """Prints what tests have counted with record_property("counts", ...)."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "teardown":
            self.lines += [str(line) for line in properties(report, "counts")]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for line in sorted(self.lines):
            terminalreporter.write_line(line)


class RulesReport:
    """Adds up which rules the tests show."""

    def __init__(self) -> None:
        self.coverage = Coverage(checklists())

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or report.failed:
            for ids in properties(report, "rules"):
                assert isinstance(ids, list)
                self.coverage.add(ids, report.passed)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("rules")
        for line in self.coverage.lines():
            terminalreporter.write_line(line)
        terminalreporter.write_line(f"figure rows {len(self.coverage.shown_rows())}")

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not self.coverage.complete() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
