"""The effects of Houses of Renaissance that happen."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.games.lorenzo.rules.amounts import cards_of, goods, type_name
from signoria.games.lorenzo.rules.effect import Effect, Reader, draw_goods, message, read_goods, read_types, say_all
from signoria.games.lorenzo.rules.vocabulary import TYPES
from signoria.kernel.core import Label
from signoria.kit import faces
from signoria.kit.printed import Printed


class Lose(Effect):
    """Lose goods, as far as there are any."""

    __slots__ = ("goods",)
    kind: ClassVar[str] = "lose"
    late: ClassVar[int] = 2

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.goods = read_goods(printed["resources"])

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-effect-lose", goods=goods(self.goods))

    def amounts(self) -> list[faces.Amount] | None:
        return draw_goods(self.goods, -1)


class DrawLeaders(Effect):
    """Take leaders from the deck into the hand."""

    __slots__ = ("count",)
    kind: ClassVar[str] = "draw_leader"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.count: int = printed["count"]

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-effect-draw-leaders", n=self.count)


class PlayLeader(Effect):
    """One leader in hand may be played whatever it requires."""

    __slots__ = ()
    kind: ClassVar[str] = "play_leader"
    late: ClassVar[int] = 1

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-effect-play-leader")


class MatchMilitary(Effect):
    """The military marker moves to the step of the foremost one."""

    __slots__ = ()
    kind: ClassVar[str] = "match_first_on_military_track"

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-effect-match-military")


class TakeDiscarded(Effect):
    """A card of the base game that was discarded may be taken without its cost."""

    __slots__ = ("types",)
    kind: ClassVar[str] = "take_discarded_card"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.types = read_types(printed["card_types"])

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-effect-take-discarded", card=cards_of(self.types))


class DrawTokens(Effect):
    """Look at tokens and keep some of them."""

    __slots__ = ("draw", "keep")
    kind: ClassVar[str] = "draw_special_tokens"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.draw: int = printed["draw"]
        self.keep: int = printed["keep"]

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-effect-draw-tokens", n=self.draw, kept=self.keep)


class GiveUpCard(Effect):
    """One's own card of a type may be discarded for what follows."""

    __slots__ = ("effects", "source", "type")
    kind: ClassVar[str] = "discard_own_card"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.type = TYPES.index(printed["card_type"])
        self.effects = reader.effects(printed["effects"])
        self.source = -1  # that gives them

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-effect-give-up", type=type_name(self.type), receive=say_all(self.effects))


class Slot(Effect):
    """A place for a token on a card, which gives what the token gives when the card is activated."""

    __slots__ = ()
    kind: ClassVar[str] = "special_token_slot"

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-effect-slot")


EFFECT_KINDS: Final[tuple[type[Effect], ...]] = (
    Lose,
    DrawLeaders,
    PlayLeader,
    MatchMilitary,
    TakeDiscarded,
    DrawTokens,
    GiveUpCard,
    Slot,
)
