"""What fails beside the service: database connections, the database, the disk, and the lines to the clients."""

from __future__ import annotations

import json
import os
import random
import socket
import struct
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.faults import raw
from tests.faults.players import Moments, Player, check_log
from tests.faults.test_killed import check_database
from tests.server.client import Client, done
from tests.server.databases import Cluster
from tests.server.service import PATIENCE, RunningService, person, running_service
from tests.shares import share

TABLES = ((("mhh", "2019"), ("mhb", "2006")), (("mhhb", "2019"), ("mhh", "2006")))
CUTS = share(6, of=25)  # of all connections to the database


@contextmanager
def people_playing(service: RunningService) -> Iterator[tuple[Moments, list[Player], list[Future[None]]]]:
    """Players who play all the time. When this ends, they have played on for some turns, and the log holds."""
    moments = Moments()
    players = [Player(service.url, seed, moments) for seed in range(len(TABLES))]
    with ThreadPoolExecutor(len(TABLES)) as threads:
        playing = [threads.submit(player.play_on, kinds) for player, kinds in zip(players, TABLES, strict=True)]
        try:
            moments.wait("acknowledged", 10, alive(playing))
            yield moments, players, playing
            moments.wait("acknowledged", 10, alive(playing))
            moments.over.set()
            for future in playing:
                future.result()
        finally:
            moments.over.set()
            for player in players:
                player.patience = 0
    for player in players:
        player.close()
    service.stop()
    sent = [turn for player in players for turn in player.sent]
    check_log(service.database_url, sent, [table for player in players for table in player.tables])
    check_database(service.database_url)
    assert "Traceback" not in service.log.read_text(), service.log.read_text()[-5000:]


def alive(playing: list[Future[None]]) -> Any:
    """Raises what ended a player too early."""

    def check() -> None:
        for future in playing:
            if future.done():
                future.result()

    return check


# --- the database -----------------------------------------------------------------------------------------------------
def test_database_connections_are_cut(tmp_path: Path, cluster: Cluster, postgres_url: str) -> None:
    rng = random.Random(7)
    name = make_url(postgres_url).database
    assert name is not None
    with (
        running_service(tmp_path, postgres_url) as service,
        people_playing(service) as (moments, players, playing),
        Ear(service, players[0].client, players[0].tables[0]) as ear,
    ):
        cut = 0
        for _ in range(CUTS):
            moments.wait("turn on its way", rng.randrange(1, 4), alive(playing))
            time.sleep(rng.uniform(0, 0.02))
            cut += cluster.cut(name)
        assert cut >= CUTS
        moments.wait("acknowledged", 10, alive(playing))
        ear.hears_everything()


def test_postgres_is_stopped_and_started(tmp_path: Path, cluster: Cluster, postgres_url: str) -> None:
    with (
        running_service(tmp_path, postgres_url) as service,
        people_playing(service) as (moments, players, playing),
        Ear(service, players[0].client, players[0].tables[0]) as ear,
    ):
        for _ in range(share(2, of=3)):
            moments.wait("turn on its way", 1, alive(playing))
            cluster.stop()
            try:
                moments.wait("not now", 4, alive(playing))
                says_that_it_is_down(service)
            finally:
                cluster.start()
            moments.wait("acknowledged", 10, alive(playing))
        ear.hears_everything()


def says_that_it_is_down(service: RunningService) -> None:
    """In the words of the language that was asked for, and to whoever looks after it."""
    stranger = person(service)
    try:
        for path, word in (("/healthz?lang=en", "database"), ("/api/tables?lang=de", "Datenbank")):
            answer = stranger.http.get(path)
            assert answer.status_code == 503
            assert answer.json()["error"] == "store"
            assert word in answer.json()["message"]
            assert "psycopg" not in answer.text
        assert stranger.post("/api/tables", edition="2019", seats=SEATS).status_code == 503
    finally:
        stranger.http.close()


SEATS = [{"party": party, "kind": "hot"} for party in ("linke", "spd", "cdu")]


def test_the_disk_is_full(tmp_path: Path, small_disk: Path, url_on_small_disk: str) -> None:
    with (
        running_service(tmp_path, url_on_small_disk) as service,
        people_playing(service) as (moments, players, playing),
        Ear(service, players[0].client, players[0].tables[0]) as ear,
    ):
        for _ in range(2):
            filler = small_disk / "filler"
            fill(filler)
            try:
                moments.wait("not now", 5, alive(playing))
            finally:
                filler.unlink()
            moments.wait("acknowledged", 10, alive(playing))
        ear.hears_everything()


def fill(filler: Path) -> None:
    """Leave no byte on a disk."""
    with filler.open("wb", buffering=0) as file:
        for size in (1 << 16, 1 << 12, 1):
            try:
                while True:
                    file.write(b"\0" * size)
            except OSError:
                pass


class Ear:
    """Somebody at a socket who must hear of every turn, whatever happens to others: one line, from first to last."""

    def __init__(self, service: RunningService, client: Client, table: str) -> None:
        self.client = client
        self.table = table
        self.url = f"{service.socket_url}/api/tables/{table}/socket?since=0"
        self.heard: list[int] = []
        self.versions: set[int] = set()
        self.ended = ""
        """How the line ended, if it did."""
        self._changed = threading.Condition()
        self._open = ExitStack()

    def _listen(self) -> None:
        try:
            while True:
                message = json.loads(self._socket.recv())
                with self._changed:
                    if message["type"] == "moved":
                        self.heard.append(message["position"]["version"])
                        self.versions |= {event["version"] for event in message["position"]["events"]}
                    self._changed.notify_all()
        except WebSocketException as error:
            with self._changed:
                self.ended = repr(error)
                self._changed.notify_all()

    def hears_everything(self) -> None:
        """Up to the present version, in order, and every turn of which there is something to tell."""
        with person_at(self.client) as asking:
            log = asking.ask(f"/api/tables/{self.table}/log")["turns"]
        with self._changed:
            self._changed.wait_for(lambda: self.ended or self.heard[-1] >= len(log), PATIENCE)
            assert not self.ended
            assert self.heard[-1] >= len(log)
            assert self.heard == sorted(self.heard)
            assert {turn["version"] for turn in log if turn["events"]} <= self.versions

    def __enter__(self) -> Ear:
        with ExitStack() as opening:
            # No pings: a machine that is slow to answer them is no reason to hang up.
            self._socket = opening.enter_context(connect(self.url, max_size=None, ping_interval=None))
            thread = threading.Thread(target=self._listen)
            thread.start()
            opening.callback(thread.join, PATIENCE)
            opening.callback(self._socket.close)
            with self._changed:
                assert self._changed.wait_for(lambda: self.ended or self.heard, PATIENCE)
            self._open = opening.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()


@contextmanager
def person_at(client: Client) -> Iterator[Player]:
    """The same person at another browser, who asks until there is an answer."""
    asking = Player(str(client.http.base_url), 0, Moments())
    for name, value in client.http.cookies.items():
        asking.client.http.cookies.set(name, value)
    try:
        yield asking
    finally:
        asking.close()


# --- lines to the clients ---------------------------------------------------------------------------------------------
def reset(line: socket.socket) -> None:
    """Close a connection so that the other side gets an error."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def head(client: Client, method: str, path: str, *more: str) -> bytes:
    """The head of a request of somebody with a session."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    lines = [f"{method} {path} HTTP/1.1", "Host: here", f"Cookie: {cookies}", *more]
    lines.append(f"X-CSRF-Token: {client.headers()['x-csrf-token']}")
    return "\r\n".join([*lines, "", ""]).encode()


def handshake(client: Client, table: str) -> bytes:
    """How a socket is opened."""
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    return head(client, "GET", f"/api/tables/{table}/socket?seat=0&since=0", *upgrade, key)


FRAMES = {
    "half a head": b"\x81",
    "half a length": b"\x81\xfe\x10",
    "half a message": b"\x81\x90\0\0\0\0" + b'{"type":',
    "a message that is too long": b"\x81\xff\x00\x00\x00\x00\x7f\xff\xff\xff\0\0\0\0",
    "not masked": b"\x81\x02{}",
    "no such kind": b"\x8f\x80\0\0\0\0",
    "half of several": b"\x01\x81\0\0\0\0{",
    "a close of one byte": b"\x88\x81\0\0\0\0\x03",
    "nothing": b"",
}


def test_lines_are_cut_in_mid_message(tmp_path: Path) -> None:
    rng = random.Random(8)
    with running_service(tmp_path) as service, people_playing(service) as (_, players, _playing):
        client = players[0].client
        with person_at(client) as again, Ear(service, client, players[0].tables[0]) as ear:
            table = done(again.client.post("/api/tables", edition="2019", seats=SEATS), 201)["id"]
            quiet = open_lines(service)
            for round in range(share(2, of=6)):
                for frame in FRAMES.values():
                    cut_a_socket(service, again.client, table, frame, rng, hard=round % 2 == 0)
                cut_requests(service, again.client, table, rng)
                send_a_turn_without_listening(service, again, table)
            assert again.client.get("/healthz").status_code == 200
            wait_for(lambda: not again.ask(f"/api/tables/{table}")["seats"][0]["here"], "the cut sockets are noticed")
            wait_for(lambda: open_lines(service) <= quiet + 5, "the cut lines are closed")
            ear.hears_everything()


def cut_a_socket(
    service: RunningService, client: Client, table: str, frame: bytes, rng: random.Random, *, hard: bool
) -> None:
    """Open a socket, read a part of the first push, say something by half, and go."""
    line = raw.connect(service)
    line.sendall(handshake(client, table))
    assert line.recv(rng.randrange(12, 2000)).startswith(b"HTTP/1.1 101")
    line.sendall(frame)
    if hard:
        reset(line)
    else:
        line.close()


def cut_requests(service: RunningService, client: Client, table: str, rng: random.Random) -> None:
    """Requests that end in the middle of the head, in the middle of the body, and before the answer is read."""
    body = json.dumps({"seat": 0, "version": 0, "steps": []}).encode()
    whole = head(client, "POST", f"/api/tables/{table}/draft", f"Content-Length: {len(body)}") + body
    for length in (1, 10, len(whole) - len(body), len(whole) - 5, *(rng.randrange(len(whole)) for _ in range(6))):
        for hard in (True, False):
            line = raw.connect(service)
            line.sendall(whole[:length])
            if hard:
                reset(line)
            else:
                line.close()
    line = raw.connect(service)
    line.sendall(head(client, "GET", "/api/reference/2019"))
    line.recv(100)
    reset(line)


def send_a_turn_without_listening(service: RunningService, again: Player, table: str) -> None:
    """A turn whose answer nobody reads is played or not; sent again with its key, it is played once."""
    seat = again.ask(f"/api/tables/{table}")["deciders"][0]
    position = again.ask(f"/api/tables/{table}/position", seat=seat)
    steps = [position["options"][0]["word"]]
    while True:
        answer = again.client.post(f"/api/tables/{table}/draft", seat=seat, version=position["version"], steps=steps)
        draft = done(answer)
        if draft["done"] or draft["may_commit"]:
            break
        steps.append(draft["position"]["options"][0]["word"])
    turn = {"seat": seat, "version": position["version"], "steps": steps, "key": again.client.key()}
    body = json.dumps(turn).encode()
    line = raw.connect(service)
    line.sendall(head(again.client, "POST", f"/api/tables/{table}/turns", f"Content-Length: {len(body)}") + body)
    reset(line)
    told = done(again.client.post(f"/api/tables/{table}/turns", **turn))
    assert told["version"] == position["version"] + 1
    assert again.ask(f"/api/tables/{table}")["version"] == told["version"]


def open_lines(service: RunningService) -> int:
    """How many connections the service holds."""
    listed = Path(f"/proc/{service.process.pid}/fd")
    if not listed.exists():
        pytest.skip("needs /proc to count open connections")
    held = 0
    for file in listed.iterdir():
        with suppress(OSError):  # closed while we looked
            held += os.readlink(file).startswith("socket:")
    return held


def wait_for(condition: Any, words: str) -> None:
    """Until something is so."""
    limit = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < limit, f"in vain: {words}"
        time.sleep(0.05)
