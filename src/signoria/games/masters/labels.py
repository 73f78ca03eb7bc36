"""What options and events are called: messages and their parameters, to be put into words elsewhere."""

from __future__ import annotations

from signoria.games.masters.cards import LEADERS, MARBLES, SECTIONS, STORED
from signoria.games.masters.leaders import price
from signoria.games.masters.market import line_marbles
from signoria.games.masters.names import (
    amount,
    amounts,
    card_name,
    exchange,
    goods,
    leader_name,
    line_name,
    pay_label,
    power_name,
    store_label,
    token_name,
    white_label,
)
from signoria.games.masters.options import PRODUCE
from signoria.games.masters.production import power_at
from signoria.games.masters.state import FACE_UP, Masters
from signoria.kernel.core import Event, Label, Option, Seat, Word
from signoria.kit.events import Arguments, event_label

# Options


def describe(state: Masters, seat: Seat, option: Option) -> Label:
    """An option where it is offered; elements are the places of the board it points at."""
    verb, args = option.verb, option.args
    element = option.code.partition(":")[2]
    named: dict[str, Word]
    match verb:
        case "keep":
            named = {"first": leader_name(args[0]), "second": leader_name(args[1])}
            elements = tuple([f"leader.{LEADERS[leader].id}" for leader in args])
            return Label("masters-option-keep", named, elements)
        case "start" | "spend":
            return Label(f"masters-option-{verb}", {"goods": goods(args)}, ("stores", *amounts(args, args)))
        case "take":
            return Label("masters-option-take", {**_line(state, args[0])}, (f"market.{element}",))
        case "white":
            given = [args[1] if resource == args[0] else 0 for resource in range(STORED)]
            return white_label(option, given)
        case "store":
            return store_label(option, args)
        case "buy":
            return Label("masters-option-buy", _purchase(state, seat, args[0]), (f"grid.{element}",))
        case "slot":
            top = state.players[seat].slots[args[0]]
            covered: Word = card_name(top[-1]) if top else "masters-empty-slot"
            return Label("masters-option-slot", {"n": args[0] + 1, "covered": covered}, (f"slot.{args[0] + 1}",))
        case "pay":
            return pay_label(option, args[1])
        case "produce":
            power = power_at(state.players[seat], args[0])
            named = {"power": power_name(args[0])}
            if power is None:
                return Label("masters-option-produce-not", named, (f"power.{element}",))
            return Label("masters-option-produce", {**named, **exchange(power)}, (f"power.{element}",))
        case "receive":
            one = goods([int(r == args[0]) for r in range(STORED)])
            return Label("masters-option-receive", {"goods": one}, ("strongbox", amount(args[0], 1)))
        case "play" | "discard":
            return Label(f"masters-option-{verb}", {"leader": leader_name(args[0])}, (f"leader.{element}",))
        case _:
            return Label(f"masters-option-{verb}", {})


def _line(state: Masters, line: int) -> dict[str, Word]:
    marbles = line_marbles(state, line)
    seen = [
        Label(f"masters-marbles-{marble}", {"n": marbles.count(m)}) for m, marble in enumerate(MARBLES) if m in marbles
    ]
    return {"line": line_name(line), "marbles": tuple(seen)}


def _purchase(state: Masters, seat: Seat, stack: int) -> dict[str, Word]:
    card = state.tops[stack]
    if card < 0:
        return {"card": "masters-empty-stack", "cost": goods([0] * STORED)}
    return {"card": card_name(card), "cost": goods(price(state.players[seat], card))}


# Events


def tell(event: Event) -> Label:
    """An event, as much of it as its viewer may know."""
    return event_label("masters", event, _told)


def _told(kind: str, args: Arguments) -> dict[str, Word]:
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
            used = [option.args[0] for option in PRODUCE if args.number("powers") >> option.args[0] & 1]
            gained = goods(args.numbers("goods"), args.number("faith"))
            return {"powers": tuple([power_name(power) for power in used]), "goods": gained}
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
