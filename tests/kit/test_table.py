"""What a table shows is declared once: every field says what it is, and a view that shows something else is noticed."""

from __future__ import annotations

import json
from typing import Annotated, Any, NotRequired, TypedDict, cast

import pytest

from signoria.kernel.testing.inspection import stands
from signoria.kit.field import (
    PLAYER,
    Field,
    Stage,
    asked,
    count,
    counters,
    course,
    estimated,
    grid,
    lists,
    named,
    owner,
    piece,
    plan,
    points,
    points_had,
    stacks,
    times,
    who,
    word,
)
from signoria.kit.table import DeclaredView, Undeclared, field_path, names_in, value_at
from signoria.terminal.phrases import sides_of


class Thing(TypedDict):
    """So many of a gem, and whose."""

    gem: Annotated[str, word("gem")]
    many: Annotated[int, times("gem")]
    seat: Annotated[int, owner()]


class Heap(TypedDict):
    """What lies before all."""

    turn: Annotated[int | None, course("turn", who("turn"))]
    round: Annotated[int, course("round", stages=[Stage(), Stage("flood", 3)])]
    phase: Annotated[str, course("phase", word("phase"), [Stage("digging"), Stage("trade", needs="market")])]
    last: bool
    market: Annotated[list[list[str]], grid("gem")]
    shelves: Annotated[list[list[Thing]], grid(upright=True)]
    things: list[Thing]
    bargain: Annotated[Thing | None, named("deal")]
    weather: NotRequired[Annotated[str, word("weather")]]


class Miner(TypedDict):
    """What everybody sees of a player."""

    hand: Annotated[int, count("hand", "in_hand")]
    store: Annotated[dict[str, int], counters("gem")]
    known: Annotated[dict[str, list[str]], lists("deck")]
    slots: Annotated[list[list[str]], stacks("card")]
    ground: Annotated[list[list[str]], plan("piece")]
    points: Annotated[dict[str, int], points("gems")]


class Own(TypedDict):
    """What a player alone sees."""

    hand: Annotated[list[str], piece("card")]
    amount: Annotated[dict[str, int], asked("gem")]
    prices: Annotated[list[Thing], estimated()]


class ToyView(TypedDict):
    """All of it."""

    table: Heap
    boards: list[Miner]
    own: Own | None


DECLARED = DeclaredView("toy", ToyView)
RUBIES: Thing = {"gem": "ruby", "many": 2, "seat": 0}
VIEW: ToyView = {
    "table": {
        "turn": None,
        "round": 1,
        "phase": "digging",
        "last": False,
        "market": [["ruby", ""], ["", "ruby"]],
        "shelves": [[RUBIES]],
        "things": [RUBIES],
        "bargain": None,
    },
    "boards": [
        {
            "hand": 1,
            "store": {"ruby": 2},
            "known": {"gem_cards": ["a"]},
            "slots": [["a", "b"], []],
            "ground": [["", "tower"]],
            "points": {"gems": 3},
        }
    ],
    "own": {"hand": ["c"], "amount": {"ruby": 2}, "prices": [RUBIES]},
}


def test_a_view_as_declared_fits() -> None:
    assert DECLARED.misfit(VIEW) == ""
    assert DECLARED.misfit({**VIEW, "own": None}) == ""
    assert DECLARED.misfit({**VIEW, "table": {**VIEW["table"], "turn": 1, "bargain": RUBIES, "weather": "fine"}}) == ""


@pytest.mark.parametrize(
    ("place", "value", "text"),
    [
        ("table.turn", "nobody", "table.turn"),
        ("table.last", 0, "table.last"),
        ("table.market", [["ruby"], []], "table.market"),
        ("table.market.0.1", 3, "table.market"),
        ("table.shelves.0.0.many", True, "table.shelves"),
        ("table.things.0.gem", None, "table.things"),
        ("table.bargain", "ruby", "table.bargain"),
        ("table.weather", 20, "table.weather"),
        ("table.weather", None, "table.weather"),
        ("table.mood", "fine", "table.mood is not declared"),
        ("boards.0.hand", ["c"], "boards.0.hand"),
        ("boards.0.store", {"ruby": "two"}, "boards.0.store"),
        ("boards.0.known", {"gem_cards": "a"}, "boards.0.known"),
        ("boards.0.slots.0", "a", "boards.0.slots"),
        ("boards.0.ground.0.0", None, "boards.0.ground"),
        ("own.hand", 1, "own.hand"),
        ("own", [], "own is"),
        ("boards", None, "boards is"),
        ("mood", "fine", "a view has table, boards and own"),
    ],
)
def test_anything_else_is_told_by_its_place(place: str, value: object, text: str) -> None:
    view: Any = json.loads(json.dumps(VIEW))
    *before, last = place.split(".")
    here = value_at(view, ".".join(before)) if before else view
    assert isinstance(here, (dict, list))
    here[int(last) if isinstance(here, list) else last] = value  # type: ignore[index]
    assert text in DECLARED.misfit(view)


@pytest.mark.parametrize("place", ["boards.0.hand", "table.bargain", "own.amount"])
def test_a_field_that_is_missing_is_told(place: str) -> None:
    view: Any = json.loads(json.dumps(VIEW))
    before, _, last = place.rpartition(".")
    here = value_at(view, before)
    assert isinstance(here, dict)
    del here[last]
    assert DECLARED.misfit(view) == f"{place} is missing"


def test_a_field_is_the_table_s_or_one_s_own() -> None:
    class Both(TypedDict):
        hand: int

    view = cast(Any, TypedDict)("view", {"table": Both, "boards": list[Miner], "own": Own | None})
    with pytest.raises(Undeclared, match="hand"):
        DeclaredView("toy", view)


@pytest.mark.parametrize("kind", [str, list[str], dict[str, int], list[list[str]], list[int], int | str])
def test_a_field_that_does_not_say_what_it_is_cannot_be_declared(kind: Any) -> None:
    typed_dict = cast(Any, TypedDict)
    view = typed_dict("view", {"table": typed_dict("odd", {"odd": kind}), "boards": list[Miner], "own": Own | None})
    with pytest.raises(Undeclared, match="odd"):
        DeclaredView("toy", view)


def test_a_field_is_named_by_what_was_said_else_by_its_kind_or_its_key() -> None:
    places = {
        "table.turn": "toy-field-turn",
        "table.things.0.gem": "toy-field-gem",
        "table.things.0.seat": PLAYER,
        "table.bargain": "toy-field-deal",
        "boards.1.hand": "toy-field-in-hand",
        "boards.1.store.ruby": "toy-gem-ruby",
        "boards.1.known.gem_cards": "toy-deck-gem-cards",
        "boards.1.points.gems": "toy-part-gems",
        "own.hand.0": "toy-field-hand",
        "own.amount.ruby.2": "toy-gem-ruby",
    }
    assert {place: DECLARED.at(place).name for place in places} == places
    assert names_in(DECLARED.declaration.own) == {"toy-field-hand", "toy-field-amount", "toy-field-prices"}


def test_what_things_would_come_to_has_a_name_but_is_not_read_out() -> None:
    fields = DECLARED.declaration.own
    assert (fields["prices"].estimated, fields["hand"].estimated) == (True, False)
    inside = {
        "prices": Field("record", "toy-field-prices", estimated=True, fields={"ruby": Field("number", "toy-ruby")})
    }
    assert names_in(inside) == {"toy-field-prices"}
    assert [side.key for side in sides_of(fields, VIEW["own"] or {})] == ["hand"]


def test_a_place_is_a_path_of_the_view() -> None:
    assert [field_path(path) for path in ("table.market.0.1", "boards.1.slots.0", "own.hand.2")] == [
        "table.market",
        "boards.1.slots",
        "own.hand",
    ]
    there = ("table.market.1", "table.market.*.1", "boards.0.slots.0", "own.hand.0", "own.amount.ruby.2", "table.turn")
    assert all(stands(VIEW, path) for path in there)
    missing = ("table.market.2", "boards.1.slots.0", "own.hand.1", "own.amount.ruby.3", "own.amount.ruby.2.1", "hand")
    assert not any(stands(VIEW, path) for path in missing)


def test_stages_are_called_by_what_they_bring_or_by_their_word() -> None:
    table = DECLARED.declaration.table
    assert [(stage.name, stage.n) for stage in table["round"].stages] == [("", 0), ("toy-stage-flood", 3)]
    assert [(stage.name, stage.needs) for stage in table["phase"].stages] == [
        ("toy-phase-digging", ""),
        ("toy-phase-trade", "market"),
    ]
    assert {"toy-stage-flood", "toy-phase-trade"} <= names_in(table)
    assert [field.course for field in table.values()][:3] == ["turn", "round", "phase"]


def test_points_that_are_counted_only_at_the_end_are_not_had_by_now() -> None:
    assert points_had(DECLARED.declaration.boards["points"], {"gems": 3, "ground": 4}) == 3
    assert points_had(points(), {"gems": 3, "ground": 4}) == 7
