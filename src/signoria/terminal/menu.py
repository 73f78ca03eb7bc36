"""A menu in the terminal: options by number, and first by what they concern when there are many."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from signoria.kernel.core import Label, Option
from signoria.kit.table import field_path

#: How many lines somebody still reads one by one.
GLANCE = 24


class Group(NamedTuple):
    """Options that concern the same: a field of the view ("table.market"), or a place in it ("table.market.1")."""

    place: str
    options: list[Option]


Entry = Option | Group


class TextMenu:
    """What the numbers somebody types mean: an option each, or a group to look into."""

    def __init__(self, options: list[Option], label: Callable[[Option], Label]) -> None:
        self.options = options
        self.label = label
        self.entries: list[Entry] = []
        self.inside = False
        self.back()

    def back(self) -> None:
        """Everything there is: options if they are few, else groups of them."""
        self.inside = False
        self.entries = self.by_place(self.options)

    def by_place(self, options: list[Option]) -> list[Entry]:
        """Many options by the part of the table they concern first, or if that is one for all, by the thing on it."""
        for whole in (False, True):
            groups: dict[str, list[Option]] = {}
            for option in options if len(options) > GLANCE else []:
                groups.setdefault(self.place(option, whole) or option.code, []).append(option)
            if len(groups) > 1:
                return [Group(name, some) if len(some) > 1 else some[0] for name, some in groups.items()]
        return list(options)

    def place(self, option: Option, whole: bool) -> str:
        """What an option concerns first, or the field it lies in; "" if nothing on the table."""
        places = self.label(option).places
        return (places[0] if whole else field_path(places[0])) if places else ""

    def pick(self, typed: str) -> Option | None:
        """The option a number means; a group is looked into."""
        if not typed.isdecimal() or not 1 <= int(typed) <= len(self.entries):
            return None
        entry = self.entries[int(typed) - 1]
        if isinstance(entry, Option):
            return entry
        self.entries = self.by_place(entry.options)
        self.inside = True
        return None

    def number(self, code: str) -> int:
        """The number that leads to an option now."""
        for number, entry in enumerate(self.entries, 1):
            if code in [option.code for option in (entry.options if isinstance(entry, Group) else [entry])]:
                return number
        return 0
