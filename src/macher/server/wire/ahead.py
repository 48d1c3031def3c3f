"""Ahead of time: orders of a seat for questions to come, and trying things out in an imagined world."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from macher.server.wire.base import Answer, Request, SeatNumber, Steps, Version, Word
from macher.server.wire.playing import Position

Land = Annotated[int, Meta(ge=0, le=3)]


# --- orders -----------------------------------------------------------------------------------------------------------
class OrderOffer(Answer):
    """A question to come that can be answered in advance."""

    step: str
    land: int | None
    """The board that it is about; null where it is about none."""
    round: int
    text: str
    bids: Literal["raise", "sealed"] | None
    """Whether money answers it: bid after bid up to a limit, or one sealed bid."""
    may_pass: bool
    laps: bool
    """Whether it is put again and again until all have passed: then an order may hold only while the others pass."""
    limit: int | None
    """The highest bid that the money allows; null where income comes before it."""


class Order(Answer):
    """An order of mine. `text` says what it does, `why` why it is void."""

    id: int
    step: str
    land: int | None
    round: int
    most: int | None
    how: Literal["least", "whole"]
    alone: bool
    state: Literal["standing", "done", "void"]
    reason: str | None
    """`past`, `land`, `coalition`, `auction`, `money`, `others`, `illegal` or `hand` (I acted myself)."""
    acted: int
    text: str
    why: str | None


class Orders(Answer):
    """My orders at a seat, the oldest first, and what else could be ordered now. Nobody else gets to know them."""

    table: str
    seat: int
    version: int
    orders: list[Order]
    offers: list[OrderOffer]
    most: int
    """So many may stand at once."""


class OrderRequest(Request):
    """An order; it takes the place of one for the same question. Without `most` it passes."""

    seat: SeatNumber
    step: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z-]+$")]
    round: Annotated[int, Meta(ge=1, le=20)]
    land: Land | None = None
    most: Annotated[int, Meta(ge=0, le=999)] | None = None
    how: Literal["least", "whole"] = "least"
    alone: bool = False
    """Only while the others pass; as soon as one of them does more, the order is void."""


# --- what if ----------------------------------------------------------------------------------------------------------
class ImaginedTurn(Request):
    """A turn in an imagined world, of any seat."""

    seat: SeatNumber
    steps: Annotated[list[Word], Meta(min_length=1, max_length=64)]


class WhatIfRequest(Request):
    """Turns to try on the present position (or that of turn `at`), in a world imagined from what `seat` may know.

    The same `world` and the same turns give the same answer. Nothing changes and nobody learns of it.
    """

    seat: SeatNumber | None = None
    """Whose knowledge the world is imagined from: a seat of mine, or null for a spectator's."""
    at: Version | None = None
    """A turn of the past, where the game is over."""
    world: Annotated[int, Meta(ge=0, le=999_999)] = 0
    """Another number is another imagined world."""
    turns: Annotated[list[ImaginedTurn], Meta(max_length=40)] = field(default_factory=list)
    steps: Steps = field(default_factory=list)
    """Steps of the seat `eyes` that are not a whole turn yet."""
    eyes: SeatNumber | None = None
    """Through whose eyes the answer looks; null: as `seat`."""
    bots: Annotated[int, Meta(ge=0, le=4)] = 0
    """Let bots answer so many times for the others, until `seat` is asked."""


class WhatIfTurn(Answer):
    """A turn that was made in the imagined world."""

    seat: int
    steps: list[str]
    text: list[str]
    """What happened, in words."""
    bot: bool
    made: bool
    """False where it followed by itself, because there was no choice: such turns are not sent again."""


class Imagined(Answer):
    """What of the answer is imagined, not known: to be marked as such."""

    money: list[int]
    """Seats whose money is drawn."""
    hands: list[int]
    """Seats whose hand is drawn."""
    opinions: list[int]
    """Opinions that lie face up in the imagined world only: land * 4 + place."""
    politicians: list[int]
    """Lands beside which a politician lies face up in the imagined world only."""


class WhatIf(Answer):
    """An imagined world after some turns. It fits all that the viewer may know; what is hidden was drawn by chance."""

    table: str
    seat: int | None
    version: int
    """The turn of the real game that it begins with."""
    world: int
    turns: list[WhatIfTurn]
    steps: list[str]
    position: Position
    """As `eyes` sees it, with its options if it is asked."""
    deciders: list[int]
    """Whom the imagined game waits for."""
    done: bool
    """The steps are a whole turn."""
    imagined: Imagined
