"""Somebody seated at a table whose seed is known, who can ask the server what the page ought to show."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from playwright.sync_api import Locator

from tests.web.visitor import Visitor

#: What a person who wants to see everything chooses first.
WISHES: Final = ("keep", "start", "buy", "slot", "play", "pay", "produce", "spend", "receive", "take", "white", "store")
#: Where a place is drawn that finer things stand for: how many of a good to take from it or put into it.
STORES: Final = frozenset({"boards.0.depots", "boards.0.strongbox"})

#: A square of a plan.
SQUARE: Final = re.compile(r"boards\.\d+\.\w+\.\d+\.\d+")
#: The squares on which a piece would lie that is held over a plan.
GHOST: Final = "() => document.querySelector('.field > .ghost')?.dataset.squares ?? ''"


class Seated:
    """One match against bots; the person has the first of the seats."""

    def __init__(
        self,
        visitor: Visitor,
        bots: Sequence[str] = ("random",),
        seed: str = "promises",
        game: str = "masters",
        pause: int = 0,
        **settings: bool,
    ) -> None:
        self.visitor = visitor
        self.page = visitor.page
        new_table = {"game": game, "settings": settings, "seats": ["", *bots], "seed": seed, "pause": pause}
        self._post("/api/people", {"name": "Anna"})
        self.guest = visitor.guest()
        self.table = str(self._post("/api/tables", new_table)["id"])
        self.api = f"/api/tables/{self.table}"
        self._post(f"{self.api}/sit", {"seat": 0, "entropy": "0" * 32})
        self._post(f"{self.api}/start", None)

    def _post(self, path: str, data: object) -> Any:
        answer = self.visitor.context.request.post(path, data=data)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    # What the server says

    def now(self, at: int | None = None) -> Any:
        """The match as it stands, or as it stood after a choice."""
        path = f"{self.api}/now" if at is None else f"{self.api}/at/{at}"
        return self.visitor.context.request.get(path).json()

    def await_decision(self) -> Any:
        """The match as soon as the person is asked; as it ended if that comes first."""
        return self.guest.await_decision(self.table)

    def alone(self) -> Any:
        """The match as soon as nobody but the person is asked, and the page knows it."""
        now = self.now()
        if now["pending"] != [0]:
            with self.guest.events(self.table, now["seq"]) as events:
                now = next(event.message for event in events if event.message.get("pending") == [0])
        self.visitor.await_choice(now["seq"] - 1)
        return now

    def look(self, codes: Sequence[str], after: int) -> Any:
        """What these options would do, by the engine's own word."""
        return self._post(f"{self.api}/look", {"codes": list(codes), "after": after})["previews"]

    def ask(self, after: int) -> Any:
        """What is refused now, and why."""
        return self._post(f"{self.api}/ask", {"after": after})["refusals"]

    # Choosing without the page

    def choose(self, code: str, after: int) -> None:
        self._post(f"{self.api}/choose", {"codes": [code], "after": after, "key": f"{after:032d}"})

    def play_to(self, goal: Callable[[Any], bool], wishes: Sequence[str] = WISHES) -> Any:
        """Choose by one's wishes until the match stands as wanted; how it stands then."""
        now = self.await_decision()
        while not goal(now):
            assert now.get("decision"), "the match ended before that"
            self.choose(preferred_code(now["decision"]["options"], wishes), now["seq"])
            now = self.await_decision()
        return now

    # The page

    def show(self) -> None:
        """Open the table and wait for the question."""
        self.visitor.open(self.api.removeprefix("/api"))
        assert self.visitor.await_turn()

    def await_seq(self, seq: int) -> None:
        """Until the page shows so many choices, and the question after them."""
        self.visitor.await_choice(seq - 1)
        self.visitor.await_turn()

    def questions(self, kinds: set[str]) -> Iterator[Any]:
        """Question after question as the page shows them, answered by one's wishes, until all these were asked."""
        self.show()
        now, remaining = self.await_decision(), set(kinds)
        while remaining:
            self.await_seq(now["seq"])
            yield now
            remaining.discard(now["decision"]["kind"])
            self.choose(preferred_code(now["decision"]["options"]), now["seq"])
            now = self.await_decision()

    def answer(self, now: Any, option: Any) -> None:
        """Take an option by clicking its places, until no other is left."""
        options = now["decision"]["options"]
        for place in places_of(option):
            if place not in STORES and len(options) > 1:
                self.chip(place).click()
                options = [one for one in options if place in places_of(one)]
        self.await_seq(now["seq"] + 1)

    def aim(self, now: Any, code: str) -> Any:
        """Point at an option on the table; what the engine foresees."""
        option = next(option for option in now["decision"]["options"] if option["code"] == code)
        if covers_squares(option):
            self.hold(places_of(option))
            return self.look([code], now["seq"])[code]
        *steps, last = [self.chip(path) for path in self.lit(option)]
        for step in steps:
            step.click()
        last.hover()
        return self.look([code], now["seq"])[code]

    def hold(self, places: list[str]) -> None:
        """Hold a piece over these squares of a plan, turned and flipped until it lies on them."""
        squares = [(int(row), int(column)) for *_, row, column in [path.split(".") for path in places]]
        row, column = [(min(line) + max(line)) // 2 for line in zip(*squares, strict=True)]
        self.chip(f"{places[0].rsplit('.', 2)[0]}.{row}.{column}").hover()
        names = " ".join([f"{chr(ord('a') + column)}{row + 1}" for row, column in sorted(squares)])
        for key in "rrrrfrrrr":
            if self.page.evaluate(GHOST) == names:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the piece never lay on {names}")

    def lit(self, option: Any) -> list[str]:
        """The places where an option can be pointed at on the table."""
        places = [(path, self.chip(path)) for path in places_of(option)]
        return [path for path, chip in places if chip.is_visible() and chip.get_attribute("data-lit") is not None]

    def chip(self, path: str) -> Locator:
        """The button that lies on a place of the table; in what is always in sight on a phone it may lie again."""
        return (
            self.page.locator(f'[data-path="{path}"] > [data-chip], button[data-path="{path}"]')
            .locator("visible=true")
            .first
        )


def covers_squares(option: Any) -> bool:
    """Whether it lays a piece on several squares of a plan."""
    places = places_of(option)
    return len(places) > 1 and all([SQUARE.fullmatch(path) for path in places])


def preferred_code(options: Sequence[Any], wishes: Sequence[str] = WISHES) -> str:
    """The option that comes first among one's wishes; whatever is none of them comes last."""
    verbs = [option["code"].partition(":")[0] for option in options]
    ranks = [wishes.index(verb) if verb in wishes else len(wishes) for verb in verbs]
    return str(options[ranks.index(min(ranks))]["code"])


def kind(*kinds: str) -> Callable[[Any], bool]:
    """Whether one of these questions is asked."""
    return lambda now: bool(now.get("decision")) and now["decision"]["kind"] in kinds


def places_of(option: Any) -> list[str]:
    """The places of the table that an option names."""
    return list(option["label"].get("places", []))
