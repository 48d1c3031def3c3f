"""A table where a game is played: who sits where, what was done, what may still be taken back.

A turn is a buffer of actions that its player may take back until they commit it, or until an action shows something new
(a card, a reveal) or ends in another player's hands. Nobody takes back what another player did.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path

from macher import __version__
from macher.bots import BOTS, Bot, make_bot
from macher.data import load as load_data
from macher.rules import (
    Config,
    Event,
    Seen,
    State,
    View,
    apply,
    configure,
    deciders,
    events_for,
    legal,
    scores,
    setup_told,
    view,
)
from macher.rules.editions import edition as edition_named
from macher.rules.parts.chance import seed_of
from macher.rules.parts.takeback import shows_something_new
from macher.rules.records import Record, check, read_record, write_record

PERSON = "person"
THINKING_TIME = 1.0  # seconds a bot has for a decision


class TableError(ValueError):
    """Something that cannot be done at this table now."""


@dataclass(frozen=True)
class Seat:
    """Who sits here: a person with a name, or a bot named after its kind."""

    name: str
    kind: str = PERSON

    @property
    def is_person(self) -> bool:
        """Whether somebody has to be asked."""
        return self.kind == PERSON

    def text(self) -> str:
        """As it stands in a record: `person Anna`, `random Bot 2`."""
        return f"{self.kind} {self.name}"

    @staticmethod
    def read(text: str) -> Seat:
        """The seat of a record; a name without a kind is a person."""
        kind, _, name = text.partition(" ")
        return Seat(name, kind) if name and (kind == PERSON or kind in BOTS) else Seat(text)


@dataclass(frozen=True)
class Step:
    """One action as the table keeps it: who did what, where things stood before, and what happened."""

    seat: int
    action: int
    before: State
    events: list[Seen]
    revealing: bool


def random_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def new_config(
    edition: str = "2019",
    variant: int | None = None,
    parties: tuple[str, ...] = ("spd", "cdu", "fdp", "gruene"),
    options: dict[str, str] | None = None,
    data: Path | None = None,
) -> Config:
    """The configuration of a game: the edition's first variant unless another is named, and its data.

    The data are the shipped tables and perhaps a folder of the user's own.
    """
    if variant is None:
        variant = edition_named(edition).limits.variants[0]
    return configure(edition, variant=variant, parties=parties, options=options, tables=load_data(edition, data))


class Table:
    """A game being played."""

    def __init__(self, config: Config, seats: list[Seat], seed: str) -> None:
        if len(seats) != len(config.parties):
            raise TableError(f"{len(config.parties)} parties need as many seats, not {len(seats)}")
        self.config = config
        self.seats = seats
        self.record = Record(config, seed, __version__, [seat.text() for seat in seats])
        self.state, self.opening = setup_told(config, seed)
        self.steps: list[Step] = []
        self.committed = 0  # steps that can no longer be taken back
        self.bots: list[Bot | None] = [
            None if seat.is_person else make_bot(seat.kind, seed_of(f"{seed}, seat {at}"))
            for at, seat in enumerate(seats)
        ]

    # --- looking ----------------------------------------------------------------------------------------------------
    def deciders(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return deciders(self.state)

    def legal(self, seat: int) -> tuple[int, ...]:
        """What a seat may do now; nothing while another seat may still take its turn back."""
        return () if self.open_turn() not in (None, seat) else legal(self.state, seat)

    def view(self, seat: int | None) -> View:
        """What a seat or a spectator may know."""
        return view(self.state, seat)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat or a spectator may have seen, from step number `since` on; the opening comes before step 0."""
        seen = events_for(self.opening, seat) if since == 0 else []
        for step in self.steps[since:]:
            seen += events_for(step.events, seat)
        return seen

    def open_turn(self) -> int | None:
        """The seat whose turn may still be taken back, if any."""
        return self.steps[-1].seat if len(self.steps) > self.committed else None

    def may_take_back(self, seat: int) -> bool:
        """Whether the seat's last action can be undone."""
        return self.open_turn() == seat

    # --- doing ------------------------------------------------------------------------------------------------------
    def act(self, seat: int, action: int) -> list[Seen]:
        """Carry out an action of a seat. It can be taken back until committed, unless it shows something new."""
        other = self.open_turn()
        if other is not None and other != seat:
            raise TableError(f"seat {other + 1} has not ended its turn")
        before = self.state.copy()
        events = apply(self.state, seat, action)
        revealing = shows_something_new(before, self.state)
        self.steps.append(Step(seat, action, before, events, revealing))
        self.record.add(seat, action)
        if revealing or not self.seats[seat].is_person:
            self.committed = len(self.steps)
        if not self.deciders():
            self.committed = len(self.steps)
            self.record.result = [score.total for score in scores(self.state)]
        return events

    def undo(self, seat: int) -> None:
        """Take back the seat's last action."""
        if not self.may_take_back(seat):
            raise TableError("there is nothing that can be taken back")
        self.state = self.steps.pop().before
        self.record.moves.pop()

    def commit(self, seat: int) -> None:
        """End the turn: from now on it cannot be taken back."""
        if self.open_turn() not in (None, seat):
            raise TableError("this is not your turn to end")
        self.committed = len(self.steps)

    def turn_is_over(self, seat: int) -> bool:
        """Whether the seat has an open turn and is asked no more: only the commit is missing."""
        return self.open_turn() == seat and seat not in self.deciders()

    def bot_to_act(self) -> int | None:
        """A bot's seat that the game waits for, if nobody's turn is open."""
        if self.open_turn() is None:
            for seat in self.deciders():
                if self.bots[seat] is not None:
                    return seat
        return None

    def let_bot_act(self, seat: int) -> list[Seen]:
        """One decision of a bot, from its own view."""
        bot = self.bots[seat]
        if bot is None:
            raise TableError(f"seat {seat + 1} is not a bot")
        return self.act(seat, bot.choose(self.view(seat), self.legal(seat), THINKING_TIME))

    # --- keeping ----------------------------------------------------------------------------------------------------
    def save(self) -> str:
        """The record of the game so far: with it the table can be set up again."""
        return write_record(self.record)

    @staticmethod
    def resume(text: str, data: Path | None = None) -> Table:
        """The table of a record, as it stood."""
        record = read_record(text, lambda edition: load_data(edition, data))
        check(record)
        table = Table(record.config, [Seat.read(name) for name in record.seats], record.seed)
        for seat, action, _ in record.moves:
            table.act(seat, action)
            table.committed = len(table.steps)
        return table


__all__ = ["PERSON", "Seat", "Step", "Table", "TableError", "new_config", "random_seed"]
