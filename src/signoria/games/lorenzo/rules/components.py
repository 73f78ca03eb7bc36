"""The components of Lorenzo il Magnifico: cards, leaders, tiles, spaces, and what they give."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.amounts import message_key
from signoria.games.lorenzo.rules.effect import Effect
from signoria.games.lorenzo.rules.vocabulary import ACTIONS
from signoria.kernel.core import Label
from signoria.kit.goods import Goods
from signoria.kit.hands import Ids

#: No card, no seat, no leader, nothing yet.
NONE: Final = -1


class Origin:
    """What something is printed on: a kind of piece, its number, its word, and what it is called in a sentence."""

    __slots__ = ("kind", "name", "of", "word")

    def __init__(self, kind: str, of: int, word: str, name: Label) -> None:
        self.kind = kind
        self.of = of
        self.word = word  # "": it is no piece
        self.name = name


class Source:
    """Something that gives: for gain penalties every card, space and tile is a source of its own (LOR-351, LOR-352)."""

    __slots__ = ("effects", "immediate", "late", "origin")

    def __init__(self, origin: Origin, effects: tuple[Effect, ...], immediate: bool) -> None:
        self.origin = origin
        self.effects = effects
        self.immediate = immediate  # the immediate effect of a development card
        self.late = max([effect.late for effect in effects])  # among sources that give together


class Cost:
    """One way to pay for a card: what is paid, and the military that must be owned."""

    __slots__ = ("military", "pay")

    def __init__(self, pay: Goods, military: int) -> None:
        self.pay = pay
        self.military = military


class Trade:
    """One arrow of an exchange: what is paid, and the source that then gives, or the card that is activated."""

    __slots__ = ("activates", "code", "for_nothing", "origin", "pay", "repeats", "source")

    def __init__(self, origin: Origin, code: str, pay: Goods, source: int) -> None:
        self.origin = origin
        self.code = code
        self.pay = pay
        self.source = source
        self.activates = NONE
        self.repeats = False  # as often as the value of the action
        self.for_nothing = source != NONE and not any(pay)  # gives without being paid


class Card:
    """A development card."""

    __slots__ = (
        "box",
        "costs",
        "effects",
        "end_points",
        "id",
        "immediate",
        "modifiers",
        "name",
        "period",
        "permanent",
        "trades",
        "type",
        "value",
    )

    def __init__(self, id: str, box: int, type: int, period: int, costs: list[Cost], value: int) -> None:
        self.id = id
        self.name = Label(message_key("card", id), {})
        self.box = box
        self.type = type
        self.period = period
        self.costs = costs  # alternatives; none: free
        self.value = value  # of the harvest or production that activates it
        self.effects: tuple[Effect, ...] = ()  # beside the immediate ones
        self.immediate = NONE  # a source
        self.permanent = NONE  # a source, without the trades
        self.trades: tuple[int, ...] = ()
        self.modifiers: tuple[int, ...] = ()
        self.end_points = 0


class Requirement:
    """One thing that must be so when a leader is played: at least, or at most, so many of something."""

    __slots__ = ("amount", "counts", "most", "of")

    def __init__(self, counts: int, of: Ids, amount: int, most: bool = False) -> None:
        self.counts = counts  # one of the COUNT_ words
        self.of = of  # types of cards, kinds of goods, or the number of types there may be
        self.amount = amount
        self.most = most


class Leader:
    """A leader: what must be so to play it, and an ability: it lasts, is used once per round, or is an action."""

    __slots__ = ("ability", "box", "copies", "effects", "id", "modifiers", "name", "played", "requirements", "spaces")

    def __init__(self, id: str, box: int, requirements: tuple[Requirement, ...], effects: tuple[Effect, ...]) -> None:
        self.id = id
        self.name = Label(message_key("leader", id), {})
        self.box = box
        self.requirements = requirements
        self.effects = effects
        self.ability = NONE  # a source, once per round
        self.played = NONE  # a source, once when it is played
        self.modifiers: tuple[int, ...] = ()
        self.spaces: tuple[int, ...] = ()  # for its owner alone
        self.copies = False


class Excommunication:
    """An excommunication tile."""

    __slots__ = ("box", "id", "modifiers", "name", "period")

    def __init__(self, id: str, box: int, period: int) -> None:
        self.id = id
        self.name = Label(message_key("tile", id), {})
        self.box = box
        self.period = period
        self.modifiers: tuple[int, ...] = ()


class BonusTile:
    """A personal bonus tile: by action the source that gives, and the value it needs."""

    __slots__ = ("advanced", "box", "id", "name", "sources", "values")

    def __init__(self, id: str, box: int, advanced: bool, values: dict[int, int]) -> None:
        self.id = id
        self.name = Label(message_key("bonus", id), {})
        self.box = box
        self.advanced = advanced
        self.sources: dict[int, int] = {}
        self.values = values


class Member:
    """A family member: a colored one has the value of its die, the others have one of their own."""

    __slots__ = ("id", "value")

    def __init__(self, id: str, value: int) -> None:
        self.id = id
        self.value = value


class Tower:
    """A tower: its cards are of one type, or of any; its floors are spaces, one after the other."""

    __slots__ = ("action", "bottom", "box", "id", "type", "values")

    def __init__(self, id: str, box: int, type: int, action: int, bottom: int, values: Goods) -> None:
        self.id = id
        self.box = box
        self.type = type  # NONE: any
        self.action = action  # of taking its cards whatever their type; NONE: it has no name of its own
        self.bottom = bottom
        self.values = values  # of its floors


class Space:
    """An action space; a floor has a tower, and the space of a leader an owner."""

    __slots__ = (
        "action",
        "area",
        "box",
        "id",
        "leader",
        "min_seats",
        "name",
        "number",
        "penalty",
        "single",
        "source",
        "tower",
        "value",
    )

    def __init__(
        self, area: str, number: int, box: int, value: int, penalty: int, single: bool, min_seats: int
    ) -> None:
        self.id = f"{area}.{number}"
        self.name = Label(message_key("space", self.id), {})
        self.area = area
        self.number = number  # of a floor too: 1 is the bottom
        self.box = box
        self.value = value
        self.penalty = penalty
        self.single = single
        self.min_seats = min_seats
        self.action = ACTIONS.index(area) if area in ("harvest", "production") else NONE
        self.tower = NONE
        self.leader = NONE
        self.source = NONE
