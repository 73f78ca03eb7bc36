"""Faces of The Princes of Florence show what its data files say."""

from __future__ import annotations

from signoria.registry import package
from tests.faces.printed import costs, numbers_by_word
from tests.position import printed

PIECES = package("princes").faces()["pieces"]
SETUP = printed("princes", "setup")


def of_kind(kind: str) -> list[str]:
    return [word for word, face in PIECES.items() if face["kind"] == kind]


def terms(word: str) -> dict[str, int]:
    """So much value for each thing."""
    values = {}
    for effect in PIECES[word]["effects"]:
        (thing,) = numbers_by_word(effect["each"])
        values[thing] = numbers_by_word(effect["gain"])["value"]
    return values


def test_every_piece_is_there_once() -> None:
    pieces = printed("princes", "pieces")
    assert of_kind("profession") == [card["id"] for card in printed("princes", "professions")["professions"]]
    assert of_kind("bonus") == [card["id"] for card in printed("princes", "bonus_cards")["cards"]]
    assert of_kind("prestige") == [card["id"] for card in printed("princes", "prestige_cards")["cards"]]
    assert of_kind("character") == [card["id"] for card in printed("princes", "characters")["characters"]]
    assert of_kind("building") == [piece["id"] for piece in pieces["buildings"]]
    assert of_kind("landscape") == [piece["id"] for piece in pieces["landscapes"]]
    assert of_kind("freedom") == SETUP["freedoms"]
    assert [*of_kind("jester"), *of_kind("builder"), *of_kind("recruiting")] == ["jester", "builder", "recruiting_card"]


def test_a_profession_shows_its_wishes_and_what_each_adds() -> None:
    worth = SETUP["work"]
    for card in printed("princes", "professions")["professions"]:
        wishes = {card[wish]: worth[wish] for wish in ("building", "landscape", "freedom")}
        assert terms(card["id"]) == wishes
        assert {effect["when"] for effect in PIECES[card["id"]]["effects"]} == {"wish"}


def test_a_bonus_card_shows_what_it_counts() -> None:
    for card in printed("princes", "bonus_cards")["cards"]:
        assert terms(card["id"]) == card["terms"]


def test_a_prestige_card_shows_its_points_and_what_must_be_there() -> None:
    for card in printed("princes", "prestige_cards")["cards"]:
        face = PIECES[card["id"]]
        assert face["points"] == card["points"]
        assert costs(face) == ([card["requirements"]] if card["kind"] == "at_least" else [])
        assert face["more"] == (card["kind"] != "at_least")


def test_the_princess_shows_what_her_work_counts() -> None:
    princess = next(card for card in printed("princes", "characters")["characters"] if card["id"] == "princess")
    assert terms("princess") == {term["feature"]: term["per_unit"] for term in princess["effect"]["terms"]}
    assert all(PIECES[character]["more"] for character in of_kind("character"))


def test_pieces_have_the_outline_that_is_printed() -> None:
    pieces = printed("princes", "pieces")
    for piece in [*pieces["buildings"], *pieces["landscapes"]]:
        assert PIECES[piece["id"]]["cells"] == piece["shape"]
    assert {word for word, face in PIECES.items() if face["cells"]} == {*of_kind("building"), *of_kind("landscape")}
