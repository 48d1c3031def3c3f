"""The table in the terminal: boards, prompts, undo, the curtain between persons, saving. `run` plays one table."""

from macher.cli.terminal.evening import run

__all__ = ["run"]
