"""What if, at the service: from what the asker may know, within limits, and without a trace."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.client import Client, done


def tried(client: Client, table: str, **asked: Any) -> httpx.Response:
    return client.post(f"/api/tables/{table}/whatif", **asked)


def a_table(client: Client, kinds: str = "mhh") -> str:
    table: str = client.make_table(kinds, edition="2006")["id"]
    return table


def whole_turn(client: Client, table: str, eyes: int, **asked: Any) -> dict[str, Any]:
    """The first steps that are possible, until they are a turn of the seat."""
    steps: list[str] = []
    answer = done(tried(client, table, eyes=eyes, **asked))
    while not answer["done"]:
        steps.append(answer["position"]["options"][0]["word"])
        answer = done(tried(client, table, eyes=eyes, steps=steps, **asked))
    return {"seat": eyes, "steps": steps}


def test_turns_of_all_are_tried_and_the_table_does_not_notice(anna: Client) -> None:
    table = a_table(anna)
    before = [anna.position(table, seat) for seat in range(3)]
    turns: list[dict[str, Any]] = []
    for seat in range(3):
        turns.append(whole_turn(anna, table, seat, seat=0, turns=turns))
    answer = done(tried(anna, table, seat=0, turns=turns))
    assert [turn["seat"] for turn in answer["turns"] if turn["made"]] == [0, 1, 2]
    assert answer["position"]["round"] == 1, "the sheets were revealed, and the first round began"
    assert answer["turns"][2]["text"], "and what happened is told"
    assert [anna.position(table, seat) for seat in range(3)] == before
    assert done(anna.get(f"/api/tables/{table}"))["version"] == 0


def test_through_other_eyes_all_that_is_hidden_is_drawn_and_marked(anna: Client) -> None:
    table = a_table(anna)
    mine = done(tried(anna, table, seat=0))
    assert mine["position"]["view"] == anna.position(table, 0)["view"]
    assert mine["imagined"] == {"money": [], "hands": [], "opinions": [], "politicians": []}
    truth = anna.position(table, 1)["view"]
    hands = []
    for world in range(8):
        theirs = done(tried(anna, table, seat=0, eyes=1, world=world))
        assert theirs["imagined"]["money"] == [1]
        hands.append(theirs["position"]["view"]["hands"][1]["cards"])
    assert [len(hand) for hand in hands] == [truth["hands"][1]["size"]] * 8
    if truth["hands"][1]["size"]:
        assert len({tuple(hand) for hand in hands}) > 1


def test_a_visitor_tries_from_what_everybody_knows(anna: Client, ben: Client) -> None:
    table = a_table(anna)
    answer = done(tried(ben, table))
    assert answer["position"]["seat"] is None
    assert tried(ben, table, seat=0).status_code == 403


def test_bots_answer_for_others_and_never_for_oneself(anna: Client) -> None:
    table = a_table(anna)
    answer = done(tried(anna, table, seat=0, bots=4))
    assert {turn["seat"] for turn in answer["turns"] if turn["bot"]} == {1, 2}
    assert answer["deciders"] == [0]
    again = done(tried(anna, table, seat=0, bots=4))
    assert again == answer, "the same world, the same bots"


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"turns": [{"seat": 0, "steps": ["bid3"]}]}, 422, "refused-not-offered"),
        ({"turns": [{"seat": 0, "steps": ["nothing"]}]}, 422, "no-such-word"),
        ({"turns": [{"seat": 4, "steps": ["pass"]}]}, 404, "no-seat"),
        ({"turns": [{"seat": 0, "steps": ["pass"]}] * 41}, 400, "bad-request"),
        ({"bots": 5}, 400, "bad-request"),
        ({"world": -1}, 400, "bad-request"),
        ({"at": 99}, 404, "no-turn"),
        ({"seed": 1}, 400, "bad-request"),
    ],
)
def test_what_cannot_be_tried(anna: Client, asked: dict[str, Any], status: int, code: str) -> None:
    answer = tried(anna, a_table(anna), seat=0, **asked)
    assert (answer.status_code, answer.json()["error"]) == (status, code)
