"""The end of a round: cards leave, a new turn order, members go home (checklist part 16)."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.table import LorenzoView
from signoria.kernel.core import Seat
from tests.events import flat
from tests.lorenzo.table import CARD, Table, finish_setup, new_match, printed, view_of
from tests.position import names, play_on

A, B, C, D = 0, 1, 2, 3
MEMBERS = ["black", "white", "orange", "neutral"]
CARD_NAMES = list(CARD)
IN_THE_BOX = {card["id"] for card in printed("development_cards")["cards"]}


def palace(*pieces: tuple[Seat, str]) -> Table:
    """The order is A, B, C, D and these members stand in the council palace, from left to right."""
    table = Table()
    for seat, member in pieces:
        table.stands(seat, member, "council.1")
    return table


def order(table: Table) -> list[Seat]:
    return [place["seat"] for place in table.view()["table"]["order"]]


def on_the_board(view: LorenzoView) -> int:
    """How many members stand on any space."""
    table = view["table"]
    floors = [floor["members"] for row in table["towers"] for floor in row]
    areas = [*table["harvest"], *table["production"], *table["market"], *table["council"]]
    return sum(map(len, [*floors, *[space["members"] for space in areas]]))


@pytest.mark.rule("LOR-217")
def test_cards_left_on_the_towers_are_removed() -> None:
    table = Table().floor("territory.1", "forest").floor("venture.4", "hiring_recruits").end_of_round()
    (_, _, removed) = table.happened("removed")[0]
    assert {CARD_NAMES[card] for card in removed} == {"forest", "hiring_recruits"}
    assert not names(table.view()) & {"forest", "hiring_recruits"}


@pytest.mark.rule("LOR-217")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_removed_cards_never_return(seats: int) -> None:
    match = finish_setup(new_match(seats, seed="removed"))
    removed: set[str] = set()
    for events in play_on(match, 217):
        for event in events:
            if event.kind == "removed":
                cards = {CARD_NAMES[card] for card in flat(event)}
                assert not cards & removed
                removed |= cards
        assert not names(view_of(match)) & removed
    visible = names(view_of(match)) & set(CARD_NAMES)
    assert removed | visible == IN_THE_BOX


@pytest.mark.rule("LOR-218", "LOR-219")
def test_the_palace_forms_the_next_order_and_the_others_follow() -> None:
    table = palace((C, "black"), (A, "white")).end_of_round()
    assert order(table) == [C, A, B, D]
    assert table.pending() == [C]
    table.place(C, "black", "council.1").play(C, "privilege:faith", "end")
    assert table.happened("place")[0][1] == C
    assert table.pending() == [A]


@pytest.mark.rule("LOR-219")
@pytest.mark.parametrize(
    ("before", "in_palace", "after"),
    [
        ([D, B, A, C], [A], [A, D, B, C]),
        ([D, B, A, C], [C, B], [C, B, D, A]),
        ([B, A, D, C], [C, D, A], [C, D, A, B]),
        ([B, A, D, C], [A, B, C, D], [A, B, C, D]),
    ],
)
def test_who_is_not_in_the_palace_stays_in_relative_order(
    before: list[Seat], in_palace: list[Seat], after: list[Seat]
) -> None:
    assert order(palace(*[(seat, "black") for seat in in_palace]).order(*before).end_of_round()) == after


@pytest.mark.rule("LOR-220")
def test_only_the_leftmost_member_of_a_player_counts() -> None:
    assert order(palace((C, "black"), (A, "black"), (C, "white"), (B, "black")).end_of_round()) == [C, A, B, D]
    assert order(palace((A, "black"), (D, "black"), (D, "white"), (C, "black")).end_of_round()) == [A, D, C, B]


@pytest.mark.rule("LOR-221")
def test_a_neutral_member_counts_for_the_order_like_any_other() -> None:
    assert order(palace((C, "neutral"), (A, "black")).end_of_round()) == [C, A, B, D]
    assert order(palace((A, "black"), (D, "neutral")).end_of_round()) == [A, D, B, C]


@pytest.mark.rule("LOR-222")
@pytest.mark.parametrize("before", [[A, B, C, D], [D, B, A, C]])
def test_with_an_empty_palace_the_order_stays(before: list[Seat]) -> None:
    table = palace().order(*before).stands(C, "black", "market.1").stands(B, "white", "harvest.1").end_of_round()
    assert order(table) == before
    assert table.pending() == before[:1]


@pytest.mark.rule("LOR-218", "LOR-220")
def test_the_order_of_the_palace_comes_from_placements_made_in_the_round() -> None:
    table = Table(seats=2)
    table.place(A, "black", "market.1").play(A, "end")
    table.place(B, "black", "council.1").play(B, "privilege:servants", "end")
    table.place(A, "white", "council.1").play(A, "privilege:servants", "end")
    table.place(B, "white", "market.2").play(B, "end")
    table.place(A, "orange", "harvest.1").play(A, "end").place(B, "orange", "production.1").play(B, "end")
    table.place(A, "neutral", "council.1").play(A, "privilege:faith", "end")
    table.place(B, "neutral", "council.1").play(B, "privilege:faith")
    assert order(table) == [A, B]
    assert order(table.play(B, "end")) == [B, A]
    assert table.pending() == [B]


def busy() -> Table:
    """Members stand in every area."""
    table = Table().stands(A, "black", "market.1").stands(B, "neutral", "council.1").stands(C, "white", "territory.2")
    return table.stands(D, "orange", "harvest.2").stands(A, "white", "harvest.2").stands(B, "black", "production.1")


@pytest.mark.rule("LOR-223")
def test_all_members_go_home_and_every_space_is_free() -> None:
    assert on_the_board(busy().view()) == 6
    table = busy().goods(B, servants=3).end_of_round()
    assert on_the_board(table.view()) == 0
    assert [list(table.members(seat)) for seat in range(4)] == [MEMBERS] * 4
    for space in ("market.1", "council.1", "harvest.2", "production.1"):
        assert table.may_place(B, "black", space)


@pytest.mark.rule("LOR-223")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_begins_with_an_empty_board_and_all_members(seats: int) -> None:
    match = new_match(seats, seed="home")
    rounds = 0
    for events in play_on(match, 223):
        if "dice" in [event.kind for event in events]:
            rounds += 1
            view = view_of(match)
            assert on_the_board(view) == 0
            assert [[member["member"] for member in board["members"]] for board in view["boards"]] == [MEMBERS] * seats
    assert rounds == 6


@pytest.mark.rule("LOR-224")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_cards_are_removed_then_the_order_is_formed_then_members_return(number: int) -> None:
    table = palace((C, "black")).round(number).floor("territory.1", "forest").end_of_round()
    assert table.happened()[:4] == [
        ("removed", -1, (CARD["forest"],)),
        ("order", -1, (C, A, B, D)),
        ("home", -1, ()),
        ("round", -1, (number,)),
    ]


@pytest.mark.rule("LOR-225")
def test_the_sixth_round_ends_like_any_other_before_the_scoring() -> None:
    table = palace((C, "black"), (A, "white")).round(6).floor("territory.1", "forest").end_of_round()
    assert table.over()
    assert order(table) == [C, A, B, D]
    assert [kind for kind, _, _ in table.happened()] == ["removed", "order", "home", *["score"] * 4, "over"]
    assert on_the_board(table.view()) == 0


@pytest.mark.rule("LOR-225")
def test_the_palace_of_the_sixth_round_decides_a_tie() -> None:
    table = palace((C, "black"), (A, "white")).round(6).end_of_round()
    assert len({table.score(seat).total for seat in range(4)}) == 1
    assert [table.score(seat).rank for seat in (C, A, B, D)] == [1, 2, 3, 4]
