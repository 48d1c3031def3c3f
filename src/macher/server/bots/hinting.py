"""Hints: what a strong bot would do in a seat's place, from what the seat may know, with its reason in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from macher.bots import Reason
from macher.rules.parts.chance import seed_of
from macher.server import wire
from macher.server.bots.playing import question
from macher.server.bots.thinking import BotFailed
from macher.server.live.room import Room
from macher.server.problems import Problem
from macher.server.words.positions import actions_of

ADVISER: Final = "planner"


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
    draft = room.drafted(seat, actions_of(room.config, steps))
    if not draft.asked:
        raise Problem(409, "not-asked")
    speaker = room.speaker(language)
    found: list[wire.HintStep] = []
    while not draft.done:
        seen, legal = draft.view(), draft.legal()
        # Its chance comes from what everybody knows: never from the seed of the game.
        seed = seed_of(f"hint {room.id} {seat} {version} {len(draft.actions)}")
        asked = question(room, seen, legal, ADVISER, seed)
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
