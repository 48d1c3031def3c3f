"""Two processes on one PostgreSQL: players of one table at different ones, and connections that are cut."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.client import PARTIES
from tests.server.databases import Cluster
from tests.server.service import PATIENCE, RunningService, running_service
from tests.shares import more, share
from tests.wire.pages import Json, Page, good
from tests.wire.tables import Party, check_end, gather, play_whole_game

TABLES = share(2, of=8)  # on which everybody answers at once
CUTS = 6  # of the connections on which the processes hear each other

Workers = tuple[RunningService, RunningService]


@pytest.fixture(scope="module")
def workers(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workers]:
    """Two processes of the service on one database."""
    name = cluster.new_database()
    folders = [tmp_path_factory.mktemp(worker) for worker in ("one", "two")]
    with running_service(folders[0], cluster.url(name)) as one, running_service(folders[1], cluster.url(name)) as two:
        yield one, two
    cluster.drop_database(name)


def database_of(workers: Workers) -> str:
    return workers[0].database_url.partition("?")[0].rpartition("/")[2]


async def cut_again_and_again(party: Party, cluster: Cluster, name: str, cuts: list[int], *, everything: bool) -> None:
    """Cut the connections on which the processes listen; with `everything` all others as well, some of the time."""
    chosen = f"datname = '{name}' AND pid <> pg_backend_pid()"
    while not party.visitor.over:
        listening = "" if everything and len(cuts) % 3 == 2 else " AND application_name = 'macher listener'"
        statement = f"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE {chosen}{listening}"
        cuts.append(len(await asyncio.to_thread(cluster.execute, statement)))
        await party.visitor.wait_for(party.visitor.version + 20)


@pytest.mark.parametrize(("edition", "variant", "everything"), [("2006", 5, True), *more(("2019", 4, False))])
def test_a_whole_game_at_two_processes(
    workers: Workers, cluster: Cluster, tmp_path: Path, edition: str, variant: int, everything: bool
) -> None:
    """Every move arrives at every client, in order, though the connections are cut in the middle of the game."""
    cuts: list[int] = []

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            urls = [worker.url for worker in workers]
            party = await gather(stack, urls, workers[0].database_url, edition, variant, luck=1, public=True)
            for page in party.everybody:
                page.patient = everything
            cutting = cut_again_and_again(party, cluster, database_of(workers), cuts, everything=everything)
            async with asyncio.TaskGroup() as group:
                group.create_task(play_whole_game(party))
                group.create_task(cutting)
            await check_end(party, tmp_path)

    asyncio.run(evening())
    assert sum(number > 0 for number in cuts) >= CUTS, cuts


async def people_of_a_table(stack: AsyncExitStack, urls: list[str]) -> tuple[str, list[Page]]:
    """A table of five at one device that has a window open at each process: the pages of the seats."""
    host = await stack.enter_async_context(Opened(urls[0]))
    kinds = ("me", "hot", "hot", "hot", "hot")
    seats = [{"party": party, "kind": kind} for party, kind in zip(PARTIES, kinds, strict=True)]
    table = (await host.post("/api/tables", 201, edition="2019", seats=seats))["id"]
    pages = []
    for seat in range(5):
        page = await stack.enter_async_context(Opened(urls[seat % len(urls)]))
        page.http.cookies = host.http.cookies
        page.name = f"Seat{seat}"
        pages.append(page)
    return table, pages


class Opened:
    """A page that is closed with the stack."""

    def __init__(self, url: str) -> None:
        self.page = Page(url, "Host")

    async def __aenter__(self) -> Page:
        await self.page.http.__aenter__()
        return self.page

    async def __aexit__(self, *problem: object) -> None:
        await self.page.http.aclose()


async def first_answer(page: Page, table: str, seat: int) -> Json:
    """A whole first answer of a seat."""
    position = await page.get(f"/api/tables/{table}/position", seat=seat)
    steps: list[str] = []
    options = position["options"]
    while options:
        steps.append(options[0]["word"])
        body = {"seat": seat, "version": position["version"], "steps": steps}
        draft = await page.post(f"/api/tables/{table}/draft", **body)
        options = [] if draft["done"] else draft["position"]["options"]
    return {"seat": seat, "version": position["version"], "steps": steps}


async def seats_in_log(page: Page, table: str, turns: int) -> list[int]:
    """Who made the turns, as soon as this process has heard of so many."""
    async with asyncio.timeout(PATIENCE):
        while True:
            log = await page.get(f"/api/tables/{table}/log")
            if len(log["turns"]) >= turns:
                return [turn["seat"] for turn in log["turns"]]
            await asyncio.sleep(0.05)


def test_answers_to_a_sealed_choice_never_collide(workers: Workers) -> None:
    """Five seats answer at the same moment at two processes: all are taken, each once."""

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(TABLES):
                table, pages = await people_of_a_table(stack, [worker.url for worker in workers])
                answers = [await first_answer(page, table, seat) for seat, page in enumerate(pages)]
                path = f"/api/tables/{table}/turns"
                done = await asyncio.gather(
                    *(page.post(path, **answer, key="k") for page, answer in zip(pages, answers, strict=True))
                )
                assert sorted(turn["version"] for turn in done) == [1, 2, 3, 4, 5]
                for page in pages[:2]:
                    assert sorted((await seats_in_log(page, table, 5))[:5]) == [0, 1, 2, 3, 4]

    asyncio.run(evening())


def test_the_same_turn_at_both_processes_is_played_once(workers: Workers) -> None:
    """With the same key both say so; with another key the second is refused."""

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            for number in range(TABLES):
                table, pages = await people_of_a_table(stack, [worker.url for worker in workers])
                answer = await first_answer(pages[0], table, 0)
                path = f"/api/tables/{table}/turns"
                keys = ("same", "same") if number % 2 else ("one", "other")
                both = await asyncio.gather(
                    *(page.ask("POST", path, {**answer, "key": key}) for page, key in zip(pages[:2], keys, strict=True))
                )
                if number % 2:
                    told = [good(each) for each in both]
                    assert [each["version"] for each in told] == [1, 1]
                    assert sorted(each["again"] for each in told) == [False, True]
                else:
                    assert sorted(each.status_code for each in both) == [200, 409], [each.text for each in both]
                    refused = next(each.json() for each in both if each.status_code == 409)
                    assert refused["error"] == "repeated"
                    assert refused["version"] == 1
                for page in pages[:2]:
                    assert await seats_in_log(page, table, 1) == [0]

    asyncio.run(evening())


def test_who_changes_processes_is_not_ahead(workers: Workers) -> None:
    """Somebody who has just heard of a turn at one process may answer it at the other, which may not have heard yet."""

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(TABLES):
                table, pages = await people_of_a_table(stack, [worker.url for worker in workers])
                path = f"/api/tables/{table}/turns"
                answers = [await first_answer(page, table, seat) for seat, page in enumerate(pages)]
                for version in range(4):
                    page = pages[version % 2]
                    body: Json = {**answers[version], "version": version, "key": "k"}
                    assert (await page.post(path, **body))["version"] == version + 1
                    body = {"seat": 4, "version": version + 1, "steps": []}
                    await pages[1 - version % 2].post(f"/api/tables/{table}/draft", **body)

    asyncio.run(evening())
