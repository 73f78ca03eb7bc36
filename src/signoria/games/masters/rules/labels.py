"""What options and events are called: messages to translate, with their parameters."""

from __future__ import annotations

from signoria.games.masters.rules.cards import MARBLES, SECTIONS, STORED
from signoria.games.masters.rules.leaders import price
from signoria.games.masters.rules.market import forced_discards, line_marbles
from signoria.games.masters.rules.missing import (
    missing_to_buy,
    missing_to_play,
    missing_to_produce,
    missing_to_spend,
)
from signoria.games.masters.rules.names import (
    card_name,
    exchange,
    forced,
    goods,
    leader_name,
    line_name,
    pay_label,
    power_name,
    store_label,
    token_name,
    white_label,
)
from signoria.games.masters.rules.options import powers_in
from signoria.games.masters.rules.places import (
    amount_places,
    depots_place,
    hand_places,
    line_place,
    powers_place,
    printed_places,
    slot_place,
    stack_place,
    strongbox_place,
)
from signoria.games.masters.rules.production import power_at
from signoria.games.masters.rules.state import FACE_UP, Masters, Player
from signoria.kernel.core import Event, Label, Option, Seat, Word
from signoria.kit.events import Arguments, event_label

# Options


def describe(state: Masters, seat: Seat, option: Option) -> Label:
    """An option where it is offered, with the places of the view it points at."""
    verb, args, player = option.verb, option.args, state.players[seat]
    parameters: dict[str, Word]
    places: tuple[str, ...]
    match verb:
        case "keep":
            parameters = {"first": leader_name(args[0]), "second": leader_name(args[1])}
            return Label("masters-option-keep", parameters, hand_places(player, args))
        case "start":
            places = (depots_place(seat), *amount_places(args, args))
            return Label("masters-option-start", {"goods": goods(args)}, places)
        case "spend":
            places = (depots_place(seat), strongbox_place(seat), *amount_places(args, args))
            parameters = {"goods": goods(args), **missing_to_spend(state, seat, args)}
            return Label("masters-option-spend", parameters, places)
        case "take":
            return Label("masters-option-take", _line(state, seat, args[0]), (line_place(args[0]),))
        case "white":
            amounts = [args[1] if resource == args[0] else 0 for resource in range(STORED)]
            return white_label(option, amounts)
        case "store":
            return store_label(seat, option, args)
        case "buy":
            return Label("masters-option-buy", _purchase(state, seat, args[0]), (stack_place(args[0]),))
        case "slot":
            top = player.slots[args[0]]
            covered: Word = card_name(top[-1]) if top else "masters-empty-slot"
            return Label("masters-option-slot", {"n": args[0] + 1, "covered": covered}, (slot_place(seat, args[0]),))
        case "pay":
            return pay_label(seat, option, args[1])
        case "produce":
            return _production(state, seat, args[0])
        case "receive":
            places = (strongbox_place(seat), *amount_places(args, args))
            return Label("masters-option-receive", {"goods": goods(args)}, places)
        case "play":
            parameters = {"leader": leader_name(args[0]), **missing_to_play(state, seat, args[0])}
            return Label("masters-option-play", parameters, hand_places(player, args))
        case "discard":
            return Label("masters-option-discard", {"leader": leader_name(args[0])}, hand_places(player, args))
        case _:
            return Label(f"masters-option-{verb}", {})


def _line(state: Masters, seat: Seat, line: int) -> dict[str, Word]:
    marbles = line_marbles(state, line)
    labels = [
        Label(f"masters-marbles-{marble}", {"n": marbles.count(m)}) for m, marble in enumerate(MARBLES) if m in marbles
    ]
    discarded = forced(forced_discards(state, seat, line), state.solo())
    return {"line": line_name(line), "marbles": tuple(labels), "forced": discarded}


def _production(state: Masters, seat: Seat, production: int) -> Label:
    """Powers together, with what they take and give; where some are not there, only those are pointed at."""
    player, indices = state.players[seat], powers_in(production)
    parameters: dict[str, Word] = {"power": tuple([power_name(index) for index in indices])}
    absent = [index for index in indices if power_at(player, index) is None]
    places = tuple([place for index in absent or indices for place in _power_places(player, seat, index)])
    if absent:
        return Label("masters-option-produce-not", parameters, places)
    parameters |= missing_to_produce(state, seat, production)
    powers = [power for power in [power_at(player, index) for index in indices] if power is not None]
    return Label("masters-option-produce", {**parameters, **exchange(powers)}, places)


def _power_places(player: Player, seat: Seat, power: int) -> tuple[str, ...]:
    """A power among those of the board, and where it is printed."""
    printed = printed_places(player, seat, power)
    if power_at(player, power) is None:
        return printed
    before = [other for other in range(power) if power_at(player, other) is not None]
    return (powers_place(seat, len(before)), *printed)


def _purchase(state: Masters, seat: Seat, stack: int) -> dict[str, Word]:
    card = state.tops[stack]
    if card < 0:
        missing = "masters-covered-stack" if state.covered[stack] else "masters-empty-stack"
        return {"card": missing, "cost": goods([0] * STORED)}
    cost = goods(price(state.players[seat], card))
    return {"card": card_name(card), "cost": cost, **missing_to_buy(state, seat, stack)}


# Events


def tell(event: Event) -> Label:
    """An event, as much of it as its viewer may know."""
    return event_label("masters", event, _parameters)


def _parameters(kind: str, args: Arguments) -> dict[str, Word]:
    match kind:
        case "dealt" | "keep":
            return {"leaders": tuple([leader_name(leader) for leader in args.numbers("leaders")])}
        case "play" | "discard_leader":
            return {"leader": leader_name(args.number("leader"))}
        case "start" | "white":
            return {"goods": goods(args.numbers("goods"))}
        case "turn":
            return {"round": args.number("round") + 1}
        case "take":
            gained = goods(args.numbers("goods"), args.number("faith"))
            return {"line": line_name(args.number("line")), "goods": gained}
        case "store":
            return {"goods": goods(args.numbers("goods")), "discarded": args.number("discarded")}
        case "buy":
            return {"card": card_name(args.number("card")), "slot": args.number("slot") + 1}
        case "pay":
            depots, strongbox = args.numbers("depots"), args.numbers("strongbox")
            where = int(any(depots)) + 2 * int(any(strongbox))
            return {"depots": goods(depots), "strongbox": goods(strongbox), "where": where}
        case "produce":
            gained = goods(args.numbers("goods"), args.number("faith"))
            return {"powers": tuple([power_name(power) for power in powers_in(args.number("powers"))]), "goods": gained}
        case "faith":
            return {"n": args.number("steps"), "space": args.number("space")}
        case "cross":
            return {"space": args.number("space")}
        case "report":
            return {"n": args.number("section") + 1}
        case "tile":
            section = args.number("section")
            up = int(args.number("tile") == FACE_UP)
            return {"n": section + 1, "points": SECTIONS[section].victory_points, "up": up}
        case "token":
            return {"token": token_name(args.number("token"))}
        case "remove" | "reveal":
            return {"card": card_name(args.number("card"))}
        case _:
            return {}
