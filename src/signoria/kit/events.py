"""Events as labels: what was hidden from a viewer is told as hidden."""

from __future__ import annotations

from collections.abc import Callable

from signoria.kernel.core import Event, Label, Word

#: What a game tells of an event, from its kind and args.
Telling = Callable[[str, tuple[int, ...]], dict[str, Word]]


def event_label(game: str, event: Event, telling: Telling) -> Label:
    """The message of an event; a secret one that a viewer may not know has no args left."""
    key = f"{game}-event-{event.kind.replace('_', '-')}"
    if event.secret and not event.args:
        return Label(f"{key}-hidden", {"seat": event.seat})
    told = telling(event.kind, event.args)
    if event.seat >= 0:
        told["seat"] = event.seat
    return Label(key, told)
