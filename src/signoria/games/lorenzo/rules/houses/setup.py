"""Set-up with Houses of Renaissance: the special deck, the adaptation tile, the leaders (HOU-001 to HOU-031)."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.boxes import BASE, EXTRA, HOUSES
from signoria.games.lorenzo.rules.cards import CARDS, PERIODS, SPACES, TOWERS
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.houses.auction import Auction, DrawFamilies
from signoria.games.lorenzo.rules.houses.pieces import SPECIAL_CARDS_DRAWN, TOKENS
from signoria.games.lorenzo.rules.houses.rules import HousesRules
from signoria.games.lorenzo.rules.houses.state import Holding, houses_of
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.rounds import SETUP, Rounds
from signoria.games.lorenzo.rules.setup import (
    BASE_DECKS,
    ChooseTiles,
    DealLeaders,
    Draft,
    DrawExcommunications,
    DrawOrder,
    leaders_of,
    new_player,
    open_spaces,
)
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.vocabulary import KINDS, STOCK
from signoria.kernel.core import Chance
from signoria.kernel.rng import Rng
from signoria.kit.hands import Ids

#: The leaders that are dealt (HOU-090).
POOLS: Final[dict[str, tuple[int, ...]]] = {"both": (BASE, HOUSES), "base": (BASE,), "new": (HOUSES,)}


def new_match(seats: int, pool: str, extra: bool, advanced: bool, asked: bool, rulings: int, rng: Rng) -> Lorenzo:
    """Everything still in its bag; the frames on the stack do the rest, the last one first (HOU-018).

    advanced: whether bonus tiles are; leaders are drafted in any case (HOU-252).
    """
    return Lorenzo(
        rng,
        [
            Rounds(SETUP),
            Auction(0, NONE),
            DrawFamilies(),
            Draft(0),
            DealLeaders(),
            *([ChooseTiles(0)] if advanced else []),
            DrawSpecialCards(),
            DrawExcommunications(),
            DrawOrder(),
        ],
        [houseless() for _ in range(seats)],
        order=[],
        round=0,
        turn=0,
        dice=[],
        floors=[NONE] * len(SPACES),
        spaces=[()] * len(SPACES),
        open=open_spaces(HOUSES, seats),
        decks=[*BASE_DECKS, *[()] * PERIODS],
        removed=(),
        excommunications=(),
        leaders=tuple([leader for box in (*POOLS[pool], *[EXTRA] * extra) for leader in leaders_of(box)]),
        advanced=advanced,
        asked=asked,
        rulings=rulings,
        rules=HousesRules(
            holdings=[Holding(NONE, (), (), (), [0] * KINDS, 0, 0) for _ in range(seats)],
            families=(),
            tiles=(),
            offers=(),
            open_leaders=(),
            adaptation=NONE,
            left_over=[special_cards(period) for period in range(1, PERIODS + 1)],
            gone=(),
            supply=tuple([face for face, token in enumerate(TOKENS) for _ in range(token.count)]),
            discards=(),
            stood_in=[0] * KINDS,
            extra=extra,
        ),
    )


def houseless() -> Player:
    """A board with no goods at all: they come from the auction (HOU-014, HOU-015)."""
    player = new_player()
    player.goods = [0] * len(STOCK)
    return player


def special_cards(period: int) -> Ids:
    return tuple([number for number, card in enumerate(CARDS) if card.box == HOUSES and card.period == period])


class DrawSpecialCards(Chance[Lorenzo]):
    """Half of the special cards of each period are in the match; one of the others says where the tile begins."""

    __slots__ = ()

    def copy(self) -> DrawSpecialCards:
        return self

    def happen(self, state: Lorenzo) -> None:
        """HOU-006, HOU-007, HOU-012."""
        houses = houses_of(state)
        for period in range(PERIODS):
            bag = list(houses.left_over[period])
            drawn = [state.rng.draw(bag, "special cards") for _ in range(SPECIAL_CARDS_DRAWN)]
            state.decks[len(state.decks) - PERIODS + period] = tuple(sorted(drawn))
            houses.left_over[period] = tuple(bag)
        card = state.rng.draw(sorted([card for bag in houses.left_over for card in bag]), "adaptation")
        period = CARDS[card].period - 1
        houses.left_over[period] = tuple([other for other in houses.left_over[period] if other != card])
        houses.gone = (card,)
        houses.adaptation = [tower.type for tower in TOWERS].index(CARDS[card].type)
        state.emit("special_card: card", NONE, (card,))
        state.emit("adaptation: tower", NONE, (houses.adaptation,))
