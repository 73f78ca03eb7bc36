"""Special cards about leaders: drawn, played without requirements, rewarded and counted."""

from __future__ import annotations

import pytest

from tests.events import flat
from tests.houses.table import Table, goods, spending
from tests.lorenzo.leader_positions import CARDS
from tests.position import names

DECK = ("bramante", "cesare_borgia", "carlo_viii")
#: What the bonus tile gives in a production.
TILE = goods(coins=2, military=1)


def taking(card: str, coins: int, **more: int) -> Table:
    """A card on the lowest special floor, and the coins for it."""
    return Table().floor("special.1", card).goods(0, coins=coins, **more)


def in_play(table: Table, seat: int = 0) -> list[str]:
    return [leader["leader"] for leader in table.board(seat)["leaders"]]


@pytest.mark.rule("HOU-204")
@pytest.mark.parametrize(("card", "drawn", "faith"), [("special_121", 1, 1), ("special_122", 2, 0)])
def test_leaders_come_from_the_deck_into_the_hand(card: str, drawn: int, faith: int) -> None:
    table = taking(card, 2).deck(*DECK).hand(0, "santa_rita").play(0, "place:black:special.1")
    assert table.owned(0) == goods(faith=faith)
    hand = table.own(0)["hand"]
    assert len(set(hand)) == 1 + drawn
    assert set(hand) <= {"santa_rita", *DECK}
    assert table.table()["leader_deck"] == len(DECK) - drawn


@pytest.mark.rule("HOU-204")
@pytest.mark.parametrize("viewer", [None, 1])
def test_others_see_only_how_many_leaders_were_drawn(viewer: int | None) -> None:
    table = taking("special_122", 2).deck(*DECK).play(0, "place:black:special.1")
    assert table.board(0)["hand"] == 2
    assert not names(table.view(viewer)) & set(DECK)
    drawn = [event for event in table.events if event.kind == "draw_leaders"]
    assert [len(flat(event)) for event in drawn] == [2]
    assert [flat(event.seen_by(viewer)) for event in drawn] == [()]


@pytest.mark.rule("HOU-205")
def test_drawn_leaders_are_discarded_for_privileges_in_the_same_turn() -> None:
    table = taking("special_122", 2).deck("bramante", "carlo_viii").play(0, "place:black:special.1")
    table.play(0, "discard:bramante", "privilege:faith", "discard:carlo_viii", "privilege:faith")
    assert table.owned(0) == goods(faith=2)
    assert sorted(table.board(0)["discarded"]) == ["bramante", "carlo_viii"]


@pytest.mark.rule("HOU-205")
def test_a_drawn_leader_is_played_in_the_same_turn() -> None:
    table = taking("special_121", 2, wood=10).deck("sandro_botticelli").play(0, "place:black:special.1")
    table.play(0, "play:sandro_botticelli", "activate:sandro_botticelli")
    assert table.owned(0) == goods(wood=10, faith=1, military=2, victory_points=1)


@pytest.mark.rule("HOU-205")
def test_a_drawn_leader_needs_its_requirements() -> None:
    table = taking("special_121", 2, wood=9).deck("sandro_botticelli").play(0, "place:black:special.1")
    assert table.refused(0, "play:sandro_botticelli") == "LOR-264"


@pytest.mark.rule("HOU-205")
def test_there_is_no_limit_to_the_hand() -> None:
    hand = ["santa_rita", "sisto_iv", "cosimo_de_medici", "ludovico_il_moro", "pico_della_mirandola"]
    table = taking("special_122", 2).hand(0, *hand).play(0, "place:black:special.1")
    assert len(table.own(0)["hand"]) == 7


@pytest.mark.rule("HOU-206")
@pytest.mark.parametrize("deck", [("bramante",), ()])
def test_a_short_deck_gives_what_there_is(deck: tuple[str, ...]) -> None:
    table = taking("special_122", 2).deck(*deck).play(0, "place:black:special.1")
    assert table.kind() == "end"
    assert table.own(0)["hand"] == list(deck)
    assert table.table()["leader_deck"] == 0


@pytest.mark.rule("HOU-206")
def test_discarded_leaders_do_not_come_back() -> None:
    table = taking("special_122", 2).hand(0, "santa_rita").deck()
    table.play(0, "discard:santa_rita", "privilege:faith", "place:black:special.1")
    assert table.own(0)["hand"] == []
    assert table.table()["leader_deck"] == 0


@pytest.mark.rule("HOU-207")
def test_each_leader_played_gives_a_token_however_it_is_played() -> None:
    table = taking("special_125", 18).cards(0, "special_124").hand(0, "girolamo_savonarola", "santa_rita")
    table.play(0, "play:girolamo_savonarola")
    assert table.token_count(0) == 1
    table.play(0, "place:black:special.1", "play:santa_rita")
    assert table.token_count(0) == 2
    table.play(0, "activate:girolamo_savonarola")
    assert table.token_count(0) == 2


@pytest.mark.rule("HOU-207")
def test_card_124_gives_a_token_of_its_own_and_nothing_for_the_leaders_of_others() -> None:
    table = taking("special_124", 3).goods(1, wood=10).hand(1, "sandro_botticelli").play(0, "place:black:special.1")
    assert table.token_count(0) == 1
    table.play(0, "end").play(1, "play:sandro_botticelli")
    assert [table.token_count(seat) for seat in (0, 1)] == [1, 0]


def with_waiver(hand: list[str], buildings: int = 0, territories: int = 0, **owned: int) -> Table:
    """Seat 0 has card 127, some cards and goods."""
    table = Table().cards(0, "special_127", *CARDS["building"][:buildings], *CARDS["territory"][:territories])
    return table.hand(0, *hand).goods(0, **owned)


@pytest.mark.rule("HOU-208")
@pytest.mark.parametrize(("buildings", "wood"), [(0, 5), (3, 0), (2, 5), (3, 4)])
def test_either_of_two_requirements_may_be_missing(buildings: int, wood: int) -> None:
    table = with_waiver(["tomas_torquemada"], buildings, wood=wood).play(0, "play:tomas_torquemada")
    assert in_play(table) == ["tomas_torquemada"]


@pytest.mark.rule("HOU-208")
def test_not_both_of_two_requirements_may_be_missing() -> None:
    assert with_waiver(["tomas_torquemada"], 2, wood=4).refused(0, "play:tomas_torquemada") == "LOR-264"


@pytest.mark.rule("HOU-208")
def test_without_card_127_no_requirement_may_be_missing() -> None:
    table = Table().goods(0, wood=5).hand(0, "tomas_torquemada")
    assert table.refused(0, "play:tomas_torquemada") == "LOR-264"


@pytest.mark.rule("HOU-208")
def test_a_requirement_is_ignored_for_every_leader_played_in_a_turn() -> None:
    table = with_waiver(["tomas_torquemada", "paracelso"], wood=5, stone=3)
    table.play(0, "play:tomas_torquemada", "play:paracelso")
    assert in_play(table) == ["tomas_torquemada", "paracelso"]


@pytest.mark.rule("HOU-209")
@pytest.mark.parametrize(
    ("characters", "faith", "playable"), [(1, 3, True), (3, 0, True), (1, 2, False), (2, 2, False), (3, 3, True)]
)
def test_pietro_bembo_with_one_requirement_ignored(characters: int, faith: int, playable: bool) -> None:
    table = Table().cards(0, "special_127", *CARDS["character"][: characters - 1]).goods(0, faith=faith)
    table.hand(0, "pietro_bembo")
    assert ("play:pietro_bembo" in table.options(0)) == playable


SISTO = {"coins": 6, "wood": 6, "stone": 6, "servants": 6}


@pytest.mark.rule("HOU-210")
@pytest.mark.parametrize(
    ("leader", "owned"),
    [
        ("sigismondo_malatesta", {"military": 7}),
        ("sigismondo_malatesta", {"faith": 3}),
        *[("sisto_iv", SISTO | {kind: 0}) for kind in SISTO],
        ("alfonso_v_aragona", {"military": 6, "faith": 2}),
        ("alfonso_v_aragona", {"military": 5}),
    ],
)
def test_one_resource_or_one_maximum_is_a_requirement(leader: str, owned: dict[str, int]) -> None:
    table = with_waiver([leader], **owned).play(0, f"play:{leader}")
    assert in_play(table) == [leader]


@pytest.mark.rule("HOU-210")
@pytest.mark.parametrize(
    ("leader", "owned"),
    [
        ("sigismondo_malatesta", {"military": 6, "faith": 2}),
        ("sisto_iv", {"coins": 6, "wood": 6, "stone": 5, "servants": 5}),
        ("alfonso_v_aragona", {"military": 5, "faith": 1}),
    ],
)
def test_two_resources_are_two_requirements(leader: str, owned: dict[str, int]) -> None:
    assert with_waiver([leader], **owned).refused(0, f"play:{leader}") == "LOR-264"


@pytest.mark.rule("HOU-211")
def test_any_leader_in_hand_may_be_played_with_card_125() -> None:
    table = taking("special_125", 7).hand(0, "lorenzo_de_medici", "santa_rita").leaders(1, "girolamo_savonarola")
    table.play(0, "place:black:special.1")
    assert sorted(table.answers(0)) == ["decline", "play:lorenzo_de_medici", "play:santa_rita"]
    table.play(0, "play:lorenzo_de_medici")
    assert in_play(table) == ["lorenzo_de_medici"]
    assert table.kind() == "end"
    assert table.refused(0, "play:santa_rita") == "LOR-264"
    assert table.play(0, "activate:lorenzo_de_medici").owned(0) == goods(faith=1)


@pytest.mark.rule("HOU-211")
def test_lorenzo_needs_a_leader_to_copy_even_without_requirements() -> None:
    table = taking("special_125", 7).hand(0, "lorenzo_de_medici").play(0, "place:black:special.1")
    assert table.answers(0) == ["decline"]
    assert table.refused(0, "play:lorenzo_de_medici") == "HOU-211"


@pytest.mark.rule("HOU-211")
def test_no_leader_need_be_played_with_card_125() -> None:
    table = taking("special_125", 7).hand(0, "santa_rita").play(0, "place:black:special.1", "decline")
    assert in_play(table) == []
    assert table.own(0)["hand"] == ["santa_rita"]


@pytest.mark.rule("HOU-211")
def test_card_125_is_taken_with_an_empty_hand() -> None:
    table = taking("special_125", 7).play(0, "place:black:special.1")
    assert table.kind() == "end"
    assert table.board(0)["characters"] == ["special_125"]


def producing(tokens: list[str], *hand: str, value: int = 5, **owned: int) -> Table:
    """Seat 0 is asked about the exchange of card 110."""
    table = Table().dice(value, value, value).cards(0, "special_110", "special_109").tokens(0, *tokens).hand(0, *hand)
    return table.goods(0, **owned).place(0, "black", "production.1", 0)


THREE = ["coins_token", "faith_token", "wood_token"]
FIRST, SECOND = "exchange:special_110.1", "exchange:special_110.2"


@pytest.mark.rule("HOU-212")
def test_card_110_gives_a_token() -> None:
    table = producing(THREE, "santa_rita")
    assert table.answers(0) == [SECOND, "done"]
    assert table.refused(0, FIRST) == "HOU-212"
    table.play(0, "done")
    assert table.kind() == "end"
    assert table.token_count(0) == 4
    assert table.owned(0) == TILE
    assert in_play(table) == []


@pytest.mark.rule("HOU-212")
def test_card_110_plays_a_leader_for_three_tokens() -> None:
    table = producing(THREE, "santa_rita", "sisto_iv").play(0, SECOND)
    assert sorted(table.answers(0)) == ["decline", "play:santa_rita", "play:sisto_iv"]
    table.play(0, "play:santa_rita")
    assert table.token_count(0) == 0
    assert in_play(table) == ["santa_rita"]
    assert table.owned(0) == TILE


@pytest.mark.rule("HOU-212")
def test_whoever_has_more_than_three_tokens_says_which_are_paid() -> None:
    table = producing([*THREE, "glory_token"], "santa_rita").play(0, SECOND)
    table.play(0, spending(*THREE), "play:santa_rita")
    assert table.hand_of_tokens(0) == ["glory_token"]
    assert table.owned(0) == TILE


@pytest.mark.rule("HOU-212")
def test_only_one_of_the_two_is_made() -> None:
    table = producing(THREE, "santa_rita", coins=1).play(0, SECOND)
    assert table.options(0) == ["exchange:special_109.1", "done"]
    assert table.refused(0, SECOND) == "LOR-137"
    assert table.refused(0, FIRST) == "LOR-137"
    assert table.play(0, "done", "play:santa_rita").token_count(0) == 0


@pytest.mark.rule("HOU-212")
@pytest.mark.parametrize(
    ("tokens", "hand", "rule"),
    [
        (THREE[:2], "santa_rita", "LOR-138"),
        (THREE, "", "HOU-212"),
        (THREE, "lorenzo_de_medici", "HOU-212"),
    ],
)
def test_without_tokens_or_a_leader_there_is_only_the_token(tokens: list[str], hand: str, rule: str) -> None:
    table = producing(tokens, *[hand] * bool(hand), coins=1)
    assert table.answers(0) == ["exchange:special_109.1", "done"]
    assert table.refused(0, SECOND) == rule
    assert table.play(0, "done").token_count(0) == len(tokens) + 1


@pytest.mark.rule("HOU-212")
def test_a_token_that_is_all_there_is_to_have_comes_without_a_question() -> None:
    table = producing(THREE[:2], "santa_rita")
    assert table.kind() == "end"
    assert table.token_count(0) == 3


@pytest.mark.rule("HOU-212", "HOU-193")
@pytest.mark.parametrize(("choices", "tokens"), [(["done"], 5), ([SECOND, "play:santa_rita"], 1)])
def test_card_110_activated_twice_gives_a_token_each_time_it_plays_no_leader(choices: list[str], tokens: int) -> None:
    table = Table().cards(0, "special_110", "special_113").tokens(0, *THREE).hand(0, "santa_rita")
    table.place(0, "black", "production.1", 0).play(0, "exchange:special_113.special_110", *choices)
    assert table.kind() == "end"
    assert table.token_count(0) == tokens


@pytest.mark.rule("HOU-212", "HOU-195")
def test_card_110_gives_its_token_when_a_venture_activates_it() -> None:
    table = Table().cards(0, "special_110").floor("special.1", "special_144").goods(0, servants=5, military=14)
    table.play(0, "place:black:special.1", "work:special_110")
    assert table.kind() == "end"
    assert table.token_count(0) == 1


@pytest.mark.rule("HOU-212")
def test_by_the_first_rulings_the_token_is_asked_for_and_may_be_forfeited() -> None:
    table = Table(rulings=1).cards(0, "special_110").tokens(0, *THREE).hand(0, "santa_rita")
    table.place(0, "black", "production.1", 0)
    assert table.options(0) == [FIRST, SECOND, "done"]
    assert table.play(0, "done").token_count(0) == 3


@pytest.mark.rule("HOU-213")
def test_a_token_of_the_same_production_does_not_pay_for_a_leader() -> None:
    table = producing(THREE[:2], "santa_rita", coins=1)
    assert table.refused(0, SECOND) == "LOR-138"
    table.play(0, "exchange:special_109.1")
    assert table.kind() == "end"
    assert table.token_count(0) == 4


def three_in_play() -> Table:
    """Three leaders in play and two in hand."""
    table = Table().leaders(0, "girolamo_savonarola", "michelangelo_buonarroti", "santa_rita")
    return table.hand(0, "sisto_iv", "bramante")


@pytest.mark.rule("HOU-214")
def test_card_117_counts_leaders_in_play_in_every_production() -> None:
    table = three_in_play().cards(0, "special_117").dice(6, 6, 6)
    table.play(0, "activate:girolamo_savonarola", "discard:sisto_iv", "privilege:faith")
    table.place(0, "black", "production.1")
    assert table.owned(0) == TILE | {"faith": 2, "victory_points": 6}


@pytest.mark.rule("HOU-214")
def test_card_129_counts_leaders_in_play_once() -> None:
    table = three_in_play().floor("special.1", "special_129").goods(0, coins=6)
    table.play(0, "activate:girolamo_savonarola", "discard:sisto_iv", "privilege:faith", "place:black:special.1")
    assert table.owned(0) == goods(faith=2, victory_points=9)
