"""The rows of the store as plain values. Moments are seconds since the epoch, spans are seconds.

Rows hold secrets (seeds, hashes, turns): none of them is a wire type. What a log would print of them is harmless.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from msgspec import Struct, field

from macher.rules.branch import Branch
from macher.rules.shuffle import Shuffle

Status = Literal["gathering", "playing", "finished", "closed"]


class GameRow(Struct, frozen=True, kw_only=True):
    """A game: what it is played with, and how far it is."""

    id: str
    edition: str
    variant: int
    parties: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    data: str
    """Digest of the data."""
    engine: str
    rules: int
    server_seed: str
    """The server's part of the seed: secret until the game is finished or closed."""
    commitment: str
    """What is published of `server_seed` before the game."""
    words: tuple[str, ...] | None = None
    """A word of each player for the shuffle, in seat order, empty where nobody said one (see `macher.rules.shuffle`).
    None where nobody was asked, as in a game on a seed that was given: then `server_seed` is the whole seed."""
    status: Status = "gathering"
    public: bool = False
    name: str = ""
    link: str
    """Who knows it may join."""
    clock: dict[str, Any] | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    """Whatever else the server keeps about a table."""
    rematch_of: str | None = None
    host: str | None = None
    """The user who set the table up."""
    created: float
    updated: float
    result: tuple[int, ...] | None = None
    version: int = 0
    """The number of turns."""

    def __repr__(self) -> str:
        return f"GameRow({self.id!r}, {self.status}, version {self.version})"

    @property
    def shuffle(self) -> Shuffle | None:
        """The server's part of the seed and the words, where there are words. As secret as the server's part."""
        return None if self.words is None else Shuffle(self.server_seed, self.words)

    @property
    def seed(self) -> str:
        """The seed of the game. As secret as the server's part, but where it is that of an earlier game."""
        if self.branches:
            return str(self.settings["branch"]["seed"])
        return self.server_seed if self.shuffle is None else self.shuffle.seed

    @property
    def branches(self) -> tuple[Branch, ...]:
        """Where it went on from a moment of an earlier game; then `server_seed` is for all that comes after."""
        kept = self.settings.get("branch")
        if kept is None:
            return ()
        return (*(Branch(*one) for one in kept["earlier"]), Branch(kept["after"], kept["seat"], self.server_seed))


class GameChange(TypedDict, total=False):
    """What may be changed of a game without a turn."""

    status: Status
    parties: tuple[str, ...]
    words: tuple[str, ...] | None
    public: bool
    name: str
    link: str
    clock: dict[str, Any] | None
    settings: dict[str, Any]
    host: str | None
    result: tuple[int, ...] | None


class TurnRow(Struct, frozen=True, kw_only=True):
    """One committed turn; `version` is the number of turns with this one: the first has 1."""

    version: int
    seat: int
    actions: tuple[int, ...]
    automatic: bool = False
    key: str | None = None
    """The client's own mark of this turn: the same key of the same seat is the same turn, sent again."""
    at: float

    def __repr__(self) -> str:
        return f"TurnRow(version {self.version}, seat {self.seat})"


class Snapshot(Struct, frozen=True):
    """A saved position after `version` turns: a cache, the turns are the truth."""

    version: int
    text: str

    def __repr__(self) -> str:
        return f"Snapshot(version {self.version})"


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat of a game: which party, and who plays it."""

    game: str
    seat: int
    party: str
    kind: str
    """`person`, `bot`, `hot` or `open`."""
    name: str = ""
    bot: str | None = None
    holder: str | None = None
    """The user who plays here."""
    token: str | None = None
    """Hash of the seat token of an outside program."""
    bank: float | None = None
    """Time left on the clock, as of `running_since`."""
    running_since: float | None = None
    """Since when the clock runs, in the time of the service (see `Pulse`); None while it stands still."""
    answered_at: float | None = None
    """When a sealed answer stopped the clock that can still be taken back."""
    absent_until: float | None = None
    """Until when the clock does not run, because its player was not at the table yet."""
    kept_for: str | None = None
    """The user who may take the seat back: who left it to a bot, or whose time was over."""

    def __repr__(self) -> str:
        return f"SeatRow({self.game!r}, seat {self.seat}, {self.kind})"


class ClockChange(Struct, frozen=True):
    """How the clock of a seat stands after a turn."""

    seat: int
    bank: float | None
    running_since: float | None
    answered_at: float | None = None
    absent_until: float | None = None


class Pulse(Struct, frozen=True):
    """The last sign of life of the service, and its time: that of the system's clock without the time it was down."""

    at: float
    """When it was given, in the time of the service."""
    behind: float
    """How far that time is behind the system's clock."""


class Happening(Struct, frozen=True, kw_only=True):
    """Something that happened at a table beside the turns: joined, left, replaced by a bot, closed. Never undone."""

    version: int
    """The version of the game at which it happened."""
    kind: str
    seat: int | None = None
    fields: dict[str, Any] = field(default_factory=dict)
    at: float
    n: int = 0
    """The number in the log of the game, from 1; the store gives it."""


class UserRow(Struct, frozen=True, kw_only=True):
    """A person: a guest who has only a name, or the holder of an account."""

    id: str
    name: str
    account: str | None = None
    """What the person logs in with, unique, upper and lower case alike; None for guests."""
    email: str | None = None
    """Where the person wants mail to go; whether it does is another matter: see `mail_goes_to`."""
    email_confirmed: str | None = None
    """The address whose mail the person reads for certain: they knew the code that was sent there."""
    email_code: str | None = None
    """Hash of the code that was sent to `email`, and until when it is good."""
    email_code_until: float | None = None
    password: str | None = None
    """An argon2 hash; None for guests."""
    language: str | None = None
    notices: dict[str, Any] = field(default_factory=dict)
    created: float

    def __repr__(self) -> str:
        return f"UserRow({self.id!r})"

    @property
    def mail_goes_to(self) -> str | None:
        """The address for notices, once it is confirmed."""
        return self.email if self.email == self.email_confirmed else None


class UserChange(TypedDict, total=False):
    """What may be changed of a user."""

    name: str
    account: str | None
    email: str | None
    email_code: str | None
    email_code_until: float | None
    password: str | None
    language: str | None
    notices: dict[str, Any]


class SessionRow(Struct, frozen=True, kw_only=True):
    """A browser that is known again by its cookie; `token` is the hash of what the cookie holds."""

    token: str
    user: str
    created: float
    seen: float
    expires: float

    def __repr__(self) -> str:
        return f"SessionRow(of {self.user!r})"


class DeviceRow(Struct, frozen=True, kw_only=True):
    """A browser that wants notices, as its push service knows it. Who knows all of it may send there."""

    session: str
    """The hash of the token of its session, with which it ends."""
    endpoint: str
    """The address of the push service for this browser."""
    p256dh: str
    """The browser's public key and its secret: messages are encrypted for nobody else."""
    auth: str
    created: float

    def __repr__(self) -> str:
        return f"DeviceRow(of {self.created:.0f})"


class ChatRow(Struct, frozen=True, kw_only=True):
    """One thing said at a table."""

    game: str
    n: int = 0
    """The number in the chat of the game, from 1; the store gives it."""
    user: str | None = None
    seat: int | None = None
    name: str
    text: str
    at: float


class OrderRow(Struct, frozen=True, kw_only=True):
    """What a seat wants done when it is asked later (see `macher.play.orders`), and what became of it."""

    game: str
    seat: int
    n: int = 0
    """The number among the orders of the seat; the store gives it."""
    owner: str
    """Who held the seat when the order was given: it is of no use to anybody else."""
    step: str
    round: int
    land: int | None = None
    most: int | None = None
    how: Literal["least", "whole"] = "least"
    alone: bool = False
    facts: dict[str, Any] = field(default_factory=dict)
    """What it rests on, as it was then."""
    state: Literal["standing", "done", "void"] = "standing"
    reason: str | None = None
    """Why it is void."""
    acted: int = 0
    """How often it has acted."""
    at: float

    def __repr__(self) -> str:
        return f"OrderRow({self.game!r}, seat {self.seat}, number {self.n})"


class OrderUse(Struct, frozen=True):
    """What a turn does to an order of its seat: it `acts` by it, or ends it."""

    n: int
    acts: bool
    state: Literal["standing", "done", "void"]
    reason: str | None = None


class ReviewRow(Struct, frozen=True, kw_only=True):
    """The review of a finished game as far as it has come: `text` is a `macher.review.work.Work` in JSON."""

    game: str
    text: str
    done: float
    """The part that is done, 0 to 1."""
    at: float


class NoticeRow(Struct, frozen=True, kw_only=True):
    """A notice that it is somebody's turn, to be sent when it is due. One for each question put to a seat."""

    game: str
    seat: int
    version: int
    """The version at which the seat was asked."""
    user: str
    due: float


class Loaded(Struct, frozen=True):
    """All that is needed to go on with a game, read at one moment: the newest snapshot and only the turns after it."""

    game: GameRow
    seats: list[SeatRow]
    snapshot: Snapshot | None
    turns: list[TurnRow]
    orders: list[OrderRow] = field(default_factory=list)


class Change(Struct, frozen=True):
    """Something another process has written: look at the game again. Without a game: look at everything again."""

    game: str | None
    """The game; for `person` the user."""
    what: str
    """`turn`, `game`, `seat`, `chat`, `order`, `person` (sessions or seats of theirs changed), or `everything`."""
    version: int = 0
    """The version of the game; for `chat` the number of the newest message."""
