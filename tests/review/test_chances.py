"""The chances of a game: luck and skill add up, a seat's own is judged by what it knew, and noise is no mistake."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from macher.bots.learned.sight import sight_count
from macher.bots.learned.value import Value
from macher.data import load
from macher.i18n import Texts
from macher.review import chances, growing, words
from macher.review.chances import crossed, judge_choice, settle, stream
from macher.review.fields import FIELD_OF, FIELDS
from macher.review.growing import deepened, grow, reviewed, speaks_for
from macher.review.luck import KINDS, lucks
from macher.review.review import Review, curve, opened_curve, summed_up
from macher.review.sheet import LABEL, beside, html, picture
from macher.review.words import Card, ReviewWords, Side
from macher.review.work import Bar, Continuation, Played, Work, bars, kept, read_work
from macher.rules import apply, deciders, legal, setup, view
from macher.rules.records import Record, Replay, read_record
from tests.arena.matches import config_of
from tests.i18n.test_completeness import asking_steps
from tests.properties.perturbations import PERTURBATIONS
from tests.shares import share, thorough

RECORDS = Path(__file__).parents[1] / "records" / "games" / "rules2"


def record_of(name: str) -> Record:
    return read_record((RECORDS / f"{name}.macher").read_text(encoding="utf-8"), load)


def some_value(edition: str) -> Value:
    """A value that nobody has trained: whatever it says, the accounts must add up."""
    rng = np.random.default_rng(1)
    size = sight_count(edition)
    shapes: dict[str, Any] = {
        "straight": (size, 2), "first": (size, 4), "first_bias": (4,), "second": (4, 4), "second_bias": (4,),
        "last": (4, 2), "last_bias": (2,),
    }  # fmt: skip
    return Value({name: rng.normal(0, 0.05, shape).astype(np.float32) for name, shape in shapes.items()}, {})


@pytest.fixture(scope="module", autouse=True)
def little() -> Iterator[None]:
    """A review with few turning points and moments shows the same."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(growing, "CANDIDATES", 2)
        patched.setattr(growing, "MOMENTS", 8)
        patched.setattr(growing, "CLOSER", 3)
        patched.setattr(growing, "CLOSE_WORLDS", 2)
        patched.setattr(growing, "WEIGHINGS", share(0, of=2))
        patched.setattr(growing, "HEAVIEST", 2)
        patched.setattr(growing, "CLOSE_WEIGHINGS", 2)
        patched.setattr(growing, "scouted", lambda *_: 0.0)
        patched.setattr(chances, "OPTIONS", 2)
        yield


@pytest.fixture(scope="module")
def grown() -> list[bytes]:
    """A whole review of a short game: what was kept of it after every tenth part and after the last ones."""
    record = record_of("plain-3-4-1")
    parts = enumerate(grow(record, Work(worlds=2, games=2)))
    return [kept(work) for at, work in parts if at % 10 == 0 or work.done > 0.98]


@pytest.fixture(scope="module")
def whole(grown: list[bytes]) -> Review:
    work = read_work(grown[-1])
    assert work is not None
    assert work.over
    return summed_up(work)


def test_luck_and_skill_add_up(whole: Review) -> None:
    """For every seat: luck and skill are the last chance less the first, and the kinds of luck are all of it."""
    for one in whole.accounts:
        assert one.luck + one.skill == pytest.approx(one.last - one.first, abs=1e-9)
        assert sum(one.by_kind[kind] for kind in KINDS) == pytest.approx(one.luck, abs=1e-9)
        assert one.interval[0] <= one.accuracy <= one.interval[1]


def test_they_add_up_after_every_part(grown: list[bytes]) -> None:
    """Whatever has been done so far: what is shown while a review grows is as true to its sums as the end."""
    looked_at = len(record_of("plain-3-4-1").moves)
    parts = [work for work in map(read_work, grown) if work is not None and len(work.steps) == looked_at]
    assert len(parts) > 7
    for work in parts[:: len(parts) // 7]:
        for one in summed_up(work).accounts:
            assert one.luck + one.skill == pytest.approx(one.last - one.first, abs=1e-9)


def test_every_choice_is_judged(whole: Review) -> None:
    """A choice is an action of the record with something else to do; each of them is there once, in order."""
    record, choices = record_of("plain-3-4-1"), whole.work.choices
    assert list(choices) == sorted(choices)
    assert all(record.moves[at][:2] == (one.seat, one.played.action) for at, one in choices.items())
    assert len(choices) > len(record.moves) // 2
    assert all(one.loss == 0 for one in choices.values() if one.best.action == one.played.action)


def test_both_curves_end_with_the_result(whole: Review) -> None:
    """From what each seat knew, and with everything turned over: two curves, of which the second adds up to 1."""
    known, opened = curve(whole.work), opened_curve(whole.work)
    assert len(known) == len(opened) == len(record_of("plain-3-4-1").moves) + 1
    assert known[-1] == opened[-1] == whole.work.result
    assert all(sum(row) == pytest.approx(1, abs=1e-3) for row in opened)
    assert known[:-1] != opened[:-1]


def test_chance_is_what_was_turned_up(whole: Review) -> None:
    """Where all imagined worlds agree about an action, nothing came by chance; where cards turn up, they differ."""
    steps = whole.work.steps
    sure = [step for step in steps for place in range(3) if step.expected[place] is not None and not step.errors[place]]
    assert len(sure) > len(steps)  # three seats look at each
    assert any(one.chance for one in lucks(whole.work))
    for point in (*whole.decisions, *whole.events):
        assert point.sure
        assert point.played is not None
        assert len(point.played.came.wins) == 2


def test_what_was_broken_off_is_gone_on_with(grown: list[bytes]) -> None:
    """From any part on, to the same end, byte for byte."""
    record = record_of("plain-3-4-1")
    parts = [grown[len(grown) * 3 // 4], grown[-2]]
    for text in [*parts, grown[4]] if thorough() else parts:
        work = read_work(text)
        assert work is not None
        assert kept(reviewed(record, work)) == grown[-1]


def test_more_games_are_the_same_as_if_they_had_been_asked_for_at_once(
    grown: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the games so far filled whole batches, or the last one was cut short."""
    record = record_of("plain-3-4-1")
    at_once = read_work(grown[-1])
    for batch in (1, 2):
        monkeypatch.setattr(growing, "BATCH", batch)
        begun = read_work(next(part for part in reversed(grown) if b'"played":[]' in part))
        assert begun is not None
        begun.games = 1
        less = reviewed(record, begun)
        assert [len(one.came.wins) for one in less.played] == [1] * len(less.played)
        more = reviewed(record, deepened(less, 2))
        assert more.over
        assert all(len(one.came.wins) == len(one.other.wins) == 2 for one in more.played)
        if batch == 2:
            assert at_once is not None
            assert kept(more) == kept(deepened(at_once, 1)), "fewer games than there are change nothing"


def test_the_points_of_both_sides_are_counted_over_the_same_steps() -> None:
    came, other = Continuation(wins=[0, 1, 0], totals=[61, 79, 80]), Continuation(wins=[1, 1, 0], totals=[95, 70, 71])
    found = bars(Played(0, 0, False, came, other))
    assert found[0] == Bar(60, 64, 1, 0)
    assert found[-1] == Bar(95, 99, 0, 1)
    assert sum(bar.came for bar in found) == sum(bar.other for bar in found) == 3
    assert all(here.high + 1 == there.low for here, there in pairwise(found))
    low, high = came.interval
    assert 0 < low < came.win < high < 1
    assert bars(Played(0, 0, False)) == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_the_spread_is_said_where_it_is_wanted(whole: Review, language: str) -> None:
    in_words = ReviewWords(whole, record_of("plain-3-4-1"), Texts(language))
    side = Side("", 0.4, 0.4, 70.0, 60, 80, (0.25, 0.55))
    card = Card(0, 0, False, "", -0.1, 0.02, side, side, 40, spread=[Bar(60, 79, 31, 9)])
    assert not any("31" in line for line in in_words.lines(card))
    in_words.text(spread=True)
    shares, counts = in_words.lines(card)[-2:]
    assert {"25", "55"} <= set(re.findall("[0-9]+", shares))
    assert re.findall("[0-9]+", counts) == ["60", "79", "31", "9"]


def test_names_of_turning_points_that_lie_close_together_stand_side_by_side() -> None:
    places = beside([300, 302, 100, 855, 850])
    assert places[2] == 100
    assert places[0] < places[1]
    assert places[4] < places[3] < 860
    assert all(other - one >= LABEL for one, other in pairwise(sorted(places)))


def test_what_another_program_kept_is_made_anew() -> None:
    assert read_work(msgspec.json.encode({"format": 0})) is None
    assert read_work(b"[]") is None


def test_the_best_of_noise_is_no_better() -> None:
    """Twenty options that are all alike: the loss is nought on average, though one of them always looks best."""
    rng = np.random.default_rng(2)
    losses = [crossed(rng.normal(0.5, 0.1, (8, 20)).astype(np.float32), 0)[1] for _ in range(400)]
    assert abs(float(np.mean(losses))) < 0.01


def test_what_a_seat_could_not_know_does_not_count() -> None:
    """Two positions that differ only in what the seat may not know give the same judgement, to the digit."""
    value = some_value("2019")
    compared = 0
    rng = Random(3)
    state = setup(config_of("2019", 4), "review")
    for at in range(240):
        seats = deciders(state)
        if not seats:
            break
        seat, options = seats[0], legal(state, seats[0])
        if len(options) > 1 and at % share(12, of=6) == 0:
            for change in PERTURBATIONS.values():
                changed = change(state, seat, rng)
                if changed is not None and legal(changed.state, seat) == options:
                    one = judge_choice(value, state, at, seat, options[0], 2, stream(0, at), settle)
                    assert one == judge_choice(value, changed.state, at, seat, options[0], 2, stream(0, at), settle)
                    compared += 1
        apply(state, seat, rng.choice(options))
    assert compared >= share(10, of=20)


class OtherWorld(Replay):
    """A game played again in which something hidden is changed at a moment."""

    def __init__(self, record: Record, when: int, name: str, viewer: int) -> None:
        super().__init__(record)
        self.when, self.name, self.viewer = when, name, viewer
        self.changed = False

    def step(self) -> Any:
        if self.at == self.when and not self.changed:
            change = PERTURBATIONS[self.name](self.state, self.viewer, Random(5))
            if change is not None and change.exchanged is None:
                self.state, self.changed = change.state, True
        return super().step()


def same_to_the_end(record: Record, when: int, name: str, viewer: int) -> bool:
    """Whether a change can be made there, and the seat never notices it."""
    true, other = Replay(record), OtherWorld(record, when, name, viewer)
    try:
        while true.step() is not None:
            other.step()
            if view(true.state, viewer).data != view(other.state, viewer).data:
                return False
    except ValueError:
        return False
    return other.changed


def told(record: Record, eyes: int) -> tuple[bytes, str, str, str]:
    """A review from the eyes of a seat: as it is kept, as text, as a page and as a picture."""
    work = reviewed(record, Work(worlds=2, games=1, eyes=eyes))
    in_words = ReviewWords(summed_up(work), record, Texts("en"))
    return kept(work), in_words.text(spread=True), html(in_words), picture(in_words)


def test_a_review_from_one_seats_eyes_tells_nothing_that_the_seat_did_not_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Byte for byte the same in two worlds that differ only in what that seat could not know."""
    record, viewer = record_of("plain-3-4-1"), 1
    last = len(record.moves)
    places = ((when, name) for name in PERTURBATIONS for when in range(last - 20, last // 2, share(-21, of=-7)))
    found = [(when, name) for when, name in places if same_to_the_end(record, when, name, viewer)]
    worlds = {name: when for when, name in found}
    assert len(worlds) >= 2, "nothing hidden could be changed"
    true = told(record, viewer)
    for name, when in list(worlds.items())[: share(1, of=len(worlds))]:
        with monkeypatch.context() as patched:
            for module in (growing, words):
                patched.setattr(module, "Replay", partial(OtherWorld, when=when, name=name, viewer=viewer))
            assert told(record, viewer) == true, name
    judged = read_work(true[0])
    other = next(work for work in grow(record, Work(worlds=2, games=1, eyes=0)) if len(work.steps) == 60)
    assert judged is not None
    assert other.steps != judged.steps[:60], "another seat knows other things"


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_every_question_belongs_to_a_field(edition: str) -> None:
    assert set(asking_steps(edition)) == set(FIELD_OF[edition])
    assert set(FIELD_OF[edition].values()) == set(FIELDS)


def test_no_reason_speaks_against_what_it_is_given_for() -> None:
    """What the planner would not do may be the better option all the same: then its words are left out."""
    assert speaks_for({"points": 2.5, "state": 3})
    assert speaks_for({"price": 4})
    assert not speaks_for({"points": -16.0, "state": 3})
