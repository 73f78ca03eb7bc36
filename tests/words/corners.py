"""Positions that neither golden games nor random play reach, each with the choices that show what is said there."""

from __future__ import annotations

from collections.abc import Callable

from signoria.kernel.match import Entry, Match
from tests.lorenzo import table as lorenzo
from tests.masters import table as masters
from tests.princes import table as princes
from tests.words.corners_of_houses import of_houses

Corner = tuple[Match, list[Entry]]


def of_masters() -> list[Corner]:
    """Two white marble leaders in play."""
    table = masters.Table().played(0, "white_marble.coins", "white_marble.stones").market("white white blue red")
    return [(table.match, [(0, "take:row.1"), (0, "white:coins.1")])]


def of_lorenzo() -> list[Corner]:
    return [*leaders(), *cards(), *reports(), *of_houses()]


def leaders() -> list[Corner]:
    """A leader copied, a family member chosen, a leader of each kind used."""
    federico = lorenzo.Table(advanced=True).leaders(0, "federico_da_montefeltro", "ludovico_ariosto")
    medici = lorenzo.Table(advanced=True).hand(0, "lorenzo_de_medici").goods(0, victory_points=35)
    medici.leaders(1, "michelangelo_buonarroti", "santa_rita")
    sforza = lorenzo.Table(advanced=True).leaders(0, "francesco_sforza").goods(0, servants=3)
    return [
        (federico.match, [(0, "activate:federico_da_montefeltro"), (0, "choose:black")]),
        (
            medici.match,
            [(0, "play:lorenzo_de_medici"), (0, "copy:michelangelo_buonarroti"), (0, "activate:lorenzo_de_medici")],
        ),
        (sforza.match, [(0, "activate:francesco_sforza"), (0, "decline")]),
    ]


def cards() -> list[Corner]:
    """A discount with a choice, cards without a family member, exchanges, and less of what is given."""
    mason = lorenzo.Table().cards(0, "stonemason").floor("building.1", "mint").goods(0, wood=1, stone=3)
    patron = lorenzo.Table().floor("character.1", "patron").floor("character.3", "dame").goods(0, coins=20, servants=3)
    patron.stands(1, "black", "character.2")
    trades = lorenzo.Table().cards(0, "treasury", "church").goods(0, coins=2, wood=1, stone=1)
    privilege = lorenzo.Table().cards(0, "residence", "church").goods(0, coins=2, wood=1, stone=1)
    less = lorenzo.Table().excommunicated(0, "fewer_wood_or_stone")
    late = lorenzo.Table().excommunicated(1, "skip_first_turn")
    return [
        (mason.match, [(0, "place:black:building.1"), (0, "pay:stone.3")]),
        (patron.match, [(0, "place:black:character.1"), (0, "more"), (0, "take:character.3"), (0, "servants:0")]),
        (trades.match, [(0, "place:black:production.1"), (0, "exchange:treasury.1"), (0, "done")]),
        (privilege.match, [(0, "place:black:production.1"), (0, "exchange:residence.1"), (0, "done")]),
        (less.match, [(0, "place:black:harvest.1"), (0, "lose:wood")]),
        (late.match, [(0, "place:black:market.1"), (0, "end")]),
    ]


def reports() -> list[Corner]:
    """The Church supported by whom that gives more, and refused."""
    sisto = lorenzo.Table(seats=2).round(2).leaders(0, "sisto_iv").goods(0, faith=3).goods(1, faith=3).report()
    return [(sisto.match, [(0, "church:support"), (1, "church:refuse")])]


def of_princes() -> list[Corner]:
    return [*works(), *objects(), *characters(), *last_points()]


def works() -> list[Corner]:
    """A work with bonus cards, one by the princess, a profession recruited, buildings for points or for nothing."""
    poet = princes.Table().actions().hand(0, "poet", "painter").bonuses(0, "each_jester", "each_park")
    poet.jesters(0, 3).freedoms(0, "travel").table(1, "lawyer").recruiting(0)
    muse = princes.Table(expansion=True).actions().hand(0, "poet").jesters(0, 4).character(0, "muse")
    princess = princes.Table(expansion=True).actions().character(0, "princess")
    princess.piece(0, "forest").piece(0, "lake").builders(0, 2)
    poor = princes.Table().actions().money(0, 100).points(9)
    free = princes.Table().actions().builders(0, 3)
    return [
        (poet.match, [(0, "recruit:lawyer"), (0, "work:poet"), (0, "add:each_jester"), (0, "complete")]),
        (muse.match, [(0, "work:poet"), (0, "exchange:0"), (0, "end")]),
        (princess.match, [(0, "princess"), (0, "exchange:1")]),
        (poor.match, [(0, "build:tower"), (0, "place:tower:a1.b1.c1"), (0, "end")]),
        (free.match, [(0, "build:tower"), (0, "place:tower:a1.b1.c1"), (0, "end")]),
    ]


def objects() -> list[Corner]:
    """A second builder, a second park, a landscape to choose, and an object for points."""
    builder = princes.Table(seats=3).builders(0, 1)
    park = princes.Table(seats=3).piece(0, "park", (6, 4), (6, 5), (6, 6))
    two = princes.Table(seats=2)
    short = princes.Table(seats=3).money(0, 100).points(5)
    passes = [(1, "pass"), (2, "pass")]
    return [
        (builder.match, [(0, "open:builder"), *passes]),
        (park.match, [(0, "open:park"), *passes, (0, "place:park:a1.b1.c1")]),
        (two.match, [(0, "open:landscape"), (1, "pass"), (0, "landscape:lake")]),
        (short.match, [(0, "open:jester"), *passes]),
    ]


def characters() -> list[Corner]:
    """A marker displaced, the merchant's two ways to win, the professor, and the banker's money."""
    markers = princes.Table(seats=3, expansion=True).character_auction()
    free = princes.Table(seats=3, expansion=True).character(0, "merchant").points(1, 2, 3)
    paid = princes.Table(seats=3, expansion=True).character(0, "merchant")
    rank = princes.Table(seats=3, expansion=True).character(0, "merchant").points(1, 2, 3)
    professor = princes.Table(seats=3, expansion=True).character(0, "professor").top("bonus", "each_lake", "each_park")
    won = [(0, "open:jester"), (1, "pass"), (2, "pass")]
    return [
        (markers.match, [(0, "character:muse.3"), (1, "character:muse.5"), (2, "character:banker.0"), (0, "pass")]),
        (free.match, [*won, (0, "merchant:free")]),
        (paid.match, [*won, (0, "merchant:pay")]),
        (rank.match, [(0, "merchant:rank")]),
        (professor.match, [(0, "professor:bonus"), (0, "keep:each_lake")]),
    ]


def last_points() -> list[Corner]:
    """The best work, prestige cards with and without points, and money that becomes points."""
    end = princes.Table(seats=3, expansion=True).round(7).best(17, 0, 0).jesters(0, 1).character(0, "banker")
    end.prestiges(0, "most_jesters", "most_parks").end_of_round()
    return [(end.match, [(0, "exchange:2")])]


CORNERS: dict[str, Callable[[], list[Corner]]] = {"lorenzo": of_lorenzo, "masters": of_masters, "princes": of_princes}
