"""Standing orders: what seats leave for their absence is obeyed, kept secret, and proved by the record."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from signoria.kit.orders import Order
from signoria.record import BadRecord, chain_lines, verify
from signoria.registry import games
from signoria.server.live import SHORTEST_PAUSE, run_at
from signoria.server.problems import Stale
from signoria.server.store import SeatRow
from signoria.server.workers import BY_WORKER
from tests.server.company import Company
from tests.server.databases import KINDS, database
from tests.server.guest import Guest, good
from tests.server.hourglass import Hourglass, by_hand
from tests.server.sample import a_table
from tests.server.serving import serving

PRINCES: dict[str, Any] = {"game": "princes", "settings": {"first": 1}, "pause": 1}


def order(kind: str, *codes: str, **more: object) -> dict[str, object]:
    return {"kind": kind, "codes": list(codes), **more}


def bidder(stack: str, most: int, last: str) -> list[dict[str, object]]:
    """Wants one object up to a price, and something else as the last."""
    return [
        order("open", f"open:{stack}", "open:builder"),
        order("bid", "bid", when={"auction.stack": stack}, most={"auction.bid": most}),
        order("bid", "pass"),
        order("purchase", f"buy:{last}"),
        order("recruit", "hold"),
    ]


def give(person: Guest, table: str, orders: list[dict[str, object]]) -> None:
    assert person.post(f"/api/tables/{table}/orders", {"orders": orders})["orders"] == orders


def begin(company: Company, **more: object) -> tuple[list[Guest], str]:
    """Three people whose starting hands are chosen; nobody has been asked to open an auction before."""
    people, table = company.seated("", "", "", **{**PRINCES, **more})
    for person in people:
        good(person.choose(table, [person.await_decision(table)["decision"]["options"][0]["code"]], 0))
    return people, table


# By post


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_an_auction_resolves_from_orders_while_nobody_who_plays_is_connected(kind: str, tmp_path: Path) -> None:
    with database(kind, tmp_path) as url, serving(url) as server, Guest(server.address, "") as stranger:
        company = Company(server)
        people, table = begin(company)
        for person, orders in zip(people, (("jester", 600), ("jester", 400), ("builder", 900)), strict=True):
            give(person, table, bidder(*orders, last="recruiting_card"))
        company.leave()
        first = await_actions(stranger, table)
        assert len(first["pending"]) == 1
        boards = first["view"]["boards"]
        assert [(board["jesters"], board["builders"]) for board in boards] == [(1, 0), (0, 0), (0, 1)]
        again = [person.again() for person in people]
        for guest in again:
            guest.post(f"/api/tables/{table}/vote", {"abandon": True})
        for seat, guest in enumerate(again):
            mine = [entry["seat"] for entry in guest.now(table)["entries"] if entry.get("ordered")]
            assert set(mine) == {seat}, "everybody is told of their own orders only"
            guest.http.close()
        record = good(stranger.send("GET", f"/api/tables/{table}/record"))
    prove(record)


def await_actions(stranger: Guest, table: str) -> Any:
    """The match as soon as somebody is asked for the first action of the round."""
    with stranger.events(table) as events:
        return next(
            event.message
            for event in events
            if event.kind == "update" and event.message["view"]["table"]["phase"] == "actions"
        )


def prove(record: list[dict[str, Any]]) -> None:
    """What the record shows: the orders, the choices made by them, and that those follow from these."""
    verified = verify(chain_lines([unhashed(line) for line in record]).encode(), games())
    order_lines = [line for line in verified.lines if "orders" in line]
    ordered = [line for line in verified.lines if "ordered" in line]
    assert [line["seat"] for line in order_lines] == [0, 1, 2]
    assert {line["seat"] for line in ordered} == {0, 1, 2}
    assert {"bid", "pass", "buy:recruiting_card"} <= {line["choice"] for line in ordered}
    assert len(ordered) == len(verified.log) - 3, "all but the starting hands"
    for change, what in ((other_choice, "not-ordered"), (fewer_orders, "not-ordered"), (wrong_orders, "not-a-record")):
        lines = [unhashed(line) for line in json.loads(json.dumps(record))]
        change(lines)
        with pytest.raises(BadRecord) as refused:
            verify(chain_lines(lines).encode(), games())
        assert refused.value.what == what


def unhashed(line: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in line.items() if key != "hash"}


def other_choice(lines: list[dict[str, Any]]) -> None:
    """Somebody would rather have passed."""
    line = next(line for line in lines if line.get("choice") == "bid" and "ordered" in line)
    line["choice"] = "pass"


def fewer_orders(lines: list[dict[str, Any]]) -> None:
    """Orders that were never given."""
    line = next(line for line in lines if "orders" in line)
    line["orders"] = []


def wrong_orders(lines: list[dict[str, Any]]) -> None:
    line = next(line for line in lines if "orders" in line)
    line["orders"] = [{"kind": 3}]


# What may be ordered, and who may know


def test_orders_are_their_owners_to_see_and_to_replace(company: Company) -> None:
    (anna, bruno, _), table = begin(company, pause=3600)
    give(anna, table, bidder("jester", 600, "builder"))
    give(anna, table, [order("open", "decline")])
    assert anna.get(f"/api/tables/{table}/orders") == {"orders": [order("open", "decline")]}
    assert bruno.get(f"/api/tables/{table}/orders") == {"orders": []}
    assert company.guest("Watcher").send("GET", f"/api/tables/{table}/orders").status_code == 403


@pytest.mark.parametrize(
    ("orders", "status"),
    [
        ([order("open", "open:nothing")], 422),
        ([order("open")], 422),
        ([order("", "pass")], 422),
        ([order("open", *["pass"] * 65)], 422),
        ([order("bid", "pass")] * 41, 422),
        ([order("bid", "pass", when={str(n): n for n in range(9)})], 422),
        ([order("bid", "pass", most={"auction.bid": "much"})], 422),
    ],
    ids=str,
)
def test_what_cannot_be_ordered_is_refused(company: Company, orders: list[object], status: int) -> None:
    (anna,), table = company.seated("", "random", "random", **{**PRINCES, "pause": 3600})
    assert anna.send("POST", f"/api/tables/{table}/orders", {"orders": orders}).status_code == status


def test_a_table_that_allows_no_orders_takes_none(company: Company) -> None:
    (anna,), table = company.seated("", "random", "random", game="princes")
    refused = anna.send("POST", f"/api/tables/{table}/orders", {"orders": []})
    assert refused.status_code == 409
    assert refused.json()["what"]["key"] == "platform-problem-no-orders"


def test_others_are_sent_the_same_whatever_was_ordered(company: Company) -> None:
    """Two tables with one seed: at one of them somebody gives orders, and takes them back."""
    by_ordering = []
    for ordering in (False, True):
        people, table = begin(company, pause=3600, seed="florence")
        opener = people[people[0].now(table)["pending"][0]]
        bruno = next(person for person in people if person is not opener)
        with bruno.socket(table) as line:
            line.hear("update")
            if ordering:
                give(opener, table, bidder("jester", 600, "builder"))
                give(opener, table, [])
            good(opener.choose(table, ["open:lake"], 3))
            first_message = line.hear()
        received = [
            first_message,
            bruno.now(table),
            bruno.get(f"/api/tables/{table}"),
            bruno.get("/api/tables")["mine"][0],
        ]
        by_ordering.append([timeless(message, table) for message in received])
    assert by_ordering[0] == by_ordering[1]


def timeless(message: Any, table: str) -> Any:
    """A message without what differs from one table and one minute to another."""
    if isinstance(message, dict):
        return {
            key: timeless(value, table) for key, value in message.items() if key not in ("at", "created", "changed")
        }
    if isinstance(message, list):
        return [timeless(part, table) for part in message]
    return "table" if message == table else message


# The pause


@pytest.mark.parametrize("bot", ["", "random"])
def test_every_seat_is_answered_for_after_a_random_pause(bot: str) -> None:
    table = a_table(pause=60, seats=[SeatRow(0, "anna"), SeatRow(1, "" if bot else "bruno", bot=bot)])
    due = [run_at(table, 2, 0, 1000) - 1000 for _ in range(200)]
    assert min(due) >= 60_000 / SHORTEST_PAUSE
    assert max(due) <= 60_000
    assert len(set(due)) > 100
    assert run_at(table, 2, 1500, 1000) == 1500, "never after the clock"
    assert run_at(table, 0, 0, 1000) == 0


def test_a_forced_answer_waits_like_any_other(address: str) -> None:
    """Played at random until somebody has one option only: after the pause, not before, it is chosen for them."""

    async def scenario(glass: Hourglass) -> None:
        await glass.begin("princes", 3, pause=60)
        random = Random(3)
        while True:
            decision = (await glass.match()).pending[0]
            if len(decision.options) == 1 and decision.options[0].verb != "end":
                break
            await glass.choose(decision.seat, random.choice(decision.options).code)
        glass.now += 60_000 // SHORTEST_PAUSE - 1
        assert await glass.claims() == []
        glass.now += 60_000
        await glass.work()
        head = await glass.head()
        choices = await glass.store.choices_under(glass.table, f"{BY_WORKER}{decision.seat}:{head - 1}")
        assert [(choice.seat, choice.code) for choice in choices] == [(decision.seat, decision.options[0].code)]

    by_hand(address, scenario)


def test_a_worker_that_finds_nothing_to_do_lets_the_table_rest(address: str) -> None:
    async def scenario(glass: Hourglass) -> None:
        await glass.begin("princes", 3, pause=60)
        glass.now += 60_000
        await glass.work()
        glass.now += 3_600_000
        assert await glass.claims() == []
        assert await glass.head() == 0

    by_hand(address, scenario)


def test_a_worker_that_looked_before_somebody_chose_puts_nothing_off(address: str) -> None:
    async def scenario(glass: Hourglass) -> None:
        await glass.begin("princes", 3, pause=60)
        glass.now += 60_000
        (claim,) = await glass.claims()
        row = (await glass.tables.latest(glass.table)).row
        await glass.choose(0, (await glass.match()).pending[0].options[0].code)
        await glass.store.rest(claim, row)
        glass.now += 60_000
        assert [again.table for again in await glass.claims()] == [glass.table]

    by_hand(address, scenario)


def test_whoever_changes_an_order_is_not_answered_for_by_the_old_one(address: str) -> None:
    """The worker has read the orders, then others are given: its choice is not kept, the new ones are obeyed."""

    async def scenario(glass: Hourglass) -> None:
        await glass.begin("princes", 3, pause=60)
        match = await glass.match()
        first = [decision.options[0].code for decision in match.pending]
        await glass.tables.order(glass.table, glass.people[0].id, [Order("return", (first[0],))])
        glass.now += 60_000
        (claim,) = await glass.claims()
        live = await glass.tables.latest(glass.table)
        answer = await glass.workers._answer(live)
        assert answer is not None
        await glass.tables.order(glass.table, glass.people[0].id, [])
        with pytest.raises(Stale):
            await glass.tables.choose(glass.table, answer[0], answer[1], live.head, "order:0:0", claim.fence)
        glass.now += 60_000
        await glass.work()
        assert await glass.head() == 0

    by_hand(address, scenario)
