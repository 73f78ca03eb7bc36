"""How faults are written down: one event a line, tracebacks without the values of variables, which may be secret."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from traceback import walk_tb
from typing import Final

import structlog

from signoria.server.metrics import FAULTS

#: Where clients that break the protocol of sockets make trouble: it is theirs, and the line is closed.
SOCKETS: Final = "uvicorn.protocols.websockets"


class NotOurs(logging.Filter):
    """Leaves out what went wrong in reading a socket's frames, before anything of ours was asked."""

    def filter(self, record: logging.LogRecord) -> bool:
        trace = record.exc_info[2] if record.exc_info else None
        rooms = [str(frame.f_globals.get("__name__", "")) for frame, _ in walk_tb(trace)]
        ours = any(room.startswith("signoria") for room in rooms)
        return ours or not any(room.startswith(SOCKETS) for room in rooms)


LOG: Final = structlog.get_logger()


def count(where: str, fault: BaseException) -> None:
    """Something nobody expected."""
    FAULTS.labels(where).inc()
    LOG.error(where, fault=repr(fault), exc_info=fault)


@contextmanager
def log_faults(where: str) -> Iterator[None]:
    """A fault inside is counted and written down, and life goes on."""
    try:
        yield
    except Exception as fault:
        count(where, fault)


def configure() -> None:
    for name in ("asyncio", "uvicorn.error"):
        logging.getLogger(name).addFilter(NotOurs())
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
