"""The boxes whose components there are, the base game first: where the facts lie that are printed on them."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules import houses
from signoria.kit.printed import Printed, printed

#: A module beside each data folder; the place in this list is the box that a component comes from.
BOXES: Final[tuple[str, ...]] = (__file__, houses.__file__)
BASE: Final = 0
HOUSES: Final = 1
#: Pieces that were never in a box.
EXTRA: Final = 2


def facts(box: int, name: str) -> Printed:
    """One file of a box."""
    return printed(BOXES[box], name)
