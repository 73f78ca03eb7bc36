"""What changes with two players, and what does not (checklist part 14)."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.kernel.core import BadSetting, Seat
from tests.position import play_on
from tests.princes.bidding import answer_in_turn, fill, purses, quiet_phase
from tests.princes.table import Table, cells, finish_setup, new_match, own, view_of

ITEMS = ["landscape", "jester", "builder", "prestige_card", "recruiting_card"]
TYPES = ["forest", "lake", "park"]
SEEDS = [f"two {number}" for number in range(60)]


def available(verb: str, *without: str) -> list[str]:
    """Options on the items of two players."""
    return sorted(f"{verb}:{item}" for item in ITEMS if item not in without)


def offered(table: Table, seat: Seat, verb: str) -> list[str]:
    return sorted(table.options(seat, verb))


@pytest.mark.rule("PRI-248")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_turn_and_its_prices_are_the_same_for_two_players(seats: int) -> None:
    table = Table(seats).actions()
    table.play(0, "freedom:travel", "build:tower", f"place:tower:{cells((0, 0), (0, 1), (0, 2))}")
    assert (table.florins(0), table.fame(0)) == (3500 - 300 - 700, 3)
    assert table.options(0) == ["end"]
    table.play(0, "end").play(1, "bonus")
    assert (table.florins(1), len(table.options(1, "keep"))) == (3200, 5)
    table.play(1, table.options(1)[0]).play(1, table.options(1)[0]).play(1, "profession")
    assert (table.florins(1), len(table.options(1, "keep"))) == (2900, 5)


@pytest.mark.rule("PRI-248")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_work_and_the_best_work_are_the_same_for_two_players(seats: int) -> None:
    table = Table(seats).hand(0, "poet", "painter").hand(1, "lawyer").jesters(0, 4).jesters(1, 3).actions()
    table.play(0, "work:poet", "exchange:2", "end")
    assert (table.florins(0), table.fame(0)) == (3500 + 1000 - 400, 2)
    table.play(1, "work:lawyer", "exchange:0")
    assert table.florins(1) == 3500 + 700
    quiet_phase(table)
    assert [table.fame(seat) for seat in (0, 1)] == [2 + 3, 0]
    view = table.view()
    assert (view["table"]["round"], view["table"]["minimum"], view["table"]["first"]) == (2, 10, 1)


@pytest.mark.rule("PRI-248")
@pytest.mark.parametrize("seats", [2, 3])
def test_placement_and_builders_are_the_same_for_two_players(seats: int) -> None:
    table = Table(seats).piece(0, "chapel", (0, 0), (1, 0), (1, 1)).builders(0, 1).builders(1, 2).actions()
    table.play(0, "build:tower")
    assert table.florins(0) == 3200
    assert table.refused(0, f"place:tower:{cells((0, 1), (0, 2), (0, 3))}") == "PRI-152"
    table.play(0, f"place:tower:{cells((0, 3), (0, 4), (0, 5))}", "end")
    table.play(1, "build:tower", f"place:tower:{cells((4, 0), (4, 1), (4, 2))}")
    assert (table.florins(1), table.fame(1)) == (3200, 3)


@pytest.mark.rule("PRI-248")
@pytest.mark.parametrize("seats", [2, 3])
def test_prestige_cards_and_the_end_are_the_same_for_two_players(seats: int) -> None:
    table = Table(seats).round(7).jesters(0, 2).jesters(1, 1).prestiges(0, "most_jesters").prestiges(1, "most_lakes")
    table.money(0, 0).end_of_round()
    assert table.over()
    assert [table.score(seat).total for seat in (0, 1)] == [6, 0]
    assert [table.score(seat).rank for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("PRI-248")
@pytest.mark.parametrize("seats", [2, 3])
def test_recruiting_and_bonus_cards_are_the_same_for_two_players(seats: int) -> None:
    table = Table(seats).recruiting(0).table(1, "poet").jesters(0, 3).bonuses(0, "each_jester").actions()
    table.play(0, "recruit:poet")
    assert table.board(1)["table"] == ["recruiting_card"]
    table.play(0, "work:poet", "add:each_jester", "exchange:0")
    assert table.florins(0) == 3500 + 100 * (3 * 2 + 1 + 3 * 2)
    assert (table.view()["table"]["removed"], table.board(0)["table"]) == (["each_jester"], ["poet"])


@pytest.mark.rule("PRI-248")
def test_points_pay_for_bids_of_two_players_too() -> None:
    table = Table(2).money(0, 100).points(3, 0)
    answer_in_turn(table, "open:jester", "pass")
    assert (table.florins(0), table.fame(0)) == (0, 1)


@pytest.mark.rule("PRI-249")
def test_two_players_start_with_2500_florins() -> None:
    match = new_match(2)
    assert [own(match, seat)["money"] for seat in (0, 1)] == [2500, 2500]


def freedoms(seed: str, harder: bool) -> tuple[int, ...]:
    return tuple(view_of(new_match(2, seed, harder=harder))["table"]["freedoms"].values())


@pytest.mark.rule("PRI-250")
def test_two_players_have_one_freedom_of_each_type_and_two_more_at_random() -> None:
    supplies = Counter(freedoms(seed, harder=False) for seed in SEEDS)
    three_of_a_kind = {(3, 1, 1), (1, 3, 1), (1, 1, 3)}
    assert set(supplies) == {*three_of_a_kind, (2, 2, 1), (2, 1, 2), (1, 2, 2)}
    assert 0 < sum(supplies[supply] for supply in three_of_a_kind) < len(SEEDS) / 2


@pytest.mark.rule("PRI-250")
def test_the_same_seed_gives_the_same_freedoms() -> None:
    assert [freedoms(seed, False) for seed in SEEDS[:9]] == [freedoms(seed, False) for seed in SEEDS[:9]]


@pytest.mark.rule("PRI-251")
def test_in_the_harder_game_there_is_only_one_more_freedom() -> None:
    assert {freedoms(seed, harder=True) for seed in SEEDS} == {(2, 1, 1), (1, 2, 1), (1, 1, 2)}


@pytest.mark.rule("PRI-251")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_harder_game_is_for_two_only(seats: int) -> None:
    with pytest.raises(BadSetting):
        new_match(seats, harder=True)


@pytest.mark.rule("PRI-252")
def test_two_players_open_at_300_and_raise_by_100() -> None:
    table = Table(2).play(0, "open:jester")
    assert table.view()["table"]["auction"] == {"stack": "jester", "bid": 300, "seat": 0}
    assert table.options(1) == ["bid", "pass"]
    table.play(1, "bid")
    assert table.view()["table"]["auction"] == {"stack": "jester", "bid": 400, "seat": 1}
    assert table.play(0, "pass").florins(1) == 3100


@pytest.mark.rule("PRI-252")
def test_an_opener_whom_nobody_outbids_pays_300() -> None:
    table = Table(2)
    answer_in_turn(table, "open:builder", "pass")
    assert purses(table) == [3200, 3500]


@pytest.mark.rule("PRI-253")
def test_landscapes_are_one_item_for_two_players() -> None:
    match = finish_setup(new_match(2, first=1))
    assert sorted(option.code for option in match.pending[0].options) == sorted([*available("open"), "decline"])
    assert {stack["stack"]: stack["count"] for stack in view_of(match)["table"]["stacks"]}["landscape"] == 18
    table = Table(2)
    assert {table.refused(0, f"open:{landscape}") for landscape in TYPES} == {"PRI-253"}
    table.play(0, "decline")
    assert {table.refused(1, f"buy:{landscape}") for landscape in TYPES} == {"PRI-253"}


@pytest.mark.rule("PRI-254")
@pytest.mark.parametrize("landscape", TYPES)
def test_the_winner_of_the_landscape_item_chooses_its_type_and_places_it(landscape: str) -> None:
    table = Table(2)
    answer_in_turn(table, "open:landscape", "bid", "pass")
    assert (table.pending(), table.kind()) == ([1], "landscape")
    assert table.options(1) == [f"landscape:{one}" for one in TYPES]
    assert all(table.refused(1, code) for code in ("pass", "end", "nothing"))
    table.play(1, f"landscape:{landscape}")
    assert (table.pending(), table.kind()) == ([1], "place")
    assert {code.split(":")[1] for code in table.options(1)} == {landscape}
    table.play(1, table.options(1)[0])
    assert landscape in {cell for row in table.board(1)["grid"] for cell in row}
    assert (table.florins(1), table.objects_left("landscape"), table.pending()) == (3100, 17, [0])


@pytest.mark.rule("PRI-254")
def test_a_type_that_is_used_up_cannot_be_chosen() -> None:
    table = Table(2)
    for seat in (0, 1):
        table.piece(seat, "forest").piece(seat, "forest").piece(seat, "forest")
    answer_in_turn(table, "open:landscape", "pass")
    assert table.options(0) == ["landscape:lake", "landscape:park"]
    assert table.refused(0, "landscape:forest")


@pytest.mark.rule("PRI-254")
def test_a_type_without_a_place_cannot_be_chosen() -> None:
    table = fill(Table(2), 0, leaving_out="L")
    answer_in_turn(table, "open:landscape", "pass")
    assert table.options(0) == ["landscape:lake", "landscape:park"]
    assert table.refused(0, "landscape:forest") == "PRI-257"


@pytest.mark.rule("PRI-255")
def test_there_is_one_landscape_in_a_round_for_two_players() -> None:
    table = Table(2)
    answer_in_turn(table, "open:landscape", "pass", "landscape:park")
    table.play(0, table.options(0)[0])
    assert (table.pending(), table.kind()) == ([1], "purchase")
    assert offered(table, 1, "buy") == available("buy", "landscape")
    assert all(table.refused(1, f"buy:{item}") for item in ("landscape", *TYPES))
    quiet_phase(quiet_phase(table))
    assert "open:landscape" in table.options(1)


@pytest.mark.rule("PRI-256")
def test_the_second_player_takes_another_item_for_200() -> None:
    table = Table(2)
    answer_in_turn(table, "open:jester", "pass")
    assert (table.pending(), table.kind()) == ([1], "purchase")
    assert sorted(table.options(1)) == sorted([*available("buy", "jester"), "nothing"])
    table.play(1, "buy:landscape")
    assert table.florins(1) == 3300
    assert table.options(1) == [f"landscape:{one}" for one in TYPES]
    table.play(1, "landscape:lake")
    table.play(1, table.options(1, "place")[0])
    assert table.view()["table"]["phase"] == "actions"


@pytest.mark.rule("PRI-256")
def test_the_second_player_may_take_nothing() -> None:
    table = Table(2)
    answer_in_turn(table, "open:jester", "pass", "nothing")
    assert purses(table) == [3200, 3500]
    assert table.view()["table"]["phase"] == "actions"


@pytest.mark.rule("PRI-256")
def test_after_a_decline_the_second_player_takes_any_item_for_200() -> None:
    table = Table(2).play(0, "decline")
    assert sorted(table.options(1)) == sorted([*available("buy"), "nothing"])
    assert table.play(1, "buy:builder").florins(1) == 3300


@pytest.mark.rule("PRI-257")
def test_the_landscape_item_is_available_while_one_type_fits() -> None:
    table = fill(Table(2), 0, leaving_out="RP")
    assert "open:landscape" in table.options(0)
    answer_in_turn(table, "open:landscape", "pass")
    assert (table.pending(), table.kind()) == ([0], "place")
    park = [cells((3, 2), (3, 3), (3, 4)), cells((1, 6), (2, 6), (3, 6))]
    assert sorted(table.options(0)) == sorted(f"place:park:{where}" for where in park)


@pytest.mark.rule("PRI-257")
def test_the_landscape_item_is_not_available_when_no_type_fits() -> None:
    table = fill(Table(2), 0)
    assert offered(table, 0, "open") == available("open", "landscape")
    assert table.refused(0, "open:landscape") == "PRI-257"
    bidding = fill(Table(2), 1).play(0, "open:landscape")
    assert bidding.options(1) == ["pass"]
    last = fill(Table(2), 1).play(0, "decline")
    assert offered(last, 1, "buy") == available("buy", "landscape")


@pytest.mark.rule("PRI-257")
def test_a_type_that_fits_does_not_help_when_its_tiles_are_used_up() -> None:
    table = fill(Table(2), 0, leaving_out="R")
    for _ in range(4):
        table.piece(1, "park")
    assert table.refused(0, "open:landscape") == "PRI-257"


@pytest.mark.rule("PRI-258")
def test_with_less_than_300_one_can_only_decline() -> None:
    table = Table(2).money(0, 200).money(1, 200)
    assert table.options(0) == ["decline"]
    assert table.refused(0, "open:jester") == "PRI-258"
    assert offered(table.play(0, "decline"), 1, "buy") == available("buy")


@pytest.mark.rule("PRI-258")
@pytest.mark.parametrize(("florins", "points"), [(300, 0), (200, 1), (0, 3)])
def test_with_300_in_money_and_points_one_can_open(florins: int, points: int) -> None:
    assert offered(Table(2).money(0, florins).points(points, 0), 0, "open") == available("open")


@pytest.mark.rule("PRI-259")
def test_the_opener_who_was_outbid_is_the_last_player() -> None:
    table = Table(2)
    assert answer_in_turn(table, "open:jester", "bid", "pass") == [0, 1, 0]
    assert (table.pending(), table.kind()) == ([0], "purchase")
    assert sorted(table.options(0)) == sorted([*available("buy", "jester"), "nothing"])
    table.play(0, "buy:recruiting_card")
    assert purses(table) == [3300, 3100]
    assert table.view()["table"]["phase"] == "actions"


@pytest.mark.rule("PRI-260")
@pytest.mark.parametrize("harder", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_two_players_can_play_with_characters(seed: int, harder: bool) -> None:
    match = finish_setup(new_match(2, f"characters {seed}", expansion=True, harder=harder))
    kinds = Counter(event.kind for events in play_on(match, seed) for event in events)
    assert match.pending == []
    assert view_of(match)["table"]["phase"] == "over"
    assert kinds["character"] > 0
    assert kinds["turn"] == 14
