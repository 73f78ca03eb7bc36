"""What the options of Houses of Renaissance are called, as messages."""

from __future__ import annotations

from signoria.games.lorenzo.rules.amounts import amount, goods, kinds
from signoria.games.lorenzo.rules.cards import CARDS, TRADES, activates_others
from signoria.games.lorenzo.rules.components import NONE, Cost
from signoria.games.lorenzo.rules.houses.auction import bidding
from signoria.games.lorenzo.rules.houses.leaders import ChoosingExchange, PlayingLeaderFree, PlayingOpenLeader
from signoria.games.lorenzo.rules.houses.names import family_name, token_name
from signoria.games.lorenzo.rules.houses.pieces import AUCTION_TILES, FAMILIES, TOKENS
from signoria.games.lorenzo.rules.houses.state import holding_of, houses_of, with_houses
from signoria.games.lorenzo.rules.houses.tokens import drawn_by, paying_with
from signoria.games.lorenzo.rules.houses.work import Reactivation
from signoria.games.lorenzo.rules.labels import exchange_label, play_label
from signoria.games.lorenzo.rules.missing import LACKS, lacking, military_lacking, missing_goods
from signoria.games.lorenzo.rules.names import quoted_card
from signoria.games.lorenzo.rules.options import number_of_times
from signoria.games.lorenzo.rules.places import card_place, paid_places, resources_place, servants_places
from signoria.games.lorenzo.rules.state import FIRST_RULINGS, Lorenzo
from signoria.games.lorenzo.rules.towers import no_room
from signoria.games.lorenzo.rules.vocabulary import MILITARY
from signoria.games.lorenzo.rules.wording import source_labels
from signoria.kernel.core import Label, Option, Seat, Word
from signoria.kit.goods import multiple
from signoria.kit.hands import places_of
from signoria.kit.missing import lacked


def describe(state: Lorenzo, seat: Seat, option: Option) -> Label | None:
    """An option that only the expansion has; None: it is one of the base game's."""
    match option.verb:
        case "play" if isinstance(state.stack[-1], (PlayingLeaderFree, PlayingOpenLeader)):
            return play_label(state, seat, option.args[0], {})
        case "exchange" if isinstance(state.stack[-1], ChoosingExchange):
            return _exchange(state, seat, option)
        case "offer":
            return _offer(state, option)
        case "token" | "retain":
            return _token(state, seat, option)
        case "spend":
            return _spend(state, seat, option)
        case "fill":
            return _fill(state, seat, option)
        case "trade":
            return _trade(state, seat, option)
        case "servants_for":
            return _servants_for(seat, option)
        case "work":
            return _work(state, seat, option.args[0])
        case "give_up":
            parameters: dict[str, Word] = {"card": quoted_card(option.args[0])}
            return Label("lorenzo-option-give-up", parameters, card_place(state.players[seat], seat, option.args[0]))
        case "retrieve":
            return _retrieve(state, seat, option)
        case _:
            return None


def _offer(state: Lorenzo, option: Option) -> Label:
    """A line of an auction tile with what it brings, if its family is up for auction."""
    family, line = option.args
    parameters: dict[str, Word] = {"family": family_name(family), "line": line + 1}
    if not with_houses(state) or family not in houses_of(state).families:
        return Label("lorenzo-option-offer-unknown", parameters)
    place = houses_of(state).families.index(family)
    lot = f"table.auction.{place}"
    places = (lot, f"{lot}.lines.{line}") if bidding(state) else ()
    tile = AUCTION_TILES[houses_of(state).tiles[place]]
    return Label("lorenzo-option-offer", {**parameters, "goods": goods(tile.lines[line])}, places)


def _token(state: Lorenzo, seat: Seat, option: Option) -> Label:
    """A token to be used or kept, and what it gives."""
    face = option.args[0]
    parameters: dict[str, Word] = {
        "token": token_name(face),
        "gives": source_labels(TOKENS[face].source, state.players[seat]),
    }
    return Label(f"lorenzo-option-{option.verb}", parameters, _token_places(state, seat, option))


def _token_places(state: Lorenzo, seat: Seat, option: Option) -> tuple[str, ...]:
    """The tokens of a face in hand, or among those drawn."""
    if not with_houses(state):
        return ()
    if option.verb == "retain":
        return places_of("own.drawn", drawn_by(state, seat), option.args[0])
    return places_of("own.tokens", holding_of(state, seat).tokens, option.args[-1])


def _spend(state: Lorenzo, seat: Seat, option: Option) -> Label:
    """Tokens to be paid with; of equal ones the first."""
    paying = paying_with(state, seat) if with_houses(state) else ()
    tokens: list[Label] = []
    places: list[str] = []
    for face in sorted(set(option.args)):
        number = option.args.count(face)
        gives = source_labels(TOKENS[face].source, state.players[seat])
        tokens.append(Label("lorenzo-tokens", {"n": number, "token": token_name(face), "gives": gives}))
        places += places_of("own.paying", paying, face)[:number]
    return Label("lorenzo-option-spend", {"tokens": tuple(tokens)}, tuple(places))


def _fill(state: Lorenzo, seat: Seat, option: Option) -> Label:
    card, face = option.args
    parameters: dict[str, Word] = {
        "card": quoted_card(card),
        "token": token_name(face),
        "gives": source_labels(TOKENS[face].source),
    }
    places = (*_token_places(state, seat, option), *card_place(state.players[seat], seat, card))
    return Label("lorenzo-option-fill", parameters, places)


def _trade(state: Lorenzo, seat: Seat, option: Option) -> Label:
    family, number = option.args[0], number_of_times(option)
    printed = TRADES[FAMILIES[family].trade]
    price = multiple(printed.pay, number)
    parameters: dict[str, Word] = {
        "family": family_name(family),
        "pay": goods(printed.pay),
        "receive": source_labels(printed.source, state.players[seat]),
        "n": number,
    }
    if with_houses(state) and holding_of(state, seat).family == family:
        held = state.players[seat].goods
        parameters |= missing_goods([max(0, due - held[kind]) for kind, due in enumerate(price)])
    return Label("lorenzo-option-trade", parameters, (*resources_place(seat), *paid_places(printed.pay, number)))


def _servants_for(seat: Seat, option: Option) -> Label:
    kind, number = option.args
    return Label("lorenzo-option-servants-for", {"n": number, "good": kinds((kind,))[0]}, servants_places(seat, number))


def _work(state: Lorenzo, seat: Seat, card: int) -> Label:
    """A card of one's own to be activated, and the value that is missing if the action has too little (LOR-125)."""
    asking, player, short = state.stack[-1], state.players[seat], 0
    barred = state.rulings == FIRST_RULINGS and activates_others(CARDS[card])
    if isinstance(asking, Reactivation) and asking.effect().value != NONE and not barred:
        short = CARDS[card].value - asking.value_reached(player)
    missing = lacked((Label("lorenzo-value-short", {"n": short}),)) if short > 0 else {}
    return Label("lorenzo-option-work", {"card": quoted_card(card), **missing}, card_place(player, seat, card))


def _exchange(state: Lorenzo, seat: Seat, option: Option) -> Label:
    """An arrow of a leader that makes one of its exchanges."""
    player = state.players[seat]
    missing = missing_goods(lacking(state, player, player.goods, Cost(TRADES[option.args[0]].pay, 0)))
    return exchange_label(state, seat, option, missing)


def _retrieve(state: Lorenzo, seat: Seat, option: Option) -> Label:
    """A card that was discarded; only with the expansion these are shown."""
    card = option.args[0]
    places = places_of("table.removed", state.removed, card) if with_houses(state) else ()
    player = state.players[seat]
    lacks = no_room(state, player, CARDS[card].type) in LACKS
    missing = lacked((amount(MILITARY, military_lacking(player)),)) if lacks else {}
    return Label("lorenzo-option-retrieve", {"card": quoted_card(card), **missing}, places)
