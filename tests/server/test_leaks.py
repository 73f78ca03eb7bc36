"""Nothing leaves the server that its receiver may not know: in twin worlds, and on the wire of whole matches."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from msgspec.json import encode

from signoria import record
from signoria.games.masters import GAME
from signoria.kernel.core import Decision, Event, Frame, Game, Label, Option, Score, Seat, Settings
from signoria.kernel.match import Match
from signoria.kernel.testing import all_settings, spread
from signoria.registry import games
from signoria.server import messages, redaction
from tests.events import flat
from tests.kernel import toy
from tests.kernel.test_check_game import LabelsByHands, OptionsByDeck, Rebuilt, RefusesByDeck, ShowsHands
from tests.kernel.toy import TOY, Mine, ToyGame
from tests.server.databases import KINDS, database
from tests.server.leaks import PAST_LEAKS, Leak, inspect_kinds, inspect_many, inspect_one
from tests.server.sample import on
from tests.server.serving import Serving, serving
from tests.server.wiretap import Secrets, play_tapped, secrets_of

# Twin worlds


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_a_few_positions_of_every_table_give_nothing_away(game: Game[Any]) -> None:
    for settings in spread(all_settings(game), 16):
        assert inspect_many(game, 10, "a few", [settings]).viewers >= 20


#: With leaders, and with all that the expansion adds.
LORENZO: dict[str, Settings] = {
    "lorenzo": {"seats": 3, "advanced": True},
    "houses": {"seats": 4, "houses": True, "extra_pieces": True},
}
#: What shows something of its own on the board of Lorenzo: a draft, what is chosen from, a report.
SHOWN = {"keep", "turn", "privilege", "exchange", "pay", "take", "servants", "church"}


@pytest.mark.parametrize("settings", LORENZO.values(), ids=LORENZO)
def test_no_kind_of_question_of_lorenzo_gives_anything_away(settings: Settings) -> None:
    """Some of them are asked so late or so seldom that a few positions do not meet them."""
    assert set(inspect_kinds(games()["lorenzo"], [settings] * 3, "kinds").kinds) >= SHOWN


def test_a_report_that_tells_of_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = redaction.update

    def update(match: Match, public: redaction.Public, seq: int, viewer: Seat | None, *rest: Any, **named: Any) -> Any:
        message = honest(match, public, seq, viewer, *rest, **named)
        state: Any = match.state
        if message.view.own and message.view.own["support"]:
            rivals = [player for seat, player in enumerate(state.players) if seat != viewer]
            message.view.own["support"] = {"points": sum([sum(player.hand) for player in rivals]), "lost": 0}
        return message

    monkeypatch.setattr(redaction, "update", update)
    with pytest.raises(Leak, match=r"^(update|past) gives something away"):
        inspect_kinds(games()["lorenzo"], [LORENZO["lorenzo"]], "kinds 0")


@pytest.mark.parametrize(("game", "settings", "name", "choice"), PAST_LEAKS)
def test_what_once_gave_something_away_does_no_longer(game: str, settings: Settings, name: str, choice: int) -> None:
    assert inspect_one(games()[game], settings, name, choice).positions == 1


def test_an_honest_toy_gives_nothing_away() -> None:
    counts = inspect_many(TOY, 200, "honest")
    assert counts.choices > 200
    assert set(counts.kinds) >= {"keep", "turn", "bargain"}


class KeepsInTheOpen(ToyGame):
    """What was kept in secret is told by another event, which is not marked as secret."""

    def first_frames(self) -> list[Frame[Mine]]:
        return [toy.Rounds(), OpenPick(), toy.Deal()]

    def tell(self, event: Event) -> Label:
        return Label("toy", {"gem": flat(event)[0] if flat(event) else 0})


class OpenPick(toy.Pick):
    def answer(self, state: Mine, seat: Seat, option: Option) -> None:
        super().answer(state, seat, option)
        state.emit("kept: gem", seat, (max(state.deck),))


class CountsHands(ToyGame):
    """The score sheet of a match that was given up counts what is still hidden."""

    def scores(self, state: Mine) -> list[Score]:
        return [Score({"gems": sum(player.hand)}, 1) for player in state.players]


class Foresees(ToyGame):
    """A preview shows what cannot be known: whether the first gem is still to be dug."""

    def first_frames(self) -> list[Frame[Mine]]:
        return [ForeseeingRounds(), toy.Pick(), toy.Deal()]


class ForeseeingRounds(toy.Rounds):
    def step(self, state: Mine) -> list[Decision] | None:
        before = len(state.stack)
        super().step(state)
        if len(state.stack) > before:
            turn = state.stack.pop()
            assert isinstance(turn, toy.Turn)
            state.stack.append(ForeseeingTurn(turn.seat, turn.acted))
        return None


class ForeseeingTurn(toy.Turn):
    def answer(self, state: Mine, seat: Seat, option: Option) -> None:
        super().answer(state, seat, option)
        if option is toy.BARGAIN and 0 in state.deck:
            state.players[seat].coins += 1


LEAKY: list[tuple[str, ToyGame]] = [
    ("update", ShowsHands()),
    ("update", LabelsByHands()),
    ("(update|undone)", Rebuilt(OptionsByDeck)),
    ("ask", Rebuilt(RefusesByDeck)),
    ("update", KeepsInTheOpen(OpenPick)),
    ("seating", CountsHands()),
    ("(look|seating)", Foresees(ForeseeingRounds, ForeseeingTurn)),
]


@pytest.mark.parametrize(("kind", "game"), LEAKY, ids=lambda value: getattr(value, "other", type(value)).__name__)
def test_a_leaky_game_is_found_at_the_servers_door(kind: str, game: ToyGame) -> None:
    with pytest.raises(Leak, match=f"^{kind} gives something away") as leak:
        inspect_many(game, 300, "leaky", [{"seats": 3}])
    assert "seed leaky" in str(leak.value)


def test_a_redaction_that_forgets_to_hide_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def entry(match: Match, story_entry: redaction.StoryEntry, _viewer: Seat | None, _fresh: bool) -> messages.Entry:
        labels = Raw(encode([redaction.label(match.game.tell(event)) for event in story_entry.events]))
        return messages.Entry(story_entry.seq, story_entry.at, labels, story_entry.seat, story_entry.undo)

    monkeypatch.setattr(redaction, "entry", entry)
    with pytest.raises(Leak, match=r"^story gives something away"):
        inspect_many(GAME, 10, "forgetful", [{"seats": 2}])


# The wire


@pytest.fixture(params=KINDS)
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Serving, str]]:
    """A server and the address of its database."""
    with database(request.param, tmp_path) as url, serving(url) as server:
        yield server, url


TAPPED = [
    ("masters", [""]),
    ("masters", ["", "greedy"]),
    ("masters", ["", "", "random"]),
    ("masters", ["", "", "", ""]),
    ("lorenzo", ["", "", "greedy", "random"]),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TAPPED, ids=str)
def test_the_secret_is_heard_only_after_the_end(opened: tuple[Serving, str], game: str, seats: list[str]) -> None:
    server, url = opened
    match = play_tapped(server, game, seats, f"{len(seats)} seats")
    secrets = on(url, lambda store: secrets_of(store, match))
    assert len(match.traffic) > 100_000
    assert secrets.leaks_in(match.traffic) == []
    assert set(secrets.leaks_in(match.record)) > {secrets.hashes[0]}, "afterwards everybody may know"
    assert record.verify(match.record, games()).finished


def test_a_secret_that_was_heard_would_be_found(tmp_path: Path) -> None:
    secret = bytes(range(100, 132))
    secrets = Secrets({"secret": secret, "base64": base64.b64encode(secret)}, [secret.hex(), "00112233445566778899"])
    assert secrets.leaks_in(b"nothing of the sort, 0011223344556677889 aside") == ["0011223344556677889"]
    for spelled in (secret, base64.b64encode(secret), secret.hex().encode(), secret.hex().upper().encode()):
        assert len(secrets.leaks_in(b'{"x":"' + spelled + b'"}')) == 1
    assert secrets.leaks_in(b"some 0123456789abcdef and a commitment") == []
