"""A server that is killed while people play loses nothing, does nothing twice and leaves nobody behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.chaos.chaos import Chaos
from tests.server.databases import KINDS, database

KILLS = 6


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost_or_done_twice_when_the_server_is_killed(
    kind: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    with database(kind, tmp_path) as address:
        report = asyncio.run(Chaos(address, "test", bots=False).run(KILLS))
    record_property("counts", f"chaos on {kind}: {report}")
    assert report.findings.faults == []
    assert report.clean, str(report)
    assert report.kills == KILLS
    assert report.in_flight > 0
    assert report.acknowledged > 0
