"""What can be installed as a game, and what a package gives."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from signoria.kernel.core import BadSetting
from signoria.kernel.match import Match
from signoria.kit.package import Package
from signoria.kit.words import ENGLISH, LANGUAGES
from signoria.registry import BadPackage, checked_package, cover, package, packages

MASTERS = package("masters")


@pytest.mark.parametrize(
    ("name", "candidate", "why"),
    [
        ("masters", MASTERS.rules, "must name a signoria.kit.package.Package"),
        ("mistress", MASTERS, "names the game 'masters'; both must be called the same"),
        ("masters", replace(MASTERS, words=Path("nowhere")), "en.ftl is missing in nowhere"),
    ],
)
def test_what_cannot_be_a_game_says_why(name: str, candidate: object, why: str) -> None:
    with pytest.raises(BadPackage, match=why):
        checked_package(name, candidate)


def test_a_game_without_words_in_a_language_speaks_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("bare-title = Bare\n", encoding="utf-8")
    bare = Package(MASTERS.rules, MASTERS.view, tmp_path)
    assert bare.word_file("it") == bare.word_file(ENGLISH) == tmp_path / "en.ftl"
    assert MASTERS.word_file("it").name == "it.ftl"


@pytest.mark.parametrize("key", packages())
def test_every_way_to_play_can_be_played_by_somebody(key: str) -> None:
    game = packages()[key]
    for way in game.ways:
        seats = game.seats_for(way)
        assert seats
        for count in seats:
            Match.begin(game.rules, {**game.ways[way], "seats": count}, "s")


@pytest.mark.parametrize("key", packages())
def test_ways_to_play_differ_and_there_is_one_for_every_number_of_seats(key: str) -> None:
    game = packages()[key]
    played = [tuple(sorted(game.rules.complete({**game.ways[way], "seats": 2}).items())) for way in game.ways]
    assert len(set(played)) == len(played)
    if game.ways:
        assert {count for way in game.ways for count in game.seats_for(way)} == set(game.rules.settings[0].values)


def test_five_play_lorenzo_with_the_expansion_only() -> None:
    lorenzo = package("lorenzo")
    assert {way: lorenzo.seats_for(way) for way in lorenzo.ways} == {
        "short": [2, 3, 4],
        "full": [2, 3, 4],
        "houses": [2, 3, 4, 5],
    }


def test_a_way_to_play_with_a_setting_that_is_not_there_is_not_hidden() -> None:
    with pytest.raises(BadSetting, match="no setting 'colour'"):
        replace(MASTERS, ways={"bright": {"colour": True}}).seats_for("bright")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", packages())
def test_a_cover_names_every_way_to_play_with_a_sentence(key: str, language: str) -> None:
    ways = cover(language, key).ways
    assert list(ways) == list(package(key).ways)
    assert all(way.name and way.about.endswith(".") for way in ways.values())
    assert len({way.name for way in ways.values()}) == len(ways)
