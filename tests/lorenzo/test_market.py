"""The market, the council palace and its privileges (checklist parts 13 and 14)."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.rules.giving import GivingEffects
from signoria.games.lorenzo.rules.privileges import PRIVILEGES as NAMES
from signoria.kernel.core import Menu
from tests.lorenzo.table import Table, goods

MARKET = ["market.1", "market.2", "market.3", "market.4"]
MEMBERS = ["black", "white", "orange", "neutral"]
PRIVILEGES = {
    "wood_and_stone": {"wood": 1, "stone": 1},
    "servants": {"servants": 2},
    "coins": {"coins": 2},
    "military": {"military": 2},
    "faith": {"faith": 1},
}


def plus(*parts: dict[str, int]) -> dict[str, int]:
    """All goods of several gains together."""
    return {kind: sum(part.get(kind, 0) for part in parts) for kind in goods()}


@pytest.mark.rule("LOR-181")
@pytest.mark.parametrize("space", MARKET)
def test_a_market_space_holds_one_member(space: str) -> None:
    table = Table().stands(3, "black", space)
    offered = [code.split(":")[2] for code in table.options(0) if code.startswith("place:black:market")]
    assert offered == [other for other in MARKET if other != space]
    assert table.refused(0, f"place:black:{space}") == "LOR-181"


@pytest.mark.rule("LOR-181")
def test_an_own_member_keeps_the_space_closed_too() -> None:
    table = Table().stands(0, "black", "market.1").turn(4)
    assert table.refused(0, "place:white:market.1") == "LOR-181"


@pytest.mark.rule("LOR-182")
@pytest.mark.parametrize("space", MARKET)
def test_a_market_space_needs_value_one(space: str) -> None:
    assert Table().refused(0, f"place:neutral:{space}") == "LOR-182"
    table = Table().goods(0, servants=1).place(0, "neutral", space, 1)
    assert table.happened("servants", "place")[0] == ("servants", 0, (1,))
    assert Table().dice(1, 1, 1).may_place(0, "black", space)


@pytest.mark.rule("LOR-183", "LOR-184", "LOR-185")
@pytest.mark.parametrize(
    ("space", "gained"),
    [("market.1", goods(coins=5)), ("market.2", goods(servants=5)), ("market.3", goods(military=3, coins=2))],
)
def test_a_market_space_gives_what_it_shows(space: str, gained: dict[str, int]) -> None:
    owned = goods(coins=1, wood=1, stone=1, military=1, faith=1, victory_points=1)
    table = Table(seats=4).goods(0, **owned).place(0, "black", space)
    assert table.owned(0) == plus(owned, gained)
    assert table.options(0) == ["end"]


@pytest.mark.rule("LOR-186")
@pytest.mark.parametrize("first", PRIVILEGES)
def test_the_fourth_market_space_gives_two_different_privileges(first: str) -> None:
    rest = [privilege for privilege in PRIVILEGES if privilege != first]
    for second in rest:
        table = Table(seats=4).place(0, "black", "market.4")
        assert table.options(0) == [f"privilege:{privilege}" for privilege in PRIVILEGES]
        table.play(0, f"privilege:{first}")
        assert table.options(0) == [f"privilege:{privilege}" for privilege in rest]
        table.play(0, f"privilege:{second}")
        assert table.owned(0) == plus(PRIVILEGES[first], PRIVILEGES[second])
        assert table.options(0) == ["end"]


@pytest.mark.rule("LOR-187")
def test_one_player_may_occupy_several_market_spaces() -> None:
    table = Table(seats=4).goods(0, servants=1)
    for turn, member in enumerate(MEMBERS, 1):
        table.place(0, member, f"market.{turn}")
        if turn == 4:
            table.play(0, "privilege:faith", "privilege:military")
        table.play(0, "end")
        for seat in (1, 2, 3) if turn < 4 else ():
            table.place(seat, member, "council.1").play(seat, "privilege:faith", "end")
    spaces = [[piece["member"] for piece in space["members"]] for space in table.view()["table"]["market"]]
    assert spaces == [[member] for member in MEMBERS]
    assert table.owned(0) == goods(coins=7, servants=5, military=5, faith=1)


@pytest.mark.rule("LOR-188")
def test_all_sixteen_members_of_a_round_may_stand_in_the_council_palace() -> None:
    table = Table()
    for seat in range(4):
        table.goods(seat, servants=1)
    for turn, (member, seat) in enumerate((member, seat) for member in MEMBERS for seat in range(4)):
        assert len(table.view()["table"]["council"][0]["members"]) == turn
        table.place(seat, member, "council.1").play(seat, "privilege:faith", "end")
    assert [seat for _, seat, args in table.happened("place")] == [0, 1, 2, 3] * 4
    assert table.view()["table"]["round"] == 2


@pytest.mark.rule("LOR-188")
def test_several_colored_members_of_one_player_may_stand_there() -> None:
    table = Table().stands(0, "black", "council.1").stands(0, "neutral", "council.1").turn(8)
    assert table.may_place(0, "white", "council.1")
    assert table.may_place(0, "orange", "council.1")


@pytest.mark.rule("LOR-189")
def test_the_council_palace_needs_value_one() -> None:
    assert Table().refused(0, "place:neutral:council.1") == "LOR-189"
    table = Table().goods(0, servants=1).place(0, "neutral", "council.1", 1).play(0, "privilege:faith")
    assert table.owned(0) == goods(coins=1, faith=1)
    assert Table().dice(1, 1, 1).may_place(0, "black", "council.1")


@pytest.mark.rule("LOR-190")
def test_every_placement_in_the_council_palace_gives_a_coin_and_a_privilege() -> None:
    table = Table(seats=2).place(0, "black", "council.1")
    assert table.owned(0) == goods(coins=1)
    assert table.kind() == "privilege"
    table.play(0, "privilege:military", "end").place(1, "black", "market.1").play(1, "end")
    table.place(0, "white", "council.1")
    assert table.owned(0) == goods(coins=2, military=2)
    table.play(0, "privilege:military")
    assert table.owned(0) == goods(coins=2, military=4)
    assert table.options(0) == ["end"]


@pytest.mark.rule("LOR-191")
@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_members_in_the_council_palace_line_up_in_order_of_placement(viewer: int | None) -> None:
    table = Table().order(2, 0, 3, 1).goods(3, servants=1)
    line = [(2, "white"), (0, "black"), (3, "neutral"), (1, "orange"), (2, "black")]
    for seat, member in line:
        table.place(seat, member, "council.1").play(seat, "privilege:faith", "end")
    assert [(piece["seat"], piece["member"]) for piece in table.view(viewer)["table"]["council"][0]["members"]] == line


@pytest.mark.rule("LOR-192")
@pytest.mark.parametrize("privilege", PRIVILEGES)
def test_a_privilege_gives_exactly_one_of_five_gains(privilege: str) -> None:
    table = Table(advanced=True).hand(0, "sandro_botticelli").play(0, "discard:sandro_botticelli")
    assert table.options(0) == [f"privilege:{other}" for other in PRIVILEGES]
    assert table.play(0, f"privilege:{privilege}").owned(0) == plus(PRIVILEGES[privilege])
    council = Table().place(0, "black", "council.1").play(0, f"privilege:{privilege}")
    assert council.owned(0) == plus({"coins": 1}, PRIVILEGES[privilege])


@pytest.mark.rule("LOR-193")
@pytest.mark.parametrize("privilege", PRIVILEGES)
def test_a_privilege_does_not_repeat_within_a_set_of_different_ones(privilege: str) -> None:
    table = Table().place(0, "black", "market.4").play(0, f"privilege:{privilege}")
    assert f"privilege:{privilege}" not in table.options(0)
    assert table.refused(0, f"privilege:{privilege}") == "LOR-193"
    assert table.owned(0) == plus(PRIVILEGES[privilege])


@pytest.mark.rule("LOR-193")
def test_three_different_privileges_of_a_card_do_not_repeat() -> None:
    table = Table().goods(0, coins=5).floor("character.1", "royal_messenger").place(0, "black", "character.1")
    table.play(0, "privilege:coins", "privilege:servants")
    assert table.options(0) == ["privilege:wood_and_stone", "privilege:military", "privilege:faith"]
    assert table.refused(0, "privilege:coins") == table.refused(0, "privilege:servants") == "LOR-193"


@pytest.mark.rule("LOR-194")
@pytest.mark.parametrize("privilege", PRIVILEGES)
@pytest.mark.parametrize("discarded_first", [False, True])
def test_privileges_from_different_sources_may_be_the_same_in_one_turn(privilege: str, discarded_first: bool) -> None:
    table = Table(advanced=True).hand(0, "sandro_botticelli")
    for discarding in (discarded_first, not discarded_first):
        if discarding:
            table.play(0, "discard:sandro_botticelli")
        else:
            table.place(0, "black", "council.1")
        assert table.answers(0) == [f"privilege:{other}" for other in PRIVILEGES]
        table.play(0, f"privilege:{privilege}")
    assert table.owned(0) == plus({"coins": 1}, PRIVILEGES[privilege], PRIVILEGES[privilege])


@pytest.mark.rule("LOR-194")
def test_the_market_and_a_leader_do_not_limit_each_other_either() -> None:
    table = Table(advanced=True).hand(0, "sandro_botticelli").place(0, "black", "market.4")
    table.play(0, "privilege:coins", "privilege:faith", "discard:sandro_botticelli")
    assert table.options(0) == [f"privilege:{other}" for other in PRIVILEGES]


@pytest.mark.rule("LOR-195")
@pytest.mark.parametrize("space", ["council.1", "market.4"])
def test_nothing_else_goes_on_while_a_privilege_is_open(space: str) -> None:
    table = Table(advanced=True).hand(0, "sandro_botticelli").goods(0, wood=10).place(0, "black", space)
    assert table.pending() == [0]
    assert table.answers(0) == [f"privilege:{other}" for other in PRIVILEGES]
    for code in ("place:white:market.1", "end", "pass"):
        assert table.refused(0, code) == "LOR-069"
    assert table.refused(1, "place:black:market.1") == "LOR-029"


@pytest.mark.rule("LOR-195")
def test_a_privilege_cannot_be_saved_or_declined() -> None:
    table = Table().place(0, "black", "council.1")
    assert table.refused(0, "decline") != ""
    assert table.refused(0, "done") != ""
    table.play(0, "privilege:faith")
    assert table.options(0) == ["end"]
    assert table.refused(0, "privilege:faith") != ""


@pytest.mark.rule("LOR-395")
@pytest.mark.parametrize(("kind", "last"), [("military", 25), ("faith", 15)])
def test_points_that_would_be_lost_are_no_privilege_to_choose(kind: str, last: int) -> None:
    table = Table().goods(0, **{kind: last}).place(0, "black", "council.1")
    assert table.options(0) == [f"privilege:{other}" for other in PRIVILEGES if other != kind]
    assert table.refused(0, f"privilege:{kind}") == "LOR-395"


@pytest.mark.rule("LOR-395")
@pytest.mark.parametrize(("kind", "last"), [("military", 24), ("faith", 14)])
def test_a_privilege_that_gives_a_part_may_be_chosen(kind: str, last: int) -> None:
    table = Table().goods(0, **{kind: last}).place(0, "black", "council.1").play(0, f"privilege:{kind}")
    assert table.owned(0) == goods(**{kind: last + 1, "coins": 1})


@pytest.mark.rule("LOR-395")
def test_a_privilege_may_become_one_that_gives_nothing() -> None:
    table = Table().goods(0, military=24).floor("character.1", "royal_messenger").goods(0, coins=5, military=24)
    table.place(0, "black", "character.1").play(0, "privilege:military")
    assert table.refused(0, "privilege:military") == "LOR-193"
    council = table.play(0, "privilege:coins", "privilege:faith", "end").place(1, "black", "market.1").play(1, "end")
    council.place(2, "black", "market.2").play(2, "end").place(3, "black", "market.3").play(3, "end")
    assert council.place(0, "white", "council.1").refused(0, "privilege:military") == "LOR-395"


@pytest.mark.rule("LOR-395", "LOR-354")
def test_what_is_left_of_a_privilege_after_a_penalty_counts() -> None:
    table = Table().goods(0, military=25).excommunicated(0, "fewer_coins").place(0, "black", "market.4")
    assert table.refused(0, "privilege:military") == "LOR-395"
    assert table.play(0, "privilege:coins").owned(0) == goods(military=25, coins=1)


@pytest.mark.rule("LOR-395")
def test_where_no_privilege_gives_anything_all_may_be_chosen() -> None:
    table, menu = Table().goods(0, military=25, faith=15).place(0, "black", "market.4"), Menu()
    frame = table.state.stack[-1]
    assert isinstance(frame, GivingEffects)
    frame.offer_useful(table.state, 0, [NAMES.index("military"), NAMES.index("faith")], menu)
    assert [option.code for option in menu.options] == ["privilege:military", "privilege:faith"]


@pytest.mark.rule("LOR-395")
def test_by_the_first_rulings_a_privilege_may_give_nothing() -> None:
    table = Table(rulings=1).goods(0, military=25, faith=15).place(0, "black", "market.4")
    assert table.options(0) == [f"privilege:{other}" for other in PRIVILEGES]
    assert table.play(0, "privilege:faith", "privilege:military").owned(0) == goods(military=25, faith=15)
