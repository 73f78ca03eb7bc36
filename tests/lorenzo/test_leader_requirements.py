"""What each of the twenty leaders needs to be played (checklist: leaders, one by one)."""

from __future__ import annotations

import pytest

from tests.lorenzo.leader_positions import LEADERS, TYPES, holding, needs, qualified
from tests.lorenzo.table import Table, goods

#: The row of each leader's requirement and what it says.
ROWS: dict[str, tuple[str, dict[str, int]]] = {
    "francesco_sforza": ("LOR-278", {"venture": 5}),
    "ludovico_ariosto": ("LOR-282", {"character": 5}),
    "filippo_brunelleschi": ("LOR-288", {"building": 5}),
    "federico_da_montefeltro": ("LOR-292", {"territory": 5}),
    "girolamo_savonarola": ("LOR-297", {"coins": 18}),
    "giovanni_dalle_bande_nere": ("LOR-299", {"military": 12}),
    "sandro_botticelli": ("LOR-301", {"wood": 10}),
    "michelangelo_buonarroti": ("LOR-303", {"stone": 10}),
    "ludovico_iii_gonzaga": ("LOR-305", {"servants": 15}),
    "leonardo_da_vinci": ("LOR-307", {"character": 4, "territory": 2}),
    "pico_della_mirandola": ("LOR-311", {"venture": 4, "building": 2}),
    "sisto_iv": ("LOR-317", {"wood": 6, "stone": 6, "coins": 6, "servants": 6}),
    "lucrezia_borgia": ("LOR-320", {"one_type": 6}),
    "sigismondo_malatesta": ("LOR-323", {"military": 7, "faith": 3}),
    "lorenzo_de_medici": ("LOR-326", {"victory_points": 35}),
    "ludovico_il_moro": ("LOR-333", {"territory": 2, "building": 2, "character": 2, "venture": 2}),
    "cesare_borgia": ("LOR-337", {"building": 3, "coins": 12, "faith": 2}),
    "santa_rita": ("LOR-340", {"faith": 8}),
    "cosimo_de_medici": ("LOR-347", {"character": 2, "building": 4}),
    "bartolomeo_colleoni": ("LOR-349", {"venture": 2, "territory": 4}),
}


EACH_LEADER = [pytest.param(leader, id=leader, marks=pytest.mark.rule(ROWS[leader][0])) for leader in LEADERS]
#: Every leader with every single thing it needs.
EACH_NEED = [
    pytest.param(leader, kind, id=f"{leader}: {kind}", marks=pytest.mark.rule(ROWS[leader][0]))
    for leader in LEADERS
    for kind in needs(leader)
    if kind != "one_type"
]


def rows(table: Table) -> list[list[str]]:
    """The cards of seat 0."""
    board = table.board(0)
    return [board["territories"], board["buildings"], board["characters"], board["ventures"]]


@pytest.mark.parametrize("leader", EACH_LEADER)
def test_a_leader_needs_what_its_card_says(leader: str) -> None:
    assert needs(leader) == ROWS[leader][1]
    assert len(LEADERS) == len(ROWS) == 20


@pytest.mark.rule("LOR-264", "LOR-265")
@pytest.mark.parametrize("leader", EACH_LEADER)
def test_exactly_what_is_needed_lets_a_leader_be_played_and_is_not_paid(leader: str) -> None:
    table = qualified(leader)
    before, cards = table.owned(0), rows(table)
    assert table.options(0, "play") == [f"play:{leader}"]
    table.play(0, f"play:{leader}")
    if table.kind() == "copy":
        table.play(0, table.options(0)[0])
    assert [played["leader"] for played in table.board(0)["leaders"]] == [leader]
    assert table.own(0)["hand"] == []
    assert table.owned(0) == before
    assert rows(table) == cards


@pytest.mark.rule("LOR-264")
@pytest.mark.parametrize(("leader", "kind"), EACH_NEED)
def test_one_short_of_a_single_need_a_leader_cannot_be_played(leader: str, kind: str) -> None:
    short = needs(leader)
    short[kind] -= 1
    table = holding(leader, short)
    assert table.options(0, "play") == []
    assert table.refused(0, f"play:{leader}") == "LOR-264"


@pytest.mark.rule("LOR-264")
@pytest.mark.parametrize(("leader", "kind"), EACH_NEED)
def test_more_of_everything_else_does_not_stand_in_for_a_need(leader: str, kind: str) -> None:
    plenty = dict.fromkeys(TYPES, 6) | goods(coins=40, wood=40, stone=40, servants=40, military=25, faith=15)
    plenty |= {"victory_points": 99, kind: needs(leader)[kind] - 1}
    table = holding(leader, plenty)
    assert table.refused(0, f"play:{leader}") == "LOR-264"


@pytest.mark.rule("LOR-320")
@pytest.mark.parametrize("kind", TYPES)
def test_lucrezia_takes_six_cards_of_any_one_type(kind: str) -> None:
    assert holding("lucrezia_borgia", {kind: 6}).options(0, "play") == ["play:lucrezia_borgia"]
    assert holding("lucrezia_borgia", {kind: 5}).options(0, "play") == []


@pytest.mark.rule("LOR-320")
def test_five_cards_of_each_type_are_not_six_of_one() -> None:
    table = holding("lucrezia_borgia", dict.fromkeys(TYPES, 5))
    assert table.refused(0, "play:lucrezia_borgia") == "LOR-264"


@pytest.mark.rule("LOR-275")
@pytest.mark.parametrize(
    ("wood", "offered"), [(9, []), (10, ["play:sandro_botticelli"]), (11, ["play:sandro_botticelli"])]
)
def test_the_rulebooks_botticelli_may_be_played_with_ten_wood(wood: int, offered: list[str]) -> None:
    table = Table(advanced=True).hand(0, "sandro_botticelli").goods(0, wood=wood)
    assert table.options(0, "play") == offered


@pytest.mark.rule("LOR-264")
def test_a_need_is_looked_at_when_the_leader_is_played() -> None:
    table = Table(advanced=True).hand(0, "sandro_botticelli").goods(0, wood=9).place(0, "black", "council.1")
    table.play(0, "privilege:wood_and_stone")
    assert table.options(0, "play") == ["play:sandro_botticelli"]


@pytest.mark.rule("LOR-264")
def test_what_another_player_owns_does_not_help() -> None:
    table = Table(advanced=True).hand(0, "sandro_botticelli").goods(1, wood=10)
    assert table.refused(0, "play:sandro_botticelli") == "LOR-264"
