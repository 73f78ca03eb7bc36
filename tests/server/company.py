"""People who come to one server together, and leave together when a test is over."""

from __future__ import annotations

from tests.server.guest import Guest
from tests.server.serving import Serving


class Company:
    """Everybody a test has let in."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.guests: list[Guest] = []

    def guest(self, name: str = "Anna") -> Guest:
        """Somebody with this name; "" is nobody."""
        self.guests.append(Guest(self.server.address, name))
        return self.guests[-1]

    def seated(self, *seats: str, **more: object) -> tuple[list[Guest], str]:
        """People on the seats without a bot, the first of them the host, and the match begun; people and table."""
        open_seats = [seat for seat, bot in enumerate(seats) if not bot]
        people = [self.guest(f"Guest {seat}") for seat in open_seats]
        table = people[0].make(seats, **more)
        for person, seat in zip(people, open_seats, strict=True):
            person.sit(table, seat)
        people[0].start(table)
        return people, table

    def leave(self) -> None:
        for guest in self.guests:
            guest.http.close()
