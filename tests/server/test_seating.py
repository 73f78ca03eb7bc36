"""Everything at a table that is not a choice: making, sitting, leaving, starting, giving up, playing again."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from signoria.registry import game
from signoria.server.hints import LocalHints
from signoria.server.live import snapshot_text
from signoria.server.messages import NewTable
from signoria.server.problems import NotDone
from signoria.server.seating import Seating
from signoria.server.store import ENDED, EXPIRED, PLAYING, PersonRow, Store
from signoria.server.story import begin
from signoria.server.tables import Tables
from signoria.server.workers import BY_WORKER
from tests.server.company import Company
from tests.server.guest import Guest, good
from tests.server.hourglass import Hourglass, by_hand
from tests.server.sample import a_table, on

ENTROPY = "0" * 32


def refusal(guest: Guest, path: str, body: object = None) -> tuple[int, str]:
    """The status and the name of the problem."""
    answer = guest.send("POST", path, body)
    return answer.status_code, answer.json()["what"]["key"].removeprefix("platform-problem-")


def get_table(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}")


def gathered(company: Company, seats: int, **more: object) -> tuple[list[Guest], str]:
    """People on every seat of a table of this kind, and the match begun."""
    people = [company.guest(f"Guest {seat}") for seat in range(seats)]
    table = people[0].make([""] * seats, **more)
    for seat, person in enumerate(people):
        person.sit(table, seat)
    people[0].start(table)
    return people, table


# Making


def test_a_table_shows_its_commitment_from_the_start_and_whose_it_is(company: Company) -> None:
    anna, bruno = company.guest(), company.guest("Bruno")
    table = anna.make(["", "greedy", ""], clock=60)
    mine, theirs = get_table(anna, table), get_table(bruno, table)
    assert (mine["phase"], mine["head"], mine["clock"]) == ("waiting", 0, 60)
    assert len(mine["commitment"]) == 64
    assert mine["seats"] == [{}, {"bot": "greedy"}, {}]
    assert mine["settings"] == {"seats": 3, "rulings": game("masters").version}
    assert mine["yours"] is True
    assert {**mine, "yours": False} == {**theirs, "yours": False}
    assert "yours" not in theirs
    assert get_table(anna, anna.make([""]))["commitment"] != mine["commitment"]


def test_a_table_with_an_open_seed_says_so_and_commits_to_nothing(company: Company) -> None:
    anna = company.guest()
    table = get_table(anna, anna.make([""], seed="for all to see"))
    assert (table["seed"], table["commitment"]) == ("for all to see", "")


@pytest.mark.parametrize(
    ("wrong", "status", "what"),
    [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"seats": ["", "deep blue"]}, 422, "no-such-bot"),
        ({"seats": ["random", "greedy"]}, 422, "only-bots"),
        ({"seats": [""] * 5}, 422, "bad-settings"),
        ({"settings": {"colour": "blue"}}, 422, "bad-settings"),
        ({"game": "princes", "seats": ["", "", ""], "settings": {"harder": True}}, 422, "forbidden-settings"),
        ({"seats": []}, 422, "not-understood"),
        ({"clock": -1}, 422, "not-understood"),
    ],
)
def test_a_table_that_cannot_be_is_not_made(company: Company, wrong: dict[str, object], status: int, what: str) -> None:
    body = {"game": "masters", "settings": {}, "seats": ["", "random"], **wrong}
    assert refusal(company.guest(), "/api/tables", body) == (status, what)


# Sitting and leaving


def test_a_seat_is_taken_once_and_nobody_sits_twice(company: Company) -> None:
    anna, bruno = company.guest(), company.guest("Bruno")
    table = anna.make(["", "", "random"])
    assert anna.sit(table, 1)["mine"] == 1
    sit = f"/api/tables/{table}/sit"
    assert refusal(bruno, sit, {"seat": 1, "entropy": ENTROPY}) == (409, "seat-taken")
    assert refusal(bruno, sit, {"seat": 2, "entropy": ENTROPY}) == (409, "seat-taken")
    assert refusal(bruno, sit, {"seat": 3, "entropy": ENTROPY}) == (404, "no-such-seat")
    assert refusal(bruno, sit, {"seat": 0, "entropy": "guess"}) == (422, "not-understood")
    assert refusal(anna, sit, {"seat": 0, "entropy": ENTROPY}) == (409, "already-seated")
    seats = bruno.sit(table, 0)["seats"]
    assert seats == [{"name": "Bruno"}, {"name": "Anna"}, {"bot": "random"}]


def test_of_many_who_reach_for_a_seat_at_once_one_gets_it(company: Company) -> None:
    anna = company.guest()
    table = anna.make(["", ""])
    crowd = [company.guest(f"Guest {n}") for n in range(6)]

    def reach(guest: Guest) -> int:
        return guest.send("POST", f"/api/tables/{table}/sit", {"seat": 0, "entropy": ENTROPY}).status_code

    with ThreadPoolExecutor(6) as pool:
        assert sorted(pool.map(reach, crowd)) == [200, 409, 409, 409, 409, 409]


def test_a_new_name_stands_on_one_line_with_nothing_invisible(company: Company) -> None:
    anna = company.guest()
    table = anna.make(["", ""])
    anna.sit(table, 0)
    assert good(anna.send("PATCH", "/api/people/me", {"name": "  An\u200bna  Bianca "}))["name"] == "Anna Bianca"
    assert get_table(anna, table)["seats"][0] == {"name": "Anna Bianca"}
    assert anna.send("PATCH", "/api/people/me", {"name": " \u200b "}).status_code == 422


def test_a_host_who_leaves_passes_the_table_on_and_the_last_person_lets_it_go(company: Company) -> None:
    anna, bruno, carla = company.guest(), company.guest("Bruno"), company.guest("Carla")
    table = anna.make(["", "", "random"])
    leave = f"/api/tables/{table}/leave"
    anna.sit(table, 0)
    bruno.sit(table, 1)
    assert refusal(carla, leave) == (403, "not-seated")
    after = anna.post(leave)
    assert after["seats"] == [{}, {"name": "Bruno"}, {"bot": "random"}]
    assert "yours" not in after
    assert get_table(bruno, table)["yours"]
    assert refusal(anna, leave) == (403, "not-seated")
    assert bruno.post(leave)["phase"] == "expired"
    assert refusal(carla, f"/api/tables/{table}/sit", {"seat": 0, "entropy": ENTROPY}) == (409, "not-waiting")
    assert refusal(bruno, f"/api/tables/{table}/start") == (409, "not-waiting")


def test_a_host_who_never_sat_down_can_let_go_too(company: Company) -> None:
    anna, bruno = company.guest(), company.guest("Bruno")
    table = anna.make(["", ""])
    bruno.sit(table, 1)
    anna.post(f"/api/tables/{table}/leave")
    assert get_table(bruno, table)["yours"]
    assert get_table(bruno, table)["phase"] == "waiting"


# What the host decides


def test_the_host_sends_people_away_and_puts_bots_on_seats(company: Company) -> None:
    anna, bruno = company.guest(), company.guest("Bruno")
    table = anna.make(["", ""])
    seat = f"/api/tables/{table}/seat"
    anna.sit(table, 0)
    bruno.sit(table, 1)
    assert refusal(bruno, seat, {"seat": 0}) == (403, "not-host")
    assert anna.post(seat, {"seat": 1, "bot": "greedy"})["seats"] == [{"name": "Anna"}, {"bot": "greedy"}]
    assert "mine" not in get_table(bruno, table)
    assert anna.post(seat, {"seat": 1})["seats"] == [{"name": "Anna"}, {}]
    bruno.sit(table, 1)
    assert anna.post(seat, {"seat": 1})["seats"] == [{"name": "Anna"}, {}], "sent away"
    assert refusal(anna, seat, {"seat": 1, "bot": "deep blue"}) == (422, "no-such-bot")
    assert refusal(anna, seat, {"seat": 7, "bot": "random"}) == (404, "no-such-seat")
    anna.post(seat, {"seat": 1, "bot": "random"})
    assert refusal(anna, seat, {"seat": 0, "bot": "random"}) == (422, "only-bots")


def test_a_match_begins_once_and_only_when_no_seat_is_open(company: Company) -> None:
    anna, bruno = company.guest(), company.guest("Bruno")
    table = anna.make(["", ""])
    start = f"/api/tables/{table}/start"
    anna.sit(table, 0)
    assert refusal(anna, start) == (409, "seats-open")
    bruno.sit(table, 1)
    assert refusal(bruno, start) == (403, "not-host")
    begun = anna.post(start)
    assert (begun["phase"], begun["pending"]) == ("playing", [0, 1])
    assert refusal(anna, start) == (409, "not-waiting")
    assert refusal(anna, f"/api/tables/{table}/leave") == (409, "not-waiting")
    assert refusal(anna, f"/api/tables/{table}/seat", {"seat": 1}) == (409, "not-waiting")


# Lists


def places(guest: Guest, table: str) -> list[str]:
    """In which lists of the front page somebody finds a table."""
    return [place for place, tables in guest.get("/api/tables").items() if table in [one["id"] for one in tables]]


def test_listed_tables_can_be_found_by_everybody_and_others_cannot(company: Company) -> None:
    anna, nobody = company.guest(), company.guest("")
    listed, hidden = anna.make([""], listed=True), anna.make([""])

    assert places(nobody, listed) == ["waiting"]
    assert places(nobody, hidden) == []
    anna.sit(listed, 0)
    assert places(nobody, listed) == []
    anna.start(listed)
    assert places(nobody, listed) == ["running"]
    anna.post(f"/api/tables/{listed}/concede")
    assert places(nobody, listed) == []


def test_a_table_to_join_is_mine_as_soon_as_i_sit_there(company: Company) -> None:
    anna, bruno = company.guest(), company.guest("Bruno")
    table = anna.make(["", "", ""], listed=True, clock=300)
    anna.sit(table, 0)

    assert (places(anna, table), places(bruno, table)) == (["mine"], ["waiting"])
    [waiting] = [one for one in bruno.get("/api/tables")["waiting"] if one["id"] == table]
    assert (waiting["seats"], waiting["clock"]) == ([{"name": "Anna"}, {}, {}], 300)
    bruno.sit(table, 2)
    assert places(bruno, table) == ["mine"]
    anna.post(f"/api/tables/{table}/leave")
    assert places(anna, table) == ["waiting"]


def test_whoever_is_called_differently_is_so_where_no_match_has_begun(company: Company) -> None:
    (anna, bruno), playing = company.seated("", "")
    waiting, other = anna.make(["", ""]), bruno.make(["", ""])
    anna.sit(waiting, 1)
    bruno.sit(other, 0)
    revised = bruno.get(f"/api/tables/{waiting}")
    good(anna.send("PATCH", "/api/people/me", {"name": "Annetta"}))
    renamed = bruno.get(f"/api/tables/{waiting}")
    assert renamed["seats"] == [{}, {"name": "Annetta"}]
    assert {**renamed, "seats": revised["seats"], "changed": 0} == {**revised, "changed": 0}
    assert [seat["name"] for seat in bruno.get(f"/api/tables/{playing}")["seats"]] == ["Guest 0", "Guest 1"]
    assert bruno.get(f"/api/tables/{other}")["seats"][0] == {"name": "Guest 1"}


def test_my_tables_begin_with_those_where_it_is_my_turn(company: Company) -> None:
    (anna, bruno), waiting = company.seated("", "")
    mine = anna.make([""])
    anna.sit(mine, 0)
    anna.start(mine)
    update = anna.now(waiting)
    good(anna.choose(waiting, [update["decision"]["options"][0]["code"]], 0))
    assert [table["id"] for table in anna.get("/api/tables")["mine"]] == [mine, waiting]
    assert [table["mine"] for table in bruno.get("/api/tables")["mine"]] == [1]
    assert company.guest("").get("/api/tables")["mine"] == []


# Giving up


def test_of_two_one_gives_up_and_the_other_has_won(company: Company) -> None:
    (anna, bruno), table = company.seated("", "")
    ended = anna.post(f"/api/tables/{table}/concede")
    assert ended["phase"] == "ended"
    assert [(r["seat"], r["rank"], r.get("conceded", False)) for r in ended["results"]] == [(0, 2, True), (1, 1, False)]
    update = bruno.now(table)
    assert (update["decision"], update["pending"]) == (None, [])
    assert bruno.choose(table, ["end"], update["seq"]).status_code == 409


@pytest.mark.parametrize("bots", [("random",), ("random", "greedy")])
def test_against_bots_alone_giving_up_ends_the_match(company: Company, bots: tuple[str, ...]) -> None:
    (anna,), table = company.seated("", *bots)
    ended = anna.post(f"/api/tables/{table}/concede")
    assert ended["phase"] == "ended"
    assert ended["results"][0]["rank"] == len(bots) + 1


def test_who_gives_up_alone_has_lost(company: Company) -> None:
    (anna,), table = company.seated("")
    results = anna.post(f"/api/tables/{table}/concede")["results"]
    assert [result["conceded"] for result in results] == [True]
    assert results[0]["rank"] >= 2


def test_where_others_play_on_a_bot_takes_over_and_the_match_ends(company: Company) -> None:
    (anna, bruno), table = company.seated("", "", "random")
    after = bruno.post(f"/api/tables/{table}/concede")
    assert after["phase"] == "playing"
    assert after["seats"][1] == {"name": "Guest 1", "conceded": True}
    assert anna.play_on(table, Random(2))["pending"] == []
    ended = get_table(bruno, table)
    assert ended["phase"] == "ended"
    ranks = {result["seat"]: result["rank"] for result in ended["results"]}
    assert ranks[1] == 3
    assert sorted((ranks[0], ranks[2])) in ([1, 2], [1, 1])
    assert [result.get("conceded", False) for result in ended["results"]] == [False, True, False]


def test_who_gives_up_while_somebody_chooses_has_given_up(address: str) -> None:
    async def scenario(store: Store) -> None:
        for _ in range(20):
            row = a_table(("anna", "bruno"), revision=0)
            await store.add_table(row)
            assert await store.change(row, row, start=snapshot_text(begin(row)))
            tables = Tables(store, LocalHints())
            code = (await tables.live(row.id)).match.pending[1].options[0].code
            anna = PersonRow("anna", "Anna", b"", 0)
            chosen = tables.choose(row.id, 1, [code], 0, "the key")
            outcomes = await asyncio.gather(chosen, Seating(tables).concede(row.id, anna), return_exceptions=True)
            if isinstance(outcomes[1], NotDone):
                raise outcomes[1]
            ended = await store.table(row.id)
            assert ended is not None
            assert ended.phase == ENDED

    on(address, scenario)


# Abandoning


def test_a_match_is_abandoned_when_everybody_who_plays_wants_it(company: Company) -> None:
    (anna, bruno, carla), table = company.seated("", "", "")
    vote = f"/api/tables/{table}/vote"
    carla.post(f"/api/tables/{table}/concede")
    assert anna.post(vote, {"abandon": True})["seats"][0] == {"name": "Guest 0", "abandon": True}
    assert anna.post(vote, {"abandon": False})["seats"][0] == {"name": "Guest 0"}
    assert bruno.post(vote, {"abandon": True})["phase"] == "playing"
    over = anna.post(vote, {"abandon": True})
    assert over["phase"] == "abandoned"
    assert "results" not in over
    assert refusal(anna, vote, {"abandon": False}) == (409, "not-playing")
    assert anna.send("GET", f"/api/tables/{table}/record").status_code == 200


# Playing again


def test_a_rematch_is_one_table_with_the_same_seats_however_often_it_is_asked_for(company: Company) -> None:
    (anna, bruno), table = company.seated("", "greedy", "")
    other = company.guest("Carla")
    rematch = f"/api/tables/{table}/rematch"
    assert refusal(anna, rematch) == (409, "not-over")
    anna.post(f"/api/tables/{table}/vote", {"abandon": True})
    bruno.post(f"/api/tables/{table}/vote", {"abandon": True})
    assert refusal(other, rematch) == (403, "not-seated")
    again = bruno.post(rematch)
    assert anna.post(rematch)["id"] == bruno.post(rematch)["id"] == again["id"] != table
    assert again["seats"] == [{}, {"bot": "greedy"}, {}]
    assert again["phase"] == "waiting"
    assert again["yours"], "who asked first is the host"
    before = get_table(anna, table)
    assert before["successor"] == again["id"]
    assert again["settings"] == before["settings"]
    assert again["commitment"] != before["commitment"]


def test_of_many_who_ask_for_a_rematch_at_once_all_get_the_same(company: Company) -> None:
    people, table = company.seated("", "", "", "")
    for person in people:
        person.post(f"/api/tables/{table}/vote", {"abandon": True})
    assert len(rematches(people, table)) == 1


def rematches(people: list[Guest], table: str) -> set[str]:
    """The tables that people get who ask at the same moment."""
    with ThreadPoolExecutor(len(people)) as pool:
        return {again["id"] for again in pool.map(lambda person: person.post(f"/api/tables/{table}/rematch"), people)}


def test_a_rematch_that_many_ask_for_at_once_leaves_no_other_table_behind(company: Company) -> None:
    for _ in range(3):
        people, table = gathered(company, 4, clock=777, listed=True)
        for person in people:
            person.post(f"/api/tables/{table}/vote", {"abandon": True})
        rematches(people, table)
    waiting = company.guest("").get("/api/tables")["waiting"]
    assert len([table for table in waiting if table.get("clock") == 777]) == 3


# Time


def test_a_table_nobody_came_to_is_let_go(address: str) -> None:
    async def scenario(glass: Hourglass) -> None:
        await glass.begin("masters", 1)
        anna = glass.people[0]
        waiting = (await glass.seating.make(anna, NewTable("masters", {}, [""], listed=True))).id
        await glass.seating.sit(waiting, anna, 0, bytes(16))
        assert await glass.store.expire(glass.now, 10) == 0
        assert await glass.store.expire(glass.now + 1, 10) == 1
        assert (await glass.tables.row(waiting)).phase == EXPIRED
        assert [table.id for table in await glass.store.tables_of(anna.id, 10)] == [glass.table]
        assert await glass.store.tables_to_join("", 10) == []
        with pytest.raises(NotDone, match="not-waiting"):
            await glass.seating.start(waiting, anna)
        assert (await glass.tables.row(glass.table)).phase == PLAYING

    by_hand(address, scenario)


def test_when_time_runs_out_a_bot_plays_on_for_whoever_is_late(address: str) -> None:
    async def scenario(glass: Hourglass) -> None:
        await glass.begin("masters", 2, clock=60)
        assert (await glass.tables.row(glass.table)).deadline == glass.now + 60_000
        glass.now += 59_999
        assert await glass.claims() == [], "there is time left"
        glass.now += 1
        while await glass.head() < 6:
            await glass.work()
            glass.now += 60_000
        match = await glass.match()
        assert all(match.game.own(match.state, seat)["hand"] for seat in (0, 1)), "they still play"
        decision = match.pending[0]
        await glass.choose(decision.seat, decision.options[0].code)
        assert not any(seat.played_by_bot for seat in (await glass.tables.row(glass.table)).seats), "and may go on"

    by_hand(address, scenario)


def test_who_gives_up_does_not_stop_the_clock_of_the_others(address: str) -> None:
    async def scenario(glass: Hourglass) -> None:
        await glass.begin("masters", 3, clock=60)
        for decision in (await glass.match()).pending:
            await glass.choose(decision.seat, decision.options[0].code)
        (late,) = [decision.seat for decision in (await glass.match()).pending]
        glass.now += 30_000
        await glass.seating.concede(glass.table, glass.people[(late + 1) % 3])
        before = await glass.head()
        glass.now += 30_000
        await glass.work()
        assert {choice.seat for choice in await glass.store.choices(glass.table, before)} == {late}

    by_hand(address, scenario)


def test_a_server_looks_at_the_clock_by_itself(company: Company) -> None:
    people, table = gathered(company, 2, clock=1)
    assert get_table(people[0], table)["deadline"] - get_table(people[0], table)["created"] >= 1000
    with people[0].socket(table) as line:
        while line.hear("update")["seq"] == 0:
            pass
    for person in people:
        person.post(f"/api/tables/{table}/vote", {"abandon": True})


def test_without_a_clock_nobody_is_hurried(company: Company) -> None:
    (anna,), table = company.seated("")
    assert "deadline" not in get_table(anna, table)
    assert "clock" not in get_table(anna, table)


def test_nobody_can_use_up_the_key_of_a_bots_move(company: Company) -> None:
    (anna,), table = company.seated("", "random")
    random = Random(1)
    for _ in range(200):
        update = anna.await_decision(table)
        codes = [option["code"] for option in update["decision"]["options"]]
        if "end" in codes:
            key = f"{BY_WORKER}1:{update['seq'] + 1}"
            assert anna.choose(table, ["end"], update["seq"], key).status_code == 422
            good(anna.choose(table, ["end"], update["seq"], key.replace(":", "-")))
            break
        good(anna.choose(table, [random.choice(codes)], update["seq"]))
    anna.await_decision(table)
