"""Bots by name: those that come with the program, and those of a user's file (`mybot.py:MyBot`)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache, lru_cache, partial
from importlib.util import module_from_spec, spec_from_file_location
from inspect import signature
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Final, TypeVar

from macher.bots.beginner import Beginner
from macher.bots.bot import Bot, RandomBot
from macher.bots.master.master import Master
from macher.bots.planner.planner import Club, Planner
from macher.bots.planner.tables import UnknownWeight, changed
from macher.bots.planner.temperaments import CALM, TEMPERAMENTS
from macher.rules.parts.told import Told

T = TypeVar("T")


def expert(seed: int, temperament: str | None = None) -> Bot:
    """The bot that learned; what it learns with is loaded only where it plays."""
    from macher.bots.learned.expert import Expert

    return Expert(seed, temperament)


BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "beginner": Beginner,
    "planner-1": Planner,
    "club": Club,
    "expert": expert,
    "master": Master,
}
LEVELS: Final = ("beginner", "club", "expert", "master")
"""What people are offered as opponents, the weaker first; the other names are for the arena."""
USUAL_LEVEL: Final = "club"
"""Who sits down where nobody says which."""
STRONGEST: Final = "master"
"""Who is asked for advice."""
INSTANT: Final = "expert"
"""The strongest that answers at once."""
THINKERS: Final = frozenset({"master"})
"""Who takes as long as it is given: how long it thought must not show."""


WITH: Final = "@"
"""Between the name of a planner and changed weights: `club@rivalry=0.6+service.3=1.1+temperament=bold`."""
TEMPERAMENT: Final = "temperament="


def temperament_at(kind: str, table: str, seat: int) -> str | None:
    """The temperament of a bot at a seat of a table, the same from turn to turn; neighbours have different ones."""
    if BOTS.get(kind) not in (Club, expert):
        return None
    names = list(TEMPERAMENTS)
    Random(f"{table}, temperaments").shuffle(names)
    return names[seat % len(names)]


def bot_at(kind: str, table: str, seat: int) -> str:
    """The name, for `make_bot`, of a bot at a seat of a table: with its temperament."""
    temperament = temperament_at(kind, table, seat)
    return kind if temperament is None else f"{kind}{WITH}{TEMPERAMENT}{temperament}"


class BotError(Told):
    """There is no such bot, or its file cannot be used."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, by `name@weight=value`, or by `file.py:Class`.

    Such a file is a program that runs: never name one from a network.
    """
    return find_bot(name)(seed)


def find_bot(name: str) -> Callable[[int], Bot]:
    """What makes the bots of a name."""
    if name in BOTS:
        return BOTS[name]
    if WITH in name and name.split(WITH, maxsplit=1)[0] in BOTS:
        return _with_weights(name)
    if not is_in_file(name):
        words = f"there is no bot {name!r}; bots are {', '.join(BOTS)}, or file.py:Class for one of your own"
        raise BotError(words, "no-bot", bot=name, bots=", ".join(BOTS))
    found = load_class(name, Bot)
    try:
        signature(found).bind(0)
    except TypeError:
        file, _, kind = name.rpartition(":")
        words = f"{file}: the class {kind!r} must be made with a seed alone, as in {kind}(7)"
        raise BotError(words, "bot-seed", file=file, name=kind) from None
    return found


@lru_cache(64)
def _with_weights(name: str) -> Callable[[int], Bot]:
    """A planner with changed weights."""
    kind, _, changes = name.partition(WITH)
    planner = BOTS[kind]
    words = changes.split("+")
    tempers = [word.removeprefix(TEMPERAMENT) for word in words if word.startswith(TEMPERAMENT)]
    rest = "+".join([word for word in words if not word.startswith(TEMPERAMENT)])
    temperament = tempers[-1] if tempers else CALM
    if tempers and (temperament not in TEMPERAMENTS or planner not in (Club, expert)):
        raise BotError(f"{kind} has no weight {TEMPERAMENT}{temperament}", "bot-weight", bot=kind, name=temperament)
    if planner is expert and not rest:
        return partial(expert, temperament=temperament)
    if not (isinstance(planner, type) and issubclass(planner, Planner)):
        raise BotError(f"{kind} has no weights", "bot-weights", bot=kind)
    try:
        tables = changed(planner.tables, rest) if rest else planner.tables
    except UnknownWeight as error:
        raise BotError(f"{kind} has no weight {error}", "bot-weight", bot=kind, name=str(error)) from error
    if not issubclass(planner, Club):
        return partial(planner, tables=tables)
    return partial(planner, tables=tables, temperament=temperament)


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
