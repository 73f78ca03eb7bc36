"""What options are called: messages to translate, with their parameters."""

from __future__ import annotations

from signoria.games.lorenzo.rules.amounts import amount, goods, message_key
from signoria.games.lorenzo.rules.cards import (
    BONUS_TILES,
    DISCARD_REWARD,
    LEADERS,
    PERIODS,
    SPACES,
    TRADES,
)
from signoria.games.lorenzo.rules.components import NONE, BonusTile
from signoria.games.lorenzo.rules.estimates import card_parameters, with_servants, work_parameters
from signoria.games.lorenzo.rules.missing import (
    missing_for_trade,
    missing_on,
    missing_to_use,
    requirements_not_met,
)
from signoria.games.lorenzo.rules.names import (
    bonus_name,
    card_name,
    leader_name,
    member_name,
    quoted_card,
    space_name,
    tile_name,
)
from signoria.games.lorenzo.rules.options import number_of_times
from signoria.games.lorenzo.rules.placement import charge_for, worth_on
from signoria.games.lorenzo.rules.places import (
    card_on,
    card_place,
    member_place,
    paid_places,
    resource_place,
    servants_places,
    space_place,
)
from signoria.games.lorenzo.rules.player import Player
from signoria.games.lorenzo.rules.question import alternative_place
from signoria.games.lorenzo.rules.servants import servants_for, value_of_servants
from signoria.games.lorenzo.rules.setup import tiles_left
from signoria.games.lorenzo.rules.state import Lorenzo
from signoria.games.lorenzo.rules.steps import step_place
from signoria.games.lorenzo.rules.vatican import support_points
from signoria.games.lorenzo.rules.vocabulary import FAITH, HARVEST, PRODUCTION
from signoria.games.lorenzo.rules.wording import ability, needs, privilege_label, source_labels, use_of
from signoria.kernel.core import Label, Option, Seat, Word
from signoria.kit.hands import places_of
from signoria.kit.missing import Missing


def describe(state: Lorenzo, seat: Seat, option: Option) -> Label:
    """An option where it is offered or refused, with the places of the view it points at."""
    verb, args = option.verb, option.args
    player = state.players[seat]
    match verb:
        case "place":
            return _place(state, seat, args[0], args[1])
        case "take":
            return _take(state, seat, args[0])
        case "servants":
            return Label("lorenzo-option-servants-only", {"n": args[0]}, servants_places(seat, args[0]))
        case "pay":
            return Label("lorenzo-option-pay", {"goods": goods(args)}, alternative_place(state, seat, option))
        case "privilege":
            return privilege_label(args[0], state.rules.privilege_goods(state, seat, args[0]), ())
        case "lose":
            return Label("lorenzo-option-lose", {"goods": amount(args[0], 1)}, (resource_place(seat, args[0]),))
        case "exchange":
            return exchange_label(state, seat, option, missing_for_trade(state, seat, option))
        case "done":
            return Label("lorenzo-option-done", {"n": 0})
        case "play":
            return play_label(state, seat, args[0], requirements_not_met(state, player, args[0]))
        case "keep" | "discard" | "copy" | "activate":
            return _leader(state, seat, verb, args[0])
        case "choose":
            places = member_place(state, seat, args[0])
            return Label("lorenzo-option-choose-member", {"member": member_name(args[0])}, places)
        case "tile":
            return _tile(state, args[0])
        case "church":
            return _church(state, player, args[0])
        case _:
            return Label(message_key("option", verb), {})


def _place(state: Lorenzo, seat: Seat, member: int, space: int) -> Label:
    """A family member with its value, the space, what it asks for and what it gives."""
    player, printed = state.players[seat], SPACES[space]
    places = (*space_place(state, seat, space), *member_place(state, seat, member))
    parameters: dict[str, Word] = {"member": member_name(member), "space": space_name(space)}
    if not state.dice:
        return Label("lorenzo-option-place-unrolled", parameters, places)
    value = player.member_value(state.dice, member)
    parameters["value"] = value
    if printed.tower != NONE and card_on(state, space) == NONE:
        return Label("lorenzo-option-place-empty", parameters, places)
    parameters |= missing_on(state, seat, member, space)
    if printed.tower != NONE:
        parameters.update(card_parameters(state, player, space, value, charge_for(state, player, printed.tower), ()))
        return Label("lorenzo-option-place-card", parameters, places)
    if printed.action != NONE:
        value = worth_on(state, player, member, space)
        servants = servants_for(player, printed.value, value)
        reached = value + value_of_servants(player, servants)
        parameters.update(work_parameters(player, printed.action, reached))
        places += step_place(state, seat, printed.action, reached)
        parameters["servants"] = with_servants(servants)
        return Label("lorenzo-option-place-work", parameters, places)
    parameters["gives"] = source_labels(printed.source, player)
    parameters["servants"] = with_servants(servants_for(player, printed.value, value))
    return Label("lorenzo-option-place-space", parameters, places)


def _take(state: Lorenzo, seat: Seat, space: int) -> Label:
    """The card of a floor, taken by a bonus action."""
    parameters: dict[str, Word] = {"space": space_name(space)}
    places = space_place(state, seat, space)
    if card_on(state, space) == NONE:
        return Label("lorenzo-option-take-empty", parameters, places)
    return Label("lorenzo-option-take-card", {**parameters, "card": card_name(state.floors[space])}, places)


def exchange_label(state: Lorenzo, seat: Seat, option: Option, missing: Missing) -> Label:
    """An arrow of a card or of a leader: what it takes and gives and how often, or the card that it activates."""
    player = state.players[seat]
    trade, number = TRADES[option.args[0]], number_of_times(option)
    parameters: dict[str, Word] = {"trader": trade.origin.name}
    if trade.origin.kind == "leader":
        acting = [player.acting_leader(leader) for leader in player.leaders]
        places = places_of(f"boards.{seat}.leaders", acting, trade.origin.of)
    else:
        places = card_place(player, seat, trade.origin.of)
    places += alternative_place(state, seat, option)
    if trade.activates != NONE:
        return Label("lorenzo-option-exchange-activate", {**parameters, "card": quoted_card(trade.activates)}, places)
    parameters["receive"] = source_labels(trade.source, player)
    if not any(trade.pay):
        return Label("lorenzo-option-exchange-free", parameters, places)
    if trade.repeats:
        places += paid_places(trade.pay, number)
    parameters.update({"pay": goods(trade.pay), "n": number, **missing})
    return Label("lorenzo-option-exchange", parameters, places)


def _leader(state: Lorenzo, seat: Seat, verb: str, leader: int) -> Label:
    """A leader and what it is good for; one that has copied another does what that one does."""
    player, printed = state.players[seat], LEADERS[leader]
    places = _leader_place(state, seat, verb, leader)
    parameters: dict[str, Word] = {"leader": leader_name(leader)}
    if verb == "discard":
        return Label("lorenzo-option-discard", {**parameters, "gives": source_labels(DISCARD_REWARD, player)}, places)
    if verb == "keep":
        parameters["needs"] = needs(printed)
    if verb == "activate":
        parameters |= missing_to_use(state, seat, leader)
        if leader in player.leaders:
            printed = LEADERS[player.acting_leader(leader)]
    parameters["ability"] = ability(printed, player)
    parameters["use"] = use_of(printed)
    return Label(message_key("option", verb), parameters, places)


def play_label(state: Lorenzo, seat: Seat, leader: int, missing: Missing) -> Label:
    """A leader to be played."""
    label = _leader(state, seat, "play", leader)
    label.parameters |= missing
    return label


def _leader_place(state: Lorenzo, seat: Seat, verb: str, leader: int) -> tuple[str, ...]:
    """Where the leader lies that something is done with: one to copy before somebody else."""
    player = state.players[seat]
    match verb:
        case "keep":
            return places_of("own.pack", player.pack, leader)
        case "activate":
            return places_of(f"boards.{seat}.leaders", player.leaders, leader)
        case "copy":
            places: tuple[str, ...] = ()
            for other, rival in enumerate(state.players):
                places += places_of(f"boards.{other}.leaders", rival.leaders, leader)
            return places
        case _:
            return places_of("own.hand", player.hand, leader)


def _tile(state: Lorenzo, tile: int) -> Label:
    parameters: dict[str, Word] = {"tile": bonus_name(tile), **tile_gives(BONUS_TILES[tile])}
    return Label("lorenzo-option-tile", parameters, places_of("table.bonus_tiles", tiles_left(state), tile))


def tile_gives(tile: BonusTile) -> dict[str, Word]:
    return {"harvest": source_labels(tile.sources[HARVEST]), "production": source_labels(tile.sources[PRODUCTION])}


def _church(state: Lorenzo, player: Player, support: int) -> Label:
    """Support gives the points of the faith track; refusing brings the tile of the period."""
    period = min(state.period(), PERIODS - 1)
    if not support:
        tile, places = tile_name(state.excommunications[period]), (f"table.tiles.{period}", "table.report.tile")
        return Label("lorenzo-option-church-refuse", {"tile": tile}, places)
    parameters: dict[str, Word] = {"points": support_points(player), "faith": player.goods[FAITH]}
    return Label("lorenzo-option-church-support", parameters, ("own.support.points",))
