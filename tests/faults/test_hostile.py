"""Hostile requests are tried and refused: no failure inside, nothing told about the machine, nothing changed."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import macher
from tests.faults import raw
from tests.server.client import Client, done
from tests.server.service import PATIENCE, RunningService, person, program, running_service
from tests.shares import more

HERE = str(Path(macher.__file__).parents[2])
TELLS_TOO_MUCH = re.compile(
    rf"Traceback|File \"|site-packages|sqlalchemy|psycopg|sqlite3|{re.escape(HERE)}|/usr/|/tmp/"
)
SECRET = "the chancellor wears a wig"


@dataclass
class Scene:
    """Anna plays with Ben at one table; Mallory has a table of her own and would like to have theirs."""

    service: RunningService
    anna: Client
    ben: Client
    mallory: Client
    table: str
    link: str
    other: str
    """The table of Mallory."""
    known: Any = None
    """All that could be changed, as the last test left it."""

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def state(self) -> Any:
        """All that could have been changed."""
        return [
            {**done(self.anna.get(self.path)), "created": 0},
            [done(who.get(f"{self.path}/position", seat=at)) for at, who in enumerate((self.anna, self.ben))],
            done(self.anna.get(f"{self.path}/log", seat=0)),
            done(self.anna.get(f"{self.path}/chat")),
            done(self.anna.get(f"{self.path}/notes", seat=0)),
            done(self.anna.get("/api/me")),
            done(self.anna.get("/api/tables")),
            done(self.mallory.get("/api/tables")),
        ]

    def turn(self) -> dict[str, Any]:
        """A turn that Anna could make now."""
        position = self.anna.position(self.table, 0)
        return {
            "seat": 0,
            "version": position["version"],
            "steps": [position["options"][0]["word"]],
            "key": self.anna.key(),
        }


@pytest.fixture(scope="module", params=["one process", *more("two workers")])
def scene(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """On SQLite; a thorough run tries all of it again on PostgreSQL with two workers."""
    if request.param == "one process":
        yield from staged(request.getfixturevalue("service"))
        return
    cluster = request.getfixturevalue("cluster")
    url = cluster.url(cluster.new_database())
    with running_service(tmp_path_factory.mktemp("hostile"), url, "--workers", "2") as service:
        yield from staged(service)


def staged(service: RunningService) -> Iterator[Scene]:
    """Everybody in place."""
    anna, ben, mallory = (person(service) for _ in range(3))
    table = anna.make_table("mob", name="Theirs")
    done(ben.post(f"/api/tables/{table['id']}/join", link=table["link"], name="Ben"))
    done(anna.put(f"/api/tables/{table['id']}/notes", {"seat": 0}, text=SECRET))
    other = mallory.make_table("mhh", name="Hers")
    yield Scene(service, anna, ben, mallory, table["id"], table["link"], other["id"])
    for client in (anna, ben, mallory):
        client.http.close()


@pytest.fixture(autouse=True)
def unchanged(scene: Scene) -> Iterator[None]:
    """Whatever was tried: the table is as it was, and the service is well and had no failure."""
    before = scene.known or scene.state()
    log = scene.service.log.stat().st_size
    scene.known = None
    yield
    after = scene.state()
    assert after == before
    scene.known = after
    failures = scene.service.errors(log)
    assert not failures, str(failures[-1])[-3000:]


def refused(answer: httpx.Response | raw.RawAnswer, *statuses: int) -> None:
    """An answer with a reason, that tells nothing it should not."""
    status = answer.status_code if isinstance(answer, httpx.Response) else answer.status
    assert status in (statuses or range(400, 500)), f"{status}: {answer.text[:500]}"
    harmless(answer.text)
    told = json.loads(answer.text)
    assert set(told) == {"error", "message", "rule", "version"}
    assert told["message"]
    assert not told["message"].startswith("[")
    assert len(answer.text) < 2000


def harmless(text: str) -> None:
    assert not TELLS_TOO_MUCH.search(text), text[:1000]
    assert SECRET not in text


# --- other people's seats and sessions -------------------------------------------------------------------------------
def seat_requests(scene: Scene) -> list[tuple[str, str, dict[str, Any]]]:
    """All that one does at a seat."""
    return [
        ("POST", f"{scene.path}/turns", scene.turn()),
        ("POST", f"{scene.path}/draft", {"seat": 0, "version": 0, "steps": []}),
        ("POST", f"{scene.path}/effects", {"seat": 0, "version": 0, "steps": []}),
        ("GET", f"{scene.path}/position?seat=0", {}),
        ("GET", f"{scene.path}/position?seat=0&at=0", {}),
        ("GET", f"{scene.path}/log?seat=0", {}),
        ("GET", f"{scene.path}/notes?seat=0", {}),
        ("PUT", f"{scene.path}/notes?seat=0", {"text": "hers now"}),
        ("POST", f"{scene.path}/chat", {"text": "I am Anna", "seat": 0}),
        ("POST", f"{scene.path}/leave", {"seat": 0}),
        ("POST", f"{scene.path}/seats/0", {"kind": "bot"}),
        ("POST", f"{scene.path}/seats/0", {"kind": "me"}),
        ("POST", f"{scene.path}/seats/0/token", {}),
        ("POST", f"{scene.path}/close", {}),
        ("POST", f"{scene.path}/start", {}),
    ]


def tried(scene: Scene, http: httpx.Client, headers: dict[str, Any], *statuses: int) -> None:
    for method, path, body in seat_requests(scene):
        refused(http.request(method, path, json=body if method != "GET" else None, headers=headers), *statuses)


def test_another_person(scene: Scene) -> None:
    tried(scene, scene.mallory.http, scene.mallory.headers(), 403)


def test_a_member_at_another_seat(scene: Scene) -> None:
    tried(scene, scene.ben.http, scene.ben.headers(), 403)


def test_nobody_at_all(scene: Scene) -> None:
    with httpx.Client(base_url=scene.service.url, timeout=PATIENCE) as nobody:
        for method, path, body in seat_requests(scene):
            if (method, body) != ("POST", {"kind": "bot"}):
                refused(nobody.request(method, path, json=body if method != "GET" else None), 401, 403)
                nobody.cookies.clear()


def test_the_token_of_another_table_or_seat(scene: Scene) -> None:
    for client, path in ((scene.mallory, f"/api/tables/{scene.other}/seats/0"), (scene.ben, f"{scene.path}/seats/1")):
        token = done(client.post(f"{path}/token"), 201)["token"]
        with program(scene.service, token).http as http:
            tried(scene, http, {"authorization": f"Bearer {token}"}, 403)
            refused(http.post("/api/tables", json=NEW_TABLE, headers={"authorization": f"Bearer {token}"}), 403)


@pytest.mark.parametrize(
    "credentials", ["Bearer", "Bearer x", "bearer ' OR 1=1 --", "Basic YTpi", "Bearer " + "A" * 5000, "B\xffarer x"]
)
def test_a_guessed_token(scene: Scene, credentials: str) -> None:
    with httpx.Client(base_url=scene.service.url, timeout=PATIENCE) as http:
        tried(scene, http, {"authorization": credentials.encode("latin-1")}, 401)


@pytest.mark.parametrize("session", ["x", "A" * 43, "' OR '1'='1", "%00", '"', "a" * 6000])
def test_a_guessed_session(scene: Scene, session: str) -> None:
    headers = {"cookie": f"macher_session={session}; macher_csrf={session}", "x-csrf-token": session}
    with httpx.Client(base_url=scene.service.url, timeout=PATIENCE) as http:
        for method, path, body in seat_requests(scene):
            answer = http.request(method, path, json=body if method != "GET" else None, headers=headers)
            refused(answer, 401, 403)
            http.cookies.clear()


def test_without_the_token_of_the_page(scene: Scene) -> None:
    cookies = "; ".join(f"{name}={value}" for name, value in scene.anna.http.cookies.items())
    wrong: tuple[dict[str, str], ...] = (
        {},
        {"x-csrf-token": ""},
        {"x-csrf-token": "x"},
        {"x-csrf-token": scene.mallory.headers()["x-csrf-token"]},
    )
    with httpx.Client(base_url=scene.service.url, timeout=PATIENCE) as http:
        for headers in wrong:
            for method, path, body in seat_requests(scene):
                if method != "GET":
                    refused(http.request(method, path, json=body, headers={"cookie": cookies, **headers}), 403)


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example", "null", "", "http://127.0.0.1", "https://127.0.0.1:1", "http://here.evil.example",
        "file://", "http://[", "http://[::1", "http://127.0.0.1:99999999", "\xe9\xff", "http://a@b", "x" * 3000,
    ],
)  # fmt: skip
def test_a_foreign_page(scene: Scene, origin: str) -> None:
    headers = {**scene.anna.headers(), "origin": origin.encode("latin-1")}
    for method, path, body in seat_requests(scene):
        if method != "GET":
            refused(scene.anna.http.request(method, path, json=body, headers=headers), 403)  # type: ignore[arg-type]
    cookies = "; ".join(f"{name}={value}" for name, value in scene.anna.http.cookies.items())
    head = [f"Origin: {origin}", f"Cookie: {cookies}", "Upgrade: websocket", "Connection: Upgrade"]
    head += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    refused(raw.request(scene.service, "GET", f"{scene.path}/socket?seat=0", *head), 403)


def test_another_site_without_an_origin(scene: Scene) -> None:
    headers = {**scene.anna.headers(), "sec-fetch-site": "cross-site"}
    refused(scene.anna.http.post(f"{scene.path}/close", headers=headers), 403)


def test_the_socket_of_another_seat(scene: Scene) -> None:
    cookies = "; ".join(f"{name}={value}" for name, value in scene.mallory.http.cookies.items())
    url = f"{scene.service.socket_url}{scene.path}/socket"
    for query in ("seat=0", "seat=1", "seat=4", "seat=-1", "seat=x", f"chat={10**30}&seat=0", "since=-1"):
        with pytest.raises(InvalidStatus) as denied, connect(f"{url}?{query}", additional_headers={"cookie": cookies}):
            pass
        assert 400 <= denied.value.response.status_code < 500
        harmless(denied.value.response.body.decode())
    with connect(
        url, additional_headers={"cookie": cookies}, origin=Origin(scene.service.url), max_size=None
    ) as socket:
        socket.send(json.dumps({"type": "sit", "seat": 0}))
        while (heard := json.loads(socket.recv(PATIENCE)))["type"] != "failed":
            assert heard["type"] != "moved" or heard["position"]["seat"] is None
        assert heard["error"]["error"] == "foreign-seat"


@pytest.mark.parametrize(
    "message",
    [
        "", "x", "{}", "[]", '{"type": "turn"}', '{"type": "sit", "seat": 99}', '{"type": "sit", "seat": 1e99}',
        '{"type": "lang", "lang": "../../etc"}', "[" * 2000, '{"type": ' * 200, '"\\ud800"', "\0", "\u202e" * 600,
        b"\xff\xfe", "9" * 2000,
    ],
)  # fmt: skip
def test_nonsense_on_a_socket(scene: Scene, message: str | bytes) -> None:
    """The socket says that it does not understand, or is closed; it is asked for nothing more."""
    url = f"{scene.service.socket_url}{scene.path}/socket"
    with connect(url, max_size=None) as socket:
        socket.send(message)
        heard: dict[str, Any] = {"type": ""}
        with contextlib.suppress(ConnectionClosed):
            while heard["type"] != "failed":
                heard = json.loads(socket.recv(PATIENCE))
                harmless(json.dumps(heard))
        if heard["type"] == "failed":
            assert heard["error"]["error"] in ("message", "no-seat", "foreign-seat")
        else:
            assert socket.close_code in (1003, 1007, 1008, 4413)


@pytest.mark.parametrize("chat", [10**10, 2**63, 10**30])
def test_chat_from_a_line_beyond_all_bounds(scene: Scene, chat: int) -> None:
    with connect(f"{scene.service.socket_url}{scene.path}/socket?chat={chat}", max_size=None) as socket:
        assert json.loads(socket.recv(PATIENCE))["type"] == "hello"
        socket.send('{"type": "ping"}')
        while json.loads(socket.recv(PATIENCE))["type"] != "pong":
            pass
    assert scene.anna.get(f"{scene.path}/chat", since=chat).status_code in (200, 400)


# --- versions, ids, numbers -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("version", [-1, 10**6 + 1, 2**63, 10**100, 0.5, "x", None, [0], {}, "+1", "+900"])
def test_a_forged_version(scene: Scene, version: object) -> None:
    turn = scene.turn()
    ahead = isinstance(version, str) and version.startswith("+")
    turn["version"] = turn["version"] + int(str(version)) if ahead else version
    refused(scene.anna.post(f"{scene.path}/turns", **turn), 400, 409)
    del turn["key"]
    refused(scene.anna.post(f"{scene.path}/draft", **turn), 400, 409)


@pytest.mark.parametrize("number", ["-1", "1.5", "x", "", "1e3", "9" * 5000, "%00", "٣", "0x1", "1;2", "nan"])
def test_numbers_in_addresses(scene: Scene, number: str) -> None:
    for path in (
        f"{scene.path}/position?seat={number}",
        f"{scene.path}/position?at={number}",
        f"{scene.path}/log?since={number}",
        f"{scene.path}/chat?since={number}",
        f"{scene.path}/notes?seat={number}",
        f"/api/reference/2019?variant={number}",
    ):
        answer = scene.anna.http.get(path)
        harmless(answer.text)
        if answer.status_code != 200:  # an empty one is as good as none
            refused(answer)
    answer = scene.anna.http.post(f"{scene.path}/seats/{number}", json={"kind": "bot"}, headers=scene.anna.headers())
    refused(answer)


@pytest.mark.parametrize(
    "name",
    ["x", "aaaaaaaaaaaa", "0", "-1", "' OR 1=1 --", "%00", "%0d%0aSet-Cookie:%20a=b", "..", "%2e%2e", "a" * 39,
     "a" * 5000, "ÄÖÜ", "%ff%fe", "\u202e", "*", "%25", "{table_id}", "A" * 12],
)  # fmt: skip
def test_guessed_tables(scene: Scene, name: str) -> None:
    for way in ("", "/position", "/log", "/chat", "/record", "/notes?seat=0"):
        answer = scene.mallory.http.get(f"/api/tables/{name}{way}")
        if name in ("..", "%2e%2e") and answer.status_code == 200:  # /api/ itself is a page of the front end or nothing
            harmless(answer.text)
            continue
        refused(answer, 400, 403, 404)
    for way, body in (("turns", scene.turn()), ("join", {"link": scene.link}), ("close", {}), ("chat", {"text": "x"})):
        path = f"/api/tables/{name}/{way}"
        refused(scene.mallory.http.post(path, json=body, headers=scene.mallory.headers()), 400, 403, 404, 405)


def test_a_guessed_link(scene: Scene) -> None:
    for link in ("", "x", scene.link[:-1], scene.link.upper(), scene.link + "x", "😀", None):
        refused(scene.mallory.post(f"{scene.path}/join", link=link, name="Mallory"), 403)


# --- bodies -----------------------------------------------------------------------------------------------------------
NEW_TABLE: dict[str, Any] = {
    "edition": "2019",
    "seats": [{"party": party, "kind": "hot"} for party in ("linke", "spd", "cdu")],
}
BODIES = {
    "nothing": b"",
    "not JSON": b"nonsense",
    "half": b'{"seat": 0, "ver',
    "null": b"null",
    "a list": b"[]",
    "a number": b"42",
    "a text": b'"turn"',
    "not a number": b'{"seat": NaN}',
    "not UTF-8": b'{"seat": 0, "text": "\xff\xfe", "key": "\xc3\x28"}',
    "half a character": b'{"text": "\\ud800", "name": "\\udfff", "key": "\\ud800", "link": "\\ud800"}',
    "UTF-16": '{"seat": 0}'.encode("utf-16"),
    "deep lists": b"[" * 20_000 + b"]" * 20_000,
    "deep objects": b'{"a":' * 5_000 + b"1" + b"}" * 5_000,
    "deep in a field": b'{"steps": ' + b"[" * 5_000 + b"]" * 5_000 + b"}",
    "a string without end": b"[" * 17 + b'"' + rb"\"" * 30_000,
    "wide": b"[" + b"0," * 30_000 + b"0]",
    "a long number": b'{"seat": ' + b"9" * 20_000 + b"}",
    "a small number": b'{"seat": 1e-999999, "version": 1e999999}',
    "long": b'{"text": "' + b"a" * 2_000_000 + b'"}',
    "unknown fields": b'{"seat": 0, "version": 0, "steps": [], "admin": true, "key": "k", "text": "x", "link": "y"}',
    "the same field twice": b'{"seat": 0, "seat": 1, "version": 0, "version": 0}',
    "a form": b"seat=0&version=0",
    "XML": b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
}
KINDS = ("application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x", "")


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_bodies(scene: Scene, body: bytes) -> None:
    paths = ("turns", "draft", "join", "leave", "seats/0", "rematch")
    targets = [("POST", f"{scene.path}/{path}") for path in paths]
    targets += [("POST", path) for path in ("/api/tables", "/api/records", "/api/accounts", "/api/login")]
    targets += [("PUT", "/api/me"), ("PUT", f"{scene.path}/notes?seat=0")]
    for method, path in targets:
        for kind in KINDS if len(body) < 100 else KINDS[:2]:
            headers = {**scene.mallory.headers(), "content-type": kind}
            refused(scene.mallory.http.request(method, path, content=body, headers=headers))


@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if kind != "application/json"] + ["multipart/form-data; boundary=x"]
)
def test_a_good_body_of_another_kind(scene: Scene, kind: str) -> None:
    """Also: what a form of another site can send without asking is not taken."""
    headers = {**scene.mallory.headers(), "content-type": kind}
    body = json.dumps({**scene.turn(), "seat": 0}).encode()
    refused(scene.mallory.http.post(f"{scene.path}/turns", content=body, headers=headers), 400, 403, 415)


@pytest.mark.parametrize(
    "change",
    [
        {"edition": "1986"}, {"edition": ""}, {"edition": ["2019"]}, {"seats": []}, {"seats": NEW_TABLE["seats"][:2]},
        {"seats": NEW_TABLE["seats"] * 100}, {"seats": [NEW_TABLE["seats"][0]] * 3}, {"variant": 10**30},
        {"variant": -1}, {"variant": "four"}, {"options": {"x": "y"}}, {"options": {f"o{n}": "1" for n in range(1000)}},
        {"options": {"x" * 10_000: "y"}}, {"options": []}, {"options": {"a\0": "b\0"}}, {"data": "/etc/passwd"},
        {"data": "../../data"}, {"data": "own"}, {"data": "file:///etc"}, {"data": ""}, {"data": "\0"},
        {"name": "x" * 41}, {"name": ""}, {"name": 5}, {"clock": {"bank": -1}}, {"clock": {"bank": 10**20}},
        {"clock": {"bank": 60, "increment": -5}}, {"clock": {"bank": 60, "at_zero": "explode"}}, {"seed": ""},
        {"seed": "x" * 101}, {"seed": "\0"}, {"seed": "\u200b"}, {"word": "x" * 61}, {"public": "yes"},
        {"host": "anna"}, {"status": "finished"}, {"__class__": "x"},
        *({"seats": [{"party": party, "kind": "hot"}, *NEW_TABLE["seats"][:2]]}
          for party in ("", "nsdap", "../linke", "linke\0", "LINKE", "x" * 11)),
        *({"seats": [{"party": "fdp", "kind": "bot", "bot": bot}, *NEW_TABLE["seats"][:2]]}
          for bot in ("x.py:Y", "/home/x.py:Y", "../bots/planner.py:Planner", "os:system", "", "random\0", "none",
        "x" * 41)),
        *({"seats": [{"party": "fdp", "kind": kind}, *NEW_TABLE["seats"][:2]]} for kind in ("person", "", "admin")),
    ],
    ids=lambda change: repr(change)[:60],
)  # fmt: skip
def test_tables_that_cannot_be(scene: Scene, change: dict[str, Any]) -> None:
    refused(scene.mallory.post("/api/tables", **{**NEW_TABLE, **change}), 400, 422)


def test_bots_that_are_files_for_a_seat(scene: Scene) -> None:
    for bot in ("x.py:Y", "/home/x.py:Y", "macher.bots:Bot", "..", "random.py:Random"):
        refused(scene.mallory.post(f"/api/tables/{scene.other}/seats/1", kind="bot", bot=bot), 400, 422)


def test_names_with_more_in_them_than_a_name(scene: Scene) -> None:
    """They are kept as one harmless line and never get into a header."""
    mallory = person(scene.service)
    names = (
        "a\r\nSet-Cookie: b=c",
        "\0\0",
        "\u202eannA",
        "<script>alert(1)</script>",
        "a\x1b[2J",
        "{0}%s$(id)",
        "\u0085x",
    )
    for name in names:
        for answer in (mallory.put("/api/me", name=name), mallory.post("/api/tables", **{**NEW_TABLE, "name": name})):
            assert answer.status_code in (200, 201, 400, 422), answer.text
            harmless(answer.text)
            if answer.status_code < 400:
                assert answer.json()["name"].isprintable()
            assert "b=c" not in str(answer.headers)
            assert answer.headers["content-type"].startswith("application/json")
    mallory.http.close()


def test_notices_to_odd_places(scene: Scene) -> None:
    for notices in (
        {"email": "a@b\r\nBcc: c@d"}, {"email": "nobody"}, {"email": "<@"}, {"email": "a@x.org,b@y.org"},
        {"email": "Anna <a@x.org>"}, {"webhook": "http://["}, {"webhook": "http://a:99999/"},
        {"email": "a@b" * 100}, {"webhook": "file:///etc/passwd"},
        {"webhook": "gopher://x"}, {"webhook": "http://a\r\nX: y"}, {"webhook": "http://\u202e"}, {"sms": "1"},
    ):  # fmt: skip
        refused(scene.mallory.put("/api/me", notices=notices), 400, 422)


@pytest.mark.parametrize(
    "steps",
    [
        [""], ["x" * 41], ["pass"] * 65, ["pass"] * 64, ["../bid4"], ["bid4\n"], ["BID4"], ["bid-1"],
        ["bid" + "9" * 30],
        ["bid4", "bid4"], [None], [4], "pass", {"0": "pass"}, ["takeback"], ["bid4\0"], ["'; DROP TABLE turns; --"],
        [[]],
    ],
    ids=lambda steps: repr(steps)[:40],
)  # fmt: skip
def test_steps_that_are_none(scene: Scene, steps: object) -> None:
    for way in ("turns", "draft"):
        body = {**scene.turn(), "steps": steps}
        if way == "draft":
            del body["key"]
        refused(scene.anna.post(f"{scene.path}/{way}", **body), 400, 422)


@pytest.mark.parametrize("key", ["", "x" * 1000, "bot-1", "forced-0", None, 5, "\0", "a\nb", "\u202e"])
def test_keys_that_are_none(scene: Scene, key: object) -> None:
    refused(scene.anna.post(f"{scene.path}/turns", **{**scene.turn(), "key": key, "steps": ["nonsense"]}), 400, 422)


# --- records ----------------------------------------------------------------------------------------------------------
def records(scene: Scene) -> dict[str, str]:
    """Records that are none, too much, or not true."""
    mallory = person(scene.service)
    made = mallory.make_table("mhh", seed="a record")["id"]
    done(mallory.post(f"/api/tables/{made}/close"))
    good = mallory.get(f"/api/tables/{made}/record").text
    mallory.http.close()
    assert "Edition: 2019" in good
    return {
        "nothing": " ",
        "one long line": "a" * 900_000,
        "many lines": "\n" * 900_000,
        "many headers": "".join(f"X{n}: y\n" for n in range(50_000)),
        "a long header": good.replace("Edition: 2019", "Edition: " + "2019" * 50_000),
        "thousands of moves": good + "\n" + "linke: pass\n" * 60_000,
        "a long move": good + "\nlinke: " + "pass " * 100_000,
        "another edition": good.replace("Edition: 2019", "Edition: 2006"),
        "no edition": good.replace("Edition: 2019", "Edition: ../../../etc/passwd"),
        "other data": good.replace("Data: ", "Data: /etc/"),
        "NUL": good + "\0",
        "control characters": good + "\n\x1b[2J\x07\n",
        "a move that is none": good + "\nlinke: \u202eevil\n",
        "a seat that is none": good + "\nchancellor: pass\n",
        "half": good[: len(good) // 3],
        "twice": good + good,
        "brackets": "[" * 500_000,
        "a picture": "\x89PNG\r\n\x1a\n" + "\ufffd" * 1000,
    }


def test_records_that_do_not_hold(scene: Scene) -> None:
    for name, text in records(scene).items():
        answer = scene.mallory.post("/api/records", text=text)
        assert answer.status_code != 201, name
        refused(answer, 400, 413, 422)


# --- addresses, methods, headers --------------------------------------------------------------------------------------
PASSWD = re.compile(r"root:.*:0:0")


@pytest.mark.parametrize(
    "target",
    [
        "/../../../../etc/passwd", "/..%2f..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd",
        "/assets/../../app.py", "/assets/%2e%2e/%2e%2e/app.py", "/assets/..%5c..%5capp.py", "/..;/app.py", "/%00",
        "/a%00.js",
        "/index.html%00.png", "/%c0%ae%c0%ae/etc/passwd", "/%252e%252e/etc/passwd", "/.../app.py", "/~root", "/%",
        "/%zz", "/" + "a" * 300, "/" + "a/" * 2000, "/" + "a" * 30_000, "/\xe9\xff", "/api/../app.py", "/api%2ftables",
        "/api/tables/%2e%2e%2fabout", "/api/tables/..%2f..%2fhealthz", "/API/TABLES", "/api//tables", "/api/tables//",
        "/enter/x", "/enter/", "/enter/../app.py", "/static/index.html", "/.git/config", "/.env", "/tables.db",
        "/app.py", "/__init__.py", "/COM1", "/con", "/C:/Windows/win.ini", "/api/reference/..%2f2019",
        "/api/reference/x",
        "/api/rules/2019?q=" + "a" * 200, "/api/rules/2019?q=%00", "/api/rules/2019?q=%ff", "/api/rules/2019?q=(((((",
        "/api/rules/..?q=x", "/api/about?lang=../../etc", "/api/about?lang=%00", "/api/about?" + "a=b&" * 5000,
        "http://evil.example/api/tables", "http://127.0.0.1:1/etc/passwd", "https://evil.example/", "*", "etc/passwd",
    ],
    ids=lambda target: target[:40],
)  # fmt: skip
def test_path_tricks(scene: Scene, target: str) -> None:
    for method in ("GET", "POST", "HEAD"):
        answer = raw.request(scene.service, method, target)
        assert answer.status < 500, answer
        harmless(answer.text)
        assert not PASSWD.search(answer.text)
        assert "from __future__" not in answer.text
        assert answer.status != 0 or not answer.head


@pytest.mark.parametrize(
    "method", ["DELETE", "PATCH", "TRACE", "CONNECT", "BREW", "get", "PROPFIND", "OPTIONS", "G\xe9T"]
)
def test_methods_that_are_not_there(scene: Scene, method: str) -> None:
    for target in ("/", scene.path, f"{scene.path}/turns", "/api/me", "/healthz"):
        answer = raw.request(scene.service, method, target)
        assert answer.status in (0, 204, *range(400, 500)), answer
        harmless(answer.text)
        assert "DELETE" not in answer.head


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"\r\n\r\n", b"\0\0\0\0", b"GET", b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.1\r\nHost\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n", b"GET / HTTP/1.1\r\nX: " + b"y" * 200_000 + b"\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET  /  HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n", b"SSH-2.0-x\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n12345",
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: " + b"9" * 5000 + b"\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 99999999\r\n\r\n",
    ],
    ids=lambda sent: repr(sent[:40]),
)  # fmt: skip
def test_what_is_no_request(scene: Scene, request_bytes: bytes) -> None:
    with raw.connect(scene.service) as line:
        try:
            line.sendall(request_bytes)
            line.shutdown(1)
            received = b""
            while piece := line.recv(65536):
                received += piece
        except (ConnectionResetError, BrokenPipeError, OSError):
            received = b""
    assert not received.startswith(b"HTTP/1.1 5"), received[:500]
    harmless(received.decode("utf-8", "replace"))


@pytest.mark.parametrize(
    "header",
    [
        "Accept-Language: " + "x," * 3000, "Accept-Language: \xff\xfe", "Cookie: " + "a=b; " * 1000,
        "Cookie: \xff=\xff; ;=;",
        "Host: evil.example", "Host: \xff", "X-Forwarded-For: 127.0.0.1, \xff", "X-Forwarded-Proto: gopher",
        "X-Forwarded-Host: evil.example", "Range: bytes=0-99999999999999", "If-None-Match: \xff",
        "Accept-Encoding: \xff",
        "X-HTTP-Method-Override: DELETE", "Expect: 100-continue", "Upgrade: h2c", "Authorization: \xff\xff",
    ],
    ids=lambda header: header[:30],
)  # fmt: skip
def test_headers(scene: Scene, header: str) -> None:
    for target in ("/", "/api/tables", scene.path, f"{scene.path}/position"):
        answer = raw.request(scene.service, "GET", target, header)
        assert 0 < answer.status < 500, answer
        harmless(answer.text)
        assert "evil.example" not in answer.head


@pytest.mark.parametrize("header", ["Cookie: " + "y" * 40_000, "\r\n".join(["X: y"] * 10_000)], ids=["long", "many"])
def test_heads_have_a_limit(scene: Scene, header: str) -> None:
    upgrade = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    for heads in ([], [*upgrade, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]):
        answer = raw.request(scene.service, "GET", f"{scene.path}/socket", *heads, header)
        if answer.status:  # else we were still sending when the service closed
            refused(answer, 431)


# --- floods -----------------------------------------------------------------------------------------------------------
def test_a_flood_on_a_socket_is_cut_off(scene: Scene) -> None:
    with connect(f"{scene.service.socket_url}{scene.path}/socket", max_size=None) as socket:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(300):
                socket.send('{"type": "ping"}')
            while True:
                socket.recv(PATIENCE)
        assert socket.close_code in (4429, 1006)  # the second if we were still sending


def test_long_chat_is_refused(scene: Scene) -> None:
    for text in ("", "x" * 5000, "\0", "\u200b\u202e", 5, None, ["x"]):
        refused(scene.anna.post(f"{scene.path}/chat", text=text), 400, 413, 422)


def test_more_half_requests_than_files_lock_nobody_out(tmp_path: Path) -> None:
    with running_service(tmp_path, files=300) as service, contextlib.ExitStack() as lines:
        for number in range(330):
            line = lines.enter_context(raw.connect(service))
            line.sendall(b"GET / HTTP/1.1\r\nX: " if number % 2 else HALF_A_BODY)
            if number % 110 == 0:
                assert httpx.get(f"{service.url}/healthz", timeout=PATIENCE).status_code == 200
        assert httpx.get(f"{service.url}/healthz", timeout=PATIENCE).status_code == 200
        anna = person(service)
        anna.make_table("mhh")
        anna.http.close()


HALF_A_BODY = b"POST /api/login HTTP/1.1\r\nHost: here\r\nContent-Length: 50\r\n\r\n{"
