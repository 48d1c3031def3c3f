"""Hints: what a strong bot would do in a seat's place, from what the seat may know, with its reason in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from macher.bots import Reason
from macher.bots.registry import STRONGEST
from macher.play import Draft
from macher.play.lesson import Written
from macher.rules.parts.chance import seed_of
from macher.server import wire
from macher.server.bots.lessons import written_for
from macher.server.bots.playing import question
from macher.server.bots.thinking import BotFailed
from macher.server.live.room import Room
from macher.server.problems import Problem
from macher.server.words.positions import Speaker, actions_of

HINT_SECONDS: Final = 1.0
"""At most so long the adviser thinks about each decision of a turn: somebody waits."""


async def hint(room: Room, seat: int, steps: Sequence[str], language: str) -> wire.Hint:
    """The rest of a turn as the adviser would make it, and why. The caller holds the seat."""
    table = room.playing_table()
    if room.game.status != "playing":
        raise Problem(409, "not-playing")
    if not room.hints:
        raise Problem(409, "no-hints")
    wait = room.service.hint_rates.take(f"{room.id} {seat}")
    if wait:
        raise Problem(429, "rate", seconds=int(wait) + 1)
    version = table.version
    made = actions_of(room.config, steps)
    draft = room.drafted(seat, made)
    if not draft.asked:
        raise Problem(409, "not-asked")
    speaker = room.speaker(language)
    lesson = await written_for(room, table.view(seat))
    if lesson is not None and list(lesson[1][: len(made)]) == made and len(made) < len(lesson[1]):
        return written_hint(room, draft, lesson, speaker)
    found: list[wire.HintStep] = []
    while not draft.done:
        seen, legal = draft.view(), draft.legal()
        # Its chance comes from what everybody knows: never from the seed of the game.
        seed = seed_of(f"hint {room.id} {seat} {version} {len(draft.actions)}")
        asked = question(room, seen, legal, STRONGEST, seed)
        asked.budget = min(asked.budget, HINT_SECONDS)
        asked.explain = True
        try:
            choice, action = await room.service.thinking.advise(asked)
        except BotFailed:
            raise Problem(503, "no-hint-now") from None
        reason: str | None = None
        if choice.reason is not None:
            values = {name: tuple(value) if isinstance(value, list) else value for name, value in choice.values.items()}
            reason = speaker.render.reason(Reason(choice.reason, **values))
        word, text = speaker.reading.word_of(action), speaker.render.action(action, seen)
        found.append(wire.HintStep(word=word, text=text, reason=reason))
        draft.act(action)
    return wire.Hint(table=room.id, seat=seat, version=version, steps=found)


def written_hint(room: Room, draft: Draft, lesson: tuple[Written, tuple[int, ...]], speaker: Speaker) -> wire.Hint:
    """The rest of a turn as the script of the lesson has it, with the reason that is written for the turn."""
    turn, actions = lesson
    reason: str | None = speaker.render.texts.get(f"service-lesson-{turn.reason}")
    found: list[wire.HintStep] = []
    for action in actions[len(draft.actions) :]:
        word, text = speaker.reading.word_of(action), speaker.render.action(action, draft.view())
        found.append(wire.HintStep(word=word, text=text, reason=reason))
        reason = None
        draft.act(action)
    version = room.playing_table().version
    return wire.Hint(table=room.id, seat=draft.seat, version=version, steps=found, scripted=True)
