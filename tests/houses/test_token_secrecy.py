"""Who knows the faces of tokens: only their owner, until they are used or placed (HOU-135, HOU-143, HOU-202)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.rules.houses.state import houses_of
from signoria.games.lorenzo.rules.houses.tokens import KeepingToken
from signoria.kernel.core import Event, Seat
from signoria.kernel.match import Match
from tests.events import flat
from tests.houses.table import Table, new_match, printed
from tests.lorenzo.table import lorenzo
from tests.position import names, play_on

FACES = [token["id"] for token in printed("special_tokens")["tokens"]]
OTHERS: list[Seat | None] = [1, 2, 3, None]
EVERYBODY: list[Seat | None] = [0, *OTHERS]
#: Two hands that nobody but their owner can tell apart.
HANDS = [("coins_token", "coins_token", "faith_token"), ("glory_token", "stone_token", "wood_token")]


def seen_by(table: Table, viewer: Seat | None) -> list[tuple[str, Seat, tuple[int, ...]]]:
    """What has happened, as a viewer may know it."""
    table.settled()
    events: list[Event] = [event.seen_by(viewer) for event in table.events]
    return [(event.kind, event.seat, flat(event)) for event in events]


def faces_in(table: Table, viewer: Seat | None) -> set[str]:
    """The faces of tokens that stand anywhere in a view."""
    return names(GAME.view(table.settled(), viewer)) & set(FACES)


def known_to(table: Table, viewer: Seat | None) -> object:
    """All that a viewer learns: the view, what has happened, and what the viewer may choose."""
    options = table.options(viewer) if viewer is not None else []
    return GAME.view(table.settled(), viewer), seen_by(table, viewer), options, table.kind(), table.pending()


@pytest.mark.rule("HOU-135")
def test_the_owner_sees_the_own_tokens() -> None:
    table = Table().tokens(0, *HANDS[0]).tokens(1, *HANDS[1])
    assert table.hand_of_tokens(0) == list(HANDS[0])
    assert sorted(table.hand_of_tokens(1)) == sorted(HANDS[1])
    assert table.hand_of_tokens(2) == []


@pytest.mark.rule("HOU-135")
@pytest.mark.parametrize("viewer", OTHERS)
def test_the_others_see_how_many_tokens_there_are_and_no_face(viewer: Seat | None) -> None:
    table = Table().tokens(0, *HANDS[0])
    assert faces_in(table, viewer) == set()
    assert (table.tokens_seen(viewer), table.token_count(0), table.table(viewer)["supply"]) == ([], 3, 27)


@pytest.mark.rule("HOU-135")
@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("codes", [(), ("place:black:market.1",), ("place:black:market.1", "end")])
def test_nothing_tells_two_hands_apart(viewer: Seat | None, codes: tuple[str, ...]) -> None:
    first, second = [Table().cards(0, "special_98").tokens(0, *hand).play(0, *codes) for hand in HANDS]
    assert known_to(first, viewer) == known_to(second, viewer)
    assert known_to(first, 0) != known_to(second, 0)


def drawn_on_a_floor(seed: str) -> Table:
    table = Table(seed=seed).dice(7, 5, 5).floor("special.4", "special_99")
    return table.place(0, "black", "special.4")


def drawn_for_a_card(seed: str) -> Table:
    return Table(seed=seed).floor("special.1", "special_105").place(0, "black", "special.1")


def drawn_in_a_harvest(seed: str) -> Table:
    return Table(seed=seed).cards(0, "special_97").place(0, "black", "harvest.1", 0)


def drawn_as_a_privilege(seed: str) -> Table:
    return Table(seed=seed).place(0, "black", "council.1").play(0, "privilege:special_token")


def drawn_to_be_looked_at(seed: str) -> Table:
    return Table(seed=seed).leaders(0, "marsilio_ficino").play(0, "activate:marsilio_ficino")


DRAWS = [drawn_on_a_floor, drawn_for_a_card, drawn_in_a_harvest, drawn_as_a_privilege, drawn_to_be_looked_at]


@pytest.mark.rule("HOU-135")
@pytest.mark.parametrize("draw", DRAWS)
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_draw_names_no_face_to_the_others(draw: Callable[[str], Table], viewer: Seat | None) -> None:
    tables = [draw(f"secret {number}") for number in range(6)]
    assert all(known_to(table, viewer) == known_to(tables[0], viewer) for table in tables)
    assert len({str(known_to(table, 0)) for table in tables}) > 1
    for kind, _, args in seen_by(tables[0], viewer):
        assert kind not in ("tokens", "look") or args == ()


@pytest.mark.rule("HOU-135")
@pytest.mark.parametrize("draw", DRAWS)
def test_a_draw_names_its_faces_to_the_owner(draw: Callable[[str], Table]) -> None:
    table = draw("secret")
    draws = [args for kind, _, args in seen_by(table, 0) if kind in ("tokens", "look")]
    mine = table.own(0)["tokens"] or table.own(0)["drawn"]
    assert [sorted(FACES[face] for face in faces) for faces in draws] == [sorted(mine)]


@pytest.mark.rule("HOU-135")
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_payment_shows_the_token_that_is_paid_and_no_other(viewer: Seat | None) -> None:
    tables = []
    for hand in HANDS:
        table = Table().tokens(0, *hand[1:], "triumph_token").goods(0, coins=6).floor("special.1", "special_127")
        tables.append(table.place(0, "black", "special.1"))
    assert known_to(tables[0], viewer) == known_to(tables[1], viewer)
    tables = [table.play(0, "spend:triumph_token") for table in tables]
    assert known_to(tables[0], viewer) == known_to(tables[1], viewer)
    assert faces_in(tables[0], viewer) == {"triumph_token"}


@pytest.mark.rule("HOU-135")
def test_equal_tokens_are_asked_about_like_different_ones() -> None:
    table = Table().tokens(0, "coins_token", "coins_token").goods(0, coins=6).floor("special.1", "special_127")
    table.place(0, "black", "special.1")
    assert (table.kind(), table.options(0)) == ("spend", ["spend:coins_token"])


@pytest.mark.rule("HOU-135")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_a_viewer_imagines_keeps_what_the_viewer_knows(viewer: Seat | None) -> None:
    table = Table(2).tokens(0, *HANDS[0]).tokens(1, *HANDS[1]).discards("triumph_token")
    worlds = [GAME.imagine(table.settled(), viewer, f"dream {number}") for number in range(8)]
    assert all(GAME.view(world, viewer) == GAME.view(table.settled(), viewer) for world in worlds)
    for seat in (0, 1):
        hands = {str(GAME.own(world, seat)["tokens"]) for world in worlds}
        assert (len(hands) == 1) == (seat == viewer)


def allowed(match: Match, viewer: Seat | None) -> set[str]:
    """The faces a viewer may know: used, placed, in the own hand, or drawn to be looked at."""
    houses = houses_of(lorenzo(match))
    faces = [*houses.discards, *[face for holding in houses.holdings for face in holding.placed]]
    if viewer is not None:
        faces += houses.holdings[viewer].tokens
    for frame in lorenzo(match).stack:
        if isinstance(frame, KeepingToken) and frame.seat == viewer:
            faces += frame.drawn
    return {FACES[face] for face in faces}


@pytest.mark.rule("HOU-135")
def test_no_view_of_a_whole_match_shows_the_tokens_of_others() -> None:
    match = new_match(3, seed="whole match")
    viewers: list[Seat | None] = [0, 1, 2, None]
    drawn = 0
    for events in play_on(match, 7):
        for viewer in viewers:
            assert names(match.view(viewer)) & set(FACES) <= allowed(match, viewer)
        for event in events:
            if event.kind in ("tokens", "look"):
                drawn += len(flat(event))
                assert [flat(event.seen_by(viewer)) for viewer in viewers if viewer != event.seat] == [()] * 3
    assert drawn > 10


@pytest.mark.rule("HOU-143")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_used_tokens_lie_face_up_apart_from_the_supply(viewer: Seat | None) -> None:
    table = Table().tokens(0, "coins_token", "coins_token", "wood_token").play(0, "token:coins_token")
    assert (table.table(viewer)["used_tokens"], table.table(viewer)["supply"]) == (["coins_token"], 27)
    table.play(0, "token:wood_token", "token:coins_token")
    assert sorted(table.table(viewer)["used_tokens"]) == ["coins_token", "coins_token", "wood_token"]
    assert table.table(viewer)["supply"] == 27


@pytest.mark.rule("HOU-143")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_use_of_a_token_is_told_to_everybody(viewer: Seat | None) -> None:
    table = Table().tokens(0, "faith_token").play(0, "token:faith_token")
    assert ("token", 0, (FACES.index("faith_token"),)) in seen_by(table, viewer)


@pytest.mark.rule("HOU-143")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_token_that_was_looked_at_and_not_kept_lies_face_up(viewer: Seat | None) -> None:
    table = drawn_to_be_looked_at("secret")
    first, second = table.own(0)["drawn"]
    table.play(0, f"retain:{first}")
    assert (table.hand_of_tokens(0), table.table(viewer)["used_tokens"]) == ([first], [second])


@pytest.mark.rule("HOU-202")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_token_placed_on_a_card_is_seen_by_everybody(viewer: Seat | None) -> None:
    table = Table().cards(0, "special_98").tokens(0, "coins_token", "glory_token")
    table.play(0, "fill:special_98.glory_token")
    assert faces_in(table, viewer) == ({"coins_token", "glory_token"} if viewer == 0 else {"glory_token"})
    assert table.board(0)["placed_tokens"] == [{"card": "special_98", "token": "glory_token"}]
    assert [kind for kind, _, args in seen_by(table, viewer) if args[-1:] == (FACES.index("glory_token"),)] == ["fill"]
