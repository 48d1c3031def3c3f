"""The things of a game by name: parties, states, cards, politicians, polls, amounts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from macher.i18n.texts import Texts, Value, signed
from macher.rules import Config
from macher.rules.e2019.tables import (
    ACTION_KINDS,
    MEDIA,
    OTHERS,
    PARTIES,
    SYMBOLS,
    TOPICS,
    VOTES,
    Politician,
    PoliticianAction,
)

ATTITUDES: Final = ("approve", "disapprove")  # of a card: card & 1


class Words:
    """Names in one language. `players` are the people at the table, in seat order; without them a seat is its party."""

    def __init__(self, texts: Texts, config: Config, players: Sequence[str] | None = None) -> None:
        if players is not None and len(players) != len(config.parties):
            raise ValueError(f"{len(config.parties)} seats, but {len(players)} names")
        self.texts = texts
        self.config = config
        self.tables = config.tables
        parties = [texts.get(f"party-{party}") for party in config.parties]
        self._seats = [
            party if players is None else texts.get("player", player=player, party=party)
            for player, party in zip(players or parties, parties, strict=True)
        ]
        self._where: dict[int, dict[str, Value]] = {}
        self._cards = [
            texts.get("card", attitude=attitude, topic=self.topic(topic))
            for topic in range(len(TOPICS))
            for attitude in ATTITUDES
        ]

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
        values = enumerate(self.tables.polls[poll])
        return self.texts.listing([f"{self.party(party)} {signed(value)}" for party, value in values], "plain")

    # --- states -----------------------------------------------------------------------------------------------------
    def state(self, state: int) -> str:
        """A state; the names are German in every language."""
        return self.tables.states[state].name

    def states(self, states: Iterable[int]) -> str:
        """Several states, in order."""
        return self.texts.listing([self.state(state) for state in states], "plain")

    def where(self, state: int) -> dict[str, Value]:
        """A state as it stands in sentences: `state`, `place` (in it), `toward` (to it) and `origin` (from it)."""
        if state not in self._where:
            name = self.state(state)
            words = {word: self.texts.get(f"state-{word}", state=name) for word in ("place", "toward", "origin")}
            self._where[state] = {"state": name, **words}
        return self._where[state].copy()

    # --- cards ------------------------------------------------------------------------------------------------------
    def card(self, card: int) -> str:
        """A program or opinion card: sign and topic."""
        return self._cards[card]

    def cards(self, cards: Iterable[int]) -> str:
        """Several cards."""
        return self.texts.listing([self.card(card) for card in cards], "plain") or self.texts.get("no-cards")

    def topic(self, topic: int) -> str:
        """A topic."""
        return self.texts.get(f"topic-{TOPICS[topic]}")

    def short_topic(self, topic: int) -> str:
        """A topic in three letters."""
        return self.texts.get(f"topic-{TOPICS[topic]}.short")

    def attitude(self, card: int) -> str:
        """The sign of a card in a word."""
        return self.texts.get(f"attitude-{ATTITUDES[card & 1]}")

    def politician(self, politician: int) -> str:
        """A member of the shadow cabinet."""
        return self.texts.get(f"politician-{self.tables.politicians[politician].id}")

    def effects(self, politician: int) -> str:
        """What a politician can do: the main action, and the secondary ones of which one may follow."""
        card = self.tables.politicians[politician]
        secondary = self.texts.listing([self._effect(card, action) for action in card.secondary], "or")
        return self.texts.get("politician-effects", main=self._effect(card, card.main), secondary=secondary)

    def _effect(self, card: Politician, action: PoliticianAction) -> str:
        """An action printed on a politician, with its number and its "!"."""
        kind = action.kind
        amount = action.amount if kind == VOTES else signed(-action.amount if kind == OTHERS else action.amount)
        text = self.texts.get(f"effect-{ACTION_KINDS[kind]}", amount=amount)
        marked = kind == MEDIA and card.id == "spokes" and self.config.options.spokes_media_exclusive == "true"
        return f"{text} (!)" if action.exclusive or marked else text

    def kind(self, kind: int) -> str:
        """A kind of action."""
        return self.texts.get(f"kind-{ACTION_KINDS[kind]}")

    def symbol(self, symbol: int) -> str:
        """A symbol of a start block: what it gives."""
        return self.texts.get(
            f"symbol-{SYMBOLS[symbol]}", rallies=self.tables.start_rallies, votes=self.tables.start_votes
        )

    def block(self, block: int) -> str:
        """What a start block gives, equal symbols counted."""
        symbols = self.tables.start_blocks[block]
        return self.texts.listing(
            [f"{symbols.count(symbol)} × {self.symbol(symbol)}" for symbol in dict.fromkeys(symbols)], "plain"
        )

    def placed(self, block: int, states: Sequence[int]) -> str:
        """A start block with the states named beside its symbols."""
        symbols = self.tables.start_blocks[block]
        parts = []
        for symbol in dict.fromkeys(symbols):
            there = [state for one, state in zip(symbols, states, strict=True) if one == symbol]
            parts.append(f"{self.symbol(symbol)}: {self.states(there)}")
        return "; ".join(parts)

    # --- numbers ----------------------------------------------------------------------------------------------------
    def money(self, thousands: int) -> str:
        """An amount of money, given in thousands."""
        return self.texts.money(thousands)

    def formula(self, rallies: int, trend: int, match: int) -> str:
        """How rallies become votes (R19-13.4), with the numbers filled in; a factor below 1 counts as 1."""
        sign = "−" if trend < 0 else "+"
        total = f"{rallies} {sign} {abs(trend)}"
        first = f"({total})" if rallies + trend >= 1 else f"({total} → 1)"
        second = str(match) if match >= 1 else f"({signed(match)} → 1)"
        return f"{first} × {second} = {max(1, rallies + trend) * max(1, match)}"
