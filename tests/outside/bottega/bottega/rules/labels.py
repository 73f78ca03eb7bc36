"""What things, options and events are called: messages of words/, and the places of the view they concern."""

from __future__ import annotations

from bottega.rules.state import BOLTS, COLOURS, EARNED, FABRICS, NONE, Bottega, colour_of, price, worth
from signoria.kernel.core import Event, Label, Option, Term, Word
from signoria.kit.events import Arguments, event_label


def colour_name(colour: int) -> Label:
    return Label(f"bottega-colour-{COLOURS[colour]}", {})


def bolt_name(bolt: int) -> Label:
    fabric = Label(f"bottega-fabric-{FABRICS[bolt % len(FABRICS)]}", {})
    return Label("bottega-bolt", {"colour": colour_name(colour_of(bolt)), "fabric": fabric})


def coins(n: int) -> Label:
    return Label("bottega-coins", {"n": n})


def describe(state: Bottega, option: Option) -> Label:
    """An option where it is offered, or refused."""
    match option.verb:
        case "buy":
            stall = option.args[0]
            bolt, places = state.stalls[stall], (f"table.stalls.{stall}",)
            if bolt == NONE:
                return Label("bottega-option-buy-nothing", {"stall": stall + 1}, places)
            return Label("bottega-option-buy", {"bolt": bolt_name(bolt), "price": coins(price(bolt))}, places)
        case "pass":
            return Label("bottega-option-pass", {"earned": coins(EARNED)})
        case verb:
            return Label(f"bottega-option-{verb}", {})


def tell(event: Event) -> Label:
    """An event, as much of it as its viewer may know."""
    return event_label("bottega", event, parameters)


def parameters(kind: str, args: Arguments) -> dict[str, Word]:
    match kind:
        case "dealt":
            return {"colour": colour_name(args.number("colour"))}
        case "fill":
            return {"stall": args.number("stall") + 1, "bolt": bolt_name(args.number("bolt"))}
        case "round":
            return {"n": args.number("round")}
        case "buy":
            bolt = args.number("bolt")
            return {"bolt": bolt_name(bolt), "price": coins(price(bolt))}
        case "pass":
            return {"earned": coins(args.number("coins"))}
        case "show":
            return {"colour": colour_name(args.number("colour")), "points": args.number("points")}
        case _:
            return {}


def glossary() -> dict[str, Term]:
    """Every word that a view can hold, and what there is to say about it."""
    words = {colour: Term(colour_name(c), Label("bottega-text-commission", {})) for c, colour in enumerate(COLOURS)}
    for bolt, word in enumerate(BOLTS):
        words[word] = Term(
            bolt_name(bolt), Label("bottega-text-cloth", {"price": coins(price(bolt)), "points": worth(bolt)})
        )
    return words
