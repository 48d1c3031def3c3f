"""What a study wants to know of one game: how each seat began, what it had in each round, and how the lead went."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from macher.arena.hooks import Hook
from macher.bots.learned.value import load_value
from macher.rules import Event, State, scores
from macher.rules.events import (
    CoalitionFormed,
    DonationAccepted,
    DonationRejected,
    ElectionHeld,
    ElectionWon,
    MajorityWon,
    NoCoalition,
    PactMade,
    PoliticianSent,
    PollPublished,
    PollSuppressed,
    PollUsed,
    RoundBegan,
    SeveralReached,
    SheetRevealed,
    StartBlockRevealed,
)
from macher.rules.parts.lands import influencer
from macher.study.rows import rows_of
from macher.study.store import Played, follow

HIDDEN_POINTS = ("cash",)
"""Points that nobody can count before the end: they are no part of the lead."""
THINGS = ("start", "media", "published", "kept", "coalition", "won")
"""What a seat may have in a round."""


@dataclass(frozen=True)
class Election:
    """One election."""

    round: int
    state: int
    """The index of the state card."""
    points: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass
class Round:
    """One round: what the seats could expect when it began, and what they had in it."""

    expected: list[tuple[float, float]]
    """Of each seat at the beginning: chance to win and margin, as the learned value judges; empty without one."""
    standing: list[dict[str, int]]
    """Of each seat at the beginning: its points so far, by source."""
    had: dict[str, set[int]] = field(default_factory=lambda: {thing: set() for thing in THINGS})
    """The seats that had each thing."""


@dataclass
class Facts:
    """One game."""

    game: Played
    opening: list[str]
    """Of each seat: its start block, or both options of its start sheet."""
    first_politician: list[int]
    """-1 for a seat that never sent one."""
    gifts: list[list[tuple[int, bool]]]
    """Of each seat: its donations in order, amount and whether it was accepted."""
    rounds: list[Round]
    elections: list[Election]
    final: list[dict[str, int]]
    """Of each seat: its points by source at the end."""

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.game.totals)

    def leads(self) -> list[tuple[int, ...]]:
        """Who led after each round, and who won."""
        after = [[sum(points.values()) for points in one.standing] for one in self.rounds[1:]]
        found = [tuple(seat for seat, total in enumerate(totals) if total == max(totals)) for totals in after]
        return [*found, tuple(seat for seat, share in enumerate(self.game.won) if share)]


def facts_of(game: Played) -> Facts:
    """What is to be known of a game."""
    found: Facts = follow(game, [Gathering(game)])[0]
    return found


@dataclass
class Moment:
    """What is seen when a seat is asked."""

    expected: list[tuple[float, float]]
    standing: list[dict[str, int]]
    start: int
    media: dict[int, int]
    """The state cards in play, each with the seat that has the upper hand in its media, or -1."""


class Gathering(Hook):
    """Follows a game and notes its facts."""

    def __init__(self, game: Played) -> None:
        self.game = game

    def begin(self, state: State) -> None:
        seats = state.seats
        self.value = load_value(state.config)
        self.facts = Facts(self.game, [""] * seats, [-1] * seats, [[] for _ in range(seats)], [], [], [])
        self.winners: dict[int, tuple[int, ...]] = {}
        self.voting: tuple[int, ...] = ()
        self.began: Moment | None = None
        self.last: Moment | None = None

    def before(self, state: State, seat: int, action: int) -> None:
        if not self.facts.rounds:
            return
        media = {state.card[land]: influencer(state, land) for land in state.order}
        if self.voting and self.began is not None:  # the round is under way: only these change in it
            self.began.start, self.began.media = state.start, media
            return
        moment = Moment(self.expected(state), standing(state), state.start, media)
        if self.voting:
            self.began = moment
        else:
            self.last = moment

    def vote(self) -> None:
        """The first election of a round; where nobody was asked in it, things are as they were before it."""
        moment = self.began or self.last
        if not self.voting or moment is None:
            return
        this = self.facts.rounds[-1]
        this.expected, this.standing = moment.expected, moment.standing
        this.had["start"] = {moment.start}
        this.had["media"] = {moment.media.get(card, -1) for card in self.voting} - {-1}
        self.voting, self.began = (), None

    def expected(self, state: State) -> list[tuple[float, float]]:
        """What the learned value says to each seat."""
        if self.value is None:
            return []
        return [(float(win), float(margin)) for win, margin in self.value.judge(rows_of(state))]

    def event(self, event: Event) -> None:
        facts = self.facts
        if isinstance(event, RoundBegan):
            self.voting = event.states
            facts.rounds.append(Round([], []))
        elif isinstance(event, StartBlockRevealed):
            facts.opening[event.seat] = str(event.block)
        elif isinstance(event, SheetRevealed):
            facts.opening[event.seat] = f"{event.first} {event.second}"
        elif isinstance(event, PoliticianSent) and facts.first_politician[event.seat] < 0:
            facts.first_politician[event.seat] = event.politician
        elif isinstance(event, DonationAccepted | DonationRejected):
            facts.gifts[event.seat].append((event.amount, isinstance(event, DonationAccepted)))
        elif isinstance(event, ElectionHeld):
            self.vote()
            facts.elections.append(Election(len(facts.rounds), event.state, event.points, ()))
        elif isinstance(event, PollPublished | PollUsed):
            facts.rounds[-1].had["published"].add(event.seat)
        elif isinstance(event, PollSuppressed):
            facts.rounds[-1].had["kept"].add(event.seat)
        else:
            self.victory(event)

    def victory(self, event: Event) -> None:
        """Who won an election, and who went together."""
        if isinstance(event, MajorityWon | NoCoalition):
            self.won(event.state, (event.seat,))
        elif isinstance(event, SeveralReached):
            self.won(event.state, event.winners)
        elif isinstance(event, CoalitionFormed):
            self.facts.rounds[-1].had["coalition"] |= {event.seat, event.partner}
            self.won(event.state, (event.seat, event.partner))
        elif isinstance(event, PactMade):
            self.facts.rounds[-1].had["coalition"] |= {event.seat, event.partner}
        elif isinstance(event, ElectionWon):
            self.won(event.state, event.seats)

    def won(self, state: int, seats: tuple[int, ...]) -> None:
        """These won in a state."""
        self.winners[state] = seats
        self.facts.rounds[-1].had["won"] |= set(seats)

    def result(self, state: State) -> Facts:
        facts = self.facts
        facts.elections = [
            Election(one.round, one.state, one.points, self.winners.get(one.state, ())) for one in facts.elections
        ]
        facts.final = standing(state, ())
        return facts


def standing(state: Any, hidden: tuple[str, ...] = HIDDEN_POINTS) -> list[dict[str, int]]:
    """The points of each seat by source, as they would be if the game ended now."""
    return [
        {source: points for source, points in score.by_source().items() if source not in (*hidden, "total")}
        for score in scores(state)
    ]
