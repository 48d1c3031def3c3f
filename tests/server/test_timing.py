"""The time of the service: down time is not counted, and nobody gains or loses by a clock that is set."""

from __future__ import annotations

from typing import Any

import pytest

from macher.server.store import Pulse, Store
from macher.server.timing import BEAT, DOWN, GRACE, Timing
from tests.server.clocks import FakeClocks


def near(expected: Any) -> Any:
    """To the hundredth of a second."""
    return pytest.approx(expected, rel=0, abs=0.01)


def started(store: Store, clocks: FakeClocks) -> Timing:
    """A process that starts and gives its first sign of life."""
    timing = clocks.timing()
    beat(store, timing)
    return timing


def beat(store: Store, *timings: Timing) -> None:
    for timing in timings:
        timing.follow(store.beat(timing.beat))


def run(store: Store, clocks: FakeClocks, beats: int, *timings: Timing) -> None:
    """The service is up for a while."""
    for _ in range(beats):
        clocks.go_on(BEAT)
        beat(store, *timings)


@pytest.fixture
def clocks(store: Store) -> FakeClocks:
    """The clocks of a machine on which the service was just set up."""
    clocks = FakeClocks()
    store.beat(lambda _: Pulse(clocks.wall, 0.0))
    return clocks


def test_time_goes_on_while_the_service_is_up(store: Store, clocks: FakeClocks) -> None:
    timing = started(store, clocks)
    before = timing.now()
    run(store, clocks, 20, timing)
    assert timing.now() == near(before + 20 * BEAT)


@pytest.mark.parametrize("outage", [DOWN + 1, 25, 100_000])
def test_down_time_is_given_back_with_a_grace(store: Store, clocks: FakeClocks, outage: float) -> None:
    before = started(store, clocks).now()
    clocks.go_on(outage)
    assert started(store, clocks).now() == near(before - min(outage, GRACE))


def test_of_several_processes_that_start_again_only_the_first_gives_time_back(store: Store, clocks: FakeClocks) -> None:
    before = started(store, clocks).now()
    clocks.go_on(100)
    workers = [started(store, clocks) for _ in range(3)]
    run(store, clocks, 3, *workers)
    assert [worker.now() for worker in workers] == near([before - GRACE + 3 * BEAT] * 3)


def test_while_one_process_lives_the_others_may_come_and_go(store: Store, clocks: FakeClocks) -> None:
    first, _ = started(store, clocks), started(store, clocks)
    before = first.now()
    run(store, clocks, 50, first)
    clocks.go_on(1)
    again = started(store, clocks)
    assert [first.now(), again.now()] == near([before + 50 * BEAT + 1] * 2)


@pytest.mark.parametrize("seconds", [-3600, -30, 30, 3600])
def test_a_clock_that_is_set_gives_and_takes_nothing(store: Store, clocks: FakeClocks, seconds: float) -> None:
    first, second = started(store, clocks), started(store, clocks)
    before = first.now()
    clocks.set_wall(seconds)
    assert first.now() == before
    run(store, clocks, 3, first, second)
    third = started(store, clocks)
    expected = before + 3 * BEAT
    assert [each.now() for each in (first, second, third)] == near([expected] * 3)


def test_a_clock_that_is_set_while_the_service_is_down_takes_nothing(store: Store, clocks: FakeClocks) -> None:
    before = started(store, clocks).now()
    clocks.go_on(60)
    clocks.set_wall(-7200)
    assert started(store, clocks).now() == near(before - GRACE)


def test_a_store_that_was_away_costs_nobody_anything(store: Store, clocks: FakeClocks) -> None:
    """Nobody could move, though the processes lived."""
    workers = [started(store, clocks) for _ in range(2)]
    before = workers[0].now()
    clocks.go_on(120)
    beat(store, *workers)
    beat(store, *workers)
    assert [worker.now() for worker in workers] == near([before - GRACE] * 2)
