"""What leaders give once per round: goods, a privilege, a harvest or a production (checklist: leaders, one by one)."""

from __future__ import annotations

import pytest

from tests.lorenzo.leader_positions import LEADERS, ONCE_PER_ROUND
from tests.lorenzo.table import Table, goods

#: The row of each leader that gives goods once per round, and what it says.
GIVING = {
    "girolamo_savonarola": ("LOR-298", goods(faith=1)),
    "giovanni_dalle_bande_nere": ("LOR-300", goods(wood=1, stone=1, coins=1)),
    "sandro_botticelli": ("LOR-302", goods(military=2, victory_points=1)),
    "michelangelo_buonarroti": ("LOR-304", goods(coins=3)),
    "cosimo_de_medici": ("LOR-348", goods(servants=3, victory_points=1)),
    "bartolomeo_colleoni": ("LOR-350", goods(victory_points=4)),
}
PRIVILEGES = ["wood_and_stone", "servants", "coins", "military", "faith"]
#: What the basic bonus tile gives.
HARVESTED = goods(wood=1, stone=1, servants=1)
PRODUCED = goods(coins=2, military=1)


def owner(leader: str, servants: int = 0) -> Table:
    """Seat 0 has a leader in play and so many servants."""
    return Table(advanced=True).leaders(0, leader).goods(0, servants=servants)


def work_value(table: Table) -> int:
    """The value of the last harvest or production."""
    return table.happened("work")[-1][2][-1]


def plus(base: dict[str, int], **more: int) -> dict[str, int]:
    return {kind: count + more.get(kind, 0) for kind, count in base.items()}


@pytest.mark.parametrize(
    "leader", [pytest.param(leader, marks=pytest.mark.rule(row), id=leader) for leader, (row, _) in GIVING.items()]
)
def test_a_leader_gives_these_goods_once_per_round(leader: str) -> None:
    printed_goods = [effect["resources"] for effect in LEADERS[leader]["effects"]]
    assert [goods(**amounts) for amounts in printed_goods] == [GIVING[leader][1]]
    table = owner(leader).play(0, f"activate:{leader}")
    assert table.owned(0) == GIVING[leader][1]
    assert table.refused(0, f"activate:{leader}") == "LOR-269"
    assert table.owned(1) == table.owned(2) == table.owned(3) == goods()


@pytest.mark.rule("LOR-298", "LOR-300", "LOR-302", "LOR-304", "LOR-348", "LOR-350")
def test_these_are_all_the_leaders_that_give_goods() -> None:
    giving = [leader for leader in ONCE_PER_ROUND if LEADERS[leader]["effects"][0]["kind"] == "gain"]
    assert giving == list(GIVING)


@pytest.mark.rule("LOR-306")
@pytest.mark.parametrize("privilege", PRIVILEGES)
def test_gonzaga_gives_one_privilege(privilege: str) -> None:
    table = owner("ludovico_iii_gonzaga").play(0, "activate:ludovico_iii_gonzaga")
    assert table.options(0) == [f"privilege:{name}" for name in PRIVILEGES]
    table.play(0, f"privilege:{privilege}")
    assert table.kind() == "turn"
    assert (
        table.owned(0)
        == {
            "wood_and_stone": goods(wood=1, stone=1),
            "servants": goods(servants=2),
            "coins": goods(coins=2),
            "military": goods(military=2),
            "faith": goods(faith=1),
        }[privilege]
    )


@pytest.mark.rule("LOR-279")
@pytest.mark.parametrize(
    ("servants", "gain"),
    [(0, plus(HARVESTED, coins=1)), (3, plus(HARVESTED, coins=1)), (4, plus(HARVESTED, coins=1, wood=3))],
)
def test_sforza_harvests_at_1_and_each_servant_adds_1(servants: int, gain: dict[str, int]) -> None:
    table = owner("francesco_sforza", servants).cards(0, "commercial_hub", "forest")
    table.play(0, "activate:francesco_sforza", *["more"] * (servants > 0), f"servants:{servants}")
    assert work_value(table) == 1 + servants
    assert table.owned(0) == gain
    assert table.view()["table"]["harvest"][0]["members"] == []
    assert len(table.members(0)) == 4


@pytest.mark.rule("LOR-279")
def test_sforzas_harvest_may_be_declined() -> None:
    table = owner("francesco_sforza", 1).play(0, "activate:francesco_sforza")
    assert table.options(0) == ["servants:0", "more", "decline"]
    assert table.play(0, "decline").owned(0) == goods(servants=1)


@pytest.mark.rule("LOR-280")
def test_sforzas_harvest_is_not_raised_by_characters() -> None:
    table = owner("francesco_sforza").cards(0, "farmer", "peasant", "commercial_hub", "woods")
    table.play(0, "activate:francesco_sforza", "servants:0")
    assert work_value(table) == 1
    assert table.owned(0) == plus(HARVESTED, coins=1)
    table.place(0, "black", "harvest.1", servants=0)
    assert work_value(table) == 5 + 2 + 3


@pytest.mark.rule("LOR-281")
def test_a_weaker_harvest_lowers_sforzas() -> None:
    table = owner("francesco_sforza", 4).cards(0, "commercial_hub", "woods").excommunicated(0, "weaker_harvest")
    table.play(0, "activate:francesco_sforza")
    assert table.options(0) == ["servants:3", "servants:4", "decline"]
    assert table.refused(0, "servants:0") == "LOR-167"
    table.play(0, "servants:3")
    assert work_value(table) == 1
    assert table.owned(0) == plus(HARVESTED, coins=1, servants=1)


@pytest.mark.rule("LOR-281")
@pytest.mark.parametrize("servants", [0, 2])
def test_a_harvest_of_sforza_that_would_reach_nothing_is_not_offered(servants: int) -> None:
    table = owner("francesco_sforza", servants).cards(0, "commercial_hub").excommunicated(0, "weaker_harvest")
    assert table.refused(0, "activate:francesco_sforza") == "LOR-167"


@pytest.mark.rule("LOR-308")
def test_leonardo_gives_nothing_without_a_servant() -> None:
    table = owner("leonardo_da_vinci").cards(0, "garden")
    assert table.refused(0, "activate:leonardo_da_vinci") == "LOR-167"
    assert table.owned(0) == goods()


@pytest.mark.rule("LOR-308")
@pytest.mark.parametrize(
    ("servants", "gain"), [(1, plus(PRODUCED, victory_points=3)), (2, plus(PRODUCED, victory_points=4))]
)
def test_leonardo_produces_at_0_and_each_servant_adds_1(servants: int, gain: dict[str, int]) -> None:
    table = owner("leonardo_da_vinci", servants).cards(0, "garden", "cathedral")
    table.play(0, "activate:leonardo_da_vinci")
    assert table.refused(0, "servants:0") == "LOR-167"
    table.play(0, f"servants:{servants}")
    assert work_value(table) == servants
    assert table.owned(0) == gain
    assert table.view()["table"]["production"][0]["members"] == []
    assert len(table.members(0)) == 4


@pytest.mark.rule("LOR-308")
def test_leonardos_production_makes_exchanges() -> None:
    table = owner("leonardo_da_vinci").cards(0, "residence").goods(0, servants=1, coins=1)
    table.play(0, "activate:leonardo_da_vinci", "servants:1")
    assert table.options(0) == ["exchange:residence.1", "done"]
    table.play(0, "exchange:residence.1", "privilege:faith")
    assert table.owned(0) == plus(PRODUCED, faith=1)


@pytest.mark.rule("LOR-309")
def test_leonardos_production_is_not_raised_by_characters() -> None:
    table = owner("leonardo_da_vinci").cards(0, "artisan", "scholar", "garden")
    assert table.refused(0, "activate:leonardo_da_vinci") == "LOR-167"
    table = owner("leonardo_da_vinci", 1).cards(0, "artisan", "scholar", "garden", "cathedral")
    table.play(0, "activate:leonardo_da_vinci", "servants:1")
    assert work_value(table) == 1
    assert table.owned(0) == plus(PRODUCED, victory_points=3)


@pytest.mark.rule("LOR-310")
def test_a_weaker_production_lowers_leonardos() -> None:
    table = owner("leonardo_da_vinci", 5).cards(0, "garden", "cathedral").excommunicated(0, "weaker_production")
    table.play(0, "activate:leonardo_da_vinci")
    assert table.options(0) == ["servants:4", "servants:5", "decline"]
    table.play(0, "servants:4")
    assert work_value(table) == 1
    assert table.owned(0) == plus(PRODUCED, servants=1, victory_points=3)


@pytest.mark.rule("LOR-310")
def test_three_servants_are_not_enough_for_a_weaker_production_of_leonardo() -> None:
    table = owner("leonardo_da_vinci", 3).cards(0, "garden").excommunicated(0, "weaker_production")
    assert table.refused(0, "activate:leonardo_da_vinci") == "LOR-167"
