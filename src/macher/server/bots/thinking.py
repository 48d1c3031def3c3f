"""Bots think in processes of their own, with a hard time limit; one that crashes or hangs is ended.

A process gets what a bot may know and nothing else: the configuration, the view of its seat and the legal actions.
`macher.server.bots.thinker` is what runs in it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import Final

import msgspec
import structlog

from macher.server.bots.thinker import LENGTH, Choice, Question

COMMAND: Final = (sys.executable, "-m", "macher.server.bots.thinker")
log = structlog.get_logger()


class BotFailed(Exception):
    """A bot gave no usable answer: `crashed`, `hung` or `cheated`."""


# --- the side of the service ------------------------------------------------------------------------------------------
class Thinking:
    """A pool of thinking processes, started when needed.

    Decisions are made in the order in which they were asked for. A table asks for one at a time, so none can crowd out
    the others. How many there are is counted nowhere: some of them are hidden.
    """

    def __init__(self, processes: int, limit: float, command: tuple[str, ...] = COMMAND) -> None:
        self.limit = limit
        self._command = command
        self._turnstile = asyncio.Semaphore(processes)
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        self._closed = False

    async def choose(self, question: Question) -> int:
        """The action that a bot chooses; raises `BotFailed` if it gives none in time."""
        _, action = await self.advise(question)
        return action

    async def advise(self, question: Question) -> tuple[Choice, int]:
        """The whole answer of a bot and the action in it; raises `BotFailed` if it gives none in time."""
        async with self._turnstile:
            process = self._idle.pop() if self._idle else await self._start()
            try:
                async with asyncio.timeout(self.limit):
                    choice = await self._ask(process, question)
            except TimeoutError:
                await self._end(process)
                raise BotFailed("hung") from None
            except (OSError, EOFError, asyncio.IncompleteReadError, msgspec.MsgspecError):
                await self._end(process)
                raise BotFailed("crashed") from None
            except BaseException:
                await self._end(process)
                raise
            self._idle.append(process)
        if choice.action is None:
            log.warning("bot_error", bot=question.bot, error=choice.error)
            raise BotFailed("crashed")
        if choice.action not in question.legal:
            raise BotFailed("cheated")
        return choice, choice.action

    async def _start(self) -> asyncio.subprocess.Process:
        if self._closed:
            raise BotFailed("crashed")
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe, env=environment())
        self._all.add(process)
        return process

    async def _ask(self, process: asyncio.subprocess.Process, question: Question) -> Choice:
        if process.stdin is None or process.stdout is None:
            raise EOFError
        text = msgspec.json.encode(question, enc_hook=str)
        process.stdin.write(LENGTH.pack(len(text)) + text)
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return msgspec.json.decode(await process.stdout.readexactly(length), type=Choice)

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()

    def running(self) -> int:
        """How many processes there are."""
        return len(self._all)

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        for process in list(self._all):
            await self._end(process)
        self._idle.clear()


def environment() -> dict[str, str]:
    """The environment of a thinking process: without our own settings, which hold secrets."""
    return {name: value for name, value in os.environ.items() if not name.startswith("MACHER_")}
