"""Families whose power looks at the cards that are taken: Aragonesi, Malatesta, Medici (checklist part 4)."""

from __future__ import annotations

import pytest

from tests.houses.family_positions import effect_of, in_the_council
from tests.houses.table import Table, goods
from tests.lorenzo.table import printed as base_printed

CHARACTERS = [card["id"] for card in base_printed("development_cards")["cards"] if card["type"] == "character"]
BUILDINGS = [card["id"] for card in base_printed("development_cards")["cards"] if card["type"] == "building"]
(BASIC,) = [tile for tile in base_printed("bonus_tiles")["tiles"] if tile["id"] == "basic"]
TILE: dict[str, int] = BASIC["harvest"]["effects"][0]["resources"]


def aragonesi(*cards: str, **owned: int) -> Table:
    """Seat 0 is of the family and has these cards and goods; a third territory needs 3 military."""
    return Table().family(0, "aragonesi").cards(0, *cards).goods(0, **owned)


# Aragonesi


@pytest.mark.rule("HOU-052")
def test_a_territory_taken_brings_a_harvest_at_its_value_less_one() -> None:
    table = aragonesi("commercial_hub", "forest", military=3).floor("special.1", "special_103")
    table.play(0, "place:black:special.1")
    assert TILE == {"wood": 1, "stone": 1, "servants": 1}
    assert table.owned(0) == goods(coins=1, wood=3 + 1, stone=1, servants=1, military=3)
    assert table.board(0)["territories"] == ["commercial_hub", "forest", "special_103"]


@pytest.mark.rule("HOU-052")
def test_a_card_of_another_type_brings_no_harvest() -> None:
    table = aragonesi("commercial_hub", "forest", stone=2).floor("building.1", "residence")
    table.play(0, "place:black:building.1")
    assert table.owned(0) == goods(victory_points=1)


@pytest.mark.rule("HOU-053")
def test_neither_servants_nor_cards_raise_this_harvest() -> None:
    table = aragonesi("monastery", "farmer", servants=5).floor("special.1", "special_103")
    table.play(0, "place:black:special.1")
    assert table.kind() == "end"
    assert table.owned(0) == goods(wood=1, stone=1 + 1, servants=5 + 1, faith=1)


@pytest.mark.rule("HOU-054")
@pytest.mark.parametrize(("card", "points"), [("special_99", 5), ("special_104", 2)])
def test_below_value_one_nothing_happens_not_even_the_bonus_tile(card: str, points: int) -> None:
    table = aragonesi("commercial_hub", "hiring_recruits", victory_points=5).floor("special.1", card)
    table.play(0, "place:black:special.1")
    assert table.owned(0) == goods(victory_points=points)
    assert table.happened("work") == []


@pytest.mark.rule("HOU-054")
def test_the_lowest_value_with_a_harvest_is_two() -> None:
    table = aragonesi("commercial_hub").floor("special.1", "special_97")
    table.play(0, "place:black:special.1")
    assert table.owned(0) == goods(coins=1, **TILE)
    assert table.token_count(0) == 0


@pytest.mark.rule("HOU-055")
def test_a_harvest_below_value_one_through_a_tile_does_not_happen_either() -> None:
    table = aragonesi("commercial_hub").excommunicated(0, "weaker_harvest").floor("territory.1", "village")
    table.play(0, "place:black:territory.1")
    assert table.owned(0) == goods()


@pytest.mark.rule("HOU-055")
def test_the_harvest_comes_after_what_the_card_gives_at_once() -> None:
    table = aragonesi("city").floor("special.1", "special_108")
    table.play(0, "place:black:special.1")
    assert table.kind() == "privilege"
    assert table.owned(0) == goods(victory_points=3, **TILE)
    table.play(0, "privilege:coins")
    assert table.owned(0) == goods(coins=2, victory_points=3, **TILE)


@pytest.mark.rule("HOU-055")
@pytest.mark.parametrize(("marks", "gravel_pit"), [((), 2), (("weaker_harvest",), 0)])
def test_a_territory_taken_through_captain_brings_a_harvest_that_a_tile_lowers(
    marks: tuple[str, ...], gravel_pit: int
) -> None:
    table = aragonesi("village", "gravel_pit", coins=4, military=1).excommunicated(0, *marks)
    table.floor("character.1", "captain").floor("special.1", "special_103")
    table.play(0, "place:black:character.1", "take:special.1")
    assert table.owned(0) == goods(coins=1, wood=1, stone=1 + gravel_pit, servants=1 + 1, military=1 + 2)


@pytest.mark.rule("HOU-055")
def test_a_territory_that_was_left_over_brings_a_harvest_too() -> None:
    table = aragonesi("commercial_hub", coins=5).removed("village").floor("special.1", "special_130")
    table.play(0, "place:black:special.1", "retrieve:village")
    assert table.owned(0) == goods(coins=1, **TILE)


# Malatesta


def malatesta(space: str, card: str, **owned: int) -> Table:
    return Table().family(0, "malatesta").floor(space, card).goods(0, **owned)


@pytest.mark.rule("HOU-081")
def test_a_venture_leaves_its_military_where_it_is_and_costs_the_rest() -> None:
    table = malatesta("special.1", "special_143", military=12, coins=6).play(0, "place:black:special.1")
    assert table.owned(0) == goods(military=12, faith=4)


@pytest.mark.rule("HOU-081")
def test_a_venture_for_military_alone_costs_nothing() -> None:
    table = malatesta("venture.1", "military_campaign", military=3).play(0, "place:black:venture.1")
    assert table.owned(0) == goods(military=3, coins=3)


@pytest.mark.rule("HOU-081")
@pytest.mark.parametrize(
    ("military", "left"), [(5, goods(military=5, coins=1, wood=2, faith=1)), (4, goods(military=4))]
)
def test_of_two_costs_the_one_that_only_shows_military_is_taken_where_it_is_there(
    military: int, left: dict[str, int]
) -> None:
    table = malatesta("special.1", "special_139", military=military, coins=1, wood=2, faith=1)
    table.play(0, "place:black:special.1")
    assert table.kind() == "end"
    assert table.owned(0) == left
    assert table.token_count(0) == 3


@pytest.mark.rule("HOU-081")
def test_by_the_first_ruling_either_of_the_two_costs_may_be_paid() -> None:
    table = Table(rulings=1).family(0, "malatesta").floor("special.1", "special_139")
    table.goods(0, military=5, coins=1, wood=2, faith=1).play(0, "place:black:special.1")
    (other,) = [code for code in table.options(0, "pay") if "wood" in code]
    assert len(table.options(0)) == 2
    assert table.play(0, other).owned(0) == goods(military=5)
    assert table.token_count(0) == 3


@pytest.mark.rule("HOU-081")
def test_anybody_else_chooses_between_military_and_goods() -> None:
    table = Table().floor("special.1", "special_139").goods(0, military=5, coins=1, wood=2, faith=1)
    assert len(table.play(0, "place:black:special.1").options(0, "pay")) == 2


@pytest.mark.rule("HOU-081")
def test_anybody_else_spends_the_military() -> None:
    table = malatesta("venture.1", "military_campaign").goods(1, military=3).order(1, 0, 2, 3)
    assert table.play(1, "place:black:venture.1").owned(1) == goods(military=1, coins=3)


@pytest.mark.rule("HOU-082")
@pytest.mark.parametrize(
    ("space", "card", "military"), [("special.1", "special_143", 12), ("venture.1", "military_campaign", 3)]
)
def test_the_military_that_is_needed_must_still_be_there(space: str, card: str, military: int) -> None:
    assert malatesta(space, card, coins=6, military=military).may_place(0, "black", space)
    table = malatesta(space, card, coins=6, military=military - 1)
    assert not table.may_place(0, "black", space)
    assert table.refused(0, f"place:black:{space}") == "LOR-064"


@pytest.mark.rule("HOU-082")
def test_where_need_and_cost_are_equal_the_cost_is_still_needed() -> None:
    assert malatesta("special.1", "special_134", military=2).may_place(0, "black", "special.1")
    assert malatesta("special.1", "special_134", military=1).refused(0, "place:black:special.1") == "LOR-064"


# Medici


@pytest.mark.rule("HOU-083")
def test_each_character_gives_a_token_wherever_it_comes_from() -> None:
    table = Table(2).family(0, "medici").goods(0, coins=15, servants=1).goods(1, servants=1)
    table.floor("character.1", "patron").floor("character.2", "warlord").floor("character.3", "stonemason")
    table.floor("special.1", "special_121")
    table.play(0, "place:black:character.2", "end")
    assert table.token_count(0) == 1
    in_the_council(table, 1).play(0, "place:white:special.1", "end")
    assert table.token_count(0) == 2
    in_the_council(table, 1, "white").play(0, "place:neutral:character.1", "take:character.3")
    assert table.token_count(0) == 4
    assert table.board(0)["characters"] == ["warlord", "special_121", "patron", "stonemason"]
    assert table.owned(0)["coins"] == 15 - 2 - 2 - (3 + 3) - (3 + 4 - 2)


@pytest.mark.rule("HOU-083")
def test_a_character_that_was_left_over_gives_a_token_too_and_other_cards_give_none() -> None:
    table = Table().family(0, "medici").goods(0, coins=5).removed("farmer", "mint").floor("special.1", "special_130")
    table.play(0, "place:black:special.1")
    assert table.token_count(0) == 1
    table.play(0, "retrieve:farmer")
    assert table.token_count(0) == 2
    table = Table().family(0, "medici").floor("territory.1", "village").play(0, "place:black:territory.1")
    assert table.token_count(0) == 0


@pytest.mark.rule("HOU-084")
@pytest.mark.parametrize("owned", [6, 7])
def test_the_seventh_and_the_eighth_character_may_be_taken(owned: int) -> None:
    limit = effect_of("medici", "card_limit")["limit"]
    assert owned < limit == 8
    table = Table().family(0, "medici").cards(0, *CHARACTERS[:owned]).goods(0, coins=10)
    table.floor("character.1", "noble").play(0, "place:black:character.1")
    assert len(table.board(0)["characters"]) == owned + 1


@pytest.mark.rule("HOU-084")
@pytest.mark.parametrize(("space", "card"), [("character.1", "noble"), ("special.1", "special_129")])
def test_the_ninth_character_may_not_be_taken(space: str, card: str) -> None:
    table = Table().family(0, "medici").cards(0, *CHARACTERS[:8]).goods(0, coins=10).floor(space, card)
    assert not table.may_place(0, "black", space)
    assert table.refused(0, f"place:black:{space}") == "HOU-084"


@pytest.mark.rule("HOU-084")
def test_the_other_types_stay_at_six() -> None:
    table = Table().family(0, "medici").cards(0, *BUILDINGS[:6]).goods(0, coins=9, wood=9, stone=9, servants=9)
    table.floor("building.1", "church")
    assert table.refused(0, "place:black:building.1") == "LOR-067"


@pytest.mark.rule("HOU-084")
def test_nobody_else_may_take_a_seventh_character() -> None:
    table = Table().family(1, "medici").cards(0, *CHARACTERS[:6]).goods(0, coins=10).floor("character.1", "noble")
    assert table.refused(0, "place:black:character.1") == "LOR-067"


@pytest.mark.rule("HOU-085")
@pytest.mark.parametrize(("count", "points"), [(1, 1), (5, 15), (6, 21), (7, 28), (8, 36)])
def test_seven_and_eight_characters_score_more(count: int, points: int) -> None:
    table = {str(n): score for n, score in enumerate(base_printed("board")["final_scoring"]["characters_by_count"])}
    table.update(effect_of("medici", "extended_scoring_table")["victory_points"])
    assert table[str(count)] == points
    position = Table().family(0, "medici").cards(0, *CHARACTERS[:count]).last_tokens()
    assert position.over()
    assert position.score(0).parts["characters"] == points


@pytest.mark.rule("HOU-085")
def test_characters_that_do_not_score_do_not_score_beyond_six_either() -> None:
    table = Table().family(0, "medici").cards(0, *CHARACTERS[:8]).excommunicated(0, "no_character_scoring")
    assert table.last_tokens().score(0).parts["characters"] == 0
