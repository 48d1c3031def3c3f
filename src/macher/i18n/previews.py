"""What a step would give, in words: one line for each thing, its numbers filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from macher.i18n.texts import Value, signed
from macher.i18n.words import Words
from macher.rules import View

PREVIEWS: Final = (
    "preview-base",
    "preview-base-between",
    "preview-convert",
    "preview-if-agreed",
    "preview-influencer",
    "preview-match",
    "preview-money",
    "preview-money-if-won",
    "preview-money-when-paid",
    "preview-price-later",
    "preview-rallies",
    "preview-trend",
    "preview-votes",
    "preview-winners",
)
OF_MONEY: Final = frozenset({"money", "money-if-won", "money-when-paid", "price-later"})  # their numbers are thousands
SIGNED: Final = frozenset({"trend", "match"})


class Line(Protocol):
    """A line of a preview, as `macher.play` makes them: its key, its numbers, its land and its seats."""

    @property
    def key(self) -> str: ...
    @property
    def numbers(self) -> Mapping[str, int]: ...
    @property
    def land(self) -> int | None: ...
    @property
    def seats(self) -> tuple[int, ...]: ...


class PreviewTexts:
    """The lines of previews in one language and in the words of an edition."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.texts = words.texts

    def line(self, line: Line, view: View) -> str:
        """A line for the viewer to whom it was foretold."""
        values: dict[str, Value] = {"seats": self.words.seats(line.seats), "count": len(line.seats)}
        for name, number in line.numbers.items():
            values[name] = self._number(line.key, number)
        if line.land is not None:
            values |= self.words.where(view.data["card"][line.land])
        if line.key == "convert":
            numbers = line.numbers
            values["formula"] = self.words.formula(numbers["rallies"], numbers["trend"], numbers["match"])
        return self.texts.fill(f"preview-{line.key}", values)

    def _number(self, key: str, number: int) -> Value:
        if key in OF_MONEY:
            return self.words.money(number)
        return signed(number) if key in SIGNED else number
