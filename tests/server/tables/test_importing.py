"""Tables from records: one reading, one transaction, a limit, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from macher.play import Table, draft
from macher.rules import apply, carry_out
from macher.rules.records import Record
from macher.server import core, wire
from macher.server.live.restoring import FEW_TURNS
from macher.server.problems import Problem
from macher.server.service import Service
from macher.server.store import StoreDown, TurnRow
from macher.server.tables import importing
from tests.server.live.test_rooms import ANNA, with_service
from tests.server.tables.records import changing_minds, whole_game


def brought(text: str) -> wire.RecordImport:
    return wire.RecordImport(text=text, name="Brought")


def test_an_imported_game_is_as_it_was_played(tmp_path: Path) -> None:
    table = whole_game()
    again = Table.resume(table.save())  # steps of one seat that follow each other are one turn there

    async def work(service: Service) -> None:
        room = await importing.import_record(service.rooms, ANNA, brought(table.save()))
        assert (room.game.status, room.game.result) == ("finished", tuple(table.result or ()))
        assert room.version == again.version
        assert room.playing_table().view(0).data == table.view(0).data
        assert await room.told(0, 0) == again.told(0)
        told = room.playing_table().save().partition("\n\n")[2]
        assert told == table.save().partition("\n\n")[2]
        rows = service.store.turns(room.id)
        assert [(row.seat, row.actions) for row in rows] == [(turn.seat, turn.actions) for turn in again.turns]

    with_service(tmp_path, work)


def test_the_first_look_at_an_imported_game_plays_almost_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = count_moves(monkeypatch)

    async def work(service: Service) -> None:
        for turns in (100, 400):
            text = changing_minds(turns).save()
            played.clear()
            room = await importing.import_record(service.rooms, ANNA, brought(text))
            moves = room.playing_table().moves
            assert len(played) <= moves + importing.NEAR_THE_END, "each move is played once, the last ones again"
            service.rooms.drop(room)
            played.clear()
            again = await service.rooms.room(room.id)
            await again.position(None, "en")
            assert again.version == turns
            assert len(played) <= importing.NEAR_THE_END
            assert again.history is None

    with_service(tmp_path, work)


def count_moves(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every move that is played from now on, at any table."""
    played: list[int] = []

    def counting(play: Callable[[Any, int, int], Any]) -> Callable[[Any, int, int], Any]:
        def counted(state: Any, seat: int, action: int) -> Any:
            played.append(action)
            return play(state, seat, action)

        return counted

    monkeypatch.setattr(draft, "carry_out", counting(carry_out))
    monkeypatch.setattr("macher.rules.records.apply", counting(apply))
    return played


def test_too_long_a_record_is_refused_before_it_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importing, "MOST_MOVES", 50)
    text = changing_minds(60).save()
    played = count_moves(monkeypatch)
    read: list[int] = []
    init = Record.__post_init__

    def keep(record: Record) -> None:
        init(record)
        record.moves = read  # type: ignore[assignment]

    monkeypatch.setattr(Record, "__post_init__", keep)

    async def work(service: Service) -> None:
        with pytest.raises(Problem) as refused:
            await importing.import_record(service.rooms, ANNA, brought(text + "spd: takeback\n" * 10_000))
        assert "more than 50 moves" in refused.value.told("en").message
        assert service.store.count_games() == {}

    with_service(tmp_path, work)
    assert not played
    assert 50 < len(read) < 200, "the reading ends at the limit"


def test_an_import_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever fails first: nothing of the game is there."""
    text = changing_minds(60).save()

    def fail(*_: object) -> None:
        raise StoreDown("the disk is full")

    async def work(service: Service) -> None:
        with monkeypatch.context() as broken:
            broken.setattr("macher.server.store.log._keep", fail)  # the snapshot comes last
            with pytest.raises(Problem) as refused:
                await importing.import_record(service.rooms, ANNA, brought(text))
        assert (refused.value.status, refused.value.code) == (503, "store")
        assert service.store.count_games() == {}
        await importing.import_record(service.rooms, ANNA, brought(text))
        assert service.store.count_games() == {"playing": 1}

    with_service(tmp_path, work)


def test_imports_hold_up_nobody_and_too_many_are_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = changing_minds(10).save()
    may_end = threading.Event()

    async def work(service: Service) -> None:
        real = service.store.bring
        writing: list[str] = []

        def slow(*parts: Any) -> None:
            writing.append(threading.current_thread().name)
            may_end.wait(60)
            real(*parts)

        monkeypatch.setattr(service.store, "bring", slow)
        try:
            imports = [
                asyncio.create_task(importing.import_record(service.rooms, ANNA, brought(text)))
                for _ in range(core.MOST_IMPORTS_WAITING + 1)
            ]
            async with asyncio.timeout(60):
                while not writing:
                    await asyncio.sleep(0.01)
                with pytest.raises(Problem) as refused:
                    await importing.import_record(service.rooms, ANNA, brought(text))
                assert (refused.value.status, refused.value.code) == (503, "importing")
                assert await service.call(service.store.count_games) == {}  # the store has threads for everybody else
                assert len(writing) == 1
        finally:
            may_end.set()
        await asyncio.gather(*imports)
        assert all(name.startswith("long") for name in writing)
        assert service.store.count_games() == {"playing": core.MOST_IMPORTS_WAITING + 1}

    with_service(tmp_path, work)


def test_the_turns_of_an_import_are_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(service: Service) -> None:
        monkeypatch.setattr(service.store, "append", None)
        room = await importing.import_record(service.rooms, ANNA, brought(changing_minds(FEW_TURNS + 3).save()))
        rows: list[TurnRow] = service.store.turns(room.id)
        assert len(rows) == FEW_TURNS + 3
        kept = service.store.snapshot(room.id)
        assert kept is not None
        assert kept.version < room.version

    with_service(tmp_path, work)
