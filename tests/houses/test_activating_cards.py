"""Special cards that activate other cards, in a production or on being taken."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo import GAME
from tests.houses.table import Table, goods
from tests.lorenzo.table import CARD

#: What the bonus tile gives in a production.
TILE = goods(coins=2, military=1)
VENTURES = ["crusade", "sacred_war", "hiring_recruits", "military_campaign"]
#: What each venture that activates cards costs.
COSTS = {"special_140": goods(coins=5), "special_144": goods(servants=5, military=14)}


def plus(first: dict[str, int], **more: int) -> dict[str, int]:
    return {kind: amount + more.get(kind, 0) for kind, amount in first.items()}


def producing(value: int, *cards: str, **owned: int) -> Table:
    """Seat 0 produces at a value with some cards."""
    table = Table().dice(value, value, value).cards(0, *cards).goods(0, **owned)
    return table.place(0, "black", "production.1", 0)


def taking(venture: str, *cards: str, **more: int) -> Table:
    """Seat 0 has some cards and the price of a venture on the lowest special floor."""
    return Table().cards(0, *cards).floor("special.1", venture).goods(0, **plus(COSTS[venture], **more))


@pytest.mark.rule("HOU-191")
@pytest.mark.parametrize(
    ("card", "value", "other", "points"), [("special_113", 3, "special_118", 7), ("special_114", 5, "special_103", 5)]
)
def test_another_card_is_activated_whatever_its_value(card: str, value: int, other: str, points: int) -> None:
    table = producing(value, card, other)
    assert table.options(0) == [f"exchange:{card}.{other}", "done"]
    assert table.play(0, f"exchange:{card}.{other}").owned(0) == plus(TILE, victory_points=points)
    assert table.kind() == "end"


@pytest.mark.rule("HOU-191")
def test_card_113_activates_one_building_and_no_territory() -> None:
    table = producing(3, "special_113", "special_103", "special_118", "stronghold")
    activations = [f"exchange:special_113.{card}" for card in ("special_118", "stronghold")]
    assert sorted(table.options(0)) == sorted([*activations, "done"])
    assert table.play(0, activations[0]).owned(0) == plus(TILE, victory_points=7)


@pytest.mark.rule("HOU-191")
def test_card_114_activates_one_building_or_territory() -> None:
    table = producing(5, "special_114", "special_103", "special_118")
    activations = [f"exchange:special_114.{card}" for card in ("special_103", "special_118")]
    assert sorted(table.options(0)) == sorted([*activations, "done"])
    assert table.play(0, activations[1]).owned(0) == plus(TILE, victory_points=7)


@pytest.mark.rule("HOU-191")
def test_only_own_cards_are_activated() -> None:
    table = Table().dice(3, 3, 3).cards(0, "special_113", "special_118").cards(1, "stronghold")
    table.place(0, "black", "production.1")
    assert table.refused(0, "exchange:special_113.stronghold") == "HOU-191"


@pytest.mark.rule("HOU-192")
def test_no_other_card_need_be_activated_in_a_production() -> None:
    table = producing(5, "special_113", "special_114", "special_118").play(0, "done")
    assert table.owned(0) == TILE
    assert table.kind() == "end"


@pytest.mark.rule("HOU-192")
@pytest.mark.parametrize(("venture", "card"), [("special_140", "forest"), ("special_144", "bank")])
def test_no_card_need_be_activated_by_a_venture(venture: str, card: str) -> None:
    table = taking(venture, card).play(0, "place:black:special.1")
    assert table.options(0) == [f"work:{card}", "decline"]
    table.play(0, "decline")
    assert table.owned(0) == goods(military=7 if venture == "special_144" else 0)
    assert table.kind() == "end"


@pytest.mark.rule("HOU-193")
def test_cards_that_activate_others_offer_each_other_but_not_themselves() -> None:
    table = producing(5, "special_113", "special_114", "garden")
    activations = {113: ("special_114", "garden"), 114: ("special_113", "garden")}
    codes = [f"exchange:special_{card}.{other}" for card, others in activations.items() for other in others]
    assert sorted(table.options(0)) == sorted([*codes, "done"])
    assert "exchange:special_113.special_113" not in GAME.by_code


@pytest.mark.rule("HOU-193", "HOU-191")
def test_a_card_whose_value_is_not_reached_activates_one_in_its_turn() -> None:
    table = producing(3, "special_113", "special_114", "special_103")
    assert table.options(0) == ["exchange:special_113.special_114", "done"]
    table.play(0, "exchange:special_113.special_114", "exchange:special_114.special_103")
    assert table.owned(0) == plus(TILE, victory_points=5)
    others = [args for _, _, args in table.happened("also")]
    assert others == [(CARD["special_113"], CARD["special_114"]), (CARD["special_114"], CARD["special_103"])]


@pytest.mark.rule("HOU-193")
@pytest.mark.parametrize(("card", "other"), [("special_113", "special_114"), ("special_114", "special_113")])
def test_a_card_that_is_activated_twice_activates_two_cards(card: str, other: str) -> None:
    table = producing(5, "special_113", "special_114", "garden", "special_118")
    table.play(0, f"exchange:{card}.{other}", f"exchange:{other}.garden", f"exchange:{other}.special_118")
    assert [code for code in table.options(0) if code.startswith(f"exchange:{other}")] == []
    assert table.owned(0) == plus(TILE, victory_points=3 + 3 + 7)
    assert table.kind() == "end"


@pytest.mark.rule("HOU-193")
@pytest.mark.parametrize(("first", "second"), [("special_113", "special_114"), ("special_114", "special_113")])
def test_cards_do_not_activate_each_other_without_end(first: str, second: str) -> None:
    table = producing(5, first, second, "garden")
    table.play(0, f"exchange:{first}.{second}", f"exchange:{second}.{first}")
    assert sorted(table.options(0)) == ["done", "exchange:special_113.garden", "exchange:special_114.garden"]
    assert table.refused(0, f"exchange:{first}.{second}") == "HOU-193"
    assert table.refused(0, f"exchange:{second}.{first}") == "HOU-193"
    table.play(0, f"exchange:{first}.garden", f"exchange:{second}.garden")
    assert table.kind() == "end"
    assert table.owned(0) == plus(TILE, victory_points=3 * 3)


@pytest.mark.rule("HOU-193", "HOU-257")
@pytest.mark.parametrize(("first", "second"), [("special_113", "special_114"), ("special_114", "special_113")])
def test_a_venture_activates_a_card_that_activates_another_of_its_kind(first: str, second: str) -> None:
    table = taking("special_144", first, second, "garden").play(0, "place:black:special.1", f"work:{first}")
    table.play(0, f"exchange:{first}.{second}", f"work:{second}")
    assert table.refused(0, f"exchange:{first}.{second}") == "LOR-137"
    table.play(0, f"exchange:{second}.garden", f"exchange:{second}.garden")
    assert table.kind() == "end"
    assert table.owned(0) == goods(military=7, victory_points=2 * 3)


@pytest.mark.rule("HOU-193", "HOU-091")
def test_a_leader_activates_a_card_that_activates_others() -> None:
    table = Table().leaders(0, "leon_battista_alberti").cards(0, "special_113", "special_114", "special_103")
    table.play(0, "activate:leon_battista_alberti")
    assert table.options(0) == ["work:special_113", "decline"]
    assert table.refused(0, "work:special_114") == "LOR-125"
    table.play(0, "work:special_113", "exchange:special_113.special_114", "exchange:special_114.special_103")
    assert table.owned(0) == goods(victory_points=5)


@pytest.mark.rule("HOU-193")
def test_by_the_first_rulings_cards_that_activate_others_are_activated_by_no_other() -> None:
    production = Table(rulings=1).dice(5, 5, 5).cards(0, "special_113", "special_114", "garden")
    production.place(0, "black", "production.1", 0)
    assert sorted(production.options(0)) == ["done", "exchange:special_113.garden", "exchange:special_114.garden"]
    assert production.refused(0, "exchange:special_113.special_114") == "HOU-193"
    venture = Table(rulings=1).cards(0, "special_113", "garden").floor("special.1", "special_144")
    venture.goods(0, **COSTS["special_144"]).play(0, "place:black:special.1")
    assert venture.options(0) == ["work:garden", "decline"]
    assert venture.refused(0, "work:special_113") == "HOU-193"


@pytest.mark.rule("HOU-193")
def test_a_card_that_is_activated_anyway_may_be_activated_again() -> None:
    table = producing(3, "special_113", "garden").play(0, "exchange:special_113.garden")
    assert table.owned(0) == plus(TILE, victory_points=6)


@pytest.mark.rule("HOU-193")
def test_two_cards_may_activate_the_same_card() -> None:
    table = producing(5, "special_113", "special_114", "garden")
    table.play(0, "exchange:special_113.garden", "exchange:special_114.garden")
    assert table.owned(0) == plus(TILE, victory_points=9)


@pytest.mark.rule("HOU-194")
def test_exchanges_of_the_extra_card_use_goods_held_before() -> None:
    table = producing(3, "special_113", "bank", "treasury").play(0, "exchange:special_113.treasury")
    assert table.owned(0) == plus(TILE, coins=5)
    assert table.kind() == "end"


@pytest.mark.rule("HOU-194")
def test_a_card_activated_twice_exchanges_twice_with_goods_held_before() -> None:
    table = producing(3, "special_113", "bank", "treasury", coins=2)
    table.play(0, "exchange:treasury.1")
    assert table.refused(0, "exchange:treasury.1") == "LOR-137"
    table.play(0, "exchange:special_113.treasury", "exchange:treasury.1")
    assert table.kind() == "end"
    assert table.owned(0) == plus(TILE, coins=5, victory_points=6)


@pytest.mark.rule("HOU-195")
def test_a_venture_activates_two_territories() -> None:
    table = taking("special_140", "forest", "city").play(0, "place:black:special.1")
    assert table.options(0) == ["work:forest", "work:city", "decline"]
    table.play(0, "work:forest", "work:city")
    assert table.kind() == "privilege"
    assert table.play(0, "privilege:faith").owned(0) == goods(wood=3, faith=1)
    assert table.kind() == "end"


@pytest.mark.rule("HOU-195")
def test_a_venture_activates_two_buildings() -> None:
    table = taking("special_144", "special_103", "special_118", "stronghold").play(0, "place:black:special.1")
    assert table.options(0) == ["work:special_118", "work:stronghold", "decline"]
    table.play(0, "work:special_118", "work:stronghold")
    assert table.owned(0) == goods(military=7 + 2, victory_points=7 + 2)


@pytest.mark.rule("HOU-195")
def test_the_two_cards_are_different_and_the_second_may_be_left_out() -> None:
    table = taking("special_140", "forest", "woods", "village").play(0, "place:black:special.1", "work:forest")
    assert table.options(0) == ["work:woods", "work:village", "done"]
    assert table.refused(0, "work:forest") == "HOU-195"
    assert table.play(0, "done").owned(0) == goods(wood=3)


@pytest.mark.rule("HOU-195")
def test_no_third_card_is_activated() -> None:
    table = taking("special_140", "forest", "woods", "village")
    table.play(0, "place:black:special.1", "work:forest", "work:woods")
    assert table.kind() == "end"
    assert table.owned(0) == goods(wood=4)


@pytest.mark.rule("HOU-195")
def test_with_one_card_there_is_one_activation_with_none_there_is_nothing() -> None:
    one = taking("special_140", "forest").play(0, "place:black:special.1", "work:forest")
    assert one.kind() == "end"
    assert one.owned(0) == goods(wood=3)
    none = taking("special_140", "special_118").play(0, "place:black:special.1")
    assert none.kind() == "end"
    assert none.owned(0) == goods()
    assert none.board(0)["ventures"] == ["special_140"]


@pytest.mark.rule("HOU-195")
def test_a_venture_activates_only_when_it_is_taken() -> None:
    table = Table().cards(0, "special_140", "special_144", "forest").dice(4, 4, 4).place(0, "black", "harvest.1")
    assert table.kind() == "end"
    assert table.owned(0) == goods(wood=1, stone=1, servants=1)


@pytest.mark.rule("HOU-196")
@pytest.mark.parametrize(
    ("venture", "tile", "card", "gain"),
    [
        ("special_140", "weaker_harvest", "forest", {"wood": 3}),
        ("special_144", "weaker_production", "special_118", {"military": 7, "victory_points": 7}),
    ],
)
def test_cards_activated_by_a_venture_are_no_work(venture: str, tile: str, card: str, gain: dict[str, int]) -> None:
    table = taking(venture, card, servants=3).excommunicated(0, tile).play(0, "place:black:special.1")
    assert table.options(0) == [f"work:{card}", "decline"]
    table.play(0, f"work:{card}")
    assert table.kind() == "end"
    assert table.owned(0) == plus(goods(**gain), servants=3)
    assert table.happened("work") == []


@pytest.mark.rule("HOU-197")
def test_an_extra_activation_in_a_production_has_its_value() -> None:
    code = "exchange:special_112.1"
    table = producing(4, "special_113", "special_112", wood=9).play(0, code, code, code, code)
    assert table.refused(0, code) == "LOR-137"
    table.play(0, "exchange:special_113.special_112", code, code, code, code)
    assert table.kind() == "end"
    assert table.owned(0) == plus(TILE, wood=1, coins=8, victory_points=8)


@pytest.mark.rule("HOU-197", "HOU-126")
def test_an_exchange_by_value_of_a_card_activated_twice_is_two_sources() -> None:
    table = Table().dice(4, 4, 4).cards(0, "special_113", "special_112").leaders(0, "niccolo_machiavelli")
    table.goods(0, wood=8).place(0, "black", "production.1", 0)
    table.play(0, "exchange:special_113.special_112", *["exchange:special_112.1"] * 8)
    assert table.owned(0) == plus(TILE, coins=8, victory_points=8 + 2)


@pytest.mark.rule("HOU-197")
def test_an_activation_without_an_action_has_value_1() -> None:
    table = taking("special_140", "special_99", *VENTURES).play(0, "place:black:special.1", "work:special_99")
    assert table.owned(0) == goods(wood=1)


@pytest.mark.rule("HOU-197")
def test_an_exchange_by_value_without_an_action_is_made_once() -> None:
    table = taking("special_144", "special_112", wood=5).play(0, "place:black:special.1", "work:special_112")
    table.play(0, "exchange:special_112.1")
    assert table.kind() == "end"
    assert table.owned(0) == goods(military=7, wood=4, coins=1, victory_points=1)


@pytest.mark.rule("HOU-257")
def test_cards_activated_by_a_venture_give_only_after_all_exchanges_are_paid() -> None:
    table = taking("special_144", "bank", "treasury").play(0, "place:black:special.1", "work:bank", "work:treasury")
    assert table.kind() == "end"
    assert table.owned(0) == goods(coins=5, military=7)


@pytest.mark.rule("HOU-257")
@pytest.mark.parametrize("order", [("bank", "treasury"), ("treasury", "bank")])
def test_cards_activated_by_a_venture_exchange_what_was_held_before(order: tuple[str, str]) -> None:
    table = taking("special_144", "bank", "treasury", coins=1).play(0, "place:black:special.1")
    table.play(0, *[f"work:{card}" for card in order])
    assert table.options(0) == ["exchange:treasury.1", "done"]
    assert table.play(0, "exchange:treasury.1").owned(0) == goods(coins=5, military=7, victory_points=3)


@pytest.mark.rule("HOU-257")
@pytest.mark.parametrize("more", [0, 1])
def test_what_paid_for_the_venture_cannot_be_exchanged(more: int) -> None:
    table = taking("special_144", "barracks", servants=more).play(0, "place:black:special.1", "work:barracks")
    assert ("exchange:barracks.1" in table.options(0)) == bool(more)


@pytest.mark.rule("HOU-182")
def test_santa_rita_does_not_double_what_activated_cards_give() -> None:
    table = taking("special_140", "forest").leaders(0, "santa_rita").play(0, "place:black:special.1", "work:forest")
    assert table.owned(0) == goods(wood=3)
