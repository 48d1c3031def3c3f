"""Bots and a hook of a user's file: tests name it as `some_bots.py:First`."""

from __future__ import annotations

from dataclasses import dataclass

from macher.arena.hooks import Hook
from macher.bots import Bot
from macher.rules import Event, State, View
from macher.rules.events import MediaBought


@dataclass
class Memory:
    """Dataclasses look their module up: it must be there while the file is loaded."""

    asked: int = 0


class First(Bot):
    def choose(self, view: View, legal: tuple[int, ...], budget: float) -> int:
        return legal[0]


class Last(Bot):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.memory = Memory()

    def choose(self, view: View, legal: tuple[int, ...], budget: float) -> int:
        self.memory.asked += 1
        return legal[-1]


class Media(Hook):
    """Counts media markers bought."""

    def begin(self, state: State) -> None:
        self.bought = [0] * state.seats

    def event(self, event: Event) -> None:
        if isinstance(event, MediaBought):
            self.bought[event.seat] += 1

    def result(self, state: State) -> list[int]:
        return self.bought
