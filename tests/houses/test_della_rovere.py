"""The faith tiles and the losses of the Della Rovere (checklist part 4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.houses.family_positions import MEMBERS, effect_of, in_the_council
from tests.houses.table import Table, goods, printed, stocked

TILES: list[dict[str, Any]] = printed("board")["faith_tiles"]
LOSS: int = effect_of("della_rovere", "on_excommunicated")["effects"][0]["resources"]["victory_points"]


def owner(**owned: int) -> Table:
    return Table().family(0, "della_rovere").goods(0, **owned)


def gains(tile: dict[str, Any]) -> dict[str, int]:
    """The goods of a tile, tokens left out."""
    amounts: dict[str, int] = {}
    for effect in tile["effects"]:
        if effect["kind"] == "gain":
            amounts |= {kind: amount for kind, amount in effect["resources"].items() if kind != "special_tokens"}
    return amounts


def tokens(tile: dict[str, Any]) -> int:
    return sum(effect.get("resources", {}).get("special_tokens", 0) for effect in tile["effects"])


def privileges(tile: dict[str, Any]) -> int:
    return sum(effect["count"] for effect in tile["effects"] if effect["kind"] == "council_privilege")


def added(*parts: dict[str, int]) -> dict[str, int]:
    """Goods put together."""
    return goods(**{kind: sum(part.get(kind, 0) for part in parts) for kind in goods()})


def take_privileges(table: Table, count: int) -> dict[str, int]:
    """Choose as many different ones as there should be; returns what they are worth."""
    for code in ("privilege:coins", "privilege:servants")[:count]:
        assert table.kind() == "privilege"
        table.play(0, code)
    return {"coins": 2 if count > 0 else 0, "servants": 2 if count > 1 else 0}


@pytest.mark.rule("HOU-067")
def test_the_family_names_the_tiles_of_the_board() -> None:
    assert effect_of("della_rovere", "special_faith_tiles")["tiles"] == [tile["id"] for tile in TILES]
    assert owner().board(0)["faith_tiles"] == [tile["id"] for tile in TILES]


@pytest.mark.rule("HOU-067")
@pytest.mark.parametrize("tile", TILES, ids=[tile["id"] for tile in TILES])
def test_reaching_the_step_of_a_tile_gives_what_it_shows(tile: dict[str, Any]) -> None:
    table = owner(faith=tile["step"] - 1).play(0, "place:black:council.1", "privilege:faith")
    chosen = take_privileges(table, privileges(tile))
    assert table.kind() == "end"
    assert table.owned(0) == added({"coins": 1, "faith": tile["step"]}, chosen, gains(tile))
    assert table.token_count(0) == tokens(tile)
    assert tile["id"] not in table.board(0)["faith_tiles"]


@pytest.mark.rule("HOU-067")
def test_the_privileges_of_a_tile_are_different() -> None:
    (tile,) = [tile for tile in TILES if privileges(tile)]
    table = owner(faith=tile["step"] - 1).play(0, "place:black:council.1", "privilege:faith", "privilege:coins")
    assert table.refused(0, "privilege:coins") == "LOR-193"


@pytest.mark.rule("HOU-067")
@pytest.mark.parametrize("tile", TILES, ids=[tile["id"] for tile in TILES])
def test_the_tiles_give_nothing_to_anybody_else(tile: dict[str, Any]) -> None:
    table = owner().order(1, 0, 2, 3).family(1, "este").goods(1, faith=tile["step"] - 1)
    table.play(1, "place:black:council.1", "privilege:faith")
    assert table.kind() == "end"
    assert table.owned(1) == goods(coins=1, faith=tile["step"])
    assert table.token_count(1) == table.token_count(0) == 0
    assert table.board(1)["faith_tiles"] == []
    assert len(table.board(0)["faith_tiles"]) == len(TILES)


def passing() -> Table:
    """Two players in round 2, seat 0 with 2 faith and all that #138 costs; it gives 5 faith and a token."""
    table = stocked(Table(2).family(0, "della_rovere").round(2).floor("special.1", "special_138"))
    table.goods(0, faith=2, wood=2, stone=1, servants=1, military=7)
    for member in ("white", "orange", "neutral"):
        table.stands(0, member, "council.1").stands(1, member, "council.1")
    return table.turn(6)


@pytest.mark.rule("HOU-068")
def test_several_tiles_passed_in_one_move_give_in_order() -> None:
    table = passing().play(0, "place:black:special.1")
    first, second = TILES[0], TILES[1]
    assert 2 < first["step"] < second["step"] <= 2 + 5 < TILES[2]["step"]
    assert table.kind() == "privilege"
    assert table.owned(0) == added({"faith": 7, "military": 2}, gains(first))
    assert table.token_count(0) == 1 + tokens(first)
    chosen = take_privileges(table, privileges(second))
    assert table.kind() == "end"
    assert table.owned(0) == added({"faith": 7, "military": 2}, gains(first), chosen, gains(second))
    assert table.board(0)["faith_tiles"] == [TILES[2]["id"]]


@pytest.mark.rule("HOU-068")
def test_a_tile_gives_once_per_game_even_after_faith_was_spent() -> None:
    table = passing().play(0, "place:black:special.1")
    take_privileges(table, privileges(TILES[1]))
    in_the_council(table.play(0, "end"), 1).play(0, "church:support")
    assert table.view()["table"]["round"] == 3
    assert table.owned(0)["faith"] == 0
    before = table.owned(0)
    for code in ("privilege:faith", "privilege:faith", "privilege:faith"):
        seat = table.pending()[0]
        table.play(seat, f"place:{next(iter(table.members(seat)))}:council.1", code, "end")
        if table.pending() != [0]:
            in_the_council(table, 1, next(iter(table.members(1))))
    assert table.owned(0) == added(before, {"faith": 3, "coins": 3})
    assert table.board(0)["faith_tiles"] == [TILES[2]["id"]]


@pytest.mark.rule("HOU-069")
def test_every_excommunication_costs_victory_points_by_choice_or_for_lack_of_faith() -> None:
    table = stocked(Table(2).family(0, "della_rovere").goods(0, faith=3, victory_points=12).round(2)).report()
    table.play(0, "church:refuse")
    assert LOSS == 5
    assert table.owned(0) == goods(faith=3, victory_points=12 - 5)
    for member in MEMBERS * 2:
        for _ in range(2):
            in_the_council(table, table.pending()[0], member)
    assert table.view()["table"]["round"] == 5
    assert len(table.board(0)["excommunications"]) == 2
    assert table.owned(0)["victory_points"] == 12 - 5 - 5


@pytest.mark.rule("HOU-069")
def test_support_and_the_excommunication_of_others_cost_nothing() -> None:
    table = stocked(owner(faith=3, victory_points=12).goods(1, victory_points=12).round(2)).report()
    table.play(0, "church:support")
    assert table.owned(0) == goods(victory_points=12 + 3)
    assert len(table.board(1)["excommunications"]) == 1
    assert table.owned(1) == goods(victory_points=12)


@pytest.mark.rule("HOU-069")
def test_who_cannot_be_excommunicated_loses_nothing() -> None:
    table = stocked(owner(victory_points=12).leaders(0, "martin_lutero").round(2)).report()
    assert table.owned(0) == goods(victory_points=12)
    assert table.board(0)["excommunications"] == []


@pytest.mark.rule("HOU-070")
def test_an_excommunication_leaves_no_debt() -> None:
    table = stocked(owner(victory_points=3).round(2)).report()
    assert table.owned(0) == goods()
    table = stocked(owner(victory_points=3, faith=4).round(6)).report()
    assert table.owned(0) == goods(victory_points=4)


@pytest.mark.rule("HOU-070")
def test_special_104_leaves_no_debt() -> None:
    table = owner(victory_points=2).floor("special.1", "special_104").play(0, "place:black:special.1")
    assert table.owned(0) == goods()


@pytest.mark.rule("HOU-070")
def test_special_119_leaves_no_debt() -> None:
    table = owner(victory_points=2).cards(0, "special_119").play(0, "place:black:production.1")
    assert table.owned(0) == goods(coins=2, military=1)
