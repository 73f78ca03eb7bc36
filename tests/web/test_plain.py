"""A table that nobody has drawn lights exactly what options point at, by the paths that its game declares."""

from __future__ import annotations

from random import Random

import pytest

from signoria.kit.table import field_path
from tests.web.conftest import Visit
from tests.web.seated import Seated, places_of
from tests.web.visitor import WIDE

pytestmark = pytest.mark.slow

#: The places that are lit, in sight.
LIT = """() => [...document.querySelectorAll('main [data-path][data-lit]')]
    .filter((one) => one.checkVisibility()).map((one) => one.dataset.path)"""
QUESTIONS = 25


def test_what_is_lit_is_what_options_point_at(visit: Visit) -> None:
    """Or the field that it lies in; and every option can be told from its places, on one's own board or another's.

    Where only a number among many is asked for, the bar has a stepper instead.
    """
    table = Seated(visit(size=WIDE), ("random", "random"), "plain", "princes", expansion=True)
    table.show()
    random = Random("princes")
    for _ in range(QUESTIONS):
        now = table.await_decision()
        table.await_seq(now["seq"])
        options = [option for option in now["decision"]["options"] if option["code"] != "end"]
        places = {place for option in options for place in places_of(option)}
        lit = set(table.page.evaluate(LIT))
        assert lit <= places | {field_path(place) for place in places}, now["decision"]["kind"]
        dark = [option for option in options if places_of(option) and not lit & set(places_of(option))]
        assert all(place.startswith("own.amount.") for option in dark for place in places_of(option))
        assert not dark or table.page.locator("#decision .stepper").count() == 1, now["decision"]["kind"]
        table.choose(random.choice(now["decision"]["options"])["code"], now["seq"])
