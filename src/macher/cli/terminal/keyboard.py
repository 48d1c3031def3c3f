"""What a player types: lines, the words in them, and the commands that are not choices."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from typing import Final

from macher.cli.terminal.labels import Labels
from macher.i18n import Texts

PROMPT: Final = "> "
COMMANDS: Final = (
    "help",
    "rule",
    "board",
    "land",
    "players",
    "hand",
    "national",
    "books",
    "score",
    "log",
    "options",
    "undo",
    "save",
    "lang",
    "quit",
)
ENGLISH: Final = Texts("en")


class Quit(Exception):
    """A player wants to stop."""


class Keyboard:
    """Reads lines. The end of the input raises EOFError, as `input` does."""

    def __init__(self, read: Callable[[str], str]) -> None:
        self._read = read
        typed = sys.stdin.isatty() if read is input else True
        self._echoes = not typed  # lines from a pipe are not on the screen by themselves
        if read is input and isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # bytes that are no text become a word that means nothing
        if read is input and typed:
            _edit_lines()

    def line(self, prompt: str = PROMPT) -> str:
        """One line, without the spaces around it and without control characters: it may be printed again."""
        line = "".join(sign if sign.isprintable() else " " for sign in self._read(prompt)).strip()
        if self._echoes:
            print(line)
        return line

    @staticmethod
    def words(line: str) -> list[str]:
        """The words of a line; commas and semicolons separate as well."""
        return line.replace(",", " ").replace(";", " ").split()


def _edit_lines() -> None:
    """Let the arrow keys edit a line, but never bring back an earlier one: it may be another player's secret."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(False)


class CommandWords:
    """Which words are commands: the English ones, and those of the language of the table."""

    def __init__(self, labels: Labels) -> None:
        self._names: dict[str, str] = {}
        self._local: dict[str, list[str]] = {}
        for name in COMMANDS:
            self._local[name] = local = labels.get(f"command-{name}").split()
            for word in ENGLISH.get(f"table-command-{name}").split() + local:
                self._names[word.casefold()] = name

    def find(self, word: str) -> str | None:
        """The command that a word means, or None."""
        return self._names.get(word.casefold())

    def shown(self, name: str) -> str:
        """How the language calls a command."""
        return self._local[name][0]

    def listed(self, name: str) -> str:
        """All words of the language for a command."""
        return ", ".join(self._local[name])

    def all_words(self) -> frozenset[str]:
        """Every word that is a command."""
        return frozenset(self._names)
