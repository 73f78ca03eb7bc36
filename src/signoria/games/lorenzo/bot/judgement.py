"""How the greedy bot judges Lorenzo il Magnifico: which options it looks at, and what it makes of them."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.lorenzo.bot import houses
from signoria.games.lorenzo.bot.value import actions_left, value
from signoria.games.lorenzo.rules.cards import NEUTRAL, SOURCES, SPACES
from signoria.games.lorenzo.rules.components import NONE
from signoria.games.lorenzo.rules.effects import Privileges
from signoria.games.lorenzo.rules.giving import GivingEffects
from signoria.games.lorenzo.rules.houses.state import with_houses
from signoria.games.lorenzo.rules.houses.tokens import LastTokens
from signoria.games.lorenzo.rules.options import INTERRUPTING
from signoria.games.lorenzo.rules.placement import PlacingMember, needed_on, offer_placements
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.question import Question
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.turn import Turn
from signoria.games.lorenzo.rules.work import Activation
from signoria.kernel.core import Decision, Menu, Option, Seat, State
from signoria.kit.greedy import Judgement, outlook

#: Servants beyond the least that are worth a thought.
MORE_SERVANTS = 3
#: Options that are no step towards anything, or are thought of before all others.
PASSED_OVER = ("more", *houses.LEISURE)


def worth_trying(state: State, decision: Decision) -> Sequence[Option]:
    """Options that may be the best: a few servants, what has no order in one order, no more members than needed."""
    assert isinstance(state, Lorenzo)
    top = state.stack[-1]
    if isinstance(top, Question) and decision.kind != "free":
        # Leaders are thought of before and after a placement only.
        answers = [option for option in decision.options if option.verb not in INTERRUPTING]
        decision = Decision(decision.seat, decision.kind, answers)
    if with_houses(state):
        candidates = houses_options(state, decision)
        if candidates is not None:
            return candidates
    options = [option for option in decision.options if option.verb not in PASSED_OVER]
    if isinstance(top, Turn) and not top.placed:
        others = [option for option in options if option.verb != "place"]
        return placements(state, decision.seat, options) + others
    if isinstance(top, PlacingMember):
        return options[: MORE_SERVANTS + 1]
    if isinstance(top, Activation) and top.trades:
        return [option for option in options if not option.args or option.args[0] > top.trades[-1]]
    if isinstance(top, GivingEffects) and top.privileges:
        effect = SOURCES[top.source].effects[top.place]
        if isinstance(effect, Privileges) and effect.different:
            return [option for option in options if option.args[0] > top.privileges[-1]] or options
        if state.rules.more_privileges(state.players[decision.seat]):
            return [option for option in options if option.args[0] >= top.privileges[-1]] or options
    return options


def houses_options(state: Lorenzo, decision: Decision) -> Sequence[Option] | None:
    """What may be the best where it takes the expansion to say: first of all what gains something at leisure."""
    top = state.stack[-1]
    if isinstance(top, (Turn, LastTokens)):
        leisure = [option for option in decision.options if option.verb in houses.LEISURE]
        enough = value(state, decision.seat) + houses.LEAST_GAIN if leisure else 0.0
        outlooks = [outlook(state.copy(), decision.seat, option, JUDGEMENT) for option in leisure]
        better = [one for one in outlooks if one.value > enough]
        if better:
            return [max(better, key=lambda one: one.value).option]
        return decision.options[:1] if isinstance(top, LastTokens) else None
    return houses.worth_trying(state, decision, actions_left(state, state.players[decision.seat]))


def placements(state: Lorenzo, seat: Seat, options: Sequence[Option]) -> list[Option]:
    """The neutral member and the most fitting colored one for each space; every one where work is done."""
    player = state.players[seat]
    candidates: list[Option] = []
    fitting: dict[int, tuple[tuple[bool, int], Option]] = {}
    for option in options:
        if option.verb == "place":
            member, space = option.args
            if member == NEUTRAL or SPACES[space].action != NONE:
                candidates.append(option)
                continue
            beyond = player.member_value(state.dice, member) - needed_on(state, player, space)
            misfit = (beyond < 0, abs(beyond))
            if space not in fitting or misfit < fitting[space][0]:
                fitting[space] = (misfit, option)
    return candidates + [option for _, option in fitting.values()]


def one_each(state: Lorenzo, seat: Seat, options: Sequence[Option]) -> list[Option]:
    """One placement for each space: the strongest member for work, elsewhere a colored one before the neutral."""
    player = state.players[seat]
    by_space: dict[int, Option] = {}
    for option in options:
        member, space = option.args
        previous = by_space.get(space)
        if previous is None or SPACES[space].action == NONE or stronger(state, player, member, previous.args[0]):
            by_space[space] = option
    return list(by_space.values())


def stronger(state: Lorenzo, player: Player, member: int, other: int) -> bool:
    return player.member_value(state.dice, member) > player.member_value(state.dice, other)


def again(state: State, seat: Seat) -> Sequence[Option]:
    """The placements of a seat if it were its turn again, as long as its turn is over but not the round."""
    assert isinstance(state, Lorenzo)
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Turn) or (top.seat == seat and not top.placed):
        return []
    state.stack[-1] = Turn(seat, False, False)
    menu = Menu()
    offer_placements(state, seat, menu)
    return one_each(state, seat, placements(state, seat, menu.options))


JUDGEMENT = Judgement(value, frozenset({"turn", "end", "last"}), worth_trying, worth_trying, again, houses.LUCK)
