"""What the events of Houses of Renaissance tell: the parameters of their messages."""

from __future__ import annotations

from signoria.games.lorenzo.rules.amounts import goods, kinds
from signoria.games.lorenzo.rules.cards import SOURCES
from signoria.games.lorenzo.rules.houses.names import family_name, token_name
from signoria.games.lorenzo.rules.names import card_name, leader_name, quoted_card, tower_name
from signoria.kernel.core import Word
from signoria.kit.events import Arguments


def parameters(kind: str, args: Arguments) -> dict[str, Word]:
    """The parameters of an event's message, as much of it as its viewer may know; none if its kind says all."""
    match kind:
        case "families":
            return {"families": tuple([family_name(family) for family in args.numbers("families")])}
        case "offer":
            return {"family": family_name(args.number("family")), "line": args.number("line") + 1}
        case "outbid":
            return {"family": family_name(args.number("family"))}
        case "won" | "trade":
            return {"family": family_name(args.number("subject")), "goods": goods(args.numbers("goods"))}
        case "open_leaders" | "draw_leaders":
            leaders = args.numbers("leaders")
            return {"leaders": tuple([leader_name(leader) for leader in leaders]), "n": len(leaders)}
        case "tokens" | "look":
            return {"tokens": tuple([token_name(face) for face in args.numbers("tokens")])}
        case "discard_token" | "spend" | "token":
            return {"token": token_name(args.number("token"))}
        case "fill":
            return {"card": quoted_card(args.number("card")), "token": token_name(args.number("token"))}
        case "give_up" | "retrieve" | "special_card":
            return {"card": quoted_card(args.number("card"))}
        case "also":
            return {"card": quoted_card(args.number("card")), "other": quoted_card(args.number("other"))}
        case "work_cards" | "gone":
            cards = args.numbers("cards")
            return {"cards": tuple([card_name(card) for card in cards]), "n": len(cards)}
        case "servants_for":
            return {"good": kinds((args.number("good"),))[0], "n": args.number("number")}
        case "set" | "match":
            return {"n": args.number("number")}
        case "loss":
            return {"source": SOURCES[args.number("source")].origin.name, "goods": goods(args.numbers("goods"))}
        case "adaptation":
            return {"tower": tower_name(args.number("tower"))}
        case _:
            return {}
