"""Faces of every game: what is drawn has a name, and every piece of the glossary is drawn."""

from __future__ import annotations

import pytest

from signoria.kit.package import Package
from signoria.kit.words import LANGUAGES
from signoria.registry import catalogue, games, package
from tests.faces.printed import amounts_in, numbers_by_word

GAMES = sorted(games())
WHEN = {"", "once", "harvest", "production", "end", "always", "round", "space", "cost", "store", "wish"}
KINDS = {
    "lorenzo": {
        *("card", "leader", "excommunication", "bonus_tile", "family", "token", "faith_tile", "member", "space"),
    },
    "masters": {"card", "leader", "marble", "token", "power"},
    "princes": {
        *("profession", "bonus", "prestige", "character", "building", "landscape", "freedom", "jester", "builder"),
        "recruiting",
    },
}
#: Words of views that are no pieces: goods, phases, sides, places of boards, decks, how somebody stands.
NO_PIECES = {
    "lorenzo": {
        *("coins", "wood", "stone", "servants", "military", "faith", "victory_points"),
        *("territory", "building", "character", "venture", "harvest", "production", "special"),
        *("bramante.1", "bramante.2", "erasmo_rotterdam.1", "massimiliano_asburgo.1", "piero_francesca.1"),
        *("pietro_bembo.1", "guglielmo_pazzi.1"),
        *("preparation", "actions", "report", "over", "face_up", "face_down"),
        *("marked", "spared", "decides", "falls_short"),
    },
    "masters": {
        *("coins", "stones", "servants", "shields", "slot.1", "slot.2", "slot.3"),
        *("leader.coins", "leader.stones", "leader.servants", "leader.shields"),
        *("face_down", "face_up", "discarded", "won", "lost"),
    },
    "princes": {
        *("prestige_card", "landscape", "profession", "bonus", "prestige", "palazzo", "closed"),
        *("preparation", "objects", "characters", "actions", "over"),
        *("leads", "may_bid", "passed", "opens", "last", "waits", "declined", "has_object", "has_character", "out"),
    },
}
#: Words drawn in Masters that have pictures of their own: any resource, Lorenzo's cross, a shuffle, cards by colour.
PICTURED = {
    "masters": {
        *("any", "faith", "cross", "shuffle", "green", "blue", "yellow", "purple"),
        *("green.2", "blue.2", "yellow.2", "purple.2"),
    }
}


def is_named(game: str, of: str, language: str) -> bool:
    """Whether so many of a word can be said: as a word of views, or by a message for amounts or for what is counted."""
    word = of.replace("_", "-")
    messages = {f"{game}-{word}", f"{game}-count-{word}", f"{game}-each-{word}"}
    return of in games()[game].glossary() or bool(messages & set(catalogue(language).messages))


@pytest.mark.parametrize("game", GAMES)
def test_what_has_a_face_is_a_word_of_the_glossary(game: str) -> None:
    assert set(package(game).faces()["pieces"]) <= set(games()[game].glossary())


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_of_the_glossary_has_a_face(game: str) -> None:
    assert set(games()[game].glossary()) - set(package(game).faces()["pieces"]) == NO_PIECES[game]


@pytest.mark.parametrize("game", GAMES)
def test_kinds_and_moments_are_known(game: str) -> None:
    pieces = package(game).faces()["pieces"].values()
    assert {face["kind"] for face in pieces} == KINDS[game]
    assert {effect["when"] for face in pieces for effect in face["effects"]} <= WHEN


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_amount_can_be_named(game: str, language: str) -> None:
    drawn = {amount["of"] for face in package(game).faces()["pieces"].values() for amount in amounts_in(face)}
    assert {of for of in drawn if not is_named(game, of, language)} <= PICTURED.get(game, set())


@pytest.mark.parametrize("game", GAMES)
def test_no_word_stands_twice_in_one_list_of_amounts(game: str) -> None:
    for face in package(game).faces()["pieces"].values():
        for amounts in [
            *face["cost"],
            *[effect[side] for effect in face["effects"] for side in ("pay", "gain", "each")],
        ]:
            numbers_by_word(amounts)


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_shows_what_it_does_or_says_that_there_is_more(game: str) -> None:
    """Only pieces that do nothing, and spaces that give nothing, are empty."""
    silent = {"member", "space", "building", "landscape", "freedom", "jester", "builder", "recruiting"}
    for word, face in package(game).faces()["pieces"].items():
        empty = not face["effects"] and not face["points"] and not face["more"]
        assert not empty or face["kind"] in silent, word


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_in_place_of_a_drawing_is_a_line_of_the_glossary(game: str) -> None:
    terms = games()[game].glossary()
    for word, face in package(game).faces()["pieces"].items():
        assert set(face["lines"]) <= set(range(len(terms[word].about))), word
        assert not face["more"] or terms[word].about, word
        assert face["more"] or not face["lines"], word


def test_a_game_that_nobody_has_drawn_has_no_faces() -> None:
    masters = package("masters")
    assert Package(masters.rules, masters.view, masters.words).faces() == {"pieces": {}, "tracks": {}}
