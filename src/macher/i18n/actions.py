"""What choosing an action means: one line for each code of the action space, with the numbers of the moment.

Here stands what both editions have; `actions_2019` and `actions_2006` add their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from macher.i18n.families import family_of, find_family
from macher.i18n.situation import NOBODY, Situation
from macher.i18n.texts import Value, signed
from macher.i18n.words import Words
from macher.rules.parts.codes import CARD_TYPES

W = TypeVar("W", bound=Words)
Numbers = Callable[[int, Situation], dict[str, Value]]


class ActionTexts(Generic[W]):
    """Action lines. A family that needs numbers has its method; what the open step does not offer is a bare code."""

    def __init__(self, words: W) -> None:
        self.words = words
        self.texts = words.texts
        self._numbers: dict[str, Numbers] = {
            "bid": self._bid,
            "undouble": self._undouble,
            "card": self._card,
            "swap": self._swap,
            "media": self._media,
            "rallies": self._rallies,
            "convert": self._convert,
            "send": self._send,
            "double-on": self._double_on,
            "oust": self._oust,
            "replace": self._oust,
            "exchange": self._exchange,
            **self.own_numbers(),
        }

    def own_numbers(self) -> dict[str, Numbers]:
        """The methods of the families that only this edition has, or reads in its own way."""
        return {}

    def line(self, action: int, now: Situation) -> str:
        """What the action means in this situation."""
        family, offset = find_family(action, now.config.edition)
        if now.step not in family.steps:
            return self.texts.get("action-elsewhere", code=str(action))
        values: dict[str, Value] = {} if now.land == NOBODY else self.words.where(now.state)
        if family.name in self._numbers:
            values |= self._numbers[family.name](offset, now)
        return self.texts.fill(family.message(now.step), values)

    # --- money ------------------------------------------------------------------------------------------------------
    def _bid(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"bid": self.words.money(offset)}

    def _media(self, offset: int, now: Situation) -> dict[str, Value]:
        return self.words.where(now.state_in(offset)) | {"price": self.words.money(now.tables.media_price)}

    def _rallies(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"count": offset, "price": self.words.money(self.words.rally_price(offset))}

    # --- cards ------------------------------------------------------------------------------------------------------
    def _card(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"card": self.words.card(offset)}

    def _swap(self, offset: int, now: Situation) -> dict[str, Value]:
        topic, new = divmod(offset, CARD_TYPES)
        return {"old": self.words.card(now.program_old[topic]), "new": self.words.card(new)}

    def _exchange(self, offset: int, now: Situation) -> dict[str, Value]:
        slot, new = divmod(offset, CARD_TYPES)
        return {"old": self.words.card(now.opinion(slot)), "new": self.words.card(new)}

    # --- politicians ------------------------------------------------------------------------------------------------
    def _send(self, offset: int, now: Situation) -> dict[str, Value]:
        price = self.words.price_of(offset)
        return {"politician": self.words.politician(offset), "price": price, "effects": self.words.effects(offset)}

    def _undouble(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"card": self.words.card(now.opinion(now.data["doubled"][now.land]))}

    def _double_on(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"card": self.words.card(now.opinion(offset))}

    def _oust(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"target": self.words.seat(offset), "price": self.words.money(now.tables.media_price)}

    # --- votes ------------------------------------------------------------------------------------------------------
    def _convert(self, offset: int, now: Situation) -> dict[str, Value]:
        trend, match = now.trend(now.viewer), now.match(now.viewer)
        gain = self.words.converted(offset, trend, match)
        return {"count": offset, "formula": self.words.formula(offset, trend, match), "gain": gain}

    def trend_change(self, seat: int, spaces: int, now: Situation) -> dict[str, Value]:
        """So many spaces of trend (popularity), as it is and as it will be."""
        return {"spaces": signed(spaces), "old": signed(now.trend(seat)), "new": signed(now.trend(seat, spaces))}


__all__ = ["ActionTexts", "Numbers", "family_of"]
