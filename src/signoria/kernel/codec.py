"""Objects to tagged JSON and back: what a class's constructor takes is what is saved of it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from inspect import signature
from typing import TypeAlias, Union

Json: TypeAlias = Union[bool, int, str, list["Json"], dict[str, "Json"], None]


class CannotSave(ValueError):
    """Something is in the state that is not plain data, so the match could not be saved."""


class CannotLoad(ValueError):
    """What was read is not something this version of the game has saved."""


class Codec:
    """Knows the classes of one game's states."""

    def __init__(self, classes: Iterable[type]) -> None:
        self.classes: dict[str, type] = {cls.__name__: cls for cls in classes}
        self.fields: dict[str, list[str]] = {
            name: list(signature(cls).parameters) for name, cls in self.classes.items()
        }
        #: The same as long as what is saved can be read: the names of the classes and of their fields.
        self.shape = sha256(json.dumps(self.fields, sort_keys=True).encode()).hexdigest()[:8]

    def pack(self, thing: object) -> Json:
        """Plain JSON for a state, a frame or anything inside one."""
        if thing is None or isinstance(thing, (bool, int, str)):
            return thing
        if isinstance(thing, list):
            return [self.pack(item) for item in thing]
        if isinstance(thing, tuple):
            return {"()": [self.pack(item) for item in thing]}
        name = type(thing).__name__
        if self.classes.get(name) is not type(thing):
            raise CannotSave(f"{name} is not among the classes its game lists; states and frames hold ids only")
        return {name: [self.pack(getattr(thing, field)) for field in self.fields[name]]}

    def unpack(self, packed: Json) -> object:
        """The object that was packed."""
        if isinstance(packed, list):
            return [self.unpack(item) for item in packed]
        if not isinstance(packed, dict):
            return packed
        if len(packed) != 1:
            raise CannotLoad("a saved object has exactly one tag")
        name, values = next(iter(packed.items()))
        if not isinstance(values, list):
            raise CannotLoad(f"{name} is saved without its list of values")
        items = [self.unpack(value) for value in values]
        if name == "()":
            return tuple(items)
        if name not in self.classes or len(items) != len(self.fields[name]):
            raise CannotLoad(f"{name} with {len(items)} values is unknown to this version")
        made: object = self.classes[name](*items)
        return made

    def digest(self, thing: object) -> str:
        """A short fingerprint of a state, the same on every machine."""
        return sha256(text(self.pack(thing)).encode()).hexdigest()[:16]


def text(packed: Json) -> str:
    """JSON without white space, for hashing and for comparing."""
    return json.dumps(packed, separators=(",", ":"))
