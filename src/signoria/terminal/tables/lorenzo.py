"""The table of Lorenzo il Magnifico in text: towers with what their cards do, spaces, tiles, then the boards."""

from __future__ import annotations

from typing import cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from signoria.games.lorenzo.rules.cards import TOWERS
from signoria.games.lorenzo.rules.names import goods
from signoria.games.lorenzo.rules.vocabulary import ROWS, STOCK
from signoria.games.lorenzo.table import ActionSpace, Board, LorenzoTable, LorenzoView
from signoria.kernel.core import Seat, View
from signoria.kit.words import Words
from signoria.terminal.tables import houses
from signoria.terminal.tables.lorenzo_parts import caption, explained, listing, name, so_much, stand
from signoria.terminal.tables.saying import foreseen

STYLES = {"territory": "green", "character": "blue", "building": "yellow", "venture": "magenta", "special": "cyan"}


class LorenzoText:
    """What everybody needs to see first, the viewer's own board last."""

    def draw(self, view: View, seat: Seat | None, words: Words) -> list[RenderableType]:
        seen = cast(LorenzoView, view)
        shared = seen["table"]
        others = [other for other in range(len(seen["boards"])) if other != seat]
        parts: list[RenderableType] = [head(shared, words), tiles(shared, words), *houses.extra(shared, words)]
        if shared["phase"] != "preparation":
            parts += [towers(shared, words), spaces(shared, words)]
        for other in [*others, *([] if seat is None else [seat])]:
            parts.append(board(seen, other, other == seat, words))
        return parts

    def foresee(self, before: View, after: View, seat: Seat, words: Words) -> str:
        old, new = cast(LorenzoView, before), cast(LorenzoView, after)
        changed = [changes(was, will, words) for was, will in zip(old["boards"], new["boards"], strict=True)]
        return "; ".join(foreseen(changed, seat, words))


def changes(old: Board, new: Board, words: Words) -> list[str]:
    """Goods and points that change, with their signs."""
    said = []
    for kind, (before, after) in enumerate(zip(amounts(old), amounts(new), strict=True)):
        if after != before:
            one = [abs(after - before) if other == kind else 0 for other in range(len(STOCK))]
            said.append(f"{'+' if after > before else '-'}{words.put(goods(one)[0])}")
    return said


def amounts(shown: Board) -> list[int]:
    """All goods of a board, in their order, and how many tokens."""
    points = [shown["military"], shown["faith"], shown["victory_points"]]
    return [*shown["resources"].values(), *points, houses.tokens_of(shown)]


def head(seen: LorenzoTable, words: Words) -> RenderableType:
    lines = [f"{caption('round', words)} {seen['round']}", name(seen["phase"], words)]
    if seen["dice"]:
        dice = ", ".join(f"{name(die['die'], words)} {die['value']}" for die in seen["dice"])
        lines.append(f"{caption('dice', words)}: {dice}")
    order = ", ".join(words.name(place["seat"]) for place in seen["order"])
    return Text(" · ".join([*lines, f"{caption('order', words)}: {order}"]), style="bold")


def tiles(seen: LorenzoTable, words: Words) -> RenderableType:
    text = Text(caption("tiles", words), style="bold")
    for tile in seen["tiles"]:
        marked = ", ".join(words.name(place["seat"]) for place in tile["marked"])
        needed = words.say("lorenzo-faith", n=tile["faith"])
        text.append(f"\n  {needed}: {explained(tile['tile'], words)}", style="not bold")
        text.append(f" [{marked}]" if marked else "", style="bold red")
    return text


def towers(seen: LorenzoTable, words: Words) -> RenderableType:
    """Every floor from the top down, tower by tower, with what its card costs and does."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    for tower, printed in enumerate(TOWERS[: len(seen["decks"])]):
        kind = printed.id
        for number, row in enumerate(seen["towers"]):
            floor = row[tower]
            place = f"{kind}.{len(seen['towers']) - number}"
            said = explained(floor["card"], words) if floor["card"] else stand(floor["members"], words)
            bonus = f" +{so_much(floor['bonus'], words)}" if floor["bonus"] else ""
            table.add_row(Text(name(place, words), style=STYLES[kind]), f"{floor['value']}{bonus}", said)
    return table


def spaces(seen: LorenzoTable, words: Words) -> RenderableType:
    table = Table(box=None, padding=(0, 1), show_header=False)
    areas: list[list[ActionSpace]] = [seen["harvest"], seen["production"], seen["market"], seen["council"]]
    for area in areas:
        for space in area:
            table.add_row(name(space["space"], words), stand(space["members"], words))
    return table


def board(seen: LorenzoView, seat: Seat, mine: bool, words: Words) -> RenderableType:
    """A personal board, a line for each thing on it; one's own with what the cards do."""
    shown = seen["boards"][seat]
    points = words.say("lorenzo-victory-points", n=sum(shown["points"].values()))
    owned = ", ".join(words.put(label) for label in goods(amounts(shown)))
    members = ", ".join(f"{name(one['member'], words)} {one['value']}" for one in shown["members"])
    lines = [("", owned), (caption("members-to-place", words), members)]
    lines.append((caption("bonus-tile", words), explained(shown["bonus_tile"], words) if mine else ""))
    for row, cards in zip(ROWS, rows(shown), strict=True):
        told = [explained(card, words) if mine else name(card, words) for card in cards]
        lines.append((caption(row, words), listing(told, mine)))
    lines.append((caption("leaders", words), leaders(shown, words)))
    own = seen["own"] if mine else None
    if own:
        held = [*own["pack"], *own["hand"]]
        lines.append((caption("hand", words), listing([explained(leader, words) for leader in held], True)))
    elif shown["hand"]:
        lines.append((caption("in-hand", words), str(shown["hand"])))
    lines += houses.lines(shown, own, words)
    text = Text(f"{words.name(seat)} · {points}", style="bold")
    for label, value in lines:
        if value:
            text.append(f"\n  {label}: {value}" if label else f"\n  {value}", style="not bold")
    return text


def rows(shown: Board) -> list[list[str]]:
    return [shown["territories"], shown["buildings"], shown["characters"], shown["ventures"]]


def leaders(shown: Board, words: Words) -> str:
    """Leaders in play, each with the side it shows."""
    found = []
    for leader in shown["leaders"]:
        copied = f" = {name(leader['copied'], words)}" if leader["copied"] else ""
        found.append(f"{explained(leader['leader'], words)}{copied} [{name(leader['side'], words)}]")
    return listing(found, True)
