"""The table of any game in text: all that its declaration shows, in words, and what an option would change of it."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console, RenderableType

from signoria.kernel.core import Seat, Settings
from signoria.kernel.match import Match
from signoria.kit.words import LANGUAGES
from signoria.registry import game, package, words_in
from signoria.terminal.foresight import foresee
from signoria.terminal.phrases import Phrases
from signoria.terminal.table import draw
from tests.lorenzo.table import Table as Lorenzo
from tests.masters.table import Table as Masters
from tests.princes.table import Table as Princes
from tests.words.gathering import Gathering

NAMES = ["Anna", "Bruno", "Carla", "Dino", "Elena"]
TABLES: list[tuple[str, Settings]] = [
    ("masters", {"seats": 1}),
    ("masters", {"seats": 3}),
    ("lorenzo", {"seats": 3}),
    ("lorenzo", {"seats": 5, "houses": True}),
    ("princes", {"seats": 2}),
    ("princes", {"seats": 4, "expansion": True}),
]
#: The table is read every so many choices.
SELDOM = 29


def phrases(key: str, seat: Seat | None, language: str = "en") -> Phrases:
    return Phrases(package(key), words_in(language, seat, NAMES))


def read(match: Match, seat: Seat | None, language: str = "en") -> str:
    return printed(draw(phrases(match.game.key, seat, language), match.view(seat), seat))


def printed(parts: list[RenderableType]) -> str:
    """What somebody reads, on one line."""
    screen = io.StringIO()
    console = Console(file=screen, width=400, highlight=False)
    for part in parts:
        console.print(part)
    return " ".join(screen.getvalue().split())


def foreseen(match: Match, seat: Seat, code: str) -> str:
    return foresee(phrases(match.game.key, seat), match.view(seat), match.preview(seat, code).view, seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "settings"), TABLES, ids=str)
def test_every_word_of_a_view_is_told_by_its_name(key: str, settings: Settings, language: str) -> None:
    match, random = Match.begin(game(key), settings, "read"), Random(key)
    names, number = phrases(key, None, language), 0
    while match.pending:
        decision = match.pending[0]
        if number % SELDOM == 0:
            for viewer in (None, decision.seat):
                text = read(match, viewer, language)
                gathering = Gathering(match.game)
                gathering.look(match.view(viewer))
                word_names = {" ".join(names.name(word).split()) for word in gathering.words}
                assert not [name for name in word_names if name not in text]
                assert f"{key}-" not in text
        match.choose(decision.seat, random.choice(decision.options).code)
        number += 1
    assert number > SELDOM


def test_others_are_named_and_what_is_mine_is_explained() -> None:
    table = Masters().hand(0, "discount.coins").hand(1, "depot.stones").depots(0, coins=2).slots(1, "green.1.a")
    mine, watching = read(table.match, 0), read(table.match, None)
    assert "Your leaders: Discount on coins (" in mine
    assert "Depot for stones" not in mine + watching
    assert "Discount on coins" not in watching
    assert "Bruno · Points 1 · Faith 0/24 · Leaders in hand 1" in mine
    assert mine.index("Bruno · Points") < mine.index("Anna · Points")
    assert "Depots: coins 2 [can hold 3], empty [can hold 2], empty [can hold 1]" in mine
    assert "Slots: 1. green card of level 1 (1 point)" in mine
    assert "Costs 2 shields" not in mine  # its card is no longer on offer, and lies on somebody else's board


def test_a_thing_says_what_it_is_how_many_there_are_and_what_else() -> None:
    table = Lorenzo().dice(1, 5, 6).floor("territory.1", "forest").stands(1, "white", "harvest.1")
    text = read(table.match, 0)
    assert "Dice: Black 1, White 5, Orange 6" in text
    assert "Small Harvest [Bruno: White], Large Harvest" in text
    assert "Forest [value 1]" in text
    assert "Forest (territory, for free; at once: 1 wood; harvest at 5 or more: 3 wood)" in text


def test_what_is_out_of_play_is_named_and_not_explained() -> None:
    table = Lorenzo().hand(0, "sisto_iv").play(0, "discard:sisto_iv")
    text = read(table.match, 0)
    assert "Leaders discarded: Sisto IV" in text
    assert "Sisto IV (" not in text


def test_a_plan_has_letters_and_what_they_mean() -> None:
    table = Princes().piece(0, "forest", (0, 0), (0, 1), (0, 2), (0, 3), (1, 0)).hand(0, "poet")
    mine, others = read(table.match, 0), read(table.match, 1)
    assert "a b c d e f g 1 F F F F · · ·" in mine
    assert "F Forest, P Palazzo" in mine
    assert "Your hand: Poet (wants" in mine
    assert "Principality: Forest, Palazzo" in others


def test_what_an_option_does_is_told_in_numbers() -> None:
    masters = Masters().depots(0, coins=1, shields=1)
    assert foreseen(masters.match, 0, "produce:basic") == "to pay: coins 1, shields 1"
    lorenzo = Lorenzo().goods(0, coins=3, servants=1).floor("territory.3", "forest").dice(5, 2, 2)
    assert foreseen(lorenzo.match, 0, "place:black:territory.3") == "wood +2, points counted at the end +1"
    lorenzo = Lorenzo().goods(0, coins=3, stone=3, servants=1).floor("building.3", "triumphal_arch").dice(5, 2, 2)
    arch = foreseen(lorenzo.match, 0, "place:black:building.3")
    assert arch.startswith("coins -2, stone -2, military +1, points +6, points counted at the end -1; Bruno: ")
    princes = Princes().actions().money(0, 800)
    assert foreseen(princes.match, 0, "bonus") == "florins -300"


def test_what_an_option_does_to_others_is_told_by_name() -> None:
    table = Masters().market("grey white white white").play(0, "take:row.1")
    assert foreseen(table.match, 0, "store:nothing") == "Bruno: faith +1"


def test_what_must_be_discarded_is_foreseen() -> None:
    table = Masters().depots(0, coins=3, stones=2).market("blue blue grey white")
    assert foreseen(table.match, 0, "take:row.1") == "taken: stones 1, shields 2; cannot be stored 2"


def test_a_stack_without_an_open_card_still_says_how_many_lie_below() -> None:
    table = Masters().top("green.1.a").strongbox(0, shields=2).play(0, "buy:green.1", "slot:1")
    assert "empty [more below 3]" in read(table.match, 0)
    assert "empty [more below" not in read(table.play(0, "end").match, 0)
