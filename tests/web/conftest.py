"""What tests in the browser share: Chromium, a server over PostgreSQL, and visitors who report what they saw."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.databases import database
from tests.server.serving import Serving, serving
from tests.web.visitor import CHROMIUM, FLAGS, LAPTOP, PHONE, WIDE, Visitor

Visit = Callable[..., Visitor]
#: The three sizes that every page is made for.
SIZES = pytest.mark.parametrize("size", [WIDE, LAPTOP, PHONE], ids=["wide", "laptop", "phone"])


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with database("postgresql", tmp_path_factory.mktemp("web")) as url, serving(url) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Serving) -> Iterator[Visit]:
    """Lets people in; none of them may have seen an error, or asked another host for anything."""
    visitors: list[Visitor] = []

    def enter(**options: object) -> Visitor:
        visitors.append(Visitor(browser, server.address, **options))  # type: ignore[arg-type]
        return visitors[-1]

    yield enter
    for visitor in visitors:
        visitor.leave()


@pytest.fixture
def reader(browser: Browser, server: Serving) -> Iterator[Visitor]:
    """Somebody whose browser is set to letters twice as large."""
    large = browser.browser_type.launch(executable_path=CHROMIUM, args=[*FLAGS, "--blink-settings=defaultFontSize=32"])
    somebody = Visitor(large, server.address, LAPTOP)
    yield somebody
    somebody.leave()
    large.close()
