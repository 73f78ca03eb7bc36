"""What Houses of Renaissance adds to the table of Lorenzo il Magnifico in text."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from signoria.games.lorenzo.table import Board, LorenzoOwn, LorenzoTable, Lot
from signoria.kit.words import Words
from signoria.terminal.tables.lorenzo_parts import caption, explained, listing, name, so_much, stand


def extra(seen: LorenzoTable, words: Words) -> list[RenderableType]:
    """The auction while it lasts, then what lies beside the board; nothing without the expansion."""
    if "auction" not in seen:
        return []
    return [*[lot(one, words) for one in seen["auction"]], beside(seen, words)]


def lot(shown: Lot, words: Words) -> RenderableType:
    """A family, then the lines of its auction tile and whose offer is on them."""
    text = Text(explained(shown["family"], words), style="bold")
    for line in shown["lines"]:
        offer = f" [{words.name(line['seat'])}]" if line["seat"] is not None else ""
        text.append(f"\n  {line['line']}: {so_much(line['goods'], words)}", style="not bold")
        text.append(offer, style="bold red")
    return text


def beside(part: LorenzoTable, words: Words) -> RenderableType:
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
    return shown.get("tokens", 0)


def lines(shown: Board, own: LorenzoOwn | None, words: Words) -> list[tuple[str, str]]:
    """What a personal board has beside what the base game puts there, a line for each thing; own: its owner's."""
    if "family" not in shown:
        return []
    placed = [f"{name(one['card'], words)}: {explained(one['token'], words)}" for one in shown["placed_tokens"]]
    spaces = [f"{name(one['space'], words)}: {stand(one['members'], words)}" for one in shown["spaces"]]
    found = [
        ("family", explained(shown["family"], words) if shown["family"] else ""),
        ("placed-tokens", listing(placed, True)),
        ("stored", so_much(shown["stored"], words)),
        ("faith-tiles", listing([explained(tile, words) for tile in shown["faith_tiles"]], True)),
        ("spaces", listing(spaces, True)),
    ]
    if own:
        found.append(("tokens", listing([explained(face, words) for face in own["tokens"]], True)))
        found.append(("drawn", listing([explained(face, words) for face in own["drawn"]], True)))
    elif shown["tokens"]:
        found.append(("tokens-in-hand", str(shown["tokens"])))
    return [(caption(field, words), value) for field, value in found]
