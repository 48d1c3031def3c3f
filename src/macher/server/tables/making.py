"""Making tables: new ones, another game of the same people, and tables from game records."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from macher import __version__
from macher.i18n import LANGUAGES, Texts
from macher.i18n.texts import FALLBACK
from macher.play import commitment, random_seed, spoken
from macher.play.lesson import BOT, LEARNER, LESSONS
from macher.rules import Config, configure
from macher.rules.editions import edition as rules_of
from macher.rules.parts.config import ConfigError
from macher.rules.versions import RULES_VERSION
from macher.server import wire
from macher.server.core import Core
from macher.server.live.room import Room
from macher.server.live.rooms import Rooms
from macher.server.people.callers import Caller
from macher.server.people.names import clean, printable
from macher.server.problems import Problem, ToldProblem
from macher.server.store import GameRow, SeatRow, UserRow, new_id
from macher.server.tables.seating import begin_if_full
from macher.server.tables.seats import new_seat, said_word, unlike_names


async def new_table(
    rooms: Rooms, user: UserRow, new: wire.NewTable, language: str = FALLBACK, *, guided: bool = False
) -> Room:
    """A new table; the game begins at once if no seat is open. A `guided` one is explained as it is played.

    Without a name it is called after its maker.
    """
    service = rooms.service
    config = configured(service, new)
    now = time.time()
    game_id = new_id()
    part = " ".join(printable(new.seed).split())
    if new.seed is not None and not part:
        raise Problem(422, "seed")
    game = game_row(
        game_id,
        config,
        user,
        now,
        name=clean(new.name) or name_of_table(user, new.edition, language),
        public=new.public,
        clock=None if new.clock is None else clock_settings(new.clock),
        seed=part or random_seed(),
        words=None if part else (),
        settings={
            "spectators": new.spectators,
            "own_seed": bool(part),
            "hints": new.hints,
            "guided": guided,
        },
    )
    seats = unlike_names([new_seat(game, at, seat, user, new.clock) for at, seat in enumerate(new.seats)])
    word = spoken(printable(new.word))[:60]
    mine = next((row.seat for row in seats if row.kind == "person"), None)
    happenings = [] if mine is None or not word else [said_word(0, mine, word, now)]
    await service.call(service.store.create_game, game, seats, happenings)
    room = await rooms.room(game_id)
    await begin_if_full(room)
    return room


async def new_lesson(rooms: Rooms, user: UserRow, new: wire.NewLesson) -> Room:
    """The table of a lesson: one learner, bots, always the same deal."""
    lesson = LESSONS[new.edition]
    seats = [
        wire.NewSeat(party=party, kind="me") if at == LEARNER else wire.NewSeat(party=party, kind="bot", bot=BOT)
        for at, party in enumerate(lesson.parties)
    ]
    table = wire.NewTable(
        edition=new.edition, variant=lesson.variant, seats=seats, seed=lesson.seed, name=new.name, hints=True
    )
    return await new_table(rooms, user, table, guided=True)


def name_of_table(user: UserRow, edition: str, language: str) -> str:
    """What a table is called that was given no name: after its maker; after its edition if nobody said who that is."""
    if any(user.name == Texts(one).get("table-person") for one in LANGUAGES):
        return f"Die Macher {edition}"
    return Texts(language).get("service-table-of", name=user.name)


def configured(service: Core, new: wire.NewTable) -> Config:
    """What is to be played, checked."""
    played = rules_of(new.edition)
    variant = played.limits.variants[0] if new.variant is None else new.variant
    parties = tuple(seat.party for seat in new.seats)
    tables = service.library.tables(new.edition, new.data)
    try:
        return configure(new.edition, variant=variant, parties=parties, options=new.options, tables=tables)
    except ConfigError as error:
        raise ToldProblem(422, "config", error) from None


def clock_settings(clock: wire.Clock) -> dict[str, Any]:
    """A clock as the store keeps it."""
    return {"bank": clock.bank, "increment": clock.increment, "at_zero": clock.at_zero}


def game_row(
    game_id: str,
    config: Config,
    host: UserRow,
    now: float,
    *,
    name: str,
    public: bool,
    clock: dict[str, Any] | None,
    seed: str,
    settings: dict[str, Any],
    words: tuple[str, ...] | None = (),
    rematch_of: str | None = None,
) -> GameRow:
    """A game that is about to gather its players."""
    return GameRow(
        id=game_id,
        edition=config.edition,
        variant=config.variant,
        parties=config.parties,
        options=config.changed_options(),
        data=config.tables.digest,
        engine=__version__,
        rules=config.rules,
        server_seed=seed,
        commitment=commitment(seed),
        words=words,
        public=public,
        name=name,
        link=new_id() + new_id(),
        clock=clock,
        settings=settings,
        rematch_of=rematch_of,
        host=host.id,
        created=now,
        updated=now,
    )


# --- again ------------------------------------------------------------------------------------------------------------
async def rematch(rooms: Rooms, room: Room, caller: Caller, user: UserRow, same_seed: bool) -> Room:
    """Another game of the same people; whoever asks second finds the one that is there."""
    service = room.service
    if not room.is_member(caller):
        raise Problem(403, "members-only")
    async with room.lock:
        await room.reload()
        old = room.game
        if old.status not in ("finished", "closed"):
            raise Problem(409, "not-over")
        known = old.settings.get("rematch")
        if known is None:
            if same_seed:
                await check_seed_may_be_known(room)
            known = new_id()
            await _make_rematch(room, known, user, same_seed)
            settings = {**old.settings, "rematch": known, "rematch_same": same_seed}
            room.game = await service.call(service.store.change_game, old.id, settings=settings)
    room.table_changed()
    again = await rooms.room(known)
    await begin_if_full(again)
    return again


async def check_seed_may_be_known(room: Room) -> None:
    """A seed is dealt again when everybody has seen what it deals: not after a game of several that was broken off.

    Its members may have its record, and with it all hands; who joins the next game would not.
    """
    seen = await room.service.call(room.service.store.hands, room.id)
    people = {*seen, *(row.holder for row in room.seats if row.holder is not None)}
    if room.game.status == "closed" and len(people) > 1:
        raise Problem(409, "seed-hidden")


async def _make_rematch(room: Room, game_id: str, user: UserRow, same_seed: bool) -> None:
    old = room.game
    now = time.time()
    settings = {
        "spectators": old.settings.get("spectators", True),
        "own_seed": same_seed and bool(old.settings.get("own_seed")),
        "same_seed": same_seed,
        "hints": old.settings.get("hints"),
    }
    game = game_row(
        game_id,
        replace(room.config, rules=RULES_VERSION),  # the same options, with the rules of today
        user,
        now,
        name=old.name,
        public=old.public,
        clock=old.clock,
        seed=(old.seed if old.branches else old.server_seed) if same_seed else random_seed(),
        words=old.words if same_seed else (),
        settings=settings,
        rematch_of=old.id,
    )
    seats = [
        SeatRow(
            game=game_id,
            seat=row.seat,
            party=row.party,
            kind=row.kind,
            name=row.name,
            bot=row.bot,
            holder=row.holder,
            bank=None if old.clock is None or row.kind == "bot" else float(old.clock["bank"]),
        )
        for row in room.seats
    ]
    await room.service.call(room.service.store.create_game, game, seats)
