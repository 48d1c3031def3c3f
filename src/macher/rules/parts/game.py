"""What every game state has, whatever the edition: seats, money, chance, the agenda, sealed answers and the log.

The agenda is the control flow of the game as plain data: a stack of frames, each a step's code and one small
argument. A step on top either does its work and is gone, or asks somebody and waits. `waiting` says that the top
frame is asking.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from macher.rules.events import Event
from macher.rules.parts.chance import Seed, rolled, shuffled
from macher.rules.parts.codes import MOST_SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from macher.rules.parts.step import Step

FRAME_BITS: Final = 8  # a frame is step + argument * 256
FRAME_MASK: Final = 255

EVERYONE: Final = -1
NOBODY: Final = -2  # kept for the record, shown when the game is over
ALL_BUT: Final = 16  # ALL_BUT + seat

TURN_ORDERS: Final = [  # [seats][start player]: shared, never copied
    [tuple([(start + i) % seats for i in range(seats)]) for start in range(seats)] for seats in range(MOST_SEATS + 1)
]
LAST_SEAT_FIRST: Final = [[list(order[::-1]) for order in orders] for orders in TURN_ORDERS]  # to be copied


class Game:
    """The part of a position that both editions share. Money in thousands; nothing here knows text, files or time."""

    __slots__ = (
        "agenda",
        "asking",
        "chances",
        "log",
        "money",
        "paid",
        "passes",
        "phase",
        "received",
        "round",
        "sealed",
        "sealed_for",
        "seats",
        "seed",
        "start",
        "steps",
        "telling",
        "turn",
        "waiting",
    )

    seats: int
    seed: Seed
    chances: int
    round: int
    phase: int
    start: int
    turn: int
    passes: int
    waiting: bool
    agenda: list[int]
    asking: Step[Any]  # on top of the agenda, while `waiting`; kept at hand, as all doors need it
    sealed: list[tuple[int, ...]]
    sealed_for: int  # bit mask of the seats asked
    money: list[int]  # known to its owner only
    paid: list[int]  # the public ledger: all that a seat has paid openly,
    received: list[int]  # and all that it was seen to receive
    steps: list[Step[Any]]  # the edition's steps; shared, never copied
    telling: bool
    log: list[tuple[int, Event]]

    # --- the agenda -------------------------------------------------------------------------------------------------
    def push(self, step: int, argument: int = 0) -> None:
        """Put a step on top of the agenda: it is the next thing that happens."""
        frame: i64 = argument
        self.agenda.append(step | frame << FRAME_BITS)

    def argument(self) -> int:
        """The argument of the step that is asking."""
        frame: i64 = self.agenda[-1]
        return frame >> FRAME_BITS

    def finish(self) -> None:
        """The step that was asking is done."""
        self.agenda.pop()
        self.waiting = False

    def proceed(self) -> None:
        """Run the agenda until somebody is asked or the game is over."""
        agenda = self.agenda
        while agenda and not self.waiting:
            top = len(agenda) - 1
            frame: i64 = agenda[top]
            step = self.steps[frame & FRAME_MASK]
            if step.enter(self, frame >> FRAME_BITS):
                self.asking = step
                self.waiting = True
            else:
                agenda.pop(top)  # it is done, and what it put on the agenda lies above

    def resume(self) -> None:
        """The agenda was taken from elsewhere (a save, a view): whoever was asked is asked again."""
        if self.waiting:
            self.asking = self.steps[self.agenda[-1] & FRAME_MASK]

    # --- seats ------------------------------------------------------------------------------------------------------
    def turn_order(self) -> tuple[int, ...]:
        """The start player first, then clockwise."""
        return TURN_ORDERS[self.seats][self.start]

    def turn_stack(self) -> list[int]:
        """A new list of the seats in turn order, the first one last."""
        return LAST_SEAT_FIRST[self.seats][self.start][:]

    # --- money ------------------------------------------------------------------------------------------------------
    # Written out, here and elsewhere: mypyc makes a call and an object of `list[at] += number`.
    def pay(self, seat: int, amount: int) -> None:
        """Pay the bank, openly."""
        self.money[seat] = self.money[seat] - amount
        self.paid[seat] = self.paid[seat] + amount

    def receive(self, seat: int, amount: int) -> None:
        """Receive from the bank, openly."""
        self.money[seat] = self.money[seat] + amount
        self.received[seat] = self.received[seat] + amount

    # --- chance -----------------------------------------------------------------------------------------------------
    def shuffle(self, cards: list[int]) -> list[int]:
        """The cards in a new random order: one chance event."""
        self.chances += 1
        return shuffled(cards, self.seed, self.chances)

    def roll(self, faces: tuple[int, ...], count: int) -> list[int]:
        """So many dice with these faces: one chance event."""
        self.chances += 1
        return rolled(faces, count, self.seed, self.chances)

    # --- events -----------------------------------------------------------------------------------------------------
    def tell(self, event: Event) -> None:
        """Something happened that everybody sees. Call it behind `if telling`: events cost time that playouts save."""
        self.log.append((EVERYONE, event))

    def tell_only(self, seat: int, event: Event) -> None:
        """Something happened that one seat sees."""
        self.log.append((seat, event))

    def tell_others(self, seat: int, event: Event) -> None:
        """What everybody but one seat sees of it."""
        self.log.append((ALL_BUT + seat, event))


def sees(visible: int, seat: int | None) -> bool:
    """Whether a seat (or a spectator, `None`) may see an event of this visibility."""
    if visible == EVERYONE:
        return True
    if visible == NOBODY:
        return False
    if visible >= ALL_BUT:
        return seat is None or seat != visible - ALL_BUT
    return seat == visible
