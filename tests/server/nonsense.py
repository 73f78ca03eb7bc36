"""Things to say on a socket that nobody should say: bytes, JSON, messages slightly or entirely wrong."""

from __future__ import annotations

import json
import string
from collections.abc import Callable, Sequence
from random import Random
from typing import Any
from uuid import uuid4

LARGEST = 64 * 1024
HUGE = (-1, 2**31, 2**53, 2**64, 10**400, -(10**30), 1.5, 1e308, float("inf"), float("nan"))
TAGS = ("choose", "look", "ask", "update", "welcome", "Choose", "", "done", "farewell", "__class__", "chose\0")
Utterance = str | bytes


def valid(random: Random, codes: Sequence[str], head: int) -> dict[str, Any]:
    """A message that is right in form, and often in substance."""
    kind = random.choice(("choose", "look", "ask"))
    message: dict[str, Any] = {"type": kind, "after": random.choice((head, head, 0, head + 1))}
    if kind != "ask":
        message["codes"] = random.sample(list(codes) * 3, random.randrange(1, 4)) if codes else ["end"]
    if kind == "choose":
        message["key"] = str(uuid4())
    return message


def noise(random: Random, _codes: Sequence[str], _head: int) -> Utterance:
    """Random bytes, which may even be text."""
    some = random.randbytes(random.randrange(200))
    return some if random.random() < 0.5 else some.decode("latin-1")


def any_json(random: Random, _codes: Sequence[str], _head: int) -> Utterance:
    return json.dumps(anything(random, 4))


def anything(random: Random, depth: int) -> Any:
    kind = random.randrange(7 if depth else 5)
    match kind:
        case 0:
            return random.choice((None, True, False))
        case 1:
            return random.randrange(-(2**70), 2**70)
        case 2:
            return random.random() * 10 ** random.randrange(300)
        case 3 | 4:
            letters = string.printable + "\0\x7f\u200b\ud83d\ufffd\U0001d160"
            return "".join(random.choice(letters) for _ in range(random.randrange(30)))
        case 5:
            return [anything(random, depth - 1) for _ in range(random.randrange(5))]
        case _:
            names = ("type", "codes", "after", "key", "more")
            return {random.choice(names): anything(random, depth - 1) for _ in range(random.randrange(5))}


def mutated(random: Random, codes: Sequence[str], head: int) -> Utterance:
    """A right message with something left out, changed, or added."""
    message = valid(random, codes, head)
    name = random.choice(list(message))
    match random.randrange(5):
        case 0:
            del message[name]
        case 1:
            message[name] = anything(random, 3)
        case 2:
            message["type"] = random.choice(TAGS)
        case 3:
            message[str(anything(random, 0))] = anything(random, 2)
        case _:
            text = json.dumps(message)
            at = random.randrange(len(text))
            return text[:at] + random.choice(string.printable) + text[at + random.randrange(3) :]
    return json.dumps(message)


def huge_numbers(random: Random, codes: Sequence[str], head: int) -> Utterance:
    message = valid(random, codes, head)
    message["after"] = random.choice(HUGE)
    return json.dumps(message)


def deep(random: Random, _codes: Sequence[str], _head: int) -> Utterance:
    """Brackets within brackets, as many as a message may hold."""
    opening, closing = random.choice((("[", "]"), ('{"a":', "}"), ('{"type":"look","codes":', "}")))
    times = random.randrange(10, LARGEST // len(opening) // 2 - 10)
    return opening * times + (closing * times if random.random() < 0.5 else "")


def long_lists(random: Random, codes: Sequence[str], head: int) -> Utterance:
    some = [random.choice(codes or ["end"]) for _ in range(random.choice((0, 64, 65, 1000)))]
    return json.dumps({"type": random.choice(("choose", "look")), "codes": some, "after": head, "key": str(uuid4())})


def wrong_codes(random: Random, codes: Sequence[str], head: int) -> Utterance:
    """Codes that do not exist, are not allowed, or lead on to another seat."""
    odd = ["undo", "end", "", "x" * 120, "x" * 121, "take:row.1", "keep:leader.0", "\0", "🂡", *codes]
    some = random.sample(odd, random.randrange(1, 6))
    return json.dumps({"type": random.choice(("choose", "look")), "codes": some, "after": head, "key": str(uuid4())})


def wrong_keys(random: Random, codes: Sequence[str], head: int) -> Utterance:
    key = random.choice(
        ("", "short", "x" * 64, "x" * 65, "x" * 64 + "\n", "a\0bcdefgh", "🂡" * 10, "worker-1-1", 5, None)
    )
    return json.dumps({"type": "choose", "codes": list(codes[:1]) or ["end"], "after": head, "key": key})


def too_large(random: Random, _codes: Sequence[str], _head: int) -> Utterance:
    size = LARGEST + random.randrange(1, 5000)
    return "x" * size if random.random() < 0.5 else b"x" * size


def right(random: Random, codes: Sequence[str], head: int) -> Utterance:
    return json.dumps(valid(random, codes, head))


KINDS: tuple[Callable[[Random, Sequence[str], int], Utterance], ...] = (
    noise,
    any_json,
    mutated,
    mutated,
    huge_numbers,
    deep,
    long_lists,
    wrong_codes,
    wrong_keys,
    too_large,
    right,
    right,
)
