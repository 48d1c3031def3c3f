"""What if: turns in a world that is imagined from what somebody may know. The true state is never looked at."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from macher.bots.registry import INSTANT
from macher.play import Draft, TableError
from macher.play.whatif import World, drawn
from macher.rules import Refused, View, deciders, events_for, legal, view
from macher.server import wire
from macher.server.bots.playing import question
from macher.server.bots.thinking import BotFailed
from macher.server.live.room import Room
from macher.server.people.callers import Caller
from macher.server.problems import Problem, RuleProblem
from macher.server.words.positions import Speaker, actions_of

MOST_TURNS: Final = 60
"""Of an imagined game, with those of bots and those that follow by themselves."""
WEAK: Final = "beginner"
"""The bot that answers where a table allows no hints."""


async def what_if(room: Room, caller: Caller, asked: wire.WhatIfRequest, language: str) -> wire.WhatIf:
    """An imagined world after some turns. The caller may look from the seat."""
    version = room.playing_table().version if asked.at is None else asked.at
    if version > room.playing_table().version:
        raise Problem(404, "no-turn", version=room.version)
    seen = await known(room, asked)
    if seen.data["over"]:
        raise Problem(409, "not-playing")
    seats = len(room.seats)
    if any(seat >= seats for seat in (asked.eyes or 0, *(turn.seat for turn in asked.turns))):
        raise Problem(404, "no-seat", seat=seats + 1)
    turns = [(turn.seat, actions_of(room.config, turn.steps)) for turn in asked.turns]
    steps = actions_of(room.config, asked.steps)
    try:
        world = await room.service.call_long(made, seen, asked.world, turns)
        by_hand = len(world.turns)
        if asked.bots:
            slow_down(room, caller)
            await let_bots_answer(room, world, asked)
        eyes = asked.seat if asked.eyes is None else asked.eyes
        asks = eyes is not None and bool(legal(world.state, eyes))
        draft = Draft(world.state, eyes, steps) if asks and eyes is not None else None
    except Refused as refused:
        raise RuleProblem(refused, room.config, version) from None
    except TableError:
        raise Problem(422, "turn-made", version=version) from None
    return told(room.speaker(language), room, asked, world, by_hand, draft, version)


async def known(room: Room, asked: wire.WhatIfRequest) -> View:
    """What the viewer may know, now or at a moment of the past: all that the world is made from."""
    if asked.at is None:
        return room.playing_table().view(asked.seat)
    past = await room.past()
    return await asyncio.to_thread(past.view, asked.seat, asked.at)


def made(seen: View, number: int, turns: Sequence[tuple[int, Sequence[int]]]) -> World:
    """Imagine a world and play in it: for a thread."""
    world = World(seen, number)
    world.play(turns)
    return world


async def let_bots_answer(room: Room, world: World, asked: wire.WhatIfRequest) -> None:
    """Some turns of others, each by a bot from what its imagined seat would know; never one of the viewer's own."""
    kind = INSTANT if room.hints or room.game.status != "playing" else WEAK
    for _ in range(asked.bots):
        waiting = deciders(world.state)
        others = [seat for seat in waiting if seat != asked.seat]
        if not others or len(world.turns) >= MOST_TURNS:
            return
        draft = Draft(world.state, others[0])
        while not draft.done:
            seed = world.chance(others[0]) + len(draft.actions)
            try:
                wanted = question(room, draft.view(), draft.legal(), kind, seed)
                draft.act(await room.service.thinking.choose(wanted))
            except BotFailed:
                raise Problem(503, "no-hint-now") from None
        world.enter(draft)
        if asked.seat in deciders(world.state) and asked.seat not in waiting:
            return


def slow_down(room: Room, caller: Caller) -> None:
    """Bots think for real tables as well: nobody asks them without end."""
    who = caller.user.id if caller.user is not None else "a visitor"
    wait = room.service.hint_rates.take(f"{room.id} {who} what if")
    if wait:
        raise Problem(429, "rate", seconds=int(wait) + 1)


def told(
    speaker: Speaker,
    room: Room,
    asked: wire.WhatIfRequest,
    world: World,
    by_hand: int,
    draft: Draft | None,
    version: int,
) -> wire.WhatIf:
    """The world in words."""
    eyes = asked.seat if asked.eyes is None else asked.eyes
    seen = view(world.state, eyes) if draft is None else draft.view()
    question = None if draft is None else draft.question()
    position = speaker.position(room.id, seen, version=version + len(world.turns), draft=draft, question=question)
    return wire.WhatIf(
        table=room.id,
        seat=asked.seat,
        version=version,
        world=asked.world,
        turns=[
            wire.WhatIfTurn(
                seat=turn.seat,
                steps=[speaker.reading.word_of(action) for action in turn.actions],
                text=[speaker.render.event(event) for event in events_for(turn.events, eyes)],
                bot=turn.made and at >= by_hand,
                made=turn.made,
            )
            for at, turn in enumerate(world.turns)
        ],
        steps=list(asked.steps) if draft is not None else [],
        position=position,
        deciders=list(deciders(world.state)),
        done=draft is not None and draft.done,
        imagined=msgspec.convert(drawn(world.seen, seen), wire.Imagined, from_attributes=True),
    )
