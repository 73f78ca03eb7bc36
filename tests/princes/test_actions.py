"""The turn of a player: two actions in any order, and which kinds may be taken twice (PRI-103 to PRI-113)."""

from __future__ import annotations

import pytest

from tests.princes.bidding import close_auction, end_turns
from tests.princes.table import Table, printed

ELSEWHERE = ["end", "work:lawyer", "build:chapel", "profession", "freedom:travel", "bonus", "recruit:sculptor"]
NAMES = [card["id"] for card in printed("professions")["professions"]]
BONUS_NAMES = [card["id"] for card in printed("bonus_cards")["cards"]]


def ready(expansion: bool = False) -> Table:
    """Seat 0 can complete two works of 8 in round 1, and its turn begins."""
    return Table(3, expansion).jesters(0, 3).hand(0, "poet", "lawyer").actions()


def act(table: Table, seat: int, code: str) -> Table:
    """An action, with the first answer to everything that it asks."""
    table.play(seat, code)
    while table.kind() != "turn":
        table.play(seat, table.options(seat)[0])
    return table


@pytest.mark.rule("PRI-103")
def test_after_two_actions_only_the_end_of_the_turn_is_left() -> None:
    table = ready()
    assert table.view()["table"]["actions"] == 2
    act(table, 0, "bonus")
    assert table.view()["table"]["actions"] == 1
    act(table, 0, "freedom:travel")
    assert table.view()["table"]["actions"] == 0
    assert table.options(0) == ["end"]


@pytest.mark.rule("PRI-103")
@pytest.mark.parametrize("action", ["work:poet", "build:tower", "profession", "freedom:opinion", "bonus"])
def test_a_third_action_is_refused(action: str) -> None:
    table = act(act(ready(), 0, "build:chapel"), 0, "work:lawyer")
    assert table.refused(0, action) == "PRI-103"


@pytest.mark.rule("PRI-103")
def test_recruiting_is_still_possible_after_two_actions() -> None:
    table = ready().recruiting(0).table(1, "sculptor")
    act(act(table, 0, "bonus"), 0, "bonus")
    assert table.options(0) == ["recruit:sculptor", "end"]
    table.play(0, "recruit:sculptor")
    assert table.options(0) == ["end"]


@pytest.mark.rule("PRI-103")
@pytest.mark.parametrize(
    ("character", "uses"),
    [("merchant", {"merchant:rank"}), ("professor", {"professor:bonus", "professor:prestige"})],
)
def test_merchant_and_professor_can_be_used_after_two_actions(character: str, uses: set[str]) -> None:
    table = ready(expansion=True).character(0, character)
    act(act(table, 0, "bonus"), 0, "bonus")
    assert set(table.options(0)) == {*uses, "end"}


@pytest.mark.rule("PRI-104")
def test_a_turn_may_end_without_any_action() -> None:
    table = ready().play(0, "end")
    assert table.pending() == [1]
    assert table.florins(0) == 3500


@pytest.mark.rule("PRI-104")
def test_a_turn_may_end_after_one_action() -> None:
    table = act(ready(), 0, "freedom:travel").play(0, "end")
    assert table.pending() == [1]
    assert table.board(0)["freedoms"] == ["travel"]


@pytest.mark.rule("PRI-105")
def test_building_first_makes_the_work_worth_more() -> None:
    table = act(ready(), 0, "build:theater").play(0, "work:poet", "exchange:0")
    assert table.board(0)["best_work"] == 8 + 4
    assert table.florins(0) == 3500 - 700 + 1200


@pytest.mark.rule("PRI-105")
def test_working_first_and_building_afterwards_is_allowed_too() -> None:
    table = ready().play(0, "work:poet", "exchange:0")
    act(table, 0, "build:theater")
    assert table.board(0)["best_work"] == 8
    assert table.florins(0) == 3500 - 700 + 800


def interrupted() -> Table:
    """Seat 0 has everything that could interrupt an action: a second profession, money and a target to recruit."""
    return ready().recruiting(0).table(1, "sculptor").bonuses(0, "each_jester")


@pytest.mark.rule("PRI-106")
@pytest.mark.parametrize("other", ELSEWHERE)
@pytest.mark.parametrize(
    ("codes", "question"),
    [
        (("bonus",), "keep"),
        (("profession",), "keep"),
        (("build:tower",), "place"),
        (("work:poet",), "bonus_cards"),
        (("work:poet", "complete"), "exchange"),
    ],
)
def test_nothing_else_is_offered_while_an_action_is_under_way(
    codes: tuple[str, ...], question: str, other: str
) -> None:
    assert other in interrupted().options(0)
    table = interrupted().play(0, *codes)
    assert table.kind() == question
    assert table.refused(0, other) == "PRI-106"


@pytest.mark.rule("PRI-106")
@pytest.mark.parametrize("other", ELSEWHERE)
def test_ordering_the_cards_drawn_belongs_to_the_action(other: str) -> None:
    table = interrupted().play(0, "bonus")
    table.play(0, table.options(0, "keep")[0])
    assert table.kind() == "order"
    assert table.refused(0, other) == "PRI-106"


@pytest.mark.rule("PRI-107")
def test_two_works_in_one_turn() -> None:
    table = ready().play(0, "work:poet", "exchange:0", "work:lawyer", "exchange:0")
    assert table.board(0)["table"] == ["poet", "lawyer"]
    assert table.florins(0) == 3500 + 800 + 800


@pytest.mark.rule("PRI-108")
def test_two_different_buildings_in_one_turn() -> None:
    table = act(act(ready(), 0, "build:tower"), 0, "build:studio")
    built = {cell for row in table.board(0)["grid"] for cell in row}
    assert {"tower", "studio"} <= built
    assert table.florins(0) == 3500 - 700 - 700


@pytest.mark.rule("PRI-109")
def test_two_bonus_cards_in_one_turn() -> None:
    table = act(act(ready(), 0, "bonus"), 0, "bonus")
    assert table.board(0)["bonus_cards"] == 2
    assert table.florins(0) == 3500 - 600


@pytest.mark.rule("PRI-110")
def test_a_profession_can_be_taken_once_in_a_turn() -> None:
    table = ready()
    assert "profession" in table.options(0)
    act(table, 0, "profession")
    assert "profession" not in table.options(0)
    assert table.refused(0, "profession") == "PRI-110"


@pytest.mark.rule("PRI-110")
def test_another_action_between_does_not_allow_a_second_profession() -> None:
    table = act(act(ready(expansion=True).character(0, "cardinal"), 0, "profession"), 0, "bonus")
    assert table.view()["table"]["actions"] == 1
    assert table.refused(0, "profession") == "PRI-110"


@pytest.mark.rule("PRI-110", "PRI-111")
def test_the_next_turn_allows_a_profession_and_a_freedom_again() -> None:
    table = act(act(ready(), 0, "profession"), 0, "freedom:travel")
    end_turns(table)
    close_auction(table)
    table.plays((1, "end"), (2, "end"))
    assert {"profession", "freedom:religion"} <= set(table.options(0))


@pytest.mark.rule("PRI-111")
@pytest.mark.parametrize("other", ["travel", "religion", "opinion"])
def test_a_freedom_can_be_introduced_once_in_a_turn_whatever_its_type(other: str) -> None:
    table = act(ready(), 0, "freedom:travel")
    assert table.options(0, "freedom") == []
    assert table.refused(0, f"freedom:{other}") == "PRI-111"


@pytest.mark.rule("PRI-112")
def test_no_number_of_cards_in_hand_is_too_many() -> None:
    table = Table(3).hand(0, *NAMES[:8]).bonuses(0, *BONUS_NAMES[:5]).actions()
    act(act(table, 0, "profession"), 0, "bonus")
    assert table.board(0)["hand"] == 9
    assert table.board(0)["bonus_cards"] == 6


@pytest.mark.rule("PRI-112")
def test_many_prestige_and_recruiting_cards_may_be_held() -> None:
    cards = [card["id"] for card in printed("prestige_cards")["cards"]][:6]
    table = Table(3).prestiges(0, *cards).recruiting(0, 4)
    assert {"open:prestige_card", "open:recruiting_card"} <= set(table.options(0))
    table.plays((0, "open:recruiting_card"), (1, "pass"), (2, "pass"))
    assert table.board(0)["hand"] == 5


@pytest.mark.rule("PRI-113")
def test_actions_not_taken_are_lost() -> None:
    table = act(ready().round(2), 0, "freedom:travel")
    end_turns(table)
    close_auction(table)
    assert table.view()["table"]["round"] == 3
    assert (table.view()["table"]["seat"], table.view()["table"]["actions"]) == (1, 2)
    table.plays((1, "end"), (2, "end"))
    assert (table.view()["table"]["seat"], table.view()["table"]["actions"]) == (0, 2)
    act(act(table, 0, "freedom:religion"), 0, "bonus")
    assert table.options(0) == ["end"]
