"""Stands in for the reader of the README: two clicks to a first choice, or a friend who joins by the link.

`python -m tools.visit play FILE` waits for the address that a browser was opened at; `… serve FILE` for the one said.
"""

from __future__ import annotations

import argparse
import re
import time
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright
from tests.web.visitor import CHROMIUM, FLAGS, Visitor

PATIENCE = 30.0


def address_in(path: Path) -> str:
    """The first address that stands in a file, once it does."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        address = re.search(r"http://\S+", path.read_text(encoding="utf-8")) if path.exists() else None
        if address:
            return address.group()
        time.sleep(0.1)
    raise TimeoutError(f"no address was written to {path}")


def play(browser: Browser, address: str) -> None:
    """At the table that `signoria play` opened, and from the front page: a match within two clicks."""
    anna = Visitor(browser, re.match(r"http://[^/]+", address).group())  # type: ignore[union-attr]
    for first in (address, "/"):
        anna.open(first)
        clicks = 0
        if first == "/":
            anna.page.get_by_role("button", name="Play now: Masters of Renaissance").click()
            anna.page.get_by_role("button", name="Begin").click()
            clicks += 2
        assert anna.await_turn()
        after = anna.seq()
        anna.options.first.click()
        anna.await_choice(after)
        print(f"{first}: {clicks + 1} click(s) to the first choice")
    anna.leave()


def serve(browser: Browser, address: str) -> None:
    """A host makes a table, a friend joins by its link from another browser, and both are asked."""
    anna, bruno = Visitor(browser, address), Visitor(browser, address)
    anna.open("/")
    anna.page.get_by_role("button", name="Invite friends: Masters of Renaissance").click()
    anna.page.get_by_role("button", name="Create the table").click()
    anna.page.wait_for_url(re.compile(r"/tables/[\w-]{12}$"))
    bruno.open(anna.page.url)
    bruno.call_me("Bruno")
    bruno.page.get_by_role("button", name="Sit here").click()
    anna.page.get_by_role("button", name="Start the match").click()
    for player in (anna, bruno):
        assert player.await_turn()
    bruno.options.first.click()
    expect(anna.page.locator("#log")).to_contain_text("Bruno keeps two leaders.")
    print("a friend joined by the link and chose")
    anna.leave()
    bruno.leave()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "serve"))
    parser.add_argument("file", type=Path)
    arguments = parser.parse_args()
    address = address_in(arguments.file)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        (play if arguments.what == "play" else serve)(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
