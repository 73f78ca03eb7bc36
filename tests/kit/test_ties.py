"""Where seats end with the same total, a sentence says what decides between them, to everybody in their own words."""

from __future__ import annotations

import pytest

from signoria.kit.ties import Standing, ties
from signoria.registry import words_in

NAMES = ["Anna", "Bruno", "Carla", "Dino"]


def sentences(*standings: Standing, language: str = "en", viewer: int | None = None) -> list[str]:
    """In a game of ours that says what decides."""
    names = [{"en": "you", "it": "tu"}[language] if seat == viewer else name for seat, name in enumerate(NAMES)]
    words = words_in(language, viewer, names)
    return [words.translate(label) for label in ties("masters", standings)]


def test_nobody_is_level_where_all_totals_differ() -> None:
    assert sentences(Standing(0, 1, 9, 3), Standing(1, 2, 8, 7)) == []
    assert sentences(Standing(0, 2, 9, 0)) == []


def test_what_decides_is_said_the_best_first() -> None:
    assert sentences(Standing(0, 2, 50, 7), Standing(1, 1, 50, 9), Standing(2, 3, 49, 20)) == [
        "Level on points: Bruno and Anna. The resources left decide: Bruno with 9 and Anna with 7."
    ]


def test_three_who_are_level_may_share_a_place_too() -> None:
    level = (Standing(0, 2, 50, 7), Standing(1, 1, 50, 9), Standing(3, 2, 50, 7))
    assert sentences(*level) == [
        "Level on points: Bruno, Anna and Dino. The resources left decide: Bruno with 9, Anna with 7 and Dino with 7."
    ]


def test_who_is_level_in_everything_shares_the_place() -> None:
    level = (Standing(0, 1, 50, 7), Standing(1, 1, 50, 7), Standing(2, 1, 50, 7))
    assert sentences(*level) == ["Level on points: Anna, Bruno and Carla. Nothing else decides: the place is shared."]


@pytest.mark.parametrize("amounts", [(0, 0, 0), (3, 9, 3), (9, 3, 3)], ids=str)
def test_what_nobody_wrote_down_or_does_not_explain_the_ranks_is_left_to_the_rules(amounts: tuple[int, ...]) -> None:
    level = [Standing(seat, 1 + seat, 50, amount) for seat, amount in enumerate(amounts)]
    assert sentences(*level) == ["Level on points: Anna, Bruno and Carla. The rules of the game say who is ahead."]


def test_who_has_conceded_is_level_with_nobody() -> None:
    assert sentences(Standing(0, 1, 50, 7), Standing(1, 2, 50, 9, conceded=True)) == []
    assert sentences(Standing(0, 1, 50, 7), Standing(1, 3, 50, 9, conceded=True), Standing(2, 2, 50, 6)) == [
        "Level on points: Anna and Carla. The resources left decide: Anna with 7 and Carla with 6."
    ]


def test_each_total_has_a_sentence_the_highest_first() -> None:
    standings = (Standing(0, 3, 20, 1), Standing(1, 1, 50, 2), Standing(2, 3, 20, 1), Standing(3, 2, 50, 1))
    assert sentences(*standings) == [
        "Level on points: Bruno and Dino. The resources left decide: Bruno with 2 and Dino with 1.",
        "Level on points: Anna and Carla. Nothing else decides: the place is shared.",
    ]


def test_the_reader_may_be_among_them_in_every_language() -> None:
    parted, shared = (Standing(0, 2, 5, 7), Standing(1, 1, 5, 9)), (Standing(0, 1, 5, 7), Standing(1, 1, 5, 7))
    assert sentences(*parted, viewer=1) == [
        "Level on points: you and Anna. The resources left decide: you with 9 and Anna with 7."
    ]
    assert sentences(*parted, language="it", viewer=1) == [
        "A pari punti: tu e Anna. Decidono le risorse rimaste: tu con 9 e Anna con 7."
    ]
    assert sentences(*shared, language="it", viewer=0) == [
        "A pari punti: tu e Bruno. Niente altro decide: la posizione è la stessa."
    ]
