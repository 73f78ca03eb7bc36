"""Faces of Lorenzo il Magnifico and Houses of Renaissance show what the data files of both boxes say."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.registry import games, package
from tests.faces.printed import arrows, costs, gains, numbers_by_word
from tests.position import printed

BOXES = ("lorenzo", "lorenzo/houses")
PIECES = package("lorenzo").faces()["pieces"]
TRACKS = package("lorenzo").faces()["tracks"]
TINTS = {"territory": "green", "building": "yellow", "character": "blue", "venture": "purple"}
WORKS = {"territory": "harvest", "building": "production"}


def entries(name: str, *lists: str) -> list[dict[str, Any]]:
    """Everything that both boxes list in a file."""
    return [entry for box in BOXES for key in lists for entry in printed(box, name).get(key, [])]


CARDS = entries("development_cards", "cards")
PEOPLE = entries("leaders", "leaders", "extra_leaders")
FAMILIES = [family for kind in ("families", "extra_families") for family in printed(BOXES[1], "family_tiles")[kind]]
TOKENS = printed("lorenzo/houses", "special_tokens")["tokens"]


def of_kind(kind: str) -> set[str]:
    return {word for word, face in PIECES.items() if face["kind"] == kind}


def goods(effects: list[dict[str, Any]]) -> dict[str, int]:
    """All goods that a list of effects gives, and the privileges."""
    amounts: dict[str, int] = {}
    for effect in effects:
        if effect["kind"] == "gain":
            amounts |= effect["resources"]
        if effect["kind"] == "council_privilege":
            amounts["privileges-different" if effect["different"] else "privileges"] = effect["count"]
    return amounts


def only_gives(effects: list[dict[str, Any]]) -> bool:
    return all(effect["kind"] in ("gain", "council_privilege") for effect in effects)


def test_every_piece_is_there_once() -> None:
    spaces = [space for box in BOXES for space in printed(box, "board")["spaces"]]
    floors = [floor for box in BOXES for tower in printed(box, "board")["towers"] for floor in tower["floors"]]
    assert of_kind("card") == {card["id"] for card in CARDS}
    assert len(CARDS) == 96 + 48
    assert of_kind("leader") == {leader["id"] for leader in PEOPLE}
    assert of_kind("excommunication") == {tile["id"] for tile in entries("excommunication_tiles", "tiles")}
    assert of_kind("bonus_tile") == {tile["id"] for tile in entries("bonus_tiles", "tiles")}
    assert of_kind("family") == {family["id"] for family in FAMILIES}
    assert of_kind("token") == {token["id"] for token in TOKENS}
    assert of_kind("faith_tile") == {tile["id"] for tile in printed("lorenzo/houses", "board")["faith_tiles"]}
    assert of_kind("member") == {member["id"] for box in BOXES for member in printed(box, "board")["members"]}
    assert len(of_kind("space")) == len(spaces) + len(floors)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_a_card_shows_what_is_printed(card: dict[str, Any]) -> None:
    face = PIECES[card["id"]]
    assert face["tint"] == TINTS[card["type"]]
    assert face["level"] == card["period"]
    assert face["value"] == (card["activation_value"] or 0)
    ends = [effect["amount"] for effect in card["permanent"] if effect["kind"] == "end_game_victory_points"]
    assert face["points"] == sum(ends)
    assert costs(face) == [
        {**cost["pay"], **({"military-owned": cost["military_required"]} if cost["military_required"] else {})}
        for cost in card["costs"]
    ]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_what_a_card_gives_is_what_it_gives(card: dict[str, Any]) -> None:
    """Every good of an immediate effect, of an activation and of an exchange."""
    face = PIECES[card["id"]]
    at_once = {word: n for gain in gains(face, "once") for word, n in gain.items() if n > 0}
    assert goods(card["immediate"]).items() <= at_once.items()
    if only_gives(card["immediate"]):
        assert goods(card["immediate"]) == at_once
    if card["type"] in WORKS and only_gives(card["permanent"]):
        assert gains(face, WORKS[card["type"]]) == [goods(card["permanent"])]
    for effect in card["permanent"]:
        if effect["kind"] == "exchange" and "times" not in effect:
            trades = [option for option in effect["options"] if option["pay"] and only_gives(option["receive"])]
            assert arrows(face, "production") == [(option["pay"], goods(option["receive"])) for option in trades]


def test_what_takes_words_is_not_drawn_but_announced() -> None:
    """Discounts to choose from, floors without bonus, leaders that are counted, exchanges as often as the value."""
    for word in ("stonemason", "preacher", "special_117", "special_111", "special_99", "special_133", "bramante"):
        assert PIECES[word]["more"], word
    assert not PIECES["warlord"]["more"]


SAID_BY = {
    "stonemason": ["lorenzo-text-owned"],
    "preacher": ["lorenzo-text-owned"],
    "special_98": ["lorenzo-text-work"],
    "special_110": ["lorenzo-text-exchange"],
    "special_111": ["lorenzo-text-exchanges"],
    "special_121": ["lorenzo-text-at-once"],
    "sisto_iv": ["lorenzo-text-permanent"],
    "lucia_narni": ["lorenzo-text-needs"],
    "marsilio_ficino": ["lorenzo-text-needs", "lorenzo-text-once"],
    "warlord": [],
    "este": [],
}


@pytest.mark.parametrize("word", SAID_BY)
def test_what_is_not_drawn_has_lines_that_say_it(word: str) -> None:
    lines = games()["lorenzo"].glossary()[word].about
    assert [lines[n].key for n in PIECES[word]["lines"]] == SAID_BY[word]


def test_of_no_card_or_leader_all_is_said_that_is_drawn() -> None:
    """Price and needs that are drawn are not said again."""
    for word in of_kind("card") | of_kind("leader"):
        assert bool(PIECES[word]["lines"]) == PIECES[word]["more"], word
        assert 0 not in PIECES[word]["lines"] or not PIECES[word]["cost"], word


def test_so_much_for_each_is_drawn_with_what_is_counted() -> None:
    (general,) = PIECES["general"]["effects"]
    assert (general["when"], numbers_by_word(general["gain"]), numbers_by_word(general["each"])) == (
        "once",
        {"victory_points": 1},
        {"military": 2},
    )
    (lost,) = PIECES["lose_per_victory_points"]["effects"]
    assert (lost["when"], numbers_by_word(lost["gain"]), numbers_by_word(lost["each"])) == (
        "end",
        {"victory_points": -1},
        {"victory_points": 5},
    )


def test_actions_are_worth_what_is_printed() -> None:
    assert gains(PIECES["architect"], "once") == [{"take-building": 6, "wood": -1, "stone": -1}]
    assert gains(PIECES["ambassador"], "once") == [{"privileges": 1, "take-any": 7}]
    assert gains(PIECES["improving_the_canals"], "once") == [{"harvest": 4}]
    assert gains(PIECES["weaker_harvest"], "always") == [{"harvest": -3}]
    assert gains(PIECES["weaker_special_tower"], "always") == [{"take-from-special-tower": -4}]
    assert gains(PIECES["pico_della_mirandola"], "cost") == [{"coins": -3}]


@pytest.mark.parametrize("leader", PEOPLE, ids=lambda leader: str(leader["id"]))
def test_a_leader_shows_all_it_needs_or_nothing_of_it(leader: dict[str, Any]) -> None:
    amounts: dict[str, int] = {}
    hard = False
    for requirement in leader["requirements"]:
        match requirement["kind"]:
            case "cards":
                amounts[requirement["card_type"]] = requirement["count"]
            case "resources":
                amounts |= requirement["resources"]
            case "cards_of_one_type":
                amounts["cards-of-one-type"] = requirement["count"]
            case _:
                hard = True
    face = PIECES[leader["id"]]
    assert costs(face) == ([] if hard else [amounts])
    assert face["more"] or not hard


@pytest.mark.parametrize("leader", PEOPLE, ids=lambda leader: str(leader["id"]))
def test_what_a_leader_gives_is_drawn(leader: dict[str, Any]) -> None:
    when = {"once_per_round": "round", "action": "space", "immediate": "once", "permanent": "always"}[
        leader["frequency"]
    ]
    if only_gives(leader["effects"]):
        assert gains(PIECES[leader["id"]], when) == [goods(leader["effects"])]
    for effect in leader["effects"]:
        if effect["kind"] == "exchange":
            trades = [(option["pay"], goods(option["receive"])) for option in effect["options"]]
            assert arrows(PIECES[leader["id"]], when) == trades


def test_tiles_and_tokens_show_what_they_give() -> None:
    for tile in entries("excommunication_tiles", "tiles"):
        assert PIECES[tile["id"]]["level"] == tile["period"]
    for tile in entries("bonus_tiles", "tiles"):
        face = PIECES[tile["id"]]
        for work in ("harvest", "production"):
            assert face["value"] == tile[work]["activation_value"]
            assert gains(face, work) == [goods(tile[work]["effects"])]
    for token in TOKENS:
        assert gains(PIECES[token["id"]], "") == [goods(token["effects"])]
    for tile in printed("lorenzo/houses", "board")["faith_tiles"]:
        assert PIECES[tile["id"]]["value"] == tile["step"]
        assert gains(PIECES[tile["id"]], "") == [goods(tile["effects"])]


def test_the_trade_of_a_family_is_drawn() -> None:
    assert arrows(PIECES["este"], "always") == [({"military": 1}, {"coins": 2})]
    assert not PIECES["este"]["more"]
    assert PIECES["della_scala"]["more"]


def test_spaces_show_their_value_and_what_they_give() -> None:
    for box in BOXES:
        board = printed(box, "board")
        for tower in board["towers"]:
            for number, floor in enumerate(tower["floors"], 1):
                face = PIECES[f"{tower['id']}.{number}"]
                assert (face["value"], face["tint"]) == (floor["value"], TINTS.get(tower["id"], ""))
                assert gains(face, "") == ([goods(floor["bonus"])] if floor["bonus"] else [])
    numbers: dict[str, int] = {}
    for space in printed("lorenzo", "board")["spaces"]:
        numbers[space["area"]] = numbers.get(space["area"], 0) + 1
        face = PIECES[f"{space['area']}.{numbers[space['area']]}"]
        less = {space["area"]: -space["penalty"]} if space["penalty"] else {}
        assert gains(face, "") == [amounts for amounts in (goods(space["effects"]), less) if amounts]


def test_tracks_are_those_of_the_board() -> None:
    board = printed("lorenzo", "board")
    points = board["faith_track"]
    assert TRACKS["faith"]["last"] == len(points) - 1
    assert TRACKS["faith"]["points"] == {str(step): won for step, won in enumerate(points) if won}
    assert [section["first"] for section in TRACKS["faith"]["sections"]] == board["required_faith_by_period"]
    assert TRACKS["military"]["last"] == board["military_track_last_step"]
    steps = [military for military in board["military_required_by_territory"] if military]
    assert [section["first"] for section in TRACKS["military"]["sections"]] == steps
    for row in ("territory", "character"):
        table = board["final_scoring"]["territories_by_count" if row == "territory" else "characters_by_count"]
        assert TRACKS[row]["last"] == board["most_cards_per_type"]
        assert TRACKS[row]["points"] == {str(count): won for count, won in enumerate(table) if won}
