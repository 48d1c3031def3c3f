"""The log: one line for each event of the rules. `events_2019` and `events_2006` add what only they tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from macher.i18n.phases import PHASES_OF
from macher.i18n.texts import Value, signed
from macher.i18n.words import Words
from macher.rules.events import (
    BaseMoved,
    ElectionHeld,
    Event,
    GameWon,
    IncomePaid,
    RalliesConverted,
    StartBidsRevealed,
    StateEntered,
    TrendMoved,
    VotesGained,
    event_fields,
    event_name,
)

MONEY: Final = frozenset({"price", "bid", "amount", "money", "bank"})
SIGNED: Final = frozenset({"trend", "spaces", "change"})

W = TypeVar("W", bound=Words)
FieldWords = dict[str, Callable[[Any], Value]]
MoreWords = dict[type[Event], Callable[[Any], dict[str, Value]]]


class EventTexts(Generic[W]):
    """Log lines. Fields are put into words by their names; a few events say more than their fields."""

    def __init__(self, words: W) -> None:
        self.words = words
        self.texts = words.texts
        self._fields: FieldWords = {
            "seat": words.seat,
            "target": words.seat,
            "partner": words.seat,
            "seats": words.seats,
            "winners": words.seats,
            "states": words.states,
            "card": words.card,
            "old": words.card,
            "new": words.card,
            "cards": words.cards,
            "politician": words.politician,
            "party": words.party,
            "poll": words.poll,
            "phase": lambda phase: self.texts.get(f"phase-{PHASES_OF[words.config.edition][phase]}"),
            "replaced": yes_or_no,
            "accepted": yes_or_no,
            **self.own_fields(),
        }
        self._more: MoreWords = {
            StartBidsRevealed: self._start_bids,
            RalliesConverted: self._rallies_converted,
            ElectionHeld: self._election_held,
            IncomePaid: self._income_paid,
            StateEntered: self._state_entered,
            GameWon: self._game_won,
            **self.own_more(),
        }

    def own_fields(self) -> FieldWords:
        """Fields that only this edition tells."""
        return {}

    def own_more(self) -> MoreWords:
        """Events of this edition that say more than their fields, or that read a field in their own way."""
        return {}

    def line(self, event: Event) -> str:
        """The log line of an event."""
        values = self._more[type(event)](event) if type(event) in self._more else {}
        for field, value in event_fields(event).items():
            if field == "state" and isinstance(value, int):
                values |= self.words.where(value)
            elif field not in values:
                values[field] = self._value(field, value)
        return self.texts.fill(self.message(event), values)

    def message(self, event: Event) -> str:
        """The message of an event: a marker that could not move is told in other words."""
        match event:
            case TrendMoved(spaces=0):
                return "event-trend-moved-not"
            case VotesGained(gain=0):
                return "event-votes-gained-not"
            case BaseMoved(change=0):
                return "event-base-moved-not"
        return f"event-{event_name(event)}"

    def _value(self, field: str, value: int | tuple[int, ...]) -> Value:
        if field in self._fields:
            return self._fields[field](value)
        if isinstance(value, tuple):
            return self.texts.listing([str(number) for number in value], "plain")
        if field in MONEY:
            return self.words.money(value)
        return signed(value) if field in SIGNED else value

    # --- events that say more than their single fields ----------------------------------------------------------------
    def _start_bids(self, event: StartBidsRevealed) -> dict[str, Value]:
        return {"bids": self.texts.listing([self._start_bid(*bid) for bid in enumerate(event.bids)], "plain")}

    def _start_bid(self, seat: int, bid: int) -> str:
        if bid < 0:
            return self.texts.get("start-bid-none", seat=self.words.seat(seat))
        return self.texts.get("start-bid", seat=self.words.seat(seat), bid=self.words.money(bid))

    def _rallies_converted(self, event: RalliesConverted) -> dict[str, Value]:
        return {"formula": self.words.formula(event.rallies, event.trend, event.match)}

    def _election_held(self, event: ElectionHeld) -> dict[str, Value]:
        """Votes and points of every seat, most votes first."""
        order = sorted(range(len(event.votes)), key=lambda seat: -event.votes[seat])
        results = [
            self.texts.get(
                "election-result", seat=self.words.seat(seat), votes=event.votes[seat], points=event.points[seat]
            )
            for seat in order
        ]
        return {"results": self.texts.apart(results), "most": self.words.most_points(event.state)}

    def _state_entered(self, event: StateEntered) -> dict[str, Value]:
        return {"most": self.words.most_points(event.state)}

    def _income_paid(self, event: IncomePaid) -> dict[str, Value]:
        return {"income": self.words.money(event.points + event.base)}

    def _game_won(self, event: GameWon) -> dict[str, Value]:
        return {"count": len(event.seats)}


def yes_or_no(value: object) -> str:
    """How a message reads a flag."""
    return "yes" if value else "no"
