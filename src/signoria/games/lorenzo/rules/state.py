"""Everything a match of Lorenzo il Magnifico remembers, and the moments at which a box has rules of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from signoria.games.lorenzo.rules.boxes import BASE
from signoria.games.lorenzo.rules.cards import (
    FAMILY,
    MIN_SEATS,
    MOST_CARDS,
    PERIODS,
    ROUNDS_PER_PERIOD,
    SPACES,
    STARTING_COINS,
    TOWERS,
)
from signoria.games.lorenzo.rules.components import NONE, Cost
from signoria.games.lorenzo.rules.effect import Effect
from signoria.games.lorenzo.rules.options import ELSEWHERE, OUTSIDE
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.privileges import BASE_PRIVILEGES, PRIVILEGE_GOODS
from signoria.kernel.core import Frame, Menu, Option, Seat, State
from signoria.kernel.rng import Rng
from signoria.kit.goods import Goods
from signoria.kit.hands import Ids

#: A family member on the board is seat * PIECES + member.
PIECES: Final = 8
#: The rules version before any ruling changed.
FIRST_RULINGS: Final = 1
#: The last ones by which tokens that are paid are named one by one (HOU-149).
ONE_BY_ONE: Final = 2


class Lorenzo(State):
    """A match, with nothing in it but numbers."""

    __slots__ = (
        "advanced",
        "asked",
        "decks",
        "dice",
        "excommunications",
        "floors",
        "leaders",
        "open",
        "order",
        "players",
        "removed",
        "round",
        "rules",
        "rulings",
        "spaces",
        "turn",
    )

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame[Any]],
        players: list[Player],
        order: list[Seat],
        round: int,
        turn: int,
        dice: list[int],
        floors: list[int],
        spaces: list[Ids],
        open: Ids,
        decks: list[Ids],
        removed: Ids,
        excommunications: Ids,
        leaders: Ids,
        advanced: bool,
        asked: bool,
        rulings: int,
        rules: Rules,
    ) -> None:
        super().__init__(rng, stack)
        self.players = players
        self.order = order
        self.round = round  # from 0
        self.turn = turn  # of this round, from 0
        self.dice = dice
        self.floors = floors  # the card of each floor
        self.spaces = spaces  # the pieces on each space, in the order of placing
        self.open = open  # spaces of this match
        self.decks = decks  # bags of undealt cards, by tower and period
        self.removed = removed  # left on the towers at the end of a round, or given up
        self.excommunications = excommunications  # one for each period
        self.leaders = leaders  # not dealt
        self.advanced = advanced
        self.asked = asked  # whether a turn that has nothing left ends only when its seat says so
        self.rulings = rulings  # the rules version whose rulings hold
        self.rules = rules

    def copy(self) -> Lorenzo:
        return Lorenzo(
            self.rng.copy(),
            [frame.copy() for frame in self.stack],
            [player.copy() for player in self.players],
            self.order[:],
            self.round,
            self.turn,
            self.dice[:],
            self.floors[:],
            self.spaces[:],
            self.open,
            self.decks[:],
            self.removed,
            self.excommunications,
            self.leaders,
            self.advanced,
            self.asked,
            self.rulings,
            self.rules.copy(),
        )

    def period(self) -> int:
        """From 0."""
        return self.round // ROUNDS_PER_PERIOD

    def towers(self) -> int:
        """How many towers there are."""
        return len(self.decks) // PERIODS


#: Why a space with a member on it is closed to others, by area; else it is a floor.
FULL: Final = {"market": "LOR-181", "harvest": "LOR-116", "production": "LOR-116"}
#: Why a value does not reach a space, by area, and a floor, from the bottom up.
TOO_LOW: Final = {"market": "LOR-182", "council": "LOR-189", "harvest": "LOR-117", "production": "LOR-117"}
TOO_LOW_IN_TOWERS: Final = ("", "LOR-045", "LOR-045", "LOR-045", "LOR-046")


#: Frames by the kind of effect, made with seat, source and the effect's place in it.
Frames: TypeAlias = dict[type[Effect], Callable[[Seat, int, int], Frame[Lorenzo]]]


class Rules:
    """What may be different with another box, and what that box remembers; here stands what holds without one.

    Whatever is pushed on the stack at one of these moments is done before the rest of the moment's business.
    """

    __slots__ = ("box", "elsewhere", "outside", "starting_coins")

    def __init__(self) -> None:
        self.box = BASE  # components of this box and those before it are in play
        self.starting_coins: Goods = STARTING_COINS
        self.elsewhere = ELSEWHERE  # why something cannot be done in the middle of an action, by its verb
        self.outside = OUTSIDE  # why something cannot be done outside the actions phase, by its verb

    def copy(self) -> Rules:
        """There is nothing to remember."""
        return self

    # Effects

    def frames(self) -> Frames:
        """What does the effects that are more than a gain."""
        return {}

    def frame(self, effect: Effect, seat: Seat, source: int, place: int) -> Frame[Lorenzo] | None:
        """What does an effect, at its place in a source; None: nothing of its own."""
        make = self.frames().get(type(effect))
        return make(seat, source, place) if make else None

    # Members and spaces

    def members(self, player: Player) -> Ids:
        """The family members a player has, placed or not."""
        return FAMILY

    def spaces(self, state: Lorenzo, seat: Seat) -> Ids:
        """The spaces a player's members may go to, as far as the table is concerned."""
        return state.open

    def occupied(self, state: Lorenzo, seat: Seat, space: int) -> bool:
        """Whether a member stands where one of the seat would go."""
        return bool(state.spaces[space])

    def closed(self, state: Lorenzo, seat: Seat, member: int, space: int) -> str:
        """The rule by which a space, or a member, is not there for a player (LOR-014, LOR-015)."""
        return "LOR-014" if len(state.players) == MIN_SEATS else "LOR-015"

    def full(self, space: int) -> str:
        """The rule by which a member on a space closes it to others (LOR-048, LOR-116, LOR-181)."""
        return FULL.get(SPACES[space].area, "LOR-048")

    def too_low(self, state: Lorenzo, space: int) -> str:
        """The rule by which a value does not reach a space."""
        printed = SPACES[space]
        if printed.tower != NONE:
            return TOO_LOW_IN_TOWERS[printed.number]
        return "LOR-118" if printed.penalty else TOO_LOW[printed.area]

    def floor_values(self, state: Lorenzo, tower: int) -> Goods:
        """The values that the floors of a tower ask for, from the bottom up."""
        return TOWERS[tower].values

    def after_placing(self, state: Lorenzo, seat: Seat, space: int) -> None:
        """A member stands on a space; what is pushed here comes after what the space gives."""

    # Payments

    def costs(self, player: Player, card: int, costs: list[Cost]) -> list[Cost]:
        """The ways to pay for a card as they are for a player."""
        return costs

    def stands_in(self, player: Player) -> bool:
        """Whether servants may be paid in place of coins, wood and stone."""
        return False

    def stand_ins(self, player: Player, purse: list[int], cost: Cost) -> int:
        """How many servants make up for what a purse lacks of a cost; -1: none do."""
        return -1

    def asks_about_surcharge(
        self, state: Lorenzo, seat: Seat, space: int, charge: int, member: int, source: int, place: int
    ) -> bool:
        """Whether a player says first how a surcharge is made up; what comes after it is then pushed."""
        return False

    def asks_about_price(self, state: Lorenzo, seat: Seat, space: int, price: Goods) -> bool:
        """Whether a player says first how the price of a card is made up; taking it is then pushed."""
        return False

    def asks_about_trades(self, state: Lorenzo, activation: Frame[Any]) -> bool:
        """Whether a player says first how the price of trades is made up; their activation is then pushed."""
        return False

    def stores(self, player: Player, type: int) -> bool:
        """Whether what is paid for cards of a type is not lost, so that paying more may be of use."""
        return False

    # Cards

    def most_cards(self, player: Player, type: int) -> tuple[int, str]:
        """How many cards of a type a player may own, and the rule that says so."""
        return MOST_CARDS, "LOR-067"

    def after_immediate_effect(self, state: Lorenzo, seat: Seat, card: int) -> None:
        """A card was taken; what is pushed here comes after its immediate effect."""

    def before_immediate_effect(self, state: Lorenzo, seat: Seat, card: int, paid: Goods) -> None:
        """A card was taken; what is pushed here comes before its immediate effect."""

    def bars_trade(self, state: Lorenzo, activation: Frame[Any], trade: int) -> str:
        """The rule that keeps a player from a trade in an activation, whatever it costs."""
        return ""

    def after_paying_trades(self, state: Lorenzo, seat: Seat, trades: Ids) -> None:
        """The trades of an activation were paid, and what they give lies on the stack."""

    def gives_otherwise(self, state: Lorenzo, seat: Seat, source: int, value: int, times: int) -> bool:
        """Give what a source gives in a work of a value; False if it gives as it always does."""
        return False

    # Gains

    def limit_gain(self, state: Lorenzo, goods: list[int]) -> None:
        """Goods would come in; what there is too little of on the table becomes less."""

    def after_gaining(self, state: Lorenzo, seat: Seat, goods: list[int], faith: int) -> None:
        """Goods came in beside those a player has now; faith: what it was before."""

    def bars_privilege(self, state: Lorenzo, seat: Seat, privilege: int) -> str:
        """The rule that keeps a player from a council privilege (LOR-192)."""
        return "" if privilege < BASE_PRIVILEGES else "LOR-192"

    def privilege_goods(self, state: Lorenzo, seat: Seat, privilege: int) -> Goods:
        """What a council privilege is worth to a player."""
        return PRIVILEGE_GOODS[privilege]

    def brings_along(self, player: Player) -> bool:
        """Whether a player receives something with every privilege, whichever it is."""
        return False

    def more_privileges(self, player: Player) -> int:
        """How many privileges there are beside those that are printed."""
        return 0

    def after_privilege(self, state: Lorenzo, seat: Seat, privilege: int) -> None:
        """A council privilege was chosen."""

    # Leaders

    def waived_requirements(self, player: Player) -> int:
        """How many requirements of a leader need not hold."""
        return 0

    def after_playing(self, state: Lorenzo, seat: Seat, leader: int) -> None:
        """A leader was played."""

    def offer_meanwhile(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        """What may be done beside answering the question of an action (LOR-258)."""

    def answer_meanwhile(self, state: Lorenzo, seat: Seat, option: Option) -> bool:
        """Do something of that; False if it is nothing of that."""
        return False

    # Turns, rounds and the Church

    def offer_at_leisure(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        """What else may be done before and after the placement of a turn."""

    def answer_at_leisure(self, state: Lorenzo, seat: Seat, option: Option) -> bool:
        """Do something of that; False if it is nothing of that."""
        return False

    def late_turns(self, state: Lorenzo, seat: Seat, skips: bool) -> int:
        """How many placements a seat has left after the ordinary turns (LOR-381)."""
        return int(skips)

    def after_actions(self, state: Lorenzo) -> None:
        """The actions of a round begin; what is pushed here comes after them."""

    def at_round_end(self, state: Lorenzo) -> None:
        """A round ends, its cards are still on the towers."""

    def immune(self, player: Player) -> bool:
        """Whether a player cannot be excommunicated."""
        return False

    def after_excommunication(self, state: Lorenzo, seat: Seat) -> None:
        """A player was marked on a tile."""

    # The end

    def may_score(self, state: Lorenzo) -> bool:
        """Whether nothing is left to do before the final scoring; pushes it if something is."""
        return True

    def change_score(self, state: Lorenzo, seat: Seat, points: dict[str, int]) -> None:
        """Change the parts of a final score, before excommunications do."""
