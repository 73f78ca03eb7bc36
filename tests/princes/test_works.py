"""Completing a work: what it needs, what it is worth, what it pays and how it is shown (PRI-114 to PRI-138)."""

from __future__ import annotations

import pytest

from signoria.kernel.match import Match
from tests.events import flat
from tests.position import names, play_on
from tests.princes.table import CARDS, Table, finish_setup, new_match, printed

PARTS = ("building", "landscape", "freedom", "jesters", "cards", "bonus", "muse")
MINIMUM = {1: 7, 2: 10, 3: 12, 4: 14, 5: 15, 6: 16, 7: 17}
PROFESSIONS = printed("professions")["professions"]
BUILDINGS = [piece["id"] for piece in printed("pieces")["buildings"]]
LANDSCAPES = [piece["id"] for piece in printed("pieces")["landscapes"]]
FREEDOMS = printed("setup")["freedoms"]
#: Professions beside the poet, to have more cards.
OTHERS = [card["id"] for card in PROFESSIONS if card["id"] != "poet"]


def poet_worth(value: int, seats: int = 3) -> Table:
    """Seat 0 has the poet, and a work of this value with it, from jesters and cards alone."""
    jesters = min(7, (value - 1) // 2)
    return Table(seats).jesters(0, jesters).hand(0, "poet", *OTHERS[: value - 2 * jesters - 1]).actions()


def parts(table: Table) -> dict[str, int]:
    """The value of the last work line by line, as the log tells everybody."""
    _, _, args = table.happened("work")[-1]
    return dict(zip(PARTS, args[1:], strict=True))


def each_wish(profession: str) -> Table:
    """Seat 0 can complete a work of 7 with this profession before any wish of it is met."""
    return Table(3).jesters(0, 3).hand(0, profession).actions()


@pytest.mark.rule("PRI-114")
def test_works_are_offered_for_the_professions_in_hand_that_reach_the_minimum() -> None:
    table = Table(3).jesters(0, 1).hand(0, "poet", "dramatist", "lawyer").piece(0, "theater").table(1, "painter")
    table.actions()
    assert set(table.options(0, "work")) == {"work:poet", "work:dramatist"}
    assert table.refused(0, "work:lawyer") == "PRI-115"
    assert table.refused(0, "work:painter") == "PRI-114"


@pytest.mark.rule("PRI-114")
def test_a_work_costs_nothing() -> None:
    table = poet_worth(7).money(0, 0).play(0, "work:poet")
    assert table.florins(0) == 700


@pytest.mark.rule("PRI-114")
def test_recruiting_cards_alone_complete_no_work() -> None:
    table = Table(3).jesters(0, 7).recruiting(0, 3).actions()
    assert table.options(0, "work") == []
    assert table.refused(0, "work:poet") == "PRI-114"


@pytest.mark.rule("PRI-115")
@pytest.mark.parametrize(("number", "least"), MINIMUM.items())
def test_exactly_the_minimum_of_the_round_is_enough(number: int, least: int) -> None:
    table = poet_worth(least).round(number)
    assert table.view()["table"]["minimum"] == least
    table.play(0, "work:poet", "exchange:0")
    assert table.board(0)["best_work"] == least


@pytest.mark.rule("PRI-115")
@pytest.mark.parametrize(("number", "least"), MINIMUM.items())
def test_one_less_than_the_minimum_is_refused(number: int, least: int) -> None:
    table = poet_worth(least - 1).round(number)
    assert table.options(0, "work") == []
    assert table.refused(0, "work:poet") == "PRI-115"


@pytest.mark.rule("PRI-116")
def test_a_card_that_misses_the_minimum_stays_in_hand_and_costs_no_action() -> None:
    table = poet_worth(6)
    before = table.view(0)
    assert table.refused(0, "work:poet") == "PRI-115"
    assert table.view(0) == before
    assert "poet" in table.own(0)["hand"]
    assert before["table"]["actions"] == 2


def three_parks(*bonuses: str) -> Table:
    """A poet worth 5 in round 1, and three parks he does not care for."""
    table = poet_worth(5).bonuses(0, *bonuses)
    return table.piece(0, "park").piece(0, "park").piece(0, "park")


@pytest.mark.rule("PRI-117")
def test_a_bonus_card_helps_to_reach_the_minimum() -> None:
    assert three_parks().refused(0, "work:poet") == "PRI-115"
    table = three_parks("each_landscape").play(0, "work:poet")
    assert table.refused(0, "complete") == "PRI-115"
    table.play(0, "add:each_landscape", "exchange:0")
    assert table.board(0)["best_work"] == 8


@pytest.mark.rule("PRI-118")
def test_the_card_lies_open_beside_the_board_for_good() -> None:
    table = poet_worth(8).play(0, "work:poet", "exchange:0")
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["boards"][0]["table"] == ["poet"]
    assert "poet" not in table.own(0)["hand"]
    assert table.board(0)["hand"] == 1
    table.plays((0, "end"), (1, "end"), (2, "end"))
    assert table.board(0)["table"] == ["poet"]


@pytest.mark.rule("PRI-119")
def test_a_card_on_the_own_table_completes_no_further_work() -> None:
    table = poet_worth(8).play(0, "work:poet", "exchange:0")
    assert "work:poet" not in table.options(0)
    assert table.refused(0, "work:poet") == "PRI-119"
    table.plays((0, "end"), (1, "end"), (2, "end"), (1, "decline"), (2, "decline"), (0, "nothing"))
    table.plays((1, "end"), (2, "end"))
    assert table.refused(0, "work:poet") == "PRI-119"


@pytest.mark.rule("PRI-119")
def test_a_card_recruited_back_completes_a_work_again() -> None:
    table = Table(3).starts(1).table(0, "poet").jesters(0, 3).recruiting(0).jesters(1, 3).recruiting(1).actions()
    table.play(1, "recruit:poet", "work:poet", "exchange:0", "end").play(2, "end")
    assert table.board(0)["table"] == ["recruiting_card"]
    table.play(0, "recruit:poet", "work:poet", "exchange:0")
    assert table.board(0)["table"] == ["recruiting_card", "poet"]
    assert table.board(1)["table"] == ["recruiting_card"]


@pytest.mark.rule("PRI-120")
@pytest.mark.parametrize("card", PROFESSIONS, ids=lambda card: str(card["id"]))
def test_the_favourite_building_adds_4_and_no_other_does(card: dict[str, str]) -> None:
    values = {}
    for building in BUILDINGS:
        table = each_wish(card["id"]).piece(0, building).play(0, f"work:{card['id']}")
        values[building] = parts(table)["building"]
        assert table.board(0)["best_work"] == 7 + values[building]
    assert values == {building: 4 if building == card["building"] else 0 for building in BUILDINGS}


@pytest.mark.rule("PRI-121")
@pytest.mark.parametrize("card", PROFESSIONS, ids=lambda card: str(card["id"]))
def test_the_wanted_landscape_adds_3_and_no_other_does(card: dict[str, str]) -> None:
    values = {}
    for landscape in LANDSCAPES:
        table = each_wish(card["id"]).piece(0, landscape).play(0, f"work:{card['id']}")
        values[landscape] = parts(table)["landscape"]
        assert table.board(0)["best_work"] == 7 + values[landscape]
    assert values == {landscape: 3 if landscape == card["landscape"] else 0 for landscape in LANDSCAPES}


@pytest.mark.rule("PRI-122")
@pytest.mark.parametrize("card", PROFESSIONS, ids=lambda card: str(card["id"]))
def test_the_wanted_freedom_adds_3_and_no_other_does(card: dict[str, str]) -> None:
    values = {}
    for freedom in FREEDOMS:
        table = each_wish(card["id"]).freedoms(0, freedom).play(0, f"work:{card['id']}")
        values[freedom] = parts(table)["freedom"]
        assert table.board(0)["best_work"] == 7 + values[freedom]
    assert values == {freedom: 3 if freedom == card["freedom"] else 0 for freedom in FREEDOMS}


@pytest.mark.rule("PRI-120", "PRI-121", "PRI-122")
def test_the_poet_likes_theater_lake_and_travel_as_the_rulebook_shows() -> None:
    bare = each_wish("poet").play(0, "work:poet")
    assert parts(bare) == {"building": 0, "landscape": 0, "freedom": 0, "jesters": 6, "cards": 1, "bonus": 0, "muse": 0}
    table = each_wish("poet").piece(0, "theater").piece(0, "lake").freedoms(0, "travel").play(0, "work:poet")
    assert parts(table) == parts(bare) | {"building": 4, "landscape": 3, "freedom": 3}
    assert parts(each_wish("poet").freedoms(0, "religion").play(0, "work:poet")) == parts(bare)


@pytest.mark.rule("PRI-121")
def test_a_second_landscape_of_the_wanted_type_adds_nothing() -> None:
    table = each_wish("poet").piece(0, "lake").piece(0, "lake").play(0, "work:poet")
    assert parts(table)["landscape"] == 3


@pytest.mark.rule("PRI-120", "PRI-121", "PRI-122", "PRI-123")
def test_what_others_own_adds_nothing() -> None:
    table = each_wish("poet").piece(1, "theater").piece(1, "lake").freedoms(1, "travel").jesters(1, 2)
    assert sum(parts(table.play(0, "work:poet")).values()) == 7


@pytest.mark.rule("PRI-123")
@pytest.mark.parametrize("jesters", range(8))
def test_each_jester_adds_2(jesters: int) -> None:
    table = Table(3).jesters(0, jesters).hand(0, "poet", *OTHERS[:6]).actions().play(0, "work:poet")
    assert parts(table)["jesters"] == 2 * jesters
    assert table.board(0)["best_work"] == 7 + 2 * jesters


@pytest.mark.rule("PRI-124")
def test_each_profession_in_hand_counts_with_the_one_just_played() -> None:
    table = Table(3).jesters(0, 2).hand(0, "poet", "lawyer", "painter").actions().play(0, "work:poet")
    assert parts(table)["cards"] == 3


@pytest.mark.rule("PRI-124")
def test_cards_on_the_own_table_and_recruiting_cards_count_too() -> None:
    table = Table(3).hand(0, "poet", "lawyer").recruiting(0).table(0, "sculptor", "botanist", "recruiting_card")
    table.table(1, "painter").hand(1, "composer").hand(0, "alchemist").actions().play(0, "work:poet")
    assert parts(table)["cards"] == 3 + 1 + 3
    table.play(0, "exchange:0", "work:lawyer")
    assert parts(table)["cards"] == 3 + 1 + 3


@pytest.mark.rule("PRI-125")
def test_bonus_and_prestige_cards_are_not_among_the_cards_counted() -> None:
    table = Table(3).jesters(0, 2).hand(0, "poet", "lawyer", "painter").actions()
    table.bonuses(0, "each_park", "each_forest").prestiges(0, "most_parks").play(0, "work:poet", "complete")
    assert parts(table)["cards"] == 3
    assert table.board(0)["best_work"] == 7


@pytest.mark.rule("PRI-126")
def test_several_bonus_cards_add_their_values() -> None:
    table = Table(3).jesters(0, 2).builders(0, 1).hand(0, "poet").bonuses(0, "each_jester", "each_builder").actions()
    table.play(0, "work:poet", "add:each_jester", "add:each_builder")
    assert parts(table)["bonus"] == 4 + 2
    assert table.board(0)["best_work"] == 1 + 4 + 6


@pytest.mark.rule("PRI-127")
def test_no_wish_of_a_profession_has_to_be_met() -> None:
    table = Table(3).jesters(0, 2).hand(0, "poet", "lawyer", "painter").actions().play(0, "work:poet")
    assert (parts(table)["building"], parts(table)["landscape"], parts(table)["freedom"]) == (0, 0, 0)
    assert table.board(0)["best_work"] == 7


@pytest.mark.rule("PRI-128")
@pytest.mark.parametrize("value", [7, 10, 15, 17])
def test_the_bank_pays_100_florins_for_each_point_of_value(value: int) -> None:
    table = poet_worth(value).play(0, "work:poet")
    assert table.kind() == "exchange"
    assert table.florins(0) == 3500 + 100 * value


@pytest.mark.rule("PRI-129")
def test_the_value_itself_scores_nothing() -> None:
    table = poet_worth(15).points(4).play(0, "work:poet", "exchange:0")
    assert table.fame(0) == 4
    assert table.florins(0) == 3500 + 1500


@pytest.mark.rule("PRI-130")
@pytest.mark.parametrize(("value", "most"), [(7, 3), (8, 4), (15, 7), (16, 8)])
def test_any_number_of_whole_steps_of_200_can_become_points(value: int, most: int) -> None:
    table = poet_worth(value).play(0, "work:poet")
    assert sorted(table.options(0)) == sorted(f"exchange:{points}" for points in range(most + 1))


@pytest.mark.rule("PRI-130")
@pytest.mark.parametrize("points", range(8))
def test_each_point_takes_200_of_the_payment(points: int) -> None:
    table = poet_worth(15).play(0, "work:poet", f"exchange:{points}")
    assert table.fame(0) == points
    assert table.florins(0) == 3500 + 1500 - 200 * points


@pytest.mark.rule("PRI-131")
def test_other_money_cannot_be_exchanged_with_the_payment() -> None:
    table = poet_worth(10).money(0, 5000).play(0, "work:poet")
    assert sorted(table.options(0)) == sorted(f"exchange:{points}" for points in range(6))
    assert table.refused(0, "exchange:6") == "PRI-131"


@pytest.mark.rule("PRI-132")
def test_after_the_exchange_nothing_more_can_be_exchanged() -> None:
    table = poet_worth(10).play(0, "work:poet", "exchange:1")
    for _ in range(3):
        seat = table.pending()[0]
        assert table.options(seat, "exchange") == []
        assert table.refused(seat, "exchange:1") != ""
        table.play(seat, "end")


def exchanging(match: Match) -> bool:
    """Whether somebody may exchange money for points now."""
    return any(option.verb == "exchange" for decision in match.pending for option in decision.options)


@pytest.mark.rule("PRI-132")
@pytest.mark.parametrize("seed", range(3))
def test_in_whole_games_money_becomes_points_only_right_after_a_work(seed: int) -> None:
    match = finish_setup(new_match(3, f"exchange {seed}"))
    exchanges = 0
    for events in play_on(match, seed):
        assert exchanging(match) == ("work" in [event.kind for event in events])
        exchanges += exchanging(match)
    assert exchanges


@pytest.mark.rule("PRI-133")
def test_each_of_two_works_has_its_own_exchange() -> None:
    table = Table(3).jesters(0, 3).hand(0, "poet", "lawyer", "painter").actions()
    for work in ("work:poet", "work:lawyer"):
        table.play(0, work)
        assert sorted(table.options(0)) == sorted(f"exchange:{points}" for points in range(5))
        table.play(0, "exchange:4")
    assert table.fame(0) == 8
    assert table.florins(0) == 3500 + 100 + 100


@pytest.mark.rule("PRI-134")
def test_the_hand_is_counted_but_not_shown() -> None:
    table = Table(3).jesters(0, 2).hand(0, "poet", "lawyer", "painter").bonuses(0, "each_jester", "each_park")
    table.actions().play(0, "work:poet", "add:each_jester", "complete", "exchange:0")
    (poet, *_), (jester, *_) = table.happened("work")[0][2], table.happened("bonuses")[0][2]
    assert (poet, jester) == (CARDS[0]["poet"], CARDS[1]["each_jester"])
    assert [args for _, _, args in table.happened("work")] == [(poet, 0, 0, 0, 4, 3, 4, 0)]
    assert [args for _, _, args in table.happened("bonuses")] == [(jester,)]
    events = [(event.kind, flat(event.seen_by(1))) for event in table.events if event.seat == 0]
    assert events == [("turn", ()), ("work", (poet, 0, 0, 0, 4, 3, 4, 0)), ("bonuses", (jester,)), ("exchange", (0,))]
    for viewer in (1, 2, None):
        assert not names(table.view(viewer)) & {"lawyer", "painter", "each_park"}
        assert table.view(viewer)["boards"][0]["hand"] == 2


@pytest.mark.rule("PRI-135")
@pytest.mark.parametrize("works", [("poet", "dramatist"), ("dramatist", "poet")])
def test_the_marker_shows_the_better_of_two_works(works: tuple[str, str]) -> None:
    table = Table(3).jesters(0, 5).hand(0, "poet", "dramatist").piece(0, "lake").actions()
    values = {"poet": 15, "dramatist": 12}
    table.play(0, f"work:{works[0]}")
    assert table.board(0)["best_work"] == values[works[0]]
    table.play(0, "exchange:0", f"work:{works[1]}", "exchange:0")
    assert table.board(0)["best_work"] == 15


@pytest.mark.rule("PRI-136")
def test_the_marker_stays_until_all_turns_are_over() -> None:
    table = poet_worth(15).play(0, "work:poet", "exchange:0", "end")
    for seat in (1, 2):
        assert [table.view(viewer)["boards"][0]["best_work"] for viewer in (0, 1, 2, None)] == [15] * 4
        table.play(seat, "end")
    assert table.board(0)["best_work"] == 0


def anna() -> Table:
    """Round 3: theater, travel, two jesters, the poet, two other professions and a recruiting card."""
    table = Table(3).round(3).piece(0, "theater").freedoms(0, "travel").jesters(0, 2)
    return table.hand(0, "poet", "lawyer", "painter").recruiting(0).actions()


@pytest.mark.rule("PRI-137")
def test_annas_poet_is_worth_15() -> None:
    table = anna().play(0, "work:poet")
    assert parts(table) == {
        "building": 4,
        "landscape": 0,
        "freedom": 3,
        "jesters": 4,
        "cards": 4,
        "bonus": 0,
        "muse": 0,
    }
    assert table.board(0)["best_work"] == 15
    assert table.florins(0) == 3500 + 1500


@pytest.mark.rule("PRI-138")
def test_anna_exchanges_as_much_as_possible() -> None:
    table = anna().play(0, "work:poet")
    assert table.refused(0, "exchange:8") == "PRI-131"
    table.play(0, "exchange:7")
    assert table.fame(0) == 7
    assert table.florins(0) == 3500 + 100
