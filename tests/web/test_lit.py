"""A table lights exactly what options point at, by the paths that its game declares, whoever has drawn it."""

from __future__ import annotations

from random import Random

import pytest

from signoria.kit.table import field_path
from tests.web.conftest import Visit
from tests.web.seated import Seated, places_of
from tests.web.visitor import WIDE

pytestmark = pytest.mark.slow

#: The places that are lit, in sight: by themselves on the plain table, elsewhere by the button over them.
LIT = """() => [...document.querySelectorAll('main [data-path]:is([data-lit], :has(> [data-lit]))')]
    .filter((one) => one.checkVisibility()).map((one) => one.dataset.path)"""
QUESTIONS = 30


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("lorenzo", {"advanced": True}),
        ("lorenzo", {"advanced": True, "houses": True}),
        ("princes", {"expansion": True}),
    ],
    ids=["lorenzo", "houses", "princes"],
)
def test_what_is_lit_is_what_options_point_at(visit: Visit, game: str, settings: dict[str, bool]) -> None:
    """Or the field that it lies in; and every option can be told from its places, on one's own board or another's.

    Where only a number among many is asked for, the bar has a stepper instead.
    """
    table = Seated(visit(size=WIDE), ("random", "random"), "lit", game, **settings)
    table.show()
    random = Random(game)
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
