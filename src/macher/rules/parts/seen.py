"""The form of what a viewer may know: plain data, as it is sent. Left as it is: compiled, it would forget its types."""

from __future__ import annotations

from typing import TypedDict


class PoliticianSeen(TypedDict):
    """A politician beside a land; None while it lies face down to the viewer."""

    seat: int
    politician: int | None
    standing: int


class HandSeen(TypedDict):
    """Cards of a seat: how many, those that everybody has seen, and all of them if they are the viewer's own."""

    size: int
    shown: list[int]
    cards: list[int] | None


class SharedSeen(TypedDict):
    """What a viewer may know in either edition. Lists are laid out as in the state."""

    edition: str
    variant: int
    parties: list[int]
    options: dict[str, str]
    rules: int
    data: str
    viewer: int | None
    # the moment
    round: int
    phase: int
    over: bool
    step: str
    rule: str
    deciders: list[int]
    agenda: list[int]
    start: int
    turn: int
    passes: int
    bidders: list[int]
    high: int
    high_seat: int
    sealed_for: int
    answered: list[bool]
    answer: list[int] | None
    # lands
    calendar: list[int]
    card: list[int]
    election: list[int]
    order: list[int]
    votes: list[int]
    trend: list[int]
    scale: list[int]
    rallies: list[int]
    media: list[int]
    opinions: list[int | None]  # None face down, -1 where no card lies
    doubled: list[int]
    rows: list[list[PoliticianSeen]]
    # decks
    opinion_deck: int
    opinion_discard: list[int]
    opinion_display: list[int]
    program_deck: int
    program_discard: list[int]
    poll_deck: int
    state_stack: int
    double_pool: int
    presence: list[int]
    # seats
    money: list[int | None]
    paid: list[int]
    received: list[int]
    base: list[int]
    programs: list[int]
    hands: list[HandSeen]
    cabinet: list[int]
    unused: int | None
    rally_supply: list[int]
    media_supply: list[int]
    points: list[int]
    held: int
    # the end
    final: list[dict[str, int]] | None
    winners: list[int] | None


class PollSeen(TypedDict):
    """A poll outside the pile: its front if the viewer knows it, and who knows it."""

    front: int | None
    known_by: int
