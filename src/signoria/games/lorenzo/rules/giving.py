"""What a source gives, effect by effect: gains, privileges, and effects that ask for an action of their own."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.games.lorenzo.rules.alternative import Alternative
from signoria.games.lorenzo.rules.cards import FAITH_POINTS, LAST_MILITARY, SOURCES
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.effects import Gain, GainPer, Privileges
from signoria.games.lorenzo.rules.options import LOSE, PRIVILEGE
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.question import Question, alternative_place
from signoria.games.lorenzo.rules.state import FIRST_RULINGS, Lorenzo
from signoria.games.lorenzo.rules.vocabulary import COUNT_CARDS, COUNT_GOODS, FAITH, KINDS, MILITARY
from signoria.games.lorenzo.rules.wording import privilege_label
from signoria.kernel.core import Decision, Label, Menu, Option, Seat
from signoria.kit.hands import Ids

#: The last step of the faith track (LOR-216).
LAST_FAITH: Final = len(FAITH_POINTS) - 1


class GivingEffects(Question):
    """One source gives: its effects in order, each finished before the next (LOR-160, LOR-161)."""

    __slots__ = ("place", "privileges", "reduced", "seat", "source")
    rule: ClassVar[str] = "LOR-192"

    def __init__(self, seat: Seat, source: int, place: int, reduced: int, privileges: Ids) -> None:
        self.seat = seat
        self.source = source
        self.place = place  # of the effect that comes next
        self.reduced = reduced  # a bit for each kind that was given less of (LOR-354)
        self.privileges = privileges  # chosen so far in the open set

    def copy(self) -> GivingEffects:
        return GivingEffects(self.seat, self.source, self.place, self.reduced, self.privileges)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        effects = SOURCES[self.source].effects
        if self.place == len(effects):
            state.stack.pop()
            return None
        effect = effects[self.place]
        if isinstance(effect, Privileges):
            return self.ask_unless_forced(state, self.seat, "privilege")
        self.place += 1
        if isinstance(effect, Gain):
            self.receive(state, list(effect.goods))
        elif isinstance(effect, GainPer):
            self.receive(state, goods_counted(state.players[self.seat], effect))
        else:
            frame = state.rules.frame(effect, self.seat, self.source, self.place - 1)
            if frame is None:
                raise LookupError(f"nothing does {type(effect).__name__}; name its frame in FRAMES of its box")
            state.stack.append(frame)
        return None

    def has_begun(self) -> bool:
        """Whether it has given something: of several sources others may still wait below it."""
        return self.place > 0 or len(self.privileges) > 0

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        """The privileges there are, without those already chosen if all must be different (LOR-193)."""
        effect = SOURCES[self.source].effects[self.place]
        assert isinstance(effect, Privileges)
        different = effect.different and len(self.privileges) < effect.count
        privileges: list[int] = []
        for privilege in range(len(PRIVILEGE)):
            rule = state.rules.bars_privilege(state, seat, privilege)
            if not rule and different and privilege in self.privileges:
                rule = "LOR-193"
            if rule:
                menu.refuse(PRIVILEGE[privilege], rule)
            else:
                privileges.append(privilege)
        self.offer_useful(state, seat, privileges, menu)

    def offer_useful(self, state: Lorenzo, seat: Seat, privileges: list[int], menu: Menu) -> None:
        """Those that give something; where none does, all of them, as by the first rulings (LOR-395)."""
        useful = privileges
        if state.rulings > FIRST_RULINGS and not gives_in_full(state, seat):
            useful = [privilege for privilege in privileges if self.is_useful(state, seat, privilege)]
        for privilege in privileges:
            if privilege in useful or not useful:
                menu.offer(PRIVILEGE[privilege])
            else:
                menu.refuse(PRIVILEGE[privilege], "LOR-395")

    def is_useful(self, state: Lorenzo, seat: Seat, privilege: int) -> bool:
        """Whether anything is left of a privilege, or comes with it."""
        player = state.players[seat]
        if state.rules.brings_along(player):
            return True
        goods = self.goods_of(state, seat, privilege)
        state.rules.limit_gain(state, goods)
        return has_room(player, goods)

    def goods_of(self, state: Lorenzo, seat: Seat, privilege: int) -> list[int]:
        """A privilege, less what this source gives less of (LOR-351)."""
        goods = list(state.rules.privilege_goods(state, seat, privilege))
        in_force = state.players[seat].in_force()
        if in_force.gained:
            in_force.gains(False, goods, self.reduced)
        return goods

    def alternatives(self, state: Lorenzo, seat: Seat) -> list[Alternative]:
        """The privileges that there are for the player, those chosen already included."""
        if seat != self.seat or not isinstance(SOURCES[self.source].effects[self.place], Privileges):
            return []
        return [
            Alternative(
                option, gain=tuple(self.goods_of(state, seat, privilege)), taken=self.privileges.count(privilege)
            )
            for privilege, option in enumerate(PRIVILEGE)
            if not state.rules.bars_privilege(state, seat, privilege)
        ]

    def describe(self, state: Lorenzo, seat: Seat, option: Option) -> Label | None:
        if option.verb != "privilege":
            return None
        worth = self.goods_of(state, seat, option.args[0])
        return privilege_label(option.args[0], worth, alternative_place(state, seat, option))

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        effect = SOURCES[self.source].effects[self.place]
        assert isinstance(effect, Privileges)
        privilege = option.args[0]
        self.privileges = (*self.privileges, privilege)
        if len(self.privileges) >= effect.count + state.rules.more_privileges(state.players[seat]):
            self.privileges = ()
            self.place += 1
        state.emit("privilege: privilege", seat, (privilege,))
        goods = list(state.rules.privilege_goods(state, seat, privilege))
        state.rules.after_privilege(state, seat, privilege)
        self.receive(state, goods, privilege=True)

    def receive(self, state: Lorenzo, goods: list[int], privilege: bool = False) -> None:
        """Goods of this source come in, as much of them as the player may have."""
        player = state.players[self.seat]
        if player.modifiers:
            source = SOURCES[self.source]
            self.reduced, choice = player.in_force().gains(source.immediate and not privilege, goods, self.reduced)
            if choice:
                state.stack.append(Reduction(self.seat, self.source, goods, choice))
                return
        receive(state, self.seat, self.source, goods)


class Reduction(Question):
    """A source gives less of one of two kinds, the player says which (LOR-364)."""

    __slots__ = ("goods", "kinds", "seat", "source")
    rule: ClassVar[str] = "LOR-364"

    def __init__(self, seat: Seat, source: int, goods: list[int], kinds: Ids) -> None:
        self.seat = seat
        self.source = source
        self.goods = goods
        self.kinds = kinds

    def copy(self) -> Reduction:
        return Reduction(self.seat, self.source, self.goods[:], self.kinds)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        return [self.ask(state, self.seat, "lose")]

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        for kind in self.kinds:
            menu.offer(LOSE[kind])

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        state.stack.pop()
        self.goods[option.args[0]] -= 1
        receive(state, seat, self.source, self.goods)


def goods_counted(player: Player, effect: GainPer) -> list[int]:
    """So much for each full number of cards or goods owned, the card just taken included (LOR-171, LOR-172)."""
    if effect.counts == COUNT_CARDS:
        owned = len(player.cards[effect.per])
    else:
        owned = player.goods[effect.per] if effect.counts == COUNT_GOODS else len(player.leaders)
    goods = [0] * KINDS
    goods[effect.good] = owned // effect.per_amount * effect.amount
    return goods


def gives_in_full(state: Lorenzo, seat: Seat) -> bool:
    """Whether no privilege can give less than it says: nothing is taken off, no track or supply is at its end."""
    player = state.players[seat]
    if player.in_force().gained or player.goods[MILITARY] >= LAST_MILITARY or player.goods[FAITH] >= LAST_FAITH:
        return False
    token = [0] * KINDS + [1]
    state.rules.limit_gain(state, token)
    return token[KINDS] == 1


def has_room(player: Player, goods: list[int]) -> bool:
    """Whether some of the goods would come in: a track of points may be at its end (LOR-216, LOR-236)."""
    for kind in range(len(goods)):
        if goods[kind]:
            if kind == MILITARY:
                if player.goods[MILITARY] < LAST_MILITARY:
                    return True
            elif kind != FAITH or player.goods[FAITH] < LAST_FAITH:
                return True
    return False


def receive(state: Lorenzo, seat: Seat, source: int, goods: list[int]) -> None:
    """Goods are added; the two tracks of points end at their last step (LOR-216, LOR-236)."""
    stock = state.players[seat].goods
    faith = stock[FAITH]
    for kind in range(KINDS):
        stock[kind] += goods[kind]
    stock[MILITARY] = min(stock[MILITARY], LAST_MILITARY)
    stock[FAITH] = min(stock[FAITH], LAST_FAITH)
    if state.events is not None and any(goods):
        state.emit("gain: source, goods", seat, (source, tuple(goods)))
    state.rules.after_gaining(state, seat, goods, faith)


def begin_giving(state: Lorenzo, seat: Seat, source: int) -> None:
    """A source gives to a seat next; NONE gives nothing."""
    if source != NONE:
        state.stack.append(GivingEffects(seat, source, 0, 0, ()))


def pay(state: Lorenzo, seat: Seat, goods: tuple[int, ...], event: str, subject: int) -> None:
    """Goods go to the supply (LOR-058)."""
    stock = state.players[seat].goods
    for kind in range(len(goods)):
        stock[kind] -= goods[kind]
    if state.events is not None and any(goods):
        state.emit(f"{event}: subject, goods", seat, (subject, goods))
