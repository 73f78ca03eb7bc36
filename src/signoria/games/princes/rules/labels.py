"""What options and events are called: messages to translate, with their parameters."""

from __future__ import annotations

from typing import Final

from signoria.games.princes.rules.auction import opening_bid
from signoria.games.princes.rules.cards import (
    BONUS,
    BONUS_COST,
    BONUSES,
    BUILDING_COST,
    BUILDING_POINTS,
    DECKS,
    DRAW,
    FLORINS_PER_POINT,
    FLORINS_PER_SPACE,
    FREEDOM_COST,
    LANDSCAPE,
    MERCHANT,
    MINIMUM,
    NONE,
    PRINCESS,
    PROFESSION,
    PROFESSION_COST,
    PROFESSOR,
    RAISE,
)
from signoria.games.princes.rules.characters import rank
from signoria.games.princes.rules.counting import features, princess_value, work_parts, worth
from signoria.games.princes.rules.decks import deck_of
from signoria.games.princes.rules.grid import PLACEMENTS
from signoria.games.princes.rules.missing import missing_florins, missing_value, priced
from signoria.games.princes.rules.names import (
    bonus_name,
    card_name,
    card_names,
    cards_of,
    character_name,
    freedom_name,
    message_key,
    object_name,
    piece_name,
    piece_object,
    prestige_name,
    prestige_worth,
    profession_name,
    squares,
    value_parts,
    wishes,
)
from signoria.games.princes.rules.options import FREE, KEEP, PAY_AND_RANK
from signoria.games.princes.rules.places import (
    DRAWN,
    bonus_place,
    building_place,
    character_place,
    covered_places,
    deck_place,
    drawn_place,
    freedom_place,
    hand_place,
    stack_place,
    table_place,
)
from signoria.games.princes.rules.state import Princes
from signoria.games.princes.rules.wording import bonus_parameters, marker_parameters, minimum
from signoria.games.princes.rules.works import best_value
from signoria.kernel.core import Event, Label, Option, Seat, Word
from signoria.kit.events import Arguments, event_label

#: The deck whose card an option keeps, by its code.
KEPT: Final[dict[str, int]] = {option.code: deck for deck, options in enumerate(KEEP) for option in options}

# Options


def describe(state: Princes, seat: Seat, option: Option) -> Label:
    """An option where it is offered or refused, with the places of the view it points at."""
    verb, args = option.verb, option.args
    match verb:
        case "return" | "recruit" | "work":
            return _profession(state, seat, option)
        case "open" | "buy":
            price = opening_bid(state) if verb == "open" else state.last_price
            parameters: dict[str, Word] = {"object": object_name(args[0]), **priced(state, seat, option, price)}
            return Label(message_key("option", verb), parameters, stack_place(state, args[0]))
        case "bid":
            return Label("princes-option-bid-only", {"n": RAISE})
        case "pass":
            return Label("princes-option-pass-object", {})
        case "landscape":
            return Label("princes-option-landscape", {"object": object_name(args[0])}, stack_place(state, LANDSCAPE))
        case "place":
            piece = piece_name(PLACEMENTS[args[0]].piece)
            laid: dict[str, Word] = {"piece": piece, "squares": squares(args[0])}
            return Label("princes-option-place", laid, covered_places(seat, args[0]))
        case "keep":
            return _keep(state, seat, KEPT[option.code], args[0])
        case "order":
            return _order(state, seat, args)
        case "character":
            marker = marker_parameters(state, args[0], args[1])
            marker |= missing_florins(state, seat, option, args[1] * FLORINS_PER_SPACE)
            return Label("princes-option-character", marker, character_place(state, args[0]))
        case "merchant":
            return _merchant(state, seat, option)
        case "professor":
            return _draw(state, "professor", args[0], {}, character_place(state, PROFESSOR))
        case "wait":
            return _wait(state, seat)
        case "end":
            return Label("princes-option-end", {"n": 0})
        case _:
            return _action(state, seat, option)


def _action(state: Princes, seat: Seat, option: Option) -> Label:
    """What is done and paid in a turn, and the options without anything to tell."""
    verb, args = option.verb, option.args
    match verb:
        case "add":
            return Label(
                "princes-option-add-card", bonus_parameters(state, seat, args[0]), bonus_place(state, seat, args[0])
            )
        case "complete":
            return Label("princes-option-complete-only", {})
        case "exchange":
            return Label("princes-option-exchange-only", {"n": args[0], "florins": args[0] * FLORINS_PER_POINT})
        case "build":
            cost = BUILDING_COST[state.players[seat].builders]
            parameters: dict[str, Word] = {"object": piece_object(args[0]), "points": BUILDING_POINTS}
            parameters |= priced(state, seat, option, cost)
            return Label("princes-option-build", parameters, building_place(args[0]))
        case "freedom":
            parameters = {"freedom": freedom_name(args[0]), **priced(state, seat, option, FREEDOM_COST)}
            return Label("princes-option-freedom", parameters, freedom_place(args[0]))
        case "profession":
            charge = priced(state, seat, option, PROFESSION_COST)
            return _draw(state, verb, PROFESSION, charge, deck_place(PROFESSION))
        case "bonus":
            return _draw(state, verb, BONUS, priced(state, seat, option, BONUS_COST), deck_place(BONUS))
        case "princess":
            value = princess_value(state.players[seat])
            parameters = {"value": value, "minimum": minimum(state), **missing_value(state, seat, option, value)}
            return Label("princes-option-princess", parameters, character_place(state, PRINCESS))
        case _:
            return Label(message_key("option", verb), {})


def _profession(state: Princes, seat: Seat, option: Option) -> Label:
    """A profession given back, recruited, or at work."""
    verb, profession = option.verb, option.args[0]
    parameters: dict[str, Word] = {"profession": profession_name(profession)}
    if verb == "work":
        parts = work_parts(state, seat, profession, ())
        parameters |= {"value": sum(parts), "minimum": minimum(state), "parts": value_parts(profession, tuple(parts))}
        best = best_value(state, seat, profession)
        parameters |= {"best": best if state.players[seat].bonuses else 0, **missing_value(state, seat, option, best)}
        return Label("princes-option-work", parameters, hand_place(state, seat, profession))
    parameters["wishes"] = wishes(profession)
    if verb == "return":
        return Label("princes-option-return", parameters, hand_place(state, seat, profession))
    for owner, player in enumerate(state.players):
        if profession in player.table:
            places = table_place(state, owner, profession)
            return Label("princes-option-recruit", {**parameters, "seat": owner}, places)
    return Label("princes-option-recruit-nobody", parameters)


def _keep(state: Princes, seat: Seat, deck: int, card: int) -> Label:
    """A card drawn: what a profession wants, what a bonus card adds now, what a prestige card is worth."""
    places = drawn_place(state, seat, deck, card)
    if deck == PROFESSION:
        parameters: dict[str, Word] = {"profession": profession_name(card), "wishes": wishes(card)}
        return Label("princes-option-keep-profession", parameters, places)
    if deck == BONUS:
        now = worth(BONUSES[card].terms, features(state.players[seat], min(1, len(state.players[seat].hand))))
        return Label("princes-option-keep-bonus", {"card": bonus_name(card), "n": now}, places)
    parameters = {"card": prestige_name(card), "worth": prestige_worth(card)}
    return Label("princes-option-keep-prestige", parameters, places)


def _order(state: Princes, seat: Seat, order: tuple[int, ...]) -> Label:
    """The cards that go under a deck, the first one first."""
    drawn = state.players[seat].drawn
    if len(drawn) != len(order):
        places = tuple([Label("princes-place", {"n": place + 1}) for place in order])
        return Label("princes-option-order-places", {"places": places}, (DRAWN,))
    if order == tuple(range(len(order))):
        return Label("princes-option-order-as-drawn", {})  # at no card, so that it stands beside them all
    deck, cards = deck_of(state), tuple([drawn[place] for place in order])
    # With many orders to look through, the card that lies first is pointed at first.
    return Label("princes-option-order", {"cards": card_names(deck, cards)}, (f"{DRAWN}.{order[0]}",))


def _draw(state: Princes, verb: str, deck: int, parameters: dict[str, Word], places: tuple[str, ...]) -> Label:
    """A card of a deck: so many are looked at, one is kept."""
    parameters["cards"] = cards_of(deck, min(DRAW, state.deck(deck)))
    return Label(message_key("option", verb), parameters, places)


def _merchant(state: Princes, seat: Seat, option: Option) -> Label:
    """Points for the place on the fame track, or an object that costs nothing."""
    kind = {FREE.code: "free-only", PAY_AND_RANK.code: "pay-only"}.get(option.code, "rank")
    return Label(f"princes-option-merchant-{kind}", {"n": rank(state, seat)}, character_place(state, MERCHANT))


def _wait(state: Princes, seat: Seat) -> Label:
    character = state.players[seat].character
    if character == NONE:
        return Label("princes-option-wait-only", {})
    return Label("princes-option-wait", {"character": character_name(character)})


# Events


def tell(event: Event) -> Label:
    """An event, as much of it as its viewer may know."""
    return event_label("princes", event, _parameters)


def _parameters(kind: str, args: Arguments) -> dict[str, Word]:
    match kind:
        case "freedoms":
            tiles = enumerate(args.numbers("freedoms"))
            labels = [Label("princes-tiles", {"freedom": freedom_name(f), "n": number}) for f, number in tiles]
            return {"freedoms": tuple(labels)}
        case "dealt":
            return {"professions": tuple([profession_name(profession) for profession in args.numbers("professions")])}
        case "round":
            return {"n": args.number("round") + 1, "minimum": MINIMUM[args.number("round")]}
        case "return":
            return {"profession": profession_name(args.number("profession"))}
        case "recruit":
            owner = Label("princes-seat", {"seat": args.number("owner")})
            return {"profession": profession_name(args.number("profession")), "owner": owner}
        case "open" | "won":
            return {"object": object_name(args.number("stack")), "price": args.number("price")}
        case "free":
            return {"object": object_name(args.number("stack"))}
        case "bid" | "banker" | "banker_waits":
            return {"price": args.number("price")}
        case "given_up":
            return {"n": args.number("points"), "price": args.number("price")}
        case "place":
            placement = args.number("placement")
            return {"object": piece_object(PLACEMENTS[placement].piece), "squares": squares(placement)}
        case "build":
            return {"object": piece_object(args.number("building")), "price": args.number("price")}
        case "freedom":
            return {"freedom": freedom_name(args.number("freedom"))}
        case "marker":
            price = args.number("space") * FLORINS_PER_SPACE
            return {"character": character_name(args.number("character")), "price": price}
        case "character":
            return {"character": character_name(args.number("character")), "price": args.number("price")}
        case "displaced" | "returned":
            return {"character": character_name(args.number("character"))}
        case "exchange":
            return {"n": args.number("points"), "price": args.number("points") * FLORINS_PER_POINT}
        case "built" | "landscape_again" | "builder_again" | "best_work" | "rank":
            return {"n": args.number("points")}
        case _:
            return _card_parameters(kind, args)


def _card_parameters(kind: str, args: Arguments) -> dict[str, Word]:
    """Cards drawn, kept and played."""
    match kind:
        case "acquire" | "professor":
            return {"card": message_key("one", DECKS[args.number("deck")])}
        case "look" | "under":
            return {"cards": cards_of(args.number("deck"), args.number("number"))}
        case "drawn":
            return {"cards": card_names(args.number("deck"), args.numbers("cards"))}
        case "keep":
            return {"card": card_name(args.number("deck"), args.number("card"))}
        case "work":
            profession, parts = args.number("profession"), args.numbers("parts")
            named_parts = value_parts(profession, parts)
            return {"profession": profession_name(profession), "value": sum(parts), "parts": named_parts}
        case "princess":
            return {"value": args.number("value")}
        case "bonuses":
            return {"cards": card_names(BONUS, args.numbers("cards"))}
        case "prestige":
            return {"card": prestige_name(args.number("card")), "n": args.number("points")}
        case _:
            return {}
