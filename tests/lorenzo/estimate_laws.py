"""Laws of what things would come to: the rules then do just that, nobody else sees it, and to look changes nothing."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.rules.vocabulary import ACTIONS, STOCK
from signoria.games.lorenzo.table import Estimates, Offer, Yield
from signoria.kernel.core import Event, Seat
from signoria.kernel.match import Match
from signoria.kernel.testing import Policy
from tests.events import flat
from tests.lorenzo.table import SPACE, lorenzo, own, view_of
from tests.position import names

COLORED = ("black", "white", "orange")
PLACES = {number: space for space, number in SPACE.items()}
SERVANTS = STOCK.index("servants")
WORKS = dict(enumerate(ACTIONS))
#: The privilege that is chosen where it does not matter: no track ends it, and no card counts it.
PLAIN = "privilege:servants"
#: What leaders and pieces may do beside an answer.
MEANWHILE = ("play", "activate", "discard")
#: The laws that hold at every table; without leaders there is no hand.
LAWS = (
    "check_floors",
    "check_barred",
    "check_labels",
    "check_alternatives",
    "check_price",
    "check_yield",
    "check_order",
)
#: Whatever is chosen from alternatives.
CHOSEN = ("pay", "privilege", "exchange")
#: Where that which is chosen from is shown.
ALTERNATIVES = "own.alternatives."
#: Leaders that ask for something to copy beside what is on their face.
COPYING = ("lorenzo_de_medici",)


# Reading


def estimates(match: Match, seat: Seat) -> Estimates:
    return own(match, seat)["estimates"]


def codes(match: Match, seat: Seat) -> list[str]:
    decision = match.decision(seat)
    return [option.code for option in decision.options] if decision else []


def offers(match: Match, seat: Seat) -> dict[str, Offer]:
    """What each floor asks of a seat, by its space."""
    towers = [deck["type"] for deck in view_of(match)["table"]["decks"]]
    rows = estimates(match, seat)["offers"]
    lines = [zip(towers, line, strict=True) for line in rows]
    return {f"{tower}.{len(rows) - row}": offer for row, line in enumerate(lines) for tower, offer in line}


def standing(match: Match, seat: Seat, tower: str) -> list[str]:
    """The members of a seat in a tower."""
    table = view_of(match)["table"]
    place = [deck["type"] for deck in table["decks"]].index(tower)
    return [one["member"] for row in table["towers"] for one in row[place]["members"] if one["seat"] == seat]


def of_work(yields: list[Yield], work: str, value: int) -> list[Yield]:
    """The yields of one work that a value reaches."""
    return [one for one in yields if one["work"] == work and one["value"] <= value]


def goods_of(match: Match, seat: Seat) -> dict[str, int]:
    return dict(zip(STOCK, lorenzo(match).players[seat].goods, strict=False))


def amounts(goods: tuple[int, ...]) -> dict[str, int]:
    return {kind: amount for kind, amount in zip(STOCK, goods, strict=False) if amount}


def of_kind(events: list[Event], kind: str) -> list[tuple[int, ...]]:
    return [flat(event) for event in events if event.kind == kind]


# Laws of any position


def check_floors(match: Match, seat: Seat) -> int:
    """In a turn: who reaches the value of a floor that is not closed may go there, and nobody to one that is."""
    offered, checked = codes(match, seat), 0
    members = {member["member"]: member["value"] for member in view_of(match)["boards"][seat]["members"]}
    for space, offer in offers(match, seat).items():
        there = standing(match, seat, space.partition(".")[0])
        for member, value in members.items():
            may = f"place:{member}:{space}" in offered
            barred = member in COLORED and any(other in COLORED for other in there)
            if offer["closed"] or barred:
                assert not may, (space, member)
            elif value >= offer["value"]:
                assert may, (space, member, offer)
                checked += 1
            elif may:
                assert goods_of(match, seat)["servants"] > 0, (space, member, offer)
    return checked


def check_barred(match: Match, seat: Seat) -> int:
    """Nobody may go to a space that is barred; the market and the council are open to any value otherwise."""
    offered, barred = codes(match, seat), estimates(match, seat)["barred"]
    for space in barred:
        assert not [code for code in offered if code.startswith("place:") and code.endswith(f":{space}")], space
    view = view_of(match)
    for beside in [*view["table"]["market"], *view["table"]["council"]]:
        for member in view["boards"][seat]["members"]:
            if beside["space"] not in barred and member["value"] >= 1:
                assert f"place:{member['member']}:{beside['space']}" in offered
    return len(barred)


def check_hand(match: Match, seat: Seat) -> int:
    """Leaders can be played when all that they need is met, and those that copy if there is something to copy."""
    hand = estimates(match, seat)["hand"]
    assert [leader["leader"] for leader in hand] == own(match, seat)["hand"]
    for leader in hand:
        met = all(need["met"] for need in leader["needs"])
        playable = f"play:{leader['leader']}" in codes(match, seat)
        assert met == playable or (met and leader["leader"] in COPYING), leader
    return len(hand)


def check_labels(match: Match, seat: Seat) -> int:
    """An option that points at a yield names its value, or one that does no more than it."""
    decision, yields, pointing = match.decision(seat), estimates(match, seat)["yields"], 0
    for option in decision.options if decision else []:
        label = match.describe(seat, option)
        places = [place for place in label.places if place.startswith("own.estimates.yields.")]
        reached = label.parameters.get("reached", 0)
        assert isinstance(reached, int)
        if not places:
            assert "reached" not in label.parameters or reached < 1, option.code
            continue
        shown = yields[int(places[0].rpartition(".")[2])]
        assert shown["work"] == str(label.parameters["work"]).rpartition("-")[2]
        assert shown == of_work(yields, shown["work"], reached)[-1], option.code
        pointing += 1
    return pointing


def check_alternatives(match: Match, seat: Seat) -> int:
    """Whatever takes something that lies nowhere points at just that; nobody else is shown it."""
    decision, pointing = match.decision(seat), 0
    for option in decision.options if decision else []:
        pointed = [place for place in match.describe(seat, option).places if place.startswith(ALTERNATIVES)]
        assert len(pointed) == (option.verb in CHOSEN), option.code
        if pointed:
            check_chosen(match, seat, option.code, int(pointed[0].removeprefix(ALTERNATIVES)))
            pointing += 1
    for other in range(len(lorenzo(match).players)):
        assert other == seat or own(match, other)["alternatives"] == []
    return pointing


def check_chosen(match: Match, seat: Seat, code: str, number: int) -> None:
    """Choosing does what is shown, unless something else is asked first; a plan takes note of it."""
    shown, trial = own(match, seat)["alternatives"][number], match.copy()
    events = trial.choose(seat, code).events
    asked = trial.decision(seat)
    kind = asked.kind if asked else ""
    paid = [amounts(flat(event)[1:]) for event in events if event.kind in ("pay", "exchange")]
    if code.startswith("exchange:") and kind in ("exchange", "work_cards") and not paid:
        later = own(trial, seat)["alternatives"][number]
        assert later == {**shown, "taken": shown["taken"] + times_of(code)}, code
    elif code.startswith("privilege:"):
        gained = [amounts(flat(event)[1:]) for event in events if event.kind == "gain"]
        assert shown["gain"] in [{}, *gained] or kind == "lose", (code, shown, gained)
    else:
        assert shown["pay"] in [{}, *paid] or kind in ("servants_for", "spend"), (code, shown, paid)


def times_of(code: str) -> int:
    """How often an exchange is made: "exchange:special_111.1.3"."""
    _, _, *times = code.split(".")
    return int(times[0]) if times else 1


def check_report(match: Match, seat: Seat) -> int:
    """Who may support the Church is told what it brings, and what refusing would cost at the end; nobody else is."""
    for other in range(len(lorenzo(match).players)):
        assert (own(match, other)["support"] is None) == (other != seat)
    shown, before = own(match, seat)["support"], sum(view_of(match)["boards"][seat]["points"].values())
    report = view_of(match)["table"]["report"]
    assert shown
    assert report
    verdicts = {one["seat"]: one["verdict"] for one in report["faithful"]}
    assert verdicts[seat] == "decides"
    refusing, supporting = match.copy(), match.copy()
    events = refusing.choose(seat, "church:refuse").events
    if not of_kind(events, "round"):  # else much else has changed
        assert before - sum(view_of(refusing)["boards"][seat]["points"].values()) == shown["lost"]
    events = supporting.choose(seat, "church:support").events
    scored = [*of_kind(events, "faith")[:1], *of_kind(events, "support_bonus")[:1]]
    assert sum(points for (points,) in scored) == shown["points"]
    for event in events:
        if event.kind == "excommunicated":
            assert verdicts[event.seat] == "falls_short"
    return 1


def check_secret(match: Match, seat: Seat, rival: Seat) -> None:
    """Nobody else is shown it, and it is the same but for the hand in any world that a rival may imagine."""
    assert "estimates" in names(GAME.view(lorenzo(match), seat))
    others = GAME.view(lorenzo(match), rival)
    assert "estimates" not in names({**others, "own": None})
    assert "estimates" not in names(GAME.view(lorenzo(match), None))
    world = GAME.own(GAME.imagine(lorenzo(match), rival, f"world.{len(match.log)}"), seat)["estimates"]
    assert {**world, "hand": []} == {**estimates(match, seat), "hand": []}


def check_untouched(match: Match) -> None:
    """To look changes nothing and draws nothing, whoever looks."""
    before, drawn, saved = match.digest(), match.state.rng.drawn, match.save()
    for seat in range(len(lorenzo(match).players)):
        GAME.own(lorenzo(match), seat)
    assert (match.digest(), match.state.rng.drawn, match.save()) == (before, drawn, saved)


# Laws of what comes of a choice


def check_price(match: Match, seat: Seat, code: str) -> bool:
    """A card of a tower is taken by a member: what is paid was shown; False where servants stand in for it."""
    offer, trial = offers(match, seat)[code.rpartition(":")[2]], match.copy()
    ways = [way["pay"] for way in offer["ways"]]
    events = trial.choose(seat, code).events
    while not of_kind(events, "take"):
        decision = trial.pending[0]
        if decision.kind == "servants_for":
            return False
        if decision.kind == "pay":
            payable = [option for option in decision.options if option.verb == "pay"]
            assert all(amounts(option.args) in ways for option in payable), code
            assert len({option.args for option in payable}) == len(payable) > 1
        answers = [option.code for option in decision.options if option.verb not in MEANWHILE]
        events += trial.choose(decision.seat, answers[-1]).events
    paid = of_kind(events, "pay")
    assert (amounts(paid[0][1:]) if paid else {}) in ways, (code, paid, ways)
    assert sum(charge for _, charge in of_kind(events, "surcharge")) == offer["charge"], code
    return True


def check_yield(match: Match, seat: Seat, code: str) -> bool:
    """Work without exchanges brings what was shown; False where a choice of another kind belongs to it."""
    before, trial = goods_of(match, seat), match.copy()
    events = work_alone(trial, seat, code)
    if events is None or len(of_kind(events, "work")) != 1 or brings_along(match, seat):
        return False
    ((action, value),) = of_kind(events, "work")
    reached = of_work(estimates(match, seat)["yields"], WORKS[action], value)
    shown = dict(reached[-1]["gain"]) if reached else {}
    gained = {kind: amount - before[kind] for kind, amount in goods_of(trial, seat).items()}
    gained["servants"] += sum(number for (number,) in of_kind(events, "servants")) - sum(by_privilege(events))
    assert len(of_kind(events, "privilege")) == shown.pop("privileges", 0), code
    assert {kind: amount for kind, amount in gained.items() if amount} == shown, (code, value, reached)
    return True


def brings_along(match: Match, seat: Seat) -> bool:
    """Whether privileges bring the seat more than what it chooses, which is no part of the work."""
    state = lorenzo(match)
    return state.rules.brings_along(state.players[seat])


def work_alone(match: Match, seat: Seat, code: str) -> list[Event] | None:
    """What a choice that begins work brings without any exchange; None if something else has to be chosen."""
    events = match.choose(seat, code).events
    while (decision := match.decision(seat)) and decision.kind not in ("turn", "end"):
        answers = {"exchange": "done", "privilege": PLAIN}
        if answers.get(decision.kind, "") not in codes(match, seat):
            return None
        events += match.choose(seat, answers[decision.kind]).events
    return events


def by_privilege(events: list[Event]) -> list[int]:
    """The servants that came by privileges: what is gained right after each is chosen."""
    pairs = pairwise(events)
    return [flat(gain)[1 + SERVANTS] for event, gain in pairs if event.kind == "privilege" and gain.kind == "gain"]


def check_choices(match: Match, seat: Seat, chance: Random, counts: Counter[str]) -> None:
    """Some of the placements that a seat may choose now, and servants for its work."""
    placed = [code for code in codes(match, seat) if code.startswith("place:")]
    towers = [code for code in placed if code.rpartition(":")[2] in offers(match, seat)]
    work = [code for code in placed if ":harvest." in code or ":production." in code]
    work += [code for code in codes(match, seat) if code.startswith("servants:") and working(match)]
    for check, chosen in ((check_price, towers), (check_yield, work)):
        for code in chance.sample(chosen, min(2, len(chosen))):
            counts[check.__name__] += check(match, seat, code)


def working(match: Match) -> bool:
    """Whether the servants asked about are for a harvest or production."""
    decision = match.pending[0]
    return any("reached" in match.describe(decision.seat, option).parameters for option in decision.options)


# Laws of whole matches


def check_match(match: Match, policy: Policy, seed: str) -> Counter[str]:
    """Play a match and look at every position; how often each law was looked at."""
    chance, counts = Random(seed), Counter[str]()
    shown: list[list[Seat]] = []  # the order to come, as it was since somebody last went to the council
    while match.pending:
        decision = chance.choice(match.pending)
        check_position(match, decision.seat, chance, counts)
        shown.append(next_order(match))
        events = match.choose(decision.seat, policy(decision, chance).code).events
        for event in events:
            if event.kind == "place" and PLACES[flat(event)[1]].startswith("council"):
                shown = []
            elif event.kind == "order":
                assert all(order == list(flat(event)) for order in shown), shown
                counts["check_order"] += len(shown)
                shown = []
    return counts


def next_order(match: Match) -> list[Seat]:
    return [place["seat"] for place in view_of(match)["table"]["next_order"]]


def check_position(match: Match, seat: Seat, chance: Random, counts: Counter[str]) -> None:
    """All laws of one position, for the seat that is asked."""
    kind = match.pending[0].kind
    if kind == "turn":
        counts["check_floors"] += check_floors(match, seat)
        counts["check_barred"] += check_barred(match, seat)
    if kind in ("turn", "end"):
        counts["check_hand"] += check_hand(match, seat)
    counts["check_labels"] += check_labels(match, seat)
    counts["check_alternatives"] += check_alternatives(match, seat)
    if kind == "church":
        counts["check_report"] += check_report(match, seat)
    if kind in ("turn", "servants", "work"):
        check_choices(match, seat, chance, counts)
    if chance.random() < 0.1:
        check_untouched(match)
        check_secret(match, seat, (seat + 1) % len(lorenzo(match).players))
