"""The commands: `macher serve` and `macher play` in the browser, their end, and what is left after a start anew."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from macher.cli.serve import options, proxies_from_environment
from macher.server.guard.protocol import LimitedProtocol
from macher.server.settings import Settings
from tests.server.client import Client, done
from tests.server.service import PATIENCE, person, running_service


def test_it_ends_cleanly_with_open_sockets(tmp_path: Path) -> None:
    with running_service(tmp_path) as service:
        anna = person(service)
        table = anna.make_table("mbb")["id"]
        cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
        url = f"{service.socket_url}/api/tables/{table}/socket?seat=0"
        with connect(url, additional_headers={"cookie": cookies}, max_size=None) as socket:
            assert json.loads(socket.recv(PATIENCE))["type"] == "hello"
            assert service.stop() in (0, -signal.SIGTERM)  # uvicorn ends by the signal that it heard
            try:
                while True:
                    socket.recv(PATIENCE)
            except ConnectionClosed:
                pass
        assert service.events()[-1]["event"] == "stopped"
        assert "Traceback" not in service.log.read_text()


@pytest.mark.parametrize(
    ("proxies", "peer", "client"),
    [
        ((), "127.0.0.1", "127.0.0.1"),
        ((), "::1", "::1"),
        (("127.0.0.1",), "127.0.0.1", "198.51.100.7"),
        (("10.0.0.0/8",), "127.0.0.1", "127.0.0.1"),
        (("10.0.0.0/8",), "10.1.2.3", "198.51.100.7"),
    ],
)
def test_only_a_proxy_that_the_host_named_says_who_asks(proxies: tuple[str, ...], peer: str, client: str) -> None:
    seen: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"][0])

    async def ask() -> None:
        config = uvicorn.Config(app, **options(Settings(database_url="sqlite://", proxies=proxies)))
        config.load()
        scope: Any = {"type": "http", "client": (peer, 1), "headers": [(b"x-forwarded-for", b"198.51.100.7")]}
        await config.loaded_app(scope, None, None)

    asyncio.run(ask())
    assert seen == [client]


def test_the_limits_reach_worker_processes() -> None:
    made = pickle.loads(pickle.dumps(options(Settings(database_url="sqlite://", connections=7))["http"]))
    assert made.func is LimitedProtocol
    assert made.keywords["open_connections"].most == 7


def test_a_worker_that_begins_slowly_is_not_killed() -> None:
    """uvicorn asks after its workers while they still import: with its 5 s a busy machine begins them anew for ever."""
    config = uvicorn.Config("nothing:here", **options(Settings(database_url="sqlite://", workers=2)))
    assert config.timeout_worker_healthcheck >= 60


def test_nobody_is_believed_unless_the_variable_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert proxies_from_environment() == ()
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.1, 10.0.1.0/24,")
    assert proxies_from_environment() == ("10.0.0.1", "10.0.1.0/24")


def test_the_log_tells_no_secrets(tmp_path: Path) -> None:
    with running_service(tmp_path) as service:
        anna = person(service)
        done(anna.post("/api/accounts", name="Anna", password="not to be seen"), 201)
        table = anna.make_table("mho", seed="not to be seen")
        token = done(anna.post(f"/api/tables/{table['id']}/seats/0/token"), 201)["token"]
        done(anna.post(f"/api/tables/{table['id']}/start"))
        done(anna.post(f"/api/tables/{table['id']}/chat", text="not to be seen"), 201)
        steps = [option["word"] for option in anna.position(table["id"], 0)["options"]]
        anna.turn(table["id"], 0, 0, steps[0])
        service.stop()
        log = service.log.read_text()
        for secret in ("not to be seen", token, table["link"], anna.http.cookies["macher_session"], f'"{steps[0]}"'):
            assert secret not in log


def test_after_a_power_cut_everything_acknowledged_is_there(tmp_path: Path) -> None:
    with running_service(tmp_path) as service:
        anna = person(service)
        table = anna.make_table("mhb")["id"]
        rng = random.Random(3)
        acknowledged = 0
        for _ in range(6):
            for seat in (0, 1):
                answer = anna.play_turn(table, seat, rng)
                if answer is not None and answer.status_code == 200:
                    acknowledged = answer.json()["version"]
        service.kill()
        service.restart()
        assert anna.position(table, 0)["version"] >= acknowledged
        before = anna.position(table, 0)["version"]
        while anna.position(table, 0)["version"] < before + 3:
            for seat in (0, 1):
                anna.play_turn(table, seat, rng)
        log = done(anna.get(f"/api/tables/{table}/log"))
        versions = [turn["version"] for turn in log["turns"]]
        assert versions == list(range(1, len(versions) + 1))


def test_play_opens_a_table_for_the_person_at_this_machine(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "MACHER_HOME": str(tmp_path),
        "MACHER_DATABASE_URL": f"sqlite:///{tmp_path / 'own.db'}",
    }
    environment.pop("DISPLAY", None)
    command = [sys.executable, "-m", "macher", "play", "--players", "3", "--names", "Anna,Ben", "--language", "de"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, env=environment, text=True)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:")
        with httpx.Client(base_url=address.partition("/enter")[0], timeout=PATIENCE) as http:
            way_in = http.get(address)
            assert way_in.status_code == 303
            page = way_in.headers["location"]
            assert page.startswith("/#/table/")
            anna = Client(http)
            table = done(anna.get(f"/api/tables/{page.rpartition('/')[2]}"))
            assert [seat["kind"] for seat in table["seats"]] == ["person", "hot", "bot"]
            assert [seat["mine"] for seat in table["seats"]] == [True, True, False]
            assert anna.position(table["id"], 1)["seat"] == 1
            assert http.get(address).status_code == 404
            assert http.get("/api/me", headers={"host": "evil.example"}).status_code == 400
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) in (0, 130)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait(PATIENCE)
