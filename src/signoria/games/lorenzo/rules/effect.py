"""What an effect is: a class for each kind, which is read from the data files, put into words, and drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from signoria.games.lorenzo.rules.amounts import goods
from signoria.games.lorenzo.rules.vocabulary import KINDS, STOCK, TYPES
from signoria.kernel.core import Label, Word
from signoria.kit import faces
from signoria.kit.goods import Goods, goods_of
from signoria.kit.printed import Printed

#: When an effect works: at once, in a work, in the end, always, once per round, as an action, when a card is paid.
ONCE: Final = "once"
HARVESTED: Final = "harvest"
PRODUCED: Final = "production"
END: Final = "end"
ALWAYS: Final = "always"
ROUND: Final = "round"
SPACE: Final = "space"
COST: Final = "cost"


class UnknownEffect(ValueError):
    """A data file uses a word that no effect is called by."""


class Effect:
    """Something printed that happens when its source gives, or lasts while its owner has it."""

    __slots__ = ()
    #: What data files call it.
    kind: ClassVar[str] = ""
    #: Among sources that give together, those with the lowest come first.
    late: ClassVar[int] = 0

    def __init__(self, printed: Printed, reader: Reader) -> None:
        """As a data file prints it; the reader is for effects inside it."""

    def say(self) -> tuple[Label, ...]:
        """What it does, as parts of a list to be read."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it does")

    def face(self, when: str) -> list[faces.Effect | None]:
        """What can be drawn of it, if it works then; None stands for something that takes words."""
        simple = self.amounts()
        return [None if simple is None else faces.effect([], simple, when)]

    def amounts(self) -> list[faces.Amount] | None:
        """An effect that is nothing but amounts; None for all others."""
        return None


class Modifier(Effect):
    """Something that holds as long as its owner has it, and changes the answer to a question of the rules."""

    __slots__ = ()


class Trigger(Modifier):
    """Something that gives whenever its moment comes."""

    __slots__ = ("effects", "source")

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.effects = reader.effects(printed["effects"])
        self.source = -1  # that gives them


class Reader:
    """Reads effects as data files print them, by all the kinds there are."""

    def __init__(self, kinds: Iterable[type[Effect]]) -> None:
        self.kinds: dict[str, type[Effect]] = {kind.kind: kind for kind in kinds}

    def effect(self, printed: Printed) -> Effect:
        """One effect; a kind that nobody knows is refused (LOR-180)."""
        kind = printed["kind"]
        if kind not in self.kinds:
            raise UnknownEffect(f"no effect is called {kind!r}; write a class for it or correct the data file")
        return self.kinds[kind](printed, self)

    def effects(self, printed: list[Printed]) -> tuple[Effect, ...]:
        """Effects as a data file lists them."""
        return tuple([self.effect(one) for one in printed])


# Reading


def read_goods(printed: Printed) -> Goods:
    """Amounts as printed; most boxes know no tokens, so that amounts end with the goods where none are due."""
    goods = goods_of(STOCK, printed)
    return goods if goods[KINDS] else goods[:KINDS]


def read_alternatives(printed: list[Printed]) -> tuple[Goods, ...]:
    return tuple([read_goods(one) for one in printed])


def read_types(printed: list[str]) -> tuple[int, ...]:
    return tuple([TYPES.index(name) for name in printed])


def read_kinds(printed: list[str]) -> tuple[int, ...]:
    return tuple([STOCK.index(name) for name in printed])


# Saying


def message(key: str, **parameters: Word) -> tuple[Label, ...]:
    """A list of one message."""
    return (Label(key, parameters),)


def say_all(effects: Iterable[Effect]) -> tuple[Label, ...]:
    """All that some effects do, as a list to be read."""
    return tuple([label for effect in effects for label in effect.say()]) or goods(())


def trade_label(pay: Goods, receive: Iterable[Effect]) -> Label:
    """An arrow of an exchange."""
    return Label("lorenzo-trade", {"pay": goods(pay), "receive": say_all(receive)})


# Drawing


def draw_all(effects: Iterable[Effect], when: str) -> list[faces.Effect | None]:
    """What can be drawn of some effects."""
    return [face for effect in effects for face in effect.face(when)]


def draw_goods(goods: Goods, sign: int = 1) -> list[faces.Amount]:
    return faces.amounts({word: sign * n for word, n in zip(STOCK, goods, strict=False)})


def draw_trade(pay: Goods, receive: Iterable[Effect], when: str) -> faces.Effect | None:
    """An arrow: goods for what can be told in amounts."""
    gain: list[faces.Amount] = []
    for effect in receive:
        simple = effect.amounts()
        if simple is None:
            return None
        gain += simple
    return faces.effect(draw_goods(pay), gain, when)
