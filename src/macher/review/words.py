"""A review in words: each turning point and each party, and plain lines for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from babel.numbers import format_decimal, format_percent

from macher.bots.bot import Reason
from macher.i18n import Texts
from macher.i18n.render import Renderer
from macher.review.review import Account, Review, TurningPoint, curve, opened_curve
from macher.review.work import Bar, Played, bars
from macher.rules import Seen, View, events_for, view
from macher.rules.events.event import event_name
from macher.rules.records import Record, Replay

TIDYING: Final = frozenset(
    (
        "phase-began",
        "round-began",
        "media-returned",
        "opinions-discarded",
        "cards-discarded",
        "double-returned",
        "state-left",
        "tile-returned",
        "politician-left",
        "display-refreshed",
        "action-skipped",
        "next-poll",
    )
)
"""What always happens beside what was drawn or turned over: no word about it in a turning point."""


@dataclass(frozen=True)
class Side:
    """What came of one of two continuations: the chance by the value, and what bots made of it."""

    what: str
    chance: float
    wins: float | None = None
    points: float | None = None
    low: int | None = None
    high: int | None = None
    """Four games in five ended with points from `low` to `high`."""
    between: tuple[float, float] | None = None
    """Where the share of the victories lies, with 95 % certainty."""


@dataclass(frozen=True)
class Source:
    """Points of one source, on average, on both sides."""

    name: str
    came: float
    other: float


@dataclass(frozen=True)
class Card:
    """A turning point, told."""

    at: int
    seat: int
    chance: bool
    when: str
    change: float
    error: float
    came: Side
    """What was played, or came;"""
    other: Side
    """what was better, or could have come."""
    games: int
    sources: list[Source] = field(default_factory=list)
    spread: list[Bar] = field(default_factory=list)
    """How the final points spread on both sides."""
    moved: dict[int, float] = field(default_factory=dict)
    why: str = ""
    """One sentence."""


@dataclass(frozen=True)
class Section:
    """A heading, what it is about, and its entries: a first line, and more below it."""

    title: str
    about: str
    entries: list[list[str]]


class ReviewWords:
    """A review in one language; a seat is called by its party."""

    def __init__(self, review: Review, record: Record, texts: Texts) -> None:
        self.review = review
        self.work = review.work
        self.record = record
        self.texts = texts.of_edition(record.config.edition)
        self.render = Renderer(texts, record.config)
        self.spread = False
        self.parties = [self.texts.get(f"party-{party}") for party in record.config.parties]
        self.rounds, self._seen, self._told = self._played_again()
        self.decisions = [self._decision(one) for one in review.decisions]
        self.events = [self._event(one) for one in review.events]

    def _played_again(self) -> tuple[list[int], dict[int, View], dict[int, list[Seen]]]:
        """The round of each action; what was seen before each turning point, and what happened by it."""
        choosing = {one.at: one.seat for one in self.review.decisions}
        turning = {one.at for one in self.review.events}
        replay = Replay(self.record)
        rounds, seen, told = [], {}, {}
        for at in range(len(self.record.moves)):
            rounds.append(replay.state.round)
            if at in choosing:
                seen[at] = view(replay.state, choosing[at])
            happened = replay.step() or []
            if at in turning:
                told[at] = happened
        return rounds, seen, told

    # --- turning points -----------------------------------------------------------------------------------------------
    def _decision(self, one: TurningPoint) -> Card:
        choice = one.choice
        assert choice is not None
        played = self.render.action(choice.played.action, self._seen[one.at])
        better = self.render.action(choice.best.action, self._seen[one.at])
        return self._card(one, played, better)

    def _event(self, one: TurningPoint) -> Card:
        happened = events_for(self._told[one.at], one.seat)
        telling = [event for event in happened if event_name(event) not in TIDYING] or happened
        lines = [self.render.event(event) for event in telling]
        came = " ".join(line for line in lines if line)
        return self._card(one, came, self.texts.get("review-mean"))

    def _card(self, one: TurningPoint, came: str, other: str) -> Card:
        played = one.played
        return Card(
            at=one.at,
            seat=one.seat,
            chance=one.choice is None,
            when=self._when(one),
            change=one.change,
            error=one.error,
            came=_side(came, one.after, played, "came"),
            other=_side(other, one.before, played, "other"),
            games=0 if played is None else len(played.came.wins),
            sources=[] if played is None else self._sources(played),
            spread=[] if played is None else bars(played),
            moved=one.moved,
            why="" if played is None else self._why(played),
        )

    def _when(self, one: TurningPoint) -> str:
        key = "review-when" if self.rounds[one.at] else "review-when-setup"
        return self.texts.get(key, round=self.rounds[one.at], party=self.parties[one.seat])

    def _sources(self, played: Played) -> list[Source]:
        theirs = played.other.by_source()
        return [
            Source(self.texts.get(f"score-{source}"), points, theirs[source])
            for source, points in played.came.by_source().items()
            if source != "total" and (round(points) or round(theirs[source]))
        ]

    def _why(self, played: Played) -> str:
        """Why the other option is better, as the planner sees it; of what came by chance, where it tells most."""
        if played.reason is not None:
            return self.render.reason(Reason(played.reason, **played.values))
        if not played.chance:
            return ""
        apart = {one.name: one.came - one.other for one in self._sources(played)}
        most = max(apart, key=lambda name: abs(apart[name]), default=None)
        if most is None or round(abs(apart[most])) == 0:
            return ""
        return self.texts.get("review-most", source=most, points=self.signed_points(apart[most]))

    # --- numbers ------------------------------------------------------------------------------------------------------
    def percent(self, share: float) -> str:
        """A share of 1 as people read it."""
        return format_percent(share, locale=self.texts.language)

    def decimal(self, number: float) -> str:
        """A number with one digit behind the point, or comma."""
        return format_decimal(number, format="0.0", locale=self.texts.language)

    def signed(self, share: float) -> str:
        """A change of a share."""
        return f"{'−' if round(share, 2) < 0 else '+'}{self.percent(abs(share))}"

    def signed_points(self, points: float) -> str:
        """A change of points."""
        return f"{'−' if round(points, 1) < 0 else '+'}{self.decimal(abs(points))}"

    # --- plain lines --------------------------------------------------------------------------------------------------
    @property
    def title(self) -> str:
        """Who played."""
        return self.texts.get("review-title", parties=self.texts.listing(self.parties))

    @property
    def result(self) -> str:
        """The final scores."""
        totals = zip(self.parties, self.work.totals, strict=True)
        return self.texts.get("review-result", result=", ".join(f"{party} {total}" for party, total in totals))

    @property
    def judged(self) -> str:
        """How it was judged."""
        return self.texts.get("review-judged", worlds=self.work.worlds)

    def sections(self) -> Iterator[Section]:
        """From the result to the advice."""
        yield self._curve("known", curve(self.work), self.work.seats)
        if self.work.opened:
            yield self._curve("opened", opened_curve(self.work), list(range(len(self.parties))))
        yield self._cards("review-turning", self.decisions)
        yield self._cards("review-luck", self.events)
        entries = [self.account(one) for one in self.review.accounts]
        yield Section(self.texts.get("review-accounts"), self.texts.get("review-accounts.about"), entries)

    def text(self, spread: bool = False) -> str:
        """All of it for a terminal; also how the points of the bots' games spread, if that is wanted."""
        self.spread = spread
        lines = [self.title, self.result, ""]
        for section in self.sections():
            lines += [section.title, *([section.about] if section.about else [])]
            for first, *more in section.entries:
                lines += [f"- {first}", *(f"  {line}" for line in more)]
            lines.append("")
        return "\n".join([*lines, self.judged])

    def moments(self) -> Iterator[tuple[str, int]]:
        """The beginning, the end of each round, the end of the game; with the number of actions until then."""
        yield self.texts.get("review-start"), 0
        for at in range(1, len(self.rounds)):
            if self.rounds[at] != self.rounds[at - 1] and self.rounds[at - 1] > 0:
                yield self.texts.get("review-round", round=self.rounds[at - 1]), at
        yield self.texts.get("review-end"), len(self.rounds)

    def _curve(self, kind: str, rows: list[list[float]], seats: list[int]) -> Section:
        """The chances by round, as numbers: what the picture shows."""
        entries = []
        for label, at in self.moments():
            told = [f"{self.parties[seat]} {self.percent(win)}" for seat, win in zip(seats, rows[at], strict=True)]
            entries.append([self.texts.labelled(label, ", ".join(told))])
        title = self.texts.get("review-chances" if kind == "known" else "review-chances-opened")
        return Section(title, self.texts.get(f"review-chances.{kind}"), entries)

    def _cards(self, title: str, cards: list[Card]) -> Section:
        none = "" if cards else self.texts.get(f"{title}.none")
        return Section(self.texts.get(title), none, [self.lines(card) for card in cards])

    def lines(self, card: Card) -> list[str]:
        """A turning point as plain lines."""
        told = {"change": self.signed(card.change), "error": self.percent(card.error)}
        if card.chance:
            moved = [f"{self.parties[seat]} {self.signed(change)}" for seat, change in card.moved.items()]
            lines = [self.texts.labelled(card.when, card.came.what)]
            lines.append(self.texts.get("review-moved", moved=", ".join(moved), **told))
        else:
            lines = [self.texts.labelled(card.when, card.came.what)]
            lines.append(self.texts.get("review-better", better=card.other.what, **told))
        if card.games:
            lines += self._continued(card)
        if card.why:
            lines.append(self.texts.get("review-why", reason=card.why))
        return lines

    def _continued(self, card: Card) -> list[str]:
        """What came of both when bots played on."""
        came, other = card.came, card.other
        values: dict[str, str | int] = {
            "games": card.games,
            "win": self.percent(came.wins or 0.0),
            "points": round(came.points or 0.0),
            "otherwin": self.percent(other.wins or 0.0),
            "otherpoints": round(other.points or 0.0),
        }
        sources = [
            self.texts.get("review-source", source=one.name, played=round(one.came), better=round(one.other))
            for one in card.sources
        ]
        key = "review-continued-chance" if card.chance else "review-continued"
        lines = [self.texts.get(key, **values), self.texts.get("review-sources", sources=", ".join(sources))]
        return [*lines, *(self._spread(card) if self.spread else [])]

    def _spread(self, card: Card) -> list[str]:
        """How sure the shares of the victories are, and how many games ended with how many points."""
        shares = [
            self.texts.get("review-between", low=self.percent(low), high=self.percent(high))
            for low, high in (card.came.between or (0.0, 1.0), card.other.between or (0.0, 1.0))
        ]
        counts = [
            self.texts.get("review-bar", low=bar.low, high=bar.high, played=bar.came, better=bar.other)
            for bar in card.spread
        ]
        kind = "review-spread-chance" if card.chance else "review-spread"
        return [
            self.texts.get(f"{kind}.wins", came=shares[0], other=shares[1]),
            self.texts.get(f"{kind}.points", counts=", ".join(counts)),
        ]

    def account(self, one: Account) -> list[str]:
        """Luck, skill, accuracy and what to practise, of one party."""
        fields = [
            f"{self.field(name)} {self.decimal(points)} (± {self.decimal(error)})"
            for name, points, error in one.sure_losses()
        ]
        return [
            self.texts.get(
                "review-account",
                party=self.parties[one.seat],
                first=self.percent(one.first),
                last=self.percent(one.last),
                luck=self.signed(one.luck),
                chance=self.signed(one.by_kind["chance"]),
                others=self.signed(one.by_kind["others"]),
                unsure=self.signed(one.by_kind["unsure"]),
                skill=self.signed(one.skill),
            ),
            self.texts.get(
                "review-accuracy",
                accuracy=round(one.accuracy),
                low=round(one.interval[0]),
                high=round(one.interval[1]),
            ),
            self.texts.get("review-lost", fields=", ".join(fields))
            if fields
            else self.texts.get("review-lost-nothing"),
        ]

    def field(self, name: str) -> str:
        """A field of play."""
        return self.texts.get(f"review-field-{name}")


def _side(what: str, chance: float, played: Played | None, side: str) -> Side:
    if played is None:
        return Side(what, chance)
    games = played.came if side == "came" else played.other
    low, high = games.spread
    return Side(what, chance, games.win, games.points, low, high, games.interval)
