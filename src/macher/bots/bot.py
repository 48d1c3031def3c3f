"""The bot interface, and the bot that plays at random.

A bot sees a view and the legal actions, nothing else, and returns one of the actions:

    class First(Bot):
        def choose(self, view, legal, budget):
            return legal[0]
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar

from macher.rules import View


class BotError(ValueError):
    """There is no such bot."""


class Bot:
    """A player. `uses_view` False spares the making of views for a bot that looks at nothing."""

    uses_view: ClassVar[bool] = True

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View | None, legal: tuple[int, ...], budget: float) -> int:
        """One of the legal actions, thought out in about `budget` seconds."""
        raise NotImplementedError


class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    uses_view = False

    def choose(self, view: View | None, legal: tuple[int, ...], budget: float) -> int:
        return legal[int(self.rng.random() * len(legal))]


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise BotError(f"there is no bot {name!r}; bots are {', '.join(BOTS)}")
    return BOTS[name](seed)
