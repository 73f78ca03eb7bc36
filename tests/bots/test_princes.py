"""The greedy bot of The Princes of Florence prices objects, plans works and wastes nothing."""

from __future__ import annotations

import pytest

from signoria.games.princes import GAME, PACKAGE
from signoria.games.princes.bot.judgement import likely, limit
from signoria.games.princes.rules.cards import STACKS
from signoria.kernel.core import Seat
from signoria.kit.bot import Sight
from signoria.kit.playout import play_out
from tests.princes.table import Table, cells

WISHES = ("poet", "clock_maker", "painter")  # all of them travel, all of them like lakes


def answer_of(table: Table, seat: Seat) -> str:
    """What the bot chooses at a seat that is asked."""
    state = table.settled()
    decision = table.match.decision(seat)
    assert decision is not None
    return PACKAGE.bot("greedy", "bot").choose(decision, Sight(GAME, state, seat)).code


def follow(table: Table, seat: Seat, until: str) -> list[str]:
    """What the bot chooses until a decision of some kind, or of another seat, comes up."""
    codes = []
    while table.pending() == [seat] and table.kind() != until:
        codes.append(answer_of(table, seat))
        table.play(seat, codes[-1])
    return codes


def price_of(table: Table, seat: Seat, stack: str) -> int:
    return limit(table.settled(), seat, STACKS.index(stack))


def test_a_jester_is_worth_more_to_who_has_works_to_complete() -> None:
    idle = Table(3)
    busy = Table(3).hand(0, *WISHES)
    assert price_of(busy, 0, "jester") > price_of(idle, 0, "jester")


def test_a_landscape_is_worth_more_to_whose_professions_wish_it() -> None:
    table = Table(3).hand(0, *WISHES)
    assert price_of(table, 0, "lake") > price_of(table, 0, "forest")


def test_the_bot_bids_up_to_its_price_and_passes_above() -> None:
    table = Table(3).hand(1, *WISHES).money(0, 9000).plays((0, "open:lake"), (1, "bid"), (2, "pass"), (0, "bid"))
    price = price_of(table, 1, "lake")
    bid = 400
    while answer_of(table, 1) == "bid":
        table.plays((1, "bid"), (0, "bid"))
        bid += 200
    assert 500 <= price < 3000
    assert bid - 100 <= price < bid + 100


def test_the_bot_opens_what_its_professions_wish() -> None:
    table = Table(3).round(5).hand(0, *WISHES).freedoms(0, "travel").jesters(1, 7)
    table.builders(1, 3).builders(2, 3)
    assert answer_of(table, 0) == "open:lake"


def last_purchase(seats: int = 3) -> Table:
    """Round 7: everybody else has declined, and the last seat has points but no money."""
    table = Table(seats).round(7).points(*[9] * seats).money(seats - 1, 0)
    return table.recruiting(0, 5).table(0, "lawyer").top("prestige", "most_works")


def test_the_last_player_gives_up_no_points_for_what_is_of_no_use() -> None:
    table = last_purchase().plays((0, "decline"), (1, "decline"))
    assert answer_of(table, 2) == "nothing"


def test_the_last_player_buys_what_scores_more_than_it_costs() -> None:
    table = last_purchase().piece(2, "park").plays((0, "decline"), (1, "decline"))
    assert answer_of(table, 2) == "buy:park"


@pytest.mark.parametrize(("price", "answer"), [(200, "buy:landscape"), (300, "nothing")])
def test_the_last_of_two_players_looks_at_the_price_that_was_agreed(price: int, answer: str) -> None:
    table = Table(2, last_price=price).round(7).points(9, 9).money(1, 0).piece(1, "park").recruiting(0, 5)
    table.top("prestige", "most_works").table(0, "lawyer").play(0, "decline")
    assert table.options(1, "buy")
    assert answer_of(table, 1) == answer


def test_a_work_that_pays_is_completed_and_in_the_last_round_all_of_it_becomes_points() -> None:
    table = Table(3).round(7).hand(0, "poet").jesters(0, 4).freedoms(0, "travel").piece(0, "theater").piece(0, "lake")
    table.table(0, "lawyer", "painter", "composer").money(0, 0).actions()
    assert follow(table, 0, "")[:2] == ["work:poet", "exchange:11"]


def test_every_set_of_bonus_cards_is_thought_of_once_whatever_the_order() -> None:
    table = Table(3).jesters(0, 2).hand(0, "poet").piece(0, "park").bonuses(0, "each_jester", "each_park", "each_lake")
    table.actions().play(0, "work:poet", "add:each_park")
    assert set(table.options(0)) == {"add:each_jester", "add:each_lake", "complete"}
    assert [option.code for option in likely(table.settled(), table.match.pending[0])] == [
        "add:each_jester",
        "complete",
    ]


def test_a_bonus_card_without_which_the_minimum_is_missed_is_added_late_if_need_be() -> None:
    table = Table(3).jesters(0, 2).hand(0, "poet").piece(0, "park").bonuses(0, "each_park", "each_builder").actions()
    table.play(0, "work:poet", "add:each_builder")
    assert table.options(0) == ["add:each_park"]
    assert answer_of(table, 0) == "add:each_park"


def test_a_work_early_in_the_game_leaves_money_for_the_next_objects() -> None:
    table = Table(3).round(3).hand(0, "poet").jesters(0, 2).freedoms(0, "travel").piece(0, "theater").piece(0, "lake")
    table.money(0, 0).actions()
    assert "work:poet" in follow(table, 0, "open")
    assert table.florins(0) >= 500


def test_a_building_that_nobody_wishes_is_not_paid_for_in_full() -> None:
    table = Table(3).hand(0, "poet").piece(0, "theater").actions()
    assert not [code for code in follow(table, 0, "") if code.startswith("build:")]


def test_a_building_that_a_profession_wishes_is_built() -> None:
    table = Table(3).round(6).hand(0, "poet").builders(0, 1).jesters(0, 3).freedoms(0, "travel").piece(0, "lake")
    table.actions()
    assert "build:theater" in follow(table, 0, "")


def test_pieces_are_placed_so_that_the_next_building_still_fits() -> None:
    table = (
        Table(3).hand(0, "philosopher", "alchemist", "bell_maker").plays((0, "open:forest"), (1, "pass"), (2, "pass"))
    )
    table.play(0, answer_of(table, 0))
    player = table.state.players[0]
    assert player.landscapes == [1, 0, 0]
    assert [player.fits(piece) for piece in range(3)] == [True, True, True]


def test_of_prestige_cards_the_one_that_scores_is_kept() -> None:
    table = Table(3).round(7).freedoms(0, "travel", "religion", "opinion")
    table.top("prestige", "most_parks", "all_freedoms", "most_lakes", "most_jesters", "most_works")
    table.plays((0, "open:prestige_card"), (1, "pass"), (2, "pass"))
    assert answer_of(table, 0) == "keep:all_freedoms"


def test_money_on_the_banker_is_not_left_lying() -> None:
    table = Table(3, expansion=True).round(7).money(0, 300).character_auction()
    assert answer_of(table, 0) == "character:banker.0"


def merchant(number: int, *points: int) -> Table:
    """Round so and so; seat 0 has the merchant and the first turn."""
    return Table(len(points), expansion=True).round(number).points(*points).character(0, "merchant").actions()


@pytest.mark.parametrize("number", [2, 7])
def test_the_merchant_scores_before_a_best_work_that_would_take_points_from_him(number: int) -> None:
    table = merchant(number, 5, 7, 7, 9).best(20, 0, 0, 0).plays((0, "end"), (1, "end"), (2, "end"), (3, "end"))
    assert (table.kind(), answer_of(table, 0)) == ("use", "merchant:rank")


@pytest.mark.parametrize("number", [2, 7])
def test_the_merchant_waits_for_a_best_work_that_will_give_him_more(number: int) -> None:
    table = merchant(number, 5, 4, 4, 9).best(0, 20, 20, 0).plays((0, "end"), (1, "end"), (2, "end"), (3, "end"))
    assert (table.kind(), answer_of(table, 0)) == ("use", "wait")


def test_the_merchant_waits_in_the_last_round_though_the_professor_comes_before_his_last_question() -> None:
    table = Table(4, expansion=True).round(7).points(4, 5, 4, 9).best(20, 0, 20, 0)
    table.character(0, "professor").character(1, "merchant").actions()
    table.plays((0, "end"), (1, "end"), (2, "end"), (3, "end"))
    assert (table.pending(), table.kind(), answer_of(table, 1)) == ([1], "use", "wait")
    assert table.play(1, "wait").pending() == [0]
    assert answer_of(table.play(0, "wait"), 1) == "merchant:rank"


def test_the_merchant_scores_when_he_is_far_behind_and_nothing_is_known_to_come() -> None:
    tower = ("build:tower", f"place:tower:{cells((0, 0), (0, 1), (0, 2))}", "end")
    table = Table(4, expansion=True).points(4, 8, 5, 9).character(2, "merchant").actions().play(0, *tower)
    assert (table.kind(), table.pending(), answer_of(table, 2)) == ("use", [2], "merchant:rank")


@pytest.mark.slow
@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_play_a_match_to_its_end(seats: int, expansion: bool) -> None:
    settings = {"seats": seats, "expansion": expansion, "blocks": expansion, "harder": seats == 2 and expansion}
    names = ["random", "greedy", "greedy", "random", "random"][:seats]
    playout = play_out(GAME, settings, "whole", [PACKAGE.bot(name, name) for name in names])
    assert names[[score.rank for score in playout.scores].index(1)] == "greedy"
