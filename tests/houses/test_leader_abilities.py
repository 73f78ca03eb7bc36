"""What the leaders of Houses of Renaissance do all the time, when placed on, and when played (HOU-108 to HOU-130)."""

from __future__ import annotations

import pytest

from tests.houses.leader_positions import LEADERS, aside, holding, just_enough, owner, to_next_round
from tests.houses.table import Table, goods, stocked
from tests.lorenzo.leader_positions import CARDS
from tests.lorenzo.table import printed as base_facts

FAITH_POINTS: list[int] = base_facts("board")["faith_track"]
LUTERO = "martin_lutero"
MACHIAVELLI = "niccolo_machiavelli"
GAINING_SPACES = [
    leader
    for leader, facts in LEADERS.items()
    if facts["frequency"] == "action" and facts["effects"][0]["kind"] == "gain"
]


def work_value(table: Table) -> int:
    """The value of the last harvest or production."""
    return table.happened("work")[-1][2][-1]


@pytest.mark.rule("HOU-108")
def test_alfonso_of_aragon_gives_a_faith_for_each_territory_however_it_is_taken() -> None:
    table = owner("alfonso_v_aragona", 2).goods(0, coins=7, military=3).floor("character.1", "captain")
    table.floor("territory.1", "commercial_hub").floor("territory.2", "village").floor("special.1", "special_97")
    aside(table.play(0, "place:black:territory.1", "end"), "black")
    assert table.owned(0)["faith"] == 1
    aside(table.play(0, "place:white:special.1", "end"), "white")
    assert table.owned(0)["faith"] == 2
    table.play(0, "place:orange:character.1", "take:territory.2")
    assert table.board(0)["territories"] == ["commercial_hub", "special_97", "village"]
    assert table.owned(0) == goods(military=5, faith=3)


@pytest.mark.rule("HOU-108")
def test_alfonso_of_aragon_looks_at_territories_of_his_owner_only() -> None:
    table = owner("alfonso_v_aragona", 2).goods(0, wood=2).floor("building.1", "chapel").floor("territory.1", "village")
    table.play(0, "place:black:building.1", "end").play(1, "place:black:territory.1")
    assert table.owned(0)["faith"] == 1  # the chapel's own
    assert table.owned(1)["faith"] == 0


@pytest.mark.rule("HOU-109")
@pytest.mark.parametrize("leaders", [["alfonso_i_este"], ["alfonso_i_este", "santa_rita"]])
def test_alfonso_of_este_gives_two_servants_for_a_character_and_santa_rita_does_not_double_them(
    leaders: list[str],
) -> None:
    table = Table().leaders(0, *leaders).goods(0, coins=2).floor("character.1", "warlord")
    assert table.play(0, "place:black:character.1").owned(0) == goods(servants=2, military=3)


@pytest.mark.rule("HOU-109")
def test_alfonso_of_este_serves_characters_of_the_special_tower_and_no_other_cards() -> None:
    table = owner("alfonso_i_este", 2).goods(0, coins=3).floor("special.1", "special_123")
    table.floor("territory.1", "village").play(0, "place:black:special.1", "end")
    assert aside(table).owned(0) == goods(servants=2)
    assert table.play(0, "place:white:territory.1").owned(0) == goods(servants=2)


@pytest.mark.rule("HOU-112")
@pytest.mark.parametrize(
    ("helper", "space", "gain"),
    [
        ("farmer", "bramante.1", goods(wood=1, stone=2, servants=1, faith=1)),
        ("artisan", "bramante.2", goods(coins=2, military=3, victory_points=2)),
    ],
)
def test_bramante_works_at_the_members_value_raised_by_servants_and_cards(
    helper: str, space: str, gain: dict[str, int]
) -> None:
    table = owner("bramante").dice(3, 3, 3).goods(0, servants=1).cards(0, helper, "monastery", "stronghold")
    table.play(0, f"place:black:{space}", "servants:1")
    assert work_value(table) == 6
    assert table.owned(0) == gain


@pytest.mark.rule("HOU-112")
@pytest.mark.parametrize(
    ("helper", "space", "value"),
    [("farmer", "bramante.2", 3), ("artisan", "bramante.1", 3), ("peasant", "bramante.1", 6)],
)
def test_bramante_is_raised_only_by_cards_for_the_work_that_is_chosen(helper: str, space: str, value: int) -> None:
    table = owner("bramante").dice(3, 3, 3).cards(0, helper).play(0, f"place:black:{space}")
    assert work_value(table) == value


@pytest.mark.rule("HOU-112")
def test_bramante_is_lowered_by_what_lowers_the_work() -> None:
    table = owner("bramante").excommunicated(0, "weaker_harvest").play(0, "place:black:bramante.1")
    assert work_value(table) == 2


@pytest.mark.rule("HOU-113")
@pytest.mark.parametrize(
    ("die", "floor", "servants"),
    [(1, "territory.2", 1), (1, "territory.3", 2), (2, "territory.3", 2), (3, "territory.3", 1)],
)
def test_carlo_lets_each_servant_add_two(die: int, floor: str, servants: int) -> None:
    table = owner("carlo_viii").dice(die, die, die).floor(floor, "village").goods(0, servants=servants)
    table.play(0, f"place:black:{floor}")
    assert table.owned(0)["servants"] == 0
    short = owner("carlo_viii").dice(die, die, die).floor(floor, "village").goods(0, servants=servants - 1)
    assert short.refused(0, f"place:black:{floor}") == "LOR-045"


@pytest.mark.rule("HOU-113")
def test_carlo_raises_work_and_bonus_actions_too() -> None:
    table = owner("carlo_viii").dice(1, 1, 1).goods(0, servants=2).place(0, "black", "harvest.1", 2)
    assert work_value(table) == 5
    bonus = owner("carlo_viii").goods(0, coins=4, servants=1).floor("character.1", "captain")
    bonus.floor("territory.4", "village").play(0, "place:black:character.1", "take:territory.4")
    assert bonus.owned(0)["servants"] == 0


@pytest.mark.rule("HOU-114")
def test_carlo_with_costly_servants_adds_two_for_two() -> None:
    def ready(servants: int) -> Table:
        table = owner("carlo_viii").excommunicated(0, "costly_servants").dice(1, 1, 1)
        return table.floor("territory.2", "village").goods(0, servants=servants)

    assert ready(1).refused(0, "place:black:territory.2") == "LOR-045"
    assert ready(2).play(0, "place:black:territory.2").owned(0)["servants"] == 0
    choosing = ready(4).play(0, "more", "place:black:territory.2")
    assert choosing.options(0) == ["servants:2", "servants:4"]
    assert choosing.refused(0, "servants:1") == "LOR-378"


@pytest.mark.rule("HOU-115", "HOU-124", "HOU-129", "HOU-130")
@pytest.mark.parametrize("leader", GAINING_SPACES)
def test_a_space_gives_what_its_leader_says(leader: str) -> None:
    gain = dict(LEADERS[leader]["effects"][0]["resources"])
    tokens = gain.pop("special_tokens", 0)
    table = owner(leader)
    supply = table.table()["supply"]
    table.play(0, f"place:black:{leader}.1")
    assert table.owned(0) == goods(**gain)
    assert table.token_count(0) == tokens
    assert table.table()["supply"] == supply - tokens


@pytest.mark.rule("HOU-115")
def test_erasmo_gives_three_wood_three_stone_and_three_points() -> None:
    table = owner("erasmo_rotterdam").play(0, "place:black:erasmo_rotterdam.1")
    assert table.owned(0) == goods(wood=3, stone=3, victory_points=3)


@pytest.mark.rule("HOU-116")
def test_ercole_gives_two_military_for_each_building() -> None:
    table = owner("ercole_i_este", 2).goods(0, wood=3, stone=1)
    table.floor("building.1", "chapel").floor("special.1", "special_109")
    aside(table.play(0, "place:black:building.1", "end")).play(0, "place:white:special.1")
    assert table.owned(0) == goods(military=4, faith=1, victory_points=2)


@pytest.mark.rule("HOU-117")
def test_ferdinando_gives_a_wood_and_a_stone_for_each_venture() -> None:
    table = owner("ferdinando_aragona", 2).goods(0, coins=4, military=2).floor("venture.1", "hiring_recruits")
    aside(table.floor("special.1", "special_134").play(0, "place:black:venture.1", "end"))
    assert table.owned(0) == goods(wood=1, stone=1, military=7)
    assert table.play(0, "place:white:special.1").owned(0) == goods(wood=4, stone=4, military=5)


def ladislao(*hand: str) -> Table:
    """Seat 0 may play Ladislao, with ten victory points and a building."""
    table = stocked(Table(2).hand(0, "ladislao_vii", *hand)).cards(0, "chapel")
    return table.goods(0, victory_points=10)


@pytest.mark.rule("HOU-119")
def test_ladislao_lets_another_leader_be_played_without_its_requirements() -> None:
    table = ladislao("santa_rita", "carlo_viii")
    assert table.options(0, "play") == ["play:ladislao_vii"]
    table.play(0, "play:ladislao_vii")
    assert table.kind() == "free"
    assert set(table.answers(0)) == {"play:santa_rita", "play:carlo_viii", "decline"}
    table.play(0, "play:santa_rita")
    assert [played["leader"] for played in table.board(0)["leaders"]] == ["ladislao_vii", "santa_rita"]
    assert table.kind() == "turn"
    assert table.refused(0, "play:carlo_viii") == "LOR-264"


@pytest.mark.rule("HOU-119")
def test_ladislaos_gift_may_be_declined_and_does_not_come_back() -> None:
    table = ladislao("santa_rita").play(0, "play:ladislao_vii", "decline")
    assert table.own(0)["hand"] == ["santa_rita"]
    to_next_round(table)
    assert table.options(0, "play") == table.options(0, "activate") == []
    assert table.refused(0, "play:santa_rita") == "LOR-264"
    assert table.refused(0, "activate:ladislao_vii") == "LOR-272"


@pytest.mark.rule("HOU-119")
def test_ladislao_with_no_other_leader_in_hand_does_nothing() -> None:
    table = ladislao().play(0, "play:ladislao_vii")
    assert table.kind() == "turn"
    assert [played["leader"] for played in table.board(0)["leaders"]] == ["ladislao_vii"]


@pytest.mark.rule("HOU-122")
@pytest.mark.parametrize("round_number", [2, 4, 6])
def test_lutero_is_never_excommunicated(round_number: int) -> None:
    table = stocked(owner(LUTERO, 2)).round(round_number).report()
    assert table.board(0)["excommunications"] == []
    assert len(table.board(1)["excommunications"]) == 1
    assert [seat for _, seat, _ in table.happened("excommunicated")] == [1]


@pytest.mark.rule("HOU-123")
def test_lutero_may_refuse_and_keep_his_faith() -> None:
    table = stocked(owner(LUTERO, 2)).round(2).goods(0, faith=4).report().play(0, "church:refuse")
    assert table.owned(0) == goods(faith=4)
    assert table.board(0)["excommunications"] == []


@pytest.mark.rule("HOU-123")
def test_lutero_without_enough_faith_keeps_what_he_has() -> None:
    table = stocked(owner(LUTERO, 2)).round(2).goods(0, faith=2).report()
    assert table.pending() == [0]
    assert table.kind() == "turn"
    assert table.owned(0) == goods(faith=2)


@pytest.mark.rule("HOU-123")
def test_lutero_may_support_the_church() -> None:
    table = stocked(owner(LUTERO, 2)).round(2).goods(0, faith=4).report().play(0, "church:support")
    assert table.owned(0) == goods(victory_points=FAITH_POINTS[4])


@pytest.mark.rule("HOU-123")
def test_lutero_scores_his_step_in_the_last_report() -> None:
    table = owner(LUTERO, 2).round(6).goods(0, faith=2).report()
    assert table.over()
    assert table.score(0).parts["track"] == FAITH_POINTS[2]
    assert table.board(0)["excommunications"] == []


@pytest.mark.rule("HOU-123")
def test_an_excommunication_before_lutero_stays() -> None:
    table = owner(LUTERO).excommunicated(0, "fewer_coins").play(0, "place:black:market.1")
    assert table.board(0)["excommunications"] == ["fewer_coins"]
    assert table.owned(0) == goods(coins=4)


@pytest.mark.rule("HOU-125")
def test_machiavelli_adds_a_point_to_the_points_of_a_card() -> None:
    table = owner(MACHIAVELLI).goods(0, wood=1, stone=3).floor("building.1", "mint")
    assert table.play(0, "place:black:building.1").owned(0) == goods(victory_points=6)


@pytest.mark.rule("HOU-125")
def test_machiavelli_adds_a_point_for_each_card_that_gives_points_in_a_harvest() -> None:
    table = owner(MACHIAVELLI).cards(0, "farm", "marble_pit", "village").play(0, "place:black:harvest.1")
    assert table.owned(0)["victory_points"] == (2 + 1) + (1 + 1)


@pytest.mark.rule("HOU-125")
@pytest.mark.parametrize(("ventures", "points"), [(0, 0), (1, 2 + 1), (3, 6 + 1)])
def test_a_source_that_counts_something_is_raised_once_if_it_gives_anything(ventures: int, points: int) -> None:
    table = owner(MACHIAVELLI).goods(0, coins=6).cards(0, *CARDS["venture"][:ventures]).floor("character.1", "herald")
    assert table.play(0, "place:black:character.1").owned(0) == goods(victory_points=points)


@pytest.mark.rule("HOU-125")
def test_machiavelli_raises_leaders_and_nothing_that_gives_no_points() -> None:
    table = Table().leaders(0, MACHIAVELLI, "bartolomeo_colleoni", "lucia_narni")
    table.play(0, "activate:bartolomeo_colleoni", "activate:lucia_narni", "place:black:market.1")
    assert table.owned(0) == goods(coins=5, faith=1, victory_points=(4 + 1) + (2 + 1))


@pytest.mark.rule("HOU-126")
def test_machiavelli_adds_a_point_in_the_vatican_report() -> None:
    table = stocked(owner(MACHIAVELLI, 2)).round(2).goods(0, faith=5).report().play(0, "church:support")
    assert table.owned(0) == goods(victory_points=6)


@pytest.mark.rule("HOU-126")
def test_sisto_is_a_source_of_his_own_in_the_vatican_report() -> None:
    table = stocked(Table(2).leaders(0, MACHIAVELLI, "sisto_iv")).round(2).goods(0, faith=5).report()
    assert table.play(0, "church:support").owned(0) == goods(victory_points=(5 + 1) + (5 + 1))


@pytest.mark.rule("HOU-126")
def test_a_card_whose_exchange_is_repeated_is_one_source() -> None:
    table = owner(MACHIAVELLI).dice(3, 3, 3).cards(0, "special_111").goods(0, stone=3)
    table.play(0, "place:black:production.1", *["exchange:special_111.1"] * 3)
    assert table.owned(0) == goods(coins=2 + 3, military=1, victory_points=3 + 1)


@pytest.mark.rule("HOU-126")
def test_machiavelli_adds_nothing_in_the_final_scoring() -> None:
    table = owner(MACHIAVELLI, 2).cards(0, *CARDS["character"]).cards(0, "village", "woods", "forest")
    table.cards(0, "hiring_recruits").goods(0, coins=5, military=3).last_tokens()
    parts = table.score(0).parts
    assert table.over()
    assert parts["characters"] == 21
    assert (parts["territories"], parts["ventures"], parts["military"], parts["resources"]) == (1, 4, 5, 1)
    assert parts["track"] == 0


@pytest.mark.rule("HOU-130")
@pytest.mark.parametrize(("characters", "faith", "allowed"), [(3, 3, True), (2, 3, False), (3, 2, False), (4, 4, True)])
def test_bembo_needs_three_characters_and_three_faith(characters: int, faith: int, allowed: bool) -> None:
    table = holding("pietro_bembo", {"character": characters, "faith": faith})
    assert bool(table.options(0, "play")) == allowed
    assert just_enough("pietro_bembo") == {"character": 3, "faith": 3}
