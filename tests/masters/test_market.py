"""The market action (checklist part 4)."""

from __future__ import annotations

import pytest

from tests.masters.table import Table, goods

LINES = ["row.1", "row.2", "row.3", "column.1", "column.2", "column.3", "column.4"]
#: All thirteen marbles: a tray in which every line is different.
TRAY = ("white grey yellow blue", "red purple white grey", "yellow white blue purple")
#: What each line of that tray gives without a leader, and its faith.
GAINS = [
    ("row.1", goods(coins=1, stones=1, shields=1), 0),
    ("row.2", goods(stones=1, servants=1), 1),
    ("row.3", goods(coins=1, servants=1, shields=1), 0),
    ("column.1", goods(coins=1), 1),
    ("column.2", goods(stones=1, servants=1), 0),
    ("column.3", goods(coins=1, shields=1), 0),
    ("column.4", goods(stones=1, servants=1, shields=1), 0),
]


def store(amounts: dict[str, int]) -> str:
    """The code that keeps these resources."""
    return "store:" + "+".join(f"{resource}.{count}" for resource, count in amounts.items() if count)


def line_of(tray: list[list[str]], line: str) -> list[str]:
    """A row from the left, or a column from the top."""
    kind, number = line.split(".")
    return tray[int(number) - 1] if kind == "row" else [row[int(number) - 1] for row in tray]


@pytest.mark.rule("MAS-045")
def test_exactly_seven_lines_are_offered() -> None:
    assert Table().market(*TRAY).options(0, "take") == [f"take:{line}" for line in LINES]


@pytest.mark.rule("MAS-045")
@pytest.mark.parametrize("line", ["row.0", "row.4", "column.0", "column.5"])
def test_there_is_no_fourth_row_and_no_fifth_column(line: str) -> None:
    assert Table().market(*TRAY).refused(0, f"take:{line}") == ""


@pytest.mark.rule("MAS-046")
@pytest.mark.parametrize(("line", "gain", "faith"), GAINS)
def test_every_marble_of_the_line_gives_its_resource(line: str, gain: dict[str, int], faith: int) -> None:
    table = Table().market(*TRAY).play(0, f"take:{line}", store(gain))
    assert table.in_depots(0) == gain
    assert table.spaces() == [faith, 0]


@pytest.mark.rule("MAS-046")
@pytest.mark.parametrize(("line", "gain", "faith"), GAINS)
def test_no_marble_of_the_line_can_be_left_out(line: str, gain: dict[str, int], faith: int) -> None:
    table = Table().market(*TRAY).play(0, f"take:{line}", "store:nothing")
    assert table.in_depots(0) == goods()
    assert table.spaces() == [faith, sum(gain.values())]


@pytest.mark.rule("MAS-046")
def test_a_row_gives_four_resources_and_a_column_three() -> None:
    tray = ("yellow yellow grey blue", "yellow white white white", "grey white white white")
    row = Table().market(*tray).play(0, "take:row.1", "store:coins.2+stones.1+shields.1")
    column = Table().market(*tray).play(0, "take:column.1", "store:coins.2+stones.1")
    assert row.in_depots(0) == goods(coins=2, stones=1, shields=1)
    assert column.in_depots(0) == goods(coins=2, stones=1)


@pytest.mark.rule("MAS-047")
def test_three_white_marbles_and_a_grey_one_give_one_stone() -> None:
    table = Table().market("white white white grey", slide="red").play(0, "take:row.1")
    assert table.options(0) == ["store:stones.1", "store:nothing"]
    table.play(0, "store:stones.1")
    assert table.owned(0) == goods(stones=1)
    assert table.spaces() == [0, 0]


@pytest.mark.rule("MAS-047")
def test_a_line_of_white_marbles_may_be_taken_for_nothing() -> None:
    table = Table().market("white white white white", *TRAY[1:], slide="grey")
    assert "take:row.1" in table.options(0)
    table.play(0, "take:row.1")
    assert table.options(0) == ["end"]
    assert table.owned(0) == goods()
    assert table.spaces() == [0, 0]
    assert table.view()["table"]["market"][0] == ["white", "white", "white", "grey"]
    assert table.view()["table"]["slide"] == "white"


@pytest.mark.rule("MAS-047")
def test_a_white_marble_leader_in_hand_gives_nothing() -> None:
    table = Table().hand(0, "white_marble.stones").market("white white white white").play(0, "take:row.1")
    assert table.options(0) == ["end", "discard:white_marble.stones"]
    assert table.owned(0) == goods()


@pytest.mark.rule("MAS-048")
def test_a_red_marble_needs_no_room_and_asks_nothing() -> None:
    table = Table().depots(0, coins=3, stones=2, servants=1).market("red white white white", slide="blue")
    table.play(0, "take:column.1")
    assert table.options(0) == ["end"]
    assert table.spaces() == [1, 0]
    assert table.in_depots(0) == goods(coins=3, stones=2, servants=1)
    assert table.happened("store") == []


@pytest.mark.rule("MAS-048")
@pytest.mark.parametrize("code", ["store:stones.1", "store:nothing"])
def test_the_faith_of_a_red_marble_can_be_neither_declined_nor_discarded(code: str) -> None:
    table = Table().market("red grey white white").play(0, "take:row.1")
    assert table.options(0) == ["store:stones.1", "store:nothing"]
    table.play(0, code)
    assert table.spaces() == [1, 1 if code == "store:nothing" else 0]


@pytest.mark.rule("MAS-049")
@pytest.mark.parametrize(("line", "gain", "faith"), GAINS)
def test_only_the_chosen_line_and_the_slide_change(line: str, gain: dict[str, int], faith: int) -> None:
    table = Table().market(*TRAY, slide="white")
    before = table.view()["table"]["market"]
    after = table.play(0, f"take:{line}", store(gain)).view()["table"]["market"]
    marbles = line_of(before, line)
    assert line_of(after, line) == [*marbles[1:], "white"]
    assert table.view()["table"]["slide"] == marbles[0]
    kind, number = line.split(".")
    for row in range(3):
        for column in range(4):
            if int(number) - 1 != (row if kind == "row" else column):
                assert after[row][column] == before[row][column]


@pytest.mark.rule("MAS-050")
@pytest.mark.parametrize("row", [0, 1, 2])
def test_a_row_is_pushed_from_right_to_left(row: int) -> None:
    rows = ["white white white white"] * 3
    rows[row] = "blue grey yellow purple"
    table = Table().market(*rows, slide="red").play(0, f"take:row.{row + 1}")
    assert table.view()["table"]["market"][row] == ["grey", "yellow", "purple", "red"]
    assert table.view()["table"]["slide"] == "blue"


@pytest.mark.rule("MAS-051")
@pytest.mark.parametrize("column", [0, 1, 2, 3])
def test_a_column_is_pushed_from_bottom_to_top(column: int) -> None:
    rows = [["white"] * 4 for _ in range(3)]
    for row, marble in enumerate(["blue", "grey", "yellow"]):
        rows[row][column] = marble
    table = Table().market(*[" ".join(row) for row in rows], slide="red").play(0, f"take:column.{column + 1}")
    assert [row[column] for row in table.view()["table"]["market"]] == ["grey", "yellow", "red"]
    assert table.view()["table"]["slide"] == "blue"


@pytest.mark.rule("MAS-052")
@pytest.mark.parametrize("line", ["row.1", "column.1"])
def test_the_inserted_marble_gives_nothing_this_turn(line: str) -> None:
    table = Table().market(slide="yellow").play(0, f"take:{line}")
    assert table.options(0) == ["end"]
    assert table.owned(0) == goods()
    assert line_of(table.view()["table"]["market"], line)[-1] == "yellow"


@pytest.mark.rule("MAS-052")
def test_an_inserted_red_marble_moves_nobody() -> None:
    table = Table().market(slide="red").play(0, "take:row.1", "end")
    assert table.spaces() == [0, 0]


@pytest.mark.rule("MAS-053")
@pytest.mark.parametrize("code", ["store:coins.1+stones.1+shields.1", "store:stones.1", "store:nothing"])
def test_the_line_moves_exactly_once_whatever_is_kept(code: str) -> None:
    table = Table().market(*TRAY, slide="white").play(0, "take:row.1", code, "end")
    assert table.view()["table"]["market"] == [["grey", "yellow", "blue", "white"], TRAY[1].split(), TRAY[2].split()]
    assert table.view()["table"]["slide"] == "white"


@pytest.mark.rule("MAS-053")
def test_the_line_moves_also_if_nothing_of_it_can_be_stored() -> None:
    table = Table().depots(0, coins=3, stones=2, servants=1).market("blue blue white white", slide="grey")
    table.play(0, "take:row.1")
    assert table.in_depots(0) == goods(coins=3, stones=2, servants=1)
    assert table.view()["table"]["market"][0] == ["blue", "white", "white", "grey"]
    assert table.view()["table"]["slide"] == "blue"


@pytest.mark.rule("MAS-054")
def test_the_rulebooks_row_gives_a_stone_and_two_coins() -> None:
    table = Table().market("white grey yellow yellow", slide="blue")
    table.play(0, "take:row.1", "store:coins.2+stones.1")
    assert table.in_depots(0) == goods(coins=2, stones=1)
    assert table.view()["table"]["market"][0] == ["grey", "yellow", "yellow", "blue"]
    assert table.view()["table"]["slide"] == "white"


@pytest.mark.rule("MAS-055")
def test_the_report_of_a_red_marble_comes_before_what_is_discarded() -> None:
    table = Table().faith(7, 4).market("red grey white white").play(0, "take:row.1")
    assert table.kind() == "store"
    assert table.spaces() == [8, 4]
    assert table.view()["table"]["reports"] == 1
    assert table.board(0)["tiles"][0] == "face_up"
    assert table.board(1)["tiles"][0] == "discarded"
    table.play(0, "store:nothing")
    assert table.spaces() == [8, 5]
    assert table.board(1)["tiles"][0] == "discarded"


@pytest.mark.rule("MAS-055")
def test_the_report_of_a_red_marble_comes_before_a_discard_that_is_forced() -> None:
    table = Table().faith(7, 4).depots(0, coins=3, servants=2, shields=1).market("red grey white white")
    table.play(0, "take:row.1")
    assert table.spaces() == [8, 5]
    assert [board["tiles"][0] for board in table.view()["boards"]] == ["face_up", "discarded"]
    assert table.happened("faith", "report") == [("faith", 0, (1, 8)), ("report", -1, (0,)), ("faith", 1, (1, 5))]
