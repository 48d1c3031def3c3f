"""Errors that a person is told."""

from __future__ import annotations


class Told(ValueError):
    """Something that a person can mend. Its text is English, for programs and logs.

    `code` names the message `error-<code>` of the language files, and `values` fill it: by them anybody is told the
    same in another language. Without a code there are only the English words. It is never compiled: errors of other
    rooms derive from it.
    """

    def __init__(self, words: str, code: str = "", /, **values: str | int) -> None:
        super().__init__(words)
        self.code = code
        self.values = values
