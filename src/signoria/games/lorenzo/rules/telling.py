"""What events tell: the parameters of messages to translate."""

from __future__ import annotations

from signoria.games.lorenzo.rules.amounts import goods, message_key
from signoria.games.lorenzo.rules.cards import BONUS_TILES, ROUNDS_PER_PERIOD, SOURCES, TRADES
from signoria.games.lorenzo.rules.labels import tile_gives
from signoria.games.lorenzo.rules.names import (
    bonus_name,
    card_name,
    colour_name,
    leader_name,
    seat_name,
    space_name,
    tile_name,
    tower_name,
)
from signoria.games.lorenzo.rules.privileges import PRIVILEGE_GOODS
from signoria.games.lorenzo.rules.vocabulary import ACTIONS
from signoria.games.lorenzo.rules.wording import source_labels
from signoria.kernel.core import Label, Word
from signoria.kit.events import Arguments


def parameters(kind: str, args: Arguments) -> dict[str, Word]:
    """The parameters of an event's message, as much of it as its viewer may know; none if its kind says all."""
    match kind:
        case "order":
            return {"seats": tuple([seat_name(seat) for seat in args.numbers("seats")])}
        case "tiles":
            return {"tiles": tuple([tile_name(tile) for tile in args.numbers("tiles")])}
        case "tile":
            tile = args.number("tile")
            return {"tile": bonus_name(tile), **tile_gives(BONUS_TILES[tile])}
        case "pack":
            return {"leaders": tuple([leader_name(leader) for leader in args.numbers("leaders")])}
        case "keep" | "play" | "discard" | "activate" | "copy":
            return {"leader": leader_name(args.number("leader"))}
        case "round":
            played = args.number("round")
            return {"n": played + 1, "period": played // ROUNDS_PER_PERIOD + 1}
        case "cards" | "removed":
            cards = args.numbers("cards")
            return {"cards": tuple([card_name(card) for card in cards]), "n": len(cards)}
        case "dice":
            dice = enumerate(args.numbers("dice"))
            return {"dice": tuple([Label("lorenzo-die", {"colour": colour_name(die), "n": n}) for die, n in dice])}
        case "place":
            return {"member": colour_name(args.number("member")), "space": space_name(args.number("space"))}
        case "take":
            return {"card": card_name(args.number("card")), "space": space_name(args.number("space"))}
        case "privilege":
            return {"goods": goods(PRIVILEGE_GOODS[args.number("privilege")])}
        case "gain":
            return {"source": SOURCES[args.number("source")].origin.name, "goods": goods(args.numbers("goods"))}
        case "decline" | "lapse":
            return {"source": SOURCES[args.number("source")].origin.name}
        case "work":
            return {"work": message_key("work", ACTIONS[args.number("action")]), "value": args.number("value")}
        case "choose":
            return {"member": colour_name(args.number("member")), "value": args.number("value")}
        case "report":
            return {"n": args.number("period") + 1}
        case "servants":
            return {"n": args.number("servants")}
        case "support":
            return {"n": args.number("faith")}
        case "support_bonus" | "faith" | "score":
            return {"n": args.number("points")}
        case "excommunicated":
            return {"tile": tile_name(args.number("tile"))}
        case _:
            return _payment_parameters(kind, args)


def _payment_parameters(kind: str, args: Arguments) -> dict[str, Word]:
    """What was paid, and for what."""
    match kind:
        case "pay":
            return {"card": card_name(args.number("subject")), "goods": goods(args.numbers("goods"))}
        case "surcharge":
            return {"tower": tower_name(args.number("subject")), "goods": goods(args.numbers("goods"))}
        case "exchange":
            trade = TRADES[args.number("subject")]
            return {
                "trader": trade.origin.name,
                "goods": goods(args.numbers("goods")),
                "receive": source_labels(trade.source),
            }
        case _:
            return {}
