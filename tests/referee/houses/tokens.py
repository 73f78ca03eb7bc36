"""Special tokens: drawn, used, paid with, placed on cards (HOU-134 to HOU-155, HOU-198 to HOU-203)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from signoria.kernel.core import Seat
from tests.referee.houses.printed import FACES, SLOTTED, TOKENS, in_face_order
from tests.referee.houses.table import HousesTable
from tests.referee.lockstep import Difference
from tests.referee.lorenzo.printed import SPECIAL_TOKENS, Effect
from tests.referee.script import Script

#: How many tokens are named at once, by how many are held: nobody looks through all ways to pay with more.
NAMED_AT_ONCE = {5: 10, 4: 11, 3: 30}


class Tokens(HousesTable):
    """Faces in hand are known to their owner alone, their number to all (HOU-135)."""

    def tokens_left(self) -> int:
        """How many could still be drawn."""
        return self.supply.total() + len(self.discards)

    def draw_tokens(self, seat: Seat, count: int, event: str) -> list[str]:
        """As many as there are, also beyond the end of the supply (HOU-134, HOU-145, HOU-146)."""
        count = min(count, self.tokens_left())
        if not count:
            return []
        faces = [FACES[number] for number in self.see_event(event, seat, "tokens")]
        if len(faces) != count:
            raise Difference(f"how many tokens seat {seat} draws", faces, count)
        for face in faces:
            self.renew_supply()
            if not self.supply[face]:
                raise Difference(f"which tokens seat {seat} can draw", face, dict(self.supply))
            self.supply[face] -= 1
            self.renew_supply()
        return faces

    def renew_supply(self) -> None:
        """When the last one is drawn the discards become the supply, at once (HOU-144)."""
        if not self.supply.total():
            self.supply, self.discards = Counter(self.discards), []

    def hold_tokens(self, seat: Seat, faces: list[str]) -> None:
        self.holdings[seat].tokens += faces
        self.players[seat].goods[SPECIAL_TOKENS] += len(faces)

    def discard_token(self, seat: Seat, face: str) -> None:
        """It lies face up beside the supply (HOU-143, HOU-150)."""
        self.holdings[seat].tokens.remove(face)
        self.discards.append(face)

    def spend_tokens(self, seat: Seat) -> Script[None]:
        """Tokens were paid by number: now the payer says which, unless all of them are (HOU-149)."""
        holding, goods = self.holdings[seat], self.players[seat].goods
        holding.paying = True
        while len(holding.tokens) > goods[SPECIAL_TOKENS]:
            if not goods[SPECIAL_TOKENS]:
                self.discard_token(seat, holding.tokens[0])
                continue
            with self.owing():
                code = yield from self.ask_always(seat, "spend", lambda: list(self.payments(seat)))
            for face in self.payments(seat)[code]:
                self.discard_token(seat, face)
        holding.paying = False

    def payments(self, seat: Seat) -> dict[str, tuple[str, ...]]:
        """All that is due as one choice, unless so many are held that it had too many answers."""
        tokens = self.holdings[seat].tokens
        due = len(tokens) - self.players[seat].goods[SPECIAL_TOKENS]
        number = min(due, next(number for number, most in NAMED_AT_ONCE.items() if len(tokens) <= most))
        return {spending(way): way for way in set(combinations(in_face_order(tokens), number))}

    def token_codes(self, seat: Seat) -> list[str]:
        """Any token in hand may be discarded for its bonus (HOU-138, HOU-139)."""
        return [f"token:{face}" for face in distinct(self.holdings[seat].tokens)]

    def use_token(self, seat: Seat, face: str) -> Script[None]:
        """Each is a source of its own (HOU-138, HOU-155)."""
        self.discard_token(seat, face)
        self.players[seat].goods[SPECIAL_TOKENS] -= 1
        yield from self.give(seat, token_effects(face))

    def slot_codes(self, seat: Seat) -> list[str]:
        """A token in hand may go on a card of one's own with an empty place (HOU-203)."""
        holding = self.holdings[seat]
        owned = [card for card in SLOTTED if card in self.players[seat].cards[self.card(card)["type"]]]
        empty = [card for card in owned if card not in holding.slots]
        return [f"fill:{card}.{face}" for card in empty for face in distinct(holding.tokens)]

    def fill_slot(self, seat: Seat, card: str, face: str) -> None:
        """It lies there for good, and is no longer held (HOU-152, HOU-153, HOU-202)."""
        holding = self.holdings[seat]
        holding.tokens.remove(face)
        holding.slots[card] = face
        self.players[seat].goods[SPECIAL_TOKENS] -= 1

    def look_at_tokens(self, seat: Seat, effect: Effect) -> Script[None]:
        """Some are drawn and one of them is kept; the others lie face up (HOU-121)."""
        holding = self.holdings[seat]
        drawn = self.draw_tokens(seat, int(effect["draw"]), "look")
        if len(drawn) > 1:
            before, holding.drawn = holding.drawn, drawn
            code = yield from self.ask_always(seat, "retain", lambda: [f"retain:{face}" for face in distinct(drawn)])
            holding.drawn, kept = before, code.removeprefix("retain:")
            drawn.remove(kept)
            self.discards += drawn
            drawn = [kept]
        self.hold_tokens(seat, drawn)


def spending(faces: tuple[str, ...]) -> str:
    """A single face, or how many of each."""
    if len(faces) == 1:
        return f"spend:{faces[0]}"
    return "spend:" + "+".join(f"{face}.{faces.count(face)}" for face in distinct(list(faces)))


def distinct(tokens: list[str]) -> list[str]:
    return list(dict.fromkeys(tokens))


def token_effects(face: str) -> list[Effect]:
    return list(TOKENS[face]["effects"])
