"""Every box of rules that has a referee."""

from __future__ import annotations

from typing import Final

from tests.referee.houses.matches import HOUSES
from tests.referee.lorenzo.matches import LORENZO
from tests.referee.masters.matches import MASTERS, SOLO
from tests.referee.princes.matches import MUSE, PRINCES
from tests.referee.rule_set import RuleSet

BOXES: Final[tuple[RuleSet, ...]] = (LORENZO, HOUSES, MASTERS, SOLO, PRINCES, MUSE)
RULE_SETS: Final = {box.name: box for box in BOXES}
