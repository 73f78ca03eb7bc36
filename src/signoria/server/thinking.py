"""Bots think, and long matches are read again, in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Final, ParamSpec, TypeVar

from signoria.kernel.core import END, Seat
from signoria.kernel.match import Match, Saved, load
from signoria.kit.bot import Sight
from signoria.registry import game, package
from signoria.server.live import Reading
from signoria.server.metrics import THINK_SECONDS
from signoria.server.store import ChoiceRow, TableRow

#: The most choices a bot makes in one go, as many as one message may carry.
AT_ONCE: Final = 64
#: A match of no more choices than this is read at once: that takes less than it takes to ask.
SHORT_MATCH: Final = 32
#: What a process is given, and what it gives back.
Given = ParamSpec("Given")
T = TypeVar("T")


class Thinking:
    """Processes that bots think in and matches are read in."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None  # made when somebody thinks

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"), initializer=die_with_parent)

    async def codes(self, match: Match, seat: Seat, bot: str) -> list[str]:
        """What a bot chooses: its whole turn, as far as nobody else must choose before."""
        saved: Saved = {**match.save(), "log": []}
        seed = f"{match.seed}.{seat}.{match.digest()}"
        with THINK_SECONDS.time():
            return await self._elsewhere(think, saved, seat, bot, seed)

    async def read(self, reading: Reading[T], row: TableRow, choices: list[ChoiceRow]) -> T:
        """A match read again: its story, or everybody's points through it."""
        return reading(row, choices) if len(choices) <= SHORT_MATCH else await self._elsewhere(reading, row, choices)

    async def _elsewhere(self, work: Callable[Given, T], *given: Given.args, **named: Given.kwargs) -> T:
        if self._pool is None:
            self._pool = self._new_pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, partial(work, *given, **named))
        except BrokenProcessPool:
            self._pool = None
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def think(saved: Saved, seat: Seat, name: str, seed: str) -> list[str]:
    """Runs in a process of its own. The bot sees what its seat may see; the match itself says what comes of it."""
    match = load(game(saved["game"]), saved)
    bot = package(match.game.key).bot(name, seed)
    codes: list[str] = []
    while len(codes) < AT_ONCE and (decision := match.decision(seat)) is not None:
        option = bot.choose(decision, Sight(match.game, match.state, seat))
        match.choose(seat, option.code)
        codes.append(option.code)
        if option.verb == END:
            break
    return codes


def die_with_parent() -> None:
    """A server that was killed takes its thinkers along: they would wait for work for ever."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
