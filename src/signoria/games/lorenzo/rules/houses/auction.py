"""The family auction: offers, displacement, and what each player begins with (HOU-030 to HOU-048)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.lorenzo.rules.boxes import EXTRA, HOUSES
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.houses.leaders import PlayingOpenLeader
from signoria.games.lorenzo.rules.houses.options import OFFER
from signoria.games.lorenzo.rules.houses.pieces import AUCTION_TILES, FAMILIES, LINES
from signoria.games.lorenzo.rules.houses.state import houses_of
from signoria.games.lorenzo.rules.state import PIECES, Lorenzo
from signoria.games.lorenzo.rules.vocabulary import KINDS
from signoria.kernel.core import Chance, Decision, Frame, Menu, Option, Seat


class DrawFamilies(Chance[Lorenzo]):
    """As many families and auction tiles as players, paired at random (HOU-031)."""

    __slots__ = ()

    def copy(self) -> DrawFamilies:
        return self

    def happen(self, state: Lorenzo) -> None:
        houses, seats = houses_of(state), len(state.players)
        box = EXTRA if houses.extra else HOUSES
        bag = [number for number, family in enumerate(FAMILIES) if family.box <= box]
        houses.families = tuple([state.rng.draw(bag, "families") for _ in range(seats)])
        bag = list(range(len(AUCTION_TILES)))
        houses.tiles = tuple([state.rng.draw(bag, "auction tiles") for _ in range(seats)])
        houses.offers = (NONE,) * seats
        leaders = list(state.leaders)
        count = sum([FAMILIES[family].open_leaders for family in houses.families])
        houses.open_leaders = tuple([state.rng.draw(leaders, "leaders") for _ in range(min(count, len(leaders)))])
        state.leaders = tuple(leaders)
        state.emit("families: families", NONE, (houses.families,))
        if houses.open_leaders:
            state.emit("open_leaders: leaders", NONE, (houses.open_leaders,))


class Auction(Frame[Lorenzo]):
    """First offers in turn order; whoever is outbid moves at once, before anybody else (HOU-034 to HOU-045)."""

    __slots__ = ("made", "outbid")
    rule: ClassVar[str] = "HOU-041"

    def __init__(self, made: int, outbid: int) -> None:
        self.made = made  # first offers
        self.outbid = outbid  # the seat that must move

    def copy(self) -> Auction:
        return Auction(self.made, self.outbid)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        if self.outbid != NONE:
            return [self.ask(state, self.outbid, "offer")]
        if self.made < len(state.order):
            return [self.ask(state, state.order[self.made], "offer")]
        state.stack.pop()
        award(state)
        return None

    def offer(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        """Any line of a tile without an offer, any higher line of one that has an offer (HOU-036, HOU-037)."""
        houses = houses_of(state)
        for place, family in enumerate(houses.families):
            offer = houses.offers[place]
            for line in range(LINES):
                if offer == NONE or line > offer % PIECES:
                    menu.offer(OFFER[family][line])
                else:
                    menu.refuse(OFFER[family][line], "HOU-043" if offer % PIECES == LINES - 1 else "HOU-037")
        menu.refuse_verbs({"offer": "HOU-031", "place": "HOU-030"})

    def answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        houses = houses_of(state)
        family, line = option.args
        place = houses.families.index(family)
        before = houses.offers[place]
        if self.outbid == NONE:
            self.made += 1
        self.outbid = NONE if before == NONE else before // PIECES
        houses.offers = (*houses.offers[:place], seat * PIECES + line, *houses.offers[place + 1 :])
        state.emit("offer: family, line", seat, (family, line))
        if before != NONE:
            state.emit("outbid: family", before // PIECES, (family,))


def bidding(state: Lorenzo) -> bool:
    """Whether families are up for auction."""
    return len(houses_of(state).families) > 0 and any([isinstance(frame, Auction) for frame in state.stack])


def award(state: Lorenzo) -> None:
    """Each player gets the family and the goods of the line (HOU-046)."""
    houses = houses_of(state)
    for place, offer in enumerate(houses.offers):
        seat, family = offer // PIECES, houses.families[place]
        goods = AUCTION_TILES[houses.tiles[place]].lines[offer % PIECES]
        player = state.players[seat]
        for kind in range(KINDS):
            player.goods[kind] += goods[kind]
        houses.holdings[seat].family = family
        player.modifiers += FAMILIES[family].modifiers
        state.emit("won: subject, goods", seat, (family, tuple(goods)))
        if FAMILIES[family].open_leaders and houses.open_leaders:
            player.hand = tuple(sorted([*player.hand, *houses.open_leaders]))
            state.stack.append(PlayingOpenLeader(seat, houses.open_leaders))
            houses.open_leaders = ()
