"""Special cards with effects of their own: surcharge, military, cards of earlier rounds, losses, values, exchanges."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.table import LorenzoView
from tests.houses.table import Table, finish_setup, goods, new_match
from tests.lorenzo.following import CARDS as BASE_CARDS
from tests.lorenzo.leader_positions import CARDS
from tests.lorenzo.table import CARD, SPACE, lorenzo, view_of
from tests.position import play_on

#: What the bonus tile gives in a production.
TILE = goods(coins=2, military=1)
REMOVED = ("forest", "bank", "warlord", "sacred_war", "hiring_soldiers")


@pytest.mark.rule("HOU-215")
def test_card_126_spares_the_surcharge_of_the_special_tower() -> None:
    table = Table().cards(0, "special_126").floor("special.1", "special_97").stands(1, "black", "special.2")
    assert table.play(0, "place:black:special.1").owned(0) == goods()
    assert table.board(0)["territories"] == ["special_97"]


@pytest.mark.rule("HOU-215")
def test_card_126_spares_no_other_surcharge() -> None:
    def table(coins: int) -> Table:
        prepared = Table().cards(0, "special_126").floor("building.1", "chapel").stands(1, "black", "building.2")
        return prepared.goods(0, coins=coins, wood=2)

    assert table(2).refused(0, "place:black:building.1") == "LOR-053"
    assert table(3).play(0, "place:black:building.1").owned(0) == goods(faith=1)


@pytest.mark.rule("HOU-216")
def test_bonus_actions_pay_the_surcharge_of_the_special_tower() -> None:
    def table(coins: int) -> Table:
        prepared = Table().cards(0, "special_126").floor("special.1", "special_97").stands(1, "black", "special.2")
        return prepared.floor("character.1", "abbess").floor("territory.1", "village").goods(0, coins=coins)

    poor = table(5).play(0, "place:black:character.1")
    assert poor.refused(0, "take:special.1") == "LOR-053"
    rich = table(6).play(0, "place:black:character.1", "take:special.1")
    assert rich.owned(0) == goods(faith=1)
    assert rich.board(0)["territories"] == ["special_97"]


def matching(military: int, *others: int) -> Table:
    """Seat 0 takes card 136 with some military, others have theirs."""
    table = Table(1 + len(others)).floor("special.1", "special_136").goods(0, coins=1, wood=3, military=military)
    for seat, amount in enumerate(others, 1):
        table.goods(seat, military=amount)
    return table


@pytest.mark.rule("HOU-217")
def test_the_military_marker_moves_up_to_the_foremost() -> None:
    table = matching(3, 9, 5).play(0, "place:black:special.1")
    assert [table.owned(seat)["military"] for seat in range(3)] == [9, 9, 5]
    assert [table.score(seat).parts["military"] for seat in range(3)] == [5, 5, 0]


@pytest.mark.rule("HOU-218")
@pytest.mark.parametrize("other", [7, 9])
def test_whoever_is_first_stays_there(other: int) -> None:
    table = matching(9, other).play(0, "place:black:special.1")
    assert [table.owned(seat)["military"] for seat in range(2)] == [9, other]


@pytest.mark.rule("HOU-219")
def test_moving_up_is_not_a_gain() -> None:
    table = matching(3, 9, 5).excommunicated(0, "fewer_military").play(0, "place:black:special.1")
    assert table.owned(0)["military"] == 9


def taking(card: str, coins: int, *removed: str) -> Table:
    """A card on the lowest special floor, its price, and cards that left the towers in earlier rounds."""
    return Table().round(5).floor("special.1", card).goods(0, coins=coins).removed(*removed)


def base_cards(view: LorenzoView) -> tuple[set[str], set[str]]:
    """The cards of the base game on the towers, and those of players."""
    floors = {floor["card"] for tower in view["table"]["towers"] for floor in tower}
    rows = [
        board["territories"] + board["buildings"] + board["characters"] + board["ventures"] for board in view["boards"]
    ]
    return floors & set(BASE_CARDS), {card for row in rows for card in row} & set(BASE_CARDS)


def fifth_round(seed: int) -> tuple[Table, int, set[str]]:
    """A match played at random to round 5, whose turn it is, and the base cards that nobody took before."""
    match = finish_setup(new_match(3, f"removed {seed}", leader_pool="base"))
    dealt = base_cards(view_of(match))[0]
    for _ in play_on(match, seed):
        if view_of(match)["table"]["round"] == 5:
            break
        dealt |= base_cards(view_of(match))[0]
    table = Table(3, leader_pool="base")
    table.state = lorenzo(match).copy()
    return table, match.pending[0].seat, dealt - base_cards(view_of(match))[1]


@pytest.mark.rule("HOU-220", "HOU-221")
@pytest.mark.parametrize(("card", "types"), [("special_130", list(CARDS)), ("special_132", ["venture"])])
@pytest.mark.parametrize("seed", range(3))
def test_the_choices_are_the_base_cards_left_in_earlier_rounds(seed: int, card: str, types: list[str]) -> None:
    table, seat, removed = fifth_round(seed)
    assert len(removed) > 20
    assert len(table.houses().gone) > 4
    state = table.prepared()
    state.dice, state.floors[SPACE["special.1"]] = [6, 6, 6], CARD[card]
    table.goods(seat, coins=7, servants=9, military=25).play(seat, "place:black:special.1")
    rows = table.board(seat)
    full = {"territory": rows["territories"], "building": rows["buildings"]}
    full |= {"character": rows["characters"], "venture": rows["ventures"]}
    types = [kind for kind in types if len(full[kind]) < 6]
    fitting = {f"retrieve:{name}" for name in removed if BASE_CARDS[name]["type"] in types}
    assert set(table.options(seat)) == {*fitting, "decline"}


@pytest.mark.rule("HOU-220")
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("bank", {"victory_points": 7}),
        ("warlord", {"military": 3}),
        ("sacred_war", {"faith": 4}),
        ("forest", {"wood": 1}),
    ],
)
def test_a_card_of_an_earlier_round_costs_nothing(card: str, gain: dict[str, int]) -> None:
    table = taking("special_130", 5, *REMOVED).play(0, "place:black:special.1")
    assert sorted(table.options(0)) == sorted([*[f"retrieve:{name}" for name in REMOVED], "decline"])
    table.play(0, f"retrieve:{card}")
    assert table.owned(0) == goods(**gain)
    assert card in base_cards(table.view())[1]
    assert table.kind() == "end"


@pytest.mark.rule("HOU-220")
def test_card_132_takes_only_ventures() -> None:
    table = taking("special_132", 7, *REMOVED).play(0, "place:black:special.1")
    assert sorted(table.options(0)) == ["decline", "retrieve:hiring_soldiers", "retrieve:sacred_war"]
    assert table.refused(0, "retrieve:bank") == "HOU-220"
    assert table.play(0, "retrieve:sacred_war").owned(0) == goods(faith=4)


@pytest.mark.rule("HOU-222")
def test_a_territory_needs_its_military() -> None:
    def table(military: int) -> Table:
        prepared = taking("special_130", 5, *REMOVED).cards(0, "woods", "village")
        return prepared.goods(0, coins=5, military=military).play(0, "place:black:special.1")

    assert "retrieve:forest" not in table(2).options(0)
    assert table(0).refused(0, "retrieve:forest") == "LOR-072"
    assert table(3).play(0, "retrieve:forest").board(0)["territories"] == ["woods", "village", "forest"]


@pytest.mark.rule("HOU-222")
def test_no_type_has_more_than_six_cards() -> None:
    table = taking("special_130", 5, "bank", "sacred_war", "warlord").cards(0, *CARDS["venture"])
    table.play(0, "place:black:special.1")
    assert sorted(table.options(0)) == ["decline", "retrieve:bank", "retrieve:warlord"]
    assert table.refused(0, "retrieve:sacred_war") == "LOR-067"
    lapsed = taking("special_132", 7, "sacred_war").cards(0, *CARDS["venture"]).play(0, "place:black:special.1")
    assert lapsed.kind() == "end"


@pytest.mark.rule("HOU-222")
def test_the_immediate_effect_of_a_retrieved_card_resolves() -> None:
    table = taking("special_132", 7, *REMOVED).play(0, "place:black:special.1", "retrieve:hiring_soldiers")
    assert table.owned(0) == goods(military=6)


@pytest.mark.rule("HOU-222")
def test_effects_on_taking_resolve_with_a_retrieved_card() -> None:
    table = taking("special_132", 7, "sacred_war").leaders(0, "ferdinando_aragona")
    table.play(0, "place:black:special.1", "retrieve:sacred_war")
    assert table.owned(0) == goods(wood=1, stone=1, faith=4)


@pytest.mark.rule("HOU-222")
def test_an_occupied_tower_and_a_weaker_taking_do_not_matter() -> None:
    table = taking("special_132", 7, "sacred_war").stands(1, "black", "venture.1")
    table.excommunicated(0, "weaker_venture_taking").play(0, "place:black:special.1", "retrieve:sacred_war")
    assert table.owned(0) == goods(faith=4)


@pytest.mark.rule("HOU-223")
@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_everybody_sees_the_cards_of_earlier_rounds(viewer: int | None) -> None:
    table = taking("special_130", 5, *REMOVED)
    assert sorted(table.table(viewer)["removed"]) == sorted(REMOVED)


@pytest.mark.rule("HOU-223")
def test_a_retrieved_card_is_gone() -> None:
    table = taking("special_130", 5, *REMOVED).floor("special.2", "special_132").goods(1, coins=10)
    table.play(0, "place:black:special.1", "retrieve:sacred_war", "end").play(1, "place:black:special.2")
    assert table.options(1) == ["retrieve:hiring_soldiers", "decline"]
    assert sorted(table.table(1)["removed"]) == sorted(set(REMOVED) - {"sacred_war"})


@pytest.mark.rule("HOU-223")
def test_no_card_need_be_retrieved() -> None:
    table = taking("special_130", 5, *REMOVED).play(0, "place:black:special.1", "decline")
    assert table.kind() == "end"
    assert table.owned(0) == goods()
    assert base_cards(table.view())[1] == set()


@pytest.mark.rule("HOU-224")
@pytest.mark.parametrize("leaders", [(), ("niccolo_machiavelli",)])
@pytest.mark.parametrize(("before", "after"), [(5, 2), (3, 0), (2, 0)])
def test_card_104_costs_points_on_taking(before: int, after: int, leaders: tuple[str, ...]) -> None:
    table = Table().floor("special.1", "special_104").goods(0, victory_points=before).leaders(0, *leaders)
    assert table.play(0, "place:black:special.1").owned(0) == goods(victory_points=after)


@pytest.mark.rule("HOU-224")
@pytest.mark.parametrize("leaders", [(), ("niccolo_machiavelli",)])
@pytest.mark.parametrize("value", [1, 6])
def test_card_119_costs_points_in_every_production_unasked(value: int, leaders: tuple[str, ...]) -> None:
    table = Table().dice(value, value, value).cards(0, "special_119").goods(0, victory_points=10).leaders(0, *leaders)
    table.place(0, "black", "production.1", 0)
    assert table.kind() == "end"
    assert table.owned(0) == TILE | {"victory_points": 7}


@pytest.mark.rule("HOU-258")
@pytest.mark.parametrize("cards", [("garden", "special_119"), ("special_119", "garden")])
@pytest.mark.parametrize("points", [0, 1])
def test_losses_in_an_activation_come_after_its_gains(points: int, cards: tuple[str, str]) -> None:
    table = Table().dice(1, 1, 1).cards(0, *cards).goods(0, victory_points=points).place(0, "black", "production.1", 0)
    assert table.owned(0) == TILE | {"victory_points": points}


@pytest.mark.rule("HOU-225")
@pytest.mark.parametrize("area", ["harvest", "production"])
@pytest.mark.parametrize(("others", "value"), [((), 4), (("farmer", "artisan"), 6)])
def test_card_123_raises_harvests_and_productions(area: str, others: tuple[str, ...], value: int) -> None:
    table = Table().dice(3, 3, 3).cards(0, "special_123", *others).place(0, "black", f"{area}.1", 0)
    assert [args[1] for _, _, args in table.happened("work")] == [value]


def producing(*tokens: str, coins: int = 0) -> Table:
    """Seat 0 produces at 4 with cards 109 and 115."""
    table = Table().dice(4, 4, 4).cards(0, "special_109", "special_115").tokens(0, *tokens).goods(0, coins=coins)
    return table.place(0, "black", "production.1", 0)


@pytest.mark.rule("HOU-226")
def test_a_coin_buys_one_token() -> None:
    table = producing(coins=3)
    assert table.options(0) == ["exchange:special_109.1", "done"]
    table.play(0, "exchange:special_109.1")
    assert table.kind() == "end"
    assert table.owned(0) == goods(coins=2 + 2, military=1)
    assert table.token_count(0) == 1


@pytest.mark.rule("HOU-226")
def test_one_token_buys_five_points() -> None:
    table = producing("coins_token", "wood_token")
    assert table.options(0) == ["exchange:special_115.1", "done"]
    table.play(0, "exchange:special_115.1", "spend:coins_token")
    assert table.kind() == "end"
    assert table.owned(0) == TILE | {"victory_points": 5}
    assert table.hand_of_tokens(0) == ["wood_token"]


@pytest.mark.rule("HOU-226")
def test_neither_exchange_need_be_made() -> None:
    table = producing("coins_token", coins=1).play(0, "done")
    assert table.owned(0) == goods(coins=3, military=1)
    assert table.token_count(0) == 1


@pytest.mark.rule("HOU-226")
def test_what_the_production_gives_cannot_be_exchanged() -> None:
    without = producing()
    assert without.kind() == "end"
    assert without.owned(0) == TILE
    table = producing(coins=1)
    assert table.refused(0, "exchange:special_115.1") == "LOR-138"
    table.play(0, "exchange:special_109.1")
    assert table.kind() == "end"
    assert table.token_count(0) == 1
    assert table.owned(0) == TILE


@pytest.mark.rule("HOU-227")
def test_card_131_gives_a_point_for_each_faith_which_is_kept() -> None:
    table = Table().floor("special.1", "special_131").goods(0, coins=7, faith=7).play(0, "place:black:special.1")
    assert table.owned(0) == goods(faith=7, victory_points=7)
