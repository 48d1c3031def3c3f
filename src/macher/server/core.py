"""The core of the service: the store, work beside the requests, and what every room of the house shares."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

import structlog

from macher.i18n import LANGUAGES
from macher.server.bots.thinking import Thinking
from macher.server.guard.rates import Rates
from macher.server.people.passwords import Passwords
from macher.server.problems import Problem
from macher.server.settings import Settings
from macher.server.store import NoSuchGame, Store, StoreBusy, StoreDown, open_store
from macher.server.words.library import Library
from macher.server.words.said import Said

P = ParamSpec("P")
R = TypeVar("R")

THREADS: Final = 8
TRIES: Final = 6
COLLECT_AFTER: Final = (10_000, 20, 20)
log = structlog.get_logger()


class Core:
    """What the rooms of one process share. It knows none of them."""

    store: Store

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.library = Library(settings.data, settings.mail is not None)
        self.said = Said()
        self.passwords = Passwords()
        self.thinking = Thinking(settings.bot_processes, settings.bot_limit)
        self.hint_rates = Rates(rate=1 if settings.rate else 0, burst=20)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="store")
        self._tasks: set[asyncio.Task[Any]] = set()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """From opening the store to closing it; work that was started beside it is ended first."""
        self.store = await asyncio.to_thread(open_store, self.settings.database_url)
        self.start(self._warm_up())
        try:
            yield
        finally:
            for task in list(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await self.thinking.close()
            self._threads.shutdown(wait=True)
            self.store.close()

    async def _warm_up(self) -> None:
        """Read all texts before the first person of a language waits for them.

        What was read stays: to look for rubbish in it again and again would hold up every table for a moment.
        """
        for language in LANGUAGES:
            await asyncio.to_thread(self.library.about, language)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT_AFTER)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside the requests; if it fails, the log says so."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task_failed", task=task.get_coro().__qualname__, exc_info=task.exception())  # type: ignore[union-attr]

    async def call(self, work: Callable[P, R], *args: P.args, **values: P.kwargs) -> R:
        """Let the store do something in a thread. Busy: again, a little later; down: a problem that says so."""
        loop = asyncio.get_running_loop()
        for attempt in range(1, TRIES + 1):
            try:
                return await loop.run_in_executor(self._threads, partial(work, *args, **values))
            except StoreBusy:
                if attempt == TRIES:
                    raise Problem(503, "store") from None
                await asyncio.sleep(0.05 * attempt)
            except NoSuchGame:
                raise Problem(404, "no-table") from None
            except StoreDown as error:
                log.error("store_down", error=str(error))
                raise Problem(503, "store") from None
        raise AssertionError("unreachable")
