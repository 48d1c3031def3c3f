"""Hooks by name: those of the arena, and those of a user's file (`auctions.py:Auctions`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from macher.arena.hooks import Hook, PlayCounts
from macher.arena.luck import Luck
from macher.bots.registry import load_class

PLAY: Final = "play"
LUCK: Final = "luck"
HOOKS: Final[dict[str, Callable[[], Hook]]] = {PLAY: PlayCounts, LUCK: Luck}


def make_hook(name: str) -> Hook:
    """A hook by its name, or by `file.py:Class`."""
    return HOOKS[name]() if name in HOOKS else load_class(name, Hook)()
