"""Bots by name: those that come with the program, and those of a user's file (`mybot.py:MyBot`)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

from macher.bots.bot import Bot, RandomBot

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}


class BotError(ValueError):
    """There is no such bot, or its file cannot be used."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, or by `file.py:Class`. Such a file is a program that runs: never name one from a network."""
    return find_bot(name)(seed)


def find_bot(name: str) -> Callable[[int], Bot]:
    """What makes the bots of a name."""
    if name in BOTS:
        return BOTS[name]
    file, colon, kind = name.rpartition(":")
    if not colon or not file.endswith(".py"):
        raise BotError(f"there is no bot {name!r}; bots are {', '.join(BOTS)}, or file.py:Class for one of your own")
    return load_bot(str(Path(file).resolve()), kind)


@cache
def load_bot(file: str, kind: str) -> type[Bot]:
    """The class of a user's file."""
    if not Path(file).is_file():
        raise BotError(f"there is no file {file}")
    name = f"macher_bot_{Path(file).stem}_{abs(hash(file)):x}"
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
    found = getattr(module, kind, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BotError(f"{file} has no bot {kind!r}: a class that inherits from macher.bots.Bot")
    return found
