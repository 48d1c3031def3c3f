"""The choices of a decision: how they are numbered, and which of them a typed word means.

Where amounts are chosen (bids, rallies, conversions) a typed number is the amount; elsewhere it is the number of the
choice. Bids are one range instead of a list. Many choices of one kind stand in groups.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from macher.cli.terminal.labels import Labels
from macher.i18n.actions import family_of
from macher.i18n.situation import Situation
from macher.rules import View
from macher.rules.e2019.actions import CARD_TYPES, CONVERT, RALLIES, SKIP, cards_of
from macher.rules.e2019.notation import NotationError, action_of
from macher.rules.parts.codes import BID, MOST_MONEY, PASS

MOST_CUBES: Final = 8
# Families whose number is typed: the first code and the highest number that has a code.
AMOUNTS: Final = {"bid": (BID, MOST_MONEY), "rallies": (RALLIES, MOST_CUBES), "convert": (CONVERT, MOST_CUBES)}
LETTERS: Final = {PASS: "p", SKIP: "s"}


class NoSuchChoice(Exception):
    """A typed word that means no choice here: the id of the message and its values."""

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


@dataclass(frozen=True)
class Choice:
    """One line of a menu: what to type, what it means, its word, and whether it cannot be taken back."""

    key: str
    text: str
    brief: str  # the same in as few characters as possible
    word: str
    final: bool


@dataclass(frozen=True)
class Group:
    """Choices of one kind, perhaps with a heading: `short` ones are a few words each, the others sentences."""

    heading: str
    short: bool
    choices: list[Choice]


class Menu:
    """The choices of one seat at one moment."""

    def __init__(self, labels: Labels, view: View, legal: Sequence[int], final: frozenset[int] = frozenset()) -> None:
        self.labels = labels
        self.view = view
        self.legal = tuple(legal)
        self.final = final
        self.rule = view.data["rule"]
        self.amount = next((family for family in map(_family, legal) if family in AMOUNTS), None)

    @property
    def all_final(self) -> bool:
        """Whether none of the choices can be taken back."""
        return self.final.issuperset(self.legal)

    # --- reading ----------------------------------------------------------------------------------------------------
    def find(self, word: str) -> int:
        """The action that a typed word means, legal or not; what is not legal the rules refuse with their reason."""
        if word.isdecimal():
            return self._by_number(int(word[:9]), word)
        for action, letter in LETTERS.items():
            if word.casefold() == letter and action in self.legal:
                return action
        try:
            return action_of(self.labels.standard_word(word))
        except NotationError:
            raise NoSuchChoice("unknown-word", word=word) from None

    def _by_number(self, number: int, word: str) -> int:
        if self.amount is None:
            if not 1 <= number <= len(self.legal):
                raise NoSuchChoice("no-such-number", word=word, most=len(self.legal), rule=self.rule)
            return self.legal[number - 1]
        first, most = AMOUNTS[self.amount]
        if number > most:
            least, most = self._limits()
            raise NoSuchChoice("no-such-amount", word=word, least=least, most=most, rule=self.rule)
        return first + number

    def _limits(self) -> tuple[int, int]:
        numbers = [family_of(action)[1] for action in self.legal if _family(action) == self.amount]
        return min(numbers), max(numbers)

    # --- listing ----------------------------------------------------------------------------------------------------
    @cached_property
    def groups(self) -> list[Group]:
        """The choices in groups, in the order in which they are shown."""
        groups: dict[tuple[str, bool], list[Choice]] = {}
        for at, action in enumerate(self.legal):
            family, offset = family_of(action)
            if family == "bid":
                continue
            heading, text, brief = self._in_group(family, offset) or (None, self._sentence(family, offset, action), "")
            key, word = self._key(at, action, family, offset), self.labels.word(action)
            choice = Choice(key, text, brief or text, word, action in self.final)
            groups.setdefault((heading or "", heading is not None), []).append(choice)
        found = [Group(heading, short, choices) for (heading, short), choices in groups.items()]
        if self.amount == "bid":
            found.insert(0, Group("", False, [self._bids()]))
        return found

    def _key(self, at: int, action: int, family: str, offset: int) -> str:
        if self.amount is None:
            return str(at + 1)
        return str(offset) if family == self.amount else LETTERS.get(action, self.labels.word(action))

    def _in_group(self, family: str, offset: int) -> tuple[str, str, str] | None:
        """Heading, words and brief words of a choice that stands among others of its kind; None for all others."""
        labels, now = self.labels, Situation(self.view)
        if family == "exchange":
            slot, card = divmod(offset, CARD_TYPES)
            old = labels.words.card(now.opinion(slot))
            return labels.get("instead-of-opinion", card=old), labels.words.card(card), labels.short(card)
        if family == "swap":
            topic, card = divmod(offset, CARD_TYPES)
            out = now.program_old[topic]
            return (
                labels.get("play-instead-of", card=labels.words.card(card)),
                labels.words.card(out),
                labels.short(out),
            )
        if family == "rallies":
            price = labels.words.money(self.view.config.tables.rally_price[offset])
            return labels.get("rallies-to-buy", place=labels.words.where(now.state)["place"]), price, price
        if family == "convert":
            formula = labels.words.formula(offset, now.trend(now.viewer), now.match(now.viewer))
            return labels.get("rallies-to-convert", place=labels.words.where(now.state)["place"]), formula, formula
        if family == "cards":
            return "", labels.cards(cards_of(offset), short=False), labels.cards(cards_of(offset))
        if family == "card":
            return "", labels.words.card(offset), labels.words.card(offset)
        return None

    def _sentence(self, family: str, offset: int, action: int) -> str:
        """A choice in words. The question names the state already where politicians are sent."""
        if family != "send":
            return self.labels.renderer.action(action, self.view)
        words = self.labels.words
        price = words.money(self.view.config.tables.politicians[offset].cost)
        effects = words.effects(offset)
        return self.labels.get("send", politician=words.politician(offset), price=price, effects=effects)

    def _bids(self) -> Choice:
        least, most = self._limits()
        final = all(action in self.final for action in self.legal if _family(action) == "bid")
        key = str(least) if least == most else f"{least}–{most}"
        text = self.labels.get("bid-range", example=self.labels.words.money(most), number=most)
        word = "…".join(self.labels.word(BID + bid) for bid in sorted({least, most}))
        return Choice(key, text, text, word, final)


def _family(action: int) -> str:
    return family_of(action)[0]
