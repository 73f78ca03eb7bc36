"""What a host decides about a server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

#: The most bytes that a request or a message of a socket may have.
LARGEST: Final = 64 * 1024


@dataclass(frozen=True)
class Configuration:
    """What a host decides: where things are kept, how processes talk, how many bots think at once (0: none here).

    talk: whether people may talk at their tables.
    """

    database: str
    nats: str = ""
    thinkers: int = 1
    talk: bool = True
