"""The game as Signoria's kernel asks for it: set-up, views, what may be imagined, points."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.rules import frames, labels
from bottega.rules.state import BOLTS, CATALOGUE, COLOURS, NONE, PURSE, STALLS, Bottega, Clothier, worth
from bottega.table import VIEW, Public, Secret, Shop
from signoria.kernel.core import Event, Game, Label, Option, Score, Seat, Setting, Settings, Term, View
from signoria.kernel.rng import Rng, imagined_rng

VERSION: Final = 1
SETTINGS: Final = (Setting("seats", (2, 3, 4), 2),)
#: What states are made of, so that they can be saved.
CLASSES: Final = (
    *(Bottega, Clothier),
    *(frames.Deal, frames.Fill, frames.Rounds, frames.Turn, frames.Gifts, frames.Show),
)
#: Of each colour so many commissions.
ALIKE: Final = 2


class BottegaGame(Game[Bottega]):
    """The rules of Bottega."""

    rule_of_turns: ClassVar[str] = "BOT-001"
    rule_of_the_end: ClassVar[str] = "BOT-002"

    def setup(self, settings: Settings, rng: Rng) -> Bottega:
        seats = settings["seats"]
        assert isinstance(seats, int)
        clothiers = [Clothier(PURSE, 0, NONE, ()) for _ in range(seats)]
        commissions = sorted([*range(len(COLOURS))] * ALIKE)
        bag = [*range(len(BOLTS))]
        return Bottega(rng, [frames.Rounds(), frames.Deal()], clothiers, [NONE] * STALLS, bag, commissions, 0, False)

    def public(self, state: Bottega) -> Public:
        frame = state.stack[-1] if state.stack else None
        return {
            "table": {
                "round": state.round,
                "turn": frame.seat if isinstance(frame, frames.Turn) else None,
                "stalls": ["" if bolt == NONE else BOLTS[bolt] for bolt in state.stalls],
                "bag": len(state.bag),
            },
            "boards": [shop(state, clothier) for clothier in state.clothiers],
        }

    def own(self, state: Bottega, seat: Seat) -> Secret:
        return {"commission": COLOURS[state.clothiers[seat].commission]}

    def misfit(self, view: View, before: View) -> str:
        return VIEW.misfit(view, before)

    def imagine(self, state: Bottega, viewer: Seat | None, seed: str, blind: bool = False) -> Bottega:
        """Deal the commissions of others again; of the bag nobody knows more than what is in it."""
        clone = state.copy()
        rng = imagined_rng(seed)
        if not clone.over:
            others = [clothier for seat, clothier in enumerate(clone.clothiers) if seat != viewer]
            clone.commissions = sorted([*clone.commissions, *[other.commission for other in others]])
            for other in others:
                other.commission = rng.draw(clone.commissions, "commissions")
        clone.rng = Rng(seed, rng.drawn)
        return clone

    def scores(self, state: Bottega) -> list[Score]:
        """Most points win, who is level shares the win (BOT-002)."""
        parts_by_seat = [parts(state, clothier) for clothier in state.clothiers]
        totals = [sum(part.values()) for part in parts_by_seat]
        return [
            Score(part, 1 + sum(total > mine for total in totals))
            for part, mine in zip(parts_by_seat, totals, strict=True)
        ]

    def describe(self, state: Bottega, seat: Seat, option: Option) -> Label:
        return labels.describe(state, option)

    def tell(self, event: Event) -> Label:
        return labels.tell(event)

    def glossary(self) -> dict[str, Term]:
        return labels.glossary()

    def census(self, state: Bottega) -> dict[str, int]:
        sold = [bolt for clothier in state.clothiers for bolt in clothier.bolts]
        laid = [bolt for bolt in state.stalls if bolt != NONE]
        commissioned = [clothier for clothier in state.clothiers if clothier.commission != NONE]
        return {"bolts": len({*sold, *laid, *state.bag}), "commissions": len(state.commissions) + len(commissioned)}


def shop(state: Bottega, clothier: Clothier) -> Shop:
    return {
        "coins": clothier.coins,
        "gifts": clothier.gifts,
        "bolts": [BOLTS[bolt] for bolt in clothier.bolts],
        "shown": COLOURS[clothier.commission] if state.over else "",
        "points": parts(state, clothier),
    }


def parts(state: Bottega, clothier: Clothier) -> dict[str, int]:
    """Points by where they come from; a commission counts only when all know it, or it would give itself away."""
    return {
        "cloth": sum(worth(bolt) for bolt in clothier.bolts),
        "commission": clothier.commissioned() if state.over else 0,
        "gifts": clothier.gifts,
    }


GAME: Final = BottegaGame("bottega", VERSION, CATALOGUE, SETTINGS, CLASSES)
