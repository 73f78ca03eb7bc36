"""signoria upgrade-check: whether every stored match survives this version, before it serves."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Annotated

import typer

from signoria.kit.words import Words
from signoria.registry import words_in
from signoria.terminal.arguments import Language
from signoria.terminal.serve import Database, default_database


def upgrade_check(
    database: Database = "",
    quiet: Annotated[bool, typer.Option("--quiet", help="Print only what is not good, and the sum.")] = False,
    language: Language = "en",
) -> None:
    """Replay every stored match with the rules installed here; a verdict each."""
    if not asyncio.run(check(database or default_database(), quiet, words_in(language))):
        raise typer.Exit(1)


async def check(database: str, quiet: bool, words: Words) -> bool:
    """Whether all is well with every match."""
    from signoria.server.store import Store  # noqa: PLC0415 - other commands need not wait for it
    from signoria.server.upgrade import FINE, verdicts  # noqa: PLC0415

    store = await Store.open(database)
    counts: Counter[str] = Counter()
    async for verdict in verdicts(store):
        counts[verdict.what] += 1
        if not quiet or verdict.what not in FINE:
            text = words.text(f"platform-upgrade-{verdict.what}", number=verdict.number)
            typer.echo(f"{verdict.table}  {verdict.game} {verdict.version}  {verdict.choices:5}  {text}")
    await store.close()
    fine = sum(counts[what] for what in FINE)
    typer.echo(words.text("platform-upgrade-sum", good=fine, all=counts.total()))
    return fine == counts.total()
