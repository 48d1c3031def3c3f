"""The size of a run, its order, and one line at its end: which rules have no test. See docs/testing.md.

`--thorough` does in full what the default run does in part: `share(10, of=100)` is then 100, tests and cases with
`@pytest.mark.thorough` run too, and Hypothesis tries new games, and many more of them.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from tests.shares import THOROUGH, be_thorough

if sys.platform != "win32":
    import fcntl

# Tests look into the rules and change them: that goes with the sources only. `tests/properties/test_compiled.py` is
# about the compiled form. Said before anything is imported from the rules, and to every process that a test starts.
os.environ.setdefault("MACHER_PURE", "1")  # MACHER_PURE=0 tries the others with the compiled form
# Tests start hundreds of processes. Where no bytecode may be kept, each of them compiles all the sources again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

READING = Path(__file__).parents[1] / "build" / "tests.lock"  # git ignores it

# Files with tests in the browser that take longest: first of these, so that no process is left with one at the end.
LONG = frozenset(
    {"test_whole_games", "test_clicks", "test_two_people", "test_accessibility", "test_motion", "test_phone"}
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(THOROUGH, action="store_true", help="do in full what proves only by repetition")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "thorough: one more of many alike; only with --thorough")
    if config.getoption(THOROUGH):
        be_thorough()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """All modules of tests stay to the end: to look for garbage among them, again and again, is a sixth of all work."""
    gc.disable()
    with first_alone():
        found = yield
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
    gc.enable()
    return found


@contextlib.contextmanager
def first_alone() -> Iterator[None]:
    """In a fresh checkout the first process compiles all tests and sources, and the others find the bytecode."""
    if sys.platform == "win32":
        yield
        return
    READING.parent.mkdir(exist_ok=True)
    with READING.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            fcntl.flock(lock, fcntl.LOCK_SH)  # the others read at the same time, when the first has done
        yield


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only a thorough run does; browsers come last, for they leave an event loop in the thread."""
    if not config.getoption(THOROUGH):
        left_out = [item for item in items if item.get_closest_marker("thorough")]
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left_out)
    items.sort(key=lambda item: ("browser" in getattr(item, "fixturenames", ()), item.path.stem not in LONG))


class FileByFile(LoadScopeScheduling):  # type: ignore[misc] # nothing is known of its types
    """A process takes a whole file, whose fixtures are then made once; of tests with a browser, which are long, one."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return nodeid if file.startswith("tests/web/") else file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """Two more than there are cores: a process waits a third of its time, for browsers, databases and bots."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None  # xdist reads it
    return 2 + (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> FileByFile:
    return FileByFile(config, log)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many rules and worked examples no test cites."""
    from tests.rules.test_rule_coverage import summary

    try:
        terminalreporter.write_line(summary())
    except (OSError, SyntaxError) as error:  # a test file that cannot be read fails the run elsewhere
        terminalreporter.write_line(f"rule ids without a test: not counted, {error}")
