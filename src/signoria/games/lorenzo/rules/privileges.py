"""The council privileges: what they are called, and the goods that each is worth."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.boxes import BASE, BOXES, facts
from signoria.games.lorenzo.rules.effect import read_goods
from signoria.kit.goods import Goods
from signoria.kit.printed import Printed

_PRINTED: Final[list[Printed]] = [
    entry for box in range(len(BOXES)) for entry in facts(box, "board")["council_privileges"]
]
PRIVILEGES: Final[list[str]] = [entry["id"] for entry in _PRINTED]
PRIVILEGE_GOODS: Final[list[Goods]] = [read_goods(entry["resources"]) for entry in _PRINTED]
#: Those that everybody has.
BASE_PRIVILEGES: Final[int] = len(facts(BASE, "board")["council_privileges"])
