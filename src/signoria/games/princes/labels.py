"""What options and events are called: messages and their parameters, to be put into words elsewhere."""

from __future__ import annotations

from typing import Final

from signoria.games.princes.auction import FreeObject, ObjectAuction, price
from signoria.games.princes.cards import (
    BANKER,
    BONUS,
    BONUS_COST,
    BONUSES,
    BUILDING_COST,
    BUILDING_POINTS,
    BUILDINGS,
    CHARACTERS,
    DECKS,
    DRAW,
    FLORINS_GIVEN_BACK,
    FLORINS_PER_POINT,
    FLORINS_PER_SPACE,
    FLORINS_PER_VALUE,
    FREEDOM_COST,
    FREEDOMS,
    LANDSCAPE,
    MERCHANT,
    MINIMUM,
    NONE,
    PRESTIGES,
    PRINCESS,
    PROFESSION,
    PROFESSION_COST,
    PROFESSIONS,
    PROFESSOR,
    RAISE,
    ROUNDS,
    STACKS,
)
from signoria.games.princes.character_auction import CharacterAuction
from signoria.games.princes.characters import rank
from signoria.games.princes.counting import features, princess_value, work_parts, work_value, worth
from signoria.games.princes.decks import deck_of
from signoria.games.princes.grid import PLACEMENTS
from signoria.games.princes.names import (
    bonus_name,
    card_name,
    card_word,
    cards_of,
    character_name,
    freedom_name,
    named,
    object_name,
    piece_name,
    piece_object,
    prestige_name,
    prestige_worth,
    profession_name,
    quoted,
    squares,
    value_parts,
    wishes,
)
from signoria.games.princes.options import FREE, KEEP, PAY_AND_RANK, square
from signoria.games.princes.state import Princes
from signoria.games.princes.turn import Turn
from signoria.games.princes.works import Exchanging, Working, best_value
from signoria.kernel.core import Event, Frame, Label, Option, Seat, Word
from signoria.kit.events import Arguments, event_label

#: The deck whose card an option keeps, by its code.
KEPT: Final[dict[str, int]] = {option.code: deck for deck, options in enumerate(KEEP) for option in options}
DRAWN: Final = ("drawn",)

# Options


def describe(state: Princes, seat: Seat, option: Option) -> Label:
    """An option where it is offered or refused; elements are the places of the table it points at."""
    verb, args = option.verb, option.args
    match verb:
        case "return" | "recruit" | "work":
            return _profession(state, seat, verb, args[0])
        case "open" | "buy":
            told: dict[str, Word] = {"object": object_name(args[0]), **_price(state, seat, price(state))}
            return Label(named("option", verb), told, (f"stack.{STACKS[args[0]]}",))
        case "bid":
            return _bid(state, seat)
        case "pass":
            kind = "character" if isinstance(_top(state), CharacterAuction) else "object"
            return Label(f"princes-option-pass-{kind}", {})
        case "landscape":
            elements = (f"stack.{STACKS[LANDSCAPE]}",)
            return Label("princes-option-landscape", {"object": object_name(args[0])}, elements)
        case "place":
            piece = piece_name(PLACEMENTS[args[0]].piece)
            return Label("princes-option-place", {"piece": piece, "squares": squares(args[0])}, _covered(args[0]))
        case "keep":
            return _keep(state, seat, KEPT[option.code], args[0])
        case "order":
            return _order(state, seat, args)
        case "character":
            return _character(state, args[0], args[1])
        case "merchant":
            return _merchant(state, seat, option)
        case "professor":
            return _draw(state, "professor", args[0], {}, (f"character.{CHARACTERS[PROFESSOR].id}",))
        case "wait":
            return _wait(state, seat)
        case "end":
            frame = _top(state)
            return Label("princes-option-end", {"n": frame.left if isinstance(frame, Turn) else 0})
        case _:
            return _action(state, seat, option)


def _action(state: Princes, seat: Seat, option: Option) -> Label:
    """What is done and paid in a turn, and the options without anything to tell."""
    verb, args = option.verb, option.args
    match verb:
        case "add":
            return _add(state, seat, args[0])
        case "complete":
            return _complete(state, seat)
        case "exchange":
            return _exchange(state, seat, args[0])
        case "build":
            cost = BUILDING_COST[state.players[seat].builders]
            told: dict[str, Word] = {"object": piece_object(args[0]), "points": BUILDING_POINTS}
            told.update(_price(state, seat, cost))
            return Label("princes-option-build", told, (f"building.{BUILDINGS[args[0]].id}",))
        case "freedom":
            told = {"freedom": freedom_name(args[0]), **_price(state, seat, FREEDOM_COST)}
            return Label("princes-option-freedom", told, (f"freedom.{FREEDOMS[args[0]]}",))
        case "profession":
            return _draw(state, verb, PROFESSION, _price(state, seat, PROFESSION_COST), ("deck.profession",))
        case "bonus":
            return _draw(state, verb, BONUS, _price(state, seat, BONUS_COST), ("deck.bonus",))
        case "princess":
            told = {"value": princess_value(state.players[seat]), "minimum": _minimum(state)}
            return Label("princes-option-princess", told, (f"character.{CHARACTERS[PRINCESS].id}",))
        case _:
            return Label(named("option", verb), {})


def _covered(placement: int) -> tuple[str, ...]:
    """The squares of the grid that a placement covers."""
    return tuple([f"grid.{square(row, column)}" for row, column in PLACEMENTS[placement].cells])


def _top(state: Princes) -> Frame[Princes] | None:
    return state.stack[-1] if state.stack else None


def _minimum(state: Princes) -> int:
    return MINIMUM[min(state.round, ROUNDS - 1)]


def _price(state: Princes, seat: Seat, amount: int) -> dict[str, Word]:
    """An amount to pay, and the points it takes where money is short."""
    short = 0 if state.expansion else max(0, amount - state.players[seat].money)
    points = (short + FLORINS_GIVEN_BACK - 1) // FLORINS_GIVEN_BACK
    return {"price": amount, "short": Label("princes-giving-up", {"n": points})}


def _profession(state: Princes, seat: Seat, verb: str, profession: int) -> Label:
    """A profession given back, recruited, or at work."""
    told: dict[str, Word] = {"profession": profession_name(profession)}
    name = PROFESSIONS[profession].id
    if verb == "work":
        parts = work_parts(state, seat, profession, ())
        told |= {"value": sum(parts), "minimum": _minimum(state), "parts": value_parts(profession, tuple(parts))}
        told["best"] = best_value(state, seat, profession) if state.players[seat].bonuses else 0
        return Label("princes-option-work", told, (f"hand.{name}",))
    told["wishes"] = wishes(profession)
    if verb == "return":
        return Label("princes-option-return", told, (f"hand.{name}",))
    for owner, player in enumerate(state.players):
        if profession in player.table:
            return Label("princes-option-recruit", {**told, "seat": owner}, (f"table.{name}",))
    return Label("princes-option-recruit-nobody", told, (f"table.{name}",))


def _bid(state: Princes, seat: Seat) -> Label:
    """One step more than the highest bid."""
    frame = _top(state)
    if not isinstance(frame, ObjectAuction) or frame.stack == NONE:
        return Label("princes-option-bid-only", {"n": RAISE})
    told: dict[str, Word] = {"object": object_name(frame.stack), **_price(state, seat, frame.bid + RAISE)}
    return Label("princes-option-bid", told, (f"stack.{STACKS[frame.stack]}",))


def _keep(state: Princes, seat: Seat, deck: int, card: int) -> Label:
    """A card drawn: what a profession wants, what a bonus card adds now, what a prestige card is worth."""
    if deck == PROFESSION:
        told: dict[str, Word] = {"profession": profession_name(card), "wishes": wishes(card)}
        return Label("princes-option-keep-profession", told, (f"drawn.{PROFESSIONS[card].id}",))
    if deck == BONUS:
        now = worth(BONUSES[card].terms, features(state.players[seat], min(1, len(state.players[seat].hand))))
        return Label("princes-option-keep-bonus", {"card": bonus_name(card), "n": now}, (f"drawn.{BONUSES[card].id}",))
    told = {"card": prestige_name(card), "worth": prestige_worth(card)}
    return Label("princes-option-keep-prestige", told, (f"drawn.{PRESTIGES[card].id}",))


def _order(state: Princes, seat: Seat, order: tuple[int, ...]) -> Label:
    """The cards that go under a deck, the first one first."""
    drawn = state.players[seat].drawn
    if len(drawn) != len(order):
        places = tuple([Label("princes-place", {"n": place + 1}) for place in order])
        return Label("princes-option-order-places", {"places": places}, DRAWN)
    deck, cards = deck_of(state), tuple([drawn[place] for place in order])
    # With many orders to look through, the card that lies first is pointed at first.
    return Label("princes-option-order", {"cards": quoted(deck, cards)}, (f"drawn.{card_word(deck, cards[0])}",))


def _add(state: Princes, seat: Seat, bonus: int) -> Label:
    """A bonus card for the work under way, and the value that this makes."""
    added = worth(BONUSES[bonus].terms, features(state.players[seat], 1))
    told: dict[str, Word] = {"card": bonus_name(bonus), "n": added}
    elements = (f"bonuses.{BONUSES[bonus].id}",)
    frame = _top(state)
    if not isinstance(frame, Working) or frame.seat != seat:
        return Label("princes-option-add-card", told, elements)
    value = work_value(state, seat, frame.profession, frame.bonuses) + added
    return Label("princes-option-add", {**told, "value": value, "minimum": _minimum(state)}, elements)


def _complete(state: Princes, seat: Seat) -> Label:
    frame = _top(state)
    if not isinstance(frame, Working) or frame.seat != seat:
        return Label("princes-option-complete-only", {})
    value = work_value(state, seat, frame.profession, frame.bonuses)
    told: dict[str, Word] = {"value": value, "minimum": _minimum(state), "florins": value * FLORINS_PER_VALUE}
    return Label("princes-option-complete", told)


def _exchange(state: Princes, seat: Seat, points: int) -> Label:
    """Points, the florins they take, and the money that is left then."""
    told: dict[str, Word] = {"n": points, "florins": points * FLORINS_PER_POINT}
    frame = _top(state)
    if not isinstance(frame, Exchanging) or frame.seat != seat:
        return Label("princes-option-exchange-only", told)
    told["left"] = state.players[seat].money - points * FLORINS_PER_POINT
    return Label("princes-option-exchange", told)


def _draw(state: Princes, verb: str, deck: int, told: dict[str, Word], elements: tuple[str, ...]) -> Label:
    """A card of a deck: so many are looked at, one is kept."""
    told["cards"] = cards_of(deck, min(DRAW, state.deck(deck)))
    return Label(named("option", verb), told, elements)


def _character(state: Princes, character: int, space: int) -> Label:
    """A marker on a character, and whose marker it displaces."""
    told: dict[str, Word] = {"character": character_name(character), "florins": space * FLORINS_PER_SPACE}
    told["banker"] = state.banker if character == BANKER else 0
    elements = (f"character.{CHARACTERS[character].id}",)
    frame = _top(state)
    if isinstance(frame, CharacterAuction) and frame.markers[character] != NONE:
        told["bid"] = frame.spaces[character] * FLORINS_PER_SPACE
        told["seat"] = frame.markers[character]
        return Label("princes-option-character-outbid", told, elements)
    return Label("princes-option-character", told, elements)


def _merchant(state: Princes, seat: Seat, option: Option) -> Label:
    """Points for the place on the fame track, or an object that costs nothing."""
    told: dict[str, Word] = {"n": rank(state, seat)}
    elements = (f"character.{CHARACTERS[MERCHANT].id}",)
    frame = _top(state)
    if option is not FREE and option is not PAY_AND_RANK:
        return Label("princes-option-merchant-rank", told, elements)
    kind = "free" if option is FREE else "pay"
    if not isinstance(frame, FreeObject):
        return Label(f"princes-option-merchant-{kind}-only", told, elements)
    told |= {"object": object_name(frame.stack), **_price(state, seat, frame.bid)}
    return Label(f"princes-option-merchant-{kind}", told, elements)


def _wait(state: Princes, seat: Seat) -> Label:
    character = state.players[seat].character
    if character == NONE:
        return Label("princes-option-wait-only", {})
    return Label("princes-option-wait", {"character": character_name(character)})


# Events


def tell(event: Event) -> Label:
    """An event, as much of it as its viewer may know."""
    return event_label("princes", event, _told)


def _told(kind: str, args: Arguments) -> dict[str, Word]:
    match kind:
        case "freedoms":
            tiles = enumerate(args.numbers("freedoms"))
            told = [Label("princes-tiles", {"freedom": freedom_name(f), "n": number}) for f, number in tiles]
            return {"freedoms": tuple(told)}
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
            return _told_of_cards(kind, args)


def _told_of_cards(kind: str, args: Arguments) -> dict[str, Word]:
    """Cards drawn, kept and played."""
    match kind:
        case "acquire" | "professor":
            return {"card": named("one", DECKS[args.number("deck")])}
        case "look" | "under":
            return {"cards": cards_of(args.number("deck"), args.number("number"))}
        case "drawn":
            return {"cards": quoted(args.number("deck"), args.numbers("cards"))}
        case "keep":
            return {"card": card_name(args.number("deck"), args.number("card"))}
        case "work":
            profession, parts = args.number("profession"), args.numbers("parts")
            named_parts = value_parts(profession, parts)
            return {"profession": profession_name(profession), "value": sum(parts), "parts": named_parts}
        case "princess":
            return {"value": args.number("value")}
        case "bonuses":
            return {"cards": quoted(BONUS, args.numbers("cards"))}
        case "prestige":
            return {"card": prestige_name(args.number("card")), "n": args.number("points")}
        case _:
            return {}
