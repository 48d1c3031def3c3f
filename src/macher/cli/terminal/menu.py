"""The choices of a decision: how they are numbered, and which of them a typed word means.

Where amounts are chosen (bids, rallies, conversions) a typed number is the amount; elsewhere it is the number of the
choice. Bids are one range instead of a list. Many choices of one kind stand in groups.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from macher.cli.terminal.editions import grouping_of
from macher.cli.terminal.effects import Effects
from macher.cli.terminal.grouping import Named
from macher.cli.terminal.labels import Labels
from macher.i18n.families import family_of
from macher.rules import View
from macher.rules.parts.codes import BID, CONVERT, MOST_MONEY, PASS, RALLIES, SKIP
from macher.rules.parts.words import NotationError

AMOUNTS: Final = {"bid": BID, "rallies": RALLIES, "convert": CONVERT}  # families whose number is typed: the first code
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


class Numbering:
    """The numbers of the choices of one turn: within a decision each keeps its own, whatever else comes or goes."""

    def __init__(self) -> None:
        self._step = ""
        self._numbers: dict[int, int] = {}

    def of(self, step: str, legal: Sequence[int]) -> dict[int, int]:
        """The numbers of the legal actions, and of those that were legal before in this decision.

        Where something comes up that was not there before, another question is asked, and counting begins anew.
        """
        if step != self._step or not self._numbers.keys() >= set(legal):
            self._step = step
            self._numbers = {action: at for at, action in enumerate(legal, start=1)}
        return dict(self._numbers)


class Menu:
    """The choices of one seat at one moment."""

    def __init__(
        self,
        labels: Labels,
        view: View,
        legal: Sequence[int],
        final: frozenset[int] = frozenset(),
        *,
        numbers: dict[int, int] | None = None,
        effects: Effects | None = None,
    ) -> None:
        self.labels = labels
        self.view = view
        self.legal = tuple(legal)
        self.final = final
        self.numbers = numbers or {action: at for at, action in enumerate(legal, start=1)}
        self.effects = effects
        self.rule = view.data["rule"]
        self.grouping = grouping_of(labels, view)
        self.amount = next((family for family in map(self._family, legal) if family in AMOUNTS), None)

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
            return self.labels.reading.action_of(self.labels.standard_word(word))
        except NotationError:
            raise NoSuchChoice("unknown-word", word=word) from None

    def _by_number(self, number: int, word: str) -> int:
        if self.amount is None:
            for action, its in self.numbers.items():
                if its == number:
                    return action
            most = max(self.numbers[action] for action in self.legal)
            raise NoSuchChoice("no-such-number", word=word, most=most, rule=self.rule)
        if number > (MOST_MONEY if self.amount == "bid" else self.grouping.most_rallies):
            least, most = self._limits()
            raise NoSuchChoice("no-such-amount", word=word, least=least, most=most, rule=self.rule)
        return AMOUNTS[self.amount] + number

    def _limits(self) -> tuple[int, int]:
        found = [self._family_of(action) for action in self.legal]
        numbers = [number for family, number in found if family == self.amount]
        return min(numbers), max(numbers)

    # --- listing ----------------------------------------------------------------------------------------------------
    @cached_property
    def groups(self) -> list[Group]:
        """The choices in groups, in the order in which they are shown."""
        groups: dict[tuple[str, int], Group] = {}
        runs = 0  # sentences between two groups stand together, so that numbers go on in their order
        for action in sorted(self.legal, key=lambda one: self.numbers[one]):
            family, offset = self._family_of(action)
            if family == "bid":
                continue
            key, word = self._key(action, family, offset), self.labels.word(action)
            named = self.grouping.name(family, offset)
            if named is None:
                text, brief = self._sentence(family, offset, action), self.grouping.brief_sentence(family, offset)
                group = groups.setdefault(("", runs + 1), Group("", False, []))
            else:
                heading, text, brief = self._with_effect(named, family, action)
                group = groups.setdefault((heading, 0), Group(heading, True, []))
                runs = len(groups)
            group.choices.append(Choice(key, text, brief or text, word, action in self.final))
        found = list(groups.values())
        if self.amount == "bid":
            found.insert(0, Group("", False, [self._bids()]))
        return found

    def _with_effect(self, named: Named, family: str, action: int) -> Named:
        heading, text, brief = named
        words, short = ("", "") if self.effects is None else self.effects.of(family, action)
        return (heading, f"{text} ({words})", f"{brief} {short}") if words else named

    def _key(self, action: int, family: str, offset: int) -> str:
        if self.amount is None:
            return str(self.numbers[action])
        return str(offset) if family == self.amount else LETTERS.get(action, self.labels.word(action))

    def _sentence(self, family: str, offset: int, action: int) -> str:
        """A choice in words. The question names the state already where politicians are sent."""
        if family != "send":
            return self.labels.renderer.action(action, self.view)
        words = self.labels.words
        price, effects = words.price_of(offset), words.effects(offset)
        return self.labels.get("send", politician=words.politician(offset), price=price, effects=effects)

    def _bids(self) -> Choice:
        least, most = self._limits()
        final = all(action in self.final for action in self.legal if self._family(action) == "bid")
        key = str(least) if least == most else f"{least}–{most}"
        text = self.labels.get("bid-range", example=self.labels.words.money(most), number=most)
        word = "…".join(self.labels.word(BID + bid) for bid in sorted({least, most}))
        return Choice(key, text, text, word, final)

    def _family_of(self, action: int) -> tuple[str, int]:
        return family_of(action, self.view.config.edition)

    def _family(self, action: int) -> str:
        return self._family_of(action)[0]
