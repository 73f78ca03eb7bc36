"""What tests of the server share: a database of each kind, a running server."""

from __future__ import annotations

from collections.abc import Iterator
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


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for the tests of one file, over each kind of database."""
    with database(request.param, tmp_path_factory.mktemp("server")) as url, serving(url) as running:
        yield running


@pytest.fixture
def company(server: Serving) -> Iterator[Company]:
    """Whom a test lets in."""
    people = Company(server)
    yield people
    people.leave()
