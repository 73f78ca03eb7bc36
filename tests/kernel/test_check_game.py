"""check_game accepts a good game and refuses a broken one for every law it can test."""

from __future__ import annotations

import random
from typing import Any

import pytest

from signoria.kernel.core import Decision, Frame, Label, Menu, Option, Score, Seat, View
from signoria.kernel.testing import BrokenLaw, all_settings, check_game
from signoria.kit.changes import changed, changes
from tests.kernel import toy
from tests.kernel.toy import AGREE, BARGAIN, DIG, END, TOY, Mine, ToyGame


def test_the_toy_keeps_every_law_at_every_table() -> None:
    counts = check_game(TOY, thorough=3, quick=20)
    assert counts.matches == len(all_settings(TOY)) * 23
    assert counts.twins > 0
    assert counts.undone > 0
    assert set(counts.kinds) == {"keep", "turn", "bargain"}


class Rebuilt(ToyGame):
    """A toy whose turns are of another class."""

    def __init__(self, turn: type[Frame[Any]], **more: Any) -> None:
        super().__init__(turn, OtherRounds, **more)
        self.other = turn

    def first_frames(self) -> list[Frame[Mine]]:
        return [OtherRounds(self.other.__name__), toy.Pick(), toy.Deal()]


class OtherRounds(Frame[Mine]):
    """Rounds that begin turns of a class of this module, by name: frames hold plain data."""

    def __init__(self, turn: str) -> None:
        self.turn = turn

    def copy(self) -> Frame[Mine]:
        return self

    def step(self, state: Mine) -> list[Decision] | None:
        if state.turns == toy.ROUNDS * len(state.players):
            state.stack.pop()
        else:
            state.stack.append(globals()[self.turn](state.turns % len(state.players), False))
            state.turns += 1
        return None


# Law 1: legality is told once.


class OffersAndRefuses(toy.Turn):
    def offer(self, state: Mine, seat: Seat, menu: Menu) -> None:
        menu.refuse(BARGAIN, "TOY-666")
        super().offer(state, seat, menu)


class RefusesWithoutRule(toy.Turn):
    rule = ""


class TellsLegalityTwice(toy.Turn):
    def step(self, state: Mine) -> list[Decision] | None:
        return [Decision(self.seat, "turn", [END] if self.acted else [DIG, BARGAIN])]


# Law 2: unfinished business is data.


class HoldsAClosure(toy.Turn):
    def __init__(self, seat: Seat, acted: bool, then: object = None) -> None:
        super().__init__(seat, acted)
        self.then = then or (lambda: None)


class ForgetsWhenSaved(toy.Turn):
    """Keeps in an attribute what the constructor does not take."""

    done = False

    def copy(self) -> Frame[Mine]:
        clone = type(self)(self.seat, False)
        clone.done = self.done
        return clone

    def offer(self, state: Mine, seat: Seat, menu: Menu) -> None:
        self.acted = self.done
        super().offer(state, seat, menu)
        self.acted = False

    def answer(self, state: Mine, seat: Seat, option: Option) -> None:
        super().answer(state, seat, option)
        self.acted, self.done = False, True


class ChangesWhenAsked(toy.Turn):
    def step(self, state: Mine) -> list[Decision] | None:
        state.players[0].coins += 1
        return super().step(state)


class LosesPieces(toy.Turn):
    def answer(self, state: Mine, seat: Seat, option: Option) -> None:
        super().answer(state, seat, option)
        if option.verb == "show":
            state.players[seat].shown.pop()


# Law 3: no dead ends, small menus.


class DeadEnd(toy.Turn):
    def offer(self, state: Mine, seat: Seat, menu: Menu) -> None:
        if not self.acted:
            super().offer(state, seat, menu)


class DeadEndAhead(toy.Turn):
    """Met by a look ahead before anybody is asked there."""

    def offer(self, state: Mine, seat: Seat, menu: Menu) -> None:
        if len(state.deck) > 3:
            super().offer(state, seat, menu)


class OffersTwice(toy.Turn):
    def offer(self, state: Mine, seat: Seat, menu: Menu) -> None:
        super().offer(state, seat, menu)
        super().offer(state, seat, menu)


MANY = tuple(Option(f"many:{number}") for number in range(301))


class HugeMenu(toy.Turn):
    def offer(self, state: Mine, seat: Seat, menu: Menu) -> None:
        super().offer(state, seat, menu)
        for option in MANY:
            menu.offer(option)

    def answer(self, state: Mine, seat: Seat, option: Option) -> None:
        if option.verb != "many":
            super().answer(state, seat, option)


class Endless(toy.Turn):
    def answer(self, state: Mine, seat: Seat, option: Option) -> None:
        if option is END:
            self.acted = False
        else:
            self.acted = True


# Law 4: what is chosen is of the catalogue.


class InventsOptions(toy.Turn):
    def offer(self, state: Mine, seat: Seat, menu: Menu) -> None:
        menu.offer(END if self.acted else Option("bargain"))

    def answer(self, state: Mine, seat: Seat, option: Option) -> None:
        super().answer(state, seat, END if option is END else BARGAIN)


# Law 5: whole, plain views.


class ShowsObjects(ToyGame):
    def public(self, state: Mine) -> dict[str, object]:
        return {**super().public(state), "boards": state.players}


class ChangesWhenSeen(ToyGame):
    def public(self, state: Mine) -> dict[str, object]:
        state.players[0].coins += 1
        return super().public(state)


class OwnsWhatIsNotDeclared(ToyGame):
    def own(self, state: Mine, seat: Seat) -> dict[str, object]:
        return {**super().own(state, seat), "coins": state.players[seat].coins}


class ShowsAnotherShape(ToyGame):
    """Once somebody has shown a gem, what is declared as a number is none."""

    def public(self, state: Mine) -> dict[str, object]:
        has_shown = any(player.shown for player in state.players)
        return {
            **super().public(state),
            "table": {"turns": state.turns, "deck": "few" if has_shown else len(state.deck)},
        }


class CountsByFractions(ToyGame):
    """A word that reads like a way through the view: what changes there is not found again."""

    def public(self, state: Mine) -> dict[str, object]:
        return {**super().public(state), "table": {"0.5": state.turns, "0": {"5": 0}}}

    def misfit(self, view: View, before: View) -> str:
        return "" if changed(before, changes(before, view)) == view else "another"


class ShowsAFourthPart(ToyGame):
    def public(self, state: Mine) -> dict[str, object]:
        return {**super().public(state), "weather": "fine"}


class PointsNowhere(ToyGame):
    """What can be dug lies in a mine that is on no table."""

    def describe(self, state: Mine, seat: Seat, option: Option) -> Label:
        return Label("toy", {}, ("table.mine",))


# Law 6: nothing leaks.


class ShowsHands(ToyGame):
    def public(self, state: Mine) -> dict[str, object]:
        hands = [gem for player in state.players for gem in player.hand]
        return {**super().public(state), "table": {"turns": sum(hands), "deck": len(state.deck)}}


class OwnsTheNextHand(ToyGame):
    def own(self, state: Mine, seat: Seat) -> dict[str, object]:
        return super().own(state, (seat + 1) % len(state.players))


class LabelsByHands(ToyGame):
    def describe(self, state: Mine, seat: Seat, option: Option) -> Label:
        return Label("toy", {"best": max([0, *[gem for player in state.players for gem in player.hand]])})


class OptionsByDeck(toy.Turn):
    def offer(self, state: Mine, seat: Seat, menu: Menu) -> None:
        super().offer(state, seat, menu)
        if not self.acted and 0 in state.deck:
            menu.options.remove(BARGAIN)


class RefusesByDeck(toy.Turn):
    """Every refusal tells whether the first gem is still in the deck."""

    def offer(self, state: Mine, seat: Seat, menu: Menu) -> None:
        super().offer(state, seat, menu)
        menu.refuse_verbs(dict.fromkeys(("keep", "show", "agree"), "TOY-010" if 0 in state.deck else "TOY-011"))


class OffersMoreToWhoAsks(toy.Turn):
    def offer(self, state: Mine, seat: Seat, menu: Menu) -> None:
        super().offer(state, seat, menu)
        if menu.explains:
            menu.offer(AGREE)


class DescribesTheDeck(toy.Turn):
    def describe(self, state: Mine, seat: Seat, option: Option) -> Label:
        return Label("toy", {"first": state.deck[0] if state.deck else 0})


class TellsHandsInEvents(toy.Turn):
    def answer(self, state: Mine, seat: Seat, option: Option) -> None:
        super().answer(state, seat, option)
        state.emit("peek: gems", seat, (tuple(state.deck),))


class ImaginesTheTruth(ToyGame):
    def imagine(self, state: Mine, viewer: Seat | None, seed: str, blind: bool = False) -> Mine:
        return state.copy()


class ImaginesMoreGems(ToyGame):
    def imagine(self, state: Mine, viewer: Seat | None, seed: str, blind: bool = False) -> Mine:
        clone = super().imagine(state, viewer, seed, blind)
        clone.refused = list(range(12, 12 + len(clone.refused)))
        return clone


# Law 7: undo is fair.


class RevealsOutsideChance(toy.Turn):
    def answer(self, state: Mine, seat: Seat, option: Option) -> None:
        if option is DIG:
            self.acted = True
            state.players[seat].shown.append(state.deck.pop())
        else:
            super().answer(state, seat, option)


class DrawsOutsideChance(toy.Turn):
    def answer(self, state: Mine, seat: Seat, option: Option) -> None:
        if option is DIG:
            self.acted = True
            state.players[seat].shown.append(state.rng.draw(state.deck, "gems"))
        else:
            super().answer(state, seat, option)


# Law 8: the log is the match.


class PlaysByGlobalChance(toy.Turn):
    def answer(self, state: Mine, seat: Seat, option: Option) -> None:
        super().answer(state, seat, option)
        if option is END:
            state.players[seat].coins += OUTSIDE.randrange(1000)


OUTSIDE = random.Random(1)


class NobodyRanked(ToyGame):
    def scores(self, state: Mine) -> list[Score]:
        return [Score({}, 0) for _ in state.players]


# Law 9: copies are complete and separate.


class SharingMine(Mine):
    def copy(self) -> Mine:
        stack = [frame.copy() for frame in self.stack]
        return SharingMine(self.rng.copy(), stack, self.players, self.deck[:], self.refused[:], self.turns, self.rich)


class ForgettingTurn(toy.Turn):
    def copy(self) -> Frame[Mine]:
        return type(self)(self.seat, False)


class SharedCopies(ToyGame):
    def setup(self, settings: Any, rng: Any) -> Mine:
        state = super().setup(settings, rng)
        return SharingMine(state.rng, state.stack, state.players, state.deck, state.refused, state.turns, state.rich)


BROKEN: list[tuple[int, ToyGame]] = [
    (1, Rebuilt(OffersAndRefuses)),
    (1, Rebuilt(RefusesWithoutRule)),
    (1, Rebuilt(TellsLegalityTwice)),
    (1, Rebuilt(OffersMoreToWhoAsks)),
    (1, ToyGame(more_options=(Option("dig"),))),
    (2, Rebuilt(HoldsAClosure)),
    (2, Rebuilt(ForgetsWhenSaved)),
    (2, Rebuilt(ChangesWhenAsked)),
    (2, Rebuilt(LosesPieces)),
    (3, Rebuilt(DeadEnd)),
    (3, Rebuilt(DeadEndAhead)),
    (3, Rebuilt(OffersTwice)),
    (3, Rebuilt(HugeMenu, more_options=MANY)),
    (3, Rebuilt(Endless)),
    (4, Rebuilt(InventsOptions)),
    (5, ShowsObjects()),
    (5, ChangesWhenSeen()),
    (5, OwnsWhatIsNotDeclared()),
    (5, ShowsAnotherShape()),
    (5, CountsByFractions()),
    (5, ShowsAFourthPart()),
    (5, PointsNowhere()),
    (6, ShowsHands()),
    (6, OwnsTheNextHand()),
    (6, LabelsByHands()),
    (6, Rebuilt(DescribesTheDeck)),
    (6, Rebuilt(OptionsByDeck)),
    (6, Rebuilt(RefusesByDeck)),
    (6, Rebuilt(TellsHandsInEvents)),
    (6, ImaginesTheTruth()),
    (6, ImaginesMoreGems()),
    (7, Rebuilt(RevealsOutsideChance)),
    (7, Rebuilt(DrawsOutsideChance)),
    (8, Rebuilt(PlaysByGlobalChance)),
    (8, NobodyRanked()),
    (9, SharedCopies(SharingMine)),
    (9, Rebuilt(ForgettingTurn)),
]


@pytest.mark.parametrize(("law", "game"), BROKEN, ids=lambda value: getattr(value, "other", type(value)).__name__)
def test_a_broken_law_is_found(law: int, game: ToyGame) -> None:
    with pytest.raises(BrokenLaw) as raised:
        check_game(game, [{"seats": 3}], thorough=6, quick=0)
    assert raised.value.law == law, str(raised.value)
