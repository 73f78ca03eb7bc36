"""What an event tells, number after number: the tests know the order in which a game names things."""

from __future__ import annotations

from signoria.kernel.core import Event


def flat(event: Event) -> tuple[int, ...]:
    """All numbers of an event in the order of their names."""
    return tuple(n for value in event.args.values() for n in (value if isinstance(value, tuple) else (value,)))
