"""Five people at one table, each in their own way, and somebody who watches; a whole game of them."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import InvalidStatus

from macher.data import load
from macher.play import Table, commitment
from macher.rules import configure, events_for, view
from macher.rules.events import event_fields, event_name
from macher.rules.parts.chance import seed_of
from macher.server.live.restoring import fresh_table
from macher.server.store import open_store
from tests.server.client import PARTIES
from tests.wire.pages import LANGUAGES, Follower, Json, Page, Player

LIMIT: Final = 1500.0
"""Seconds after which a game that does not end is a failure."""


@dataclass
class Party:
    """Everybody at a table."""

    table: str
    database_url: str
    players: list[Player]
    visitor: Follower
    link: str
    notes: list[str]

    @property
    def everybody(self) -> list[Follower]:
        """Players and visitors."""
        return [*self.players, self.visitor]


async def gather(
    stack: AsyncExitStack, urls: list[str], database_url: str, edition: str, variant: int, luck: int, **more: Any
) -> Party:
    """A table of five: two at one device, a guest by link, a program by token, an account; and a visitor.

    `urls` are the processes of the service; the clients are spread over them.
    """

    def at(number: int) -> str:
        return urls[number % len(urls)]

    names = ("Host", "Hot", "Guest", "Program", "Account")
    players = [Player(at(n), name, LANGUAGES[n % 4], luck) for n, name in enumerate(names)]
    visitor = Follower(at(5), "Visitor", "fr", luck)
    host, hot, guest, program, account = players
    owner = Page(at(3), "Owner")  # of the program
    for page in (*players, visitor, owner):
        await stack.enter_async_context(page.http)
    kinds = ("me", "hot", "open", "open", "open")
    seats = [{"party": party, "kind": kind} for party, kind in zip(PARTIES, kinds, strict=True)]
    made = await host.post(
        "/api/tables", 201, edition=edition, variant=variant, seats=seats, word=f"first {luck}", **more
    )
    table, link = made["id"], made["link"]
    for number, page in enumerate(players):
        page.table, page.seat = table, number
    visitor.table = table
    hot.http.cookies = host.http.cookies  # the same browser, another window
    await account.post("/api/accounts", 201, name=f"Account {table}", password=f"password of {table}")
    await account.ask("PUT", "/api/me", {"notices": {"email": f"mail-{table}@example.org"}})
    guests: list[Page] = [guest, owner, account]
    for seat, page in zip((2, 3, 4), guests, strict=True):
        path = f"/api/tables/{table}/join"
        await page.post(path, link=link, seat=seat, name=page.name, word=f"word {seat}")
    program.token = (await owner.post(f"/api/tables/{table}/seats/3/token", 201))["token"]
    notes = [f"note of seat {seat} at {table}" for seat in range(5)]
    for seat, page in ((0, host), (1, hot), (2, guest), (3, owner), (4, account)):
        await page.ask("PUT", f"/api/tables/{table}/notes", {"text": notes[seat]}, seat=seat)
    party = Party(table, database_url, players, visitor, link, notes)
    forbid_secrets(party, owner)
    return party


def forbid_secrets(party: Party, owner: Page) -> None:
    """Nobody may get what is another's, and nobody the seed before the end."""
    store = open_store(party.database_url)
    game = store.game(party.table)
    store.close()
    assert game.shuffle is not None
    seed = game.shuffle.seed
    of_nobody = [game.server_seed, seed, str(seed_of(seed)), f"password of {party.table}"]
    own: list[list[str]] = []
    for number, page in enumerate(party.players):
        cookies = [value for _, value in page.http.cookies.items()]
        own.append([party.notes[number], *cookies, *([page.token] if page.token else [])])
    own[3] += [value for _, value in owner.http.cookies.items()]
    own[4] += [f"mail-{party.table}"]
    for number, page in enumerate(party.players):
        mine = {0, 1} if number < 2 else {number}
        page.forbid(of_nobody + [secret for seat in range(5) if seat not in mine for secret in own[seat]])
    party.visitor.forbid([*of_nobody, party.link, *(secret for each in own for secret in each)])


async def play_whole_game(party: Party) -> None:
    """Everybody follows, plays and tries what is not theirs, until all have heard of the end."""
    async with asyncio.timeout(LIMIT), asyncio.TaskGroup() as group:
        for page in party.everybody:
            group.create_task(page.follow())
            group.create_task(pry(page))
        for page in party.players:
            group.create_task(page.play())


# --- those who try more than they may ---------------------------------------------------------------------------------
async def pry(page: Follower) -> None:
    """Now and then ask for what one may not know or do; the answers are looked at like all others."""
    tries = [foreign_position, foreign_log, foreign_turn, foreign_socket, early_record, past, log_so_far, talk, lobby]
    if page.seat is not None:
        tries += [refused_steps, wrong_versions]
    page.rng.shuffle(tries)
    for number in range(1_000_000):
        await page.wait_for(page.version + page.rng.randint(3, 12) if number else 1)
        if page.over:
            return
        await tries[number % len(tries)](page)


def foreign_seat(page: Follower) -> int:
    """A seat that this client does not hold."""
    mine = {0, 1} if page.seat in (0, 1) else {page.seat}
    return page.rng.choice([seat for seat in range(5) if seat not in mine])


async def refused(page: Follower, method: str, path: str, body: Json | None = None, **query: Any) -> None:
    """Something that is not this client's: refused for as long as the game goes on."""
    answer = await page.ask(method, f"{page.path}/{path}", body, **query)
    if answer.status_code != 403 and method == "GET":
        assert (await page.get(page.path))["status"] == "finished", answer.text
        return
    assert answer.status_code == 403, answer.text


async def foreign_position(page: Follower) -> None:
    """Another seat's position, now and in the past."""
    await refused(page, "GET", "position", seat=foreign_seat(page))
    await refused(page, "GET", "position", seat=foreign_seat(page), at=max(0, page.version - 3))


async def foreign_log(page: Follower) -> None:
    """What another seat was told, and what it noted."""
    await refused(page, "GET", "log", seat=foreign_seat(page))
    answer = await page.ask("GET", f"{page.path}/notes", seat=foreign_seat(page))
    assert answer.status_code == 403, answer.text


async def foreign_turn(page: Follower) -> None:
    """A turn, a try and a token for another seat."""
    seat = foreign_seat(page)
    asked = {"seat": seat, "version": page.version, "steps": ["pass"]}
    await refused(page, "POST", "draft", {**asked, "steps": []})
    await refused(page, "POST", "turns", {**asked, "key": page.key()})
    await refused(page, "POST", f"seats/{seat}/token")


async def foreign_socket(page: Follower) -> None:
    """A socket that would look from another seat."""
    denied = None
    try:
        async with page.socket(page.table, seat=foreign_seat(page)):
            assert (await page.get(page.path))["status"] == "finished"
    except InvalidStatus as error:
        denied = error.response
    if denied is not None:
        page.take("a denied socket", bytes(denied.body or b""))
        assert denied.status_code == 403


async def early_record(page: Follower) -> None:
    """The record holds the seed: nobody gets it before the end."""
    secrets, page.secrets = page.secrets, None
    answer = await page.ask("GET", f"{page.path}/record")
    page.secrets = secrets
    if answer.status_code != 409:
        assert (await page.get(page.path))["status"] == "finished", answer.text
        return
    page.take("the refused record", answer.content)


async def past(page: Follower) -> None:
    """Looking back shows what was seen then, neither more nor less."""
    version = page.rng.choice(list(page.views))
    shown = (
        await page.get(f"{page.path}/position", seat=page.seat, at=version)
        if page.seat is not None
        else (await page.get(f"{page.path}/position", at=version))
    )
    assert shown["view"] == page.views[version]
    assert (shown["at"], shown["options"]) == (version, [])


async def log_so_far(page: Follower) -> None:
    """The log is what the socket told."""
    known, heard = page.version, list(page.told)
    query = {} if page.seat is None else {"seat": page.seat}
    log = await page.get(f"{page.path}/log", since=0, **query)
    told = [event for turn in log["turns"] for event in turn["events"] if event["version"] <= known]
    assert facts(told) == facts(heard)
    assert facts(log["opening"]) == facts(page.opening)


async def talk(page: Follower) -> None:
    """Say something, which all may hear."""
    if page.seat is None:
        await refused(page, "POST", "chat", {"text": "hello"})
    else:
        await page.post(f"{page.path}/chat", 201, text=f"seat {page.seat} at {page.version}", seat=page.seat)
    await page.get(f"{page.path}/chat")


async def lobby(page: Follower) -> None:
    """The lobby and the table, as anybody may see them."""
    await page.get("/api/tables")
    await page.get(page.path)
    await page.get("/api/me") if page.token is None else None


async def refused_steps(page: Follower) -> None:
    """Steps that are no words, or not legal now: refused with a reason, in a try as in a turn."""
    asked = {"seat": page.seat, "version": page.version}
    for word in ("no-such-thing", "bid99", "media-a", "takeback", "pass", "skip", "send-1"):
        answer = await page.ask("POST", f"{page.path}/draft", {**asked, "steps": [word]})
        assert answer.status_code in (200, 409, 422), answer.text


async def wrong_versions(page: Follower) -> None:
    """A turn for a version that is not yet, and for one that has long been."""
    body = {"seat": page.seat, "version": page.version + 1000, "steps": ["pass"], "key": page.key()}
    answer = await page.ask("POST", f"{page.path}/turns", body)
    assert (answer.status_code, answer.json()["error"]) in ((409, "future"), (409, "not-playing")), answer.text
    if page.version > 60:
        answer = await page.ask("POST", f"{page.path}/turns", {**body, "version": 1, "key": page.key()})
        assert answer.status_code == 409, answer.text
        assert answer.json()["error"] in ("stale", "repeated", "not-playing"), answer.text


# --- when it is over --------------------------------------------------------------------------------------------------
def facts(told: list[Json]) -> list[tuple[int, str, str]]:
    """Events without their words, which are in the language of the moment."""
    return [(event["version"], event["kind"], json.dumps(event["fields"], sort_keys=True)) for event in told]


async def check_end(party: Party, folder: Path) -> None:
    """All have seen the same game, each with their own eyes, and the record proves it."""
    everybody = party.everybody
    table = await party.visitor.get(party.visitor.path)
    assert table["status"] == "finished"
    record = ""
    for page in everybody:
        assert page.version == table["version"]
        assert [score["total"] for score in page.position["scores"]] == table["result"]
        assert page.position["scores"] == everybody[0].position["scores"]
        assert page.commitment == table["commitment"]
        query = {} if page.seat is None else {"seat": page.seat}
        log = await page.get(f"{page.path}/log", **query)
        assert [turn["version"] for turn in log["turns"]] == list(range(1, table["version"] + 1))
        assert facts([event for turn in log["turns"] for event in turn["events"]]) == facts(page.told)
        for before, after in page.overtaken if isinstance(page, Player) else ():
            assert any(turn["automatic"] and turn["seat"] == page.seat for turn in log["turns"][before:after])
        lines = (await page.get(f"{page.path}/chat"))["lines"]
        assert [line["id"] for line in page.said] == [line["id"] for line in lines][: len(page.said)]
        page.secrets = None  # the game is over: the seed is everybody's
        answer = await page.ask("GET", f"{page.path}/record")
        assert answer.status_code == 200
        assert record in ("", answer.text)
        record = answer.text
    check_record(record, table, folder)
    compare_with_the_rules(party)


def check_record(record: str, table: Json, folder: Path) -> None:
    """Anybody can verify the record: every move, the scores, and that the seed was fixed before the first card."""
    file = folder / f"{table['id']}.macher"
    file.write_text(record)
    command = [sys.executable, "-m", "macher", "replay", "--check", "--plain", str(file)]
    checked = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    again = Table.resume(record)
    assert again.shuffle is not None
    assert commitment(again.shuffle.part) == again.shuffle.commitment == table["commitment"]
    assert list(again.shuffle.words) == table["words"]
    assert again.seed == again.shuffle.seed
    assert again.result == table["result"]


def compare_with_the_rules(party: Party) -> None:
    """What each client saw at each version is what the rules show that seat, and what it was told is its own."""
    store = open_store(party.database_url)
    game, seats, rows = store.game(party.table), store.seats(party.table), store.turns(party.table)
    store.close()
    config = configure(
        game.edition,
        variant=game.variant,
        parties=game.parties,
        options=game.options,
        tables=load(game.edition, environment=False),
    )
    table = fresh_table(config, game, seats)
    told: list[list[tuple[int, str, str]]] = [[] for _ in party.everybody]
    for version in range(len(rows) + 1):
        if version:
            row = rows[version - 1]
            table.go_on([(row.seat, row.actions, row.automatic)])
        for number, page in enumerate(party.everybody):
            if version in page.views:
                seen = view(table.state, page.seat).data
                assert json.dumps(page.views[version], sort_keys=True) == json.dumps(seen, sort_keys=True)
            if version:
                for event in events_for(table.turns[-1].events, page.seat):
                    fields = json.dumps(event_fields(event), sort_keys=True)
                    told[number].append((version, event_name(event), fields))
    for number, page in enumerate(party.everybody):
        assert facts(page.told) == told[number]
