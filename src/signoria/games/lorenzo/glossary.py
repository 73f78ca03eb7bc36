"""What the words of a view mean: cards, leaders, tiles, spaces, as somebody new at the table would be told."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.amounts import message_key, type_name
from signoria.games.lorenzo.rules.cards import (
    BONUS_TILES,
    CARDS,
    COLORED,
    EXCOMMUNICATIONS,
    LEADERS,
    MEMBERS,
    SPACES,
    TOWERS,
)
from signoria.games.lorenzo.rules.components import NONE, Card, Leader, Space
from signoria.games.lorenzo.rules.effect import Effect, Modifier
from signoria.games.lorenzo.rules.effects import Exchange
from signoria.games.lorenzo.rules.labels import tile_gives
from signoria.games.lorenzo.rules.names import (
    bonus_name,
    card_name,
    leader_name,
    member_name,
    price,
    space_name,
    tile_name,
)
from signoria.games.lorenzo.rules.towers import FREE
from signoria.games.lorenzo.rules.vatican import VERDICTS
from signoria.games.lorenzo.rules.vocabulary import ACTIONS, GOODS, HARVEST, PRODUCTION, ROWS, TYPES, WORKED
from signoria.games.lorenzo.rules.wording import ability, modifier_labels, needs, source_labels, use_of
from signoria.games.lorenzo.view import PHASES, SIDES
from signoria.kernel.core import Label, Term, Word

#: How a leader's ability is introduced, by its use.
USES: Final = ("once", "permanent", "played", "space")
#: The lines about a card: what it does at once, in a work, and from then on.
AT_ONCE: Final = "lorenzo-text-at-once"
WORK: Final = "lorenzo-text-work"
OWNED: Final = "lorenzo-text-owned"


def glossary() -> dict[str, Term]:
    """Every word a view can hold: its name, then what there is to say about it."""
    words = {
        good: Term(Label(message_key("good", good), {}), help_on("points" if "_" in good else good)) for good in GOODS
    }
    for m, member in enumerate(MEMBERS):
        words[member.id] = Term(member_name(m), help_on("dice" if m < COLORED else "members"))
    for t, kind in enumerate(TYPES):
        words[kind] = Term(type_name(t), help_on(ROWS[t]))
    for action in (HARVEST, PRODUCTION):
        words[ACTIONS[action]] = Term(Label(message_key("work", ACTIONS[action]), {}), help_on(ACTIONS[action]))
    for c, card in enumerate(CARDS):
        words[card.id] = Term(card_name(c), *about_card(card))
    for i, leader in enumerate(LEADERS):
        words[leader.id] = Term(leader_name(i), *about_leader(leader))
    for e, tile in enumerate(EXCOMMUNICATIONS):
        words[tile.id] = Term(
            tile_name(e), Label("lorenzo-text-excommunicated", {"effects": modifier_labels(tile.modifiers)})
        )
    for b, bonus in enumerate(BONUS_TILES):
        words[bonus.id] = Term(bonus_name(b), Label("lorenzo-text-bonus", tile_gives(bonus)))
    for s, space in enumerate(SPACES):
        words[space.id] = Term(space_name(s), *about_space(space))
    for phase in PHASES:
        words[phase] = Term(Label(message_key("phase", phase), {}))
    for side in SIDES:
        words[side] = Term(Label(message_key("side", side), {}), help_on("leaders"))
    for verdict in VERDICTS:
        words[verdict] = Term(Label(message_key("verdict", verdict), {}), help_on("faith"))
    return words


def help_on(topic: str) -> Label:
    return Label(f"lorenzo-help-{topic}", {})


def about_card(card: Card) -> list[Label]:
    """Its kind and price, then whatever it does: at once, when activated, while it is owned, at the end."""
    labels = [Label("lorenzo-text-card", {"type": type_name(card.type), "price": price(list(card.costs or FREE))})]
    if card.immediate != NONE:
        labels.append(Label(AT_ONCE, {"effects": source_labels(card.immediate)}))
    if card.permanent != NONE:
        labels.append(Label(WORK, {**activation_parameters(card), "effects": source_labels(card.permanent)}))
    for effect in card.effects:
        if isinstance(effect, Exchange):
            labels.append(Label(line_of(effect), {**activation_parameters(card), "trades": effect.arrows()}))
    if card.modifiers:
        labels.append(Label(OWNED, {"effects": modifier_labels(card.modifiers)}))
    if card.end_points:
        labels.append(Label("lorenzo-text-end", {"n": card.end_points}))
    return labels


def line_of(effect: Effect) -> str:
    """The message of the line that says an effect of a card which is not an immediate one."""
    if isinstance(effect, Exchange):
        return "lorenzo-text-exchanges" if effect.repeats else "lorenzo-text-exchange"
    return OWNED if isinstance(effect, Modifier) else WORK


def activation_parameters(card: Card) -> dict[str, Word]:
    """The work that activates a card, and the value it takes."""
    action = HARVEST if card.type == WORKED[HARVEST] else PRODUCTION
    return {"work": message_key("work", ACTIONS[action]), "value": card.value}


def about_leader(leader: Leader) -> list[Label]:
    key = message_key("text", USES[use_of(leader)])
    return [Label("lorenzo-text-needs", {"needs": needs(leader)}), Label(key, {"effects": ability(leader)})]


def about_space(space: Space) -> list[Label]:
    """The value it asks for, what it gives, and who else may come."""
    labels = [Label("lorenzo-text-value", {"value": space.value, "penalty": space.penalty})]
    if space.source != NONE:
        labels.append(Label("lorenzo-text-gives", {"effects": source_labels(space.source)}))
    labels.append(help_on(topic_of(space)))
    if not space.single:
        labels.append(Label("lorenzo-text-many", {}))
    return labels


def topic_of(space: Space) -> str:
    """The help that explains where a space is."""
    if space.tower != NONE:
        return "towers" if TOWERS[space.tower].type != NONE else f"{TOWERS[space.tower].id}-tower"
    return space.area if space.leader == NONE else "own-spaces"
