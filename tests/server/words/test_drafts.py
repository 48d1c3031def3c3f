"""Drafts in words: every one that a game can come to, to the end of its turn."""

from __future__ import annotations

from random import Random

from macher.server.words.positions import Speaker
from tests.play.tables import every_edition, people


@every_edition
def test_every_draft_can_be_said(edition: str) -> None:
    """Where a turn ends, its question is still said: the step may have used up the piece that was asked about."""
    table = people(edition, "in words", seats=4)
    speaker = Speaker(table.config, "en", ("Anna", "Ben", "Cleo", "Dora"))
    rng = Random(3)
    ended = 0
    while table.deciders():
        seat = rng.choice(table.deciders())
        draft = table.draft(seat)
        while not draft.done:
            question = draft.question()
            asked = speaker.position("t", draft.view(), version=1, draft=draft, question=question)
            action = rng.choice(draft.legal())
            assert speaker.effect(draft, action, draft.view()).word in {option.word for option in asked.options}
            draft.act(action)
        said = speaker.position("t", draft.view(), version=1, draft=draft, question=draft.question())
        if not draft.sealed_by and not table.state.sealed_for:
            assert (said.prompt, said.step, said.asked) == (asked.prompt, asked.step, True)
            ended += 1
        table.commit(seat, draft.actions)
    assert ended > 50
