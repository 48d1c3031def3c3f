"""A room: one table in the memory of this process, and the way a turn travels.

A turn is checked against the seat, the version and the rules on a copy; then the store appends it; then it is in the
memory; then everybody hears of it. Nothing is acknowledged before it is on disk. If another process was first, the room
reads the log again. One lock keeps the turns of a table in order.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final, Protocol

import msgspec
import structlog

from macher.i18n import Texts
from macher.play import Draft, StaleTurn, Table, TableError, forced_drafts
from macher.play.draft import goes_on_choosing
from macher.play.orders import Order, is_open
from macher.rules import Config, Event, Refused, configure, deciders, scores, view
from macher.rules.parts.codes import TAKE_BACK
from macher.server import metrics, wire
from macher.server.core import Core
from macher.server.live.chat import Chat
from macher.server.live.clocks import PEOPLE, clock_of_who_came, clocks_after, left_if_taken_back
from macher.server.live.history import History
from macher.server.live.restoring import FEW_TURNS, SNAPSHOT_EVERY, fresh_table, has_begun, player, restored
from macher.server.people.callers import Caller
from macher.server.problems import Problem, RuleProblem
from macher.server.store import (
    ClockChange,
    Conflict,
    GameRow,
    Loaded,
    OrderRow,
    OrderUse,
    Repeated,
    SeatRow,
    SeatTaken,
    Snapshot,
    TurnRow,
    WrongStatus,
    same_people,
)
from macher.server.words.library import bot_at_seat
from macher.server.words.positions import Speaker

MOST_TURNS: Final = 2_000
"""After so many nobody takes an answer back any more: games have some hundreds, and this is how one grows forever."""
TURNS_KEPT: Final = 40
"""So many turns stay in memory, for those who were away for a moment; the log has all of them."""
log = structlog.get_logger()


class Listener(Protocol):
    """One open socket, as its room sees it."""

    caller: Caller
    seat: int | None
    address: str
    here: bool
    table_changed: bool
    chat_due: bool
    orders_due: bool
    notices: list[wire.Notice]

    def wake(self) -> None:
        """There may be something new."""

    def doubt(self) -> None:
        """The session it came by may be over."""

    def refuse(self, problem: Problem) -> None:
        """Say why something that was expected does not happen."""


class Keeper(Protocol):
    """Who keeps the rooms and hears what happens in them."""

    def remember(self, room: Room) -> None:
        """A room has read its whole past."""

    def watch_clock(self, room: Room) -> None:
        """Look again when the first clock comes to zero."""

    def changed(self, room: Room, *, ours: bool) -> None:
        """Something is new in a room; `ours` if this process did it."""

    def came(self, room: Room, listener: Listener) -> None:
        """Somebody watches from now on."""

    def presence_changed(self, room: Room) -> None:
        """Somebody came to a room or went."""


class Room:
    """A table in memory."""

    def __init__(self, service: Core, keeper: Keeper, loaded: Loaded) -> None:
        self.service = service
        self.keeper = keeper
        self.id = loaded.game.id
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.used = time.monotonic()
        self.moved = time.monotonic()
        self.unsure = False  # whether the log may be ahead of the memory
        self.bots: asyncio.Task[None] | None = None
        self.orders: list[OrderRow] = loaded.orders
        self.carrying: dict[int, asyncio.Task[None]] = {}  # by seat: who carries out its orders
        self.attended: dict[int, float] = {}  # by seat: until when it counts as present, of the steady clock
        self.history: History | None = None
        self.chat = Chat(service, self.id)
        self._speakers: dict[str, Speaker] = {}
        self._present = object()  # stands for the position as it is said now
        self._lands: dict[str, list[wire.Meter]] = {}
        self._heard: list[wire.Purse] | None = None
        self._tried: Draft | None = None
        self.game: GameRow = loaded.game
        self.seats: list[SeatRow] = loaded.seats
        self.table: Table | None = None

    # --- loading ------------------------------------------------------------------------------------------------------
    async def take(self, loaded: Loaded) -> None:
        """The room as the store has it. Its turns are played in a thread: there may be many."""
        table = None
        if has_begun(loaded.game):
            call = self.service.call if len(loaded.turns) <= FEW_TURNS else self.service.call_long
            table, missing = await call(restored, loaded, self.config)
            if missing is not None:
                self.service.start(self._keep(missing))
        self.game, self.seats, self.table, self.orders = loaded.game, loaded.seats, table, loaded.orders
        if table is not None:
            self._seat_everybody(table)
        self.unsure = False
        self._forget_said()

    @cached_property
    def config(self) -> Config:
        """What is played here."""
        game = self.game
        tables = self.service.library.tables_by_digest(game.edition, game.data)
        return configure(
            game.edition,
            variant=game.variant,
            parties=game.parties,
            options=game.options,
            tables=tables,
            rules=game.rules,
        )

    def _seat_everybody(self, table: Table) -> None:
        for row in self.seats:
            if table.seats[row.seat] != player(row):
                table.set_seat(row.seat, player(row))

    async def reload(self) -> None:
        """Read again what the store has; the log is the truth. The caller holds the lock.

        Whatever is new is told here, whoever asked: the news from the other process finds it known and says nothing.
        """
        before, seated = self.version, self.seats
        known = None if self.table is None else self.table.version
        loaded = await self.service.call(self.service.store.load, self.id, known)
        if self.table is None or known is None:
            await self.take(loaded)
        elif loaded.game.version < known:  # a database brought back from an older copy
            self.history = None
            await self.take(await self.service.call(self.service.store.load, self.id))
        elif len(loaded.turns) > FEW_TURNS:  # from the newest snapshot it is less
            await self.take(await self.service.call(self.service.store.load, self.id))
        else:
            self.game, self.seats, self.orders = loaded.game, loaded.seats, loaded.orders
            self.table.go_on((row.seat, row.actions, row.automatic) for row in loaded.turns)
            self.table.forget_turns(TURNS_KEPT)
            self._seat_everybody(self.table)
            self.unsure = False
            self._forget_said()
        if self.version != before:
            self.changed(ours=False)
        if not same_people(seated, self.seats):
            self.table_changed()

    async def read_while_gathering(self) -> None:
        """Before a game begins, the store is asked each time: the last seat may just have been taken elsewhere."""
        if self.game.status == "gathering":
            async with self.lock:
                await self.reload()
            if self.table is not None:
                self.table_changed()
                self.changed(ours=False)

    # --- looking ------------------------------------------------------------------------------------------------------
    @property
    def version(self) -> int:
        """How many turns were committed."""
        return self.game.version if self.table is None else self.table.version

    def playing_table(self) -> Table:
        """The table, if the game has begun."""
        if self.table is None:
            raise Problem(409, "not-begun")
        return self.table

    def deciders(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return self.table.deciders() if self.table is not None and self.game.status == "playing" else ()

    @property
    def bots_play(self) -> bool:
        """Whether bots are at work here just now."""
        return self.bots is not None and not self.bots.done()

    @property
    def carries_out(self) -> bool:
        """Whether orders are being carried out here just now."""
        return any(not task.done() for task in self.carrying.values())

    @property
    def goes_on_alone(self) -> bool:
        """Whether a bot is asked here, or somebody who has no choice: then the game does not wait for people."""
        table = self.table
        if table is None or self.game.status != "playing":
            return False
        return table.bot_to_act() is not None or table.forced_turn() is not None

    @property
    def bots_alone(self) -> bool:
        """Whether nobody but bots plays here."""
        return not any(row.kind in PEOPLE for row in self.seats)

    @property
    def somebody_cares(self) -> bool:
        """Whether bots shall play on: for the people who play with them, else for those who watch."""
        return bool(self.listeners) or not self.bots_alone

    def is_member(self, caller: Caller) -> bool:
        """Whether somebody has a seat here, or one that is kept for them, or made the table."""
        mine = any(caller.holds(row) or caller.is_user(row.kept_for) for row in self.seats)
        return mine or caller.is_user(self.game.host)

    def knows(self, user: str) -> bool:
        """Whether somebody is anybody at this table."""
        return user == self.game.host or any(user in (row.holder, row.kept_for) for row in self.seats)

    @property
    def hints(self) -> bool:
        """Whether players may ask what a bot would do: as the maker said, else where only one person plays."""
        said: bool | None = self.game.settings.get("hints")
        return sum(row.kind != "bot" for row in self.seats) == 1 if said is None else said

    def check_may_see(self, caller: Caller) -> None:
        """Visitors may look if the table lets them."""
        open_to_all = self.game.settings.get("spectators", True) or self.game.status == "gathering"
        if not open_to_all and not self.is_member(caller):
            raise Problem(403, "members-only")

    def check_seat(self, caller: Caller, seat: int) -> SeatRow:
        """Nobody acts or looks for another seat."""
        row = self.seat_row(seat)
        if not caller.holds(row):
            raise Problem(403, "foreign-seat", seat=seat + 1)
        self.greet(caller)
        return row

    def seat_row(self, seat: int) -> SeatRow:
        """A seat of this table."""
        if not 0 <= seat < len(self.seats):
            raise Problem(404, "no-seat", seat=seat + 1)
        return self.seats[seat]

    def viewer(self, caller: Caller, seat: int | None) -> int | None:
        """Through whose eyes somebody may look: their own seat's, a spectator's, anybody's when the game is over."""
        self.check_may_see(caller)
        self.greet(caller)
        if seat is None:
            return caller.program.seat if caller.program is not None and self.is_member(caller) else None
        row = self.seat_row(seat)
        if not caller.holds(row) and self.game.status != "finished":
            raise Problem(403, "foreign-seat", seat=seat + 1)
        return seat

    def greet(self, caller: Caller) -> None:
        """Somebody looks: clocks that wait for their player wait no longer."""
        if self.game.clock is None:
            return
        if any(row.absent_until is not None and caller.holds(row) for row in self.seats):
            self.service.start(self._arrive(caller))

    async def _arrive(self, caller: Caller) -> None:
        async with self.lock:
            now = self.service.timing.now()
            waited_for = [row for row in self.seats if row.absent_until is not None and caller.holds(row)]
            pairs = [(clock_of_who_came(row, now), row) for row in waited_for]
            if not pairs:
                return
            try:
                await self.service.call(self.service.store.set_seats, pairs)
            except SeatTaken:
                await self.reload()
                return
            except Problem:
                return  # the next look says it again
            for came, _ in pairs:
                self.seats[came.seat] = came
        self.table_changed()
        self.keeper.watch_clock(self)

    def speaker(self, language: str) -> Speaker:
        """The words for this game in a language."""
        texts = Texts(language)
        names = tuple(bot_at_seat(texts, row.bot, row.seat) if row.bot else row.name or "…" for row in self.seats)
        known = self._speakers.get(language)
        if known is None or known.names != names:
            known = self._speakers[language] = Speaker(self.config, language, names)
        return known

    async def told(self, seat: int | None, since: int) -> list[tuple[int, Event]]:
        """What a seat or a spectator may have seen after turn `since`; with 0, from the opening on."""
        table = self.playing_table()
        return (await self.knowing(since)).told(seat, since, table.version)

    async def knowing(self, since: int) -> Table | History:
        """Who can tell all turns after `since`: the table itself, or its past."""
        table = self.playing_table()
        return table if since >= table.first else await self.past()

    async def past(self) -> History:
        """All turns from the first on, for the log and for looking back.

        Several may ask at once and read different parts; who finds that somebody else went on meanwhile reads again.
        """
        wanted = self.playing_table().version
        while (known := self.history) is None or known.version < wanted:
            since, until = (0, wanted) if known is None else (known.version, min(wanted, known.version + FEW_TURNS))
            rows = await self.service.call(self.service.store.turns, self.id, since, until)
            if not rows and since < until:
                raise Problem(503, "store")
            if known is None:
                start = fresh_table(self.config, self.game, self.seats)
                built = await self.service.call_long(History.build, start, rows)
                if self.history is None:
                    self.history = built
                    self.keeper.remember(self)
            elif known.version == since:
                known.extend(rows)
        return known

    async def position(self, seat: int | None, language: str, since: int | None = None) -> tuple[int, Any]:
        """The present position of a seat or a spectator, with what happened after turn `since` (or in the last one).

        It comes with its version, and as JSON that is ready for the wire (`msgspec.Raw`).
        """
        version = self.playing_table().version
        since = max(0, version - 1) if since is None else min(since, version)
        present, asked = self._present, (seat, language, since)
        text = self.service.said.get(present, asked)
        if text is None:
            position = await self.put_into_words(seat, language, since)
            version, text = position.version, msgspec.json.encode(position)
            if self._present is present:
                self.service.said.keep(present, asked, text)
        return version, msgspec.Raw(text)

    async def put_into_words(self, seat: int | None, language: str, since: int) -> wire.Position:
        """The present position; should it change while its past is read, the one that is present then."""
        while True:
            table, present = self.playing_table(), self._present
            seen = await self.told(seat, since)
            if self._present is present:
                break
        acting = seat is not None and self.game.status == "playing" and bool(table.legal(seat))
        return self.speaker(language).position(
            self.id,
            table.view(seat),
            version=table.version,
            draft=table.draft(seat) if acting and seat is not None else None,
            asked_since=None if seat is None else table.asked_since[seat],
            events=seen,
            lands=self._meters(table, language),
            heard=self._purses(table, language),
        )

    def _meters(self, table: Table, language: str) -> list[wire.Meter]:
        """How the lands stand: public, so it is worked out once for everybody."""
        if language not in self._lands:
            self._lands[language] = self.speaker(language).meters(table.view(None))
        return self._lands[language]

    def _purses(self, table: Table, language: str) -> list[wire.Purse]:
        """The money that everybody has heard of, worked out once as well."""
        if self._heard is None:
            self._heard = self.speaker(language).purses(table.view(None))
        return self._heard

    def _forget_said(self) -> None:
        self.service.said.forget(self._present)
        self._present = object()
        self._lands.clear()
        self._heard = None
        self._tried = None

    def leave(self) -> None:
        """Nobody is here any more: the room is in the store."""
        self.service.said.forget(self._present)

    # --- turns --------------------------------------------------------------------------------------------------------
    def drafted(self, seat: int, actions: Sequence[int]) -> Draft:
        """A draft of a seat; what the rules refuse is said with its rule."""
        table = self.playing_table()
        try:
            return table.draft(seat, actions)
        except Refused as refused:
            raise RuleProblem(refused, self.config, table.version) from None
        except TableError:
            raise Problem(422, "turn-made", version=table.version) from None

    def tried(self, seat: int, actions: Sequence[int]) -> Draft:
        """The same, for who changes nothing in it: the last one is kept, because a turn has the steps of a draft."""
        known = self._tried
        if known is None or not known.is_of(self.playing_table().state, seat, actions):
            known = self._tried = self.drafted(seat, actions)
        return known

    def check_version(self, seat: int, version: int) -> None:
        """An answer must be to the question that is open."""
        try:
            self.playing_table().check_version(seat, version)
        except StaleTurn as stale:
            raise Problem(409, stale.kind, version=stale.version) from None

    async def turn(
        self,
        seat: int,
        version: int,
        actions: Sequence[int],
        key: str,
        *,
        automatic: bool = False,
        by: str = "person",
        caller: Caller | None = None,
        tell_at: float | None = None,
        orders: Sequence[OrderUse] = (),
    ) -> wire.TurnDone:
        """Commit a turn: when this returns, it is on disk and everybody will hear of it. The `caller` holds the seat.

        Where another process was first, the turn is tried again if it still answers the question that is open: two
        seats that answer a sealed choice at once do not collide. Listeners hear of it at `tell_at` (of the steady
        clock), not before: how long it took to check and to write would tell how many steps it has. `orders` are those
        of the seat by which the turn comes; raises `OrderGone` if one of them stands no more.
        """
        began = time.perf_counter()
        async with self.lock:
            if self.unsure or version > self.version:
                await self.reload()
            done = None
            while done is None:
                if caller is not None:
                    self.check_seat(caller, seat)  # who waited for others may have lost the seat meanwhile
                try:
                    done = await self._try_turn(seat, version, actions, key, automatic, orders)
                except Conflict:
                    metrics.CONFLICTS.inc()
                    await self.reload()
        if not done.again:
            metrics.TURNS.labels(by).inc()
            if tell_at is not None:
                await self.service.timing.sleep(tell_at - self.service.timing.steady())
            self.changed()
            if tell_at is None:
                metrics.PUSH_TIME.observe(time.perf_counter() - began)
        return done

    async def catch_up(self, version: int) -> None:
        """Somebody has seen this version at another process: read what was written there, if it is not here yet."""
        if version > self.version:
            async with self.lock:
                await self.reload()

    async def _try_turn(
        self, seat: int, version: int, actions: Sequence[int], key: str, automatic: bool, orders: Sequence[OrderUse]
    ) -> wire.TurnDone:
        """Check a turn and write it; raises `Conflict` if the log is ahead of the memory."""
        if self.game.status != "playing":
            raise Problem(409, "not-playing")
        table = self.playing_table()
        try:
            self.check_version(seat, version)
        except Problem:
            before = await self.service.call(self.service.store.turn_of_key, self.id, seat, key)
            if before is not None:
                return wire.TurnDone(version=before.version, again=True)
            raise
        draft = self.tried(seat, actions)
        if not draft.actions:
            raise Problem(422, "no-steps", version=table.version)
        if TAKE_BACK in draft.actions and table.version >= MOST_TURNS:
            raise Problem(409, "taken-back", turns=MOST_TURNS, version=table.version)
        if draft.unfinished_answer:
            raise Problem(422, "unfinished", version=table.version)
        try:
            return await self._write(table, draft, key, automatic, orders)
        except Repeated as repeated:
            await self.reload()
            return wire.TurnDone(version=repeated.version, again=True)
        except WrongStatus:
            await self.reload()
            raise Problem(409, "not-playing") from None

    async def _write(
        self, table: Table, draft: Draft, key: str, automatic: bool, orders: Sequence[OrderUse]
    ) -> wire.TurnDone:
        """Append the turn to the log, then to the memory: one write, whatever belongs to it.

        Choices that are none are made with it, before anybody hears of the turn: nobody is asked what has one answer.
        """
        version, now = table.version, self.service.timing.wall()
        drafts = [draft, *forced_drafts(draft)]
        rows = [
            TurnRow(
                version=version + number,
                seat=one.seat,
                actions=tuple(one.actions),
                automatic=automatic or number > 1,
                key=key if number == 1 else f"forced-{version + number - 1}",
                at=now,
            )
            for number, one in enumerate(drafts, 1)
        ]
        clocks = self._clocks_after(drafts, automatic)
        after, _ = drafts[-1].outcome()
        over = not after.waiting
        result = tuple(score.total for score in scores(after)) if over else None
        status: wire.TableStatus = "finished" if over else "playing"
        uses = orders or self._ended_by_hand(draft)
        self.unsure = True
        await self.service.call(
            self.service.store.append,
            self.id,
            version,
            *rows,
            status=status,
            result=result,
            snapshot=table.snapshot() if over or crosses(version, rows[-1].version) else None,
            snapshot_of=version,
            clocks=clocks,
            seats=self.seats,
            orders=uses,
        )
        self.orders = [] if over else with_uses(self.orders, draft.seat, uses)
        for one, row in zip(drafts, rows, strict=True):
            table.enter(one, row.automatic)
        table.forget_turns(TURNS_KEPT)
        self.unsure = False
        self.seats = with_clocks(self.seats, clocks)
        self.game = msgspec.structs.replace(self.game, version=table.version, status=status, result=result, updated=now)
        self.moved = time.monotonic()
        self._forget_said()
        metrics.TURNS.labels("table").inc(len(rows) - 1)
        return wire.TurnDone(version=rows[0].version)

    def _ended_by_hand(self, draft: Draft) -> list[OrderUse]:
        """Orders for the question that a seat answers itself: its own hand comes first, and ends them."""
        known = standing_orders(self.orders, draft.seat)
        if not known:
            return []
        seen = view(draft.before(0), draft.seat)
        answered = [row for row in known if is_open(seen, Order(row.step, row.round, row.land))]
        return [OrderUse(row.n, False, "void", "hand") for row in answered]

    def _clocks_after(self, drafts: Sequence[Draft], automatic: bool) -> list[ClockChange]:
        """How the clocks stand after a turn and the forced ones that follow it.

        A sealed answer stands if there would be no time for another.
        """
        now, by = self.service.timing.now(), drafts[0].seat
        if self.seats[by].answered_at is not None and left_if_taken_back(self.game, self.seats[by], now) <= 0:
            raise Problem(409, "answer-stands", version=self.version)
        seats = self.seats
        changes: dict[int, ClockChange] = {}
        for number, draft in enumerate(drafts):
            after, _ = draft.outcome()
            asked = deciders(after) if after.waiting else ()
            still_open = goes_on_choosing(draft.before(0), after, draft.seat)
            forced = automatic or number > 0
            changed = clocks_after(self.game, seats, draft.seat, asked, now, still_open=still_open, automatic=forced)
            seats = with_clocks(seats, changed)
            changes |= {clock.seat: clock for clock in changed}
        return list(changes.values())

    async def _keep(self, snapshot: Snapshot) -> None:
        """Keep a snapshot; it is a cache, so nothing is lost if that fails."""
        try:
            await self.service.call(self.service.store.keep_snapshot, self.id, snapshot)
        except Problem:
            log.warning("snapshot_not_kept", table=self.id)

    # --- telling ------------------------------------------------------------------------------------------------------
    def changed(self, *, ours: bool = True) -> None:
        """Something is new: listeners hear of it, and if it was our doing, bots and notices go on from here."""
        self.used = time.monotonic()
        for listener in self.listeners:
            listener.wake()
        if self.game.clock is not None or self.game.status != "playing":
            self.table_changed()
        self.keeper.changed(self, ours=ours)

    def seats_changed(self) -> None:
        """Somebody sat down or left."""
        self._forget_said()
        self.table_changed()
        self.changed()

    def table_changed(self) -> None:
        """Listeners hear how the table is now."""
        for listener in self.listeners:
            listener.table_changed = True
            listener.wake()

    def presence_changed(self) -> None:
        """Somebody came or went."""
        self.used = time.monotonic()
        self.table_changed()
        self.keeper.presence_changed(self)

    def attend(self, seat: int, seconds: float) -> None:
        """A seat counts as present for a while: an order acts for it."""
        self.attended[seat] = self.service.timing.steady() + seconds
        self.presence_changed()
        asyncio.get_running_loop().call_later(seconds + 0.01, self.presence_changed)

    def chat_changed(self) -> None:
        """Listeners hear what was said."""
        self.chat.changed()
        for listener in self.listeners:
            listener.chat_due = True
            listener.wake()


def crosses(before: int, after: int) -> bool:
    """Whether a snapshot is due: now and then the position before a turn is kept with it, and loading begins there."""
    return before // SNAPSHOT_EVERY != after // SNAPSHOT_EVERY


def standing_orders(orders: Sequence[OrderRow], seat: int) -> list[OrderRow]:
    """The orders of a seat that have not come to their end."""
    return [row for row in orders if row.seat == seat and row.state == "standing"]


def with_uses(orders: Sequence[OrderRow], seat: int, uses: Sequence[OrderUse]) -> list[OrderRow]:
    """Orders after a turn of a seat."""
    found = {use.n: use for use in uses}
    return [
        msgspec.structs.replace(row, acted=row.acted + use.acts, state=use.state, reason=use.reason)
        if row.seat == seat and (use := found.get(row.n)) is not None
        else row
        for row in orders
    ]


def with_clocks(seats: Sequence[SeatRow], clocks: Sequence[ClockChange]) -> list[SeatRow]:
    """Seats whose clocks were changed."""
    found = list(seats)
    for clock in clocks:
        found[clock.seat] = msgspec.structs.replace(found[clock.seat], **msgspec.structs.asdict(clock))
    return found
