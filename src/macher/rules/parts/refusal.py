"""Refusals: what a player is told who tries what the rules do not allow."""

from __future__ import annotations


class Refused(ValueError):
    """An action that the rules do not allow now: the rule, what is wrong (a message id) and the numbers.

    The words for people are in the language files under `refused-<key>`; `str()` is for logs and programs.
    """

    def __init__(self, rule: str, key: str, **numbers: int | str) -> None:
        said = ", ".join(f"{name} {value}" for name, value in numbers.items())
        super().__init__(f"{rule}: {key.replace('-', ' ')}" + (f" ({said})" if said else ""))
        self.rule = rule
        self.key = key
        self.numbers = numbers
