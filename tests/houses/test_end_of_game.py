"""The last tokens, the final scoring and whole matches (checklist part 12)."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo import GAME
from signoria.kernel.match import Match
from tests.houses.bidding import board_of, order_of
from tests.houses.recount import total
from tests.houses.table import Table, goods, new_match, printed, stocked
from tests.lorenzo.table import lorenzo, own, view_of
from tests.position import play_on

TOKENS = {token["id"]: token["effects"][0]["resources"] for token in printed("special_tokens")["tokens"]}
COUNTING_EFFECTS = {
    card["id"]: effect
    for card in printed("development_cards")["cards"]
    for effect in card["permanent"]
    if effect["kind"] == "end_game_victory_points_per"
}
FIVE = ["coins_token", "glory_token", "wood_token", "faith_token", "triumph_token"]


def ending(seats: int = 2) -> Table:
    """Round 6 is over; nobody has anything until a test says otherwise."""
    return Table(seats=seats).last_tokens()


def points(table: Table, part: str = "") -> int:
    """What seat 0 scores, in all or in a part."""
    assert table.over()
    return table.score(0).parts[part] if part else table.score(0).total


@pytest.mark.rule("HOU-241")
def test_tokens_are_worth_nothing_by_themselves() -> None:
    table = ending().tokens(0, *FIVE).play(0, "end")
    assert table.token_count(0) == 5
    assert points(table) == table.score(1).total
    assert table.score(0).parts == table.score(1).parts


@pytest.mark.rule("HOU-242")
@pytest.mark.parametrize("token", TOKENS)
def test_tokens_may_be_used_before_the_final_scoring(token: str) -> None:
    table = ending().tokens(0, token).play(0, f"token:{token}")
    assert table.over()
    assert table.owned(0) == goods(**TOKENS[token])
    assert table.token_count(0) == 0
    assert points(table, "track") == TOKENS[token].get("victory_points", 0)


@pytest.mark.rule("HOU-242")
def test_military_from_the_last_tokens_counts_for_the_ranking() -> None:
    amount = TOKENS["levied_troops_token"]["military"]
    table = ending().goods(1, military=amount - 1).tokens(0, "levied_troops_token")
    assert [table.score(seat).parts["military"] for seat in (0, 1)] == [2, 5]
    table.play(0, "token:levied_troops_token")
    assert [table.score(seat).parts["military"] for seat in (0, 1)] == [5, 2]


@pytest.mark.rule("HOU-242")
def test_any_number_of_tokens_may_be_used() -> None:
    table = ending().tokens(0, "glory_token", "glory_token", "triumph_token", "coins_token")
    assert table.kind() == "last"
    assert table.options(0) == ["end", "token:coins_token", "token:glory_token", "token:triumph_token"]
    table.play(0, "token:glory_token", "token:triumph_token", "token:glory_token", "end")
    used = 2 * TOKENS["glory_token"]["victory_points"] + TOKENS["triumph_token"]["victory_points"]
    assert points(table, "track") == used
    assert table.hand_of_tokens(0) == ["coins_token"]


@pytest.mark.rule("HOU-242")
def test_the_last_tokens_are_used_in_turn_order_after_round_6() -> None:
    table = Table(seats=3).round(6).order(2, 0, 1).stands(1, "black", "council.1").end_of_round()
    for seat in range(3):
        table.tokens(seat, "glory_token")
    seats = []
    while table.pending():
        assert table.kind() == "last"
        seats += table.pending()
        table.play(seats[-1], "end")
    assert seats == [1, 2, 0]
    kinds = [kind for kind, _, _ in table.happened("removed", "score", "over")]
    assert kinds == ["removed", "score", "score", "score", "over"]


@pytest.mark.rule("HOU-242")
@pytest.mark.parametrize("round", [1, 5])
def test_there_is_no_such_step_after_another_round(round: int) -> None:
    table = stocked(Table(seats=2).round(round).tokens(0, "glory_token"))
    assert table.end_of_round().kind() == "turn"
    assert table.view()["table"]["round"] == round + 1


@pytest.mark.rule("HOU-242")
def test_who_has_no_token_is_not_asked() -> None:
    assert ending(5).over()
    table = ending(5).tokens(3, "coins_token")
    assert table.pending() == [3]


@pytest.mark.rule("HOU-243")
def test_goods_of_the_last_tokens_count_as_goods() -> None:
    gain = sum(TOKENS["wood_token"].values())
    unused = ending().goods(0, coins=3).tokens(0, "wood_token").play(0, "end")
    assert points(unused, "resources") == 0
    used = ending().goods(0, coins=3).tokens(0, "wood_token").play(0, "token:wood_token")
    assert sum(used.owned(0).values()) == 3 + gain >= 5
    assert points(used, "resources") == (3 + gain) // 5


@pytest.mark.rule("HOU-244")
def test_faith_gained_now_gives_nothing() -> None:
    table = ending().goods(0, faith=2, coins=4).family(0, "della_rovere").tokens(0, "faith_token")
    table.play(0, "token:faith_token")
    assert table.owned(0)["coins"] == 4 + TOKENS["faith_token"]["coins"]
    assert (points(table, "track"), points(table, "resources")) == (0, 1)
    assert points(table) - table.score(1).total == 1


@pytest.mark.rule("HOU-244")
def test_a_loss_for_points_comes_after_the_last_tokens() -> None:
    table = ending().goods(0, victory_points=24).goods(1, military=1).excommunicated(0, "lose_per_victory_points")
    table.tokens(0, "glory_token").play(0, "token:glory_token")
    track = 24 + TOKENS["glory_token"]["victory_points"]
    assert points(table) == track - track // 5 + 2
    assert track // 5 > 24 // 5


@pytest.mark.rule("HOU-259")
def test_machiavelli_still_counts() -> None:
    table = ending().leaders(0, "niccolo_machiavelli").tokens(0, "glory_token").play(0, "token:glory_token")
    assert points(table, "track") == TOKENS["glory_token"]["victory_points"] + 1


@pytest.mark.rule("HOU-259")
def test_gain_penalties_still_count() -> None:
    table = ending().excommunicated(0, "fewer_coins").tokens(0, "coins_token").play(0, "token:coins_token")
    assert table.owned(0) == goods(coins=TOKENS["coins_token"]["coins"] - 1)


@pytest.mark.rule("HOU-259")
def test_trades_leaders_and_slots_are_over() -> None:
    table = ending().family(0, "este").goods(0, military=3, wood=10).tokens(0, "coins_token")
    table.cards(0, "special_98").hand(0, "sandro_botticelli").leaders(0, "marsilio_ficino")
    assert table.options(0) == ["end", "token:coins_token"]
    assert table.refused(0, "trade:este") == "HOU-259"
    assert table.refused(0, "fill:special_98.coins_token") == "HOU-259"
    for code in ("play:sandro_botticelli", "discard:sandro_botticelli", "activate:marsilio_ficino"):
        assert table.refused(0, code) == "LOR-255"


@pytest.mark.rule("HOU-259")
def test_tokens_on_cards_cannot_be_used() -> None:
    table = ending().cards(0, "special_98").token_on(0, "special_98", "glory_token").tokens(0, "coins_token")
    assert table.options(0, "token") == ["token:coins_token"]
    assert table.refused(0, "token:glory_token") == "HOU-138"


@pytest.mark.rule("HOU-245")
def test_tokens_kept_are_not_among_the_goods() -> None:
    table = ending().goods(0, coins=4).tokens(0, "coins_token", "wood_token", "wood_token").play(0, "end")
    assert points(table, "resources") == 0


@pytest.mark.rule("HOU-246")
@pytest.mark.parametrize(("count", "expected"), [(0, 0), (1, 2), (4, 8), (6, 12), (7, 12)])
def test_tokens_kept_score_with_the_venture_that_counts_them(count: int, expected: int) -> None:
    assert COUNTING_EFFECTS["special_133"]["amount"] == 2
    assert COUNTING_EFFECTS["special_133"]["max_victory_points"] == 12
    table = ending().cards(0, "special_133").tokens(0, *(FIVE * 2)[:count])
    assert points(table.play(0, "end") if count else table, "ventures") == expected


@pytest.mark.rule("HOU-246")
def test_tokens_on_cards_and_tokens_used_do_not_count() -> None:
    table = ending().cards(0, "special_133", "special_98").token_on(0, "special_98", "wood_token")
    table.tokens(0, "coins_token", "glory_token").play(0, "token:glory_token", "end")
    assert points(table, "ventures") == 2


@pytest.mark.rule("HOU-247")
@pytest.mark.parametrize(
    ("card", "amounts", "scored"),
    [
        ("special_134", {"wood": 5, "stone": 3}, 6),
        ("special_134", {"wood": 3, "stone": 5}, 6),
        ("special_134", {"wood": 7, "stone": 8}, 12),
        ("special_134", {"wood": 9}, 0),
        ("special_135", {"servants": 15}, 12),
        ("special_135", {"servants": 11}, 11),
        ("special_137", {"military": 13}, 6),
        ("special_137", {"military": 25}, 12),
        ("special_137", {"military": 1}, 0),
    ],
)
def test_ventures_score_for_bundles_of_goods(card: str, amounts: dict[str, int], scored: int) -> None:
    assert points(ending().cards(0, card).goods(0, **amounts), "ventures") == scored


@pytest.mark.rule("HOU-248")
def test_goods_that_a_venture_counts_are_not_spent() -> None:
    table = ending().cards(0, "special_135").goods(0, servants=15)
    assert (points(table, "ventures"), points(table, "resources")) == (12, 3)
    assert table.owned(0) == goods(servants=15)


@pytest.mark.rule("HOU-249")
def test_special_cards_score_with_those_of_the_base_game() -> None:
    territories = ("woods", "forest", "village", "special_97", "special_99")
    assert points(ending().cards(0, *territories), "territories") == 10
    characters = ("warlord", "dame", "special_121", "special_122")
    assert points(ending().cards(0, *characters), "characters") == 10
    assert points(ending().cards(0, "hiring_recruits", "special_136"), "ventures") == 4 + 5


@pytest.mark.rule("HOU-250")
@pytest.mark.parametrize(("order", "winner"), [([3, 2, 0, 4, 1], 2), ([3, 4, 0, 2, 1], 4)])
def test_a_tie_of_five_goes_to_who_is_earlier_in_turn_order(order: list[int], winner: int) -> None:
    table = ending(5).order(*order).goods(2, victory_points=30).goods(4, victory_points=30).goods(0, victory_points=29)
    assert table.over()
    assert table.score(2).total == table.score(4).total > table.score(0).total
    assert [seat for seat in range(5) if table.score(seat).rank == 1] == [winner]
    assert table.score(2 if winner == 4 else 4).rank == 2
    assert table.score(0).rank == 3


def check_tokens(match: Match) -> None:
    """No token is ever lost, and everybody sees own ones only."""
    view = view_of(match)
    owned = [own(match, seat) for seat in range(len(view["boards"]))]
    hand_sizes = [len(mine["tokens"]) for mine in owned]
    assert hand_sizes == [board["tokens"] for board in view["boards"]]
    elsewhere = sum(len(board["placed_tokens"]) for board in view["boards"]) + sum(len(mine["drawn"]) for mine in owned)
    assert view["table"]["supply"] + len(view["table"]["used_tokens"]) + sum(hand_sizes) + elsewhere == 30


def check_limits(match: Match) -> None:
    """What holds after every choice."""
    for board in view_of(match)["boards"]:
        assert min(board["resources"].values()) >= 0
        assert 0 <= board["military"] <= 25
        assert 0 <= board["faith"] <= 15
        assert board["victory_points"] >= 0
        assert max(map(len, [board["territories"], board["buildings"], board["ventures"]])) <= 6
        assert len(board["characters"]) <= (8 if board["family"] == "medici" else 6)


@pytest.mark.rule("HOU-251")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_end_correctly(seats: int, seed: int) -> None:
    match = new_match(seats, seed=f"whole {seed}", asked=seed % 2 == 0)
    census = GAME.census(lorenzo(match))
    kinds = [event.kind for event in match.opening.events]
    for events in play_on(match, seed):
        kinds += [event.kind for event in events]
        check_limits(match)
        check_tokens(match)
        assert GAME.census(lorenzo(match)) == census
    assert (kinds.count("round"), kinds.count("report"), kinds.count("over")) == (6, 3, 1)
    scores = GAME.scores(lorenzo(match))
    totals = [total(view_of(match), seat, board_of(match, seat)["tokens"]) for seat in range(seats)]
    assert [score.total for score in scores] == totals
    best_first = sorted(order_of(match), key=lambda seat: -totals[seat])
    assert [scores[seat].rank for seat in best_first] == list(range(1, seats + 1))
