"""The log: one line for each event of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from macher.i18n.phases import PHASES
from macher.i18n.texts import Value, signed
from macher.i18n.words import Words
from macher.rules.events import (
    DonationAccepted,
    DonationRejected,
    ElectionHeld,
    Event,
    GameWon,
    IncomePaid,
    RalliesConverted,
    StartBidsRevealed,
    StartBlockRevealed,
    event_fields,
    event_name,
)

MONEY: Final = frozenset({"price", "bid", "amount", "money"})
SIGNED: Final = frozenset({"trend", "spaces", "change"})


class EventTexts:
    """Log lines. Fields are put into words by their names; a few events say more than their fields."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.texts = words.texts
        self._fields: dict[str, Callable[[Any], Value]] = {
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
            "kind": words.kind,
            "block": lambda block: int(block) + 1,
            "phase": lambda phase: self.texts.get(f"phase-{PHASES[phase]}"),
            "replaced": _yes_or_no,
            "accepted": _yes_or_no,
        }

    def line(self, event: Event) -> str:
        """The log line of an event."""
        values: dict[str, Value] = {}
        for field, value in event_fields(event).items():
            if field == "state" and isinstance(value, int):
                values |= self.words.where(value)
            else:
                values[field] = self._value(field, value)
        return self.texts.fill(f"event-{event_name(event)}", values | self._more(event))

    def _value(self, field: str, value: int | tuple[int, ...]) -> Value:
        if field in self._fields:
            return self._fields[field](value)
        if isinstance(value, tuple):
            return self.texts.listing([str(number) for number in value], "plain")
        if field in MONEY:
            return self.words.money(value)
        return signed(value) if field in SIGNED else value

    def _more(self, event: Event) -> dict[str, Value]:
        """What an event says beyond its single fields."""
        if isinstance(event, StartBidsRevealed):
            return {"bids": self.texts.listing([self._start_bid(*bid) for bid in enumerate(event.bids)], "plain")}
        if isinstance(event, StartBlockRevealed):
            return {"placed": self.words.placed(event.block, event.states)}
        if isinstance(event, RalliesConverted):
            return {"formula": self.words.formula(event.rallies, event.trend, event.match)}
        if isinstance(event, ElectionHeld):
            return {"results": self._results(event)}
        if isinstance(event, IncomePaid):
            return {"income": self.words.money(event.points + event.base)}
        if isinstance(event, DonationAccepted | DonationRejected):
            return {"base": signed(event.base)}
        if isinstance(event, GameWon):
            return {"count": len(event.seats)}
        return {}

    def _start_bid(self, seat: int, bid: int) -> str:
        if bid < 0:
            return self.texts.get("start-bid-none", seat=self.words.seat(seat))
        return self.texts.get("start-bid", seat=self.words.seat(seat), bid=self.words.money(bid))

    def _results(self, event: ElectionHeld) -> str:
        """Votes and points of every seat, most votes first."""
        order = sorted(range(len(event.votes)), key=lambda seat: -event.votes[seat])
        return "; ".join(
            self.texts.get(
                "election-result", seat=self.words.seat(seat), votes=event.votes[seat], points=event.points[seat]
            )
            for seat in order
        )


def _yes_or_no(value: object) -> str:
    return "yes" if value else "no"
