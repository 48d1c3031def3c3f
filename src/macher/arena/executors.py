"""Where tasks run: in this process, in several, or on a Ray cluster. All give the results in the order of the tasks."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Protocol, TypeVar

from macher.arena.extras import need

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 2  # tasks a worker: enough to keep it busy, few enough to stop soon


class Executor(Protocol):
    """Runs tasks. The results come in the order of the tasks; closing the iterator drops what has not begun."""

    def run(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """The results."""
        ...


class InThisProcess:
    """One after the other."""

    def run(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """The results."""
        yield from map(work, tasks)


class Processes:
    """Several processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """The results."""
        # Spawned, not forked: a progress bar has a thread, and threads and forks do not go together.
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=_follow_the_first)
        running: deque[Future[Result]] = deque()
        try:
            for task in tasks:
                running.append(pool.submit(work, task))
                if len(running) >= self.workers * AHEAD:
                    yield running.popleft().result()
            while running:
                yield running.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _follow_the_first() -> None:
    """Ctrl-C reaches every process of a terminal; only the one started by hand answers. When it is gone, so are we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        os._exit(1)


class RayCluster:
    """A Ray cluster: the one at RAY_ADDRESS, or else one of this machine with so many workers."""

    def __init__(self, workers: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self.ray: Any = need("ray", "ray")
        self.workers = workers

    def run(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """The results."""
        ray = self.ray
        started = not ray.is_initialized()
        if started:
            self._connect()
        running: deque[Any] = deque()
        try:
            workers = max(1, int(ray.cluster_resources().get("CPU", self.workers)))
            shared = ray.put(work)  # sent once to each node, not with each task
            remote = ray.remote(_on_a_node)
            for task in tasks:
                running.append(remote.remote(shared, task))
                if len(running) >= workers * AHEAD:
                    yield ray.get(running.popleft())
            while running:
                yield ray.get(running.popleft())
        finally:
            for reference in running:
                ray.cancel(reference, force=True)
            if started:
                ray.shutdown()

    def _connect(self) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        if os.environ.get("RAY_ADDRESS"):
            self.ray.init(**quiet)
        else:
            small = 100 * 2**20  # bytes; results are a few kilobytes
            self.ray.init(num_cpus=self.workers, include_dashboard=False, object_store_memory=small, **quiet)


def _on_a_node(work: Callable[[Task], Result], task: Task) -> Result:
    return work(task)
