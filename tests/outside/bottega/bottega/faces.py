"""What is printed on bolts and commissions, to draw them from."""

from __future__ import annotations

from bottega.rules.state import BOLTS, COLOURS, colour_of, price, worth
from signoria.kit.faces import Face, Faces, amounts, face


def faces() -> Faces:
    pieces = {word: bolt_face(bolt) for bolt, word in enumerate(BOLTS)}
    # What a commission does is said in words only.
    pieces |= {colour: face("commission", tint=colour, more=True) for colour in COLOURS}
    return {"pieces": pieces, "tracks": {}}


def bolt_face(bolt: int) -> Face:
    cost = amounts({"coins": price(bolt)})
    return face("bolt", tint=COLOURS[colour_of(bolt)], points=worth(bolt), cost=(cost,))
