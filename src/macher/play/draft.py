"""A draft: the steps of a turn that nobody has committed yet, tried on a copy of the position.

A draft belongs to whoever makes it; the table knows nothing of it. Its steps may be taken back freely. A step that
would show something new (a card, a reveal, the next round) ends the draft: what lies behind it is carried out by the
commit and is shown by no method here. Nor is what the game does by itself when the turn is over (an election, the next
phase, whose turn it is then): a draft shows what its steps do, and ends where the turn ends. In a sealed choice the
others may answer meanwhile: `table.draft(seat, draft.actions)` makes the same draft on the new position.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from macher.play.errors import TableError
from macher.play.preview import Effect, Forecast, PreviewLine
from macher.rules import Event, Refused, Seen, State, View, carry_out, deciders, events_for, legal, view, why_not
from macher.rules.parts.takeback import shows_something_new

# What is asked, and of whom: where a turn ends, this is still as it was before its last step.
MOMENT: Final = ("agenda", "bidders", "passes", "phase", "round", "sealed", "sealed_for", "turn", "waiting")
Ending = tuple[State, list[Seen]]
"""The position where a turn ends, and what happened in its last step."""


class Draft:
    """A turn of one seat being made."""

    def __init__(
        self,
        state: State,
        seat: int,
        actions: Iterable[int] = (),
        foreseen: dict[int, Forecast] | None = None,
    ) -> None:
        """The state is one that changes no more. `foreseen` is what seats can work out from it: its drafts share it."""
        self.seat = seat
        self.actions: list[int] = []
        self.sealed_by = False
        """Whether the last step shows something new: it can be committed or taken back, and nothing follows it."""
        self._states = [state]  # before each step and, behind all of them, the position that may be shown
        self._told: list[list[Seen]] = []  # by step
        self._behind: State | None = None  # after a step that shows something new: for the commit alone
        self._foreseen: dict[int, Forecast] = {} if foreseen is None else foreseen
        self._forecasts: dict[int, Forecast] = {}  # by step, after the first
        self._legal: tuple[int, ...] | None = None  # after the last step, once somebody has wanted to know
        self._waits_for: tuple[int, ...] | None = None  # the same
        self._ending: Ending | None = None  # the same
        for action in actions:
            self.act(action)

    # --- looking ----------------------------------------------------------------------------------------------------
    @property
    def asked(self) -> bool:
        """Whether the game would go on asking this seat."""
        return not self.sealed_by and self.seat in self._deciders()

    @property
    def done(self) -> bool:
        """Whether there is something to commit and nothing more to decide."""
        return bool(self.actions) and not self.asked

    @property
    def unfinished_answer(self) -> bool:
        """Whether a sealed answer is there in part only."""
        return self.asked and self._states[-1].sealed_for != 0 and self._states[-1].sealed[self.seat] != ()

    def _deciders(self) -> tuple[int, ...]:
        if self._waits_for is None:
            self._waits_for = deciders(self._states[-1])
        return self._waits_for

    def legal(self) -> tuple[int, ...]:
        """The steps that may come next; none when the turn is done."""
        if self._legal is None:
            self._legal = () if self.done else legal(self._states[-1], self.seat)
        return self._legal

    def why_not(self, action: int) -> Refused | None:
        """Why a step may not come next, said to its own seat; None if it may, or if the turn is made."""
        if self.done or action in self.legal():
            return None
        return why_not(self._states[-1], self.seat, action, self.legal())

    def view(self) -> View:
        """The position after the steps as the seat would see it, before a step that shows something new.

        What the game goes on with when the turn is over is not in it.
        """
        return view(self._states[-1] if (ending := self._end()) is None else ending[0], self.seat)

    def question(self) -> View:
        """The position in which the open question is put; where the turn has ended, the question that it answers."""
        return self.view() if self._end() is None else view(self._states[-2], self.seat)

    def events(self) -> list[Event]:
        """What the seat has seen of its own steps, without one that shows something new, and nothing behind them."""
        shown = self._told[:-1] if self.sealed_by else self._told
        if (ending := self._end()) is not None:
            shown = [*shown[:-1], ending[1]]
        return [event for told in shown for event in events_for(told, self.seat)]

    def _end(self) -> Ending | None:
        """Where the turn ends, if it is over and the game would go on by itself; worked out when it is looked at."""
        if not self.done or self.sealed_by or goes_on_choosing(self._states[-2], self._states[-1], self.seat):
            return None
        if self._ending is None:
            self._ending = end_of_turn(self._states[-2], self.seat, self.actions[-1])
        return self._ending

    def reveals(self, action: int) -> bool:
        """Whether a step would show something new. Raises `Refused` for one that is not legal."""
        if self._others_choose and action in self.legal():
            return False
        after = self._tried(action)[0]
        return ends_draft(self._states[-1], after, self.seat)

    @property
    def _others_choose(self) -> bool:
        """Whether a sealed choice waits for somebody else as well: then no answer of ours reveals anything."""
        state = self._states[-1]
        return state.sealed_for != 0 and any(seat != self.seat for seat in self._deciders())

    def preview(self, action: int | None = None) -> list[PreviewLine]:
        """What the turn so far would give, or what one more step would: numbers that the seat may know."""
        if action is not None:
            if action not in self.legal():
                raise self._refusal(action)
            return self._forecast(len(self._states) - 1).lines(action)
        return self._forecast(0).lines(*self.actions)

    def effect(self, action: int) -> Effect:
        """What one more step would give and how the lands would stand then, from what the seat may know."""
        if action not in self.legal():
            raise self._refusal(action)
        return self._forecast(len(self._states) - 1).effect(action)

    # --- making -----------------------------------------------------------------------------------------------------
    def act(self, action: int) -> None:
        """One more step; raises `Refused`, with the rule and the numbers, for one that is not legal."""
        after, told = self._tried(action)
        self.actions.append(action)
        self._told.append(told)
        self._legal = self._waits_for = self._ending = None
        if ends_draft(self._states[-1], after, self.seat):
            self.sealed_by = True
            self._behind = after
        else:
            self._states.append(after)

    def undo(self) -> int:
        """Take back the last step; which one it was."""
        if not self.actions:
            raise TableError("there is nothing that can be taken back")
        if self.sealed_by:
            self.sealed_by = False
            self._behind = None
        else:
            self._states.pop()
            self._forecasts.pop(len(self._states), None)
        self._told.pop()
        self._legal = self._waits_for = self._ending = None
        return self.actions.pop()

    def outcome(self) -> tuple[State, list[list[Seen]]]:
        """The true position after all steps, and what happened in each: for the table's commit, never to be shown."""
        return self._states[-1] if self._behind is None else self._behind, self._told

    def is_of(self, state: State, seat: int, actions: Sequence[int]) -> bool:
        """Whether this is the draft of these steps of a seat, made on this very position."""
        return self._states[0] is state and self.seat == seat and self.actions == list(actions)

    def before(self, step: int) -> State:
        """The position before a step: for the table's commit, never to be shown."""
        return self._states[step]

    def _forecast(self, step: int) -> Forecast:
        """What the seat can work out from the position before a step; kept, because menus ask for every choice."""
        known, key = (self._forecasts, step) if step else (self._foreseen, self.seat)
        if key not in known:
            known[key] = Forecast(view(self._states[step], self.seat))
        return known[key]

    def _tried(self, action: int) -> tuple[State, list[Seen]]:
        if action not in self.legal():
            raise self._refusal(action)
        after = self._states[-1].copy()
        return after, carry_out(after, self.seat, action)

    def _refusal(self, action: int) -> Refused | TableError:
        if self.done:
            return TableError("this turn is made: commit it or take a step back")
        return why_not(self._states[-1], self.seat, action)


def end_of_turn(before: State, seat: int, action: int) -> Ending:
    """What the last step of a turn does by itself: the question that it answers is still the open one."""
    ended = before.copy()
    ended.telling, ended.log = True, []
    ended.asking.take(ended, seat, action)
    told, ended.telling, ended.log = ended.log, False, []
    for name in MOMENT:
        setattr(ended, name, getattr(before, name))
    return ended, told


def ends_draft(before: State, after: State, seat: int) -> bool:
    """Whether a step shows something new, so that what comes after it must not be seen before it is committed.

    A sealed answer that does not lead to the reveal shows nothing to the seat that gives it.
    """
    if not after.waiting:
        return True
    return shows_something_new(before, after) and not goes_on_choosing(before, after, seat)


def goes_on_choosing(before: State, after: State, seat: int) -> bool:
    """Whether the same sealed choice is still open after something that this seat did."""
    return (
        before.sealed_for != 0
        and after.sealed_for == before.sealed_for
        and after.agenda == before.agenda
        and all(after.sealed[other] == before.sealed[other] for other in range(before.seats) if other != seat)
    )
