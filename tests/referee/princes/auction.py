"""The object auction: opening, bidding, and the last player's purchase (PRI-029 to PRI-060, PRI-252 to PRI-259)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from signoria.kernel.core import Seat
from tests.referee.princes.characters import is_use, use, uses
from tests.referee.princes.objects import rules_against, take_object
from tests.referee.princes.table import EVERY_STACK, LANDSCAPE, Choices, Table, offered
from tests.referee.princes.under_way import ObjectAuction
from tests.referee.script import Script

OPENING_BID: Final = 200
#: For two players (PRI-252).
OPENING_BID_OF_TWO: Final = 300
#: Each raise is exactly so much (PRI-033).
RAISE: Final = 100


def opening_bid(table: Table) -> int:
    """PRI-030, PRI-252."""
    return OPENING_BID_OF_TWO if table.for_two() else OPENING_BID


def last_price(table: Table) -> int:
    """What the last player pays, which two players settle beforehand (PRI-048, PRI-256)."""
    return table.last_price_of_two if table.for_two() else OPENING_BID


def object_auction(table: Table) -> Script[None]:
    """Until everybody has an object, has declined or took nothing as the last one (PRI-051)."""
    auction = table.auction = ObjectAuction(len(table.players), table.first)
    while remaining := auction.remaining():
        if len(remaining) == 1:
            yield from last_purchase(table, auction, auction.next_opener())
        else:
            yield from opening(table, auction, auction.next_opener())
    table.auction = None


def opening(table: Table, auction: ObjectAuction, seat: Seat) -> Script[None]:
    """The opener chooses a stack, which is a bid, or declines and is out for the round (PRI-029 on, PRI-045)."""
    rules = ("PRI-258",) if table.for_two() else ("PRI-053",)
    choices = stacks(table, auction, seat, "open", () if table.means(seat) >= opening_bid(table) else rules)
    choices |= no_stacks("buy") | uses(table, seat)
    code = yield from table.choose(seat, "open", choices | offered("decline") | {"bid": ("PRI-029",)})
    if code == "decline":
        auction.declined.add(seat)
    elif is_use(code):
        yield from use(table, seat, code)
    else:
        auction.opener = auction.leader = seat
        auction.stack, auction.bid, auction.passed = code.removeprefix("open:"), opening_bid(table), set()
        yield from bidding(table, auction)
        yield from award(table, auction)


def last_purchase(table: Table, auction: ObjectAuction, seat: Seat) -> Script[None]:
    """The only one left takes any object at the fixed price, or nothing (PRI-048 to PRI-050)."""
    rules = ("PRI-256",) if table.for_two() else ("PRI-053",)
    choices = stacks(table, auction, seat, "buy", () if table.means(seat) >= last_price(table) else rules)
    choices |= no_stacks("open") | uses(table, seat)
    code = yield from table.choose(seat, "purchase", choices | offered("nothing"))
    if code == "nothing":
        auction.declined.add(seat)
    elif is_use(code):
        yield from use(table, seat, code)
    else:
        auction.stack, auction.bid, auction.leader = code.removeprefix("buy:"), last_price(table), seat
        yield from award(table, auction)


def stacks(table: Table, auction: ObjectAuction, seat: Seat, verb: str, too_dear: Collection[str]) -> Choices:
    """Open stacks that the seat can use and pay (PRI-039, PRI-053, PRI-054); not those of other tables (PRI-018)."""
    elsewhere = ("PRI-253",) if table.for_two() else ("PRI-018",)
    choices: Choices = {f"{verb}:{stack}": elsewhere for stack in EVERY_STACK}
    for stack in table.stacks():
        rules = rules_against(table, seat, stack).union(too_dear)
        if stack in auction.closed:
            rules |= {"PRI-039", "PRI-255"} if stack == LANDSCAPE else {"PRI-039"}
        choices[f"{verb}:{stack}"] = rules
    return choices


def no_stacks(verb: str) -> Choices:
    """Only the last player buys, and he opens no auction (PRI-048)."""
    return {f"{verb}:{stack}": ("PRI-048",) for stack in EVERY_STACK}


def bidding(table: Table, auction: ObjectAuction) -> Script[None]:
    """Clockwise from the opener, until all but the highest bidder have passed (PRI-032, PRI-035, PRI-037)."""
    asked = auction.opener
    while bidders := auction.bidders():
        seat = next_clockwise(table, asked, bidders)
        choices = uses(table, seat) | offered("pass") | {"bid": rules_against_bid(table, auction, seat)}
        code = yield from table.choose(seat, "bid", choices)
        if is_use(code):
            yield from use(table, seat, code)
            continue
        asked = seat
        if code == "pass":
            auction.passed.add(seat)
        else:
            auction.leader, auction.bid = seat, auction.bid + RAISE


def next_clockwise(table: Table, asked: Seat, bidders: set[Seat]) -> Seat:
    clockwise = [(asked + place) % len(table.players) for place in range(1, len(table.players) + 1)]
    return next(seat for seat in clockwise if seat in bidders)


def rules_against_bid(table: Table, auction: ObjectAuction, seat: Seat) -> set[str]:
    """A bid must be payable and the object of use; else passing is all there is (PRI-034, PRI-052, PRI-054)."""
    rules = rules_against(table, seat, auction.stack)
    if table.means(seat) < auction.bid + RAISE:
        rules |= {"PRI-034", "PRI-265" if table.expansion else "PRI-052"}
    return rules


def award(table: Table, auction: ObjectAuction) -> Script[None]:
    """The winner pays his bid, takes the object and closes the stack (PRI-038 to PRI-040)."""
    seat, stack, bid = auction.leader, auction.stack, auction.bid
    auction.won.add(seat)
    auction.closed.add(stack)
    auction.stack, auction.leader = "", -1
    if table.players[seat].character == "merchant":
        yield from merchant_wins(table, seat, bid)
    else:
        table.pay(seat, bid)
    yield from take_object(table, seat, stack)


def merchant_wins(table: Table, seat: Seat, bid: int) -> Script[None]:
    """A free object, or pay and score the rank before the object does anything (PRI-305, PRI-309, PRI-310)."""
    code = yield from table.choose(seat, "merchant", offered("merchant:free", "merchant:pay"))
    if code == "merchant:pay":
        table.players[seat].points += table.rank(seat)
        table.pay(seat, bid)
    table.players[seat].character = ""
