"""How often every card, object, piece, character and decision has had its effect, counted from what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from signoria.games.princes.rules.cards import (
    ACTIONS,
    AT_LEAST,
    BONUS,
    BONUSES,
    BUILDER,
    BUILDERS,
    BUILDING_COST,
    BUILDINGS,
    CARDINAL,
    CHARACTERS,
    DECKS,
    DRAW,
    FREEDOMS,
    JESTER,
    JESTERS,
    LANDSCAPES,
    PIECES,
    PRESTIGES,
    PROFESSION,
    PROFESSIONS,
    RECRUITING_CARD,
    RECRUITING_CARDS,
    STACKS,
)
from signoria.games.princes.rules.counting import PARTS
from signoria.games.princes.rules.grid import PALAZZO_MASK, PLACEMENTS
from signoria.kernel.core import Decision, Event, Option
from signoria.registry import catalogue
from tests.events import flat
from tests.tally import Counting

#: Every kind of decision, for each has a sentence that asks it.
START = "princes-decision-"
KINDS = sorted(key.removeprefix(START) for key in catalogue("en").messages if key.startswith(START))
IDS = (
    [card.id for card in PROFESSIONS],
    [card.id for card in BONUSES],
    [card.id for card in PRESTIGES],
)
WISHES = ("building", "landscape", "freedom")
#: Landscapes of the other outlines come after all others.
NAMES = [f"{piece.id}{'.other' * (number >= len(BUILDINGS) + len(LANDSCAPES))}" for number, piece in enumerate(PIECES)]
ACTING = ("work", "princess", "build", "freedom", "acquire")
#: Decisions at which a merchant or professor may be used beside anything else (PRI-290).
WINDOWS = ("open", "bid", "purchase", "turn", "use")
USES = ("merchant:rank", "professor:bonus", "professor:prestige")
WAYS = [
    "banker.money",
    "banker.waits",
    "banker.points_at_the_end",
    "cardinal.third_action",
    "merchant:free",
    "merchant:pay",
    "muse.work",
    "princess.work",
    *[f"{use}@{window}" for use in USES for window in WINDOWS],
]
HAPPENINGS = [
    "builder_again",
    "displaced",
    "given_up",
    "several_bonus_cards",
    "shared_best_work",
    "recruited_at_once",
    "recruited_in_turn",
    "round_without_objects",
    "used_at_once",
    "used_at_the_end",
    *[f"{deck}_deck_short" for deck in DECKS],
]
#: What there is so much of at every table; of freedoms there are more with more players (PRI-017, PRI-250).
SUPPLY = {piece.id: piece.copies for piece in (*BUILDINGS, *LANDSCAPES)} | {
    STACKS[JESTER]: JESTERS,
    STACKS[BUILDER]: BUILDERS,
    STACKS[RECRUITING_CARD]: RECRUITING_CARDS,
}
#: Where a landscape can lie, in either outline.
MASKS = {
    landscape.id: [placement.mask for placement in PLACEMENTS if PIECES[placement.piece].id == landscape.id]
    for landscape in LANDSCAPES
}
SORTS = {
    "decision": KINDS,
    "drawn": [card for deck in IDS for card in deck],
    "kept": [card for deck in IDS for card in deck],
    "work": IDS[PROFESSION],
    "wish": [f"{card.id}.{wish}" for card in PROFESSIONS for wish in WISHES],
    "recruited": IDS[PROFESSION],
    "added": IDS[BONUS],
    "bonus": IDS[BONUS],
    "scored": [card.id for card in PRESTIGES],
    "tied": [card.id for card in PRESTIGES if card.kind != AT_LEAST],
    "won": list(STACKS),
    "bought": list(STACKS),
    "free": list(STACKS),
    "built": [f"{building.id}.{cost}" for building in BUILDINGS for cost in sorted(set(BUILDING_COST))],
    "placed": NAMES,
    "again": NAMES[len(BUILDINGS) :],
    "freedom": list(FREEDOMS),
    "character": [character.id for character in CHARACTERS],
    "way": WAYS,
    "ran_out": [*[f"{deck}_deck" for deck in DECKS], *SUPPLY, *FREEDOMS],
    "no_place": list(MASKS),
    "happened": HAPPENINGS,
}


class Tally(Counting):
    """Counts over many matches."""

    def __init__(self) -> None:
        super().__init__(SORTS)

    def chose(self, decision: Decision, option: Option) -> None:
        """Count a decision that was resolved, and what is told by where it was taken."""
        self.counts[f"decision {decision.kind}"] += 1
        if option.verb == "recruit":
            self.counts[f"happened recruited_{'at_once' if decision.kind == 'recruit' else 'in_turn'}"] += 1
        if option.verb in ("merchant", "professor"):
            self.counts[f"way {option.code}" + (f"@{decision.kind}" if option.code in USES else "")] += 1

    def hear(self, events: Iterable[Event]) -> None:
        """Count what the events of a match tell."""
        history = list(events)
        for number, event in enumerate(history):
            before = history[max(0, number - 2) : number]
            self.hear_of_cards(event, before)
            self.hear_of_objects(event, before)
            self.hear_of_characters(event, before)
        self.hear_turns(history)
        self.hear_rounds(history)
        self.hear_the_end(history)
        self.count("ran_out", used_up(history))
        self.count("no_place", too_large(history))

    def hear_of_cards(self, event: Event, before: list[Event]) -> None:
        match event.kind, flat(event):
            case "dealt", cards:
                self.count("drawn", [IDS[PROFESSION][card] for card in cards])
            case "look", (deck, number):
                self.counts[f"happened {DECKS[deck]}_deck_short"] += number < DRAW
                # All cards but one go back under the deck: only a last card leaves it empty.
                self.counts[f"ran_out {DECKS[deck]}_deck"] += number == 1
            case "drawn", (deck, *cards):
                self.count("drawn", [IDS[deck][card] for card in cards])
            case "keep", (deck, card):
                self.count("kept", [IDS[deck][card]])
            case "recruit", (card, _):
                self.count("recruited", [IDS[PROFESSION][card]])
            case "work", (card, *parts):
                self.count_work(IDS[PROFESSION][card], dict(zip(PARTS, parts, strict=True)))
            case "bonuses", cards:
                self.count_bonus_cards([IDS[BONUS][card] for card in cards], flat(before[-1])[1 + PARTS.index("bonus")])
            case "prestige", (card, points):
                self.counts[f"scored {PRESTIGES[card].id}"] += points == PRESTIGES[card].points
                self.counts[f"tied {PRESTIGES[card].id}"] += 0 < points < PRESTIGES[card].points
            case _:
                pass

    def count_work(self, profession: str, parts: dict[str, int]) -> None:
        self.counts[f"work {profession}"] += 1
        self.counts["way muse.work"] += parts["muse"] > 0
        self.count("wish", [f"{profession}.{wish}" for wish in WISHES if parts[wish]])

    def count_bonus_cards(self, cards: list[str], value: int) -> None:
        """Cards added to a work; which of several gave the value is not told, so that only a single one has."""
        self.count("added", cards)
        self.count("bonus", cards if len(cards) == 1 and value else [])
        self.counts["happened several_bonus_cards"] += len(cards) > 1

    def hear_of_objects(self, event: Event, before: list[Event]) -> None:
        match event.kind, flat(event):
            case "free", (stack,):
                self.count("free", [STACKS[stack]])
            case "build", (building, cost):
                self.count("built", [f"{BUILDINGS[building].id}.{cost}"])
            case "place", (number,):
                self.count("placed", [NAMES[PLACEMENTS[number].piece]])
            case "landscape_again", _:
                self.count("again", [NAMES[PLACEMENTS[flat(before[-1])[0]].piece]])
            case "freedom", (freedom,):
                self.count("freedom", [FREEDOMS[freedom]])
            case ("builder_again" | "displaced" | "given_up") as kind, _:
                self.count("happened", [kind])
            case _:
                pass

    def hear_of_characters(self, event: Event, before: list[Event]) -> None:
        match event.kind, flat(event):
            case "character", (character, _):
                self.count("character", [CHARACTERS[character].id])
            case "banker", _:
                self.count("way", ["banker.money"])
            case "banker_waits", _:
                self.count("way", ["banker.waits"])
            case "princess", _:
                self.count("way", ["princess.work"])
            case "exchange", (points,) if before[-1].kind not in ("work", "bonuses", "princess"):
                self.counts["way banker.points_at_the_end"] += points > 0
            case "rank" | "professor", _:
                self.counts["happened used_at_once"] += before[0].kind == "character"
            case _:
                pass

    def hear_turns(self, events: list[Event]) -> None:
        """A third action is the cardinal's."""
        actions = 0
        for event in events:
            actions = 0 if event.kind == "turn" else actions + (event.kind in ACTING)
            self.counts[f"way {CHARACTERS[CARDINAL].id}.third_action"] += event.kind in ACTING and actions > ACTIONS

    def hear_rounds(self, events: list[Event]) -> None:
        """What is won in an auction was opened before; what was not is the last player's purchase."""
        opened, objects, best = False, 0, 0
        for event in events:
            if event.kind == "open":
                opened = True
            elif event.kind == "won":
                self.count("won" if opened else "bought", [STACKS[flat(event)[0]]])
                opened, objects = False, objects + 1
            elif event.kind == "best_work":
                best += 1
            elif event.kind in ("round", "over"):
                self.counts["happened shared_best_work"] += best > 1
                best = 0
            elif event.kind == "turn":
                self.counts["happened round_without_objects"] += objects == 0
                objects = 1
            if event.kind == "round":
                objects = 0

    def hear_the_end(self, events: list[Event]) -> None:
        """After the last turn, all others can use a character only at their last chance (PRI-290)."""
        last = max(number for number, event in enumerate(events) if event.kind == "turn")
        uses = [event.seat for event in events[last:] if event.kind in ("rank", "professor")]
        self.counts["happened used_at_the_end"] += any(seat != events[last].seat for seat in uses)


def used_up(events: list[Event]) -> list[str]:
    """Pieces, figures, recruiting cards and freedoms of which the supply was empty at the end of a match."""
    counts: Counter[str] = Counter()
    freedoms = (sum(event.kind == "dealt" for event in events) - 1,) * len(FREEDOMS)
    for event in events:
        match event.kind, flat(event):
            case "freedoms", given:
                freedoms = given
            case "won", (stack, _) if stack >= len(LANDSCAPES):
                counts[STACKS[stack]] += 1
            case "place", (number,):
                counts[PIECES[PLACEMENTS[number].piece].id] += 1
            case "freedom", (freedom,):
                counts[FREEDOMS[freedom]] += 1
            case _:
                pass
    supply = SUPPLY | dict(zip(FREEDOMS, freedoms, strict=True))
    return [name for name, number in supply.items() if counts[name] == number]


def too_large(events: list[Event]) -> list[str]:
    """Landscapes that, in either outline, had no place left on somebody's grid at the end of a match (PRI-054)."""
    grids: dict[int, int] = {}
    for event in events:
        if event.kind == "place":
            grids[event.seat] = grids.get(event.seat, PALAZZO_MASK) | PLACEMENTS[flat(event)[0]].mask
    return [kind for kind in MASKS for filled in grids.values() if all(mask & filled for mask in MASKS[kind])]
