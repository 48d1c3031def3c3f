"""The judges: rule tests first, then properties. Whoever fails under a mutant has caught it.

One pytest session collects all tests and runs them once, watching which lines of the rules each of them reaches. Then
it never runs them again itself: for every mutant it forks a child, which becomes the mutant and runs the tests that
reach the changed lines until one fails. What runs only while modules are imported no test reaches: there the child
imports everything anew. A child that takes far longer than the tests did before, or far more memory, is caught too.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import _lru_cache_wrapper
from importlib.machinery import SourceFileLoader
from mmap import mmap
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import pytest

from tests.mutation.mutants import RULES, Mutant, install, mutated

RULE_TESTS: Final = ("tests/rules/",)
PROPERTIES: Final = ("tests/properties/",)
OWN_TESTS: Final = {
    "records.py": ("tests/records/test_damage.py", "tests/play/test_shuffle.py"),
    "shuffle.py": ("tests/play/test_shuffle.py",),
}
# One compiles the rules anew, the others read source text: no mutant in memory can be seen by them.
BLIND: Final = (
    "tests/properties/test_compiled.py",
    "tests/properties/test_layers.py",
    "tests/rules/test_rule_coverage.py",
)

SPARE_SECONDS: Final = 3.0
SPARE_FACTOR: Final = 10
SPARE_MEMORY: Final = 1 << 30
NOTE_SIZE: Final = 512
TABLES_OF_A_PROPERTY: Final = 4
FEW_TESTS: Final = 60
SURVIVED, CAUGHT, BROKEN = 0, 1, 2  # how a child ends; any signal means caught


class Judges:
    """A pytest plugin that runs the judging in place of the tests."""

    def __init__(self, mutants: list[Mutant], known: Path, processes: int, tell: Callable[[Mutant, str], None]) -> None:
        self.mutants = mutants
        self.known = known  # where the reach of the tests is kept
        self.processes = processes
        self.tell = tell  # is told of every mutant which test caught it, or nothing
        self.failed = False
        self.problem = ""
        self.items: dict[str, pytest.Item] = {}
        self.seconds: dict[str, float] = {}
        self.reached: dict[str, dict[str, list[int]]] = {}  # test, module, lines
        self.runners: defaultdict[tuple[str, int], list[str]] = defaultdict(list)  # module and line, tests
        self.caches: list[_lru_cache_wrapper[Any]] = []
        self.successes: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)

    # --- what pytest calls ---------------------------------------------------------------------------------------
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items if not item.nodeid.startswith(BLIND)}
        self.caches = [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper) and is_ours(one)]
        if session.testsfailed:
            self.problem = "the tests cannot be collected"
        else:
            self.watch_all()
        if not self.problem:
            for name in self.items:
                for module, lines in self.reached[name].items():
                    for line in lines:
                        self.runners[module, line].append(name)
            gc.freeze()  # so that the children need not copy what they only read
            self.judge_all()
        return True

    # --- the run without a mutant --------------------------------------------------------------------------------
    def watch_all(self) -> None:
        """Run every test once and note what it reaches, if that is not known yet."""
        if self.known.exists():
            self.seconds, self.reached = json.loads(self.known.read_text(encoding="utf-8"))
        for name in self.items.keys() - self.reached.keys():
            hits: set[tuple[str, int]] = set()
            began = time.process_time()
            sys.settrace(watcher(hits))
            try:
                self.run(name)
            finally:
                sys.settrace(None)
            self.seconds[name] = time.process_time() - began
            lines: defaultdict[str, list[int]] = defaultdict(list)
            if self.failed and not name.startswith(PROPERTIES):
                self.problem = f"{name} fails without any mutant"
                return
            if not self.failed:  # a property that fails wants more examples than it gets here
                for file, line in sorted(hits):
                    lines[Path(file).relative_to(RULES).as_posix()].append(line)
            self.reached[name] = lines
        self.known.write_text(json.dumps([self.seconds, self.reached]), encoding="utf-8")

    def run(self, name: str) -> bool:
        """Run one test with nothing remembered from the ones before; whether it passed."""
        for cache in self.caches:
            cache.cache_clear()
        item = self.items[name]
        self.failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.failed

    # --- the runs with one ---------------------------------------------------------------------------------------
    def judge_all(self) -> None:
        """Judge every mutant, some at a time; what a few tests do not catch waits until the rest is judged."""
        running: dict[int, tuple[Mutant, mmap]] = {}
        hard: list[Mutant] = []
        try:
            for mutant in self.mutants:
                self.start(mutant, self.judges_of(mutant)[:FEW_TESTS], running, hard)
            while running:
                self.hear(running, hard)
            for mutant in hard:
                self.start(mutant, self.judges_of(mutant), running, None)
            while running:
                self.hear(running, None)
        finally:
            for child in running:
                os.kill(child, signal.SIGKILL)

    def start(
        self, mutant: Mutant, names: list[str], running: dict[int, tuple[Mutant, mmap]], hard: list[Mutant] | None
    ) -> None:
        """Start a child as soon as there is room for it."""
        if not names and hard is not None:
            hard.append(mutant)
            return
        while len(running) >= self.processes:
            self.hear(running, hard)
        note = mmap(-1, NOTE_SIZE)  # shared: the child writes what it is doing
        child = os.fork()
        if child == 0:
            self.be(mutant, names, note)
        running[child] = mutant, note

    def hear(self, running: dict[int, tuple[Mutant, mmap]], hard: list[Mutant] | None) -> None:
        """Wait for a child and tell its verdict, or keep its mutant for later."""
        child, status = os.wait()
        mutant, note = running.pop(child)
        name = note[:].rstrip(b"\0").decode(errors="replace")
        code = os.waitstatus_to_exitcode(status)
        if code == BROKEN:
            raise RuntimeError(f"{mutant.key} could not be judged: {name}")
        if code == SURVIVED and hard is not None:
            hard.append(mutant)
            return
        if code == SURVIVED:
            name = ""
        self.remember(mutant, name)
        self.tell(mutant, name)

    def remember(self, mutant: Mutant, name: str) -> None:
        """Which test caught a mutant, if any did."""
        if name:
            self.successes[mutant.module, mutant.function][name] += 1
            self.successes[mutant.module, ""][name] += 1

    def judges_of(self, mutant: Mutant) -> list[str]:
        """The tests that may notice a mutant: first those that noticed the like before, then the quickest."""
        before, nearby = self.successes[mutant.module, mutant.function], self.successes[mutant.module, ""]
        mirror = mirror_of(mutant)
        own = OWN_TESTS.get(mutant.module, ())
        found = [name for name in self.may_notice(mutant) if name.startswith((*RULE_TESTS, *PROPERTIES, *own))]
        found.sort(
            key=lambda name: (
                name.startswith(PROPERTIES),
                -before[name],
                -nearby[name],
                not name.startswith(mirror),
                self.seconds[name],
            )
        )
        return self.thinned(found)

    def may_notice(self, mutant: Mutant) -> set[str]:
        """The tests that run one of its lines; if it has none, those that look at names and rules."""
        if mutant.lines:
            return {name for line in mutant.lines for name in self.runners[mutant.module, line]}
        mirror = mirror_of(mutant)
        return {name for name in self.items if name.startswith((mirror, "tests/rules/test_"))}

    def thinned(self, names: list[str]) -> list[str]:
        """The same, but of each property only a few of its many tables."""
        tables: Counter[str] = Counter()
        kept = []
        for name in names:
            tables[name.split("[")[0]] += 1
            if not name.startswith(PROPERTIES) or tables[name.split("[")[0]] <= TABLES_OF_A_PROPERTY:
                kept.append(name)
        return kept

    def be(self, mutant: Mutant, names: list[str], note: mmap) -> None:
        """In a child: become the mutant, run the tests, end."""
        code = BROKEN
        try:
            silence()
            if not names:
                note[:] = b"a test after importing anew".ljust(NOTE_SIZE, b"\0")
                signal.setitimer(signal.ITIMER_PROF, SPARE_FACTOR * sum(self.seconds.values()))
                code = CAUGHT if fails_from_the_start(mutant) else SURVIVED
                os._exit(code)
            install(mutant)
            code = SURVIVED
            for name in names:
                note[:] = name.encode()[:NOTE_SIZE].ljust(NOTE_SIZE, b"\0")
                signal.setitimer(signal.ITIMER_PROF, SPARE_SECONDS + SPARE_FACTOR * self.seconds[name])
                if not self.run(name):
                    code = CAUGHT
                    break
        except BaseException as error:
            if code == BROKEN:
                note[:] = repr(error).encode()[:NOTE_SIZE].ljust(NOTE_SIZE, b"\0")
            else:
                code = CAUGHT
        finally:
            os._exit(code)


def fails_from_the_start(mutant: Mutant) -> bool:
    """Whether any rule test fails if the mutant is there before anything of ours is imported."""
    read = SourceFileLoader.get_code

    def read_mutant(self: SourceFileLoader, name: str) -> CodeType | None:
        return mutated(mutant) if Path(self.path) == RULES / mutant.module else read(self, name)

    for name in [name for name in sys.modules if name.split(".")[0] in ("macher", "tests", "conftest")]:
        del sys.modules[name]
    SourceFileLoader.get_code = read_mutant  # type: ignore[method-assign, assignment]
    general = sorted(str(path) for path in Path("tests/rules").glob("test_*.py"))  # these read words and names
    return (
        pytest.main(["-x", "-p", "no:terminal", "-p", "no:cacheprovider", *general, *RULE_TESTS]) != pytest.ExitCode.OK
    )


def mirror_of(mutant: Mutant) -> str:
    """The file with the tests of the mutant's module, if there is one."""
    folder, _, file = mutant.module.rpartition("/")
    return f"tests/rules/{folder}/test_{file}"


def silence() -> None:
    """Say nothing more, and take no more memory than a mutant may want."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    pages = int(Path("/proc/self/statm").read_text().split()[0]) if Path("/proc/self/statm").exists() else 0
    if pages:
        limit = pages * resource.getpagesize() + SPARE_MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def is_ours(cache: _lru_cache_wrapper[Any]) -> bool:
    """Whether it keeps results that a mutant may change: all but the printed tables."""
    return cache.__module__.startswith(("macher", "tests")) and cache.__name__ != "tables"


def watcher(hits: set[tuple[str, int]]) -> Callable[[FrameType, str, Any], Any]:
    """A trace function that notes the lines of the rules that are run."""
    rules = str(RULES)

    def line(frame: FrameType, event: str, _: object) -> Any:
        if event == "line":
            hits.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    def call(frame: FrameType, event: str, _: object) -> Any:
        return line if frame.f_code.co_filename.startswith(rules) else None

    return call


def judge(
    mutants: list[Mutant], before: dict[Mutant, str], known: Path, processes: int, tell: Callable[[Mutant, str], None]
) -> str:
    """Judge mutants, given the verdicts on others; what went wrong, if anything did."""
    judges = Judges(mutants, known, processes, tell)
    for mutant, name in before.items():
        judges.remember(mutant, name)
    options = ["-s", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-profile=few"]
    code = pytest.main([*options, *RULE_TESTS, *PROPERTIES, *OWN_TESTS["records.py"]], plugins=[judges])
    if code in (pytest.ExitCode.INTERRUPTED, pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR):
        return judges.problem or "the run broke off; it goes on here when it is started again"
    return judges.problem
