"""What special development cards cost, each type from the tower to the final scoring, and doubled immediate effects."""

from __future__ import annotations

import pytest

from tests.houses.table import Table, goods

HALVES = {"military": {"military": 5}, "goods": {"coins": 1, "wood": 2, "faith": 1}}


def last_turns(card: str) -> Table:
    """Two players in round 6 with two turns left each; the card lies on the lowest special floor."""
    return Table(2).tiles("no_territory_scoring").round(6).turn(4).floor("special.1", card)


def take_and_work(table: Table, space: str) -> Table:
    """Seat 0 takes the card and works with its last member."""
    table.play(0, "place:black:special.1", "end").play(1, "place:black:market.1", "end")
    return table.place(0, "white", space, 0)


def finish(table: Table) -> Table:
    """The last turns end, and with them the match."""
    table.play(0, "end").play(1, "place:white:market.2", "end")
    assert table.over()
    return table


@pytest.mark.rule("HOU-180")
def test_a_special_territory_is_free_and_harvested() -> None:
    table = take_and_work(last_turns("special_102"), "harvest.1")
    assert table.owned(0) == goods(coins=1, wood=2, stone=2, servants=2, victory_points=2)
    assert table.board(0)["territories"] == ["special_102"]
    assert finish(table).score(0).parts["territories"] == 0


@pytest.mark.rule("HOU-180")
def test_a_special_building_is_paid_for_and_produces() -> None:
    table = last_turns("special_120").goods(0, wood=3, stone=3, servants=2)
    take_and_work(table, "production.1")
    assert table.owned(0) == goods(coins=2, military=1, faith=3, victory_points=8)
    assert table.board(0)["buildings"] == ["special_120"]
    assert finish(table).score(0).parts["track"] == 8 + 3


@pytest.mark.rule("HOU-180", "HOU-185")
def test_a_special_character_is_paid_for_stands_and_scores() -> None:
    table = last_turns("special_127").goods(0, coins=6).tokens(0, "glory_token").hand(0, "santa_rita")
    assert table.refused(0, "play:santa_rita") == "LOR-264"
    table.play(0, "place:black:special.1")
    assert table.owned(0) == goods(victory_points=2)
    assert table.token_count(0) == 0
    table.play(0, "play:santa_rita", "end").play(1, "place:black:market.1", "end")
    table.play(0, "place:white:market.2", "end").play(1, "place:white:council.1", "privilege:coins", "end")
    assert table.over()
    assert table.score(0).parts["characters"] == 1


@pytest.mark.rule("HOU-180")
def test_a_special_venture_is_paid_for_and_scores_at_the_end() -> None:
    table = take_and_work(last_turns("special_136").goods(0, coins=1, wood=3), "harvest.1")
    assert table.owned(0) == goods(wood=1, stone=1, servants=1)
    assert table.board(0)["ventures"] == ["special_136"]
    assert finish(table).score(0).parts["ventures"] == 5
    assert table.score(0).parts["track"] == 0


def with_santa_rita(card: str, **owned: int) -> Table:
    return Table().leaders(0, "santa_rita").floor("special.1", card).goods(0, **owned)


@pytest.mark.rule("HOU-181")
@pytest.mark.parametrize(
    ("card", "owned", "gain"),
    [
        ("special_102", {}, {"coins": 2, "wood": 2, "stone": 2, "servants": 2}),
        ("special_106", {}, {"coins": 4, "wood": 4, "stone": 4}),
        ("special_134", {"military": 2}, {"wood": 4, "stone": 4}),
        ("special_135", {"wood": 2, "stone": 1}, {"servants": 6}),
    ],
)
def test_santa_rita_doubles_goods_of_immediate_effects(card: str, owned: dict[str, int], gain: dict[str, int]) -> None:
    assert with_santa_rita(card, **owned).play(0, "place:black:special.1").owned(0) == goods(**gain)


@pytest.mark.rule("HOU-181")
@pytest.mark.parametrize(
    ("card", "gain", "tokens"),
    [
        ("special_105", {}, 2),
        ("special_107", {"faith": 2}, 0),
        ("special_108", {"victory_points": 3}, 0),
    ],
)
def test_santa_rita_does_not_double_points_faith_and_tokens(card: str, gain: dict[str, int], tokens: int) -> None:
    table = with_santa_rita(card).play(0, "place:black:special.1")
    assert table.owned(0) == goods(**gain)
    assert table.token_count(0) == tokens


@pytest.mark.rule("HOU-181")
@pytest.mark.parametrize(
    ("card", "gain"),
    [("special_102", {"victory_points": 2}), ("special_104", {"coins": 1, "wood": 1, "stone": 1, "servants": 1})],
)
def test_santa_rita_does_not_double_harvests(card: str, gain: dict[str, int]) -> None:
    table = Table().leaders(0, "santa_rita").cards(0, card).place(0, "black", "harvest.1")
    tile = goods(wood=1, stone=1, servants=1)
    assert table.owned(0) == {kind: tile[kind] + goods(**gain)[kind] for kind in tile}


@pytest.mark.rule("HOU-183")
@pytest.mark.parametrize(
    ("card", "owned", "goods_left"),
    [
        ("special_143", {"military": 12, "coins": 6}, {"military": 6, "faith": 4}),
        ("special_138", {"military": 7, "wood": 2, "stone": 1, "servants": 1}, {"military": 2, "faith": 5}),
        ("special_144", {"military": 14, "servants": 5}, {"military": 7}),
    ],
)
def test_military_and_goods_are_paid_together(card: str, owned: dict[str, int], goods_left: dict[str, int]) -> None:
    table = Table().floor("special.1", card).goods(0, **owned).play(0, "place:black:special.1")
    assert table.owned(0) == goods(**goods_left)
    for kind, amount in owned.items():
        short = Table().floor("special.1", card).goods(0, **owned | {kind: amount - 1})
        assert short.refused(0, "place:black:special.1") == "LOR-064"


def venture_139(**owned: int) -> Table:
    return Table().floor("special.1", "special_139").goods(0, **owned)


@pytest.mark.rule("HOU-184")
@pytest.mark.parametrize("half", list(HALVES))
def test_each_of_two_costs_suffices_alone(half: str) -> None:
    table = venture_139(**HALVES[half]).play(0, "place:black:special.1")
    assert table.owned(0) == goods()
    assert table.token_count(0) == 3


@pytest.mark.rule("HOU-184")
@pytest.mark.parametrize(
    ("code", "goods_left"),
    [("pay:military.5", {"coins": 1, "wood": 2, "faith": 1}), ("pay:coins.1+wood.2+faith.1", {"military": 5})],
)
def test_whoever_can_pay_both_costs_is_asked(code: str, goods_left: dict[str, int]) -> None:
    table = venture_139(**HALVES["military"], **HALVES["goods"]).play(0, "place:black:special.1")
    assert sorted(table.options(0)) == sorted(["pay:military.5", "pay:coins.1+wood.2+faith.1"])
    assert table.play(0, code).owned(0) == goods(**goods_left)


@pytest.mark.rule("HOU-184")
@pytest.mark.parametrize(("coins", "tokens"), [(10, 0), (0, 5)])
def test_coins_or_tokens_alone_pay_special_card_141(coins: int, tokens: int) -> None:
    table = venture_141(coins, tokens).play(0, "place:black:special.1")
    assert table.owned(0) == goods(military=2)
    assert table.token_count(0) == 0


@pytest.mark.rule("HOU-184")
@pytest.mark.parametrize(("code", "coins", "tokens"), [("pay:coins.10", 0, 5), ("pay:special_tokens.5", 10, 0)])
def test_whoever_has_coins_and_tokens_is_asked(code: str, coins: int, tokens: int) -> None:
    table = venture_141(10, 5).play(0, "place:black:special.1")
    assert sorted(table.options(0)) == ["pay:coins.10", "pay:special_tokens.5"]
    assert table.play(0, code).owned(0) == goods(coins=coins, military=2)
    assert table.token_count(0) == tokens


def venture_141(coins: int, tokens: int) -> Table:
    faces = ["coins_token", "wood_token", "stone_token", "faith_token", "glory_token"]
    return Table().floor("special.1", "special_141").goods(0, coins=coins).tokens(0, *faces[:tokens])


@pytest.mark.rule("HOU-184")
def test_parts_of_both_costs_do_not_add_up() -> None:
    assert venture_141(9, 4).refused(0, "place:black:special.1") == "LOR-064"


@pytest.mark.rule("HOU-185")
def test_a_token_is_part_of_a_cost() -> None:
    def table(coins: int, *tokens: str) -> Table:
        return Table().floor("special.1", "special_127").goods(0, coins=coins).tokens(0, *tokens)

    paid = table(6, "coins_token").play(0, "place:black:special.1")
    assert paid.owned(0) == goods(victory_points=2)
    assert paid.token_count(0) == 0
    assert table(6).refused(0, "place:black:special.1") == "LOR-064"
    assert table(5, "coins_token").refused(0, "place:black:special.1") == "LOR-064"


@pytest.mark.rule("HOU-186")
def test_faith_in_a_cost_moves_the_marker_back() -> None:
    table = venture_139(coins=1, wood=2, faith=3).play(0, "place:black:special.1")
    assert table.owned(0) == goods(faith=2)


@pytest.mark.rule("HOU-186")
def test_without_faith_and_with_too_little_military_neither_cost_is_paid() -> None:
    assert venture_139(coins=1, wood=2, military=4).refused(0, "place:black:special.1") == "LOR-064"
