"""A prepared position of Lorenzo il Magnifico with Houses of Renaissance, to be played on and read."""

from __future__ import annotations

from typing import Any, Self

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.rules.boxes import HOUSES
from signoria.games.lorenzo.rules.cards import CARDS, PERIODS, TOWERS
from signoria.games.lorenzo.rules.houses.pieces import FAMILIES, TOKENS
from signoria.games.lorenzo.rules.houses.state import Holding, Houses, houses_of
from signoria.games.lorenzo.rules.houses.tokens import LastTokens
from signoria.games.lorenzo.rules.rounds import ACTIONS, Rounds
from signoria.games.lorenzo.rules.vocabulary import GOODS, SPECIAL_TOKENS
from signoria.games.lorenzo.table import LorenzoTable
from signoria.kernel.core import Seat, Value
from signoria.kernel.match import Match
from tests.lorenzo import table as base
from tests.lorenzo.table import CARD, LEADER
from tests.position import printed as component_data
from tests.position import take_first

FAMILY = {family.id: number for number, family in enumerate(FAMILIES)}
FACE = {token.id: number for number, token in enumerate(TOKENS)}


def spending(*faces: str) -> str:
    """Several tokens that are paid at once."""
    return "spend:" + "+".join([f"{face}.{faces.count(face)}" for face in FACE if face in faces])


def printed(name: str) -> Any:
    """A file of the expansion's component data."""
    return component_data("lorenzo/houses", name)


class Table(base.Table):
    """Round 1, seat 0 first: no goods, no cards, no families and no adaptation tile until a test says otherwise.

    The dice all show 5, three excommunication tiles lie on the board, everybody has the basic bonus tile. All thirty
    tokens are in the supply, all leaders in the deck; the special deck is empty, and rounds need it stocked().
    """

    def __init__(self, seats: int = 4, asked: bool = True, seed: str = "houses", **more: Value) -> None:
        super().__init__(seats=seats, advanced=True, asked=asked, seed=seed, houses=True, **more)

    # Preparing: only before the first choice.

    def houses(self) -> Houses:
        return houses_of(self.prepared())

    def holding(self, seat: Seat) -> Holding:
        return self.houses().holdings[seat]

    def family(self, seat: Seat, family: str) -> Self:
        """A family tile, in force."""
        self.holding(seat).family = FAMILY[family]
        self.player(seat).modifiers += FAMILIES[FAMILY[family]].modifiers
        return self

    def tokens(self, seat: Seat, *faces: str) -> Self:
        """Tokens in hand, out of the supply: tokens(0, "coins_token")."""
        holding = self.holding(seat)
        holding.tokens = tuple(sorted([*holding.tokens, *[self._out_of_supply(face) for face in faces]]))
        self.player(seat).goods[SPECIAL_TOKENS] = len(holding.tokens)
        return self

    def token_on(self, seat: Seat, card: str, face: str) -> Self:
        """A token that was placed on a card of the player's."""
        holding = self.holding(seat)
        holding.slots, holding.placed = (*holding.slots, CARD[card]), (*holding.placed, self._out_of_supply(face))
        return self

    def stored(self, seat: Seat, **amounts: int) -> Self:
        """Goods on the family tile."""
        self.holding(seat).stored = list(base.goods(**amounts).values())
        return self

    def supply(self, *faces: str) -> Self:
        """All that is left in the supply; what is not named is nowhere."""
        self.houses().supply = tuple(sorted(FACE[face] for face in faces))
        return self

    def discards(self, *faces: str) -> Self:
        """Tokens that were used, out of the supply if it has them."""
        houses = self.houses()
        houses.discards = tuple(sorted(FACE[face] for face in faces))
        for face in houses.discards:
            if face in houses.supply:
                self._out_of_supply(TOKENS[face].id)
        return self

    def adaptation(self, tower: str) -> Self:
        """The tower with the adaptation tile."""
        self.houses().adaptation = [printed.id for printed in TOWERS].index(tower)
        return self

    def deck(self, *leaders: str) -> Self:
        """All that is left in the leader deck."""
        self.prepared().leaders = tuple(sorted(LEADER[leader] for leader in leaders))
        return self

    def removed(self, *cards: str) -> Self:
        """Cards of the base towers that were left over in earlier rounds."""
        for card in cards:
            self._out_of_deck(card)
        self.prepared().removed = tuple(sorted([*self.state.removed, *[CARD[card] for card in cards]]))
        return self

    def from_the_actions(self) -> Self:
        """The actions of the round have not begun: what they bring about afterwards will come too."""
        self.prepared().stack = [Rounds(ACTIONS)]
        return self

    def last_tokens(self) -> Self:
        """After the last round, before the final scoring."""
        state = self.prepared()
        state.round = 6
        state.stack = [LastTokens(0)]
        return self

    def _out_of_supply(self, face: str) -> int:
        houses, number = self.houses(), FACE[face]
        place = houses.supply.index(number)
        houses.supply = (*houses.supply[:place], *houses.supply[place + 1 :])
        return number

    def _out_of_deck(self, card: str) -> None:
        if CARDS[CARD[card]].box != HOUSES:
            super()._out_of_deck(card)
            return
        left_over = self.houses().left_over
        assert sum(CARD[card] in bag for bag in left_over) == 1, f"{card} is already in use"
        left_over[:] = [tuple(other for other in bag if other != CARD[card]) for bag in left_over]

    # Reading.

    def table(self, viewer: Seat | None = None) -> LorenzoTable:
        """What lies before all, as a viewer sees it."""
        return self.view(viewer)["table"]

    def tokens_seen(self, viewer: Seat | None) -> list[str]:
        """The faces that a viewer is shown in the own hand; who has no seat has no hand."""
        own = self.view(viewer)["own"]
        return own["tokens"] if own else []

    def token_count(self, seat: Seat) -> int:
        return self.board(seat)["tokens"]

    def hand_of_tokens(self, seat: Seat) -> list[str]:
        """The faces a player holds, as the player sees them."""
        return self.own(seat)["tokens"]


def stocked(table: Table) -> Table:
    """As many special cards of each period as there should be, of those in no use yet, are still to come."""
    decks, left_over = table.prepared().decks, table.houses().left_over
    drawn = printed("development_cards")["drawn_per_period"]
    for period, bag in enumerate(left_over):
        decks[period - PERIODS], left_over[period] = bag[-drawn:], bag[:-drawn]
    return table


def new_match(seats: int, seed: str = "new", **more: Value) -> Match:
    """A match from the very beginning."""
    return Match.begin(GAME, {"seats": seats, "houses": True, **more}, seed)


def finish_setup(match: Match) -> Match:
    """Take the first option of every set-up decision, auction included, so that the first turn is pending."""
    return take_first(match, ("tile", "keep", "offer", "free"))


def goods(**amounts: int) -> dict[str, int]:
    """A full set of goods: goods(coins=2) has no wood."""
    assert set(amounts) <= set(GOODS)
    return base.goods(**amounts)
