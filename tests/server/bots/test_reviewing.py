"""The review of a finished game at the service: it grows in a process beside, is kept, and has its limits."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from macher.review.work import Work, kept, read_work
from macher.server.app import create_app
from macher.server.bots import reviewing
from macher.server.bots.reviewing import Reviews
from macher.server.service import Service
from macher.server.settings import Settings
from macher.server.store import ReviewRow
from tests.server.company import until

RECORDS = Path(__file__).parents[2] / "records" / "games" / "rules2"
LITTLE = """
import sys
from macher.review import chances, growing
from macher.server.bots import reviewer
chances.OPTIONS = 2
growing.CANDIDATES, growing.MOMENTS, growing.CLOSER, growing.CLOSE_WORLDS, reviewer.EVERY = 1, 3, 1, 2, 0
growing.scouted = lambda *_: 0.0
growing.WEIGHINGS, growing.HEAVIEST, growing.CLOSE_WEIGHINGS = 0, 1, 2
reviewer.run(sys.stdin.buffer, sys.stdout.buffer)
"""
SMALL = (sys.executable, "-c", LITTLE)
HANGS = (sys.executable, "-c", "import time; time.sleep(600)")
CRASHES = (sys.executable, "-c", "raise SystemExit(3)")


class Browser:
    """Somebody at a service in this process."""

    def __init__(self, service: Service) -> None:
        transport = httpx.ASGITransport(create_app(service.settings, service))  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=transport, base_url="http://here")

    async def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        """The JSON of an answer with this status."""
        csrf = self.http.cookies.get("macher_csrf")
        answer = await self.http.request(method, path, headers={"x-csrf-token": csrf} if csrf else {}, **more)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def brings(self, name: str = "plain-3-4-1") -> str:
        """A table with a finished game from a record."""
        text = (RECORDS / f"{name}.macher").read_text(encoding="utf-8")
        return str((await self.ask("POST", "/api/records", 201, json={"text": text}))["id"])


def at_a_service(
    folder: Path, command: tuple[str, ...], work: Callable[[Service], Awaitable[None]], **settings: Any
) -> None:
    async def running() -> None:
        service = Service(Settings(database_url=f"sqlite:///{folder / 'tables.db'}", rate=0, **settings))
        service.reviews = Reviews(service, command)
        async with service.running():
            await work(service)

    asyncio.run(running())


def small(table: str) -> ReviewRow:
    """A review that was broken off at its very beginning, and does not go far."""
    return ReviewRow(game=table, text=kept(Work(worlds=2, games=1)).decode(), done=0.0, at=0.0)


def work_of(service: Service, table: str) -> Work:
    """What is kept of a review."""
    row = service.store.review(table)
    work = None if row is None else read_work(row.text)
    assert work is not None
    return work


def test_a_review_grows_and_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MORE_GAMES", 2)

    async def work(service: Service) -> None:
        anna, ben = Browser(service), Browser(service)
        table = await anna.brings()
        path = f"/api/tables/{table}/review"
        assert await anna.ask("GET", path) == {"table": table, "state": "none", "done": 0, "ahead": 0, "told": None}
        assert (await anna.ask("GET", f"{path}/file", 404))["error"] == "no-review"
        assert (await ben.ask("GET", path, 403))["error"] == "members-only"
        service.store.keep_review(small(table))
        assert (await anna.ask("POST", path))["state"] in ("waiting", "growing")
        parts: list[dict[str, Any]] = []
        async with asyncio.timeout(120):
            while not parts or parts[-1]["state"] != "done":
                part = await anna.ask("GET", path, params={"since": parts[-1]["done"] if parts else 0})
                if part["told"] or part["state"] == "done":
                    parts.append(part)
                await asyncio.sleep(0.01)
        assert 0 < parts[0]["done"] < 1, "the first result came before the last"
        assert [part["done"] for part in parts] == sorted(part["done"] for part in parts)

        found = (await anna.ask("GET", path, params={"lang": "de"}))["told"]
        actions = found["turns"][-1]
        assert len(found["known"]) == len(found["opened"]) == actions + 1
        assert found["known"][-1] == found["opened"][-1]
        assert found["moments"][0] == {"label": "Beginn", "at": 0}
        for one in found["accounts"]:
            assert one["luck"] + one["skill"] == pytest.approx(one["last"] - one["first"], abs=1e-9)
        for card in (*found["decisions"], *found["events"]):
            assert found["turns"][card["version"]] <= card["at"] < found["turns"][card["version"] + 1]
        assert "told" in await anna.ask("GET", path, params={"since": 1})

        row = service.store.review(table)
        assert row is not None
        assert row.done == 1
        assert (await anna.ask("POST", path))["state"] == "done"
        assert service.reviews.growing(table) is None, "it is not made twice"
        await anna.ask("POST", path, params={"more": True})
        await until(lambda: service.reviews.growing(table) is None)
        assert [len(one.came.wins) for one in work_of(service, table).played] == [2, 2], "more games when asked for"
        assert (await anna.ask("POST", path, params={"more": True}))["state"] == "done"
        sheet = await anna.http.get(f"{path}/file", params={"form": "html", "lang": "pl"})
        assert '<html lang="pl">' in sheet.text
        assert "http" not in sheet.text.replace("http://www.w3.org/2000/svg", "")
        picture = await anna.http.get(f"{path}/file", params={"form": "svg"})
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.text.startswith("<svg")

    at_a_service(tmp_path, SMALL, work, review_games=1)


def test_a_game_in_play_is_not_reviewed(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        anna = Browser(service)
        seats = [{"party": party, "kind": "hot"} for party in ("spd", "cdu", "fdp")]
        table = (await anna.ask("POST", "/api/tables", 201, json={"edition": "2019", "seats": seats}))["id"]
        path = f"/api/tables/{table}/review"
        for method, where in (("POST", path), ("GET", path), ("GET", f"{path}/file")):
            assert (await anna.ask(method, where, 409))["error"] == "review-running"
        done = await anna.brings()
        service.settings = Settings(database_url=service.settings.database_url, review_processes=0)
        assert (await anna.ask("POST", f"/api/tables/{done}/review", 409))["error"] == "review-off"

    at_a_service(tmp_path, CRASHES, work)


def test_one_at_a_time_and_not_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST_WAITING", 2)
    monkeypatch.setattr(reviewing, "MOST_ACTIONS", 1000)
    tables: list[str] = []
    cookies = httpx.Cookies()

    async def work(service: Service) -> None:
        anna, ben, carl = (Browser(service) for _ in range(3))
        tables[:] = [await anna.brings(), await anna.brings(), await ben.brings(), await carl.brings()]
        paths = [f"/api/tables/{table}/review" for table in tables]
        cookies.update(anna.http.cookies)
        service.store.keep_review(small(tables[0]))
        await anna.ask("POST", paths[0])
        growing = service.reviews.growing(tables[0])
        assert growing is not None
        await until(lambda: growing.begun)
        assert (await anna.ask("POST", paths[1], 409))["error"] == "review-one"
        assert (await anna.ask("POST", paths[0]))["state"] == "growing", "asking again is no second one"
        assert (await ben.ask("POST", paths[2]))["state"] == "waiting"
        assert (await ben.ask("GET", paths[2]))["ahead"] == 0
        assert (await carl.ask("POST", paths[3], 503))["error"] == "review-busy"
        monkeypatch.setattr(reviewing, "MOST_ACTIONS", 100)
        assert (await carl.ask("POST", paths[3], 409))["error"] == "review-long"
        monkeypatch.setattr(reviewing, "MOST_ACTIONS", 1000)
        await until(lambda: (service.store.review(tables[2]) or small("")).at)  # the other workers know of it

    at_a_service(tmp_path, HANGS, work)  # it ends, with both of them

    async def later(service: Service) -> None:
        """Nobody works on them any more: after a restart they can be gone on with at once."""
        for table, worlds in ((tables[0], 2), (tables[2], Work().worlds)):
            row = service.store.review(table)
            assert row is not None
            assert row.at == 0
            found = read_work(row.text)
            assert found is not None
            assert found.worlds == worlds
        anna = Browser(service)
        anna.http.cookies.update(cookies)
        path = f"/api/tables/{tables[0]}/review"
        await anna.ask("POST", path)
        await until(lambda: service.reviews.growing(tables[0]) is None)
        assert (await anna.ask("GET", path))["state"] == "none", "the process crashed, and it says so"

    at_a_service(tmp_path, CRASHES, later)


def test_what_an_older_program_kept_is_made_anew(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        anna = Browser(service)
        table = await anna.brings()
        service.store.keep_review(ReviewRow(game=table, text='{"format": 0}', done=1.0, at=0.0))
        assert (await anna.ask("GET", f"/api/tables/{table}/review"))["state"] == "none"
        await anna.ask("POST", f"/api/tables/{table}/review")
        assert service.reviews.growing(table) is not None

    at_a_service(tmp_path, HANGS, work)
