"""Labels of Lorenzo il Magnifico say what matters for the choice."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.rules.amounts import goods
from signoria.games.lorenzo.rules.vocabulary import GOODS
from signoria.kernel.core import Event, Label
from signoria.registry import words_in
from tests.lorenzo.table import Table
from tests.words.saying import NAMES, missing_text, option_text, places


def test_a_placement_says_the_value_the_card_and_the_servants_it_takes() -> None:
    table = Table().floor("territory.3", "forest").dice(5, 3, 1).goods(0, servants=3)
    assert option_text(table, "place:black:territory.3") == (
        "Black (5) to Territory Tower, floor 3: “Forest” for free; the floor gives 1 wood"
    )
    assert option_text(table, "place:white:territory.3", "it") == (
        "Bianco (3), Torre dei Territori, piano 3: «Foresta» gratis, con 2 servitori; il piano dà 1 legno"
    )
    assert places(table, "place:black:territory.3") == ("table.towers.1.0", "boards.0.members.0")


def test_a_placement_says_the_surcharge_and_each_way_to_pay() -> None:
    table = Table().floor("venture.1", "support_to_the_bishop").stands(1, "black", "venture.2")
    table.goods(0, coins=5, wood=1, stone=1)
    assert option_text(table, "place:black:venture.1") == (
        "Black (5) to Venture Tower, floor 1: “Support to the Bishop” for 2 military points (if you own at least 4)"
        " or 2 coins, 1 wood and 1 stone, plus 3 coins for the occupied tower"
    )


def test_work_says_the_value_reached_and_what_it_activates() -> None:
    table = Table().cards(0, "commercial_hub", "forest").goods(0, servants=3).dice(5, 3, 1)
    assert option_text(table, "place:white:harvest.2") == (
        "White (3) to Large Harvest, with 1 servant: harvest at value 1, activating Basic Bonus Tile and Commercial Hub"
    )
    table.play(0, "place:white:harvest.1")
    assert option_text(table, "servants:2") == (
        "2 servants: harvest at value 5, activating Basic Bonus Tile, Commercial Hub and Forest"
    )
    assert places(table, "servants:2") == (
        "boards.0.resources.servants",
        "own.amount.servants.2",
        "own.estimates.yields.1",
    )


def test_what_is_refused_has_a_name_too() -> None:
    table = Table(seats=2)
    assert option_text(table, "place:black:territory.3") == "Black (5) to Territory Tower, floor 3: no card"
    assert option_text(table, "place:black:market.4") == "Black (5) to Market 4: 2 different council privileges"
    assert option_text(table, "take:territory.3") == "Territory Tower, floor 3: no card"
    assert option_text(table, "servants:2") == "2 servants"


def test_what_is_refused_for_a_lack_says_what_is_missing() -> None:
    table = Table().floor("building.2", "mint").dice(1, 1, 1).goods(0, wood=1)
    assert option_text(table, "place:black:building.2") == (
        "Black (1) to Building Tower, floor 2: “Mint” for 1 wood and 3 stone, with 2 servants"
    )
    assert missing_text(table, "place:black:building.2") == "You lack 3 stone and 2 servants."
    assert missing_text(table, "place:neutral:market.1", "it") == "Ti manca: 1 servitore."
    assert missing_text(table, "place:black:market.1") == ""


def test_a_leader_in_hand_says_what_is_not_met_and_how_much_there_is() -> None:
    table = Table(advanced=True).hand(0, "cesare_borgia").cards(0, "mint").goods(0, coins=12)
    assert missing_text(table, "play:cesare_borgia") == (
        "Not met: 3 building cards (you have 1) and 2 faith points (you have none)."
    )
    assert missing_text(table, "play:cesare_borgia", "it") == (
        "Non soddisfatto: 3 carte edificio (ne hai 1) e 2 punti fede (non ne hai)."
    )


def test_a_card_without_a_family_member_says_its_discount() -> None:
    table = Table().floor("character.1", "patron").floor("character.3", "dame").goods(0, coins=20)
    table.place(0, "black", "character.1")
    assert option_text(table, "take:character.3") == (
        "Character Tower, floor 3: take “Dame” for 2 coins, plus 3 coins for the occupied tower;"
        " the floor gives 1 stone"
    )


def test_support_says_all_its_points() -> None:
    table = Table().round(2).leaders(0, "sisto_iv").goods(0, faith=4).report()
    assert option_text(table, "church:support") == "Support the Church: 9 victory points for all your faith (4)"
    assert option_text(table, "church:refuse") == "Refuse: keep your faith and be excommunicated (“Less Military”)"
    assert places(table, "church:support") == ("own.support.points",)
    assert places(table, "church:refuse") == ("table.tiles.0", "table.report.tile")


def test_a_leader_that_copied_another_says_what_it_does_now() -> None:
    table = Table(advanced=True).hand(0, "lorenzo_de_medici").leaders(1, "michelangelo_buonarroti")
    table.goods(0, victory_points=35).play(0, "play:lorenzo_de_medici")
    assert option_text(table, "activate:lorenzo_de_medici").endswith("for this round: 3 coins")


def test_an_option_points_at_where_it_is_about_and_nowhere_if_that_is_not_there() -> None:
    table = Table(advanced=True).hand(0, "sisto_iv", "lorenzo_de_medici").leaders(0, "francesco_sforza")
    table.leaders(1, "santa_rita", "michelangelo_buonarroti").goods(0, victory_points=35, wood=1)
    table.cards(0, "mint", "carpenters_shop").stands(0, "black", "market.1")
    assert places(table, "discard:lorenzo_de_medici") == ("own.hand.1",)
    assert places(table, "activate:francesco_sforza") == ("boards.0.leaders.0",)
    assert places(table, "place:white:market.2") == ("table.market.1", "boards.0.members.0")
    assert places(table, "place:black:market.2") == ("table.market.1",)
    assert places(table, "place:white:special.2") == ("boards.0.members.0",)
    assert places(table, "play:santa_rita") == places(table, "tile:advanced_1") == ()
    assert places(table, "exchange:carpenters_shop.1") == ("boards.0.buildings.1",)
    table.play(0, "play:lorenzo_de_medici")
    assert places(table, "copy:michelangelo_buonarroti") == ("boards.1.leaders.1",)


@pytest.mark.parametrize(("arrow", "text"), [(1, "1 coin to “Treasury” for 3"), (2, "2 coins to “Treasury” for 5")])
def test_an_exchange_is_told_with_what_is_paid_and_gained(arrow: int, text: str) -> None:
    table = Table().cards(0, "treasury", "church").goods(0, coins=4, wood=1).place(0, "black", "production.1", 0)
    table.play(0, f"exchange:treasury.{arrow}")
    (event_of_exchange,) = [event for event in table.match.choose(0, "done").events if event.kind == "exchange"]
    assert words_in("en", 1, NAMES).translate(GAME.tell(event_of_exchange)) == f"Anna pays {text} victory points."


def test_a_secret_is_told_to_its_owner_only() -> None:
    event = Event("keep", 1, {"leader": 0}, secret=True)
    assert words_in("en", 1, NAMES).translate(GAME.tell(event.seen_by(1))) == "You keep Francesco Sforza."
    assert words_in("en", 0, NAMES).translate(GAME.tell(event.seen_by(0))) == "Bruno keeps a leader."


def marked(tile: str) -> Table:
    """Seat 0 is marked on a tile that makes every source give less."""
    return Table(advanced=True).excommunicated(0, tile)


def test_a_space_says_what_it_gives_to_this_seat() -> None:
    assert option_text(Table(), "place:black:market.1") == "Black (5) to Market 1: 5 coins"
    assert option_text(marked("fewer_coins"), "place:black:market.1") == "Black (5) to Market 1: 4 coins"
    assert (
        option_text(marked("fewer_coins"), "place:black:market.3")
        == "Black (5) to Market 3: 1 coin and 3 military points"
    )
    assert (
        option_text(marked("fewer_coins"), "place:black:council.1")
        == "Black (5) to Council Palace: 1 council privilege"
    )


@pytest.mark.parametrize("tile", ["fewer_coins", "fewer_servants", "fewer_military"])
@pytest.mark.parametrize("space", ["market.1", "market.2", "market.3"])
def test_a_space_gives_what_it_says(space: str, tile: str) -> None:
    table = marked(tile)
    promised = option_text(table, f"place:black:{space}").partition(": ")[2]
    before = table.owned(0)
    after = table.play(0, f"place:black:{space}").owned(0)
    assert promised == listed({good: after[good] - before[good] for good in after if after[good] != before[good]})


def listed(gained: dict[str, int]) -> str:
    """Amounts as a label lists them."""
    amounts = goods(tuple([gained.get(good, 0) for good in GOODS]))
    return words_in("en", 0, NAMES).translate(Label("lorenzo-text-gives", {"effects": amounts})).removeprefix("gives ")


def test_a_floor_says_what_it_gives_to_this_seat() -> None:
    table = marked("fewer_coins").floor("venture.4", "military_campaign").goods(0, servants=5, military=3)
    assert option_text(table, "place:black:venture.4").endswith("the floor gives 1 coin")


def test_a_privilege_a_leader_and_an_arrow_say_what_they_give_to_this_seat() -> None:
    table = marked("fewer_coins").leaders(0, "michelangelo_buonarroti", "ludovico_iii_gonzaga")
    table.cards(0, "carpenters_shop").goods(0, wood=2)
    assert option_text(table, "activate:michelangelo_buonarroti").endswith(": 2 coins")
    table.play(0, "activate:ludovico_iii_gonzaga")
    assert option_text(table, "privilege:coins") == "1 coin"
    table.play(0, "privilege:coins", "place:black:production.1")
    assert option_text(table, "exchange:carpenters_shop.2").endswith("pay 2 wood for 4 coins")
    before = table.owned(0)["coins"]
    table.play(0, "exchange:carpenters_shop.2")
    assert table.owned(0)["coins"] - before == 4 + 1, "the bonus tile is a source of its own"
