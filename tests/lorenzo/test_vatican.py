"""The Vatican report: support of the Church and excommunication (checklist: Vatican report)."""

from __future__ import annotations

import pytest

from signoria.kernel.core import Seat
from tests.lorenzo.table import Table, finish_setup, goods, new_match, rolled
from tests.position import play_on

#: Victory points of the steps of the faith track, by the checklist.
STEPS = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30]
#: The tile of each period as the table lays it out.
TILES = ["fewer_military", "no_market", "no_character_scoring"]
#: What an idle player prefers: neither faith nor a card.
IDLE = ["end", "pass", "church:refuse", *[f"place:{member}:council.1" for member in ("black", "white", "orange")]]


def report(round: int, *faith: int) -> Table:
    """The report of a round with this faith for each seat."""
    table = Table(seats=len(faith)).round(round)
    for seat, steps in enumerate(faith):
        table.goods(seat, faith=steps)
    return table.report()


def idle_on(table: Table) -> Table:
    """The pending seat does something that changes no faith."""
    seat = table.pending()[0]
    codes = [code for code in (*IDLE, "privilege:coins") if code in table.options(seat)]
    return table.play(seat, codes[0])


def idle_until(table: Table, round: int, kind: str = "turn") -> Table:
    """Everybody is idle until a decision of a kind comes in a round."""
    while table.view()["table"]["round"] < round or table.kind() != kind:
        idle_on(table)
    return table


def marked(table: Table) -> list[list[Seat]]:
    """Who is marked on the tile of each period."""
    return [[place["seat"] for place in tile["marked"]] for tile in table.view()["table"]["tiles"]]


def values_below_dice(table: Table, seat: Seat) -> set[int]:
    """By how much the colored members of a player are worth less than their dice."""
    dice = rolled(table.view())
    return {dice[member] - value for member, value in table.members(seat).items() if member in dice}


@pytest.mark.rule("LOR-196")
@pytest.mark.parametrize("round", range(1, 7))
def test_only_even_rounds_have_a_report(round: int) -> None:
    table = report(round, 15, 15)
    assert (table.kind() == "church") == (round in (2, 4, 6))
    assert [args[0] for _, _, args in table.happened("report")] == ([round // 2 - 1] if round % 2 == 0 else [])


@pytest.mark.rule("LOR-196")
def test_reports_follow_the_actions_of_rounds_2_4_and_6() -> None:
    match = finish_setup(new_match(2, advanced=False))
    log = [*match.opening.events, *[event for events in play_on(match, 1) for event in events]]
    kinds = [event.kind for event in log if event.kind in ("round", "turn", "report", "order")]
    kinds = kinds[kinds.index("round") :]
    quiet = ["round", *["turn"] * 8, "order"]
    assert kinds[: len(quiet)] == quiet
    assert [kinds[:at].count("round") for at, kind in enumerate(kinds) if kind == "report"] == [2, 4, 6]
    for at in [at for at, kind in enumerate(kinds) if kind == "report"]:
        assert kinds[at - 1] == "turn"
        assert kinds[at + 1] == "order"


@pytest.mark.rule("LOR-197")
@pytest.mark.parametrize(("round", "required"), [(2, 3), (4, 4), (6, 5)])
def test_a_report_requires_faith_by_period(round: int, required: int) -> None:
    table = report(round, required - 1, required)
    assert table.pending() == [1]
    assert table.kind() == "church"
    assert table.view()["table"]["tiles"][round // 2 - 1]["faith"] == required
    assert marked(table)[round // 2 - 1] == [0]


@pytest.mark.rule("LOR-198")
@pytest.mark.parametrize(("round", "faith"), [(2, 2), (2, 0), (4, 3), (6, 4)])
def test_too_little_faith_means_excommunication_without_a_question(round: int, faith: int) -> None:
    table = report(round, faith, 15)
    assert table.pending() == [1]
    assert table.options(0) == []
    assert table.board(0)["excommunications"] == [TILES[round // 2 - 1]]
    assert marked(table) == [[0] if period == round // 2 - 1 else [] for period in range(3)]


@pytest.mark.rule("LOR-199")
@pytest.mark.parametrize(("round", "faith"), [(2, 0), (2, 1), (2, 2), (4, 1), (4, 3)])
def test_an_excommunicated_player_keeps_the_faith(round: int, faith: int) -> None:
    table = report(round, faith, faith)
    assert len(table.happened("excommunicated")) == 2
    assert table.owned(0) == table.owned(1) == goods(faith=faith)


@pytest.mark.rule("LOR-200")
@pytest.mark.parametrize(("round", "faith"), [(2, 3), (2, 15), (4, 4), (6, 5)])
def test_enough_faith_leaves_exactly_two_options(round: int, faith: int) -> None:
    table = report(round, faith, 0)
    assert table.options(0) == ["church:support", "church:refuse"]
    assert table.refused(0, "pass") == "LOR-200"


@pytest.mark.rule("LOR-201")
def test_refusing_is_excommunication_and_keeps_the_faith() -> None:
    table = report(2, 4, 0).play(0, "church:refuse")
    assert marked(table)[0] == [0, 1]
    assert table.owned(0) == goods(faith=4)


@pytest.mark.rule("LOR-202")
def test_supporting_costs_the_faith_and_gives_the_points_of_the_step() -> None:
    table = report(2, 6, 0).play(0, "church:support")
    assert table.owned(0) == goods(victory_points=7)
    assert marked(table)[0] == [1]
    assert table.board(0)["excommunications"] == []


@pytest.mark.rule("LOR-203")
@pytest.mark.parametrize("step", range(16))
def test_each_step_of_the_faith_track_has_its_points(step: int) -> None:
    table = report(6, step, 0)
    if step >= 5:
        table.play(0, "church:support")
    assert table.over()
    assert table.owned(0) == goods(victory_points=STEPS[step])


@pytest.mark.rule("LOR-203")
@pytest.mark.parametrize("step", range(3, 16))
def test_each_step_gives_its_points_in_the_first_report_too(step: int) -> None:
    table = report(2, step, 0).play(0, "church:support")
    assert table.owned(0) == goods(victory_points=STEPS[step])


@pytest.mark.rule("LOR-204")
def test_supporting_spends_all_faith_not_only_what_is_required() -> None:
    table = report(2, 9, 0).play(0, "church:support")
    assert table.owned(0) == goods(victory_points=13)


@pytest.mark.rule("LOR-205")
def test_the_rulebooks_red_player_is_excommunicated() -> None:
    table = report(2, 2, 3)
    assert table.pending() == [1]
    assert marked(table)[0] == [0]
    assert table.owned(0) == goods(faith=2)


@pytest.mark.rule("LOR-206")
def test_the_rulebooks_green_player_refuses() -> None:
    table = report(2, 2, 3).play(1, "church:refuse")
    assert marked(table)[0] == [0, 1]
    assert table.owned(1) == goods(faith=3)


@pytest.mark.rule("LOR-207")
def test_the_rulebooks_green_player_supports() -> None:
    table = report(2, 2, 3).play(1, "church:support")
    assert marked(table)[0] == [0]
    assert table.owned(1) == goods(victory_points=3)


@pytest.mark.rule("LOR-208")
def test_kept_faith_counts_in_the_next_period() -> None:
    table = report(2, 3, 0).play(0, "church:refuse")
    assert table.view()["table"]["round"] == 3
    table.place(0, "black", "council.1").play(0, "privilege:faith")
    idle_until(table, 4, "church")
    assert table.pending() == [0]
    assert table.owned(0)["faith"] == 4
    table.play(0, "church:support")
    assert table.owned(0)["victory_points"] == 4
    assert table.owned(0)["faith"] == 0
    assert marked(table) == [[0, 1], [1], []]


@pytest.mark.rule("LOR-209")
def test_excommunications_add_up_and_last() -> None:
    table = report(2, 0, 0).tiles("weaker_colored_members", "no_market")
    for number in (5, 6):
        idle_until(table, number)
        assert table.board(0)["excommunications"] == ["weaker_colored_members", "no_market"]
        assert values_below_dice(table, table.pending()[0]) == {1}
        assert table.refused(table.pending()[0], "place:black:market.1") == "LOR-376"
    idle_until(table, 6, "")
    assert marked(table) == [[0, 1]] * 3


@pytest.mark.rule("LOR-210")
def test_a_tile_affects_only_those_marked_on_it() -> None:
    table = report(2, 3, 0).tiles("weaker_colored_members").play(0, "church:support")
    assert values_below_dice(table, 0) == {0}
    assert values_below_dice(table, 1) == {1}


@pytest.mark.rule("LOR-211")
def test_a_tile_of_period_1_works_from_round_3() -> None:
    table = Table(seats=2).round(2).tiles("weaker_colored_members")
    assert values_below_dice(table, 0) == {0}
    idle_until(table, 3)
    assert values_below_dice(table, 0) == {1}


@pytest.mark.rule("LOR-211")
def test_a_tile_of_period_2_works_from_round_5() -> None:
    table = Table(seats=2).round(4).tiles("no_market")
    assert table.options(0, "place").count("place:black:market.1") == 1
    idle_until(table, 5)
    assert [code for code in table.options(table.pending()[0]) if "market" in code] == []


@pytest.mark.rule("LOR-211")
def test_a_tile_of_period_3_works_in_the_final_scoring() -> None:
    table = Table(seats=2).cards(0, "abbess", "captain").cards(1, "patron", "hero").round(6)
    table.goods(1, faith=5).tiles("no_character_scoring")
    assert table.board(0)["points"]["characters"] == 3
    idle_until(table, 6, "church")
    table.play(1, "church:support")
    assert table.over()
    assert table.score(0).parts["characters"] == 0
    assert table.score(1).parts["characters"] == 3


@pytest.mark.rule("LOR-212")
def test_in_round_6_an_excommunicated_player_still_scores_the_step() -> None:
    table = report(6, 4, 0)
    assert table.over()
    assert marked(table)[2] == [0, 1]
    assert table.owned(0) == goods(victory_points=4)
    mine = [(kind, args) for kind, seat, args in table.happened("excommunicated", "faith") if seat == 0]
    assert [kind for kind, _ in mine] == ["excommunicated", "faith"]
    assert mine[1] == ("faith", (4,))


@pytest.mark.rule("LOR-213")
@pytest.mark.parametrize(("round", "faith"), [(2, 2), (4, 3)])
def test_before_round_6_an_excommunicated_player_scores_nothing(round: int, faith: int) -> None:
    table = report(round, faith, 0)
    assert table.owned(0) == goods(faith=faith)
    assert table.happened("faith") == []


@pytest.mark.rule("LOR-214")
def test_refusing_in_round_6_gives_no_points_and_keeps_the_faith() -> None:
    table = report(6, 7, 0).play(0, "church:refuse")
    assert table.over()
    assert marked(table)[2] == [0, 1]
    assert table.owned(0) == goods(faith=7)
    assert table.score(0).parts["track"] == 0


@pytest.mark.rule("LOR-215")
def test_players_decide_openly_in_turn_order() -> None:
    table = report(2, 3, 9, 4, 0).order(2, 0, 3, 1)
    assert table.pending() == [2]
    assert table.refused(0, "church:support") == "LOR-029"
    table.play(2, "church:refuse")
    assert [place["seat"] for place in table.view(0)["table"]["tiles"][0]["marked"]] == [2]
    assert table.pending() == [0]
    table.play(0, "church:support")
    assert table.view(1)["boards"][0]["victory_points"] == 3
    assert table.pending() == [1]
    table.play(1, "church:support")
    assert [seat for _, seat, _ in table.happened("excommunicated", "support")] == [2, 0, 3, 1]


@pytest.mark.rule("LOR-216")
def test_faith_stops_at_step_15() -> None:
    table = Table().goods(0, coins=5, faith=14).floor("character.1", "papal_messenger")
    table.place(0, "black", "character.1")
    assert table.owned(0) == goods(faith=15)


@pytest.mark.rule("LOR-216")
def test_faith_on_the_last_step_stays_there() -> None:
    table = Table().goods(0, coins=5, faith=15).floor("character.1", "papal_messenger")
    table.place(0, "black", "character.1")
    assert table.owned(0) == goods(faith=15)
