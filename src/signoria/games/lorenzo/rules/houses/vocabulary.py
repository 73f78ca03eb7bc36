"""What the vocabulary of Lorenzo il Magnifico gains from Houses of Renaissance."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.games.lorenzo.rules.vocabulary import Effect, Modifier, Trigger
from signoria.kit.goods import Goods

# Effects that happen


class Lose(Effect):
    """Lose goods, as far as there are any."""

    __slots__ = ("goods",)
    late: ClassVar[int] = 2

    def __init__(self, goods: Goods) -> None:
        self.goods = goods


class DrawLeaders(Effect):
    """Take leaders from the deck into the hand."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


class PlayLeader(Effect):
    """One leader in hand may be played whatever it requires."""

    __slots__ = ()
    late: ClassVar[int] = 1


class MatchMilitary(Effect):
    """The military marker moves to the step of the foremost one."""

    __slots__ = ()


class TakeDiscarded(Effect):
    """A card that left the towers in an earlier round may be taken without its cost."""

    __slots__ = ("types",)

    def __init__(self, types: tuple[int, ...]) -> None:
        self.types = types


class DrawTokens(Effect):
    """Look at tokens and keep some of them."""

    __slots__ = ("draw", "keep")

    def __init__(self, draw: int, keep: int) -> None:
        self.draw = draw
        self.keep = keep


class GiveUpCard(Effect):
    """One's own card of a type may leave the game for what follows."""

    __slots__ = ("effects", "source", "type")

    def __init__(self, type: int, effects: tuple[Effect, ...]) -> None:
        self.type = type
        self.effects = effects
        self.source = -1  # that gives them


class Slot(Effect):
    """A place for a token on a card, which gives what the token gives when the card is activated."""

    __slots__ = ()


# Modifiers


class OnTake(Trigger):
    """Gives with every card of a type that is taken, before the card does."""

    __slots__ = ("type",)

    def __init__(self, type: int, effects: tuple[Effect, ...]) -> None:
        super().__init__(effects)
        self.type = type


class WorkOnTake(Modifier):
    """After a card of a type was taken its owner works at the card's value, or less."""

    __slots__ = ("action", "less", "type")

    def __init__(self, type: int, action: int, less: int) -> None:
        self.type = type
        self.action = action
        self.less = less


class OnPlay(Trigger):
    """Gives with every leader that is played."""

    __slots__ = ()


class OnExcommunicated(Trigger):
    """Happens with every excommunication."""

    __slots__ = ()


class WithPrivilege(Trigger):
    """Gives with every council privilege, one of which may not be chosen."""

    __slots__ = ("barred",)

    def __init__(self, barred: str, effects: tuple[Effect, ...]) -> None:
        super().__init__(effects)
        self.barred = barred


class MorePrivileges(Modifier):
    """Wherever there are privileges there are more of them, and these may repeat others."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


class MarketSlot(Modifier):
    """A place for a token on a card, which gives what the token gives with every placement in the market."""

    __slots__ = ()


class Waiver(Modifier):
    """So many requirements of a leader need not hold."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


class StandIn(Modifier):
    """Goods of one kind may be paid in place of others."""

    __slots__ = ("instead_of", "spend")

    def __init__(self, spend: int, instead_of: tuple[int, ...]) -> None:
        self.spend = spend
        self.instead_of = instead_of


class ExtraMember(Modifier):
    """A further family member."""

    __slots__ = ("member",)

    def __init__(self, member: str) -> None:
        self.member = member


class Stores(Modifier):
    """Some of the goods paid for cards of a type are kept on the family tile, until a privilege takes them back."""

    __slots__ = ("goods", "type")

    def __init__(self, type: int, goods: tuple[int, ...]) -> None:
        self.type = type
        self.goods = goods


class FreeTrade(Modifier):
    """A trade that may be made any number of times on the own turn."""

    __slots__ = ("pay", "receive", "trade")

    def __init__(self, pay: Goods, receive: tuple[Effect, ...]) -> None:
        self.pay = pay
        self.receive = receive
        self.trade = -1  # its number


class LastPurchase(Modifier):
    """After the actions of a round a card left in the towers of some types may be had for goods."""

    __slots__ = ("pay",)

    def __init__(self, pay: Goods) -> None:
        self.pay = pay


class EndPointsPer(Modifier):
    """Victory points in the final scoring for every bundle of goods that is held, up to a maximum."""

    __slots__ = ("amount", "bundle", "most")

    def __init__(self, amount: int, bundle: Goods, most: int) -> None:
        self.amount = amount
        self.bundle = bundle
        self.most = most  # 0: no maximum


class CardLimit(Modifier):
    """More cards of a type may be owned."""

    __slots__ = ("limit", "type")

    def __init__(self, type: int, limit: int) -> None:
        self.type = type
        self.limit = limit


class MorePoints(Modifier):
    """What larger numbers of cards of a type score."""

    __slots__ = ("points", "type")

    def __init__(self, type: int, points: dict[int, int]) -> None:
        self.type = type
        self.points = points


class SetReward(Trigger):
    """Gives once, when so many sets of all types are complete."""

    __slots__ = ("sets",)

    def __init__(self, sets: int, effects: tuple[Effect, ...]) -> None:
        super().__init__(effects)
        self.sets = sets


class OpenLeaders(Modifier):
    """Leaders lie open with a family tile; who wins it takes them and plays some at once."""

    __slots__ = ("count", "played")

    def __init__(self, count: int, played: int) -> None:
        self.count = count
        self.played = played


#: What the escape hatch holds; a test counts it.
IMMUNE: Final = "immune_to_excommunication"
KEEP_MILITARY: Final = "keep_venture_military"
FAITH_TILES: Final = "special_faith_tiles"
ODD: Final = (IMMUNE, KEEP_MILITARY, FAITH_TILES)
