"""The command `signoria` and what it can do."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

import typer

from signoria.terminal.bench import bench
from signoria.terminal.play import play
from signoria.terminal.records import replay, verify
from signoria.terminal.serve import serve
from signoria.terminal.simulate import simulate
from signoria.terminal.upgrade import upgrade_check

app = typer.Typer(no_args_is_help=True, add_completion=False, help="A home for the great Renaissance board games.")
app.command()(play)
app.command()(serve)
app.command()(replay)
app.command()(verify)
app.command()(simulate)
app.command()(bench)
app.command("upgrade-check")(upgrade_check)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"signoria {version('signoria')}")
        raise typer.Exit


@app.callback()
def main(
    _version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say it.")] = False,
) -> None:
    """A home for the great Renaissance board games."""


if __name__ == "__main__":
    app()
