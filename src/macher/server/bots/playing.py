"""Bots at the table: their turns, and choices that are none, are played as soon as the game waits for them."""

from __future__ import annotations

import asyncio
from math import inf
from random import Random
from typing import Final

import structlog

from macher.bots.registry import THINKERS, bot_at
from macher.play import Draft
from macher.rules import View
from macher.server import metrics
from macher.server.bots.lessons import written_for
from macher.server.bots.thinker import Question
from macher.server.bots.thinking import BotFailed
from macher.server.live.room import Room
from macher.server.problems import Problem
from macher.server.tables.seating import replace_failed_bot
from macher.server.tables.seats import SIMPLE

AGAIN: Final = 8  # times that other writers may be first before we look after a while
PAUSE: Final = 1.0
LEAST: Final = 0.05  # seconds that a bot has for a decision, however many it made before
LEAD: Final = 0.1  # seconds before the end of its slot that a bot's turn is written: longer than that may take
log = structlog.get_logger()


async def play_bots(room: Room) -> None:
    """Play until the game waits for a person, or bots are alone and nobody watches."""
    failures = 0
    while room.game.status == "playing" and room.table is not None and room.somebody_cares:
        try:
            if not await play_one(room):
                return
            failures = 0
        except Problem as problem:
            failures += 1
            if problem.status >= 500 or failures > AGAIN:
                log.warning("bots_wait", table=room.id, problem=problem.code)
                await asyncio.sleep(PAUSE * min(failures, 30))


async def play_one(room: Room) -> bool:
    """One turn that needs no person; False if the game waits for people only."""
    table = room.playing_table()
    version = table.version
    forced = table.forced_turn()
    if forced is not None:
        seat, actions = forced
        await room.turn(seat, version, actions, f"forced-{version}", automatic=True, by="table")
        return True
    bot = table.bot_to_act()
    if bot is None:
        return False
    clock, slot = room.service.timing, slot_of(room, table.seats[bot].kind)
    began = clock.steady()
    draft = table.draft(bot)
    seed = table.bot_seed(bot)
    lesson = await written_for(room, draft.view())
    if lesson is not None:
        for action in lesson[1]:
            draft.act(action)
    while draft.asked:
        kind = table.seats[bot].kind
        # Who thinks for long only now and then stays within its slot, lest the slots tell when that was.
        left = began + slot - LEAD - clock.steady() if slot and kind not in THINKERS else inf
        draft.act(await choice(room, draft, kind, seed + len(draft.actions), left))
        if table.version != version and table.asked_since[bot] > version:
            return True  # the question has gone: somebody else was quicker
    lead = min(LEAD, slot / 2)
    end = began + whole_slots(clock.steady() - began + lead, slot)
    await clock.sleep(end - lead - clock.steady())
    if room.seats[bot].kind != "bot":
        return True  # somebody has sat down meanwhile
    await room.turn(bot, version, draft.actions, f"bot-{version}", by="bot", tell_at=end if slot else None)
    metrics.BOT_TURN_TIME.observe(end - began)
    return True


def slot_of(room: Room, kind: str) -> float:
    """How long a bot's turn takes at least. Who may think for long always does, even where the choice was easy."""
    settings = room.service.settings
    return max(settings.bot_slot, settings.bot_budget) if settings.bot_slot and kind in THINKERS else settings.bot_slot


def whole_slots(spent: float, slot: float) -> float:
    """How long a bot's turn takes that was thought out in `spent` seconds: one slot, or two, four, eight.

    How long a bot thought would tell how much it had to decide, and that may hang on what only its seat knows.
    """
    if slot <= 0:
        return spent
    taken = slot
    while taken < spent:
        taken *= 2
    return taken


async def choice(room: Room, draft: Draft, kind: str, seed: int, left: float) -> int:
    """A decision of a bot, within what is left of its slot.

    One that crashes or hangs is replaced by the simple bot, and the table says so.
    """
    legal = draft.legal()
    if kind == SIMPLE or len(legal) == 1:
        return Random(seed).choice(legal)
    try:
        return await room.service.thinking.choose(
            question(room, draft.view(), legal, bot_at(kind, room.id, draft.seat), seed, max(left, LEAST))
        )
    except BotFailed as failed:
        metrics.BOT_FAILURES.inc()
        log.warning("bot_failed", table=room.id, seat=draft.seat, bot=kind, how=str(failed))
        await replace_failed_bot(room, draft.seat, kind)
        return Random(seed).choice(legal)


def question(room: Room, seen: View, legal: tuple[int, ...], kind: str, seed: int, seconds: float = inf) -> Question:
    """All that a bot may know; it thinks for so many seconds at most, and no longer than the service allows."""
    config = seen.config
    return Question(
        bot=kind,
        seed=seed,
        budget=min(room.service.settings.bot_budget, seconds),
        edition=config.edition,
        variant=config.variant,
        parties=list(config.parties),
        options=config.changed_options(),
        rules=config.rules,
        data=room.service.library.folder_of(config.edition, config.tables.digest),
        view=seen.data,
        legal=list(legal),
    )
