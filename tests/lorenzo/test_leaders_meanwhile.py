"""Leader actions in the middle of other actions: what may be done beside answering a question (LOR-258)."""

from __future__ import annotations

from random import Random

import pytest

from signoria.games.lorenzo import GAME
from signoria.kernel.core import Value
from signoria.kernel.match import Match
from signoria.kernel.testing import check_game
from tests.lorenzo.interruptions import LEADER_ACTIONS, play_interrupted
from tests.lorenzo.leader_positions import CARDS
from tests.lorenzo.policies import interrupter
from tests.lorenzo.table import Table, finish_setup, goods, lorenzo

PLAY = "play:sandro_botticelli"
DISCARD = "discard:santa_rita"
USE = "activate:bartolomeo_colleoni"

#: What is done until a question is asked, the kind of the question, and whether something is owed meanwhile.
QUESTIONS = [
    (["more", "place:black:market.1"], "servants", True),
    (["place:black:market.4"], "privilege", False),
    (["place:black:council.1"], "privilege", False),
    (["place:black:council.1", "privilege:wood_and_stone"], "lose", False),
    (["place:black:production.1"], "servants", True),
    (["place:black:production.1", "servants:0"], "exchange", False),
    (["place:black:production.1", "servants:0", "exchange:chapel.1"], "exchange", True),
    (["place:black:venture.1"], "pay", True),
    (["place:black:character.1"], "take", False),
    (["place:black:character.1", "more"], "take", False),
    (["place:black:character.1", "more", "take:territory.1"], "servants", True),
    (["activate:francesco_sforza"], "work", False),
    (["activate:francesco_sforza", "more"], "work", False),
    (["activate:federico_da_montefeltro"], "choose", False),
    (["discard:cesare_borgia"], "privilege", False),
    (["play:lorenzo_de_medici"], "copy", False),
    (["place:black:venture.1", "play:lorenzo_de_medici"], "copy", True),
    (["more", "place:black:market.1", "play:lorenzo_de_medici"], "copy", True),
]
#: The same without leaders played in the middle, and without the wish for more at a harvest.
BY_THE_FIRST_RULING = [
    (codes, kind)
    for codes, kind, _ in QUESTIONS
    if "play:lorenzo_de_medici" not in codes[1:] and codes != ["activate:francesco_sforza", "more"]
]


def busy(rulings: int = GAME.version) -> Table:
    """Seat 0 can play, discard and use leaders, and begin anything that asks further questions."""
    table = Table(advanced=True, rulings=rulings).cards(0, "chapel", "church", "theater")
    table.hand(0, "sandro_botticelli", "lorenzo_de_medici", "santa_rita", "cesare_borgia")
    table.leaders(0, "bartolomeo_colleoni", "federico_da_montefeltro", "francesco_sforza")
    table.goods(0, coins=20, wood=10, stone=10, servants=1, military=4, victory_points=35)
    table.leaders(1, "ludovico_iii_gonzaga", "girolamo_savonarola").excommunicated(0, "fewer_wood_or_stone")
    table.floor("character.1", "captain").floor("territory.1", "woods").floor("territory.2", "forest")
    return table.floor("venture.1", "support_to_the_bishop")


def leader_actions(table: Table) -> list[str]:
    return [code for verb in LEADER_ACTIONS for code in table.options(0, verb)]


def in_play(table: Table) -> list[str]:
    return [leader["leader"] for leader in table.board(0)["leaders"]]


@pytest.mark.rule("LOR-258")
@pytest.mark.parametrize(("codes", "kind", "owed"), QUESTIONS)
def test_a_leader_is_played_beside_every_question_which_is_then_asked_again(
    codes: list[str], kind: str, owed: bool
) -> None:
    table = busy().play(0, *codes)
    assert table.kind() == kind
    assert PLAY in table.options(0)
    assert table.refused(0, "play:santa_rita") == "LOR-264"
    assert table.refused(0, "play:bartolomeo_colleoni") == "LOR-268"
    answers, owned = table.answers(0), table.owned(0)
    table.play(0, PLAY)
    assert "sandro_botticelli" in in_play(table)
    assert (table.kind(), table.answers(0), table.owned(0)) == (kind, answers, owned)
    assert table.refused(0, PLAY) == "LOR-268"
    assert ("activate:sandro_botticelli" in table.options(0)) != owed


@pytest.mark.rule("LOR-258")
@pytest.mark.parametrize(("codes", "kind"), [(codes, kind) for codes, kind, owed in QUESTIONS if not owed])
def test_leaders_are_discarded_and_used_beside_a_question_while_nothing_is_owed(codes: list[str], kind: str) -> None:
    table = busy().play(0, *codes)
    answers, points = table.answers(0), table.owned(0)["victory_points"]
    table.play(0, USE)
    assert table.owned(0)["victory_points"] == points + 4
    assert table.refused(0, USE) == "LOR-269"
    faith = table.owned(0)["faith"]
    table.play(0, DISCARD, "privilege:faith")
    assert table.owned(0)["faith"] == faith + 1
    assert "santa_rita" not in table.own(0)["hand"]
    assert (table.kind(), table.answers(0)) == (kind, answers)


@pytest.mark.rule("LOR-258")
@pytest.mark.parametrize(("codes", "kind"), [(codes, kind) for codes, kind, owed in QUESTIONS if owed])
def test_leaders_are_neither_discarded_nor_used_while_something_is_owed(codes: list[str], kind: str) -> None:
    table = busy().play(0, *codes)
    assert table.kind() == kind
    assert table.options(0, "discard") == table.options(0, "activate") == []
    assert table.refused(0, DISCARD) == table.refused(0, USE) == "LOR-258"


@pytest.mark.rule("LOR-258")
@pytest.mark.parametrize(("codes", "kind"), BY_THE_FIRST_RULING)
def test_by_the_first_ruling_no_leader_action_interrupts_another_action(codes: list[str], kind: str) -> None:
    table = busy(rulings=1)
    assert set(LEADER_ACTIONS) <= {code.partition(":")[0] for code in table.options(0)}
    table.play(0, *codes)
    assert table.kind() == kind
    assert leader_actions(table) == []
    assert table.refused(0, PLAY) == table.refused(0, DISCARD) == table.refused(0, USE) == "LOR-258"


@pytest.mark.rule("LOR-069", "LOR-258")
@pytest.mark.parametrize("codes", [codes for codes, _, _ in QUESTIONS])
def test_the_turn_itself_does_not_go_on_around_a_question(codes: list[str]) -> None:
    table = busy().play(0, *codes)
    for code in ("place:white:market.2", "end", "pass"):
        assert table.refused(0, code) == "LOR-069"


@pytest.mark.rule("LOR-258")
@pytest.mark.parametrize("space", ["market.1", "market.2", "territory.1"])
def test_nothing_is_asked_only_because_a_leader_could_act(space: str) -> None:
    table = busy().play(0, f"place:black:{space}")
    assert table.kind() == "end"
    assert PLAY in table.options(0)
    assert DISCARD in table.options(0)
    assert USE in table.options(0)


@pytest.mark.rule("LOR-258")
def test_wood_of_a_harvest_lets_a_leader_be_played_before_its_privilege_is_chosen() -> None:
    """The bonus tile gives the tenth wood, and City a privilege."""
    table = Table(advanced=True).hand(0, "sandro_botticelli").cards(0, "city").goods(0, wood=9).dice(6, 6, 6)
    assert table.refused(0, PLAY) == "LOR-264"
    table.play(0, "place:black:harvest.1")
    assert (table.kind(), table.owned(0)["wood"]) == ("privilege", 10)
    table.play(0, PLAY, "activate:sandro_botticelli", "privilege:military")
    assert table.owned(0) == goods(wood=10, stone=1, servants=1, military=2 + 2, victory_points=1)


@pytest.mark.rule("LOR-258")
def test_wood_of_a_production_lets_a_leader_be_played_before_its_privilege_is_chosen() -> None:
    table = Table(advanced=True).hand(0, "sandro_botticelli").cards(0, "marketplace", "fortress")
    table.goods(0, wood=8, coins=3).play(0, "place:black:production.1", "exchange:marketplace.1")
    assert (table.kind(), table.owned(0)["wood"]) == ("privilege", 10)
    assert table.play(0, PLAY, "privilege:faith").kind() == "end"
    assert in_play(table) == ["sandro_botticelli"]


@pytest.mark.rule("LOR-258")
def test_wood_that_an_exchange_will_bring_is_not_there_while_exchanges_are_chosen() -> None:
    table = Table(advanced=True).hand(0, "sandro_botticelli").cards(0, "marketplace", "chapel")
    table.goods(0, wood=8, coins=4).play(0, "place:black:production.1", "exchange:marketplace.1")
    assert (table.kind(), table.refused(0, PLAY)) == ("exchange", "LOR-264")
    assert PLAY in table.play(0, "done").options(0)


def pico(**owned: int) -> Table:
    """Seat 0 can play Pico, with four ventures and two buildings."""
    table = Table(advanced=True).hand(0, "pico_della_mirandola").cards(0, *CARDS["venture"][:4])
    return table.cards(0, *CARDS["building"][:2]).goods(0, **owned)


@pytest.mark.rule("LOR-258", "LOR-312")
def test_pico_played_while_servants_are_chosen_lowers_the_price_of_the_card() -> None:
    table = pico(coins=6, servants=1).floor("character.1", "ambassador").play(0, "more", "place:black:character.1")
    table.play(0, "play:pico_della_mirandola", "servants:0")
    assert table.owned(0) == goods(coins=3, servants=1)


@pytest.mark.rule("LOR-258", "LOR-312")
def test_pico_played_at_the_question_of_two_costs_lowers_the_one_with_coins() -> None:
    table = pico(coins=2, wood=1, stone=1, military=4).floor("venture.1", "support_to_the_bishop")
    table.play(0, "place:black:venture.1")
    assert table.answers(0) == ["pay:military.2", "pay:coins.2+wood.1+stone.1"]
    table.play(0, "play:pico_della_mirandola")
    assert table.options(0) == ["pay:military.2", "pay:wood.1+stone.1"]
    assert table.play(0, "pay:wood.1+stone.1").owned(0) == goods(coins=2, military=4, faith=3)


@pytest.mark.rule("LOR-258", "LOR-289")
def test_brunelleschi_played_while_servants_are_chosen_saves_the_surcharge() -> None:
    table = Table(advanced=True).hand(0, "filippo_brunelleschi").cards(0, *CARDS["building"][:5])
    table.stands(1, "black", "territory.2").floor("territory.1", "woods").goods(0, coins=3, servants=1)
    table.play(0, "more", "place:black:territory.1", "play:filippo_brunelleschi", "servants:0")
    assert table.board(0)["territories"] == ["woods"]
    assert table.owned(0)["coins"] == 3


@pytest.mark.rule("LOR-258")
def test_cesare_played_before_a_bonus_territory_is_chosen_opens_its_slot() -> None:
    table = Table(advanced=True).hand(0, "cesare_borgia").cards(0, *CARDS["building"][:3], *CARDS["territory"][:2])
    table.floor("character.1", "ambassador").floor("territory.1", "city").floor("character.2", "warlord")
    table.goods(0, coins=6 + 12, faith=2).play(0, "place:black:character.1", "privilege:faith")
    assert table.answers(0) == ["take:character.2", "decline"]
    assert table.refused(0, "take:territory.1") == "LOR-072"
    table.play(0, "play:cesare_borgia")
    assert table.options(0) == ["take:territory.1", "take:character.2", "decline"]
    assert table.play(0, "take:territory.1").board(0)["territories"][-1] == "city"


@pytest.mark.rule("LOR-258")
def test_goods_of_a_leader_used_in_the_middle_pay_for_what_comes_next() -> None:
    table = Table(advanced=True).leaders(0, "michelangelo_buonarroti").floor("character.1", "abbess")
    table.floor("building.1", "chapel").floor("building.2", "theater").goods(0, coins=3, wood=2)
    table.play(0, "place:black:character.1")
    assert table.answers(0) == ["take:building.1", "decline"]
    assert table.refused(0, "take:building.2") == "LOR-064"
    table.play(0, "activate:michelangelo_buonarroti")
    assert table.options(0) == ["take:building.1", "take:building.2", "decline"]
    assert table.play(0, "take:building.2").owned(0)["coins"] == 1


#: Leaders with the member they raise, its value before and after with dice of 1.
RAISING = {
    "sigismondo_malatesta": ("neutral", 0, 3),
    "lucrezia_borgia": ("black", 1, 3),
    "ludovico_il_moro": ("black", 1, 5),
}


def raising(leader: str) -> Table:
    """Seat 0 has sent a member to harvest, chooses servants, and can play a leader that makes the member stronger."""
    table = Table(advanced=True).dice(1, 1, 1).hand(0, leader).goods(0, military=7, faith=3, servants=5)
    if leader == "lucrezia_borgia":
        table.cards(0, *CARDS["venture"])
    elif leader == "ludovico_il_moro":
        table.cards(0, *[card for cards in CARDS.values() for card in cards[:2]])
    return table.play(0, "more", f"place:{RAISING[leader][0]}:harvest.1")


@pytest.mark.rule("LOR-258")
@pytest.mark.parametrize("leader", RAISING)
def test_a_leader_played_while_servants_are_chosen_does_not_raise_the_member_that_was_sent(leader: str) -> None:
    member, before, after = RAISING[leader]
    table = raising(leader)
    answers = table.answers(0)
    table.play(0, f"play:{leader}")
    assert table.options(0) == answers
    assert answers[0] == f"servants:{1 - before}"
    assert table.members(0)[member] == after
    table.play(0, "servants:2")
    assert [args[1] for _, _, args in table.happened("work")] == [before + 2]


@pytest.mark.rule("LOR-258")
@pytest.mark.parametrize("leader", RAISING)
def test_a_leader_played_before_sending_a_member_raises_it(leader: str) -> None:
    member, _, after = RAISING[leader]
    table = Table(advanced=True).dice(1, 1, 1).leaders(0, leader).goods(0, servants=1)
    table.play(0, "more", f"place:{member}:harvest.1", "servants:1")
    assert [args[1] for _, _, args in table.happened("work")] == [after + 1]


TABLES: list[dict[str, Value]] = [{"seats": seats, "advanced": True, "asked": seats % 2 == 0} for seats in (2, 3, 4)]


@pytest.mark.rule("LOR-258")
def test_matches_with_leaders_that_act_in_the_middle_keep_every_law() -> None:
    counts = check_game(GAME, TABLES[:1], thorough=1, quick=0, seed="meanwhile", policies=(interrupter,))
    assert counts.matches == 1


def rich(number: int) -> Match:
    """A match in its first turn whose players own what most leaders require."""
    state = lorenzo(finish_setup(Match.begin(GAME, TABLES[number % 3], f"meanwhile.{number}")))
    for player in state.players:
        player.goods[: len(goods())] = goods(
            coins=18, wood=10, stone=10, servants=15, military=12, faith=8, victory_points=35
        ).values()
    return Match.begin(GAME, TABLES[number % 3], f"meanwhile.{number}", state=state)


@pytest.mark.rule("LOR-258")
def test_matches_with_leaders_that_act_in_the_middle_end() -> None:
    moments: set[str] = set()
    for number in range(36):
        match = rich(number)
        moments |= play_interrupted(match, Random(number))
        assert lorenzo(match).round == 6
    plays = {f"play at {kind}" for kind in ("servants", "privilege", "take", "pay", "exchange", "copy", "work")}
    assert plays | {"activate at privilege", "activate at take", "discard at privilege"} <= moments
