"""A review in words: lines for terminals and screen readers, the same that the sheet in HTML shows around its curve."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from babel.numbers import format_decimal, format_percent

from macher.i18n import Texts
from macher.i18n.render import Renderer
from macher.review.continuations import Continuation
from macher.review.review import WORLDS, Account, Review, TurningPoint
from macher.rules import Seen
from macher.rules.parts.game import ALL_BUT
from macher.rules.records import Record, Replay

FEW_POINTS = 0.5
"""Less than this given away in a field of play is not worth a word."""


@dataclass(frozen=True)
class Section:
    """A heading, what it is about, and its entries: a first line, and more below it."""

    title: str
    about: str
    entries: list[list[str]]


class ReviewWords:
    """A review in one language; a seat is called by its party."""

    def __init__(self, review: Review, texts: Texts) -> None:
        self.review = review
        self.record: Record = review.chances.record
        self.texts = texts.of_edition(self.record.config.edition)
        self.render = Renderer(texts, self.record.config)
        self.parties = [self.texts.get(f"party-{party}") for party in self.record.config.parties]
        self.rounds, self.told = self._told()

    def _told(self) -> tuple[list[int], list[list[Seen]]]:
        """The round of each action, and what happened by it."""
        replay = Replay(self.record)
        rounds, told = [], []
        for _ in self.record.moves:
            rounds.append(replay.state.round)
            told.append(replay.step() or [])
        return rounds, told

    # --- all of it ----------------------------------------------------------------------------------------------------
    @property
    def title(self) -> str:
        """Who played."""
        return self.texts.get("review-title", parties=self.texts.listing(self.parties))

    @property
    def result(self) -> str:
        """The final scores."""
        totals = zip(self.parties, self.review.chances.totals, strict=True)
        return self.texts.get("review-result", result=", ".join(f"{party} {total}" for party, total in totals))

    def sections(self) -> Iterator[Section]:
        """From the result to the advice."""
        yield self.curve()
        yield self.turning()
        yield self.luck()
        yield self.accounts()

    def text(self) -> str:
        """All of it for a terminal."""
        lines = [self.title, self.result, ""]
        for section in self.sections():
            lines += [section.title, *([section.about] if section.about else [])]
            for first, *more in section.entries:
                lines += [f"- {first}", *(f"  {line}" for line in more)]
            lines.append("")
        return "\n".join([*lines, self.judged])

    def percent(self, share: float) -> str:
        """A share of 1 as people read it."""
        return format_percent(share, locale=self.texts.language)

    def decimal(self, number: float) -> str:
        """A number with one digit behind the point, or comma."""
        return format_decimal(number, format="0.0", locale=self.texts.language)

    def signed(self, share: float) -> str:
        """A change of a share."""
        return f"{'−' if round(share, 2) < 0 else '+'}{self.percent(abs(share))}"

    @property
    def judged(self) -> str:
        """How it was judged."""
        return self.texts.get("review-judged", worlds=WORLDS)

    # --- sections -----------------------------------------------------------------------------------------------------
    def curve(self) -> Section:
        """The chances by round, as numbers: what the picture shows."""
        found = self.review.chances
        entries = []
        for label, at in self.moments():
            row = [f"{party} {self.percent(win)}" for party, win in zip(self.parties, found.known[at], strict=True)]
            entries.append([self.texts.labelled(label, ", ".join(row))])
        return Section(self.texts.get("review-chances"), self.texts.get("review-chances.known"), entries)

    def moments(self) -> Iterator[tuple[str, int]]:
        """The beginning, the end of each round, the end of the game; with the number of actions until then."""
        yield self.texts.get("review-start"), 0
        for at in range(1, len(self.rounds)):
            if self.rounds[at] != self.rounds[at - 1] and self.rounds[at - 1] > 0:
                yield self.texts.get("review-round", round=self.rounds[at - 1]), at
        yield self.texts.get("review-end"), len(self.rounds)

    def turning(self) -> Section:
        """The choices that cost most."""
        entries = [self.turning_point(one) for one in self.review.turning]
        none = "" if entries else self.texts.get("review-turning-none")
        return Section(self.texts.get("review-turning"), none, entries)

    def turning_point(self, one: TurningPoint) -> list[str]:
        """What was played, what was better, what came of both, and why."""
        choice = one.choice
        loss, error = one.loss
        played = self.render.action(choice.played.action, one.seen)
        better = self.render.action(choice.best.action, one.seen)
        key = "review-choice" if choice.round else "review-choice-setup"
        lines = [
            self.texts.get(key, round=choice.round, party=self.parties[choice.seat], played=played),
            self.texts.get("review-better", better=better, loss=self.percent(loss), error=self.percent(error)),
        ]
        if one.played is not None and one.better is not None:
            lines += self.continued(one.played, one.better)
        if one.reason is not None:
            lines.append(self.texts.get("review-why", reason=self.render.reason(one.reason)))
        return lines

    def continued(self, played: Continuation, better: Continuation) -> list[str]:
        """What came of both when bots played on."""
        told = self.texts.get(
            "review-continued",
            games=len(played.wins),
            win=self.percent(played.win),
            points=round(sum(played.totals) / len(played.totals)),
            betterwin=self.percent(better.win),
            betterpoints=round(sum(better.totals) / len(better.totals)),
        )
        theirs = better.by_source()
        sources = [
            self.texts.get(
                "review-source",
                source=self.texts.get(f"score-{source}"),
                played=round(points),
                better=round(theirs[source]),
            )
            for source, points in played.by_source().items()
            if source != "total" and (round(points) or round(theirs[source]))
        ]
        return [told, self.texts.get("review-sources", sources=", ".join(sources))]

    def luck(self) -> Section:
        """What fell to somebody, or did not."""
        entries = []
        for one in self.review.lucky:
            events = [] if one.at < 0 else [event for visible, event in self.told[one.at] if visible < ALL_BUT]
            lines = [self.render.event(event) for event in events]
            round_of = 0 if one.at < 0 else self.rounds[one.at]
            told = self.texts.get(
                "review-lucky" if round_of else "review-lucky-setup",
                round=round_of,
                change=self.signed(one.change),
                party=self.parties[one.seat],
                events=" ".join(line for line in lines if line),
            )
            entries.append([told.strip()])
        none = "" if entries else self.texts.get("review-luck.none")
        return Section(self.texts.get("review-luck"), none, entries)

    def accounts(self) -> Section:
        """Luck, skill, accuracy and what to practise, for each party."""
        entries = [self.account(seat, one) for seat, one in enumerate(self.review.accounts)]
        return Section(self.texts.get("review-accounts"), self.texts.get("review-accounts.about"), entries)

    def account(self, seat: int, one: Account) -> list[str]:
        """One party."""
        lost = sorted(((points, field) for field, points in one.lost.items() if points >= FEW_POINTS), reverse=True)
        fields = [
            self.texts.get("review-field", field=self.texts.get(f"review-field-{field}"), points=self.decimal(points))
            for points, field in lost
        ]
        return [
            self.texts.get(
                "review-account",
                party=self.parties[seat],
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
