"""Draws: uniform, labelled, checkable by anybody, and only where chance belongs."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from signoria.kernel.rng import SPAN, ChanceOutsideFrame, Rng, imagined_rng, index, number


def opened(seed: str) -> Rng:
    rng = Rng(seed)
    rng.open = True
    return rng


def test_a_draw_is_closed_outside_a_chance_frame() -> None:
    with pytest.raises(ChanceOutsideFrame, match="gems"):
        Rng("s").draw([1, 2], "gems")


def test_a_draw_takes_one_item_and_keeps_the_bag_in_order() -> None:
    bag = [2, 3, 5, 7, 11]
    item = opened("s").draw(bag, "primes")
    assert sorted([*bag, item]) == [2, 3, 5, 7, 11]
    assert bag == sorted(bag)


def test_every_draw_is_a_line_that_anybody_can_check_with_a_hash() -> None:
    rng = opened("seed")
    rng.draws = []
    bag = list(range(10))
    drawn = [rng.draw(bag, "deck") for _ in range(10)]
    for line, item in zip(rng.draws, drawn, strict=True):
        value = int.from_bytes(sha256(f"seed:{line.counter}:{line.label}".encode()).digest()[:6], "big")
        assert line.bag[value % len(line.bag)] == item == line.item
    assert [line.counter for line in rng.draws] == list(range(1, 11))


def test_the_label_and_the_counter_both_matter() -> None:
    assert len({number("s", 1, "a"), number("s", 2, "a"), number("s", 1, "b"), number("t", 1, "a")}) == 4


def test_a_number_in_the_uneven_rest_is_thrown_away() -> None:
    assert index(SPAN - 1, 3) == -1 == index(SPAN - SPAN % 3, 3)
    assert index(SPAN - SPAN % 3 - 1, 3) == 2
    assert index(SPAN - 1, 2) == 1


def test_a_number_thrown_away_is_drawn_again() -> None:
    """More than half of all numbers are thrown away for a bag this large, so a second draw must come soon."""
    rng = Rng("s")
    size = SPAN // 2 + 1
    numbers = [rng.below(size, "huge") for _ in range(50)]
    assert all(0 <= item < size for item in numbers)
    assert rng.drawn > 75


def test_draws_are_uniform() -> None:
    rng = Rng("uniform")
    counts = Counter(rng.below(6, "die") for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_copy_goes_on_alone_and_keeps_no_proof() -> None:
    rng = opened("s")
    rng.draws = []
    copy = rng.copy()
    rng.draw([1, 2, 3], "x")
    assert (copy.drawn, copy.open, copy.draws) == (0, False, None)


def test_a_dream_may_draw() -> None:
    assert imagined_rng("s").draw([7], "x") == 7
