"""Positions with Houses of Renaissance that random play seldom reaches, each with choices that show what is said."""

from __future__ import annotations

from signoria.kernel.match import Entry, Match
from tests.houses.table import Table

Corner = tuple[Match, list[Entry]]


def of_houses() -> list[Corner]:
    return [*families(), *leaders(), *tokens(), *works(), *retrieved()]


def families() -> list[Corner]:
    """What families do: a trade, goods stored, a card bought after the actions, a set, tiles ahead."""
    este = Table().family(0, "este").goods(0, military=1)
    urbino = Table().family(0, "da_montefeltro").stored(0, wood=1, stone=1).family(1, "della_rovere")
    gonzaga = Table(seats=2).family(0, "gonzaga").goods(0, servants=7).floor("building.1", "mint").from_the_actions()
    gonzaga.round(6).turn(8)
    orsini = Table().family(0, "orsini").cards(0, "mint", "dame", "hiring_recruits").floor("territory.1", "forest")
    return [
        (este.match, [(0, "trade:este")]),
        (urbino.match, [(0, "place:black:council.1"), (0, "privilege:stored")]),
        (gonzaga.match, [(0, "take:building.1")]),
        (orsini.match, [(0, "place:black:territory.1")]),
    ]


def leaders() -> list[Corner]:
    """Spaces, exchanges, tokens drawn to be looked at, a card given up, servants in place of goods, free leaders."""
    bembo = Table().leaders(0, "pietro_bembo", "bramante")
    beatrice = Table().leaders(0, "beatrice_este").tokens(0, "coins_token", "glory_token")
    marsilio = Table().leaders(0, "marsilio_ficino")
    torquemada = Table().leaders(0, "tomas_torquemada").cards(0, "farmer", "dame")
    paracelso = Table().leaders(0, "paracelso").floor("building.1", "special_109").goods(0, wood=1, stone=1, servants=3)
    ladislao = Table().hand(0, "ladislao_vii", "santa_rita").goods(0, victory_points=10)
    alberti = Table().leaders(0, "leon_battista_alberti").cards(0, "special_109").goods(0, coins=1)
    return [
        (bembo.match, [(0, "place:black:pietro_bembo.1"), (0, "end")]),
        (beatrice.match, [(0, "activate:beatrice_este"), (0, "exchange:beatrice_este.2"), (0, "spend:glory_token")]),
        (marsilio.match, [(0, "activate:marsilio_ficino")]),
        (torquemada.match, [(0, "activate:tomas_torquemada"), (0, "give_up:farmer")]),
        (paracelso.match, [(0, "place:black:building.1"), (0, "servants_for:wood.1"), (0, "servants_for:stone.0")]),
        (ladislao.match, [(0, "play:ladislao_vii"), (0, "play:santa_rita")]),
        (alberti.match, [(0, "activate:leon_battista_alberti"), (0, "work:special_109"), (0, "done")]),
    ]


def tokens() -> list[Corner]:
    """A token placed on a card, tokens kept and discarded, and tokens used after the last round."""
    slot = Table().cards(0, "special_98").tokens(0, "coins_token")
    last = Table(seats=2).tokens(0, "glory_token").last_tokens()
    marsilio = Table().leaders(0, "marsilio_ficino").supply("coins_token", "coins_token")
    return [
        (slot.match, [(0, "fill:special_98.coins_token"), (0, "place:black:harvest.1")]),
        (last.match, [(0, "token:glory_token")]),
        (marsilio.match, [(0, "activate:marsilio_ficino"), (0, "retain:coins_token")]),
    ]


def works() -> list[Corner]:
    """Cards that activate others, and what military and points do."""
    arcade = Table().cards(0, "special_113", "special_118", "special_119").goods(0, victory_points=5)
    marshes = Table().floor("special.1", "special_140").cards(0, "forest", "city").goods(0, coins=5)
    tournament = Table().floor("special.1", "special_136").goods(0, coins=1, wood=3).goods(1, military=4)
    archive = Table(rulings=1).cards(0, "special_110")
    malatesta = Table().family(0, "malatesta").floor("venture.1", "military_campaign").goods(0, military=3)
    return [
        (arcade.match, [(0, "place:black:production.1"), (0, "exchange:special_113.special_118")]),
        (marshes.match, [(0, "place:black:special.1"), (0, "work:forest"), (0, "work:city")]),
        (tournament.match, [(0, "place:black:special.1")]),
        (malatesta.match, []),
        (archive.match, [(0, "place:black:production.1"), (0, "exchange:special_110.1")]),
    ]


def retrieved() -> list[Corner]:
    """A card that had left the towers, and leaders drawn."""
    antiquarian = Table().floor("special.1", "special_130").goods(0, coins=5).removed("mint")
    secretary = Table().floor("special.1", "special_122").goods(0, coins=2)
    return [
        (antiquarian.match, [(0, "place:black:special.1"), (0, "retrieve:mint")]),
        (secretary.match, [(0, "place:black:special.1")]),
    ]
