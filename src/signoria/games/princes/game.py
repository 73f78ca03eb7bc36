"""The Princes of Florence as a Game: the rules behind the kernel's questions."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.games.princes import glossary, view
from signoria.games.princes.rules import (
    auction,
    character_auction,
    characters,
    decks,
    imagining,
    labels,
    objects,
    rounds,
    scoring,
    setup,
    turn,
    works,
)
from signoria.games.princes.rules.cards import (
    BONUS,
    BUILDER,
    BUILDINGS,
    JESTER,
    LANDSCAPES,
    MAX_SEATS,
    MIN_SEATS,
    OPENING_BID,
    PIECES,
    PROFESSION,
    RECRUITING_CARD,
    TWO,
    TWO_OPENING_BID,
)
from signoria.games.princes.rules.grid import PLACEMENTS
from signoria.games.princes.rules.options import CATALOGUE
from signoria.games.princes.rules.state import FIRST_RULINGS, KNOWERS, RECRUITING, Player, Princes
from signoria.games.princes.table import VIEW, PrincesOwn, PrincesPublic
from signoria.kernel.core import Event, Game, Label, Option, Score, Seat, Setting, Settings, Term, View
from signoria.kernel.rng import Rng

VERSION: Final = 2
SETTINGS: Final = (
    Setting("seats", tuple(range(MIN_SEATS, MAX_SEATS + 1)), 3),
    Setting("expansion", (False, True), False),
    Setting("blocks", (False, True), False),
    Setting("harder", (False, True), False),
    Setting("first", tuple(range(MAX_SEATS + 1)), 0),
    Setting("last_price", (OPENING_BID, TWO_OPENING_BID), OPENING_BID, since=2, before=TWO_OPENING_BID),
    Setting("rulings", (FIRST_RULINGS, VERSION), VERSION, since=2, before=FIRST_RULINGS),
)
CLASSES: Final[tuple[type, ...]] = (
    Princes,
    Player,
    setup.DrawFirst,
    setup.DrawFreedoms,
    setup.DealProfessions,
    setup.ReturnProfession,
    rounds.Rounds,
    rounds.Turns,
    rounds.Reveal,
    rounds.Over,
    auction.ObjectAuction,
    auction.PayingBid,
    auction.FreeObject,
    character_auction.CharacterAuction,
    characters.LastUse,
    objects.ChooseLandscape,
    objects.PlacingPiece,
    objects.NewRecruitingCard,
    decks.DrawCards,
    decks.KeepCard,
    decks.OrderCards,
    turn.Turn,
    works.CompletingWork,
    works.ExchangingFlorins,
)


class ThePrincesOfFlorence(Game[Princes]):
    """The rules of The Princes of Florence."""

    rule_of_turns: ClassVar[str] = "PRI-027"
    rule_of_the_end: ClassVar[str] = "PRI-025"

    def setup(self, settings: Settings, rng: Rng) -> Princes:
        seats, first, last_price, rulings = [int(settings[key]) for key in ("seats", "first", "last_price", "rulings")]
        expansion, blocks, harder = [bool(settings[key]) for key in ("expansion", "blocks", "harder")]
        return setup.new_match(seats, expansion, blocks, harder, first - 1, last_price, rulings, rng)

    def forbids(self, settings: Settings) -> str:
        """Fewer freedoms are for two, and only somebody who plays can start (PRI-021, PRI-251)."""
        seats, first = settings["seats"], settings["first"]
        if settings["harder"] and seats != TWO:
            return "PRI-251"
        assert isinstance(seats, int)
        assert isinstance(first, int)
        return "PRI-021" if first > seats else ""

    def public(self, state: Princes) -> PrincesPublic:
        return view.public(state)

    def own(self, state: Princes, seat: Seat) -> PrincesOwn:
        return view.own(state, seat)

    def misfit(self, view: View, before: View) -> str:
        return VIEW.misfit(view, before)

    def imagine(self, state: Princes, viewer: Seat | None, seed: str, blind: bool = False) -> Princes:
        return imagining.imagine(state, viewer, seed, blind)

    def scores(self, state: Princes) -> list[Score]:
        return scoring.scores(state)

    def describe(self, state: Princes, seat: Seat, option: Option) -> Label:
        return labels.describe(state, seat, option)

    def tell(self, event: Event) -> Label:
        return labels.tell(event)

    def glossary(self) -> dict[str, Term]:
        return glossary.glossary()

    def census(self, state: Princes) -> dict[str, int]:
        """Cards of each deck, pieces, builders, jesters and recruiting cards (PRI-002 to PRI-005)."""
        cards: list[list[int]] = [list(bag) for bag in state.bags]
        cards[BONUS] += state.removed
        for deck, under in enumerate(state.under):
            cards[deck] += [entry // KNOWERS for entry in under]
        placed = [0] * len(PIECES)
        recruiting = state.stacks[RECRUITING_CARD]
        builders, jesters = state.stacks[BUILDER], state.stacks[JESTER]
        for player in state.players:
            for deck in range(len(cards)):
                cards[deck] += imagining.cards_held(player, deck)
            cards[PROFESSION] += [card for card in player.table if card != RECRUITING]
            cards[decks.deck_of(state)] += player.drawn
            recruiting += player.recruiting + player.table.count(RECRUITING)
            builders, jesters = builders + player.builders, jesters + player.jesters
            for number in player.pieces:
                placed[PLACEMENTS[number].piece] += 1
        census = {f"deck.{deck}": len(set(some)) for deck, some in enumerate(cards)}
        census |= {"recruiting": recruiting, "builders": builders, "jesters": jesters}
        for building, piece in enumerate(BUILDINGS):
            waiting = sum([f.piece == building for f in state.stack if isinstance(f, objects.PlacingPiece)])
            census[piece.id] = state.buildings[building] + placed[building] + waiting
        for kind, piece in enumerate(LANDSCAPES):
            number = state.landscape_piece(kind)
            waiting = sum([f.piece == number for f in state.stack if isinstance(f, objects.PlacingPiece)])
            census[piece.id] = state.stacks[kind] + placed[number] + waiting
        return census


GAME: Final = ThePrincesOfFlorence(
    key="princes",
    version=VERSION,
    options=CATALOGUE,
    settings=SETTINGS,
    classes=CLASSES,
)
