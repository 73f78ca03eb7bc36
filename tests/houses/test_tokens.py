"""Special tokens on the own turn: when they are used, what they give, how the turn ends (HOU-134 to HOU-155)."""

from __future__ import annotations

import pytest

from tests.houses.table import Table, goods, printed
from tests.lorenzo.table import printed as base_printed

TOKENS = {token["id"]: token for token in printed("special_tokens")["tokens"]}
BONUS: dict[str, dict[str, int]] = {face: token["effects"][0]["resources"] for face, token in TOKENS.items()}


def plus(*parts: dict[str, int]) -> dict[str, int]:
    """All goods of several gains together."""
    return goods(**{kind: sum(part.get(kind, 0) for part in parts) for kind in goods()})


def neutral_left() -> Table:
    """Seat 0 has only the neutral member left, without a servant to raise it."""
    table = Table()
    for member, space in (("black", "market.1"), ("white", "market.2"), ("orange", "council.1")):
        table.stands(0, member, space)
    return table.turn(12)


@pytest.mark.rule("HOU-136")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_privilege_may_be_taken_as_one_token(seats: int) -> None:
    table = Table(seats).place(0, "black", "council.1").play(0, "privilege:special_token")
    assert (table.token_count(0), table.owned(0)) == (1, goods(coins=1))


@pytest.mark.rule("HOU-137")
def test_privileges_that_must_differ_hold_one_token() -> None:
    table = Table(4).place(0, "black", "market.4").play(0, "privilege:special_token")
    assert "privilege:special_token" not in table.options(0)
    assert table.refused(0, "privilege:special_token") == "LOR-193"
    table.play(0, "privilege:coins")
    assert (table.token_count(0), table.owned(0)) == (1, goods(coins=2))


@pytest.mark.rule("HOU-137")
def test_privileges_of_separate_sources_may_both_be_tokens() -> None:
    table = Table().hand(0, "santa_rita").place(0, "black", "council.1")
    table.play(0, "privilege:special_token", "discard:santa_rita", "privilege:special_token")
    assert table.token_count(0) == 2


@pytest.mark.rule("HOU-138")
def test_tokens_are_used_before_and_after_the_placement() -> None:
    table = Table().tokens(0, "coins_token", "coins_token", "glory_token", "faith_token")
    table.play(0, "token:coins_token", "token:glory_token")
    assert table.owned(0) == plus(BONUS["coins_token"], BONUS["glory_token"])
    table.place(0, "black", "market.1").play(0, "token:coins_token")
    assert table.owned(0) == plus(BONUS["coins_token"], BONUS["glory_token"], BONUS["coins_token"], {"coins": 5})
    assert table.hand_of_tokens(0) == ["faith_token"]
    assert table.pending() == [0]


@pytest.mark.rule("HOU-138")
def test_only_tokens_in_hand_can_be_used() -> None:
    table = Table().tokens(0, "coins_token").tokens(1, "faith_token")
    assert table.options(0, "token") == ["token:coins_token"]
    assert table.refused(0, "token:faith_token") == "HOU-138"


@pytest.mark.rule("HOU-139")
def test_a_turn_without_using_tokens_is_legal_with_all_thirty_in_hand() -> None:
    faces = [face for face, token in TOKENS.items() for _ in range(token["count"])]
    table = Table().tokens(0, *faces).place(0, "black", "market.1")
    assert len(table.options(0, "token")) == len(TOKENS)
    table.play(0, "end")
    assert (table.token_count(0), table.pending()) == (30, [1])


@pytest.mark.rule("HOU-139")
def test_thirty_draws_meet_no_hand_limit() -> None:
    leaders = [leader["id"] for leader in (*base_printed("leaders")["leaders"], *printed("leaders")["leaders"])][:30]
    table = Table().hand(0, *leaders)
    for number, leader in enumerate(leaders):
        table.play(0, f"discard:{leader}", "privilege:special_token")
        assert table.token_count(0) == number + 1
    table.place(0, "black", "market.1").play(0, "end")
    assert (table.token_count(0), table.table()["supply"], table.pending()) == (30, 0, [1])


@pytest.mark.rule("HOU-140")
def test_servants_of_a_token_raise_the_member_that_is_placed_next() -> None:
    table = Table().tokens(0, "servants_token").floor("territory.2", "woods")
    assert table.refused(0, "place:neutral:territory.2") == "LOR-045"
    table.play(0, "token:servants_token").place(0, "neutral", "territory.2")
    assert table.happened("servants") == [("servants", 0, (3,))]
    assert table.owned(0) == goods(wood=1)


@pytest.mark.rule("HOU-141")
def test_tokens_are_not_used_in_the_turn_of_another_player() -> None:
    table = Table().tokens(1, "coins_token")
    assert table.options(1) == []
    assert table.refused(1, "token:coins_token") == "LOR-029"


@pytest.mark.rule("HOU-141")
def test_tokens_are_not_used_in_the_purchase_of_gonzaga() -> None:
    table = Table(2).family(0, "gonzaga").goods(0, servants=7).tokens(0, "coins_token")
    table.floor("territory.1", "woods").from_the_actions()
    for seat in (0, 1):
        for member, space in (("black", "market.1"), ("white", "harvest.1"), ("orange", "production.1")):
            table.stands(seat, member, space)
        table.stands(seat, "neutral", "council.1")
    table.turn(8)
    assert (table.kind(), table.pending()) == ("purchase", [0])
    assert table.refused(0, "token:coins_token") == "HOU-141"


@pytest.mark.rule("HOU-141")
def test_tokens_are_not_used_in_the_vatican_report() -> None:
    table = Table().round(2).report().goods(0, faith=3).tokens(0, "faith_token")
    assert table.options(0) == ["church:support", "church:refuse"]
    assert table.refused(0, "token:faith_token") == "HOU-141"


@pytest.mark.rule("HOU-141")
def test_nobody_is_asked_about_tokens_in_the_report_and_the_end_of_a_round() -> None:
    table = Table(2).round(6).report().tokens(0, "faith_token").tokens(1, "coins_token")
    after = [kind for kind, _, _ in table.happened()]
    assert after.index("report") < after.index("removed") < after.index("home")
    assert table.happened("token") == []
    assert table.kind() == "last"


@pytest.mark.rule("HOU-142")
@pytest.mark.parametrize("space", ["council.1", "market.4"])
def test_tokens_are_not_used_in_the_middle_of_an_action(space: str) -> None:
    table = Table().tokens(0, "coins_token").place(0, "black", space)
    while table.kind() == "privilege":
        assert table.options(0, "token") == []
        assert table.refused(0, "token:coins_token") == "HOU-142"
        table.play(0, table.options(0)[0])
    before = table.owned(0)
    table.play(0, "token:coins_token")
    assert table.owned(0) == plus(before, BONUS["coins_token"])


@pytest.mark.rule("HOU-142")
def test_tokens_are_not_used_while_servants_exchanges_or_payments_are_chosen() -> None:
    table = Table().tokens(0, "coins_token", "faith_token").cards(0, "special_109").goods(0, coins=1, servants=2)
    table.play(0, "more", "place:black:production.1")
    assert (table.kind(), table.refused(0, "token:coins_token")) == ("servants", "HOU-142")
    table.play(0, "servants:0")
    assert (table.kind(), table.refused(0, "token:coins_token")) == ("exchange", "HOU-142")
    bought = Table().tokens(0, "coins_token").floor("special.1", "special_139")
    bought.goods(0, coins=1, wood=2, faith=1, military=5).place(0, "black", "special.1")
    assert (bought.kind(), bought.refused(0, "token:coins_token")) == ("pay", "HOU-142")


@pytest.mark.rule("HOU-254")
def test_a_token_that_makes_a_placement_possible_makes_it_a_duty() -> None:
    table = neutral_left().tokens(0, "servants_token")
    assert table.options(0) == ["pass", "token:servants_token"]
    table.play(0, "token:servants_token")
    assert "pass" not in table.options(0)
    assert table.refused(0, "pass") == "LOR-030"
    assert table.may_place(0, "neutral", "market.3")


@pytest.mark.rule("HOU-254")
@pytest.mark.parametrize("family", ["della_scala", "este"])
def test_who_cannot_place_may_still_trade(family: str) -> None:
    table = neutral_left().family(0, family).goods(0, faith=1, military=1)
    assert table.options(0) == ["pass", f"trade:{family}"]
    table.play(0, f"trade:{family}")
    assert table.may_place(0, "neutral", "market.3") == (family == "della_scala")
    assert ("pass" in table.options(0)) == (family == "este")


@pytest.mark.rule("HOU-254")
def test_a_skipped_first_turn_allows_neither_tokens_nor_trades() -> None:
    table = Table(2).excommunicated(0, "skip_first_turn").tokens(0, "coins_token")
    table.family(0, "este").goods(0, military=3)
    assert (table.pending(), table.options(0)) == ([1], [])
    assert table.happened("skip") == [("skip", 0, ())]


@pytest.mark.rule("HOU-255")
def test_a_token_in_hand_keeps_the_turn_open() -> None:
    table = Table(asked=False).tokens(0, "coins_token").place(0, "black", "market.1")
    assert table.options(0) == ["end", "token:coins_token"]
    table.play(0, "token:coins_token")
    assert table.pending() == [1]


@pytest.mark.rule("HOU-255")
def test_a_turn_with_nothing_left_passes_by_itself() -> None:
    assert Table(asked=False).place(0, "black", "market.1").pending() == [1]


@pytest.mark.rule("HOU-255")
def test_the_player_ends_a_turn_that_is_still_open() -> None:
    table = Table(asked=False).tokens(0, "coins_token").place(0, "black", "market.1").play(0, "end")
    assert (table.pending(), table.hand_of_tokens(0)) == ([1], ["coins_token"])


@pytest.mark.rule("HOU-255")
def test_a_leader_a_trade_and_an_empty_slot_keep_the_turn_open_too() -> None:
    leader = Table(asked=False).hand(0, "santa_rita").place(0, "black", "market.1")
    assert leader.options(0) == ["end", "discard:santa_rita"]
    trade = Table(asked=False).family(0, "este").goods(0, military=1).place(0, "black", "market.1")
    assert trade.options(0) == ["end", "trade:este"]
    slot = Table(asked=False).cards(0, "special_98").tokens(0, "coins_token").place(0, "black", "market.1")
    assert slot.options(0) == ["end", "token:coins_token", "fill:special_98.coins_token"]


@pytest.mark.rule("HOU-148")
def test_there_are_ten_faces_three_of_each() -> None:
    assert [token["count"] for token in TOKENS.values()] == [3] * 10


@pytest.mark.rule("HOU-148")
@pytest.mark.parametrize("face", TOKENS)
def test_a_token_gives_what_its_face_shows(face: str) -> None:
    table = Table().tokens(0, face).play(0, f"token:{face}")
    assert table.owned(0) == goods(**BONUS[face])
    assert (table.token_count(0), table.table()["used_tokens"]) == (0, [face])


@pytest.mark.rule("HOU-154")
def test_santa_rita_doubles_no_tokens() -> None:
    table = Table().leaders(0, "santa_rita").floor("special.1", "special_105").place(0, "black", "special.1")
    assert table.token_count(0) == 2


@pytest.mark.rule("HOU-154")
@pytest.mark.parametrize("face", TOKENS)
def test_santa_rita_doubles_nothing_that_a_token_gives(face: str) -> None:
    table = Table().leaders(0, "santa_rita").tokens(0, face).play(0, f"token:{face}")
    assert table.owned(0) == goods(**BONUS[face])


@pytest.mark.rule("HOU-155")
def test_each_token_is_a_source_of_its_own_for_gain_penalties() -> None:
    table = Table().excommunicated(0, "fewer_coins").tokens(0, "coins_token", "coins_token")
    each = BONUS["coins_token"]["coins"] - 1
    table.play(0, "token:coins_token")
    assert table.owned(0) == goods(coins=each)
    table.play(0, "token:coins_token")
    assert table.owned(0) == goods(coins=2 * each)
