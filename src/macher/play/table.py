"""A table where a game is played: who sits where, and the turns that were committed.

A turn is what one seat did without another acting in between, and the table takes it as a whole: all of it or nothing.
Steps that are not committed are a `Draft`, which belongs to whoever makes it; the table holds none, so nothing of it
can reach anybody. The version counts turns, never actions: how many steps a sealed sheet took is nobody's business.

    table = Table(new_config("2019", 4, ("spd", "cdu", "fdp")), [Seat("Anna"), Seat("Ben"), Seat("Cleo")], "tonight")
    draft = table.draft(1)
    draft.act(draft.legal()[0])  # and draft.undo(), as often as the player likes
    table.commit(1, draft.actions, version=table.version)
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from macher import __version__
from macher.bots import make_bot
from macher.bots.registry import bot_at, temperament_at
from macher.data import load as load_data
from macher.play.draft import Draft, goes_on_choosing
from macher.play.errors import NotLoaded, StaleTurn, TableError, UnfinishedTurn
from macher.play.forced import forced, forced_turn
from macher.play.preview import Forecast, Meter, meters
from macher.play.seats import Seat
from macher.rules import (
    Config,
    Event,
    Refused,
    Seen,
    State,
    View,
    configure,
    deciders,
    events_for,
    legal,
    scores,
    setup_told,
    view,
)
from macher.rules.branch import Branch, drawn_anew
from macher.rules.editions import edition as edition_named
from macher.rules.parts.chance import seed_of
from macher.rules.records import MoveLines, Record, check_result, read_record, record_text, refusal
from macher.rules.saves import load, save
from macher.rules.shuffle import Shuffle

THINKING_TIME = 1.0  # seconds a bot has for a decision
Settled = tuple[State, tuple[int, tuple[int, ...]] | None]
"""A position, and the forced turn that was found in it."""
SNAPSHOT_FORMAT = 1


@dataclass(frozen=True)
class Turn:
    """One committed entry of the log: what a seat did, and what happened."""

    seat: int
    actions: tuple[int, ...]
    events: list[Seen]
    automatic: bool = False
    """Done by the table because there was one choice only, or by a stand-in."""


@dataclass(frozen=True)
class SeatChange:
    """Somebody else sat down, after so many turns."""

    version: int
    seat: int
    who: Seat


def random_seed() -> str:
    """A seed, or a table's part of one, that nobody can guess."""
    return secrets.token_hex(16)


def new_config(
    edition: str = "2019",
    variant: int | None = None,
    parties: tuple[str, ...] = ("spd", "cdu", "fdp", "gruene"),
    options: dict[str, str] | None = None,
    data: Path | None = None,
) -> Config:
    """The configuration of a game: the edition's first variant unless another is named, and its data.

    The data are the shipped tables and perhaps a folder of the user's own.
    """
    if variant is None:
        variant = edition_named(edition).limits.variants[0]
    return configure(edition, variant=variant, parties=parties, options=options, tables=load_data(edition, data))


class Table:
    """A game being played: the committed position, and the turns that led to it."""

    def __init__(
        self, config: Config, seats: Sequence[Seat], seed: str | Shuffle, branches: Sequence[Branch] = ()
    ) -> None:
        if len(seats) != len(config.parties):
            raise TableError(f"{len(config.parties)} parties need as many seats, not {len(seats)}")
        self.config = config
        self.seats: list[Seat] = []
        for who in seats:
            self.seats.append(_checked(who))
        self.shuffle = seed if isinstance(seed, Shuffle) else None
        self.seed = seed.seed if isinstance(seed, Shuffle) else seed
        self.branches = tuple(branches)
        self.state, self.opening = setup_told(config, self.seed)
        self.turns: list[Turn] = []
        self.first = 0  # the turns before this one are not loaded
        self.moves = 0  # actions of all turns; never to be shown
        self.asked_since = [0] * len(seats)
        self.answered_at = [0] * len(seats)
        """The version that the last turn of each seat made."""
        self.seat_changes: list[SeatChange] = []
        self.lines = MoveLines()
        self._foreseen: dict[int, Forecast] = {}  # by seat; the drafts of one position share it
        self._settled: Settled | None = None
        self._draw_anew()

    # --- looking ----------------------------------------------------------------------------------------------------
    @property
    def version(self) -> int:
        """How many turns were committed."""
        return self.first + len(self.turns)

    @property
    def result(self) -> list[int] | None:
        """The final score of each seat, when the game is over."""
        return None if self.state.waiting else [score.total for score in scores(self.state)]

    @property
    def drawn_anew(self) -> bool:
        """Whether this is a moment at which the game left another one."""
        return any(branch.after == self.moves for branch in self.branches)

    def deciders(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return deciders(self.state)

    def legal(self, seat: int) -> tuple[int, ...]:
        """What a seat may do now."""
        return legal(self.state, seat)

    def view(self, seat: int | None) -> View:
        """What a seat or a spectator may know."""
        return view(self.state, seat)

    def told(self, seat: int | None, since: int = 0, until: int | None = None) -> list[tuple[int, Event]]:
        """What a seat or a spectator may have seen from turn number `since` on, each with the version it made.

        What happened while the game was laid out comes before turn 0 and has version 0. `until` is the last version.
        """
        if since < self.first:
            raise NotLoaded(f"turns before {self.first} are not loaded at this table")
        found = [(0, event) for event in events_for(self.opening, seat)] if since == 0 else []
        for at in range(since, self.version if until is None else min(until, self.version)):
            found += [(at + 1, event) for event in events_for(self.turns[at - self.first].events, seat)]
        return found

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat or a spectator may have seen from turn number `since` on."""
        return [event for _, event in self.told(seat, since)]

    def meters(self, seat: int | None = None) -> list[Meter]:
        """How the lands stand, from what the seat or a spectator may know."""
        return meters(self.view(seat))

    # --- turns ------------------------------------------------------------------------------------------------------
    def draft(self, seat: int, actions: Iterable[int] = ()) -> Draft:
        """A turn to be made, perhaps with some steps already; raises `Refused` for a step that is not legal."""
        self._check_seat(seat)
        return Draft(self.state, seat, actions, self._foreseen)

    def check_version(self, seat: int, version: int) -> None:
        """Refuse an answer to a question that is no longer open, or that was never put."""
        self._check_seat(seat)
        asked = self.asked_since[seat]
        if version > self.version:
            words = f"the turn is for version {version}, but the table is at version {self.version}"
            raise StaleTurn("future", words, self.version, asked)
        if version >= asked:
            return
        if self.answered_at[seat] > version:
            words = f"seat {seat + 1} has already answered what was asked at version {version}"
            raise StaleTurn("repeated", words, self.version, asked)
        words = f"the turn answers version {version}; since version {asked} something else is asked"
        raise StaleTurn("stale", words, self.version, asked)

    def commit(self, seat: int, actions: Iterable[int], version: int | None = None, *, automatic: bool = False) -> Turn:
        """Take a whole turn, or refuse it and change nothing. `version` is the one that the player saw.

        A turn may end before the seat is asked no more, but a sealed answer must be complete.
        """
        if version is not None:
            self.check_version(seat, version)
        draft = self.draft(seat, actions)
        if not draft.actions:
            raise TableError("a turn has at least one step")
        if draft.unfinished_answer:
            raise UnfinishedTurn("a sealed answer must be complete before it is committed")
        return self.enter(draft, automatic)

    def go_on(self, turns: Iterable[tuple[int, Sequence[int], bool]]) -> None:
        """Play turns of a log, (seat, actions, automatic), that were committed before."""
        for seat, actions, automatic in turns:
            self.enter(self.draft(seat, actions), automatic)

    def enter(self, draft: Draft, automatic: bool = False) -> Turn:
        """Put a draft that was made on the present position into the log."""
        after, told = draft.outcome()
        for step, action in enumerate(draft.actions):
            self.lines.add(draft.before(step), draft.seat, action)
        self.moves += len(draft.actions)
        turn = Turn(draft.seat, tuple(draft.actions), [seen for step in told for seen in step], automatic)
        self.turns.append(turn)
        if goes_on_choosing(self.state, after, draft.seat):
            self.asked_since[draft.seat] = self.version
        else:
            self.asked_since = [self.version] * len(self.seats)
        self.answered_at[draft.seat] = self.version
        self.state = after
        self._draw_anew()
        self._foreseen = {}
        return turn

    def _draw_anew(self) -> None:
        """At the moment at which this game leaves another one."""
        if self.drawn_anew:
            self.state = drawn_anew(self.state, self.branches, self.moves)
            self.lines.remark("drawn anew")

    def forget_turns(self, keep: int) -> None:
        """Unload what happened before the last `keep` turns: it is in the log of whoever keeps this table."""
        gone = len(self.turns) - keep
        if gone > 0:
            del self.turns[:gone]
            self.first += gone
            self.opening = []

    # --- what nobody needs to decide --------------------------------------------------------------------------------
    def forced(self, seat: int) -> tuple[int, ...] | None:
        """The only choice of a seat, where everybody can see that it is the only one."""
        return forced(self.state, seat) if seat in self.deciders() else None

    def take_forced(self) -> Turn | None:
        """Commit a choice that is forced, as an automatic turn; None if there is none."""
        found = self.forced_turn()
        return None if found is None else self.commit(*found, automatic=True)

    def forced_turn(self) -> tuple[int, tuple[int, ...]] | None:
        """A seat that is asked and has only one choice, with that choice; None if there is none."""
        if self._settled is None or self._settled[0] is not self.state:
            self._settled = self.state, forced_turn(self.state)
        return self._settled[1]

    def bot_to_act(self) -> int | None:
        """A bot's seat that the game waits for."""
        return next((seat for seat in self.deciders() if self.seats[seat].is_bot), None)

    def bot_seed(self, seat: int) -> int:
        """The chance of a bot in its next turn. It follows from the game so far: one taken up again goes on alike.

        Where a game goes on from another, everybody may know the seed of that one.
        """
        seed = self.branches[-1].seed if self.branches else self.seed
        return seed_of(f"{seed}, seat {seat}, after {self.moves}")

    def temperament(self, seat: int) -> str | None:
        """What the bot at a seat is like, the same in the whole game; None for others."""
        return temperament_at(self.seats[seat].kind, self.seed, seat)

    def let_bot_act(self, seat: int, budget: float = THINKING_TIME) -> Turn:
        """A whole turn of a bot, from its own view: until it is asked no more or something is shown."""
        draft = self.draft(seat)
        if not self.seats[seat].is_bot or not draft.asked:
            raise TableError(f"seat {seat + 1} is not a bot that is asked")
        bot = make_bot(bot_at(self.seats[seat].kind, self.seed, seat), self.bot_seed(seat))
        while not draft.done:
            seen = draft.view() if bot.uses_view else View(self.config, {})
            draft.act(bot.choose(seen, draft.legal(), budget))
        return self.enter(draft)

    # --- seats ------------------------------------------------------------------------------------------------------
    def set_seat(self, seat: int, who: Seat) -> None:
        """Somebody else sits down: a person, or a bot. What the seat has done stays done."""
        self._check_seat(seat)
        self.seats[seat] = _checked(who)
        self.seat_changes.append(SeatChange(self.version, seat, who))
        self.lines.remark(f"{self.config.parties[seat]}: {who.text()}")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise TableError(f"there is no seat {seat + 1} at a table of {len(self.seats)}")

    # --- keeping ----------------------------------------------------------------------------------------------------
    def save(self, draft: Draft | None = None) -> str:
        """The record of the game so far: with it the table can be set up again. It holds everything hidden as well.

        The steps of a draft may be kept with it.
        """
        lines = self.lines
        if draft is not None and draft.actions:
            lines = lines.copy()
            for step, action in enumerate(draft.actions):
                lines.add(draft.before(step), draft.seat, action)
        names = [who.text() for who in self.seats]
        head = Record(
            self.config,
            self.seed,
            __version__,
            names,
            result=self.result,
            shuffle=self.shuffle,
            branches=self.branches,
        )
        return record_text(head, lines.text())

    def record(self) -> Record:
        """The record of the game so far."""
        return read_record(self.save(), lambda _: self.config.tables)

    @staticmethod
    def resume(text: str, data: Path | None = None, *, own_bots: bool = False) -> Table:
        """The table of a record, as it stood. With `own_bots` also bots from the user's own files sit down again."""
        record = read_record(text, lambda edition: load_data(edition, data))
        seats = [Seat.read(name, own_bots) for name in record.seats]
        table = Table(record.config, seats, record.shuffle or record.seed, record.branches)
        for _ in table.play_record(record):
            pass
        return table

    def play_record(self, record: Record) -> Iterator[int]:
        """Play a record from its beginning; gives after each turn how many moves are left.

        Every move and the result are checked: raises `RecordError` where the rules refuse one.
        """
        draft: Draft | None = None
        for number, move in enumerate(record.moves):
            seat, action, _ = move
            cut = any(branch.after == number for branch in record.branches)
            if draft is not None and (draft.seat != seat or draft.done or cut):
                self.enter(draft)
                draft = None
                yield len(record.moves) - number
            if draft is None:
                draft = self.draft(seat)
            try:
                draft.act(action)
            except Refused as error:
                raise refusal(record, move, draft.before(len(draft.actions)), error) from error
        if draft is not None:
            self.enter(draft)
            yield 0
        check_result(record, self.state)

    def snapshot(self) -> str:
        """Everything that is needed to go on, for the table's own store: it holds everything hidden."""
        lines = self.lines
        return json.dumps(
            {
                "macher_table": SNAPSHOT_FORMAT,
                "edition": self.config.edition,
                "seats": [[who.name, who.kind] for who in self.seats],
                "seat_changes": [[one.version, one.seat, one.who.name, one.who.kind] for one in self.seat_changes],
                "seed": self.seed,
                "shuffle": None if self.shuffle is None else [self.shuffle.part, *self.shuffle.words],
                "branches": [[one.after, one.seat, one.seed] for one in self.branches],
                "version": self.version,
                "moves": self.moves,
                "asked_since": self.asked_since,
                "answered_at": self.answered_at,
                "lines": [lines.written, lines.line, lines.by, *lines.here],
                "state": save(self.state),
            },
            separators=(",", ":"),
        )

    @staticmethod
    def restore(snapshot: str, turns: Iterable[tuple[int, Sequence[int], bool]] = (), *, tables: Any = None) -> Table:
        """The table of a snapshot, and the turns, (seat, actions, automatic), that were committed after it.

        The turns before it are not loaded: `first` says how many they are. `tables` are the data of the edition, which
        are read without them. Another program's data, rules or format are refused with words.
        """
        kept = _read_snapshot(snapshot)
        table = Table.__new__(Table)
        table.state = load(kept["state"], load_data(kept["edition"]) if tables is None else tables)
        table.config = table.state.config
        table.seats = [Seat(name, kind) for name, kind in kept["seats"]]
        table.seat_changes = [SeatChange(at, seat, Seat(name, kind)) for at, seat, name, kind in kept["seat_changes"]]
        table.seed = kept["seed"]
        table.shuffle = None
        if kept["shuffle"] is not None:
            part, *words = kept["shuffle"]
            table.shuffle = Shuffle(part, tuple(words))
        table.branches = tuple(Branch(*one) for one in kept.get("branches", ()))
        table.turns = []
        table._foreseen = {}
        table._settled = None
        table.first = kept["version"]
        table.opening = [] if table.first else setup_told(table.config, table.seed)[1]
        table.moves = kept["moves"]
        table.asked_since = kept["asked_since"]
        table.answered_at = kept["answered_at"]
        table.lines = MoveLines()
        table.lines.written, table.lines.line, table.lines.by, *here = kept["lines"]
        table.lines.here = (here[0], here[1])
        table.go_on(turns)
        return table


def _read_snapshot(text: str) -> dict[str, Any]:
    try:
        kept = json.loads(text)
    except ValueError:
        kept = None
    if not isinstance(kept, dict) or kept.get("macher_table") != SNAPSHOT_FORMAT:
        raise TableError(f"this is not a snapshot of a table in format {SNAPSHOT_FORMAT}")
    return kept


def _checked(who: Seat) -> Seat:
    """A seat that can be played; raises `BotError` for a bot that does not exist."""
    if who.is_bot:
        make_bot(who.kind, 0)
    return who
