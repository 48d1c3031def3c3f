"""Tables made by a question to the service or brought as a record, where a test is not about the lobby."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import expect

from macher.play import Seat, Table, new_config
from tests.web.browsers import PATIENCE, Visitor

PARTIES = ("spd", "cdu", "fdp", "gruene", "linke")
VARIANTS = {"2019": 4, "2006": 5}


def make_table(
    visitor: Visitor, edition: str = "2019", kinds: tuple[str, ...] = ("me", "bot", "bot"), **more: Any
) -> Any:
    """A table of this visitor, who need not open a page for it; the game begins at once if no seat is open."""
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


def meet(anna: Visitor, ben: Visitor, edition: str = "2019") -> Any:
    """Anna makes a table with a bot and sends the link, Ben takes the seat that is left: the game begins."""
    table = make_table(anna, edition, kinds=("me", "open", "bot"))
    sit_down(anna, table)
    ben.page.goto(anna.page.locator("#invitation").input_value())
    ben.page.locator("[data-act=name]").fill("Ben")
    ben.page.locator("[data-seat='1']").click()
    for visitor in (anna, ben):
        expect(visitor.page.locator(".table")).to_be_visible()
    return table


def play_out(
    edition: str,
    turns: int | None = None,
    bots: str = "random",
    variant: int | None = None,
    until: Callable[[Table], bool] = lambda _: False,
) -> str:
    """The record of a game among bots, to its end, to a number of turns or to a moment: always the same."""
    names = ("Anna", "Ben", "Cleo", "Dora")
    config = new_config(edition, variant or VARIANTS[edition], PARTIES[: len(names)])
    table = Table(config, [Seat(name, bots) for name in names], "an evening")
    while (turns is None or table.version < turns) and (seat := table.bot_to_act()) is not None and not until(table):
        table.let_bot_act(seat)
    return table.save()


def bring_game(visitor: Visitor, record: str, name: str = "An evening") -> Any:
    """A table from a record; everybody's seat is at the device of this visitor."""
    table = visitor.call("POST", "/api/records", {"text": record, "name": name})
    assert "id" in table, table
    return table


def lift_curtain(visitor: Visitor) -> None:
    """The person who is asked takes the device."""
    visitor.page.locator("[data-act=curtain]").click()
    expect(visitor.page.locator(".table")).to_be_visible()


def take_turn(visitor: Visitor, table: str, chance: Random, seat: int = 0) -> None:
    """A random turn of a seat, by questions to the service: whatever page is open hears of it as of anybody's turn."""
    position = visitor.call("GET", f"/api/tables/{table}/position?seat={seat}")
    turn: dict[str, Any] = {"seat": seat, "version": position["version"], "steps": []}
    if not position["asked"]:  # there was no choice, and the service has answered meanwhile
        return
    options = position["options"]
    while options:
        turn["steps"].append(chance.choice(options)["word"])
        draft = visitor.call("POST", f"/api/tables/{table}/draft", turn)
        options = [] if draft["done"] else draft["position"]["options"]
    done = visitor.call("POST", f"/api/tables/{table}/turns", turn | {"key": f"{chance.getrandbits(96):024x}"})
    assert "error" not in done, done


def play_on(visitor: Visitor, table: str, step: str, seat: int = 0) -> Any:
    """Random turns of a seat against bots until it is asked about a step: the position then."""
    chance = Random(1)
    for _ in range(400):
        position = wait_for_question(visitor, table, seat)
        if position["step"] == step:
            return position
        take_turn(visitor, table, chance, seat)
    raise AssertionError(f"never asked about {step}")


def play_to_round(visitor: Visitor, table: str, wanted: int) -> None:
    """Random turns of the first seat against bots until a round begins."""
    chance = Random(1)
    while wait_for_question(visitor, table)["round"] < wanted:
        take_turn(visitor, table, chance)


def wait_for_question(visitor: Visitor, table: str, seat: int = 0) -> Any:
    """The position in which a seat is asked and nobody else: bots may still have to act before it, or beside it."""
    limit = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < limit:
        position = visitor.call("GET", f"/api/tables/{table}/position?seat={seat}")
        now = visitor.call("GET", f"/api/tables/{table}")
        if position["view"]["over"] or (now["version"] == position["version"] and now["deciders"] == [seat]):
            return position
        time.sleep(0.02)
    raise AssertionError("the bots do not act")
