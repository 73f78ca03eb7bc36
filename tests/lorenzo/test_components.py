"""What is in the box, and how it is read (checklist parts 1 and 12)."""

from __future__ import annotations

import ast
import json
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.rules import effects, modifiers
from signoria.games.lorenzo.rules.boxes import BASE
from signoria.games.lorenzo.rules.cards import BONUS_TILES, CARDS, EXCOMMUNICATIONS, LEADERS, READER
from signoria.games.lorenzo.rules.effect import Effect, UnknownEffect
from signoria.games.lorenzo.rules.effects import EndPoints
from signoria.games.lorenzo.rules.houses import effects as houses_effects
from signoria.games.lorenzo.rules.houses import modifiers as houses_modifiers
from signoria.games.lorenzo.rules.houses.pieces import AUCTION_TILES, FAITH_TILES, FAMILIES, TOKENS
from signoria.games.lorenzo.rules.modifiers import Odd
from signoria.kernel.core import BadSetting
from signoria.kernel.match import Match
from tests.houses.table import printed as houses_printed
from tests.lorenzo.table import Table, finish_setup, goods, new_match, printed, rolled, view_of
from tests.project.source import SOURCE, files, tree, where

MEMBERS = ["black", "white", "orange", "neutral"]
TYPES = ["territory", "building", "character", "venture"]
DATA = ["board", "bonus_tiles", "development_cards", "excommunication_tiles", "leaders"]
HOUSES_DATA = [*DATA, "auction_tiles", "family_tiles", "special_tokens"]
RULES = SOURCE / "games" / "lorenzo" / "rules"
#: Words of the rules that a card or tile happens to be called too: the decision for the Church, and an odd effect.
HOMONYMS = {"church", "skip_first_turn"}
MOST_QUESTIONS = 12
#: Odd effects of the base game, and those that the expansion adds.
MOST_ODD = 6
MOST_ODD_ADDED = 10


@pytest.mark.rule("LOR-001")
def test_there_are_eight_cards_of_each_type_and_period() -> None:
    cards = printed("development_cards")["cards"]
    assert Counter((card["type"], card["period"]) for card in cards) == {
        (kind, period): 8 for kind in TYPES for period in (1, 2, 3)
    }
    assert sorted(card["number"] for card in cards) == list(range(1, 97))
    assert len({card["id"] for card in cards}) == 96
    assert [card.id for card in CARDS if card.box == BASE] == [card["id"] for card in cards]


@pytest.mark.rule("LOR-002")
def test_there_are_twenty_different_leaders() -> None:
    leaders = printed("leaders")["leaders"]
    assert len({leader["id"] for leader in leaders}) == len(leaders) == 20
    assert len({json.dumps([leader["requirements"], leader["effects"]]) for leader in leaders}) == 20
    assert [leader.id for leader in LEADERS if leader.box == BASE] == [leader["id"] for leader in leaders]


@pytest.mark.rule("LOR-002")
def test_there_are_seven_excommunication_tiles_of_each_period() -> None:
    tiles = printed("excommunication_tiles")["tiles"]
    assert Counter(tile["period"] for tile in tiles) == {1: 7, 2: 7, 3: 7}
    assert len({json.dumps(tile["effects"]) for tile in tiles}) == 21
    in_the_box = [(tile.id, tile.period) for tile in EXCOMMUNICATIONS if tile.box == BASE]
    assert in_the_box == [(tile["id"], tile["period"]) for tile in tiles]


@pytest.mark.rule("LOR-002")
def test_four_bonus_tiles_share_one_basic_side_and_have_four_advanced_ones() -> None:
    sides = printed("bonus_tiles")
    assert sides["basic_tile_copies"] == 4
    assert Counter(side["side"] for side in sides["tiles"]) == {"basic": 1, "advanced": 4}
    assert len({json.dumps([side["production"], side["harvest"]]) for side in sides["tiles"]}) == 5
    advanced = [tile.id for tile in BONUS_TILES if tile.advanced and tile.box == BASE]
    assert advanced == [f"advanced_{number}" for number in (1, 2, 3, 4)]


@pytest.mark.rule("LOR-002")
def test_there_are_a_black_a_white_and_an_orange_die() -> None:
    assert list(rolled(view_of(finish_setup(new_match(4))))) == ["black", "white", "orange"]


@pytest.mark.rule("LOR-003")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    match = finish_setup(new_match(seats))
    assert len(view_of(match)["boards"]) == seats
    assert [decision.kind for decision in match.pending] == ["turn"]


@pytest.mark.rule("LOR-003")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_one_and_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetting):
        new_match(seats)


@pytest.mark.rule("LOR-004")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_three_colored_members_and_a_neutral_one(seats: int) -> None:
    view = view_of(finish_setup(new_match(seats)))
    assert [[member["member"] for member in board["members"]] for board in view["boards"]] == [MEMBERS] * seats
    assert sorted(place["seat"] for place in view["table"]["order"]) == list(range(seats))


@pytest.mark.rule("LOR-004")
def test_a_member_on_the_board_belongs_to_its_owner_also_the_neutral_one() -> None:
    table = Table().stands(2, "neutral", "council.1").stands(0, "neutral", "council.1").stands(2, "white", "council.1")
    assert table.view()["table"]["council"][0]["members"] == [
        {"seat": 2, "member": "neutral"},
        {"seat": 0, "member": "neutral"},
        {"seat": 2, "member": "white"},
    ]
    assert [list(table.members(seat)) for seat in range(4)] == [
        ["black", "white", "orange"],
        MEMBERS,
        ["black", "orange"],
        MEMBERS,
    ]


@pytest.mark.rule("LOR-004")
def test_a_seat_is_a_color_and_nobody_can_ask_for_that_of_another() -> None:
    with pytest.raises(BadSetting):
        GAME.complete({"seats": 2, "colors": "red red"})


@pytest.mark.rule("LOR-005")
@pytest.mark.parametrize("seats", [2, 4])
def test_who_fails_all_reports_is_marked_once_on_each_tile(seats: int) -> None:
    match = finish_setup(new_match(seats))
    _refuse_the_church(match)
    view = view_of(match)
    tiles = [tile["tile"] for tile in view["table"]["tiles"]]
    assert len(set(tiles)) == 3
    assert [board["excommunications"] for board in view["boards"]] == [tiles] * seats
    assert [[place["seat"] for place in tile["marked"]] for tile in view["table"]["tiles"]] == [list(range(seats))] * 3


def _refuse_the_church(match: Match) -> None:
    """Play at random to the end, but never support the Church."""
    chance = random.Random(5)
    while match.pending:
        decision = match.pending[0]
        code = "church:refuse" if decision.kind == "church" else chance.choice(decision.options).code
        match.choose(decision.seat, code)


@pytest.mark.rule("LOR-013")
def test_goods_never_run_out_however_much_one_player_has() -> None:
    table = Table().goods(0, coins=1000, wood=1000, stone=1000, servants=1000)
    table.place(0, "black", "market.1", 0).play(0, "end").place(1, "black", "market.2").play(1, "end")
    table.place(2, "black", "harvest.1").play(2, "end").place(3, "black", "council.1").play(3, "privilege:coins", "end")
    assert table.owned(0) == goods(coins=1005, wood=1000, stone=1000, servants=1000)
    assert table.owned(1) == goods(servants=5)
    assert table.owned(2) == goods(wood=1, stone=1, servants=1)
    assert table.owned(3) == goods(coins=3)


def _effects(data: Any, under: str = "") -> Iterator[dict[str, Any]]:
    """Every effect in a piece of data, however deep; what leaders require are no effects."""
    if isinstance(data, dict):
        if "kind" in data and under != "requirements":
            yield data
        for key, inner in data.items():
            yield from _effects(inner, key)
    elif isinstance(data, list):
        for inner in data:
            yield from _effects(inner, under)


BASE_EFFECTS = [effect for name in DATA for effect in _effects(printed(name))]
HOUSES_EFFECT_KINDS = [effect for name in HOUSES_DATA for effect in _effects(houses_printed(name))]
ALL_EFFECTS = BASE_EFFECTS + HOUSES_EFFECT_KINDS


BASE_KINDS = {*effects.EFFECT_KINDS, *modifiers.MODIFIER_KINDS}
HOUSES_KINDS = {*houses_effects.EFFECT_KINDS, *houses_modifiers.MODIFIER_KINDS}


def _classes(printed_effects: list[dict[str, Any]]) -> set[type[Effect]]:
    """The classes of effects, and of those that stand inside them."""
    return {type(READER.effect(effect)) for effect in printed_effects}


@pytest.mark.rule("LOR-180")
def test_every_kind_of_effect_in_the_data_has_a_class_of_its_own() -> None:
    assert len(READER.kinds) == len(BASE_KINDS | HOUSES_KINDS)
    assert {effect["kind"] for effect in ALL_EFFECTS} == set(READER.kinds)


@pytest.mark.rule("LOR-180")
def test_every_class_of_effect_is_used_by_the_data() -> None:
    assert _classes(ALL_EFFECTS) == BASE_KINDS | HOUSES_KINDS
    assert _classes(BASE_EFFECTS) < BASE_KINDS


@pytest.mark.parametrize("kind", sorted(READER.kinds))
def test_every_effect_says_what_it_does_and_knows_what_can_be_drawn_of_it(kind: str) -> None:
    for effect in [READER.effect(one) for one in ALL_EFFECTS if one["kind"] == kind]:
        assert effect.say()
        assert effect.face("always") or isinstance(effect, EndPoints)


@pytest.mark.rule("LOR-180")
@pytest.mark.parametrize(
    "printed_effect",
    [
        {"kind": "invented"},
        {"kind": ""},
        {"kind": "Gain", "resources": {"coins": 1}},
        {"kind": "exchange", "options": [{"pay": {"coins": 1}, "receive": [{"kind": "invented"}]}]},
    ],
)
def test_an_invented_kind_of_effect_is_refused(printed_effect: dict[str, Any]) -> None:
    with pytest.raises(UnknownEffect):
        READER.effect(printed_effect)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the rules of the game that a test may change."""
    for room in ("kernel", "kit", "games/lorenzo"):
        shutil.copytree(SOURCE / room, tmp_path / "signoria" / room, ignore=shutil.ignore_patterns("__pycache__"))
    for room in (".", "games"):
        shutil.copy(SOURCE / room / "__init__.py", tmp_path / "signoria" / room)
    return tmp_path / "signoria"


def _load(copy: Path) -> subprocess.CompletedProcess[str]:
    """Load all components from a copy; it tells how many cards there are."""
    script = "import signoria.games.lorenzo.rules.cards as cards, signoria.games.lorenzo.rules.houses.pieces as pieces"
    program = f"{script}; print(len(cards.CARDS), pieces.__file__)"
    return subprocess.run([sys.executable, "-c", program], cwd=copy.parent, capture_output=True, text=True, check=False)


def test_the_components_load_from_a_copy(copied: Path) -> None:
    assert _load(copied).stdout.split() == ["144", str(copied / "games/lorenzo/rules/houses/pieces.py")]


@pytest.mark.rule("LOR-180")
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("data/board", "council_privilege"),
        ("data/bonus_tiles", "gain"),
        ("data/development_cards", "exchange"),
        ("data/development_cards", "take_card"),
        ("data/excommunication_tiles", "market_ban"),
        ("data/leaders", "no_tower_surcharge"),
        ("houses/data/development_cards", "lose"),
        ("houses/data/family_tiles", "card_limit"),
        ("houses/data/special_tokens", "gain"),
    ],
)
def test_data_with_an_invented_kind_does_not_load(name: str, kind: str, copied: Path) -> None:
    changed = copied / "games" / "lorenzo" / "rules" / f"{name}.json"
    text = changed.read_text(encoding="utf-8")
    assert f'"kind": "{kind}"' in text
    changed.write_text(text.replace(f'"kind": "{kind}"', '"kind": "invented"', 1), encoding="utf-8")
    loaded = _load(copied)
    assert loaded.returncode
    assert f"{UnknownEffect.__name__}: no effect is called 'invented'" in loaded.stderr


def _odd(kinds: set[type[Effect]]) -> set[type[Effect]]:
    return {kind for kind in kinds if issubclass(kind, Odd)}


def test_the_escape_hatch_holds_only_a_few_odd_effects() -> None:
    assert 0 < len(_odd(BASE_KINDS)) <= MOST_ODD
    assert 0 < len(_odd(HOUSES_KINDS)) <= MOST_ODD_ADDED


def test_what_is_in_force_answers_only_a_few_questions() -> None:
    (in_force,) = [node for node in tree(RULES / "in_force.py").body if isinstance(node, ast.ClassDef)]
    methods = {node.name for node in in_force.body if isinstance(node, ast.FunctionDef)}
    questions = methods - {"__init__", "add", "has"}
    assert questions < methods
    assert "action_value" in questions
    assert len(questions) <= MOST_QUESTIONS, questions


def _literals(path: Path) -> Iterator[tuple[str, str]]:
    """(place, word) for every word of every string in a file that is not a docstring."""
    nodes = list(ast.walk(tree(path)))
    docstrings = [id(node.value) for node in nodes if isinstance(node, ast.Expr)]
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            for word in re.findall(r"\w+", node.value):
                yield where(path, node), word


PIECES = {
    *[card.id for card in CARDS],
    *[leader.id for leader in LEADERS],
    *[tile.id for tile in EXCOMMUNICATIONS],
    *[tile.id for tile in BONUS_TILES],
    *[family.id for family in FAMILIES],
    *[token.id for token in TOKENS],
    *[tile.id for tile in AUCTION_TILES],
    *[tile.id for tile in FAITH_TILES],
}


def test_no_rule_names_a_single_card_leader_or_tile() -> None:
    checked = files("games/lorenzo")
    assert len(checked) > 10
    words = [(place, word) for path in checked for place, word in _literals(path) if word in PIECES]
    assert [(place, word) for place, word in words if word not in HOMONYMS] == []
    assert {word for _, word in words} == HOMONYMS


def test_strings_are_looked_through_and_docstrings_are_not() -> None:
    words = {word for _, word in _literals(RULES / "towers.py")}
    assert "surcharge" in words  # the name of an event
    assert "Towers" not in words  # how the file begins
