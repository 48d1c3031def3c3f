"""Turns for another moment: stale, repeated, future, foreign. Each is refused with its reason, none is played twice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.server.client import Client, done
from tests.server.service import RunningService, person
from tests.shares import share

AT_ONCE = 8


@pytest.fixture
def host(any_service: RunningService) -> Iterator[Client]:
    client = person(any_service)
    yield client
    client.http.close()


def whole_turn(client: Client, table: str, seat: int, rng: random.Random) -> tuple[int, list[str]]:
    """The version and the steps of a turn of a seat, tried but not committed."""
    position = client.position(table, seat)
    steps: list[str] = []
    options = position["options"]
    while options:
        steps.append(rng.choice(options)["word"])
        body = {"seat": seat, "version": position["version"], "steps": steps}
        draft = done(client.post(f"/api/tables/{table}/draft", **body))
        options = [] if draft["done"] else draft["position"]["options"]
    return position["version"], steps


def deciders(client: Client, table: str) -> list[int]:
    found: list[int] = done(client.get(f"/api/tables/{table}"))["deciders"]
    return found


def log_of(client: Client, table: str) -> list[dict[str, Any]]:
    turns: list[dict[str, Any]] = done(client.get(f"/api/tables/{table}/log"))["turns"]
    return turns


def send_at_once(client: Client, table: str, seat: int, version: int, steps: list[str], keys: list[str]) -> Any:
    """The same turn several times at the same moment."""
    with ThreadPoolExecutor(len(keys)) as threads:
        work = [threads.submit(client.turn, table, seat, version, *steps, key=key) for key in keys]
        return [each.result() for each in work]


def test_a_turn_that_is_sent_many_times_at_once_is_played_once(host: Client) -> None:
    """With one key all hear of the one turn; with different keys all but one are refused as repeated."""
    table = host.make_table("mhhhh")["id"]
    rng = random.Random(1)
    for number in range(share(4, of=12)):
        seat = rng.choice(deciders(host, table))
        version, steps = whole_turn(host, table, seat, rng)
        before = len(log_of(host, table))
        same_key = number % 2 == 0
        keys = [f"key-{number}"] * AT_ONCE if same_key else [f"key-{number}-{each}" for each in range(AT_ONCE)]
        answers = send_at_once(host, table, seat, version, steps, keys)
        taken = [answer.json() for answer in answers if answer.status_code == 200]
        if same_key:
            assert len(taken) == AT_ONCE, [answer.text for answer in answers]
            assert len({answer["version"] for answer in taken}) == 1
            assert Counter(answer["again"] for answer in taken) == {False: 1, True: AT_ONCE - 1}
        else:
            assert len(taken) == 1, [answer.text for answer in answers]
            refused = [answer.json() for answer in answers if answer.status_code != 200]
            assert {answer.status_code for answer in answers} == {200, 409}
            assert {answer["error"] for answer in refused} == {"repeated"}
        turns = [turn for turn in log_of(host, table)[before:] if not turn["automatic"]]
        assert [turn["seat"] for turn in turns] == [seat]


def test_a_turn_for_a_question_that_was_not_put_yet_or_no_more(host: Client) -> None:
    """Stale: others moved on. Repeated: I answered that already. Future: nobody has been there."""
    table = host.make_table("mhhhh")["id"]
    rng = random.Random(2)
    found: Counter[str] = Counter()
    for _ in range(400):
        if found["stale"] >= 3 and found["repeated"] >= 3:
            break
        waiting = deciders(host, table)
        seat = rng.choice(waiting)
        version, steps = whole_turn(host, table, seat, rng)
        done(host.turn(table, seat, version, *steps))
        now = host.position(table)["version"]
        refuse(host, table, seat, version, steps, "repeated")
        found["repeated"] += 1
        after = deciders(host, table)
        if len(waiting) == len(after) == 1 and after != waiting:
            other = after[0]
            _, steps = whole_turn(host, table, other, rng)
            refuse(host, table, other, version, steps, "stale")
            found["stale"] += 1
        refuse(host, table, after[0], now + 100, steps, "future")
    assert found["stale"] >= 3
    assert found["repeated"] >= 3


def refuse(client: Client, table: str, seat: int, version: int, steps: list[str], kind: str) -> None:
    """A turn that is refused for this reason, in words, and changes nothing."""
    before = client.position(table)["version"]
    answer = done(client.turn(table, seat, version, *steps), 409)
    assert answer["error"] == kind
    assert answer["message"]
    assert answer["version"] == before == client.position(table)["version"]


def test_a_foreign_turn_is_refused_at_every_moment(any_service: RunningService, host: Client) -> None:
    """Whatever its version and key, also the key of a turn that was played."""
    table = host.make_table("mhhhh")["id"]
    rng = random.Random(3)
    stranger = person(any_service)
    for number in range(8):
        seat = rng.choice(deciders(host, table))
        version, steps = whole_turn(host, table, seat, rng)
        answers: list[httpx.Response] = [stranger.turn(table, seat, version, *steps)]
        done(host.turn(table, seat, version, *steps, key=f"key-{number}"))
        answers += [stranger.turn(table, seat, at, *steps, key=f"key-{number}") for at in (0, version, version + 1)]
        for answer in answers:
            assert done(answer, 403)["error"] == "foreign-seat"
    assert len([turn for turn in log_of(host, table) if not turn["automatic"]]) == 8
    stranger.http.close()
