"""The production action, the strongbox and the 3x tiles (checklist part 6)."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from signoria.games.masters.rules.cards import CARDS, RESOURCES, Card
from signoria.games.masters.view import triple_tiles
from tests.masters.table import Table, goods, masters, new_match, produce

PLENTY = goods(coins=10, stones=10, servants=10, shields=10)
PAIRS = (
    "coins.2 coins.1+stones.1 coins.1+servants.1 coins.1+shields.1 stones.2 "
    "stones.1+servants.1 stones.1+shields.1 servants.2 servants.1+shields.1 shields.2"
)
#: Powers of MAS-088: what each asks, and what it changes in the strongbox.
POWERS: dict[str, tuple[tuple[str, ...], dict[str, int]]] = {
    "basic": (("spend:shields.2", "receive:coins"), goods(shields=-2, coins=1)),
    "slot.1": ((), goods(stones=-1, servants=1)),
    "slot.2": ((), goods(coins=-1, shields=1)),
}


def pile(card: Card) -> str:
    """A slot with this card on top and what it must lie on below."""
    return " ".join([*["purple.1.a", "purple.2.a"][: card.level - 1], card.id])


@pytest.mark.rule("MAS-088")
@pytest.mark.parametrize("chosen", [subset for size in (1, 2, 3) for subset in combinations(POWERS, size)])
def test_any_payable_powers_may_be_used_and_the_rest_left(chosen: tuple[str, ...]) -> None:
    table = Table().slots(0, "green.1.b", "purple.1.b").strongbox(0, **PLENTY)
    assert len(table.options(0, "produce")) == 7
    table.play(0, produce(*chosen), *[code for power in chosen for code in POWERS[power][0]])
    assert table.kind() == "end"
    changes = [POWERS[power][1] for power in chosen]
    assert table.in_strongbox(0) == {r: PLENTY[r] + sum(change[r] for change in changes) for r in RESOURCES}


@pytest.mark.rule("MAS-089")
def test_a_covered_card_has_lost_its_power_to_the_card_above() -> None:
    table = Table().market().slots(0, "green.1.a").top("green.2.a")
    table.strongbox(0, shields=4, coins=1)
    assert "produce:slot.1" in table.options(0)
    table.play(0, "buy:green.2", "end").play(1, "take:row.1", "end")
    assert table.board(0)["slots"][0] == ["green.1.a", "green.2.a"]
    assert table.owned(0) == goods(coins=1)
    table.refused(0, "produce:slot.1")


@pytest.mark.rule("MAS-089")
def test_the_top_card_works_and_an_empty_slot_does_not() -> None:
    table = Table().slots(0, "green.1.a green.2.a").depots(0, coins=1, stones=1)
    assert table.refused(0, "produce:slot.2") == "MAS-089"
    table.play(0, "produce:slot.1")
    assert table.spaces() == [2, 0]
    assert table.owned(0) == goods(coins=1)


@pytest.mark.rule("MAS-090")
def test_the_basic_power_needs_no_card_and_works_in_the_first_turn() -> None:
    table = Table(4).turn(3).depots(3, coins=1, stones=1)
    assert table.view()["table"]["round"] == 1
    assert table.options(3, "produce") == ["produce:basic"]
    table.play(3, "produce:basic", "receive:shields")
    assert table.in_strongbox(3) == goods(shields=1)
    assert table.in_depots(3) == goods()


@pytest.mark.rule("MAS-091")
@pytest.mark.parametrize("output", RESOURCES)
@pytest.mark.parametrize(
    ("spend", "paid"), [("coins.2", goods(coins=2)), ("coins.1+stones.1", goods(coins=1, stones=1))]
)
def test_the_basic_power_turns_any_two_resources_into_any_one(spend: str, paid: dict[str, int], output: str) -> None:
    table = Table().strongbox(0, **PLENTY).play(0, "produce:basic", f"spend:{spend}", f"receive:{output}")
    assert table.in_strongbox(0) == {r: PLENTY[r] - paid[r] + (r == output) for r in RESOURCES}


@pytest.mark.rule("MAS-091")
def test_the_basic_power_takes_exactly_two() -> None:
    table = Table().strongbox(0, **PLENTY).play(0, "produce:basic")
    assert sorted(table.options(0)) == sorted([f"spend:{pair}" for pair in PAIRS.split()])
    for code in ("spend:nothing", "spend:coins.1", "spend:coins.3", "spend:coins.2+stones.1"):
        table.refused(0, code)
    assert "produce:basic" not in Table().depots(0, coins=1).options(0)


@pytest.mark.rule("MAS-092")
def test_faith_neither_pays_the_basic_power_nor_comes_from_it() -> None:
    table = Table().depots(0, coins=2, stones=1).faith(4).play(0, "produce:basic")
    assert table.options(0) == ["spend:coins.2", "spend:coins.1+stones.1"]
    for code in ("spend:faith.2", "spend:coins.1+faith.1", "spend:servants.2"):
        table.refused(0, code)
    table.play(0, "spend:coins.2")
    assert table.options(0) == ["receive:coins", "receive:stones", "receive:servants", "receive:shields"]
    table.refused(0, "receive:faith")
    Table().depots(0, coins=1).faith(4).refused(0, "produce:basic")


@pytest.mark.rule("MAS-093")
@pytest.mark.parametrize("power", POWERS)
def test_a_power_is_used_once_per_production(power: str) -> None:
    table = Table().slots(0, "green.1.b", "purple.1.b").strongbox(0, **PLENTY)
    table.refused(0, produce(power, power))
    table.play(0, produce(power), *POWERS[power][0])
    assert table.options(0) == ["end"]
    assert table.refused(0, produce(power)) == "MAS-038"


@pytest.mark.rule("MAS-094")
@pytest.mark.parametrize("coins", [0, 2])
def test_what_a_power_yields_cannot_pay_for_another(coins: int) -> None:
    table = Table().slots(0, "green.1.b", "yellow.1.a").depots(0, stones=1, coins=coins)
    assert table.refused(0, "produce:slot.2") == "MAS-095"
    assert table.refused(0, "produce:slot.1+slot.2") == "MAS-095"
    table.play(0, "produce:slot.1")
    assert table.kind() == "end"
    assert table.owned(0) == goods(coins=coins, servants=1)
    assert table.spaces() == [0, 0]


@pytest.mark.rule("MAS-095")
@pytest.mark.parametrize(("chosen", "faith", "goods_left"), [("slot.1", 1, goods()), ("slot.2", 0, goods(shields=1))])
def test_one_coin_pays_either_of_two_powers(chosen: str, faith: int, goods_left: dict[str, int]) -> None:
    table = Table().slots(0, "green.1.a", "purple.1.b").depots(0, coins=1)
    assert table.options(0, "produce") == ["produce:slot.1", "produce:slot.2"]
    table.play(0, f"produce:{chosen}")
    assert table.owned(0) == goods_left
    assert table.spaces() == [faith, 0]
    assert table.options(0) == ["end"]


@pytest.mark.rule("MAS-095")
@pytest.mark.parametrize("beside", ["", "basic+"])
def test_one_coin_does_not_pay_two_powers(beside: str) -> None:
    table = Table().slots(0, "green.1.a", "purple.1.b").depots(0, coins=1, stones=2)
    assert {f"produce:{beside}slot.1", f"produce:{beside}slot.2"} <= set(table.options(0))
    assert table.refused(0, f"produce:{beside}slot.1+slot.2") == "MAS-095"


@pytest.mark.rule("MAS-095")
def test_the_basic_power_cannot_spend_what_is_due_for_a_card() -> None:
    table = Table().slots(0, "green.1.a").depots(0, coins=2, stones=1, shields=1)
    table.play(0, "produce:basic+slot.1")
    assert table.options(0) == ["spend:coins.1+stones.1", "spend:coins.1+shields.1", "spend:stones.1+shields.1"]
    assert table.refused(0, "spend:coins.2") == "MAS-095"


@pytest.mark.rule("MAS-096")
def test_half_the_input_gives_nothing_and_twice_the_input_gives_once() -> None:
    table = Table().slots(0, "green.1.c").depots(0, servants=1)
    assert table.options(0, "produce") == []
    table.refused(0, "produce:slot.1")
    table = Table().slots(0, "green.1.c").strongbox(0, servants=4).play(0, "produce:slot.1")
    assert table.owned(0) == goods(servants=2, coins=1, stones=1, shields=1)


@pytest.mark.rule("MAS-096")
@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_every_card_takes_all_its_input_and_gives_all_its_output(card: Card) -> None:
    needs = dict(zip(RESOURCES, card.power.input, strict=True))
    table = Table().slots(0, pile(card)).strongbox(0, **needs).play(0, "produce:slot.1")
    assert table.owned(0) == dict(zip(RESOURCES, card.power.output, strict=True))
    assert table.spaces() == [card.power.faith, 0]
    for resource in [r for r in RESOURCES if needs[r]]:
        short = {**needs, resource: needs[resource] - 1}
        Table().slots(0, pile(card)).strongbox(0, **short).refused(0, "produce:slot.1")


@pytest.mark.rule("MAS-097")
@pytest.mark.parametrize("from_depots", [0, 1, 2])
def test_inputs_come_from_depots_and_strongbox_as_the_player_likes(from_depots: int) -> None:
    table = Table().slots(0, "green.1.c").depots(0, servants=2).strongbox(0, servants=2, coins=3)
    table.play(0, "produce:slot.1")
    assert table.options(0) == ["pay:servants.2", "pay:servants.1", "pay:servants.0"]
    table.play(0, f"pay:servants.{from_depots}")
    assert table.in_depots(0) == goods(servants=2 - from_depots)
    assert table.in_strongbox(0) == goods(servants=from_depots, coins=4, stones=1, shields=1)
    assert table.owned(0) == goods(servants=4 - 2, coins=3 + 1, stones=1, shields=1)


@pytest.mark.rule("MAS-097")
def test_inputs_come_from_several_depots_and_from_a_leader_depot() -> None:
    table = Table().slots(0, "green.1.d").played(0, "depot.servants").depots(0, stones=1, servants=1)
    assert table.board(0)["depots"][3] == {"resource": "servants", "count": 1, "size": 2}
    table.play(0, "produce:slot.1")
    assert all(depot["count"] == 0 for depot in table.board(0)["depots"])
    assert table.owned(0) == goods(coins=2)


@pytest.mark.rule("MAS-098")
def test_produced_resources_go_into_the_strongbox_though_depots_have_room() -> None:
    table = Table().slots(0, "blue.1.b").played(0, "depot.stones").strongbox(0, servants=1).play(0, "produce:slot.1")
    assert table.in_strongbox(0) == goods(stones=1)
    assert [depot["count"] for depot in table.board(0)["depots"]] == [0, 0, 0, 0]


@pytest.mark.rule("MAS-099")
def test_produced_faith_moves_the_marker_and_is_not_stored() -> None:
    table = Table().slots(0, "green.1.a").depots(0, coins=1).strongbox(0, shields=1).play(0, "produce:slot.1")
    assert table.spaces() == [1, 0]
    assert table.in_strongbox(0) == goods(shields=1)
    assert table.in_depots(0) == goods()


@pytest.mark.rule("MAS-100")
@pytest.mark.parametrize(
    ("colour", "resource"), [("green", "shields"), ("blue", "coins"), ("yellow", "stones"), ("purple", "servants")]
)
def test_the_strongbox_keeps_and_pays_any_number_of_every_type(colour: str, resource: str) -> None:
    table = Table().market().slots(0, "green.1.c green.2.a", "purple.1.c").top(f"{colour}.3.c")
    table.strongbox(0, coins=20, stones=20, servants=20, shields=20)
    table.play(0, "produce:slot.2", "end").play(1, "take:row.1", "end")
    stored = goods(coins=18, stones=21, servants=21, shields=21)
    assert table.in_strongbox(0) == stored
    table.play(0, f"buy:{colour}.3")
    assert table.in_strongbox(0) == {**stored, resource: stored[resource] - 7}


@pytest.mark.rule("MAS-101")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_strongbox_grows_in_production_actions_only(seats: int) -> None:
    growths = 0
    for seed in range(20):
        choices = random.Random(seed)
        match = new_match(seats, f"strongbox.{seed}")
        action = ""
        while match.pending:
            decision = choices.choice(match.pending)
            option = choices.choice(decision.options)
            action = option.verb if decision.kind in ("turn", "end") else action
            before = [player.strongbox[:] for player in masters(match).players]
            match.choose(decision.seat, option.code)
            for seat, player in enumerate(masters(match).players):
                if any(now > then for now, then in zip(player.strongbox, before[seat], strict=True)):
                    assert (action, seat) == ("produce", decision.seat)
                    growths += 1
    assert growths


@pytest.mark.rule("MAS-102")
def test_faith_of_powers_used_together_is_one_gain_before_any_report() -> None:
    slots = ("green.1.a green.2.a green.3.c", "blue.1.a blue.2.a blue.3.c", "yellow.1.a yellow.2.a yellow.3.c")
    table = Table().slots(0, *slots).depots(0, servants=1, stones=1, shields=1).faith(7)
    table.play(0, "produce:slot.1+slot.2+slot.3")
    assert table.spaces() == [16, 0]
    assert table.happened("faith", "report") == [("faith", 0, (9, 16)), ("report", -1, (0,)), ("report", -1, (1,))]


def rulebook_example() -> Table:
    table = Table().slots(0, "green.1.a green.2.b", "blue.1.a blue.2.d", "purple.1.c")
    return table.depots(0, stones=2, servants=2).strongbox(0, shields=1, coins=2)


@pytest.mark.rule("MAS-103")
def test_the_rulebooks_three_cards_leave_two_stones_and_move_the_marker() -> None:
    table = rulebook_example().play(0, "produce:slot.1+slot.2+slot.3")
    assert table.in_strongbox(0) == goods(stones=6, servants=1, shields=1)
    assert table.in_depots(0) == goods(stones=2)
    assert table.spaces() == [1, 0]


@pytest.mark.rule("MAS-104")
def test_the_rulebooks_two_stones_left_could_become_a_coin() -> None:
    table = rulebook_example().play(0, "produce:basic+slot.1+slot.2+slot.3")
    assert table.options(0) == ["receive:coins", "receive:stones", "receive:servants", "receive:shields"]
    table.play(0, "receive:coins")
    assert table.in_strongbox(0) == goods(stones=6, servants=1, shields=1, coins=1)
    assert table.in_depots(0) == goods()
    assert table.spaces() == [1, 0]


@pytest.mark.rule("MAS-105")
def test_coins_never_run_out() -> None:
    table = Table().market("yellow yellow white white").slots(1, "yellow.1.b")
    table.strongbox(0, coins=16).strongbox(1, coins=16, shields=1)
    table.play(0, "take:row.1", "store:coins.2", "end")
    assert table.owned(0) == goods(coins=18)
    table.play(1, "produce:slot.1")
    assert table.owned(1) == goods(coins=17)


@pytest.mark.rule("MAS-106")
@pytest.mark.parametrize(
    ("owned", "expected"), [(0, (0, 0)), (1, (0, 1)), (2, (0, 2)), (3, (1, 0)), (5, (1, 2)), (7, (2, 1))]
)
def test_a_tile_stands_for_three_and_sends_two_back(owned: int, expected: tuple[int, int]) -> None:
    tiles, loose = triple_tiles(owned)
    assert (tiles, loose) == expected
    assert owned - (tiles + loose) == 2 * tiles


@pytest.mark.rule("MAS-106")
def test_three_stones_on_a_tile_still_count_three() -> None:
    assert triple_tiles(3) == (1, 0)
    table = Table().strongbox(0, stones=3).depots(0, stones=2).hand(0, "depot.servants").top("yellow.1.c")
    assert table.in_strongbox(0) == goods(stones=3)
    assert table.score(0).parts["resources"] == 1
    table.play(0, "play:depot.servants", "buy:yellow.1", "slot:1", "pay:stones.0")
    assert table.owned(0) == goods(stones=2)
    short = Table().strongbox(0, stones=2).depots(0, stones=2).hand(0, "depot.servants")
    assert short.score(0).parts["resources"] == 0
    short.refused(0, "play:depot.servants")


@pytest.mark.rule("MAS-107")
def test_the_rulebooks_six_stones_are_two_tiles_and_still_six() -> None:
    tiles, loose = triple_tiles(6)
    assert (tiles, loose) == (2, 0)
    assert 6 - (tiles + loose) == 4
    table = Table().slots(0, "yellow.1.a yellow.2.a").strongbox(0, stones=6).depots(0, coins=4).top("yellow.3.a")
    assert table.in_strongbox(0) == goods(stones=6)
    assert table.board(0)["triple_tiles"] == goods(stones=2)
    assert table.score(0).parts["resources"] == 2
    table.play(0, "buy:yellow.3")
    assert table.owned(0) == goods(coins=4)
