"""What orders can be given for in The Princes of Florence: auctions, last purchases, exchanges, small answers."""

from __future__ import annotations

from typing import Final

from signoria.games.princes.rules.cards import CHARACTERS, FLORINS_PER_SPACE, OPENING_BID, RAISE, STACKS
from signoria.games.princes.rules.names import character_name, object_name
from signoria.games.princes.rules.options import (
    BID,
    BUY,
    CHARACTER,
    COMPLETE,
    DECLINE,
    EXCHANGE,
    FREE,
    HOLD,
    NOTHING,
    OPEN,
    PASS,
    PAY_AND_RANK,
    RANK,
    WAIT,
)
from signoria.kernel.core import Label, Option, Word
from signoria.kit.orders import Answer, Question

#: The highest bid that an order can name, and the most points.
MOST_FLORINS: Final = 2000
MOST_POINTS: Final = 20
#: More points than a work has ever brought.
ALL: Final = 60


def answer(option: Option, message: str) -> Answer:
    """An answer that is called the same wherever it is given."""
    return Answer((option.code,), Label(f"princes-{message}", {}))


def objects(verb: str, options: list[Option]) -> tuple[Answer, ...]:
    """One answer for each stack."""
    return tuple(
        Answer((option.code,), Label(f"princes-order-{verb}", {"object": object_name(stack)}))
        for stack, option in enumerate(options)
    )


def characters() -> tuple[Answer, ...]:
    """The cheapest space of a character that is free, up to a price."""
    answers = []
    for character, spaces in enumerate(CHARACTER):
        for highest in CHARACTERS[character].spaces:
            codes = tuple(spaces[space].code for space in sorted(spaces) if space <= highest)
            parameters: dict[str, Word] = {"character": character_name(character), "n": highest * FLORINS_PER_SPACE}
            answers.append(Answer(codes, Label("princes-order-character", parameters)))
    return tuple(answers)


def exchanges() -> tuple[Answer, ...]:
    """As many points as can be had, up to a number."""
    numbers = [(n, Label("princes-order-exchange", {"n": n})) for n in range(MOST_POINTS + 1)]
    numbers.append((ALL, Label("princes-order-exchange-all", {})))
    return tuple(Answer(tuple(EXCHANGE[n].code for n in range(most, -1, -1)), label) for most, label in numbers)


BIDS: Final = tuple(range(OPENING_BID, MOST_FLORINS + 1, RAISE))

RAISED: Final = Answer((BID.code,), Label("princes-option-bid-only", {"n": RAISE}))

QUESTIONS: Final = (
    Question(
        "bid", (RAISED, answer(PASS, "option-pass-object")), "table.auction.stack", STACKS, "table.auction.bid", BIDS
    ),
    Question("open", (*objects("open", OPEN), answer(DECLINE, "option-decline"))),
    Question("purchase", (*objects("buy", BUY), answer(NOTHING, "option-nothing"))),
    Question("character", (*characters(), answer(PASS, "option-pass-character"))),
    Question("exchange", exchanges()),
    Question("merchant", (answer(FREE, "option-merchant-free-only"), answer(PAY_AND_RANK, "order-pay"))),
    Question("use", (answer(WAIT, "option-wait-only"), answer(RANK, "order-rank"))),
    Question("recruit", (answer(HOLD, "option-hold"),)),
    Question("bonus_cards", (answer(COMPLETE, "option-complete-only"),)),
)
