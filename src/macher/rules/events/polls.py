"""Polls."""

from __future__ import annotations

from dataclasses import dataclass

from macher.rules.events.event import Event


@dataclass(frozen=True)
class PollsDealt(Event):
    """A poll lies face down at each of these states."""

    states: tuple[int, ...]


@dataclass(frozen=True)
class AuctionBegan(Event):
    """A poll is auctioned: the party on its back (-1 if it shows none), and the auctioneer or who bids first."""

    state: int
    party: int
    seat: int


@dataclass(frozen=True)
class PollBought(Event):
    """The highest bidder paid and takes the poll."""

    seat: int
    state: int
    price: int


@dataclass(frozen=True)
class PollTaken(Event):
    """A politician takes the top poll, for nothing."""

    seat: int
    state: int


@dataclass(frozen=True)
class NextPoll(Event):
    """The party on the back of the poll that lies on top now."""

    party: int


@dataclass(frozen=True)
class PollUnsold(Event):
    """Nobody wanted the poll."""

    state: int


@dataclass(frozen=True)
class PollSeen(Event):
    """The front of a poll, for those who may see it."""

    seat: int
    poll: int


@dataclass(frozen=True)
class PollPublished(Event):
    """A poll published in a state."""

    seat: int
    state: int
    poll: int


@dataclass(frozen=True)
class PollUsed(Event):
    """A poll published in a state, of which only the results that are used are shown."""

    seat: int
    state: int


@dataclass(frozen=True)
class PollProtected(Event):
    """The media influencer is not lowered by a poll."""

    seat: int
    state: int


@dataclass(frozen=True)
class PollSuppressed(Event):
    """A poll not published."""

    seat: int
    state: int


@dataclass(frozen=True)
class PollsReshuffled(Event):
    """The poll pile was used up: all polls are shuffled anew."""

    party: int
