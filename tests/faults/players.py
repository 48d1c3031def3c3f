"""Players who never give up: what was not answered is sent again, word for word, until it is."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx

from macher.server.store import open_store
from macher.server.words.positions import actions_of
from tests.server.client import Client
from tests.server.service import PATIENCE


@dataclass(frozen=True)
class Sent:
    """A turn as a player sent it; `version` is what was acknowledged, None if it was refused."""

    table: str
    seat: int
    key: str
    steps: tuple[str, ...]
    version: int | None


@dataclass
class Moments:
    """What happens at all players, for whoever waits for a moment."""

    changed: threading.Condition = field(default_factory=threading.Condition)
    counts: Counter[str] = field(default_factory=Counter)
    over: threading.Event = field(default_factory=threading.Event)
    """Nobody begins anything new."""

    def tell(self, what: str) -> None:
        """It has happened once more."""
        with self.changed:
            self.counts[what] += 1
            self.changed.notify_all()

    def wait(self, what: str, times: int, alive: Callable[[], None]) -> None:
        """Until it has happened so many times more; `alive` raises if that cannot be any longer."""
        limit = time.monotonic() + PATIENCE
        with self.changed:
            wanted = self.counts[what] + times
            while self.counts[what] < wanted:
                alive()
                assert time.monotonic() < limit, f"{what} does not happen: {dict(self.counts)}"
                self.changed.wait(0.5)


class Player:
    """One person at tables of their own, playing as fast as the service answers."""

    def __init__(self, url: str, seed: int, moments: Moments) -> None:
        self.client = Client(httpx.Client(base_url=url, timeout=PATIENCE, limits=httpx.Limits(max_connections=1)))
        self.rng = random.Random(seed)
        self.moments = moments
        self.patience = PATIENCE  # whoever has waited enough sets it to zero
        self.tables: list[str] = []
        self.sent: list[Sent] = []

    # --- asking -------------------------------------------------------------------------------------------------------
    def answer(self, ask: Callable[[], httpx.Response]) -> httpx.Response:
        """The answer to a question that is repeated, without any change, as long as there is none."""
        began = time.monotonic()
        while True:
            try:
                answer = ask()
            except httpx.TransportError as error:
                if time.monotonic() > began + self.patience:
                    raise
                self.moments.tell(f"lost: {type(error).__name__}")
                time.sleep(0.1)
                continue
            assert "Traceback" not in answer.text
            if answer.status_code != 503:
                self.moments.tell("answered")
                return answer
            assert answer.json()["error"] == "store", answer.text
            assert len(answer.json()["message"].split()) > 3
            assert time.monotonic() < began + self.patience, answer.text
            self.moments.tell("not now")
            time.sleep(0.1)

    def ask(self, path: str, **query: Any) -> Any:
        """What is there."""
        answer = self.answer(lambda: self.client.get(path, **query))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def make_table(self, kinds: str, edition: str) -> None:
        """A table of one's own: m(e), h(ot), b(ot). If the answer is lost, the next one is taken."""

        def make() -> httpx.Response:
            names = {"m": "me", "h": "hot", "b": "bot"}
            parties = ("linke", "spd", "gruene", "cdu", "fdp")
            seats = [
                {"party": party, "kind": names[kind], "bot": "random" if kind == "b" else None}
                for party, kind in zip(parties, kinds, strict=False)
            ]
            return self.client.post("/api/tables", edition=edition, seats=seats)

        made = self.answer(make)
        assert made.status_code == 201, made.text
        self.tables.append(made.json()["id"])

    # --- playing ------------------------------------------------------------------------------------------------------
    def play(self, table: str) -> bool:
        """One turn at a table, if it waits for one of mine; False if the game is over."""
        shown = self.ask(f"/api/tables/{table}")
        if shown["status"] != "playing":
            return False
        mine = [seat for seat in shown["deciders"] if shown["seats"][seat]["mine"]]
        if mine:
            self.play_seat(table, self.rng.choice(mine))
        else:
            time.sleep(0.02)  # a bot is about to play
        return True

    def play_seat(self, table: str, seat: int) -> None:
        """A whole turn: drafted step by step, then committed."""
        position = self.ask(f"/api/tables/{table}/position", seat=seat)
        steps: list[str] = []
        options = position["options"] if position["asked"] else []
        while options:
            steps.append(self.rng.choice(options)["word"])
            body = {"seat": seat, "version": position["version"], "steps": steps}
            draft = self.answer(lambda body=body: self.client.post(f"/api/tables/{table}/draft", **body))  # type: ignore[misc]
            if draft.status_code == 409:
                return
            assert draft.status_code == 200, draft.text
            options = [] if draft.json()["done"] else draft.json()["position"]["options"]
        if steps:
            self.commit(table, seat, position["version"], steps)

    def commit(self, table: str, seat: int, version: int, steps: list[str]) -> None:
        """Send a turn, again and again with the same key, and remember what was said to it."""
        key = self.client.key()

        def send() -> httpx.Response:
            self.moments.tell("turn on its way")
            return self.client.turn(table, seat, version, *steps, key=key)

        answer = self.answer(send)
        told = answer.json()
        assert answer.status_code in (200, 409), answer.text
        if answer.status_code == 200:
            self.moments.tell("acknowledged again" if told["again"] else "acknowledged")
            self.sent.append(Sent(table, seat, key, tuple(steps), told["version"]))
        else:
            assert told["error"] in ("stale", "repeated", "future")
            assert told["message"]
            self.moments.tell("refused")
            self.sent.append(Sent(table, seat, key, tuple(steps), None))

    def play_on(self, kinds: tuple[tuple[str, str], ...]) -> None:
        """Play until the moments are over; then a few turns more at every table that is not finished."""
        for seats, edition in kinds:
            self.make_table(seats, edition)
        going = list(self.tables)
        while not self.moments.over.is_set():
            table = self.rng.choice(going)
            if not self.play(table):
                going.remove(table)
                self.make_table(*kinds[len(self.tables) % len(kinds)])
                going.append(self.tables[-1])
        for table in self.tables:
            self.play_some(table, 4)

    def play_some(self, table: str, turns: int) -> None:
        """So many turns at a table, unless it ends before."""
        limit = time.monotonic() + PATIENCE
        version = self.ask(f"/api/tables/{table}")["version"]
        while self.play(table) and self.ask(f"/api/tables/{table}")["version"] < version + turns:
            assert time.monotonic() < limit, f"table {table} does not go on after version {version}"

    def close(self) -> None:
        """Nothing more to ask."""
        self.client.http.close()


def check_log(database_url: str, sent: list[Sent], tables: list[str]) -> int:
    """Every acknowledged turn is in the log once, where it was said to be, as it was sent; no refused one is.

    Returns how many turns there are.
    """
    store = open_store(database_url, migrate=False)
    total = 0
    try:
        for table in tables:
            rows = store.turns(table)
            total += len(rows)
            game = store.game(table)
            assert [row.version for row in rows] == list(range(1, game.version + 1))
            places = {(row.seat, row.key): row for row in rows}
            assert len(places) == len(rows), f"table {table} has a key twice"
            config = _Edition(game.edition)
            for turn in (turn for turn in sent if turn.table == table):
                row = places.get((turn.seat, turn.key))
                if turn.version is None:
                    assert row is None, f"refused, but in the log: {turn}"
                else:
                    assert row is not None, f"acknowledged, but lost: {turn}"
                    assert row.version == turn.version
                    assert row.actions == tuple(actions_of(config, turn.steps))  # type: ignore[arg-type]
    finally:
        store.close()
    return total


@dataclass(frozen=True)
class _Edition:
    """All that the notation needs of a configuration."""

    edition: str
