"""What pieces and amounts are called, as messages: the parts that labels and glossary are made of."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.masters.rules.cards import (
    CARDS,
    COLOURS,
    LEADERS,
    MARKET_ROWS,
    RESOURCE_DISCARD_FAITH,
    RESOURCES,
    SLOTS,
    STORED,
    TOKENS,
    CardRequirement,
    Power,
)
from signoria.games.masters.rules.places import MARKET, amount_place, amount_places, depots_place, strongbox_place
from signoria.kernel.core import Label, Option, Seat, Word


def resource_name(resource: int) -> str:
    return f"masters-resource-{RESOURCES[resource]}"


def goods(amounts: Sequence[int], faith: int = 0, anything: int = 0) -> tuple[Label, ...]:
    """Amounts as a list to be read: two coins and one stone."""
    labels = [Label(f"masters-{RESOURCES[r]}", {"n": amounts[r]}) for r in range(STORED) if amounts[r]]
    if anything:
        labels.append(Label("masters-any", {"n": anything}))
    if faith:
        labels.append(Label("masters-faith", {"n": faith}))
    return tuple(labels) or (Label("masters-nothing", {}),)


def card_name(card: int) -> Label:
    """Colour and points name a card, for each colour has each value once."""
    printed = CARDS[card]
    colour = f"masters-colour-{COLOURS[printed.colour]}"
    return Label("masters-card", {"colour": colour, "level": printed.level, "points": printed.victory_points})


def cards_wanted(requirement: CardRequirement, number: int) -> Label:
    """So many cards of the kind that a part of a leader's requirement asks for."""
    key = "masters-text-wanted-level" if requirement.level else "masters-text-wanted"
    colour = f"masters-colour-{COLOURS[requirement.colour]}"
    return Label(key, {"n": number, "colour": colour, "level": requirement.level})


def leader_name(leader: int) -> Label:
    ability = LEADERS[leader].id.partition(".")[0].replace("_", "-")
    return Label(f"masters-leader-{ability}", {"resource": resource_name(LEADERS[leader].resource)})


def token_name(token: int) -> Label:
    printed = TOKENS[token]
    if printed.count:
        return Label(
            "masters-token-discard", {"colour": f"masters-colour-{COLOURS[printed.colour]}", "n": printed.count}
        )
    return Label("masters-token-shuffle" if printed.reshuffle else "masters-token-cross", {"n": printed.spaces})


def line_name(line: int) -> Label:
    if line < MARKET_ROWS:
        return Label("masters-row", {"n": line + 1})
    return Label("masters-column", {"n": line - MARKET_ROWS + 1})


def power_name(index: int) -> Label:
    if index == 0:
        return Label("masters-power-basic", {})
    if index <= SLOTS:
        return Label("masters-power-slot", {"n": index})
    return Label("masters-power-leader", {"resource": resource_name(index - 1 - SLOTS)})


def exchange(powers: Sequence[Power]) -> dict[str, Word]:
    """What powers take and give together."""
    paid = [sum([power.input[resource] for power in powers]) for resource in range(STORED)]
    gained = [sum([power.output[resource] for power in powers]) for resource in range(STORED)]
    any_input, any_output = sum([power.any_input for power in powers]), sum([power.any_output for power in powers])
    return {
        "input": goods(paid, anything=any_input),
        "output": goods(gained, sum([power.faith for power in powers]), any_output),
    }


# Options that are called otherwise by the frame that offers them


def white_label(option: Option, gained: Sequence[int], discarded: int = 0, solo: bool = False) -> Label:
    """What white marbles become, and how many resources must then be discarded at least."""
    parameters: dict[str, Word] = {"goods": goods(gained), "forced": forced(discarded, solo)}
    return Label("masters-option-white", parameters, (MARKET, amount_place(*option.args)))


def forced(discarded: int, solo: bool) -> Label:
    """What must be discarded at least, and who moves for it: the others, or solo the black cross (MAS-065, MAS-185)."""
    parameters: dict[str, Word] = {"n": discarded, "faith": discarded * RESOURCE_DISCARD_FAITH, "solo": int(solo)}
    return Label("masters-forced", parameters)


def store_label(seat: Seat, option: Option, taken: Sequence[int]) -> Label:
    """What is kept of what was taken."""
    stored = option.args
    parameters: dict[str, Word] = {"goods": goods(stored), "discarded": sum(taken) - sum(stored)}
    return Label("masters-option-store", parameters, (depots_place(seat), *amount_places(stored, taken)))


def pay_label(seat: Seat, option: Option, due: int) -> Label:
    """How much of what is due comes out of the depots; the rest comes out of the strongbox."""
    resource, number = option.args
    parameters: dict[str, Word] = {"resource": resource_name(resource), "depots": number, "strongbox": due - number}
    places = (depots_place(seat), strongbox_place(seat), amount_place(resource, number))
    return Label("masters-option-pay", parameters, places)
