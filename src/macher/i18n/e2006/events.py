"""The log of the 2006 edition."""

from __future__ import annotations

from macher.i18n.e2006.words import FIRST, SECOND, Words2006
from macher.i18n.events import EventTexts, FieldWords, MoreWords, yes_or_no
from macher.i18n.texts import Value
from macher.rules.events import (
    AuctionBegan,
    ElectionWon,
    Event,
    FinalCounted,
    MeetingsLaidOut,
    PactMade,
    PollsReshuffled,
    RalliesConverted,
    SheetRevealed,
    StartNamed,
)


class EventTexts2006(EventTexts[Words2006]):
    """Log lines of the 2006 edition."""

    def own_fields(self) -> FieldWords:
        return {"nose": yes_or_no, "forced": yes_or_no, "space": lambda space: int(space) + 1}

    def own_more(self) -> MoreWords:
        return {
            SheetRevealed: self._sheet,
            MeetingsLaidOut: self._meetings,
            AuctionBegan: self._auction_began,
            StartNamed: self._start_named,
            PollsReshuffled: self._polls_reshuffled,
            ElectionWon: self._election_won,
            FinalCounted: self._final_counted,
        }

    def message(self, event: Event) -> str:
        match event:
            case PactMade(forced=True):
                return "event-pact-forced"
            case RalliesConverted() if event.gain != self._earned(event):
                return "event-rallies-capped"
        return super().message(event)

    def _earned(self, event: RalliesConverted) -> int:
        """The votes that the meetings would bring if the track did not end."""
        return self.words.converted(event.rallies, event.trend, event.match)

    def _meetings(self, event: MeetingsLaidOut) -> dict[str, Value]:
        meetings = [f"{self.words.seat(seat)} {count}" for seat, count in enumerate(event.counts)]
        return {"meetings": self.texts.listing(meetings, "plain")}

    def _auction_began(self, event: AuctionBegan) -> dict[str, Value]:
        """A poll of this edition shows no party on its back."""
        return {"party": ""}

    def _sheet(self, event: SheetRevealed) -> dict[str, Value]:
        return {
            "first": self.words.option(FIRST, event.first),
            "second": self.words.option(SECOND, event.second),
            "placed": self.words.placed(event.first, event.second, event.states),
        }

    def _start_named(self, event: StartNamed) -> dict[str, Value]:
        return {"own": yes_or_no(event.seat == event.target)}

    def _polls_reshuffled(self, event: PollsReshuffled) -> dict[str, Value]:
        """A poll of this edition shows no party on its back."""
        return {"party": ""}

    def _election_won(self, event: ElectionWon) -> dict[str, Value]:
        return {"count": len(event.seats)}

    def _final_counted(self, event: FinalCounted) -> dict[str, Value]:
        """Here seats are those in parliament."""
        return {"seats": event.seats}
