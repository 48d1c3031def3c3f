"""The things of a game by name: parties, states, cards, politicians, polls, amounts. What both editions have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from functools import cached_property
from typing import Any, ClassVar, Final

from macher.i18n.texts import Texts, Value, signed
from macher.rules import Config
from macher.rules.parts.config import PARTIES

ATTITUDES: Final = ("approve", "disapprove")  # of a card: card & 1


class Words:
    """Names in one language. `players` are the people at the table, in seat order; without them a seat is its party.

    Each edition has its own words: see `Words2019` and `Words2006`.
    """

    topics: ClassVar[tuple[str, ...]] = ()
    symbols: ClassVar[tuple[str, ...]] = ()
    """What stands on the start sheet."""

    def __init__(self, texts: Texts, config: Config, players: Sequence[str] | None = None) -> None:
        if players is not None and len(players) != len(config.parties):
            raise ValueError(f"{len(config.parties)} seats, but {len(players)} names")
        self.texts = texts.of_edition(config.edition)
        self.config = config
        self.tables = config.tables
        parties = [self.texts.get(f"party-{party}") for party in config.parties]
        self._seats = [
            party if players is None else self.texts.get("player", player=player, party=party)
            for player, party in zip(players or parties, parties, strict=True)
        ]
        self._where: dict[int, dict[str, Value]] = {}
        self._cards = [
            self.texts.get("card", attitude=attitude, topic=self.topic(topic))
            for topic in range(len(self.topics))
            for attitude in ATTITUDES
        ]

    # --- what each edition says in its own way ----------------------------------------------------------------------
    @property
    def cabinet(self) -> Sequence[Any]:
        """The cards of the shadow cabinet; each has an id and a cost."""
        raise NotImplementedError

    def changes(self, poll: int) -> Sequence[int]:
        """The change of a poll for each of the five parties."""
        raise NotImplementedError

    def effects(self, politician: int) -> str:
        """What a politician can do."""
        raise NotImplementedError

    def amounts(self) -> dict[str, Value]:
        """The numbers that the symbols of the start sheet name."""
        raise NotImplementedError

    def rally_price(self, count: int) -> int:
        """What so many rallies (meetings) in one land cost, in thousands."""
        raise NotImplementedError

    def converted(self, rallies: int, trend: int, match: int) -> int:
        """The votes for so many rallies (meetings)."""
        raise NotImplementedError

    def formula(self, rallies: int, trend: int, match: int) -> str:
        """How rallies (meetings) become votes, with the numbers filled in."""
        raise NotImplementedError

    def numbers(self) -> dict[str, Value]:
        """The numbers that texts about this table name."""
        raise NotImplementedError

    # --- the table --------------------------------------------------------------------------------------------------
    @cached_property
    def facts(self) -> dict[str, Value]:
        """What texts about this table name or choose by: numbers, the version of its rules, and its options by key."""
        options = asdict(self.config.options).items()
        values = {key: int(value) if value.isdigit() else value for key, value in options}
        return {**self.numbers(), "rules": self.config.rules, **values}

    # --- seats and parties ------------------------------------------------------------------------------------------
    def seat(self, seat: int) -> str:
        """A seat: its party, or its player with the party."""
        return self._seats[seat]

    def seats(self, seats: Iterable[int]) -> str:
        """Several seats."""
        return self.texts.listing([self.seat(seat) for seat in seats])

    def party(self, party: int) -> str:
        """A party, in play or not."""
        return self.texts.get(f"party-{PARTIES[party]}")

    def short_party(self, party: int) -> str:
        """A party in three letters."""
        return self.texts.get(f"party-{PARTIES[party]}.short")

    def poll(self, poll: int) -> str:
        """The front of a poll: the change of each of the five parties."""
        values = enumerate(self.changes(poll))
        return self.texts.listing([f"{self.party(party)} {signed(value)}" for party, value in values], "plain")

    # --- states -----------------------------------------------------------------------------------------------------
    def state(self, state: int) -> str:
        """A state as the language calls it."""
        return self.texts.get(self._named(state))

    def state_in_full(self, state: int) -> str:
        """A state for a close look: with its German name, where the language has another."""
        name, native = self.state(state), self.native(state)
        return name if name == native else f"{name} ({native})"

    def native(self, state: int) -> str:
        """A state as its card and its people call it."""
        name: str = self.tables.states[state].name
        return name

    def _named(self, state: int) -> str:
        return f"state-{self.tables.states[state].id.lower()}"

    def states(self, states: Iterable[int]) -> str:
        """Several states, in order."""
        return self.texts.listing([self.state(state) for state in states], "plain")

    def most_points(self, state: int) -> int:
        """What a state is worth: the points (seats) for the most votes."""
        return max(self.tables.states[state].points)

    def where(self, state: int) -> dict[str, Value]:
        """A state as it stands in sentences: `state`, `place` (in it), `toward` (to it) and `origin` (from it)."""
        if state not in self._where:
            words = {word: self.texts.get(f"{self._named(state)}.{word}") for word in ("place", "toward", "origin")}
            self._where[state] = {"state": self.state(state), **words}
        return self._where[state].copy()

    # --- cards ------------------------------------------------------------------------------------------------------
    def card(self, card: int) -> str:
        """A program (policy) or opinion card: sign and topic."""
        return self._cards[card]

    def cards(self, cards: Iterable[int]) -> str:
        """Several cards."""
        return self.texts.listing([self.card(card) for card in cards], "plain") or self.texts.get("no-cards")

    def topic(self, topic: int) -> str:
        """A topic (issue)."""
        return self.texts.get(f"topic-{self.topics[topic]}")

    def short_topic(self, topic: int) -> str:
        """A topic (issue) in three letters."""
        return self.texts.get(f"topic-{self.topics[topic]}.short")

    def attitude(self, card: int) -> str:
        """The sign of a card in a word."""
        return self.texts.get(f"attitude-{ATTITUDES[card & 1]}")

    def politician(self, politician: int) -> str:
        """A member of the shadow cabinet."""
        return self.texts.get(f"politician-{self.cabinet[politician].id.replace('_', '-')}")

    def price_of(self, politician: int) -> str:
        """What a member of the shadow cabinet costs."""
        return self.money(self.cabinet[politician].cost)

    # --- the start sheet --------------------------------------------------------------------------------------------
    def symbol(self, symbol: int) -> str:
        """A symbol of the start sheet: what it gives."""
        return self.texts.fill(f"symbol-{self.symbols[symbol]}", self.amounts())

    def counted(self, symbols: Sequence[int]) -> list[str]:
        """Symbols, equal ones counted."""
        return [f"{symbols.count(symbol)} × {self.symbol(symbol)}" for symbol in dict.fromkeys(symbols)]

    def beside(self, symbols: Sequence[int], states: Sequence[int]) -> list[str]:
        """Symbols with the states named beside them."""
        parts = []
        for symbol in dict.fromkeys(symbols):
            there = [state for one, state in zip(symbols, states, strict=True) if one == symbol]
            parts.append(self.texts.labelled(self.symbol(symbol), self.states(there)))
        return parts

    # --- numbers ----------------------------------------------------------------------------------------------------
    def money(self, thousands: int) -> str:
        """An amount of money, given in thousands."""
        return self.texts.money(thousands)
