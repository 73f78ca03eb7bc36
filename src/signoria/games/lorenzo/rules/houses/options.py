"""What a seat can choose with Houses of Renaissance beside the options of the base game."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from signoria.games.lorenzo.rules import options
from signoria.games.lorenzo.rules.boxes import BASE
from signoria.games.lorenzo.rules.cards import CARDS, LAST_MILITARY
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.houses.pieces import FAMILIES, LINES, SLOTTED, TOKENS
from signoria.games.lorenzo.rules.vocabulary import BUILDING, CHARACTER, COINS, STOCK, STONE, TERRITORY, WOOD
from signoria.kernel.core import Option
from signoria.kit.goods import choice_code
from signoria.kit.hands import Ids

#: The kinds of goods that servants may stand in for, and the most that is ever paid of one.
STOOD_IN_FOR: Final = (COINS, WOOD, STONE)
MOST_PAID: Final = 40
#: The most tokens that are named at once: the highest price has as many (HOU-184).
MOST_TOKENS: Final = 5

#: OFFER[family][line]: offer for a family tile (HOU-034).
OFFER: Final[list[list[Option]]] = [
    [Option(f"offer:{family.id}.{line + 1}", (f, line)) for line in range(LINES)] for f, family in enumerate(FAMILIES)
]
#: TOKEN[face]: discard a token for its bonus (HOU-138).
TOKEN: Final[list[Option]] = [Option(f"token:{token.id}", (t,)) for t, token in enumerate(TOKENS)]


def _spend(faces: Ids) -> Option:
    counts = [faces.count(face) for face in range(len(TOKENS))]
    return Option(f"spend:{choice_code([token.id for token in TOKENS], counts)}", faces)


#: SPEND[faces]: which tokens are paid, as many as any price has at once (HOU-149).
SPEND: Final[dict[Ids, Option]] = {
    faces: _spend(faces)
    for number in range(1, MOST_TOKENS + 1)
    for faces in combinations_with_replacement(range(len(TOKENS)), number)
}
#: RETAIN[face]: which of the tokens drawn is kept (HOU-121).
RETAIN: Final[list[Option]] = [Option(f"retain:{token.id}", (t,)) for t, token in enumerate(TOKENS)]
#: FILL[card][face]: place a token on a card (HOU-203).
FILL: Final[dict[int, list[Option]]] = {
    card: [Option(f"fill:{CARDS[card].id}.{token.id}", (card, t)) for t, token in enumerate(TOKENS)] for card in SLOTTED
}
#: TRADE[family][n - 1]: the trade of a family on its owner's turn, so many times (HOU-073, HOU-075).
TRADE: Final[dict[int, list[Option]]] = {
    f: [
        Option(f"trade:{family.id}", (f,)),
        *[Option(f"trade:{family.id}.{n}", (f, n)) for n in range(2, LAST_MILITARY + 1)],
    ]
    for f, family in enumerate(FAMILIES)
    if family.trade != NONE
}
TRADE_OPTIONS: Final[list[Option]] = [option for options in TRADE.values() for option in options]
#: Why a trade cannot be made, by its family.
TRADE_RULES: Final[dict[int, str]] = dict(zip(TRADE, ("HOU-073", "HOU-075"), strict=True))
#: STAND_IN[kind][n]: so many servants are paid in place of a good (HOU-127).
STAND_IN: Final[dict[int, list[Option]]] = {
    kind: [Option(f"servants_for:{STOCK[kind]}.{n}", (kind, n)) for n in range(MOST_PAID + 1)] for kind in STOOD_IN_FOR
}
#: WORK[card]: a card that is activated by itself (HOU-195).
WORK: Final[dict[int, Option]] = {
    c: Option(f"work:{card.id}", (c,)) for c, card in enumerate(CARDS) if card.type in (TERRITORY, BUILDING)
}
#: RETRIEVE[card]: a card that was discarded (HOU-220).
RETRIEVE: Final[dict[int, Option]] = {
    c: Option(f"retrieve:{card.id}", (c,)) for c, card in enumerate(CARDS) if card.box == BASE
}
#: GIVE_UP[card]: a character that is discarded (HOU-132).
GIVE_UP: Final[dict[int, Option]] = {
    c: Option(f"give_up:{card.id}", (c,)) for c, card in enumerate(CARDS) if card.type == CHARACTER
}

CATALOGUE: Final[tuple[Option, ...]] = (
    *[option for options in OFFER for option in options],
    *TOKEN,
    *SPEND.values(),
    *RETAIN,
    *[option for options in FILL.values() for option in options],
    *TRADE_OPTIONS,
    *[option for options in STAND_IN.values() for option in options],
    *WORK.values(),
    *RETRIEVE.values(),
    *GIVE_UP.values(),
)

#: Why what belongs to the own turn cannot be done in the middle of something else, by its verb (HOU-142).
ELSEWHERE: Final = {**options.ELSEWHERE, "token": "HOU-142", "fill": "HOU-142", "trade": "HOU-142"}
#: Why it cannot be done outside the actions phase (HOU-141).
OUTSIDE: Final = {**options.OUTSIDE, "token": "HOU-141", "fill": "HOU-141", "trade": "HOU-074"}
