"""Whole matches over the wire, and what happens when messages come late, twice or wrong."""

from __future__ import annotations

from random import Random
from uuid import uuid4

from tests.server.company import Company
from tests.server.guest import good


def test_a_person_and_bots_play_a_whole_match(company: Company) -> None:
    (anna,), table = company.seated("", "greedy", "random")
    end = anna.play_on(table, Random(1))
    assert end["pending"] == []
    message = anna.get(f"/api/tables/{table}")
    assert message["phase"] == "ended"
    assert [result["seat"] for result in message["results"]] == [0, 1, 2]
    assert min(result["rank"] for result in message["results"]) == 1
    assert len(end["entries"]) == end["seq"] + 1


def test_the_same_key_twice_is_one_choice(company: Company) -> None:
    (anna,), table = company.seated("")
    update = anna.await_decision(table)
    code, key = update["decision"]["options"][0]["code"], str(uuid4())
    first = good(anna.choose(table, [code], update["seq"], key))
    again = good(anna.choose(table, [code], update["seq"], key))
    assert first == again
    assert anna.now(table)["seq"] == first["seq"] == update["seq"] + 1
    other = anna.choose(table, ["take:row.1"], first["seq"], key)
    assert other.status_code == 409


def test_several_codes_are_taken_all_or_none(company: Company) -> None:
    (anna,), table = company.seated("")
    update = anna.await_decision(table)
    keep = update["decision"]["options"][0]["code"]
    refused = anna.choose(table, [keep, "end"], update["seq"])
    assert refused.status_code == 422
    assert refused.json()["rule"] == "MAS-039"
    assert anna.now(table)["seq"] == update["seq"]
    after = good(anna.choose(table, [keep, "take:row.1"], update["seq"]))["seq"]
    assert after == update["seq"] + 2


def test_simultaneous_decisions_are_not_in_each_others_way(company: Company) -> None:
    (anna, bruno, carla), table = company.seated("", "", "")
    updates = [person.await_decision(table) for person in (anna, bruno, carla)]
    assert updates[0]["pending"] == [0, 1, 2]
    for person, update in zip((carla, anna, bruno), (updates[2], updates[0], updates[1]), strict=True):
        good(person.choose(table, [update["decision"]["options"][2]["code"]], 0))
    assert anna.now(table)["seq"] == 3


def test_a_choice_made_on_an_old_question_is_a_conflict(company: Company) -> None:
    (anna,), table = company.seated("")
    update = anna.await_decision(table)
    keep = update["decision"]["options"][0]["code"]
    good(anna.choose(table, [keep], 0))
    late = anna.choose(table, [keep], 0)
    assert late.status_code == 409
    assert late.json()["what"]["key"] == "platform-problem-stale"
    assert anna.choose(table, ["take:row.1"], 99).status_code == 409


def test_undo_goes_back_to_the_barrier_and_no_farther(company: Company) -> None:
    (anna,), table = company.seated("")
    update = anna.await_decision(table)
    assert update["undo"]["key"] == "platform-undo-begun"
    good(anna.choose(table, [update["decision"]["options"][0]["code"]], 0))
    before = anna.await_decision(table)
    good(anna.choose(table, ["take:row.1"], before["seq"]))
    after = anna.await_decision(table)
    assert after["undo"] is None
    good(anna.choose(table, ["undo"], after["seq"]))
    back = anna.await_decision(table)
    assert back["view"] == before["view"]
    assert back["seq"] == after["seq"] + 1
    assert back["entries"][-1] == {**back["entries"][-1], "seat": 0, "undo": True, "labels": []}
    while good(anna.choose(table, ["undo"], back["seq"])) if back["undo"] is None else False:
        back = anna.await_decision(table)
    refused = anna.choose(table, ["undo"], back["seq"])
    assert refused.status_code == 422
    assert refused.json()["what"]["key"] == "platform-problem-cannot-undo"


def test_previews_and_refusals_name_what_the_engine_says(company: Company) -> None:
    (anna,), table = company.seated("")
    update = anna.await_decision(table)
    good(anna.choose(table, [update["decision"]["options"][0]["code"]], 0))
    update = anna.await_decision(table)
    codes = [option["code"] for option in update["decision"]["options"]][:5]
    answer = anna.post(f"/api/tables/{table}/look", {"codes": codes, "after": update["seq"]})
    assert set(answer["previews"]) == set(codes)
    assert any(change["path"].startswith("table.market") for change in answer["previews"]["take:row.1"]["changes"])
    refusals = anna.post(f"/api/tables/{table}/ask", {"after": update["seq"]})["refusals"]
    assert {"MAS-073", "MAS-039"} <= {refusal["rule"] for refusal in refusals}
    assert refusals[0]["reason"]["key"].startswith("masters-rule-MAS-")
    assert {"platform-lack"} == {one["missing"]["key"] for one in refusals if one["rule"] == "MAS-073"}
    assert all("missing" not in one for one in refusals if one["rule"] == "MAS-039")


def test_the_past_is_shown_as_it_was(company: Company) -> None:
    (anna,), table = company.seated("", "random")
    views = {}
    for _ in range(6):
        update = anna.await_decision(table)
        views[update["seq"]] = update["view"]
        good(anna.choose(table, [update["decision"]["options"][0]["code"]], update["seq"]))
    for seq, view in views.items():
        moment = anna.get(f"/api/tables/{table}/at/{seq}")
        assert moment["view"] == view
        assert moment["decision"] is None
    assert anna.send("GET", f"/api/tables/{table}/at/100000").status_code == 404


def test_the_last_moment_is_shown_as_the_match_stands(company: Company) -> None:
    (anna,), table = company.seated("")
    before = anna.play_on(table, Random(4), most=40)
    moment = anna.get(f"/api/tables/{table}/at/{before['seq']}")
    assert moment["view"] == before["view"]
