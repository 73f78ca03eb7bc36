"""What options of Masters point at and say to be missing, and what the open question counts."""

from __future__ import annotations

from tests.masters.table import Table
from tests.words.saying import missing_text, places


def rich() -> Table:
    table = Table().slots(0, "", "yellow.1.b").played(0, "production.coins").hand(0, "discount.coins")
    return table.strongbox(0, coins=5, stones=5, servants=5, shields=5).market("blue blue grey red")


def test_options_point_at_places_of_the_view() -> None:
    table = rich()
    pointed = {
        "take:row.2": ("table.market.1",),
        "take:column.3": ("table.market.*.2",),
        "buy:green.1": ("table.grid.0.2",),
        "buy:purple.3": ("table.grid.3.0",),
        "produce:basic": ("boards.0.powers.0",),
        "produce:slot.2": ("boards.0.powers.1", "boards.0.slots.1"),
        "produce:leader.coins": ("boards.0.powers.2", "boards.0.played.0"),
        "discard:discount.coins": ("own.hand.0",),
        "end": (),
    }
    assert {code: places(table, code) for code in pointed} == pointed
    assert table.board(0)["powers"] == ["basic", "slot.2", "leader.coins"]


def test_what_is_not_there_is_not_pointed_at() -> None:
    table = rich()
    assert places(table, "produce:slot.1") == ("boards.0.slots.0",)
    assert places(table, "produce:leader.stones") == places(table, "play:depot.coins") == ()


def test_amounts_are_places_of_what_the_question_is_about() -> None:
    table = rich()
    assert set(table.own(0)["amount"].values()) == {0}
    table.play(0, "take:row.1")
    assert table.own(0)["amount"] == {"coins": 0, "stones": 1, "servants": 0, "shields": 2}
    assert places(table, "store:stones.1+shields.2") == (
        "boards.0.depots",
        "own.amount.stones.1",
        "own.amount.shields.2",
    )
    assert places(table, "store:shields.1") == ("boards.0.depots", "own.amount.stones.0", "own.amount.shields.1")
    assert table.own(1)["amount"] == {"coins": 0, "stones": 0, "servants": 0, "shields": 0}


def test_a_card_that_cannot_be_paid_says_the_resources_that_are_missing() -> None:
    table = Table().top("yellow.1.b", "blue.2.b").depots(0, stones=1).strongbox(0, shields=1)
    assert missing_text(table, "buy:yellow.1") == "You lack 1 coin."
    assert missing_text(table, "buy:blue.2") == "You lack 3 coins and 1 stone."
    assert missing_text(table, "buy:blue.2", "it") == "Ti manca: 3 monete e 1 pietra."


def test_powers_say_the_resources_that_are_missing_and_those_of_any_kind() -> None:
    table = Table().slots(0, "purple.1.b").depots(0, stones=1)
    assert missing_text(table, "produce:basic") == "You lack 1 resource of any kind."
    assert missing_text(table, "produce:basic", "it") == "Ti manca: 1 risorsa qualsiasi."
    assert missing_text(table, "produce:basic+slot.1") == "You lack 1 coin and 1 resource of any kind."
    table = Table().slots(0, "purple.1.b")
    assert missing_text(table, "produce:basic+slot.1") == "You lack 1 coin and 2 resources of any kind."
    assert missing_text(table, "produce:basic+slot.1", "it") == "Ti manca: 1 moneta e 2 risorse qualsiasi."


def test_a_leader_in_hand_says_the_cards_or_resources_that_are_missing() -> None:
    table = Table().hand(0, "white_marble.servants", "production.shields").slots(0, "yellow.1.a")
    assert missing_text(table, "play:white_marble.servants") == "You lack 1 yellow card and 1 blue card."
    assert missing_text(table, "play:white_marble.servants", "it") == "Ti manca: 1 carta gialla e 1 carta blu."
    assert missing_text(table, "play:production.shields") == "You lack 1 yellow card of level 2."
    table = Table().hand(0, "depot.stones", "white_marble.coins").depots(0, coins=2)
    assert missing_text(table, "play:depot.stones", "it") == "Ti manca: 3 monete."
    assert missing_text(table, "play:white_marble.coins") == "You lack 2 purple cards and 1 green card."
