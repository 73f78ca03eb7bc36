"""How a match with Houses of Renaissance is set up, at every number of players (checklist part 1)."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.rules.cards import CARDS
from signoria.games.lorenzo.rules.houses.state import houses_of
from signoria.kernel.core import Seat
from signoria.kernel.match import Match
from tests.events import flat
from tests.houses.bidding import Bidding, board_of, in_play, order_of, table_of
from tests.houses.table import Table, finish_setup, new_match, printed
from tests.lorenzo import table as base
from tests.lorenzo.table import lorenzo, view_of
from tests.position import names, play_on, take_first

SEATS = [2, 3, 4, 5]
SEEDS = [f"seed {number}" for number in range(100)]
SPECIAL = {card["id"]: card for card in printed("development_cards")["cards"]}
NEW_TILES = {tile["id"] for tile in printed("excommunication_tiles")["tiles"]}
BASE_TILES = {tile["id"] for tile in base.printed("excommunication_tiles")["tiles"]}
TOWERS = ["territory", "character", "building", "venture"]
ADAPTED = {seats: tile["floor_values"] for tile in printed("board")["adaptation_tiles"] for seats in tile["seats"]}
BASE_PRIVILEGES = [f"privilege:{privilege['id']}" for privilege in base.printed("board")["council_privileges"]]
TOKENS_CSS = Path(__file__).parents[2] / "web" / "src" / "style" / "tokens.css"


def special_deck(match: Match) -> list[list[str]]:
    """The special cards still to come, period by period, which no player can see."""
    return [[CARDS[card].id for card in bag] for bag in lorenzo(match).decks[-3:]]


def values(match: Match, tower: int) -> list[int]:
    """What the floors of a tower ask for, from the bottom up."""
    return [row[tower]["value"] for row in reversed(view_of(match)["table"]["towers"])]


def adaptation_card(match: Match) -> str:
    """The left-over card that said where the adaptation tile begins."""
    drawn = [flat(event)[0] for event in match.opening.events if event.kind == "special_card"]
    assert len(drawn) == 1
    return CARDS[drawn[0]].id


@pytest.mark.rule("HOU-001")
def test_the_box_holds_what_it_says() -> None:
    board = printed("board")
    lists = {
        "cards": printed("development_cards")["cards"],
        "leaders": printed("leaders")["leaders"],
        "families": printed("family_tiles")["families"],
        "auction": printed("auction_tiles")["tiles"],
        "excommunications": printed("excommunication_tiles")["tiles"],
        "adaptation": board["adaptation_tiles"],
        "faith": board["faith_tiles"],
        "towers": board["towers"],
        "members": board["members"],
    }
    counts = {name: len(entries) for name, entries in lists.items()}
    assert list(counts.values()) == [48, 20, 10, 5, 3, 2, 3, 1, 1]
    tokens = printed("special_tokens")["tokens"]
    assert sum(token["count"] for token in tokens) == 30
    assert [privilege["id"] for privilege in board["council_privileges"]].count("special_token") == 1
    ids = [entry["id"] for entries in (*lists.values(), tokens) for entry in entries]
    assert len(ids) == len(set(ids))


@pytest.mark.rule("HOU-001")
@pytest.mark.parametrize("seats", SEATS)
def test_all_pieces_of_both_boxes_are_on_the_table(seats: int) -> None:
    assert GAME.census(lorenzo(new_match(seats))) == {"cards": 96 + 48, "leaders": 20 + 20, "tokens": 30}


@pytest.mark.rule("HOU-002")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rest_is_set_up_as_without_the_expansion(seats: int) -> None:
    view, without = view_of(finish_setup(new_match(seats))), base.view_of(base.finish_setup(base.new_match(seats)))
    types = {card["id"]: card["type"] for card in base.printed("development_cards")["cards"]}
    for tower, cards in enumerate(TOWERS):
        assert [types[row[tower]["card"]] for row in view["table"]["towers"]] == [cards] * 4
    for board in view["boards"]:
        assert (board["victory_points"], board["military"], board["faith"]) == (0, 0, 0)
    tiles = [*printed("excommunication_tiles")["tiles"], *base.printed("excommunication_tiles")["tiles"]]
    periods = {tile["id"]: tile["period"] for tile in tiles}
    assert [periods[tile["tile"]] for tile in view["table"]["tiles"]] == [1, 2, 3]
    assert view["table"]["harvest"] == without["table"]["harvest"]
    assert view["table"]["production"] == without["table"]["production"]
    assert view["table"]["market"] == without["table"]["market"]
    assert view["table"]["council"] == without["table"]["council"]


@pytest.mark.rule("HOU-003")
@pytest.mark.parametrize("seats", SEATS)
def test_the_special_tower_is_a_fifth_tower_of_four_floors(seats: int) -> None:
    towers = view_of(finish_setup(new_match(seats)))["table"]["towers"]
    assert [len(row) for row in towers] == [5] * 4
    assert all(row[4]["card"] in SPECIAL for row in towers)
    assert not any(floor["card"] in SPECIAL for row in towers for floor in row[:4])


@pytest.mark.rule("HOU-003")
@pytest.mark.parametrize("seats", SEATS)
def test_members_may_go_to_all_four_floors_of_the_special_tower(seats: int) -> None:
    table = Table(seats=seats).goods(0, servants=2)
    for floor, card in enumerate(("special_97", "special_98", "special_99", "special_100"), 1):
        table.floor(f"special.{floor}", card)
    assert all(table.may_place(0, "black", f"special.{floor}") for floor in (1, 2, 3, 4))


@pytest.mark.rule("HOU-004")
@pytest.mark.parametrize("seats", SEATS)
def test_the_council_tile_is_a_sixth_privilege_and_no_further_space(seats: int) -> None:
    table = Table(seats=seats)
    assert [space["space"] for space in table.view()["table"]["council"]] == ["council.1"]
    for seat in range(seats):
        table.place(seat, "black", "council.1")
        assert table.options(seat, "privilege") == [*BASE_PRIVILEGES, "privilege:special_token"]
        table.play(seat, "privilege:coins", "end")
    assert len(table.view()["table"]["council"][0]["members"]) == seats


@pytest.mark.rule("HOU-005")
def test_special_cards_are_numbered_97_to_144_and_four_of_each_type_in_a_period() -> None:
    assert sorted(card["number"] for card in SPECIAL.values()) == list(range(97, 145))
    counts = Counter((card["period"], card["type"]) for card in SPECIAL.values())
    assert counts == {(period, tower): 4 for period in (1, 2, 3) for tower in TOWERS}


@pytest.mark.rule("HOU-006")
def test_eight_special_cards_of_each_period_are_drawn_whatever_their_type() -> None:
    drawn: set[str] = set()
    counts: set[int] = set()
    for seed in SEEDS:
        deck = special_deck(new_match(2, seed=seed))
        for period, bag in enumerate(deck, 1):
            assert [SPECIAL[card]["period"] for card in bag] == [period] * 8
            assert len(set(bag)) == 8
            counts |= {[SPECIAL[card]["type"] for card in bag].count(tower) for tower in TOWERS}
            drawn |= set(bag)
    assert drawn == set(SPECIAL)
    assert counts - {2}


@pytest.mark.rule("HOU-007")
@pytest.mark.parametrize("seats", SEATS)
def test_the_special_deck_comes_period_by_period(seats: int) -> None:
    match = new_match(seats, seed="periods")
    deck = {card for bag in special_deck(match) for card in bag}
    dealt: list[str] = []
    for events in play_on(match, 7):
        for event in events:
            if event.kind == "cards":
                dealt += [CARDS[card].id for card in flat(event) if CARDS[card].id in SPECIAL]
    assert [SPECIAL[card]["period"] for card in dealt] == [1] * 8 + [2] * 8 + [3] * 8
    assert len(dealt) == 24
    assert set(dealt) == deck


@pytest.mark.rule("HOU-008")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", [1, 2])
def test_special_cards_that_were_not_drawn_never_turn_up(seats: int, seed: int) -> None:
    match = new_match(seats, seed=f"undrawn {seed}")
    undrawn = set(SPECIAL) - {card for bag in special_deck(match) for card in bag}
    assert len(undrawn) == 24
    for _ in play_on(match, seed):
        assert not in_play(view_of(match)) & undrawn
        codes = [option.code for decision in match.pending for option in decision.options]
        assert not undrawn & {code.partition(":")[2].partition(".")[0] for code in codes}


@pytest.mark.rule("HOU-008")
@pytest.mark.parametrize("card", ["special_130", "special_132"])
def test_who_takes_a_discarded_card_is_offered_no_special_card(card: str) -> None:
    table = Table().goods(0, coins=7).removed("hiring_recruits").floor("special.1", card)
    table.place(0, "black", "special.1")
    assert table.options(0) == ["retrieve:hiring_recruits", "decline"]


@pytest.mark.rule("HOU-009")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_of_the_special_deck_only_its_size_is_seen(viewer: Seat | None) -> None:
    match = finish_setup(new_match(3))
    assert {deck["type"]: deck["count"] for deck in view_of(match, viewer)["table"]["decks"]}["special"] == 20
    state = lorenzo(match)
    other = state.copy()
    other.decks[-3:] = [tuple(reversed(bag)) for bag in other.decks[-3:]]
    assert other.decks != state.decks
    assert GAME.view(other, viewer) == GAME.view(state, viewer)
    for period in range(3):  # other cards altogether
        deck, left_over = other.decks[-3 + period], houses_of(other).left_over[period]
        other.decks[-3 + period] = (*left_over[:2], *deck[2:])
        houses_of(other).left_over[period] = (*deck[:2], *left_over[2:])
    assert GAME.view(other, viewer) == GAME.view(state, viewer)
    assert not names(view_of(match, viewer)) & {card for bag in special_deck(match) for card in bag}


@pytest.mark.rule("HOU-010")
def test_the_new_excommunication_tiles_are_drawn_with_the_others() -> None:
    drawn = [[tile["tile"] for tile in view_of(new_match(2, seed=seed))["table"]["tiles"]] for seed in SEEDS]
    assert {tile for tiles in drawn for tile in tiles} == BASE_TILES | NEW_TILES
    assert [len({tiles[period] for tiles in drawn}) for period in range(3)] == [8, 8, 8]
    for seed in SEEDS:
        assert not {tile["tile"] for tile in base.view_of(base.new_match(2, seed=seed))["table"]["tiles"]} & NEW_TILES


@pytest.mark.rule("HOU-011")
@pytest.mark.parametrize("seats", SEATS)
def test_the_number_of_players_says_which_adaptation_tile_is_used(seats: int) -> None:
    match = finish_setup(new_match(seats))
    assert values(match, TOWERS.index(table_of(match)["adaptation"])) == ADAPTED[seats]
    assert ADAPTED[2] == ADAPTED[3] == ADAPTED[4] != ADAPTED[5]


@pytest.mark.rule("HOU-012")
@pytest.mark.parametrize("tower", TOWERS)
def test_a_left_over_card_says_where_the_adaptation_tile_begins(tower: str) -> None:
    matches = [new_match(4, seed=seed) for seed in SEEDS]
    matches = [match for match in matches if SPECIAL[adaptation_card(match)]["type"] == tower]
    assert matches
    for match in matches:
        assert table_of(match)["adaptation"] == tower
        assert adaptation_card(match) not in {card for bag in special_deck(match) for card in bag}


@pytest.mark.rule("HOU-013")
def test_five_players_draw_a_building_and_the_tile_lies_on_the_building_tower() -> None:
    matches = [new_match(5, seed=seed) for seed in SEEDS]
    match = finish_setup(next(match for match in matches if SPECIAL[adaptation_card(match)]["type"] == "building"))
    assert table_of(match)["adaptation"] == "building"
    for number, tower in enumerate(TOWERS):
        assert values(match, number) == (ADAPTED[5] if tower == "building" else [1, 3, 5, 7])


@pytest.mark.rule("HOU-014")
@pytest.mark.parametrize("seats", SEATS)
def test_all_thirty_tokens_are_in_the_supply_and_nobody_has_one(seats: int) -> None:
    match = new_match(seats)
    for viewer in (None, *range(seats)):
        part = table_of(match, viewer)
        assert (part["supply"], part["used_tokens"]) == (30, [])
    assert [base.own(match, seat)["tokens"] for seat in range(seats)] == [[]] * seats
    assert [board_of(match, seat)["tokens"] for seat in range(seats)] == [0] * seats


@pytest.mark.rule("HOU-015", "HOU-016")
@pytest.mark.parametrize("seats", SEATS)
def test_before_the_auction_there_are_only_coins_by_turn_order(seats: int) -> None:
    for seed in SEEDS[:10]:
        match = take_first(new_match(seats, seed=seed), ("tile", "keep"))
        assert match.pending[0].kind == "offer"
        boards = view_of(match)["boards"]
        owned = [boards[seat]["resources"] for seat in order_of(match)]
        assert owned == [{"coins": coins, "wood": 0, "stone": 0, "servants": 0} for coins in range(seats)]


@pytest.mark.rule("HOU-017")
def test_five_seats_have_colours_of_their_own() -> None:
    colours = dict(re.findall(r"--seat-(\d+): (#[0-9a-f]{6});", TOKENS_CSS.read_text(encoding="utf-8")))
    assert [f"{seat}" in colours for seat in range(1, 6)] == [True] * 5
    assert len(set(colours.values())) == len(colours)


@pytest.mark.rule("HOU-018")
@pytest.mark.parametrize("seats", SEATS)
def test_order_then_bonus_tiles_then_the_draft_then_the_auction_then_round_1(seats: int) -> None:
    match = new_match(seats)
    assert match.opening.events[0].kind == "order"
    kinds: list[str] = []
    event_kinds: list[str] = []
    while "turn" not in kinds:
        if match.pending[0].kind not in kinds[-1:]:
            kinds.append(match.pending[0].kind)
        outcome = match.choose(match.pending[0].seat, match.pending[0].options[0].code)
        event_kinds += [event.kind for event in outcome.events]
    assert kinds == ["tile", "keep", "offer", "turn"]
    steps = [kind for kind in event_kinds if kind in ("families", "round", "dice")]
    assert steps == ["families", "round", "dice"]
    assert (
        event_kinds.index("keep")
        < event_kinds.index("families")
        < event_kinds.index("offer")
        < event_kinds.index("round")
    )


@pytest.mark.rule("HOU-018")
def test_nothing_is_offered_for_before_the_draft_is_over() -> None:
    match = new_match(3)
    while match.pending[0].kind in ("tile", "keep"):
        assert table_of(match)["auction"] == []
        match.choose(match.pending[0].seat, match.pending[0].options[0].code)
    assert len(table_of(match)["auction"]) == len(Bidding(3, seed="new").lots) == 3


@pytest.mark.rule("HOU-252")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("advanced", "side"), [(True, "advanced"), (False, "basic")])
def test_a_game_with_the_expansion_has_leaders_whatever_its_bonus_tiles(seats: int, advanced: bool, side: str) -> None:
    for board in view_of(finish_setup(new_match(seats, advanced=advanced, leader_pool="both")))["boards"]:
        assert board["bonus_tile"].startswith(side)
        assert board["hand"] == 4


@pytest.mark.rule("HOU-252", "HOU-018")
def test_with_basic_bonus_tiles_the_draft_comes_first() -> None:
    match = new_match(3, advanced=False)
    assert {decision.kind for decision in match.pending} == {"keep"}
    assert table_of(match)["bonus_tiles"] == []
    assert [board["bonus_tile"] for board in view_of(match)["boards"]] == ["basic"] * 3
