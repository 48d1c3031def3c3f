"""The five doors: everything that is not rules talks to the rules through these functions and nothing else.

So a game is played:

    config = configure("2019", variant=4, parties=("spd", "cdu", "fdp"), options={}, tables=load("2019"))
    state = setup(config, seed="tonight")
    while seats := deciders(state):
        seat = seats[0]
        events = apply(state, seat, legal(state, seat)[0])
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from macher.rules.editions import edition
from macher.rules.events import Event
from macher.rules.parts.campaign import Campaign as State
from macher.rules.parts.chance import seed_of
from macher.rules.parts.codes import MOST_SEATS, TAKE_BACK_ONLY, by_mask
from macher.rules.parts.config import Config
from macher.rules.parts.game import sees
from macher.rules.parts.refusal import Refused
from macher.rules.parts.score import Score
from macher.rules.parts.views import View
from macher.rules.versions import RULES_VERSION

if TYPE_CHECKING:
    from mypy_extensions import i64

SEATS: Final = by_mask(0, MOST_SEATS)
"""The seats of a bit mask; shared, never copied."""
ALONE: Final = [SEATS[1 << seat] for seat in range(MOST_SEATS)]

FAR: Final = 1 << 40
"""Beyond all codes. The steps get no number that is larger: theirs have 64 bits when they are compiled."""

Seen = tuple[int, Event]
"""An event with its visibility: EVERYONE, NOBODY, one seat, or all but one."""


def configure(
    name: str,
    *,
    variant: int,
    parties: tuple[str, ...],
    options: dict[str, str] | None = None,
    tables: Any,
    rules: int = RULES_VERSION,
) -> Config:
    """Check and build the configuration of a game; one that began earlier names the version of its rules."""
    return edition(name).configure(variant, parties, options or {}, tables, rules)


# --- setup -----------------------------------------------------------------------------------------------------------
def setup(config: Config, seed: str | int) -> Any:
    """A new game, a state of its edition's own class; all its chance comes from the seed."""
    return setup_told(config, seed)[0]


def setup_told(config: Config, seed: str | int) -> tuple[Any, list[Seen]]:
    """A new game, and what happened while it was laid out."""
    played = edition(config.edition)
    state = played.seat_state(config)
    state.seed = seed_of(str(seed))
    state.chances = 0
    state.telling = True
    played.lay_out(state)
    state.proceed()
    return state, _told(state)


# --- legal -----------------------------------------------------------------------------------------------------------
def deciders(state: State) -> tuple[int, ...]:
    """The seats that the game waits for; none when it is over."""
    if not state.waiting:
        return ()
    step = state.asking
    if not state.sealed_for:
        return ALONE[step.decider(state)]
    bit: i64 = 1
    asked: i64 = 0
    for seat in range(state.seats):
        if step.asks(state, seat):
            asked |= bit
        bit <<= 1
    return SEATS[asked]


def legal(state: State, seat: int) -> tuple[int, ...]:
    """Every action the seat may take now. A seat that has answered a sealed choice may take it back."""
    if not state.waiting or not 0 <= seat < state.seats:
        return ()
    step = state.asking
    if state.sealed_for or step.asks(state, seat):
        return step.options(state, seat)
    return ()


# --- apply -----------------------------------------------------------------------------------------------------------
def apply(state: State, seat: int, action: int) -> list[Seen]:
    """Carry out an action; raises `Refused`, with the rule and the numbers, for one that is not legal."""
    if action not in legal(state, seat):
        raise why_not(state, seat, action)
    return carry_out(state, seat, action)


def carry_out(state: State, seat: int, action: int) -> list[Seen]:
    """As `apply`, for an action that was found in `legal` already."""
    state.telling = True
    state.log = []
    advance(state, seat, action)
    return _told(state)


def advance(state: State, seat: int, action: int) -> tuple[int, ...]:
    """As `apply`, for a legal action and without events: what search and simulation use.

    Returns the next `deciders`, so that a loop over a game has one call less.
    """
    state.asking.take(state, seat, action)
    if not state.waiting:
        state.proceed()
    return deciders(state)


def _told(state: State) -> list[Seen]:
    log = state.log
    state.telling = False
    state.log = []
    return log


def why_not(state: State, seat: int, action: int, choices: tuple[int, ...] | None = None) -> Refused:
    """Why a seat may not take an action now. `choices` are its legal ones, if they are known already."""
    if not state.waiting:
        return Refused(step_rule(state), "game-over")
    step = state.asking
    if not 0 <= seat < state.seats:
        return Refused(edition(state.config.edition).limits.players_rule, "no-such-seat", seats=state.seats)
    if choices is None:
        choices = legal(state, seat)
    if not choices:
        return Refused(step.rule, "not-your-turn")
    if choices == TAKE_BACK_ONLY:
        return Refused(step.rule, "already-chosen")
    return step.refusal(state, seat, max(-FAR, min(action, FAR)))


def events_for(events: list[Seen], seat: int | None) -> list[Event]:
    """The events that a seat, or a spectator, may see."""
    return [event for visible, event in events if sees(visible, seat)]


# --- view and determinize --------------------------------------------------------------------------------------------
def view(state: State, seat: int | None) -> View:
    """What a seat, or a spectator (None), may know, as plain JSON data."""
    if seat is not None and not 0 <= seat < state.seats:
        raise Refused(edition(state.config.edition).limits.players_rule, "no-such-seat", seats=state.seats)
    return edition(state.config.edition).reading.view(state, seat)


def determinize(seen: View, rng: Random, likely: bool = True) -> Any:
    """A full state consistent with a view: what bots think with. What is hidden is drawn from `rng`.

    Things that others keep hidden are drawn as likely as they are in games of bots; without `likely` all are alike.
    """
    played = edition(seen.config.edition)
    state = played.seat_state(seen.config)
    played.reading.imagine(state, seen.data, rng, likely)
    return state


# --- reading a state -------------------------------------------------------------------------------------------------
def scores(state: State) -> list[Score]:
    """The score of each seat by source, as it would be if the game ended now."""
    return edition(state.config.edition).scoring.scores(state)


def winners(state: State) -> tuple[int, ...]:
    """The seats that win, as it would be if the game ended now."""
    return edition(state.config.edition).scoring.winners(state)


def step_name(state: State) -> str:
    """The name of the decision that is open, or `game-over`."""
    return state.asking.name if state.waiting else "game-over"


def step_rule(state: State) -> str:
    """The rule that the open decision, or the end of the game, rests on."""
    if state.waiting:
        return state.asking.rule
    return edition(state.config.edition).end_rule
