"""A client for tests: a person with a session, as the page has one, or a program with the token of a seat."""

from __future__ import annotations

import itertools
import random
from typing import Any

import httpx

PARTIES = ("linke", "spd", "gruene", "cdu", "fdp")


class Client:
    """Somebody who talks to the service over HTTP."""

    def __init__(self, http: httpx.Client, token: str | None = None) -> None:
        self.http = http
        self.token = token
        self._keys = itertools.count(1)
        self._own = random.randrange(1 << 60)

    def headers(self) -> dict[str, str]:
        """What proves who asks: the token of a program, or the second cookie of a page."""
        if self.token is not None:
            return {"authorization": f"Bearer {self.token}"}
        csrf = self.http.cookies.get("macher_csrf")
        return {"x-csrf-token": csrf} if csrf else {}

    def get(self, path: str, **query: Any) -> httpx.Response:
        """Ask."""
        return self.http.get(path, params=query, headers=self.headers())

    def post(self, path: str, **body: Any) -> httpx.Response:
        """Do."""
        return self.http.post(path, json=body, headers=self.headers())

    def put(self, path: str, query: dict[str, Any] | None = None, **body: Any) -> httpx.Response:
        """Change."""
        return self.http.put(path, json=body, params=query, headers=self.headers())

    def key(self) -> str:
        """A key for a turn that nobody has used."""
        return f"k{self._own:x}-{next(self._keys)}"

    # --- the usual ways -----------------------------------------------------------------------------------------------
    def make_table(self, kinds: str, edition: str = "2019", **more: Any) -> dict[str, Any]:
        """A new table; `kinds` has a letter for each seat: m(e), h(ot), o(pen), b(ot)."""
        names = {"m": "me", "h": "hot", "o": "open", "b": "bot"}
        seats: list[dict[str, Any]] = [
            {"party": party, "kind": names[kind]} for kind, party in zip(kinds, PARTIES, strict=False)
        ]
        for seat in seats:
            if seat["kind"] == "bot":
                seat["bot"] = "random"
        return done(self.post("/api/tables", edition=edition, seats=seats, **more), 201)

    def position(self, table: str, seat: int | None = None, **query: Any) -> dict[str, Any]:
        """The position of a seat or a spectator."""
        if seat is not None:
            query["seat"] = seat
        return done(self.get(f"/api/tables/{table}/position", **query))

    def turn(self, table: str, seat: int, version: int, *steps: str, key: str | None = None) -> httpx.Response:
        """Commit a turn."""
        body = {"seat": seat, "version": version, "steps": list(steps), "key": key or self.key()}
        return self.post(f"/api/tables/{table}/turns", **body)

    def play_turn(self, table: str, seat: int, rng: random.Random) -> httpx.Response | None:
        """A whole turn of random steps, drafted as a page would and then committed; None if the seat is not asked."""
        position = self.position(table, seat)
        if not position["asked"]:
            return None
        steps: list[str] = []
        options = position["options"]
        while options:
            steps.append(rng.choice(options)["word"])
            body = {"seat": seat, "version": position["version"], "steps": steps}
            answer = self.post(f"/api/tables/{table}/draft", **body)
            if answer.status_code == 409:  # the table went on meanwhile
                return answer
            draft = done(answer)
            options = [] if draft["done"] else draft["position"]["options"]
        return self.turn(table, seat, position["version"], *steps)


def done(answer: httpx.Response, status: int = 200) -> Any:
    """The JSON of an answer that must have this status."""
    assert answer.status_code == status, f"{answer.request.url}: {answer.status_code} {answer.text[:500]}"
    return answer.json()
