"""The ASGI application: routes, headers, health, and services that open and close with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import structlog
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server import logs, openapi, shells, site
from signoria.server.api import ENDPOINTS, T
from signoria.server.configuration import Configuration
from signoria.server.problems import NotDone
from signoria.server.services import Services, open_services

LOG: Final = structlog.get_logger()
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


class Careful:
    """Adds the headers every answer carries; what nobody expected is logged and told as a plain problem."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await self.app(scope, receive, send_with_headers)


async def on_fault(_request: Request, fault: Exception) -> Response:
    logs.count("http", fault)
    return shells.problem(NotDone(500, "unexpected"))


async def no_such_page(request: Request, _fault: Exception) -> Response:
    """A browser gets a page that says so, everybody else a problem."""
    if "text/html" in request.headers.get("accept", ""):
        return await site.page(request, 404)
    return shells.problem(NotDone(404, "no-such-page"))


async def wrong_method(_request: Request, _fault: Exception) -> Response:
    return shells.problem(NotDone(405, "wrong-method"))


async def healthz(_request: Request) -> Response:
    """The process lives."""
    return PlainTextResponse("ok")


async def readyz(request: Request) -> Response:
    """The process can serve: its database answers and it is not closing."""
    services: Services = request.app.state.services
    if services.feed.closing:
        return PlainTextResponse("closing", 503)
    try:
        await services.store.alive()
    except Exception as fault:
        LOG.warning("not ready", fault=repr(fault))
        return PlainTextResponse("the database does not answer", 503)
    return PlainTextResponse("ok")


async def metrics(_request: Request) -> Response:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def document(_request: Request) -> Response:
    return JSONResponse(openapi.document())


def application(configuration: Configuration) -> Starlette:
    """A server with this configuration."""
    logs.configure()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_services(configuration) as services:
            app.state.services = services
            yield

    routes: list[Route | WebSocketRoute] = [
        *[Route(endpoint.path, shells.shell(endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS],
        Route(f"{T}/events", shells.events),
        WebSocketRoute(f"{T}/socket", shells.socket),
        Route("/openapi.json", document),
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", metrics),
        Route("/words/{language}/{catalogue}.ftl", site.words),
        Route("/assets/{path:path}", site.asset),
        *[Route(f"/{name}", site.asset) for name in site.beside_the_pages()],
        *[Route(path, site.page) for path in site.PAGES],
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={404: no_such_page, 405: wrong_method, Exception: on_fault},
    )
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Careful)
    return app
