"""Every match of a database played again: from its first choice, and from its snapshot on."""

from __future__ import annotations

from signoria.server.live import Live, match_after, pending_seats, snapshot_text
from signoria.server.store import Store, TableRow

PAGE = 100


async def replay_all(address: str) -> list[str]:
    """What is wrong with the matches of a database, a sentence each."""
    faults: list[str] = []
    store = await Store.open(address)
    last = ""
    while page := await store.tables_after(last, PAGE):
        for row in page:
            if row.head or row.pending:
                faults += await replay(store, row)
        last = page[-1].id
    await store.close()
    return faults


async def replay(store: Store, row: TableRow) -> list[str]:
    """The log, the snapshot with what came after it, and the pending column all say the same."""
    try:
        whole = match_after(row, await store.choices(row.id))
        short = (await Live.open(store, row)).match
    except Exception as fault:
        return [f"{row.id} cannot be replayed: {fault!r}"]
    faults = []
    if pending_seats(whole) != row.pending:
        faults.append(f"{row.id}: {row.pending:b} are to choose, by the log {pending_seats(whole):b}")
    if whole.digest() != short.digest() or snapshot_text(whole) != snapshot_text(short):
        faults.append(f"{row.id}: the snapshot leads elsewhere than the log")
    return faults
