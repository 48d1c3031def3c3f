"""What the verbs of the command share: the default of a bot, the language, and what is said of a senseless line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from macher.i18n.errors import error_words
from macher.i18n.texts import LANGUAGES, Texts, Value, preferred

DEFAULT_BOT: Final = "club"
"""The level for whoever names none."""


class UsageError(ValueError):
    """A command line that makes no sense. The words are `error-<code>` in the language files."""

    def __init__(self, code: str, **values: Value) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        return error_words(Texts(), self)


def chosen_language(language: str | None) -> str:
    """The language asked for, or that of the system."""
    if language is None:
        return preferred()
    if language not in LANGUAGES:
        raise UsageError("language", language=language, languages=", ".join(LANGUAGES))
    return language


def language_of(words: Sequence[str]) -> str:
    """The language of a whole command line, for what is said before the line is understood: help and complaints."""
    named = [word.removeprefix("--language=") for word in words if word.startswith("--language=")]
    named += [after for word, after in pairwise(words) if word == "--language"]
    return next((word for word in named if word in LANGUAGES), preferred())


WITHOUT_VERB: Final[tuple[list[str], ...]] = ([], ["db"])
"""Lines that only show which commands there are."""


def language_last(words: Sequence[str]) -> list[str]:
    """`--language fr` behind the verb, wherever it was written: the verbs take it, and the program itself does not.

    Where there is no verb yet, as in `macher db --language fr`, the list of verbs is shown in that language.
    """
    for at, word in enumerate(words):
        size = 2 if word == "--language" else 1 if word.startswith("--language=") else 0
        if size and size == len(words[at : at + size]):
            others = [*words[:at], *words[at + size :]]
            return others if others in WITHOUT_VERB else [*others, *words[at : at + size]]
    return list(words)
