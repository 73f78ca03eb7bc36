"""What Houses of Renaissance adds to the table of Lorenzo il Magnifico in text."""

from __future__ import annotations

from typing import cast

from rich.console import RenderableType
from rich.text import Text

from signoria.games.lorenzo.houses.view import HouseBoard, HousesPart, Lot
from signoria.games.lorenzo.view import Board, LorenzoView
from signoria.kernel.core import Seat
from signoria.terminal.tables.lorenzo_parts import caption, explained, listing, name, so_much, stand
from signoria.words import Words


def extra(seen: LorenzoView, words: Words) -> list[RenderableType]:
    """The auction while it lasts, then what lies beside the board; nothing without the expansion."""
    if "auction" not in seen:
        return []
    part = cast(HousesPart, seen)
    return [*[lot(one, words) for one in part["auction"]], beside(part, words)]


def lot(shown: Lot, words: Words) -> RenderableType:
    """A family, then the lines of its auction tile and whose offer is on them."""
    text = Text(explained(shown["family"], words), style="bold")
    for line in shown["lines"]:
        offer = f" [{words.name(line['seat'])}]" if line["seat"] is not None else ""
        text.append(f"\n  {line['line']}: {so_much(line['goods'], words)}", style="not bold")
        text.append(offer, style="bold red")
    return text


def beside(part: HousesPart, words: Words) -> RenderableType:
    """The adaptation tile, supply and deck in one line, then a line for each heap that lies open."""
    tower = words.say(f"lorenzo-tower-{part['adaptation']}") if part["adaptation"] else "-"
    counts = {"adaptation": tower, "supply": part["supply"], "leader-deck": part["leader_deck"]}
    text = Text(" · ".join(f"{caption(field, words)}: {value}" for field, value in counts.items()))
    heaps = {
        "open-leaders": part["open_leaders"],
        "used-tokens": part["used_tokens"],
        "removed": part["removed"],
        "gone": part["gone"],
    }
    for field, heap in heaps.items():
        if heap:
            text.append(f"\n{caption(field, words)}: {', '.join(name(one, words) for one in heap)}")
    return text


def tokens_of(shown: Board) -> int:
    """How many tokens a player holds."""
    return cast(HouseBoard, shown)["tokens"] if "family" in shown else 0


def lines(seen: LorenzoView, seat: Seat, mine: bool, words: Words) -> list[tuple[str, str]]:
    """What a personal board has beside what the base game puts there, a line for each thing."""
    if "auction" not in seen:
        return []
    part, shown = cast(HousesPart, seen), cast(HouseBoard, seen["boards"][seat])
    placed = [f"{name(one['card'], words)}: {explained(one['token'], words)}" for one in shown["placed_tokens"]]
    spaces = [f"{name(one['space'], words)}: {stand(one['members'], words)}" for one in shown["spaces"]]
    found = [
        ("boards-family", explained(shown["family"], words) if shown["family"] else ""),
        ("boards-placed-tokens", listing(placed, True)),
        ("boards-stored", so_much(shown["stored"], words)),
        ("boards-faith-tiles", listing([explained(tile, words) for tile in shown["faith_tiles"]], True)),
        ("boards-spaces", listing(spaces, True)),
    ]
    if mine:
        found.append(("tokens", listing([explained(face, words) for face in part["tokens"]], True)))
        found.append(("drawn", listing([explained(face, words) for face in part["drawn"]], True)))
    elif shown["tokens"]:
        found.append(("boards-tokens", str(shown["tokens"])))
    return [(caption(field, words), value) for field, value in found]
