"""Playing on from a moment of a finished game: the actions until then are the old ones, all that comes is drawn anew.

Who plays on has seen the finished game with its cards turned over. So at the moment everything that the chosen seat
did not know is drawn again, from a secret seed of its own: decks, hands and face-down cards of the others, and the
chance to come. What the seat knew stays as it was. A moment is one at which no sealed answer is in: the others answer
anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from macher.rules.doors import determinize, view
from macher.rules.parts.campaign import Campaign as State
from macher.rules.parts.chance import seed_of
from macher.rules.parts.told import Told


@dataclass(frozen=True)
class Branch:
    """Where a game leaves another one."""

    after: int
    """So many actions are those of the other game."""
    seat: int
    """What this seat knew then stays as it was."""
    seed: str
    """All chance from then on comes from this one."""

    def __post_init__(self) -> None:
        if not self.seed or len(self.seed.split()) != 1 or self.after < 0:
            raise Told("a game that goes on from another has a moment, and a seed of one word", "branch")


def drawn_anew(state: State, branches: Iterable[Branch], at: int) -> State:
    """The position after so many actions: where a branch begins, what its seat does not know is drawn from its seed."""
    for branch in branches:
        if branch.after == at:
            state = _drawn_anew(state, branch)
    return state


def _drawn_anew(state: State, branch: Branch) -> State:
    """Habits of bots have no part in it, so that better guesses of theirs change no game that was kept."""
    if not state.waiting or not 0 <= branch.seat < state.seats or not is_moment(state):
        raise Told("nobody can play on from this moment", "branch-moment")
    new: State = determinize(view(state, branch.seat), Random(seed_of(branch.seed)), likely=False)
    return new


def is_moment(state: State) -> bool:
    """Whether a game can go on from here otherwise: it is not over, and no sealed answer lies on the table."""
    return state.waiting and not any(state.sealed)
