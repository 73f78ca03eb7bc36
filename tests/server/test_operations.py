"""What docs/operations.md promises a host: backing up while people play, restoring, checking, health."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.project.source import SOURCE
from tests.server.company import Company
from tests.server.databases import database
from tests.server.guest import Guest
from tests.server.serving import SIGNORIA, Serving, serving

MANUAL = (SOURCE.parent.parent / "docs" / "operations.md").read_text(encoding="utf-8")


def command(containing: str) -> str:
    """The command of the manual that does this."""
    blocks: list[str] = re.findall(r"```sh\n(.*?)```", MANUAL, re.DOTALL)
    return next(block.strip() for block in blocks if containing in block)


def run(line: str, folder: Path, **environment: str) -> str:
    line = line.replace("signoria upgrade-check", f"{SIGNORIA} upgrade-check")
    completed = subprocess.run(
        ["bash", "-ec", line],
        cwd=folder,
        env={**os.environ, **environment},
        check=False,
        capture_output=True,
        text=True,
    )
    assert completed.returncode == 0, completed.stderr
    return completed.stdout


def played(server: Serving) -> tuple[Guest, str, int]:
    """A match that somebody is in the middle of."""
    company = Company(server)
    (anna,), table = company.seated("", "random")
    return anna, table, anna.play_on(table, Random(1), most=12)["seq"]


def goes_on(url: str, anna: Guest, table: str, seq: int) -> None:
    """The restored match stands where it stood, and the same person plays it on."""
    with serving(url) as restored, anna.again(restored.address) as again:
        assert again.now(table)["seq"] == seq
        again.play_on(table, Random(2), most=3)


@pytest.mark.slow
def test_sqlite_is_backed_up_while_it_runs_and_restored(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'signoria.db'}") as server:
        anna, table, seq = played(server)
        run(command("VACUUM"), tmp_path)
        anna.play_on(table, Random(3), most=4)
        anna.http.close()
    url = f"sqlite:///{tmp_path / 'backup.db'}"
    assert "1 of 1 matches are good" in run(command("upgrade-check"), tmp_path, RESTORED=url)
    goes_on(url, anna, table, seq)


@pytest.mark.slow
def test_postgresql_is_backed_up_while_it_runs_and_restored(tmp_path: Path) -> None:
    with database("postgresql", tmp_path) as url, database("postgresql", tmp_path) as restored:
        with serving(url) as server:
            anna, table, seq = played(server)
            run(command("pg_dump"), tmp_path, DATABASE=url)
            anna.play_on(table, Random(3), most=4)
            anna.http.close()
        run(command("pg_restore"), tmp_path, RESTORED=restored)
        assert "1 of 1 matches are good" in run(command("upgrade-check"), tmp_path, RESTORED=restored)
        goes_on(restored, anna, table, seq)


@pytest.fixture(scope="module")
def stopped_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a server leaves behind that was stopped in the middle of a match."""
    path = tmp_path_factory.mktemp("operations") / "signoria.db"
    with serving(f"sqlite:///{path}") as server:
        anna, _, _ = played(server)
        anna.http.close()
        server.stop()
    return path


@pytest.mark.slow
@pytest.mark.parametrize(
    ("damage", "verdict"),
    [
        ("UPDATE choices SET code = 'end' WHERE seq = 3", "these rules refuse choice 3"),
        ("UPDATE tables SET version = 99", "began with newer rules"),
        ("UPDATE tables SET game = 'chess'", "not installed"),
        ("UPDATE tables SET pending = 2", "other seats"),
    ],
)
def test_an_upgrade_that_would_break_a_match_is_noticed(
    stopped_database: Path, tmp_path: Path, damage: str, verdict: str
) -> None:
    path = tmp_path / "signoria.db"
    with closing(sqlite3.connect(stopped_database)) as whole, closing(sqlite3.connect(path)) as damaged:
        whole.backup(damaged)
        damaged.execute(damage)
        damaged.commit()
    check = [SIGNORIA, "upgrade-check", "--database", f"sqlite:///{path}"]
    completed = subprocess.run(check, check=False, capture_output=True, text=True)
    assert completed.returncode == 1
    assert verdict in completed.stdout
    assert "0 of 1 matches are good" in completed.stdout


def test_health_and_metrics(company: Company) -> None:
    (anna,), table = company.seated("", "greedy")
    anna.play_on(table, Random(1), most=3)
    assert anna.send("GET", "/healthz").text == "ok"
    assert anna.send("GET", "/readyz").text == "ok"
    metrics = anna.send("GET", "/metrics").text
    choices = re.search(r"^signoria_choices_total (\d+)", metrics, re.MULTILINE)
    assert choices
    assert int(choices.group(1)) >= 3
    assert "signoria_faults_total{" not in metrics
