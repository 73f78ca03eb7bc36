"""What must lie on the table, and the same as it is shown: one shape, so that the two can be compared."""

from __future__ import annotations

from typing import cast

from tests.referee.masters.board import Board
from tests.referee.masters.goods import RESOURCES
from tests.referee.masters.table import Business, Table, boards_seen, table_seen
from tests.referee.masters.warehouse import contents, drawn_lawfully
from tests.referee.script import Facts, Sight


def facts_of(table: Table) -> Facts:
    return {
        "table": facts_of_table(table),
        "boards": [facts_of_board(board) for board in table.boards],
        "own": [
            {"hand": sorted(board.hand), "amount": amount}
            for board, amount in zip(table.boards, table.amounts, strict=True)
        ],
    }


def facts_of_table(table: Table) -> Facts:
    return {
        "first": table.first,
        "seat": table.active(),
        "round": (table.completed_turns - (table.over and not table.lorenzo)) // table.seats() + 1,
        "reports": table.reports,
        "ending": table.ending,
        "market": table.market,
        "slide": table.slide,
        "grid": table.grid.facts(),
        "business": facts_of_business(table.business) if table.business else None,
        "solo": table.lorenzo.facts() if table.lorenzo else None,
    }


def facts_of_business(business: Business) -> Facts:
    return {
        "taken": business.taken,
        "whites": business.whites,
        "excess": business.excess,
        "buying": business.buying,
        "powers": business.powers,
        "cost": business.cost,
        "gain": business.gain,
        "faith": business.faith,
    }


def facts_of_board(board: Board) -> Facts:
    """Of the depots, what they hold: how it lies is free, as long as it is lawful (MAS-060)."""
    return {
        "faith": board.faith,
        "tiles": board.tiles,
        "depots": board.depots,
        "depots_lawful": True,
        "strongbox": board.strongbox,
        "triple_tiles": {resource: board.strongbox[resource] // 3 for resource in RESOURCES},  # MAS-106
        "powers": list(board.powers()),
        "slots": board.slots,
        "played": board.played,
        "hand": len(board.hand),
        "points": board.points(),
    }


def seen_in(sight: Sight) -> Facts:
    return {
        "table": table_seen(sight),
        "boards": [
            {
                **board,
                "depots": contents(board["depots"]),
                "depots_lawful": drawn_lawfully(board["depots"], board["played"]),
            }
            for board in boards_seen(sight)
        ],
        "own": [{**own, "hand": sorted(cast(list[str], own["hand"]))} for own in sight.own],
    }
