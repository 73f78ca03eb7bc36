"""What things would come to with Houses of Renaissance: yields by value, tokens, servants that stand in, prices."""

from __future__ import annotations

import pytest

from tests.houses.policies import builder, worker
from tests.houses.table import Table, new_match
from tests.lorenzo.estimate_laws import LAWS, check_labels, check_match, check_yield
from tests.lorenzo.test_estimates import offer_at, price, yields

#: What the basic bonus tile gives in a harvest and a production.
HARVEST = {"wood": 1, "stone": 1, "servants": 1}
PRODUCTION = {"coins": 2, "military": 1}
VENTURES = ("crusade", "sacred_war", "hiring_recruits", "military_campaign")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_matches_go_as_was_estimated(seats: int) -> None:
    policy = (builder, worker)[seats % 2]
    counts = check_match(new_match(seats, seed=f"estimates.{seats}"), policy, f"estimates.{seats}")
    assert all(counts[law] > 20 for law in LAWS), counts
    assert counts["check_report"] > 0


# Prices


@pytest.mark.rule("HOU-180")
def test_a_card_that_also_costs_tokens_shows_them_and_a_way_without_any() -> None:
    """Card 141 costs ten coins or five tokens."""
    table = Table().goods(0, coins=10).floor("special.1", "special_141")
    offer = offer_at(table, "special.1")
    assert offer["ways"] == [price(coins=10), price(special_tokens=5)]
    assert not offer["closed"]
    assert offer_at(table, "special.1", 1)["closed"]


@pytest.mark.rule("LOR-102")
def test_a_discount_on_a_card_with_two_costs_is_told_of_the_one_it_lowers() -> None:
    table = Table().leaders(0, "pico_della_mirandola").floor("special.1", "special_141")
    assert offer_at(table, "special.1")["ways"] == [
        price(coins=7, saved={"coins": 3}),
        price(special_tokens=5),
    ]


@pytest.mark.rule("HOU-127")
@pytest.mark.parametrize(("servants", "closed"), [(1, True), (2, False)])
def test_a_card_that_servants_can_pay_for_is_not_closed_and_shows_its_own_price(servants: int, closed: bool) -> None:
    """Card 109 costs a wood and a stone."""
    table = Table().leaders(0, "paracelso").goods(0, servants=servants).goods(1, servants=9)
    offer = offer_at(table.floor("special.1", "special_109"), "special.1")
    assert (offer["ways"], offer["closed"]) == ([price(wood=1, stone=1)], closed)
    assert offer_at(table, "special.1", 1)["closed"]


@pytest.mark.rule("HOU-128")
@pytest.mark.parametrize(("servants", "closed"), [(2, True), (3, False)])
def test_servants_stand_in_for_the_surcharge_too(servants: int, closed: bool) -> None:
    table = Table().leaders(0, "paracelso").goods(0, servants=servants).stands(1, "black", "territory.4")
    offer = offer_at(table.floor("territory.1", "village"), "territory.1")
    assert (offer["charge"], offer["closed"]) == (3, closed)


@pytest.mark.rule("HOU-081", "HOU-082")
def test_military_that_need_not_be_paid_is_saved_and_shown() -> None:
    table = Table().family(0, "malatesta").goods(0, military=3).floor("venture.1", "military_campaign")
    offer = offer_at(table, "venture.1")
    assert offer["ways"] == [price(saved={"military": 2}, shown=3)]
    assert not offer["closed"]


@pytest.mark.rule("HOU-172")
def test_the_adaptation_tile_has_values_of_its_own() -> None:
    table = Table(5).adaptation("territory").floor("territory.4", "city").floor("building.4", "chapel")
    assert [offer_at(table, f"{tower}.4")["value"] for tower in ("territory", "building")] == [6, 7]


# Work


@pytest.mark.rule("HOU-187", "HOU-188")
def test_a_card_that_gives_by_value_gives_more_at_each_value_within_reach() -> None:
    """Card 99 gives a wood for each venture, at most as many as the value; a die of 2 and two servants reach 4."""
    table = Table().dice(2, 2, 2).goods(0, servants=2).cards(0, "special_99", *VENTURES)
    shown = [(one["value"], one["gain"]["wood"], one["unaided"]) for one in yields(table, "harvest")]
    assert shown == [(1, 2, False), (2, 3, True), (3, 4, False), (4, 5, False)]
    assert [one["value"] for one in yields(table, "production")] == [1]


@pytest.mark.rule("HOU-187", "HOU-189")
def test_an_exchange_that_repeats_is_an_arrow_at_each_value() -> None:
    table = Table().dice(2, 2, 2).goods(0, servants=1, stone=9).cards(0, "special_111")
    shown = [(one["value"], one["gain"], one["arrows"]) for one in yields(table, "production")]
    assert shown == [(value, PRODUCTION, 1) for value in (1, 2, 3)]


@pytest.mark.rule("HOU-187", "LOR-153")
@pytest.mark.parametrize("servants", [0, 1, 3])
def test_a_bonus_harvest_after_the_last_member_shows_what_each_value_brings(servants: int) -> None:
    """Francesco Sforza harvests at 1, and nobody is left at home."""
    table = Table().leaders(0, "francesco_sforza").goods(0, servants=servants).cards(0, "special_99", *VENTURES)
    for member in ("white", "orange", "neutral"):
        table.stands(0, member, "council.1")
    table.play(0, "place:black:market.1", "activate:francesco_sforza")
    assert table.options(0, "servants") == [f"servants:{number}" for number in range(servants + 1)]
    assert check_labels(table.match, 0) == servants + 1
    assert all(check_yield(table.match, 0, code) for code in table.options(0, "servants"))


@pytest.mark.rule("HOU-134", "HOU-198")
def test_tokens_are_among_the_gains_and_the_one_on_a_card_gives_what_it_says() -> None:
    """Card 97 gives a token; on card 98 lies one that is worth three coins."""
    table = Table().cards(0, "special_97", "special_98").token_on(0, "special_98", "coins_token")
    assert [(one["value"], one["gain"]) for one in yields(table, "harvest")] == [
        (1, HARVEST),
        (2, HARVEST | {"special_tokens": 1, "coins": 3}),
    ]


@pytest.mark.rule("HOU-146")
def test_tokens_that_are_not_there_are_not_among_the_gains() -> None:
    table = Table().cards(0, "special_97").supply()
    assert [one["gain"] for one in yields(table, "harvest")] == [HARVEST, HARVEST]


@pytest.mark.rule("HOU-212")
def test_an_arrow_that_is_for_nothing_is_a_gain_and_no_arrow() -> None:
    table = Table().cards(0, "special_110")
    assert [(one["gain"], one["arrows"]) for one in yields(table, "production")] == [
        (PRODUCTION, 0),
        (PRODUCTION | {"special_tokens": 1}, 0),
    ]


# What is chosen from


@pytest.mark.rule("HOU-191")
def test_only_own_cards_are_shown_to_be_activated() -> None:
    table = Table().dice(3, 3, 3).cards(0, "special_113", "special_118").cards(1, "stronghold")
    table.place(0, "black", "production.1")
    shown = table.own(0)["alternatives"]
    assert [(one["source"], one["activates"]) for one in shown] == [("special_113", "special_118")]


@pytest.mark.rule("HOU-127")
def test_servants_that_will_stand_in_are_not_left_to_pay_with() -> None:
    """Treasury asks for two coins, and one is there."""
    table = Table(2).dice(6, 6, 6).leaders(0, "paracelso").goods(0, coins=1, servants=3)
    table.cards(0, "treasury", "residence").place(0, "black", "production.1", 0).play(0, "exchange:treasury.2")
    left = table.own(0)["estimates"]["goods_left"]
    assert (left["coins"], left["servants"]) == (0, 2)
