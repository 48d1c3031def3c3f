"""Services and databases for the tests at the wire."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.databases import Cluster, cluster, postgres_url
from tests.server.service import RunningService, running_service, service

__all__ = ["any_service", "cluster", "postgres_service", "postgres_url", "service"]


@pytest.fixture(scope="session")
def postgres_service(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    """One service on PostgreSQL for all tests that do not need one of their own."""
    name = cluster.new_database()
    with running_service(tmp_path_factory.mktemp("postgres"), cluster.url(name)) as running:
        yield running
    cluster.drop_database(name)


@pytest.fixture(params=["sqlite", "postgres"])
def any_service(request: pytest.FixtureRequest) -> RunningService:
    """A service: every test that asks for it runs on both kinds of database."""
    found: RunningService = request.getfixturevalue("service" if request.param == "sqlite" else "postgres_service")
    return found
