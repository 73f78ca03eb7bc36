"""The family auction before the first round (checklist part 3)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from signoria.kernel.match import IllegalChoice
from tests.houses.bidding import AUCTION_TILES, LINES, Bidding, board_of, order_of, table_of
from tests.houses.table import finish_setup, new_match, printed
from tests.lorenzo.table import view_of

FIRST, SECOND, THIRD = 0, 1, 2
A, B, C = 0, 1, 2
SEATS = [2, 3, 4, 5]
SEEDS = [f"auction {number}" for number in range(80)]
FAMILIES = {family["id"] for family in printed("family_tiles")["families"]}
#: Who can choose an offer among those there are.
Policy = Callable[[Bidding, random.Random], str]


def refused(bidding: Bidding, player: int, code: str) -> str:
    """The rule that forbids a player a choice."""
    with pytest.raises(IllegalChoice) as refusal:
        bidding.match.choose(bidding.order[player], code)
    return refusal.value.rule


def each_on_a_tile(bidding: Bidding, line: int = 1) -> Bidding:
    """Everybody offers on a tile of their own."""
    for player in range(len(bidding.order)):
        bidding.offers(player, player, line)
    return bidding


def at_random(bidding: Bidding, chance: random.Random) -> str:
    return chance.choice(bidding.codes())


def always_outbidding(bidding: Bidding, chance: random.Random) -> str:
    """The lowest line that drives somebody away, if there is one."""
    for tile, family in enumerate(bidding.families):
        if bidding.holder(tile) is not None and bidding.lines(tile):
            return f"offer:{family}.{bidding.lines(tile)[0]}"
    return bidding.codes()[0]


def play_out(bidding: Bidding, policy: Policy, seed: int) -> int:
    """Bid to the end; returns how many offers that took. Nobody is ever without one to make."""
    chance = random.Random(seed)
    count = 0
    while bidding.running():
        assert bidding.codes()
        bidding.match.choose(bidding.match.pending[0].seat, policy(bidding, chance))
        count += 1
    return count


@pytest.mark.rule("HOU-030")
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_rolled_and_nobody_acts_before_the_auction_is_over(seats: int) -> None:
    bidding = Bidding(seats)
    for player in range(seats):
        assert view_of(bidding.match)["table"]["dice"] == []
        assert {code.partition(":")[0] for code in bidding.codes()} == {"offer"}
        assert refused(bidding, player, "place:black:council.1") == "HOU-030"
        bidding.offers(player, player, 1)
    assert len(view_of(bidding.match)["table"]["dice"]) == 3
    assert bidding.match.pending[0].kind == "turn"
    assert all(board_of(bidding.match, seat)["family"] for seat in range(seats))


@pytest.mark.rule("HOU-031")
@pytest.mark.parametrize("seats", SEATS)
def test_there_are_as_many_pairs_of_tiles_as_players(seats: int) -> None:
    bidding = Bidding(seats)
    assert len(set(bidding.families)) == len(bidding.families) == seats
    assert len(set(bidding.tiles)) == len(bidding.tiles) == seats
    each_on_a_tile(bidding)
    assert {board_of(bidding.match, seat)["family"] for seat in range(seats)} == set(bidding.families)
    assert table_of(bidding.match)["auction"] == []


@pytest.mark.rule("HOU-031")
def test_every_family_and_every_auction_tile_occurs_in_varying_pairs() -> None:
    auctions = [Bidding(3, seed) for seed in SEEDS]
    pairs = {pair for bidding in auctions for pair in zip(bidding.families, bidding.tiles, strict=True)}
    assert {family for family, _ in pairs} == FAMILIES
    assert {tile for _, tile in pairs} == set(AUCTION_TILES)
    for family in FAMILIES:
        assert len({tile for other, tile in pairs if other == family}) > 1


@pytest.mark.rule("HOU-032")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_sees_tiles_lines_and_offers(seats: int) -> None:
    bidding = Bidding(seats)
    auctions = []
    for player in range(seats):
        views = [table_of(bidding.match, viewer)["auction"] for viewer in (None, *range(seats))]
        assert views == [views[0]] * (seats + 1)
        assert [bidding.holder(tile) for tile in range(player)] == [(other, 2) for other in range(player)]
        auctions.append(views[0])
        bidding.offers(player, player, 2)
    assert [lot["lines"] for lot in auctions[0]] == [
        [{"line": rank, "goods": AUCTION_TILES[tile][rank], "seat": None} for rank in LINES] for tile in bidding.tiles
    ]


@pytest.mark.rule("HOU-033")
def test_every_auction_tile_has_six_lines_and_a_higher_one_gives_less() -> None:
    assert len(AUCTION_TILES) == 5
    for lines in AUCTION_TILES.values():
        assert list(lines) == LINES
        assert {rank: sum(resources.values()) for rank, resources in lines.items()} == {n: 13 - n for n in LINES}


@pytest.mark.rule("HOU-034")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS[:3])
def test_first_offers_are_made_in_turn_order(seats: int, seed: str) -> None:
    bidding = Bidding(seats, seed)
    players = []
    while bidding.running():
        players.append(bidding.player())
        bidding.offers(bidding.player(), bidding.player(), 4)
    assert players == list(range(seats))


@pytest.mark.rule("HOU-035")
@pytest.mark.parametrize("seats", SEATS)
def test_an_offer_names_a_family_and_a_line_and_no_member(seats: int) -> None:
    bidding = Bidding(seats)
    assert bidding.codes() == [f"offer:{family}.{line}" for family in bidding.families for line in LINES]
    before = view_of(bidding.match)["boards"]
    bidding.offers(FIRST, A, 6)
    assert bidding.player() == SECOND
    assert view_of(bidding.match)["boards"] == before


@pytest.mark.rule("HOU-036")
@pytest.mark.parametrize("seats", SEATS)
def test_an_empty_tile_offers_all_six_lines(seats: int) -> None:
    bidding = Bidding(seats)
    assert [bidding.lines(tile) for tile in range(seats)] == [LINES] * seats
    bidding.offers(FIRST, A, 5)
    assert [bidding.lines(tile) for tile in range(1, seats)] == [LINES] * (seats - 1)


@pytest.mark.rule("HOU-037")
def test_an_occupied_tile_offers_only_higher_lines() -> None:
    bidding = Bidding(3).offers(FIRST, A, 3)
    assert bidding.lines(A) == [4, 5, 6]
    for line in (1, 2, 3):
        assert refused(bidding, SECOND, f"offer:{bidding.families[A]}.{line}") == "HOU-037"


@pytest.mark.rule("HOU-031")
def test_a_family_that_was_not_drawn_cannot_be_had() -> None:
    bidding = Bidding(3)
    for family in FAMILIES - set(bidding.families):
        assert refused(bidding, FIRST, f"offer:{family}.1") == "HOU-031"


@pytest.mark.rule("HOU-038")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_is_outbid_offers_at_once_before_the_next_first_offer(seats: int) -> None:
    bidding = Bidding(seats).offers(FIRST, A, 1).offers(SECOND, A, 2)
    assert bidding.player() == FIRST
    assert refused(bidding, THIRD, f"offer:{bidding.families[B]}.1") == "LOR-029"
    bidding.offers(FIRST, B, 1)
    assert bidding.player() == THIRD


@pytest.mark.rule("HOU-039")
def test_a_new_offer_may_be_higher_on_the_same_tile_or_on_any_other() -> None:
    bidding = Bidding(3).offers(FIRST, A, 3).offers(SECOND, B, 2).offers(THIRD, A, 4)
    assert bidding.player() == FIRST
    assert bidding.lines(A) == [5, 6]
    assert bidding.lines(B) == [3, 4, 5, 6]
    assert bidding.lines(C) == LINES


@pytest.mark.rule("HOU-040")
def test_a_chain_runs_to_its_end_before_the_next_first_offer() -> None:
    bidding = Bidding(3)
    offers = [(FIRST, A, 1), (SECOND, A, 2), (FIRST, B, 1), (THIRD, B, 2), (FIRST, A, 3), (SECOND, C, 1)]
    for player, tile, line in offers:
        assert bidding.player() == player
        bidding.offers(player, tile, line)
    assert not bidding.running()
    families = [board_of(bidding.match, seat)["family"] for seat in bidding.order]
    assert families == [bidding.families[tile] for tile in (A, C, B)]


@pytest.mark.rule("HOU-041")
@pytest.mark.parametrize("code", ["pass", "end", "decline", "done"])
def test_nobody_may_pass_or_withdraw(code: str) -> None:
    bidding = Bidding(3)
    assert refused(bidding, FIRST, code) == "HOU-041"
    bidding.offers(FIRST, A, 2).offers(SECOND, A, 4)
    assert code not in bidding.codes()
    assert refused(bidding, FIRST, code) == "HOU-041"


@pytest.mark.rule("HOU-041")
def test_nobody_stays_when_outbid_or_moves_when_not() -> None:
    bidding = Bidding(3).offers(FIRST, A, 2)
    assert refused(bidding, FIRST, f"offer:{bidding.families[B]}.1") == "LOR-029"
    bidding.offers(SECOND, A, 4)
    assert refused(bidding, FIRST, f"offer:{bidding.families[A]}.2") == "HOU-037"
    bidding.offers(FIRST, B, 1)
    assert refused(bidding, SECOND, f"offer:{bidding.families[A]}.6") == "LOR-029"
    assert bidding.holder(A) == (SECOND, 4)


@pytest.mark.rule("HOU-042")
@pytest.mark.parametrize("seats", SEATS)
def test_red_is_outbid_by_blue_and_goes_above_or_elsewhere(seats: int) -> None:
    red, blue = FIRST, SECOND
    bidding = Bidding(seats).offers(red, A, 2).offers(blue, A, 4)
    assert bidding.player() == red
    elsewhere = [f"offer:{family}.{line}" for family in bidding.families[1:] for line in LINES]
    assert bidding.codes() == [f"offer:{bidding.families[A]}.5", f"offer:{bidding.families[A]}.6", *elsewhere]


@pytest.mark.rule("HOU-043")
@pytest.mark.parametrize("seats", SEATS)
def test_who_holds_the_highest_line_cannot_be_outbid(seats: int) -> None:
    bidding = Bidding(seats).offers(FIRST, A, 6)
    for player in range(1, seats):
        assert bidding.lines(A) == []
        for line in LINES:
            assert refused(bidding, player, f"offer:{bidding.families[A]}.{line}") == "HOU-043"
        bidding.offers(player, player, 1)
    assert board_of(bidding.match, bidding.order[FIRST])["family"] == bidding.families[A]


@pytest.mark.rule("HOU-044", "HOU-045")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("policy", [at_random, always_outbidding])
def test_every_auction_ends_with_everybody_on_a_tile_of_their_own(seats: int, policy: Policy) -> None:
    for number, seed in enumerate(SEEDS[:10]):
        bidding = Bidding(seats, seed)
        assert seats <= play_out(bidding, policy, number) <= 6 * seats
        won = [board_of(bidding.match, seat)["family"] for seat in range(seats)]
        assert sorted(won) == sorted(bidding.families)


@pytest.mark.rule("HOU-045")
@pytest.mark.parametrize("seats", SEATS)
def test_who_always_outbids_takes_every_line_but_those_of_the_last_tile(seats: int) -> None:
    assert play_out(Bidding(seats), always_outbidding, 0) == 6 * (seats - 1) + 1


@pytest.mark.rule("HOU-046")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("line", LINES)
def test_everybody_gets_the_family_and_the_goods_of_the_line_beside_own_coins(seats: int, line: int) -> None:
    bidding = each_on_a_tile(Bidding(seats, f"goods {line}"), line)
    for player, seat in enumerate(bidding.order):
        expected = {"coins": 0, "wood": 0, "stone": 0, "servants": 0, **AUCTION_TILES[bidding.tiles[player]][line]}
        expected["coins"] += player
        assert view_of(bidding.match)["boards"][seat]["resources"] == expected
        assert board_of(bidding.match, seat)["family"] == bidding.families[player]


@pytest.mark.rule("HOU-046")
def test_only_the_line_held_in_the_end_gives_goods() -> None:
    bidding = Bidding(2).offers(FIRST, A, 1).offers(SECOND, A, 2).offers(FIRST, B, 3)
    first, second = [view_of(bidding.match)["boards"][seat]["resources"] for seat in bidding.order]
    assert sum(first.values()) == sum(AUCTION_TILES[bidding.tiles[B]][3].values())
    assert sum(second.values()) == 1 + sum(AUCTION_TILES[bidding.tiles[A]][2].values())


@pytest.mark.rule("HOU-047")
def test_red_blue_and_pink_get_the_goods_of_the_lines_shown() -> None:
    lines = {"auction_a": 5, "auction_b": 3, "auction_c": 5}
    bidding = next(candidate for candidate in map(three_players, SEEDS) if set(candidate.tiles) == set(lines))
    for player, (tile, line) in enumerate(lines.items()):
        bidding.offers(player, bidding.tiles.index(tile), line)
    assert [view_of(bidding.match)["boards"][seat]["resources"] for seat in bidding.order] == [
        {"coins": 2, "wood": 2, "stone": 0, "servants": 4},
        {"coins": 6, "wood": 0, "stone": 3, "servants": 2},
        {"coins": 4, "wood": 1, "stone": 1, "servants": 4},
    ]


def three_players(seed: str) -> Bidding:
    return Bidding(3, seed)


@pytest.mark.rule("HOU-048")
@pytest.mark.parametrize("seats", SEATS)
def test_the_pieces_go_home_and_the_turn_order_stays(seats: int) -> None:
    bidding = Bidding(seats)
    play_out(bidding, always_outbidding, 0)
    assert order_of(bidding.match) == bidding.order
    assert [decision.seat for decision in bidding.match.pending] == bidding.order[:1]
    for seat, board in enumerate(view_of(bidding.match)["boards"]):
        brown = ["brown"] if board_of(bidding.match, seat)["family"] == "colonna" else []
        assert [member["member"] for member in board["members"]] == ["black", "white", "orange", "neutral", *brown]


@pytest.mark.rule("HOU-048")
def test_nobody_stands_on_the_board_when_round_1_begins() -> None:
    table = view_of(finish_setup(new_match(4)))["table"]
    spaces = [*table["harvest"], *table["production"], *table["market"], *table["council"]]
    assert not any(space["members"] for space in spaces)
    assert not any(floor["members"] for row in table["towers"] for floor in row)
