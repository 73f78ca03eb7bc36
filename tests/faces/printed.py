"""What the data files say is printed, read without the loaders of the games."""

from __future__ import annotations

from signoria.kit.faces import Amount, Effect, Face


def numbers_by_word(amounts: list[Amount]) -> dict[str, int]:
    """Amounts by their words, each of which is there once."""
    numbers = {amount["of"]: amount["n"] for amount in amounts}
    assert len(numbers) == len(amounts)
    return numbers


def costs(face: Face) -> list[dict[str, int]]:
    return [numbers_by_word(cost) for cost in face["cost"]]


def gains(face: Face, when: str) -> list[dict[str, int]]:
    """What is given then, where nothing else is asked."""
    return [
        numbers_by_word(one["gain"])
        for one in face["effects"]
        if one["when"] == when and not one["pay"] and not one["each"]
    ]


def arrows(face: Face, when: str) -> list[tuple[dict[str, int], dict[str, int]]]:
    return [
        (numbers_by_word(one["pay"]), numbers_by_word(one["gain"]))
        for one in face["effects"]
        if one["when"] == when and one["pay"]
    ]


def amounts_in(face: Face) -> list[Amount]:
    """Every amount of a face."""
    effects: list[Effect] = face["effects"]
    amounts = [amount for one in effects for amount in [*one["pay"], *one["gain"], *one["each"]]]
    return [*[amount for cost in face["cost"] for amount in cost], *amounts]
