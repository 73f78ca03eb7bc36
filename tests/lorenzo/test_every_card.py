"""Every development card is paid, gives, works and scores as printed on it (LOR-168)."""

from __future__ import annotations

import pytest

from tests.lorenzo.following import AREA, CARDS, TILE, Follow, Goods, Printed, everything, minus, plain, plus, row
from tests.lorenzo.table import Table, goods

FREE: Printed = {"pay": {}, "military_required": 0}
#: Two cards of each type for effects that count: worked from value 6 on, or never.
CARDS_TO_COUNT = {
    "territory": ["city", "dukedom"],
    "building": ["palace", "stronghold"],
    "character": ["preacher", "captain"],
    "venture": ["crusade", "sacred_war"],
}
#: So much of a good that is counted is owned.
OWNED = 7
#: The kinds of effects that the tests of every card follow, here and in test_every_action.py.
AT_ONCE = {"gain", "gain_per", "council_privilege", "take_card", "work_action"}
LATER = {"gain", "gain_per", "council_privilege", "exchange"}
LASTING = {"action_value_bonus", "card_discount", "no_floor_bonus", "end_game_victory_points"}


def cards_counted(card: Printed, field: str) -> list[str]:
    """What is owned beside a card so that its counting effects have something to count."""
    return [
        name for effect in card[field] if effect.get("per_kind") == "card" for name in CARDS_TO_COUNT[effect["per"]]
    ]


def goods_counted(card: Printed, field: str) -> Goods:
    return goods(**{effect["per"]: OWNED for effect in card[field] if effect.get("per_kind") == "resource"})


@pytest.mark.rule("LOR-168", "LOR-169")
@pytest.mark.parametrize(
    ("card", "cost"), [(card, n) for card in CARDS for n in range(max(1, len(CARDS[card]["costs"])))]
)
def test_a_card_takes_its_cost_and_gives_what_it_gives_at_once(card: str, cost: int) -> None:
    entry = CARDS[card]
    price = entry["costs"][cost] if entry["costs"] else FREE
    counted_goods = goods_counted(entry, "immediate")
    owned = plus(price["pay"], counted_goods)
    owned["military"] = max(owned["military"], price["military_required"])
    beside = cards_counted(entry, "immediate")
    table = Table().dice(1, 1, 1).floor(f"{entry['type']}.1", card).cards(0, *beside).goods(0, **owned)
    table.place(0, "black", f"{entry['type']}.1")
    following = Follow(table, minus(owned, price["pay"]))
    following.effects(entry["immediate"])
    following.ends()
    assert row(table, entry["type"]) == [*[name for name in beside if CARDS[name]["type"] == entry["type"]], card]
    assert table.card_on(f"{entry['type']}.1") == ""


def worked(card: str, value: int, owned: Goods) -> Table:
    """Seat 0 has a card and what it counts, and harvests or produces at a value."""
    entry = CARDS[card]
    beside = cards_counted(entry, "permanent")
    table = Table().dice(value, value, value).cards(0, card, *beside).goods(0, **owned)
    return table.place(0, "black", f"{AREA[entry['type']]}.1", 0)


@pytest.mark.rule("LOR-168")
@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card]["type"] in AREA])
def test_a_territory_or_building_gives_at_exactly_its_value(card: str) -> None:
    entry = CARDS[card]
    table = worked(card, entry["activation_value"], goods())
    following = Follow(table, goods())
    following.effects(TILE[AREA[entry["type"]]]["effects"])
    following.effects(plain(card))
    following.ends()


@pytest.mark.rule("LOR-168")
@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card]["type"] in AREA])
def test_a_territory_or_building_gives_nothing_one_below_its_value(card: str) -> None:
    entry = CARDS[card]
    area, value = AREA[entry["type"]], entry["activation_value"] - 1
    owned = goods(coins=9, wood=9, stone=9, servants=9, faith=9)
    if value:
        following = Follow(worked(card, value, owned), owned)
        following.effects(TILE[area]["effects"])
        following.ends()
    else:
        below_1 = Table().cards(0, card).goods(0, **owned | {"servants": 0})
        assert below_1.refused(0, f"place:neutral:{area}.1") == "LOR-117"


def options_of(card: str) -> list[Printed]:
    """The trades of a building's exchange."""
    return [
        option for effect in CARDS[card]["permanent"] if effect["kind"] == "exchange" for option in effect["options"]
    ]


TRADES = [(card, number) for card in CARDS for number in range(len(options_of(card)))]


@pytest.mark.rule("LOR-168", "LOR-173")
@pytest.mark.parametrize(("card", "number"), TRADES)
def test_every_trade_of_every_exchange_pays_and_gives_as_printed(card: str, number: int) -> None:
    entry = CARDS[card]
    options = options_of(card)
    pay = goods(**options[number]["pay"])
    table = worked(card, entry["activation_value"], pay)
    payable = [n for n, option in enumerate(options) if all(pay[k] >= v for k, v in option["pay"].items())]
    assert sorted(table.options(0)) == sorted(["done", *[f"exchange:{card}.{n + 1}" for n in payable]])
    table.play(0, f"exchange:{card}.{number + 1}")
    following = Follow(table, goods())
    following.effects(TILE["production"]["effects"])
    following.effects(options[number]["receive"])
    following.ends()


@pytest.mark.rule("LOR-168", "LOR-173")
@pytest.mark.parametrize(("card", "number"), TRADES)
def test_a_trade_is_left_out_or_out_of_reach_without_its_payment(card: str, number: int) -> None:
    pay = goods(**options_of(card)[number]["pay"])
    following = Follow(worked(card, CARDS[card]["activation_value"], pay).play(0, "done"), pay)
    following.effects(TILE["production"]["effects"])
    following.ends()
    for kind in [kind for kind in pay if pay[kind]]:
        table = worked(card, CARDS[card]["activation_value"], pay | {kind: pay[kind] - 1})
        assert f"exchange:{card}.{number + 1}" not in table.options(0)


@pytest.mark.rule("LOR-168")
@pytest.mark.parametrize(("card", "at"), everything("permanent", "end_game_victory_points"))
def test_a_venture_scores_its_points_at_the_end(card: str, at: int) -> None:
    table = Table().cards(0, card).round(6).end_of_round()
    assert table.over()
    assert table.score(0).parts["ventures"] == CARDS[card]["permanent"][at]["amount"]
    assert table.score(0).total - table.score(1).total == CARDS[card]["permanent"][at]["amount"]
    assert table.owned(0) == goods()


@pytest.mark.rule("LOR-168")
def test_every_kind_of_effect_printed_on_a_card_is_followed() -> None:
    assert len(CARDS) == 96
    assert {effect["kind"] for card in CARDS.values() for effect in card["immediate"]} == AT_ONCE
    assert {effect["kind"] for card in CARDS.values() for effect in card["permanent"]} == LATER | LASTING
