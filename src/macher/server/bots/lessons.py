"""The script of a lesson at its table: what is written for a seat, as long as the game has not left the script."""

from __future__ import annotations

from macher.play.lesson import LESSONS, Lesson, Written
from macher.rules import View
from macher.server.live.room import Room


def lesson_of(room: Room) -> Lesson | None:
    """The lesson that is played at a table, if it is one."""
    lesson = LESSONS.get(room.game.edition)
    if lesson is None or not room.game.settings.get("guided") or room.game.server_seed != lesson.seed:
        return None
    return lesson


async def written_for(room: Room, seen: View) -> tuple[Written, tuple[int, ...]] | None:
    """The turn that the script has for who sees this, and its actions. The script is played once, in a thread."""
    lesson = lesson_of(room)
    if lesson is None:
        return None
    turn = await room.service.call(lesson.turn, seen)
    return None if turn is None else (turn, lesson.actions(turn))
