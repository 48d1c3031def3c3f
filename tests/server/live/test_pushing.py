"""Sockets: pushes in order and without gaps, reconnecting, limits, foreign pages."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.client import Client, done
from tests.server.service import RunningService, person

PATIENCE = 60


@contextmanager
def socket_of(service: RunningService, client: Client, table: str, **query: Any) -> Iterator[ClientConnection]:
    asked = "&".join(f"{key}={value}" for key, value in query.items())
    cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    url = f"{service.socket_url}/api/tables/{table}/socket?{asked}"
    with connect(url, additional_headers={"cookie": cookies} if cookies else {}, max_size=None) as socket:
        yield socket


def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if message["type"] == kind:
            return message


def hear_until(socket: ClientConnection, version: int) -> list[dict[str, Any]]:
    """Positions up to one of a version."""
    heard: list[dict[str, Any]] = []
    while not heard or heard[-1]["version"] < version:
        heard.append(hear(socket, "moved")["position"])
    return heard


def hear_to_the_end(socket: ClientConnection) -> tuple[int, list[str]]:
    """The code with which the service closes the socket, and the kinds of messages until then."""
    kinds = []
    try:
        while True:
            kinds.append(json.loads(socket.recv(PATIENCE))["type"])
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0, kinds


def test_each_seat_hears_its_own_view_in_order(service: RunningService, anna: Client, ben: Client) -> None:
    table = anna.make_table("mob")
    done(ben.post(f"/api/tables/{table['id']}/join", link=table["link"], name="Ben"))
    with (
        socket_of(service, anna, table["id"], seat=0, since=0) as hers,
        socket_of(service, ben, table["id"], seat=1, since=0) as his,
        socket_of(service, person(service), table["id"], since=0) as visitors,
    ):
        rng = random.Random(1)
        for _ in range(6):
            anna.play_turn(table["id"], 0, rng)
            ben.play_turn(table["id"], 1, rng)
        last = anna.position(table["id"])["version"]
        for socket, seat in ((hers, 0), (his, 1), (visitors, None)):
            heard = hear_until(socket, last)
            versions = [event["version"] for position in heard for event in position["events"]]
            assert versions == sorted(versions)
            assert all(position["seat"] == seat for position in heard)
            assert [position["view"]["viewer"] for position in heard] == [seat] * len(heard)
            log = done(anna.get(f"/api/tables/{table['id']}/log")) if seat is None else None
            if log is not None:
                told = [event for position in heard for event in position["events"] if event["version"] <= last]
                kinds = [e["kind"] for e in (*log["opening"], *(e for turn in log["turns"] for e in turn["events"]))]
                assert [event["kind"] for event in told] == kinds[: len(told)]


def test_who_comes_back_misses_nothing(service: RunningService, anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    rng = random.Random(2)
    anna.play_turn(table, 0, rng)
    with socket_of(service, anna, table, seat=0) as socket:
        seen = hear(socket, "moved")["position"]["version"]
    for _ in range(4):
        seat = done(anna.get(f"/api/tables/{table}"))["deciders"][0]
        anna.play_turn(table, seat, rng)
    with socket_of(service, anna, table, seat=0, since=seen) as socket:
        position = hear(socket, "moved")["position"]
    told = done(anna.get(f"/api/tables/{table}/log", seat=0, since=seen))["turns"]
    assert position["events"] == [event for turn in told for event in turn["events"]]


def test_chat_presence_language_and_seat(service: RunningService, anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    with socket_of(service, anna, table, seat=0, lang="en") as socket:
        english = hear(socket, "moved")["position"]["prompt"]
        socket.send(json.dumps({"type": "lang", "lang": "de"}))
        assert hear(socket, "moved")["position"]["prompt"] != english
        socket.send(json.dumps({"type": "sit", "seat": 2}))
        while not hear(socket, "changed")["table"]["seats"][2]["here"]:
            pass
        assert hear(socket, "moved")["position"]["seat"] == 2
        done(anna.post(f"/api/tables/{table}/chat", text="hello"), 201)
        assert hear(socket, "said")["lines"][-1]["text"] == "hello"
        socket.send(json.dumps({"type": "ping"}))
        hear(socket, "pong")
        socket.send("nonsense")
        assert hear(socket, "failed")["error"]["error"] == "message"
        socket.send(json.dumps({"type": "sit", "seat": 4}))
        assert hear(socket, "failed")["error"]["error"] == "no-seat"


def test_lines_said_while_away_are_told(service: RunningService, anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    first = done(anna.post(f"/api/tables/{table}/chat", text="one"), 201)["id"]
    done(anna.post(f"/api/tables/{table}/chat", text="two"), 201)
    with socket_of(service, anna, table, seat=0, chat=first) as socket:
        assert hear(socket, "said")["lines"][-1]["text"] == "two"


def test_a_foreign_seat_has_no_socket(service: RunningService, anna: Client, ben: Client) -> None:
    table = anna.make_table("mhh")["id"]
    with pytest.raises(InvalidStatus) as refused, socket_of(service, ben, table, seat=0):
        pass
    assert refused.value.response.status_code == 403
    assert "content-security-policy" in refused.value.response.headers


def test_a_foreign_page_has_no_socket(service: RunningService, anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    url = f"{service.socket_url}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin("https://evil.example")):
        pass
    assert refused.value.response.status_code == 403
    assert "content-security-policy" in refused.value.response.headers
    with connect(url, origin=Origin(service.url)) as socket:
        hear(socket, "hello")


def test_who_loses_a_seat_hears_no_more(service: RunningService, anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    with socket_of(service, anna, table, seat=1) as socket:
        hear(socket, "moved")
        done(anna.post(f"/api/tables/{table}/seats/1", kind="bot", bot="random"))
        code, heard = hear_to_the_end(socket)
    assert code == 4403
    assert "moved" not in heard


@pytest.mark.parametrize(("messages", "code"), [(["x" * 5000], 4413), ([json.dumps({"type": "ping"})] * 200, 4429)])
def test_too_long_and_too_many_messages(service: RunningService, anna: Client, messages: list[str], code: int) -> None:
    table = anna.make_table("mhh")["id"]
    with socket_of(service, anna, table, seat=0) as socket:
        with contextlib.suppress(ConnectionClosed):
            for message in messages:
                socket.send(message)
        assert hear_to_the_end(socket)[0] == code


def test_a_table_that_is_not_there_has_no_socket(service: RunningService, anna: Client) -> None:
    with pytest.raises(InvalidStatus) as refused, socket_of(service, anna, "nothing"):
        pass
    assert refused.value.response.status_code == 404


def test_what_nobody_looks_at_is_pushed_when_somebody_looks_again(service: RunningService, anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    with socket_of(service, person(service), table) as visitors:
        before = hear(visitors, "moved")["position"]["version"]
        visitors.send(json.dumps({"type": "look", "visible": False}))
        rng = random.Random(1)
        for _ in range(3):
            asked = done(anna.get(f"/api/tables/{table}"))["deciders"]
            assert anna.play_turn(table, asked[0], rng) is not None
        visitors.send(json.dumps({"type": "ping"}))
        heard = [json.loads(visitors.recv(PATIENCE))["type"] for _ in range(1)]
        while heard[-1] != "pong":
            heard.append(json.loads(visitors.recv(PATIENCE))["type"])
        assert "moved" not in heard
        visitors.send(json.dumps({"type": "look", "visible": True}))
        position = hear(visitors, "moved")["position"]
        assert position["version"] == before + 3
        assert {before + 1, before + 2, before + 3} <= {event["version"] for event in position["events"]}


def test_who_is_asked_hears_of_it_without_looking(service: RunningService, anna: Client, ben: Client) -> None:
    table = anna.make_table("mob")
    with socket_of(service, anna, table["id"], seat=0) as hers:
        hers.send(json.dumps({"type": "look", "visible": False}))
        hers.send(json.dumps({"type": "ping"}))
        hear(hers, "pong")
        done(ben.post(f"/api/tables/{table['id']}/join", link=table["link"], name="Ben"))
        assert hear(hers, "moved")["position"]["asked"]
