"""Which options belong to Houses of Renaissance alone, so that a table without it does not speak of them."""

from __future__ import annotations

from signoria.games.lorenzo.rules.boxes import BASE
from signoria.games.lorenzo.rules.cards import FAMILY, SPACES
from signoria.kernel.core import Option, Settings


def absent(settings: Settings, option: Option) -> bool:
    """Whether a family member or a space lies in a box that is not on the table."""
    if settings["houses"] or option.verb != "place":
        return False
    member, space = option.args
    return member not in FAMILY or SPACES[space].box != BASE
