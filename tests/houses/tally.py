"""How often every piece, effect and decision of Houses of Renaissance has had its part, counted from what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from signoria.games.lorenzo.rules.boxes import BASE
from signoria.games.lorenzo.rules.cards import (
    BONUS_TILES,
    CARDS,
    EXCOMMUNICATIONS,
    LEADERS,
    MEMBERS,
    MODIFIERS,
    SOURCES,
    SPACES,
    TRADES,
)
from signoria.games.lorenzo.rules.components import NONE, Source
from signoria.games.lorenzo.rules.effect import Effect
from signoria.games.lorenzo.rules.effects import ActivateCards, Gain, GainPer, Privileges
from signoria.games.lorenzo.rules.houses import effects, modifiers
from signoria.games.lorenzo.rules.houses.effects import Lose
from signoria.games.lorenzo.rules.houses.modifiers import MarketSlot, SetReward
from signoria.games.lorenzo.rules.houses.pieces import FAITH_TILES, FAMILIES, LINES, TOKENS
from signoria.games.lorenzo.rules.privileges import PRIVILEGES
from signoria.games.lorenzo.rules.vocabulary import CHARACTER, HARVEST, MILITARY, TERRITORY, VENTURE
from signoria.kernel.core import Decision, Event, Option, Seat
from signoria.registry import catalogue
from tests.events import flat
from tests.lorenzo.tally import ELSEWHERE
from tests.tally import Counting

FACES = [token.id for token in TOKENS]
#: Every kind of decision, for each has a sentence that asks it.
DECISION_PREFIX = "lorenzo-decision-"
DECISIONS = sorted(
    key.removeprefix(DECISION_PREFIX) for key in catalogue("en").messages if key.startswith(DECISION_PREFIX)
)
KINDS = sorted({kind.__name__ for kind in (*effects.EFFECT_KINDS, *modifiers.MODIFIER_KINDS)} | ELSEWHERE)
SETS = [modifier.sets for modifier in MODIFIERS if isinstance(modifier, SetReward)]
POWERS = [
    "aragonesi.harvest",
    "colonna.member",
    "da_montefeltro.store",
    "della_rovere.loss",
    "della_scala.trade",
    "este.trade",
    "gonzaga.purchase",
    "malatesta.military",
    "medici.seventh_character",
    *[f"orsini.set_{number}" for number in SETS],
    "sforza.leader",
]
HAPPENINGS = [
    "draw_leaders",
    "give_up",
    "give_up_with_a_token",
    "last_token",
    "match",
    "outbid",
    "retrieve",
    "servants_for",
]


def owner_of(source: Source) -> str:
    """What a source is printed on, if the expansion brings it; "" for all others."""
    match source.origin.kind:
        case "card" if CARDS[source.origin.of].box != BASE:
            return CARDS[source.origin.of].id
        case "leader" if LEADERS[source.origin.of].box != BASE:
            return LEADERS[source.origin.of].id
        case "bonus" if BONUS_TILES[source.origin.of].box != BASE:
            return BONUS_TILES[source.origin.of].id
        case "floor" if SPACES[source.origin.of].box != BASE:
            return SPACES[source.origin.of].id
        case "family":
            return FAMILIES[source.origin.of].id
        case "token":
            return TOKENS[source.origin.of].id
        case "faith_tile":
            return FAITH_TILES[source.origin.of].id
        case _:
            return ""


def names_of_sources() -> dict[int, str]:
    """A name for every source of the expansion that gives or takes goods; a second one of a piece is numbered."""
    names: dict[int, str] = {}
    counts: Counter[str] = Counter()
    for number, source in enumerate(SOURCES):
        name = owner_of(source)
        if name and any(isinstance(effect, (Gain, GainPer, Privileges, Lose)) for effect in source.effects):
            counts[name] += 1
            names[number] = f"{name}.{counts[name]}"
    return names


GIVING = names_of_sources()
#: Exchanges that are paid for, and cards that activate others.
EXCHANGES = {
    number: f"{(CARDS if trade.origin.kind == 'card' else LEADERS)[trade.origin.of].id}.{trade.code}"
    for number, trade in enumerate(TRADES)
    if trade.origin.kind in ("card", "leader")
    and (CARDS if trade.origin.kind == "card" else LEADERS)[trade.origin.of].box != BASE
    and any(trade.pay)
}
ALSO = sorted({CARDS[trade.origin.of].id for trade in TRADES if trade.activates != NONE})
SPACE_NAMES = {n: space.id for n, space in enumerate(SPACES) if space.leader != NONE}


def works_alone(source: int) -> bool:
    return source != NONE and any(isinstance(effect, ActivateCards) for effect in SOURCES[source].effects)


ALONE = [card.id for card in CARDS if works_alone(card.immediate)] + [
    leader.id for leader in LEADERS if works_alone(leader.ability)
]
#: Cards with a place for a token: one that gives with placements in the market, one that gives when it is activated.
MARKET_SLOTS = [
    card.id for card in CARDS if any(isinstance(MODIFIERS[number], MarketSlot) for number in card.modifiers)
]
SLOTS = [
    card.id
    for card in CARDS
    if card.permanent != NONE and any(isinstance(effect, effects.Slot) for effect in SOURCES[card.permanent].effects)
]
NEW_CARDS = [card.id for card in CARDS if card.box != BASE]
NEW_LEADERS = [leader for leader in LEADERS if leader.box != BASE]
SORTS = {
    "taken": NEW_CARDS,
    "gave": sorted(GIVING.values()),
    "exchange": sorted(EXCHANGES.values()),
    "also": ALSO,
    "alone": ALONE,
    "slot": [*SLOTS, *MARKET_SLOTS],
    "leader": [leader.id for leader in NEW_LEADERS],
    "used": [leader.id for leader in NEW_LEADERS if leader.ability != NONE],
    "space": sorted(SPACE_NAMES.values()),
    "family": [family.id for family in FAMILIES],
    "power": POWERS,
    "line": [str(line + 1) for line in range(LINES)],
    **{f"token_{way}": FACES for way in ("drawn", "used", "paid", "placed", "retained")},
    "tile": [tile.id for tile in EXCOMMUNICATIONS if tile.box != BASE],
    "kind": KINDS,
    "happened": HAPPENINGS,
    "decision": DECISIONS,
}


class Tally(Counting):
    """Counts over many matches."""

    def __init__(self) -> None:
        super().__init__(SORTS)
        self.families: dict[Seat, str] = {}
        self.characters: Counter[Seat] = Counter()
        self.last = ""  # what may activate cards by itself
        self.busy = ""  # with what a place for a token could be
        self.harvests = False  # whether a territory was just taken

    def chose(self, decision: Decision, option: Option) -> None:
        """Count a decision that was resolved, and what is told by where it was taken."""
        self.count("decision", [decision.kind])
        match decision.kind, option.verb:
            case "purchase", "take":
                self.count("power", ["gonzaga.purchase"])
            case "last", "token":
                self.count("happened", ["last_token"])
            case "retain", _:
                self.count("token_retained", [FACES[option.args[0]]])
            case _:
                pass

    def hear(self, events: Iterable[Event]) -> None:
        """Count what the events of a match tell."""
        self.families, self.characters = {}, Counter()
        before = Event("", NONE, {})
        for event in events:
            self.hear_of_tokens(event, before)
            self.hear_of_families(event, before)
            self.hear_of_cards(event)
            self.hear_of_leaders(event, before)
            before = event

    def hear_of_tokens(self, event: Event, before: Event) -> None:
        match event.kind, flat(event):
            case "tokens", faces:
                self.count("token_drawn", [FACES[face] for face in faces])
            case "token", (face,):
                self.count("token_used", [FACES[face]])
            case "spend", (face,):
                self.count("token_paid", [FACES[face]])
            case "fill", (_, face):
                self.count("token_placed", [FACES[face]])
            case "gain", (source, *_) if SOURCES[source].origin.kind == "token" and before.kind != "token":
                self.count("slot", MARKET_SLOTS if self.busy == "market" else SLOTS)
                self.count("kind", ["MarketSlot" if self.busy == "market" else "Slot"])
            case _:
                pass

    def hear_of_families(self, event: Event, before: Event) -> None:
        family = self.families.get(event.seat, "")
        match event.kind, flat(event):
            case "won", (number, *_):
                self.families[event.seat] = FAMILIES[number].id
                self.count("family", [FAMILIES[number].id])
                self.count_modifiers(FAMILIES[number].modifiers)
            case "offer", (_, line):
                self.count("line", [str(line + 1)])
            case "place", (member, _) if MEMBERS[member].id == "brown":
                self.count("power", ["colonna.member"])
            case "privilege", (privilege,) if PRIVILEGES[privilege] == "stored":
                self.count("power", ["da_montefeltro.store"])
            case "trade", (number, *_):
                self.count("power", [f"{FAMILIES[number].id}.trade"])
            case "loss", (source, *_) if SOURCES[source].origin.kind == "family":
                self.count("power", [f"{FAMILIES[SOURCES[source].origin.of].id}.loss"])
            case "set", (number,):
                self.count("power", [f"orsini.set_{number}"])
            case "work", (action, _) if family == "aragonesi" and self.harvests:
                self.counts["power aragonesi.harvest"] += action == HARVEST
            case "play", _ if family == "sforza" and before.kind == "won":
                self.count("power", ["sforza.leader"])
            case _:
                pass

    def hear_of_cards(self, event: Event) -> None:
        match event.kind, flat(event):
            case (("take" | "retrieve"), (card, *_)):
                self.count_card(event.seat, card)
            case (("gain" | "loss"), (source, *_)):
                self.count("gave", [GIVING[source]] if source in GIVING else [])
                self.count_kinds(SOURCES[source].effects if source in GIVING else ())
            case "exchange", (trade, *_):
                self.count("exchange", [EXCHANGES[trade]] if trade in EXCHANGES else [])
                self.count_kinds(SOURCES[TRADES[trade].source].effects)
            case "also", (card, _):
                self.count("also", [CARDS[card].id])
            case "work_cards", _:
                self.count("alone", [self.last])
                self.busy = ""
            case "give_up", (card,):
                self.characters[event.seat] -= 1
            case "excommunicated", (tile,):
                self.count("tile", [EXCOMMUNICATIONS[tile].id])
                self.count_modifiers(EXCOMMUNICATIONS[tile].modifiers)
            case _:
                pass

    def count_card(self, seat: Seat, card: int) -> None:
        """A card was taken, by whatever means."""
        printed = CARDS[card]
        self.last, self.harvests = printed.id, printed.type == TERRITORY
        self.characters[seat] += printed.type == CHARACTER
        family = self.families.get(seat)
        self.counts["power medici.seventh_character"] += family == "medici" and self.characters[seat] > 6
        needs_military = printed.type == VENTURE and all(cost.pay[MILITARY] for cost in printed.costs)
        self.counts["power malatesta.military"] += family == "malatesta" and needs_military
        if printed.box != BASE:
            self.count("taken", [printed.id])
            self.count_modifiers(printed.modifiers)
            self.count_kinds(SOURCES[printed.immediate].effects if printed.immediate != NONE else ())

    def hear_of_leaders(self, event: Event, before: Event) -> None:
        match event.kind, flat(event):
            case "play", (leader,):
                self.count("leader", [LEADERS[leader].id])
                self.count_modifiers(LEADERS[leader].modifiers)
            case "activate", (leader,):
                self.last = LEADERS[leader].id
                self.count("used", [LEADERS[leader].id])
                self.count_kinds(SOURCES[LEADERS[leader].ability].effects if LEADERS[leader].ability != NONE else ())
            case "place", (_, space):
                self.harvests, self.busy = False, SPACES[space].area
                self.count("space", [SPACE_NAMES[space]] if space in SPACE_NAMES else [])
                self.counts["kind WorkChoice"] += SPACES[space].leader != NONE and SPACES[space].action != NONE
            case "work", _:
                self.busy = ""
            case ("draw_leaders" | "match" | "outbid" | "retrieve" | "servants_for" | "give_up") as kind, _:
                self.count("happened", [kind])
                self.counts["happened give_up_with_a_token"] += kind == "give_up" and before.kind == "discard_token"
            case _:
                pass

    def count_modifiers(self, modifiers: tuple[int, ...]) -> None:
        self.count_kinds(tuple(MODIFIERS[number] for number in modifiers))

    def count_kinds(self, effects: tuple[Effect, ...]) -> None:
        self.count("kind", [type(effect).__name__ for effect in effects])
