"""`signoria serve` that also says when a line has ended and how many are open: tests wait until nobody is left.

Run as a program, with the address of a database.
"""

from __future__ import annotations

import sys

from starlette.applications import Starlette
from starlette.types import ASGIApp, Receive, Scope, Send

from signoria.server.configuration import Configuration
from signoria.terminal.serve import bound_socket, run, server


class Announcing:
    """Counts sockets and event streams. A request with a query is announced too, to be known again by who asked."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.lines = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        line = scope["type"] == "websocket" or scope.get("path", "").endswith("/events")
        self.lines += line
        try:
            await self.app(scope, receive, send)
        finally:
            self.lines -= line
            query = scope.get("query_string", b"").decode("latin-1")
            if line or query:
                print(f"over: {query!r}; {self.lines} lines are open", flush=True)


def main(database: str) -> None:
    listener = bound_socket("127.0.0.1", 0)
    announcing = server(Configuration(database), f"http://localhost:{listener.getsockname()[1]}")
    assert isinstance(announcing.config.app, Starlette)
    announcing.config.app.add_middleware(Announcing)
    run(announcing, listener)


if __name__ == "__main__":
    main(sys.argv[1])
