"""Positions in which leaders can be played, built from what is printed on them."""

from __future__ import annotations

from typing import Any

from tests.lorenzo.table import Table, goods, printed

LEADERS: dict[str, dict[str, Any]] = {leader["id"]: leader for leader in printed("leaders")["leaders"]}
ONCE_PER_ROUND = [leader for leader, facts in LEADERS.items() if facts["frequency"] == "once_per_round"]
PERMANENT = [leader for leader, facts in LEADERS.items() if facts["frequency"] == "permanent"]
TYPES = ("territory", "building", "character", "venture")

#: Cards of each type that change nothing a leader needs while they lie before a player.
CARDS = {
    "territory": ("woods", "village", "gravel_pit", "forest", "monastery", "citadel"),
    "building": ("mint", "tax_office", "triumphal_arch", "theater", "carpenters_shop", "stonemasons_shop"),
    "character": ("abbess", "captain", "architect", "patron", "hero", "papal_messenger"),
    "venture": (
        "hiring_recruits",
        "repairing_the_church",
        "building_the_walls",
        "raising_a_statue",
        "military_campaign",
        "hosting_panhandlers",
    ),
}


def needs(leader: str) -> dict[str, int]:
    """What a leader needs as printed: cards by type, goods by kind; "one_type" for cards of any single type."""
    amounts: dict[str, int] = {}
    for requirement in LEADERS[leader]["requirements"]:
        if requirement["kind"] == "cards":
            amounts[requirement["card_type"]] = requirement["count"]
        elif requirement["kind"] == "cards_of_one_type":
            amounts["one_type"] = requirement["count"]
        else:
            amounts |= requirement["resources"]
    return amounts


def holding(leader: str, owned: dict[str, int]) -> Table:
    """Seat 0 holds a leader and owns so many cards and goods; seat 1 has two leaders in play."""
    table = Table(2, advanced=True).hand(0, leader)
    for kind in TYPES:
        table.cards(0, *CARDS[kind][: owned.get(kind, 0)])
    table.goods(0, **{kind: count for kind, count in owned.items() if kind in goods()})
    others = [other for other in ("ludovico_iii_gonzaga", "sandro_botticelli", "santa_rita") if other != leader]
    return table.leaders(1, *others[:2])


def qualified(leader: str) -> Table:
    """Seat 0 holds a leader and has exactly what it needs."""
    owned = needs(leader)
    if "one_type" in owned:
        owned["venture"] = owned.pop("one_type")
    return holding(leader, owned)


def until_turn(table: Table, seat: int) -> Table:
    """The others take the first option they have until it is a seat's turn to place."""
    while table.pending() != [seat] or table.kind() != "turn":
        assert table.pending() != [seat], "the seat itself must choose"
        table.play(table.pending()[0], table.options(table.pending()[0])[0])
    return table
