"""What things would come to for a player: prices, work, leaders, the order to come."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.table import Offer, Price, Yield
from signoria.kernel.core import Seat
from tests.lorenzo.estimate_laws import LAWS, check_match, estimates, offers
from tests.lorenzo.leader_positions import CARDS, LEADERS, holding, needs, qualified
from tests.lorenzo.policies import builder, interrupter, pious
from tests.lorenzo.table import Table, new_match

LAST_MILITARY = 25


@pytest.mark.parametrize("advanced", [True, False], ids=["advanced", "basic"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_go_as_was_estimated(seats: int, advanced: bool) -> None:
    policy = (builder, interrupter)[(seats + advanced) % 2]
    counts = check_match(new_match(seats, advanced, seed="estimates"), policy, f"estimates.{seats}")
    assert all(counts[law] > 20 for law in LAWS), counts
    assert (counts["check_hand"] > 20) == advanced


def test_reports_bring_and_cost_what_was_shown() -> None:
    """Whoever gathers faith may choose."""
    assert check_match(new_match(3, seed="reports"), pious, "reports")["check_report"] > 2


# Single positions: prices


def offer_at(table: Table, space: str, seat: Seat = 0) -> Offer:
    table.settled()
    return offers(table.match, seat)[space]


def price(saved: dict[str, int] | None = None, shown: int = 0, **pay: int) -> Price:
    return {"pay": pay, "saved": saved or {}, "military_to_show": shown}


def test_a_card_costs_what_is_printed_and_its_floor_asks_for_its_value() -> None:
    table = Table().goods(0, coins=2, wood=2, stone=2).floor("building.3", "stronghold").floor("territory.4", "city")
    printed_price = price(coins=2, wood=2, stone=2)
    assert offer_at(table, "building.3") == {"value": 5, "ways": [printed_price], "charge": 0, "closed": False}
    assert offer_at(table, "territory.4") == {"value": 7, "ways": [price()], "charge": 0, "closed": False}
    assert offer_at(table, "building.3", 1)["closed"]
    assert offer_at(table, "venture.1") == {"value": 1, "ways": [], "charge": 0, "closed": True}


@pytest.mark.rule("LOR-100", "LOR-103")
def test_a_discount_of_either_kind_is_two_ways_with_what_each_saves() -> None:
    """Stonemason saves a wood or a stone, and lowers the value by 2."""
    table = Table().cards(0, "stonemason").goods(0, wood=1, stone=3).floor("building.2", "mint")
    offer = offer_at(table, "building.2")
    assert offer["ways"] == [price(stone=3, saved={"wood": 1}), price(wood=1, stone=2, saved={"stone": 1})]
    assert (offer["value"], offer["closed"]) == (1, False)
    assert offer_at(table, "building.2", 1)["ways"] == [price(wood=1, stone=3)]


@pytest.mark.rule("LOR-102")
def test_no_more_is_saved_than_is_asked_for() -> None:
    """Pico della Mirandola takes three coins off; Warlord costs two."""
    table = Table(advanced=True).leaders(0, "pico_della_mirandola")
    table.floor("character.1", "warlord").floor("character.2", "dame").floor("territory.1", "city")
    assert offer_at(table, "character.1")["ways"] == [price(saved={"coins": 2})]
    assert offer_at(table, "character.2")["ways"] == [price(coins=1, saved={"coins": 3})]
    assert offer_at(table, "territory.1")["ways"] == [price()]


@pytest.mark.rule("LOR-109", "LOR-110")
def test_two_alternative_costs_are_two_ways_one_with_military_to_show() -> None:
    table = Table().goods(0, military=4).floor("venture.1", "support_to_the_bishop")
    offer = offer_at(table, "venture.1")
    assert offer["ways"] == [price(shown=4, military=2), price(coins=2, wood=1, stone=1)]
    assert not offer["closed"]
    assert offer_at(table, "venture.1", 1)["closed"]


@pytest.mark.rule("LOR-109")
@pytest.mark.parametrize(("military", "closed"), [(2, True), (3, False)])
def test_a_venture_is_closed_to_whoever_cannot_show_the_military(military: int, closed: bool) -> None:
    table = Table().goods(0, military=military).floor("venture.1", "military_campaign")
    ways = [price(shown=3, military=2)]
    assert offer_at(table, "venture.1") == {"value": 1, "ways": ways, "charge": 0, "closed": closed}


@pytest.mark.rule("LOR-053", "LOR-055", "LOR-289")
def test_the_surcharge_is_due_in_an_occupied_tower_unless_a_leader_waives_it() -> None:
    table = (
        Table(advanced=True)
        .floor("territory.1", "city")
        .floor("building.1", "chapel")
        .stands(2, "black", "territory.3")
    )
    table.goods(0, coins=3).leaders(1, "filippo_brunelleschi")
    charged = [
        (offer_at(table, "territory.1", seat)["charge"], offer_at(table, "territory.1", seat)["closed"])
        for seat in (0, 1, 3)
    ]
    assert charged == [(3, False), (0, False), (3, True)]
    assert offer_at(table, "building.1")["charge"] == 0
    assert offer_at(table, "territory.1")["ways"] == [price()]


@pytest.mark.rule("LOR-046")
def test_a_bonus_to_the_action_lowers_the_value_of_its_tower_alone() -> None:
    table = Table().cards(0, "warlord").floor("territory.4", "city").floor("building.4", "chapel")
    assert [offer_at(table, f"{tower}.4")["value"] for tower in ("territory", "building")] == [5, 7]
    assert offer_at(table, "territory.4", 1)["value"] == 7


@pytest.mark.rule("LOR-048")
def test_a_floor_is_closed_when_its_card_is_gone() -> None:
    table = Table().floor("territory.1", "city").floor("territory.2", "village").goods(1, coins=3)
    table.place(0, "black", "territory.1")
    assert offer_at(table, "territory.1", 1) == {"value": 1, "ways": [], "charge": 0, "closed": True}
    assert offer_at(table, "territory.2", 1) == {"value": 3, "ways": [price()], "charge": 3, "closed": False}


@pytest.mark.rule("LOR-072")
@pytest.mark.parametrize(("owned", "needed"), [(1, 0), (2, 3), (3, 7), (5, 18), (6, 0)])
def test_the_military_for_one_more_territory_is_named(owned: int, needed: int) -> None:
    table = Table(advanced=True).cards(0, *CARDS["territory"][:owned]).floor("territory.1", "city")
    assert table.own(0)["estimates"]["military_needed"] == needed
    assert offer_at(table, "territory.1")["closed"] == (owned > 1)
    waived = Table(advanced=True).cards(0, *CARDS["territory"][:owned]).leaders(0, "cesare_borgia")
    assert waived.own(0)["estimates"]["military_needed"] == 0


# Spaces


@pytest.mark.rule("LOR-376")
def test_the_market_is_barred_for_whoever_is_excommunicated_for_it() -> None:
    table = Table().excommunicated(0, "no_market")
    assert table.own(0)["estimates"]["barred"] == [f"market.{number}" for number in (1, 2, 3, 4)]
    assert table.own(1)["estimates"]["barred"] == []


@pytest.mark.rule("LOR-116", "LOR-181", "LOR-283")
def test_spaces_for_one_are_barred_while_somebody_stands_there_unless_a_leader_enters_them() -> None:
    table = Table(advanced=True).leaders(2, "ludovico_ariosto")
    for member, space in (
        ("black", "harvest.1"),
        ("white", "market.2"),
        ("orange", "council.1"),
        ("neutral", "harvest.2"),
    ):
        table.stands(1, member, space)
    assert sorted(table.own(0)["estimates"]["barred"]) == ["harvest.1", "market.2"]
    assert table.own(2)["estimates"]["barred"] == []


# Work


def yields(table: Table, work: str, seat: Seat = 0) -> list[Yield]:
    return [one for one in table.own(seat)["estimates"]["yields"] if one["work"] == work]


@pytest.mark.rule("LOR-124", "LOR-135")
def test_a_harvest_is_told_by_the_values_at_which_it_does_more() -> None:
    """Village needs 3, gravel pit 4 and City, which gives a privilege, 6; the members are worth 5."""
    table = Table().cards(0, "village", "gravel_pit", "city")
    tile = {"wood": 1, "stone": 1, "servants": 1}
    assert [(one["value"], one["gain"], one["activates"], one["unaided"]) for one in yields(table, "harvest")] == [
        (1, tile, [], False),
        (3, tile | {"coins": 1, "servants": 2}, ["village"], False),
        (4, tile | {"coins": 1, "servants": 2, "stone": 3}, ["village", "gravel_pit"], True),
        (
            6,
            tile | {"coins": 1, "servants": 2, "stone": 3, "privileges": 1},
            ["village", "gravel_pit", "city"],
            False,
        ),
    ]
    assert [(one["value"], one["gain"], one["arrows"]) for one in yields(table, "production")] == [
        (1, {"coins": 2, "military": 1}, 0)
    ]


@pytest.mark.rule("LOR-136", "LOR-137")
def test_a_production_counts_the_cards_with_arrows_whose_goods_are_not_among_the_gains() -> None:
    table = Table().cards(0, "residence", "treasury", "bank", "theater", "artisan")
    shown = [(one["value"], one["gain"], one["arrows"], one["unaided"]) for one in yields(table, "production")]
    assert shown == [
        (1, {"coins": 2, "military": 1}, 1, False),
        (2, {"coins": 7, "military": 1}, 1, False),
        (3, {"coins": 7, "military": 1}, 2, False),
        (6, {"coins": 7, "military": 1, "victory_points": 1}, 2, True),
    ]


@pytest.mark.rule("LOR-124")
def test_without_a_member_or_with_none_that_reaches_anything_no_yield_is_unaided() -> None:
    weak = Table().dice(1, 1, 1).excommunicated(0, "weaker_harvest").cards(0, "village")
    assert [one["unaided"] for one in yields(weak, "harvest")] == [False, False]
    assert [one["unaided"] for one in yields(weak, "production")] == [True]
    spent = Table()
    for member, space in (
        ("black", "market.1"),
        ("white", "market.2"),
        ("orange", "council.1"),
        ("neutral", "council.1"),
    ):
        spent.stands(0, member, space)
    assert [one["unaided"] for one in spent.own(0)["estimates"]["yields"]] == [False, False]


@pytest.mark.rule("LOR-351")
def test_gains_that_a_tile_lowers_are_shown_as_they_will_be() -> None:
    """Each source gives a coin less: two of the bonus tile, five of Bank."""
    table = Table().excommunicated(0, "fewer_coins").cards(0, "bank")
    assert [one["gain"] for one in yields(table, "production")] == [
        {"coins": 1, "military": 1},
        {"coins": 5, "military": 1},
    ]


@pytest.mark.rule("LOR-236")
def test_what_goes_beyond_the_end_of_a_track_is_not_among_the_gains() -> None:
    table = Table().goods(0, military=LAST_MILITARY)
    assert [one["gain"] for one in yields(table, "production")] == [{"coins": 2}]


# Leaders


@pytest.mark.rule("LOR-264")
@pytest.mark.parametrize("leader", list(LEADERS))
def test_what_a_leader_needs_stands_in_the_order_of_its_face(leader: str) -> None:
    (met,) = qualified(leader).own(0)["estimates"]["hand"]
    assert met["leader"] == leader
    assert [(need["has"], need["met"]) for need in met["needs"]] == [(n, True) for n in needs(leader).values()]
    (none,) = holding(leader, {}).own(0)["estimates"]["hand"]
    assert [(need["has"], need["met"]) for need in none["needs"]] == [(0, False) for _ in needs(leader)]


@pytest.mark.rule("LOR-264")
def test_each_need_is_met_by_itself() -> None:
    """Cesare Borgia asks for three buildings, twelve coins and two faith points."""
    (leader,) = holding("cesare_borgia", {"building": 3, "coins": 11, "faith": 5}).own(0)["estimates"]["hand"]
    assert leader["needs"] == [{"has": 3, "met": True}, {"has": 11, "met": False}, {"has": 5, "met": True}]


# The order to come, and before the first round


@pytest.mark.rule("LOR-218", "LOR-219")
def test_whoever_is_in_the_council_palace_comes_first_and_the_others_follow_as_before() -> None:
    table = Table().order(2, 0, 3, 1).stands(1, "black", "council.1").stands(3, "white", "council.1")
    table.stands(1, "white", "council.1").play(2, "place:black:council.1", "privilege:servants")
    assert [place["seat"] for place in table.view()["table"]["next_order"]] == [1, 3, 2, 0]
    assert [place["seat"] for place in table.view()["table"]["order"]] == [2, 0, 3, 1]


def test_before_the_first_round_there_is_nothing_to_pay_or_to_enter() -> None:
    match = new_match(3)
    assert (estimates(match, 0)["offers"], estimates(match, 0)["barred"]) == ([], [])
