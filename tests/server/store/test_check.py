"""The check plays every game again; the export gives its record; the vacuum keeps all that is needed."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from sqlalchemy import delete, text, update

from macher.rules.records import check as check_record
from macher.rules.records import read_record
from macher.rules.versions import PLAYED_VERSIONS
from macher.server.store import Snapshot, Store, StoreError, new_token, open_store
from macher.server.store.check import check_game, check_store
from macher.server.store.migrate import foreign_keys
from macher.server.store.records import export
from macher.server.store.tables import GAMES, SEATS, SNAPSHOTS, TURNS
from tests.properties.games import EDITIONS, tables
from tests.server.store.games import played
from tests.server.store.rows import new_game, new_user, turn

SHORT = 25  # turns of a game that need not be whole


def found(store: Store, game: str) -> tuple[str, str]:
    """What the check says of a game."""
    finding = check_game(store, game, tables)
    assert finding.game == game
    return finding.state, finding.words


def change(store: Store, statement: Any) -> None:
    """Damage something."""
    with store.writing() as connection:
        assert connection.execute(statement).rowcount > 0


@pytest.mark.parametrize("rules", PLAYED_VERSIONS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_is_sound_and_its_record_holds(store: Store, edition: str, rules: int) -> None:
    """Also one that began with earlier rules: it was played on with them."""
    game = played(store, edition, rules=rules)
    row = store.game(game)
    assert row.status == "finished"
    state, words = found(store, game)
    assert state == "sound"
    assert f"{row.version} turns" in words
    record = read_record(export(store, game, tables(edition)), tables)
    check_record(record)
    assert record.config.rules == rules
    assert record.result == list(row.result or ())
    assert record.shuffle == row.shuffle
    assert record.seed == row.seed


def test_every_game_is_looked_at(store: Store) -> None:
    games = [
        played(store, "2019", last=SHORT),
        new_game(store, status="gathering", data=tables("2019").digest),
        new_game(store, rules=99),
    ]
    findings = list(check_store(store, tables))
    assert {finding.game: finding.state for finding in findings} == dict(
        zip(games, ("sound", "sound", "skipped"), strict=True)
    )


def test_games_of_other_rules_or_data_are_skipped_with_words(store: Store) -> None:
    state, words = found(store, new_game(store, rules=99))
    assert state == "skipped"
    assert "rules version 99" in words
    state, words = found(store, new_game(store, data="feedfeedfeedfeed"))
    assert state == "skipped"
    assert "feedfeedfeedfeed" in words


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (delete(TURNS).where(TURNS.c.version == 7), "turn 7 of 25 is missing"),
        (delete(TURNS).where(TURNS.c.version == 25), "turn 25 of 25 is missing"),
        (update(GAMES).values(version=20), "25 turns, but the game stands at version 20"),
        (update(TURNS).where(TURNS.c.version == 3).values(actions=[99999]), "turn 3: seat"),
        (update(TURNS).where(TURNS.c.version == 3).values(seat=9), "turn 3: seat 10"),
        (update(GAMES).values(server_seed="another"), "committed"),
        (update(GAMES).values(parties=["cdu", "spd", "fdp"]), "seats"),
        (update(GAMES).values(variant=5), "O19-16"),
        (update(GAMES).values(status="finished"), "waits for a player"),
        (update(GAMES).values(status="gathering"), "has not begun"),
        (update(GAMES).values(result=[1, 2, 3]), "its result is"),
        (update(GAMES).values(status="dancing"), "rows cannot be read"),
        (text("UPDATE turns SET actions = '[1,' WHERE version = 3"), "rows cannot be read"),
        (update(SNAPSHOTS).values(text="rubbish"), "snapshot of version 20 cannot be read"),
        (update(SNAPSHOTS).values(version=26), "snapshot is of version 26"),
        (update(SNAPSHOTS).values(version=19), "snapshot of version 19 is not the position"),
        (delete(SEATS).where(SEATS.c.seat == 2), "seats"),
    ],
    ids=lambda value: value.replace(" ", "-") if isinstance(value, str) else "",
)
def test_damage_is_found_and_named(sqlite_url: str, damage: Any, said: str) -> None:
    store = open_store(sqlite_url)
    game = played(store, "2019", last=SHORT)
    assert found(store, game)[0] == "sound"
    change(store, damage)
    state, words = found(store, game)
    assert state == "damaged"
    assert said in words
    store.close()


def test_another_word_gives_another_game(store: Store) -> None:
    """The words are part of the seed: the same turns do not fit, or do not lead to the same position."""
    game = played(store, "2019", last=SHORT)
    store.change_game(game, words=("red", "blue", "green"))
    assert found(store, game)[0] == "damaged"


def test_a_snapshot_may_hold_more_than_the_position(store: Store) -> None:
    game = played(store, "2019", last=SHORT)
    snapshot = store.snapshot(game)
    assert snapshot is not None
    store.keep_snapshot(game, Snapshot(snapshot.version, json.dumps({"macher_table": 1, "state": snapshot.text})))
    assert found(store, game)[0] == "sound"


def test_rows_that_belong_to_nothing_are_found(sqlite_url: str) -> None:
    store = open_store(sqlite_url)
    new_game(store, rules=99)
    with store.engine.connect() as connection:
        foreign_keys(connection, on=False)
        connection.execute(update(SEATS).where(SEATS.c.seat == 1).values(game="nobody"))
        connection.commit()
        foreign_keys(connection, on=True)
    assert "rows of seats belong to nothing" in [found.words for found in check_store(store, tables)]
    store.close()


# --- export ----------------------------------------------------------------------------------------------------------
def test_the_record_of_a_running_game_is_not_given_away(store: Store) -> None:
    game = played(store, "2019", last=SHORT)
    with pytest.raises(StoreError, match="is not over: its record would tell the seed") as refused:
        export(store, game, tables("2019"))
    assert store.game(game).seed not in str(refused.value)
    record = read_record(export(store, game, tables("2019"), with_secrets=True), tables)
    assert len(record.moves) == sum(len(row.actions) for row in store.turns(game))
    store.change_game(game, status="closed")
    assert export(store, game, tables("2019"))


# --- vacuum ----------------------------------------------------------------------------------------------------------
def test_the_vacuum_keeps_the_newest_snapshot_and_living_sessions(store: Store) -> None:
    game, other, user = new_game(store), new_game(store), new_user(store)
    for version in range(1, 10):
        store.append(game, version - 1, turn(version), snapshot=f"at {version}")
    store.append(other, 0, turn(1), snapshot="other")
    now = time.time()
    old, living = new_token(), new_token()
    store.create_session(old, user, now - 100, now - 50)
    store.create_session(living, user, now, now + 10_000)
    assert store.vacuum() == (8, 1)
    assert store.snapshot(game) == Snapshot(9, "at 9")
    assert store.snapshot(game, at=8) is None
    assert store.snapshot(other) == Snapshot(1, "other")
    assert store.session(living, now) is not None
    assert len(store.turns(game)) == 9
    assert store.vacuum() == (0, 0)
    store.append(game, 9, turn(10))  # and the store goes on
