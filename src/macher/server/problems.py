"""Problems: what a client is told that cannot be served. A code for programs, words for people, never a stack trace."""

from __future__ import annotations

from typing import Any

from macher.i18n import LANGUAGES, Renderer, Texts
from macher.i18n.errors import error_words
from macher.i18n.texts import FALLBACK, Value
from macher.rules import Refused
from macher.server import wire


class Problem(Exception):
    """A request that is refused: HTTP status, code, and the values that its words name.

    The words are `service-problem-<code>` in the language files.
    """

    def __init__(
        self, status: int, code: str, *, rule: str | None = None, version: int | None = None, **values: Value
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.rule = rule
        self.version = version
        self.values = values

    def told(self, language: str) -> wire.Error:
        """As the client gets it."""
        message = Texts(language).fill(f"service-problem-{self.code}", self.values)
        return wire.Error(error=self.code, message=message, rule=self.rule, version=self.version)


class RuleProblem(Problem):
    """The rules refuse a step: the refusal in words, with its rule."""

    def __init__(self, refused: Refused, config: Any, version: int) -> None:
        super().__init__(422, "refused", rule=refused.rule, version=version)
        self.refused = refused
        self.config = config

    def told(self, language: str) -> wire.Error:
        message = Renderer(Texts(language), self.config).refusal(self.refused)
        return wire.Error(error=f"refused-{self.refused.key}", message=message, rule=self.rule, version=self.version)


class ToldProblem(Problem):
    """An error of the engine stands behind the refusal, and is told with it in the language of the client."""

    def __init__(self, status: int, code: str, error: Exception, longest: int = 1000) -> None:
        super().__init__(status, code)
        self.error = error
        self.longest = longest

    def told(self, language: str) -> wire.Error:
        texts = Texts(language)
        words = error_words(texts, self.error)[: self.longest]
        return wire.Error(error=self.code, message=texts.get(f"service-problem-{self.code}", words=words))


def choose_language(named: str | None, accepted: str = "") -> str:
    """The language that a client named, else the first of its Accept-Language that we have, else English."""
    for wish in (named or "", *accepted.split(",")):
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK
