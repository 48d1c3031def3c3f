"""Fixtures for all tests of the table service."""

from __future__ import annotations

from tests.server.databases import cluster, database_url, postgres_url, sqlite_url, store
from tests.server.service import anna, ben, service

__all__ = ["anna", "ben", "cluster", "database_url", "postgres_url", "service", "sqlite_url", "store"]
