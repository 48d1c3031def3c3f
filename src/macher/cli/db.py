"""`macher db`: look after the database of a table service."""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from macher.cli.usage import UsageError
from macher.data import load
from macher.home import default_database
from macher.i18n.errors import error_words
from macher.i18n.texts import Texts
from macher.server.store import Store, open_store
from macher.server.store.check import Finding, check_store
from macher.server.store.database import Database, parse_url
from macher.server.store.migrate import upgrade as migrate
from macher.server.store.records import export as export_record


def upgrade(url: str | None, texts: Texts) -> int:
    """Migrate, and say from where to where."""
    with closing(Database(parse_url(url or default_database()))) as database:
        before, after = migrate(database)
        what = "made" if before is None else "nothing" if before == after else "upgraded"
        print(texts.get(f"cli-db-{what}", address=database.address, before=before or "", revision=after))
    return 0


def check(url: str | None, data: Path | None, texts: Texts) -> int:
    """One line for each game, and a sum; 1 if anything is damaged."""

    @cache
    def tables(edition: str) -> Any:
        return load(edition, data)

    counts: Counter[str] = Counter()
    with closing(opened(url)) as store:
        for finding in check_store(store, tables):
            counts[finding.state] += 1
            state, game = texts.get(f"cli-db-state-{finding.state}"), finding.game or texts.get("cli-db-itself")
            print(f"{state:<8} {game}: {told(finding, texts)}", flush=True)
    print(texts.get("cli-db-sum", **{state: counts[state] for state in ("sound", "damaged", "skipped")}))
    return 1 if counts["damaged"] else 0


def told(finding: Finding, texts: Texts) -> str:
    """What the check found, with the reason in the same language."""
    if not finding.code:
        return finding.words
    values = dict(finding.values)
    if "reason" in values and isinstance(finding.cause, Exception):
        values["reason"] = error_words(texts, finding.cause)
    return texts.fill(f"cli-check-{finding.code}", values)


def export(game: str, url: str | None, data: Path | None, with_secrets: bool) -> int:
    """The record on standard output."""
    with closing(opened(url)) as store:
        tables = load(store.game(game).edition, data)
        sys.stdout.write(export_record(store, game, tables, with_secrets=with_secrets))
    return 0


def vacuum(url: str | None, texts: Texts) -> int:
    """Tidy, and say what went."""
    with closing(opened(url)) as store:
        snapshots, sessions = store.vacuum()
        print(texts.get("cli-db-vacuumed", address=store.address, snapshots=snapshots, sessions=sessions))
    return 0


def opened(url: str | None) -> Store:
    """A store that is there and needs no upgrade: looking at a database does not make or change one."""
    address = parse_url(url or default_database())
    if address.drivername == "sqlite" and not Path(address.database or "").exists():
        raise UsageError("no-database", file=address.database or "")
    return open_store(str(address.render_as_string(hide_password=False)), migrate=False)
