"""Bonus cards: acquiring them, playing them with a work, and what each of the twenty is worth (PRI-173 to PRI-202)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.events import flat
from tests.position import names
from tests.princes.table import Table, printed

CARDS = [card["id"] for card in printed("bonus_cards")["cards"]]
#: Where the value of the bonus cards stands among what the log tells of a work: after the profession and five parts.
BONUS_PART = 6
#: Each card with its row, what it is worth to the sample player, and to the other one below.
WORTH = {
    "each_building": ("PRI-183", 5, 3),
    "each_large_building": ("PRI-184", 4, 2),
    "each_medium_building_and_forest": ("PRI-185", 3, 2),
    "each_small_building_and_landscape": ("PRI-186", 5, 4),
    "each_building_size": ("PRI-187", 6, 4),
    "each_landscape": ("PRI-188", 3, 4),
    "each_forest": ("PRI-189", 4, 0),
    "each_lake": ("PRI-190", 2, 4),
    "each_park": ("PRI-191", 0, 4),
    "each_freedom": ("PRI-192", 4, 6),
    "each_jester": ("PRI-193", 0, 6),
    "each_jester_and_freedom": ("PRI-194", 2, 6),
    "each_builder": ("PRI-195", 4, 2),
    "each_builder_and_lake": ("PRI-196", 3, 3),
    "each_prestige_card": ("PRI-197", 2, 4),
    "each_prestige_card_and_freedom": ("PRI-198", 3, 5),
    "each_landscape_type": ("PRI-199", 4, 4),
    "each_category": ("PRI-200", 5, 6),
    "each_hand_card": ("PRI-201", 2, 3),
    "each_table_card": ("PRI-202", 3, 1),
}


def placed(table: Table, seat: int, *pieces: str) -> Table:
    for piece in pieces:
        table.piece(seat, piece)
    return table


def sample_player() -> Table:
    """The principality of the rulebook's sample, before the mathematician is played as third card on the table."""
    table = Table(3).builders(0, 2).freedoms(0, "travel", "opinion").prestiges(0, "most_parks")
    placed(table, 0, "lake", "workshop", "opera", "chapel", "university", "forest", "forest", "tower")
    return table.table(0, "poet", "lawyer").hand(0, "mathematician", "painter").recruiting(0).actions()


def other_player() -> Table:
    """Three buildings of two sizes, two lakes and parks, three jesters, a builder, all freedoms, two prestige cards."""
    table = Table(3).builders(0, 1).jesters(0, 3).freedoms(0, "travel", "religion", "opinion")
    table.prestiges(0, "most_parks", "most_lakes")
    placed(table, 0, "laboratory", "theater", "studio", "lake", "park", "park", "lake")
    return table.hand(0, "mathematician", "painter", "poet", "lawyer").actions()


def worker(*bonuses: str) -> Table:
    """Seat 0 can complete a work of 7 with the poet in round 1, and holds bonus cards."""
    return Table(3).jesters(0, 3).hand(0, "poet").bonuses(0, *bonuses).actions()


def bonus_part(table: Table) -> int:
    """What the bonus cards of the last work added, as the log tells everybody."""
    return table.happened("work")[-1][2][BONUS_PART]


def acquire(table: Table, seat: int, card: str) -> Table:
    """The bonus card is drawn and kept; the others go under the deck as they come."""
    table.play(seat, "bonus")
    if table.kind() == "keep":
        table.play(seat, f"keep:{card}")
    if table.kind() == "order":
        table.play(seat, table.options(seat)[0])
    return table


@pytest.mark.rule("PRI-173")
def test_a_bonus_card_costs_300() -> None:
    table = worker().play(0, "bonus")
    assert table.florins(0) == 3500 - 300
    assert "bonus" in worker().money(0, 300).options(0)
    assert "bonus" in worker().money(0, 100).points(2).options(0)
    short = worker().money(0, 100).points(1)
    assert "bonus" not in short.options(0)
    assert short.refused(0, "bonus") == "PRI-173"


@pytest.mark.rule("PRI-174")
def test_one_of_five_cards_is_kept() -> None:
    table = worker().play(0, "bonus")
    assert len(table.options(0, "keep")) == len(table.options(0)) == 5
    assert table.view()["table"]["decks"]["bonus"] == 15
    card = table.options(0)[2].removeprefix("keep:")
    table.play(0, f"keep:{card}", "order:1-2-3-4")
    assert table.own(0)["bonuses"] == [card]
    assert table.view()["table"]["decks"]["bonus"] == 19


@pytest.mark.rule("PRI-174")
def test_the_cards_come_from_the_top_of_the_deck() -> None:
    table = worker().top("bonus", *CARDS[:7]).play(0, "bonus")
    assert set(table.options(0)) == {f"keep:{card}" for card in CARDS[:5]}


@pytest.mark.rule("PRI-174")
def test_a_deck_of_two_gives_a_choice_of_two() -> None:
    table = worker().top("bonus", "each_park", "each_lake").play(0, "bonus")
    assert set(table.options(0)) == {"keep:each_park", "keep:each_lake"}
    table.play(0, "keep:each_lake")
    assert table.own(0)["bonuses"] == ["each_lake"]
    assert table.view()["table"]["decks"]["bonus"] == 1


@pytest.mark.rule("PRI-175")
def test_the_other_cards_go_under_the_deck_in_the_chosen_order() -> None:
    table = worker().top("bonus", *CARDS[:7]).play(0, "bonus", f"keep:{CARDS[0]}")
    assert table.own(0)["drawn"] == CARDS[1:5]
    assert len(table.options(0, "order")) == 24
    table.play(0, "order:4-2-1-3")
    assert table.own(0)["known"]["bonus"] == [CARDS[4], CARDS[2], CARDS[1], CARDS[3]]
    table.play(0, "bonus")
    assert table.own(0)["drawn"] == [CARDS[5], CARDS[6], CARDS[4], CARDS[2], CARDS[1]]


@pytest.mark.rule("PRI-176")
def test_cards_drawn_kept_and_put_back_are_seen_by_their_drawer_only() -> None:
    table = worker("each_park")
    for code in ("bonus", "keep", "order"):
        table.play(0, table.options(0, code)[0])
        for viewer in (1, 2, None):
            assert not names(table.view(viewer)) & set(CARDS)
            secret = [flat(event.seen_by(viewer)) for event in table.events if event.kind in ("drawn", "keep")]
            assert set(secret) == {()}
    assert table.view(1)["boards"][0]["bonus_cards"] == 2
    assert table.view(1)["table"]["decks"]["bonus"] == 18
    assert "each_park" in table.own(0)["bonuses"]


def three_cards(*codes: str) -> Table:
    """A poet worth 5 whose bonus cards are worth 4 (jesters), 2 (park) and 0 (lake)."""
    table = Table(3).jesters(0, 2).hand(0, "poet").piece(0, "park")
    return table.bonuses(0, "each_jester", "each_park", "each_lake").actions().play(0, "work:poet", *codes)


def completed(*codes: str) -> list[frozenset[str]]:
    """Every set of bonus cards the work can be completed with."""
    table = three_cards(*codes)
    if table.kind() == "exchange":
        return [frozenset(table.view()["table"]["removed"])]
    return [cards for code in table.options(0) for cards in completed(*codes, code)]


@pytest.mark.rule("PRI-177")
def test_every_set_of_bonus_cards_that_reaches_the_minimum_can_be_played() -> None:
    jester, park, lake = "each_jester", "each_park", "each_lake"
    possible = [{jester}, {park}, {jester, park}, {jester, lake}, {park, lake}, {jester, park, lake}]
    assert set(completed()) == {frozenset(cards) for cards in possible}


@pytest.mark.rule("PRI-177")
def test_bonus_cards_are_added_in_any_order() -> None:
    assert set(three_cards().options(0)) == {"add:each_jester", "add:each_park", "add:each_lake"}
    for order in permutations(("each_jester", "each_park", "each_lake")):
        table = three_cards(*[f"add:{card}" for card in order])
        assert table.happened("bonuses")[-1][2] == tuple(CARDS.index(card) for card in order)
        assert (table.kind(), bonus_part(table)) == ("exchange", 6)


@pytest.mark.rule("PRI-177")
@pytest.mark.parametrize("first", ["each_jester", "each_park"])
def test_a_work_is_not_completed_for_the_player_while_a_card_could_be_added(first: str) -> None:
    table = three_cards(f"add:{first}")
    left = {"add:each_jester", "add:each_park", "add:each_lake"} - {f"add:{first}"}
    assert set(table.options(0)) == {*left, "complete"}
    table.play(0, "add:each_lake")
    assert (table.kind(), len(table.options(0)), "complete" in table.options(0)) == ("bonus_cards", 2, True)


@pytest.mark.rule("PRI-177")
def test_a_card_is_added_once_and_from_the_own_hand() -> None:
    table = three_cards("add:each_lake")
    assert table.refused(0, "add:each_lake") == "PRI-177"
    assert table.refused(0, "add:each_forest") == "PRI-177"
    assert table.refused(0, "complete") == "PRI-115"


@pytest.mark.rule("PRI-177")
def test_a_work_may_be_completed_without_any_bonus_card() -> None:
    table = worker("each_jester").play(0, "work:poet", "complete")
    assert bonus_part(table) == 0
    assert table.own(0)["bonuses"] == ["each_jester"]


@pytest.mark.rule("PRI-177")
def test_bonus_cards_are_played_with_works_only() -> None:
    table = worker("each_jester")
    assert table.options(0, "add") == []
    assert table.refused(0, "add:each_jester") != ""
    table.play(0, "work:poet")
    assert table.options(0) == ["add:each_jester", "complete"]
    table.play(0, "complete")
    assert table.refused(0, "add:each_jester") != ""


@pytest.mark.rule("PRI-178")
def test_a_bonus_card_may_be_played_in_the_turn_it_was_acquired() -> None:
    table = acquire(worker().top("bonus", "each_jester", "each_park"), 0, "each_jester")
    table.play(0, "work:poet", "add:each_jester", "exchange:0")
    assert table.board(0)["best_work"] == 7 + 6


@pytest.mark.rule("PRI-179")
def test_a_card_played_is_shown_to_all_and_never_comes_back() -> None:
    table = worker("each_jester").top("bonus", "each_park", "each_lake")
    table.play(0, "work:poet", "add:each_jester", "exchange:0")
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["table"]["removed"] == ["each_jester"]
    assert table.own(0)["bonuses"] == []
    assert table.view()["table"]["decks"]["bonus"] == 2
    table.play(0, "bonus")
    assert set(table.options(0)) == {"keep:each_park", "keep:each_lake"}


@pytest.mark.rule("PRI-179")
def test_a_card_shown_while_the_work_is_under_way_is_known_to_all() -> None:
    table = worker("each_jester", "each_park").play(0, "work:poet", "add:each_jester")
    assert table.view(1)["table"]["work"] == {"profession": "poet", "bonuses": ["each_jester"]}
    assert "each_park" not in names(table.view(1))


@pytest.mark.rule("PRI-180")
def test_an_empty_deck_gives_no_card_and_cards_played_do_not_fill_it() -> None:
    table = worker("each_jester").top("bonus").play(0, "work:poet", "add:each_jester", "exchange:0")
    assert table.view()["table"]["removed"] == ["each_jester"]
    assert "bonus" not in table.options(0)
    assert table.refused(0, "bonus") == "PRI-180"


@pytest.mark.rule("PRI-181")
def test_a_card_counts_what_is_owned_when_it_is_played() -> None:
    table = Table(3).jesters(0, 5).builders(0, 1).hand(0, "poet").top("bonus", "each_builder").actions()
    acquire(table, 0, "each_builder")
    assert table.own(0)["bonuses"] == ["each_builder"]
    table.plays((0, "end"), (1, "end"), (2, "end"), (1, "decline"), (2, "decline"), (0, "buy:builder"))
    table.plays((1, "end"), (2, "end")).play(0, "work:poet", "add:each_builder")
    assert bonus_part(table) == 4


@pytest.mark.rule("PRI-182")
def test_a_card_worth_nothing_may_be_played_and_is_gone() -> None:
    table = worker("each_park").play(0, "work:poet", "add:each_park", "exchange:0")
    assert bonus_part(table) == 0
    assert table.board(0)["best_work"] == 7
    assert table.view()["table"]["removed"] == ["each_park"]
    assert table.own(0)["bonuses"] == []


def test_the_table_of_this_file_names_all_twenty_cards_and_the_printed_samples() -> None:
    assert list(WORTH) == CARDS
    assert len(CARDS) == 20
    samples = {card["id"]: card["sample_value"] for card in printed("bonus_cards")["cards"]}
    assert {card: sample for card, (_, sample, _) in WORTH.items()} == samples


@pytest.mark.parametrize(
    ("card", "value"),
    [pytest.param(card, sample, id=card, marks=pytest.mark.rule(row)) for card, (row, sample, _) in WORTH.items()],
)
def test_each_bonus_card_is_worth_what_the_sample_says(card: str, value: int) -> None:
    plain = sample_player().play(0, "work:mathematician").board(0)["best_work"]
    table = sample_player().bonuses(0, card).play(0, "work:mathematician", f"add:{card}")
    assert bonus_part(table) == value
    assert table.board(0)["best_work"] == plain + value
    assert (table.board(0)["hand"], len(table.board(0)["table"])) == (2, 3)


@pytest.mark.parametrize(
    ("card", "value"),
    [pytest.param(card, other, id=card, marks=pytest.mark.rule(row)) for card, (row, _, other) in WORTH.items()],
)
def test_each_bonus_card_is_worth_something_else_in_another_principality(card: str, value: int) -> None:
    table = other_player().bonuses(0, card).play(0, "work:mathematician", f"add:{card}")
    assert bonus_part(table) == value
