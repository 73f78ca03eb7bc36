"""The excommunication tiles of the expansion, and what those of the base game do to it (checklist part 10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.houses.table import Table, goods, printed

CARDS = {card["id"]: card for card in printed("development_cards")["cards"]}
LEADERS = {leader["id"]: leader for leader in printed("leaders")["leaders"]}
TILES = {tile["id"]: tile for tile in printed("excommunication_tiles")["tiles"]}
FLOORS = [floor["value"] for floor in printed("board")["towers"][0]["floors"]]
FEWER_TOKENS, WEAKER_TOWER, PER_CARD = (TILES[tile]["effects"][0] for tile in TILES)


def marked(*tiles: str, **amounts: int) -> Table:
    """Seat 0 is marked on tiles and has these goods."""
    return Table().excommunicated(0, *tiles).goods(0, **amounts)


def scored(tile: str, *cards: str, **amounts: int) -> dict[str, int]:
    """What counts in the end for seat 0, marked on a tile of the third period, without what is 0."""
    table = marked(tile, **amounts).cards(0, *cards).last_tokens()
    table.goods(1, military=25).goods(2, military=24)
    assert table.over()
    return {name: points for name, points in table.score(0).parts.items() if points}


def gained(card: dict[str, Any], part: str, kind: str) -> int:
    """What a card or leader says it gives of a kind."""
    return int(sum(effect.get("resources", {}).get(kind, 0) for effect in card[part] if effect["kind"] == "gain"))


@pytest.mark.rule("HOU-228")
@pytest.mark.parametrize(("floor", "tokens"), [(3, 1), (4, 2)])
def test_a_floor_of_the_special_tower_gives_a_token_less(floor: int, tokens: int) -> None:
    table = marked("fewer_special_tokens", servants=2).floor(f"special.{floor}", "special_99")
    table.place(0, "black", f"special.{floor}")
    assert table.token_count(0) == tokens - FEWER_TOKENS["amount"]


@pytest.mark.rule("HOU-228")
@pytest.mark.parametrize("card", ["special_98", "special_105"])
def test_a_card_gives_a_token_less(card: str) -> None:
    table = marked("fewer_special_tokens").floor("special.1", card).place(0, "black", "special.1")
    assert table.token_count(0) == gained(CARDS[card], "immediate", "special_tokens") - FEWER_TOKENS["amount"]


@pytest.mark.rule("HOU-228")
def test_floor_and_card_are_two_sources() -> None:
    table = marked("fewer_special_tokens", servants=2).floor("special.4", "special_105")
    assert table.place(0, "black", "special.4").token_count(0) == 2 + 2 - 2 * FEWER_TOKENS["amount"]


@pytest.mark.rule("HOU-228")
def test_a_token_for_a_privilege_would_be_none_and_is_refused() -> None:
    table = marked("fewer_special_tokens").place(0, "black", "council.1")
    assert table.refused(0, "privilege:special_token") == "LOR-395"
    assert "privilege:special_token" not in table.options(0)


@pytest.mark.rule("HOU-228")
@pytest.mark.parametrize("leader", ["massimiliano_asburgo", "piero_francesca"])
def test_the_space_of_a_leader_gives_a_token_less(leader: str) -> None:
    table = marked("fewer_special_tokens").leaders(0, leader).place(0, "black", f"{leader}.1")
    assert table.token_count(0) == gained(LEADERS[leader], "effects", "special_tokens") - FEWER_TOKENS["amount"]
    assert table.owned(0)["victory_points"] == gained(LEADERS[leader], "effects", "victory_points")


@pytest.mark.rule("HOU-228")
def test_who_may_keep_none_of_two_tokens_draws_none() -> None:
    free = Table().leaders(0, "marsilio_ficino").play(0, "activate:marsilio_ficino")
    assert free.table()["supply"] == 28
    table = marked("fewer_special_tokens").leaders(0, "marsilio_ficino")
    assert table.refused(0, "activate:marsilio_ficino") == "HOU-228"
    assert (table.token_count(0), table.table()["supply"], table.table()["used_tokens"]) == (0, 30, [])


@pytest.mark.rule("HOU-228")
def test_another_player_draws_as_many_as_ever() -> None:
    table = Table().excommunicated(1, "fewer_special_tokens").floor("special.1", "special_105")
    assert table.place(0, "black", "special.1").token_count(0) == 2


def special_tower(**amounts: int) -> Table:
    """Marked for the special tower, with a card of another type on each of its floors; all dice show 5."""
    table = marked("weaker_special_tower", **{"coins": 10, "wood": 10, "stone": 10, **amounts})
    for floor, card in enumerate(("special_99", "special_121", "special_109", "special_135"), 1):
        table.floor(f"special.{floor}", card)
    return table


def within(value: int) -> list[int]:
    """The floors of the special tower that a value reaches for who is marked."""
    return [floor for floor, required in enumerate(FLOORS, 1) if required <= value + WEAKER_TOWER["amount"]]


@pytest.mark.rule("HOU-229")
def test_a_5_reaches_only_the_lowest_floor_of_the_special_tower() -> None:
    table = special_tower()
    assert within(5) == [1]
    assert [floor for floor in (1, 2, 3, 4) if table.may_place(0, "black", f"special.{floor}")] == [1]
    assert table.refused(0, "place:black:special.2") == "LOR-045"


@pytest.mark.rule("HOU-229")
@pytest.mark.parametrize("servants", range(1, 7))
def test_servants_make_up_for_it_whatever_the_type_of_card(servants: int) -> None:
    table = special_tower(servants=servants)
    reached = [floor for floor in (1, 2, 3, 4) if table.may_place(0, "black", f"special.{floor}")]
    assert reached == within(5 + servants)
    table.place(0, "black", f"special.{reached[-1]}")
    assert len(table.happened("take")) == 1


@pytest.mark.rule("HOU-229")
@pytest.mark.parametrize("type", ["territory", "character", "building", "venture"])
def test_any_type_of_card_is_harder_to_take(type: str) -> None:
    card = next(name for name, entry in CARDS.items() if entry["type"] == type and not entry["costs"][1:])
    table = marked("weaker_special_tower", coins=9, wood=9, stone=9, military=9)
    table.dice(-WEAKER_TOWER["amount"], 1 - WEAKER_TOWER["amount"], 6)
    table.floor("special.1", card)
    assert table.refused(0, "place:black:special.1") == "LOR-045"
    assert table.may_place(0, "white", "special.1")


@pytest.mark.rule("HOU-229")
def test_the_base_towers_are_as_easy_as_ever() -> None:
    table = marked("weaker_special_tower", coins=2).floor("territory.3", "woods").floor("character.3", "warlord")
    assert table.may_place(0, "black", "territory.3")
    assert table.may_place(0, "black", "character.3")


@pytest.mark.rule("HOU-229")
@pytest.mark.parametrize("servants", [0, 1, 2, 3])
def test_a_bonus_action_is_weaker_there_too(servants: int) -> None:
    table = marked("weaker_special_tower", coins=3, servants=servants, wood=2)
    table.floor("special.1", "special_99").floor("special.2", "special_100").floor("character.1", "abbess")
    table.floor("building.1", "chapel").place(0, "black", "character.1", 0)
    assert [floor for floor in (1, 2) if f"take:special.{floor}" in table.options(0)] == within(4 + servants)[:2]
    assert "take:building.1" in table.options(0)


@pytest.mark.rule("HOU-230")
@pytest.mark.parametrize("count", [0, 1, 4])
def test_points_are_lost_for_every_special_card(count: int) -> None:
    cards = ("special_99", "special_109", "special_121", "special_110")[:count]
    points = scored("lose_per_special_card", *cards, "woods", "mint", victory_points=30)
    assert points.get("excommunications", 0) == -PER_CARD["amount"] * count


@pytest.mark.rule("HOU-230")
def test_only_the_total_stops_at_0() -> None:
    cards = ("special_99", "special_109", "special_121", "special_110")
    lost = PER_CARD["amount"] * len(cards)
    points = scored("lose_per_special_card", *cards, victory_points=lost - 1, coins=5)
    assert points == {"track": lost - 1, "characters": 1, "resources": 1, "excommunications": -lost}
    assert sum(scored("lose_per_special_card", *cards, victory_points=lost - 2).values()) == 0


@pytest.mark.rule("HOU-231")
def test_a_special_card_is_a_source_of_its_own() -> None:
    table = marked("fewer_servants").floor("special.1", "special_102").place(0, "black", "special.1")
    assert table.owned(0) == goods(coins=1, wood=1, stone=1)


@pytest.mark.rule("HOU-231")
def test_what_a_leader_gives_for_a_card_is_a_source_of_its_own() -> None:
    table = marked("fewer_servants", coins=5).leaders(0, "alfonso_i_este")
    table.floor("character.1", "warlord").floor("special.1", "special_124")
    table.place(0, "black", "character.1")
    assert table.owned(0)["servants"] == 1
    table.play(0, "end")
    for seat in (1, 2, 3):
        table.place(seat, "black", "council.1").play(seat, "privilege:coins", "end")
    table.place(0, "white", "special.1")
    assert table.owned(0)["servants"] == 2


@pytest.mark.rule("HOU-231")
def test_the_space_of_a_leader_is_a_source_of_its_own() -> None:
    table = marked("fewer_servants").leaders(0, "pietro_bembo").place(0, "black", "pietro_bembo.1")
    assert table.owned(0) == goods(coins=3, servants=3 - 1)


@pytest.mark.rule("HOU-231")
def test_the_trade_of_a_family_is_a_source_of_its_own() -> None:
    table = marked("fewer_servants", faith=2).family(0, "della_scala").play(0, "trade:della_scala")
    assert table.owned(0) == goods(coins=1, military=1, faith=1)
    table.play(0, "trade:della_scala")
    assert table.owned(0) == goods(coins=2, military=2)


@pytest.mark.rule("HOU-232")
@pytest.mark.parametrize("space", ["market.1", "market.2", "market.3", "market.4"])
def test_without_the_market_a_token_for_it_stays_unused(space: str) -> None:
    table = marked("no_market").cards(0, "special_128").token_on(0, "special_128", "coins_token")
    assert not [code for code in table.options(0, "place") if ":market." in code]
    assert table.refused(0, f"place:black:{space}") == "LOR-376"
    table.place(0, "black", "council.1").play(0, "privilege:faith", "end")
    assert table.owned(0) == goods(coins=1, faith=1)
    assert table.board(0)["placed_tokens"] == [{"card": "special_128", "token": "coins_token"}]


@pytest.mark.rule("HOU-233")
def test_special_cards_of_a_type_that_does_not_score_do_not_either() -> None:
    characters = ("special_121", "special_122", "warlord")
    assert scored("no_venture_scoring", *characters) == {"characters": 6}
    assert scored("no_character_scoring", *characters) == {}
    territories = ("special_99", "special_100", "woods")
    assert scored("no_venture_scoring", *territories) == {"territories": 1}
    assert scored("no_territory_scoring", *territories) == {}


@pytest.mark.rule("HOU-233")
def test_special_buildings_count_for_the_loss_of_building_costs() -> None:
    cost = CARDS["special_118"]["costs"][0]["pay"]
    assert cost["wood"] + cost["stone"] == 7
    points = scored("lose_per_building_cost", "special_118", victory_points=20)
    assert points == {"track": 20, "excommunications": -7}


@pytest.mark.rule("HOU-234")
def test_points_that_ventures_count_by_goods_are_cancelled_too() -> None:
    owned = {"servants": 4}
    assert scored("no_character_scoring", "special_133", "special_135", **owned) == {"ventures": 4}
    assert scored("no_venture_scoring", "special_133", "special_135", **owned) == {}


@pytest.mark.rule("HOU-234")
def test_tokens_kept_for_a_venture_are_worth_nothing_then() -> None:
    table = marked("no_venture_scoring").cards(0, "special_133", "special_135", "special_136").last_tokens()
    table.tokens(0, "coins_token", "glory_token").goods(1, military=1).goods(2, military=2).play(0, "end")
    assert table.over()
    assert table.score(0).parts["ventures"] == 0


@pytest.mark.rule("HOU-235")
def test_tokens_are_not_among_the_resources_that_cost_points() -> None:
    table = marked("lose_per_resource", victory_points=10, wood=2).last_tokens()
    table.tokens(0, "coins_token", "glory_token", "wood_token").play(0, "end")
    assert table.over()
    assert table.score(0).parts["excommunications"] == -2
