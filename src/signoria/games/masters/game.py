"""Masters of Renaissance as a Game: the rules behind the kernel's questions."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.games.masters import glossary, view
from signoria.games.masters.rules import labels, market, production, purchase, scoring, setup, solo, turn
from signoria.games.masters.rules.cards import MARBLES, MAX_SEATS, MIN_SEATS
from signoria.games.masters.rules.options import CATALOGUE
from signoria.games.masters.rules.state import FIRST_RULINGS, NONE, ONE_BY_ONE, Masters, Player
from signoria.games.masters.table import VIEW, MastersOwn, MastersPublic
from signoria.kernel.core import Event, Game, Label, Option, Score, Seat, Setting, Settings, Term, View
from signoria.kernel.rng import Rng

VERSION: Final = 3
SETTINGS: Final = (
    Setting("seats", tuple(range(MIN_SEATS, MAX_SEATS + 1)), 2),
    Setting("rulings", (FIRST_RULINGS, ONE_BY_ONE, VERSION), VERSION, since=2, before=FIRST_RULINGS),
)
CLASSES: Final[tuple[type, ...]] = (
    Masters,
    Player,
    setup.FillMarket,
    setup.DealLeaders,
    setup.KeepLeaders,
    setup.FirstPlayer,
    setup.StartingBonus,
    turn.Rounds,
    turn.Turn,
    market.WhiteMarbles,
    market.Store,
    purchase.Buy,
    purchase.Pay,
    purchase.Reveal,
    production.Produce,
    solo.DrawToken,
    solo.ApplyToken,
    solo.DiscardCards,
)


class MastersOfRenaissance(Game[Masters]):
    """The rules of Masters of Renaissance."""

    rule_of_turns: ClassVar[str] = "MAS-041"
    rule_of_the_end: ClassVar[str] = "MAS-171"

    def setup(self, settings: Settings, rng: Rng) -> Masters:
        seats, rulings = settings["seats"], settings["rulings"]
        assert isinstance(seats, int)
        assert isinstance(rulings, int)
        return setup.new_match(seats, rulings, rng)

    def public(self, state: Masters) -> MastersPublic:
        return view.public(state)

    def own(self, state: Masters, seat: Seat) -> MastersOwn:
        return view.own(state, seat)

    def misfit(self, view: View, before: View) -> str:
        return VIEW.misfit(view, before)

    def imagine(self, state: Masters, viewer: Seat | None, seed: str, blind: bool = False) -> Masters:
        return view.imagine(state, viewer, seed, blind)

    def scores(self, state: Masters) -> list[Score]:
        return scoring.scores(state)

    def describe(self, state: Masters, seat: Seat, option: Option) -> Label:
        return labels.describe(state, seat, option)

    def tell(self, event: Event) -> Label:
        return labels.tell(event)

    def glossary(self) -> dict[str, Term]:
        return glossary.glossary()

    def census(self, state: Masters) -> dict[str, int]:
        """Marbles of each colour, cards and leaders (MAS-001, MAS-005, MAS-007)."""
        marbles = [*state.market, state.slide]
        pieces = {marble: marbles.count(m) for m, marble in enumerate(MARBLES)}
        cards = [*state.removed, *[top for top in state.tops if top != NONE]]
        leaders = list(state.leaders)
        for bag in state.covered:
            cards += bag
        for player in state.players:
            leaders += [*player.hand, *player.played, *player.gone]
            for slot in player.slots:
                cards += slot
        pieces["cards"] = len(set(cards))
        pieces["leaders"] = len(set(leaders))
        return pieces


GAME: Final = MastersOfRenaissance(
    key="masters",
    version=VERSION,
    options=CATALOGUE,
    settings=SETTINGS,
    classes=CLASSES,
)
