"""What is chosen on the table of Lorenzo and lies nowhere else: arrows, privileges, ways to pay; and what led there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from signoria.kernel.match import Match
from tests.server.serving import Serving
from tests.web.conftest import Visit
from tests.web.lorenzo_positions import (
    HOUSES_SHEET,
    PAY,
    PRIVILEGES,
    PRODUCTION,
    SHEET,
    TAKE,
    alternatives,
    doing,
    exchanges,
    own,
    productions,
)
from tests.web.positions import Position, played, question, sit_down
from tests.web.visitor import LAPTOP, PHONE, WIDE, Visitor

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize("size", [WIDE, LAPTOP, PHONE], ids=["wide", "laptop", "phone"])
POSITIONS = {"sheet": SHEET, "houses": HOUSES_SHEET, "privileges": PRIVILEGES, "pay": PAY}
PLACE = "own.alternatives."


def alternative(visitor: Visitor, number: int) -> Locator:
    return visitor.page.locator(f"main [data-path='{PLACE}{number}']")


def look(visit: Visit, server: Serving, position: Position, size: tuple[int, int] = WIDE) -> tuple[Visitor, Match]:
    """Somebody before a match that stands at a position."""
    anna = visit(size=size, touch=size == PHONE)
    sit_down(anna, server.address, position)
    return anna, played(position)


def numbers(amounts: dict[str, int]) -> list[str]:
    return [str(amount) for amount in amounts.values()]


@SIZES
@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_all_that_can_be_chosen_is_drawn_and_in_sight(
    visit: Visit, server: Serving, position: Position, size: tuple[int, int]
) -> None:
    """With what each takes and brings; lit is what can be taken, and ticked what is taken already."""
    anna, match = look(visit, server, position, size)
    decision = question(match)
    assert decision
    lit = {place for option in decision.options for place in places(match, option.code)}
    for n, one in enumerate(alternatives(match)):
        expect(alternative(anna, n)).to_be_in_viewport(ratio=1)
        expect(alternative(anna, n).locator(".amount > b")).to_have_text(numbers(one["pay"]) + numbers(one["gain"]))
        expect(alternative(anna, n).locator("[data-lit]")).to_have_count(int(f"{PLACE}{n}" in lit))
    expect(doing(anna).locator(".tick")).to_have_count(sum(one["taken"] > 0 for one in alternatives(match)))


def places(match: Match, code: str) -> tuple[str, ...]:
    return match.describe(0, match.game.by_code[code]).places


def test_what_is_left_to_pay_with_goes_down_with_each_exchange(visit: Visit, server: Serving) -> None:
    """A production with two exchanges takes no more than five clicks, all but the last on the board."""
    anna, match = look(visit, server, PRODUCTION)
    decision = question(match)
    assert decision
    code = next(code for code in productions(decision) if exchanges(match, code))
    trial = match.copy()
    clicks = [place for place in places(match, code) if not place.startswith("own.")]
    for path in reversed(clicks):  # the member, then the space
        anna.page.locator(f"main [data-path='{path}'] > [data-chip]").click()
    trial.choose(0, code)
    for chosen in exchanges(match, code) or []:
        expect(left(anna)).to_have_text(paid_with(trial))
        path = next(place for place in places(trial, chosen) if place.startswith(PLACE))
        anna.page.locator(f"main [data-path='{path}'] > [data-chip]").click()
        clicks.append(path)
        trial.choose(0, chosen)
    if (asked := question(trial)) and asked.kind == "exchange":
        anna.options.last.click()  # no more exchanges
        clicks.append("done")
    assert len(clicks) <= 5
    expect(left(anna)).to_have_count(0)


def left(visitor: Visitor) -> Locator:
    """The goods that are left to pay with."""
    return doing(visitor).locator(".left .amount > b")


def paid_with(match: Match) -> list[str]:
    """How much is left of what arrows are paid with."""
    kinds = {kind for one in alternatives(match) for kind in one["pay"]}
    return [str(amount) for kind, amount in own(match)["estimates"]["goods_left"].items() if kind in kinds]


def test_a_privilege_that_was_chosen_says_so_and_why_not_again(visit: Visit, server: Serving) -> None:
    anna, match = look(visit, server, PRIVILEGES)
    chosen = next(n for n, one in enumerate(alternatives(match)) if one["taken"])
    alternative(anna, chosen).get_by_role("button").hover()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("Chosen once.")
    expect(anna.page.get_by_role("tooltip")).to_contain_text("different")


def test_crumbs_say_what_led_to_a_bonus_action(visit: Visit, server: Serving) -> None:
    anna, _ = look(visit, server, TAKE)
    crumbs = doing(anna).get_by_role("list", name="because of").get_by_role("listitem")
    expect(crumbs).to_have_text(["Captain", "take a territory card at 6"])


def test_the_order_that_would_come_of_going_to_the_council_is_shown(visit: Visit, server: Serving) -> None:
    position = Position(goes_first, game="lorenzo", seed="order")
    anna, match = look(visit, server, position)
    code = to_council(match)
    trial = match.copy()
    trial.choose(0, code)
    now, then = order(match), order(trial)
    assert now != then
    anna.stir()
    member, council = (next(p for p in places(match, code) if word in p) for word in (".members.", "council"))
    anna.page.locator(f"main [data-path='{member}'] > [data-chip]").click()
    anna.page.locator(f"main [data-path='{council}'] > [data-chip]").hover()
    shown = anna.page.locator("main .order > .coming")
    expect(shown).to_have_count(sum(one != other for one, other in zip(now, then, strict=True)))


def order(match: Match) -> list[int]:
    table: Any = match.view(0)["table"]
    return [place["seat"] for place in table["next_order"]]


def to_council(match: Match) -> str:
    """A code that sends a member to the council; "" if none can go."""
    decision = question(match)
    codes = [option.code for option in decision.options] if decision else []
    return next((code for code in codes if ":council." in code), "")


def goes_first(match: Match) -> bool:
    """Whoever looks is not the first of the next round, but may go to the council."""
    return to_council(match) != "" and order(match)[0] != 0
