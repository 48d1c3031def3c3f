"""The one-time code of `macher play`: once, soon, and in no list of processes."""

from __future__ import annotations

import asyncio
import stat
import webbrowser
from pathlib import Path
from typing import Any

import httpx
import pytest

from macher.cli.serve import open_browser, way_in
from macher.server.app import create_app
from macher.server.people.entries import LASTS, Entries
from macher.server.routes.entering import make_entry
from macher.server.service import Service
from macher.server.settings import Settings


def test_a_code_is_good_once_and_for_a_while() -> None:
    now = 0.0
    entries = Entries(lambda: now)
    code, late = entries.new("/#/"), entries.new("/#/")
    assert entries.take("nonsense") is None
    assert entries.take(code) == "/#/"
    assert entries.take(code) is None
    now = LASTS + 1
    assert entries.take(late) is None


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Litestar, about our routes
def test_the_browser_is_not_started_with_the_code(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is started with a file that nobody else can read, which is gone when somebody came by the code."""
    monkeypatch.setenv("HOME", str(tmp_path))
    shown: list[tuple[str, str, int]] = []

    def opened(address: str) -> bool:
        file = Path(httpx.URL(address).path)
        shown.append((address, file.read_text(encoding="utf-8"), stat.S_IMODE(file.stat().st_mode)))
        return True

    monkeypatch.setattr(webbrowser, "open", opened)

    async def evening() -> None:
        service = Service(Settings(database_url=sqlite_url))
        app: Any = create_app(service.settings, service)
        async with service.running():
            code = await make_entry(service, "Anna", None)
            address = f"http://127.0.0.1:1/enter/{code}"
            opening = asyncio.create_task(open_browser(service, address, code))
            async with asyncio.timeout(60):
                while not shown:
                    await asyncio.sleep(0.01)
            ((started_with, page, mode),) = shown
            assert started_with.startswith("file:///")
            assert code not in started_with
            assert address in page
            assert mode == 0o600
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as client:
                entered = await client.get(f"/enter/{code}")
                assert (entered.status_code, entered.headers["location"]) == (303, "/#/")
                await opening
                assert list(tmp_path.glob("macher-*.html")) == []
                again = await client.get(f"/enter/{code}")
                assert (again.status_code, again.json()["error"]) == (404, "entry")

    asyncio.run(evening())


def test_without_a_home_the_file_lies_with_the_temporary_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "nowhere"))
    file = way_in("http://127.0.0.1:1/enter/x")
    file.unlink()
