"""One service and one browser for all tests of the page in a process; a fresh visitor for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.service import RunningService, running_service
from tests.web.browsers import Visitor, chromium


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    """A real service."""
    with running_service(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real browser. Playwright keeps an event loop in this thread: tests with a browser come last in a run."""
    with chromium() as running:
        yield running


@pytest.fixture
def visit(browser: Browser, service: RunningService) -> Iterator[Callable[..., Visitor]]:
    """People who come to the service; whatever their pages complained about fails the test."""
    visitors: list[Visitor] = []

    def come(**context: Any) -> Visitor:
        visitors.append(Visitor(browser, service.url, **context))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        visitor.check()
