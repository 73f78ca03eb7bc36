"""A label names what is missing: exactly what would make the option legal, and nothing where nothing is missing."""

from __future__ import annotations

import pytest

from signoria.games.princes import GAME
from signoria.kernel.match import Match
from signoria.kernel.testing import all_settings, spread
from tests.lacks import missing
from tests.princes.bidding import fill
from tests.princes.lacks import PrincesLacks
from tests.princes.policies import POLICIES
from tests.princes.table import Table


def test_what_labels_name_as_missing_is_what_is_missing() -> None:
    tables = spread(all_settings(GAME), 28)
    matches = [Match.begin(GAME, table, f"missing.{number}") for number, table in enumerate(tables)]
    tried = PrincesLacks().check_matches(matches, POLICIES, "missing")
    assert set(tried) == {(verb, rule) for verb, rules in PrincesLacks.rules.items() for rule in rules}


@pytest.mark.parametrize(("seats", "rule", "price"), [(4, "PRI-053", 200), (2, "PRI-258", 300)])
def test_an_opening_names_what_money_and_points_together_lack(seats: int, rule: str, price: int) -> None:
    table = Table(seats).money(0, 0).points(1)
    assert table.refused(0, "open:jester") == rule
    assert missing(table, "open:jester") == {"lack-florins": price - 100}


def test_with_the_expansion_points_are_no_money() -> None:
    table = Table(expansion=True).money(0, 100).points(9)
    assert missing(table, "open:jester") == {"lack-florins": 100}


@pytest.mark.parametrize("price", [200, 300])
def test_the_last_object_of_two_players_names_what_is_missing_of_its_own_price(price: int) -> None:
    table = Table(2, last_price=price).money(1, 100).money(0, 100).starts(1).play(1, "decline")
    assert table.refused(0, "buy:jester") == "PRI-256"
    assert missing(table, "buy:jester") == {"lack-florins": price - 100}
    assert missing(table, "buy:lake") == {}, "two players have one stack of landscapes"


def test_a_bid_names_what_is_missing_of_the_next_step() -> None:
    table = Table().money(0, 300).starts(1)
    table.plays((1, "open:jester"), (2, "bid"), (3, "bid"))
    assert table.refused(0, "bid") == "PRI-034"
    assert missing(table, "bid") == {"lack-florins": 200}


def test_nothing_is_named_of_an_object_that_cannot_be_used() -> None:
    table = Table().money(0, 0).builders(0, 3).starts(1)
    table.plays((1, "open:builder"), (2, "pass"), (3, "pass"))
    assert table.refused(0, "bid") == "PRI-063"
    assert missing(table, "bid") == {}


def test_a_marker_names_what_is_missing_of_its_space() -> None:
    table = Table(expansion=True).money(0, 400).points(5).starts(3).character_auction()
    table.play(3, "character:muse.4")
    assert table.refused(0, "character:muse.5") == "PRI-272"
    assert missing(table, "character:muse.5") == {"lack-florins": 100}
    assert missing(table, "character:princess.6") == {"lack-florins": 200}
    assert missing(table, "character:princess.4") == {}
    assert table.refused(0, "character:muse.4") == "PRI-274"
    assert missing(table, "character:muse.4") == {}


@pytest.mark.parametrize(("builders", "lack"), [(0, 600), (1, 200), (2, 200)])
def test_a_building_names_what_is_missing_of_the_price_with_so_many_builders(builders: int, lack: int) -> None:
    table = Table().money(0, 100).builders(0, builders).actions()
    assert table.refused(0, "build:chapel") == "PRI-145"
    assert missing(table, "build:chapel") == {"lack-florins": lack}


def test_nothing_is_named_of_a_building_that_another_rule_keeps_out() -> None:
    table = Table().money(0, 0).piece(0, "chapel").actions()
    assert table.refused(0, "build:chapel") == "PRI-158"
    assert missing(table, "build:chapel") == {}
    full = fill(Table(), 0).actions()
    assert full.refused(0, "build:tower") == "PRI-148"
    assert missing(full, "build:tower") == {}


def test_cards_and_freedoms_name_what_is_missing_of_their_price() -> None:
    table = Table().money(0, 0).points(1).freedoms(0, "travel").actions()
    rules = {"profession": "PRI-161", "freedom:opinion": "PRI-168", "bonus": "PRI-173"}
    assert {code: table.refused(0, code) for code in rules} == rules
    assert [missing(table, code) for code in rules] == [{"lack-florins": 200}] * 3
    assert missing(table, "freedom:travel") == {}, "it is introduced already"


def test_nothing_is_named_when_no_action_is_left() -> None:
    table = Table().money(0, 600).hand(0, "lawyer").actions()
    assert missing(table, "build:chapel") == {"lack-florins": 100}
    table.play(0, "freedom:travel", "bonus")
    while table.kind() != "turn":
        table.play(0, table.options(0)[0])
    for code in ("build:chapel", "bonus", "work:lawyer"):
        assert table.refused(0, code) == "PRI-103"
        assert missing(table, code) == {}


def test_a_work_names_the_value_that_all_bonus_cards_leave_it_lacking() -> None:
    table = Table().hand(0, "poet").piece(0, "park").bonuses(0, "each_park").round(3).actions()
    assert table.refused(0, "work:poet") == "PRI-115"
    lack = missing(table, "work:poet")["lack-value"]
    without = Table().hand(0, "poet").piece(0, "park").round(3).actions()
    assert isinstance(lack, int)
    assert missing(without, "work:poet") == {"lack-value": lack + 2}
    assert missing(table, "work:lawyer") == {}, "it is not in hand"


def test_the_princess_names_the_value_that_her_work_lacks() -> None:
    table = Table(3, expansion=True).character(0, "princess").piece(0, "forest").round(1).actions()
    assert table.refused(0, "princess") == "PRI-324"
    assert missing(table, "princess") == {"lack-value": 4}
    nobody = Table(3, expansion=True).actions()
    assert nobody.refused(0, "princess") == "PRI-318"
    assert missing(nobody, "princess") == {}
