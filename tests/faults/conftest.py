"""Fixtures for the tests of what goes wrong: the same services and databases as those of the table service."""

from __future__ import annotations

from tests.server.conftest import anna, ben, cluster, database_url, postgres_url, service, sqlite_url
from tests.server.store.test_faults import small_disk, url_on_small_disk

__all__ = [
    "anna",
    "ben",
    "cluster",
    "database_url",
    "postgres_url",
    "service",
    "small_disk",
    "sqlite_url",
    "url_on_small_disk",
]
