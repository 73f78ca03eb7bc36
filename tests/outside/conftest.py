"""What tests of the game from outside share: its environment, a server of it, and Chromium."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.outside.environment import Environment
from tests.server.databases import database
from tests.server.serving import Serving, serving
from tests.web.conftest import browser, visit

__all__ = ["browser", "environment", "server", "visit"]


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("outside"))


@pytest.fixture(scope="session")
def server(environment: Environment) -> Iterator[Serving]:
    """Where visitors go: the server of that environment."""
    signoria, folder = [str(environment.bin / "signoria")], environment.folder
    with database("sqlite", folder) as url, serving(url, signoria=signoria, folder=folder) as running:
        yield running
