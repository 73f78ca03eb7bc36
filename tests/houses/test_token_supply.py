"""The supply of special tokens: what draws from it, what becomes of it, that nothing is lost (HOU-134 to HOU-147)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from signoria.kernel.match import Match
from tests.houses.table import Table, new_match, printed
from tests.lorenzo.table import own, view_of
from tests.position import play_on

ALL = sum(token["count"] for token in printed("special_tokens")["tokens"])
USED = ["faith_token", "glory_token", "servants_token", "stone_token", "wood_token"]
SEEDS = [f"draw {number}" for number in range(12)]


def floor_bonus(seed: str) -> Table:
    table = Table(seed=seed).dice(7, 5, 5).floor("special.4", "special_99")
    return table.place(0, "black", "special.4")


def immediate(seed: str) -> Table:
    return Table(seed=seed).floor("special.1", "special_98").place(0, "black", "special.1")


def permanent(seed: str) -> Table:
    return Table(seed=seed).cards(0, "special_97").place(0, "black", "harvest.1", 0)


def action_space(seed: str) -> Table:
    return Table(seed=seed).leaders(0, "piero_francesca").place(0, "black", "piero_francesca.1")


def privilege(seed: str) -> Table:
    return Table(seed=seed).place(0, "black", "council.1").play(0, "privilege:special_token")


@pytest.mark.rule("HOU-134")
@pytest.mark.parametrize(
    ("source", "number"), [(floor_bonus, 2), (immediate, 1), (permanent, 1), (action_space, 3), (privilege, 1)]
)
def test_whatever_gives_tokens_draws_them_from_the_supply(source: Callable[[str], Table], number: int) -> None:
    table = source("houses")
    assert (table.token_count(0), len(table.hand_of_tokens(0)), table.table()["supply"]) == (
        number,
        number,
        ALL - number,
    )


@pytest.mark.rule("HOU-134")
@pytest.mark.parametrize("source", [floor_bonus, immediate, permanent, action_space, privilege])
def test_the_faces_are_drawn_at_random(source: Callable[[str], Table]) -> None:
    drawn = {tuple(source(seed).hand_of_tokens(0)) for seed in SEEDS}
    assert len(drawn) > 3
    assert drawn == {tuple(source(seed).hand_of_tokens(0)) for seed in SEEDS}


@pytest.mark.rule("HOU-144")
def test_the_discards_become_the_supply_as_soon_as_it_is_empty() -> None:
    table = Table().supply("coins_token").discards(*USED).floor("special.1", "special_98")
    table.place(0, "black", "special.1")
    assert table.hand_of_tokens(0) == ["coins_token"]
    assert (table.table()["supply"], table.table()["used_tokens"]) == (5, [])


@pytest.mark.rule("HOU-145")
def test_a_draw_of_several_runs_on_into_the_new_supply() -> None:
    table = Table().supply("coins_token").discards(*USED).leaders(0, "piero_francesca")
    table.place(0, "black", "piero_francesca.1")
    drawn = table.hand_of_tokens(0)
    assert (len(drawn), table.table()["supply"], table.table()["used_tokens"]) == (3, 3, [])
    assert "coins_token" in drawn
    assert set(drawn) <= {"coins_token", *USED}


@pytest.mark.rule("HOU-145")
def test_which_tokens_of_the_new_supply_come_is_chance() -> None:
    tokens = set()
    for seed in SEEDS:
        table = Table(seed=seed).supply("coins_token").discards(*USED).leaders(0, "piero_francesca")
        tokens |= set(table.place(0, "black", "piero_francesca.1").hand_of_tokens(0))
    assert tokens == {"coins_token", *USED}


@pytest.mark.rule("HOU-146")
def test_what_cannot_be_drawn_is_lost() -> None:
    table = Table().dice(7, 5, 5).supply("coins_token").floor("special.4", "special_99")
    table.place(0, "black", "special.4")
    assert (table.hand_of_tokens(0), table.token_count(0), table.table()["supply"]) == (["coins_token"], 1, 0)


@pytest.mark.rule("HOU-146", "LOR-395")
def test_a_token_is_a_privilege_only_if_one_can_be_drawn() -> None:
    empty = Table().supply().place(0, "black", "council.1")
    assert empty.refused(0, "privilege:special_token") == "LOR-395"
    assert "privilege:special_token" not in empty.options(0)
    used = Table().supply().discards("coins_token").place(0, "black", "council.1")
    assert used.play(0, "privilege:special_token").hand_of_tokens(0) == ["coins_token"]


@pytest.mark.rule("HOU-146")
def test_the_next_discards_form_a_supply_when_a_token_is_next_due() -> None:
    table = Table().supply("coins_token").tokens(1, "coins_token").cards(0, "special_110")
    table.place(0, "black", "production.1", 0).play(0, "end")
    assert (table.token_count(0), table.table()["supply"]) == (0, 0)
    table.play(1, "token:coins_token")
    assert (table.table()["supply"], table.table()["used_tokens"]) == (0, ["coins_token"])
    table.place(1, "black", "council.1").play(1, "privilege:special_token")
    assert table.hand_of_tokens(1) == ["coins_token"]
    assert (table.table()["supply"], table.table()["used_tokens"]) == (0, [])


@pytest.mark.rule("HOU-146", "HOU-151")
@pytest.mark.parametrize(("supply", "legal"), [((), False), (("coins_token",), True)])
def test_a_token_that_is_not_there_pays_no_card(supply: tuple[str, ...], legal: bool) -> None:
    table = Table().supply(*supply).goods(0, coins=6).floor("special.3", "special_127")
    assert table.may_place(0, "black", "special.3") == legal


def tokens_in(match: Match, seats: int) -> int:
    """Tokens wherever they lie, those somebody looks at included, as the views tell it."""
    view = view_of(match)
    looked_at = sum([len(own(match, seat)["drawn"]) for seat in range(seats)])
    on_table = view["table"]["supply"] + len(view["table"]["used_tokens"]) + looked_at
    return on_table + sum([board["tokens"] + len(board["placed_tokens"]) for board in view["boards"]])


@pytest.mark.rule("HOU-147")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_thirty_tokens_are_conserved(seats: int) -> None:
    match = new_match(seats, seed=f"conserved {seats}")
    moved = 0
    for events in play_on(match, seats):
        moved += len([event for event in events if event.kind in ("tokens", "token", "spend", "fill", "look")])
        assert tokens_in(match, seats) == ALL
    assert moved > 10


@pytest.mark.rule("HOU-147")
def test_tokens_that_are_looked_at_are_conserved_too() -> None:
    table = Table(2).leaders(0, "marsilio_ficino").play(0, "activate:marsilio_ficino")
    assert (table.kind(), table.table()["supply"], len(table.own(0)["drawn"])) == ("retain", ALL - 2, 2)
    assert tokens_in(table.match, 2) == ALL
    table.play(0, table.options(0)[0])
    assert tokens_in(table.match, 2) == ALL
    assert (table.token_count(0), len(table.table()["used_tokens"])) == (1, 1)
