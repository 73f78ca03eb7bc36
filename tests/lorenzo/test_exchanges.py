"""What activated cards give, and exchanges planned as one (checklist: activation and exchanges)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.lorenzo.table import Table, goods

#: What the basic bonus tile gives in every production.
TILE = goods(coins=2, military=1)
#: Exchanges that cost coins, by what they cost; "" is none.
RESIDENCE = {"": 0, "exchange:residence.1": 1}
CHAPEL = {"": 0, "exchange:chapel.1": 1}
TREASURY = {"": 0, "exchange:treasury.1": 1, "exchange:treasury.2": 2}
COINS = {**RESIDENCE, **CHAPEL, **TREASURY}
SELECTIONS = [tuple(filter(None, codes)) for codes in product(RESIDENCE, CHAPEL, TREASURY)]


def with_tile(**others: int) -> dict[str, int]:
    """The basic tile's goods and others."""
    return {kind: TILE[kind] + amount for kind, amount in goods(**others).items()}


def produce(*buildings: str, die: int = 6, servants: int = 0, **amounts: int) -> Table:
    """Seat 0 has these goods and buildings and produces on the small space."""
    table = Table().dice(die, die, die).goods(0, servants=servants, **amounts).cards(0, *buildings)
    return table.place(0, "black", "production.1", 0)


def finish(table: Table) -> Table:
    """End the choice of exchanges, if it is still open."""
    return table.play(0, "done") if table.kind() == "exchange" else table


@pytest.mark.rule("LOR-135")
def test_all_plain_gains_of_a_production_are_received() -> None:
    table = produce("bank", "garden", "cathedral", "stronghold", "fortress")
    assert table.kind() == "privilege"
    table.play(0, "privilege:faith")
    assert table.owned(0) == with_tile(coins=5, victory_points=3 + 1 + 2 + 2, military=2, faith=1)


@pytest.mark.rule("LOR-135")
def test_all_plain_gains_of_a_harvest_are_received() -> None:
    table = Table().dice(6, 6, 6).cards(0, "dukedom", "province", "castle", "hermitage", "city")
    table.place(0, "black", "harvest.1").play(0, "privilege:coins")
    expected = goods(coins=3, wood=3, stone=3, servants=2, military=3, faith=1, victory_points=4)
    assert table.owned(0) == expected


@pytest.mark.rule("LOR-135")
def test_plain_gains_come_beside_exchanges_that_are_declined() -> None:
    table = produce("bank", "treasury", coins=2).play(0, "done")
    assert table.owned(0) == with_tile(coins=2 + 5)


@pytest.mark.rule("LOR-136")
def test_an_exchange_may_be_declined() -> None:
    table = produce("treasury", coins=2)
    assert table.options(0) == ["exchange:treasury.1", "exchange:treasury.2", "done"]
    table.play(0, "done")
    assert table.owned(0) == with_tile(coins=2)


@pytest.mark.rule("LOR-137")
@pytest.mark.parametrize(("chosen", "coins", "points"), [(1, 2, 3), (2, 1, 5)])
def test_of_two_arrows_one_is_used_once(chosen: int, coins: int, points: int) -> None:
    table = produce("treasury", "carpenters_shop", coins=3, wood=1).play(0, f"exchange:treasury.{chosen}")
    assert table.refused(0, "exchange:treasury.1") == "LOR-137"
    assert table.refused(0, "exchange:treasury.2") == "LOR-137"
    table.play(0, "done")
    assert table.owned(0) == with_tile(coins=coins, wood=1, victory_points=points)


ARROWS = [
    ("exchange:treasury.1", {"coins": 1}, {"victory_points": 3}),
    ("exchange:treasury.2", {"coins": 2}, {"victory_points": 5}),
    ("exchange:residence.1", {"coins": 1}, {"privileges": 1}),
]


@pytest.mark.rule("LOR-137")
@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize(("code", "pay", "gain"), ARROWS)
def test_everybody_sees_which_arrows_are_planned(
    code: str, pay: dict[str, int], gain: dict[str, int], viewer: int | None
) -> None:
    table = produce("treasury", "residence", coins=3).play(0, code)
    business = table.view(viewer)["table"]["business"]
    assert business is not None
    card = code.removeprefix("exchange:").partition(".")[0]
    assert business["exchanges"] == [{"card": card, "pay": pay, "gain": gain, "activates": ""}]


@pytest.mark.rule("LOR-138")
def test_coins_of_another_building_do_not_pay_for_an_exchange() -> None:
    table = produce("bank", "treasury")
    assert table.kind() == "end"
    assert table.owned(0) == with_tile(coins=5)


@pytest.mark.rule("LOR-138")
def test_an_exchange_that_the_supply_cannot_pay_is_refused() -> None:
    table = produce("bank", "treasury", "carpenters_shop", wood=1)
    assert table.options(0) == ["exchange:carpenters_shop.1", "done"]
    assert table.refused(0, "exchange:treasury.1") == "LOR-138"
    assert table.refused(0, "exchange:carpenters_shop.2") == "LOR-138"


@pytest.mark.rule("LOR-139")
def test_the_result_of_one_exchange_does_not_feed_another() -> None:
    table = produce("carpenters_shop", "chapel", wood=2)
    assert table.options(0) == ["exchange:carpenters_shop.1", "exchange:carpenters_shop.2", "done"]
    table.play(0, "exchange:carpenters_shop.1")
    assert table.options(0, "exchange") == []
    assert table.owned(0) == with_tile(coins=3, wood=1)


@pytest.mark.rule("LOR-140")
@pytest.mark.parametrize("selection", SELECTIONS)
def test_all_exchanges_together_are_paid_from_what_was_there(selection: tuple[str, ...]) -> None:
    table = produce("residence", "chapel", "treasury", "painters_guild", coins=2, wood=1)
    coins = 2
    for code in selection:
        if COINS[code] > coins:
            assert table.refused(0, code) == "LOR-140"
        else:
            table.play(0, code)
            coins -= COINS[code]
    finish(table)
    if table.kind() == "privilege":
        table.play(0, "privilege:faith")
    assert table.owned(0)["coins"] == coins + TILE["coins"]


@pytest.mark.rule("LOR-140")
def test_a_selection_that_costs_everything_gives_everything() -> None:
    table = produce("residence", "chapel", "treasury", coins=2).play(0, "exchange:chapel.1", "exchange:treasury.1")
    assert table.owned(0) == with_tile(faith=1, victory_points=3)


@pytest.mark.rule("LOR-141")
def test_a_servant_paid_for_value_is_gone_for_exchanges() -> None:
    table = Table().goods(0, servants=1).cards(0, "barracks").place(0, "neutral", "production.1")
    assert table.kind() == "end"
    assert table.owned(0) == TILE


@pytest.mark.rule("LOR-141")
def test_a_servant_left_after_paying_for_value_is_there_for_exchanges() -> None:
    table = Table().goods(0, servants=2).cards(0, "barracks").place(0, "neutral", "production.1", servants=1)
    assert table.options(0) == ["exchange:barracks.1", "done"]
    table.play(0, "exchange:barracks.1")
    assert table.owned(0) == with_tile(military=3)


@pytest.mark.rule("LOR-142")
def test_choices_come_first_then_payments_then_gains() -> None:
    table = produce("treasury", "carpenters_shop", "painters_guild", "fortress", "bank", coins=2, wood=2)
    table.play(0, "exchange:carpenters_shop.1", "exchange:treasury.1")
    assert table.kind() == "exchange"
    assert table.happened("exchange", "gain") == []
    assert table.owned(0) == goods(coins=2, wood=2)
    table.play(0, "done", "privilege:faith")
    kinds = [kind for kind, _, _ in table.happened("work", "exchange", "gain", "privilege")]
    assert kinds == ["work", "exchange", "exchange", *["gain"] * 5, "privilege", "gain"]
    assert table.owned(0) == with_tile(coins=1 + 3 + 5, wood=1, faith=1, victory_points=3 + 2)


@pytest.mark.rule("LOR-143")
def test_faith_received_in_the_same_production_does_not_pay_for_an_exchange() -> None:
    table = produce("chapel", "baptistery", coins=1)
    assert table.options(0) == ["exchange:chapel.1", "done"]
    assert table.refused(0, "exchange:baptistery.1") == "LOR-138"
    table.play(0, "exchange:chapel.1")
    assert table.owned(0) == with_tile(faith=1)


@pytest.mark.rule("LOR-143")
def test_faith_that_was_there_pays_for_an_exchange() -> None:
    table = produce("chapel", "baptistery", faith=1)
    assert table.options(0) == ["exchange:baptistery.1", "done"]
    table.play(0, "exchange:baptistery.1")
    assert table.owned(0) == with_tile(coins=2, victory_points=2)


@pytest.mark.rule("LOR-144")
def test_a_privilege_of_an_activation_does_not_pay_for_its_exchanges() -> None:
    table = produce("residence", "treasury", "painters_guild", coins=1, wood=1).play(0, "exchange:residence.1")
    assert table.refused(0, "exchange:treasury.1") == "LOR-140"
    table.play(0, "done", "privilege:coins")
    assert table.kind() == "end"
    assert table.owned(0) == with_tile(coins=2, wood=1)


@pytest.mark.rule("LOR-144")
def test_privileges_come_after_all_plain_gains_of_the_activation() -> None:
    table = produce("fortress", "residence", "bank", coins=1).play(0, "exchange:residence.1")
    assert table.kind() == "privilege"
    assert table.owned(0)["coins"] == 2 + 5
    table.play(0, "privilege:coins")
    assert table.kind() == "privilege"
    table.play(0, "privilege:coins")
    assert table.owned(0) == with_tile(coins=5 + 2 + 2, victory_points=2)


@pytest.mark.rule("LOR-145")
@pytest.mark.parametrize(
    ("privilege", "gain"),
    [
        ("wood_and_stone", goods(wood=1, stone=1)),
        ("servants", goods(servants=2)),
        ("coins", goods(coins=2)),
        ("military", goods(military=2)),
        ("faith", goods(faith=1)),
    ],
)
def test_an_exchange_gives_a_privilege(privilege: str, gain: dict[str, int]) -> None:
    table = produce("residence", coins=1).play(0, "exchange:residence.1")
    assert len(table.options(0, "privilege")) == 5
    table.play(0, f"privilege:{privilege}")
    assert table.owned(0) == with_tile(**gain)
    assert table.kind() == "end"


@pytest.mark.rule("LOR-146")
@pytest.mark.parametrize("missing", ["wood", "stone", "servants"])
def test_an_exchange_of_several_goods_needs_all_of_them(missing: str) -> None:
    amounts = {"wood": 1, "stone": 1, "servants": 1, missing: 0}
    table = produce("stonemasons_guild", **amounts)
    assert table.kind() == "end"
    assert table.owned(0) == with_tile(**amounts)


@pytest.mark.rule("LOR-146")
def test_an_exchange_of_several_goods_takes_all_of_them() -> None:
    table = produce("stonemasons_guild", wood=1, stone=1, servants=1).play(0, "exchange:stonemasons_guild.1")
    assert table.owned(0) == with_tile(victory_points=6)


@pytest.mark.rule("LOR-147")
def test_the_mint_counts_itself_among_three_buildings() -> None:
    table = produce("mint", "residence", "theater", die=5)
    assert table.owned(0) == with_tile(coins=3)


@pytest.mark.rule("LOR-147")
@pytest.mark.parametrize("territories", range(7))
def test_the_tax_office_counts_territories(territories: int) -> None:
    cards = ["commercial_hub", "woods", "village", "gravel_pit", "forest", "monastery"][:territories]
    table = produce("tax_office", *cards, die=5)
    assert table.owned(0) == with_tile(coins=territories)


@pytest.mark.rule("LOR-147")
def test_theater_and_triumphal_arch_count_characters_and_ventures() -> None:
    table = produce("theater", "triumphal_arch", "farmer", "knight", "hiring_recruits")
    assert table.owned(0) == with_tile(victory_points=2 + 1)
