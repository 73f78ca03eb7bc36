"""The table of The Princes of Florence in text: stacks, auction and characters, then the principalities."""

from __future__ import annotations

from typing import cast

from rich.console import RenderableType
from rich.text import Text

from signoria.games.princes import GAME
from signoria.games.princes.rules.cards import COLUMNS, FLORINS_PER_SPACE, PIECES, STACKS
from signoria.games.princes.rules.names import object_name
from signoria.games.princes.table import TABLE, Board, Marker, PrincesOwn, PrincesTable, PrincesView, Stack
from signoria.games.princes.view import PALAZZO, RECRUITING_CARD
from signoria.kernel.core import Seat, View
from signoria.kit.words import Words
from signoria.terminal.tables.saying import Glossary, foreseen

#: A letter for each piece on a grid: buildings have capitals, landscapes small ones.
LETTERS = {
    "university": "U",
    "laboratory": "L",
    "workshop": "W",
    "library": "B",
    "opera": "O",
    "studio": "S",
    "hospital": "H",
    "theater": "T",
    "tower": "R",
    "chapel": "C",
    "forest": "f",
    "lake": "l",
    "park": "p",
    PALAZZO: "#",
}
EMPTY = "·"
#: Squares that a piece covers, by its name.
SQUARES = {piece.id: len(piece.cells) for piece in PIECES}


GLOSSARY = Glossary(GAME)
name, explained = GLOSSARY.name, GLOSSARY.explained


class PrincesText:
    """What everybody needs to see first, the viewer's own principality and hand last."""

    def draw(self, view: View, seat: Seat | None, words: Words) -> list[RenderableType]:
        seen = cast(PrincesView, view)
        others = [other for other in range(len(seen["boards"])) if other != seat]
        table = seen["table"]
        parts: list[RenderableType] = [head(table, words), objects(table, words), supply(table, seen["own"], words)]
        for other in [*others, *([] if seat is None else [seat])]:
            parts.append(board(seen, other, other == seat, words))
        return parts

    def foresee(self, before: View, after: View, seat: Seat, words: Words) -> str:
        old, new = cast(PrincesView, before), cast(PrincesView, after)
        changed = [changes(was, will, words) for was, will in zip(old["boards"], new["boards"], strict=True)]
        if old["own"] and new["own"]:
            changed[seat] += signed(new["own"]["money"] - old["own"]["money"], "princes-text-florins", words)
        return "; ".join(foreseen(changed, seat, words))


def caption(place: str, words: Words) -> str:
    """What a place of the view is called, where it stands before any number."""
    return words.say(TABLE.at(place).name, n=2)


def changes(old: Board, new: Board, words: Words) -> list[str]:
    """Points that a board gains or loses."""
    return signed(sum(new["points"].values()) - sum(old["points"].values()), "princes-text-points", words)


def signed(change: int, message: str, words: Words) -> list[str]:
    """A change with its sign; nothing if there is none."""
    return [f"{'+' if change > 0 else '-'}{words.say(message, n=abs(change))}"] if change else []


def head(seen: PrincesTable, words: Words) -> RenderableType:
    lines = [f"{caption('table.round', words)} {seen['round']}", f"{caption('table.minimum', words)} {seen['minimum']}"]
    lines.append(name(seen["phase"], words))
    if seen["first"] is not None:
        lines.append(f"{caption('table.first', words)}: {words.name(seen['first'])}")
    if seen["seat"] is not None:
        lines.append(f"{caption('table.seat', words)}: {words.name(seen['seat'])}")
        lines.append(f"{caption('table.actions', words)}: {seen['actions']}")
    return Text(" · ".join(lines), style="bold")


def listed(lines: list[tuple[str, str]], first: str = "") -> Text:
    """A line for each thing that there is something to say about."""
    text = Text(first, style="bold")
    for label, value in lines:
        if value:
            text.append("\n" if text.plain else "")
            text.append(f"  {label}:" if label else " ", style="bold")
            text.append(value if value.startswith("\n") else f" {value}", style="not bold")
    return text


def objects(seen: PrincesTable, words: Words) -> RenderableType:
    """What can be won, what is for sale now, and who bids for or holds the characters."""
    lines = [(caption("table.stacks", words), ", ".join(stack(one, words) for one in seen["stacks"]))]
    sale = seen["auction"]
    if sale is not None:
        told = words.text(
            "princes-text-auction",
            object=words.put(object_name(STACKS.index(sale["stack"]))),
            price=sale["bid"],
            name=words.name(sale["seat"]),
        )
        lines.append(("", told))
    standing = [f"{words.name(one['seat'])} ({name(one['state'], words)})" for one in seen["bidders"]]
    lines.append((caption("table.bidders", words), ", ".join(standing)))
    if seen["characters"]:
        bidding = seen["phase"] == "characters"
        told = ", ".join(marker(one, bidding, words) for one in seen["characters"])
        lines.append((caption("table.characters", words), told))
        lines.append((caption("table.banker", words), str(seen["banker"])))
    work = seen["work"]
    if work is not None:
        cards = [name(card, words) for card in (work["profession"], *work["bonuses"])]
        lines.append((caption("table.work", words), ", ".join(cards)))
    return listed(lines)


def stack(shown: Stack, words: Words) -> str:
    closed = f" ({name(shown['closed'], words)})" if shown["closed"] else ""
    return f"{name(shown['stack'], words)} {shown['count']}{closed}"


def marker(shown: Marker, bidding: bool, words: Words) -> str:
    """A character with its holder, or its bidder and the bid."""
    said = name(shown["character"], words)
    for holder in shown["holder"]:
        said += f" [{words.name(holder['seat'])}]"
        if bidding and not shown["closed"]:
            said += f" {words.say('princes-text-florins', n=shown['space'] * FLORINS_PER_SPACE)}"
    return f"{said} ({name(shown['closed'], words)})" if shown["closed"] else said


def supply(seen: PrincesTable, own: PrincesOwn | None, words: Words) -> RenderableType:
    """Buildings, freedoms and decks, the bonus cards that are gone, and what the viewer knows to lie under decks."""
    buildings = ", ".join(f"{name(one['piece'], words)} {one['count']}" for one in seen["buildings"])
    freedoms = ", ".join(f"{name(freedom, words)} {number}" for freedom, number in seen["freedoms"].items())
    decks = ", ".join(f"{name(deck, words)} {number}" for deck, number in seen["decks"].items())
    lines = [(caption("table.buildings", words), buildings), (caption("table.freedoms", words), freedoms)]
    lines.append((caption("table.decks", words), decks))
    lines.append((caption("table.removed", words), "; ".join(name(card, words) for card in seen["removed"])))
    for deck, cards in own["known"].items() if own else ():
        label = f"{caption('own.known', words)} ({name(deck, words)})"
        lines.append((label, "; ".join(name(card, words) for card in cards)))
    return listed(lines)


def board(seen: PrincesView, seat: Seat, mine: bool, words: Words) -> RenderableType:
    """A principality, a line for each thing in it; one's own with its grid and cards."""
    shown = seen["boards"][seat]
    points = words.say("princes-text-points", n=sum(shown["points"].values()))
    own = seen["own"]
    if mine and own:
        lines = [(caption("own.money", words), str(own["money"])), *possessions(shown, words), *cards(own, words)]
        lines.append((caption("boards.grid", words), grid(shown["grid"], words)))
    else:
        lines = [*outside(shown, words), *possessions(shown, words)]
    return listed(lines, f"{words.name(seat)} · {points}")


def possessions(shown: Board, words: Words) -> list[tuple[str, str]]:
    """What everybody sees."""
    lines = []
    for field, number in (("builders", shown["builders"]), ("jesters", shown["jesters"])):
        lines.append((caption(f"boards.{field}", words), str(number) if number else ""))
    lines.append((caption("boards.freedoms", words), ", ".join(name(one, words) for one in shown["freedoms"])))
    lines.append((caption("boards.table", words), ", ".join(name(one, words) for one in shown["table"])))
    lines.append((caption("boards.best_work", words), str(shown["best_work"]) if shown["best_work"] else ""))
    lines.append((caption("boards.character", words), name(shown["character"], words) if shown["character"] else ""))
    lines.append((caption("boards.prestige", words), "; ".join(name(one, words) for one in shown["prestige"])))
    return lines


def outside(shown: Board, words: Words) -> list[tuple[str, str]]:
    """Somebody else's pieces, how many cards there are, and the money once it is shown."""
    told = [f"{name(piece, words)} {number}" for piece, number in pieces(shown["grid"]).items()]
    lines = [(caption("boards.grid", words), ", ".join(told) or words.say("princes-text-empty"))]
    lines.append((caption("boards.money", words), str(shown["money"]) if shown["money"] is not None else ""))
    counted = [("bonus_cards", shown["bonus_cards"]), ("prestige_cards", shown["prestige_cards"])]
    cards = [
        str(shown["hand"]),
        *[f"{caption(f'boards.{field}', words)} {number}" for field, number in counted if number],
    ]
    lines.append((caption("boards.hand", words), ", ".join(cards)))
    return lines


def cards(own: PrincesOwn, words: Words) -> list[tuple[str, str]]:
    """The viewer's own cards, each with what it does."""
    held = [("drawn", own["drawn"]), ("hand", own["hand"]), ("bonuses", own["bonuses"])]
    held.append(("prestiges", own["prestiges"]))
    return [
        (caption(f"own.{field}", words), "".join(f"\n    {card(one, words)}" for one in some)) for field, some in held
    ]


def card(word: str, words: Words) -> str:
    """A card of a hand; what a recruiting card does is too long to be told every time."""
    return name(word, words) if word == RECRUITING_CARD else explained(word, words)


def pieces(rows: list[list[str]]) -> dict[str, int]:
    """How many of each piece lie on a grid, without the palazzo."""
    covered = [cell for row in rows for cell in row if cell and cell != PALAZZO]
    return {piece: covered.count(piece) // SQUARES[piece] for piece in LETTERS if piece in covered}


def grid(rows: list[list[str]], words: Words) -> str:
    """Seven lines of letters between the names of columns and rows, and what the letters mean."""
    lines = [f"\n      {' '.join('abcdefg'[:COLUMNS])}"]
    for number, row in enumerate(rows, 1):
        lines.append(f"    {number} {' '.join(LETTERS[cell] if cell else EMPTY for cell in row)}")
    found = [piece for piece in LETTERS if any(piece in row for row in rows)]
    lines.append(f"    {', '.join(f'{LETTERS[piece]} {name(piece, words)}' for piece in found)}")
    return "\n".join(lines)
