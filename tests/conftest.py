"""Carries rule ids from tests to the report of make rules, also through xdist."""

from __future__ import annotations

import pytest

from tests.rules import Coverage, checklists


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="report rule coverage and fail if it is not complete")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        ids = [rule for mark in item.iter_markers("rule") for rule in mark.args]
        if ids:
            item.user_properties.append(("rules", ids))


class RulesReport:
    """Adds up what the tests show."""

    def __init__(self) -> None:
        self.coverage = Coverage(checklists())

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = [rule for key, rules in report.user_properties if key == "rules" for rule in rules]  # type: ignore[attr-defined]
        if report.when == "call" or report.failed:
            self.coverage.add(ids, report.passed)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("rules")
        for line in self.coverage.lines():
            terminalreporter.write_line(line)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not self.coverage.complete() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--rules") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(RulesReport(), "rules-report")
