"""Steps that only put other steps on the agenda: round by round, land by land, seat by seat.

They make the order of play, and are named there: `EachLand("media-influence", "R19-11.1", EXCHANGE_OPINION)`.
"""

from __future__ import annotations

from typing import TypeVar

from macher.rules.events import PhaseBegan, RoundBegan
from macher.rules.parts.campaign import Campaign
from macher.rules.parts.codes import LANDS
from macher.rules.parts.game import FRAME_BITS
from macher.rules.parts.step import Automatic

C = TypeVar("C", bound=Campaign)


def frame(step: int, argument: int) -> int:
    """A step as it lies on the agenda."""
    return step | argument << FRAME_BITS


class LayOut(Automatic[C]):
    """Lays steps on the agenda that follow from who starts and which lands are in play: made once for each such case.

    A dozen frames at a time would be a dozen new numbers; this way it is one list, copied onto the agenda.
    """

    def __init__(self) -> None:
        self.known: dict[int, list[int]] = {}

    def case(self, g: C) -> int:
        """A number for all that the frames depend on."""
        case = g.seats << 3 | g.start & 7
        for land in g.order:
            case = case << 3 | land + 1
        return case

    def frames(self, g: C) -> list[int]:
        """The steps in order, the first one last."""
        return []

    def do(self, g: C, argument: int) -> None:
        case = self.case(g)
        frames = self.known.get(case)
        if frames is None:
            frames = self.frames(g)
            self.known[case] = frames
        g.agenda.extend(frames)


class EachLand(LayOut[C]):
    """The same step for every land in play, in the order of the elections; its argument is the land."""

    def __init__(self, name: str, rule: str, step: int) -> None:
        super().__init__()
        self.name = name
        self.rule = rule
        self.step = step

    def frames(self, g: C) -> list[int]:
        return [frame(self.step, land) for land in reversed(g.order)]


class EachSeat(LayOut[C]):
    """The same steps, one after the other, for every seat in turn order; their argument is the seat."""

    def __init__(self, name: str, rule: str, *steps: int) -> None:
        super().__init__()
        self.name = name
        self.rule = rule
        self.steps = steps

    def frames(self, g: C) -> list[int]:
        return [frame(step, seat) for seat in reversed(g.turn_order()) for step in reversed(self.steps)]


class EachSeatInEachLand(EachLand[C]):
    """The same step for every seat in turn order, and for each of them land by land; argument: seat * 4 + land."""

    def frames(self, g: C) -> list[int]:
        return [
            frame(self.step, seat * LANDS + land) for seat in reversed(g.turn_order()) for land in reversed(g.order)
        ]


class Phase(Automatic[C]):
    """The next phase of the round begins; the argument is its number."""

    name = "phase"

    def do(self, g: C, argument: int) -> None:
        g.phase = argument
        if g.telling:
            g.tell(PhaseBegan(argument))


def frames_of(phases: tuple[tuple[int, tuple[int, ...]], ...], phase_step: int) -> list[int]:
    """Phases, each with its number and its steps in order, as they lie on the agenda: the first one last."""
    frames = []
    for number, steps in reversed(phases):
        frames += [*reversed(steps), phase_step | number << FRAME_BITS]
    return frames


class BeginRound(Automatic[C]):
    """A round begins: its phases go on the agenda."""

    def voting(self, g: C) -> tuple[int, ...]:
        """The states that vote at its end."""
        return ()

    def frames(self, g: C) -> list[int]:
        """Its phases as they lie on the agenda; made once, never changed."""
        return []

    def do(self, g: C, argument: int) -> None:
        g.round += 1
        if g.telling:
            g.tell(RoundBegan(g.round, self.voting(g)))
        g.agenda.extend(self.frames(g))
