"""What each person has seen of the game so far, and why some steps cannot be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from macher.play import Draft, Table, Turn
from macher.rules import Event, events_for
from macher.rules.events import (
    BaseMoved,
    CardsDrawn,
    Chosen,
    CoalitionFormed,
    CoalitionImposed,
    DiceRolled,
    DisplayRefreshed,
    ElectionHeld,
    ElectionWon,
    FinalCounted,
    FinalScored,
    MajorityWon,
    MediaOusted,
    NoCoalition,
    NoseBeaten,
    NoWinner,
    OpinionTurned,
    PackPassed,
    PactMade,
    PoliticianRevealed,
    PollPublished,
    PollSeen,
    ProgramRevealed,
    RoundBegan,
    SeveralReached,
    SheetRevealed,
    StartBidsRevealed,
    StartBlockRevealed,
    TakenBack,
    TrendMoved,
)

PASSING: Final = (Chosen, TakenBack)

# What is always shown, however little room there is: reveals, elections, and who governs with whom.
WEIGHTY: Final = (
    *(StartBidsRevealed, StartBlockRevealed, SheetRevealed, ProgramRevealed, PoliticianRevealed, PollPublished),
    *(ElectionHeld, MajorityWon, SeveralReached, ElectionWon, NoWinner),
    *(PactMade, CoalitionImposed, CoalitionFormed, NoCoalition),
)

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


@dataclass(frozen=True)
class NewsLine:
    """A line of the log; what weighs much has a mark and is never left out."""

    text: str
    weighty: bool = False


class News:
    """How far each seat has read the log, counted in the events that it may see."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.draft: Draft | None = None  # the turn being made at the keyboard; its player sees what it would do
        self.seen = [self._before_last_turn(seat) for seat in range(len(table.seats))]
        self.versions = [0] * len(table.seats)  # the version of the table that each seat saw last
        self.turn_began = 0
        self._before = 0

    def _before_last_turn(self, seat: int) -> int:
        """A resumed game goes on where the seat acted last."""
        own = [at for at, turn in enumerate(self.table.turns) if turn.seat == seat]
        return len(self._told(seat)) - len(self.table.events(seat, own[-1])) if own else 0

    def _told(self, seat: int | None) -> list[Event]:
        """Everything that a seat or a spectator may have seen, with the steps of its own turn that is not ended."""
        told = self.table.events(seat)
        return told + self.draft.events() if self.draft is not None and self.draft.seat == seat else told

    def begin_turn(self, seat: int) -> None:
        """A turn begins: everything the seat has not seen yet is news."""
        self._before = self.seen[seat]
        self.turn_began = len(self._told(seat))

    @property
    def from_the_beginning(self) -> bool:
        """Whether the seat has seen nothing of the game before this turn."""
        return self._before == 0

    def has_seen(self, seat: int) -> None:
        """The seat was shown everything up to now."""
        self.seen[seat] = len(self._told(seat))
        self.versions[seat] = self.table.version

    def new_events(self, seat: int) -> list[Event]:
        """What is news to the seat in this turn."""
        return worth_telling(self._told(seat)[self._before : self.turn_began])

    def own_events(self, seat: int) -> list[Event]:
        """What happened in this turn."""
        return worth_telling(self._told(seat)[self.turn_began :])

    def all_events(self, seat: int) -> list[Event]:
        """The whole log of a seat."""
        return worth_telling(self._told(seat))

    def last_events(self, seat: int | None, persons: list[int]) -> list[Event]:
        """What the persons have not seen yet when the game is over, for one of them or for all to read."""
        if seat is not None:
            return worth_telling(self._told(seat)[self.seen[seat] :])
        since = min((self.versions[person] for person in persons), default=self.table.version - 1)
        return worth_telling(self.table.events(None, since))


def worth_telling(events: list[Event]) -> list[Event]:
    """Without those who have chosen in secret: the reveal comes, or the question says whom it waits for."""
    return [event for event in events if not isinstance(event, PASSING)]


def why_final(turn: Turn) -> str:
    """Why a turn that ended by what it showed cannot be taken back, as a word for the language files."""
    kinds = {type(event) for event in events_for(turn.events, turn.seat)}
    return next((reason for kind, reason in REASONS if kind in kinds), "shown")


def is_weighty(event: Event, viewer: int) -> bool:
    """Whether something must not be missed: a reveal, an election, a coalition, or what the viewer has lost."""
    if isinstance(event, WEIGHTY):
        return True
    if isinstance(event, TrendMoved):
        return event.seat == viewer and event.spaces < 0
    if isinstance(event, BaseMoved):
        return event.seat == viewer and event.change < 0
    if isinstance(event, NoseBeaten):
        return viewer in event.seats
    return isinstance(event, MediaOusted) and event.target == viewer
