"""Practice: a puzzle becomes a table of its own, at which its seat is taken over; the first choice there is the try."""

from __future__ import annotations

from dataclasses import dataclass

from macher.i18n import Texts
from macher.review.puzzles import Puzzle, card_of, puzzles_of, shipped
from macher.review.work import read_work
from macher.rules import view
from macher.rules.parts.told import Told
from macher.rules.records import Record, Replay, read_record
from macher.server import wire
from macher.server.bots.reviewing import check_over, record_at
from macher.server.live.room import Room
from macher.server.live.rooms import Rooms
from macher.server.people.callers import Caller
from macher.server.problems import Problem
from macher.server.service import Service
from macher.server.store import UserRow
from macher.server.tables.branching import taken_over
from macher.server.words.reviews import card_told

BOT = "club"
MOST_GAMES = 10
"""So many of somebody's last games are looked through for puzzles."""
MOST_TABLES = 5
"""So many tables at which somebody practised are kept; the next one ends those before them."""


@dataclass(frozen=True)
class Found:
    """A puzzle, and the game that it is from."""

    id: str
    puzzle: Puzzle
    record: Record
    table: str | None


async def puzzles(service: Service, caller: Caller, language: str) -> wire.Puzzles:
    """Those of one's own reviewed games, then those that come with the program."""
    own = [] if caller.user is None else await service.call(service.store.games_of, caller.user.id)
    found = []
    for game in [game for game in own if game.status == "finished"][:MOST_GAMES]:
        row = await service.call(service.store.review, game.id)
        work = None if row is None or row.done < 1 else read_work(row.text)
        for puzzle in [] if work is None else puzzles_of(work):
            found.append(_told(f"{game.id}.{puzzle.choice.at}", game.edition, game.variant, puzzle, game.id, language))
    for name, (_, puzzle) in shipped().items():
        edition, variant, _ = name.split("-", 2)
        found.append(_told(name, edition, int(variant), puzzle, None, language))
    return wire.Puzzles(puzzles=found)


async def found(service: Service, caller: Caller, name: str) -> Found:
    """A puzzle by its name; one of a game only for those who may see that game."""
    if name in shipped():
        game, puzzle = shipped()[name]
        try:
            record = await service.call(read_record, game.record, lambda edition: service.library.tables(edition, None))
        except Told:  # a service with numbers of its own
            raise Problem(404, "no-puzzle") from None
        return Found(name, puzzle, record, None)
    table, _, at = name.partition(".")
    room = await service.rooms.room(table)
    room.check_may_see(caller)
    check_over(room)
    row = await service.reviews.kept(room)
    work = None if row is None else read_work(row.text)
    for one in [] if work is None or not work.over else puzzles_of(work):
        if str(one.choice.at) == at:
            return Found(name, one, await record_at(room), table)
    raise Problem(404, "no-puzzle")


async def begin(rooms: Rooms, one: Found, user: UserRow, language: str) -> Room:
    """The table of a puzzle. Only the last few of a person stay."""
    choice = one.puzzle.choice
    name = Texts(language).get("practice")
    async with rooms.service.imports.turn():
        made = await rooms.service.call_long(
            lambda: taken_over(
                rooms.service, one.record, choice.at, choice.seat, BOT, user, name=name, hints=False, practice=one.id
            )
        )
        for gone in await rooms.service.call(rooms.service.store.forget_practice, user.id, MOST_TABLES):
            if (room := rooms.loaded(gone)) is not None:
                rooms.drop(room)
    return await rooms.room(made)


async def practice(service: Service, caller: Caller, room: Room, language: str) -> wire.Practice:
    """The puzzle of a table, and how good the choice was once there is one."""
    name = room.game.settings.get("practice")
    if not name:
        raise Problem(404, "no-puzzle")
    one = await found(service, caller, name)
    history = await room.past()
    actions = [(turn.seat, action) for turn in history.rows for action in turn.actions]
    choice = one.puzzle.choice
    tried = [action for seat, action in actions[choice.at :] if seat == choice.seat][:1]
    told = _told(one.id, room.game.edition, room.game.variant, one.puzzle, one.table, language)
    if not tried:
        return wire.Practice(puzzle=told, answer=None)
    return wire.Practice(puzzle=told, answer=await service.call_long(_answer, one, tried[0], language))


def _answer(one: Found, action: int, language: str) -> wire.PracticeAnswer:
    """How good a choice was. It plays the game again: for a thread."""
    puzzle, texts = one.puzzle, Texts(language)
    replay = Replay(one.record)
    while replay.at < puzzle.choice.at:
        replay.step()
    seen = view(replay.state, puzzle.choice.seat)
    card, render = card_of(puzzle, one.record, texts)
    known = puzzle.has(action)
    return wire.PracticeAnswer(
        grade=puzzle.grade(action) if known else "unknown",
        chosen=render.action(action, seen),
        chance=puzzle.tried(action).win if known else 0.0,
        best=puzzle.tried(puzzle.choice.best.action).win,
        better=[render.action(good, seen) for good in puzzle.good],
        card=card_told(card, version=0),
    )


def _told(name: str, edition: str, variant: int, puzzle: Puzzle, table: str | None, language: str) -> wire.Puzzle:
    texts = Texts(language).of_edition(edition)
    choice = puzzle.choice
    when = texts.get("practice-when", round=choice.round) if choice.round else texts.get("practice-when-setup")
    return wire.Puzzle(
        id=name,
        edition=edition,
        variant=variant,
        table=table,
        field=texts.get(f"review-field-{choice.field}"),
        when=when,
    )
