"""Every card that grants an action or changes later ones does so as printed (LOR-168)."""

from __future__ import annotations

import pytest

from tests.lorenzo.following import AREA, BOARD, CARDS, TILE, Follow, Goods, Printed, everything, minus, plain, plus
from tests.lorenzo.table import Table, goods

FLOORS: dict[str, list[Printed]] = {tower["id"]: tower["floors"] for tower in BOARD["towers"]}
#: Four cards of each type to take after another one: paid without servants or military, and asking nothing.
LYING = {
    "territory": ["woods", "village", "rock_pit", "citadel"],
    "character": ["papal_messenger", "noble", "governor", "herald"],
    "building": ["stronghold", "fortress", "bank", "cathedral"],
    "venture": ["hiring_soldiers", "repairing_the_abbey", "hosting_foreigners", "promoting_sacred_art"],
}
PLENTY = goods(coins=20, wood=20, stone=20)


def granting(card: str, **extra: int) -> Table:
    """Seat 0 takes a card from floor 1 that grants an action, with plenty left; the other floors have cards too."""
    table = Table().floor(f"{CARDS[card]['type']}.1", card)
    for tower, names in LYING.items():
        for number, name in enumerate(names, 1):
            if (tower, number) != (CARDS[card]["type"], 1):
                table.floor(f"{tower}.{number}", name)
    table.goods(0, **plus(CARDS[card]["costs"][0]["pay"], PLENTY, extra))
    return table.place(0, "black", f"{CARDS[card]['type']}.1", 0)


def before(card: str, at: int, table: Table, **extra: int) -> Follow:
    """Follow all that a granting card gives before its action."""
    following = Follow(table, plus(PLENTY, extra))
    following.effects(CARDS[card]["immediate"][:at])
    assert table.owned(0) == following.owned
    return following


@pytest.mark.rule("LOR-168")
@pytest.mark.parametrize("servants", [0, 1, 3])
@pytest.mark.parametrize(("card", "at"), everything("immediate", "take_card"))
def test_a_card_action_reaches_its_types_at_its_value(card: str, at: int, servants: int) -> None:
    effect = CARDS[card]["immediate"][at]
    table = granting(card, servants=servants)
    before(card, at, table, servants=servants)
    assert table.kind() == "take"
    assert table.options(0) == [
        f"take:{tower}.{number}"
        for tower, floors in FLOORS.items()
        for number, floor in enumerate(floors, 1)
        if tower in effect["card_types"]
        and floor["value"] <= effect["value"] + servants
        and (tower, number) != (CARDS[card]["type"], 1)
    ] + (["more", "decline"] if servants else ["decline"])


@pytest.mark.rule("LOR-168")
@pytest.mark.parametrize("tower", FLOORS)
@pytest.mark.parametrize(("card", "at"), everything("immediate", "take_card"))
def test_a_card_action_costs_what_is_printed_less_its_discount(card: str, at: int, tower: str) -> None:
    effect = CARDS[card]["immediate"][at]
    table = granting(card)
    following = before(card, at, table)
    if tower not in effect["card_types"]:
        assert table.refused(0, f"take:{tower}.2") == "LOR-156"
        return
    target = CARDS[LYING[tower][1]]
    cost = target["costs"][0]["pay"] if target["costs"] else {}
    due = minus(cost, effect["discount_options"][0] if effect["discount_options"] else {})
    surcharge = BOARD["occupied_tower_surcharge"] if tower == CARDS[card]["type"] else {}
    table.play(0, f"take:{tower}.2")
    following.owned = minus(following.owned, plus(due, surcharge))
    following.effects(target["immediate"])
    following.ends()
    assert table.card_on(f"{tower}.2") == ""


@pytest.mark.rule("LOR-168")
@pytest.mark.parametrize(("card", "at"), everything("immediate", "work_action"))
def test_a_work_action_works_cards_up_to_its_value(card: str, at: int) -> None:
    effect = CARDS[card]["immediate"][at]
    kind, sign = {"harvest": ("territory", "gain"), "production": ("building", "exchange")}[effect["area"]]
    cards_by_value = {
        entry["activation_value"]: name
        for name, entry in CARDS.items()
        if entry["type"] == kind and entry["permanent"][0]["kind"] == sign
    }
    reached, missed = cards_by_value[effect["value"]], cards_by_value[effect["value"] + 1]
    table = Table().cards(0, reached, missed).floor(f"{CARDS[card]['type']}.1", card)
    table.goods(0, **plus(CARDS[card]["costs"][0]["pay"], PLENTY, {"servants": 1}))
    following = before(card, at, table.place(0, "black", f"{CARDS[card]['type']}.1", 0), servants=1)
    table.play(0, "servants:0")
    if kind == "building":
        assert {option.split(".")[0] for option in table.options(0)} == {f"exchange:{reached}", "done"}
        table.play(0, "done")
    following.effects(TILE[effect["area"]]["effects"])
    following.effects(plain(reached))
    following.ends()


def with_character(card: str, white: int = 6, orange: int = 6, servants: int = 0) -> Table:
    """Seat 0 has taken a character with the neutral member and is in turn again, with plenty of goods."""
    table = Table(2).dice(1, white, orange).floor("character.1", card)
    for tower, names in LYING.items():
        for number, name in list(enumerate(names, 1))[1:]:
            table.floor(f"{tower}.{number}", name)
    table.goods(0, **plus(PLENTY, {"servants": 1 + servants})).place(0, "neutral", "character.1", 1)
    while table.kind() == "privilege":
        table.play(0, "privilege:faith")
    table.play(0, "end").place(1, "black", "market.1").play(1, "end")
    return table


def follow_taking(table: Table, card: str, due: Goods, servants: int = 0) -> Follow:
    """What seat 0 has after paying for a card, the surcharge and servants included."""
    surcharge = BOARD["occupied_tower_surcharge"] if CARDS[card]["type"] == "character" else {}
    return Follow(table, minus(table.owned(0), plus(due, surcharge, {"servants": servants})))


@pytest.mark.rule("LOR-168")
@pytest.mark.parametrize(("card", "at"), everything("permanent", "action_value_bonus"))
def test_a_character_raises_its_kind_of_action_and_no_other(card: str, at: int) -> None:
    effect = CARDS[card]["permanent"][at]
    table = with_character(card, 5 - effect["amount"], 4 - effect["amount"])
    towers = [tower for tower in FLOORS if table.may_place(0, "white", f"{tower}.3")]
    assert towers == [tower for tower in FLOORS if effect["action"] == f"take_{tower}"]
    assert not any(table.may_place(0, "orange", f"{tower}.3") for tower in FLOORS)
    for area in AREA.values():
        working = with_character(card, 1).place(0, "white", f"{area}.1", 0)
        added = effect["amount"] if effect["action"] == area else 0
        assert [args[1] for _, _, args in working.happened("work")] == [1 + added]


@pytest.mark.rule("LOR-168")
@pytest.mark.parametrize("tower", ["building", "character", "venture"])
@pytest.mark.parametrize(("card", "at"), everything("permanent", "card_discount"))
def test_a_character_makes_its_types_of_cards_cheaper(card: str, at: int, tower: str) -> None:
    effect = CARDS[card]["permanent"][at]
    cost = CARDS[LYING[tower][1]]["costs"][0]["pay"]
    options = effect["options"] if tower in effect["card_types"] else [{}]
    for option in options:
        table = with_character(card)
        due = minus(cost, option)
        following = follow_taking(table, LYING[tower][1], due)
        table.place(0, "white", f"{tower}.2")
        if len(options) > 1:
            assert len(table.options(0)) == len(options)
            table.play(0, "pay:" + "+".join(f"{kind}.{amount}" for kind, amount in due.items() if amount))
        following.effects(CARDS[LYING[tower][1]]["immediate"])
        following.ends()


@pytest.mark.rule("LOR-168")
@pytest.mark.parametrize("tower", FLOORS)
@pytest.mark.parametrize(("card", "at"), everything("permanent", "no_floor_bonus"))
def test_a_character_takes_away_the_bonus_of_its_floors(card: str, at: int, tower: str) -> None:
    for number in CARDS[card]["permanent"][at]["floors"]:
        assert FLOORS[tower][number - 1]["bonus"]
        servants = max(0, FLOORS[tower][number - 1]["value"] - 6)
        taken_card = CARDS[LYING[tower][number - 1]]
        table = with_character(card, servants=servants)
        following = follow_taking(
            table, taken_card["id"], taken_card["costs"][0]["pay"] if taken_card["costs"] else {}, servants
        )
        table.place(0, "white", f"{tower}.{number}", servants)
        following.effects(taken_card["immediate"])
        following.ends()
