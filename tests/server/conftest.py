"""What tests of the server share: a database of each kind, a running server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest

from tests.server.company import Company
from tests.server.databases import KINDS, database
from tests.server.serving import Serving, serving


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    with database(request.param, tmp_path) as url:
        yield url


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Serving]]:
    """A server over each kind of database, started for the first test that needs it and used by all others."""
    with ExitStack() as running:

        @cache
        def server_on(kind: str) -> Serving:
            url = running.enter_context(database(kind, tmp_path_factory.mktemp("server")))
            return running.enter_context(serving(url))

        yield server_on


@pytest.fixture(params=KINDS)
def server(request: pytest.FixtureRequest, servers: Callable[[str], Serving]) -> Serving:
    """A running server, over each kind of database, for tests that need none of their own."""
    return servers(request.param)


@pytest.fixture
def company(server: Serving) -> Iterator[Company]:
    """Whom a test lets in."""
    people = Company(server)
    yield people
    people.leave()
