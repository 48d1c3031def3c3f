"""Why a bot did something, in one sentence. A value is put into words by its name, as the tables here say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from macher.i18n.texts import Value, signed
from macher.i18n.words import Words

SEAT: Final = ("seat", "rival", "partner", "leader", "target")
CARD: Final = ("card", "old", "new")
MONEY: Final = ("money", "price", "bid", "limit", "reserve", "income", "amount")
SIGNED: Final = ("trend", "change", "match")
SIGNED_POINTS: Final = ("margin", "next_margin")
CHANCES: Final = ("win_chance", "next_win_chance")
LONGEST: Final = 199
"""Characters of a reason: it is read in passing, so what does not fit any more is left out."""
ALL_TOLD: Final = "expected"
"""The reason whose sentence has the chances in it."""
# `state` gives a sentence four words: state, place (in it), toward (to it) and origin (from it).
# Every other value is a number or a text as it stands: points, votes, rallies, rounds, choices …


class ReasonLike(Protocol):
    """A key and its values: `macher.bots.Reason`."""

    key: str
    values: Any


class ReasonTexts:
    """Sentences for reasons, `reason-<key>`."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.texts = words.texts
        self._kinds: dict[str, Callable[[Any], Value]] = {
            **dict.fromkeys(SEAT, words.seat),
            **dict.fromkeys(CARD, words.card),
            **dict.fromkeys(MONEY, lambda amount: words.money(round(amount))),
            **dict.fromkeys(SIGNED, signed),
            **dict.fromkeys(SIGNED_POINTS, self._signed_number),
            **dict.fromkeys(CHANCES, self._percent),
            "seats": words.seats,
            "states": words.states,
            "cards": words.cards,
            "topic": words.topic,
            "politician": words.politician,
            "party": words.party,
            "poll": words.poll,
        }

    def line(self, reason: ReasonLike) -> str:
        """The sentence; and by how much this is better than the next best, in points and chances, where it is known."""
        values = self.filled(reason.values)
        said = self.texts.fill(f"reason-{reason.key}", values)
        if "ahead" in values:
            said += f" {self.texts.fill('reason-ahead', values)}"
        if "win_chance" in values and reason.key != ALL_TOLD:
            chances = self.texts.fill("reason-chances", values)
            if len(said) + len(chances) < LONGEST:
                said += f" {chances}"
        return said

    def filled(self, values: Mapping[str, Any]) -> dict[str, Value]:
        """The values in words."""
        found: dict[str, Value] = {}
        for name, value in values.items():
            if name == "state":
                found |= self.words.where(value)
            elif name in self._kinds:
                found[name] = self._kinds[name](value)
            else:
                found[name] = self._number(value) if isinstance(value, float) else value
        return found

    def _number(self, value: float) -> Value:
        """A number with one digit behind the point; a whole one as it is, so that a message can count it."""
        from babel.numbers import format_decimal

        rounded = round(value, 1)
        if rounded == round(rounded):
            return round(rounded)
        return format_decimal(rounded, format="0.0", locale=self.texts.language)

    def _signed_number(self, value: float) -> Value:
        """The same with its sign; nothing has none."""
        from babel.numbers import format_decimal

        rounded = round(value, 1)
        return format_decimal(rounded, format="+0.0;−0.0" if rounded else "0.0", locale=self.texts.language)

    def _percent(self, value: float) -> Value:
        """A chance, as a whole number of percent."""
        from babel.numbers import format_percent

        return format_percent(value, locale=self.texts.language)
