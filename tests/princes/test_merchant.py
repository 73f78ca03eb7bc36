"""The merchant: an object for free, or points for the place on the fame track (PRI-304 to PRI-313)."""

from __future__ import annotations

import pytest

from signoria.kernel.core import Seat
from tests.princes.table import CHARACTER, Table, printed
from tests.princes.test_expansion import for_sale, idle_until

#: The stack of jesters, as events have it.
JESTER = printed("setup")["auction"]["stacks"].index("jester")


def merchant(*points: int, seats: int = 4) -> Table:
    """Seat 0 has the merchant of the round before, and the object auction begins."""
    return Table(seats, expansion=True).points(*points).character(0, "merchant")


def win(table: Table, stack: str) -> Table:
    """Seat 0 opens, and nobody bids more."""
    table.play(0, f"open:{stack}")
    while table.kind() == "bid":
        table.play(table.pending()[0], "pass")
    return table


def offered(table: Table, seat: Seat) -> list[str]:
    return table.options(seat, "merchant")


@pytest.mark.rule("PRI-304")
def test_after_the_free_object_the_points_are_gone() -> None:
    table = win(merchant(1, 2, 3, 4), "jester").play(0, "merchant:free")
    assert (table.fame(0), table.board(0)["character"]) == (1, "")
    idle_until(table, "turn", 0)
    assert offered(table, 0) == []
    assert table.refused(0, "merchant:rank") == "PRI-306"


@pytest.mark.rule("PRI-304")
def test_after_the_points_no_object_is_free() -> None:
    table = merchant(1, 2, 3, 4).play(0, "merchant:rank")
    assert (table.fame(0), table.board(0)["character"]) == (5, "")
    win(table, "jester")
    assert (table.board(0)["jesters"], table.florins(0)) == (1, 3300)
    assert offered(table, 0) == []


@pytest.mark.rule("PRI-305")
def test_an_object_won_at_700_is_free() -> None:
    table = merchant().starts(1).plays((1, "open:jester"), (2, "pass"), (3, "pass"))
    table.plays((0, "bid"), (1, "bid"), (0, "bid"), (1, "bid"), (0, "bid"), (1, "pass"))
    assert table.happened("won") == [("won", 0, (JESTER, 700))]
    table.play(0, "merchant:free")
    assert (table.florins(0), table.board(0)["jesters"], table.objects_left("jester")) == (3500, 1, 6)


@pytest.mark.rule("PRI-305")
@pytest.mark.parametrize("stack", ["forest", "builder", "prestige_card", "recruiting_card"])
def test_any_object_can_be_free(stack: str) -> None:
    table = win(merchant(), stack).play(0, "merchant:free")
    while table.pending() == [0]:
        table.play(0, table.options(0)[0])
    board = table.board(0)
    gained = {
        "forest": sum(row.count("forest") for row in board["grid"]) == 5,
        "builder": board["builders"] == 1,
        "prestige_card": board["prestige_cards"] == 1,
        "recruiting_card": board["hand"] == 1,
    }
    assert [name for name, is_so in gained.items() if is_so] == [stack]
    assert table.florins(0) == 3500


@pytest.mark.rule("PRI-305")
def test_nothing_is_free_in_a_character_auction() -> None:
    table = Table(3, expansion=True).character_auction()
    table.plays((0, "character:merchant.3"), (1, "pass"), (2, "pass"))
    assert table.florins(0) == 3200
    assert table.options(0) == ["merchant:rank", "wait"]
    assert table.refused(0, "merchant:free") != ""
    later = idle_until(merchant(), "character", 0)
    assert offered(later, 0) == []
    later.play(0, "character:muse.5")
    idle_until(later, "turn")
    assert (later.board(0)["character"], later.florins(0)) == ("muse", 3000)


@pytest.mark.rule("PRI-306")
@pytest.mark.parametrize(
    ("points", "rank"), [((9, 3, 4, 5), 1), ((5, 9, 4, 3), 2), ((4, 5, 9, 3), 3), ((0, 5, 9, 3), 4)]
)
def test_the_points_are_the_place_on_the_fame_track(points: tuple[int, ...], rank: int) -> None:
    table = merchant(*points).play(0, "merchant:rank")
    assert table.fame(0) == points[0] + rank
    assert table.happened("rank") == [("rank", 0, (rank,))]


@pytest.mark.rule("PRI-307")
def test_points_can_be_taken_right_after_the_purchase() -> None:
    table = Table(3, expansion=True).points(1, 5, 9).character_auction()
    table.plays((0, "character:merchant.3"), (1, "pass"), (2, "pass"), (0, "merchant:rank"))
    assert (table.fame(0), table.kind()) == (4, "turn")


@pytest.mark.rule("PRI-307")
def test_points_can_be_taken_in_the_own_turn_at_any_moment_between_actions() -> None:
    table = merchant(1, 5, 9, 9).actions()
    assert offered(table, 0) == ["merchant:rank"]
    table.play(0, "freedom:travel")
    assert offered(table, 0) == ["merchant:rank"]
    table.play(0, "merchant:rank")
    assert (table.fame(0), table.view()["table"]["actions"]) == (5, 1)


@pytest.mark.rule("PRI-307")
@pytest.mark.parametrize("moment", ["open", "bid", "purchase"])
def test_points_can_be_taken_in_the_next_object_auction(moment: str) -> None:
    table = merchant(1, 5, 9, 9)
    if moment != "open":
        table.starts(1)
    if moment == "bid":
        table.plays((1, "open:jester"), (2, "pass"), (3, "pass"))
    idle_until(table, moment, 0)
    assert offered(table, 0) == ["merchant:rank"]
    assert table.play(0, "merchant:rank").fame(0) == 5
    assert table.kind() == moment


@pytest.mark.rule("PRI-308")
def test_the_owner_bids_within_the_own_means() -> None:
    table = merchant(50).money(0, 300).starts(1).plays((1, "open:jester"), (2, "pass"), (3, "pass"))
    table.plays((0, "bid"), (1, "bid"))
    assert "bid" not in table.options(0)
    assert table.refused(0, "bid") == "PRI-034"


@pytest.mark.rule("PRI-308")
def test_an_owner_without_money_cannot_open_or_take_the_last_object() -> None:
    table = merchant(50).money(0, 199)
    assert table.options(0) == ["decline", "merchant:rank"]
    last = merchant(50).money(0, 199).starts(1)
    assert idle_until(last, "purchase").options(0) == ["nothing", "merchant:rank"]


def won_at_400() -> Table:
    table = merchant(2, 9, 8, 7).plays(
        (0, "open:jester"), (1, "bid"), (2, "pass"), (3, "pass"), (0, "bid"), (1, "pass")
    )
    assert table.happened("won") == [("won", 0, (JESTER, 400))]
    return table


def bought_for_200() -> Table:
    table = idle_until(merchant(2, 9, 8, 7).starts(1), "purchase").play(0, "buy:jester")
    assert table.happened("won") == [("won", 0, (JESTER, 200))]
    return table


@pytest.mark.rule("PRI-309")
def test_after_winning_the_owner_has_the_object_free_or_pays_and_scores() -> None:
    for table, price in ((won_at_400(), 400), (bought_for_200(), 200)):
        assert (table.pending(), table.options(0)) == ([0], ["merchant:free", "merchant:pay"])
        table.play(0, "merchant:pay")
        assert (table.florins(0), table.fame(0), table.board(0)["jesters"]) == (3500 - price, 6, 1)
        assert table.board(0)["character"] == ""
    for table in (won_at_400(), bought_for_200()):
        table.play(0, "merchant:free")
        assert (table.florins(0), table.fame(0), table.board(0)["jesters"]) == (3500, 2, 1)
        assert table.board(0)["character"] == ""


@pytest.mark.rule("PRI-309")
def test_others_who_win_are_not_asked() -> None:
    table = merchant().starts(1).plays((1, "open:jester"), (2, "pass"), (3, "pass"), (0, "pass"))
    assert (table.florins(1), table.board(1)["jesters"], table.pending()) == (3300, 1, [2])


@pytest.mark.rule("PRI-310")
def test_the_place_is_taken_before_the_object_scores() -> None:
    table = win(merchant(10, 20, 12, 5).builders(0, 1), "builder").play(0, "merchant:pay")
    assert table.happened("rank", "builder_again") == [("rank", 0, (3,)), ("builder_again", 0, (3,))]
    assert table.fame(0) == 16


@pytest.mark.rule("PRI-311")
@pytest.mark.parametrize(("seat", "rank"), [(0, 1), (1, 1), (2, 3)])
def test_tied_players_share_the_better_place(seat: Seat, rank: int) -> None:
    table = Table(3, expansion=True).points(10, 10, 8).starts(seat).character(seat, "merchant")
    table.play(seat, "merchant:rank")
    assert table.fame(seat) == [10, 10, 8][seat] + rank


@pytest.mark.rule("PRI-312")
def test_stephen_moves_from_the_fourth_place_to_the_first() -> None:
    table = Table(4, expansion=True).points(20, 19, 18, 17).starts(3).character(3, "merchant").actions()
    assert table.score(3).rank == 4
    table.play(3, "merchant:rank")
    assert (table.fame(3), table.score(3).rank) == (21, 1)


@pytest.mark.rule("PRI-313")
def test_unused_it_goes_back_without_effect() -> None:
    table = idle_until(merchant(1, 2, 3, 4), "character")
    assert table.happened("returned") == [("returned", 0, (CHARACTER["merchant"],))]
    assert (table.fame(0), table.florins(0)) == (1, 3500)
    assert "merchant" in for_sale(table, 0)


@pytest.mark.rule("PRI-313")
def test_bought_in_round_seven_only_the_points_remain_until_the_end() -> None:
    table = Table(3, expansion=True).round(7).points(1, 5, 9).character_auction()
    table.plays((0, "character:merchant.3"), (1, "pass"), (2, "pass"))
    moments = []
    while table.kind() != "turn" or table.pending() != [1]:
        moments.append((table.kind(), offered(table, 0)))
        assert table.refused(0, "merchant:free") != ""
        table.play(0, "wait" if table.kind() == "use" else "end")
    table.plays((1, "end"), (2, "end"))
    moments.append((table.kind(), offered(table, 0)))
    assert moments == [("use", ["merchant:rank"]), ("turn", ["merchant:rank"]), ("use", ["merchant:rank"])]
    table.play(0, "merchant:rank")
    assert table.over()
    assert table.fame(0) == 4


@pytest.mark.rule("PRI-313")
def test_never_used_in_round_seven_it_gives_nothing() -> None:
    table = Table(3, expansion=True).round(7).points(1, 5, 9).character(0, "merchant").end_of_round().play(0, "wait")
    assert table.over()
    assert table.score(0).total == 1
