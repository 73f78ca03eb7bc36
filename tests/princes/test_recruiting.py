"""Recruiting cards (checklist part 4)."""

from __future__ import annotations

import pytest

from tests.princes.bidding import close_auction, end_turns, win
from tests.princes.table import Table, cells
from tests.princes.working import value, work


def recruiter(number: int = 1) -> Table:
    """Seat 0 has recruiting cards and the first turn; seat 1 has completed two works, seat 2 one."""
    table = Table().recruiting(0, number).table(1, "poet", "lawyer").table(2, "botanist")
    return table.hand(1, "painter").hand(2, "sculptor")


def hand(table: Table, seat: int) -> list[str]:
    return sorted(table.own(seat)["hand"])


@pytest.mark.rule("PRI-088")
def test_the_winner_may_recruit_at_once_or_hold_the_card() -> None:
    table = win(recruiter(0), 0, "recruiting_card")
    assert sorted(table.options(0)) == ["hold", "recruit:botanist", "recruit:lawyer", "recruit:poet"]
    assert table.view()["table"]["phase"] == "objects"
    table.play(0, "recruit:lawyer")
    assert hand(table, 0) == ["lawyer"]
    assert (table.pending(), table.kind()) == ([1], "open")


@pytest.mark.rule("PRI-088")
def test_a_card_that_is_held_is_in_hand() -> None:
    table = win(recruiter(0), 0, "recruiting_card").play(0, "hold")
    assert hand(table, 0) == ["recruiting_card"]
    assert table.board(0)["hand"] == 1
    assert table.board(1)["table"] == ["poet", "lawyer"]
    assert table.objects_left("recruiting_card") == 4


@pytest.mark.rule("PRI-088")
def test_the_last_player_may_recruit_at_once_too() -> None:
    table = recruiter(0).plays((0, "decline"), (1, "decline"), (2, "decline"), (3, "buy:recruiting_card"))
    assert sorted(table.options(3)) == ["hold", "recruit:botanist", "recruit:lawyer", "recruit:poet"]


@pytest.mark.rule("PRI-089")
def test_the_profession_joins_the_hand_and_the_recruiting_card_takes_its_place() -> None:
    table = recruiter().actions().play(0, "recruit:poet")
    assert table.board(1)["table"] == ["recruiting_card", "lawyer"]
    assert hand(table, 0) == ["poet"]
    assert table.board(0)["hand"] == 1
    assert table.board(2)["table"] == ["botanist"]


@pytest.mark.rule("PRI-089")
def test_without_a_recruiting_card_nobody_is_recruited() -> None:
    table = recruiter(0).actions()
    assert table.options(0, "recruit") == []
    assert table.refused(0, "recruit:poet") == "PRI-089"


@pytest.mark.rule("PRI-090")
def test_the_own_table_is_no_source() -> None:
    table = recruiter().table(0, "astronomer").actions()
    assert "recruit:astronomer" not in table.options(0)
    assert table.refused(0, "recruit:astronomer") == "PRI-090"


@pytest.mark.rule("PRI-091")
def test_only_professions_on_tables_can_be_recruited() -> None:
    table = recruiter().actions()
    assert sorted(table.options(0, "recruit")) == ["recruit:botanist", "recruit:lawyer", "recruit:poet"]
    for profession in ("painter", "sculptor", "theologian"):
        assert table.refused(0, f"recruit:{profession}") == "PRI-091"


@pytest.mark.rule("PRI-092")
def test_a_recruiting_card_on_a_table_is_no_target() -> None:
    table = Table().recruiting(0).table(1, "poet", "recruiting_card").actions()
    assert table.options(0, "recruit") == ["recruit:poet"]
    assert table.refused(0, "recruit:recruiting_card") == ""


@pytest.mark.rule("PRI-335")
def test_without_a_profession_on_a_table_a_new_card_is_kept_without_a_question() -> None:
    table = win(Table().hand(1, "poet"), 0, "recruiting_card")
    assert (table.pending(), table.kind()) == ([1], "open")
    assert hand(table, 0) == ["recruiting_card"]
    close_auction(table)
    assert table.options(0, "recruit") == []


@pytest.mark.rule("PRI-093")
def test_a_held_card_may_be_used_before_between_and_after_the_actions() -> None:
    table = recruiter().actions()
    targets = {"recruit:botanist", "recruit:lawyer", "recruit:poet"}
    for action in ("freedom:travel", "build:tower"):
        assert targets <= set(table.options(0))
        table.play(0, action)
    table.play(0, f"place:tower:{cells((0, 0), (0, 1), (0, 2))}")
    assert set(table.options(0)) == targets | {"end"}
    table.play(0, "recruit:poet", "end")
    assert table.pending() == [1]


@pytest.mark.rule("PRI-093")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_held_card_may_be_used_in_this_or_a_later_round(rounds: int) -> None:
    table = close_auction(win(recruiter(0), 0, "recruiting_card").play(0, "hold"))
    for _ in range(rounds - 1):
        close_auction(end_turns(table))
    while table.pending() != [0]:
        table.play(table.pending()[0], "end")
    assert table.view()["table"]["round"] == rounds
    table.play(0, "recruit:botanist")
    assert hand(table, 0) == ["botanist"]


@pytest.mark.rule("PRI-094")
def test_a_held_card_is_of_no_use_in_a_later_auction() -> None:
    table = recruiter().recruiting(1)
    assert table.options(0, "recruit") == []
    assert table.refused(0, "recruit:poet") == "PRI-094"
    table.play(0, "open:jester")
    assert table.options(1) == ["bid", "pass"]
    assert table.refused(1, "recruit:botanist") == "PRI-094"
    table.plays((1, "bid"), (2, "pass"), (3, "pass"))
    assert table.options(0) == ["bid", "pass"]
    table.plays((0, "pass"), (0, "decline"), (2, "decline"))
    assert (table.pending(), table.kind()) == ([3], "purchase")


@pytest.mark.rule("PRI-094")
def test_a_held_card_is_of_no_use_to_the_last_player() -> None:
    table = recruiter(0).recruiting(3).plays((0, "decline"), (1, "decline"), (2, "decline"))
    assert table.kind() == "purchase"
    assert table.options(3, "recruit") == []
    assert table.refused(3, "recruit:poet") == "PRI-094"


@pytest.mark.rule("PRI-094")
def test_a_held_card_is_of_no_use_in_the_turn_of_another() -> None:
    table = recruiter().recruiting(3).actions()
    assert table.options(3) == []
    assert table.refused(3, "recruit:poet")
    table.play(0, "end")
    assert table.options(0) == []
    assert table.refused(0, "recruit:poet")


@pytest.mark.rule("PRI-095")
def test_recruiting_is_not_an_action() -> None:
    table = recruiter().actions().play(0, "recruit:poet")
    assert table.view()["table"]["actions"] == 2
    table.play(0, "freedom:travel", "build:tower")
    assert table.kind() == "place"


@pytest.mark.rule("PRI-096")
def test_several_cards_may_be_used_in_one_turn() -> None:
    table = recruiter(2).actions().play(0, "recruit:poet", "recruit:botanist")
    assert hand(table, 0) == ["botanist", "poet"]
    assert table.options(0, "recruit") == []
    assert table.board(1)["table"] == ["recruiting_card", "lawyer"]
    assert table.board(2)["table"] == ["recruiting_card"]
    table.play(0, "freedom:travel", "build:tower")
    assert table.kind() == "place"


@pytest.mark.rule("PRI-097")
def test_a_recruited_profession_may_complete_a_work_in_the_same_turn() -> None:
    table = recruiter().jesters(0, 3).actions().play(0, "freedom:travel", "recruit:poet")
    assert value(table, 0, "poet") == 3 + 6 + 1
    assert table.board(0)["table"] == ["poet"]


@pytest.mark.rule("PRI-097")
def test_a_recruited_profession_may_complete_a_work_in_a_later_round() -> None:
    table = recruiter().jesters(0, 5).actions().play(0, "recruit:poet", "end")
    close_auction(end_turns(table))
    while table.pending() != [0]:
        table.play(table.pending()[0], "end")
    assert value(table, 0, "poet") == 11


def cards(table: Table, seat: int) -> int:
    """Profession and recruiting cards of a seat, in hand and on the table."""
    return table.board(seat)["hand"] + len(table.board(seat)["table"])


@pytest.mark.rule("PRI-098")
def test_robber_and_robbed_keep_their_number_of_cards() -> None:
    table = recruiter().hand(0, "physician").jesters(0, 3).jesters(1, 3).actions()
    before = cards(table, 0), cards(table, 1)
    assert before == (2, 3)
    table.play(0, "recruit:poet")
    assert (cards(table, 0), cards(table, 1)) == before
    assert work(table, 0, "physician")["cards"] == 2
    table.play(0, "end")
    assert work(table, 1, "painter")["cards"] == 3


@pytest.mark.rule("PRI-099")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_recruiting_card_in_hand_adds_one_to_a_work(count: int) -> None:
    def worth(number: int) -> int:
        return value(Table().hand(0, "poet").jesters(0, 3).recruiting(0, number).actions(), 0, "poet")

    assert worth(count) - worth(0) == count


@pytest.mark.rule("PRI-100")
def test_a_recruiting_card_counts_for_the_bonus_of_the_hand() -> None:
    def worth(count: int) -> int:
        table = Table().hand(0, "poet", "lawyer").jesters(0, 4).recruiting(0, count).bonuses(0, "each_hand_card")
        return work(table.actions(), 0, "poet", "each_hand_card")["bonus"]

    assert (worth(0), worth(1), worth(2)) == (1, 2, 3)


@pytest.mark.rule("PRI-100")
def test_a_recruiting_card_counts_for_the_bonus_of_the_table() -> None:
    def worth(*lying: str) -> int:
        table = Table().hand(0, "poet").jesters(0, 4).table(0, "lawyer", *lying).bonuses(0, "each_table_card")
        return work(table.actions(), 0, "poet", "each_table_card")["bonus"]

    assert (worth(), worth("recruiting_card")) == (2, 3)


def at_the_end(table: Table) -> int:
    """What the prestige cards of seat 0 score."""
    return table.round(7).end_of_round().score(0).parts["prestige"]


@pytest.mark.rule("PRI-100")
@pytest.mark.parametrize(("lying", "points"), [((), 0), (("recruiting_card",), 6)])
def test_a_recruiting_card_counts_as_a_work_for_a_required_number(lying: tuple[str, ...], points: int) -> None:
    table = Table().prestiges(0, "buildings_freedoms_works").freedoms(0, "travel", "religion")
    for building in ("tower", "chapel", "hospital", "library"):
        table.piece(0, building)
    assert at_the_end(table.table(0, "poet", "lawyer", "botanist", *lying)) == points


@pytest.mark.rule("PRI-100")
@pytest.mark.parametrize(("lying", "points"), [((), 0), (("recruiting_card",), 4), (("recruiting_card",) * 2, 7)])
def test_recruiting_cards_count_as_works_for_the_most_works(lying: tuple[str, ...], points: int) -> None:
    table = Table().prestiges(0, "most_works").table(0, "poet", *lying).table(1, "lawyer", "botanist")
    assert at_the_end(table) == points


@pytest.mark.rule("PRI-101")
def test_a_profession_may_be_recruited_back_and_completed_again() -> None:
    table = Table(3).hand(0, "poet").recruiting(0).recruiting(1).jesters(0, 4).jesters(1, 3).actions()
    assert value(table, 0, "poet") == 10
    table.plays((0, "end"), (1, "recruit:poet"))
    assert value(table, 1, "poet") == 7
    assert table.board(0)["table"] == ["recruiting_card"]
    close_auction(end_turns(table)).plays((1, "end"), (2, "end"), (0, "recruit:poet"))
    assert table.board(1)["table"] == ["recruiting_card"]
    assert value(table, 0, "poet") == 10
    assert [seat for _, seat, _ in table.happened("work")] == [0, 1, 0]
    assert table.board(0)["table"] == ["recruiting_card", "poet"]


@pytest.mark.rule("PRI-102")
def test_used_cards_never_return_so_that_only_five_are_ever_bought() -> None:
    table = Table(3).table(0, "poet", "lawyer", "composer").table(2, "botanist", "painter", "sculptor")
    for bought in range(5):
        opener = table.pending()[0]
        win(table, opener, "recruiting_card")
        table.play(opener, table.options(opener, "recruit")[0])
        assert table.objects_left("recruiting_card") == 4 - bought
        end_turns(close_auction(table))
    assert sum(table.board(seat)["table"].count("recruiting_card") for seat in range(3)) == 5
    for _ in range(2):
        opener = table.pending()[0]
        assert "open:recruiting_card" not in table.options(opener)
        assert table.refused(opener, "open:recruiting_card") == "PRI-041"
        end_turns(close_auction(table))
    assert table.over()
