"""Leader actions in the middle of other actions, with Houses of Renaissance (LOR-258)."""

from __future__ import annotations

from random import Random

import pytest

from signoria.games.lorenzo import GAME
from signoria.kernel.core import Value
from signoria.kernel.match import Match
from signoria.kernel.testing import check_game
from tests.houses.table import Table, finish_setup, goods
from tests.lorenzo.interruptions import play_interrupted
from tests.lorenzo.policies import interrupter
from tests.lorenzo.table import lorenzo

PLAY = "play:sandro_botticelli"
DISCARD = "discard:santa_rita"
USE = "activate:bartolomeo_colleoni"

#: Leaders in play that ask something, the card on the lowest special floor, what is done, the kind, what is owed.
QUESTIONS = [
    ("marsilio_ficino", "", ["activate:marsilio_ficino"], "retain", False),
    ("tomas_torquemada", "", ["activate:tomas_torquemada"], "give_up", False),
    ("raffaello_sanzio", "", ["activate:raffaello_sanzio"], "exchange", True),
    ("leon_battista_alberti", "", ["activate:leon_battista_alberti"], "work_cards", False),
    ("paracelso", "special_109", ["place:black:special.1"], "servants_for", True),
    ("sisto_iv", "special_127", ["place:black:special.1"], "spend", True),
    ("sisto_iv", "special_125", ["place:black:special.1"], "free", False),
    ("sisto_iv", "special_130", ["place:black:special.1"], "retrieve", False),
    ("sisto_iv", "special_141", ["place:black:special.1"], "pay", True),
    ("sisto_iv", "special_141", ["place:black:special.1", "play:ladislao_vii"], "free", True),
]


def busy(leader: str, card: str, rulings: int = GAME.version) -> Table:
    """Seat 0 can play, discard and use leaders, and begin what asks questions of this box."""
    table = Table(rulings=rulings).hand(0, "sandro_botticelli", "santa_rita", "ladislao_vii").removed("mint", "fair")
    table.leaders(0, "bartolomeo_colleoni", leader).cards(0, "farmer", "artisan", "chapel")
    table.goods(0, coins=20, wood=10, stone=10, servants=9, victory_points=15)
    table.tokens(0, "coins_token", "faith_token", "glory_token", "stone_token", "wood_token")
    return table.floor("special.1", card) if card else table


def in_play(table: Table) -> list[str]:
    return [leader["leader"] for leader in table.board(0)["leaders"]]


@pytest.mark.rule("LOR-258")
@pytest.mark.parametrize(("leader", "card", "codes", "kind", "owed"), QUESTIONS)
def test_leaders_act_beside_the_questions_of_this_box_but_pay_for_nothing_while_something_is_owed(
    leader: str, card: str, codes: list[str], kind: str, owed: bool
) -> None:
    table = busy(leader, card).play(0, *codes)
    assert table.kind() == kind
    answers = table.answers(0)
    assert PLAY in table.options(0)
    if owed:
        assert table.options(0, "discard") == table.options(0, "activate") == []
        assert table.refused(0, DISCARD) == table.refused(0, USE) == "LOR-258"
    else:
        points = table.owned(0)["victory_points"]
        assert table.play(0, USE).owned(0)["victory_points"] == points + 4
        table.play(0, "discard:ladislao_vii", "privilege:faith")
        answers = [code for code in answers if code != "play:ladislao_vii"]
        assert (table.kind(), table.answers(0)) == (kind, answers)
    table.play(0, PLAY)
    assert "sandro_botticelli" in in_play(table)
    if kind != "free":
        assert (table.kind(), table.answers(0)) == (kind, answers)


@pytest.mark.rule("LOR-258")
@pytest.mark.parametrize(("leader", "card", "codes", "kind"), [case[:4] for case in QUESTIONS if len(case[2]) == 1])
def test_by_the_first_ruling_no_leader_acts_beside_the_questions_of_this_box(
    leader: str, card: str, codes: list[str], kind: str
) -> None:
    table = busy(leader, card, rulings=1).play(0, *codes)
    assert table.kind() == kind
    assert table.options(0, "discard") == table.options(0, "activate") == []
    assert table.refused(0, DISCARD) == table.refused(0, USE) == "LOR-258"
    if kind != "free":
        assert table.refused(0, PLAY) == "LOR-258"


@pytest.mark.rule("HOU-142", "LOR-258")
@pytest.mark.parametrize(("leader", "card", "codes"), [case[:3] for case in QUESTIONS])
def test_tokens_stay_out_of_the_middle_of_an_action(leader: str, card: str, codes: list[str]) -> None:
    table = busy(leader, card).play(0, *codes)
    assert table.options(0, "token") == []
    assert table.refused(0, "token:coins_token") == "HOU-142"


@pytest.mark.rule("HOU-149", "HOU-207", "LOR-258")
def test_a_token_drawn_while_tokens_are_paid_does_not_undo_the_payment() -> None:
    """Card 127 costs a token, and card 124 gives one for each leader that is played."""
    table = Table().cards(0, "special_124").hand(0, "sandro_botticelli").floor("special.1", "special_127")
    table.goods(0, coins=9, wood=10).tokens(0, "coins_token", "faith_token", "wood_token").supply("glory_token")
    table.play(0, "place:black:special.1")
    assert (table.kind(), table.token_count(0)) == ("spend", 3)
    table.play(0, PLAY)
    assert table.kind() == "spend"
    assert table.answers(0) == [f"spend:{face}_token" for face in ("coins", "wood", "faith", "glory")]
    table.play(0, "spend:wood_token")
    assert table.kind() == "end"
    assert table.hand_of_tokens(0) == ["coins_token", "faith_token", "glory_token"]


@pytest.mark.rule("LOR-258")
def test_several_tokens_that_are_owed_stay_owed_when_one_is_drawn() -> None:
    table = busy("sisto_iv", "special_141").cards(0, "special_124")
    table.play(0, "place:black:special.1", "play:ladislao_vii", "decline", "pay:special_tokens.5")
    assert table.kind() == "spend"
    table.play(0, PLAY)
    assert table.kind() == "spend"
    table.play(0, table.answers(0)[0])
    assert table.kind() != "spend"
    assert len(table.happened("spend")) == 5
    assert table.token_count(0) == len(table.hand_of_tokens(0)) == 5 + 2 - 5


@pytest.mark.rule("HOU-211", "LOR-258")
def test_goods_from_a_discarded_leader_come_before_the_free_play() -> None:
    table = Table().floor("special.1", "special_125").goods(0, coins=7).hand(0, "santa_rita", "cesare_borgia")
    table.play(0, "place:black:special.1")
    assert table.options(0) == [
        *("play:santa_rita", "play:cesare_borgia", "decline"),
        *("discard:santa_rita", "discard:cesare_borgia"),
    ]
    table.play(0, "discard:cesare_borgia", "privilege:faith")
    assert (table.kind(), table.answers(0)) == ("free", ["play:santa_rita", "decline"])
    table.play(0, "play:santa_rita")
    assert in_play(table) == ["santa_rita"]
    assert table.kind() == "end"


@pytest.mark.rule("HOU-211", "LOR-258")
def test_a_free_play_lapses_when_the_last_leader_in_hand_is_discarded() -> None:
    table = Table().floor("special.1", "special_125").goods(0, coins=7).hand(0, "santa_rita")
    table.play(0, "place:black:special.1", "discard:santa_rita", "privilege:faith")
    assert table.kind() == "end"
    assert len(table.happened("lapse")) == 1


@pytest.mark.rule("HOU-113", "LOR-258")
def test_carlo_played_while_servants_are_chosen_makes_them_count_double() -> None:
    """The member that was sent is worth what it was, but servants are paid only afterwards."""
    table = Table().dice(1, 1, 1).hand(0, "carlo_viii").goods(0, servants=6, military=5, faith=5)
    table.floor("territory.2", "village").play(0, "more", "place:black:territory.2")
    assert table.answers(0) == [f"servants:{number}" for number in range(2, 7)]
    table.play(0, "play:carlo_viii")
    assert table.answers(0) == [f"servants:{number}" for number in range(1, 7)]
    assert table.play(0, "servants:1").board(0)["territories"] == ["village"]


@pytest.mark.rule("HOU-127", "LOR-258")
def test_paracelso_played_while_servants_are_chosen_lets_them_pay_for_the_card() -> None:
    table = Table().hand(0, "paracelso").cards(0, "woods", "forest", "village").floor("special.1", "special_109")
    table.goods(0, wood=1, stone=3, servants=2).play(0, "more", "place:black:special.1", "play:paracelso")
    assert table.answers(0) == ["servants:0", "servants:1", "servants:2"]
    table.play(0, "servants:0", "servants_for:wood.1", "servants_for:stone.1")
    assert table.owned(0) == goods(wood=1, stone=3, victory_points=2)


@pytest.mark.rule("LOR-255", "LOR-258")
def test_a_question_after_the_last_round_leaves_leaders_alone() -> None:
    table = Table().tokens(0, "materials_token").hand(0, "sandro_botticelli").leaders(0, "bartolomeo_colleoni")
    table.goods(0, wood=10).excommunicated(0, "fewer_wood_or_stone").last_tokens().play(0, "token:materials_token")
    assert table.options(0) == ["lose:wood", "lose:stone"]
    for code in (PLAY, "discard:sandro_botticelli", USE):
        assert table.refused(0, code) == "LOR-255"


TABLES: list[dict[str, Value]] = [{"seats": seats, "houses": True, "asked": seats % 2 == 0} for seats in (2, 3, 4, 5)]


@pytest.mark.rule("LOR-258")
def test_matches_with_leaders_that_act_in_the_middle_keep_every_law() -> None:
    counts = check_game(GAME, TABLES[:1], thorough=1, quick=0, seed="meanwhile", policies=(interrupter,))
    assert counts.matches == 1


def rich(number: int) -> Match:
    """A match in its first turn whose players own what many leaders require."""
    settings, seed = TABLES[number % len(TABLES)], f"meanwhile.{number}"
    state = lorenzo(finish_setup(Match.begin(GAME, settings, seed)))
    for player in state.players:
        player.goods[: len(goods())] = goods(
            coins=18, wood=10, stone=10, servants=15, military=12, faith=8, victory_points=35
        ).values()
    return Match.begin(GAME, settings, seed, state=state)


@pytest.mark.rule("LOR-258")
def test_matches_with_leaders_that_act_in_the_middle_end() -> None:
    moments: set[str] = set()
    for number in range(40):
        moments |= play_interrupted(rich(number), Random(number))
    plays = {f"play at {kind}" for kind in ("servants", "privilege", "pay", "exchange", "free", "take")}
    assert plays | {"activate at privilege", "activate at exchange", "discard at privilege"} <= moments
