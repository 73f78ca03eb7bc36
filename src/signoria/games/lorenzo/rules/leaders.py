"""Leader actions: playing, discarding and activating, and what two abilities ask for (LOR-255 to LOR-277)."""

from __future__ import annotations

from typing import ClassVar

from signoria.games.lorenzo.rules.cards import COLORED, DISCARD_REWARD, LEADERS, SOURCES
from signoria.games.lorenzo.rules.components import NONE, Leader, Requirement
from signoria.games.lorenzo.rules.effect_frame import EffectFrame
from signoria.games.lorenzo.rules.effects import ChosenMember
from signoria.games.lorenzo.rules.giving import begin_giving
from signoria.games.lorenzo.rules.names import member_name
from signoria.games.lorenzo.rules.options import ACTIVATE, CHOOSE, COPY, DECLINE, DISCARD, PLAY
from signoria.games.lorenzo.rules.places import member_place
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.question import Question
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.vocabulary import COUNT_CARDS, COUNT_GOODS, COUNT_LEADERS, COUNT_ONE_TYPE
from signoria.kernel.core import Decision, Label, Menu, Option, Seat, Word
from signoria.kit.hands import without


def offer_leader_actions(state: Lorenzo, seat: Seat, menu: Menu) -> None:
    """Leaders in hand are played or discarded, those in play used once per round (LOR-260, LOR-264, LOR-269)."""
    offer_plays(state, seat, menu)
    offer_discards_and_uses(state, seat, menu)


def offer_plays(state: Lorenzo, seat: Seat, menu: Menu) -> None:
    player = state.players[seat]
    for leader in player.hand:
        if not meets(state, player, LEADERS[leader]):
            menu.refuse(PLAY[leader], "LOR-264")
        elif LEADERS[leader].copies and not copyable(state, seat):
            menu.refuse(PLAY[leader], "LOR-329")
        else:
            menu.offer(PLAY[leader])
    for leader in player.leaders:
        menu.refuse(PLAY[leader], "LOR-268")


def offer_discards_and_uses(state: Lorenzo, seat: Seat, menu: Menu) -> None:
    player = state.players[seat]
    for leader in player.hand:
        menu.offer(DISCARD[leader])
    for leader in player.leaders:
        menu.refuse(DISCARD[leader], "LOR-262")
        offer_ability(state, seat, leader, menu)


def offer_ability(state: Lorenzo, seat: Seat, leader: int, menu: Menu) -> None:
    """A once-per-round ability, if it can do anything (LOR-269, LOR-295)."""
    player = state.players[seat]
    ability = player.ability(leader)
    if ability == NONE:
        menu.refuse(ACTIVATE[leader], "LOR-272")
    elif leader in player.used:
        menu.refuse(ACTIVATE[leader], "LOR-269")
    elif futile(state, seat, ability):
        menu.refuse(ACTIVATE[leader], futile(state, seat, ability))
    else:
        menu.offer(ACTIVATE[leader])


def futile(state: Lorenzo, seat: Seat, ability: int) -> str:
    """The rule by which using an ability would do nothing, because its question has no answer; "" if it has one."""
    for place, effect in enumerate(SOURCES[ability].effects):
        frame = state.rules.frame(effect, seat, ability, place)
        if frame is not None:
            menu = Menu()
            if isinstance(frame, Question):
                frame.offer_answers(state, seat, menu)
            else:
                frame.offer(state, seat, menu)
            if menu.options in ([], [DECLINE]):
                return frame.rule
    return ""


def meets(state: Lorenzo, player: Player, leader: Leader) -> bool:
    """Whether the requirements of a leader hold; they are not paid (LOR-264, LOR-265)."""
    missing = 0
    for requirement in leader.requirements:
        if not holds(player, requirement):
            missing += 1
    return missing == 0 or missing <= state.rules.waived_requirements(player)


def holds(player: Player, requirement: Requirement) -> bool:
    """Whether a player has enough of something, or not too much."""
    owned = requirement_count(player, requirement)
    return owned <= requirement.amount if requirement.most else owned >= requirement.amount


def requirement_count(player: Player, requirement: Requirement) -> int:
    """What a requirement looks at."""
    counts, number = requirement.counts, 0
    if counts == COUNT_GOODS:
        for kind in requirement.of:
            number += player.goods[kind]
        return number
    if counts == COUNT_CARDS:
        for kind in requirement.of:
            number += len(player.cards[kind])
        return number
    if counts == COUNT_LEADERS:
        return len(player.leaders)
    rows = [len(row) for row in player.cards if row]
    if counts == COUNT_ONE_TYPE:
        return max([0, *rows])
    return sum(rows) if len(rows) <= requirement.of[0] else 0


def copyable(state: Lorenzo, seat: Seat) -> list[int]:
    """Leaders that other players have in play, used or not (LOR-327, LOR-331)."""
    return [leader for other, rival in enumerate(state.players) if other != seat for leader in rival.leaders]


def act(state: Lorenzo, seat: Seat, option: Option) -> bool:
    """Do a leader action; False if the option is none."""
    if option.verb == "play":
        play_leader(state, seat, option.args[0])
    elif option.verb == "discard":
        discard_leader(state, seat, option.args[0])
    elif option.verb == "activate":
        activate_leader(state, seat, option.args[0])
    else:
        return False
    return True


def play_leader(state: Lorenzo, seat: Seat, leader: int) -> None:
    """A leader lies face up and its ability holds from now on (LOR-268, LOR-272)."""
    player = state.players[seat]
    player.hand = without(player.hand, leader)
    player.leaders = (*player.leaders, leader)
    player.modifiers += LEADERS[leader].modifiers
    state.emit("play: leader", seat, (leader,))
    begin_giving(state, seat, LEADERS[leader].played)
    if LEADERS[leader].copies:
        state.stack.append(CopyingLeader(seat))
    state.rules.after_playing(state, seat, leader)


def discard_leader(state: Lorenzo, seat: Seat, leader: int) -> None:
    """A leader is laid down openly for a council privilege (LOR-260, LOR-263)."""
    player = state.players[seat]
    player.hand = without(player.hand, leader)
    player.discarded = (*player.discarded, leader)
    state.emit("discard: leader", seat, (leader,))
    begin_giving(state, seat, DISCARD_REWARD)


def activate_leader(state: Lorenzo, seat: Seat, leader: int) -> None:
    """A leader is turned face down and gives what it gives once per round (LOR-269)."""
    player = state.players[seat]
    player.used = (*player.used, leader)
    state.emit("activate: leader", seat, (leader,))
    begin_giving(state, seat, player.ability(leader))


class CopyingLeader(Question):
    """A leader takes the ability of one that another player has in play, for good (LOR-327 to LOR-332)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "LOR-327"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> CopyingLeader:
        return CopyingLeader(self.seat)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        return self.ask_unless_forced(state, self.seat, "copy")

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        for leader in copyable(state, seat):
            menu.offer(COPY[leader])

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        state.stack.pop()
        player = state.players[seat]
        player.copied = option.args[0]
        player.modifiers += LEADERS[player.copied].modifiers
        state.emit("copy: leader", seat, (player.copied,))
        begin_giving(state, seat, LEADERS[player.copied].played)


class ChoosingMember(EffectFrame):
    """One unplaced colored member counts as a value for the rest of the round (LOR-293 to LOR-296)."""

    __slots__ = ()
    rule: ClassVar[str] = "LOR-295"

    def step(self, state: Lorenzo) -> list[Decision] | None:
        return self.ask_unless_forced(state, self.seat, "choose")

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        placed = state.players[seat].placed
        for member in range(COLORED):
            if placed >> member & 1:
                menu.refuse(CHOOSE[member], "LOR-295")
            else:
                menu.offer(CHOOSE[member])

    def value(self) -> int:
        effect = self.printed()
        assert isinstance(effect, ChosenMember)
        return effect.value

    def describe(self, state: Lorenzo, seat: Seat, option: Option) -> Label | None:
        """What the member counts as now, and then."""
        if option.verb != "choose":
            return None
        member = option.args[0]
        now = state.players[seat].member_value(state.dice, member)
        parameters: dict[str, Word] = {"member": member_name(member), "now": now, "value": self.value()}
        return Label("lorenzo-option-choose", parameters, member_place(state, seat, member))

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        state.stack.pop()
        player = state.players[seat]
        player.chosen, player.chosen_value = option.args[0], self.value()
        state.emit("choose: member, value", seat, (player.chosen, player.chosen_value))
