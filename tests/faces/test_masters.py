"""Faces of Masters of Renaissance show what its data files say."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.registry import package
from tests.faces.printed import arrows, costs, gains, numbers_by_word
from tests.position import printed

PIECES = package("masters").faces()["pieces"]
CARDS = printed("masters", "development_cards")["cards"]
LEADERS = printed("masters", "leaders")["leaders"]
SETUP = printed("masters", "setup")


def word(entry: dict[str, Any]) -> str:
    """The word of views: an id without the game and the kind of component."""
    return str(entry["id"]).split(".", 2)[2]


def test_every_piece_is_there_once() -> None:
    kinds = {"card": CARDS, "leader": LEADERS, "token": SETUP["solo"]["tokens"]}
    for kind, entries in kinds.items():
        drawn = [piece for piece, face in PIECES.items() if face["kind"] == kind]
        assert len(drawn) == len(entries)
    assert {piece for piece, face in PIECES.items() if face["kind"] == "marble"} == set(SETUP["market"]["marbles"])


@pytest.mark.parametrize("card", CARDS, ids=word)
def test_a_card_shows_what_is_printed(card: dict[str, Any]) -> None:
    face = PIECES[word(card)]
    assert (face["tint"], face["level"], face["points"]) == (card["color"], card["level"], card["victory_points"])
    assert costs(face) == [card["cost"]]
    assert arrows(face, "") == [(card["input"], card["output"])]


@pytest.mark.parametrize("leader", LEADERS, ids=word)
def test_a_leader_shows_what_is_printed(leader: dict[str, Any]) -> None:
    face = next(face for piece, face in PIECES.items() if piece.endswith(word(leader)))
    cards = {
        f"{part['color']}.{part['level']}" if part["level"] else part["color"]: part["count"]
        for part in leader["requires_cards"]
    }
    assert costs(face) == [cards or leader["requires_resources"]]
    assert face["points"] == leader["victory_points"]
    ability = leader["ability"]
    match ability["kind"]:
        case "discount":
            assert gains(face, "cost") == [{ability["resource"]: -ability["amount"]}]
        case "depot":
            assert gains(face, "store") == [{ability["resource"]: ability["slots"]}]
        case "white_marble":
            assert arrows(face, "") == [({"white": 1}, {ability["resource"]: ability["amount"]})]
        case _:
            assert arrows(face, "") == [(ability["input"], ability["output"])]


def test_marbles_give_what_is_printed() -> None:
    for marble, good in SETUP["market"]["yields"].items():
        assert gains(PIECES[marble], "") == [{good: 1} if good else {}]


def test_tokens_show_what_lorenzo_does() -> None:
    for token in SETUP["solo"]["tokens"]:
        (effect,) = next(face for piece, face in PIECES.items() if piece.endswith(word(token)))["effects"]
        amounts = numbers_by_word(effect["gain"])
        if token["kind"] == "discard_cards":
            assert amounts == {token["color"]: -token["count"]}
        else:
            assert amounts["cross"] == token["spaces"]


def test_the_basic_power_is_that_of_every_board() -> None:
    basic = SETUP["player_board"]["basic_production"]
    assert arrows(PIECES["basic"], "") == [(basic["input"], basic["output"])]


def test_the_faith_track_is_that_of_the_board() -> None:
    track, faith = package("masters").faces()["tracks"]["faith"], printed("masters", "faith_track")
    assert track["last"] == faith["last_space"]
    assert track["points"] == {str(won["space"]): won["total"] for won in faith["victory_points"]}
    assert track["sections"] == [
        {"first": part["first_space"], "last": part["pope_space"], "points": part["favor_victory_points"]}
        for part in faith["sections"]
    ]
