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

T = TypeVar("T")

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "beginner": Beginner,
    "planner": Planner,
    "club": Planner,
}
LEVELS: Final = ("beginner", "club")
"""What people are offered as opponents, the weaker first; the other names are for the arena."""


class BotError(ValueError):
    """There is no such bot, or its file cannot be used."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, or by `file.py:Class`. Such a file is a program that runs: never name one from a network."""
    return find_bot(name)(seed)


def find_bot(name: str) -> Callable[[int], Bot]:
    """What makes the bots of a name."""
    if name in BOTS:
        return BOTS[name]
    if not is_in_file(name):
        raise BotError(f"there is no bot {name!r}; bots are {', '.join(BOTS)}, or file.py:Class for one of your own")
    return load_class(name, Bot)


def is_in_file(name: str) -> bool:
    """Whether a name is that of a class in a user's file: `mybot.py:MyBot`."""
    return name.rpartition(":")[0].endswith(".py")


def load_class(name: str, base: type[T]) -> type[T]:
    """The class `file.py:Class` of a user's file."""
    if not is_in_file(name):
        raise BotError(f"a class of your own is named file.py:Class, not {name!r}")
    file, _, kind = name.rpartition(":")
    found = getattr(_load_file(str(Path(file).resolve())), kind, None)
    if not (isinstance(found, type) and issubclass(found, base)):
        raise BotError(f"{file} has no class {kind!r} that inherits from {base.__name__} of {base.__module__}")
    return found


@cache
def _load_file(file: str) -> ModuleType:
    """A user's file as a module, run once a process."""
    if not Path(file).is_file():
        raise BotError(f"there is no file {file}")
    name = f"macher_file_{len(sys.modules)}_{Path(file).stem}"
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise BotError(f"{file} is not a Python file")
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickles look their module up there
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BotError(f"{file} cannot be loaded: {type(error).__name__}: {error}") from error
    return module
