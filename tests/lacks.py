"""What labels name as missing, held against the rules: exactly that makes an option legal, and nothing less does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

from signoria.kernel.core import Label, Option, Seat, State
from signoria.kernel.match import Match
from signoria.kernel.testing import Policy
from signoria.kernel.testing.inspection import spell_out
from signoria.kit.missing import missing_in
from tests.position import Position

S = TypeVar("S", bound=State)
Rules: TypeAlias = Mapping[str, set[str]]
#: How often options of a verb that a rule refuses for a lack were looked at.
Tried: TypeAlias = Counter[tuple[str, str]]

#: Of what is asked often, about every so manieth decision is looked at.
SELDOM = 12


def named(match: Match, seat: Seat, option: Option) -> tuple[Label, ...]:
    """What the label of an option names as missing."""
    missing = missing_in(match.describe(seat, option))
    if missing is None:
        return ()
    what = missing.parameters["what"]
    assert isinstance(what, tuple)
    assert what
    return what


def missing(table: Position[Any], code: str) -> dict[str, object]:
    """The amounts that an option names as missing to seat 0, by their messages."""
    what = named(table.match, 0, table.game.by_code[code])
    return {label.key.partition("-")[2]: label.parameters["n"] for label in what}


def number_in(label: Label) -> int:
    """How much of it a label names."""
    number = label.parameters["n"]
    assert isinstance(number, int)
    return number


def refusal(state: State, seat: Seat, option: Option) -> str:
    """The rule that refuses an option to a seat; "" if it may be chosen."""
    menu = state.stack[-1].explain(state, seat)
    return "" if option in menu.options else menu.refusals([option])[option.code]


class Lacks(Generic[S]):
    """A game whose labels name what is missing: which rules refuse for a lack, and how a lack is mended."""

    #: The rules that refuse options of a verb for a lack.
    rules: ClassVar[Rules]
    #: What may still keep an option out when nothing is missing any more: it is looked at later.
    other_reasons: tuple[str, ...]
    #: Of these verbs something is named also where a whole kind of options is for later.
    anywhere: tuple[str, ...] = ()
    #: Kinds of decisions that are asked so often that only some are looked at.
    often: tuple[str, ...]
    #: So many options of which the open question may say nothing at all are looked at.
    unmentioned: int = 40

    def is_lack(self, state: S, seat: Seat, option: Option, rule: str) -> bool:
        """Whether it is for a lack that a rule refuses an option."""
        return rule in self.rules.get(option.verb, ())

    def give(self, state: S, seat: Seat, option: Option, what: Sequence[Label], less: Counter[int]) -> None:
        """A seat gets what is named; less: of which of it one piece less."""
        raise NotImplementedError

    def check_labels(self, match: Match, seat: Seat, chance: Random) -> Tried:
        """Nothing is missing of what may be chosen; what is refused for a lack names it, and nothing else does.

        Of all that is refused by one rule, one is tried with what it names. Returns how often each was.
        """
        decision = match.decision(seat)
        assert decision is not None
        for option in decision.options:
            assert not named(match, seat, option), option.code
        lacking: dict[tuple[str, str], list[Option]] = {}
        refusals = match.refusals(seat)
        for code, rule in refusals.items():
            option = match.game.by_code[code]
            if self.is_lack(cast(S, match.state), seat, option, rule):
                assert named(match, seat, option), f"{code} is refused by {rule} and names nothing"
                lacking.setdefault((option.verb, rule), []).append(option)
            elif option.verb not in self.anywhere:
                assert not named(match, seat, option), f"{code} is refused by {rule} and names something"
        for option in chance.sample(match.game.options, self.unmentioned):
            if option.code not in refusals and option.verb not in self.anywhere:
                assert not named(match, seat, option), f"{option.code} is not spoken of and names something"
        for (_, rule), options in lacking.items():
            self.check_lack(match, seat, chance.choice(options), rule)
        return Counter(lacking.keys())

    def check_lack(self, match: Match, seat: Seat, option: Option, rule: str) -> None:
        """With all that is named an option may be chosen, unless for another reason; with one piece less it may not."""
        what = named(match, seat, option)
        mended = cast(S, match.state.copy())
        self.give(mended, seat, option, what, Counter())
        assert refusal(mended, seat, option) in {"", *self.other_reasons}, (option.code, rule, spell_out(what))
        for number in range(len(what)):
            poorer = cast(S, match.state.copy())
            self.give(poorer, seat, option, what, Counter([number]))
            assert refusal(poorer, seat, option), (option.code, rule, spell_out(what))

    def check_matches(self, matches: Iterable[Match], policies: Sequence[Policy], seed: str) -> Tried:
        """Matches whose players take turns in how they choose; returns the lacks that were tried."""
        tried: Tried = Counter()
        for number, match in enumerate(matches):
            chance = Random(f"{seed}.{number}")
            while match.pending:
                decision = chance.choice(match.pending)
                if chance.randrange(SELDOM) == 0 or decision.kind not in self.often:
                    tried += self.check_labels(match, decision.seat, chance)
                option = policies[(number + decision.seat) % len(policies)](decision, chance)
                match.choose(decision.seat, option.code)
        return tried
