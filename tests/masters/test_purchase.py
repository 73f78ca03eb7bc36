"""Buying a development card (checklist part 6)."""

from __future__ import annotations

import random

import pytest

from signoria.games.masters.table import Stack
from tests.masters.table import Table, goods, new_match, view_of
from tests.position import printed

PRINTED = printed("masters", "development_cards")
#: What each card costs, as printed.
COSTS: dict[str, dict[str, int]] = {card["id"].removeprefix("masters.card."): card["cost"] for card in PRINTED["cards"]}
COLOURS = ["green", "blue", "yellow", "purple"]
TEN_OF_EACH = goods(coins=10, stones=10, servants=10, shields=10)
#: What a slot holds below a card of each level.
BELOW = {1: "", 2: "purple.1.d", 3: "purple.1.d purple.2.d"}


def stack_of(card: str) -> str:
    """The stack a card lies in: "green.1"."""
    return card.rpartition(".")[0]


def ready(card: str, stores: dict[str, int]) -> Table:
    """Seat 0 has these stores and can place this card, which lies on top of its stack."""
    below = BELOW[int(card.split(".")[1])].replace("purple", "blue" if card.startswith("purple") else "purple")
    return Table().slots(0, below).top(card).strongbox(0, **stores)


def buy(table: Table, stack: str) -> Table:
    """Seat 0 buys the top card of a stack and lays it on the first slot."""
    table.play(0, f"buy:{stack}")
    return table.play(0, "slot:1") if table.kind() == "slot" else table


def rich(*slots: str) -> Table:
    """Seat 0 has ten of each resource and these slots; costs can be paid in one way only."""
    return Table().strongbox(0, **TEN_OF_EACH).slots(0, *slots)


def place(table: Table, card: str) -> Stack:
    """The stack of the grid where a card of this colour and level belongs."""
    colour, level = card.split(".")[:2]
    return table.view(1)["table"]["grid"][COLOURS.index(colour)][3 - int(level)]


@pytest.mark.rule("MAS-071")
def test_one_action_buys_exactly_one_card() -> None:
    table = rich().play(0, "buy:green.1", "slot:1")
    assert sum(len(slot) for slot in table.board(0)["slots"]) == 1
    assert table.options(0) == ["end"]
    assert table.refused(0, "buy:blue.1") == "MAS-038"


@pytest.mark.rule("MAS-072")
@pytest.mark.parametrize("stack", [f"{colour}.{level}" for colour in COLOURS for level in (1, 2, 3)])
def test_the_card_bought_is_the_one_on_top(stack: str) -> None:
    table = rich(BELOW[int(stack[-1])])
    top = place(table, stack)["card"]
    assert buy(table, stack).board(0)["slots"][0][-1] == top


@pytest.mark.rule("MAS-072")
def test_a_covered_card_cannot_be_bought() -> None:
    table = Table().stack("green.1", "green.1.d", "green.1.a").strongbox(0, shields=2)
    assert table.options(0, "buy") == []
    assert table.refused(0, "buy:green.1") == "MAS-073"
    assert table.refused(0, "buy:green.1.a") == ""


@pytest.mark.rule("MAS-072")
def test_an_empty_stack_sells_nothing() -> None:
    table = rich().stack("green.1")
    assert table.options(0, "buy") == ["buy:blue.1", "buy:yellow.1", "buy:purple.1"]
    assert table.refused(0, "buy:green.1") != ""


@pytest.mark.rule("MAS-073")
@pytest.mark.parametrize("card", COSTS)
def test_exactly_the_printed_cost_is_paid(card: str) -> None:
    poor = buy(ready(card, COSTS[card]), stack_of(card))
    assert poor.board(0)["slots"][0][-1] == card
    assert poor.owned(0) == goods()
    wealthy = buy(ready(card, TEN_OF_EACH), stack_of(card))
    assert wealthy.board(0)["slots"][0][-1] == card
    assert wealthy.owned(0) == {resource: 10 - COSTS[card].get(resource, 0) for resource in TEN_OF_EACH}


@pytest.mark.rule("MAS-073")
@pytest.mark.parametrize("card", COSTS)
def test_one_resource_less_or_another_one_instead_does_not_pay(card: str) -> None:
    for missing in COSTS[card]:
        less = {**COSTS[card], missing: COSTS[card][missing] - 1}
        swaps = [{**less, other: less.get(other, 0) + 1} for other in goods() if other != missing]
        assert len(swaps) == 3
        for stores in [less, *swaps]:
            table = ready(card, stores)
            assert f"buy:{stack_of(card)}" not in table.options(0)
            assert table.refused(0, f"buy:{stack_of(card)}") == "MAS-073"


@pytest.mark.rule("MAS-074")
@pytest.mark.parametrize(("from_depots", "from_strongbox"), [(2, 1), (1, 2)])
def test_a_cost_is_split_between_warehouse_and_strongbox_as_the_player_likes(
    from_depots: int, from_strongbox: int
) -> None:
    table = Table().top("blue.1.c").depots(0, coins=2).strongbox(0, coins=2).play(0, "buy:blue.1", "slot:1")
    assert table.options(0) == ["pay:coins.2", "pay:coins.1"]
    assert table.refused(0, "pay:coins.0") == "MAS-073"
    assert table.refused(0, "pay:coins.3") == "MAS-073"
    table.play(0, f"pay:coins.{from_depots}")
    assert table.in_depots(0) == goods(coins=2 - from_depots)
    assert table.in_strongbox(0) == goods(coins=2 - from_strongbox)


@pytest.mark.rule("MAS-074")
@pytest.mark.parametrize("coins", [0, 1, 2])
@pytest.mark.parametrize("servants", [0, 1, 2])
def test_each_resource_of_a_cost_is_split_on_its_own(coins: int, servants: int) -> None:
    table = Table().top("blue.1.d").depots(0, coins=3, servants=2).strongbox(0, coins=2, servants=2)
    table.play(0, "buy:blue.1", "slot:1", f"pay:coins.{coins}", f"pay:servants.{servants}")
    assert table.in_depots(0) == goods(coins=3 - coins, servants=2 - servants)
    assert table.in_strongbox(0) == goods(coins=coins, servants=servants)
    assert table.board(0)["slots"][0] == ["blue.1.d"]


@pytest.mark.rule("MAS-074")
def test_a_cost_comes_from_all_three_depots() -> None:
    table = Table().top("blue.1.b").depots(0, coins=3, stones=2, servants=1).play(0, "buy:blue.1", "slot:1")
    assert table.in_depots(0) == goods(coins=2, stones=1)


@pytest.mark.rule("MAS-075")
def test_a_leader_depot_pays_too() -> None:
    table = Table().top("yellow.1.a").played(0, "depot.stones").depots(0, coins=3, servants=2, shields=1, stones=2)
    assert table.board(0)["depots"][3] == {"resource": "stones", "count": 2, "size": 2}
    table.play(0, "buy:yellow.1", "slot:1")
    assert table.board(0)["depots"][3] == {"resource": "stones", "count": 0, "size": 2}
    assert table.in_depots(0) == goods(coins=3, servants=2, shields=1)


@pytest.mark.rule("MAS-076")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_the_buyer_chooses_among_three_empty_slots(slot: int) -> None:
    table = rich().top("blue.1.a").play(0, "buy:blue.1")
    assert table.options(0) == ["slot:1", "slot:2", "slot:3"]
    table.play(0, f"slot:{slot}")
    assert table.board(0)["slots"] == [["blue.1.a"] if slot == number else [] for number in (1, 2, 3)]


@pytest.mark.rule("MAS-076")
def test_the_only_empty_slot_is_taken_without_asking() -> None:
    table = rich("green.1.a", "", "yellow.1.a").top("blue.1.a").play(0, "buy:blue.1")
    assert table.board(0)["slots"] == [["green.1.a"], ["blue.1.a"], ["yellow.1.a"]]
    assert table.options(0) == ["end"]


@pytest.mark.rule("MAS-077", "MAS-082")
@pytest.mark.parametrize("third", ["green.1.a", "green.1.a blue.2.a", "green.1.a blue.2.a yellow.3.a"])
def test_level_1_goes_on_an_empty_slot_only(third: str) -> None:
    table = rich("", "", third).play(0, "buy:purple.1")
    assert table.options(0) == ["slot:1", "slot:2"]
    assert table.refused(0, "slot:3") == "MAS-077"


@pytest.mark.rule("MAS-077")
def test_level_1_is_not_for_sale_without_an_empty_slot() -> None:
    table = rich("green.1.a", "blue.1.a yellow.2.a", "yellow.1.a purple.2.a blue.3.a")
    assert not any(f"buy:{colour}.1" in table.options(0) for colour in COLOURS)
    assert [table.refused(0, f"buy:{colour}.1") for colour in COLOURS] == ["MAS-081"] * 4


@pytest.mark.rule("MAS-078", "MAS-082")
@pytest.mark.parametrize("third", ["", "green.1.c blue.2.a", "green.1.c blue.2.a yellow.3.a"])
def test_level_2_goes_on_level_1_only(third: str) -> None:
    table = rich("green.1.a", "green.1.b", third).top("purple.2.a").play(0, "buy:purple.2")
    assert table.options(0) == ["slot:1", "slot:2"]
    assert table.refused(0, "slot:3") == "MAS-078"
    assert table.play(0, "slot:2").board(0)["slots"][1] == ["green.1.b", "purple.2.a"]


@pytest.mark.rule("MAS-079", "MAS-082")
@pytest.mark.parametrize("third", ["", "green.1.c", "green.1.c blue.2.c yellow.3.a"])
def test_level_3_goes_on_level_2_only(third: str) -> None:
    table = rich("green.1.a blue.2.a", "green.1.b blue.2.b", third).top("purple.3.a").play(0, "buy:purple.3")
    assert table.options(0) == ["slot:1", "slot:2"]
    assert table.refused(0, "slot:3") == "MAS-079"
    assert table.play(0, "slot:2").board(0)["slots"][1] == ["green.1.b", "blue.2.b", "purple.3.a"]


@pytest.mark.rule("MAS-080")
@pytest.mark.parametrize("bought", COLOURS)
@pytest.mark.parametrize("covered", COLOURS)
def test_the_colour_of_the_covered_card_does_not_matter(bought: str, covered: str) -> None:
    level_2 = rich(f"{covered}.1.a").top(f"{bought}.2.b").play(0, f"buy:{bought}.2")
    assert level_2.board(0)["slots"][0] == [f"{covered}.1.a", f"{bought}.2.b"]
    level_3 = rich(f"{covered}.1.a {covered}.2.a").top(f"{bought}.3.b").play(0, f"buy:{bought}.3")
    assert level_3.board(0)["slots"][0] == [f"{covered}.1.a", f"{covered}.2.a", f"{bought}.3.b"]


@pytest.mark.rule("MAS-081")
def test_a_card_that_cannot_be_placed_cannot_be_bought() -> None:
    table = rich("green.1.a")
    assert table.options(0, "buy") == [f"buy:{colour}.{level}" for colour in COLOURS for level in (1, 2)]
    assert [table.refused(0, f"buy:{colour}.3") for colour in COLOURS] == ["MAS-081"] * 4


@pytest.mark.rule("MAS-082")
@pytest.mark.parametrize("seed", range(5))
def test_slots_of_random_matches_climb_from_level_1_to_3(seed: int) -> None:
    match, rng = new_match(1 + seed % 4, f"slots {seed}"), random.Random(seed)
    bought = 0
    while match.pending:
        decision = rng.choice(match.pending)
        sales = [option for option in decision.options if option.verb == "buy"]
        match.choose(decision.seat, rng.choice(sales or decision.options).code)
        slots = [slot for board in view_of(match)["boards"] for slot in board["slots"]]
        bought = sum(len(slot) for slot in slots)
        assert all([int(card.split(".")[1]) for card in slot] == [1, 2, 3][: len(slot)] for slot in slots)
    assert bought > 0


@pytest.mark.rule("MAS-083")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_covered_cards_stay_visible_to_all(viewer: int | None) -> None:
    table = Table(3).strongbox(0, **TEN_OF_EACH).slots(0, "purple.1.a green.2.b", "blue.1.d").top("yellow.3.c")
    table.play(0, "buy:yellow.3")
    assert table.view(viewer)["boards"][0]["slots"] == [["purple.1.a", "green.2.b", "yellow.3.c"], ["blue.1.d"], []]


@pytest.mark.rule("MAS-085")
@pytest.mark.parametrize("seed", range(3))
def test_an_empty_stack_stays_empty_to_the_end(seed: int) -> None:
    table, rng = rich().stack("green.1", "green.1.a").play(0, "buy:green.1", "slot:1"), random.Random(seed)
    while not table.over():
        grid = table.view()["table"]["grid"]
        assert grid[0][2] == {"card": "", "covered": 0}
        for colour, column in zip(COLOURS, grid, strict=True):
            for level, stack in zip((3, 2, 1), column, strict=True):
                assert stack["card"] == "" or stack_of(stack["card"]) == f"{colour}.{level}"
        seat = table.pending()[0]
        assert "buy:green.1" not in table.options(seat)
        table.play(seat, rng.choice(table.options(seat)))


@pytest.mark.rule("MAS-085")
def test_the_stacks_above_a_gap_stay_in_their_row() -> None:
    table = rich().stack("green.1", "green.1.a").top("green.2.a", "green.3.a")
    table.play(0, "buy:green.1", "slot:1")
    assert [stack["card"] for stack in table.view()["table"]["grid"][0]] == ["green.3.a", "green.2.a", ""]
    assert [stack["covered"] for stack in table.view()["table"]["grid"][0]] == [3, 3, 0]


@pytest.mark.rule("MAS-086")
def test_the_rulebooks_level_1_card_goes_on_either_free_slot() -> None:
    table = rich("purple.1.a").top("blue.1.a").play(0, "buy:blue.1")
    assert table.options(0) == ["slot:2", "slot:3"]
    assert table.play(0, "slot:3").board(0)["slots"] == [["purple.1.a"], [], ["blue.1.a"]]


@pytest.mark.rule("MAS-086")
def test_the_rulebooks_level_2_card_goes_on_the_level_1_card() -> None:
    table = rich("purple.1.a").top("green.2.a").play(0, "buy:green.2")
    assert table.board(0)["slots"] == [["purple.1.a", "green.2.a"], [], []]


@pytest.mark.rule("MAS-087")
def test_the_rulebooks_level_3_card_cannot_be_bought() -> None:
    table = rich("purple.1.a").top("blue.3.a")
    assert "buy:blue.3" not in table.options(0)
    assert table.refused(0, "buy:blue.3") == "MAS-081"
