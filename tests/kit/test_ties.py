"""Where seats end with the same total, a sentence says what decides between them, to everybody in their own words."""

from __future__ import annotations

import pytest

from signoria.kit.ties import Finish, ties
from signoria.registry import words_in

NAMES = ["Anna", "Bruno", "Carla", "Dino"]


def sentences(*finishes: Finish, language: str = "en", viewer: int | None = None) -> list[str]:
    """In a game of ours that says what decides."""
    names = [{"en": "you", "it": "tu"}[language] if seat == viewer else name for seat, name in enumerate(NAMES)]
    words = words_in(language, viewer, names)
    return [words.translate(label) for label in ties("masters", finishes)]


def test_nobody_is_level_where_all_totals_differ() -> None:
    assert sentences(Finish(0, 1, 9, 3), Finish(1, 2, 8, 7)) == []
    assert sentences(Finish(0, 2, 9, 0)) == []


def test_what_decides_is_said_the_best_first() -> None:
    assert sentences(Finish(0, 2, 50, 7), Finish(1, 1, 50, 9), Finish(2, 3, 49, 20)) == [
        "Level on points: Bruno and Anna. The resources left decide: Bruno with 9 and Anna with 7."
    ]


def test_three_who_are_level_may_share_a_place_too() -> None:
    level = (Finish(0, 2, 50, 7), Finish(1, 1, 50, 9), Finish(3, 2, 50, 7))
    assert sentences(*level) == [
        "Level on points: Bruno, Anna and Dino. The resources left decide: Bruno with 9, Anna with 7 and Dino with 7."
    ]


def test_who_is_level_in_everything_shares_the_place() -> None:
    level = (Finish(0, 1, 50, 7), Finish(1, 1, 50, 7), Finish(2, 1, 50, 7))
    assert sentences(*level) == ["Level on points: Anna, Bruno and Carla. Nothing else decides: the place is shared."]


@pytest.mark.parametrize("amounts", [(0, 0, 0), (3, 9, 3), (9, 3, 3)], ids=str)
def test_what_nobody_wrote_down_or_does_not_explain_the_ranks_is_left_to_the_rules(amounts: tuple[int, ...]) -> None:
    level = [Finish(seat, 1 + seat, 50, amount) for seat, amount in enumerate(amounts)]
    assert sentences(*level) == ["Level on points: Anna, Bruno and Carla. The rules of the game say who is ahead."]


def test_who_has_conceded_is_level_with_nobody() -> None:
    assert sentences(Finish(0, 1, 50, 7), Finish(1, 2, 50, 9, conceded=True)) == []
    assert sentences(Finish(0, 1, 50, 7), Finish(1, 3, 50, 9, conceded=True), Finish(2, 2, 50, 6)) == [
        "Level on points: Anna and Carla. The resources left decide: Anna with 7 and Carla with 6."
    ]


def test_each_total_has_a_sentence_the_highest_first() -> None:
    finishes = (Finish(0, 3, 20, 1), Finish(1, 1, 50, 2), Finish(2, 3, 20, 1), Finish(3, 2, 50, 1))
    assert sentences(*finishes) == [
        "Level on points: Bruno and Dino. The resources left decide: Bruno with 2 and Dino with 1.",
        "Level on points: Anna and Carla. Nothing else decides: the place is shared.",
    ]


def test_the_reader_may_be_among_them_in_every_language() -> None:
    parted, shared = (Finish(0, 2, 5, 7), Finish(1, 1, 5, 9)), (Finish(0, 1, 5, 7), Finish(1, 1, 5, 7))
    assert sentences(*parted, viewer=1) == [
        "Level on points: you and Anna. The resources left decide: you with 9 and Anna with 7."
    ]
    assert sentences(*parted, language="it", viewer=1) == [
        "A pari punti: tu e Anna. Decidono le risorse rimaste: tu con 9 e Anna con 7."
    ]
    assert sentences(*shared, language="it", viewer=0) == [
        "A pari punti: tu e Bruno. Niente altro decide: la posizione è la stessa."
    ]
