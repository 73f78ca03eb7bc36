"""The table of Masters of Renaissance in text: every piece with a word beside its colour and shape."""

from __future__ import annotations

from typing import cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from signoria.games.masters.glossary import needs
from signoria.games.masters.rules.cards import CARDS, COLOURS, LEADERS, RESOURCES, TOKENS
from signoria.games.masters.rules.names import card_name, exchange, goods, leader_name, token_name
from signoria.games.masters.table import Board, MastersTable, MastersView, Solo
from signoria.kernel.core import Label, Seat, View, Word
from signoria.kit.words import Words
from signoria.terminal.tables.saying import foreseen

CARD = {card.id: i for i, card in enumerate(CARDS)}
LEADER = {leader.id: i for i, leader in enumerate(LEADERS)}
TOKEN = {token.id: i for i, token in enumerate(TOKENS)}
STYLES = {"white": "default", "blue": "blue", "grey": "bright_black", "yellow": "yellow", "purple": "magenta"}
STYLES |= {"red": "red", "green": "green"}
#: A shape for each marble, so that nobody depends on its colour.
SHAPES = {"white": "○", "blue": "◆", "grey": "■", "yellow": "●", "purple": "▲", "red": "✚"}


class MastersText:
    """Market, cards, Lorenzo, then the boards, the viewer's own last."""

    def draw(self, view: View, seat: Seat | None, words: Words) -> list[RenderableType]:
        seen = cast(MastersView, view)
        table = seen["table"]
        boards = [other for other in range(len(seen["boards"])) if other != seat]
        parts: list[RenderableType] = [head(table, words), market(table, words), grid(table, words)]
        if table["solo"] is not None:
            parts.append(lorenzo(table["solo"], words))
        for other in [*boards, *([] if seat is None else [seat])]:
            parts.append(board(seen, other, other == seat, words))
        return parts

    def foresee(self, before: View, after: View, seat: Seat, words: Words) -> str:
        old, new = cast(MastersView, before), cast(MastersView, after)
        changed = [gains(was, will, words) for was, will in zip(old["boards"], new["boards"], strict=True)]
        said = foreseen(changed, seat, words)
        business = new["table"]["business"]
        if business and not old["table"]["business"] and sum(business["taken"].values()):
            said.append(words.say("masters-text-taken", goods=goods(list(business["taken"].values()))))
        if business and any([*business["cost"].values(), *business["gain"].values(), business["faith"]]):
            cost, gain = list(business["cost"].values()), list(business["gain"].values())
            said.append(words.say("masters-text-plan", cost=goods(cost), gain=goods(gain, business["faith"])))
        was, will = old["table"]["solo"], new["table"]["solo"]
        if was and will and was["cross"] != will["cross"]:
            said.append(words.say("masters-text-cross", space=will["cross"]))
        return "; ".join(said)


def gains(old: Board, new: Board, words: Words) -> list[str]:
    """Goods, faith and points that change, with their signs."""
    change = [owned(new)[r] - owned(old)[r] for r in RESOURCES]
    said = [signed(n, words.say(f"masters-{r}", n=abs(n))) for r, n in zip(RESOURCES, change, strict=True) if n]
    faith = new["faith"] - old["faith"]
    points = sum(new["points"].values()) - sum(old["points"].values())
    if faith:
        said.append(signed(faith, words.say("masters-faith", n=faith)))
    if points:
        said.append(signed(points, words.say("masters-text-points", n=abs(points))))
    return said


def signed(change: int, amount: str) -> str:
    return f"{'+' if change > 0 else '-'}{amount}"


def owned(board: Board) -> dict[str, int]:
    held = dict(board["strongbox"])
    for depot in board["depots"]:
        if depot["resource"]:
            held[depot["resource"]] += depot["count"]
    return held


def head(seen: MastersTable, words: Words) -> RenderableType:
    lines = [words.say("masters-text-round", n=seen["round"])]
    if seen["ending"]:
        lines.append(words.say("masters-text-ending"))
    return Text(" · ".join(lines), style="bold")


def market(seen: MastersTable, words: Words) -> RenderableType:
    tray = Table(title=words.say("masters-text-market"), title_justify="left", box=None, padding=(0, 2))
    tray.add_column("")
    for column in range(len(seen["market"][0])):
        tray.add_column(words.say("masters-column", n=column + 1))
    for number, row in enumerate(seen["market"], 1):
        tray.add_row(words.say("masters-row", n=number), *[marble(name, words) for name in row])
    slide = marble(seen["slide"], words).plain
    tray.caption = words.text("masters-text-slide", marble=slide)
    tray.caption_justify = "left"
    return tray


def marble(name: str, words: Words) -> Text:
    return Text(f"{SHAPES[name]} {words.say(f'masters-marble-{name}')}", style=STYLES[name])


def grid(seen: MastersTable, words: Words) -> RenderableType:
    columns = ["masters-text-grid", "masters-text-cost", "masters-text-production", "masters-text-stack"]
    cards = Table(*[words.say(column) for column in columns], box=None, padding=(0, 1), header_style="bold")
    for level in (2, 1, 0):
        for colour, column in enumerate(seen["grid"]):
            stack = column[level]
            if stack["card"]:
                shown = CARDS[CARD[stack["card"]]]
                name = Text(short(stack["card"], words), style=STYLES[COLOURS[colour]])
                left = words.say("masters-text-left", n=stack["covered"] + 1)
                cards.add_row(name, said(words, goods(shown.cost)), production(shown.id, words), left)
    return cards


def short(card: str, words: Words) -> str:
    """A card's name where space is dear."""
    return words.put(Label("masters-text-card", card_name(CARD[card]).parameters))


def production(card: str, words: Words) -> str:
    """What a card takes and gives."""
    takes = exchange(CARDS[CARD[card]].power)
    return f"{said(words, takes['input'])} → {said(words, takes['output'])}"


def said(words: Words, word: Word) -> str:
    return words.listed([words.put(part) for part in word]) if isinstance(word, tuple) else str(word)


def lorenzo(side: Solo, words: Words) -> RenderableType:
    lines = [words.say("masters-text-cross", space=side["cross"])]
    if side["token"]:
        lines.append(words.say("masters-text-token", token=token_name(TOKEN[side["token"]])))
    return Text("\n".join(lines), style="bold")


def board(seen: MastersView, seat: Seat, mine: bool, words: Words) -> RenderableType:
    """A personal board, a line for each thing on it."""
    shown = seen["boards"][seat]
    line = [words.name(seat), words.say("masters-text-points", n=sum(shown["points"].values()))]
    line.append(words.say("masters-text-faith", space=shown["faith"]))
    if seen["table"]["first"] == seat and len(seen["boards"]) > 1:
        line.append(words.say("masters-text-inkwell"))
    held = list(shown["strongbox"].values())
    lines = [(words.say("masters-text-depots"), depots(shown, words))]
    if sum(held):
        lines.append((words.say("masters-text-strongbox"), said(words, goods(held))))
    lines.append((words.say("masters-text-slots"), slots(shown, words)))
    if shown["played"]:
        lines.append((words.say("masters-text-leaders"), leaders(shown["played"], words)))
    if seen["table"]["reports"]:
        tiles = [words.say(f"masters-text-tile-{tile.replace('_', '-')}") for tile in shown["tiles"]]
        lines.append(("", words.text("masters-text-tiles", tiles=", ".join(tiles))))
    if mine and seen["own"]:
        lines.append((words.say("masters-text-my-hand"), leaders(seen["own"]["hand"], words)))
    else:
        lines.append(("", words.say("masters-text-hand", n=shown["hand"])))
    text = Text(" · ".join(line), style="bold")
    for name, value in lines:
        text.append(f"\n  {name}: {value}" if name else f"\n  {value}", style="not bold")
    return text


def depots(shown: Board, words: Words) -> str:
    """Each depot with what it holds and how much it can hold; those of leaders come last."""
    lines = []
    for depot in shown["depots"]:
        held = f"masters-resource-{depot['resource']}" if depot["resource"] else "masters-text-empty"
        lines.append(f"{words.say(held)} {depot['count']}/{depot['size']}")
    return ", ".join(lines)


def slots(shown: Board, words: Words) -> str:
    """The top card of each slot and its power, and what it covers; on one line as long as there is none."""
    if not any(shown["slots"]):
        return words.say("masters-text-empty")
    return "".join(f"\n    {number}. {slot_line(slot, words)}" for number, slot in enumerate(shown["slots"], 1))


def slot_line(slot: list[str], words: Words) -> str:
    if not slot:
        return words.say("masters-text-empty")
    covered = f" ({words.say('masters-text-covers')} {', '.join(short(card, words) for card in slot[:-1])})"
    return f"{short(slot[-1], words)}: {production(slot[-1], words)}{covered if slot[:-1] else ''}"


def leaders(ids: list[str], words: Words) -> str:
    """Leaders, each with what it asks for and what it is worth."""
    return "".join(f"\n    {leader(name, words)}" for name in ids) or words.say("masters-nothing")


def leader(name: str, words: Words) -> str:
    number = LEADER[name]
    worth = words.say("masters-text-points", n=LEADERS[number].victory_points)
    return f"{words.put(leader_name(number))} ({words.say('masters-text-needs', needs=needs(number))}; {worth})"
