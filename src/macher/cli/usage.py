"""What the verbs of the command share: the default of a bot, and what is said of a command line that makes no sense."""

from __future__ import annotations

from typing import Final

DEFAULT_BOT: Final = "club"
"""The strongest level that people are offered."""


class UsageError(ValueError):
    """A command line that makes no sense: what is wrong with it."""
