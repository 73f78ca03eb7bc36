"""Lorenzo il Magnifico as a Game: the rules behind the kernel's questions."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.games.lorenzo import glossary, view
from signoria.games.lorenzo.houses import game as houses
from signoria.games.lorenzo.houses import glossary as houses_glossary
from signoria.games.lorenzo.houses import view as houses_view
from signoria.games.lorenzo.rules import (
    base,
    bonus_card,
    giving,
    labels,
    leaders,
    placement,
    rounds,
    scoring,
    setup,
    telling,
    towers,
    turn,
    vatican,
    work,
)
from signoria.games.lorenzo.rules.cards import MAX_SEATS, MIN_SEATS
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.houses import labels as houses_labels
from signoria.games.lorenzo.rules.houses import telling as houses_telling
from signoria.games.lorenzo.rules.houses.state import with_houses
from signoria.games.lorenzo.rules.options import CATALOGUE
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.state import FIRST_RULINGS, ONE_BY_ONE, Lorenzo
from signoria.games.lorenzo.table import VIEW, LorenzoOwn, LorenzoPublic
from signoria.kernel.core import Event, Game, Label, Option, Score, Seat, Setting, Settings, Term, View, Word
from signoria.kernel.rng import Rng
from signoria.kit.events import Arguments, event_label

VERSION: Final = 3
SETTINGS: Final = (
    Setting("seats", tuple(range(MIN_SEATS, houses.MAX_SEATS + 1)), 2),
    Setting("advanced", (True, False), True),
    Setting("asked", (True, False), True),
    *houses.SETTINGS,
    Setting("rulings", (FIRST_RULINGS, ONE_BY_ONE, VERSION), VERSION, since=2, before=FIRST_RULINGS),
)
CLASSES: Final[tuple[type, ...]] = (
    Lorenzo,
    Player,
    base.BaseRules,
    setup.DrawOrder,
    setup.DrawExcommunications,
    setup.ChooseTiles,
    setup.DealLeaders,
    setup.Draft,
    setup.PassPacks,
    rounds.Rounds,
    rounds.RoundSetup,
    turn.Actions,
    turn.Turn,
    placement.PlacingMember,
    towers.TakingCard,
    bonus_card.BonusCard,
    work.Activation,
    work.BonusWork,
    giving.GivingEffects,
    giving.Reduction,
    leaders.CopyingLeader,
    leaders.ChoosingMember,
    vatican.VaticanReport,
    *houses.CLASSES,
)


def parameters(kind: str, args: Arguments) -> dict[str, Word]:
    """What an event of either box tells."""
    return telling.parameters(kind, args) or houses_telling.parameters(kind, args)


class LorenzoIlMagnifico(Game[Lorenzo]):
    """The rules of Lorenzo il Magnifico."""

    rule_of_turns: ClassVar[str] = "LOR-029"
    rule_of_the_end: ClassVar[str] = "LOR-226"

    def setup(self, settings: Settings, rng: Rng) -> Lorenzo:
        seats, rulings = settings["seats"], settings["rulings"]
        assert isinstance(seats, int)
        assert isinstance(rulings, int)
        if settings["houses"]:
            return houses.new_match(seats, settings, rulings, rng)
        return setup.new_match(seats, bool(settings["advanced"]), bool(settings["asked"]), rulings, rng)

    def forbids(self, settings: Settings) -> str:
        return houses.forbids(settings, MAX_SEATS)

    def public(self, state: Lorenzo) -> LorenzoPublic:
        if with_houses(state):
            return houses_view.public(state)
        return view.public(state)

    def own(self, state: Lorenzo, seat: Seat) -> LorenzoOwn:
        if with_houses(state):
            return houses_view.own(state, seat)
        return view.own(state, seat)

    def misfit(self, view: View, before: View) -> str:
        return VIEW.misfit(view, before)

    def imagine(self, state: Lorenzo, viewer: Seat | None, seed: str, blind: bool = False) -> Lorenzo:
        if with_houses(state):
            return houses_view.imagine(state, viewer, seed)
        return view.imagine(state, viewer, seed)

    def scores(self, state: Lorenzo) -> list[Score]:
        return scoring.scores(state)

    def describe(self, state: Lorenzo, seat: Seat, option: Option) -> Label:
        return houses_labels.describe(state, seat, option) or labels.describe(state, seat, option)

    def tell(self, event: Event) -> Label:
        return event_label(self.key, event, parameters)

    def glossary(self) -> dict[str, Term]:
        return {**glossary.glossary(), **houses_glossary.glossary()}

    def census(self, state: Lorenzo) -> dict[str, int]:
        """Cards and leaders, wherever they lie, and the members of all players (LOR-001, LOR-002, LOR-004)."""
        cards = [*state.removed, *[card for card in state.floors if card != NONE]]
        people = list(state.leaders)
        for bag in state.decks:
            cards += bag
        for player in state.players:
            people += [*player.pack, *player.hand, *player.leaders, *player.discarded]
            for row in player.cards:
                cards += row
        if with_houses(state):
            return houses.census(state, cards, people)
        return {"cards": len(set(cards)), "leaders": len(set(people))}


GAME: Final = LorenzoIlMagnifico(
    key="lorenzo",
    version=VERSION,
    options=(*CATALOGUE, *houses.CATALOGUE),
    settings=SETTINGS,
    classes=CLASSES,
)
