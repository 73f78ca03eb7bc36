"""Special tokens: drawing them, using them, paying with them, placing them on cards (HOU-134 to HOU-155)."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.games.lorenzo.rules.cards import CARDS, SOURCES
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.giving import begin_giving
from signoria.games.lorenzo.rules.houses.effects import DrawTokens
from signoria.games.lorenzo.rules.houses.options import FILL, MOST_TOKENS, RETAIN, SPEND, TOKEN
from signoria.games.lorenzo.rules.houses.pieces import SLOTTED, TOKENS
from signoria.games.lorenzo.rules.houses.state import Houses, holding_of, houses_of, with_one, without_one
from signoria.games.lorenzo.rules.options import END_TURN, EXCHANGED
from signoria.games.lorenzo.rules.question import Question
from signoria.games.lorenzo.rules.rounds import finish
from signoria.games.lorenzo.rules.state import ONE_BY_ONE, Lorenzo
from signoria.games.lorenzo.rules.vocabulary import KINDS, SPECIAL_TOKENS
from signoria.kernel.core import Chance, Decision, Frame, Menu, Option, Seat
from signoria.kernel.rng import Rng
from signoria.kit.hands import Ids

#: How many tokens are named at once out of so many in hand at most: then there are 256 ways or fewer, whatever their
#: faces. It must not depend on these, or the number of questions would tell others about them (HOU-135).
NAMED_AT_ONCE: Final = ((MOST_TOKENS, 10), (4, 11), (3, 30))
#: Why a token cannot be used, or placed on a card.
NOT_HELD: Final = {"token": "HOU-138"}
NOT_PLACED: Final = {"fill": "HOU-203"}


def faces(tokens: Ids) -> list[int]:
    """The different faces among tokens, which lie in ascending order."""
    distinct: list[int] = []
    for face in tokens:
        if not distinct or distinct[-1] != face:
            distinct.append(face)
    return distinct


def draw(houses: Houses, rng: Rng, count: int) -> Ids:
    """Tokens out of the supply; when it is empty the discards become a new one (HOU-144 to HOU-146)."""
    tokens: list[int] = []
    for _ in range(count):
        if not houses.supply:
            houses.supply, houses.discards = houses.discards, ()
        if houses.supply:
            bag = list(houses.supply)
            tokens.append(rng.draw(bag, "special tokens"))
            houses.supply = tuple(bag)
        if not houses.supply:
            houses.supply, houses.discards = houses.discards, ()
    return tuple(tokens)


def hold(state: Lorenzo, seat: Seat, faces: Ids) -> None:
    """Tokens join a hand, which only its owner sees (HOU-135)."""
    holding = holding_of(state, seat)
    holding.tokens = tuple(sorted([*holding.tokens, *faces]))
    state.players[seat].goods[SPECIAL_TOKENS] += len(faces)
    if faces:
        state.emit("tokens: tokens", seat, (faces,), secret=True)


def discard(state: Lorenzo, seat: Seat, face: int) -> None:
    """A token leaves a hand and lies face up beside the supply (HOU-143, HOU-150)."""
    houses = houses_of(state)
    holding = houses.holdings[seat]
    holding.tokens = without_one(holding.tokens, face)
    houses.discards = with_one(houses.discards, face)


class DrawingTokens(Chance[Lorenzo]):
    """So many tokens are drawn (HOU-134)."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count

    def copy(self) -> DrawingTokens:
        return DrawingTokens(self.seat, self.count)

    def happen(self, state: Lorenzo) -> None:
        hold(state, self.seat, draw(houses_of(state), state.rng, self.count))


class LookingAtTokens(Chance[Lorenzo]):
    """Tokens are drawn to be looked at; who may keep none of them draws none (HOU-121, HOU-228)."""

    __slots__ = ("place", "seat", "source")
    rule: ClassVar[str] = "HOU-228"

    def __init__(self, seat: Seat, source: int, place: int) -> None:
        self.seat = seat
        self.source = source
        self.place = place

    def copy(self) -> LookingAtTokens:
        return LookingAtTokens(self.seat, self.source, self.place)

    def effect(self) -> DrawTokens:
        effect = SOURCES[self.source].effects[self.place]
        assert isinstance(effect, DrawTokens)
        return effect

    def number_kept(self, state: Lorenzo) -> int:
        """How many may be kept."""
        goods = [0] * KINDS + [self.effect().keep]
        state.players[self.seat].in_force().gains(False, goods, 0)
        return goods[SPECIAL_TOKENS]

    def offer(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        """There is nothing to choose before they are drawn: only whether it is of any use."""
        houses = houses_of(state)
        if self.number_kept(state) and (houses.supply or houses.discards):
            menu.offer(EXCHANGED)

    def happen(self, state: Lorenzo) -> None:
        if self.number_kept(state):
            drawn = draw(houses_of(state), state.rng, self.effect().draw)
            state.emit("look: tokens", self.seat, (drawn,), secret=True)
            state.stack.append(KeepingToken(self.seat, drawn))


class KeepingToken(Question):
    """One of the tokens drawn is kept, the others are discarded face up (HOU-121)."""

    __slots__ = ("drawn", "seat")
    rule: ClassVar[str] = "HOU-121"

    def __init__(self, seat: Seat, drawn: Ids) -> None:
        self.seat = seat
        self.drawn = drawn

    def copy(self) -> KeepingToken:
        return KeepingToken(self.seat, self.drawn)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        """Two equal tokens are asked about too, so that nobody learns that they are equal."""
        if len(self.drawn) > 1:
            return [self.ask(state, self.seat, "retain")]
        state.stack.pop()
        hold(state, self.seat, self.drawn)
        return None

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        for face in sorted(set(self.drawn)):
            menu.offer(RETAIN[face])

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        state.stack.pop()
        houses, face = houses_of(state), option.args[0]
        hold(state, seat, (face,))
        for other in without_one(self.drawn, face):
            houses.discards = with_one(houses.discards, other)
            state.emit("discard_token: token", seat, (other,))


def drawn_by(state: Lorenzo, seat: Seat) -> Ids:
    """Tokens drawn to be looked at, for who looks at them; the last ones if a leader has interrupted (LOR-258)."""
    drawn: Ids = ()
    for frame in state.stack:
        if isinstance(frame, KeepingToken) and frame.seat == seat:
            drawn = frame.drawn
    return drawn


class SpendingTokens(Question):
    """Tokens have been paid by number: the payer says which (HOU-149)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "HOU-149"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> SpendingTokens:
        return SpendingTokens(self.seat)

    def owes(self) -> bool:
        return True

    def step(self, state: Lorenzo) -> list[Decision] | None:
        """Whoever pays with all of them has no choice, as everybody knows."""
        tokens, left = holding_of(state, self.seat).tokens, state.players[self.seat].goods[SPECIAL_TOKENS]
        if len(tokens) == left:
            state.stack.pop()
            return None
        if left:
            return [self.ask(state, self.seat, "spend")]
        self.take_answer(state, self.seat, SPEND[(tokens[0],)])
        return None

    def offer_answers(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        """All that are due at once, or as many of them as a menu has room for."""
        tokens = holding_of(state, seat).tokens
        due = len(tokens) - state.players[seat].goods[SPECIAL_TOKENS]
        for choice in choices_among(tokens, named_at_once(len(tokens), due) if state.rulings > ONE_BY_ONE else 1):
            menu.offer(SPEND[choice])

    def take_answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        for face in option.args:
            discard(state, seat, face)
            state.emit("spend: token", seat, (face,))


def named_at_once(held: int, due: int) -> int:
    """How many of the tokens that are due are named in one choice."""
    return max([min(number, due) for number, most in NAMED_AT_ONCE if held <= most])


def choices_among(tokens: Ids, number: int) -> list[Ids]:
    """Every way to take so many of some tokens, where only faces matter."""
    choices: list[Ids] = [()]
    for face in faces(tokens):
        held = tokens.count(face)
        choices = [
            (*choice, *(face,) * count)
            for choice in choices
            for count in range(min(held, number - len(choice)), -1, -1)
        ]
    return [choice for choice in choices if len(choice) == number]


def paying_with(state: Lorenzo, seat: Seat) -> Ids:
    """Tokens among which those that are paid are chosen now, for who pays."""
    for frame in state.stack:
        if isinstance(frame, SpendingTokens) and frame.seat == seat:
            return holding_of(state, seat).tokens
    return ()


def begin_spending(state: Lorenzo, seat: Seat) -> None:
    """Ask which tokens were paid, if any were."""
    if len(holding_of(state, seat).tokens) > state.players[seat].goods[SPECIAL_TOKENS]:
        state.stack.append(SpendingTokens(seat))


def offer_tokens(state: Lorenzo, seat: Seat, menu: Menu) -> None:
    """Tokens in hand may be used, whichever and however many (HOU-138, HOU-139)."""
    for face in faces(holding_of(state, seat).tokens):
        menu.offer(TOKEN[face])
    menu.refuse_verbs(NOT_HELD)


def use_token(state: Lorenzo, seat: Seat, face: int) -> None:
    """A token is discarded and gives what it gives, as a source of its own (HOU-138, HOU-155)."""
    discard(state, seat, face)
    state.players[seat].goods[SPECIAL_TOKENS] -= 1
    state.emit("token: token", seat, (face,))
    begin_giving(state, seat, TOKENS[face].source)


def offer_slots(state: Lorenzo, seat: Seat, menu: Menu) -> None:
    """A token in hand may be placed on a card with an empty place, for good (HOU-203)."""
    holding, player = holding_of(state, seat), state.players[seat]
    if holding.tokens:
        for card in SLOTTED:
            if card in player.cards[CARDS[card].type] and holding.token_on(card) == NONE:
                for face in faces(holding.tokens):
                    menu.offer(FILL[card][face])
    menu.refuse_verbs(NOT_PLACED)


def fill_slot(state: Lorenzo, seat: Seat, card: int, face: int) -> None:
    """A token lies face up on a card from now on (HOU-202)."""
    holding = holding_of(state, seat)
    holding.tokens = without_one(holding.tokens, face)
    holding.slots, holding.placed = (*holding.slots, card), (*holding.placed, face)
    state.players[seat].goods[SPECIAL_TOKENS] -= 1
    state.emit("fill: card, token", seat, (card, face))


def empty_slot(state: Lorenzo, seat: Seat, card: int) -> None:
    """The token on a card that leaves the game is discarded without its bonus (HOU-260)."""
    houses = houses_of(state)
    holding = houses.holdings[seat]
    face = holding.token_on(card)
    if face != NONE:
        place = holding.slots.index(card)
        holding.slots = (*holding.slots[:place], *holding.slots[place + 1 :])
        holding.placed = (*holding.placed[:place], *holding.placed[place + 1 :])
        houses.discards = with_one(houses.discards, face)
        state.emit("discard_token: token", seat, (face,))


class LastTokens(Frame[Lorenzo]):
    """After the last round tokens may still be used, in turn order, before everything is scored (HOU-242)."""

    __slots__ = ("place",)
    rule: ClassVar[str] = "HOU-259"

    def __init__(self, place: int) -> None:
        self.place = place

    def copy(self) -> LastTokens:
        return LastTokens(self.place)

    def step(self, state: Lorenzo) -> list[Decision] | None:
        if self.place == len(state.order):
            state.stack.pop()
            finish(state)
            return None
        seat = state.order[self.place]
        if holding_of(state, seat).tokens:
            return [self.ask(state, seat, "last")]
        self.place += 1
        return None

    def offer(self, state: Lorenzo, seat: Seat, menu: Menu) -> None:
        menu.offer(END_TURN)
        offer_tokens(state, seat, menu)
        menu.refuse_verbs({**state.rules.outside, "trade": "HOU-259", "fill": "HOU-259"})

    def answer(self, state: Lorenzo, seat: Seat, option: Option) -> None:
        if option.verb == "token":
            use_token(state, seat, option.args[0])
        else:
            self.place += 1
