"""The five doors: everything that is not rules talks to the rules through these functions and nothing else.

config = configure("2019", variant=4, parties=("spd", "cdu", "fdp"), options={}, tables=load("2019"))
state = setup(config, seed="tonight")
while seats := deciders(state):
    seat = seats[0]
    events = apply(state, seat, legal(state, seat)[0])
"""

from __future__ import annotations

from macher.rules.e2019.determinize import determinize
from macher.rules.e2019.options import Config, ConfigError
from macher.rules.e2019.options import configure as configure_2019
from macher.rules.e2019.order_of_play import STEPS
from macher.rules.e2019.scoring import Score, scores, winners
from macher.rules.e2019.setup import new_game
from macher.rules.e2019.state import State
from macher.rules.e2019.tables import Tables
from macher.rules.e2019.view import View, view
from macher.rules.events import Event
from macher.rules.parts.chance import seed_of
from macher.rules.parts.game import FRAME_MASK, sees
from macher.rules.parts.refusal import Refused

__all__ = [
    "Config",
    "ConfigError",
    "Event",
    "Refused",
    "Score",
    "Seen",
    "State",
    "View",
    "advance",
    "apply",
    "configure",
    "deciders",
    "determinize",
    "events_for",
    "legal",
    "scores",
    "setup",
    "setup_told",
    "step_name",
    "step_rule",
    "view",
    "why_not",
    "winners",
]

Seen = tuple[int, Event]
"""An event with its visibility: EVERYONE, NOBODY, one seat, or all but one."""


def configure(
    edition: str, *, variant: int, parties: tuple[str, ...], options: dict[str, str] | None = None, tables: Tables
) -> Config:
    """Check and build the configuration of a game."""
    if edition != "2019":
        raise ConfigError(f"there is no edition {edition!r}; editions are 2019")
    return configure_2019(variant, parties, options or {}, tables)


def setup(config: Config, seed: str | int) -> State:
    """A new game; all its chance comes from the seed."""
    return setup_told(config, seed)[0]


def setup_told(config: Config, seed: str | int) -> tuple[State, list[Seen]]:
    """A new game, and what happened while it was laid out."""
    state = State()
    state.steps = STEPS
    state.telling = True
    state.log = []
    new_game(state, config, seed_of(str(seed)))
    state.proceed()
    return state, _told(state)


def deciders(state: State) -> tuple[int, ...]:
    """The seats that the game waits for; none when it is over."""
    if not state.waiting:
        return ()
    step = state.steps[state.agenda[-1] & FRAME_MASK]
    return tuple(seat for seat in range(state.seats) if step.asks(state, seat))


def legal(state: State, seat: int) -> tuple[int, ...]:
    """Every action the seat may take now. A seat that has answered a sealed choice may take it back."""
    if not state.waiting:
        return ()
    step = state.steps[state.agenda[-1] & FRAME_MASK]
    if step.asks(state, seat) or state.sealed_for:
        return step.options(state, seat)
    return ()


def apply(state: State, seat: int, action: int) -> list[Seen]:
    """Carry out an action; raises `Refused`, with the rule and the numbers, for one that is not legal."""
    if action not in legal(state, seat):
        raise why_not(state, seat, action)
    state.telling = True
    state.log = []
    state.steps[state.agenda[-1] & FRAME_MASK].take(state, seat, action)
    if not state.waiting:
        state.proceed()
    return _told(state)


def advance(state: State, seat: int, action: int) -> None:
    """As `apply`, for a legal action and without events: what search and simulation use."""
    state.steps[state.agenda[-1] & FRAME_MASK].take(state, seat, action)
    if not state.waiting:
        state.proceed()


def _told(state: State) -> list[Seen]:
    log = state.log
    state.telling = False
    state.log = []
    return log


def why_not(state: State, seat: int, action: int) -> Refused:
    """Why a seat may not take an action now."""
    if not state.waiting:
        return Refused("R19-17.1", "game-over")
    step = state.steps[state.agenda[-1] & FRAME_MASK]
    if not 0 <= seat < state.seats:
        return Refused("R19-0.1", "no-such-seat", seats=state.seats)
    if not legal(state, seat):
        return Refused(step.rule, "not-your-turn")
    if legal(state, seat) == (0,):
        return Refused(step.rule, "already-chosen")
    return step.refusal(state, seat, action)


def events_for(events: list[Seen], seat: int | None) -> list[Event]:
    """The events that a seat, or a spectator, may see."""
    return [event for visible, event in events if sees(visible, seat)]


def step_name(state: State) -> str:
    """The name of the decision that is open, or `game-over`."""
    return state.steps[state.agenda[-1] & FRAME_MASK].name if state.waiting else "game-over"


def step_rule(state: State) -> str:
    """The rule that the open decision rests on."""
    return state.steps[state.agenda[-1] & FRAME_MASK].rule if state.waiting else "R19-17.1"
