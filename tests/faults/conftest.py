"""Fixtures for the tests of what goes wrong: the same services and databases as those of the table service."""

from __future__ import annotations

from tests.server.conftest import anna, ben, cluster, database_url, postgres_url, service, sqlite_url

__all__ = ["anna", "ben", "cluster", "database_url", "postgres_url", "service", "sqlite_url"]
