"""Houses of Renaissance as a part of the game of Lorenzo il Magnifico: its settings, classes, set-up and census."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.houses import (
    auction,
    leaders,
    options,
    payment,
    pieces,
    setup,
    taking,
    tokens,
    work,
)
from signoria.games.lorenzo.rules.houses.rules import HousesRules
from signoria.games.lorenzo.rules.houses.state import Holding, houses_of
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.kernel.core import Option, Setting, Settings
from signoria.kernel.rng import Rng

MAX_SEATS: Final[int] = pieces.MAX_SEATS
CATALOGUE: Final[tuple[Option, ...]] = options.CATALOGUE
SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("houses", (False, True), False),
    Setting("leader_pool", tuple(setup.POOLS), "both"),
    Setting("extra_pieces", (False, True), False),
)
CLASSES: Final[tuple[type, ...]] = (
    HousesRules,
    Holding,
    setup.DrawSpecialCards,
    auction.DrawFamilies,
    auction.Auction,
    tokens.DrawingTokens,
    tokens.LookingAtTokens,
    tokens.KeepingToken,
    tokens.SpendingTokens,
    tokens.LastTokens,
    leaders.DrawingLeaders,
    leaders.PlayingLeaderFree,
    leaders.PlayingOpenLeader,
    leaders.ChoosingExchange,
    leaders.MakingExchange,
    leaders.GivingUpCard,
    payment.PayingWithServants,
    payment.EnteringTower,
    payment.BuyingCard,
    payment.ResumingActivation,
    taking.RetrievingCard,
    taking.LastPurchases,
    taking.WorkAfterCard,
    taking.RewardingSets,
    work.Yield,
    work.Reactivation,
    work.LosingGoods,
    work.MatchingMilitary,
)


def forbids(settings: Settings, base_seats: int) -> str:
    """The rule that forbids a combination of settings (HOU-019, HOU-090, HOU-091)."""
    if settings["houses"]:
        return ""
    seats = settings["seats"]
    assert isinstance(seats, int)
    if seats > base_seats:
        return "HOU-019"
    if settings["leader_pool"] != "both":
        return "HOU-090"
    return "HOU-091" if settings["extra_pieces"] else ""


def new_match(seats: int, settings: Settings, rulings: int, rng: Rng) -> Lorenzo:
    pool, extra = settings["leader_pool"], bool(settings["extra_pieces"])
    assert isinstance(pool, str)
    return setup.new_match(seats, pool, extra, bool(settings["advanced"]), bool(settings["asked"]), rulings, rng)


def census(state: Lorenzo, cards: list[int], people: list[int]) -> dict[str, int]:
    """All cards and leaders, and the tokens wherever they lie (HOU-147)."""
    houses = houses_of(state)
    cards = [*cards, *houses.gone, *[card for bag in houses.left_over for card in bag]]
    faces = [*houses.supply, *houses.discards]
    for holding in houses.holdings:
        faces += [*holding.tokens, *holding.placed]
    for frame in state.stack:
        if isinstance(frame, tokens.KeepingToken):
            faces += frame.drawn
    return {"cards": len(set(cards)), "leaders": len({*people, *houses.open_leaders}), "tokens": len(faces)}
