"""What differs between two views of the same table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

#: A place of a view ("boards.0.faith"), what was there and what is there then.
Change: TypeAlias = tuple[str, object, object]


def changes(before: object, after: object, path: str = "") -> list[Change]:
    """Where two views differ, leaf by leaf; a list that changed its length is one leaf."""
    if before == after:  # most of a table is as it was, and comparing is quick
        return []
    keys: list[Any]
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        keys = list(before)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        keys = list(range(len(before)))
    else:
        return [(path, before, after)]
    return [
        change for key in keys for change in changes(before[key], after[key], f"{path}.{key}" if path else str(key))
    ]


def changed(view: object, made: Sequence[Change]) -> object:
    """A view after changes: what lies on the way to them is made anew, all else is shared."""
    for path, _, after in made:
        view = _with(view, path.split(".") if path else [], after)
    return view


def _with(here: Any, path: list[str], value: object) -> object:
    if not path:
        return value
    key, *rest = path
    if isinstance(here, list):
        return [_with(part, rest, value) if str(n) == key else part for n, part in enumerate(here)]
    return {**here, key: _with(here[key], rest, value)}
