"""A toy game with all that the kernel must carry: secret hands, a simultaneous pick, a deck, nested business, a turn.

Everybody is dealt two gems and keeps one in secret. In a turn a seat digs for a gem, or shows the one it kept, or
bargains: a bargain is worth one coin and may hold another bargain inside. Three rounds; gems and coins are points.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, TypedDict

from signoria.kernel.core import (
    Chance,
    Decision,
    Event,
    Frame,
    Game,
    Label,
    Menu,
    Option,
    Score,
    Seat,
    Setting,
    Settings,
    State,
    View,
)
from signoria.kernel.rng import Rng, imagined_rng
from signoria.kit.field import count, piece
from signoria.kit.table import DeclaredView

GEMS = 12
ROUNDS = 3
DEEPEST = 3

KEEP = [Option(f"keep:gem.{gem}", (gem,)) for gem in range(GEMS)]
SHOW = [Option(f"show:gem.{gem}", (gem,)) for gem in range(GEMS)]
DIG = Option("dig")
BARGAIN = Option("bargain")
AGREE = Option("agree")
END = Option("end")


class Player:
    __slots__ = ("coins", "hand", "shown")

    def __init__(self, hand: list[int], shown: list[int], coins: int) -> None:
        self.hand = hand
        self.shown = shown
        self.coins = coins

    def copy(self) -> Player:
        return Player(self.hand[:], self.shown[:], self.coins)


class Mine(State):
    __slots__ = ("deck", "players", "refused", "rich", "turns")

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame[Any]],
        players: list[Player],
        deck: list[int],
        refused: list[int],
        turns: int,
        rich: bool,
    ) -> None:
        super().__init__(rng, stack)
        self.players = players
        self.deck = deck
        self.refused = refused  # gems not kept, which nobody else knows
        self.turns = turns
        self.rich = rich

    def copy(self) -> Mine:
        return Mine(
            self.rng.copy(),
            [frame.copy() for frame in self.stack],
            [player.copy() for player in self.players],
            self.deck[:],
            self.refused[:],
            self.turns,
            self.rich,
        )


class Simple(Frame[Mine]):
    """A frame without fields."""

    def copy(self) -> Frame[Mine]:
        return self


class Deal(Chance[Mine]):
    def copy(self) -> Deal:
        return self

    def happen(self, state: Mine) -> None:
        for seat, player in enumerate(state.players):
            player.hand = sorted(state.rng.draw(state.deck, "gems") for _ in range(2))
            state.emit("dealt: gems", seat, (tuple(player.hand),), secret=True)


class Pick(Simple):
    rule: ClassVar[str] = "TOY-001"

    def step(self, state: Mine) -> list[Decision] | None:
        waiting = [self.ask(state, s, "keep") for s, player in enumerate(state.players) if len(player.hand) == 2]
        if waiting:
            return waiting
        state.stack.pop()
        return None

    def offer(self, state: Mine, seat: Seat, menu: Menu) -> None:
        for gem in state.players[seat].hand:
            menu.offer(KEEP[gem])

    def answer(self, state: Mine, seat: Seat, option: Option) -> None:
        player = state.players[seat]
        player.hand.remove(option.args[0])
        state.refused.extend(player.hand)
        state.refused.sort()
        player.hand = [option.args[0]]
        state.emit("keep: gem", seat, (option.args[0],), secret=True)


class Rounds(Simple):
    def step(self, state: Mine) -> list[Decision] | None:
        if state.turns == ROUNDS * len(state.players):
            state.stack.pop()
        else:
            state.stack.append(Turn(state.turns % len(state.players), False))
            state.turns += 1
        return None


class Turn(Frame[Mine]):
    __slots__ = ("acted", "seat")
    rule: ClassVar[str] = "TOY-002"

    def __init__(self, seat: Seat, acted: bool) -> None:
        self.seat = seat
        self.acted = acted

    def copy(self) -> Frame[Mine]:
        return type(self)(self.seat, self.acted)

    def step(self, state: Mine) -> list[Decision] | None:
        return [self.ask(state, self.seat, "turn")]

    def offer(self, state: Mine, seat: Seat, menu: Menu) -> None:
        if self.acted:
            menu.offer(END)
            return
        menu.refuse(END, "TOY-003")
        if state.deck:
            menu.offer(DIG)
        else:
            menu.refuse(DIG, "TOY-004")
        for gem in state.players[seat].hand:
            menu.offer(SHOW[gem])
        menu.offer(BARGAIN)

    def answer(self, state: Mine, seat: Seat, option: Option) -> None:
        if option is END:
            state.stack.pop()
            return
        self.acted = True
        if option is DIG:
            state.stack.append(Dig(seat))
        elif option is BARGAIN:
            state.stack.append(Bargain(seat, 1))
        else:
            player = state.players[seat]
            player.hand.remove(option.args[0])
            player.shown.append(option.args[0])
            state.emit("show: gem", seat, (option.args[0],))


class Dig(Chance[Mine]):
    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> Frame[Mine]:
        return type(self)(self.seat)

    def happen(self, state: Mine) -> None:
        gem = state.rng.draw(state.deck, "gems")
        state.players[self.seat].shown.append(gem)
        state.emit("dig: gem", self.seat, (gem,))


class Bargain(Frame[Mine]):
    __slots__ = ("depth", "seat")
    rule: ClassVar[str] = "TOY-005"

    def __init__(self, seat: Seat, depth: int) -> None:
        self.seat = seat
        self.depth = depth

    def copy(self) -> Frame[Mine]:
        return type(self)(self.seat, self.depth)

    def step(self, state: Mine) -> list[Decision] | None:
        return self.ask_unless_forced(state, self.seat, "bargain")

    def offer(self, state: Mine, seat: Seat, menu: Menu) -> None:
        menu.offer(AGREE)
        if self.depth < DEEPEST:
            menu.offer(BARGAIN)
        else:
            menu.refuse(BARGAIN, "TOY-006")

    def describe(self, state: Mine, seat: Seat, option: Option) -> Label | None:
        return Label("toy.bargain-again", {"depth": self.depth + 1}) if option is BARGAIN else None

    def answer(self, state: Mine, seat: Seat, option: Option) -> None:
        state.stack.pop()
        state.players[seat].coins += 2 if state.rich else 1
        state.emit("bargain: depth", seat, (self.depth,))
        if option is BARGAIN:
            state.stack.append(type(self)(seat, self.depth + 1))


class Heap(TypedDict):
    """What lies before all."""

    turns: int
    deck: Annotated[int, count()]


class Miner(TypedDict):
    """What a player has; gems in hand are only counted."""

    hand: Annotated[int, count("hand", "in_hand")]
    shown: Annotated[list[str], piece("gem")]
    coins: int


class Hand(TypedDict):
    """What only its owner sees."""

    hand: Annotated[list[str], piece("gem")]


class ToyView(TypedDict):
    """All that a viewer may see."""

    table: Heap
    boards: list[Miner]
    own: Hand | None


VIEW = DeclaredView("toy", ToyView)


def gem_names(gems: list[int]) -> list[str]:
    return [f"gem.{gem}" for gem in gems]


CLASSES: tuple[type, ...] = (Mine, Player, Deal, Pick, Rounds, Turn, Dig, Bargain)


class ToyGame(Game[Mine]):
    """The toy's rules; a broken toy replaces a frame class or a method."""

    rule_of_turns: ClassVar[str] = "TOY-007"
    rule_of_the_end: ClassVar[str] = "TOY-008"

    def __init__(self, *more_classes: type, version: int = 2, more_options: tuple[Option, ...] = ()) -> None:
        super().__init__(
            key="toy",
            version=version,
            options=(*KEEP, *SHOW, DIG, BARGAIN, AGREE, END, *more_options),
            settings=(
                Setting("seats", (2, 3, 4), 2),
                Setting("rich", (False, True), True, since=2, before=False),
            ),
            classes=(
                *(cls for cls in CLASSES if cls.__name__ not in {m.__name__ for m in more_classes}),
                *more_classes,
            ),
        )

    def setup(self, settings: Settings, rng: Rng) -> Mine:
        seats = settings["seats"]
        assert isinstance(seats, int)
        players = [Player([], [], 0) for _ in range(seats)]
        return Mine(rng, self.first_frames(), players, list(range(GEMS)), [], 0, bool(settings["rich"]))

    def first_frames(self) -> list[Frame[Mine]]:
        return [Rounds(), Pick(), Deal()]

    def forbids(self, settings: Settings) -> str:
        return "TOY-009" if settings["seats"] == 4 and settings["rich"] else ""

    def own(self, state: Mine, seat: Seat) -> dict[str, object]:
        return {"hand": gem_names(state.players[seat].hand)}

    def public(self, state: Mine) -> dict[str, object]:
        return {
            "table": {"turns": state.turns, "deck": len(state.deck)},
            "boards": [
                {"hand": len(player.hand), "shown": gem_names(player.shown), "coins": player.coins}
                for player in state.players
            ],
        }

    def misfit(self, view: View, before: View) -> str:
        return VIEW.misfit(view, before)

    def imagine(self, state: Mine, viewer: Seat | None, seed: str, blind: bool = False) -> Mine:
        clone = state.copy()
        rng = imagined_rng(seed)
        others = [player for seat, player in enumerate(clone.players) if seat != viewer]
        pool = sorted([*clone.deck, *clone.refused, *[gem for player in others for gem in player.hand]])
        for player in others:
            player.hand = sorted(rng.draw(pool, "gems") for _ in player.hand)
        clone.refused = sorted(rng.draw(pool, "gems") for _ in clone.refused)
        clone.deck = pool
        clone.rng = Rng(seed, rng.drawn)
        return clone

    def scores(self, state: Mine) -> list[Score]:
        totals = [sum(player.shown) + player.coins for player in state.players]
        return [
            Score({"gems": sum(player.shown), "coins": player.coins}, 1 + sum(t > totals[seat] for t in totals))
            for seat, player in enumerate(state.players)
        ]

    def describe(self, state: Mine, seat: Seat, option: Option) -> Label:
        return Label(f"toy.{option.verb}", {"code": option.code})

    def tell(self, event: Event) -> Label:
        return Label(f"toy-event-{event.kind}", {"seat": event.seat})

    def census(self, state: Mine) -> dict[str, int]:
        gems = [gem for player in state.players for gem in (*player.hand, *player.shown)]
        return {"gems": len({*gems, *state.deck, *state.refused})}


TOY = ToyGame()
