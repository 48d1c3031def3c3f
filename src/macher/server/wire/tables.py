"""Tables: how they are made, who sits there, and what the lobby shows."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from macher.server.wire.base import Answer, Name, OptionText, Request, SeatKind, SeatNumber, TableStatus


# --- tables -----------------------------------------------------------------------------------------------------------
class Clock(Struct, kw_only=True, forbid_unknown_fields=True):
    """Thinking time: a bank for the game, and an increment after each turn, in seconds."""

    bank: Annotated[int, Meta(ge=10, le=60 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=14 * 86400)] = 0
    at_zero: Literal["bot", "open"] = "bot"
    """What happens at zero: a bot plays on, or the seat opens for somebody else."""


class NewSeat(Request):
    """A seat of a new table: for me, for somebody at my device (`hot`), for a bot, or open."""

    party: Annotated[str, Meta(max_length=10)]
    kind: Literal["me", "open", "hot", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class NewTable(Request):
    """A table to be made."""

    edition: Literal["2019", "2006"]
    seats: Annotated[list[NewSeat], Meta(min_length=3, max_length=5)]
    variant: int | None = None
    options: Annotated[dict[OptionText, OptionText], Meta(max_length=40)] = field(default_factory=dict)
    data: Annotated[str, Meta(max_length=40)] | None = None
    """The name of a data set; the shipped one without."""
    name: Name | None = None
    public: bool = False
    """Whether the lobby shows it to everybody."""
    spectators: bool = True
    """Whether people without a seat may watch."""
    clock: Clock | None = None
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    """A seed of one's own: then nobody can say that the shuffle was secret, and the table says so."""
    word: Annotated[str, Meta(max_length=60)] | None = None
    """The maker's word for the shuffle."""
    hints: bool | None = None
    """Whether players may ask what a strong bot would do; without a word of the maker, where all others are bots."""


class NewLesson(Request):
    """A guided game to be begun: a first game of an edition, with a script for its first round."""

    edition: Literal["2019", "2006"]
    name: Name | None = None


class Join(Request):
    """Take an open seat. `link` is the secret part of the invitation; a public table needs none."""

    name: Name | None = None
    link: Annotated[str, Meta(max_length=80)] | None = None
    seat: SeatNumber | None = None
    word: Annotated[str, Meta(max_length=60)] | None = None
    """A word that is mixed into the shuffle."""


class Leave(Request):
    """Give up a seat: it opens."""

    seat: SeatNumber


class SeatChange(Request):
    """Who shall sit here from now on: a bot, somebody at my device, or nobody yet."""

    kind: Literal["bot", "open", "hot", "me"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class RematchRequest(Request):
    """Another game with the same people, parties and options; on the same seed it deals the same cards."""

    same_seed: bool = False


class PlayOn(Request):
    """A new game from a moment of a finished one: I take a seat, bots of a level take the others."""

    version: Annotated[int, Meta(ge=0)]
    """After so many turns. Where sealed answers lie on the table then, before the first of them."""
    seat: SeatNumber
    """Mine. All that it did not know at that moment is drawn anew."""
    bot: Annotated[str, Meta(max_length=40)] | None = None


class SeatClock(Answer):
    """The time that a seat has left, in seconds, at the moment of the answer."""

    left: float
    running: bool


class Seat(Answer):
    """A seat as everybody may see it; `mine` and `here` depend on who asks and when."""

    seat: int
    party: str
    kind: SeatKind
    name: str | None
    bot: str | None
    temperament: str | None
    """What a bot is like beside others of its level."""
    here: bool
    """Whether a page or program of this seat is connected."""
    mine: bool
    back: bool
    """Whether I may take it back: I left it to a bot, or my time was over."""
    clock: SeatClock | None


class Table(Answer):
    """A table as a member or a visitor sees it."""

    id: str
    name: str
    edition: str
    variant: int
    options: dict[str, str]
    rules: int
    """The version of the rules that the game began with, and goes on with."""
    data: str
    """The digest of the data set."""
    status: TableStatus
    seats: list[Seat]
    version: int
    public: bool
    spectators: bool
    owner: bool
    """Whether I made it: I may start, close and reseat it."""
    member: bool
    link: str | None
    """The secret part of the invitation, for members while a seat is open."""
    commitment: str
    """The hash of the service's part of the seed, published before the first card."""
    words: list[str]
    """The words of the players for the shuffle, once the game has begun."""
    seed_known: bool
    """Whether somebody may know the seed: its maker named it, or it is that of an earlier game."""
    clock: Clock | None
    created: float
    deciders: list[int]
    """The seats that the game waits for."""
    result: list[int] | None
    hints: bool
    """Whether players may ask for hints now."""
    guided: bool
    """Whether this is a lesson: a first game that the page explains."""
    practice: bool
    """Whether a position is practised here: see `/practice` of the table."""
    rematch: str | None
    """The id of the table where the same people play again."""
    same_deal: str | None
    """For members: the id of another table of the same people with the same cards, to compare the two."""


class TableLine(Answer):
    """A table in the lobby."""

    id: str
    name: str
    edition: str
    variant: int
    status: TableStatus
    seats: list[Seat]
    public: bool
    mine: bool
    my_turn: bool
    created: float
    version: int


class Lobby(Answer):
    """Tables that are open to all, and mine."""

    open: list[TableLine]
    mine: list[TableLine]


class SeatToken(Answer):
    """A token for an outside program, shown once: `Authorization: Bearer <token>`. A new one replaces the old."""

    table: str
    seat: int
    token: str


# --- records ----------------------------------------------------------------------------------------------------------
class RecordImport(Request):
    """A game record: a finished one becomes a table to look at, an unfinished one a table at my device."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]
    name: Name | None = None
