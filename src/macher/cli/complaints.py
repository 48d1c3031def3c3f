"""What a user is told who can mend it: one line in their language, without a traceback."""

from __future__ import annotations

from difflib import get_close_matches
from itertools import chain
from typing import Final

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from macher.i18n.errors import error_words
from macher.i18n.texts import Texts

UNOPENED: Final[dict[type[OSError], str]] = {
    FileNotFoundError: "error-no-file",
    IsADirectoryError: "error-is-folder",
    NotADirectoryError: "error-not-folder",
    PermissionError: "error-no-access",
}


def words_of(error: Exception, texts: Texts) -> str:
    """What the user is told."""
    if isinstance(error, CycloptsError):
        return unread(error, texts)
    if isinstance(error, OSError) and error.filename:
        return unopened(error, texts)
    return error_words(texts, error)


def unopened(error: OSError, texts: Texts) -> str:
    """A file that cannot be used; what the system says of rarer cases stays in its own words."""
    for kind, message in UNOPENED.items():
        if isinstance(error, kind):
            return texts.get(message, file=str(error.filename))
    return texts.get("error-no-use", file=str(error.filename), said=error.strerror or "")


def is_users_fault(error: Exception) -> bool:
    """Errors with words for the user; a bare ValueError is a bug and keeps its traceback."""
    return isinstance(error, CycloptsError | OSError) or (
        isinstance(error, ValueError) and type(error) is not ValueError
    )


def unread(error: CycloptsError, texts: Texts) -> str:
    """A command line that cannot be read: what is wrong with it, what was meant perhaps, and where to look."""
    command = " ".join(["macher", *(error.command_chain or ())])
    meant = meant_by(error)
    parts = [wrong_with(error, texts)]
    if meant is not None:
        parts.append(texts.get("cli-bad-meant", word=meant))
    return " ".join([*parts, texts.get("cli-bad-help", command=command)])


def wrong_with(error: CycloptsError, texts: Texts) -> str:
    """What cannot be read."""
    if isinstance(error, UnknownOptionError):
        return texts.get("cli-bad-option", word=error.token.keyword or error.token.value)
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        return texts.get("cli-bad-command", word=error.unused_tokens[0], commands=", ".join(commands(error)))
    if isinstance(error, CoercionError) and error.token is not None:
        kind = "cli-bad-number" if error.target_type in (int, float) else "cli-bad-value"
        return texts.get(kind, option=option_of(error), word=error.token.value)
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        given = error.keyword is not None or bool(error.argument.tokens)
        return texts.get("cli-bad-empty" if given else "cli-bad-missing", option=error.keyword or error.argument.name)
    if isinstance(error, RepeatArgumentError):
        return texts.get("cli-bad-twice", option=error.token.keyword or error.token.value)
    if isinstance(error, UnusedCliTokensError):
        return texts.get("cli-bad-extra", words=" ".join(error.unused_tokens or ()))
    return texts.get("cli-bad-other")


def option_of(error: CoercionError) -> str:
    """The option that a value was given to."""
    if error.token is not None and error.token.keyword:
        return error.token.keyword
    return error.argument.name if error.argument is not None else ""


def commands(error: CycloptsError) -> list[str]:
    """The commands that there are at the place of an error."""
    return [name for name in error.app or () if not name.startswith("-")]


def meant_by(error: CycloptsError) -> str | None:
    """What looks like the word that there is not."""
    if isinstance(error, UnknownOptionError):
        known = list(chain.from_iterable(argument.names for argument in error.argument_collection))
        near = get_close_matches(error.token.keyword or error.token.value, known, n=1)
    elif isinstance(error, UnknownCommandError) and error.unused_tokens:
        near = get_close_matches(error.unused_tokens[0], commands(error), n=1)
    else:
        return None
    return near[0] if near else None
