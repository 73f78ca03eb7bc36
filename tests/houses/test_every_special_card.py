"""Every special development card is paid, gives, works and scores as printed on it."""

from __future__ import annotations

import pytest

from tests.houses.table import FACE, Table, goods, printed
from tests.lorenzo.following import AREA, TILE, Goods, Printed, minus, plus, row
from tests.lorenzo.following import CARDS as BASE_CARDS

CARDS: dict[str, Printed] = {card["id"]: card for card in printed("development_cards")["cards"]}
TOKENS: dict[str, Printed] = {token["id"]: token for token in printed("special_tokens")["tokens"]}
FREE: Printed = {"pay": {}, "military_required": 0}
#: Cards beside a special one, for effects that count or activate: worked from value 6 on, or never.
BESIDE = {
    "territory": ["manor_house", "dukedom"],
    "building": ["stronghold", "palace"],
    "character": ["preacher", "captain"],
    "venture": ["crusade", "sacred_war"],
}
REMOVED = ["forest", "bank", "preacher", "crusade"]
IN_PLAY = ["girolamo_savonarola", "sandro_botticelli"]
IN_HAND = "santa_rita"
#: What another player has, and what is owned of a good that is counted.
AHEAD, OWNED = 9, 7
TOKEN = "faith_token"
#: The kinds of effects that are followed here; those that last have tests of their own too.
AT_ONCE = {
    "gain", "gain_per", "lose", "draw_leader", "play_leader", "match_first_on_military_track", "take_discarded_card",
    "activate_card",
}  # fmt: skip
WORKED = {"gain", "gain_per", "lose", "special_token_slot", "activate_card", "exchange"}
LASTING = {
    "action_value_bonus", "on_play_leader", "no_tower_surcharge", "leader_requirement_waiver", "market_token_slot",
}  # fmt: skip
SCORED = {"end_game_victory_points", "end_game_victory_points_per"}


def having(kind: str, *types: str) -> list[str]:
    """The cards of some types that print a permanent effect of a kind."""
    return [name for name, card in CARDS.items() if card["type"] in types and effect_of(name, kind)]


def effect_of(card: str, kind: str) -> Printed:
    """The permanent effect of a kind that a card prints, {} if it prints none."""
    return next((effect for effect in CARDS[card]["permanent"] if effect["kind"] == kind), {})


def beside(effects: list[Printed]) -> list[str]:
    """Cards for the effects to count or to activate."""
    names: list[str] = []
    for effect in effects:
        if effect.get("per_kind") == "card":
            names += BESIDE[effect["per"]]
        elif effect["kind"] == "activate_card":
            names += [name for card_type in effect["card_types"] for name in BESIDE[card_type][: effect["count"]]]
    return names


def prepared(effects: list[Printed]) -> Table:
    """Whatever the effects look at is there: cards beside, leaders in play and in hand, removed cards, a rival."""
    table = Table().cards(0, *beside(effects)).leaders(0, *IN_PLAY).hand(0, IN_HAND).goods(1, military=AHEAD)
    return table.removed(*[card for card in REMOVED if card not in beside(effects)])


class Following:
    """Follows printed effects on a table, one by one: what they ask must be asked, what they give is added up."""

    def __init__(self, table: Table, owned: Goods, tokens: int, value: int = 1) -> None:
        self.table = table
        self.owned = plus(owned)
        self.tokens = tokens
        self.value = value
        self.hand = 1

    def effects(self, effects: list[Printed]) -> None:
        for effect in effects:
            getattr(self, effect["kind"])(effect)

    def gain(self, effect: Printed) -> None:
        self.owned = plus(self.owned, effect["resources"])
        self.tokens += effect["resources"].get("special_tokens", 0)

    def gain_per(self, effect: Printed) -> None:
        match effect["per_kind"]:
            case "card":
                number = len(row(self.table, effect["per"]))
            case "leader":
                number = len(IN_PLAY)
            case _:
                number = self.owned[effect["per"]]
        number //= effect["per_amount"]
        times = min(number, self.value) if effect.get("max_times") == "action_value" else number
        self.owned = plus(self.owned, {effect["resource"]: effect["amount"] * times})

    def lose(self, effect: Printed) -> None:
        self.owned = minus(self.owned, effect["resources"])

    def draw_leader(self, effect: Printed) -> None:
        self.hand += effect["count"]

    def play_leader(self, effect: Printed) -> None:
        assert self.table.answers(0) == [f"play:{IN_HAND}", "decline"]
        self.table.play(0, f"play:{IN_HAND}")
        self.hand -= 1

    def match_first_on_military_track(self, effect: Printed) -> None:
        self.owned["military"] = AHEAD

    def take_discarded_card(self, effect: Printed) -> None:
        fitting = [card for card in REMOVED if BASE_CARDS[card]["type"] in effect["card_types"]]
        assert self.table.answers(0) == [*[f"retrieve:{card}" for card in fitting], "decline"]
        self.table.play(0, f"retrieve:{fitting[-1]}")
        self.effects(BASE_CARDS[fitting[-1]]["immediate"])

    def activate_card(self, effect: Printed) -> None:
        """Cards activated on taking are named one by one."""
        for card in beside([effect]):
            self.table.play(0, f"work:{card}")
        for card in beside([effect]):
            self.effects([worked for worked in BASE_CARDS[card]["permanent"] if worked["kind"] == "gain"])

    def special_token_slot(self, effect: Printed) -> None:
        self.effects(TOKENS[TOKEN]["effects"])

    def ends(self) -> None:
        """All that was printed has been given, and no more."""
        assert self.table.kind() == "end"
        assert self.table.owned(0) == self.owned
        assert self.table.token_count(0) == self.tokens
        assert len(self.table.own(0)["hand"]) == self.hand


def buying(card: str, price: Printed, short: str = "") -> Table:
    """Seat 0 has exactly the price of a card on the lowest special floor, or one less of a kind."""
    effects = CARDS[card]["immediate"]
    owned = plus(price["pay"], goods_counted(effects))
    owned["military"] = max(owned["military"], price["military_required"])
    tokens = price["pay"].get("special_tokens", 0)
    if short == "special_tokens":
        tokens -= 1
    elif short:
        owned[short] -= 1
    table = prepared(effects).dice(1, 1, 1).floor("special.1", card).goods(0, **owned)
    return table.tokens(0, *list(FACE)[:tokens])


def goods_counted(effects: list[Printed]) -> Goods:
    return goods(**{effect["per"]: OWNED for effect in effects if effect.get("per_kind") == "resource"})


def prices(card: str) -> list[Printed]:
    return CARDS[card]["costs"] or [FREE]


PRICES = [(card, n) for card in CARDS for n in range(len(prices(card)))]


@pytest.mark.rule("HOU-179")
@pytest.mark.parametrize(("card", "cost"), PRICES)
def test_a_card_bought_with_exact_means_leaves_nothing_but_what_it_gives_at_once(card: str, cost: int) -> None:
    entry, price = CARDS[card], prices(card)[cost]
    table = buying(card, price)
    before = table.owned(0)
    table.play(0, "place:black:special.1")
    following = Following(table, minus(before, price["pay"]), 0)
    following.effects(entry["immediate"])
    following.ends()
    assert card in row(table, entry["type"])
    assert table.card_on("special.1") == ""


@pytest.mark.rule("HOU-179")
@pytest.mark.parametrize(
    ("card", "cost", "short"), [(card, n, kind) for card, n in PRICES for kind in prices(card)[n]["pay"]]
)
def test_a_card_is_out_of_reach_with_one_less_of_its_price(card: str, cost: int, short: str) -> None:
    table = buying(card, prices(card)[cost], short)
    assert table.refused(0, "place:black:special.1") == "LOR-064"


def working(card: str, value: int, owned: Goods, tokens: int = 0) -> Table:
    """Seat 0 has a card with all it needs, and harvests or produces at a value."""
    table = prepared(CARDS[card]["permanent"]).dice(value, value, value).cards(0, card).goods(0, **owned)
    table.tokens(0, *list(FACE)[:tokens])
    if effect_of(card, "special_token_slot"):
        table.token_on(0, card, TOKEN)
    return table.place(0, "black", f"{AREA[CARDS[card]['type']]}.1", 0)


YIELDING = [name for name, card in CARDS.items() if card["type"] in AREA and not effect_of(name, "exchange")]


@pytest.mark.rule("HOU-179")
@pytest.mark.parametrize("card", [card for card in YIELDING if not effect_of(card, "activate_card")])
def test_a_card_gives_at_exactly_its_value(card: str) -> None:
    entry, owned = CARDS[card], goods(victory_points=5)
    table = working(card, entry["activation_value"], owned)
    following = Following(table, owned, 0, entry["activation_value"])
    following.effects(TILE[AREA[entry["type"]]]["effects"])
    following.effects(entry["permanent"])
    following.ends()


@pytest.mark.rule("HOU-179")
@pytest.mark.parametrize(
    ("card", "other"),
    [(card, other) for card in having("activate_card", "building") for other in beside(CARDS[card]["permanent"])],
)
def test_a_card_activates_another_at_exactly_its_value(card: str, other: str) -> None:
    entry = CARDS[card]
    table = working(card, entry["activation_value"], goods())
    assert table.answers(0) == [*[f"exchange:{card}.{name}" for name in beside(entry["permanent"])], "done"]
    table.play(0, f"exchange:{card}.{other}")
    following = Following(table, goods(), 0)
    following.effects(TILE["production"]["effects"])
    following.effects(BASE_CARDS[other]["permanent"])
    following.ends()


@pytest.mark.rule("HOU-179")
@pytest.mark.parametrize("card", [name for name, card in CARDS.items() if card["type"] in AREA])
def test_a_card_gives_nothing_one_below_its_value(card: str) -> None:
    area, value = AREA[CARDS[card]["type"]], CARDS[card]["activation_value"] - 1
    owned = goods(coins=9, wood=9, stone=9, servants=9, victory_points=9)
    if value:
        following = Following(working(card, value, owned, 4), owned, 4)
        following.effects(TILE[area]["effects"])
        following.ends()
    else:
        below_1 = Table().cards(0, card).goods(0, **owned | {"servants": 0})
        assert below_1.refused(0, f"place:neutral:{area}.1") == "LOR-117"


def trades(card: str) -> list[Printed]:
    options: list[Printed] = effect_of(card, "exchange").get("options", [])
    return options


TRADES = [(card, number) for card in CARDS for number in range(len(trades(card)))]


@pytest.mark.rule("HOU-179", "HOU-226")
@pytest.mark.parametrize(("card", "number"), TRADES)
def test_every_trade_pays_and_gives_as_printed(card: str, number: int) -> None:
    trade = trades(card)[number]
    table = working(card, CARDS[card]["activation_value"], goods(**without_tokens(trade)), tokens_of(trade))
    if trade["pay"]:  # else it comes by itself (HOU-212)
        table.play(0, f"exchange:{card}.{number + 1}")
    following = Following(table, goods(), 0)
    following.effects(TILE["production"]["effects"])
    following.effects(trade["receive"])
    following.ends()


@pytest.mark.rule("HOU-179", "HOU-226")
@pytest.mark.parametrize(("card", "number"), [(card, number) for card, number in TRADES if trades(card)[number]["pay"]])
def test_every_trade_may_be_left_out(card: str, number: int) -> None:
    trade = trades(card)[number]
    owned, tokens = goods(**without_tokens(trade)), tokens_of(trade)
    table = working(card, CARDS[card]["activation_value"], owned, tokens).play(0, "done")
    following = Following(table, owned, tokens)
    following.effects(TILE["production"]["effects"])
    for gift in [other["receive"] for other in trades(card) if not other["pay"]]:  # comes by itself (HOU-212)
        following.effects(gift)
    following.ends()


def without_tokens(trade: Printed) -> Goods:
    return {kind: amount for kind, amount in trade["pay"].items() if kind != "special_tokens"}


def tokens_of(trade: Printed) -> int:
    return int(trade["pay"].get("special_tokens", 0))


@pytest.mark.rule("HOU-179")
@pytest.mark.parametrize("card", having("end_game_victory_points", "venture"))
def test_a_venture_scores_its_points_at_the_end(card: str) -> None:
    table = Table().cards(0, card).round(6).end_of_round()
    assert table.over()
    assert table.score(0).parts["ventures"] == effect_of(card, "end_game_victory_points")["amount"]


@pytest.mark.rule("HOU-179")
@pytest.mark.parametrize("card", having("end_game_victory_points_per", "venture"))
def test_a_venture_scores_its_points_for_each_bundle_at_the_end(card: str) -> None:
    effect = effect_of(card, "end_game_victory_points_per")
    bundles = {kind: 3 * amount for kind, amount in effect["per_bundle"].items()}
    tokens = bundles.pop("special_tokens", 0)
    table = Table().cards(0, card).goods(0, **bundles).tokens(0, *list(FACE)[:tokens]).round(6).end_of_round()
    table.play(0, *["end"] * bool(tokens))
    assert table.over()
    assert table.score(0).parts["ventures"] == 3 * effect["amount"]


@pytest.mark.rule("HOU-179")
@pytest.mark.parametrize(
    ("card", "effect"),
    [(card, n) for card in having("action_value_bonus", "character") for n in range(len(CARDS[card]["permanent"]))],
)
def test_a_character_raises_the_value_of_an_action(card: str, effect: int) -> None:
    printed_effect = CARDS[card]["permanent"][effect]
    table = Table().cards(0, card).dice(3, 3, 3).place(0, "black", f"{printed_effect['action']}.1")
    assert [args[1] for _, _, args in table.happened("work")] == [3 + printed_effect["amount"]]


@pytest.mark.rule("HOU-179")
def test_every_kind_of_effect_printed_on_a_card_is_followed() -> None:
    assert len(CARDS) == 48
    assert {effect["kind"] for card in CARDS.values() for effect in card["immediate"]} == AT_ONCE
    kinds = {card_type: set[str]() for card_type in BESIDE}
    for card in CARDS.values():
        kinds[card["type"]] |= {effect["kind"] for effect in card["permanent"]}
    assert kinds["territory"] | kinds["building"] == WORKED
    assert kinds["character"] == LASTING
    assert kinds["venture"] == SCORED
