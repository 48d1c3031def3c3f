"""Guessing passwords is slow, whatever a name is spelled like, and locks nobody out but who guesses."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from macher.server import wire
from macher.server.people.callers import NOBODY
from macher.server.people.guessing import Guessing
from macher.server.people.passwords import Passwords
from macher.server.problems import Problem
from macher.server.service import Service
from macher.server.settings import Settings

SPELLINGS = [f"{'#' * (n % 20)}{',' * (n // 20)}Anna" for n in range(60)]


def test_sixty_spellings_from_sixty_addresses_are_tries_of_one_name(tmp_path: Path) -> None:
    async def guessing() -> list[str]:
        service = Service(Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}"))
        service.people.guessing = Guessing(clock=lambda: 0.0)
        service.passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))

        async def log_in(address: str, name: str, password: str) -> str:
            scope: Any = {"client": (address, 1), "headers": []}
            try:
                credentials = wire.Credentials(name=name, password=password)
                return (await service.people.log_in(NOBODY, scope, credentials)).name
            except Problem as problem:
                return problem.code

        async with service.running():
            home: Any = {"client": ("192.0.2.1", 1), "headers": []}
            await service.people.register(NOBODY, home, wire.Credentials(name="Anna", password="a long password"))
            tries = [await log_in(f"203.0.113.{n}", name, "wrong guess") for n, name in enumerate(SPELLINGS)]
            assert tries == ["login"] * 30 + ["rate"] * 30
            return [await log_in("192.0.2.1", "Anna", "a long password"), await log_in("192.0.2.9", "Anna", "x" * 9)]

    assert asyncio.run(guessing()) == ["Anna", "rate"]


def waits(guessing: Guessing, address: str, name: str) -> bool:
    try:
        guessing.try_name(address, name)
    except Problem as problem:
        return problem.code == "rate"
    return False


def test_wrong_tries_from_one_address_do_not_keep_the_owner_out() -> None:
    now = [0.0]
    guessing = Guessing(clock=lambda: now[0])
    assert [waits(guessing, "203.0.113.5", "anna") for _ in range(11)] == [False] * 10 + [True]
    assert not waits(guessing, "192.0.2.1", "anna")
    for _ in range(3600):  # and goes on for an hour
        now[0] += 1
        waits(guessing, "203.0.113.5", "anna")
    assert not waits(guessing, "192.0.2.1", "anna")


def test_one_address_cannot_try_many_names() -> None:
    guessing = Guessing(clock=lambda: 0.0)
    assert [waits(guessing, "203.0.113.5", f"name{n}") for n in range(11)] == [False] * 10 + [True]


@pytest.mark.parametrize("home", [True, False])
def test_a_crowd_does_not_keep_out_who_was_there_before(home: bool) -> None:
    guessing = Guessing(clock=lambda: 0.0)
    if home:
        guessing.was_right("192.0.2.1", "anna")
    while not waits(guessing, "203.0.113.5", "anna"):
        pass
    for crowd in range(60):
        waits(guessing, f"198.51.100.{crowd}", "anna")
    assert waits(guessing, "192.0.2.1", "anna") is not home
