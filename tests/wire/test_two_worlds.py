"""Secrecy at the wire: in two worlds that differ in what a viewer may not know, the viewer gets the same bytes.

Two real services on two stores (see `worlds`). The viewer asks both for everything there is, tries steps, is refused,
listens on a socket, and then both games go on alike for as long as the rules keep the thing hidden.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from macher.rules.editions import edition as edition_of
from macher.rules.parts.words import NotationError
from tests.properties.games import EDITIONS
from tests.server.service import PATIENCE, running_service
from tests.shares import share
from tests.wire.pages import LANGUAGES, Json
from tests.wire.worlds import THINGS, Case, Twins, cases, make_stores

EACH = share(1, of=2)  # games for every hidden thing
TURNS = share(3, of=6)  # that both games go on
SPOKEN = share(1, of=4)  # languages in which a position is asked for
REFUSED = share(2, of=6)  # steps that are tried though they are not legal
LONGEST = 8  # steps of a try
IMAGINED = share(1, of=4)  # worlds that are tried
FEWEST_TURNS = share(20, of=60)  # of all games together, lest the test proves nothing
MOMENTS = re.compile(rb'"at":\d+\.\d+')
OF_THE_MOMENT = {"date", "content-length"}


class World:
    """A service, as one viewer sees it."""

    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        self.url = url
        self.http = http

    async def ask(self, token: str | None, method: str, path: str, body: Json | None, query: Json) -> bytes:
        """Status, headers and body of an answer; moments are masked."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        answer = await self.http.request(method, path, json=body, params=query, headers=headers)
        assert answer.status_code < 500, answer.text
        head = [f"{name}: {value}" for name, value in answer.headers.items() if name.lower() not in OF_THE_MOMENT]
        text = MOMENTS.sub(b'"at":0', answer.content)
        return f"{answer.status_code}\n{chr(10).join(sorted(head))}\n\n".encode() + text


class Viewer:
    """Somebody who looks at a game in both worlds at once."""

    def __init__(self, worlds: list[World], case: Case, rng: Random) -> None:
        self.worlds = worlds
        self.case = case
        self.rng = rng
        self.path = f"/api/tables/{case.game}"
        self.seat: Json = {} if case.viewer is None else {"seat": case.viewer}
        self.token = None if case.viewer is None else case.token(case.viewer)
        self.compared = 0
        self.orders = 0

    def same(self, what: str, one: bytes, other: bytes) -> None:
        """What came from both."""
        self.compared += len(one)
        assert one == other, f"{self.case.thing} shows to {self.case.viewer} in {what} of {self.case.game}"

    async def ask(self, method: str, path: str, body: Json | None = None, **query: Any) -> tuple[int, Any]:
        """The same request to both worlds: status and JSON of the one, when all is the same."""
        query.setdefault("lang", self.rng.choice(LANGUAGES))
        one, other = await asyncio.gather(*(w.ask(self.token, method, path, body, query) for w in self.worlds))
        self.same(f"{method} {path} {body} {query}", one, other)
        head, _, text = one.partition(b"\n\n")
        return int(head.split(b"\n")[0]), json.loads(text)

    # --- everything there is ------------------------------------------------------------------------------------------
    async def look_around(self, version: int, *, back: bool) -> None:
        """Table, lobby, position in several languages; log and past where they tell of this world."""
        await self.ask("GET", self.path)
        await self.ask("GET", "/api/tables")
        for language in self.rng.sample(LANGUAGES, SPOKEN):
            await self.ask("GET", f"{self.path}/position", lang=language, **self.seat)
        await self.ask("GET", f"{self.path}/chat")
        if back:
            await self.ask("GET", f"{self.path}/log", **self.seat)
            for at in {version, max(0, version - 1), self.rng.randint(0, version)}:
                await self.ask("GET", f"{self.path}/position", at=at, **self.seat)
            await self.ask("GET", f"{self.path}/position", since=0, **self.seat)

    async def try_what_is_not_allowed(self, version: int) -> None:
        """Other seats, the record, steps of no use, other versions: the refusals tell nothing either."""
        stranger = self.rng.choice([seat for seat in range(len(self.case.table.seats)) if seat != self.case.viewer])
        await self.refused("GET", "position", seat=stranger)
        await self.refused("GET", "log", seat=stranger)
        await self.refused("GET", "notes", seat=stranger)
        await self.refused("GET", "hint", seat=stranger)
        await self.refused("GET", "record")
        for seat in {stranger, self.case.viewer} - {None}:
            asked = {"seat": seat, "version": version}
            for word in self.useless_words():
                await self.refused("POST", "draft", {**asked, "steps": [word]})
                await self.refused("POST", "turns", {**asked, "steps": [word], "key": "k"})
            for wrong in (0, version + 50):
                steps = {"seat": seat, "version": wrong, "steps": ["nothing"], "key": "k"}
                await self.refused("POST", "turns", steps)
        url = f"{self.path}/socket?seat={stranger}"
        denied = [await denial(world, url, self.token) for world in self.worlds]
        self.same("a denied socket", *denied)

    async def refused(self, method: str, path: str, body: Json | None = None, **query: Any) -> None:
        """Something that both worlds must refuse."""
        status, answer = await self.ask(method, f"{self.path}/{path}", body, **query)
        assert status in (403, 409, 422), answer

    def useless_words(self) -> list[str]:
        """Words of steps that nobody may take now: not legal for the viewer, and never for another seat."""
        table = self.case.table
        played = edition_of(table.config.edition)
        legal = set() if self.case.viewer is None else {*table.legal(self.case.viewer)}
        found: list[str] = []
        for action in self.rng.sample(range(1000), 400):
            if action not in legal and len(found) < REFUSED:
                try:
                    found.append(played.reading.word_of(action))
                except (NotationError, ValueError, IndexError, KeyError):
                    continue
        return found

    async def try_steps(self, version: int) -> None:
        """A turn of the viewer's own, step by step, with previews; nothing is committed."""
        if self.case.viewer is None:
            return
        _, position = await self.ask("GET", f"{self.path}/position", **self.seat)
        options, steps = position["options"], list[str]()
        while options and len(steps) < LONGEST:
            asked = {"seat": self.case.viewer, "version": version}
            await self.ask("POST", f"{self.path}/effects", {**asked, "steps": steps})
            for option in self.rng.sample(options, min(3, len(options))):
                await self.ask("POST", f"{self.path}/draft", {**asked, "steps": [*steps, option["word"]]})
            steps.append(self.rng.choice(options)["word"])
            status, draft = await self.ask("POST", f"{self.path}/draft", {**asked, "steps": steps})
            assert status == 200, draft
            options = [] if draft["done"] else draft["position"]["options"]

    async def ask_for_a_hint(self) -> None:
        """What a bot would do in the viewer's place, and why; also refused where nothing is asked."""
        if self.case.viewer is not None:
            status, answer = await self.ask("GET", f"{self.path}/hint", **self.seat)
            assert status == (200 if self.case.viewer in self.case.table.deciders() else 409), answer

    async def ask_what_if(self) -> None:
        """Imagined worlds, through the viewer's eyes and others', with turns tried in them and a bot that answers."""
        for number in range(IMAGINED):
            asked: Json = {**self.seat, "world": number, "bots": number % 2}
            status, answer = await self.ask("POST", f"{self.path}/whatif", asked)
            assert status == 200, answer
            turns: list[Json] = []
            for _ in range(2):
                seat = self.rng.choice(answer["deciders"] or [0])
                looked = {**asked, "turns": turns, "eyes": seat, "bots": 0}
                status, answer = await self.ask("POST", f"{self.path}/whatif", looked)
                assert status == 200, answer
                steps: list[str] = []
                while answer["position"]["options"] and not answer["done"] and len(steps) < LONGEST:
                    steps.append(self.rng.choice(answer["position"]["options"])["word"])
                    status, answer = await self.ask("POST", f"{self.path}/whatif", {**looked, "steps": steps})
                    assert status == 200, answer
                if answer["done"]:
                    turns.append({"seat": seat, "steps": steps})

    async def look_while_others_have_orders(self, version: int) -> None:
        """In one world only the others have set bids and passes in advance: nothing shows it."""
        others = [seat for seat in range(len(self.case.table.seats)) if seat != self.case.viewer]
        world = self.worlds[1]
        given: list[tuple[int, int]] = []
        for seat in others:
            token, path = self.case.token(seat), f"{self.path}/orders"
            text = await world.ask(token, "GET", path, None, {"seat": seat})
            offers = json.loads(text.partition(b"\n\n")[2])["offers"]
            later = [one for one in offers if seat not in self.case.table.deciders() or one["round"] > self.round]
            for offer in self.rng.sample(later, min(2, len(later))):
                body = {"seat": seat} | {name: offer[name] for name in ("step", "round", "land")}
                answer = await world.ask(token, "POST", path, body | ({"most": 0} if offer["bids"] else {}), {})
                assert answer.startswith((b"200", b"422")), answer
                if answer.startswith(b"200"):
                    told = json.loads(answer.partition(b"\n\n")[2])
                    given.append((seat, told["orders"][-1]["id"]))
        if self.case.viewer is not None:
            await self.ask("GET", f"{self.path}/orders", **self.seat)
        for seat in others:
            await self.refused("GET", "orders", seat=seat)
            await self.refused("POST", "orders", {"seat": seat, "step": "media-buy", "round": 1})
            await self.refused("DELETE", "orders/1", seat=seat)
        await self.look_around(version, back=self.case.in_the_log)
        await self.ask_what_if()
        await self.listen(version)
        self.orders += len(given)
        for seat in others:
            for who, number in given:
                if who == seat:
                    path = f"{self.path}/orders/{number}"
                    await world.ask(self.case.token(seat), "DELETE", path, None, {"seat": seat})

    @property
    def round(self) -> int:
        """The round that is played."""
        return int(self.case.table.state.round)

    async def listen(self, version: int) -> None:
        """What a new socket hears first."""
        seat = "" if self.case.viewer is None else f"seat={self.case.viewer}&"
        path = f"{self.path}/socket?{seat}since={version}"
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(socket_to(one, path, self.token)) for one in self.worlds]
            self.same("a socket", *[await hear(socket, version, version) for socket in sockets])

    # --- going on -----------------------------------------------------------------------------------------------------
    async def go_on(self, twins: Twins, sockets: list[ClientConnection]) -> int:
        """Both games go on alike; the viewer hears the same. Returns the number of turns."""
        for number in range(TURNS):
            turn = twins.next_turn(self.rng)
            if turn is None:
                return number
            seat, *both = turn
            reading = edition_of(self.case.table.config.edition).reading
            before = twins.one.version
            for world, actions in zip(self.worlds, both, strict=True):
                body = {"seat": seat, "version": before, "steps": [reading.word_of(action) for action in actions]}
                token = self.case.token(seat)
                answer = await world.ask(token, "POST", f"{self.path}/turns", {**body, "key": f"k{before}"}, {})
                assert answer.startswith(b"200"), answer
            if not twins.commit(seat, *both):
                return number
            heard = [await hear(socket, before, twins.one.version) for socket in sockets]
            self.same("the socket", *heard)
            await self.look_around(twins.one.version, back=self.case.in_the_log)
            await self.try_steps(twins.one.version)
        return TURNS


async def denial(world: World, path: str, token: str | None) -> bytes:
    """What comes instead of a socket."""
    try:
        async with socket_to(world, path, token):
            raise AssertionError("a socket at a foreign seat")
    except InvalidStatus as denied:
        answer = denied.response
    return f"{answer.status_code} {sorted(set(answer.headers) - OF_THE_MOMENT)}".encode() + (answer.body or b"")


def socket_to(world: World, path: str, token: str | None) -> connect:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    url = world.url.replace("http:", "ws:", 1) + path
    return connect(url, additional_headers=headers, max_size=None, open_timeout=PATIENCE, ping_timeout=None)


async def hear(socket: ClientConnection, since: int, until: int) -> bytes:
    """All that a socket tells of the turns after `since`: the last position, and the events of all of them.

    Two turns may come in one message or in two: that is a matter of time alone.
    """
    events: list[Json] = []
    while True:
        async with asyncio.timeout(PATIENCE):
            message = json.loads(await socket.recv())
        assert message["type"] in ("hello", "changed", "moved", "notice"), message
        if message["type"] == "moved":
            position = message["position"]
            events += [event for event in position["events"] if event["version"] > since]
            if position["version"] >= until:
                return json.dumps({**position, "events": events}).encode()


async def compare(worlds: list[World], case: Case) -> tuple[int, int, int]:
    """One game in both worlds: the turns that both went on, the bytes compared, the orders that one of them had."""
    viewer = Viewer(worlds, case, Random(case.game))
    version = case.table.version
    await viewer.look_around(version, back=True)
    await viewer.try_steps(version)
    await viewer.ask_for_a_hint()
    await viewer.try_what_is_not_allowed(version)
    await viewer.look_while_others_have_orders(version)
    async with AsyncExitStack() as stack:
        seat = "" if case.viewer is None else f"seat={case.viewer}&"
        language = viewer.rng.choice(LANGUAGES)
        path = f"{viewer.path}/socket?{seat}since={version}&lang={language}"
        sockets = [await stack.enter_async_context(socket_to(world, path, viewer.token)) for world in worlds]
        viewer.same("the first position", *[await hear(socket, version, version) for socket in sockets])
        turns = await viewer.go_on(Twins(case), sockets)
    return turns, viewer.compared, viewer.orders


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_viewer_may_not_know_changes_no_byte(tmp_path: Path, edition: str) -> None:
    found = cases(edition, EACH, luck=1)
    assert set(Counter(case.thing for case in found)) == set(THINGS[edition])
    one, other = make_stores(found, tmp_path)
    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        folder.mkdir()

    async def look() -> list[tuple[int, int, int]]:
        async with AsyncExitStack() as stack:
            worlds = [
                World(url, await stack.enter_async_context(httpx.AsyncClient(base_url=url, timeout=PATIENCE)))
                for url in urls
            ]
            return [await compare(worlds, case) for case in found]

    with running_service(folders[0], one) as first, running_service(folders[1], other) as second:
        urls = [first.url, second.url]
        done = asyncio.run(look())
    turns, size, orders = (sum(numbers) for numbers in zip(*done, strict=True))
    print(f"{edition}: {len(found)} games, {turns} turns, {size} bytes compared, {orders} orders in one world")
    assert orders >= len(found) / 2
    assert turns >= FEWEST_TURNS
