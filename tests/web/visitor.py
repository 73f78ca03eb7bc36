"""Somebody in front of a browser: looks, clicks, types, and notices when something is wrong with the page."""

from __future__ import annotations

import re
from random import Random
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, expect

from tests.server.guest import Guest

#: Debian's Chromium without the windows around it, which take half of the time; no request of its own to anywhere.
CHROMIUM: Final = "/usr/bin/chromium-headless-shell"
FLAGS: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
#: Ends a test that hangs (milliseconds); says nothing about how long anything may take.
PATIENCE: Final = 60_000
expect.set_options(timeout=PATIENCE)
WIDE: Final = (1440, 900)
LAPTOP: Final = (1280, 720)
PHONE: Final = (360, 740)


def is_group(button: Locator) -> bool:
    """Whether a button of the bar leads to options instead of being one: a group, or something to tick."""
    return "group" in (button.get_attribute("class") or "").split() or button.get_attribute("role") == "checkbox"


def is_aimed(button: Locator) -> bool:
    """Whether what an option would do is shown: a finger takes it then."""
    return "aimed" in (button.get_attribute("class") or "").split()


class Visitor:
    """One browser profile with one page, at one server; pace: at which it shows what others do.

    name: what they are called, if anything yet.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = LAPTOP,
        dark: bool = False,
        touch: bool = False,
        language: str = "en-GB",
        pace: str = "once",
        name: str = "Guest",
    ) -> None:
        self.address = address
        self.faults: list[str] = []
        self._guest: Guest | None = None
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            is_mobile=touch,
            locale=language,
        )
        self.context.set_default_timeout(PATIENCE)
        self._remember("pace", pace)
        if name:
            self._remember("name", name)
        self.page = self.tab()

    def _remember(self, key: str, value: str) -> None:
        self.context.add_init_script(f"try {{ localStorage['signoria.{key}'] ??= '{value}' }} catch {{}}")

    def tab(self) -> Page:
        """Another tab of the same person."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda fault: self.faults.append(f"error: {fault}"))
        page.on("request", self._request)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.address).netloc and not request.url.startswith("data:"):
            self.faults.append(f"request to another host: {request.url}")

    def guest(self) -> Guest:
        """The same person as a program."""
        if self._guest is None:
            self._guest = Guest(self.address, "")
        for cookie in self.context.cookies():
            self._guest.http.cookies.set(cookie["name"], cookie["value"])
        return self._guest

    def become(self, guest: Guest) -> None:
        """This browser is somebody from now on who came in elsewhere."""
        jar = guest.http.cookies.jar
        self.context.add_cookies([{"name": c.name, "value": c.value or "", "url": self.address} for c in jar])

    def leave(self) -> None:
        """Close the browser; whatever was wrong with a page comes out now."""
        self.context.close()
        if self._guest is not None:
            self._guest.http.close()
        assert self.faults == [], self.faults

    # Pages

    def open(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def play_now(self, seats: str) -> str:
        """A match against bots; the address of its table."""
        self.open(f"/play/masters?seats={seats}")
        self.page.wait_for_url(re.compile(r"/tables/[\w-]+$"))
        expect(self.bar).to_be_visible()
        return self.page.url

    def call_me(self, name: str) -> None:
        """Change one's name in its place, beside the seats that are open."""
        main = self.page.locator("main")
        main.get_by_role("button", name="Change your name").click()
        main.get_by_label("Your name").fill(name)
        main.get_by_role("button", name="Save the name").click()
        expect(main.get_by_role("button", name="Change your name")).to_contain_text(name)

    # The table

    @property
    def bar(self) -> Locator:
        return self.page.locator("#decision")

    @property
    def options(self) -> Locator:
        """The options offered in the bar, groups of them and things to tick included."""
        return self.bar.locator(".row [data-option]")

    @property
    def open_options(self) -> Locator:
        """Those that can be clicked: not everything can be ticked together."""
        return self.bar.locator(".row [data-option]:not([aria-disabled=true])")

    @property
    def seal(self) -> Locator:
        return self.bar.get_by_role("button", name=re.compile("end turn|fine turno|termina", re.IGNORECASE))

    @property
    def undo_button(self) -> Locator:
        return self.bar.get_by_role("button", name="Take back", exact=True)

    @property
    def result(self) -> Locator:
        return self.page.locator("#result-title")

    def seq(self) -> int:
        """The number of the last choice the page knows of."""
        number = re.search(r"\d+", self.page.locator("#log .count").text_content() or "")
        assert number
        return int(number.group())

    def await_turn(self) -> bool:
        """Wait until this person is asked, True, or the match is over, False."""
        self.page.wait_for_function(
            "() => document.querySelector('#decision.asked:not([aria-busy=true])')"
            " || document.querySelector('#result-title')",
        )
        return self.page.locator("#decision.asked").count() == 1

    def await_choice(self, after: int) -> None:
        """Wait until the page shows more than it did, and what follows from it by itself has been taken too."""
        self.page.wait_for_function(
            "(n) => document.querySelector('#result-title') ||"
            " document.querySelector('#decision[aria-busy=false]') &&"
            " Number((document.querySelector('#log .count')?.textContent ?? '').match(/\\d+/)?.[0] ?? -1) > n",
            arg=after,
        )

    def choose(self, random: Random) -> None:
        """Take any option, by clicking as far in as it takes."""
        after = self.seq()
        offered = self.options.count()
        self.stir()
        if offered == 0 or (self.seal_ready() and random.random() < 0.5):
            self.seal.click()
        else:
            grouped = True
            while grouped:
                chosen = self.open_options.nth(random.randrange(self.open_options.count()))
                grouped = is_group(chosen)
                chosen.click()
        self.await_choice(after)

    def stir(self) -> None:
        """Move the pointer, as everybody does before a click that is meant for what is newly asked."""
        self.page.mouse.move(5, 5)
        self.page.mouse.move(15, 15)

    def rest(self, milliseconds: int = 360) -> None:
        """Let the question stand as long as it takes a tap to count: a finger does not move before it comes down."""
        self.page.evaluate("(time) => new Promise((done) => setTimeout(done, time))", milliseconds)

    def seal_ready(self) -> bool:
        return self.bar.locator(".seal.ready").count() == 1
