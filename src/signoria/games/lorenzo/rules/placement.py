"""Placing a family member: where it may go, how many servants join it, what the space gives (LOR-029 to LOR-061)."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from signoria.games.lorenzo.rules.cards import CARDS, COLORED, FLOORS, SPACES, TOWERS
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.estimates import Reach, servants_label
from signoria.games.lorenzo.rules.giving import begin_giving
from signoria.games.lorenzo.rules.names import member_name
from signoria.games.lorenzo.rules.options import PLACE, PLACES, WITH_SERVANTS
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.question import Question
from signoria.games.lorenzo.rules.servants import offer_servants, pay_servants, servant_numbers, servants_for
from signoria.games.lorenzo.rules.state import FIRST_RULINGS, Lorenzo
from signoria.games.lorenzo.rules.steps import servants_of_use
from signoria.games.lorenzo.rules.towers import (
    Purse,
    added_on_floor,
    begin_taking,
    discounted_costs,
    floor_value,
    has_colored,
    is_occupied,
    needed_on_floor,
    no_card,
    no_room,
    put_member,
    spare_servants,
    taking_value,
    unpaid,
)
from signoria.games.lorenzo.rules.vocabulary import SERVANTS
from signoria.games.lorenzo.rules.work import begin_work
from signoria.kernel.core import Decision, Label, Menu, Option, Seat
from signoria.kit.goods import Goods

#: Higher than any value.
ANY_VALUE: Final = 1000


class Approach:
    """What a tower asks of a player's members, whichever floor they go to."""

    __slots__ = ("added", "charge", "discounts", "mixed", "purse", "rule", "single_color", "values")

    def __init__(self, state: Lorenzo, seat: Seat, tower: int, purse: Purse) -> None:
        player, printed = state.players[seat], TOWERS[tower]
        in_force, card_type, occupied = player.in_force(), printed.type, is_occupied(state, tower)
        self.values = state.rules.floor_values(state, tower)  # that its floors ask for
        self.mixed = card_type == NONE  # its cards are of any type, so that each must be looked at by itself
        self.charge = in_force.surcharge(printed) if occupied else 0
        self.purse = Purse(state, player, self.charge) if self.charge else purse
        bottom, top = printed.bottom, printed.bottom + FLOORS - 1
        self.single_color = occupied and has_colored(state, seat, bottom, top)  # one of the player bars the others
        self.rule = ""  # that keeps all its cards out of reach
        self.added = 0  # to the value of every member
        self.discounts: list[tuple[Goods, ...]] = []
        if not self.mixed:
            self.rule = no_room(state, player, card_type)
            self.added = taking_value(in_force, printed, card_type)
            self.discounts = in_force.discounts(card_type)


#: What a space asks of a player's members: the rule that closes it, whether a colored member of the player bars the
#: others, the value that is needed, and the servants there are for it.
Prospect: TypeAlias = tuple[str, bool, int, int]


#: A floor that no member reaches, when nobody asks why.
OUT_OF_REACH: Final[Prospect] = ("LOR-045", False, 0, 0)


def space_prospect(state: Lorenzo, seat: Seat, number: int) -> Prospect:
    """How a space stands to a player's members."""
    player, space = state.players[seat], SPACES[number]
    if space.tower != NONE:
        tower = Approach(state, seat, space.tower, Purse(state, player, 0))
        return floor_prospect(state, player, number, tower, ANY_VALUE)
    occupied = (bool(state.spaces[number]) or space.leader != NONE) and state.rules.occupied(state, seat, number)
    rule = player.in_force().keeps_out(space, state.rules.full(number) if occupied else "")
    if rule or space.action == NONE:
        return rule, False, space.value, player.goods[SERVANTS]
    first = number - space.number + 1
    colored = space.leader == NONE and has_colored(state, seat, first, first + 1)
    return rule, colored, needed_on(state, player, number), player.goods[SERVANTS]


def needed_on(state: Lorenzo, player: Player, number: int) -> int:
    """What a member with its servants must be worth to enter a space (LOR-045, LOR-118)."""
    space = SPACES[number]
    if space.tower != NONE:
        return needed_on_floor(state, player, number)
    if space.action == NONE:
        return space.value
    return space.value + space.penalty - player.in_force().action_value(space.action)


def worth_on(state: Lorenzo, player: Player, member: int, number: int) -> int:
    """What a member is worth on a space without servants, with all that is added there and taken off."""
    return player.member_value(state.dice, member) + added_on(state, player, number)


def added_on(state: Lorenzo, player: Player, number: int) -> int:
    """What is added to a value on a space, or taken off."""
    space = SPACES[number]
    if space.tower != NONE:
        return added_on_floor(state, player, number)
    return player.in_force().action_value(space.action) - space.penalty


def floor_prospect(state: Lorenzo, player: Player, number: int, tower: Approach, highest: int) -> Prospect:
    """A floor needs its card, and whatever that card asks for (LOR-045 to LOR-067).

    highest: what is needed beyond that is out of reach, and not looked into further.
    """
    card, space = state.floors[number], SPACES[number]
    if card == NONE:
        return no_card(state, number), False, 0, 0
    rule, choices, needed = tower.rule, tower.discounts, tower.values[space.number - 1] - tower.added
    if tower.mixed:
        rule, choices = no_room(state, player, CARDS[card].type), player.in_force().discounts(CARDS[card].type)
        needed -= taking_value(player.in_force(), TOWERS[space.tower], CARDS[card].type)
    if needed > highest:
        return OUT_OF_REACH
    if rule:
        return rule, False, 0, 0
    ways = discounted_costs(state, player, card, choices) if player.modifiers else CARDS[card].costs
    spare = spare_servants(state, player, number, tower.purse, ways)
    if spare < 0:
        return unpaid(state, player, tower.charge) if highest == ANY_VALUE else "LOR-064", False, 0, 0
    return rule, tower.single_color, needed, spare


def charge_for(state: Lorenzo, player: Player, tower: int) -> int:
    """What placing a member in the tower costs: once, however many stand there (LOR-053, LOR-054)."""
    return player.in_force().surcharge(TOWERS[tower]) if is_occupied(state, tower) else 0


class MembersAtHome:
    """The members a player has not placed yet: what each is worth, and how high servants can raise them (LOR-036)."""

    __slots__ = ("highest", "members", "points", "step", "values")

    def __init__(self, state: Lorenzo, player: Player) -> None:
        self.members: list[int] = []
        self.values: list[int] = []
        highest = 0
        for member in state.rules.members(player):
            if not player.placed >> member & 1:
                value = player.member_value(state.dice, member)
                self.members.append(member)
                self.values.append(value)
                highest = max(highest, value)
        in_force = player.in_force()
        self.step = in_force.servants_per_point
        self.points = in_force.points_per_servant  # that a step of servants adds
        self.highest = highest + player.goods[SERVANTS] // self.step * self.points


def offer_placements(state: Lorenzo, seat: Seat, menu: Menu) -> None:
    """Every member on every space it can enter, with as many servants as that takes."""
    player = state.players[seat]
    at_home = MembersAtHome(state, player)
    purse = Purse(state, player, 0)
    towers = [Approach(state, seat, tower, purse) for tower in range(state.towers())]
    explains = menu.explains
    highest = ANY_VALUE if explains else at_home.highest
    for number in state.rules.spaces(state, seat):
        tower = SPACES[number].tower
        if tower == NONE:
            prospect = space_prospect(state, seat, number)
        elif explains or (state.floors[number] != NONE and not towers[tower].rule):
            prospect = floor_prospect(state, player, number, towers[tower], highest)
        else:
            continue
        if not prospect[0] or explains:
            offer_space(state, player, at_home, number, prospect, menu)
    for option in menu.unmentioned(PLACES):
        member, space = option.args
        placed = player.placed >> member & 1
        menu.refuse(option, "LOR-032" if placed else state.rules.closed(state, seat, member, space))


def offer_space(
    state: Lorenzo, player: Player, at_home: MembersAtHome, number: int, prospect: Prospect, menu: Menu
) -> None:
    """Each member that can enter a space; the others are told why not, if anybody would like to know."""
    rule, single_color, needed, spare = prospect
    least = needed - spare // at_home.step * at_home.points  # what a member must be worth by itself
    for at, member in enumerate(at_home.members):
        if at_home.values[at] >= least and not rule and not (single_color and member < COLORED):
            menu.offer(PLACE[member][number])
        elif menu.explains:
            why_not = rule or closed_to(state, player, member, number, prospect)
            menu.refuse(PLACE[member][number], why_not)


def closed_to(state: Lorenzo, player: Player, member: int, number: int, prospect: Prospect) -> str:
    """The rule that keeps a member out of a space others may enter: one of its color, its value, or its servants."""
    _, single_color, needed, _ = prospect
    if single_color and member < COLORED:
        return "LOR-059" if SPACES[number].tower != NONE else "LOR-120"
    enough = servants_for(player, needed, player.member_value(state.dice, member)) <= player.goods[SERVANTS]
    return "LOR-039" if enough else state.rules.too_low(state, number)


class PlacingMember(Question):
    """A member goes to a space: how many servants join it, from the least that works (LOR-037, LOR-038).

    Where more servants change nothing the least are paid unasked, unless the player wants to say.
    """

    __slots__ = ("member", "more", "seat", "space", "value")
    rule: ClassVar[str] = "LOR-037"

    def __init__(self, seat: Seat, member: int, space: int, value: int, more: bool) -> None:
        self.seat = seat
        self.member = member
        self.space = space
        self.value = value  # of the member when it was sent: a leader played since does not change it (LOR-258)
        self.more = more

    def copy(self) -> PlacingMember:
        return PlacingMember(self.seat, self.member, self.space, self.value, self.more)

    def owes(self) -> bool:
        return True

    def step(self, state: Lorenzo) -> list[Decision] | None:
        if self.more or SPACES[self.space].action != NONE:
            return self.ask_unless_forced(state, self.seat, "servants")
        self.take_answer(state, self.seat, WITH_SERVANTS[self.least(state)])
        return None

    def least(self, state: Lorenzo) -> int:
        """The least servants that reach the space."""
        player = state.players[self.seat]
        return servants_for(player, needed_on(state, player, self.space), self.value)

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        player = state.players[seat]
        _, _, _, spare = space_prospect(state, seat, self.space)
        action, least = SPACES[self.space].action, self.least(state)
        numbers = servant_numbers(player, least, spare)
        if action != NONE and not self.more and state.rulings > FIRST_RULINGS:
            numbers = servants_of_use(player, action, self.worth(state), numbers)
        offer_servants(player, numbers, least, spare, menu, state.rules.too_low(state, self.space))

    def worth(self, state: Lorenzo) -> int:
        """What the member is worth on its space, before servants."""
        return self.value + added_on(state, state.players[self.seat], self.space)

    def describe(self, state: Lorenzo, seat: Seat, option: Option) -> Label | None:
        if option.verb != "servants":
            return None
        return servants_label(state, seat, option.args[0], SPACES[self.space].action, self.reach(state))

    def reach(self, state: Lorenzo) -> Reach:
        """What the member reaches on its space, before servants."""
        space = SPACES[self.space]
        needed = floor_value(state, self.space) if space.tower != NONE else space.value
        return Reach(
            member_name(self.member).key, self.value, added_on(state, state.players[self.seat], self.space), needed
        )

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        """Servants first, then the space does what it does (LOR-065)."""
        state.stack.pop()
        player, space = state.players[seat], SPACES[self.space]
        added = pay_servants(state, seat, option.args[0])
        if space.tower != NONE:
            begin_taking(state, seat, self.space, charge_for(state, player, space.tower), self.member, NONE, NONE)
            return
        put_member(state, seat, self.member, self.space)
        if space.action != NONE:
            begin_work(state, seat, space.action, self.worth(state) + added)
        else:
            state.rules.after_placing(state, seat, self.space)
            begin_giving(state, seat, space.source)
