"""Which options belong to The Muse and the Princess alone, so that a table without it does not speak of them."""

from __future__ import annotations

from typing import Final

from signoria.kernel.core import Option, Settings

#: What the characters do, and the auction that brings them.
OF_CHARACTERS: Final = frozenset({"character", "merchant", "princess", "professor"})


def absent(settings: Settings, option: Option) -> bool:
    """Whether it takes a character, and there is none on the table."""
    return not settings["expansion"] and option.verb in OF_CHARACTERS
