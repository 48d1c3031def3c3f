"""Playing: positions, drafts, turns, and what happened; chat and notes beside it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from macher.server.wire.base import Answer, Request, SeatNumber, Steps, Version, ViewData, Word


# --- playing ----------------------------------------------------------------------------------------------------------
class Piece(Answer):
    """Something on the table to point at: `{kind: "land", index: 2}`, `{kind: "seat", index: 0}`."""

    kind: Literal["land", "state", "seat", "card", "politician", "poll", "donation", "topic", "slot"]
    index: int


class Option(Answer):
    """One thing that the seat may do now."""

    word: str
    text: str
    reveals: bool
    """Whether it shows something new: then it cannot be taken back, and it is the last step of its turn."""
    group: str
    """The family of the action: `bid`, `media`, `rallies`, `pass`, …"""
    value: int
    """Its place in the family: the sum of a bid, the number of rallies, the land, the card."""


class Refusal(Answer):
    """Something of the same kinds that the seat may not do now, and why: for the reader's "why not?"."""

    word: str
    text: str
    group: str
    value: int
    reason: str
    rule: str


class Payment(Answer):
    """Money that a seat received, or paid (below 0), in thousands."""

    seat: int
    amount: int


class Told(Answer):
    """Something that happened, as the viewer may know it."""

    version: int
    """The turn that it happened in; 0 is the opening, before the first turn."""
    kind: str
    fields: dict[str, Any]
    text: str
    about: list[Piece]
    money: list[Payment]
    """What it paid and brought in, for the public ledger."""


class Preview(Answer):
    """One thing that would come of it: computed by the engine on a copy, from what the seat may know."""

    key: str
    """What is told: `money`, `votes`, `points`, `leads`, …"""
    numbers: dict[str, int]
    land: int | None
    seats: list[int]
    text: str


class PartyMeter(Answer):
    """A party in a land: what it has, and what converting all its rallies now would add (`gain`)."""

    seat: int
    votes: int
    rallies: int
    trend: int
    match: int
    gain: int
    points: int
    """Of the state's table, at the votes and the gain together."""
    formula: str
    """How the gain comes about, with the numbers filled in."""


class Pair(Answer):
    """Two parties that may govern a land together, as if everybody converted now."""

    seats: list[int]
    votes: int
    """Both together."""
    agreement: int
    """Program cards (policy cards) that both have."""
    way: Literal["open", "sure", "made"]
    """`sure`: it comes by itself, or one can force it (2006); `open`: if somebody refuses, or by an offer (2006)."""
    enough: bool
    """Whether the votes are enough to govern: the majority, or more than any other (2006)."""


class Meter(Answer):
    """A land at a glance, as if everybody converted now: `winners` would win the election with these votes."""

    land: int
    state: int
    parties: list[PartyMeter]
    winners: list[int]
    influencer: int | None
    """The seat with the majority of the media."""
    pairs: list[Pair]
    """Who could govern with whom: those that are not named cannot, as things stand."""


class Purse(Answer):
    """The money of a party as everybody has heard of it: the same for all viewers, whatever the table's option."""

    money: int
    """What it began with, less what it has `paid`, and what it has `received` (both in the view)."""
    least: int
    """What is left at least, and at most, when the politicians that lie face down have been paid for."""
    most: int


class Answered(Answer):
    """A part of the seat's own sealed answer: nobody else sees it before the reveal."""

    word: str
    text: str


class Position(Answer):
    """The game as a seat (or a spectator: `seat` null) may see it after turn `version`."""

    table: str
    version: int
    """The turns played so far; with `at`, the turns of the moment shown."""
    seat: int | None
    at: int | None
    """Set when this is a moment of the past."""
    view: ViewData
    step: str
    phase: str
    """One of the phases of `/api/reference`."""
    round: int
    rule: str
    prompt: str
    """What the viewer must do now, or whom the game waits for."""
    waiting: str
    """Whom the game waits for."""
    asked: bool
    options: list[Option]
    """What the seat may do as its next step; empty if it is not asked, and in the past."""
    refusals: list[Refusal]
    """What somebody might look for among the options and may not do. Of bids only the limits, and not more than 40."""
    land: int | None
    """The board that the open question is about, if it is about one."""
    may_take_back: bool
    """Whether the seat has answered a sealed choice that may still be changed."""
    answer: list[Answered]
    """That answer, part by part; empty as long as the seat is asked."""
    asked_since: int | None
    """The version at which the seat's present question was put: a turn made since then is not stale."""
    events: list[Told]
    meters: list[Meter]
    purses: list[Purse]
    """By seat."""
    scores: list[dict[str, int]] | None
    """Points by source, when the game is over."""
    winners: list[int] | None


class DraftRequest(Request):
    """Steps to try: nothing changes and nobody learns of it."""

    seat: SeatNumber
    version: Version
    steps: Steps


class Draft(Answer):
    """The position after the steps, as the seat would see it. After a revealing step nothing behind it is shown."""

    table: str
    seat: int
    version: int
    steps: list[str]
    position: Position
    """Its `options` are the possible next steps."""
    preview: list[Preview]
    sealed: bool
    """The last step reveals something: the turn can only be committed as it is."""
    done: bool
    """The seat is asked no more: the turn is ready."""
    may_commit: bool
    """Whether the steps may be sent as a turn now; a longer turn may also be sent in parts."""


class Effect(Answer):
    """What one of the possible next steps would do: computed by the engine on a copy, from what the seat may know."""

    word: str
    preview: list[Preview]
    meters: list[Meter]
    """The lands that would stand otherwise. Nothing behind the step is in them."""


class Effects(Answer):
    """What each of the possible next steps would do. Nothing changes by asking, and nobody learns of it."""

    table: str
    seat: int
    version: int
    steps: list[str]
    effects: list[Effect]


class HintStep(Answer):
    """A step that the adviser would take, in words, and why."""

    word: str
    text: str
    reason: str | None


class Hint(Answer):
    """What a strong bot would do in the seat's place, knowing what the seat may know. Nothing changes by asking."""

    table: str
    seat: int
    version: int
    steps: list[HintStep]
    """The rest of the turn, behind the steps that were named."""
    scripted: bool = False
    """Whether it is written in the script of the lesson: the coach says it, with the reason that is written there."""


class TurnRequest(Request):
    """A turn. `version` is what the player saw; `key` makes sending it twice harmless."""

    seat: SeatNumber
    version: Version
    steps: Annotated[list[Word], Meta(min_length=1, max_length=64)]
    key: Annotated[str, Meta(min_length=1, max_length=64, pattern="^[-_A-Za-z0-9]+$")]


class TurnDone(Answer):
    """The turn is on disk."""

    version: int
    again: bool = False
    """Whether this very turn had been taken before (same key): it was not played twice."""


# --- talk, notes, log -------------------------------------------------------------------------------------------------
class ChatRequest(Request):
    """Something to say to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None


class ChatLine(Answer):
    """A line of the chat. `kind` system is the table speaking."""

    id: int
    at: float
    kind: Literal["person", "system"]
    name: str | None
    seat: int | None
    text: str


class Chat(Answer):
    """The chat, oldest first."""

    lines: list[ChatLine]


class NotesRequest(Request):
    """My private notes about a table."""

    text: Annotated[str, Meta(max_length=20_000)]


class Notes(Answer):
    """My private notes about a table."""

    text: str


class Turn(Answer):
    """A turn in the log: what the viewer may know of it."""

    version: int
    seat: int
    at: float
    automatic: bool
    events: list[Told]


class Log(Answer):
    """What happened, as the viewer may know it: the opening (with `since` 0) and the turns after `since`."""

    opening: list[Told]
    turns: list[Turn]
