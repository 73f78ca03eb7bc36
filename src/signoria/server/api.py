"""What can be asked over HTTP: one row for each endpoint, from which routes and the OpenAPI document are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Final, TypeAlias, TypeVar

from msgspec import Struct

from signoria.kit.package import Package
from signoria.kit.words import LANGUAGES
from signoria.registry import cover, package, packages
from signoria.server import messages, redaction
from signoria.server.problems import NotDone
from signoria.server.seating import known_game
from signoria.server.services import Services
from signoria.server.store import PersonRow, TableRow

#: How many tables a list shows.
MINE: Final = 50
TO_JOIN: Final = 20
TO_WATCH: Final = 20
B = TypeVar("B", bound=Struct)


@dataclass
class Call:
    """One request: who asks, about what, saying what; cookie: a token to be remembered by the browser."""

    services: Services
    person: PersonRow | None
    path: dict[str, str]
    body: Struct | None
    safe: bool
    cookie: str = ""

    @property
    def id(self) -> str:
        return self.path["table"]

    @property
    def who(self) -> str:
        return self.person.id if self.person else ""

    def somebody(self) -> PersonRow:
        if self.person is None:
            raise NotDone(401, "nobody")
        return self.person

    def message(self, kind: type[B]) -> B:
        assert isinstance(self.body, kind)
        return self.body

    async def table(self, row: TableRow) -> messages.Table:
        return await self.services.tables.message(row, self.who)


Answer: TypeAlias = Struct | str


@dataclass(frozen=True)
class Endpoint:
    """An address, what it takes and gives, and who may use it at all."""

    method: str
    path: str
    does: Callable[[Call], Awaitable[Answer]]
    gives: type[Struct] | None
    takes: type[Struct] | None = None
    somebody: bool = False
    status: int = 200
    refusals: tuple[int, ...] = field(default=())


# People and games


async def greeting(call: Call) -> Answer:
    """What this server is, who is asking, and what can be played."""
    person = messages.Person(call.person.id, call.person.name) if call.person else None
    return messages.Greeting(
        call.services.build, person, offers(), list(LANGUAGES), call.safe, call.services.talk.allowed
    )


@cache
def offers() -> list[messages.GameOffer]:
    """What can be played, with what stands on the box in every language."""
    return [
        messages.GameOffer(
            key,
            game.rules.version,
            [messages.SettingChoice(s.key, list(s.values), s.default) for s in game.rules.settings],
            list(game.bot_names),
            [way(game, name) for name in game.ways],
            {language: cover(language, key).title for language in LANGUAGES},
            {language: cover(language, key).front for language in LANGUAGES},
        )
        for key, game in packages().items()
    ]


def way(game: Package, name: str) -> messages.Way:
    """Rules that a game can be played by, as every language calls them."""
    words = {language: cover(language, game.rules.key).ways[name] for language in LANGUAGES}
    return messages.Way(
        name,
        dict(game.ways[name]),
        game.seats_for(name),
        {language: spoken.name for language, spoken in words.items()},
        {language: spoken.about for language, spoken in words.items()},
    )


async def enter(call: Call) -> Answer:
    """Come in as a guest."""
    message = call.message(messages.NewPerson)
    person, token = await call.services.people.enter(message.name)
    if message.program:
        return messages.Person(person.id, person.name, token)
    call.cookie = token
    return messages.Person(person.id, person.name)


async def rename(call: Call) -> Answer:
    """Be called differently from now on, except in matches that have begun."""
    person = await call.services.people.rename(call.somebody(), call.message(messages.Rename).name)
    await call.services.seating.rename(person)
    return messages.Person(person.id, person.name)


async def glossary(call: Call) -> Answer:
    """What the words of a game's views mean."""
    return redaction.glossary(package(known_game(call.path["game"]).key))


# Tables


async def tables(call: Call) -> Answer:
    """My tables, tables to join, and tables to watch."""
    store = call.services.store
    mine = await store.tables_of(call.who, MINE) if call.who else []
    mine.sort(key=lambda row: row.seat_of(call.who) not in row.pending_seats())
    waiting = await store.tables_to_join(call.who, TO_JOIN)
    running = await store.tables_to_watch(TO_WATCH)
    results = await store.results([row.id for row in mine])
    return messages.TableList(
        [redaction.table(row, call.who, results.get(row.id, [])) for row in mine],
        [redaction.table(row, call.who) for row in waiting],
        [redaction.table(row, call.who) for row in running],
    )


async def make_table(call: Call) -> Answer:
    """Make a table."""
    return await call.table(await call.services.seating.make(call.somebody(), call.message(messages.NewTable)))


async def table(call: Call) -> Answer:
    """A table as the asker may see it."""
    return await call.table(await call.services.tables.row(call.id))


async def sit(call: Call) -> Answer:
    """Take a seat."""
    message = call.message(messages.Sit)
    entropy = bytes.fromhex(message.entropy)
    return await call.table(await call.services.seating.sit(call.id, call.somebody(), message.seat, entropy))


async def leave(call: Call) -> Answer:
    """Stand up before the match has begun."""
    return await call.table(await call.services.seating.leave(call.id, call.somebody()))


async def set_seat(call: Call) -> Answer:
    """Put a bot on a seat, or clear it."""
    message = call.message(messages.SeatChange)
    return await call.table(await call.services.seating.set_seat(call.id, call.somebody(), message.seat, message.bot))


async def start(call: Call) -> Answer:
    """Begin the match."""
    return await call.table(await call.services.seating.start(call.id, call.somebody()))


async def concede(call: Call) -> Answer:
    """Give up."""
    return await call.table(await call.services.seating.concede(call.id, call.somebody()))


async def vote(call: Call) -> Answer:
    """Say whether to abandon the match."""
    abandon = call.message(messages.Vote).abandon
    return await call.table(await call.services.seating.vote(call.id, call.somebody(), abandon))


async def rematch(call: Call) -> Answer:
    """Another match with the same people."""
    return await call.table(await call.services.seating.rematch(call.id, call.somebody()))


# The match


async def choose(call: Call) -> Answer:
    """Make choices, all or none."""
    return await make_choices(call.services, call.id, call.somebody(), call.message(messages.Choose))


async def make_choices(services: Services, table_id: str, person: PersonRow, message: messages.Choose) -> messages.Done:
    """Choices of somebody who sits at a table, however they came."""
    row = services.tables.cached_row(table_id) or await services.tables.row(table_id)
    seat = services.tables.seat(row, person.id)
    seq = await services.tables.choose(table_id, seat, message.codes, message.after, message.key)
    return messages.Done(message.key, seq)


async def look(call: Call) -> Answer:
    """What options would do."""
    message = call.message(messages.Look)
    return await call.services.tables.look(call.id, call.somebody().id, message.codes, message.after)


async def ask(call: Call) -> Answer:
    """What is refused, and why."""
    return await call.services.tables.ask(call.id, call.somebody().id, call.message(messages.Ask).after)


async def say(call: Call) -> Answer:
    """Say something to everybody at the table."""
    return await call.services.talk.say(call.id, call.somebody(), call.message(messages.NewRemark).text)


async def orders(call: Call) -> Answer:
    """What my seat has ordered."""
    return await call.services.tables.orders(call.id, call.somebody().id)


async def order(call: Call) -> Answer:
    """Leave orders for my seat, in the place of those before."""
    message = call.message(messages.Orders)
    await call.services.tables.order(call.id, call.somebody().id, message.orders)
    return message


async def now(call: Call) -> Answer:
    """The match as it stands, with its whole story."""
    await call.services.tables.latest(call.id)
    live = await call.services.tables.with_story(call.id)
    return live.update(live.row.seat_of(call.who), None)


async def at(call: Call) -> Answer:
    """The match as it stood after a choice."""
    if not call.path["seq"].isdecimal() or len(call.path["seq"]) > 9:
        raise NotDone(404, "no-such-moment", n=0)
    return await call.services.tables.at(call.id, int(call.path["seq"]), call.who)


async def record(call: Call) -> Answer:
    """The record of a match that is over."""
    return await call.services.tables.record(call.id)


async def tallies(call: Call) -> Answer:
    """Everybody's points through a match that is over."""
    return await call.services.tables.tallies(call.id)


T: Final = "/api/tables/{table}"
ENDPOINTS: Final = (
    Endpoint("GET", "/api/greeting", greeting, messages.Greeting),
    Endpoint("POST", "/api/people", enter, messages.Person, messages.NewPerson, status=201, refusals=(422,)),
    Endpoint("PATCH", "/api/people/me", rename, messages.Person, messages.Rename, somebody=True, refusals=(422,)),
    Endpoint("GET", "/api/games/{game}/glossary", glossary, messages.Glossary, refusals=(404,)),
    Endpoint("GET", "/api/tables", tables, messages.TableList),
    Endpoint(
        "POST", "/api/tables", make_table, messages.Table, messages.NewTable, True, status=201, refusals=(404, 422)
    ),
    Endpoint("GET", T, table, messages.Table, refusals=(404,)),
    Endpoint("POST", f"{T}/sit", sit, messages.Table, messages.Sit, True, refusals=(404, 409, 422)),
    Endpoint("POST", f"{T}/leave", leave, messages.Table, None, True, refusals=(403, 404, 409)),
    Endpoint("POST", f"{T}/seat", set_seat, messages.Table, messages.SeatChange, True, refusals=(403, 404, 409, 422)),
    Endpoint("POST", f"{T}/start", start, messages.Table, None, True, refusals=(403, 404, 409)),
    Endpoint("POST", f"{T}/concede", concede, messages.Table, None, True, refusals=(403, 404, 409)),
    Endpoint("POST", f"{T}/vote", vote, messages.Table, messages.Vote, True, refusals=(403, 404, 409, 422)),
    Endpoint("POST", f"{T}/rematch", rematch, messages.Table, None, True, refusals=(403, 404, 409)),
    Endpoint("POST", f"{T}/choose", choose, messages.Done, messages.Choose, True, refusals=(403, 404, 409, 422)),
    Endpoint("POST", f"{T}/look", look, messages.Previews, messages.Look, True, refusals=(403, 404, 409, 422)),
    Endpoint("POST", f"{T}/ask", ask, messages.Refusals, messages.Ask, True, refusals=(403, 404, 409, 422)),
    Endpoint("POST", f"{T}/say", say, messages.Remark, messages.NewRemark, True, 201, (403, 404, 409, 422, 429)),
    Endpoint("GET", f"{T}/orders", orders, messages.Orders, None, True, refusals=(403, 404)),
    Endpoint("POST", f"{T}/orders", order, messages.Orders, messages.Orders, True, refusals=(403, 404, 409, 422)),
    Endpoint("GET", f"{T}/now", now, messages.Update, refusals=(404, 409)),
    Endpoint("GET", f"{T}/at/{{seq}}", at, messages.Update, refusals=(404, 409)),
    Endpoint("GET", f"{T}/tallies", tallies, messages.Tallies, refusals=(404, 409)),
    Endpoint("GET", f"{T}/record", record, None, refusals=(404, 409)),
)
