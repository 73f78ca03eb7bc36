"""The object auction: declining, the last player's purchase, and what limits both (checklist part 3)."""

from __future__ import annotations

import pytest

from tests.princes.bidding import answer_in_turn, fill, purses, quiet_phase, stacks
from tests.princes.table import Table

STACKS = ["forest", "lake", "park", "jester", "builder", "prestige_card", "recruiting_card"]


def available(verb: str, *without: str) -> list[str]:
    return [f"{verb}:{stack}" for stack in STACKS if stack not in without]


def two_left(seats: int = 4) -> Table:
    """Seats 0 and 1 have a jester and a builder, seat 2 opens."""
    table = Table(seats)
    answer_in_turn(table, "open:jester", *["pass"] * (seats - 1), "open:builder", *["pass"] * (seats - 2))
    return table


@pytest.mark.rule("PRI-045")
def test_who_declines_to_open_is_out_for_the_round() -> None:
    table = Table(4)
    answer_in_turn(table, "open:jester", "pass", "pass", "pass")
    assert answer_in_turn(table, "decline", "open:builder", "bid", "pass") == [1, 2, 3, 2]
    assert (table.pending(), table.kind()) == ([2], "purchase")
    table.play(2, "nothing")
    assert table.view()["table"]["phase"] == "actions"
    assert table.board(1)["builders"] == 0
    assert table.florins(1) == 3500


@pytest.mark.rule("PRI-046")
def test_after_a_decline_the_next_player_opens() -> None:
    table = Table(4).play(0, "decline")
    assert (table.pending(), table.kind()) == ([1], "open")
    assert answer_in_turn(table, "open:jester", "bid", "bid", "pass", "pass") == [1, 2, 3, 1, 2]
    assert (table.pending(), table.kind()) == ([1], "open")


@pytest.mark.rule("PRI-046")
def test_after_a_decline_players_with_an_object_are_skipped() -> None:
    table = Table(4)
    answer_in_turn(table, "open:jester", "bid", "pass", "pass", "pass")
    assert answer_in_turn(table, "decline") == [0]
    assert (table.pending(), table.kind()) == ([2], "open")


@pytest.mark.rule("PRI-047")
def test_an_opener_who_lost_may_decline_to_open_again() -> None:
    table = Table(4).starts(1)
    answer_in_turn(table, "open:jester", "pass", "bid", "pass", "pass")
    assert answer_in_turn(table, "decline") == [1]
    assert answer_in_turn(table, "open:builder", "bid", "pass") == [2, 0, 2]
    assert (table.pending(), table.kind()) == ([2], "purchase")


@pytest.mark.rule("PRI-048")
def test_the_last_player_chooses_among_all_available_stacks_without_bidding() -> None:
    table = two_left()
    answer_in_turn(table, "open:recruiting_card", "pass")
    assert (table.pending(), table.kind()) == ([3], "purchase")
    assert table.options(3) == [*available("buy", "jester", "builder", "recruiting_card"), "nothing"]
    assert all(table.refused(3, code) for code in ("open:lake", "bid", "pass", "decline"))
    table.play(3, "buy:park")
    assert table.florins(3) == 3300
    table.play(3, table.options(3, "place")[0])
    assert table.view()["table"]["phase"] == "actions"


@pytest.mark.rule("PRI-048", "PRI-042")
def test_an_opener_outbid_by_everybody_is_the_last_player() -> None:
    table = Table(3)
    answer_in_turn(table, "open:jester", "bid", "pass", "pass", "open:builder", "bid", "pass")
    assert [seat for _, seat, _ in table.happened("won")] == [1, 2]
    assert (table.pending(), table.kind()) == ([0], "purchase")
    assert table.play(0, "buy:recruiting_card").florins(0) == 3300


@pytest.mark.rule("PRI-049")
def test_the_last_player_may_take_nothing() -> None:
    table = two_left(3)
    before = stacks(table)
    assert table.kind() == "purchase"
    table.play(2, "nothing")
    assert stacks(table) == before
    assert purses(table) == [3300, 3300, 3500]
    assert (table.view()["table"]["phase"], table.pending()) == ("actions", [0])


@pytest.mark.rule("PRI-050")
def test_one_may_be_the_last_because_the_others_declined() -> None:
    table = Table(4)
    answer_in_turn(table, "decline", "decline", "decline")
    assert (table.pending(), table.kind()) == ([3], "purchase")
    assert table.options(3) == [*available("buy"), "nothing"]
    table.play(3, "buy:builder")
    assert (table.florins(3), table.board(3)["builders"]) == (3300, 1)
    assert table.view()["table"]["phase"] == "actions"


@pytest.mark.rule("PRI-051")
def test_all_stacks_are_open_again_after_the_auction() -> None:
    table = two_left(3)
    assert [stack["stack"] for stack in table.view()["table"]["stacks"] if stack["closed"]] == ["jester", "builder"]
    table.play(2, "buy:recruiting_card")
    assert table.view()["table"]["phase"] == "actions"
    assert [stack["closed"] for stack in table.view()["table"]["stacks"]] == [""] * 7
    quiet_phase(table)
    assert (table.view()["table"]["round"], table.pending()) == (2, [1])
    assert table.options(1) == [*available("open"), "decline"]
    assert [table.objects_left(stack) for stack in ("jester", "builder", "recruiting_card")] == [6, 5, 4]


@pytest.mark.rule("PRI-052")
def test_points_count_as_money_in_a_bid_up_to_100_each() -> None:
    table = Table(3).money(1, 300).points(0, 4, 0)
    assert answer_in_turn(table, "open:jester", "bid", "pass", "bid", "bid", "bid", "bid") == [0, 1, 2, 0, 1, 0, 1]
    assert table.view()["table"]["auction"] == {"stack": "jester", "bid": 700, "seat": 1}
    table.play(0, "bid")
    assert table.options(1) == ["pass"]
    assert table.refused(1, "bid") == "PRI-034"
    table.play(1, "pass")
    assert (table.florins(1), table.fame(1)) == (300, 4)


@pytest.mark.rule("PRI-052")
@pytest.mark.parametrize(("raises", "price", "florins", "points"), [(0, 200, 100, 4), (2, 400, 0, 3), (4, 600, 0, 1)])
def test_only_what_is_short_is_taken_from_the_points(raises: int, price: int, florins: int, points: int) -> None:
    table = Table(3).money(0, 300).points(4, 0, 0).starts(2)
    answer_in_turn(table, "decline", "open:jester", *["bid"] * raises, "pass")
    assert table.happened("won") == [("won", 0, (STACKS.index("jester"), price))]
    assert (table.florins(0), table.fame(0)) == (florins, points)


@pytest.mark.rule("PRI-052")
def test_who_has_just_enough_money_keeps_all_points() -> None:
    table = Table(3).money(1, 300).points(0, 4, 0)
    answer_in_turn(table, "open:jester", "bid", "pass", "pass")
    assert (table.florins(1), table.fame(1)) == (0, 4)


@pytest.mark.rule("PRI-052")
def test_a_purchase_may_be_paid_with_points_too() -> None:
    table = Table(3).money(2, 100).points(0, 0, 5)
    answer_in_turn(table, "decline", "decline", "buy:jester")
    assert (table.florins(2), table.fame(2)) == (0, 4)


@pytest.mark.rule("PRI-053")
def test_who_cannot_pay_the_opening_bid_can_only_decline() -> None:
    table = Table(4).money(0, 100)
    assert table.options(0) == ["decline"]
    assert table.refused(0, "open:jester") == "PRI-053"


@pytest.mark.rule("PRI-053")
def test_with_200_in_money_and_points_one_can_open() -> None:
    assert Table(4).money(0, 100).points(1, 0, 0, 0).options(0) == [*available("open"), "decline"]


@pytest.mark.rule("PRI-053")
def test_a_last_player_who_cannot_pay_can_only_take_nothing() -> None:
    table = Table(3).money(2, 100)
    answer_in_turn(table, "decline", "decline")
    assert (table.kind(), table.options(2)) == ("purchase", ["nothing"])
    assert table.refused(2, "buy:jester") == "PRI-053"


@pytest.mark.rule("PRI-054")
def test_without_room_no_landscape_is_opened() -> None:
    table = fill(Table(3), 0)
    assert table.options(0) == [*available("open", "forest", "lake", "park"), "decline"]
    assert {table.refused(0, f"open:{landscape}") for landscape in ("forest", "lake", "park")} == {"PRI-054"}


@pytest.mark.rule("PRI-054")
def test_without_room_for_a_forest_a_park_may_still_be_opened() -> None:
    table = fill(Table(3), 0, leaving_out="R")
    assert table.options(0) == [*available("open", "forest", "lake"), "decline"]


@pytest.mark.rule("PRI-054")
def test_without_room_one_can_only_pass_on_a_landscape() -> None:
    table = fill(Table(3), 1).play(0, "open:forest")
    assert table.options(1) == ["pass"]
    assert table.refused(1, "bid") == "PRI-054"
    assert table.play(1, "pass").options(2) == ["bid", "pass"]


@pytest.mark.rule("PRI-054")
def test_without_room_no_landscape_is_bought_by_the_last_player() -> None:
    table = fill(Table(3), 2)
    answer_in_turn(table, "decline", "decline")
    assert table.options(2) == [*available("buy", "forest", "lake", "park"), "nothing"]


@pytest.mark.rule("PRI-054")
def test_nobody_opens_bids_for_or_buys_a_fourth_builder() -> None:
    table = Table(3).builders(0, 3)
    assert table.options(0) == [*available("open", "builder"), "decline"]
    bidding = Table(3).builders(1, 3).play(0, "open:builder")
    assert bidding.options(1) == ["pass"]
    last = Table(3).builders(2, 3)
    answer_in_turn(last, "decline", "decline")
    assert last.options(2) == [*available("buy", "builder"), "nothing"]


@pytest.mark.rule("PRI-054")
def test_an_opener_who_can_use_nothing_can_only_decline() -> None:
    table = fill(Table(3), 0).builders(0, 3).jesters(1, 7).recruiting(1, 5).top("prestige")
    assert table.options(0) == ["decline"]


@pytest.mark.rule("PRI-055")
def test_the_last_prestige_card_can_be_auctioned() -> None:
    table = Table(3).top("prestige", "most_jesters")
    answer_in_turn(table, "open:prestige_card", "bid", "pass", "pass")
    assert table.own(1)["prestiges"] == ["most_jesters"]
    assert table.florins(1) == 3200
    assert table.objects_left("prestige_card") == 0


@pytest.mark.rule("PRI-055")
def test_a_recruiting_card_can_be_auctioned_when_there_is_nobody_to_recruit() -> None:
    table = Table(3)
    answer_in_turn(table, "open:recruiting_card", "pass", "pass")
    assert table.own(0)["hand"] == ["recruiting_card"]
    assert (table.florins(0), table.pending(), table.kind()) == (3300, [1], "open")


@pytest.mark.rule("PRI-056")
def test_a_landscape_is_placed_before_the_next_auction() -> None:
    table = Table(3)
    answer_in_turn(table, "open:lake", "pass", "bid", "pass")
    assert (table.pending(), table.kind()) == ([2], "place")
    assert {code.split(":")[1] for code in table.options(2)} == {"lake"}
    assert all(table.refused(0, code) for code in ("open:jester", "decline"))
    table.play(2, table.options(2)[0])
    assert (table.pending(), table.kind()) == ([0], "open")
    assert [kind for kind, _, _ in table.happened("won", "place", "open")] == ["open", "won", "place"]


@pytest.mark.rule("PRI-056")
def test_a_prestige_card_is_chosen_before_the_next_auction() -> None:
    table = Table(3)
    answer_in_turn(table, "open:prestige_card", "pass", "pass")
    assert (table.pending(), table.kind()) == ([0], "keep")
    table.play(0, table.options(0)[0])
    assert (table.pending(), table.kind()) == ([0], "order")
    table.play(0, table.options(0)[0])
    assert (table.pending(), table.kind()) == ([1], "open")


@pytest.mark.rule("PRI-056")
def test_recruiting_is_done_before_the_next_auction() -> None:
    table = Table(3).table(1, "poet")
    answer_in_turn(table, "open:recruiting_card", "pass", "pass")
    assert (table.pending(), table.kind()) == ([0], "recruit")
    table.play(0, "hold")
    assert (table.pending(), table.kind()) == ([1], "open")


@pytest.mark.rule("PRI-056")
def test_points_of_an_object_come_before_the_next_auction() -> None:
    table = Table(3).builders(0, 1)
    answer_in_turn(table, "open:builder", "pass", "pass")
    assert (table.fame(0), table.pending(), table.kind()) == (3, [1], "open")


@pytest.mark.rule("PRI-056")
def test_an_object_of_the_last_player_has_its_effects_at_once() -> None:
    table = Table(3).piece(2, "lake")
    answer_in_turn(table, "decline", "decline", "buy:lake")
    assert (table.pending(), table.kind(), table.fame(2)) == ([2], "place", 0)
    table.play(2, table.options(2)[-1])
    assert (table.fame(2), table.florins(2)) == (3, 3300)
    assert (table.pending(), table.kind()) == ([0], "turn")
