"""A table in text, of a game that declares what none of ours does: fields that are missing, things without a name."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, NotRequired, TypedDict

from signoria.kernel.core import Seat
from signoria.kit.faces import no_faces
from signoria.kit.field import grid, piece, who
from signoria.kit.table import DeclaredView
from signoria.kit.words import Catalogue, Words
from signoria.registry import package
from signoria.terminal.foresight import foresee
from signoria.terminal.phrases import Phrases
from signoria.terminal.table import draw
from tests.terminal.test_table import NAMES, printed


class Part(TypedDict):
    """Called by nothing."""

    price: int


class Find(TypedDict):
    """What it is called by may be missing, and so may its parts."""

    gem: NotRequired[Annotated[str, piece("gem")]]
    parts: NotRequired[list[Part]]
    finder: Annotated[Seat | None, who("finder")]


class Odd(TypedDict):
    """What lies before all."""

    late: bool
    heap: list[Find]
    shelf: Annotated[list[list[Find]], grid()]
    best: Find | None


class OddBoard(TypedDict):
    """An amount that may not be known."""

    worth: int | None


class OddOwn(TypedDict):
    """What is one's own."""

    luck: int


class OddView(TypedDict):
    """A view that nobody has drawn yet."""

    table: Odd
    boards: list[OddBoard]
    own: OddOwn | None


FIELDS = ("late", "heap", "shelf", "best", "gem", "parts", "price", "finder", "worth", "luck")
CATALOGUE = "\n".join([*[f"masters-field-{name} = {name}" for name in FIELDS], "table-empty = empty"])
FULL: Find = {"gem": "ruby_red", "parts": [{"price": 3}, {"price": 4}], "finder": 1}
BARE: Find = {"finder": None}


def odd(luck: int, worth: int | None) -> dict[str, object]:
    table: Odd = {"late": True, "heap": [BARE, FULL], "shelf": [[BARE, FULL]], "best": BARE}
    view: OddView = {"table": table, "boards": [{"worth": worth}], "own": {"luck": luck}}
    assert not TABLE.misfit(dict(view))
    return dict(view)


TABLE = DeclaredView("masters", OddView)
PHRASES = Phrases(
    replace(package("masters"), view=TABLE, faces=no_faces), Words(Catalogue("en", [CATALOGUE]), 0, NAMES)
)


def test_what_is_missing_leaves_no_gap_and_what_nothing_is_called_by_has_its_line() -> None:
    assert printed(draw(PHRASES, odd(0, None), 0)) == (
        "Late Heap: ruby red; finder: Bruno price 3 price 4 "
        "Shelf · ruby red; finder: Bruno price 3 price 4 ruby red Anna · Luck 0"
    )


def test_what_becomes_known_is_more_than_nothing() -> None:
    assert foresee(PHRASES, odd(1, None), odd(0, 2), 0) == "worth +2, luck -1"
