"""What events are called: messages and their parameters, to be put into words elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from signoria.games.lorenzo.cards import BONUS_TILES, PRIVILEGE_GOODS, ROUNDS_PER_PERIOD, TRADES
from signoria.games.lorenzo.labels import tile_gives
from signoria.games.lorenzo.names import (
    bonus_name,
    card_name,
    colour_name,
    goods,
    leader_name,
    named,
    seat_name,
    source_name,
    space_name,
    tile_name,
    tower_name,
    trader,
)
from signoria.games.lorenzo.vocabulary import ACTIONS
from signoria.kernel.core import Event, Label, Word
from signoria.kit.events import event_label

#: What is told of other events, by their kind: made with their args.
TOLD: Final[dict[str, Callable[[tuple[int, ...]], dict[str, Word]]]] = {}


def tell(event: Event) -> Label:
    """An event, as much of it as its viewer may know."""
    return event_label("lorenzo", event, _told)


def _told(kind: str, args: tuple[int, ...]) -> dict[str, Word]:
    match kind:
        case "order":
            return {"seats": tuple([seat_name(seat) for seat in args])}
        case "tiles":
            return {"tiles": tuple([tile_name(tile) for tile in args])}
        case "tile":
            return {"tile": bonus_name(args[0]), **tile_gives(BONUS_TILES[args[0]])}
        case "pack":
            return {"leaders": tuple([leader_name(leader) for leader in args])}
        case "keep" | "play" | "discard" | "activate" | "copy":
            return {"leader": leader_name(args[0])}
        case "round":
            return {"n": args[0] + 1, "period": args[0] // ROUNDS_PER_PERIOD + 1}
        case "cards" | "removed":
            return {"cards": tuple([card_name(card) for card in args]), "n": len(args)}
        case "dice":
            dice = [Label("lorenzo-die", {"colour": colour_name(die), "n": n}) for die, n in enumerate(args)]
            return {"dice": tuple(dice)}
        case "place":
            return {"member": colour_name(args[0]), "space": space_name(args[1])}
        case "take":
            return {"card": card_name(args[0]), "space": space_name(args[1])}
        case "pay":
            return {"card": card_name(args[0]), "goods": goods(args[1:])}
        case "surcharge":
            return {"tower": tower_name(args[0]), "goods": goods(args[1:])}
        case "exchange":
            return {"trader": trader(TRADES[args[0]]), "goods": goods(args[1:])}
        case "gain":
            return {"source": source_name(args[0]), "goods": goods(args[1:])}
        case "privilege":
            return {"goods": goods(PRIVILEGE_GOODS[args[0]])}
        case "decline" | "lapse":
            return {"source": source_name(args[0])}
        case "work":
            return {"work": named("work", ACTIONS[args[0]]), "value": args[1]}
        case "choose":
            return {"member": colour_name(args[0]), "value": args[1]}
        case "report":
            return {"n": args[0] + 1}
        case "servants" | "support" | "support_bonus" | "faith" | "score":
            return {"n": args[0]}
        case "excommunicated":
            return {"tile": tile_name(args[0])}
        case _:
            return TOLD[kind](args) if kind in TOLD else {}
