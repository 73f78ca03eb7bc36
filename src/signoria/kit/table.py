"""What a table shows, and to whom: declared by the types of a game's view, read once and used by everybody.

A view has three parts: "table", the same for everybody; "boards", one for each seat, seen by all; "own", the viewer's
alone, None for who has no seat. Annotated says what a type cannot: which words, whose number, how things lie.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    NotRequired,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import Struct
from msgspec.structs import replace

from signoria.kit.changes import changed, changes
from signoria.kit.field import PLAYER, Field, Shape, Stage, points_had


class Declaration(Struct, frozen=True):
    """The fields of a view: of the table, of each board, and of what is the viewer's own."""

    table: dict[str, Field]
    boards: dict[str, Field]
    own: dict[str, Field]


class Undeclared(TypeError):
    """A field of a view does not say what it is."""


class DeclaredView:
    """What the views of a game show, read from their type."""

    def __init__(self, game: str, view: type) -> None:
        self.game = game
        self.type = view
        parts = get_type_hints(view, include_extras=True)
        kinds = (parts["table"], get_args(parts["boards"])[0], _some(parts["own"]))
        self.declaration = Declaration(*[self._fields(kind) for kind in kinds])
        if both := self.declaration.table.keys() & self.declaration.own.keys():
            raise Undeclared(f"{', '.join(sorted(both))}: on the table and one's own, so that a name says too little")

    # Reading the types

    def _fields(self, record: type) -> dict[str, Field]:
        hints = get_type_hints(record, include_extras=True)
        return {key: self._field(f"{record.__name__}.{key}", key, hint) for key, hint in hints.items()}

    def _field(self, place: str, key: str, hint: Any) -> Field:
        """One field, with its name as a message."""
        kind, mark, absent = _annotation(hint)
        inside = _some(kind)
        shape, nested = _shape_of(place, inside, mark)
        field = mark or Field(shape)
        name = field.name or (field.of if shape == "word" else "") or key
        message = PLAYER if shape == "seat" and not field.name else field_message(self.game, name)
        fields = self._fields(nested) if nested else {}
        parts = f"{self.game}-{field.of}" if shape in ("counters", "lists") else ""
        empty = inside is not kind
        stages = [replace(stage, name=self._stage_message(field, stage)) for stage in field.stages]
        return replace(
            field, shape=shape, name=message, parts=parts, stages=stages, empty=empty, absent=absent, fields=fields
        )

    def _stage_message(self, field: Field, stage: Stage) -> str:
        """What a stage is called: by the kind of its field's words, or what it brings ("" where that is nothing)."""
        return f"{self.game}-{field.of or 'stage'}-{stage.word}".replace("_", "-") if stage.word else ""

    # Using it

    def misfit(self, view: Mapping[str, object], before: Mapping[str, object] | None = None) -> str:
        """Where a view is not what was declared, and what stands there; "" if it is.

        before: the one that a choice led from; what differs, place by place, must lead from it to this one.
        """
        if before is not None and changed(before, changes(before, view)) != view:
            return "the view before, with what differs, is another"
        parts = self.declaration
        if list(view) != ["table", "boards", "own"]:
            return f"a view has table, boards and own, not {', '.join(view)}"
        boards = view["boards"]
        if not isinstance(boards, list):
            return f"boards is {boards!r}"
        faults = [_misfit_of_record(parts.boards, board, f"boards.{seat}") for seat, board in enumerate(boards)]
        own = view["own"]
        faults += [_misfit_of_record(parts.table, view["table"], "table")]
        faults += [_misfit_of_record(parts.own, own, "own") if own is not None else ""]
        return next((fault for fault in faults if fault), "")

    def round_in(self, view: Mapping[str, object]) -> int:
        """Which round a view is of; 0 where no round is declared."""
        keys = [key for key, field in self.declaration.table.items() if field.course == "round"]
        return cast(int, value_at(view, f"table.{keys[0]}")) if keys else 0

    def points_in(self, view: Mapping[str, object]) -> list[int]:
        """What every seat has by now; none where no points are declared."""
        boards = cast(list[Mapping[str, Mapping[str, int]]], view["boards"])
        declared = [(key, field) for key, field in self.declaration.boards.items() if field.points]
        return [points_had(field, board[key]) for board in boards for key, field in declared]

    def at(self, path: str) -> Field:
        """What was declared of a place of the view; an amount in counters is a number called by its word."""
        root, *steps = [part for part in path.split(".") if not part.isdecimal() and part != "*"]
        field = Field("record", fields=getattr(self.declaration, root))
        for step in steps:
            field = part_of(field, step) if field.parts else field.fields[step]
        return field


def field_message(game: str, name: str) -> str:
    """The message that names a field."""
    return f"{game}-field-{name}".replace("_", "-")


def part_of(field: Field, word: str) -> Field:
    """A single amount, or the list under a word."""
    shape: Shape = "number" if field.shape == "counters" else "words"
    return Field(shape, f"{field.parts}-{word}".replace("_", "-"), of=field.of)


def names_in(fields: Mapping[str, Field]) -> set[str]:
    """What fields and all that they hold are called, and the stages of each.

    Options may point at what things would come to, but nobody reads out what is in it.
    """
    read = [field for field in fields.values() if not field.estimated]
    names = {field.name for field in fields.values()}.union(*[names_in(field.fields) for field in read])
    return names | {stage.name for field in read for stage in field.stages if stage.name}


def field_path(path: str) -> str:
    """The field that a place lies in: "table.grid" of "table.grid.0.2", "boards.1.slots" of "boards.1.slots.0"."""
    parts = path.split(".")
    return ".".join(parts[: 3 if parts[0] == "boards" else 2])


def value_at(view: object, path: str) -> object:
    """What lies at a place, None if there is no such place."""
    here = view
    for part in path.split("."):
        if isinstance(here, Mapping):
            here = here.get(part)
        elif isinstance(here, list) and part.isdecimal() and int(part) < len(here):
            here = here[int(part)]
        else:
            return None
    return here


def _annotation(hint: Any) -> tuple[Any, Field | None, bool]:
    """A type without what Annotated says of it, that, and whether the field may be absent."""
    absent = get_origin(hint) is NotRequired
    inside = get_args(hint)[0] if absent else hint
    if get_origin(inside) is not Annotated:
        return inside, None, absent
    kind, *marks = get_args(inside)
    return kind, cast(Field, marks[0]), absent


def _some(kind: Any) -> Any:
    """A type without None."""
    if get_origin(kind) not in (Union, UnionType):
        return kind
    left = [part for part in get_args(kind) if part is not NoneType]
    return left[0] if len(left) == 1 else kind


def _shape_of(place: str, kind: Any, mark: Field | None) -> tuple[Shape, type | None]:
    """How something is shaped by its type and what is said of it, and the record that each part of it is."""
    shape = mark.shape if mark else "record"
    inner = get_args(kind)
    if is_typeddict(kind):
        return "record", kind
    if get_origin(kind) is list and is_typeddict(inner[0]):
        return "things", inner[0]
    if kind is bool:
        return "flag", None
    if kind is int:
        return ("seat" if shape == "seat" else "number"), None
    cells = get_args(inner[0])[0] if get_origin(kind) is list and get_origin(inner[0]) is list else None
    if shape == "grid" and is_typeddict(cells):
        return "grid", cells
    declared: dict[tuple[object, str], Shape] = {
        (str, "word"): "word",
        (list[str], "word"): "words",
        (dict[str, int], "counters"): "counters",
        (dict[str, list[str]], "lists"): "lists",
        (list[list[str]], "stacks"): "stacks",
        (list[list[str]], "plan"): "plan",
        (list[list[str]], "grid"): "grid",
    }
    if (kind, shape) not in declared:
        raise Undeclared(f"{place} is {kind}, and nothing fitting is said of it: annotate it, as kit/field.py shows")
    return declared[kind, shape], None


# Holding views against it


def _misfit_of_record(fields: Mapping[str, Field], value: object, path: str) -> str:
    if not isinstance(value, dict):
        return f"{path} is {value!r}"
    if unknown := [key for key in value if key not in fields]:
        return f"{path}.{unknown[0]} is not declared"
    for key, field in fields.items():
        if key not in value and not field.absent:
            return f"{path}.{key} is missing"
        if key in value and (fault := _misfit(field, value[key], f"{path}.{key}")):
            return fault
    return ""


def _misfit(field: Field, value: object, path: str) -> str:
    if value is None and field.empty:
        return ""
    match field.shape:
        case "record":
            return _misfit_of_record(field.fields, value, path)
        case "things" | "grid" if field.fields and isinstance(value, list):
            cells = value if field.shape == "things" else [cell for line in value for cell in line]
            return next((fault for cell in cells if (fault := _misfit_of_record(field.fields, cell, path))), "")
        case _:
            return "" if fits(field.shape, value) else f"{path} is {value!r}, declared as {field.shape}"


def fits(shape: Shape, value: object) -> bool:
    """Whether something without fields is of a shape."""
    match shape:
        case "word":
            return isinstance(value, str)
        case "seat" | "number":
            return type(value) is int
        case "flag":
            return isinstance(value, bool)
        case "words":
            return isinstance(value, list) and all(isinstance(part, str) for part in value)
        case "counters":
            return isinstance(value, dict) and all(type(part) is int for part in value.values())
        case "lists":
            return isinstance(value, dict) and all(fits("words", part) for part in value.values())
        case "stacks":
            return isinstance(value, list) and all(fits("words", part) for part in value)
        case "grid" | "plan":
            return fits("stacks", value) and len({len(line) for line in cast(list[list[str]], value)}) == 1
        case "things" | "record":
            return False
