"""Practice at the service: a puzzle becomes a table, and what my choice there was worth is told afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from macher.review.work import kept
from macher.rules import view
from macher.rules.records import Replay
from macher.server.service import Service
from macher.server.store import ReviewRow
from macher.server.tables import practising
from tests.review.puzzles import recorded, reviewed_with, some_game, some_puzzle
from tests.server.bots.test_reviewing import CRASHES, Browser, at_a_service


async def chooses(somebody: Browser, table: str, word: str) -> None:
    """Take a step that is on offer, and whatever else belongs to the turn."""
    steps = [word]
    while True:
        position = await somebody.ask("GET", f"/api/tables/{table}/position", params={"seat": 0})
        wanted = {"seat": 0, "version": position["version"], "steps": steps}
        draft = await somebody.ask("POST", f"/api/tables/{table}/draft", json=wanted)
        if draft["done"] or draft["sealed"]:
            await somebody.ask("POST", f"/api/tables/{table}/turns", json={**wanted, "key": f"{table}-1"})
            return
        steps.append(draft["position"]["options"][0]["word"])


def test_a_puzzle_is_tried_at_a_table_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that come with the program and those of my games; the answer is told only after my choice."""
    monkeypatch.setattr(practising, "shipped", some_game)
    puzzle, record = some_puzzle(recorded()), recorded()
    at, seat = puzzle.choice.at, puzzle.choice.seat
    assert seat == 0
    replay = Replay(record)
    while replay.at < at:
        replay.step()
    seen = view(replay.state, seat).data

    async def work(service: Service) -> None:
        anna, ben = Browser(service), Browser(service)
        game = await anna.brings()
        listed = (await anna.ask("GET", "/api/practice"))["puzzles"]
        assert [one["table"] for one in listed] == [None]
        text = kept(reviewed_with(puzzle, 3)).decode()
        service.store.keep_review(ReviewRow(game=game, text=text, done=1.0, at=0.0))
        listed = (await anna.ask("GET", "/api/practice", params={"lang": "de"}))["puzzles"]
        assert [(one["table"], one["when"]) for one in listed] == [(game, "Runde 1"), (None, "Runde 1")]
        own, shipped = (one["id"] for one in listed)
        assert (await ben.ask("POST", "/api/practice", 403, json={"puzzle": own}))["error"] == "members-only"
        assert (await anna.ask("POST", "/api/practice", 404, json={"puzzle": f"{game}.1"}))["error"] == "no-puzzle"
        assert (await anna.ask("GET", f"/api/tables/{game}/practice", 404))["error"] == "no-puzzle"

        words = {one.action: record.word_of(one.action) for one in puzzle.played.tried}
        worse = next(one.action for one in puzzle.played.tried if one.behind)
        for who, name, action, grade in (
            (anna, own, puzzle.choice.best.action, "best"),
            (ben, shipped, worse, "worse"),
        ):
            made = await who.ask("POST", "/api/practice", 201, json={"puzzle": name})
            table = made["id"]
            assert made["practice"]
            assert not made["hints"], "a hint would be the answer"
            assert [one["kind"] for one in made["seats"]] == ["person", "bot", "bot"]
            position = await who.ask("GET", f"/api/tables/{table}/position", params={"seat": 0})
            assert {key: position["view"][key] for key in ("money", "hands")} == as_json(seen, "money", "hands")
            told = await who.ask("GET", f"/api/tables/{table}/practice")
            assert (told["puzzle"]["id"], told["answer"]) == (name, None)
            stranger = Browser(service)
            assert (await stranger.ask("GET", f"/api/tables/{table}/practice", 403))["error"] == "members-only"
            await chooses(who, table, words[action])
            answer = (await who.ask("GET", f"/api/tables/{table}/practice"))["answer"]
            assert answer["grade"] == grade
            assert answer["chance"] == puzzle.tried(action).win
            assert answer["card"]["other"]["wins"] == 0.5
            assert all(line["id"] != table for line in (await who.ask("GET", "/api/tables"))["mine"])

    at_a_service(tmp_path, CRASHES, work)


def test_tables_at_which_somebody_practised_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last few of each person stay, whatever else they play; a table that is gone is no table."""
    monkeypatch.setattr(practising, "shipped", some_game)
    monkeypatch.setattr(practising, "MOST_TABLES", 2)
    word = recorded().word_of(some_puzzle(recorded()).choice.best.action)

    async def work(service: Service) -> None:
        anna, ben = Browser(service), Browser(service)
        game = await anna.brings()
        (name,) = (one["id"] for one in (await anna.ask("GET", "/api/practice"))["puzzles"])

        async def practises(who: Browser) -> str:
            return str((await who.ask("POST", "/api/practice", 201, json={"puzzle": name}))["id"])

        bens = await practises(ben)
        first, second = await practises(anna), await practises(anna)
        await chooses(anna, first, word)  # she has gone back to it: it is the later one of the two
        third = await practises(anna)
        for table, status in ((first, 200), (third, 200), (second, 404)):
            await anna.ask("GET", f"/api/tables/{table}/position", status, params={"seat": 0})
        await ben.ask("GET", f"/api/tables/{bens}/position", params={"seat": 0})
        assert [line["id"] for line in (await anna.ask("GET", "/api/tables"))["mine"]] == [game]
        assert second not in service.store.with_bots()

    at_a_service(tmp_path, CRASHES, work)


def as_json(data: dict[str, Any], *keys: str) -> dict[str, Any]:
    """A part of a view as it travels."""
    import json

    return {key: json.loads(json.dumps(data[key])) for key in keys}
