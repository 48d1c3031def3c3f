"""Sentences by id: Fluent files, one folder a language. What a language lacks is said in English.

>>> Texts("de").get("money", euros=5000)
'5.000 €'

An edition that calls a thing by another name has a message of its own, whose id ends in that of the edition:

>>> Texts("en").of_edition("2006").get("step-convert")
'Convert meetings'
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from macher.i18n.kept import messages_in

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import BaseNode, Message

LANGUAGES: Final = ("en", "de", "fr", "pl")
FALLBACK: Final = "en"
ALONE: Final = ("cli", "error", "review", "rulebook", "study")
"""Files that are read without the others, so that a command starts fast: their messages begin with their names."""

Value = str | int
"""What a message is filled in with: a number, or a text that is ready to be read."""

MOST_SAID: Final = 16_384
"""Filled sentences that are remembered; one takes about half a kilobyte."""

_FOLDER: Final = Path(__file__).parent


class TextError(LookupError):
    """A message that is missing or cannot be filled in. Only a strict `Texts` raises it."""


class Texts:
    """The messages of one language.

    `get` never fails: a missing message is taken from English, and one that English lacks is its id in brackets. With
    `strict`, for tests, whatever is missing or left unfilled raises `TextError` instead. With an `edition`, all is said
    as that edition says it: `step-convert` as `step-convert-2006`, wherever English has such a message.
    """

    def __init__(self, language: str = FALLBACK, *, strict: bool = False, edition: str = "") -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; languages are {', '.join(LANGUAGES)}")
        self.language = language
        self.strict = strict
        self.edition = edition

    def of_edition(self, edition: str) -> Texts:
        """The same language in the words of an edition."""
        return self if edition == self.edition else Texts(self.language, strict=self.strict, edition=edition)

    def get(self, message: str, /, **values: Value) -> str:
        """A message by its id, or an attribute of one by `id.attribute`, filled in with values."""
        return self.fill(message, values)

    def fill(self, message: str, values: Mapping[str, Value]) -> str:
        """As `get`, with the values as a mapping."""
        return _filled(self.language, self.edition, self.strict, message, tuple(values.items()))

    def has(self, message: str) -> bool:
        """Whether this language has the message itself."""
        return _pattern(self.language, in_edition(message, self.edition)) is not None

    def listing(self, words: list[str], style: str = "and") -> str:
        """Words in a row as the language lists them: with `and`, with `or`, or with commas only (`plain`)."""
        if style == "plain" or len(words) < 2:
            return ", ".join(words)
        return _listed(self.language, tuple(words), style)

    def labelled(self, label: str, text: Value) -> str:
        """A label and what it tells, with a colon as the language sets it."""
        return self.get("labelled", label=label, text=str(text))

    def apart(self, texts: Iterable[str]) -> str:
        """Texts in a row that have commas of their own: with semicolons, as the language sets them."""
        return self.get("apart").join(texts)

    def money(self, thousands: int) -> str:
        """An amount of money, given in thousands of euros as the rules count it."""
        return self.get("money", euros=thousands * 1000)


@lru_cache(MOST_SAID)
def _filled(language: str, edition: str, strict: bool, message: str, values: tuple[tuple[str, Value], ...]) -> str:
    """The same few sentences are said over and over, at all tables and to all seats."""
    message = in_edition(message, edition)
    for spoken in dict.fromkeys((language,) if strict else (language, FALLBACK)):
        pattern = _pattern(spoken, message)
        if pattern is None:
            continue
        filled = dict(values)
        plain = _plain(spoken, message)
        if plain is not None and all(_is_plain(filled.get(name)) for _, name in plain if name):
            return "".join(text + str(filled[name]) if name else text for text, name in plain)
        text, errors = _bundle_of(spoken, message).format_pattern(pattern, filled)
        if errors and strict:
            raise TextError(f"{spoken} {message}: {'; '.join(str(error) for error in errors)}")
        return str(text)
    if strict:
        raise TextError(f"{language} has no message {message}")
    return f"[{message}]"


def _is_plain(value: Value | None) -> bool:
    """Whether a value is written as it is: a text, or a number that no language groups."""
    return isinstance(value, str) or (type(value) is int and 0 <= value < 1000)


@lru_cache(4096)
def _listed(language: str, words: tuple[str, ...], style: str) -> str:
    from babel.lists import format_list

    return format_list(list(words), style="or" if style == "or" else "standard", locale=language)


@cache
def _plain(language: str, message: str) -> tuple[tuple[str, str], ...] | None:
    """Texts with the name of what follows each, for a message of texts and names alone; None for any other.

    Most sentences are such, and joining them by hand is ten times as quick.
    """
    from fluent.syntax import ast

    found: list[tuple[str, str]] = []
    pattern = _pattern(language, message)
    for element in getattr(pattern, "elements", [pattern]):  # one of a single part is that part
        if isinstance(element, ast.TextElement):
            found.append((element.value, ""))
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
            found.append(("", element.expression.id.name))
        else:
            return None
    return tuple(found)


def signed(number: int) -> str:
    """A number with its sign, and a true minus: +2, −3, 0."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def unbroken(words: str) -> str:
    """Words that stay on one line, as a bracket of a formula does."""
    return words.replace(" ", "\u00a0")


# --- which language, and what it lacks -------------------------------------------------------------------------------
def preferred(environment: Mapping[str, str] | None = None) -> str:
    """The language that the environment asks for (LC_ALL, LC_MESSAGES, LANG; LANGUAGE goes before them), or English."""
    named = os.environ if environment is None else environment
    locale = next((named[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if named.get(key)), "")
    wishes = [] if locale in {"C", "POSIX"} else named.get("LANGUAGE", "").split(":")
    for wish in (*wishes, locale):
        language = wish[:2].lower()
        if language in LANGUAGES and not wish[2:3].isalpha():
            return language
    return FALLBACK


def messages(language: str) -> list[str]:
    """Every id that a language has, attributes as `id.attribute`."""
    found: list[str] = []
    for message in _messages(language).values():
        if message.value is not None:
            found.append(message.id.name)
        found.extend(f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes)
    return found


def missing(language: str) -> list[str]:
    """The ids that English has and the language lacks."""
    there = set(messages(language))
    return [message for message in messages(FALLBACK) if message not in there]


def variables(language: str, message: str) -> frozenset[str]:
    """The names of the values that a message is filled in with; none if the language lacks it."""
    from fluent.syntax import ast

    name, _, attribute = message.partition(".")
    entry = _messages(language).get(name)
    if entry is None:
        return frozenset()
    parts: list[BaseNode | None] = [entry.value]
    if attribute:
        parts = [found.value for found in entry.attributes if found.id.name == attribute]
    return frozenset(node.id.name for part in parts for node in _walk(part) if isinstance(node, ast.VariableReference))


@cache
def in_edition(message: str, edition: str) -> str:
    """The id under which an edition says a message: one of its own, or the common one."""
    name, dot, attribute = message.partition(".")
    own = f"{name}-{edition}{dot}{attribute}"
    return own if edition and _pattern(FALLBACK, own) is not None else message


# --- reading the files -----------------------------------------------------------------------------------------------
def files(language: str) -> list[Path]:
    """The files of a language: one for each kind of text, the same in every language."""
    return sorted((_FOLDER / language).glob("*.ftl"))


@cache
def _messages(language: str) -> dict[str, Message]:
    """All messages of a language, whatever file they stand in."""
    found = dict(_messages_in(language, ""))
    for alone in ALONE:
        found |= _messages_in(language, alone)
    return found


@cache
def _messages_in(language: str, alone: str) -> dict[str, Message]:
    """The messages of a file that is read alone, or of all others. Tests see to it that each stands there once."""
    found: dict[str, Message] = {}
    for path in files(language):
        kind = path.stem.partition("-")[0]  # `cli-bench` is read with `cli`
        if (kind if kind in ALONE else "") != alone:
            continue
        for message in messages_in(path):
            found.setdefault(message.id.name, message)
    return found


@cache
def _bundle(language: str, alone: str) -> FluentBundle:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

    bundle = FluentBundle([language], functions={"NUMBER": _number_in(language)}, use_isolating=False)
    bundle.add_resource(ast.Resource(list(_messages_in(language, alone).values())))
    return bundle


def _number_in(language: str) -> Callable[..., Any]:
    """Numbers as a language groups them: Polish leaves four digits together, as browsers do and Babel does not."""
    from fluent.runtime.types import fluent_number

    def number(value: int, **options: Any) -> Any:
        return fluent_number(value, **({"useGrouping": False} if -10_000 < value < 10_000 else {}), **options)

    return number if language == "pl" else fluent_number


def _bundle_of(language: str, message: str) -> FluentBundle:
    """The messages that a message stands among."""
    first = message.partition("-")[0]
    return _bundle(language, first if first in ALONE else "")


def _pattern(language: str, message: str) -> Pattern | None:
    bundle = _bundle_of(language, message)
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


def _walk(node: BaseNode | None) -> Iterator[BaseNode]:
    """A part of a message and all parts in it."""
    from fluent.syntax.ast import BaseNode

    if node is None:
        return
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, BaseNode):
                yield from _walk(child)
