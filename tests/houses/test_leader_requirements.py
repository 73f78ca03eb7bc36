"""What each leader of Houses of Renaissance needs to be played (HOU-094 to HOU-100)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.houses.leader_positions import BOX, LEADERS, holding, just_enough
from tests.houses.table import Table, goods
from tests.lorenzo.leader_positions import TYPES

#: What there can be plenty of, without reaching the last steps of the tracks.
PLENTY = dict.fromkeys(TYPES, 6) | goods(coins=30, wood=30, stone=30, servants=30, military=20, faith=12)
PLENTY |= {"victory_points": 60, "special_tokens": 9, "leaders": 1}


def spoiled(leader: str, entry: dict[str, Any]) -> list[dict[str, int]]:
    """Every way to have one too little or one too much for a single requirement, all others being met."""
    enough = just_enough(leader)
    match entry["kind"]:
        case "cards":
            return [enough | {entry["card_type"]: entry["count"] - 1}]
        case "cards_at_most":
            return [enough | {entry["card_type"]: entry["count"] + 1}]
        case "resources":
            return [enough | {kind: amount - 1} for kind, amount in entry["resources"].items()]
        case "resources_at_most":
            return [enough | {kind: amount + 1} for kind, amount in entry["resources"].items()]
        case "resources_sum_at_most":
            return [enough | {kind: enough.get(kind, 0) + 1} for kind in entry["resources"]]
        case "leaders_played":
            return [enough | {"leaders": entry["count"] - 1}]
        case _:
            return spoiled_total(leader, entry)


def spoiled_total(leader: str, entry: dict[str, Any]) -> list[dict[str, int]]:
    """One card too few in all, or one of a type too many."""
    enough = just_enough(leader)
    last = [kind for kind in TYPES if enough.get(kind, 0) > 1][-1]
    fewer = enough | {last: enough[last] - 1}
    if entry["kind"] == "cards_total":
        return [fewer]
    assert entry["kind"] == "cards_total_of_few_types"
    absent = next(kind for kind in TYPES if not enough.get(kind, 0))
    return [fewer, enough | {absent: 1}]


SPOILED = [
    pytest.param(leader, owned, id=f"{leader}: {entry['kind']} {place}.{way}")
    for leader, facts in LEADERS.items()
    for place, entry in enumerate(facts["requirements"])
    for way, owned in enumerate(spoiled(leader, entry))
]


def rows(table: Table) -> list[list[str]]:
    """The cards of seat 0."""
    board = table.board(0)
    return [board["territories"], board["buildings"], board["characters"], board["ventures"]]


def playable(leader: str, **owned: int) -> bool:
    """Whether seat 0, owning so much and no more, may play a leader in hand; if not, its requirements forbid it."""
    table = holding(leader, owned)
    if table.options(0, "play") == [f"play:{leader}"]:
        return True
    assert table.refused(0, f"play:{leader}") == "LOR-264"
    return False


@pytest.mark.rule("HOU-094")
def test_there_are_twenty_new_leaders_and_every_one_needs_something() -> None:
    assert len(BOX) == 20
    assert len(LEADERS) == 24
    assert all(facts["requirements"] for facts in LEADERS.values())


@pytest.mark.rule("HOU-094", "HOU-091")
@pytest.mark.parametrize("leader", LEADERS)
def test_just_enough_lets_a_leader_be_played_and_nothing_is_paid(leader: str) -> None:
    table = holding(leader, just_enough(leader))
    before, cards, tokens = table.owned(0), rows(table), table.hand_of_tokens(0)
    assert table.options(0, "play") == [f"play:{leader}"]
    table.play(0, f"play:{leader}")
    assert table.board(0)["leaders"][-1]["leader"] == leader
    assert table.own(0)["hand"] == []
    assert (table.owned(0), rows(table), table.hand_of_tokens(0)) == (before, cards, tokens)


@pytest.mark.rule("HOU-094", "HOU-091", "HOU-095")
@pytest.mark.parametrize(("leader", "owned"), SPOILED)
def test_one_requirement_missed_by_one_keeps_a_leader_in_hand(leader: str, owned: dict[str, int]) -> None:
    assert not playable(leader, **owned)


@pytest.mark.rule("HOU-094", "HOU-091")
@pytest.mark.parametrize("leader", LEADERS)
def test_more_of_what_has_no_maximum_does_no_harm(leader: str) -> None:
    owned = dict(PLENTY)
    for entry in LEADERS[leader]["requirements"]:
        match entry["kind"]:
            case "cards_at_most":
                owned[entry["card_type"]] = entry["count"]
            case "resources_at_most":
                owned |= entry["resources"]
            case "resources_sum_at_most":
                owned |= dict.fromkeys(entry["resources"], 0)
            case "cards_total_of_few_types":
                owned["venture"] = 0
            case _:
                pass
    assert playable(leader, **owned)


@pytest.mark.rule("HOU-094")
@pytest.mark.parametrize("leader", [name for name in BOX if BOX[name]["requirements"][0]["kind"] == "resources"])
def test_what_another_player_owns_does_not_help(leader: str) -> None:
    table = Table(2).hand(0, leader)
    table.goods(1, **{kind: count for kind, count in PLENTY.items() if kind in goods()})
    assert table.refused(0, f"play:{leader}") == "LOR-264"


@pytest.mark.rule("HOU-095")
def test_a_maximum_is_looked_at_when_the_leader_is_played_and_only_then() -> None:
    assert not playable("alfonso_v_aragona", military=6, faith=1)
    table = holding("alfonso_v_aragona", {"military": 6}).floor("territory.1", "hermitage")
    table.play(0, "play:alfonso_v_aragona", "place:black:territory.1", "end")
    assert table.owned(0) == goods(military=6, faith=2)
    table.play(1, "place:black:council.1", "privilege:coins", "end")
    assert [played["leader"] for played in table.board(0)["leaders"]] == ["alfonso_v_aragona"]


@pytest.mark.rule("HOU-095")
def test_a_maximum_that_is_passed_in_the_same_turn_bars_the_leader() -> None:
    table = holding("alfonso_v_aragona", {"military": 6}).play(0, "place:black:council.1", "privilege:faith")
    assert table.refused(0, "play:alfonso_v_aragona") == "LOR-264"


@pytest.mark.rule("HOU-096")
@pytest.mark.parametrize(
    ("counts", "coins", "allowed"),
    [
        ((2, 1, 1, 1), 1, True),
        ((2, 1, 1, 1), 2, False),
        ((2, 1, 2, 1), 1, False),
        ((1, 1, 1, 1), 1, False),
        ((5, 0, 0, 0), 0, True),
        ((0, 2, 0, 3), 0, True),
    ],
)
def test_beatrice_counts_cards_of_all_types_together(counts: tuple[int, ...], coins: int, allowed: bool) -> None:
    assert playable("beatrice_este", coins=coins, **dict(zip(TYPES, counts, strict=True))) == allowed


@pytest.mark.rule("HOU-096")
@pytest.mark.parametrize(
    ("counts", "allowed"), [((1, 2, 2, 1), True), ((0, 6, 0, 0), True), ((1, 2, 1, 1), False), ((2, 2, 2, 2), False)]
)
def test_lucia_needs_six_cards_in_all_and_at_most_one_territory(counts: tuple[int, ...], allowed: bool) -> None:
    assert playable("lucia_narni", special_tokens=2, **dict(zip(TYPES, counts, strict=True))) == allowed


@pytest.mark.rule("HOU-096")
def test_special_cards_count_among_the_cards_in_all() -> None:
    table = Table(2).hand(0, "beatrice_este")
    table.cards(0, "special_97", "special_109", "special_121", "special_133", "woods")
    assert table.options(0, "play") == ["play:beatrice_este"]


@pytest.mark.rule("HOU-097")
@pytest.mark.parametrize(
    ("wood", "stone", "allowed"), [(0, 0, True), (1, 0, True), (0, 1, True), (1, 1, False), (2, 0, False)]
)
def test_ferdinando_adds_up_wood_and_stone(wood: int, stone: int, allowed: bool) -> None:
    assert playable("ferdinando_aragona", coins=8, servants=8, wood=wood, stone=stone) == allowed


@pytest.mark.rule("HOU-098")
@pytest.mark.parametrize(
    ("counts", "allowed"),
    [
        ((3, 3, 3, 0), True),
        ((6, 3, 0, 0), True),
        ((3, 3, 2, 1), False),
        ((4, 4, 0, 0), False),
        ((0, 2, 4, 3), True),
        ((6, 6, 6, 1), False),
    ],
)
def test_giulio_needs_nine_cards_and_a_type_that_is_missing(counts: tuple[int, ...], allowed: bool) -> None:
    assert playable("giulio_ii", **dict(zip(TYPES, counts, strict=True))) == allowed


@pytest.mark.rule("HOU-099")
def test_machiavelli_counts_leaders_of_his_owner_in_play() -> None:
    assert not playable("niccolo_machiavelli", territory=3, victory_points=20)
    assert playable("niccolo_machiavelli", territory=3, victory_points=20, leaders=1)


@pytest.mark.rule("HOU-099")
def test_leaders_in_hand_or_of_another_player_are_not_leaders_played() -> None:
    table = Table(2).hand(0, "niccolo_machiavelli", "carlo_viii").leaders(1, "santa_rita")
    table.cards(0, "woods", "village", "forest").goods(0, victory_points=20)
    assert table.refused(0, "play:niccolo_machiavelli") == "LOR-264"


@pytest.mark.rule("HOU-099")
def test_a_leader_played_in_the_same_turn_counts() -> None:
    table = Table(2).hand(0, "niccolo_machiavelli", "sandro_botticelli")
    table.cards(0, "woods", "village", "forest").goods(0, victory_points=20, wood=10)
    assert table.options(0, "play") == ["play:sandro_botticelli"]
    table.play(0, "play:sandro_botticelli")
    assert table.options(0, "play") == ["play:niccolo_machiavelli"]


@pytest.mark.rule("HOU-100")
def test_tokens_are_shown_for_piero_and_not_paid() -> None:
    assert not playable("piero_francesca", special_tokens=3, victory_points=10)
    table = holding("piero_francesca", {"special_tokens": 4, "victory_points": 10})
    faces = table.hand_of_tokens(0)
    table.play(0, "play:piero_francesca")
    assert table.token_count(0) == 4
    assert table.hand_of_tokens(0) == faces


@pytest.mark.rule("HOU-100")
def test_a_token_on_a_card_is_not_shown() -> None:
    table = holding("piero_francesca", {"special_tokens": 3, "victory_points": 10})
    table.cards(0, "special_98").token_on(0, "special_98", "coins_token")
    assert table.refused(0, "play:piero_francesca") == "LOR-264"
