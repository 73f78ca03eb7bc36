"""All family tiles: one for each player, open, in force for its owner alone in every round (checklist part 4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.rules.cards import READER
from signoria.games.lorenzo.rules.effect import Modifier, UnknownEffect
from signoria.games.lorenzo.table import Board
from signoria.kernel.core import Seat
from signoria.kernel.match import Match
from tests.houses.bidding import table_of
from tests.houses.family_positions import FAMILIES, all_placed, effect_of
from tests.houses.table import Table, finish_setup, goods, new_match, printed, stocked
from tests.lorenzo.table import lorenzo, view_of
from tests.lorenzo.table import printed as base_printed
from tests.position import names, play_on, take_first

STEP: int = printed("board")["faith_tiles"][0]["step"]
TILE: dict[str, int] = printed("board")["faith_tiles"][0]["effects"][0]["resources"]
EXTRA: list[dict[str, Any]] = printed("family_tiles")["extra_families"]
OPEN: int = EXTRA[0]["effects"][0]["count"]
DEALT: int = base_printed("board")["leaders"]["dealt"]
BASIC = {"wood": 1, "stone": 1, "servants": 1}
MANY = 40


# One scenario per family: seat 0 does something and sees something.


def aragonesi(table: Table) -> object:
    table.cards(0, "commercial_hub").floor("territory.1", "village").play(0, "place:black:territory.1")
    return table.owned(0)


def colonna(table: Table) -> object:
    return table.members(0)


def da_montefeltro(table: Table) -> object:
    table.goods(0, wood=1, stone=3).floor("building.1", "mint").play(0, "place:black:building.1")
    return table.board(0)["stored"]


def della_rovere(table: Table) -> object:
    table.goods(0, faith=STEP - 1).play(0, "place:black:council.1", "privilege:faith")
    return table.owned(0)["coins"], table.token_count(0)


def della_scala(table: Table) -> object:
    table.play(0, "place:black:council.1", "privilege:coins")
    return table.owned(0)["faith"], table.options(0, "trade")


def este(table: Table) -> object:
    table.goods(0, military=1)
    return table.options(0, "trade")


def gonzaga(table: Table) -> object:
    all_placed(table.goods(0, servants=7).floor("territory.1", "village"))
    return table.options(0, "take")


def malatesta(table: Table) -> object:
    table.goods(0, military=3).floor("venture.1", "military_campaign").play(0, "place:black:venture.1")
    return table.owned(0)


def medici(table: Table) -> object:
    table.goods(0, coins=2).floor("character.1", "warlord").play(0, "place:black:character.1")
    return table.token_count(0)


def orsini(table: Table) -> object:
    table.cards(0, "village", "mint", "warlord").goods(0, wood=3).floor("venture.1", "hosting_panhandlers")
    return table.play(0, "place:black:venture.1").board(0)["hand"]


DICE = {"black": 5, "white": 5, "orange": 5, "neutral": 0}
#: What is seen by who has the family, and by who has not.
SCENARIOS: dict[str, tuple[Callable[[Table], object], object, object]] = {
    "aragonesi": (aragonesi, goods(coins=1, **BASIC), goods()),
    "colonna": (colonna, {**DICE, "brown": effect_of("colonna", "extra_family_member")["value"]}, DICE),
    "da_montefeltro": (da_montefeltro, {"wood": 1, "stone": 3}, {}),
    "della_rovere": (della_rovere, (1 + TILE["coins"], TILE["special_tokens"]), (1, 0)),
    "della_scala": (della_scala, (1, ["trade:della_scala"]), (0, [])),
    "este": (este, ["trade:este"], []),
    "gonzaga": (gonzaga, ["take:territory.1"], []),
    "malatesta": (malatesta, goods(military=3, coins=3), goods(military=1, coins=3)),
    "medici": (medici, 1, 0),
    "orsini": (orsini, 2, 0),
}


def boards(match: Match, viewer: Seat | None = None) -> list[Board]:
    return view_of(match, viewer)["boards"]


def up_for_auction(match: Match) -> list[str]:
    """The families that are drawn, once the draft is over."""
    return [lot["family"] for lot in table_of(take_first(match, ("tile", "keep")))["auction"]]


@pytest.mark.rule("HOU-049")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_has_exactly_one_family_that_everybody_sees(seats: int) -> None:
    match = new_match(seats)
    drawn = up_for_auction(match)
    finish_setup(match)
    owned = [board["family"] for board in boards(match)]
    assert sorted(owned) == sorted(drawn)
    assert len(set(owned)) == seats
    for viewer in range(seats):
        assert [board["family"] for board in boards(match, viewer)] == owned


@pytest.mark.rule("HOU-049", "HOU-050")
@pytest.mark.parametrize("number", [1, 6])
@pytest.mark.parametrize("family", list(FAMILIES))
def test_a_family_has_its_power_in_the_first_and_in_the_last_round(family: str, number: int) -> None:
    scenario, expected, _ = SCENARIOS[family]
    assert scenario(stocked(Table(2).family(0, family).round(number))) == expected


@pytest.mark.rule("HOU-049")
@pytest.mark.parametrize("number", [1, 6])
@pytest.mark.parametrize("family", list(FAMILIES))
def test_the_power_of_a_family_is_for_its_owner_alone(family: str, number: int) -> None:
    scenario, _, expected = SCENARIOS[family]
    assert scenario(stocked(Table(2).family(1, family).round(number))) == expected


@pytest.mark.rule("HOU-050")
def test_there_are_ten_families_and_a_scenario_for_each() -> None:
    assert list(SCENARIOS) == list(FAMILIES)
    assert len(FAMILIES) == 10


@pytest.mark.rule("HOU-050")
@pytest.mark.parametrize("family", list(FAMILIES))
def test_every_kind_of_effect_on_a_family_tile_is_known(family: str) -> None:
    assert FAMILIES[family]
    for effect in FAMILIES[family]:
        assert isinstance(READER.effect(effect), Modifier)


@pytest.mark.rule("HOU-050")
def test_a_kind_of_effect_that_is_not_known_is_refused() -> None:
    with pytest.raises(UnknownEffect):
        READER.effect({"kind": "visconti_tokens"})


@pytest.mark.rule("HOU-049")
def test_a_family_won_in_the_auction_stays_to_the_end_of_the_game() -> None:
    match = finish_setup(next(candidate for candidate in matches(2) if "colonna" in up_for_auction(candidate)))
    owner = [board["family"] for board in boards(match)].index("colonna")
    brown: set[tuple[int, Seat]] = set()
    for _ in play_on(match, 1):
        for seat, board in enumerate(view_of(match)["boards"]):
            if "brown" in [member["member"] for member in board["members"]]:
                brown.add((view_of(match)["table"]["round"], seat))
    assert sorted(brown) == [(number, owner) for number in range(1, 7)]
    assert boards(match)[owner]["family"] == "colonna"


def matches(seats: int = 5, extra: bool = False) -> Iterator[Match]:
    """Many matches from the beginning."""
    for number in range(MANY):
        yield new_match(seats, f"families {number}", extra_pieces=extra)


# Sforza


def with_sforza() -> Match:
    """A match with the extra family, its first offers still to be made."""
    return next(match for match in matches(extra=True) if EXTRA[0]["id"] in up_for_auction(match))


@pytest.mark.rule("HOU-051")
def test_the_extra_families_are_off_unless_the_table_wants_them() -> None:
    drawn = {family for match in matches() for family in up_for_auction(match)}
    assert drawn == set(FAMILIES)
    assert GAME.complete({"seats": 5, "houses": True})["extra_pieces"] is False


@pytest.mark.rule("HOU-051")
def test_with_the_extra_pieces_sforza_is_drawn_and_visconti_never() -> None:
    assert [tile["id"] for tile in EXTRA] == ["sforza"]
    drawn = {family for match in matches(extra=True) for family in up_for_auction(match)}
    assert drawn == {*FAMILIES, "sforza"}


@pytest.mark.rule("HOU-051")
def test_two_leaders_lie_open_with_sforza_and_with_no_other_family() -> None:
    match = with_sforza()
    leaders = table_of(match)["open_leaders"]
    assert OPEN == len(set(leaders)) == 2
    for viewer in range(5):
        assert set(leaders) <= names(GAME.view(lorenzo(match), viewer))
    other = next(match for match in matches(extra=True) if "sforza" not in up_for_auction(match))
    assert table_of(other)["open_leaders"] == []


@pytest.mark.rule("HOU-051")
@pytest.mark.parametrize("choice", [0, 1])
def test_the_winner_takes_both_leaders_and_plays_one_whatever_it_requires(choice: int) -> None:
    match = with_sforza()
    open_leaders = table_of(match)["open_leaders"]
    take_first(match, ("offer",))
    (decision,) = match.pending
    assert [option.code for option in decision.options] == [f"play:{leader}" for leader in open_leaders]
    match.choose(decision.seat, f"play:{open_leaders[choice]}")
    assert match.pending[0].kind == "turn"
    for seat, board in enumerate(view_of(match)["boards"]):
        won = seat == decision.seat
        assert (boards(match)[seat]["family"] == "sforza") == won
        assert [leader["leader"] for leader in board["leaders"]] == ([open_leaders[choice]] if won else [])
        assert board["hand"] == (DEALT + OPEN - 1 if won else DEALT)
    assert DEALT + OPEN - 1 == 5
    assert open_leaders[1 - choice] in names(GAME.view(lorenzo(match), decision.seat))
