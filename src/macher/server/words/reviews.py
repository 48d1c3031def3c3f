"""A review in the language of its reader: for the page, and as files to show around."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from macher.i18n import Texts
from macher.review.review import Account, curve, opened_curve, summed_up
from macher.review.sheet import html, picture
from macher.review.words import Card, ReviewWords, Side
from macher.review.work import Work
from macher.rules.records import Record
from macher.server import wire
from macher.server.store import TurnRow

DIGITS = 4


def in_words(work: Work, record: Record, language: str) -> ReviewWords:
    """The review in a language. It plays the game again: for a thread."""
    return ReviewWords(summed_up(work), record, Texts(language))


def as_file(work: Work, record: Record, language: str, form: str) -> str:
    """One HTML file that needs nothing else, or a picture. For a thread."""
    words = in_words(work, record, language)
    return html(words) if form == "html" else picture(words)


def told(work: Work, record: Record, turns: Sequence[TurnRow], language: str) -> wire.ReviewTold:
    """What the page draws. For a thread."""
    words = in_words(work, record, language)
    ends = [0, *accumulate(len(turn.actions) for turn in turns)]
    return wire.ReviewTold(
        known=_short(curve(work)),
        opened=_short(opened_curve(work)),
        turns=ends,
        moments=[wire.ReviewMoment(label=label, at=at) for label, at in words.moments()],
        decisions=[card_told(one, _version(one, ends)) for one in words.decisions],
        events=[card_told(one, _version(one, ends)) for one in words.events],
        accounts=[_account(one, words) for one in words.review.accounts],
        about=words.judged,
    )


def _short(rows: list[list[float]]) -> list[list[float]]:
    return [[round(win, 3) for win in row] for row in rows]


def _version(card: Card, ends: Sequence[int]) -> int:
    """So many turns were over before it."""
    return sum(1 for end in ends[1:] if end <= card.at)


def card_told(card: Card, version: int) -> wire.ReviewCard:
    """A turning point."""
    return wire.ReviewCard(
        at=card.at,
        version=version,
        seat=card.seat,
        chance=card.chance,
        when=card.when,
        change=round(card.change, DIGITS),
        error=round(card.error, DIGITS),
        came=_side(card.came),
        other=_side(card.other),
        games=card.games,
        sources=[
            wire.ReviewSource(name=one.name, came=round(one.came, 1), other=round(one.other, 1)) for one in card.sources
        ],
        spread=[wire.ReviewBar(low=bar.low, high=bar.high, came=bar.came, other=bar.other) for bar in card.spread],
        moved=[wire.ReviewMove(seat=seat, change=round(change, DIGITS)) for seat, change in card.moved.items()],
        why=card.why,
    )


def _side(side: Side) -> wire.ReviewSide:
    return wire.ReviewSide(
        what=side.what,
        chance=round(side.chance, DIGITS),
        wins=None if side.wins is None else round(side.wins, DIGITS),
        points=None if side.points is None else round(side.points, 1),
        low=side.low,
        high=side.high,
        between=None if side.between is None else [round(one, DIGITS) for one in side.between],
    )


def _account(one: Account, words: ReviewWords) -> wire.ReviewAccount:
    return wire.ReviewAccount(
        seat=one.seat,
        first=one.first,
        last=one.last,
        luck=one.luck,
        skill=one.skill,
        error=one.error,
        chance=one.by_kind["chance"],
        others=one.by_kind["others"],
        unsure=one.by_kind["unsure"],
        accuracy=round(one.accuracy, 1),
        low=round(one.interval[0], 1),
        high=round(one.interval[1], 1),
        choices=one.choices,
        lost=[
            wire.ReviewLoss(name=words.field(name), points=round(points, 1), error=round(error, 1))
            for name, points, error in one.sure_losses()
        ],
    )
