"""Reading what Houses of Renaissance adds to the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from signoria.games.lorenzo.rules.houses.vocabulary import (
    FAITH_TILES,
    IMMUNE,
    KEEP_MILITARY,
    CardLimit,
    DrawLeaders,
    DrawTokens,
    EndPointsPer,
    ExtraMember,
    FreeTrade,
    GiveUpCard,
    LastPurchase,
    Lose,
    MarketSlot,
    MatchMilitary,
    MorePoints,
    MorePrivileges,
    OnExcommunicated,
    OnPlay,
    OnTake,
    OpenLeaders,
    PlayLeader,
    SetReward,
    Slot,
    StandIn,
    Stores,
    TakeDiscarded,
    Waiver,
    WithPrivilege,
    WorkOnTake,
)
from signoria.games.lorenzo.rules.reading import (
    read_effects,
    read_exchange,
    read_goods,
    read_kinds,
    read_types,
    read_work,
)
from signoria.games.lorenzo.rules.vocabulary import (
    ACTIONS,
    STOCK,
    TYPES,
    WORKED,
    ActivateCards,
    Effect,
    Odd,
    WorkChoice,
)
from signoria.kit.printed import Printed


def _activate(printed: Printed) -> Effect:
    return ActivateCards(read_types(printed["card_types"]), printed["count"], -1)


def _work(printed: Printed) -> Effect:
    """A work on so many cards is no harvest or production of its own, but their activation."""
    if "max_cards" not in printed:
        return read_work(printed)
    return ActivateCards((WORKED[ACTIONS.index(printed["area"])],), printed["max_cards"], printed["value"])


def _exchange(printed: Printed) -> Effect:
    if printed.get("times") != "own_turn_any_number":
        return read_exchange(printed)
    option = printed["options"][0]
    return FreeTrade(read_goods(option["pay"]), read_effects(option["receive"]))


def _on_take(printed: Printed) -> Effect:
    taken, first = TYPES.index(printed["card_type"]), printed["effects"][0]
    if first["kind"] == "work_action":
        return WorkOnTake(taken, ACTIONS.index(first["area"]), 1)
    return OnTake(taken, read_effects(printed["effects"]))


def _slot(printed: Printed) -> Effect:
    return Slot() if printed["trigger"] == "activation" else MarketSlot()


def _end_points_per(printed: Printed) -> Effect:
    return EndPointsPer(printed["amount"], read_goods(printed["per_bundle"]), printed["max_victory_points"] or 0)


def _more_points(printed: Printed) -> Effect:
    points = {int(count): found for count, found in printed["victory_points"].items()}
    return MorePoints(TYPES.index(printed["card_type"]), points)


#: How each kind is read.
KINDS_READ: Final[dict[str, Callable[[Printed], Effect]]] = {
    "exchange": _exchange,
    "work_action": _work,
    "activate_card": _activate,
    "lose": lambda printed: Lose(read_goods(printed["resources"])),
    "draw_leader": lambda printed: DrawLeaders(printed["count"]),
    "play_leader": lambda printed: PlayLeader(),
    "match_first_on_military_track": lambda printed: MatchMilitary(),
    "take_discarded_card": lambda printed: TakeDiscarded(read_types(printed["card_types"])),
    "draw_special_tokens": lambda printed: DrawTokens(printed["draw"], printed["keep"]),
    "discard_own_card": lambda printed: GiveUpCard(TYPES.index(printed["card_type"]), read_effects(printed["effects"])),
    "special_token_slot": _slot,
    "end_game_victory_points_per": _end_points_per,
    "work_action_choice": lambda printed: WorkChoice(tuple([ACTIONS.index(area) for area in printed["areas"]])),
    "on_take_card": _on_take,
    "on_play_leader": lambda printed: OnPlay(read_effects(printed["effects"])),
    "on_excommunicated": lambda printed: OnExcommunicated(read_effects(printed["effects"])),
    "council_privilege_modifier": lambda printed: WithPrivilege(
        printed["excluded_option"], read_effects(printed["extra_effects"])
    ),
    "council_privilege_bonus": lambda printed: MorePrivileges(printed["count"]),
    "leader_requirement_waiver": lambda printed: Waiver(printed["count"]),
    "substitute_payment": lambda printed: StandIn(STOCK.index(printed["spend"]), read_kinds(printed["instead_of"])),
    "extra_family_member": lambda printed: ExtraMember(printed["member"]),
    "store_spent_resources": lambda printed: Stores(
        TYPES.index(printed["card_type"]), read_kinds(printed["resources"])
    ),
    "end_of_actions_take_card": lambda printed: LastPurchase(read_goods(printed["pay"])),
    "card_limit": lambda printed: CardLimit(TYPES.index(printed["card_type"]), printed["limit"]),
    "extended_scoring_table": _more_points,
    "on_complete_card_set": lambda printed: SetReward(printed["sets"], read_effects(printed["effects"])),
    "open_leaders": lambda printed: OpenLeaders(printed["count"], printed["played"]),
    IMMUNE: lambda printed: Odd(IMMUNE),
    KEEP_MILITARY: lambda printed: Odd(KEEP_MILITARY),
    FAITH_TILES: lambda printed: Odd(FAITH_TILES),
}
