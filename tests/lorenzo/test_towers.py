"""Towers: which floors a member may enter, what it costs to join others there, and taking the card (LOR-045 to 069)."""

from __future__ import annotations

import pytest

from tests.events import flat
from tests.lorenzo.table import SPACE, Table, finish_setup, goods, new_match, printed
from tests.position import play_on

TOWERS = ["territory", "character", "building", "venture"]
VALUES = {1: 1, 2: 3, 3: 5, 4: 7}
#: A card for each tower, with what it costs and what it gives at once.
SAMPLE = {"territory": "citadel", "character": "farmer", "building": "barracks", "venture": "hosting_panhandlers"}
COST = {"territory": {}, "character": {"coins": 3}, "building": {"wood": 1, "stone": 1}, "venture": {"wood": 3}}
GAIN = {"territory": {}, "character": {}, "building": {"victory_points": 3}, "venture": {"servants": 4}}
FLOOR_GOOD = {"territory": "wood", "character": "stone", "building": "military", "venture": "coins"}
#: Six cards of each type.
SIX = {
    kind: [card["id"] for card in printed("development_cards")["cards"] if card["type"] == kind][:6] for kind in TOWERS
}
FLOOR_NUMBERS = [SPACE[f"{tower}.{floor}"] for tower in TOWERS for floor in VALUES]


def sample(tower: str, floor: int, **extra: int) -> Table:
    """The tower's sample card lies on a floor and seat 0 has its cost, and something extra."""
    table = Table().floor(f"{tower}.{floor}", SAMPLE[tower])
    return table.goods(0, **{kind: COST[tower].get(kind, 0) + extra.get(kind, 0) for kind in {*COST[tower], *extra}})


def rows(table: Table, seat: int) -> dict[str, list[str]]:
    board = table.board(seat)
    return {
        "territory": board["territories"],
        "character": board["characters"],
        "building": board["buildings"],
        "venture": board["ventures"],
    }


def unused(tower: str) -> list[str]:
    """Cards of a type beside those of SIX."""
    cards = printed("development_cards")["cards"]
    return [card["id"] for card in cards if card["type"] == tower and card["id"] not in SIX[tower]]


@pytest.mark.rule("LOR-045")
@pytest.mark.parametrize("floor", VALUES)
@pytest.mark.parametrize("tower", TOWERS)
def test_a_floor_needs_its_value_and_not_one_less(tower: str, floor: int) -> None:
    enough = sample(tower, floor, servants=VALUES[floor])
    enough.place(0, "neutral", f"{tower}.{floor}", VALUES[floor])
    assert rows(enough, 0)[tower] == [SAMPLE[tower]]
    short = sample(tower, floor, servants=VALUES[floor] - 1)
    assert not short.may_place(0, "neutral", f"{tower}.{floor}")
    assert short.refused(0, f"place:neutral:{tower}.{floor}") in ("LOR-045", "LOR-046")


@pytest.mark.rule("LOR-045")
@pytest.mark.parametrize("floor", [2, 3])
@pytest.mark.parametrize("tower", TOWERS)
def test_dice_reach_a_floor_on_their_own(tower: str, floor: int) -> None:
    table = sample(tower, floor).dice(VALUES[floor] - 1, VALUES[floor], VALUES[floor] + 1)
    assert [table.may_place(0, member, f"{tower}.{floor}") for member in ("black", "white", "orange")] == [
        False,
        True,
        True,
    ]
    assert table.refused(0, f"place:black:{tower}.{floor}") == "LOR-045"


@pytest.mark.rule("LOR-046")
@pytest.mark.parametrize("tower", TOWERS)
def test_a_six_needs_a_servant_for_the_top_floor(tower: str) -> None:
    alone = sample(tower, 4).dice(6, 6, 6)
    assert alone.refused(0, f"place:black:{tower}.4") == "LOR-046"
    helped = sample(tower, 4, servants=1).dice(6, 6, 6).place(0, "black", f"{tower}.4", 1)
    assert rows(helped, 0)[tower] == [SAMPLE[tower]]


@pytest.mark.rule("LOR-046")
def test_a_modifier_brings_a_six_to_the_top_floor() -> None:
    table = sample("territory", 4).dice(6, 6, 6).cards(0, "warlord").place(0, "black", "territory.4")
    assert rows(table, 0)["territory"] == ["citadel"]
    assert table.happened("servants") == []


@pytest.mark.rule("LOR-047")
@pytest.mark.parametrize("floor", VALUES)
def test_floors_are_used_in_any_order(floor: int) -> None:
    table = Table().goods(0, servants=2)
    for number, card in enumerate(("woods", "village", "citadel", "forest"), 1):
        table.floor(f"territory.{number}", card)
    assert table.place(0, "black", f"territory.{floor}").card_on(f"territory.{floor}") == ""


@pytest.mark.rule("LOR-048")
@pytest.mark.parametrize("tower", TOWERS)
def test_a_floor_with_a_member_is_not_offered_to_anyone(tower: str) -> None:
    table = sample(tower, 1).goods(1, coins=9, wood=9, stone=9, servants=9)
    table.place(0, "black", f"{tower}.1").play(0, "end")
    for member in ("black", "white", "orange", "neutral"):
        assert not table.may_place(1, member, f"{tower}.1")
        assert table.refused(1, f"place:{member}:{tower}.1") == "LOR-048"


@pytest.mark.rule("LOR-049")
@pytest.mark.parametrize("tower", TOWERS)
def test_a_card_goes_to_the_end_of_its_row_and_nothing_else_moves(tower: str) -> None:
    table = sample(tower, 2).cards(0, SIX[tower][0]).floor(f"{tower}.1", SIX[tower][1])
    elsewhere = {other: SIX[other][2] for other in TOWERS if other != tower}
    for other, card in elsewhere.items():
        table.floor(f"{other}.2", card)
    table.place(0, "black", f"{tower}.2")
    assert rows(table, 0) == {kind: [] for kind in elsewhere} | {tower: [SIX[tower][0], SAMPLE[tower]]}
    assert table.card_on(f"{tower}.2") == ""
    assert table.card_on(f"{tower}.1") == SIX[tower][1]
    assert {other: table.card_on(f"{other}.2") for other in elsewhere} == elsewhere


@pytest.mark.rule("LOR-050")
def test_a_floor_that_a_bonus_action_has_emptied_cannot_be_entered() -> None:
    table = Table().floor("character.1", "captain").floor("territory.3", "forest").goods(0, coins=4)
    table.goods(1, coins=9, servants=9)
    table.place(0, "black", "character.1").play(0, "take:territory.3", "end")
    assert table.view()["table"]["towers"][1][0]["members"] == []
    for member in ("black", "white", "orange", "neutral"):
        assert not table.may_place(1, member, "territory.3")
        assert table.refused(1, f"place:{member}:territory.3") == "LOR-050"


@pytest.mark.rule("LOR-051")
@pytest.mark.parametrize("floor", VALUES)
@pytest.mark.parametrize("tower", TOWERS)
def test_only_floors_3_and_4_give_a_bonus(tower: str, floor: int) -> None:
    table = sample(tower, floor, servants=1).dice(6, 6, 6)
    table.place(0, "black", f"{tower}.{floor}", 1 if floor == 4 else 0)
    expected = goods(**GAIN[tower])
    expected["servants"] += 0 if floor == 4 else 1
    expected[FLOOR_GOOD[tower]] += {1: 0, 2: 0, 3: 1, 4: 2}[floor]
    assert table.owned(0) == expected


@pytest.mark.rule("LOR-053")
@pytest.mark.parametrize(
    ("seat", "there", "placed"),
    [(0, "black", "neutral"), (0, "neutral", "black"), (1, "black", "black"), (1, "neutral", "neutral")],
)
def test_joining_any_member_in_a_tower_costs_3_coins(seat: int, there: str, placed: str) -> None:
    joined = sample("character", 1, coins=3, servants=1).stands(seat, there, "character.3")
    joined.place(0, placed, "character.1")
    assert joined.owned(0)["coins"] == 0
    alone = sample("character", 1, coins=3, servants=1).stands(seat, there, "territory.3")
    alone.place(0, placed, "character.1")
    assert alone.owned(0)["coins"] == 3


@pytest.mark.rule("LOR-053")
@pytest.mark.parametrize("tower", TOWERS)
def test_without_3_coins_an_occupied_tower_is_closed(tower: str) -> None:
    table = sample(tower, 1, coins=2).stands(1, "white", f"{tower}.3")
    assert not table.may_place(0, "black", f"{tower}.1")
    assert table.refused(0, f"place:black:{tower}.1") in ("LOR-053", "LOR-064")


@pytest.mark.rule("LOR-054")
@pytest.mark.parametrize("others", [1, 2, 3])
def test_3_coins_are_due_once_however_many_stand_there(others: int) -> None:
    table = sample("territory", 1, coins=9)
    for seat in range(1, others + 1):
        table.stands(seat, "white", f"territory.{seat + 1}")
    assert table.place(0, "black", "territory.1").owned(0) == goods(coins=6)


@pytest.mark.rule("LOR-059")
@pytest.mark.parametrize("tower", TOWERS)
def test_two_colored_members_of_a_player_do_not_share_a_tower(tower: str) -> None:
    table = sample(tower, 1, coins=3, servants=1).stands(0, "black", f"{tower}.3")
    assert not table.may_place(0, "white", f"{tower}.1")
    assert not table.may_place(0, "orange", f"{tower}.1")
    assert table.refused(0, f"place:white:{tower}.1") == "LOR-059"
    assert table.refused(0, f"place:orange:{tower}.1") == "LOR-059"
    assert table.may_place(0, "neutral", f"{tower}.1")


@pytest.mark.rule("LOR-059")
def test_colored_members_of_other_players_bar_nobody() -> None:
    table = sample("territory", 1, coins=3).stands(1, "black", "territory.3").stands(2, "white", "territory.4")
    assert [table.may_place(0, member, "territory.1") for member in ("black", "white", "orange")] == [True] * 3


@pytest.mark.rule("LOR-060")
def test_a_player_takes_two_cards_of_a_tower_with_a_colored_and_the_neutral_member() -> None:
    table = Table(2).goods(0, coins=4, servants=1).floor("territory.1", "citadel").floor("territory.2", "village")
    table.place(0, "black", "territory.2", 0).play(0, "end")
    table.place(1, "black", "market.1").play(1, "end")
    table.place(0, "neutral", "territory.1", 1)
    assert rows(table, 0)["territory"] == ["village", "citadel"]
    assert table.owned(0) == goods(coins=1)


@pytest.mark.rule("LOR-061")
def test_neutral_members_of_two_players_share_a_tower() -> None:
    table = sample("territory", 1, coins=3, servants=1).stands(1, "neutral", "territory.2")
    table.place(0, "neutral", "territory.1", 1)
    assert rows(table, 0)["territory"] == ["citadel"]
    assert table.owned(0) == goods()


@pytest.mark.rule("LOR-062")
def test_a_bonus_action_takes_a_card_where_an_own_colored_member_stands() -> None:
    table = Table().floor("character.1", "architect").floor("building.1", "stronghold").stands(0, "black", "building.3")
    table.goods(0, coins=9, wood=1, stone=1).place(0, "white", "character.1")
    assert table.options(0) == ["take:building.1", "decline"]
    table.play(0, "take:building.1")
    assert rows(table, 0)["building"] == ["stronghold"]
    assert table.owned(0) == goods(coins=9 - 4 - 3 - 2, victory_points=8)


@pytest.mark.rule("LOR-065")
def test_a_tower_action_goes_servants_surcharge_member_bonus_cost_card_effect() -> None:
    table = sample("venture", 3, coins=3, servants=5).stands(1, "white", "venture.1")
    table.place(0, "neutral", "venture.3")
    began = [kind for kind, _, _ in table.happened()].index("servants")
    events = table.happened()[began:]
    assert [kind for kind, _, _ in events] == ["servants", "surcharge", "place", "gain", "pay", "take", "gain"]
    assert all(seat == 0 for _, seat, _ in events)
    amounts = [args[1:] for kind, _, args in events if kind in ("gain", "pay")]
    assert amounts == [tuple(goods(coins=1).values()), tuple(goods(wood=3).values()), tuple(goods(servants=4).values())]


@pytest.mark.rule("LOR-067")
@pytest.mark.parametrize("tower", TOWERS)
def test_a_seventh_card_of_a_type_is_out_of_reach(tower: str) -> None:
    table = Table().cards(0, *SIX[tower]).goods(0, coins=20, wood=9, stone=9, servants=9, military=25)
    for number in VALUES:
        table.floor(f"{tower}.{number}", unused(tower)[number - 1])
    assert [code for code in table.options(0) if f":{tower}." in code] == []
    for number in VALUES:
        assert table.refused(0, f"place:black:{tower}.{number}") == "LOR-067"


@pytest.mark.rule("LOR-067")
@pytest.mark.parametrize("tower", TOWERS)
def test_the_sixth_card_of_a_type_can_still_be_taken(tower: str) -> None:
    table = sample(tower, 1, military=18).cards(0, *[card for card in SIX[tower] if card != SAMPLE[tower]][:5])
    assert len(rows(table.place(0, "black", f"{tower}.1"), 0)[tower]) == 6


@pytest.mark.rule("LOR-067")
def test_the_heros_action_lapses_with_6_ventures() -> None:
    table = Table().cards(0, *SIX["venture"]).floor("character.1", "hero").floor("venture.1", "hiring_soldiers")
    table.goods(0, coins=20).place(0, "black", "character.1").play(0, "privilege:coins")
    assert table.options(0) == ["end"]
    assert table.card_on("venture.1") == "hiring_soldiers"


@pytest.mark.rule("LOR-068")
def test_paying_can_be_chosen_but_not_refused() -> None:
    table = Table().floor("venture.1", "support_to_the_bishop").goods(0, coins=2, wood=1, stone=1, military=4)
    table.place(0, "black", "venture.1")
    assert table.options(0) == ["pay:military.2", "pay:coins.2+wood.1+stone.1"]
    assert [table.refused(0, code) for code in ("decline", "end", "pass")] == ["LOR-068", "LOR-069", "LOR-069"]


@pytest.mark.rule("LOR-068")
@pytest.mark.parametrize("seats", [2, 4])
def test_in_whole_matches_every_member_on_a_floor_takes_its_card(seats: int) -> None:
    match = finish_setup(new_match(seats, seed=f"floors {seats}"))
    history = [event for events in play_on(match, seats) for event in events if event.kind in ("place", "take", "turn")]
    entered = [at for at, event in enumerate(history) if event.kind == "place" and flat(event)[1] in FLOOR_NUMBERS]
    assert len(entered) > 10
    for at in entered:
        assert history[at + 1].kind == "take"
        assert history[at + 1].seat == history[at].seat
        assert flat(history[at + 1])[1] == flat(history[at])[1]


@pytest.mark.rule("LOR-069")
@pytest.mark.parametrize(
    ("card", "kind", "answers"),
    [
        ("knight", "privilege", ["privilege:faith"]),
        ("royal_messenger", "privilege", ["privilege:faith", "privilege:coins", "privilege:servants"]),
        ("captain", "take", ["take:territory.1"]),
        ("cardinal", "work", ["decline"]),
    ],
)
def test_the_turn_does_not_pass_before_the_card_has_done_its_work(card: str, kind: str, answers: list[str]) -> None:
    table = Table(2, asked=False).floor("character.1", card).floor("territory.1", "citadel").goods(0, coins=5)
    table.place(0, "black", "character.1")
    for answer in answers:
        assert (table.kind(), table.pending()) == (kind, [0])
        assert table.refused(0, "end") == "LOR-069"
        assert table.refused(1, "place:black:council.1") != ""
        table.play(0, answer)
    assert table.pending() == [1]
