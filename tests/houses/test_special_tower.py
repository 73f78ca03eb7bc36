"""The special tower: its floors, its cards, who may enter it and what its cards count for (HOU-156 to HOU-171)."""

from __future__ import annotations

import random

import pytest

from signoria.games.lorenzo.table import LorenzoView
from tests.houses.table import Table, finish_setup, goods, new_match, printed
from tests.lorenzo.table import CARD, view_of

CARDS = {card["id"]: card for card in printed("development_cards")["cards"]}
FLOORS = printed("board")["towers"][0]["floors"]
ALL_CARDS = list(CARD)
SPACES = ["special.1", "special.2", "special.3", "special.4"]
TERRITORIES = ["special_99", "special_100", "special_103", "special_101"]
BUILDINGS = ["mint", "theater", "chapel", "residence", "barracks", "special_109"]


def filled(*cards: str, seats: int = 4) -> Table:
    """Cards on the special tower from the bottom up, territories that give nothing at once if none are named."""
    table = Table(seats)
    for space, card in zip(SPACES, cards or TERRITORIES, strict=False):
        table.floor(space, card)
    return table


def rounds(seats: int, seed: int) -> list[tuple[LorenzoView, list[str]]]:
    """The table after each set-up of a round, and the special cards in the order in which they were drawn for it."""
    match, chance = new_match(seats, seed=f"tower {seed}"), random.Random(seed)
    set_ups = []
    while match.pending:
        decision = chance.choice(match.pending)
        outcome = match.choose(decision.seat, chance.choice(decision.options).code)
        drawn = [draw.item for draw in outcome.draws if draw.label == "special"]
        if drawn:
            set_ups.append((view_of(match), [ALL_CARDS[card] for card in drawn]))
    return set_ups


@pytest.mark.rule("HOU-158")
@pytest.mark.parametrize("seats", [2, 5])
def test_four_special_cards_are_laid_out_from_the_bottom_up_each_round(seats: int) -> None:
    laid: list[str] = []
    for number, (view, drawn) in enumerate(rounds(seats, seats)):
        on_tower = [row[-1]["card"] for row in reversed(view["table"]["towers"])]
        assert on_tower == drawn
        assert [CARDS[card]["period"] for card in on_tower] == [number // 2 + 1] * 4
        assert view["table"]["decks"][-1] == {"type": "special", "count": 20 - 4 * number}
        laid += on_tower
    assert (len(laid), len(set(laid))) == (24, 24)


@pytest.mark.rule("HOU-158")
def test_special_cards_are_laid_out_whatever_their_types() -> None:
    layouts = set()
    for number in range(8):
        match = finish_setup(new_match(2, seed=f"types {number}"))
        layouts.add(tuple(CARDS[row[-1]["card"]]["type"] for row in view_of(match)["table"]["towers"]))
    assert any(len(set(types)) < 4 for types in layouts)
    assert len({types[-1] for types in layouts}) > 1


@pytest.mark.rule("HOU-156")
@pytest.mark.parametrize(("number", "tokens"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_the_upper_floors_give_tokens_at_once(number: int, tokens: int) -> None:
    table = filled().dice(7, 5, 5).place(0, "black", f"special.{number}")
    assert (table.token_count(0), table.owned(0)) == (tokens, goods())
    assert [floor["bonus"] for floor in FLOORS][number - 1] == (
        [{"kind": "gain", "resources": {"special_tokens": tokens}}] if tokens else []
    )


@pytest.mark.rule("HOU-157")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_floor_needs_its_value(number: int) -> None:
    value, space = FLOORS[number - 1]["value"], f"special.{number}"
    table = filled().dice(value, 5, 5).goods(0, servants=value)
    assert table.may_place(0, "black", space)
    table.place(0, "black", space)
    assert table.owned(0) == goods(servants=value)
    below = filled().dice(value - 1, 5, 5)
    assert below.refused(0, f"place:black:{space}") == ("LOR-046" if number == 4 else "LOR-045")


@pytest.mark.rule("HOU-157")
def test_the_special_tower_has_the_values_of_the_base_towers() -> None:
    assert [floor["value"] for floor in FLOORS] == [1, 3, 5, 7]


@pytest.mark.rule("HOU-159")
@pytest.mark.parametrize("space", SPACES)
def test_a_floor_holds_one_member(space: str) -> None:
    table = filled().dice(7, 7, 7).goods(0, coins=3).goods(1, coins=3).place(0, "black", space).play(0, "end")
    assert not table.may_place(1, "black", space)
    assert table.refused(1, f"place:black:{space}") == "LOR-048"


@pytest.mark.rule("HOU-159")
def test_floors_are_taken_in_any_order() -> None:
    table = filled(seats=2).dice(7, 7, 7).goods(1, coins=3)
    table.place(0, "black", "special.4").play(0, "end").place(1, "black", "special.1")
    assert [table.card_on(space) for space in SPACES] == ["", "special_100", "special_103", ""]


@pytest.mark.rule("HOU-160")
def test_a_member_in_another_tower_does_not_matter() -> None:
    table = filled().stands(1, "black", "building.1").place(0, "black", "special.1")
    assert (table.owned(0), table.happened("surcharge")) == (goods(), [])


@pytest.mark.rule("HOU-160")
def test_an_occupied_special_tower_costs_three_coins() -> None:
    table = filled().stands(1, "black", "special.4").goods(0, coins=3).place(0, "black", "special.1")
    assert table.owned(0) == goods()
    poor = filled().stands(1, "black", "special.4").goods(0, coins=2)
    assert poor.refused(0, "place:black:special.1") == "LOR-053"


@pytest.mark.rule("HOU-160")
def test_a_member_in_the_special_tower_makes_no_other_tower_dearer() -> None:
    table = filled().stands(1, "black", "special.4").floor("territory.1", "woods").place(0, "black", "territory.1")
    assert (table.owned(0), table.happened("surcharge")) == (goods(wood=1), [])


@pytest.mark.rule("HOU-161")
def test_one_colored_member_of_a_player_stands_in_the_special_tower() -> None:
    table = filled().stands(0, "black", "special.4").goods(0, coins=3, servants=1).turn(4)
    assert table.refused(0, "place:white:special.1") == "LOR-059"
    assert table.refused(0, "place:orange:special.1") == "LOR-059"
    table.place(0, "neutral", "special.1", 1)
    assert table.owned(0) == goods()


@pytest.mark.rule("HOU-161")
def test_a_colored_member_in_the_special_tower_bars_no_other_tower() -> None:
    table = filled().stands(0, "black", "special.4").floor("building.1", "residence").goods(0, stone=2).turn(4)
    table.place(0, "white", "building.1")
    assert table.owned(0) == goods(victory_points=1)
    other = filled().stands(0, "black", "building.1").turn(4)
    assert other.may_place(0, "white", "special.1")


@pytest.mark.rule("HOU-162")
def test_the_cost_of_a_special_card_is_paid() -> None:
    cost = CARDS["special_118"]["costs"][0]["pay"]
    table = filled("special_118").goods(0, **cost).place(0, "black", "special.1")
    assert table.owned(0) == goods(victory_points=2)
    assert table.card_on("special.1") == ""


@pytest.mark.rule("HOU-162")
def test_a_special_card_that_cannot_be_paid_is_refused() -> None:
    table = filled("special_118").goods(0, wood=3, stone=3, servants=1)
    assert table.refused(0, "place:black:special.1") == "LOR-064"
    assert table.owned(0) == goods(wood=3, stone=3, servants=1)
    assert table.card_on("special.1") == "special_118"


@pytest.mark.rule("HOU-163")
def test_a_special_territory_needs_the_military_of_its_place() -> None:
    table = filled("special_97").cards(0, "woods", "forest").goods(0, military=2)
    assert table.refused(0, "place:black:special.1") == "LOR-072"
    table = filled("special_97").cards(0, "woods", "forest").goods(0, military=3).place(0, "black", "special.1")
    assert table.board(0)["territories"] == ["woods", "forest", "special_97"]
    assert table.owned(0) == goods(military=3)


@pytest.mark.rule("HOU-164")
def test_special_cards_count_for_the_limit_of_six() -> None:
    table = filled("special_112").cards(0, *BUILDINGS).floor("building.1", "carpenters_shop")
    table.goods(0, coins=9, wood=9, stone=9)
    assert table.refused(0, "place:black:building.1") == "LOR-067"
    assert table.refused(0, "place:black:special.1") == "LOR-067"


@pytest.mark.rule("HOU-164")
def test_the_sixth_card_of_a_type_may_be_special() -> None:
    table = filled("special_112").cards(0, *BUILDINGS[:5]).goods(0, wood=2).place(0, "black", "special.1")
    assert table.board(0)["buildings"] == [*BUILDINGS[:5], "special_112"]


@pytest.mark.rule("HOU-165")
def test_special_characters_count_for_a_multiplier() -> None:
    table = Table().dice(6, 5, 5).cards(0, "theater", "knight", "farmer", "special_121", "special_122")
    table.place(0, "black", "production.1", 0)
    assert table.owned(0)["victory_points"] == 4


@pytest.mark.rule("HOU-165")
def test_special_cards_count_for_the_requirements_of_leaders() -> None:
    table = Table().hand(0, "filippo_brunelleschi").cards(0, *BUILDINGS[:4])
    assert table.refused(0, "play:filippo_brunelleschi") == "LOR-264"
    table = Table().hand(0, "filippo_brunelleschi").cards(0, *BUILDINGS[:4], "special_109")
    assert "play:filippo_brunelleschi" in table.options(0)


@pytest.mark.rule("HOU-165")
def test_special_cards_count_in_the_final_scoring() -> None:
    table = Table().last_tokens().cards(0, "woods", "forest", "special_97", "special_99")
    table.cards(0, "knight", "special_121", "special_122")
    parts = table.score(0).parts
    assert (parts["territories"], parts["characters"]) == (4, 6)


@pytest.mark.rule("HOU-166")
def test_a_bonus_to_taking_a_type_holds_for_special_cards_of_it() -> None:
    table = filled("special_99", "special_121", "special_122", "special_100").cards(0, "dame").dice(1, 3, 5)
    table.goods(0, coins=9)
    assert table.may_place(0, "black", "special.2")
    assert table.refused(0, "place:black:special.3") == "LOR-045"
    assert table.may_place(0, "white", "special.3")
    table.place(0, "black", "special.2")
    assert table.happened("servants") == []


@pytest.mark.rule("HOU-166")
def test_a_bonus_to_taking_a_type_does_not_hold_for_special_cards_of_others() -> None:
    table = filled("special_99", "special_100").cards(0, "dame").dice(1, 1, 1)
    assert table.refused(0, "place:black:special.2") == "LOR-045"


@pytest.mark.rule("HOU-166")
def test_a_penalty_to_taking_a_type_holds_for_special_cards_of_it() -> None:
    characters = ["special_121", "special_122", "special_123", "special_124"]
    table = filled(*characters).excommunicated(0, "weaker_character_taking").goods(0, coins=9)
    assert [space for space in SPACES if table.may_place(0, "black", space)] == ["special.1"]
    others = filled().excommunicated(0, "weaker_character_taking")
    assert [space for space in SPACES if others.may_place(0, "black", space)] == SPACES[:3]


def cost_of(table: Table, owned: dict[str, int], tokens: int = 0, *codes: str) -> dict[str, int]:
    """What taking the card of the lowest floor takes away, tokens counted apart."""
    table.goods(0, **owned).place(0, "black", "special.1").play(0, *codes)
    assert table.token_count(0) == tokens
    after = table.owned(0)
    return {kind: amount - after[kind] for kind, amount in owned.items()}


@pytest.mark.rule("HOU-167")
def test_the_discount_of_dame_holds_for_special_characters() -> None:
    assert cost_of(filled("special_121").cards(0, "dame"), {"coins": 9}) == {"coins": 1}


@pytest.mark.rule("HOU-167")
@pytest.mark.parametrize("kind", ["wood", "stone"])
def test_the_discount_of_stonemason_holds_for_special_buildings(kind: str) -> None:
    table = filled("special_109").cards(0, "stonemason")
    paid = cost_of(table, {"wood": 1, "stone": 1}, 0, f"pay:{kind}.1")
    assert paid == {"wood": int(kind == "wood"), "stone": int(kind == "stone")}
    assert filled("special_109").cards(0, "stonemason").goods(0, **{kind: 1}).may_place(0, "black", "special.1")


@pytest.mark.rule("HOU-167")
@pytest.mark.parametrize(("card", "coins"), [("special_125", 4), ("special_121", 0)])
def test_the_discount_of_pico_holds_for_every_special_card(card: str, coins: int) -> None:
    assert cost_of(filled(card).leaders(0, "pico_della_mirandola"), {"coins": 9}) == {"coins": coins}


@pytest.mark.rule("HOU-167")
def test_the_discount_of_pico_spares_no_token() -> None:
    table = filled("special_127").leaders(0, "pico_della_mirandola").tokens(0, "coins_token", "coins_token")
    assert cost_of(table, {"coins": 9}, 1, "spend:coins_token") == {"coins": 3}
    without = filled("special_127").leaders(0, "pico_della_mirandola").goods(0, coins=9)
    assert without.refused(0, "place:black:special.1") == "LOR-064"


def abbess(**owned: int) -> Table:
    """Seat 0 has taken Abbess and may take a card at 4."""
    table = filled("special_99", "special_121", "special_100", "special_103")
    table.floor("character.1", "abbess").goods(0, coins=3 + owned.pop("coins", 0), **owned)
    return table


@pytest.mark.rule("HOU-168")
def test_a_bonus_action_for_any_card_may_use_the_special_tower() -> None:
    table = abbess(coins=2).place(0, "black", "character.1")
    assert table.options(0, "take") == ["take:special.1", "take:special.2"]
    assert table.refused(0, "take:special.3") == "LOR-045"
    assert table.refused(0, "take:special.4") == "LOR-046"
    table.play(0, "take:special.1")
    assert table.board(0)["territories"] == ["special_99"]


@pytest.mark.rule("HOU-168")
def test_a_bonus_action_pays_the_surcharge_of_the_special_tower() -> None:
    table = abbess(coins=3).stands(1, "black", "special.4").place(0, "black", "character.1")
    assert table.refused(0, "take:special.2") == "LOR-064"
    table.play(0, "take:special.1")
    assert table.owned(0) == goods(faith=1)
    poor = abbess(coins=2).stands(1, "black", "special.4").floor("territory.1", "woods")
    assert poor.place(0, "black", "character.1").refused(0, "take:special.1") == "LOR-053"


@pytest.mark.rule("HOU-168")
def test_a_bonus_action_for_a_type_uses_floors_that_hold_it() -> None:
    table = filled("special_121", "special_99", "special_100", "special_103").goods(0, coins=9)
    table.floor("character.1", "captain").place(0, "black", "character.1")
    assert table.options(0, "take") == ["take:special.2", "take:special.3"]
    assert table.refused(0, "take:special.1") == "LOR-156"
    table.play(0, "take:special.3")
    assert (table.token_count(0), table.board(0)["territories"]) == (1, ["special_100"])


@pytest.mark.rule("HOU-169")
@pytest.mark.parametrize("number", [3, 4])
def test_the_owner_of_preacher_gets_no_tokens_from_floors(number: int) -> None:
    table = filled().cards(0, "preacher").dice(7, 5, 5).place(0, "black", f"special.{number}")
    assert table.token_count(0) == 0
    assert table.table()["supply"] == 30


@pytest.mark.rule("HOU-170")
def test_filippo_brunelleschi_waives_the_surcharge_of_the_special_tower() -> None:
    table = filled().leaders(0, "filippo_brunelleschi").stands(1, "black", "special.4").place(0, "black", "special.1")
    assert (table.owned(0), table.happened("surcharge")) == (goods(), [])
    assert filled().stands(1, "black", "special.4").refused(0, "place:black:special.1") == "LOR-053"


@pytest.mark.rule("HOU-171")
def test_special_cards_are_activated_with_the_cards_of_the_base_game() -> None:
    table = filled("special_97").dice(2, 2, 2).cards(0, "woods")
    table.place(0, "black", "special.1").play(0, "end")
    assert table.board(0)["territories"] == ["woods", "special_97"]
    for seat in (1, 2, 3):
        table.place(seat, "black", "council.1").play(seat, "privilege:coins", "end")
    table.place(0, "white", "harvest.1", 0)
    assert (table.owned(0), table.token_count(0)) == (goods(wood=2, stone=1, servants=1), 1)


@pytest.mark.rule("HOU-171")
def test_a_special_card_above_the_value_of_the_work_is_not_activated() -> None:
    table = Table().dice(1, 1, 1).cards(0, "special_97", "woods").place(0, "black", "harvest.1", 0)
    assert (table.owned(0), table.token_count(0)) == (goods(wood=1, stone=1, servants=1), 0)
