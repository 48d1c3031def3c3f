"""A new table from a moment of a finished game: sound in the store, against bots, and never of a game in play."""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path

import pytest

from macher.play import Table
from macher.rules.records import commitment
from macher.server import wire
from macher.server.problems import Problem
from macher.server.service import Service
from macher.server.store.check import check_game
from macher.server.store.records import export
from macher.server.tables import branching, importing
from tests.play.tables import tables
from tests.server.live.test_rooms import ANNA, with_service
from tests.server.tables.records import changing_minds, whole_game


def test_a_game_goes_on_from_a_moment_of_a_finished_one(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        text = whole_game().save()
        old = await importing.import_record(service.rooms, ANNA, wire.RecordImport(text=text, name="Old"))
        half = old.version // 2
        wanted = wire.PlayOn(version=half, seat=1, bot="random")
        new = await branching.go_on_from(service.rooms, old, ANNA, wanted)
        assert new.game.status == "playing"
        assert half - 3 <= new.game.version <= new.version
        assert [row.kind for row in new.seats] == ["bot", "person", "bot"]
        assert new.game.commitment == commitment(new.game.server_seed) != old.game.commitment
        assert new.game.seed == old.game.seed
        then = await old.past()
        now = await new.past()
        played = list(accumulate(len(row.actions) for row in now.rows))
        begun = played.index(new.game.branches[0].after) + 1
        assert now.view(1, begun).data == then.view(1, begun).data
        service.rooms.drop(new)
        again = await service.rooms.room(new.id)
        assert again.playing_table().branches == new.game.branches
        assert check_game(service.store, again.id, tables).state == "sound"
        kept = export(service.store, again.id, again.config.tables, with_secrets=True)
        assert Table.resume(kept).branches == new.game.branches

    with_service(tmp_path, work)


def test_a_game_in_play_is_not_gone_on_from(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        text = changing_minds(10).save()
        room = await importing.import_record(service.rooms, ANNA, wire.RecordImport(text=text, name="Old"))
        with pytest.raises(Problem) as refused:
            await branching.go_on_from(service.rooms, room, ANNA, wire.PlayOn(version=2, seat=0))
        assert (refused.value.status, refused.value.code) == (409, "not-over")

    with_service(tmp_path, work)


def test_moments_and_seats_that_are_not_there_are_refused(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        text = whole_game().save()
        old = await importing.import_record(service.rooms, ANNA, wire.RecordImport(text=text, name="Old"))
        for version, seat, status in ((old.version + 1, 0, 404), (3, 4, 404)):
            with pytest.raises(Problem) as refused:
                await branching.go_on_from(service.rooms, old, ANNA, wire.PlayOn(version=version, seat=seat))
            assert refused.value.status == status

    with_service(tmp_path, work)
