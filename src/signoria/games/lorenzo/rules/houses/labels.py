"""What the options and events of Houses of Renaissance are called, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from signoria.games.lorenzo.rules.cards import TRADES
from signoria.games.lorenzo.rules.houses.auction import bidding
from signoria.games.lorenzo.rules.houses.names import family_name, token_name
from signoria.games.lorenzo.rules.houses.pieces import AUCTION_TILES, FAMILIES, TOKENS
from signoria.games.lorenzo.rules.houses.state import house_of, houses_of, with_houses
from signoria.games.lorenzo.rules.houses.tokens import drawn_by
from signoria.games.lorenzo.rules.names import (
    card_name,
    goods,
    kinds,
    leader_name,
    quoted,
    source_name,
    tower_name,
)
from signoria.games.lorenzo.rules.places import card_place, resources_place, servants_place
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.wording import given
from signoria.kernel.core import Label, Option, Seat, Word
from signoria.kit.events import Arguments
from signoria.kit.hands import places_of

# Options


def _offer(state: Lorenzo, seat: Seat, option: Option) -> Label | None:
    """A line of an auction tile with what it brings, if its family is up for auction."""
    family, line = option.args
    told: dict[str, Word] = {"family": family_name(family), "line": line + 1}
    if not with_houses(state) or family not in houses_of(state).families:
        return Label("lorenzo-option-offer-unknown", told)
    place = houses_of(state).families.index(family)
    lot = f"table.auction.{place}"
    places = (lot, f"{lot}.lines.{line}") if bidding(state) else ()
    tile = AUCTION_TILES[houses_of(state).tiles[place]]
    return Label("lorenzo-option-offer", {**told, "goods": goods(tile.lines[line])}, places)


def _token(state: Lorenzo, seat: Seat, option: Option) -> Label | None:
    """A token to be used, paid with or kept, and what it gives."""
    face = option.args[0]
    told: dict[str, Word] = {"token": token_name(face), "gives": given(TOKENS[face].source, state.players[seat])}
    return Label(f"lorenzo-option-{option.verb}", told, _token_places(state, seat, option))


def _token_places(state: Lorenzo, seat: Seat, option: Option) -> tuple[str, ...]:
    """The tokens of a face in hand, or among those drawn."""
    if not with_houses(state):
        return ()
    if option.verb == "retain":
        return places_of("own.drawn", drawn_by(state, seat), option.args[0])
    return places_of("own.tokens", house_of(state, seat).tokens, option.args[-1])


def _fill(state: Lorenzo, seat: Seat, option: Option) -> Label | None:
    card, face = option.args
    told: dict[str, Word] = {"card": quoted(card), "token": token_name(face), "gives": given(TOKENS[face].source)}
    places = (*_token_places(state, seat, option), *card_place(state.players[seat], seat, card))
    return Label("lorenzo-option-fill", told, places)


def _trade(state: Lorenzo, seat: Seat, option: Option) -> Label | None:
    family = option.args[0]
    printed = TRADES[FAMILIES[family].trade]
    told: dict[str, Word] = {
        "family": family_name(family),
        "pay": goods(printed.pay),
        "receive": given(printed.source, state.players[seat]),
    }
    return Label("lorenzo-option-trade", told, resources_place(seat))


def _servants_for(state: Lorenzo, seat: Seat, option: Option) -> Label | None:
    kind, number = option.args
    return Label("lorenzo-option-servants-for", {"n": number, "good": kinds((kind,))[0]}, servants_place(seat))


def _own_card(state: Lorenzo, seat: Seat, option: Option) -> Label | None:
    """A card of one's own, to be activated or given up."""
    card = option.args[0]
    places = card_place(state.players[seat], seat, card)
    return Label(f"lorenzo-option-{option.verb.replace('_', '-')}", {"card": quoted(card)}, places)


def _retrieve(state: Lorenzo, seat: Seat, option: Option) -> Label | None:
    """A card that left the towers; only with the expansion these are shown."""
    card = option.args[0]
    places = places_of("table.removed", state.removed, card) if with_houses(state) else ()
    return Label("lorenzo-option-retrieve", {"card": quoted(card)}, places)


#: Options by their verbs.
DESCRIBED: Final[dict[str, Callable[[Lorenzo, Seat, Option], Label | None]]] = {
    "offer": _offer,
    "token": _token,
    "spend": _token,
    "retain": _token,
    "fill": _fill,
    "trade": _trade,
    "servants_for": _servants_for,
    "work": _own_card,
    "give_up": _own_card,
    "retrieve": _retrieve,
}

# Events


def _families(args: Arguments) -> dict[str, Word]:
    return {"families": tuple([family_name(family) for family in args.numbers("families")])}


def _leaders(args: Arguments) -> dict[str, Word]:
    leaders = args.numbers("leaders")
    return {"leaders": tuple([leader_name(leader) for leader in leaders]), "n": len(leaders)}


def _cards(args: Arguments) -> dict[str, Word]:
    cards = args.numbers("cards")
    return {"cards": tuple([card_name(card) for card in cards]), "n": len(cards)}


def _tokens(args: Arguments) -> dict[str, Word]:
    return {"tokens": tuple([token_name(face) for face in args.numbers("tokens")])}


def _offered(args: Arguments) -> dict[str, Word]:
    return {"family": family_name(args.number("family")), "line": args.number("line") + 1}


def _outbid(args: Arguments) -> dict[str, Word]:
    return {"family": family_name(args.number("family"))}


def _of_family(args: Arguments) -> dict[str, Word]:
    return {"family": family_name(args.number("subject")), "goods": goods(args.numbers("goods"))}


def _of_source(args: Arguments) -> dict[str, Word]:
    return {"source": source_name(args.number("source")), "goods": goods(args.numbers("goods"))}


def _of_token(args: Arguments) -> dict[str, Word]:
    return {"token": token_name(args.number("token"))}


def _of_card(args: Arguments) -> dict[str, Word]:
    return {"card": quoted(args.number("card"))}


def _filled(args: Arguments) -> dict[str, Word]:
    return {"card": quoted(args.number("card")), "token": token_name(args.number("token"))}


def _also(args: Arguments) -> dict[str, Word]:
    return {"card": quoted(args.number("card")), "other": quoted(args.number("other"))}


def _stood_in(args: Arguments) -> dict[str, Word]:
    return {"good": kinds((args.number("good"),))[0], "n": args.number("number")}


def _number(args: Arguments) -> dict[str, Word]:
    return {"n": args.number("number")}


def _tower(args: Arguments) -> dict[str, Word]:
    return {"tower": tower_name(args.number("tower"))}


#: Events by their kinds.
TOLD: Final[dict[str, Callable[[Arguments], dict[str, Word]]]] = {
    "families": _families,
    "open_leaders": _leaders,
    "offer": _offered,
    "outbid": _outbid,
    "won": _of_family,
    "tokens": _tokens,
    "look": _tokens,
    "discard_token": _of_token,
    "spend": _of_token,
    "token": _of_token,
    "fill": _filled,
    "draw_leaders": _leaders,
    "give_up": _of_card,
    "servants_for": _stood_in,
    "retrieve": _of_card,
    "set": _number,
    "also": _also,
    "work_cards": _cards,
    "loss": _of_source,
    "match": _number,
    "trade": _of_family,
    "gone": _cards,
    "adaptation": _tower,
    "special_card": _of_card,
}
