"""What Houses of Renaissance brings beside cards and leaders: families, tokens, auction tiles, faith tiles."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.amounts import message_key
from signoria.games.lorenzo.rules.boxes import EXTRA, HOUSES, facts
from signoria.games.lorenzo.rules.cards import CARDS, MODIFIERS, READER, SOURCES, TRADES, add_modifiers, add_source
from signoria.games.lorenzo.rules.components import NONE, Origin, Trade
from signoria.games.lorenzo.rules.houses.effects import GiveUpCard, Slot
from signoria.games.lorenzo.rules.houses.modifiers import FreeTrade, MarketSlot, OpenLeaders
from signoria.games.lorenzo.rules.vocabulary import GOODS
from signoria.kernel.core import Label
from signoria.kit.goods import Goods, goods_of
from signoria.kit.hands import Ids
from signoria.kit.printed import Printed


def piece_label(word: str) -> Label:
    """A piece whose id says what it is: "lorenzo-coins-token"."""
    return Label(f"lorenzo-{word.replace('_', '-')}", {})


class Family:
    """A family tile: what is in force for its owner from the auction to the end."""

    __slots__ = ("box", "id", "modifiers", "name", "open_leaders", "trade")

    def __init__(self, id: str, box: int) -> None:
        self.id = id
        self.name = Label(message_key("family", id), {})
        self.box = box
        self.modifiers: Ids = ()
        self.open_leaders = 0  # that lie open with it in the auction
        self.trade = NONE  # that may be made on the own turn


class Token:
    """A face of the special tokens, and what gives when one is used."""

    __slots__ = ("count", "id", "name", "source")

    def __init__(self, id: str, count: int) -> None:
        self.id = id
        self.name = piece_label(id)
        self.count = count
        self.source = NONE


class AuctionTile:
    """An auction tile: goods line by line, from the lowest offer to the highest."""

    __slots__ = ("id", "lines")

    def __init__(self, id: str, lines: tuple[Goods, ...]) -> None:
        self.id = id
        self.lines = lines


class FaithTile:
    """A tile at a step of the faith track."""

    __slots__ = ("id", "name", "source", "step")

    def __init__(self, id: str, step: int) -> None:
        self.id = id
        self.name = piece_label(id)
        self.step = step
        self.source = NONE


FAMILIES: Final[list[Family]] = []
TOKENS: Final[list[Token]] = []
FAITH_TILES: Final[list[FaithTile]] = []


def _add_family(box: int, entry: Printed) -> None:
    family = Family(entry["id"], box)
    origin = Origin("family", len(FAMILIES), family.id, family.name)
    family.modifiers = add_modifiers(origin, READER.effects(entry["effects"]))
    FAMILIES.append(family)
    for number in family.modifiers:
        modifier = MODIFIERS[number]
        if isinstance(modifier, FreeTrade):
            family.trade = modifier.trade = len(TRADES)
            TRADES.append(Trade(origin, "1", modifier.pay, add_source(origin, modifier.receive)))
        elif isinstance(modifier, OpenLeaders):
            family.open_leaders = modifier.count


def _add_token(entry: Printed) -> None:
    token = Token(entry["id"], entry["count"])
    token.source = add_source(Origin("token", len(TOKENS), token.id, token.name), READER.effects(entry["effects"]))
    TOKENS.append(token)


def _add_faith_tile(entry: Printed) -> None:
    tile = FaithTile(entry["id"], entry["step"])
    tile.source = add_source(
        Origin("faith_tile", len(FAITH_TILES), tile.id, tile.name), READER.effects(entry["effects"])
    )
    FAITH_TILES.append(tile)


def _add_sources() -> None:
    """What is given for a card that is given up is a source of its own."""
    for source in list(SOURCES):
        for effect in source.effects:
            if isinstance(effect, GiveUpCard):
                effect.source = add_source(source.origin, effect.effects)


def _has_slot(card: int) -> bool:
    printed = CARDS[card]
    effects = SOURCES[printed.permanent].effects if printed.permanent != NONE else ()
    everything = [*effects, *[MODIFIERS[number] for number in printed.modifiers]]
    return any([isinstance(effect, (Slot, MarketSlot)) for effect in everything])


_PRINTED: Final = facts(HOUSES, "family_tiles")
for _entry in _PRINTED["families"]:
    _add_family(HOUSES, _entry)
for _entry in _PRINTED["extra_families"]:
    _add_family(EXTRA, _entry)
for _entry in facts(HOUSES, "special_tokens")["tokens"]:
    _add_token(_entry)
_add_sources()

_BOARD: Final = facts(HOUSES, "board")
for _entry in _BOARD["faith_tiles"]:
    _add_faith_tile(_entry)
AUCTION_TILES: Final[list[AuctionTile]] = [
    AuctionTile(entry["id"], tuple([goods_of(GOODS, line["resources"]) for line in entry["lines"]]))
    for entry in facts(HOUSES, "auction_tiles")["tiles"]
]
#: Cards that a token can be placed on.
SLOTTED: Final[Ids] = tuple([card for card in range(len(CARDS)) if _has_slot(card)])

MAX_SEATS: Final[int] = _BOARD["players"]["max"]
STARTING_COINS: Final[Goods] = tuple(_BOARD["setup"]["coins_by_turn_order"])
#: The values of the floors with the adaptation tile, by the number of players.
ADAPTED: Final[dict[int, Goods]] = {
    seats: tuple(tile["floor_values"]) for tile in _BOARD["adaptation_tiles"] for seats in tile["seats"]
}
SPECIAL_CARDS_DRAWN: Final[int] = facts(HOUSES, "development_cards")["drawn_per_period"]
LINES: Final[int] = len(AUCTION_TILES[0].lines)
