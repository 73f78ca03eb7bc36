"""Special cards that hold a token: worked in a harvest, or with every placement in the market."""

from __future__ import annotations

import pytest

from tests.houses.table import Table, goods, printed
from tests.lorenzo.following import plus

#: What each face gives.
GIVES: dict[str, dict[str, int]] = {
    token["id"]: token["effects"][0]["resources"] for token in printed("special_tokens")["tokens"]
}
#: What the bonus tile gives in a harvest, and what the second market space gives.
HARVEST = goods(wood=1, stone=1, servants=1)
SERVANTS = goods(servants=5)
CARDS = ("special_98", "special_128")


def placed(table: Table, seat: int = 0) -> list[tuple[str, str]]:
    """The cards of a player with a token, and the faces there."""
    return [(entry["card"], entry["token"]) for entry in table.board(seat)["placed_tokens"]]


def with_market_token(face: str = "coins_token") -> Table:
    return Table().cards(0, "special_128").token_on(0, "special_128", face)


@pytest.mark.rule("HOU-198")
@pytest.mark.parametrize("face", list(GIVES))
def test_a_token_on_card_98_gives_in_a_harvest_and_stays(face: str) -> None:
    table = Table().dice(2, 2, 2).cards(0, "special_98").token_on(0, "special_98", face).place(0, "black", "harvest.1")
    assert table.owned(0) == plus(HARVEST, GIVES[face])
    assert placed(table) == [("special_98", face)]
    assert table.table()["used_tokens"] == []


@pytest.mark.rule("HOU-198")
def test_a_token_on_card_98_gives_in_every_harvest() -> None:
    table = Table(2).cards(0, "special_98").token_on(0, "special_98", "faith_token").leaders(0, "francesco_sforza")
    table.goods(0, servants=1).place(0, "black", "harvest.1", 0).play(0, "activate:francesco_sforza", "servants:1")
    assert table.owned(0) == plus(HARVEST, HARVEST, GIVES["faith_token"], GIVES["faith_token"])
    assert table.owned(0)["faith"] == 2
    assert table.owned(0)["coins"] == 2
    assert placed(table) == [("special_98", "faith_token")]


@pytest.mark.rule("HOU-198")
def test_a_token_on_card_98_gives_nothing_below_the_value_of_the_card() -> None:
    table = Table().dice(1, 1, 1).cards(0, "special_98").token_on(0, "special_98", "faith_token")
    assert table.place(0, "black", "harvest.1").owned(0) == HARVEST


@pytest.mark.rule("HOU-198")
def test_a_token_on_card_98_gives_when_a_venture_activates_the_card() -> None:
    table = Table().cards(0, "special_98").token_on(0, "special_98", "faith_token").goods(0, coins=5)
    table.floor("special.1", "special_140").play(0, "place:black:special.1", "work:special_98")
    assert table.owned(0) == plus(GIVES["faith_token"])
    assert placed(table) == [("special_98", "faith_token")]


@pytest.mark.rule("HOU-198", "HOU-203")
def test_a_token_is_placed_before_the_harvest_it_gives_in() -> None:
    table = Table().cards(0, "special_98").tokens(0, "faith_token").play(0, "fill:special_98.faith_token")
    assert table.token_count(0) == 0
    assert table.place(0, "black", "harvest.1").owned(0) == plus(HARVEST, GIVES["faith_token"])


@pytest.mark.rule("HOU-199")
def test_without_a_token_card_98_gives_nothing() -> None:
    table = Table().cards(0, "special_98").tokens(0, "faith_token").place(0, "black", "harvest.1")
    assert table.owned(0) == HARVEST
    assert table.token_count(0) == 1


@pytest.mark.rule("HOU-200")
@pytest.mark.parametrize("face", list(GIVES))
def test_a_token_on_card_128_gives_with_a_placement_in_the_market(face: str) -> None:
    table = with_market_token(face).place(0, "black", "market.2")
    assert table.owned(0) == plus(SERVANTS, GIVES[face])
    assert placed(table) == [("special_128", face)]


@pytest.mark.rule("HOU-200")
def test_two_placements_in_the_market_give_twice() -> None:
    table = Table(2).cards(0, "special_128").token_on(0, "special_128", "coins_token")
    table.play(0, "place:black:market.2", "end").play(1, "place:black:harvest.1", "end")
    table.play(0, "place:white:market.1")
    assert table.owned(0) == goods(servants=5, coins=5 + 3 + 3)


@pytest.mark.rule("HOU-200")
def test_a_placement_for_privileges_gives_the_bonus_too() -> None:
    table = with_market_token().play(0, "place:black:market.4", "privilege:faith", "privilege:military")
    assert table.owned(0) == goods(coins=3, faith=1, military=2)


@pytest.mark.rule("HOU-201")
def test_the_market_placement_of_another_player_gives_nothing() -> None:
    table = with_market_token().order(1, 0, 2, 3).play(1, "place:black:market.2")
    assert table.owned(0) == goods()
    assert table.owned(1) == SERVANTS


@pytest.mark.rule("HOU-201")
def test_placements_outside_the_market_give_nothing() -> None:
    council = with_market_token().play(0, "place:black:council.1", "privilege:faith")
    assert council.owned(0) == goods(coins=1, faith=1)
    private = with_market_token().leaders(0, "pietro_bembo").play(0, "place:black:pietro_bembo.1")
    assert private.owned(0) == goods(coins=3, servants=3)
    harvest = with_market_token().place(0, "black", "harvest.1")
    assert harvest.owned(0) == HARVEST


@pytest.mark.rule("HOU-201")
def test_without_a_token_card_128_gives_nothing() -> None:
    table = Table().cards(0, "special_128").tokens(0, "coins_token").play(0, "place:black:market.2")
    assert table.owned(0) == SERVANTS


@pytest.mark.rule("HOU-202")
@pytest.mark.parametrize("card", CARDS)
def test_everybody_sees_a_placed_token(card: str) -> None:
    table = Table().cards(0, card).tokens(0, "glory_token", "wood_token").play(0, f"fill:{card}.glory_token")
    for viewer in (None, 0, 1):
        board = table.view(viewer)["boards"][0]
        assert dict(board)["placed_tokens"] == [{"card": card, "token": "glory_token"}]


@pytest.mark.rule("HOU-203")
@pytest.mark.parametrize(("card", "coins", "drawn"), [("special_98", 0, 1), ("special_128", 5, 2)])
def test_a_token_just_drawn_with_the_card_may_be_placed_or_kept(card: str, coins: int, drawn: int) -> None:
    table = Table().floor("special.1", card).goods(0, coins=coins).play(0, "place:black:special.1")
    hand = table.hand_of_tokens(0)
    assert len(hand) == drawn
    assert table.options(0, "fill") == [f"fill:{card}.{face}" for face in sorted(set(hand), key=list(GIVES).index)]
    assert "end" in table.options(0)
    table.play(0, f"fill:{card}.{hand[0]}")
    assert placed(table) == [(card, hand[0])]
    assert table.token_count(0) == drawn - 1


@pytest.mark.rule("HOU-203")
def test_a_token_may_be_placed_in_a_later_turn_before_or_after_placing() -> None:
    table = Table(2).floor("special.1", "special_98").play(0, "place:black:special.1", "end")
    face = table.hand_of_tokens(0)[0]
    assert table.refused(1, f"fill:special_98.{face}") == "HOU-203"
    assert table.refused(0, f"fill:special_98.{face}") == "LOR-029"
    table.play(1, "place:black:market.1", "end")
    assert f"fill:special_98.{face}" in table.options(0)
    table.play(0, "place:white:market.2", f"fill:special_98.{face}")
    assert placed(table) == [("special_98", face)]


@pytest.mark.rule("HOU-203")
@pytest.mark.parametrize("card", CARDS)
def test_any_token_held_may_be_placed_and_only_one(card: str) -> None:
    table = Table().cards(0, card).tokens(0, "coins_token", "glory_token", "glory_token")
    assert table.options(0, "fill") == [f"fill:{card}.coins_token", f"fill:{card}.glory_token"]
    assert table.refused(0, f"fill:{card}.wood_token") == "HOU-203"
    table.play(0, f"fill:{card}.glory_token")
    assert table.options(0, "fill") == []
    assert table.refused(0, f"fill:{card}.coins_token") == "HOU-203"
    assert table.hand_of_tokens(0) == ["coins_token", "glory_token"]


@pytest.mark.rule("HOU-203")
def test_each_of_two_cards_holds_a_token() -> None:
    table = Table().cards(0, *CARDS).tokens(0, "coins_token", "glory_token")
    table.play(0, "fill:special_128.coins_token", "fill:special_98.glory_token")
    assert placed(table) == [("special_128", "coins_token"), ("special_98", "glory_token")]


@pytest.mark.rule("HOU-203")
def test_a_placed_token_is_not_used_or_spent() -> None:
    table = Table().cards(0, "special_98").token_on(0, "special_98", "glory_token").floor("special.1", "special_127")
    table.goods(0, coins=6)
    assert table.refused(0, "token:glory_token") == "HOU-138"
    assert table.refused(0, "place:black:special.1") == "LOR-064"


@pytest.mark.rule("HOU-203")
def test_nobody_places_a_token_on_a_card_of_another_player() -> None:
    table = Table().cards(1, "special_98").tokens(0, "glory_token")
    assert table.refused(0, "fill:special_98.glory_token") == "HOU-203"
