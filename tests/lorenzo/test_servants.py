"""Servants that raise the value of a member, and what the value is compared with (checklist part 3)."""

from __future__ import annotations

import pytest

from tests.lorenzo.table import Table, goods

#: Spaces of every area, with something on them for value 1.
VALUE_ONE = [
    *[f"{tower}.1" for tower in ("territory", "character", "building", "venture")],
    *["harvest.1", "production.1", "market.1", "market.2", "market.3", "market.4", "council.1"],
]


def cheap_towers() -> Table:
    """The first floor of every tower has a card that seat 0 can pay."""
    table = Table().goods(0, coins=9, wood=9, stone=9)
    table.floor("territory.1", "forest").floor("character.1", "warlord")
    return table.floor("building.1", "mint").floor("venture.1", "hiring_recruits")


def taking_captain(**amounts: int) -> Table:
    """Seat 0 can pay Captain on a lowest floor, whose own action takes a territory at 6; one lies on a floor for 7."""
    table = Table().goods(0, coins=4, **amounts).floor("character.1", "captain")
    return table.floor("territory.4", "village")


@pytest.mark.rule("LOR-036")
def test_three_servants_bring_the_neutral_member_to_the_second_floor() -> None:
    table = Table().goods(0, servants=3).floor("territory.2", "city").place(0, "neutral", "territory.2", 3)
    assert table.board(0)["territories"] == ["city"]
    assert table.owned(0) == goods(coins=3)


@pytest.mark.rule("LOR-036")
def test_two_servants_do_not_bring_the_neutral_member_to_the_second_floor() -> None:
    table = Table().goods(0, servants=2).floor("territory.2", "city")
    assert not table.may_place(0, "neutral", "territory.2")
    assert table.refused(0, "place:neutral:territory.2") == "LOR-045"


@pytest.mark.rule("LOR-036")
@pytest.mark.parametrize(("die", "floor", "servants"), [(1, 2, 2), (1, 3, 4), (1, 4, 6), (4, 3, 1), (6, 4, 1)])
def test_each_servant_raises_a_colored_member_by_one(die: int, floor: int, servants: int) -> None:
    space = f"territory.{floor}"
    fewer = Table().dice(die, die, die).goods(0, servants=servants - 1).floor(space, "citadel")
    assert not fewer.may_place(0, "black", space)
    enough = Table().dice(die, die, die).goods(0, servants=servants).floor(space, "citadel")
    enough.place(0, "black", space, servants)
    assert enough.owned(0)["servants"] == 0
    assert enough.board(0)["territories"] == ["citadel"]


@pytest.mark.rule("LOR-036")
def test_servants_are_paid_before_the_member_is_placed() -> None:
    table = Table().goods(0, servants=1).place(0, "neutral", "market.1", 1)
    assert [kind for kind, _, _ in table.happened("servants", "place", "gain")] == ["servants", "place", "gain"]


@pytest.mark.rule("LOR-037")
@pytest.mark.parametrize(
    ("servants", "gained"),
    [
        (0, goods(coins=1, wood=1, stone=1, servants=2)),
        (1, goods(coins=1, wood=1, stone=3, servants=2)),
        (2, goods(coins=1, wood=4, stone=3, servants=2)),
    ],
)
def test_a_harvest_is_worth_its_die_and_any_servants_that_are_paid(servants: int, gained: dict[str, int]) -> None:
    """Village needs 3, gravel pit 4 and forest 5."""
    table = Table().dice(3, 1, 1).cards(0, "village", "gravel_pit", "forest").goods(0, servants=2)
    table.play(0, "place:black:harvest.1")
    assert table.options(0) == ["servants:0", "servants:1", "servants:2"]
    assert table.refused(0, "servants:3") == "LOR-037"
    table.play(0, f"servants:{servants}")
    assert table.owned(0) == {**gained, "servants": 2 - servants + gained["servants"]}
    assert [args[1] for _, _, args in table.happened("work")] == [3 + servants]


@pytest.mark.rule("LOR-037")
def test_fewer_servants_than_the_space_needs_are_not_offered() -> None:
    table = Table().goods(0, servants=5).floor("territory.2", "city")
    table.play(0, "more", "place:neutral:territory.2")
    assert table.options(0) == ["servants:3", "servants:4", "servants:5"]
    assert table.refused(0, "servants:2") == "LOR-045"


@pytest.mark.rule("LOR-037")
def test_all_of_many_servants_can_be_paid() -> None:
    table = Table().goods(0, servants=40).play(0, "more", "place:black:production.1")
    assert table.options(0) == [f"servants:{number}" for number in range(41)]
    table.play(0, "servants:40")
    assert table.owned(0) == goods(coins=2, military=1)


@pytest.mark.rule("LOR-038")
@pytest.mark.parametrize("space", ["market.1", "council.1", "territory.1"])
def test_servants_that_change_nothing_are_accepted_and_gone(space: str) -> None:
    table = Table().goods(0, servants=1).floor("territory.1", "commercial_hub").place(0, "black", space, 1)
    assert table.owned(0)["servants"] == 0
    assert table.happened("servants") == [("servants", 0, (1,))]


@pytest.mark.rule("LOR-038")
def test_the_least_that_works_is_offered_first() -> None:
    table = Table().goods(0, servants=2).play(0, "more", "place:black:market.1")
    assert table.options(0) == ["servants:0", "servants:1", "servants:2"]


#: What five servants are asked for with dice of 5, by member and space.
LEAST = [
    ("black", "territory.1", 0),
    ("black", "territory.4", 2),
    ("neutral", "territory.1", 1),
    ("neutral", "territory.2", 3),
    ("neutral", "territory.3", 5),
    ("black", "market.1", 0),
    ("neutral", "market.1", 1),
    ("black", "council.1", 0),
    ("neutral", "council.1", 1),
]


def five_servants() -> Table:
    table = Table().goods(0, servants=5)
    for number, card in enumerate(("commercial_hub", "city", "gravel_pit", "citadel"), 1):
        table.floor(f"territory.{number}", card)
    return table


@pytest.mark.rule("LOR-036", "LOR-038")
@pytest.mark.parametrize(("member", "space", "least"), LEAST)
def test_the_least_is_paid_unasked_where_more_changes_nothing(member: str, space: str, least: int) -> None:
    table = five_servants().play(0, f"place:{member}:{space}")
    assert table.kind() == ("privilege" if space == "council.1" else "end")
    assert table.happened("servants") == ([("servants", 0, (least,))] if least else [])
    assert table.owned(0)["servants"] == 5 - least
    assert member not in table.members(0)


@pytest.mark.rule("LOR-037", "LOR-038")
@pytest.mark.parametrize(("member", "space", "least"), [case for case in LEAST if case[2] < 5])
def test_whoever_wants_more_may_pay_any_number_from_the_least(member: str, space: str, least: int) -> None:
    table = five_servants().play(0, "more", f"place:{member}:{space}")
    assert table.kind() == "servants"
    assert table.options(0) == [f"servants:{number}" for number in range(least, 6)]
    assert table.owned(0) == goods(servants=5)
    assert table.play(0, "servants:5").owned(0)["servants"] == 0
    assert table.happened("servants") == [("servants", 0, (5,))]


@pytest.mark.rule("LOR-037")
def test_whoever_wants_more_but_has_just_the_least_is_not_asked() -> None:
    table = five_servants().play(0, "more", "place:neutral:territory.3")
    assert table.kind() == "end"
    assert table.happened("servants") == [("servants", 0, (5,))]


ENOUGH = [((), 0, False), ((), 1, True), (("costly_servants",), 1, False), (("costly_servants",), 2, True)]


@pytest.mark.rule("LOR-037", "LOR-377")
@pytest.mark.parametrize(("tiles", "servants", "enough"), ENOUGH)
def test_more_is_for_whoever_can_pay_for_a_point(tiles: tuple[str, ...], servants: int, enough: bool) -> None:
    table = Table().excommunicated(0, *tiles).goods(0, servants=servants)
    assert table.options(0, "more") == (["more"] if enough else [])
    if not enough:
        assert table.refused(0, "more") == "LOR-037"


@pytest.mark.rule("LOR-037")
def test_more_is_chosen_once_in_a_turn_and_changes_nothing_else() -> None:
    table = Table(2).goods(0, servants=2)
    before, owned = table.options(0), table.owned(0)
    table.play(0, "more")
    assert table.options(0) == [code for code in before if code != "more"]
    assert (table.kind(), table.owned(0)) == ("turn", owned)
    assert table.refused(0, "more") == "LOR-037"
    table.play(0, "place:black:market.1")
    assert table.refused(0, "more") == "LOR-037"
    table.play(0, "servants:1")
    assert table.options(0) == ["end"]
    assert table.refused(0, "more") == "LOR-030"


@pytest.mark.rule("LOR-038")
def test_more_counts_for_one_turn() -> None:
    table = Table(2).goods(0, servants=3).place(0, "black", "market.1", 1).play(0, "end")
    table.place(1, "black", "market.2").play(1, "end")
    assert table.options(0, "more") == ["more"]
    assert table.play(0, "place:white:council.1").kind() == "privilege"
    assert table.happened("servants") == [("servants", 0, (1,))]


@pytest.mark.rule("LOR-037", "LOR-256")
def test_leader_actions_may_follow_the_wish_for_more() -> None:
    table = Table(advanced=True).goods(0, servants=1).hand(0, "santa_rita").play(0, "more")
    table.play(0, "discard:santa_rita", "privilege:servants")
    assert table.options(0, "more") == []
    table.play(0, "place:black:market.1")
    assert table.options(0) == ["servants:0", "servants:1", "servants:2", "servants:3"]


@pytest.mark.rule("LOR-037")
def test_more_is_not_offered_where_nobody_can_be_placed() -> None:
    table = Table().goods(0, servants=3)
    for member in ("black", "white", "orange", "neutral"):
        table.stands(0, member, "council.1")
    assert table.options(0) == ["pass"]
    assert table.refused(0, "more") == "LOR-037"


@pytest.mark.rule("LOR-037", "LOR-038")
def test_the_wish_for_more_can_be_taken_back() -> None:
    table = Table().goods(0, servants=2)
    before, options = table.match.digest(), table.options(0)
    table.play(0, "more", "place:black:market.1")
    table.match.undo(0)
    assert table.kind() == "turn"
    assert table.options(0, "more") == []
    table.match.undo(0)
    assert (table.match.digest(), table.options(0)) == (before, options)
    assert table.play(0, "place:black:market.1").kind() == "end"
    assert table.owned(0) == goods(coins=5, servants=2)


@pytest.mark.rule("LOR-036", "LOR-038", "LOR-150")
def test_the_least_is_paid_unasked_in_a_bonus_card_action() -> None:
    table = taking_captain(servants=3).play(0, "place:black:character.1")
    assert (table.kind(), table.options(0)) == ("take", ["take:territory.4", "more", "decline"])
    assert table.play(0, "take:territory.4").kind() == "end"
    assert table.happened("servants") == [("servants", 0, (1,))]
    assert table.board(0)["territories"] == ["village"]


@pytest.mark.rule("LOR-037", "LOR-038", "LOR-150")
def test_whoever_wants_more_is_asked_in_a_bonus_card_action() -> None:
    table = taking_captain(servants=3).play(0, "place:black:character.1", "more")
    assert (table.kind(), table.options(0)) == ("take", ["take:territory.4", "decline"])
    assert table.refused(0, "more") == "LOR-037"
    table.play(0, "take:territory.4")
    assert table.options(0) == ["servants:1", "servants:2", "servants:3"]
    table.play(0, "servants:3")
    assert table.owned(0)["servants"] == 0
    assert table.board(0)["territories"] == ["village"]


@pytest.mark.rule("LOR-037", "LOR-150")
def test_the_wish_for_more_in_a_bonus_card_action_can_be_taken_back() -> None:
    table = taking_captain(servants=3).play(0, "place:black:character.1")
    before = table.match.digest()
    table.play(0, "more", "take:territory.4")
    table.match.undo(0)
    assert table.options(0) == ["take:territory.4", "decline"]
    table.match.undo(0)
    assert table.match.digest() == before
    assert table.options(0) == ["take:territory.4", "more", "decline"]


@pytest.mark.rule("LOR-038", "LOR-150")
def test_a_bonus_card_action_is_not_asked_for_more_by_the_turn() -> None:
    table = taking_captain(servants=3).play(0, "more", "place:black:character.1", "servants:0")
    assert table.options(0) == ["take:territory.4", "more", "decline"]
    assert table.play(0, "take:territory.4").kind() == "end"
    assert table.happened("servants") == [("servants", 0, (1,))]


@pytest.mark.rule("LOR-037", "LOR-150", "LOR-377")
@pytest.mark.parametrize(("tiles", "servants", "enough"), ENOUGH)
def test_more_in_a_bonus_card_action_needs_servants_too(tiles: tuple[str, ...], servants: int, enough: bool) -> None:
    table = taking_captain(servants=servants).excommunicated(0, *tiles).floor("territory.1", "woods")
    table.play(0, "place:black:character.1")
    assert "take:territory.1" in table.options(0)
    assert table.options(0, "more") == (["more"] if enough else [])
    if not enough:
        assert table.refused(0, "more") == "LOR-037"


@pytest.mark.rule("LOR-037", "LOR-163")
def test_a_bonus_card_action_without_a_card_lapses_whatever_servants_there_are() -> None:
    table = Table().goods(0, coins=4, servants=3).floor("character.1", "captain").play(0, "place:black:character.1")
    assert table.options(0) == ["end"]
    assert len(table.happened("lapse")) == 1


@pytest.mark.rule("LOR-039")
def test_a_servant_cannot_pay_for_value_and_for_the_card() -> None:
    table = Table().goods(0, wood=4, stone=2, servants=2).floor("building.1", "garden")
    assert not table.may_place(0, "neutral", "building.1")
    assert table.refused(0, "place:neutral:building.1") == "LOR-039"
    assert table.may_place(0, "black", "building.1")


@pytest.mark.rule("LOR-039")
def test_with_one_servant_more_value_and_card_are_paid() -> None:
    table = Table().goods(0, wood=4, stone=2, servants=3).floor("building.1", "garden")
    table.place(0, "neutral", "building.1", 1)
    assert table.board(0)["buildings"] == ["garden"]
    assert table.owned(0)["servants"] == 0
    assert [kind for kind, _, _ in table.happened("servants", "place", "pay")] == ["servants", "place", "pay"]


@pytest.mark.rule("LOR-039")
def test_only_servants_the_card_does_not_need_are_offered_for_value() -> None:
    table = Table().goods(0, wood=4, stone=2, servants=4).floor("building.1", "garden")
    table.play(0, "more", "place:black:building.1")
    assert table.options(0) == ["servants:0", "servants:1", "servants:2"]
    assert table.refused(0, "servants:3") == "LOR-039"


@pytest.mark.rule("LOR-040")
def test_servants_gained_by_an_action_do_not_raise_it() -> None:
    table = Table()
    assert not table.may_place(0, "neutral", "market.2")
    assert table.refused(0, "place:neutral:market.2") == "LOR-182"
    table = Table().goods(0, servants=1).place(0, "neutral", "market.2", 1)
    assert table.owned(0) == goods(servants=5)


@pytest.mark.rule("LOR-041")
def test_the_neutral_member_alone_can_go_nowhere() -> None:
    table = cheap_towers()
    assert [code for code in table.options(0) if code.startswith("place:neutral")] == []
    for space in VALUE_ONE:
        assert table.refused(0, f"place:neutral:{space}") != ""
        assert table.may_place(0, "black", space)


@pytest.mark.rule("LOR-041")
@pytest.mark.parametrize("space", VALUE_ONE)
def test_one_servant_brings_the_neutral_member_to_every_space_of_value_one(space: str) -> None:
    table = cheap_towers()
    table.player(0).goods[3] = 1
    table.place(0, "neutral", space, 1)
    assert table.happened("servants") == [("servants", 0, (1,))]
    assert "neutral" not in table.members(0)


@pytest.mark.rule("LOR-041")
def test_a_modifier_brings_the_neutral_member_along_without_servants() -> None:
    table = Table(advanced=True).leaders(0, "sigismondo_malatesta")
    assert table.members(0)["neutral"] == 3
    assert table.may_place(0, "neutral", "market.1")
    assert table.may_place(0, "neutral", "council.1")


@pytest.mark.rule("LOR-042")
def test_a_farmer_brings_the_neutral_member_into_the_small_harvest_space() -> None:
    """Woods needs 2, village 3."""
    table = Table().cards(0, "farmer", "woods", "village").place(0, "neutral", "harvest.1")
    assert table.happened("servants") == []
    assert [args[1] for _, _, args in table.happened("work")] == [2]
    assert table.owned(0) == goods(wood=2, stone=1, servants=1)


@pytest.mark.rule("LOR-042")
def test_a_modifier_counts_for_its_own_action_only() -> None:
    table = Table().cards(0, "farmer")
    assert not table.may_place(0, "neutral", "production.1")
    assert not table.may_place(0, "neutral", "market.1")


@pytest.mark.rule("LOR-042")
@pytest.mark.parametrize(("die", "servants", "value"), [(1, 0, 0), (2, 0, 1), (1, 1, 1), (1, 3, 3), (6, 2, 7)])
def test_die_servants_and_modifiers_add_up_and_the_penalty_comes_off(die: int, servants: int, value: int) -> None:
    """A farmer adds 2 and the large space takes 3."""
    table = Table().dice(die, die, die).cards(0, "farmer").goods(0, servants=servants)
    assert table.may_place(0, "black", "harvest.2") == (value >= 1)
    if value >= 1:
        table.place(0, "black", "harvest.2", servants)
        assert [args[1] for _, _, args in table.happened("work")] == [value]


def sum_of(table: Table, code: str) -> tuple[str, int]:
    """What an option says that a value is made of, part by part, and what it must be."""
    decision = table.match.decision(0)
    assert decision
    option = next(option for option in decision.options if option.code == code)
    label = table.match.describe(0, option)
    parts, needed = label.parameters["sum"], label.parameters["needed"]
    assert isinstance(parts, tuple)
    assert isinstance(needed, int)
    return " + ".join([f"{part.parameters['n']} {part.key.removeprefix('lorenzo-')}" for part in parts]), needed


@pytest.mark.rule("LOR-036", "LOR-045")
def test_servants_say_what_the_value_of_a_member_on_a_floor_is_made_of() -> None:
    table = five_servants().play(0, "more", "place:neutral:territory.2")
    assert sum_of(table, "servants:3") == ("0 member-neutral + 3 sum-servants", 3)
    assert sum_of(table, "servants:5") == ("0 member-neutral + 5 sum-servants", 3)
    knight = five_servants().dice(4, 4, 4).cards(0, "warlord").play(0, "more", "place:black:territory.4")
    assert sum_of(knight, "servants:1") == ("4 member-black + 2 sum-added + 1 sum-servants", 7)


@pytest.mark.rule("LOR-036", "LOR-118", "LOR-176")
def test_servants_say_what_is_taken_off_the_value_of_work() -> None:
    table = Table().goods(0, servants=4).cards(0, "village", "gravel_pit", "city").stands(1, "black", "harvest.1")
    table.excommunicated(0, "weaker_harvest").play(0, "place:black:harvest.2")
    assert table.options(0) == ["servants:2", "servants:4"]
    assert sum_of(table, "servants:4") == ("5 member-black + -6 sum-added + 4 sum-servants", 1)


@pytest.mark.rule("LOR-150", "LOR-167", "LOR-377")
def test_servants_say_what_the_value_of_a_bonus_action_is_made_of() -> None:
    card = taking_captain(servants=3).place(0, "black", "character.1").play(0, "more", "take:territory.4")
    assert sum_of(card, "servants:1") == ("6 sum-action + 1 sum-servants", 7)
    work = Table().excommunicated(0, "weaker_harvest").floor("character.1", "cardinal").goods(0, coins=4, servants=2)
    work.place(0, "black", "character.1").play(0, "more")
    assert sum_of(work, "servants:2") == ("4 sum-action + -3 sum-added + 2 sum-servants", 1)
    costly = taking_captain(servants=5).excommunicated(0, "costly_servants")
    costly.place(0, "black", "character.1").play(0, "more", "take:territory.4")
    assert sum_of(costly, "servants:4") == ("6 sum-action + 2 sum-servants", 7)
