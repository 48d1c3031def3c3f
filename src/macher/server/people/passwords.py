"""Passwords: argon2 in a thread, two at once, so that logging in never stops the tables."""

from __future__ import annotations

import asyncio
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE: Final = 2


class Passwords:
    """Makes and checks hashes."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turnstile = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        async with self._turnstile:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the password; an account that is not there takes as long as one that is."""
        async with self._turnstile:
            right = await asyncio.to_thread(self._verified, password, kept)
        return right and kept is not None

    @cached_property
    def _nobodys(self) -> str:
        """The hash that an account which is not there is compared with."""
        return self._hasher.hash("nobody has this password")

    def _verified(self, password: str, kept: str | None) -> bool:
        try:
            return self._hasher.verify(kept or self._nobodys, password)
        except (VerificationError, InvalidHashError):
            return False
