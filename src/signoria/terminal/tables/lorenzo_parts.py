"""What the table of Lorenzo il Magnifico in text is put together from, with an expansion or without."""

from __future__ import annotations

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.table import Piece
from signoria.kit.words import Words
from signoria.terminal.tables.saying import Glossary

GLOSSARY = Glossary(GAME)
name, explained = GLOSSARY.name, GLOSSARY.explained


def caption(field: str, words: Words) -> str:
    return words.say(f"lorenzo-field-{field}")


def so_much(goods: dict[str, int], words: Words) -> str:
    """Goods one after the other, as a view names them."""
    return ", ".join(words.say(f"lorenzo-{good.replace('_', '-')}", n=n) for good, n in goods.items())


def stand(members: list[Piece], words: Words) -> str:
    """Who stands somewhere, and with which member."""
    return ", ".join(f"{words.name(piece['seat'])}: {name(piece['member'], words)}" for piece in members) or "-"


def listing(told: list[str], long: bool) -> str:
    """Things on lines of their own, or one after the other."""
    return "".join(f"\n    {one}" for one in told) if long else ", ".join(told)
