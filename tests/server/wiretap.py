"""Everything a server sends while a match is played, to everybody who listens; and what must not be among it."""

from __future__ import annotations

import base64
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any
from uuid import uuid4

import httpx

from signoria.kernel.match import Match
from signoria.server.store import Store
from signoria.server.story import begin, take
from tests.server.guest import Guest, Line
from tests.server.patience import PATIENCE
from tests.server.serving import Serving

#: Every so many updates somebody looks up everything there is.
CURIOUS = 12


class Ear:
    """Somebody at the table, and every byte that reached them."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.traffic: list[bytes] = []
        self.guest.http.event_hooks = {"response": [self._response]}

    def _response(self, answer: httpx.Response) -> None:
        if answer.url.path.endswith("/record") and answer.status_code == 200:
            return  # the match is over, and its secret may be known
        self.traffic.append(b"\n".join(name + b": " + value for name, value in answer.headers.raw))
        if "event-stream" not in answer.headers.get("content-type", ""):
            self.traffic.append(answer.read())

    # Listening until the match is over

    def socket(self, table: str, random: Random | None) -> None:
        """Follow a table by socket; with a random source, also play."""
        with self.guest.socket(table) as line:
            updates = 0
            while True:
                message = self._hear(line)
                if message["type"] == "update" and not message["pending"]:
                    return
                if message["type"] == "update":
                    updates += 1
                    if updates % CURIOUS == 1:
                        self.look_up(table, message)
                    if random is not None and message["decision"]:
                        self.choose(line, message, random)

    def _hear(self, line: Line) -> Any:
        message = line.next()
        self.traffic.append(repr(message).encode())
        return message

    def choose(self, line: Line, update: Any, random: Random) -> None:
        codes = [option["code"] for option in update["decision"]["options"]]
        line.say({"type": "look", "codes": codes[:5], "after": update["seq"]})
        line.say({"type": "ask", "after": update["seq"]})
        code = "undo" if update["undo"] is None and random.random() < 0.1 else random.choice(codes)
        line.say({"type": "choose", "codes": [code], "after": update["seq"], "key": str(uuid4())})

    def look_up(self, table: str, update: Any) -> None:
        """Everything there is to get; the record is refused."""
        for tail in ("", "/now", "/at/0", f"/at/{update['seq']}"):
            assert self.guest.send("GET", f"/api/tables/{table}{tail}").status_code == 200
        assert self.guest.send("GET", f"/api/tables/{table}/record").status_code in (200, 409)
        for path in ("/api/tables", "/api/greeting", "/metrics", "/openapi.json", "/healthz"):
            self.guest.send("GET", path)
        for path in ("look", "choose"):
            body = {"codes": ["end", "nonsense"], "after": update["seq"], "key": str(uuid4())}
            self.guest.send("POST", f"/api/tables/{table}/{path}", body)

    def events(self, table: str) -> None:
        """Follow a table by events, on a line of one's own."""
        headers = {"authorization": f"Bearer {self.guest.token}"} if self.guest.token else {}
        address = f"{self.guest.address}/api/tables/{table}/events"
        with httpx.stream("GET", address, headers=headers, timeout=PATIENCE) as answer:
            for line in answer.iter_lines():
                self.traffic.append(line.encode())
                if '"type":"update"' in line and '"pending":[]' in line:
                    return


@dataclass(frozen=True)
class Tapped:
    """A match that was played to its end, and all that was heard of it before anybody asked for its record."""

    table: str
    traffic: bytes
    record: bytes


def play_tapped(server: Serving, game: str, seats: Sequence[str], seed: str) -> Tapped:
    """Play a match with people on the open seats, while a guest and nobody watch."""
    people = [Ear(Guest(server.address, f"Guest {seat}")) for seat, bot in enumerate(seats) if not bot]
    watchers = [Ear(Guest(server.address, "Elena")), Ear(Guest(server.address, ""))]
    everybody = [*people, *watchers]
    table = people[0].guest.make(list(seats), game=game, listed=True)
    for person, seat in zip(people, [seat for seat, bot in enumerate(seats) if not bot], strict=True):
        person.guest.sit(table, seat)
    people[0].guest.start(table)
    for ear in everybody:
        assert ear.guest.send("GET", f"/api/tables/{table}/record").status_code == 409
    with ThreadPoolExecutor(2 * len(everybody)) as pool:
        followed = [pool.submit(ear.events, table) for ear in everybody]
        followed += [pool.submit(ear.socket, table, Random(f"{seed}.{n}")) for n, ear in enumerate(people)]
        followed += [pool.submit(ear.socket, table, None) for ear in watchers]
        for line in followed:
            line.result(10 * PATIENCE)  # a whole match is played meanwhile
    traffic = b"\n".join(part for ear in everybody for part in ear.traffic)
    proof = watchers[1].guest.send("GET", f"/api/tables/{table}/record").content
    for ear in everybody:
        ear.guest.http.close()
    return Tapped(table, traffic, proof)


# What must not be heard


@dataclass(frozen=True)
class Secrets:
    """What nobody may hear before the end: the secret however written, and every fingerprint of what is hidden."""

    spelled: dict[str, bytes]
    hashes: list[str]

    def leaks_in(self, traffic: bytes) -> list[str]:
        """What was heard all the same."""
        spellings = [name for name, secret in self.spelled.items() if secret in traffic]
        everything = "|".join(self.hashes)
        tokens = {token.decode().lower() for token in re.findall(rb"[0-9a-fA-F]{16,}", traffic)}
        return spellings + sorted(token for token in tokens if token in everything)


async def secrets_of(store: Store, match_tapped: Tapped) -> Secrets:
    """Read from the database itself, and from the record that was given at the end."""
    row = await store.table(match_tapped.table)
    assert row is not None
    spelled = {"secret": row.secret, "secret as Python writes it": repr(row.secret)[2:-1].encode()}
    for name, encode in (("base64", base64.b64encode), ("base64url", base64.urlsafe_b64encode)):
        spelled[f"secret in {name}"] = encode(row.secret).rstrip(b"=")
    hashes = [row.secret.hex(), row.seal.seed, *[seat.entropy.hex() for seat in row.seats if seat.entropy]]
    match: Match = begin(row)
    hashes.append(match.digest())
    for choice in await store.choices(row.id):
        take(match, choice)
        hashes.append(match.digest())
    hashes += re.findall(r'"hash":"([0-9a-f]+)"', match_tapped.record.decode())
    return Secrets(spelled, hashes)
