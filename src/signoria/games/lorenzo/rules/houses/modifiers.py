"""The effects of Houses of Renaissance that last."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.games.lorenzo.rules.amounts import goods, kinds, message_key, so_many, type_name
from signoria.games.lorenzo.rules.effect import (
    END,
    Effect,
    Modifier,
    Reader,
    Trigger,
    draw_goods,
    draw_trade,
    message,
    read_goods,
    read_kinds,
    say_all,
    trade_label,
)
from signoria.games.lorenzo.rules.modifiers import Odd
from signoria.games.lorenzo.rules.privileges import PRIVILEGE_GOODS, PRIVILEGES
from signoria.games.lorenzo.rules.vocabulary import ACTIONS, STOCK, TYPES
from signoria.kernel.core import Label
from signoria.kit import faces
from signoria.kit.printed import Printed


class OnTake(Trigger):
    """Gives with every card of a type that is taken, before the card does."""

    __slots__ = ("type",)
    kind: ClassVar[str] = "on_take_card"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        super().__init__(printed, reader)
        self.type = TYPES.index(printed["card_type"])

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-on-take", gives=say_all(self.effects), type=type_name(self.type))


class WorkOnTake(Modifier):
    """After a card of a type was taken its owner works at the card's value, or less."""

    __slots__ = ("action", "less", "type")
    kind: ClassVar[str] = "work_on_take_card"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.type = TYPES.index(printed["card_type"])
        self.action = ACTIONS.index(printed["area"])
        self.less: int = printed["less"]

    def say(self) -> tuple[Label, ...]:
        key = message_key("modifier-on-take", ACTIONS[self.action])
        return message(key, type=type_name(self.type), less=self.less)


class OnPlay(Trigger):
    """Gives with every leader that is played."""

    __slots__ = ()
    kind: ClassVar[str] = "on_play_leader"

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-on-play", gives=say_all(self.effects))


class OnExcommunicated(Trigger):
    """Happens with every excommunication."""

    __slots__ = ()
    kind: ClassVar[str] = "on_excommunicated"

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-on-excommunicated", effects=say_all(self.effects))


class WithPrivilege(Trigger):
    """Gives with every council privilege, one of which may not be chosen."""

    __slots__ = ("barred",)
    kind: ClassVar[str] = "council_privilege_modifier"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        super().__init__(printed, reader)
        self.barred: str = printed["excluded_option"]

    def say(self) -> tuple[Label, ...]:
        barred = goods(PRIVILEGE_GOODS[PRIVILEGES.index(self.barred)])
        return message("lorenzo-modifier-with-privilege", gives=say_all(self.effects), barred=barred)


class MorePrivileges(Modifier):
    """Wherever there are privileges there are more of them, and these may repeat others."""

    __slots__ = ("count",)
    kind: ClassVar[str] = "council_privilege_bonus"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.count: int = printed["count"]

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-more-privileges", n=self.count)


class MarketSlot(Modifier):
    """A place for a token on a card, which gives what the token gives with every placement in the market."""

    __slots__ = ()
    kind: ClassVar[str] = "market_token_slot"

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-market-slot")


class Waiver(Modifier):
    """So many requirements of a leader need not hold."""

    __slots__ = ("count",)
    kind: ClassVar[str] = "leader_requirement_waiver"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.count: int = printed["count"]

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-waiver", n=self.count)


class StandIn(Modifier):
    """Goods of one kind may be paid in place of others."""

    __slots__ = ("instead_of", "spend")
    kind: ClassVar[str] = "substitute_payment"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.spend = STOCK.index(printed["spend"])
        self.instead_of = read_kinds(printed["instead_of"])

    def say(self) -> tuple[Label, ...]:
        instead = tuple(kinds(self.instead_of))
        return message("lorenzo-modifier-stand-in", spend=kinds((self.spend,))[0], instead=instead)


class ExtraMember(Modifier):
    """A further family member."""

    __slots__ = ("member", "value")
    kind: ClassVar[str] = "extra_family_member"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.member: str = printed["member"]
        self.value: int = printed["value"]

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-extra-member", member=message_key("colour", self.member), value=self.value)


class Stores(Modifier):
    """Some of the goods paid for cards of a type are kept on the family tile, until a privilege takes them back."""

    __slots__ = ("goods", "type")
    kind: ClassVar[str] = "store_spent_resources"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.type = TYPES.index(printed["card_type"])
        self.goods = read_kinds(printed["resources"])

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-stores", type=type_name(self.type), goods=tuple(kinds(self.goods)))


class FreeTrade(Modifier):
    """A trade that may be made any number of times on the own turn."""

    __slots__ = ("pay", "receive", "trade")
    kind: ClassVar[str] = "free_trade"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.pay = read_goods(printed["pay"])
        self.receive = reader.effects(printed["receive"])
        self.trade = -1  # its number

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-free-trade", trade=trade_label(self.pay, self.receive))

    def face(self, when: str) -> list[faces.Effect | None]:
        return [draw_trade(self.pay, self.receive, when)]


class LastPurchase(Modifier):
    """After the actions of a round a card left in the towers of some types may be had for goods."""

    __slots__ = ("pay",)
    kind: ClassVar[str] = "end_of_actions_take_card"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.pay = read_goods(printed["pay"])

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-last-purchase", goods=goods(self.pay))


class EndPointsPer(Modifier):
    """Victory points in the final scoring for every bundle of goods that is held, up to a maximum."""

    __slots__ = ("amount", "bundle", "most")
    kind: ClassVar[str] = "end_game_victory_points_per"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.amount: int = printed["amount"]
        self.bundle = read_goods(printed["per_bundle"])
        self.most = printed["max_victory_points"] or 0  # 0: no maximum

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-end-points-per", n=self.amount, goods=goods(self.bundle), most=self.most)

    def face(self, when: str) -> list[faces.Effect | None]:
        if self.most:
            return [None]
        return [faces.effect([], faces.amounts({"victory_points": self.amount}), END, draw_goods(self.bundle))]


class CardLimit(Modifier):
    """More cards of a type may be owned."""

    __slots__ = ("limit", "type")
    kind: ClassVar[str] = "card_limit"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.type = TYPES.index(printed["card_type"])
        self.limit: int = printed["limit"]

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-card-limit", cards=so_many(self.type, self.limit))


class MorePoints(Modifier):
    """What larger numbers of cards of a type score."""

    __slots__ = ("points", "type")
    kind: ClassVar[str] = "extended_scoring_table"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        points = {int(number): points for number, points in printed["victory_points"].items()}
        self.type = TYPES.index(printed["card_type"])
        self.points = points

    def say(self) -> tuple[Label, ...]:
        scores = [
            Label("lorenzo-points-for", {"cards": so_many(self.type, number), "n": points})
            for number, points in self.points.items()
        ]
        return message("lorenzo-modifier-more-points", points=tuple(scores))


class SetReward(Trigger):
    """Gives once, when so many sets of all types are complete."""

    __slots__ = ("sets",)
    kind: ClassVar[str] = "on_complete_card_set"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        super().__init__(printed, reader)
        self.sets: int = printed["sets"]

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-set-reward", n=self.sets, gives=say_all(self.effects))


class OpenLeaders(Modifier):
    """Leaders lie open with a family tile; who wins it takes them and plays some at once."""

    __slots__ = ("count", "played")
    kind: ClassVar[str] = "open_leaders"

    def __init__(self, printed: Printed, reader: Reader) -> None:
        self.count: int = printed["count"]
        self.played: int = printed["played"]

    def say(self) -> tuple[Label, ...]:
        return message("lorenzo-modifier-open-leaders", n=self.count, played=self.played)


class Immune(Odd):
    """Its owner is never marked on an excommunication tile."""

    __slots__ = ()
    kind: ClassVar[str] = "immune_to_excommunication"


class KeepMilitary(Odd):
    """Military for ventures is shown, not paid."""

    __slots__ = ()
    kind: ClassVar[str] = "keep_venture_military"


class UsesFaithTiles(Odd):
    """The tiles at steps of the faith track give to its owner."""

    __slots__ = ()
    kind: ClassVar[str] = "special_faith_tiles"


#: All there are.
MODIFIER_KINDS: Final[tuple[type[Effect], ...]] = (
    OnTake,
    WorkOnTake,
    OnPlay,
    OnExcommunicated,
    WithPrivilege,
    MorePrivileges,
    MarketSlot,
    Waiver,
    StandIn,
    ExtraMember,
    Stores,
    FreeTrade,
    LastPurchase,
    EndPointsPer,
    CardLimit,
    MorePoints,
    SetReward,
    OpenLeaders,
    Immune,
    KeepMilitary,
    UsesFaithTiles,
)
