"""Two processes on one database: players of one table on different ones."""

from __future__ import annotations

import json
import random
from pathlib import Path

from websockets.sync.client import connect

from tests.server.client import Client, done
from tests.server.service import RunningService, person, running_service


def elsewhere(service: RunningService, client: Client) -> Client:
    """The same person at another process."""
    other = person(service)
    for name, value in client.http.cookies.items():
        other.http.cookies.set(name, value)
    return other


def test_turns_chat_and_seats_reach_the_other_process(tmp_path: Path, database_url: str) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    with running_service(first, database_url) as one, running_service(second, database_url) as two:
        anna, ben = person(one), person(two)
        table = anna.make_table("mob", name="Both")
        done(ben.post(f"/api/tables/{table['id']}/join", link=table["link"], name="Ben"))
        cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
        url = f"{one.socket_url}/api/tables/{table['id']}/socket?seat=0&since=0"
        with connect(url, additional_headers={"cookie": cookies}, max_size=None) as socket:
            rng = random.Random(1)
            while ben.position(table["id"])["version"] < 12:
                anna.play_turn(table["id"], 0, rng)
                ben.play_turn(table["id"], 1, rng)
            last = ben.position(table["id"])["version"]
            done(ben.post(f"/api/tables/{table['id']}/chat", text="hello from here"), 201)
            versions: list[int] = []
            said: list[str] = []
            while "hello from here" not in said or not versions or versions[-1] < last:
                message = json.loads(socket.recv(300))
                if message["type"] == "moved":
                    versions.append(message["position"]["version"])
                elif message["type"] == "said":
                    said += [line["text"] for line in message["lines"]]
            assert versions == sorted(versions)
        log = done(ben.get(f"/api/tables/{table['id']}/log"))
        assert done(anna.get(f"/api/tables/{table['id']}/log", since=0))["turns"][:last] == log["turns"][:last]
        here = elsewhere(two, anna)
        assert here.position(table["id"], 0)["seat"] == 0
        sent_to_both(anna, here)


def sent_to_both(anna: Client, again: Client) -> None:
    """A turn that is sent to both processes is played once."""
    table = anna.make_table("mhh")["id"]
    steps = [again.position(table, 0)["options"][0]["word"]]
    first_time = done(anna.turn(table, 0, 0, *steps, key="the-same"))
    second_time = done(again.turn(table, 0, 0, *steps, key="the-same"))
    assert (first_time["version"], second_time["version"]) == (1, 1)
    assert second_time["again"]
    assert again.position(table)["version"] == anna.position(table)["version"] == 1
