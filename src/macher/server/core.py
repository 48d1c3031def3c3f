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
from macher.server.guard.waiting import Waiting
from macher.server.people.passwords import Passwords
from macher.server.problems import Problem
from macher.server.settings import Settings
from macher.server.store import NoSuchGame, Store, StoreBusy, StoreDown, open_store
from macher.server.timing import Timing
from macher.server.words.library import Library
from macher.server.words.said import Said

P = ParamSpec("P")
R = TypeVar("R")

THREADS: Final = 8
LONG_THREADS: Final = 2
"""Long work computes, and whoever computes holds up everybody a little: never more than two at once."""
MOST_IMPORTS_WAITING: Final = 8
TRIES: Final = 6
COLLECT_AFTER: Final = (10_000, 20, 20)
log = structlog.get_logger()


class Core:
    """What the rooms of one process share. It knows none of them."""

    store: Store

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.timing = Timing()
        self.library = Library(settings.data, settings.mail is not None)
        self.said = Said()
        self.passwords = Passwords()
        self.thinking = Thinking(settings.bot_processes, settings.bot_limit)
        self.hint_rates = Rates(rate=1 if settings.rate else 0, burst=20)
        self.talk_rates = Rates(rate=1 if settings.rate else 0, burst=10)
        self.seat_rates = Rates(rate=1 if settings.rate else 0, burst=30)
        self.imports = Waiting(MOST_IMPORTS_WAITING, "importing")
        self.slices = asyncio.Lock()
        """Held by who does something long on the event loop, in slices: the others go on between two of them."""
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="store")
        self._long_threads = ThreadPoolExecutor(LONG_THREADS, thread_name_prefix="long")
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
            for threads in (self._long_threads, self._threads):
                threads.shutdown(wait=True, cancel_futures=True)
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
        return await self._call_in(self._threads, partial(work, *args, **values))

    async def call_long(self, work: Callable[P, R], *args: P.args, **values: P.kwargs) -> R:
        """The same for what may take long: it has threads of its own, so that those of the store stay free."""
        return await self._call_in(self._long_threads, partial(work, *args, **values))

    async def _call_in(self, threads: ThreadPoolExecutor, work: Callable[[], R]) -> R:
        loop = asyncio.get_running_loop()
        for attempt in range(1, TRIES + 1):
            try:
                return await loop.run_in_executor(threads, work)
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
