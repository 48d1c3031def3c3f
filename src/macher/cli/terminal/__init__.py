"""The table in the terminal: boards, prompts, undo, the curtain between persons, saving. `run` plays one table."""

from macher.cli.terminal.game import run

__all__ = ["run"]
