"""Turns are appended once, in order, whole, and are there when they were acknowledged."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import event

from macher.server.store import (
    ClockChange,
    Conflict,
    GameRow,
    Happening,
    Loaded,
    Repeated,
    SeatRow,
    Snapshot,
    Store,
    StoreBusy,
    StoreError,
    TurnRow,
    WrongStatus,
    open_store,
)
from tests.server.store.processes import Worker
from tests.server.store.rows import game_row, new_game, seat_rows, turn


def test_a_turn_is_appended_with_all_that_belongs_to_it(store: Store) -> None:
    game = new_game(store)
    left = Happening(version=1, kind="left", seat=2, at=7.0, fields={"name": "Cleo"})
    store.append(
        game,
        0,
        turn(1, seat=1, actions=(5, 6), key="k"),
        status="finished",
        result=(7, 8, 9),
        snapshot="position",
        clocks=[ClockChange(0, 30.5, 12.0), ClockChange(2, 10.0, None)],
        happenings=[left],
    )
    now = store.game(game)
    assert (now.version, now.status, now.result, now.updated) == (1, "finished", (7, 8, 9), turn(1).at)
    assert store.turns(game) == [turn(1, seat=1, actions=(5, 6), key="k")]
    assert store.snapshot(game) == Snapshot(1, "position")
    assert [(seat.bank, seat.running_since) for seat in store.seats(game)] == [(30.5, 12.0), (None, None), (10.0, None)]
    assert [happening.fields for happening in store.happenings(game)] == [{"name": "Cleo"}]


def test_turns_are_read_in_order(store: Store) -> None:
    game, other = new_game(store), new_game(store)
    for version in range(1, 13):
        store.append(game, version - 1, turn(version))
    store.append(other, 0, turn(1))
    assert [row.version for row in store.turns(game)] == list(range(1, 13))
    assert [row.version for row in store.turns(game, since=9)] == [10, 11, 12]
    assert [row.version for row in store.turns(game, since=3, until=5)] == [4, 5]


def test_a_turn_on_an_old_version_is_refused(store: Store) -> None:
    game = new_game(store)
    store.append(game, 0, turn(1, key="a"))
    with pytest.raises(Conflict, match="version 1") as conflict:
        store.append(game, 0, turn(1, seat=1, key="b"))
    assert conflict.value.current == 1
    assert len(store.turns(game)) == 1


def test_a_turn_from_the_future_is_refused(store: Store) -> None:
    game = new_game(store)
    with pytest.raises(Conflict) as conflict:
        store.append(game, 4, turn(5))
    assert conflict.value.current == 0


def test_versions_follow_each_other(store: Store) -> None:
    with pytest.raises(StoreError, match="after version 0 comes 1, not 2"):
        store.append(new_game(store), 0, turn(2))


def test_a_repeated_turn_is_recognised(store: Store) -> None:
    """Also when the game has gone on, and when the client has learned the new version."""
    game = new_game(store)
    store.append(game, 0, turn(1, key="a"))
    store.append(game, 1, turn(2, seat=1, key="b"))
    for expected in (0, 2):
        with pytest.raises(Repeated) as repeated:
            store.append(game, expected, turn(expected + 1, key="a"))
        assert repeated.value.version == 1
        assert repeated.value.turn == turn(1, key="a")
    assert store.game(game).version == 2
    assert store.turn_of_key(game, 1, "b") == turn(2, seat=1, key="b")
    assert store.turn_of_key(game, 0, "b") is None


def test_keys_are_a_seats_own(store: Store) -> None:
    """Nobody can spoil another seat's turn by sending its key first; and no key is not a key."""
    game, other = new_game(store), new_game(store)
    store.append(game, 0, turn(1, seat=0, key="a"))
    store.append(game, 1, turn(2, seat=1, key="a"))
    store.append(other, 0, turn(1, seat=0, key="a"))
    for version in (3, 4):
        store.append(game, version - 1, turn(version, seat=0))
    assert store.game(game).version == 4


@pytest.mark.parametrize("status", ["gathering", "finished", "closed"])
def test_a_game_that_is_not_played_takes_no_turns(store: Store, status: str) -> None:
    game = new_game(store, status=status)
    with pytest.raises(WrongStatus, match=status):
        store.append(game, 0, turn(1))
    assert store.turns(game) == []


def test_a_turn_is_written_whole_or_not_at_all(store: Store) -> None:
    game = new_game(store)
    impossible: Any = {"moment": object()}  # fails last, when all else is in the transaction
    with pytest.raises(Exception, match="object"):
        store.append(
            game,
            0,
            turn(1, key="a"),
            snapshot="position",
            clocks=[ClockChange(0, 1.0, 1.0)],
            happenings=[Happening(version=1, kind="odd", at=1.0, fields=impossible)],
        )
    assert store.game(game).version == 0
    assert store.turns(game) == []
    assert store.snapshot(game) is None
    assert store.seats(game)[0].bank is None
    store.append(game, 0, turn(1, key="a"))


# --- snapshots and loading -------------------------------------------------------------------------------------------
def test_the_newest_snapshot_is_found(store: Store) -> None:
    game = new_game(store)
    store.keep_snapshot(game, Snapshot(0, "start"))
    for version in range(1, 31):
        store.append(game, version - 1, turn(version), snapshot=f"at {version}" if version % 10 == 0 else None)
    assert store.snapshot(game) == Snapshot(30, "at 30")
    assert store.snapshot(game, at=29) == Snapshot(20, "at 20")
    assert store.snapshot(game, at=9) == Snapshot(0, "start")


def test_a_snapshot_is_replaced_and_never_of_the_future(store: Store) -> None:
    game = new_game(store)
    store.append(game, 0, turn(1), snapshot="old")
    store.keep_snapshot(game, Snapshot(1, "new"))
    assert store.snapshot(game) == Snapshot(1, "new")
    with pytest.raises(StoreError, match="version 1"):
        store.keep_snapshot(game, Snapshot(2, "too early"))


def test_loading_reads_only_what_came_after_the_snapshot(store: Store) -> None:
    game = new_game(store)
    for version in range(1, 48):
        store.append(game, version - 1, turn(version), snapshot=f"at {version}" if version % 20 == 0 else None)
    loaded = store.load(game)
    assert loaded.game == store.game(game)
    assert loaded.seats == store.seats(game)
    assert loaded.snapshot == Snapshot(40, "at 40")
    assert [row.version for row in loaded.turns] == list(range(41, 48))


def test_the_snapshot_that_is_loaded_is_from_before_the_last_turn_if_there_is_one(store: Store) -> None:
    game = new_game(store)
    store.append(game, 0, turn(1), snapshot="at 1")
    assert store.load(game).snapshot == Snapshot(1, "at 1")
    store.append(game, 1, turn(2), snapshot="at 2")
    loaded = store.load(game)
    assert loaded.snapshot == Snapshot(1, "at 1")
    assert [row.version for row in loaded.turns] == [2]


def test_who_knows_the_game_reads_only_what_is_new(store: Store) -> None:
    game = new_game(store)
    for version in range(1, 8):
        store.append(game, version - 1, turn(version), snapshot=f"at {version}")
    loaded = store.load(game, since=5)
    assert (loaded.game.version, loaded.snapshot) == (7, None)
    assert [row.version for row in loaded.turns] == [6, 7]
    assert store.load(game, since=7).turns == []


def test_a_game_without_a_snapshot_is_loaded_from_its_start(store: Store) -> None:
    game = new_game(store)
    store.append(game, 0, turn(1))
    loaded = store.load(game)
    assert loaded.snapshot is None
    assert loaded.turns == [turn(1)]


def test_loading_sees_one_moment(store: Store) -> None:
    """While another thread appends, version, snapshot and turns always fit together."""
    game = new_game(store)
    done = threading.Event()

    def write() -> None:
        for version in range(1, 61):
            store.append(game, version - 1, turn(version), snapshot="p" if version % 5 == 0 else None)
        done.set()

    writer = threading.Thread(target=write)
    writer.start()
    looks = 0
    while not done.is_set() or looks == 0:
        loaded = store.load(game)
        start = loaded.snapshot.version if loaded.snapshot else 0
        assert [row.version for row in loaded.turns] == list(range(start + 1, loaded.game.version + 1))
        looks += 1
    writer.join()


# --- races -----------------------------------------------------------------------------------------------------------
def test_of_many_threads_exactly_one_appends_each_version(store: Store) -> None:
    game = new_game(store)
    last, wins, problems = 25, list[int](), list[Exception]()

    def race(seat: int) -> None:
        version = 0
        while version < last:
            try:
                store.append(game, version, turn(version + 1, seat=seat, key=f"{seat}, {version}"))
                version += 1
                wins.append(version)
            except Conflict as conflict:
                version = conflict.current
            except StoreBusy:  # on a slow disk
                continue
            except Exception as problem:
                problems.append(problem)
                return

    threads = [threading.Thread(target=race, args=(seat,)) for seat in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    assert sorted(wins) == list(range(1, last + 1))
    assert [row.version for row in store.turns(game)] == list(range(1, last + 1))


def test_of_many_processes_exactly_one_appends_each_version(store: Store, database_url: str) -> None:
    game, last = new_game(store), 60
    writers = [Worker("race", database_url, game, str(seat), str(last)) for seat in range(3)]
    for writer in writers:
        writer.go()
    wins = [int(line) for writer in writers for line in writer.rest()]
    assert sorted(wins) == list(range(1, last + 1))
    assert [row.version for row in store.turns(game)] == list(range(1, last + 1))


def test_a_key_sent_by_many_at_once_counts_once(store: Store) -> None:
    """A client that is impatient and sends again before the first answer."""
    game = new_game(store)
    outcomes: list[str] = []

    def send() -> None:
        try:
            store.append(game, 0, turn(1, key="same"))
            outcomes.append("appended")
        except StoreError as error:
            outcomes.append(type(error).__name__)

    threads = [threading.Thread(target=send) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["Repeated"] * 5 + ["appended"]


def test_what_a_killed_process_had_acknowledged_is_there(store: Store, database_url: str) -> None:
    """SIGKILL at moments that are not chosen: nothing acknowledged is lost, nothing is there twice or by half."""
    game = new_game(store)
    acknowledged = 0
    moments = (1, 8, 20)
    for writer, wanted in [(Worker("write", database_url, game), wanted) for wanted in moments]:
        writer.go()
        lines = [writer.line() for _ in range(wanted)]
        lines += writer.kill()
        acknowledged = int(lines[-1])
        again = open_store(database_url)
        loaded = again.load(game)
        turns = again.turns(game, until=loaded.game.version)
        newest = again.snapshot(game)
        again.close()
        # One more may have been written before it could be acknowledged.
        assert acknowledged <= loaded.game.version <= acknowledged + 1
        assert [row.version for row in turns] == list(range(1, loaded.game.version + 1))
        assert newest == Snapshot(loaded.game.version, f"at {loaded.game.version}")
    assert acknowledged >= sum(moments)


# --- games that were played elsewhere --------------------------------------------------------------------------------
def brought(turns: int) -> tuple[GameRow, list[SeatRow], list[TurnRow], Snapshot]:
    """A game with its log and a snapshot shortly before the end."""
    game = game_row(status="finished", result=(3, 2, 1), version=turns)
    return game, seat_rows(game), [turn(version) for version in range(1, turns + 1)], Snapshot(turns - 1, "almost")


def test_a_game_that_is_brought_is_there_as_a_whole(store: Store) -> None:
    game, seats, turns, snapshot = brought(30)
    store.bring(game, seats, turns, snapshot)
    assert store.turns(game.id) == turns
    assert store.load(game.id) == Loaded(game, seats, snapshot, turns[-1:])


def test_a_game_is_brought_with_all_its_turns(store: Store) -> None:
    game, seats, turns, snapshot = brought(30)
    for some in (turns[:-1], turns[1:], [*turns[:5], *turns[4:]]):
        with pytest.raises(StoreError, match="turns 1 to 30"):
            store.bring(game, seats, some, snapshot)
    assert store.count_games() == {}


class PowerCut:
    """After so many statements the database is gone; with None it stays."""

    def __init__(self) -> None:
        self.left: int | None = None

    def count(self, *_: object) -> None:
        """One more statement is about to be sent."""
        if self.left == 0:
            raise OSError("the power is out")
        if self.left is not None:
            self.left -= 1


def test_a_game_is_brought_as_a_whole_or_not_at_all(store: Store) -> None:
    """The database fails before each of the statements in turn: nothing is left behind."""
    cut = PowerCut()
    event.listen(store.engine, "before_cursor_execute", cut.count)
    game, seats, turns, snapshot = brought(30)
    statements = 0
    while store.count_games() == {}:
        assert store.turns(game.id) == []
        assert store.seats(game.id) == []
        assert store.snapshot(game.id) is None
        cut.left = statements
        with suppress(OSError):
            store.bring(game, seats, turns, snapshot)
        cut.left = None
        statements += 1
    assert statements > len(seats) + 3, "one for the game, each seat, all turns and the snapshot at least"
    assert store.turns(game.id) == turns


def test_a_game_whose_bringer_was_killed_is_not_there(store: Store, database_url: str) -> None:
    bringer = Worker("bring", database_url, "30")
    bringer.go()
    assert bringer.line() == "the snapshot comes"
    bringer.kill()
    assert store.count_games() == {}
    game, seats, turns, snapshot = brought(30)
    store.bring(game, seats, turns, snapshot)
    assert store.count_games() == {"finished": 1}
