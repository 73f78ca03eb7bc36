"""Parties of people and bots who sit down at one table after another, for as long as there is a server."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Final

from tests.chaos.players import KINDS, Memory, Player
from tests.chaos.visitor import Visitor

#: Who sits at the tables: a bot, or a person who plays over a socket or by posts. People begin by choosing all at once.
PARTIES: Final = (
    ("socket", "socket"),
    ("post", "socket"),
    ("socket", "post", "socket", "socket"),
    ("post", "post", "post"),
    ("socket",),
    ("socket", "greedy"),
    ("random", "post", "greedy"),
    ("socket", "random", "post"),
)


class Party:
    """Some of whom are people."""

    def __init__(self, number: int, places: tuple[str, ...], seed: str) -> None:
        self.places = places
        self.name = f"Party {number}"
        self.random = Random(f"{seed}.{number}")
        self.people: dict[int, Visitor] = {}
        self.players: list[Player] = []

    @property
    def bots(self) -> tuple[str, ...]:
        """What a table is made with: "" for a person."""
        return tuple("" if place in KINDS else place for place in self.places)

    async def come(self, visitors: list[Visitor]) -> None:
        seats = [seat for seat, place in enumerate(self.places) if place in KINDS]
        self.people = dict(zip(seats, visitors, strict=True))
        for seat, visitor in self.people.items():
            await visitor.enter(f"{self.name}, {seat}")

    async def play(self, memory: Memory) -> None:
        """One match after another."""
        while True:
            table = await self._sit_down()
            self.players = [
                KINDS[self.places[seat]](visitor, table, seat, self.random, memory)
                for seat, visitor in self.people.items()
            ]
            async with asyncio.TaskGroup() as group:
                for player in self.players:
                    group.create_task(player.play())

    async def _sit_down(self) -> str:
        host = next(iter(self.people.values()))
        table = await host.make(self.bots)
        for seat, visitor in self.people.items():
            await visitor.sit(table, seat)
        await host.start(table)
        return table

    @property
    def stands_at(self) -> tuple[str, int]:
        """How far they have come, to see whether they move on."""
        return (self.players[0].table, max(player.last_entry for player in self.players)) if self.players else ("", 0)
