"""Labels of Houses of Renaissance say what matters for the choice."""

from __future__ import annotations

from typing import cast

import pytest

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.table import LorenzoView
from signoria.kernel.core import Event, Value
from signoria.registry import words_in
from tests.houses.table import Table, new_match
from tests.position import take_first
from tests.words.saying import NAMES, missing_text, option_text, places


def explained(word: str) -> list[str]:
    """What the glossary says about a word after its name."""
    return [words_in("en").translate(label) for label in GAME.glossary()[word].about]


def test_a_placement_on_the_special_tower_says_the_servants_that_its_tile_asks_for() -> None:
    table = Table().floor("special.2", "special_123").goods(0, coins=3, servants=4)
    table.excommunicated(1, "weaker_special_tower")
    marked = Table().floor("special.2", "special_123").goods(0, coins=3, servants=4)
    marked.excommunicated(0, "weaker_special_tower")
    plain = "Black (5) to Special Tower, floor 2: “Steward” for 3 coins"
    assert option_text(table, "place:black:special.2") == plain
    assert option_text(marked, "place:black:special.2") == f"{plain}, with 2 servants"
    assert places(table, "place:black:special.2") == ("table.towers.2.4", "boards.0.members.0")


def test_servants_on_the_special_tower_say_the_value_they_reach() -> None:
    table = Table().floor("special.2", "special_123").goods(0, coins=3, servants=4)
    table.excommunicated(0, "weaker_special_tower").play(0, "more").play(0, "place:black:special.2")
    assert option_text(table, "servants:2") == "2 servants: value 3"


def test_a_placement_under_the_adaptation_tile_says_the_servants_for_its_values() -> None:
    table = Table(seats=3).floor("territory.3", "forest").adaptation("territory").goods(0, servants=5)
    assert option_text(table, "place:black:territory.3") == (
        "Black (5) to Territory Tower, floor 3: “Forest” for free, with 2 servants; the floor gives 1 wood"
    )


def test_servants_that_raise_a_value_by_more_are_reckoned_so() -> None:
    table = Table().leaders(0, "carlo_viii").goods(0, servants=3).dice(1, 1, 1).floor("territory.3", "forest")
    assert option_text(table, "place:black:territory.3").endswith("with 2 servants; the floor gives 1 wood")
    table.play(0, "more", "place:black:harvest.1")
    assert option_text(table, "servants:2") == "2 servants: harvest at value 5, activating Basic Bonus Tile"


def test_the_space_of_a_leader_says_what_it_gives_or_the_work_it_is_for() -> None:
    table = Table().leaders(0, "pietro_bembo", "bramante").cards(0, "special_97", "farmer")
    assert (
        option_text(table, "place:black:pietro_bembo.1") == "Black (5) to Space of Pietro Bembo: 3 coins and 3 servants"
    )
    assert option_text(table, "place:black:bramante.1") == (
        "Black (5) to Space of Bramante (harvest): harvest at value 7, activating Basic Bonus Tile and Toll Bridge"
    )
    assert places(table, "place:black:bramante.1") == (
        "boards.0.spaces.1",
        "boards.0.members.0",
        "own.estimates.yields.1",
    )


def test_servants_that_are_worth_more_are_counted_so_in_what_work_reaches() -> None:
    table = Table().leaders(0, "carlo_viii").goods(0, servants=1).cards(0, "forest")
    assert option_text(table, "place:neutral:harvest.1") == (
        "Neutral (0) to Small Harvest, with 1 servant: harvest at value 2, activating Basic Bonus Tile"
    )


def test_a_token_points_at_each_of_its_face() -> None:
    table = Table().tokens(0, "coins_token", "coins_token", "wood_token").cards(0, "special_97", "special_98")
    faces = table.hand_of_tokens(0)
    equal = tuple(f"own.tokens.{place}" for place, face in enumerate(faces) if face == "coins_token")
    assert len(equal) == 2
    assert places(table, "token:coins_token") == equal
    assert places(table, "fill:special_98.coins_token") == (*equal, "boards.0.territories.1")
    assert places(table, "retain:coins_token") == ()


def test_tokens_to_pay_with_point_at_as_many_as_they_are() -> None:
    faces = ("coins_token", "coins_token", "wood_token", "faith_token", "glory_token", "triumph_token")
    table = Table().floor("special.1", "special_141").tokens(0, *faces).play(0, "place:black:special.1")
    code = "spend:coins_token.1+wood_token.1+faith_token.1+glory_token.1+triumph_token.1"
    assert places(table, code) == tuple(f"own.paying.{place}" for place in (0, 2, 3, 4, 5))
    assert places(table, code.replace("coins_token.1", "coins_token.2").replace("+wood_token.1", "")) == tuple(
        f"own.paying.{place}" for place in (0, 1, 3, 4, 5)
    )


def test_how_many_points_at_the_amount() -> None:
    este = Table().family(0, "este").goods(0, military=4)
    assert places(este, "trade:este.3") == ("boards.0.resources", "own.amount.military.3")
    work = Table().cards(0, "special_111").goods(0, stone=4).play(0, "place:black:production.1")
    arrow = ("boards.0.buildings.0", "own.alternatives.0")
    assert places(work, "exchange:special_111.1.3") == (*arrow, "own.amount.stone.3")
    assert places(work, "exchange:special_111.1") == (*arrow, "own.amount.stone.1")


def test_an_offer_says_what_its_line_brings() -> None:
    match = take_first(new_match(3), ("tile", "keep"))
    seat, option = match.pending[0].seat, match.pending[0].options[0]
    lots = cast(LorenzoView, match.view(seat))["table"]["auction"]
    coins = lots[0]["lines"][0]["goods"]["coins"]
    words = words_in("en", seat, NAMES).translate(match.describe(seat, option))
    assert option.code == f"offer:{lots[0]['family']}.1"
    assert f", line 1: {coins} coin" in words
    assert match.describe(seat, option).places == ("table.auction.0", "table.auction.0.lines.0")
    elsewhere = option_text(Table(), option.code)
    assert elsewhere == words.partition(":")[0]


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("token:coins_token", "Use a Coins Token: 3 coins"),
        ("fill:special_98.coins_token", "Place a Coins Token on “Guild Borough” for good (3 coins each time)"),
        ("trade:este", "Este: pay 1 military point for 2 coins"),
        ("trade:este.3", "Este, 3 times: each time pay 1 military point for 2 coins"),
        ("spend:coins_token", "Pay with a Coins Token (3 coins)"),
        (
            "spend:coins_token.2+glory_token.1",
            "Pay with 2 \N{MULTIPLICATION SIGN} Coins Token (3 coins each) and a Glory Token (3 victory points)",
        ),
        ("exchange:special_111.1.4", "“Marble Yard”, 4 times: each time pay 1 stone for 1 coin and 1 victory point"),
        ("servants_for:wood.0", "No servants in place of wood"),
        ("exchange:special_114.mint", "“Estate Chancery”: activate “Mint” too"),
        ("exchange:special_110.1", "“Academy”: receive 1 special token"),
        ("exchange:giulio_ii.1", "Giulio II: pay 1 coin, 1 wood and 1 stone for 3 faith points"),
        ("privilege:stored", "Everything on your family tile: 2 wood"),
    ],
)
def test_options_say_what_they_take_and_give(code: str, words: str) -> None:
    assert option_text(Table().stored(0, wood=2), code) == words


def test_a_card_for_sale_after_the_actions_says_its_price() -> None:
    table = Table(seats=2).family(0, "gonzaga").goods(0, servants=7).floor("building.1", "mint")
    table.turn(8).from_the_actions()
    assert option_text(table, "take:building.1") == "Building Tower, floor 1: take “Mint” for 7 servants"


def test_a_venture_whose_military_is_kept_is_not_free() -> None:
    table = Table().family(0, "malatesta").floor("venture.1", "military_campaign").goods(0, military=3)
    assert option_text(table, "place:black:venture.1") == (
        "Black (5) to Venture Tower, floor 1: “Military Campaign” for nothing (if you own at least 3 military points)"
    )


@pytest.mark.parametrize(
    ("leader", "needs"),
    [
        ("alfonso_v_aragona", "needs 6 military points and no faith points to be played"),
        ("beatrice_este", "needs 5 cards in all, at most 1 character card and at most 1 coin to be played"),
        ("ferdinando_aragona", "needs 8 coins, 8 servants and at most 1 wood and stone in all to be played"),
        ("giulio_ii", "needs 9 cards of no more than 3 types to be played"),
        ("niccolo_machiavelli", "needs 3 territory cards, 20 victory points and 1 leader already in play to be played"),
    ],
)
def test_a_leader_says_what_it_asks_for(leader: str, needs: str) -> None:
    assert explained(leader)[0] == needs


def test_a_leader_in_hand_says_what_there_is_too_much_of() -> None:
    table = Table().hand(0, "alfonso_v_aragona", "giulio_ii").goods(0, military=6, faith=2)
    table.cards(0, "mint", "forest", "dame", "hiring_recruits")
    assert missing_text(table, "play:alfonso_v_aragona") == "Not met: no faith points (you have 2)."
    assert missing_text(table, "play:giulio_ii") == "Not met: 9 cards of no more than 3 types (yours are of 4 types)."


def test_tokens_drawn_are_told_to_their_owner_only() -> None:
    drawn = Event("tokens", 1, {"tokens": (0, 8)}, secret=True)
    assert words_in("en", 1, NAMES).translate(GAME.tell(drawn.seen_by(1))) == (
        "You draw special tokens: Coins Token and Glory Token."
    )
    assert words_in("en", 0, NAMES).translate(GAME.tell(drawn.seen_by(0))) == "Bruno draws special tokens."


@pytest.mark.parametrize("language", ["en", "it"])
def test_settings_and_values_have_a_name_only_where_they_are_not_forbidden(language: str) -> None:
    """The form offers what has a name, told how many seats there are and what else was chosen."""
    usual: dict[str, Value] = {setting.key: setting.default for setting in GAME.settings}
    for seats in (2, 5):
        for with_houses in (False, True):
            parameters = {"n": seats, "houses": int(with_houses)}
            no_houses = words_in(language).say("lorenzo-setting-houses-false", **parameters) == ""
            assert no_houses == bool(GAME.forbids({**usual, "seats": seats, "houses": False}))
            for key, value in (("leader_pool", "new"), ("extra_pieces", True)):
                nameless = words_in(language).say(f"lorenzo-setting-{key}", **parameters) == ""
                assert nameless == bool(GAME.forbids({**usual, "houses": with_houses, key: value}))


@pytest.mark.rule("HOU-252")
@pytest.mark.parametrize(
    ("language", "base", "expansion"),
    [
        ("en", "advanced rules, with leaders", "bonus tiles of the advanced rules"),
        ("it", "regole avanzate, con i leader", "tessere bonus delle regole avanzate"),
    ],
)
def test_with_the_expansion_only_bonus_tiles_are_advanced_or_not(language: str, base: str, expansion: str) -> None:
    names = [words_in(language).say("lorenzo-setting-advanced", houses=houses) for houses in (0, 1)]
    assert names == [base, expansion]
    assert words_in(language).say("lorenzo-setting-advanced-false", houses=1) == "no"
