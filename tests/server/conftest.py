"""Fixtures for all tests of the table service."""

from __future__ import annotations

from tests.server.databases import cluster, database_url, postgres_url, sqlite_url, store

__all__ = ["cluster", "database_url", "postgres_url", "sqlite_url", "store"]
