"""The scripts of the lessons: always legal, in any order of sealed answers, with words in every language."""

from __future__ import annotations

import re

import pytest

from macher.i18n import LANGUAGES, Renderer, Texts
from macher.play.lesson import LEARNER, LESSONS, Lesson
from macher.rules import step_name
from macher.rules.parts.codes import TAKE_BACK

MOST_SIGNS = 125  # what fits into two lines of the coach
TOPIC = re.compile(r"(?<![\w\d] )[+−] ([^\W\d_][^\W\d_]+)")
EVERY = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


@EVERY
def test_the_script_is_legal_to_the_end_of_the_first_round(lesson: Lesson) -> None:
    """A change of the rules that breaks a lesson breaks this test."""
    table = lesson.table()
    for written in lesson.script:
        assert table.state.round <= 1
        assert lesson.turn(table.view(written.seat)) == written
        table.commit(written.seat, lesson.actions(written))
    assert table.state.round == 2
    assert all(lesson.turn(table.view(seat)) is None for seat in range(len(lesson.parties)))


@EVERY
def test_it_fits_whoever_answers_first(lesson: Lesson) -> None:
    """Of sealed choices the learner may be the first or the last to answer: everybody finds the same turns."""
    for learner_first in (True, False):
        table = lesson.table()
        played = 0
        while table.state.round <= 1:
            asked = sorted(table.deciders(), key=lambda seat: (seat == LEARNER) != learner_first)
            written = lesson.turn(table.view(asked[0]))
            assert written is not None, step_name(table.state)
            table.commit(asked[0], lesson.actions(written))
            played += 1
        assert played == len(lesson.script)


@EVERY
def test_a_sealed_answer_may_be_taken_back_without_leaving_the_script(lesson: Lesson) -> None:
    table = lesson.table()
    first = next(written for written in lesson.script if written.seat == LEARNER)
    table.commit(LEARNER, lesson.actions(first))
    assert lesson.turn(table.view(LEARNER)) is None
    table.commit(LEARNER, [TAKE_BACK])
    assert lesson.turn(table.view(LEARNER)) == first


@EVERY
def test_another_choice_leaves_the_script_for_good(lesson: Lesson) -> None:
    table = lesson.table()
    first = next(written for written in lesson.script if written.seat == LEARNER)
    draft = table.draft(LEARNER)
    draft.act(next(action for action in draft.legal() if action != lesson.actions(first)[0]))
    while not draft.done:
        draft.act(draft.legal()[0])
    table.commit(LEARNER, draft.actions)
    while LEARNER not in table.deciders():
        seat = table.deciders()[0]
        written = lesson.turn(table.view(seat))
        if written is None:
            table.let_bot_act(seat)
        else:
            table.commit(seat, lesson.actions(written))
    assert lesson.turn(table.view(LEARNER)) is None


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_of_the_learner_has_a_reason_in_two_lines(lesson: Lesson, language: str) -> None:
    """In every language, one for each turn; and it speaks of cards that there are."""
    texts = Texts(language, strict=True).of_edition(lesson.edition)
    reasons = [written.reason for written in lesson.script if written.seat == LEARNER]
    assert len(set(reasons)) == len(reasons)
    assert all(not written.reason for written in lesson.script if written.seat != LEARNER)
    topics = [name.split()[0] for name in topic_names(lesson, texts)]
    for reason in reasons:
        text = texts.get(f"service-lesson-{reason}")
        assert Texts(language).has(f"service-lesson-{reason}")
        assert len(text) <= MOST_SIGNS, text
        assert all(topic in topics for topic in TOPIC.findall(text)), text


def topic_names(lesson: Lesson, texts: Texts) -> list[str]:
    """The topics of an edition as a language names them."""
    topics = Renderer(texts, lesson.config()).words.topics
    return [texts.get(f"topic-{topic}") for topic in topics]
