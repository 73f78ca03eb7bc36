"""The end of a round with the special tower, families and tokens (checklist part 11)."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.rules.cards import CARDS
from tests.events import flat
from tests.houses.bidding import in_play, table_of
from tests.houses.table import Table, finish_setup, new_match, printed, stocked
from tests.lorenzo import table as base
from tests.lorenzo.table import view_of
from tests.position import play_on

SPECIAL = {card["id"] for card in printed("development_cards")["cards"]}
BASE_CARDS = {card["id"] for card in base.printed("development_cards")["cards"]}
PRICE = next(family for family in printed("family_tiles")["families"] if family["id"] == "gonzaga")["effects"][0]["pay"]
MEMBERS = ["black", "white", "orange", "neutral"]


def colonna_and_gonzaga(round: int) -> Table:
    """Two players: seat 0 is Colonna, seat 1 Gonzaga with the price of one purchase; a card is left for it."""
    table = Table(seats=2).round(round).family(0, "colonna").family(1, "gonzaga")
    table.goods(0, servants=1).goods(1, servants=PRICE["servants"] + 1).floor("territory.1", "woods")
    return stocked(table).from_the_actions()


def play_the_actions(table: Table) -> None:
    """Both place all members in the council palace, the brown one last."""
    for member in MEMBERS:
        for seat in (0, 1):
            table.place(seat, member, "council.1").play(seat, "privilege:coins", "end")
    assert table.pending() == [0]
    table.place(0, "brown", "council.1").play(0, "privilege:coins", "end")


@pytest.mark.rule("HOU-236")
def test_the_phases_of_round_2_with_colonna_and_gonzaga() -> None:
    table = colonna_and_gonzaga(2)
    play_the_actions(table)
    assert (table.pending(), table.kind()) == ([1], "purchase")
    table.play(1, "take:territory.1")
    kinds = ("turn", "take", "report", "excommunicated", "removed", "round")
    log = [(kind, seat) for kind, seat, _ in table.happened(*kinds)]
    assert log == [
        *[("turn", seat) for seat in (0, 1)] * 4,
        ("turn", 0),
        ("take", 1),
        ("report", -1),
        ("excommunicated", 0),
        ("excommunicated", 1),
        ("removed", -1),
        ("round", -1),
        ("turn", 0),
    ]


@pytest.mark.rule("HOU-236")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6])
def test_the_report_comes_after_the_purchase_in_every_second_round(round: int) -> None:
    table = colonna_and_gonzaga(round)
    play_the_actions(table)
    assert table.kind() == "purchase"
    assert table.happened("report", "removed") == []
    table.play(1, "decline")
    reports = ["report"] if round % 2 == 0 else []
    assert [kind for kind, _, _ in table.happened("report", "removed")] == [*reports, "removed"]


def gone_in(events: list[tuple[str, int, tuple[int, ...]]]) -> list[str]:
    return [CARDS[card].id for kind, _, args in events if kind == "gone" for card in args]


@pytest.mark.rule("HOU-237")
def test_cards_left_in_the_special_tower_are_discarded() -> None:
    table = Table().floor("special.1", "special_97").floor("special.4", "special_109").floor("territory.1", "woods")
    stocked(table).end_of_round()
    assert gone_in(table.happened("gone")) == ["special_97", "special_109"]
    assert not in_play(table.view()) & {"special_97", "special_109"}
    assert all(table.card_on(f"special.{floor}") in SPECIAL for floor in (1, 2, 3, 4))


@pytest.mark.rule("HOU-237")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_special_cards_that_were_discarded_never_return(seats: int) -> None:
    match = finish_setup(new_match(seats, seed="gone"))
    discarded: set[str] = set()
    count_taken = rounds = 0
    for events in play_on(match, 237):
        for event in events:
            if event.kind == "take":
                count_taken += CARDS[flat(event)[0]].id in SPECIAL
            elif event.kind == "gone":
                rounds += 1
                assert not discarded & {CARDS[card].id for card in flat(event)}
                discarded |= {CARDS[card].id for card in flat(event)}
                assert count_taken + len(discarded) == 4 * rounds
        assert not in_play(view_of(match)) & discarded
        codes = [option.code for decision in match.pending for option in decision.options]
        assert not discarded & {code.partition(":")[2] for code in codes}
    assert rounds == 6


@pytest.mark.rule("HOU-238")
def test_cards_left_in_the_base_towers_are_discarded_and_stay_known() -> None:
    table = (
        Table().floor("territory.1", "forest").floor("venture.4", "hiring_recruits").floor("special.1", "special_97")
    )
    stocked(table.removed("mint")).end_of_round()
    for viewer in (None, 0, 1, 2, 3):
        assert set(table.table(viewer)["removed"]) == {"mint", "forest", "hiring_recruits"}


@pytest.mark.rule("HOU-238")
def test_a_card_bought_by_gonzaga_is_not_discarded() -> None:
    table = Table(seats=2).family(1, "gonzaga").goods(1, **PRICE).turn(8)
    table.floor("territory.1", "forest").floor("building.2", "mint")
    stocked(table).from_the_actions()
    assert (table.pending(), table.kind()) == ([1], "purchase")
    table.play(1, "take:territory.1")
    assert table.board(1)["territories"] == ["forest"]
    assert table.table()["removed"] == ["mint"]


@pytest.mark.rule("HOU-238")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_discards_grow_by_exactly_what_is_left_over(seats: int) -> None:
    match = finish_setup(new_match(seats, seed="discards"))
    discards: set[str] = set()
    for events in play_on(match, 238):
        for event in events:
            if event.kind == "removed":
                cards = {CARDS[card].id for card in flat(event)}
                assert cards <= BASE_CARDS
                assert not cards & discards
                discards |= cards
            elif event.kind == "retrieve":
                discards.remove(CARDS[flat(event)[0]].id)
        assert set(table_of(match)["removed"]) == discards


@pytest.mark.rule("HOU-239")
def test_members_in_the_special_tower_and_on_leaders_go_home() -> None:
    table = Table().family(0, "colonna").leaders(0, "pietro_bembo", "bramante").leaders(1, "erasmo_rotterdam")
    table.stands(0, "brown", "special.1").stands(0, "black", "pietro_bembo.1").stands(0, "white", "bramante.2")
    table.stands(1, "orange", "erasmo_rotterdam.1").stands(2, "neutral", "special.4")
    stocked(table).end_of_round()
    assert list(table.members(0)) == [*MEMBERS, "brown"]
    assert [list(table.members(seat)) for seat in (1, 2, 3)] == [MEMBERS] * 3
    assert not any(floor["members"] for row in table.view()["table"]["towers"] for floor in row)
    assert not any(space["members"] for seat in (0, 1) for space in table.board(seat)["spaces"])
    for space in ("pietro_bembo.1", "bramante.1", "bramante.2"):
        assert table.may_place(0, "brown", space)


@pytest.mark.rule("HOU-239")
def test_the_next_round_can_be_played_with_the_brown_member_again() -> None:
    table = colonna_and_gonzaga(1)
    play_the_actions(table)
    table.play(1, "decline")
    assert table.view()["table"]["round"] == 2
    assert list(table.members(0)) == [*MEMBERS, "brown"]
    assert table.may_place(0, "brown", "council.1")


@pytest.mark.rule("HOU-240")
def test_tokens_slots_and_stored_goods_carry_over() -> None:
    table = Table().tokens(0, "coins_token", "faith_token").tokens(1, "glory_token").discards("wood_token")
    table.cards(0, "special_98").token_on(0, "special_98", "stone_token")
    table.family(2, "da_montefeltro").stored(2, wood=3, stone=4).goods(3, coins=2, wood=1, military=3, faith=1)
    stocked(table).end_of_round()
    assert table.hand_of_tokens(0) == ["coins_token", "faith_token"]
    assert table.hand_of_tokens(1) == ["glory_token"]
    assert [table.token_count(seat) for seat in range(4)] == [2, 1, 0, 0]
    assert table.board(0)["placed_tokens"] == [{"card": "special_98", "token": "stone_token"}]
    assert table.board(2)["stored"] == {"wood": 3, "stone": 4}
    assert table.table()["used_tokens"] == ["wood_token"]
    assert table.table()["supply"] == 30 - 2 - 1 - 1 - 1
    assert table.owned(3) == base.goods(coins=2, wood=1, military=3, faith=1)
