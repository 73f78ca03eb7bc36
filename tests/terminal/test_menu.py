"""Long menus in the terminal are looked into step by step."""

from __future__ import annotations

from signoria.kernel.core import Option
from signoria.terminal.menu import GLANCE, Group, TextMenu
from tests.princes.table import Table


def menu_of(table: Table) -> TextMenu:
    (decision,) = table.match.pending
    return TextMenu(decision.options, lambda option: table.match.describe(decision.seat, option))


def test_placements_come_by_their_first_square() -> None:
    menu = menu_of(Table().actions().play(0, "build:studio"))
    assert len(menu.options) > 2 * GLANCE
    assert len(menu.entries) < len(menu.options) / 2
    groups = [entry for entry in menu.entries if isinstance(entry, Group)]
    assert groups[0].place == "boards.0.grid.0.0"
    assert menu.number("place:studio:a1.b1.a2.b2.a3") == 1
    assert menu.pick("1") is None
    assert menu.inside
    assert all(isinstance(entry, Option) for entry in menu.entries)
    chosen = menu.pick(str(menu.number("place:studio:a1.b1.a2.b2.a3")))
    assert chosen is not None
    assert chosen.code == "place:studio:a1.b1.a2.b2.a3"
    menu.back()
    assert menu.entries[0] == groups[0]


def test_few_options_are_listed_at_once() -> None:
    menu = menu_of(Table())
    assert menu.entries == menu.options
