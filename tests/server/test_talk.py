"""Talk: whoever sits at a table can say something to all who are there, and no match is disturbed by it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import text

from signoria.server.hints import LocalHints
from signoria.server.messages import NewTable, Remarks, Update
from signoria.server.problems import NotDone
from signoria.server.store import Store
from signoria.server.talk import AT_ONCE, MOST, PACE_MS, TOLD, Talk
from tests.server import databases
from tests.server.company import Company
from tests.server.guest import Guest, Line, good, say
from tests.server.hourglass import Hourglass, by_hand
from tests.server.sample import a_commit, a_person, a_table, on
from tests.server.serving import serving
from tests.server.test_feed import heartless


def refusal(person: Guest, table: str, words: str) -> tuple[int, str]:
    answer = person.send("POST", f"/api/tables/{table}/say", {"text": words})
    return answer.status_code, answer.json()["what"]["key"].removeprefix("platform-problem-")


def heard(line: Line) -> list[tuple[int, str, int | None, str]]:
    """What is told next: number, who, where they sit, and what they said."""
    remarks = line.hear("remarks")["remarks"]
    return [(one["number"], one["name"], one.get("seat"), one["text"]) for one in remarks]


# Who hears what


def test_everybody_who_is_there_hears_what_is_said_from_the_waiting_room_to_the_result(company: Company) -> None:
    anna, bruno, watcher = company.guest("Anna"), company.guest("Bruno"), company.guest("Elena")
    table = anna.make(["", ""])
    anna.sit(table, 1)
    bruno.sit(table, 0)
    with ExitStack() as lines:
        everybody = [lines.enter_context(person.socket(table)) for person in (anna, bruno, watcher)]
        say(anna, table, "Buongiorno!")
        for line in everybody:
            assert heard(line) == [(1, "Anna", 1, "Buongiorno!")]
        anna.start(table)
        say(bruno, table, "I begin.")
        for line in everybody:
            line.hear("update")
            assert heard(line) == [(2, "Bruno", 0, "I begin.")]
        anna.post(f"/api/tables/{table}/concede")
        say(anna, table, "Well played")
        for line in everybody:
            assert heard(line) == [(3, "Anna", 1, "Well played")]
    with watcher.socket(table) as late:
        assert [words for *_, words in heard(late)] == ["Buongiorno!", "I begin.", "Well played"]


def test_who_left_or_has_another_name_is_told_as_they_were_called_then(company: Company) -> None:
    anna, bruno = company.guest("Anna"), company.guest("Bruno")
    table = anna.make(["", ""])
    anna.sit(table, 0)
    bruno.sit(table, 1)
    say(bruno, table, "I must go")
    bruno.post(f"/api/tables/{table}/leave")
    good(anna.send("PATCH", "/api/people/me", {"name": "Annina"}))
    say(anna, table, "So be it")
    with anna.socket(table) as line:
        assert heard(line) == [(1, "Bruno", None, "I must go"), (2, "Annina", 0, "So be it")]
    assert refusal(bruno, table, "One thing more") == (403, "not-at-table")


def test_whoever_only_watches_hears_and_does_not_speak(company: Company) -> None:
    (anna,), table = company.seated("", "random")
    watcher = company.guest("Elena")
    say(anna, table, "Nobody here but me")
    assert refusal(watcher, table, "And me") == (403, "not-at-table")
    with watcher.socket(table) as line:
        assert heard(line) == [(1, "Guest 0", 0, "Nobody here but me")]


def test_a_stream_of_events_tells_what_is_said(company: Company) -> None:
    (anna,), table = company.seated("", "random")
    with company.guest("").events(table) as events:
        say(anna, table, "Hello")
        message = next(event.message for event in events if event.kind == "remarks")
    assert [one["text"] for one in message["remarks"]] == ["Hello"]


def test_nothing_that_was_said_stands_in_the_record(company: Company) -> None:
    (anna, bruno), table = company.seated("", "")
    say(anna, table, "between us")
    for person in (anna, bruno):
        person.post(f"/api/tables/{table}/vote", {"abandon": True})
    assert "between us" not in anna.send("GET", f"/api/tables/{table}/record").text
    assert "between us" not in anna.send("GET", f"/api/tables/{table}/now").text


# The match goes on


def test_what_is_said_meanwhile_makes_no_choice_be_tried_anew(address: str) -> None:
    async def scenario(store: Store) -> None:
        table = a_table()
        await store.add_table(table)
        commit = a_commit(table)
        await store.say(table.id, a_person(), "Wait!", 1500)
        row = await store.table(table.id)
        assert row is not None
        assert (row.last_remark, row.revision, row.head, row.changed) == (1, table.revision, 0, table.changed)
        assert await store.commit(commit) is True

    on(address, scenario)


def test_who_talks_while_choosing_is_told_both_once(company: Company) -> None:
    (anna, bruno), table = company.seated("", "")
    with bruno.socket(table) as line:
        code = line.hear("update")["decision"]["options"][0]["code"]
        say(anna, table, "Take your time")
        assert heard(line)[0][3] == "Take your time"
        line.say({"type": "choose", "codes": [code], "after": 0, "key": "bruno-choice"})
        assert {line.hear()["type"], line.hear()["type"]} == {"update", "done"}
        say(anna, table, "Good")
        assert [words for *_, words in heard(line)] == ["Good"]


# What can be said


@pytest.mark.parametrize(
    ("words", "seen"),
    [
        ("  one\n two\tthree ", "one two three"),
        ("a\u202eb\u0000c\u200bd", "abcd"),
        ("Cosi\u0300 è", "Così è"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("🎲 Che fortuna!", "🎲 Che fortuna!"),
    ],
)
def test_what_is_said_is_one_line_and_nothing_in_it_is_invisible(company: Company, words: str, seen: str) -> None:
    (anna,), table = company.seated("", "random")
    assert say(anna, table, words)["text"] == seen


def test_nothing_and_too_much_are_refused(company: Company) -> None:
    (anna,), table = company.seated("", "random")
    assert refusal(anna, table, "") == (422, "not-understood")
    assert refusal(anna, table, " \u200b\n ") == (422, "nothing-said")
    assert refusal(anna, table, "x" * 281) == (422, "not-understood")
    assert say(anna, table, "x" * 280)["number"] == 1


def talking(address: str, scenario: Callable[[Hourglass, Talk], Awaitable[None]]) -> None:
    """What happens at a table for two whose clock is set by hand."""

    async def run(glass: Hourglass) -> None:
        await glass.begin("masters", 2)
        await scenario(glass, Talk(glass.tables, allowed=True))

    by_hand(address, run)


def test_who_talks_without_end_must_wait_and_others_need_not(address: str) -> None:
    async def scenario(glass: Hourglass, talk: Talk) -> None:
        anna, bruno = glass.people
        for n in range(AT_ONCE):
            await talk.say(glass.table, anna, f"remark {n}")
        with pytest.raises(NotDone, match="too-much-said") as refused:
            await talk.say(glass.table, anna, "and another")
        assert refused.value.status == 429
        await talk.say(glass.table, bruno, "Let me say something")
        glass.now += PACE_MS
        assert (await talk.say(glass.table, anna, "and another")).number == AT_ONCE + 2

    talking(address, scenario)


def test_a_table_keeps_so_much_and_whoever_comes_is_told_the_last_of_it(address: str) -> None:
    async def scenario(glass: Hourglass, talk: Talk) -> None:
        anna, _ = glass.people
        for n in range(TOLD + 5):
            await glass.store.say(glass.table, anna, f"remark {n + 1}", n)
        row = await glass.tables.row(glass.table)
        newest = (await talk.since(row, 0)).remarks
        assert [one.number for one in newest] == list(range(6, TOLD + 6))
        assert [one.number for one in (await talk.since(row, TOLD + 3)).remarks] == [TOLD + 4, TOLD + 5]
        full = text(f"UPDATE tables SET last_remark = {MOST}")
        await databases.by_hand(address, lambda connection: connection.execute(full))
        with pytest.raises(NotDone, match="enough-said"):
            await talk.say(glass.table, anna, "the last word")

    talking(address, scenario)


def test_a_host_can_do_without_talk(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'quiet.db'}", options=["--no-talk"]) as server:
        company = Company(server)
        (anna,), table = company.seated("", "random")
        assert anna.get("/api/greeting")["talk"] is False
        assert refusal(anna, table, "Hello?") == (403, "no-talk")
        company.leave()


# Several processes


def test_what_is_said_at_one_process_is_heard_at_the_other_though_the_hint_is_lost(tmp_path: Path) -> None:
    async def scenario(url: str) -> None:
        stores = [await Store.open(url) for _ in range(2)]
        one, other = [heartless(store, LocalHints()) for store in stores]
        anna, _ = await one.people.enter("Anna")
        table = (await one.seating.make(anna, NewTable("masters", {}, ["", "random"]))).id
        await one.seating.sit(table, anna, 0, bytes(16))
        await one.seating.start(table, anna)
        feed = aiter(other.feed.follow(table, "", None))
        while not isinstance(await anext(feed), Update):
            pass
        next_message = asyncio.ensure_future(anext(feed))
        await one.talk.say(table, anna, "Can you hear me?")
        await other.feed.beat()
        message = await next_message
        assert isinstance(message, Remarks)
        assert [(one.name, one.seat, one.text) for one in message.remarks] == [("Anna", 0, "Can you hear me?")]
        for services in (one, other):
            services.thinking.close()
            await services.store.close()

    with databases.database("postgresql", tmp_path) as url:
        asyncio.run(scenario(url))
