"""Families with a trade on their own turn: Della Scala and Este (checklist part 4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.houses.family_positions import effect_of
from tests.houses.table import Table, goods, printed, stocked
from tests.lorenzo.table import printed as base_printed

PRIVILEGES: dict[str, dict[str, int]] = {
    entry["id"]: entry["resources"]
    for entry in [*base_printed("board")["council_privileges"], *printed("board")["council_privileges"]]
}
SCALA_TRADE: dict[str, Any] = effect_of("della_scala", "free_trade")
ESTE_TRADE: dict[str, Any] = effect_of("este", "free_trade")
TRADE = {"della_scala": "trade:della_scala", "este": "trade:este"}
PAID = {"della_scala": "faith", "este": "military"}


def owner(family: str, **owned: int) -> Table:
    return Table().family(0, family).goods(0, **owned)


# Privileges of the Della Scala


@pytest.mark.rule("HOU-071")
def test_a_privilege_may_not_be_faith() -> None:
    table = owner("della_scala").play(0, "place:black:council.1")
    assert effect_of("della_scala", "council_privilege_modifier")["excluded_option"] == "faith"
    others = [f"privilege:{name}" for name in PRIVILEGES if name not in ("faith", "stored")]
    assert table.options(0) == others
    assert table.refused(0, "privilege:faith") == "HOU-071"


@pytest.mark.rule("HOU-071")
@pytest.mark.parametrize("name", [name for name in PRIVILEGES if name not in ("faith", "stored")])
def test_every_privilege_gives_faith_as_well(name: str) -> None:
    table = owner("della_scala").play(0, "place:black:council.1", f"privilege:{name}")
    worth = dict(PRIVILEGES[name])
    assert table.token_count(0) == worth.pop("special_tokens", 0)
    worth["coins"] = worth.get("coins", 0) + 1
    assert table.owned(0) == goods(faith=1, **worth)


@pytest.mark.rule("HOU-071", "LOR-395")
def test_a_privilege_gives_nothing_only_if_its_faith_is_lost_too() -> None:
    table = owner("della_scala", faith=14).supply().play(0, "place:black:council.1", "privilege:special_token")
    assert table.owned(0) == goods(coins=1, faith=15)
    last = owner("della_scala", faith=15).supply().play(0, "place:black:council.1")
    assert last.refused(0, "privilege:special_token") == "LOR-395"


@pytest.mark.rule("HOU-071")
def test_privileges_of_others_are_as_ever() -> None:
    table = owner("della_scala").order(1, 0, 2, 3).play(1, "place:black:council.1", "privilege:faith")
    assert table.owned(1) == goods(coins=1, faith=1)
    assert table.owned(0) == goods()


@pytest.mark.rule("HOU-072")
def test_each_privilege_of_the_market_gives_faith() -> None:
    table = owner("della_scala").play(0, "place:black:market.4", "privilege:coins", "privilege:servants")
    assert table.owned(0) == goods(coins=2, servants=2, faith=2)


@pytest.mark.rule("HOU-072")
def test_each_privilege_of_a_card_gives_faith() -> None:
    table = owner("della_scala", coins=5).floor("character.1", "royal_messenger").play(0, "place:black:character.1")
    table.play(0, "privilege:coins", "privilege:servants", "privilege:military")
    assert table.owned(0) == goods(coins=2, servants=2, military=2, faith=3)


@pytest.mark.rule("HOU-072")
def test_the_privilege_for_a_discarded_leader_gives_faith() -> None:
    table = owner("della_scala").hand(0, "santa_rita").play(0, "discard:santa_rita", "privilege:coins")
    assert table.owned(0) == goods(coins=2, faith=1)


@pytest.mark.rule("HOU-072")
def test_the_privilege_of_a_harvest_gives_faith() -> None:
    table = owner("della_scala").cards(0, "city").dice(6, 5, 5)
    table.play(0, "place:black:harvest.1", "privilege:coins")
    assert table.owned(0) == goods(coins=2, wood=1, stone=1, servants=1, faith=1)


# Trades


@pytest.mark.rule("HOU-073")
def test_faith_is_traded_any_number_of_times_before_placing() -> None:
    assert SCALA_TRADE["pay"] == {"faith": 1}
    assert SCALA_TRADE["receive"] == [{"kind": "gain", "resources": {"coins": 1, "servants": 1, "military": 1}}]
    table = owner("della_scala", faith=3).play(0, *3 * [TRADE["della_scala"]])
    assert table.owned(0) == goods(coins=3, servants=3, military=3)
    assert table.kind() == "turn"
    assert TRADE["della_scala"] not in table.options(0)
    assert table.refused(0, TRADE["della_scala"]) == "HOU-073"


@pytest.mark.rule("HOU-073", "HOU-075")
@pytest.mark.parametrize("family", list(TRADE))
def test_several_trades_are_one_choice(family: str) -> None:
    once, table = TRADE[family], owner(family, **{PAID[family]: 4})
    assert table.options(0, "trade") == [once, f"{once}.2", f"{once}.3", f"{once}.4"]
    assert table.refused(0, f"{once}.5") == {"della_scala": "HOU-073", "este": "HOU-075"}[family]
    table.play(0, f"{once}.3")
    trade = {"della_scala": SCALA_TRADE, "este": ESTE_TRADE}[family]
    gain = {kind: 3 * amount for kind, amount in trade["receive"][0]["resources"].items()}
    assert table.owned(0) == goods(**{PAID[family]: 1} | gain)
    assert (table.kind(), table.options(0, "trade")) == ("turn", [once])


@pytest.mark.rule("HOU-073")
def test_faith_of_a_privilege_is_traded_after_placing() -> None:
    table = owner("della_scala").play(0, "place:black:council.1", "privilege:coins", TRADE["della_scala"])
    assert table.owned(0) == goods(coins=1 + 2 + 1, servants=1, military=1)
    assert table.kind() == "end"


@pytest.mark.rule("HOU-075")
def test_military_is_traded_any_number_of_times_before_and_after_placing() -> None:
    assert ESTE_TRADE["pay"] == {"military": 1}
    assert ESTE_TRADE["receive"] == [{"kind": "gain", "resources": {"coins": 2}}]
    table = owner("este", military=4).play(0, TRADE["este"], TRADE["este"], "place:black:market.2")
    table.play(0, TRADE["este"], TRADE["este"])
    assert table.owned(0) == goods(coins=8, servants=5)
    assert TRADE["este"] not in table.options(0)
    assert table.refused(0, TRADE["este"]) == "HOU-075"


@pytest.mark.rule("HOU-075")
def test_coins_traded_for_pay_for_a_card() -> None:
    table = owner("este", military=1).floor("character.1", "warlord")
    assert not table.may_place(0, "black", "character.1")
    table.play(0, TRADE["este"], "place:black:character.1")
    assert table.owned(0) == goods(military=3)


@pytest.mark.rule("HOU-073", "HOU-075")
@pytest.mark.parametrize(("family", "rule"), [("della_scala", "HOU-073"), ("este", "HOU-075")])
def test_nobody_else_makes_the_trade_of_a_family(family: str, rule: str) -> None:
    table = owner(family).order(1, 0, 2, 3).goods(1, faith=4, military=4).family(1, "medici")
    assert table.options(1, "trade") == []
    assert table.refused(1, TRADE[family]) == rule


@pytest.mark.rule("HOU-074", "HOU-075")
@pytest.mark.parametrize("family", list(TRADE))
def test_there_is_no_trade_on_the_turn_of_another_player(family: str) -> None:
    table = owner(family, faith=3, military=3).order(1, 0, 2, 3)
    assert table.pending() == [1]
    assert table.options(0) == []
    assert table.refused(0, TRADE[family]) == "LOR-029"


@pytest.mark.rule("HOU-074", "HOU-075")
@pytest.mark.parametrize("family", list(TRADE))
def test_there_is_no_trade_in_the_vatican_report(family: str) -> None:
    table = stocked(owner(family, faith=3, military=3).round(2)).report()
    assert table.kind() == "church"
    assert table.options(0) == ["church:support", "church:refuse"]
    assert table.refused(0, TRADE[family]) == "HOU-074"


@pytest.mark.rule("HOU-073", "HOU-075")
@pytest.mark.parametrize("family", list(TRADE))
def test_there_is_no_trade_in_the_middle_of_an_action(family: str) -> None:
    table = owner(family, faith=3, military=3).play(0, "place:black:council.1")
    assert table.options(0, "trade") == []
    assert table.refused(0, TRADE[family]) == "HOU-142"


@pytest.mark.rule("HOU-073", "HOU-075")
@pytest.mark.parametrize("family", list(TRADE))
def test_a_tile_lowers_what_every_single_trade_gives(family: str) -> None:
    table = owner(family, **{PAID[family]: 2}).excommunicated(0, "fewer_coins")
    table.play(0, f"{TRADE[family]}.2")
    trade = {"della_scala": SCALA_TRADE, "este": ESTE_TRADE}[family]
    gain = {kind: 2 * amount for kind, amount in trade["receive"][0]["resources"].items()}
    assert table.owned(0) == goods(**gain | {"coins": gain["coins"] - 2})
