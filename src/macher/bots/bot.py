"""The bot interface, and the bot that plays at random.

A bot sees a view and the legal actions, nothing else, and returns one of the actions:

    class First(Bot):
        def choose(self, view, legal, budget):
            return legal[0]

`docs/bots.md` has the whole of it.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar

from macher.rules import View

ReasonValue = int | float | str | tuple[int, ...]


class Reason:
    """Why a bot chose an action: a key and values, plain data without words.

    The sentences are in the language files under `reason-<key>`. A value is put into words by its name, as
    `macher.i18n.reasons` lists them: `state` is the index of a state card, `seat` and `rival` are seats, `card` is a
    program or opinion card, `price` is money in thousands, `points` and `votes` are numbers.

        Reason("fight-for-state", state=view.data["card"][land], points=12.5)
    """

    def __init__(self, key: str, /, **values: ReasonValue) -> None:
        self.key = key
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.key, self.values) == (other.key, other.values)

    __hash__ = None  # type: ignore[assignment] # values are a dictionary

    def __repr__(self) -> str:
        return ", ".join([f"Reason({self.key!r}", *(f"{name}={value!r}" for name, value in self.values.items())]) + ")"


class Bot:
    """A player. It is made anew for each game, with a seed of its own for all its chance.

    `uses_view` False spares the making of views for a bot that looks at nothing: it gets one without data.
    """

    uses_view: ClassVar[bool] = True

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, legal: tuple[int, ...], budget: float) -> int:
        """One of the legal actions, thought out in about `budget` seconds."""
        raise NotImplementedError

    def explain(self, view: View, legal: tuple[int, ...], action: int) -> Reason | None:
        """Why the bot takes this action here, in one sentence; None if it cannot say.

        Asking changes nothing: it must not draw from `rng`.
        """
        return None


class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    uses_view = False

    def choose(self, view: View, legal: tuple[int, ...], budget: float) -> int:
        return legal[int(self.rng.random() * len(legal))]

    def explain(self, view: View, legal: tuple[int, ...], action: int) -> Reason | None:
        return Reason("at-random", choices=len(legal))
