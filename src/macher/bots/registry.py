"""Bots by name: those that come with the program, and those of a user's file (`mybot.py:MyBot`)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, TypeVar

from macher.bots.beginner import Beginner
from macher.bots.bot import Bot, RandomBot
from macher.bots.planner.planner import Planner
from macher.rules.parts.told import Told

T = TypeVar("T")

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "beginner": Beginner,
    "planner": Planner,
    "club": Planner,
}
LEVELS: Final = ("beginner", "club")
"""What people are offered as opponents, the weaker first; the other names are for the arena."""


class BotError(Told):
    """There is no such bot, or its file cannot be used."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, or by `file.py:Class`. Such a file is a program that runs: never name one from a network."""
    return find_bot(name)(seed)


def find_bot(name: str) -> Callable[[int], Bot]:
    """What makes the bots of a name."""
    if name in BOTS:
        return BOTS[name]
    if not is_in_file(name):
        words = f"there is no bot {name!r}; bots are {', '.join(BOTS)}, or file.py:Class for one of your own"
        raise BotError(words, "no-bot", bot=name, bots=", ".join(BOTS))
    return load_class(name, Bot)


def is_in_file(name: str) -> bool:
    """Whether a name is that of a class in a user's file: `mybot.py:MyBot`."""
    return name.rpartition(":")[0].endswith(".py")


def load_class(name: str, base: type[T]) -> type[T]:
    """The class `file.py:Class` of a user's file."""
    if not is_in_file(name):
        raise BotError(f"a class of your own is named file.py:Class, not {name!r}", "bot-name", name=name)
    file, _, kind = name.rpartition(":")
    found = getattr(_load_file(str(Path(file).resolve())), kind, None)
    if not (isinstance(found, type) and issubclass(found, base)):
        parent = f"{base.__module__}.{base.__name__}"
        words = f"{file} has no class {kind!r} that inherits from {parent}"
        raise BotError(words, "bot-class", file=file, name=kind, base=parent)
    return found


@cache
def _load_file(file: str) -> ModuleType:
    """A user's file as a module, run once a process."""
    if not Path(file).is_file():
        raise BotError(f"there is no file {file}", "no-file", file=file)
    name = f"macher_file_{len(sys.modules)}_{Path(file).stem}"
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise BotError(f"{file} is not a Python file", "not-python", file=file)
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickles look their module up there
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        reason = f"{type(error).__name__}: {error}"
        raise BotError(f"{file} cannot be loaded: {reason}", "bot-load", file=file, reason=reason) from error
    return module
