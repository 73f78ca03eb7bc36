"""Positions with the leaders of Houses of Renaissance, built from what is printed on them."""

from __future__ import annotations

from typing import Any

from tests.houses.table import Table, goods, printed
from tests.lorenzo.leader_positions import CARDS, TYPES

BOX: dict[str, dict[str, Any]] = {leader["id"]: leader for leader in printed("leaders")["leaders"]}
EXTRA: dict[str, dict[str, Any]] = {leader["id"]: leader for leader in printed("leaders")["extra_leaders"]}
LEADERS = BOX | EXTRA
#: A leader that lies in play where another one needs that, and any number of tokens.
OTHER = "sandro_botticelli"
TOKENS = [token["id"] for token in printed("special_tokens")["tokens"]]


def just_enough(leader: str) -> dict[str, int]:
    """Cards by type, goods by kind, special_tokens and leaders with which a leader can just be played.

    Whatever has a maximum is there up to it.
    """
    owned: dict[str, int] = {}
    requirements = LEADERS[leader]["requirements"]
    for entry in requirements:
        match entry["kind"]:
            case "cards" | "cards_at_most":
                owned[entry["card_type"]] = entry["count"]
            case "resources" | "resources_at_most":
                owned |= entry["resources"]
            case "resources_sum_at_most":
                owned[entry["resources"][0]] = entry["amount"]
            case "leaders_played":
                owned["leaders"] = entry["count"]
            case _:
                pass
    for entry in requirements:
        if entry["kind"].startswith("cards_total"):
            free = [kind for kind in TYPES if kind not in owned][: entry.get("max_types")]
            missing = entry["count"] - sum(owned.get(kind, 0) for kind in TYPES)
            for place in range(missing):
                owned[free[place % len(free)]] = owned.get(free[place % len(free)], 0) + 1
    return owned


def holding(leader: str, owned: dict[str, int]) -> Table:
    """Seat 0 holds a leader and owns so much."""
    table = Table(2).hand(0, leader)
    for kind in TYPES:
        table.cards(0, *CARDS[kind][: owned.get(kind, 0)])
    table.goods(0, **{kind: count for kind, count in owned.items() if kind in goods()})
    table.tokens(0, *[TOKENS[place % len(TOKENS)] for place in range(owned.get("special_tokens", 0))])
    return table.leaders(0, *[OTHER][: owned.get("leaders", 0)])


def owner(leader: str, seats: int = 4) -> Table:
    """Seat 0 has a leader in play."""
    return Table(seats).leaders(0, leader)


def aside(table: Table, member: str = "black", seat: int = 1) -> Table:
    """Another player takes a turn that touches nothing."""
    return table.play(seat, f"place:{member}:council.1", "privilege:coins", "end")


def to_next_round(table: Table) -> Table:
    """Two players: everybody goes to the council palace until the next round begins; seat 0 is in turn."""
    this = table.view()["table"]["round"]
    while table.view()["table"]["round"] == this:
        seat = table.pending()[0]
        placements = [code for code in table.options(seat) if code.endswith(":council.1")]
        codes = (
            placements or table.options(seat, "privilege") or table.options(seat, "end") or table.options(seat, "pass")
        )
        table.play(seat, codes[0])
    while table.pending() != [0]:
        aside(table)
    return table
