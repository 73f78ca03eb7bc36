"""The words that cards, leaders, tiles and spaces are made of, by the numbers that rules know them by."""

from __future__ import annotations

from typing import Final

#: Goods: four resources, then three kinds of points.
GOODS: Final = ("coins", "wood", "stone", "servants", "military", "faith", "victory_points")
COINS: Final = 0
WOOD: Final = 1
STONE: Final = 2
SERVANTS: Final = 3
MILITARY: Final = 4
FAITH: Final = 5
VICTORY_POINTS: Final = 6
KINDS: Final = 7
RESOURCES: Final = 4
#: What can be given and paid: goods, and tokens of which everybody keeps the faces to themselves.
STOCK: Final = (*GOODS, "special_tokens")
SPECIAL_TOKENS: Final = 7

TYPES: Final = ("territory", "building", "character", "venture")
#: What the cards of each type are called as a row of a personal board.
ROWS: Final = ("territories", "buildings", "characters", "ventures")
TERRITORY: Final = 0
BUILDING: Final = 1
CHARACTER: Final = 2
VENTURE: Final = 3

#: Actions whose value cards may change: taking a card of each type, the two work areas, a tower with any cards.
ACTIONS: Final = (
    "take_territory",
    "take_building",
    "take_character",
    "take_venture",
    "harvest",
    "production",
    "take_from_special_tower",
)
HARVEST: Final = 4
PRODUCTION: Final = 5
#: The cards each kind of work activates (LOR-128).
WORKED: Final = {HARVEST: TERRITORY, PRODUCTION: BUILDING}

#: What is lost for at the end of the game, and the parts of the score that a tile can cancel.
MEASURES: Final = (
    "victory_points",
    "military",
    "building_cost_wood_and_stone",
    "supply_resources",
    "special_development_cards",
)
CATEGORIES: Final = ("territories", "characters", "ventures")

#: What can be counted: cards of a type, goods, leaders in play; for leaders also cards of one type, or of few.
COUNT_CARDS: Final = 0
COUNT_GOODS: Final = 1
COUNT_LEADERS: Final = 2
COUNT_ONE_TYPE: Final = 3
COUNT_FEW_TYPES: Final = 4
