"""With Houses of Renaissance too, a label names exactly what is missing."""

from __future__ import annotations

from random import Random

import pytest

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.rules.cards import LEADERS
from signoria.kernel.testing import all_settings, spread
from tests.houses.policies import POLICIES
from tests.houses.table import Table
from tests.lorenzo.lacks import check_labels, check_matches, missing
from tests.lorenzo.table import LEADER
from tests.words.saying import missing_text

TABLES = [table for table in all_settings(GAME) if table["houses"]]


@pytest.mark.parametrize("leaders", [(), ("paracelso",)], ids=["as it comes", "servants stand in"])
def test_what_labels_name_as_missing_is_what_is_missing(leaders: tuple[str, ...]) -> None:
    in_force = tuple(modifier for leader in leaders for modifier in LEADERS[LEADER[leader]].modifiers)
    tried = check_matches(spread(TABLES, 8), POLICIES, "missing", in_force)
    seen = {rule for _, rule in tried}
    assert {"LOR-045", "LOR-046", "LOR-053", "LOR-064", "LOR-072", "LOR-118", "LOR-138", "LOR-264", "HOU-172"} <= seen


def test_servants_that_stand_in_are_reckoned_before_anything_is_missing() -> None:
    table = Table().leaders(0, "paracelso").floor("building.1", "mint").stands(1, "black", "building.2")
    table.goods(0, servants=5)
    assert missing(table, "place:black:building.1") == {"stone": 2}
    table = Table().leaders(0, "paracelso").floor("building.1", "mint").dice(1, 1, 1).goods(0, servants=4)
    assert missing(table, "place:black:building.1") == {}
    assert missing(table, "place:neutral:building.1") == {"stone": 1}


def test_the_space_of_a_leader_names_the_servants_for_its_value() -> None:
    table = Table().leaders(0, "pietro_bembo")
    assert table.refused(0, "place:neutral:pietro_bembo.1") == "HOU-103"
    assert missing(table, "place:neutral:pietro_bembo.1") == {"servants": 1}
    assert missing(table, "place:neutral:bramante.1") == {}, "nobody has that leader in play"


def test_a_card_paid_with_tokens_names_the_tokens_if_they_are_nearer() -> None:
    table = Table().floor("special.1", "special_141").goods(0, coins=2).tokens(0, "coins_token", "glory_token")
    assert missing(table, "place:black:special.1") == {"special_tokens": 3}


def test_the_trade_of_a_family_names_what_its_owner_has_not() -> None:
    assert missing(Table().family(0, "este"), "trade:este") == {"military": 1}
    assert missing(Table().family(0, "este").goods(0, military=1), "trade:este") == {}
    assert missing(Table().family(0, "este"), "trade:della_scala") == {}
    assert missing(Table().family(0, "este").goods(0, military=1), "trade:este.3") == {"military": 2}


def test_an_exchange_made_several_times_names_what_is_missing_for_all_of_them() -> None:
    table = Table().cards(0, "special_111").goods(0, stone=1).play(0, "place:black:production.1")
    assert table.refused(0, "exchange:special_111.1.3") == "LOR-138"
    assert missing(table, "exchange:special_111.1.3") == {"stone": 2}
    assert table.refused(0, "exchange:special_111.1.6") == "HOU-189"
    assert missing(table, "exchange:special_111.1.6") == {}


def test_a_leader_that_exchanges_names_what_its_nearest_exchange_lacks() -> None:
    table = Table().leaders(0, "giulio_ii").goods(0, coins=1, wood=1)
    assert table.refused(0, "activate:giulio_ii") == "LOR-138"
    assert missing(table, "activate:giulio_ii") == {"stone": 1}


def test_a_requirement_that_is_waived_is_not_named() -> None:
    table = Table().cards(0, "special_127").hand(0, "cesare_borgia").goods(0, coins=11, faith=1)
    assert missing_text(table, "play:cesare_borgia") == (
        "Not met: 12 coins (you have 11) and 2 faith points (you have 1)."
    )
    check_labels(table.match, 0, Random("waived"))


def test_a_leader_that_is_played_whatever_it_asks_for_lacks_nothing() -> None:
    table = Table().hand(0, "ladislao_vii", "santa_rita").goods(0, victory_points=10)
    assert missing_text(table, "play:santa_rita") == "Not met: 8 faith points (you have none)."
    table.play(0, "play:ladislao_vii")
    assert "play:santa_rita" in table.options(0)
    assert missing_text(table, "play:santa_rita") == ""


def test_a_territory_from_earlier_rounds_names_the_military() -> None:
    table = Table().floor("special.1", "special_130").goods(0, coins=5).removed("mint", "city")
    table.cards(0, "forest", "commercial_hub").play(0, "place:black:special.1")
    assert table.refused(0, "retrieve:city") == "LOR-072"
    assert missing(table, "retrieve:city") == {"military": 3}
    assert missing(table, "retrieve:mint") == {}


def test_a_card_that_a_leader_cannot_activate_names_the_value() -> None:
    table = Table().leaders(0, "palla_strozzi").cards(0, "village", "city").play(0, "activate:palla_strozzi")
    assert table.refused(0, "work:city") == "LOR-125"
    assert missing_text(table, "work:city") == "You lack 3 in value."
    assert missing_text(table, "work:village") == ""
