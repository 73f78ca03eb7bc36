"""Leaders of Houses of Renaissance that are used once per round (HOU-111, HOU-118 to HOU-121, HOU-131 to HOU-133)."""

from __future__ import annotations

import pytest

from tests.events import flat
from tests.houses.leader_positions import owner, to_next_round
from tests.houses.table import Table, goods, stocked
from tests.lorenzo.leader_positions import CARDS

BEATRICE = "beatrice_este"
FICINO = "marsilio_ficino"
GIULIO = "giulio_ii"
LUCIA = "lucia_narni"
RAFFAELLO = "raffaello_sanzio"
TORQUEMADA = "tomas_torquemada"


def used(leader: str, table: Table) -> Table:
    """Seat 0 uses a leader, which cannot be used again in the round."""
    return table.play(0, f"activate:{leader}")


@pytest.mark.rule("HOU-111")
@pytest.mark.parametrize(("number", "gain"), [(1, goods(victory_points=5)), (2, goods(coins=5))])
@pytest.mark.parametrize("face", ["coins_token", "glory_token", "faith_token"])
def test_beatrice_turns_any_token_into_points_or_coins(face: str, number: int, gain: dict[str, int]) -> None:
    table = used(BEATRICE, owner(BEATRICE).tokens(0, face))
    assert table.options(0) == [f"exchange:{BEATRICE}.1", f"exchange:{BEATRICE}.2"]
    table.play(0, f"exchange:{BEATRICE}.{number}")
    assert table.owned(0) == gain
    assert table.token_count(0) == 0
    assert table.table()["used_tokens"] == [face]


@pytest.mark.rule("HOU-111")
def test_beatrices_owner_says_which_token_is_paid() -> None:
    table = used(BEATRICE, owner(BEATRICE).tokens(0, "coins_token", "glory_token"))
    table.play(0, f"exchange:{BEATRICE}.1")
    assert table.options(0) == ["spend:coins_token", "spend:glory_token"]
    table.play(0, "spend:coins_token")
    assert table.owned(0) == goods(victory_points=5)
    assert table.hand_of_tokens(0) == ["glory_token"]


@pytest.mark.rule("HOU-111")
def test_beatrice_needs_a_token_and_is_used_once_a_round() -> None:
    assert owner(BEATRICE).refused(0, f"activate:{BEATRICE}") == "LOR-138"
    on_a_card = owner(BEATRICE).cards(0, "special_98").token_on(0, "special_98", "coins_token")
    assert on_a_card.refused(0, f"activate:{BEATRICE}") == "LOR-138"
    table = used(BEATRICE, owner(BEATRICE).tokens(0, "coins_token", "coins_token"))
    table.play(0, f"exchange:{BEATRICE}.2", "spend:coins_token")
    assert table.board(0)["leaders"][0]["side"] == "face_down"
    assert table.refused(0, f"activate:{BEATRICE}") == "LOR-269"


@pytest.mark.rule("HOU-118")
def test_giulio_turns_a_wood_a_stone_and_a_coin_into_three_faith_once_a_round() -> None:
    table = used(GIULIO, owner(GIULIO).goods(0, coins=2, wood=2, stone=2))
    assert table.owned(0) == goods(coins=1, wood=1, stone=1, faith=3)
    assert table.refused(0, f"activate:{GIULIO}") == "LOR-269"


@pytest.mark.rule("HOU-118")
@pytest.mark.parametrize("missing", ["coins", "wood", "stone"])
def test_giulio_is_not_used_with_one_of_the_goods_missing(missing: str) -> None:
    table = owner(GIULIO).goods(0, **({"coins": 3, "wood": 3, "stone": 3, "servants": 3} | {missing: 0}))
    assert table.options(0, "activate") == []
    assert table.refused(0, f"activate:{GIULIO}") == "LOR-138"


@pytest.mark.rule("HOU-120")
def test_lucia_gives_a_faith_and_two_points_in_each_of_two_rounds() -> None:
    table = used(LUCIA, stocked(owner(LUCIA, 2)))
    assert table.owned(0) == goods(faith=1, victory_points=2)
    assert table.refused(0, f"activate:{LUCIA}") == "LOR-269"
    used(LUCIA, to_next_round(table))
    assert (table.owned(0)["faith"], table.owned(0)["victory_points"]) == (2, 4)


@pytest.mark.rule("HOU-121")
@pytest.mark.parametrize("place", [0, 1])
def test_ficinos_owner_sees_two_tokens_and_keeps_one(place: int) -> None:
    table = owner(FICINO, 2).tokens(0, "coins_token").supply("glory_token", "faith_token", "wood_token", "stone_token")
    used(FICINO, table)
    drawn = table.own(0)["drawn"]
    assert len(drawn) == 2
    assert table.own(1)["drawn"] == []
    assert table.view()["own"] is None
    assert sorted(table.options(0)) == sorted(f"retain:{face}" for face in drawn)
    table.play(0, f"retain:{drawn[place]}")
    assert sorted(table.hand_of_tokens(0)) == sorted(["coins_token", drawn[place]])
    assert table.table(1)["used_tokens"] == [drawn[1 - place]]
    assert table.table()["supply"] == 2
    assert table.owned(0) == goods()
    assert table.refused(0, f"activate:{FICINO}") == "LOR-269"


@pytest.mark.rule("HOU-121")
def test_a_token_that_was_not_drawn_cannot_be_kept() -> None:
    table = used(FICINO, owner(FICINO).supply("glory_token", "glory_token"))
    assert table.options(0) == ["retain:glory_token"]
    assert table.refused(0, "retain:coins_token") == "HOU-121"
    table.play(0, "retain:glory_token")
    assert table.hand_of_tokens(0) == table.table()["used_tokens"] == ["glory_token"]


@pytest.mark.rule("HOU-121")
def test_what_ficino_shows_is_told_to_nobody_else() -> None:
    table = used(FICINO, owner(FICINO, 2))
    looked = next(event for event in table.events if event.kind == "look")
    assert len(flat(looked.seen_by(0))) == 2
    assert flat(looked.seen_by(1)) == flat(looked.seen_by(None)) == ()


@pytest.mark.rule("HOU-131")
@pytest.mark.parametrize(
    ("number", "goods_left"), [(1, goods(coins=4, victory_points=1)), (2, goods(coins=0, victory_points=5))]
)
def test_raffaello_turns_a_point_into_coins_or_a_coin_into_points_but_not_both(
    number: int, goods_left: dict[str, int]
) -> None:
    table = used(RAFFAELLO, owner(RAFFAELLO).goods(0, coins=1, victory_points=2))
    assert table.options(0) == [f"exchange:{RAFFAELLO}.1", f"exchange:{RAFFAELLO}.2"]
    table.play(0, f"exchange:{RAFFAELLO}.{number}")
    assert table.kind() == "turn"
    assert table.owned(0) == goods_left
    assert table.refused(0, f"activate:{RAFFAELLO}") == "LOR-269"


@pytest.mark.rule("HOU-131")
def test_raffaello_without_points_only_takes_a_coin() -> None:
    table = used(RAFFAELLO, owner(RAFFAELLO).goods(0, coins=1))
    assert table.owned(0) == goods(victory_points=3)
    assert owner(RAFFAELLO).refused(0, f"activate:{RAFFAELLO}") == "LOR-138"
    poor = used(RAFFAELLO, owner(RAFFAELLO).goods(0, victory_points=1))
    assert poor.owned(0) == goods(coins=3)


def zealot(*characters: str) -> Table:
    """Seat 0 has Torquemada in play and some characters."""
    return owner(TORQUEMADA, 2).cards(0, *characters)


@pytest.mark.rule("HOU-132")
def test_torquemada_gives_up_a_character_of_ones_choice_for_three_faith_once_a_round() -> None:
    table = used(TORQUEMADA, zealot("farmer", "artisan").cards(1, "peasant"))
    assert table.options(0) == ["give_up:farmer", "give_up:artisan"]
    assert table.refused(0, "give_up:peasant") == "HOU-132"
    table.play(0, "give_up:farmer")
    assert table.owned(0) == goods(faith=3)
    assert table.board(0)["characters"] == ["artisan"]
    assert table.score(0).parts["characters"] == 1
    assert table.refused(0, f"activate:{TORQUEMADA}") == "LOR-269"


@pytest.mark.rule("HOU-132")
def test_what_a_character_given_up_had_changed_holds_no_longer() -> None:
    table = used(TORQUEMADA, zealot("farmer", "peasant").dice(1, 1, 1)).play(0, "give_up:farmer")
    table.play(0, "place:black:harvest.1")
    assert table.happened("work")[-1][2][-1] == 1 + 3


@pytest.mark.rule("HOU-132")
def test_a_character_given_up_makes_room_for_another() -> None:
    table = zealot(*CARDS["character"]).goods(0, coins=2).floor("character.1", "warlord")
    assert table.refused(0, "place:black:character.1") == "LOR-067"
    used(TORQUEMADA, table).play(0, "give_up:captain", "place:black:character.1")
    assert len(table.board(0)["characters"]) == 6
    assert table.board(0)["characters"][-1] == "warlord"


@pytest.mark.rule("HOU-132")
def test_torquemada_needs_a_character() -> None:
    table = zealot().cards(0, "chapel")
    assert table.options(0, "activate") == []
    assert table.refused(0, f"activate:{TORQUEMADA}") == "HOU-132"


@pytest.mark.rule("HOU-133", "HOU-220")
def test_a_base_character_given_up_may_be_had_again() -> None:
    table = zealot("warlord", "artisan").goods(0, coins=5).removed("knight").floor("special.1", "special_130")
    used(TORQUEMADA, table).play(0, "give_up:warlord", "place:black:special.1")
    assert table.options(0) == ["retrieve:warlord", "retrieve:knight", "decline"]
    assert table.table()["removed"] == ["warlord", "knight"]
    assert table.table()["gone"] == []
    table.play(0, "retrieve:warlord")
    assert table.board(0)["characters"] == ["artisan", "special_130", "warlord"]
    assert table.owned(0) == goods(faith=3, military=3)
    assert table.table()["removed"] == ["knight"]


@pytest.mark.rule("HOU-133", "HOU-221")
def test_a_special_character_given_up_is_out_of_the_game() -> None:
    table = zealot("special_121", "artisan").goods(0, coins=5).removed("knight").floor("special.1", "special_130")
    used(TORQUEMADA, table).play(0, "give_up:special_121", "place:black:special.1")
    assert table.options(0) == ["retrieve:knight", "decline"]
    assert (table.table()["removed"], table.table()["gone"]) == (["knight"], ["special_121"])


@pytest.mark.rule("HOU-133")
def test_what_another_has_given_up_may_be_had() -> None:
    table = zealot("farmer", "artisan").goods(1, coins=5).floor("special.1", "special_130")
    used(TORQUEMADA, table).play(0, "give_up:farmer", "place:black:market.1", "end")
    assert table.play(1, "place:black:special.1").options(1) == ["retrieve:farmer", "decline"]


@pytest.mark.rule("HOU-133")
def test_by_the_first_rulings_every_character_given_up_is_out_of_the_game() -> None:
    table = Table(rulings=1).leaders(0, TORQUEMADA).cards(0, "farmer", "artisan").goods(0, coins=5)
    table.removed("knight").floor("special.1", "special_130")
    used(TORQUEMADA, table).play(0, "give_up:farmer", "place:black:special.1")
    assert table.options(0) == ["retrieve:knight", "decline"]
    assert (table.table()["removed"], table.table()["gone"]) == (["knight"], ["farmer"])


@pytest.mark.rule("HOU-260")
def test_the_token_on_a_character_given_up_is_discarded_without_its_bonus() -> None:
    table = zealot("special_128").token_on(0, "special_128", "coins_token")
    used(TORQUEMADA, table)
    assert table.owned(0) == goods(faith=3)
    assert table.table()["used_tokens"] == ["coins_token"]
    assert table.board(0)["placed_tokens"] == []
    assert table.token_count(0) == 0
    assert table.play(0, "place:black:market.2").owned(0) == goods(servants=5, faith=3)


@pytest.mark.rule("HOU-200", "HOU-260", "LOR-258")
def test_a_card_given_up_after_a_placement_in_the_market_has_given_its_bonus() -> None:
    table = Table().leaders(0, TORQUEMADA).cards(0, "special_128").token_on(0, "special_128", "coins_token")
    table.play(0, "place:black:market.4", f"activate:{TORQUEMADA}")
    table.play(0, "privilege:servants", "privilege:wood_and_stone")
    assert table.owned(0) == goods(faith=3, servants=2, wood=1, stone=1, coins=3)
    assert table.board(0)["placed_tokens"] == []
