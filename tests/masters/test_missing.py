"""A label names what is missing: exactly what would make the option legal, and nothing where nothing is missing."""

from __future__ import annotations

import pytest

from signoria.games.masters import GAME
from signoria.kernel.match import Match
from signoria.kernel.testing import all_settings
from tests.lacks import missing
from tests.masters.lacks import MastersLacks
from tests.masters.policies import POLICIES
from tests.masters.table import Table


def test_what_labels_name_as_missing_is_what_is_missing() -> None:
    tables = all_settings(GAME) * 4
    matches = [Match.begin(GAME, table, f"missing.{number}") for number, table in enumerate(tables)]
    tried = MastersLacks().check_matches(matches, POLICIES, "missing")
    assert set(tried) == {("buy", "MAS-073"), ("produce", "MAS-095"), ("spend", "MAS-095"), ("play", "MAS-130")}


def test_a_card_names_what_depots_and_strongbox_together_lack() -> None:
    table = Table().top("blue.3.b").depots(0, coins=2, stones=1).strongbox(0, coins=1)
    assert table.refused(0, "buy:blue.3") == "MAS-073"
    assert missing(table, "buy:blue.3") == {"coins": 2, "stones": 1}


def test_a_leader_depot_is_counted_and_a_discount_taken_off() -> None:
    table = Table().top("blue.3.b").played(0, "depot.coins", "discount.stones").depots(0, coins=5)
    assert table.refused(0, "buy:blue.3") == "MAS-073"
    assert missing(table, "buy:blue.3") == {"stones": 1}


def test_nothing_is_named_of_a_card_that_has_no_place_or_is_not_there() -> None:
    table = Table().top("blue.2.a").stack("green.1").strongbox(0, coins=4)
    assert table.refused(0, "buy:blue.2") == "MAS-081"
    assert table.refused(0, "buy:green.1") == "MAS-085"
    assert missing(table, "buy:blue.2") == missing(table, "buy:green.1") == {}


def test_powers_together_name_what_each_of_them_alone_does_not_lack() -> None:
    table = Table().slots(0, "green.1.a", "purple.1.b").depots(0, coins=1)
    assert missing(table, "produce:slot.1") == missing(table, "produce:slot.2") == {}
    assert table.refused(0, "produce:slot.1+slot.2") == "MAS-095"
    assert missing(table, "produce:slot.1+slot.2") == {"coins": 1}


def test_what_powers_leave_over_pays_for_resources_of_any_kind() -> None:
    table = Table().slots(0, "green.1.a", "green.1.b").depots(0, coins=2)
    assert missing(table, "produce:basic+slot.1") == {"any-kind": 1}
    assert missing(table, "produce:basic+slot.1+slot.2") == {"stones": 1, "any-kind": 1}
    assert missing(table, "produce:basic+slot.2") == {"stones": 1}
    assert missing(table, "produce:basic") == {}


def test_nothing_is_named_of_a_power_that_is_not_there() -> None:
    table = Table().slots(0, "green.1.a")
    assert table.refused(0, "produce:slot.1+slot.2") == "MAS-089"
    assert missing(table, "produce:slot.1+slot.2") == {}
    assert missing(table, "produce:slot.1") == {"coins": 1}


@pytest.mark.parametrize("rulings", [1, 2])
def test_planned_one_by_one_a_power_names_what_those_before_leave_it_lacking(rulings: int) -> None:
    table = Table(rulings=rulings).slots(0, "green.1.a", "purple.1.b", "green.1.b")
    table.depots(0, coins=1, stones=1)
    assert missing(table, "produce:slot.1+slot.2") == {}, "powers are not chosen together"
    table.play(0, "produce:slot.1")
    assert table.refused(0, "produce:slot.2") == "MAS-095"
    assert missing(table, "produce:slot.2") == {"coins": 1}
    assert missing(table, "produce:basic") == {"any-kind": 1}
    assert table.refused(0, "produce:slot.1") == "MAS-093"
    assert missing(table, "produce:slot.1") == {}


def test_what_the_basic_power_is_paid_with_names_what_other_powers_do_not_leave() -> None:
    table = Table().slots(0, "green.1.a").depots(0, coins=2, stones=2).play(0, "produce:basic+slot.1")
    assert table.refused(0, "spend:coins.2") == "MAS-095"
    assert missing(table, "spend:coins.2") == {"coins": 1}
    assert missing(table, "spend:stones.1+shields.1") == {"shields": 1}
    assert missing(table, "spend:coins.1+stones.1") == {}


def test_a_leader_names_what_it_lacks_only_in_hand_and_while_it_might_be_played() -> None:
    table = Table().hand(0, "depot.stones").market("grey white white white").strongbox(0, coins=3)
    assert missing(table, "play:depot.stones") == {"coins": 2}
    assert table.refused(0, "play:depot.servants") == "MAS-130"
    assert missing(table, "play:depot.servants") == {}
    table.play(0, "take:row.1")
    assert table.refused(0, "play:depot.stones") == "MAS-125"
    assert missing(table, "play:depot.stones") == {}
    table.play(0, "store:stones.1")
    assert missing(table, "play:depot.stones") == {"coins": 2}


def test_nothing_is_named_once_the_main_action_is_done() -> None:
    table = Table().top("blue.3.b").slots(0, "green.1.a").market("white white white white")
    assert missing(table, "buy:blue.3") == {"coins": 5, "stones": 2}
    table.play(0, "take:row.1")
    assert missing(table, "buy:blue.3") == missing(table, "produce:slot.1") == {}
