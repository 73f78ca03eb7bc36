"""Somebody who plays whole matches at a table in a browser, and what each choice takes: clicks, keys or taps."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from statistics import median
from typing import Any, ClassVar, Final

from playwright.sync_api import Locator, expect

from signoria.kernel.core import Label, Word
from signoria.registry import words_in
from tests.server.guest import Guest
from tests.web.seated import places_of
from tests.web.visitor import Visitor

#: The places that are lit and in sight, but for those that were narrowed to.
LIT: Final = """() => [...document.querySelectorAll('[data-chip][data-lit]')]
    .filter((one) => one.checkVisibility() && one.ariaPressed !== 'true')
    .map((one) => one.parentElement.dataset.path)"""
#: Which place of the board has focus (-1: none), and how far from there the one lies that has to have it.
WAY: Final = """(target) => {
    const focused = document.activeElement;
    if (focused === target) return null;
    if (!focused.matches('main [data-chip]')) return [-1, 0, 0];
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    const [[x, y], [p, q]] = [focused, target].map((one) => middle(one.getBoundingClientRect()));
    return [[...document.querySelectorAll('[data-chip]')].indexOf(focused), p - x, q - y];
}"""
#: What stands for no thing on the table: how many of something, and what work would come to.
COUNTED: Final = re.compile(r"own\.(amount|estimates)\.")
#: What a phone shows one at a time, and what says which one it is.
HIDDEN_BEHIND: Final = ((".sides", "[aria-pressed=true]"), ("nav", "[aria-current]"))
#: How often somebody does whatever comes to mind.
WHIM: Final = 0.1
#: So many keys lead to any place of the board at most.
FAR: Final = 100
#: So many buttons have a digit.
DIGITS: Final = 9


def label_of(sent: Any) -> Label:
    """A label as it was sent."""
    return Label(sent["key"], {name: word_of(word) for name, word in sent.get("parameters", {}).items()})


def word_of(sent: Any) -> Word:
    if isinstance(sent, list):
        return tuple([label_of(one) for one in sent])
    return label_of(sent) if isinstance(sent, dict) else sent


def verb_of(option: Any) -> str:
    return str(option["code"].partition(":")[0])


def pointing_at(options: list[Any], path: str) -> list[Any]:
    """The options that name a place."""
    return [option for option in options if path in places_of(option)]


def undecided(visitor: Visitor, after: int) -> bool:
    """Whether the question still stands: what was touched has only narrowed it, or aimed."""
    bar = visitor.bar
    return bar.get_attribute("aria-busy") != "true" and visitor.result.count() == 0 and visitor.seq() == after


class Player:
    """One of the people at a table; wishes: verbs, the one most wished for first."""

    #: What is counted.
    unit: ClassVar[str]

    def __init__(self, visitor: Visitor, guest: Guest, table: str, seat: int, wishes: Sequence[str]) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.guest = guest
        self.table = table
        self.seat = seat
        self.wishes = wishes
        self.random = Random(seat)
        self.words = words_in("en", seat)
        #: Of what the choice that is being made took so far.
        self.touched = 0
        #: How much each choice took, by what was asked and what was answered.
        self.counts: defaultdict[str, list[int]] = defaultdict(list)
        #: What was answered by buttons in words: where nothing on the table would have done.
        self.in_words: Counter[str] = Counter()
        #: What was answered so although the board has a place for it.
        self.passed_over: list[str] = []

    def choose(self) -> None:
        """Answer what is asked."""
        now = self.guest.now(self.table)
        self.visitor.await_choice(now["seq"] - 1)
        assert self.visitor.await_turn()
        options = now["decision"]["options"]
        option = self.preferred(options)
        self.touched = 0
        self.begin()
        left = self.narrow(option, options)
        if len(left) > 1 or not places_of(option):
            self.say(option, left)
        if undecided(self.visitor, now["seq"]):
            self.finish(option)
        self.visitor.await_choice(now["seq"])
        self.counts[self.name_of(now["decision"], option)].append(self.touched)

    def name_of(self, decision: Any, option: Any) -> str:
        """What was asked, and what was answered."""
        return f"{decision['kind']}: {verb_of(option)}"

    def preferred(self, options: Sequence[Any]) -> Any:
        """One of those that one wishes for most."""
        if self.random.random() < WHIM:
            return self.random.choice(options)
        ranks = [self.rank(verb_of(option)) for option in options]
        return self.random.choice([option for option, rank in zip(options, ranks, strict=True) if rank == min(ranks)])

    def rank(self, verb: str) -> int:
        return self.wishes.index(verb) if verb in self.wishes else len(self.wishes)

    def narrow(self, option: Any, options: list[Any]) -> list[Any]:
        """Touch the places of an option, those first that leave the fewest others; what is left then."""
        left = options
        while len(left) > 1 and (path := self.next_place(option, left)):
            self.touch(self.chip(path))
            left = pointing_at(left, path)
        return left

    def next_place(self, option: Any, left: list[Any]) -> str:
        """The place that leaves the fewest of those that are left; "" if none leaves fewer."""
        narrowing = {path: len(pointing_at(left, path)) for path in self.lit_places(option)}
        return min(
            [path for path, n in narrowing.items() if n < len(left)], key=lambda path: narrowing[path], default=""
        )

    def lit_places(self, option: Any) -> list[str]:
        lit = self.page.evaluate(LIT)
        return [path for path in places_of(option) if path in lit]

    def say(self, option: Any, left: list[Any]) -> None:
        """Answer by the button that says it in words."""
        verb = verb_of(option)
        self.in_words[verb] += 1
        on_board = [path for path in places_of(option) if not COUNTED.match(path)]
        if any(len(pointing_at(left, path)) < len(left) for path in on_board):
            self.passed_over.append(option["code"])
        self.touch(self.visitor.seal if verb == "end" and self.visitor.seal_ready() else self.button(option))

    def button(self, option: Any) -> Locator:
        """The button of an option in the bar; where it is one of many numbers the stepper is moved there."""
        text = self.words.translate(label_of(option["label"]))
        sentence = self.page.get_by_text(text, exact=True)
        button = self.visitor.bar.locator("[data-option]").filter(has=sentence)
        if not button.count():
            self.step_to(button)
        return button.first

    def step_to(self, button: Locator) -> None:
        for end in self.visitor.bar.locator(".stepper .end").all():
            while not button.count() and end.is_enabled():
                self.touch(end)

    def chip(self, path: str) -> Locator:
        return self.page.locator(f'[data-path="{path}"] > [data-chip]:visible').first

    def tell(self) -> None:
        """How much each kind of choice took."""
        print()
        for name, counts in sorted(self.counts.items()):
            print(f"{name:24}{len(counts):4} times, {median(counts):g} {self.unit}, at most {max(counts)}")
        print(f"in words: {dict(self.in_words)}")

    # What differs by how somebody plays

    def begin(self) -> None:
        """Before the first touch."""

    def touch(self, target: Locator) -> None:
        raise NotImplementedError

    def finish(self, option: Any) -> None:
        """The question still stands: what was touched has only aimed at the option."""
        raise AssertionError(f"it was not taken: {option['code']}")


class ByMouse(Player):
    """With a mouse."""

    unit = "clicks"

    def begin(self) -> None:
        self.visitor.stir()

    def touch(self, target: Locator) -> None:
        target.click()
        self.touched += 1


class ByKeys(Player):
    """With a keyboard alone."""

    unit = "keys"
    #: How many places of the board were gone to.
    on_board = 0

    def narrow(self, option: Any, options: list[Any]) -> list[Any]:
        """Half of the time on the board, by Tab and arrows."""
        return super().narrow(option, options) if self.random.random() < 0.5 else options

    def say(self, option: Any, left: list[Any]) -> None:
        """By a letter or by the digits beside the buttons, whatever they lead to."""
        after = self.visitor.seq()
        if verb_of(option) == "end" and self.visitor.seal_ready():
            self.press("e")
        while undecided(self.visitor, after):
            self.press(str(1 + self.random.randrange(min(DIGITS, self.visitor.options.count()))))

    def name_of(self, decision: Any, option: Any) -> str:
        """Only what was asked: digits may have led to another answer."""
        return str(decision["kind"])

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.touched += 1

    def touch(self, target: Locator) -> None:
        """Tab to the board, then arrows to the place; from where they have led before another one is tried."""
        goal, tried = target.element_handle(), Counter[int]()
        while way := self.page.evaluate(WAY, goal):
            place, across, down = way
            self.press("Tab" if place < 0 else arrows(across, down)[tried[place] % 4])
            tried[place] += 1
            assert tried.total() < FAR, f"no key leads to {target}"
        self.press("Enter")
        self.on_board += 1


def arrows(across: float, down: float) -> list[str]:
    """The arrow keys, first those that lead towards a place."""
    level, upright = (
        ("Right", "Left") if across > 0 else ("Left", "Right"),
        ("Down", "Up") if down > 0 else ("Up", "Down"),
    )
    first, second = (level, upright) if abs(across) > abs(down) else (upright, level)
    return [f"Arrow{key}" for key in (first[0], second[0], second[1], first[1])]


class ByTouch(Player):
    """With a finger."""

    unit = "taps"
    #: How often another side of the board or another pane was turned to.
    turned = 0

    def begin(self) -> None:
        self.visitor.rest()
        self.after = self.visitor.seq()
        self.suggested = self.take_button().count() > 0

    def take_button(self) -> Locator:
        return self.visitor.bar.get_by_role("button", name="Take", exact=True)

    def narrow(self, option: Any, options: list[Any]) -> list[Any]:
        """Once its place is in sight; a card of the board that is tapped opens as a sheet with the options in words."""
        self.look_for(option, options)
        left = options
        while len(left) > 1 and not self.on_sheet().count() and (path := self.next_place(option, left)):
            self.touch(self.chip(path))
            left = pointing_at(left, path)
            assert self.suggested or undecided(self.visitor, self.after), "the first tap must not take anything"
        return left

    def look_for(self, option: Any, options: list[Any]) -> None:
        """Turn to what has a dot until a place is in sight that leaves the fewest other options."""
        places = [path for path in places_of(option) if not COUNTED.match(path)]
        fewest = min([len(pointing_at(options, path)) for path in places], default=len(options))
        best = [path for path in places if len(pointing_at(options, path)) == fewest < len(options)]
        for dot in self.dots() if best else []:
            if not set(best) & set(self.lit_places(option)) and dot.count():
                dot.first.tap()
                self.turned += 1

    def dots(self) -> list[Locator]:
        """What leads to where something can be done, and is not in sight."""
        return [self.page.locator(f"{one} button:has(.dot):visible:not({on})") for one, on in HIDDEN_BEHIND]

    def tell(self) -> None:
        super().tell()
        print(f"turned to another side or pane: {self.turned}")

    def on_sheet(self) -> Locator:
        return self.visitor.bar.locator(".sheet [data-option]")

    def finish(self, option: Any) -> None:
        """The bar's button takes what is aimed at."""
        self.touch(self.take_button())

    def touch(self, target: Locator) -> None:
        target.tap()
        self.touched += 1


def sit_down(
    people: Sequence[tuple[type[Player], Visitor]], bots: int, game: str, wishes: Sequence[str], **settings: bool
) -> list[Player]:
    """People on the first seats of a table, bots that play to win on the others, and the match begun."""
    for name, (_, visitor) in zip(("Anna", "Bruno"), people, strict=False):
        assert visitor.context.request.post("/api/people", data={"name": name}).ok
    guests = [visitor.guest() for _, visitor in people]
    seats = [*[""] * len(people), *["greedy"] * bots]
    table = guests[0].make(seats, game=game, settings=settings, seed="whole match")
    for seat, guest in enumerate(guests):
        guest.post(f"/api/tables/{table}/sit", {"seat": seat, "entropy": "0" * 32})
    guests[0].start(table)
    for _, visitor in people:
        visitor.open(f"/tables/{table}")
    return [hand(visitor, guests[seat], table, seat, wishes) for seat, (hand, visitor) in enumerate(people)]


def see_result(player: Player, seats: int) -> None:
    """Everybody's points are told."""
    expect(player.visitor.result).to_be_visible()
    expect(player.page.locator("section table tbody tr, section .ranks > li")).to_have_count(seats)
    player.tell()


def turns(players: Sequence[Player]) -> Iterator[Player]:
    """Whoever of some people is asked, until the match is over."""
    first, seats = players[0], {player.seat: player for player in players}
    while pending := await_one_of(first, set(seats)):
        yield seats[pending[0]]


def await_one_of(player: Player, seats: set[int]) -> list[int]:
    """Those of some seats that are asked, as soon as nobody else is; none when the match is over."""
    now = player.guest.now(player.table)
    if not seats.issuperset(now["pending"]):
        with player.guest.events(player.table, now["seq"]) as events:
            updates = (event.message for event in events if event.kind == "update")
            now = next(one for one in updates if seats.issuperset(one["pending"]))
    return list(now["pending"])
