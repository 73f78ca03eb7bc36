"""signoria serve: everything in one process, for one box."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated

import typer
import uvicorn
from starlette.applications import Starlette

from signoria.registry import words_in
from signoria.server.configuration import LARGEST, Configuration

if TYPE_CHECKING:
    from signoria.server.feed import Feed

#: How long open feeds get to say farewell, and then requests to be finished.
FAREWELL_SECONDS = 1
DRAIN_SECONDS = 4

Database = Annotated[
    str, typer.Option("--database", help="sqlite:///FILE or postgresql://…; without it a file in your home.")
]
Port = Annotated[int, typer.Option("--port", help="0 takes any free one.")]
Thinkers = Annotated[int, typer.Option("--thinkers", help="Processes that bots think in; 0 leaves bots to others.")]
Talk = Annotated[bool, typer.Option(help="Whether people may talk at their tables.")]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Port = 8000,
    database: Database = "",
    nats: Annotated[str, typer.Option(help="nats://… when several processes serve the same database.")] = "",
    thinkers: Thinkers = 1,
    talk: Talk = True,
) -> None:
    """Serve tables to browsers and programs."""
    listener = bound_socket(host, port)
    configuration = Configuration(database or default_database(), nats, thinkers, talk)
    address = f"http://{'localhost' if host == '127.0.0.1' else host}:{listener.getsockname()[1]}"
    run(server(configuration, address), listener)


def run(server: uvicorn.Server, listener: socket.socket) -> None:
    """Until it is stopped, on the quickest event loop there is."""
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve([listener]))


def server(configuration: Configuration, address: str, opened: Callable[[], object] = lambda: None) -> uvicorn.Server:
    """A server that says when it is open, and farewell to its feeds before it goes."""
    from signoria.server.app import application  # noqa: PLC0415 - other commands need not wait for it

    config = uvicorn.Config(
        application(configuration),
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # a view is some kilobytes; compressing it costs more than building it
        timeout_graceful_shutdown=DRAIN_SECONDS,
        timeout_keep_alive=75,  # longer than clients and web servers in between hold a line
        proxy_headers=True,
    )
    return Hospitable(config, address, opened)


class Hospitable(uvicorn.Server):
    """Feeds end first when it closes; uvicorn by itself would wait for them."""

    def __init__(self, config: uvicorn.Config, address: str, opened: Callable[[], object]) -> None:
        super().__init__(config)
        self.address = address
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            typer.echo(words_in("en").text("platform-serve-ready", address=self.address))
            sys.stdout.flush()
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Lines are cut when farewells have been said; nobody who does not listen can hold that up."""
        for feed in self._feeds():
            feed.close()
            with suppress(TimeoutError):
                await asyncio.wait_for(feed.wait_until_empty(), FAREWELL_SECONDS)
        await super().shutdown(sockets)

    def _feeds(self) -> list[Feed]:
        """The feed, once the services are open."""
        app = self.config.app
        return [app.state.services.feed] if isinstance(app, Starlette) and hasattr(app.state, "services") else []

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Only remembers it: a signal may come while a follower falls asleep, who would never hear its bell.

        Not super(): it would raise the signal again at the end, and a server that was asked to stop has done well.
        """
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def bound_socket(host: str, port: int) -> socket.socket:
    """A socket bound before anything else is opened, so that a taken port is said at once."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # TCP by name, else asyncio does not switch off the delay that waits for more to send.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as fault:
        why = fault.strerror or str(fault)
        raise typer.BadParameter(words_in("en").text("platform-serve-cannot", host=host, port=port, why=why)) from None
    return listener


def default_database() -> str:
    """A file of the user's own."""
    folder = Path(typer.get_app_dir("signoria"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'signoria.db'}"
