"""Thin shells around the API and the feed: HTTP requests, sockets, event streams."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import suppress
from http.cookies import SimpleCookie
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from signoria.server import messages
from signoria.server.api import Call, Endpoint, make_choices
from signoria.server.configuration import LARGEST
from signoria.server.logs import count
from signoria.server.problems import NotDone
from signoria.server.services import Services
from signoria.server.store import PersonRow

COOKIE: Final = "signoria"
YEAR: Final = 365 * 24 * 3600
JSON: Final = "application/json"
#: Close codes of our own: there is no such table; the line is not ours to answer.
NO_TABLE: Final = 4404
FOREIGN: Final = 4403
LOCAL: Final = ("localhost", "127.0.0.1", "::1")
ENCODER: Final = msgspec.json.Encoder()
REQUESTS: Final[msgspec.json.Decoder[messages.Request]] = msgspec.json.Decoder(messages.Request)


# Who is asking


def token_of(connection: HTTPConnection) -> str:
    """A program's bearer token, else the browser's cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token
    cookie: SimpleCookie = SimpleCookie()
    with suppress(Exception):
        cookie.load(connection.headers.get("cookie", ""))
    return cookie[COOKIE].value if COOKIE in cookie else ""


def is_encrypted(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def safe(connection: HTTPConnection) -> bool:
    """Whether nobody on the way can read along."""
    return is_encrypted(connection) or connection.url.hostname in LOCAL


def from_elsewhere(connection: HTTPConnection) -> bool:
    """Whether another site's page is asking with this browser's cookie."""
    origin = connection.headers.get("origin")
    try:
        return origin is not None and urlsplit(origin).netloc != connection.headers.get("host")
    except ValueError:
        return True


# HTTP


def shell(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """A Starlette endpoint for a row of the API."""
    decoder = msgspec.json.Decoder(endpoint.takes) if endpoint.takes else None

    async def answer(request: Request) -> Response:
        try:
            services: Services = request.app.state.services
            if endpoint.method != "GET" and from_elsewhere(request):
                raise NotDone(403, "elsewhere")
            person = await services.people.with_token(token_of(request))
            if endpoint.somebody and person is None:
                raise NotDone(401, "nobody")
            body = await read(request, decoder) if decoder else None
            call = Call(services, person, request.path_params, body, safe(request))
            return give(request, endpoint, call, await endpoint.does(call))
        except NotDone as refused:
            return problem(refused)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it

    return answer


async def read(request: Request, decoder: msgspec.json.Decoder[msgspec.Struct]) -> msgspec.Struct:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST:
            raise NotDone(413, "too-large")
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NotDone(422, "not-understood") from None


def give(request: Request, endpoint: Endpoint, call: Call, answer: msgspec.Struct | str) -> Response:
    if isinstance(answer, str):
        name = f'attachment; filename="signoria-{call.id}.json"'
        return Response(answer, media_type=JSON, headers={"Content-Disposition": name})
    response = Response(ENCODER.encode(answer), endpoint.status, media_type=JSON)
    response.headers["Cache-Control"] = "no-store"
    if call.cookie:
        secure = is_encrypted(request)
        response.set_cookie(COOKIE, call.cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


def problem(refused: NotDone) -> Response:
    return Response(ENCODER.encode(refused.message()), refused.status, media_type=JSON)


# Event streams


def since_of(values: Mapping[str, str], name: str) -> int | None:
    """A sequence number that somebody says they know."""
    text = values.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 10 else None


async def events(request: Request) -> Response:
    """Server-sent events: the id of an update is its sequence number, so that a program goes on where it was."""
    services: Services = request.app.state.services
    person = await services.people.with_token(token_of(request))
    table_id = request.path_params["table"]
    since = since_of(request.headers, "last-event-id")
    try:
        await services.tables.row(table_id)
    except NotDone as refused:
        return problem(refused)
    updates = services.feed.follow(table_id, person.id if person else "", since)
    return StreamingResponse(stream(updates), media_type="text/event-stream", headers={"Cache-Control": "no-store"})


async def stream(updates: AsyncIterator[messages.Message]) -> AsyncIterator[bytes]:
    async for message in updates:
        number = f"id: {message.seq}\n" if isinstance(message, messages.Update) else ""
        kind = type(message).__name__.lower()
        yield f"{number}event: {kind}\ndata: ".encode() + ENCODER.encode(message) + b"\n\n"


# Sockets


async def socket(line: WebSocket) -> None:
    """A browser at a table: the feed goes out, choices and questions come in."""
    services: Services = line.app.state.services
    if from_elsewhere(line):
        await line.close(FOREIGN)
        return
    person = await services.people.with_token(token_of(line))
    table_id = line.path_params["table"]
    await line.accept()
    try:
        await services.tables.row(table_id)
    except NotDone as refused:
        await send(line, messages.Refused("", refused.message()))
        await line.close(NO_TABLE)
        return
    since = since_of(line.query_params, "since")
    tell = asyncio.create_task(forward(line, services.feed.follow(table_id, person.id if person else "", since)))
    hear = asyncio.create_task(listen(line, services, table_id, person))
    _, left = await asyncio.wait([tell, hear], return_when=asyncio.FIRST_COMPLETED)
    for task in left:
        task.cancel()
    for outcome in await asyncio.gather(tell, hear, return_exceptions=True):
        if isinstance(outcome, Exception) and not isinstance(outcome, (WebSocketDisconnect, RuntimeError)):
            count("socket", outcome)
    with suppress(RuntimeError, WebSocketDisconnect):
        await line.close(1001)


async def send(line: WebSocket, message: messages.Message) -> None:
    await line.send_text(ENCODER.encode(message).decode())


async def forward(line: WebSocket, updates: AsyncIterator[messages.Message]) -> None:
    async for message in updates:
        await send(line, message)


async def listen(line: WebSocket, services: Services, table_id: str, person: PersonRow | None) -> None:
    while True:
        frame = await line.receive()
        if frame["type"] == "websocket.disconnect":
            return
        text: str | bytes = frame.get("text") or frame.get("bytes") or b""
        await send(line, await reply(text, services, table_id, person))


async def reply(text: str | bytes, services: Services, table_id: str, person: PersonRow | None) -> messages.Message:
    """The answer to one message of a socket; whatever is wrong with it is said, never thrown."""
    key = ""
    try:
        try:
            request = REQUESTS.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise NotDone(422, "not-understood") from None
        if person is None:
            raise NotDone(401, "nobody")
        match request:
            case messages.Choose(key=key):
                return await make_choices(services, table_id, person, request)
            case messages.Look():
                return await services.tables.look(table_id, person.id, request.codes, request.after)
            case messages.Ask():
                return await services.tables.ask(table_id, person.id, request.after)
    except NotDone as refused:
        return messages.Refused(key, refused.message(), refused.status == 409)
