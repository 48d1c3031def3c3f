"""Positions, drafts, turns: versions, keys, seats and what nobody may see."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from tests.server.client import Client, done
from tests.server.service import PATIENCE


def answer_of(client: Client, table: str, seat: int) -> tuple[int, list[str]]:
    """The version and the steps of a whole first answer of a seat, without committing it."""
    position = client.position(table, seat)
    steps: list[str] = []
    options = position["options"]
    while options:
        steps.append(options[0]["word"])
        body = {"seat": seat, "version": position["version"], "steps": steps}
        draft = done(client.post(f"/api/tables/{table}/draft", **body))
        options = [] if draft["done"] else draft["position"]["options"]
    return position["version"], steps


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_a_whole_game_at_one_device(anna: Client, edition: str) -> None:
    """Every turn is drafted and committed; the record of the game holds."""
    table = anna.make_table("mbb", edition, variant={"2019": 4, "2006": 5}[edition])
    path = f"/api/tables/{table['id']}"
    rng = random.Random(1)
    while (table := done(anna.get(path)))["status"] == "playing":
        for seat in table["deciders"]:
            if table["seats"][seat]["mine"]:
                answer = anna.play_turn(table["id"], seat, rng)
                assert answer is None or answer.status_code == 200, answer.text
            else:
                time.sleep(0.01)
    assert table["status"] == "finished"
    final = anna.position(table["id"])
    assert [score["total"] for score in final["scores"]] == table["result"]
    record = anna.get(f"{path}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert f"Result: {' '.join(map(str, table['result']))}" in record.text
    brought = done(anna.post("/api/records", text=record.text), 201)
    assert (brought["status"], brought["result"]) == ("finished", table["result"])


def test_a_draft_changes_nothing(anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    before = anna.position(table, 0)
    answer_of(anna, table, 0)
    assert anna.position(table, 0) == before


def test_a_turn_that_was_sent_twice_is_played_once(anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    version, steps = answer_of(anna, table, 0)
    first = done(anna.turn(table, 0, version, *steps, key="same"))
    again = done(anna.turn(table, 0, version, *steps, key="same"))
    assert first == {"version": 1, "again": False}
    assert again == {"version": 1, "again": True}
    repeated = done(anna.turn(table, 0, version, *steps, key="another"), 409)
    assert (repeated["error"], repeated["version"]) == ("repeated", 1)
    assert anna.position(table)["version"] == 1


def test_turns_for_other_moments_are_refused(anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    version, steps = answer_of(anna, table, 0)
    assert done(anna.turn(table, 0, 99, *steps), 409)["error"] == "future"
    for seat in (0, 1, 2):
        done(anna.turn(table, seat, *answer_of(anna, table, seat)[:1], *answer_of(anna, table, seat)[1]))
    stale = done(anna.turn(table, 1, version, *steps), 409)
    assert stale["error"] in ("stale", "repeated")


def test_two_seats_answer_a_sealed_choice_from_the_same_version(anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    answers = [answer_of(anna, table, seat) for seat in (0, 1)]
    assert answers[0][0] == answers[1][0] == 0
    for seat, (version, steps) in enumerate(answers):
        assert done(anna.turn(table, seat, version, *steps))["version"] == seat + 1


def test_a_sealed_answer_may_be_taken_back_until_the_reveal(anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    version, steps = answer_of(anna, table, 0)
    done(anna.turn(table, 0, version, *steps))
    answered = anna.position(table, 0)
    assert answered["may_take_back"]
    assert [option["word"] for option in answered["options"]] == ["takeback"]
    done(anna.turn(table, 0, answered["version"], "takeback"))
    assert anna.position(table, 0)["asked"]


def test_nobody_acts_or_looks_for_another_seat(anna: Client, ben: Client) -> None:
    table = anna.make_table("mob")
    done(ben.post(f"/api/tables/{table['id']}/join", link=table["link"], name="Ben"))
    path = f"/api/tables/{table['id']}"
    for seat in (0, 2, 4):
        expected = 404 if seat == 4 else 403
        assert ben.get(f"{path}/position", seat=seat).status_code == expected
        assert ben.get(f"{path}/log", seat=seat).status_code == expected
        assert ben.get(f"{path}/notes", seat=seat).status_code == expected
        assert ben.turn(table["id"], seat, 0, "pass").status_code == expected
        assert ben.post(f"{path}/draft", seat=seat, version=0, steps=[]).status_code == expected
        assert ben.post(f"{path}/seats/{seat}/token").status_code == expected


def test_what_the_rules_refuse_is_said_with_the_rule(anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    refused = done(anna.turn(table, 0, 0, "bid4"), 422)
    assert refused["rule"].startswith("R19-")
    assert refused["rule"] in refused["message"]
    assert done(anna.turn(table, 0, 0, "nonsense"), 422)["error"] == "no-such-word"
    assert anna.position(table)["version"] == 0


def test_half_a_sealed_answer_is_not_taken(anna: Client) -> None:
    """The number of steps of a sealed sheet is secret: it comes whole or not at all."""
    table = anna.make_table("mhh", "2006", variant=5)["id"]
    version, steps = answer_of(anna, table, 0)
    assert len(steps) > 1
    assert done(anna.turn(table, 0, version, steps[0]), 422)["error"] == "unfinished"


def test_keys_of_the_table_itself_are_not_for_clients(anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    version, steps = answer_of(anna, table, 0)
    assert done(anna.turn(table, 0, version, *steps, key="bot-0"), 422)["error"] == "key"


def test_looking_back_shows_what_was_known_then(anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    rng = random.Random(5)
    seen: dict[tuple[int, int], Any] = {}
    for _ in range(30):
        deciders = done(anna.get(f"/api/tables/{table}"))["deciders"]
        for seat in range(3):
            position = anna.position(table, seat)
            seen[position["version"], seat] = position["view"]
        anna.play_turn(table, rng.choice(deciders), rng)
    for (version, seat), view in seen.items():
        past = anna.position(table, seat, at=version)
        assert past["view"] == view
        assert (past["at"], past["version"], past["options"]) == (version, version, [])
    assert done(anna.get(f"/api/tables/{table}/position", at=10_000), 404)["error"] == "no-turn"


def test_the_log_has_every_turn_and_the_texts_of_its_language(anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    rng = random.Random(6)
    while anna.position(table)["version"] < 8:
        seat = done(anna.get(f"/api/tables/{table}"))["deciders"][0]
        anna.play_turn(table, seat, rng)
    whole = done(anna.get(f"/api/tables/{table}/log", lang="en"))
    version = anna.position(table)["version"]
    assert [turn["version"] for turn in whole["turns"]] == list(range(1, version + 1))
    assert whole["opening"]
    later = done(anna.get(f"/api/tables/{table}/log", since=5, lang="en"))
    assert later == {"opening": [], "turns": whole["turns"][5:]}
    german = done(anna.get(f"/api/tables/{table}/log", lang="de"))
    assert german["opening"][0]["fields"] == whole["opening"][0]["fields"]
    assert german["opening"][0]["text"] != whole["opening"][0]["text"]


def test_bots_play_until_a_person_is_asked(anna: Client) -> None:
    """Three bots and a person: the game never waits for a bot for long."""
    table = anna.make_table("mbbb")["id"]
    rng = random.Random(7)
    limit = time.monotonic() + PATIENCE
    while anna.position(table)["version"] < 10 and time.monotonic() < limit:
        if anna.play_turn(table, 0, rng) is None:
            time.sleep(0.02)
    assert anna.position(table)["version"] >= 10


def test_notes_are_ones_own(anna: Client, ben: Client) -> None:
    table = anna.make_table("mob")
    done(ben.post(f"/api/tables/{table['id']}/join", link=table["link"], name="Ben"))
    path = f"/api/tables/{table['id']}/notes"
    done(anna.put(path, {"seat": 0}, text="Ben bluffs"))
    assert done(anna.get(path, seat=0))["text"] == "Ben bluffs"
    assert ben.get(path, seat=0).status_code == 403
    assert done(ben.get(path, seat=1))["text"] == ""


def test_chat_is_for_the_people_at_the_table(anna: Client, ben: Client) -> None:
    table = anna.make_table("mhh")["id"]
    path = f"/api/tables/{table}/chat"
    line = done(anna.post(path, text="Good\u202e luck\x00!", seat=1), 201)
    assert (line["text"], line["seat"], line["kind"]) == ("Good luck!", 1, "person")
    assert ben.post(path, text="hello").status_code == 403
    assert done(anna.post(path, text=" \u200b "), 422)["error"] == "nothing-said"
    assert done(ben.get(path))["lines"][-1]["text"] == "Good luck!"
    assert done(ben.get(path, since=line["id"]))["lines"] == []


def test_a_record_that_does_not_hold_is_refused_with_its_line(anna: Client) -> None:
    assert done(anna.post("/api/records", text="nonsense"), 422)["error"] == "record"
    table = anna.make_table("mhh", seed="a record")["id"]
    done(anna.post(f"/api/tables/{table}/close"))
    record = anna.get(f"/api/tables/{table}/record").text
    answer = done(anna.post("/api/records", text=record + "\nlinke: bid4\n"), 422)
    assert "line" in answer["message"]
    unfinished = done(anna.post("/api/records", text=record), 201)
    assert unfinished["status"] == "playing"
    assert all(seat["mine"] for seat in unfinished["seats"])
