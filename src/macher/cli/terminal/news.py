"""What each person has seen of the game so far, and why some steps cannot be taken back."""

from __future__ import annotations

from typing import Final

from macher.play import Table
from macher.play.table import Step
from macher.rules import Event, events_for
from macher.rules.events import (
    CardsDrawn,
    Chosen,
    DiceRolled,
    DisplayRefreshed,
    FinalCounted,
    FinalScored,
    OpinionTurned,
    PackPassed,
    PoliticianRevealed,
    PollSeen,
    ProgramRevealed,
    RoundBegan,
    SheetRevealed,
    StartBidsRevealed,
    StartBlockRevealed,
    TakenBack,
)

PASSING: Final = (Chosen, TakenBack)

# Why a step cannot be taken back, the plainest reason first.
REASONS: Final[tuple[tuple[type[Event], str], ...]] = (
    (FinalScored, "end"),
    (FinalCounted, "end"),
    (StartBidsRevealed, "sealed"),
    (StartBlockRevealed, "sealed"),
    (SheetRevealed, "sealed"),
    (ProgramRevealed, "sealed"),
    (PackPassed, "sealed"),
    (CardsDrawn, "card"),
    (DisplayRefreshed, "display"),
    (PollSeen, "poll"),
    (PoliticianRevealed, "politician"),
    (OpinionTurned, "opinion"),
    (DiceRolled, "dice"),
    (RoundBegan, "round"),
)


class News:
    """How far each seat has read the log. Steps are counted as the table counts them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen = [self._last_own_step(seat) for seat in range(len(table.seats))]
        self.turn_began = len(table.steps)
        self._before = 0

    def _last_own_step(self, seat: int) -> int:
        """A resumed game goes on where the seat acted last."""
        own = [at for at, step in enumerate(self.table.steps) if step.seat == seat]
        return own[-1] if own else 0

    def begin_turn(self, seat: int) -> None:
        """A turn begins: everything the seat has not seen yet is news."""
        self._before = self.seen[seat]
        self.turn_began = len(self.table.steps)

    @property
    def from_the_beginning(self) -> bool:
        """Whether the seat has seen nothing of the game before this turn."""
        return self._before == 0

    def has_seen(self, seat: int) -> None:
        """The seat was shown everything up to now."""
        self.seen[seat] = len(self.table.steps)

    def forget(self) -> None:
        """A step was taken back."""
        self.seen = [min(seen, len(self.table.steps)) for seen in self.seen]

    def new_events(self, seat: int) -> list[Event]:
        """What is news to the seat in this turn."""
        return self.events(seat, self._before, self.turn_began)

    def own_events(self, seat: int) -> list[Event]:
        """What happened in this turn."""
        return self._of_steps(seat, self.turn_began, None)

    def events(self, seat: int | None, since: int, until: int | None = None) -> list[Event]:
        """The events of steps as the seat may see them; the opening comes before step 0."""
        opening = events_for(self.table.opening, seat) if since == 0 else []
        return opening + self._of_steps(seat, since, until)

    def _of_steps(self, seat: int | None, since: int, until: int | None) -> list[Event]:
        """Without those who have chosen in secret: the reveal comes, or the question says whom it waits for."""
        steps = self.table.steps[since:until]
        found = [event for step in steps for event in events_for(step.events, seat)]
        return [event for event in found if not isinstance(event, PASSING)]


def why_final(step: Step) -> str:
    """Why a step cannot be taken back, as a word for the language files."""
    kinds = {type(event) for event in events_for(step.events, step.seat)}
    if not step.revealing:
        return "ended"
    return next((reason for kind, reason in REASONS if kind in kinds), "shown")
