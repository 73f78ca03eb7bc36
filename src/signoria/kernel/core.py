"""The words of the engine and its loop: a frame asks, a seat answers, what is automatic runs by itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar, Union

from mypy_extensions import mypyc_attr

from signoria.kernel.codec import Codec
from signoria.kernel.rng import Rng

Seat: TypeAlias = int
Value: TypeAlias = bool | int | str
Settings: TypeAlias = Mapping[str, Value]
View: TypeAlias = Mapping[str, object]
Word: TypeAlias = Union[int, str, "Label", tuple["Label", ...]]
#: What an event tells by name: a number, or several.
Argument: TypeAlias = int | tuple[int, ...]
S = TypeVar("S", bound="State")

#: The verb of the option that closes a turn.
END: Final = "end"


class Option:
    """One legal answer, built once at import and shared; its code reads like a move: "take:row.2"."""

    __slots__ = ("args", "code", "verb")

    def __init__(self, code: str, args: tuple[int, ...] = ()) -> None:
        self.code = code
        self.args = args
        self.verb = code.partition(":")[0]


class Decision:
    """Who must choose, about what, among which options."""

    __slots__ = ("kind", "options", "seat")

    def __init__(self, seat: Seat, kind: str, options: list[Option]) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options


class Menu:
    """How a frame enumerates what may be chosen; why the rest may not is forgotten."""

    __slots__ = ("explains", "options")

    def __init__(self) -> None:
        self.options: list[Option] = []
        self.explains = False

    def offer(self, option: Option) -> None:
        self.options.append(option)

    def refuse(self, option: Option, rule: str) -> None:
        """Say which rule forbids an option; the first one that is said counts."""

    def refuse_verbs(self, rules: Mapping[str, str]) -> None:
        """Say which rule forbids whatever else has one of these verbs."""

    def unmentioned(self, options: Sequence[Option]) -> Sequence[Option]:
        """Those of which nothing was said yet, if anybody would like to know why not."""
        return ()


class Explanation(Menu):
    """A menu that remembers every refusal of one offer."""

    __slots__ = ("rules", "verbs")

    def __init__(self) -> None:
        super().__init__()
        self.explains = True
        self.rules: dict[str, str] = {}  # by code
        self.verbs: dict[str, str] = {}

    def refuse(self, option: Option, rule: str) -> None:
        if option.verb not in self.verbs:
            self.rules.setdefault(option.code, rule)

    def refuse_verbs(self, rules: Mapping[str, str]) -> None:
        for verb, rule in rules.items():
            self.verbs.setdefault(verb, rule)

    def unmentioned(self, options: Sequence[Option]) -> Sequence[Option]:
        codes = {*self.rules, *[option.code for option in self.options]}
        return [option for option in options if option.code not in codes and option.verb not in self.verbs]

    def refusals(self, options: Sequence[Option]) -> dict[str, str]:
        """The rule that forbids each of these options, as far as one was named."""
        offered = {option.code for option in self.options}
        rules = {o.code: self.rules.get(o.code) or self.verbs.get(o.verb, "") for o in options if o.code not in offered}
        return {code: rule for code, rule in rules.items() if rule}


class Event:
    """Something that happened, for the log and the animation; a secret one shows its args to its seat only."""

    __slots__ = ("args", "kind", "seat", "secret")

    def __init__(self, kind: str, seat: Seat, args: dict[str, Argument], secret: bool = False) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.secret = secret

    def seen_by(self, viewer: Seat | None) -> Event:
        """The event as viewer may know it."""
        return Event(self.kind, self.seat, {}, True) if self.secret and viewer != self.seat else self


class Label:
    """A message to translate, its parameters (numbers, messages, labels to be listed) and the places it concerns."""

    __slots__ = ("key", "parameters", "places")

    def __init__(self, key: str, parameters: dict[str, Word], places: tuple[str, ...] = ()) -> None:
        self.key = key
        self.parameters = parameters
        self.places = places


class Term:
    """A word of a view: what it is called, then what there is to say about it."""

    __slots__ = ("about", "name")

    def __init__(self, name: Label, *about: Label) -> None:
        self.name = name
        self.about = about


class Score:
    """What a seat has, part by part; rank 1 has won, ranks may be shared; of equal totals the greater tie is ahead."""

    __slots__ = ("parts", "rank", "tie", "total")

    def __init__(self, parts: dict[str, int], rank: int, tie: int = 0) -> None:
        self.parts = parts
        self.rank = rank
        self.tie = tie
        self.total = sum(parts.values())


class Setting:
    """One thing a table decides before play; a ruling that changed is one too.

    A match older than the setting (rules version below since) is played by the value before.
    """

    __slots__ = ("before", "default", "key", "since", "values")

    def __init__(
        self, key: str, values: tuple[Value, ...], default: Value, since: int = 1, before: Value | None = None
    ) -> None:
        self.key = key
        self.values = values
        self.default = default
        self.since = since
        self.before: Value = default if before is None else before


class BadSetting(ValueError):
    """A table was asked for that the game cannot be played at; rule: the one that forbids it, if one does."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A piece of unfinished business: plain data, ids only, so that a match can be saved in the middle of it."""

    __slots__ = ()

    #: The rule that forbids whatever offer() neither offers nor refuses.
    rule: ClassVar[str] = ""

    def copy(self) -> Frame[S]:
        raise NotImplementedError

    def step(self, state: S) -> list[Decision] | None:
        """Ask, changing nothing; or do what is automatic, push or pop, and return None."""
        raise NotImplementedError

    def offer(self, state: S, seat: Seat, menu: Menu) -> None:
        """Enumerate what seat may choose: the one place where legality is told."""
        raise NotImplementedError

    def answer(self, state: S, seat: Seat, option: Option) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def describe(self, state: S, seat: Seat, option: Option) -> Label | None:
        """What an option is called here; None if it is called what the game calls it anywhere."""
        return None

    def explain(self, state: S, seat: Seat) -> Explanation:
        """What offer() says about all there is."""
        menu = Explanation()
        self.offer(state, seat, menu)
        return menu

    def ask(self, state: S, seat: Seat, kind: str) -> Decision:
        """The decision that offer() enumerates for a seat."""
        menu = Menu()
        self.offer(state, seat, menu)
        return Decision(seat, kind, menu.options)

    def ask_unless_forced(self, state: S, seat: Seat, kind: str) -> list[Decision] | None:
        """Ask, or do the only thing there is to do."""
        decision = self.ask(state, seat, kind)
        if len(decision.options) != 1:
            return [decision]
        self.answer(state, seat, decision.options[0])
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame[S]):
    """The only place where chance is drawn or something hidden is revealed; it does nothing else."""

    __slots__ = ()

    def step(self, state: S) -> list[Decision] | None:
        state.stack.pop()
        state.chances += 1
        state.rng.open = True
        self.happen(state)
        state.rng.open = False
        return None

    def happen(self, state: S) -> None:
        """Draw or reveal; push the frame that goes on from there."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything a match remembers. It changes in place; search works on copies."""

    __slots__ = ("chances", "events", "rng", "stack")

    def __init__(self, rng: Rng, stack: list[Frame[Any]]) -> None:
        self.rng = rng
        self.stack = stack
        self.events: list[Event] | None = None  # None: nobody listens (search)
        self.chances = 0  # Chance frames stepped by this object; a match compares it around one choice

    def copy(self) -> State:
        raise NotImplementedError

    def emit(self, event: str, seat: Seat, args: tuple[Argument, ...] = (), secret: bool = False) -> None:
        """Tell what happened, with what its args are called ("take: card, space"), if anybody listens."""
        if self.events is not None:
            kind, _, names = event.partition(": ")
            named = dict(zip(names.split(", ") if args else [], args, strict=True))
            self.events.append(Event(kind, seat, named, secret))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game: stateless, one instance."""

    #: Forbids a choice while it is for others to choose, and after the match is over.
    rule_of_turns: ClassVar[str]
    rule_of_the_end: ClassVar[str]

    def __init__(
        self, key: str, version: int, options: tuple[Option, ...], settings: Sequence[Setting], classes: Iterable[type]
    ) -> None:
        self.key = key
        self.version = version
        self.options = options
        self.settings = settings
        self.codec = Codec((Rng, *classes))
        self.by_code: dict[str, Option] = {option.code: option for option in options}
        #: What writes a state: these rules, and the shape of their classes.
        self.written = f"{version}.{self.codec.shape}"

    def setup(self, settings: Settings, rng: Rng) -> S:
        """A new match before anything was drawn: its first frames do the drawing."""
        raise NotImplementedError

    def public(self, state: S) -> View:
        """What everybody sees, whoever looks: "table", and "boards" with one for each seat."""
        raise NotImplementedError

    def own(self, state: S, seat: Seat) -> View:
        """What only its owner sees."""
        raise NotImplementedError

    def view(self, state: S, viewer: Seat | None) -> View:
        """All that viewer may see; None is somebody without a seat."""
        return {**self.public(state), "own": None if viewer is None else self.own(state, viewer)}

    def misfit(self, view: View, before: View) -> str:
        """Where a view is not what is declared or does not follow from the one before, in words; "" if nowhere."""
        return ""

    def imagine(self, state: S, viewer: Seat | None, seed: str, blind: bool = False) -> S:
        """A copy in which all that viewer cannot know is dealt again.

        blind: also what the view does not show, though bookkeeping of what viewer has seen would tell it.
        """
        raise NotImplementedError

    def scores(self, state: S) -> list[Score]:
        raise NotImplementedError

    def describe(self, state: S, seat: Seat, option: Option) -> Label:
        """What an option is called where it is offered."""
        raise NotImplementedError

    def tell(self, event: Event) -> Label:
        """What an event is called, as much of it as is left after seen_by."""
        raise NotImplementedError

    def glossary(self) -> dict[str, Term]:
        """What there is to say about each word of a view."""
        return {}

    def census(self, state: S) -> dict[str, int]:
        """How many pieces of each kind there are, wherever they lie; never changes during a match."""
        raise NotImplementedError

    def forbids(self, settings: Settings) -> str:
        """The rule that forbids this combination of settings, each of which is fine by itself."""
        return ""

    def complete(self, settings: Settings, version: int | None = None) -> dict[str, Value]:
        """All settings of a table, checked; version: the rules version an older match began with."""
        began = self.version if version is None else version
        keys = {setting.key for setting in self.settings}
        for key in settings:
            if key not in keys:
                raise BadSetting(f"{self.key} has no setting {key!r}; it has {', '.join(sorted(keys))}")
        full: dict[str, Value] = {}
        for setting in self.settings:
            value = settings.get(setting.key, setting.before if began < setting.since else setting.default)
            if (type(value), value) not in [(type(one), one) for one in setting.values]:
                raise BadSetting(f"{self.key} cannot be played with {setting.key} = {value!r}, only {setting.values}")
            full[setting.key] = value
        rule = self.forbids(full)
        if rule:
            raise BadSetting(f"{self.key} cannot be played with this combination of settings ({rule})", rule)
        return full


def settle(state: State, chance: bool = True) -> list[Decision]:
    """Run what is automatic until somebody must choose; [] at the end, and where chance may not come next."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        if not chance and isinstance(frame, Chance):
            return []
        decisions = frame.step(state)
        if decisions is not None:
            return decisions
    return []


def answer(state: State, seat: Seat, option: Option, chance: bool = True) -> list[Decision]:
    """Do what a seat chose, then settle."""
    state.stack[-1].answer(state, seat, option)
    return settle(state, chance)
