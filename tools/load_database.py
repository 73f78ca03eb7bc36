"""The bare database: pgbench with the statement that keeps a choice, and nothing of ours around it."""

from __future__ import annotations

import asyncio
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import asyncpg
from sqlalchemy import Boolean, Column, LargeBinary, String, insert, select

from signoria.server.live import LONGEST_TAIL
from signoria.server.store import PLAYING, Store
from signoria.server.store.postgresql import COMMIT
from signoria.server.store.schema import TABLES

CLIENTS: Final = 8
#: The parameters of the statement, as pgbench names and types them; pgbench numbers each occurrence anew, hence types.
PARAMETERS: Final = {
    1: ("client_id", "varchar"),
    2: ("after", "int"),
    3: ("zero", "int"),
    4: ("after", "varchar"),
    5: ("seats", "int[]"),
    6: ("codes", "text[]"),
    7: ("at", "bigint"),
    8: ("one", "int"),
    9: ("zero", "bigint"),
    10: ("zero", "bigint"),
    11: ("phase", "varchar"),
    12: ("snapshot", "text"),
    13: ("results", "json"),
    14: ("zero", "int"),
}
VALUES: Final = {
    "after": "-1",
    "zero": "0",
    "one": "1",
    "seats": "{0}",
    "codes": "{take:row.1}",
    "at": "1700000000000",
    "phase": PLAYING,
    "results": "[]",
}


@dataclass(frozen=True)
class Bare:
    """What the database does by itself."""

    per_second: float
    latencies: list[float]  # seconds


def script(snapshot: str) -> str:
    """The statement as pgbench reads it, each time on the next head of the client's own table."""

    def parameter(reference: re.Match[str]) -> str:
        name, kind = PARAMETERS[int(reference[1])]
        value = snapshot if name == "snapshot" else f":{name}"
        return value if reference[2] else f"{value}::{kind}"

    statement = re.sub(r"\$(\d+)(?=(::)?)", parameter, COMMIT.strip())
    return f"\\set after :after + 1\n{statement};\n"


async def prepare(address: str) -> str:
    """A table for each client of pgbench; returns a real snapshot, the longest there is."""
    store = await Store.open(address)
    async with store.engine.begin() as connection:
        texts = (await connection.execute(select(TABLES.c.snapshot))).scalars().all()
        snapshot = str(max(texts, key=len))
        plain = {column.name: blank(column) for column in TABLES.columns}
        rows = [plain | {"id": str(n), "phase": PLAYING, "snapshot": snapshot} for n in range(CLIENTS)]
        await connection.execute(insert(TABLES), rows)
    await store.close()
    return snapshot


async def count_choices(address: str) -> int:
    """How many choices the clients of pgbench really got kept."""
    connection = await asyncpg.connect(address)
    count: int = await connection.fetchval("SELECT count(*) FROM choices WHERE length(table_id) = 1")
    await connection.close()
    return count


def blank(column: Column[object]) -> object:
    match column.type:
        case LargeBinary():
            return b""
        case Boolean():
            return False
        case String():
            return ""
        case _:
            return 0


def run(address: str, snapshot: str, seconds: int, folder: Path) -> Bare:
    """Bare pgbench; a snapshot is written as often as the server would."""
    (folder / "plain.sql").write_text(script("''"), encoding="utf-8")
    (folder / "snapshot.sql").write_text(script(":snapshot"), encoding="utf-8")
    command = ["pgbench", "--no-vacuum", "--protocol=prepared", f"--client={CLIENTS}", "--jobs=1", "--log"]
    command += [f"--file=plain.sql@{LONGEST_TAIL}", "--file=snapshot.sql@1", f"--time={seconds}"]
    command += [f"--define={name}={value}" for name, value in {**VALUES, "snapshot": snapshot}.items()]
    completed = subprocess.run([*command, address], cwd=folder, check=False, capture_output=True, text=True)
    speed = re.search(r"tps = ([\d.]+)", completed.stdout)
    assert speed, completed.stderr
    assert not completed.returncode, completed.stderr
    lines = [line for path in folder.glob("pgbench_log.*") for line in path.read_text(encoding="ascii").splitlines()]
    assert asyncio.run(count_choices(address)) == len(lines), "pgbench did not keep what it should"
    return Bare(float(speed[1]), [int(line.split()[2]) / 1e6 for line in lines])
