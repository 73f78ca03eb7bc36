"""What options and events are called: messages and their parameters, to be put into words elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.masters.cards import (
    CARDS,
    COLOURS,
    LEADERS,
    MARBLES,
    MARKET_ROWS,
    RESOURCES,
    SECTIONS,
    SLOTS,
    STORED,
    TOKENS,
    Power,
)
from signoria.games.masters.leaders import price, white_marble_leaders
from signoria.games.masters.market import Store, WhiteMarbles, line_marbles
from signoria.games.masters.options import PRODUCE
from signoria.games.masters.production import power_at
from signoria.games.masters.purchase import Pay
from signoria.games.masters.state import FACE_UP, Masters
from signoria.kernel.core import Event, Label, Option, Seat, Word
from signoria.kit.events import Arguments, event_label

# Pieces


def resource_name(resource: int) -> str:
    return f"masters-resource-{RESOURCES[resource]}"


def goods(amounts: Sequence[int], faith: int = 0, anything: int = 0) -> tuple[Label, ...]:
    """Amounts as a list to be read: two coins and one stone."""
    found = [Label(f"masters-{RESOURCES[r]}", {"n": amounts[r]}) for r in range(STORED) if amounts[r]]
    if anything:
        found.append(Label("masters-any", {"n": anything}))
    if faith:
        found.append(Label("masters-faith", {"n": faith}))
    return tuple(found) or (Label("masters-nothing", {}),)


def card_name(card: int) -> Label:
    """Colour and points name a card, for each colour has each value once."""
    printed = CARDS[card]
    colour = f"masters-colour-{COLOURS[printed.colour]}"
    return Label("masters-card", {"colour": colour, "level": printed.level, "points": printed.victory_points})


def leader_name(leader: int) -> Label:
    ability = LEADERS[leader].id.partition(".")[0].replace("_", "-")
    return Label(f"masters-leader-{ability}", {"resource": resource_name(LEADERS[leader].resource)})


def token_name(token: int) -> Label:
    printed = TOKENS[token]
    if printed.count:
        return Label(
            "masters-token-discard", {"colour": f"masters-colour-{COLOURS[printed.colour]}", "n": printed.count}
        )
    return Label("masters-token-shuffle" if printed.reshuffle else "masters-token-cross", {"n": printed.spaces})


def line_name(line: int) -> Label:
    if line < MARKET_ROWS:
        return Label("masters-row", {"n": line + 1})
    return Label("masters-column", {"n": line - MARKET_ROWS + 1})


def power_name(index: int) -> Label:
    if index == 0:
        return Label("masters-power-basic", {})
    if index <= SLOTS:
        return Label("masters-power-slot", {"n": index})
    return Label("masters-power-leader", {"resource": resource_name(index - 1 - SLOTS)})


def exchange(power: Power) -> dict[str, Word]:
    """What a power takes and gives."""
    return {
        "input": goods(power.input, anything=power.any_input),
        "output": goods(power.output, power.faith, power.any_output),
    }


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
            return Label(f"masters-option-{verb}", {"goods": goods(args)}, ("stores", *_counted(args, args)))
        case "take":
            return Label("masters-option-take", {**_line(state, args[0])}, (f"market.{element}",))
        case "white":
            return Label("masters-option-white", _whites(state, args[0], args[1]), ("market", _amount(*args)))
        case "store":
            return Label("masters-option-store", _stored(state, args), ("depots", *_counted(args, _taken(state))))
        case "buy":
            return Label("masters-option-buy", _purchase(state, seat, args[0]), (f"grid.{element}",))
        case "slot":
            top = state.players[seat].slots[args[0]]
            covered: Word = card_name(top[-1]) if top else "masters-empty-slot"
            return Label("masters-option-slot", {"n": args[0] + 1, "covered": covered}, (f"slot.{args[0] + 1}",))
        case "pay":
            places = ("depots", "strongbox", _amount(*args))
            return Label("masters-option-pay", _payment(state, args[0], args[1]), places)
        case "produce":
            power = power_at(state.players[seat], args[0])
            named = {"power": power_name(args[0])}
            if power is None:
                return Label("masters-option-produce-not", named, (f"power.{element}",))
            return Label("masters-option-produce", {**named, **exchange(power)}, (f"power.{element}",))
        case "receive":
            one = goods([int(r == args[0]) for r in range(STORED)])
            return Label("masters-option-receive", {"goods": one}, ("strongbox", _amount(args[0], 1)))
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


def _whites(state: Masters, resource: int, number: int) -> dict[str, Word]:
    """Which resources the white marbles become; the rest is the other leader's."""
    frame = state.stack[-1]
    given = [0] * STORED
    given[resource] = number
    if isinstance(frame, WhiteMarbles):
        for leader in white_marble_leaders(state.players[frame.seat]):
            if leader.resource != resource:
                given[leader.resource] = frame.whites - number
    return {"goods": goods(given)}


def _amount(resource: int, number: int) -> str:
    """The place where so many of a resource are asked for."""
    return f"amount.{RESOURCES[resource]}.{number}"


def _counted(goods: Sequence[int], among: Sequence[int]) -> list[str]:
    """The same for each resource of which there is any among these."""
    return [_amount(r, number) for r, number in enumerate(goods) if among[r]]


def _taken(state: Masters) -> Sequence[int]:
    frame = state.stack[-1]
    return frame.taken if isinstance(frame, Store) else (1,) * STORED


def _stored(state: Masters, kept: Sequence[int]) -> dict[str, Word]:
    frame = state.stack[-1]
    discarded = sum(frame.taken) - sum(kept) if isinstance(frame, Store) else 0
    return {"goods": goods(kept), "discarded": discarded}


def _purchase(state: Masters, seat: Seat, stack: int) -> dict[str, Word]:
    card = state.tops[stack]
    if card < 0:
        return {"card": "masters-empty-stack", "cost": goods([0] * STORED)}
    return {"card": card_name(card), "cost": goods(price(state.players[seat], card))}


def _payment(state: Masters, resource: int, number: int) -> dict[str, Word]:
    frame = state.stack[-1]
    due = frame.cost[resource] if isinstance(frame, Pay) else number
    return {"resource": resource_name(resource), "depots": number, "strongbox": due - number}


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
