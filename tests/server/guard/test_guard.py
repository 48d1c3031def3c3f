"""What holds for every answer: headers, origins, sizes, depth, rates, and no stack trace."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from macher.server.guard.guard import HEADERS, Guard
from macher.server.guard.rates import Rates
from macher.server.settings import Settings
from tests.server.client import Client, done
from tests.server.service import PATIENCE, RunningService

SETTINGS = Settings(database_url="sqlite://", rate=0, body_limit=1000)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers with what it got, or fails."""
    if scope["path"] == "/fails":
        raise RuntimeError("the secret is 42")
    message = await receive() if scope["method"] == "POST" else {"body": b""}
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": message["body"]})


def ask(settings: Settings, method: str, path: str, **more: Any) -> httpx.Response:
    async def asking() -> httpx.Response:
        transport = httpx.ASGITransport(Guard(echo, settings))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.request(method, path, **more)

    return asyncio.run(asking())


def has_headers(answer: httpx.Response) -> bool:
    return all(answer.headers.get(name.decode()) == value.decode() for name, value in HEADERS)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/api/about", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/nothing", 404),
        ("DELETE", "/api/me", 405),
        ("POST", "/api/tables", 400),
        ("GET", "/api/tables?seat=x", 200),
        ("GET", "/../../etc/passwd", 200),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", 200),
    ],
)
def test_every_answer_has_the_headers(service: RunningService, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, service.url + path, timeout=PATIENCE)
    assert answer.status_code == status
    assert has_headers(answer)
    assert "root:" not in answer.text


def test_a_failure_tells_nothing() -> None:
    answer = ask(SETTINGS, "GET", "/fails")
    assert (answer.status_code, answer.json()["error"]) == (500, "internal")
    assert "42" not in answer.text
    assert has_headers(answer)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://here.evil.example"])
def test_a_foreign_page_changes_nothing(origin: str) -> None:
    answer = ask(SETTINGS, "POST", "/", headers={"origin": origin}, content=b"{}")
    assert (answer.status_code, answer.json()["error"]) == (403, "origin")
    assert has_headers(answer)


def test_our_own_page_and_programs_may() -> None:
    assert ask(SETTINGS, "POST", "/", headers={"origin": "http://here"}, content=b"{}").status_code == 200
    assert ask(SETTINGS, "POST", "/", content=b"{}").status_code == 200
    assert ask(SETTINGS, "POST", "/", headers={"sec-fetch-site": "cross-site"}, content=b"{}").status_code == 403


def test_bodies_have_a_length_and_a_depth() -> None:
    assert ask(SETTINGS, "POST", "/", content=b"x" * 1001).status_code == 413
    assert ask(SETTINGS, "POST", "/", content=iter_body(3, 400)).status_code == 413
    assert ask(SETTINGS, "POST", "/", content=b"[" * 40 + b"]" * 40).json()["error"] == "too-deep"
    assert ask(SETTINGS, "POST", "/", content=b'{"a":"' + b"[" * 40 + b'"}').status_code == 200


async def iter_body(parts: int, size: int) -> Any:
    for _ in range(parts):
        yield b"x" * size


def test_too_many_requests_are_told_when_to_come_again() -> None:
    settings = Settings(database_url="sqlite://", rate=0.001)

    async def asking() -> list[httpx.Response]:
        transport = httpx.ASGITransport(Guard(echo, settings))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return [await client.get("/") for _ in range(2)]

    first, *_ = answers = asyncio.run(asking())
    assert first.status_code == 429
    assert int(first.headers["retry-after"]) > 0
    assert all(has_headers(answer) for answer in answers)


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    rates = Rates(rate=2, burst=3, clock=lambda: now[0])
    assert [rates.take("a") for _ in range(3)] == [0, 0, 0]
    assert rates.take("a") == pytest.approx(0.5)
    assert rates.take("b") == 0
    now[0] = 0.5
    assert rates.take("a") == 0


def test_what_costs_more_takes_more_of_the_same_bucket() -> None:
    rates = Rates(rate=2, burst=10, clock=lambda: 0.0)
    assert rates.take("a", 8) == 0
    assert rates.take("a", 4) == pytest.approx(1)
    assert rates.take("a", 2) == 0
    assert rates.take("a") > 0
    assert rates.take("b", 1000) == 0  # else it could never be paid for


def test_only_named_hosts_are_answered() -> None:
    settings = Settings(database_url="sqlite://", rate=0, hosts=("here",))
    assert ask(settings, "GET", "/").status_code == 200
    assert ask(settings, "GET", "/", headers={"host": "there"}).status_code == 400
    assert ask(settings, "GET", "/", headers={"host": "here:8000"}).status_code == 200


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"nonsense",
        b"[]",
        b"null",
        b'{"edition": 5}',
        b'{"unknown": 1}',
        b"\xff\xfe",
        b'{"edition":"2019","seats":[]}',
    ],
)
def test_what_cannot_be_read_is_refused(service: RunningService, body: bytes) -> None:
    kind = {"content-type": "application/json"}
    answer = httpx.post(f"{service.url}/api/tables", content=body, headers=kind, timeout=PATIENCE)
    assert done(answer, 400)["error"] == "bad-request"


def test_a_page_that_is_not_built_says_so_or_is_there(anna: Client) -> None:
    answer = anna.http.get("/any/where")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")


def test_health_and_metrics(anna: Client) -> None:
    assert anna.http.get("/healthz").text == "ok\n"
    numbers = anna.http.get("/metrics").text
    assert "macher_requests_total" in numbers


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "127.0.0.1"},
        {"x-forwarded-proto": "https"},
        {"forwarded": "for=127.0.0.1"},
        {"host": "macher.example.org"},
        {"host": "evil.example:8000", "authorization": "Bearer y"},
        {"x-real-ip": "203.0.113.5", "authorization": "Bearer x"},
    ],
)
def test_numbers_are_not_for_strangers_behind_a_proxy(anna: Client, headers: dict[str, str]) -> None:
    assert done(anna.http.get("/metrics", headers=headers), 403)["error"] == "metrics"
