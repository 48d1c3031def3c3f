"""The log of the 2006 edition."""

from __future__ import annotations

from macher.i18n.e2006.words import FIRST, SECOND, Words2006
from macher.i18n.events import EventTexts, FieldWords, MoreWords, yes_or_no
from macher.i18n.texts import Value
from macher.rules.events import ElectionWon, FinalCounted, PollsReshuffled, SheetRevealed, StartNamed


class EventTexts2006(EventTexts[Words2006]):
    """Log lines of the 2006 edition."""

    def own_fields(self) -> FieldWords:
        return {"nose": yes_or_no, "space": lambda space: int(space) + 1}

    def own_more(self) -> MoreWords:
        return {
            SheetRevealed: self._sheet,
            StartNamed: self._start_named,
            PollsReshuffled: self._polls_reshuffled,
            ElectionWon: self._election_won,
            FinalCounted: self._final_counted,
        }

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
