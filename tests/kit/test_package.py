"""What can be installed as a game, and what a package gives."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from signoria.kit.package import Package
from signoria.kit.words import ENGLISH
from signoria.registry import BadPackage, checked_package, package

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
