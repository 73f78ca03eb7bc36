"""What a line of the market gives too much of is told before it is taken (MAS-063 to MAS-066, MAS-185)."""

from __future__ import annotations

import pytest

from tests.masters.lorenzo import FULL, lorenzo, solo
from tests.masters.table import Table
from tests.words.saying import option_text

NOTHING_TO_DISCARD = "Market: take row 1 (2 blue, 1 grey and 1 yellow)"


def full(marbles: str, seats: int = 2) -> Table:
    """Seat 0 has three coins, two stones and a servant in its depots: no room for anything."""
    return Table(seats).depots(0, **FULL).market(marbles)


def excess(table: Table) -> int:
    """How many of what was taken cannot be stored, as everybody sees it."""
    business = table.view()["table"]["business"]
    assert business is not None
    return business["excess"]


@pytest.mark.rule("MAS-066")
def test_a_line_that_fits_says_nothing_of_discards() -> None:
    table = Table().market("blue blue grey yellow")
    assert option_text(table, "take:row.1") == NOTHING_TO_DISCARD
    assert excess(table.play(0, "take:row.1")) == 0


@pytest.mark.rule("MAS-065", "MAS-066")
@pytest.mark.parametrize(
    ("depots", "least"),
    [
        ({"coins": 3, "stones": 2}, 1),
        ({"coins": 3, "stones": 1, "shields": 1}, 1),
        ({"coins": 3, "stones": 2, "servants": 1}, 2),
        ({"coins": 2, "stones": 2}, 1),
        ({"coins": 1}, 0),
    ],
)
def test_a_line_says_how_many_must_be_discarded_at_least(depots: dict[str, int], least: int) -> None:
    table = Table(3).depots(0, **depots).market("blue blue white white")
    text = option_text(table, "take:row.1")
    assert text == "Market: take row 1 (2 white and 2 blue)" + (
        f"; at least {least} must be discarded: {least} faith for everybody else" if least else ""
    )
    table.play(0, "take:row.1")
    if table.kind() == "store":
        assert excess(table) == least
        table.play(0, table.options(0)[0])
    assert table.spaces() == [0, least, least]


@pytest.mark.rule("MAS-066")
def test_a_line_of_which_nothing_fits_is_told_before_and_after() -> None:
    table = full("blue white white white")
    assert option_text(table, "take:row.1").endswith("; at least 1 must be discarded: 1 faith for everybody else")
    assert option_text(table, "take:row.1", "it").endswith(
        "; va scartata almeno 1 risorsa: tutti gli altri avanzano di 1 sul tracciato fede"
    )
    foreseen = table.match.preview(0, "take:row.1").view["boards"]
    assert isinstance(foreseen, list)
    assert [board["faith"] for board in foreseen] == [0, 1]
    table.play(0, "take:row.1")
    assert table.options(0) == ["end"]
    assert table.happened("store") == [("store", 0, (0, 0, 0, 0, 1))]


@pytest.mark.rule("MAS-066")
def test_foreseeing_a_line_counts_what_cannot_be_stored() -> None:
    table = Table().depots(0, coins=3, stones=2).market("blue blue grey white")
    foreseen = table.match.preview(0, "take:row.1").view["table"]
    assert isinstance(foreseen, dict)
    assert foreseen["business"]["excess"] == 2
    assert table.view()["table"]["business"] is None


@pytest.mark.rule("MAS-066", "MAS-147")
def test_a_leader_depot_is_room() -> None:
    table = full("blue blue blue white").played(0, "depot.shields")
    assert "at least 1 must be discarded" in option_text(table, "take:row.1")
    assert excess(table.play(0, "take:row.1")) == 1


@pytest.mark.rule("MAS-066", "MAS-144")
def test_white_marbles_of_one_leader_count_with_the_rest() -> None:
    table = full("white white blue red").played(0, "white_marble.stones")
    assert "at least 3 must be discarded" in option_text(table, "take:row.1")


@pytest.mark.rule("MAS-066", "MAS-146")
def test_with_two_leaders_it_is_the_least_that_any_choice_leaves() -> None:
    table = Table().depots(0, coins=3, stones=1).played(0, "white_marble.coins", "white_marble.stones")
    table.market("white white blue red")
    assert "at least 1 must be discarded" in option_text(table, "take:row.1")
    table.play(0, "take:row.1")
    assert excess(table) == 1
    texts = {code: option_text(table, code) for code in table.options(0)}
    assert texts == {
        "white:coins.2": "2 coins; at least 2 must be discarded: 2 faith for everybody else",
        "white:coins.1": "1 coin and 1 stone; at least 1 must be discarded: 1 faith for everybody else",
        "white:coins.0": "2 stones; at least 1 must be discarded: 1 faith for everybody else",
    }


@pytest.mark.rule("MAS-185")
def test_solo_the_line_says_how_far_the_black_cross_moves() -> None:
    table = solo().depots(0, **FULL).market("blue blue white white")
    assert option_text(table, "take:row.1").endswith("; at least 2 must be discarded: the black cross moves 2 spaces")
    assert option_text(table, "take:row.1", "it").endswith(
        "; vanno scartate almeno 2 risorse: la croce nera avanza di 2 caselle"
    )
    assert lorenzo(table.play(0, "take:row.1"))["cross"] == 2


@pytest.mark.rule("MAS-195")
def test_solo_a_line_whose_red_marble_wins_discards_nothing() -> None:
    table = solo().depots(0, **FULL).faith(23).reports(2).market("blue blue red white")
    assert "discarded" not in option_text(table, "take:row.1")
    assert lorenzo(table.play(0, "take:row.1"))["cross"] == 0
