"""`macher db` and the database that is used when none is named."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update

from macher.cli.command import app
from macher.cli.usage import UsageError
from macher.home import data_folder, default_database
from macher.rules.records import read_record
from macher.server.store import NoSuchGame, StoreError, open_store
from macher.server.store.migrate import NEWEST
from macher.server.store.tables import GAMES
from tests.properties.games import tables
from tests.server.store.games import played


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.db'}"


def db(*words: str) -> int:
    """The exit code of a verb."""
    code = app(["db", *words], result_action="return_value", exit_on_error=False)
    assert isinstance(code, int)
    return code


def test_upgrade_says_from_where_to_where(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert db("upgrade", "--database-url", url) == 0
    assert f"made, revision {NEWEST}" in capsys.readouterr().out
    assert db("upgrade", "--database-url", url) == 0
    assert f"revision {NEWEST}, nothing to do" in capsys.readouterr().out


def test_check_reports_each_game_and_fails_on_damage(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    store = open_store(url)
    game = played(store, "2019", last=10)
    assert db("check", "--database-url", url) == 0
    out = capsys.readouterr().out
    assert f"sound    {game}: playing, 10 turns" in out
    assert db("check", "--database-url", url, "--language", "de") == 0
    assert f"heil     {game}: läuft, 10 Züge, 0 Zwischenstände\n1 heil, 0 beschädigt" in capsys.readouterr().out
    assert "1 sound, 0 damaged, 0 skipped" in out
    with store.writing() as connection:
        connection.execute(update(GAMES).values(version=11))
    store.close()
    assert db("check", "--database-url", url) == 1
    out = capsys.readouterr().out
    assert f"damaged  {game}: turn 11 of 11 is missing" in out


def test_export_prints_the_record(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    store = open_store(url)
    game = played(store, "2019", last=10)
    with pytest.raises(StoreError, match="--with-secrets"):
        db("export", game, "--database-url", url)
    assert capsys.readouterr().out == ""
    assert db("export", game, "--with-secrets", "--database-url", url) == 0
    record = read_record(capsys.readouterr().out, tables)
    assert record.seed == store.game(game).seed
    store.close()
    with pytest.raises(NoSuchGame):
        db("export", "nobody", "--database-url", url)


def test_vacuum_says_what_went(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    store = open_store(url)
    played(store, "2019", last=12, every=5)
    store.close()
    assert db("vacuum", "--database-url", url) == 0
    assert "old snapshots dropped: 1, expired sessions: 0" in capsys.readouterr().out


@pytest.mark.parametrize("verb", [["check"], ["export", "x"], ["vacuum"]])
def test_looking_makes_no_database(verb: list[str], url: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="there is no database"):
        db(*verb, "--database-url", url)
    assert list(tmp_path.iterdir()) == []


def test_the_database_that_is_used_when_none_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MACHER_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("MACHER_DATABASE_URL", raising=False)
    assert default_database() == f"sqlite:///{tmp_path}/home/macher.db"
    assert db("upgrade") == 0
    assert (tmp_path / "home" / "macher.db").exists()
    monkeypatch.setenv("MACHER_DATABASE_URL", f"sqlite:///{tmp_path}/named.db")
    assert db("upgrade") == 0
    assert (tmp_path / "named.db").exists()


def test_the_data_folder_of_a_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MACHER_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "macher"


def test_the_reason_of_a_finding_is_in_the_same_language(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    store = open_store(url)
    game = played(store, "2019", last=3)
    with store.writing() as connection:
        connection.execute(update(GAMES).where(GAMES.c.id == game).values(options={"luck": "yes"}))
    store.close()
    assert db("check", "--database-url", url, "--language", "fr") == 1
    told = capsys.readouterr().out
    assert "l’option «\u00a0luck\u00a0» n’existe pas" in told
    assert "there is no option" not in told
