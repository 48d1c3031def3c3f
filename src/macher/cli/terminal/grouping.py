"""Which choices stand together under a heading, and in how few words each can then be said.

Here stands what both editions have; `grouping_2019` and `grouping_2006` add their own.
"""

from __future__ import annotations

from collections.abc import Callable

from macher.cli.terminal.labels import Labels
from macher.i18n.situation import Situation
from macher.rules import View
from macher.rules.editions import edition
from macher.rules.parts.codes import CARD_TYPES

Named = tuple[str, str, str]
"""The heading of a choice, its words, and the same in as few characters as possible."""


class Grouping:
    """The choices of an edition that stand in groups, by their family."""

    def __init__(self, labels: Labels, view: View) -> None:
        self.labels = labels
        self.words = labels.words
        self.tables = view.config.tables
        self.now = Situation(view)
        self._families: dict[str, Callable[[int], Named]] = {
            "exchange": self._exchange,
            "swap": self._swap,
            "rallies": self._rallies,
            "convert": self._convert,
            "card": self._card,
            **self.own_families(),
        }

    @property
    def most_rallies(self) -> int:
        """How many rallies (meetings) of a party a land has room for."""
        config = self.now.config
        return edition(config.edition).printed(config).rally_spots

    def own_families(self) -> dict[str, Callable[[int], Named]]:
        """The families that only this edition has."""
        return {}

    def name(self, family: str, offset: int) -> Named | None:
        """A choice that stands among others of its kind; None for all others."""
        return self._families[family](offset) if family in self._families else None

    def brief_sentence(self, family: str, offset: int) -> str:
        """A choice that stands alone in fewer words, for a narrow terminal; nothing if it has no fewer."""
        return ""

    def _exchange(self, offset: int) -> Named:
        slot, card = divmod(offset, CARD_TYPES)
        old = self.words.card(self.now.opinion(slot))
        return self.labels.get("instead-of-opinion", card=old), self.words.card(card), self.labels.short(card)

    def _swap(self, offset: int) -> Named:
        topic, card = divmod(offset, CARD_TYPES)
        out = self.now.program_old[topic]
        heading = self.labels.get("play-instead-of", card=self.words.card(card))
        return heading, self.words.card(out), self.labels.short(out)

    def _rallies(self, offset: int) -> Named:
        price = self.words.money(self.words.rally_price(offset))
        return self.labels.get("rallies-to-buy", place=self._place()), price, price

    def _convert(self, offset: int) -> Named:
        now = self.now
        formula = self.words.formula(offset, now.trend(now.viewer), now.match(now.viewer))
        return self.labels.get("rallies-to-convert", place=self._place()), formula, formula

    def _card(self, offset: int) -> Named:
        return "", self.words.card(offset), self.words.card(offset)

    def _place(self) -> str:
        return str(self.words.where(self.now.state)["place"])
