"""Depots, and what becomes of resources that do not fit in them (checklist part 5)."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement, permutations, product

import pytest

from signoria.games.masters import GAME
from signoria.games.masters.rules.cards import RESOURCES
from signoria.games.masters.rules.depots import fits
from signoria.games.masters.rules.leaders import leader_room
from signoria.games.masters.table import Board
from signoria.kernel.match import Match
from tests.masters.table import Table, goods, masters, new_match

MARBLE_OF = {"coins": "yellow", "stones": "grey", "servants": "purple", "shields": "blue"}
#: Every multiset of up to four resources.
TAKEN_RESOURCES = [resources for size in range(5) for resources in combinations_with_replacement(RESOURCES, size)]

#: Every way to give the depots of 3, 2 and 1 three different resources: how many of each may then lie there.
WAREHOUSES = [dict(zip(types, (3, 2, 1), strict=True)) for types in permutations(range(4), 3)]


def line(*resources: str, red: int = 0) -> str:
    """A row of marbles that gives these resources and faith, filled up with white."""
    marbles = ["red"] * red + [MARBLE_OF[resource] for resource in resources]
    return " ".join(marbles + ["white"] * (4 - len(marbles)))


def taking(table: Table, *resources: str) -> Table:
    """Seat 0 takes a row with these resources."""
    return table.market(line(*resources)).play(0, "take:row.1")


def can_lie(depots: list[int], room: list[int]) -> bool:
    """Try every way to give each warehouse depot another resource, beside the leader depots."""
    counts = [max(0, count - special) for count, special in zip(depots, room, strict=True)]
    return any(all(count <= sizes.get(r, 0) for r, count in enumerate(counts)) for sizes in WAREHOUSES)


def check_depots(board: Board) -> None:
    """Depots as drawn: warehouse from the largest up, then one for each depot leader."""
    warehouse, special = board["depots"][:3], board["depots"][3:]
    assert all(depot["count"] <= size for depot, size in zip(warehouse, (3, 2, 1), strict=True))
    assert all(bool(depot["resource"]) == bool(depot["count"]) for depot in warehouse)
    types = [depot["resource"] for depot in warehouse if depot["count"]]
    assert len(types) == len(set(types))
    leaders = [leader.removeprefix("depot.") for leader in board["played"] if leader.startswith("depot.")]
    assert [depot["resource"] for depot in special] == leaders
    assert all(depot["count"] <= 2 for depot in special)


def drawn(board: Board) -> dict[str, int]:
    """What lies in all depots as drawn."""
    return goods(**{r: sum(d["count"] for d in board["depots"] if d["resource"] == r) for r in RESOURCES})


def warehouse(table: Table) -> list[tuple[str, int]]:
    """Seat 0's depots of 3, 2 and 1 as drawn."""
    return [(depot["resource"], depot["count"]) for depot in table.board(0)["depots"][:3]]


def leaders_in_play(seed: int) -> Match:
    """A match in which both players have leader depots, and seat 1 also gets something for white marbles."""
    table = Table(seed=f"leaders {seed}").played(0, "depot.coins", "depot.stones")
    return table.played(1, "depot.servants", "white_marble.servants").match


def choose_at_random(match: Match, rng: random.Random) -> str:
    """One random choice of somebody who acts in all ways alike and keeps most of what is taken; its verb."""
    decision = rng.choice(match.pending)
    verb = rng.choice(sorted({option.verb for option in decision.options} - {"discard"}))
    options = [option for option in decision.options if option.verb == verb]
    match.choose(decision.seat, rng.choice(options[:2] if verb == "store" else options).code)
    return verb


@pytest.mark.rule("MAS-056")
def test_nothing_taken_from_the_market_goes_into_the_strongbox() -> None:
    codes = taking(Table().strongbox(0, coins=1), "coins", "coins", "stones").options(0)
    assert len(codes) == 6
    for code in codes:
        table = taking(Table().strongbox(0, coins=1), "coins", "coins", "stones").play(0, code)
        assert "strongbox" not in code
        assert table.in_strongbox(0) == goods(coins=1)
        assert sum(table.in_depots(0).values()) + table.spaces()[1] == 3


@pytest.mark.rule("MAS-056")
def test_a_matching_leader_depot_takes_what_the_warehouse_cannot() -> None:
    table = Table().depots(0, stones=3, servants=2, shields=1).played(0, "depot.coins")
    taking(table, "coins", "coins", "stones").play(0, "store:coins.2")
    assert table.board(0)["depots"][3] == {"resource": "coins", "count": 2, "size": 2}
    assert warehouse(table) == [("stones", 3), ("servants", 2), ("shields", 1)]
    assert table.spaces() == [0, 1]


@pytest.mark.rule("MAS-057")
@pytest.mark.parametrize("new_resource", ["coins", "stones", "servants"])
def test_a_full_depot_takes_no_more(new_resource: str) -> None:
    table = taking(Table().depots(0, coins=3, stones=2, servants=1), new_resource)
    assert table.in_depots(0) == goods(coins=3, stones=2, servants=1)
    assert table.spaces() == [0, 1]


@pytest.mark.rule("MAS-057")
@pytest.mark.parametrize("resource", RESOURCES)
def test_an_empty_warehouse_takes_three_of_a_type_but_not_four(resource: str) -> None:
    table = taking(Table(), *[resource] * 4)
    assert table.options(0) == [f"store:{resource}.3", f"store:{resource}.2", f"store:{resource}.1", "store:nothing"]
    assert table.refused(0, f"store:{resource}.4") == "MAS-063"


@pytest.mark.rule("MAS-057")
def test_six_resources_fill_the_warehouse() -> None:
    table = taking(Table().depots(0, coins=2), "coins", "stones", "stones", "servants")
    table.play(0, "store:coins.1+stones.2+servants.1")
    assert warehouse(table) == [("coins", 3), ("stones", 2), ("servants", 1)]


@pytest.mark.rule("MAS-057", "MAS-058", "MAS-059", "MAS-060", "MAS-061")
@pytest.mark.parametrize("leaders", [(), ("depot.coins",), ("depot.stones", "depot.shields")])
def test_goods_fit_exactly_when_some_legal_arrangement_holds_them(leaders: tuple[str, ...]) -> None:
    table = Table().played(0, *leaders)
    room = [2 if f"depot.{resource}" in leaders else 0 for resource in RESOURCES]
    assert leader_room(table.player(0)) == room
    for counts in product(range(7), repeat=4):
        depots = list(counts)
        assert fits(depots, room) == can_lie(depots, room)
        if can_lie(depots, room):
            table.player(0).depots = depots
            board = GAME.public(table.state)["boards"][0]
            check_depots(board)
            assert drawn(board) == table.in_depots(0)


@pytest.mark.rule("MAS-057", "MAS-058", "MAS-059")
@pytest.mark.parametrize("seed", range(8))
def test_random_matches_never_break_the_depot_rules(seed: int) -> None:
    match, rng = leaders_in_play(seed) if seed % 2 else new_match(4, f"depots {seed}"), random.Random(seed)
    while match.pending:
        choose_at_random(match, rng)
        state = masters(match)
        for player, board in zip(state.players, GAME.public(state)["boards"], strict=True):
            check_depots(board)
            assert list(drawn(board).values()) == player.depots


@pytest.mark.rule("MAS-058")
def test_a_fourth_type_finds_no_depot_while_each_holds_a_type() -> None:
    table = taking(Table().depots(0, coins=1, stones=1, servants=1), "shields")
    assert table.in_depots(0) == goods(coins=1, stones=1, servants=1)
    assert table.spaces() == [0, 1]


@pytest.mark.rule("MAS-058")
def test_a_depot_emptied_by_a_purchase_is_free_for_any_type() -> None:
    table = Table().depots(0, coins=2, stones=1, servants=1).top("blue.1.a").market(line("shields"))
    table.play(0, "buy:blue.1", "slot:1", "end").play(1, "take:row.2", "end").play(0, "take:row.1")
    assert table.options(0) == ["store:shields.1", "store:nothing"]
    table.play(0, "store:shields.1")
    assert table.in_depots(0) == goods(stones=1, servants=1, shields=1)


@pytest.mark.rule("MAS-059")
def test_a_type_does_not_overflow_into_another_depot() -> None:
    table = taking(Table().depots(0, servants=3, coins=2), "coins", "stones")
    assert table.options(0) == ["store:stones.1", "store:nothing"]
    assert table.refused(0, "store:coins.1") == "MAS-063"


@pytest.mark.rule("MAS-060")
@pytest.mark.parametrize(("grows", "stays"), [("coins", "stones"), ("stones", "coins")])
def test_depots_are_rearranged_before_the_action_at_no_cost(grows: str, stays: str) -> None:
    table = taking(Table().depots(0, servants=3, coins=1, stones=1), grows).play(0, f"store:{grows}.1")
    assert warehouse(table) == [("servants", 3), (grows, 2), (stays, 1)]
    assert table.spaces() == [0, 0]


@pytest.mark.rule("MAS-060")
def test_depots_are_rearranged_after_the_action_at_no_cost() -> None:
    table = Table().depots(0, servants=3, coins=2, stones=1).played(0, "production.coins").market(line("stones"))
    assert warehouse(table) == [("servants", 3), ("coins", 2), ("stones", 1)]
    table.play(0, "produce:leader.coins", "receive:coins")
    assert drawn(table.board(0)) == goods(servants=3, coins=1, stones=1)
    table.play(0, "end").play(1, "take:row.2", "end").play(0, "take:row.1", "store:stones.1")
    assert warehouse(table) == [("servants", 3), ("stones", 2), ("coins", 1)]


@pytest.mark.rule("MAS-061")
def test_three_stones_do_not_go_into_the_depot_of_two() -> None:
    table = taking(Table().depots(0, stones=3), "coins", "coins", "coins")
    assert table.options(0) == ["store:coins.2", "store:coins.1", "store:nothing"]
    assert table.refused(0, "store:coins.3") == "MAS-063"
    assert table.in_depots(0) == goods(stones=3)


@pytest.mark.rule("MAS-061")
def test_two_types_do_not_share_a_depot() -> None:
    table = taking(Table().depots(0, coins=1, stones=1, servants=1), "coins", "shields")
    assert table.options(0) == ["store:coins.1", "store:nothing"]
    assert table.refused(0, "store:shields.1") == "MAS-063"
    assert table.refused(0, "store:coins.1+shields.1") == "MAS-063"


@pytest.mark.rule("MAS-062", "MAS-069")
def test_depots_are_rearranged_to_make_room_for_what_was_taken() -> None:
    table = taking(Table().depots(0, shields=3, servants=1, coins=1), "servants").play(0, "store:servants.1")
    assert warehouse(table) == [("shields", 3), ("servants", 2), ("coins", 1)]
    assert table.spaces() == [0, 0]


@pytest.mark.rule("MAS-056", "MAS-063", "MAS-066")
def test_what_cannot_be_stored_is_discarded_though_the_strongbox_has_room() -> None:
    table = taking(Table().depots(0, coins=3, stones=2, servants=1).strongbox(0, shields=1), "shields")
    assert table.options(0) == ["end"]
    assert table.in_depots(0) == goods(coins=3, stones=2, servants=1)
    assert table.in_strongbox(0) == goods(shields=1)
    assert table.spaces() == [0, 1]


@pytest.mark.rule("MAS-064")
@pytest.mark.parametrize(("code", "stones", "faith"), [("store:stones.1", 1, 0), ("store:nothing", 0, 1)])
def test_what_could_be_stored_may_be_discarded(code: str, stones: int, faith: int) -> None:
    table = taking(Table(), "stones")
    assert table.options(0) == ["store:stones.1", "store:nothing"]
    table.play(0, code)
    assert table.owned(0) == goods(stones=stones)
    assert table.spaces() == [0, faith]


@pytest.mark.rule("MAS-065")
def test_each_discard_is_a_faith_for_every_other_player() -> None:
    table = taking(Table(4).depots(0, coins=1).faith(2, 0, 1, 3), "coins", "stones", "shields").play(0, "store:coins.1")
    assert table.spaces() == [2, 2, 3, 5]
    assert table.owned(0) == goods(coins=2)


@pytest.mark.rule("MAS-066")
def test_stored_resources_are_not_thrown_away_to_make_room() -> None:
    stored = goods(coins=2, stones=2, servants=1)
    codes = taking(Table().depots(0, **stored), "coins", "coins", "stones", "shields").options(0)
    assert codes == ["store:coins.1", "store:stones.1", "store:nothing"]
    for code in codes:
        table = taking(Table().depots(0, **stored), "coins", "coins", "stones", "shields").play(0, code)
        assert all(table.in_depots(0)[resource] >= stored[resource] for resource in RESOURCES)


@pytest.mark.rule("MAS-066")
def test_nothing_is_discarded_outside_a_market_action() -> None:
    table = Table().depots(0, coins=3, stones=2, servants=1).strongbox(0, coins=5).top("blue.1.c")
    for codes in [(), ("buy:blue.1",), ("slot:1",), ("pay:coins.3",)]:
        table.play(0, *codes)
        assert not {"store", "discard"} & {code.partition(":")[0] for code in table.options(0)}
        for code in ["store:nothing", "store:coins.1"]:
            assert table.refused(0, code) != ""
    assert table.options(0) == ["end"]
    assert table.spaces() == [0, 0]


@pytest.mark.rule("MAS-067")
def test_all_discards_of_a_line_move_the_others_before_the_report() -> None:
    table = taking(Table(3).faith(0, 7, 3), "coins", "stones").play(0, "store:nothing")
    assert table.spaces() == [0, 9, 5]
    assert [board["tiles"][0] for board in table.view()["boards"]] == ["discarded", "face_up", "face_up"]
    moves = [("faith", 1, (2, 9)), ("faith", 2, (2, 5)), ("report", -1, (0,))]
    assert table.happened("faith", "report") == moves


@pytest.mark.rule("MAS-068")
def test_no_code_moves_resources_between_warehouse_and_strongbox() -> None:
    table = Table().depots(0, coins=3, stones=1).strongbox(0, servants=1).market(line("servants", "stones"))
    table.top("green.1.a", "blue.1.a", "yellow.1.a", "purple.1.a")
    assert {code.partition(":")[0] for code in table.options(0)} == {"take", "buy", "produce"}
    table.play(0, "take:row.1")
    assert {code.partition(":")[0] for code in table.options(0)} == {"store"}
    table.play(0, "store:stones.1+servants.1")
    assert table.options(0) == ["end"]
    assert table.in_depots(0) == goods(coins=3, stones=2, servants=1)
    assert table.in_strongbox(0) == goods(servants=1)


@pytest.mark.rule("MAS-068")
@pytest.mark.parametrize("seed", range(8))
def test_resources_never_move_between_warehouse_and_strongbox(seed: int) -> None:
    match, rng = leaders_in_play(seed) if seed % 2 else new_match(3, f"moves {seed}"), random.Random(seed)
    while match.pending:
        before = [(list(player.depots), list(player.strongbox)) for player in masters(match).players]
        verb = choose_at_random(match, rng)
        for (depots, strongbox), player in zip(before, masters(match).players, strict=True):
            if verb not in ("start", "take", "white", "store"):
                assert all(new <= old for new, old in zip(player.depots, depots, strict=True))
            if verb in ("start", "take", "white", "store", "play", "discard", "end", "keep"):
                assert player.strongbox == strongbox
            if verb in ("play", "discard", "end", "keep"):
                assert player.depots == depots
            if verb in ("buy", "slot"):
                assert all(new <= old for new, old in zip(player.strongbox, strongbox, strict=True))


@pytest.mark.rule("MAS-069")
@pytest.mark.parametrize("third", ["stones", "shields"])
@pytest.mark.parametrize("resources", TAKEN_RESOURCES)
def test_the_rulebooks_warehouse_takes_one_coin_or_one_servant(resources: tuple[str, ...], third: str) -> None:
    table = taking(Table().depots(0, servants=1, coins=1, **{third: 3}), *resources)
    storable = [f"store:{resource}.1" for resource in ("coins", "servants") if resource in resources]
    assert table.options(0) == ([*storable, "store:nothing"] if storable else ["end"])
    assert table.spaces() == [0, 0 if storable else len(resources)]


@pytest.mark.rule("MAS-070")
@pytest.mark.parametrize("third", ["stones", "shields"])
def test_the_rulebooks_warehouse_leaves_faith_for_the_others(third: str) -> None:
    table = Table().depots(0, servants=1, coins=1, **{third: 3}).market(line("coins", "coins", "stones", red=1))
    table.play(0, "take:row.1", "store:coins.1")
    assert table.spaces() == [1, 2]
    assert table.in_depots(0) == goods(**{"servants": 1, "coins": 2, third: 3})


@pytest.mark.rule("MAS-070")
@pytest.mark.parametrize("resource", ["coins", "servants"])
def test_of_two_coins_and_a_servant_only_one_resource_is_kept(resource: str) -> None:
    table = taking(Table().depots(0, servants=1, coins=1, stones=3), "coins", "coins", "servants")
    assert table.options(0) == ["store:coins.1", "store:servants.1", "store:nothing"]
    assert table.play(0, f"store:{resource}.1").spaces() == [0, 2]
