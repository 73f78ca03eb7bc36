"""Events as labels: what was hidden from a viewer is told as hidden."""

from __future__ import annotations

from collections.abc import Callable

from signoria.kernel.core import Argument, Event, Label, Word


class Arguments:
    """What an event tells, by name; asking for what it does not tell is a mistake in the game."""

    __slots__ = ("values",)

    def __init__(self, values: dict[str, Argument]) -> None:
        self.values = values

    def number(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def numbers(self, name: str) -> tuple[int, ...]:
        values = self.values[name]
        assert isinstance(values, tuple)
        return values


#: What a game tells of an event, from its kind and its arguments.
Telling = Callable[[str, Arguments], dict[str, Word]]


def event_message(game: str, kind: str) -> str:
    """The message of a kind of events."""
    return f"{game}-event-{kind.replace('_', '-')}"


def event_label(game: str, event: Event, telling: Telling) -> Label:
    """The message of an event; a secret one that a viewer may not know has no arguments left."""
    key = event_message(game, event.kind)
    if event.secret and not event.args:
        return Label(f"{key}-hidden", {"seat": event.seat})
    parameters = telling(event.kind, Arguments(event.args))
    if event.seat >= 0:
        parameters["seat"] = event.seat
    return Label(key, parameters)
