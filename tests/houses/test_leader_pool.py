"""Which leaders are dealt with Houses of Renaissance, how they are drafted, and the promos (HOU-090 to HOU-093)."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo import GAME
from signoria.kernel.core import Seat
from signoria.kernel.match import Match
from tests.houses.leader_positions import BOX, EXTRA, owner, to_next_round
from tests.houses.table import Table, goods, new_match, stocked
from tests.lorenzo.leader_positions import LEADERS as BASE
from tests.lorenzo.table import LEADER, lorenzo, own, view_of
from tests.position import names, take_first

NAMES = list(LEADER)
NEW, OLD, PROMOS = set(BOX), set(BASE), set(EXTRA)
POOLS = {"both": NEW | OLD, "base": OLD, "new": NEW}
SEEDS = [f"pool {number}" for number in range(40)]


def drafting(seats: int, seed: str, **more: str | bool) -> Match:
    """A match whose bonus tiles have been chosen: the first pick is pending."""
    return take_first(new_match(seats, seed, **more), ("tile",))


def dealt(match: Match) -> list[set[str]]:
    """The pack of each seat."""
    return [set(own(match, seat)["pack"]) for seat in range(len(lorenzo(match).players))]


def drafted(seats: int, **more: str | bool) -> Match:
    return take_first(drafting(seats, "draft", **more), ("keep",))


def deck(match: Match, viewer: Seat | None = None) -> int:
    return view_of(match, viewer)["table"]["leader_deck"]


@pytest.mark.rule("HOU-090")
@pytest.mark.parametrize(("pool", "size"), [("both", 40), ("base", 20), ("new", 20)])
def test_only_leaders_of_the_pool_are_dealt_and_all_of_them_can_be(pool: str, size: int) -> None:
    leaders: set[str] = set()
    for seed in SEEDS:
        leaders |= set().union(*dealt(drafting(5, seed, leader_pool=pool)))
    assert leaders == POOLS[pool]
    assert len(leaders) == size


@pytest.mark.rule("HOU-090")
def test_both_sets_together_are_the_rule() -> None:
    assert dealt(drafting(4, "same")) == dealt(drafting(4, "same", leader_pool="both"))


@pytest.mark.rule("HOU-090", "HOU-091")
def test_a_game_without_the_expansion_has_no_pool_to_choose_and_no_promos() -> None:
    plain = GAME.complete({"seats": 4, "advanced": True})
    assert GAME.forbids({**plain, "leader_pool": "new"}) == "HOU-090"
    assert GAME.forbids({**plain, "extra_pieces": True}) == "HOU-091"
    assert GAME.forbids({**plain, "houses": True, "leader_pool": "new", "extra_pieces": True}) == ""


@pytest.mark.rule("HOU-091")
@pytest.mark.parametrize("pool", list(POOLS))
def test_the_promos_join_any_pool_when_switched_on_and_only_then(pool: str) -> None:
    off: set[str] = set()
    on: set[str] = set()
    for seed in SEEDS:
        off |= set().union(*dealt(drafting(5, seed, leader_pool=pool)))
        on |= set().union(*dealt(drafting(5, seed, leader_pool=pool, extra_pieces=True)))
    assert not off & PROMOS
    assert on == POOLS[pool] | PROMOS


@pytest.mark.rule("HOU-091")
def test_the_space_of_guglielmo_gives_two_military_and_three_faith() -> None:
    table = owner("guglielmo_pazzi").play(0, "place:black:guglielmo_pazzi.1")
    assert table.owned(0) == goods(military=2, faith=3)


@pytest.mark.rule("HOU-091")
def test_jacopo_turns_one_privilege_into_two_that_may_be_equal() -> None:
    table = owner("jacopo_salviati").play(0, "place:black:council.1", "privilege:faith", "privilege:faith")
    assert table.kind() == "end"
    assert table.owned(0) == goods(coins=1, faith=2)


@pytest.mark.rule("HOU-091")
def test_jacopo_adds_a_free_privilege_to_two_different_ones() -> None:
    table = owner("jacopo_salviati").play(0, "place:black:market.4", "privilege:faith")
    assert table.refused(0, "privilege:faith") == "LOR-193"
    table.play(0, "privilege:military", "privilege:faith")
    assert table.kind() == "end"
    assert table.owned(0) == goods(military=2, faith=2)


@pytest.mark.rule("HOU-091")
def test_jacopo_gives_nothing_to_the_others() -> None:
    table = owner("jacopo_salviati").order(1, 0, 2, 3).play(1, "place:black:council.1", "privilege:faith")
    assert table.kind() == "end"


def one_card(leader: str, *cards: str) -> Table:
    """Seat 0 has activated a leader that activates one card."""
    return owner(leader).cards(0, *cards).goods(0, servants=4).play(0, f"activate:{leader}")


@pytest.mark.rule("HOU-091")
@pytest.mark.parametrize(
    ("leader", "near", "far", "gain"),
    [
        ("palla_strozzi", "village", "gravel_pit", goods(coins=1, servants=5)),
        ("leon_battista_alberti", "bank", "stronghold", goods(coins=5, servants=4)),
    ],
)
def test_one_card_is_activated_at_three_without_servants_and_bonus_tile(
    leader: str, near: str, far: str, gain: dict[str, int]
) -> None:
    table = one_card(leader, near, far)
    assert f"work:{near}" in table.options(0)
    assert table.refused(0, f"work:{far}") == "LOR-125"
    table.play(0, f"work:{near}")
    while table.kind() not in ("turn", "end"):
        assert not table.options(0, "work")
        table.play(0, "done")
    assert table.owned(0) == gain
    assert table.refused(0, f"activate:{leader}") == "LOR-269"


@pytest.mark.rule("HOU-091")
@pytest.mark.parametrize(
    ("leader", "helper", "tile", "cards"),
    [
        ("palla_strozzi", "peasant", "weaker_harvest", ("village", "gravel_pit", "sanctuary")),
        ("leon_battista_alberti", "scholar", "weaker_production", ("treasury", "fair", "garden")),
    ],
)
def test_cards_do_not_raise_the_value_of_three_but_penalties_lower_it(
    leader: str, helper: str, tile: str, cards: tuple[str, str, str]
) -> None:
    three, four, one = cards
    table = one_card(leader, helper, three, four)
    assert table.options(0, "work") == [f"work:{three}"]
    weak = owner(leader).cards(0, one).excommunicated(0, tile)
    assert weak.options(0, "activate") == []


@pytest.mark.rule("HOU-091")
def test_a_yield_by_the_action_value_counts_up_to_three() -> None:
    ventures = ("hiring_recruits", "repairing_the_church", "building_the_walls", "raising_a_statue")
    table = one_card("palla_strozzi", "special_99", *ventures).play(0, "work:special_99")
    while table.kind() not in ("turn", "end"):
        table.play(0, "done")
    assert table.owned(0) == goods(wood=3, servants=4)


@pytest.mark.rule("HOU-091")
def test_an_exchange_by_the_action_value_is_done_up_to_three_times() -> None:
    table = owner("leon_battista_alberti").cards(0, "special_111").goods(0, stone=5)
    table.play(0, "activate:leon_battista_alberti", "work:special_111", "exchange:special_111.1")
    copied = Match.begin(GAME, table.settings, table.seed, state=table.settled().copy())
    assert table.options(0) == ["exchange:special_111.1", "exchange:special_111.1.2", "done"]
    table.play(0, "exchange:special_111.1.2")
    copied.choose(0, "exchange:special_111.1.2")
    assert table.kind() == copied.pending[0].kind == "turn"
    assert table.owned(0) == goods(stone=2, coins=3, victory_points=3)


@pytest.mark.rule("HOU-091")
def test_a_promo_leader_is_usable_again_in_the_next_round() -> None:
    table = stocked(owner("palla_strozzi", 2).cards(0, "village"))
    to_next_round(table.play(0, "activate:palla_strozzi", "work:village"))
    assert "activate:palla_strozzi" in table.options(0)


@pytest.mark.rule("HOU-092")
def test_five_players_draft_four_different_leaders_each_and_only_the_owner_sees_them() -> None:
    match = drafting(5, "draft")
    assert [len(pack) for pack in dealt(match)] == [4] * 5
    take_first(match, ("keep",))
    hands = [set(own(match, seat)["hand"]) for seat in range(5)]
    assert [len(hand) for hand in hands] == [4] * 5
    assert len(set().union(*hands)) == 20
    for viewer in (None, *range(5)):
        visible = names(view_of(match, viewer)) & (NEW | OLD | PROMOS)
        assert visible == (hands[viewer] if viewer is not None else set())


@pytest.mark.rule("HOU-092")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_keeps_one_and_the_rest_goes_to_the_right_hand_neighbour(seats: int) -> None:
    match = drafting(seats, "draft")
    order = [place["seat"] for place in view_of(match)["table"]["order"]]
    before, leaders = dealt(match), {}
    for seat in order:
        leaders[seat] = sorted(before[seat])[0]
        match.choose(seat, f"keep:{leaders[seat]}")
    after = dealt(match)
    for place, seat in enumerate(order):
        assert after[order[place - 1]] == before[seat] - {leaders[seat]}


@pytest.mark.rule("HOU-093")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("pool", "size"), [("both", 40), ("base", 20), ("new", 20)])
def test_leaders_not_drafted_form_a_deck_of_which_only_the_size_is_seen(seats: int, pool: str, size: int) -> None:
    match = drafted(seats, leader_pool=pool)
    hands = [set(own(match, seat)["hand"]) for seat in range(seats)]
    leaders = {NAMES[leader] for leader in lorenzo(match).leaders}
    assert leaders == POOLS[pool] - set().union(*hands)
    for viewer in (None, *range(seats)):
        assert deck(match, viewer) == size - 4 * seats
        assert not names(GAME.view(lorenzo(match), viewer)) & leaders


@pytest.mark.rule("HOU-093")
def test_a_leader_can_be_drawn_from_the_deck() -> None:
    table = Table().deck("carlo_viii").floor("special.1", "special_122").goods(0, coins=2)
    table.play(0, "place:black:special.1")
    assert table.own(0)["hand"] == ["carlo_viii"]
    assert table.table()["leader_deck"] == 0
