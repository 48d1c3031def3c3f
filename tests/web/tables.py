"""Tables made by a question to the service, where a test is not about the lobby."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.browsers import Visitor

PARTIES = ("spd", "cdu", "fdp", "gruene", "linke")
VARIANTS = {"2019": 4, "2006": 5}


def make_table(
    visitor: Visitor, edition: str = "2019", kinds: tuple[str, ...] = ("me", "bot", "bot"), **more: Any
) -> Any:
    """A table of this visitor; the game begins at once if no seat is open."""
    visitor.go()
    expect(visitor.page.locator("main.lobby")).to_be_visible()
    visitor.call("PUT", "/api/me", {"name": more.pop("name", "Anna")})
    seats = [
        {"party": party, "kind": kind, "bot": "random" if kind == "bot" else None}
        for party, kind in zip(PARTIES, kinds, strict=False)
    ]
    wanted = {"edition": edition, "variant": VARIANTS[edition], "seats": seats, "seed": "a test", **more}
    table = visitor.call("POST", "/api/tables", wanted)
    assert "id" in table, table
    return table


def sit_down(visitor: Visitor, table: Any) -> None:
    """Open the page of a table."""
    visitor.go(f"/#/table/{table['id']}")
    expect(visitor.page.locator(".table, .curtain, .room").first).to_be_visible()
