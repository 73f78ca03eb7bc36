"""Tokens paid by number, shown for leaders, placed on cards (HOU-149 to HOU-153)."""

from __future__ import annotations

from itertools import combinations

import pytest

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.rules.houses.tokens import choices_among, named_at_once
from tests.houses.table import Table, goods, printed, spending

CARDS = {card["id"]: card for card in printed("development_cards")["cards"]}
FACES = [token["id"] for token in printed("special_tokens")["tokens"]]


def price(card: str, way: int = 0) -> dict[str, int]:
    """The goods of a card's cost, without tokens."""
    pay: dict[str, int] = CARDS[card]["costs"][way]["pay"]
    return {kind: amount for kind, amount in pay.items() if kind != "special_tokens"}


def buying(*faces: str) -> Table:
    """Seat 0 can buy #127, which costs a token too."""
    return Table().tokens(0, *faces).goods(0, **price("special_127")).floor("special.1", "special_127")


@pytest.mark.rule("HOU-149")
@pytest.mark.parametrize("face", FACES)
def test_any_token_pays_a_cost_and_gives_nothing(face: str) -> None:
    table = buying(face).place(0, "black", "special.1")
    assert table.owned(0) == goods(victory_points=2)
    assert (table.token_count(0), table.happened("spend")) == (0, [("spend", 0, (FACES.index(face),))])


@pytest.mark.rule("HOU-149")
def test_a_cost_with_a_token_is_refused_without_one() -> None:
    assert buying().refused(0, "place:black:special.1") == "LOR-064"


@pytest.mark.rule("HOU-149")
def test_the_payer_chooses_which_token_is_paid() -> None:
    table = buying("coins_token", "faith_token", "glory_token").place(0, "black", "special.1")
    assert (table.kind(), table.options(0)) == (
        "spend",
        ["spend:coins_token", "spend:faith_token", "spend:glory_token"],
    )
    assert table.refused(0, "spend:wood_token") == "HOU-149"
    table.play(0, "spend:faith_token")
    assert (table.owned(0), table.hand_of_tokens(0)) == (goods(victory_points=2), ["coins_token", "glory_token"])


SIX = ["coins_token", "coins_token", "wood_token", "stone_token", "faith_token", "glory_token"]


def buying_for_five(*faces: str, rulings: int = GAME.version) -> Table:
    """Seat 0 pays five tokens for card 141."""
    table = Table(rulings=rulings).tokens(0, *faces).goods(0, coins=9).floor("special.1", "special_141")
    return table.place(0, "black", "special.1")


@pytest.mark.rule("HOU-149")
def test_a_cost_of_five_tokens_takes_any_five() -> None:
    table = buying_for_five(*SIX)
    table.play(0, spending(*SIX[1:]))
    assert table.hand_of_tokens(0) == ["coins_token"]
    assert table.owned(0) == goods(coins=9, military=2)


@pytest.mark.rule("HOU-149")
def test_five_tokens_are_one_choice_among_all_that_differ() -> None:
    """Of six tokens one is kept, and two of them are alike."""
    kept_out = [[face for n, face in enumerate(SIX) if n != left] for left in range(1, 6)]
    table = buying_for_five(*SIX)
    assert sorted(table.options(0)) == sorted(spending(*faces) for faces in kept_out)
    assert table.refused(0, "spend:coins_token") == "HOU-149"
    assert table.own(0)["paying"] == table.own(0)["tokens"]
    assert table.play(0, table.options(0)[0]).own(0)["paying"] == []


@pytest.mark.rule("HOU-149")
def test_a_choice_that_had_too_many_answers_is_made_in_parts() -> None:
    table = buying_for_five(*FACES, *FACES)
    answers = table.options(0)
    assert (len(answers), answers[0]) == (10 * 11 * 12 // 6 - 10, spending(FACES[0], FACES[0], FACES[1]))
    table.play(0, answers[0])
    assert (table.kind(), len(table.options(0))) == ("spend", 9 * 8 // 2 + 8)
    table.play(0, table.options(0)[0])
    assert (table.kind(), table.token_count(0)) == ("end", 15)


@pytest.mark.rule("HOU-135", "HOU-149")
@pytest.mark.parametrize("held", range(6, 31))
def test_how_many_are_named_at_once_depends_on_their_number_alone(held: int) -> None:
    """Others see how often somebody is asked, and must not learn from it what is in the hand."""
    spread = sorted([place % len(FACES) for place in range(held)])
    number = named_at_once(held, 5)
    assert number == (5 if held <= 10 else 4 if held <= 11 else 3)
    assert len(choices_among(tuple(spread), number)) <= 256
    assert len(choices_among(tuple(spread), number)) == len(set(combinations(spread, number)))


@pytest.mark.rule("HOU-149")
def test_by_the_rulings_before_tokens_are_named_one_by_one() -> None:
    table = buying_for_five(*SIX, rulings=2)
    for face in SIX[1:]:
        assert f"spend:{face}" in table.options(0)
        table.play(0, f"spend:{face}")
    assert (table.kind(), table.hand_of_tokens(0)) == ("end", ["coins_token"])


@pytest.mark.rule("HOU-149")
def test_tokens_and_coins_are_two_ways_to_pay() -> None:
    faces = FACES[:5]
    table = Table().tokens(0, *faces).goods(0, coins=10).floor("special.1", "special_141")
    table.place(0, "black", "special.1")
    assert table.options(0, "pay") == ["pay:coins.10", "pay:special_tokens.5"]
    table.play(0, "pay:coins.10")
    assert (table.owned(0), table.hand_of_tokens(0)) == (goods(military=2), faces)


@pytest.mark.rule("HOU-149")
@pytest.mark.parametrize("face", FACES)
def test_any_token_pays_for_the_exchange_of_a_building(face: str) -> None:
    table = Table().dice(4, 5, 5).cards(0, "special_115").tokens(0, face).place(0, "black", "production.1", 0)
    table.play(0, "exchange:special_115.1")
    if table.kind() == "exchange":
        table.play(0, "done")
    assert (table.owned(0), table.token_count(0)) == (goods(coins=2, military=1, victory_points=5), 0)


@pytest.mark.rule("HOU-149")
@pytest.mark.parametrize("face", FACES)
def test_any_token_pays_for_the_exchange_of_a_leader(face: str) -> None:
    table = Table().leaders(0, "beatrice_este").tokens(0, face, "coins_token")
    table.play(0, "activate:beatrice_este", "exchange:beatrice_este.1", f"spend:{face}")
    assert (table.owned(0), table.hand_of_tokens(0)) == (goods(victory_points=5), ["coins_token"])


@pytest.mark.rule("HOU-150")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_paid_tokens_lie_face_up_with_the_discards(viewer: int | None) -> None:
    table = buying("coins_token", "glory_token").discards("wood_token").place(0, "black", "special.1")
    table.play(0, "spend:glory_token")
    assert table.token_count(0) == 1
    assert sorted(table.table(viewer)["used_tokens"]) == ["glory_token", "wood_token"]


@pytest.mark.rule("HOU-151")
def test_the_token_of_a_floor_pays_the_card_of_that_floor() -> None:
    table = Table().goods(0, **price("special_127")).floor("special.3", "special_127").place(0, "black", "special.3")
    assert table.owned(0) == goods(victory_points=2)
    assert (table.token_count(0), table.table()["supply"], len(table.table()["used_tokens"])) == (0, 29, 1)


@pytest.mark.rule("HOU-151")
def test_a_lower_floor_gives_no_token_to_pay_with() -> None:
    table = Table().goods(0, **price("special_127")).floor("special.2", "special_127")
    assert table.refused(0, "place:black:special.2") == "LOR-064"


@pytest.mark.rule("HOU-152")
def test_tokens_for_a_leader_are_held_and_not_paid() -> None:
    faces = ["coins_token", "faith_token", "glory_token", "wood_token"]
    table = Table().hand(0, "piero_francesca").goods(0, victory_points=10).tokens(0, *faces)
    table.play(0, "play:piero_francesca")
    assert (table.hand_of_tokens(0), table.owned(0)) == (faces_in_order(faces), goods(victory_points=10))


def faces_in_order(faces: list[str]) -> list[str]:
    """As a hand shows them."""
    return sorted(faces, key=FACES.index)


@pytest.mark.rule("HOU-152")
def test_tokens_on_cards_do_not_count_for_a_leader() -> None:
    table = Table().hand(0, "piero_francesca").goods(0, victory_points=10).cards(0, "special_98")
    table.tokens(0, "coins_token", "faith_token", "glory_token").token_on(0, "special_98", "wood_token")
    assert table.refused(0, "play:piero_francesca") == "LOR-264"


@pytest.mark.rule("HOU-152")
def test_placing_a_token_on_a_card_can_meet_a_leader_that_allows_few() -> None:
    table = Table().hand(0, "lucia_narni").cards(0, "special_98", "mint", "theater", "chapel", "knight", "dame")
    table.tokens(0, "coins_token", "faith_token", "glory_token")
    assert table.refused(0, "play:lucia_narni") == "LOR-264"
    table.play(0, "fill:special_98.glory_token", "play:lucia_narni")
    assert table.hand_of_tokens(0) == ["coins_token", "faith_token"]


@pytest.mark.rule("HOU-153")
@pytest.mark.parametrize("card", ["special_98", "special_128"])
def test_a_token_on_a_card_is_not_used_in_play(card: str) -> None:
    table = Table().cards(0, card).token_on(0, card, "coins_token").tokens(0, "faith_token")
    assert table.options(0, "token") == ["token:faith_token"]
    assert table.refused(0, "token:coins_token") == "HOU-138"


@pytest.mark.rule("HOU-153")
def test_a_token_on_a_card_pays_no_cost() -> None:
    table = buying().cards(0, "special_98").token_on(0, "special_98", "coins_token")
    assert table.refused(0, "place:black:special.1") == "LOR-064"


@pytest.mark.rule("HOU-153")
def test_a_token_on_a_card_is_not_used_before_the_final_scoring() -> None:
    table = Table().last_tokens().cards(0, "special_98", "special_128").token_on(0, "special_98", "coins_token")
    table.token_on(0, "special_128", "glory_token").tokens(0, "faith_token")
    assert table.options(0) == ["end", "token:faith_token"]
    assert table.refused(0, "token:coins_token") == "HOU-138"
    table.play(0, "token:faith_token")
    assert table.over()


@pytest.mark.rule("HOU-153")
def test_who_has_tokens_on_cards_only_is_not_asked_at_the_end() -> None:
    table = Table().last_tokens().cards(0, "special_98").token_on(0, "special_98", "glory_token")
    assert table.over()
    assert table.board(0)["placed_tokens"] == [{"card": "special_98", "token": "glory_token"}]
