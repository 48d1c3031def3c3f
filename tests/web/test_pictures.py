"""Pictures of the main screens, always of the same games. They are those of README and docs:

    MACHER_PICTURES=docs/pictures .venv/bin/python -m pytest -n 0 --thorough tests/web/test_pictures.py

draws them anew. Without the variable they go to a temporary folder and are only checked.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, expect

from tests.server.service import running_service
from tests.web.browsers import DESKTOP, PHONE, Visitor
from tests.web.tables import bring_game, lift_curtain, make_table, play_out, sit_down

ROOT = Path(__file__).parents[2]
COLOURS = 128  # of a picture's palette: the page has few, and a third of the bytes does
LARGEST = 220_000  # bytes of one picture
NAMES = ["table-2019", "table-2006-dark", "phone", "final", "lobby"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the pictures go."""
    wanted = os.environ.get("MACHER_PICTURES")
    place = ROOT / wanted if wanted else tmp_path
    place.mkdir(parents=True, exist_ok=True)
    return place


def take(visitor: Visitor, file: Path, *parts: str) -> None:
    """A picture of what is shown now: these parts must be in it, and it must not be blank."""
    page = visitor.page
    page.evaluate("document.fonts.ready")
    for part in parts:
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.2)
    page.mouse.move(0, 0)
    picture = Image.open(BytesIO(page.screenshot(animations="disabled", caret="hide"))).convert("RGB")
    small = picture.quantize(COLOURS, dither=Image.Dither.NONE)
    small.save(file, optimize=True)
    size = page.viewport_size
    assert size is not None
    assert picture.size == (size["width"], size["height"])
    assert len(small.getcolors() or []) > 40, "nearly nothing is drawn"
    assert file.stat().st_size < LARGEST


def moment(visitor: Visitor, record: str, theme: str = "light") -> None:
    """At a table in the middle of a game, with the seat that is asked."""
    visitor.settings(sound=False, reveals=False, theme=theme)
    sit_down(visitor, bring_game(visitor, record))
    lift_curtain(visitor)
    expect(visitor.page.locator(".sentence.mine")).to_be_visible()


@pytest.mark.thorough
def test_a_table_of_2019(visit: Callable[..., Visitor], folder: Path) -> None:
    anna = visit(viewport=DESKTOP)
    moment(anna, play_out("2019", 244, "beginner", variant=7))
    take(anna, folder / "table-2019.png", ".sentence", ".decide", ".board", ".national", ".mine", ".players")


def test_a_table_of_2006_in_the_dark(visit: Callable[..., Visitor], folder: Path) -> None:
    anna = visit(viewport=DESKTOP)
    moment(anna, play_out("2006", 241, "beginner", variant=7), theme="dark")
    take(anna, folder / "table-2006-dark.png", ".sentence", ".decide", ".board", ".national", ".mine", ".players")


def test_a_decision_on_the_phone(visit: Callable[..., Visitor], folder: Path) -> None:
    anna = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    moment(anna, play_out("2019", 201, "beginner", variant=7))
    take(anna, folder / "phone.png", ".sentence", ".decide", ".areas")


@pytest.mark.thorough
def test_the_end_of_a_game(visit: Callable[..., Visitor], folder: Path) -> None:
    anna = visit(viewport=DESKTOP)
    anna.settings(sound=False, theme="light")
    sit_down(anna, bring_game(anna, play_out("2019", None, "beginner")))
    take(anna, folder / "final.png", "section.final")


@pytest.mark.thorough
def test_the_lobby(browser: Browser, tmp_path: Path, folder: Path) -> None:
    """At a service of its own: what other tests left in the lobby is not in the picture."""
    with running_service(tmp_path) as alone:
        anna = Visitor(browser, alone.url, viewport={"width": 1200, "height": 750})
        anna.settings(theme="light")
        make_table(anna, name="Anna")
        bring_game(anna, play_out("2006"), "Last Friday")
        anna.go("/")
        expect(anna.page.locator(".tables a")).to_have_count(2)
        take(anna, folder / "lobby.png", "main.lobby h1", ".tables a")
        anna.context.close()
        anna.check()


def test_the_pictures_are_there_and_used() -> None:
    committed = {file.stem: file for file in (ROOT / "docs" / "pictures").glob("*.png") if file.stem != "bench"}
    assert sorted(committed) == sorted(NAMES)
    assert sum(file.stat().st_size for file in committed.values()) < 1_200_000
    texts = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    named = "".join(file.read_text(encoding="utf-8") for file in texts)
    assert [name for name in NAMES if f"pictures/{name}.png" not in named] == []
