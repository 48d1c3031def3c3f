"""Two worlds: stores with the same games, in which only what one viewer may not know is different.

Games are played by chance up to some moment; there one hidden thing is changed for a viewer (see the perturbations of
the property tests). The first store has the game as it was, the second with the change; ids, tokens and moments are the
same. So whatever the viewer gets from a service on the one and on the other must be the same, byte by byte.
"""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Final

from sqlalchemy import delete, insert, update

from macher import __version__
from macher.play import Draft, Seat, Table, commitment
from macher.rules.editions import edition as edition_of
from macher.rules.saves import save
from macher.rules.versions import RULES_VERSION
from macher.server.store import GameRow, SeatRow, Snapshot, Store, TurnRow, hash_of, open_store
from macher.server.store.tables import GAMES, SNAPSHOTS, TURNS
from tests.properties import perturbations
from tests.properties.e2006 import perturbations as perturbations_2006
from tests.properties.games import Deal
from tests.properties.perturbations import Change, Perturbation

THINGS: Final = {"2019": perturbations.PERTURBATIONS, "2006": perturbations_2006.PERTURBATIONS}
IN_THE_LOG: Final = ("sealed answer", "politician to be sent")
"""Changes of what somebody did, not of the cards: the whole log tells of the other world, too."""
MOMENT: Final = 1_700_000_000.0
MOST_GAMES: Final = 60


@dataclass(frozen=True)
class Case:
    """A game at a moment, a viewer, and something that the viewer may not know."""

    thing: str
    game: str
    table: Table
    viewer: int | None
    change: Change

    @property
    def in_the_log(self) -> bool:
        """Whether both logs are whole and differ."""
        return self.thing in IN_THE_LOG

    @property
    def parted(self) -> str:
        """The snapshot of the other world."""
        kept = json.loads(self.table.snapshot())
        return json.dumps({**kept, "state": save(self.change.state)})

    def token(self, seat: int) -> str:
        """The token of a seat."""
        return f"token-of-seat-{seat}-at-{self.game}"


def cases(edition: str, each: int, luck: int) -> list[Case]:
    """So many cases of each hidden thing."""
    found: list[Case] = []
    for thing, perturbation in THINGS[edition].items():
        some: list[Case] = []
        for number in range(MOST_GAMES):
            if len(some) >= each:
                break
            rng = Random(f"{edition} {thing} {luck} {number}")
            case = moment(edition, thing, perturbation, rng)
            if case is not None:
                some.append(case)
        found += [replace(case, game=f"{edition}{len(found) + at:08}") for at, case in enumerate(some)]
    return found


def moment(edition: str, thing: str, perturbation: Perturbation, rng: Random) -> Case | None:
    """A game by chance, and some moment of it at which something of the kind is hidden from somebody."""
    played = edition_of(edition)
    options = [(key, rng.choice(values)) for key, (_, values) in played.options.items() if rng.random() < 0.3]
    variant = rng.choice(sorted(played.limits.variants))
    deal = Deal(edition, rng.choice((3, 4, 5)), variant, tuple(options), 0, rng.getrandbits(32))
    table = Table(deal.config(), [Seat(f"Player {seat}") for seat in range(deal.seats)], f"seed {rng.getrandbits(64)}")
    case, seen = None, 0
    while table.deciders():
        if table.take_forced() is None:
            viewer = rng.choice([None, *range(deal.seats), *table.deciders() * 2])
            change = perturbation(table.state, viewer, rng)
            if change is not None:
                seen += 1
                if rng.random() < 1 / seen:
                    case = Case(thing, "", standing(table), viewer, change)
            by_chance(table, rng)
    return case


def standing(table: Table) -> Table:
    """The table as it stands, with its whole log; it stays so while the game goes on."""
    found = Table.restore(table.snapshot(), tables=table.config.tables)
    found.turns, found.first, found.opening = list(table.turns), 0, table.opening
    return found


def by_chance(table: Table, rng: Random) -> None:
    """A whole turn of somebody who is asked."""
    draft = table.draft(rng.choice(table.deciders()))
    while not draft.done:
        options = draft.legal()
        few = len(options) <= 12
        draft.act(rng.choice(options) if few else options[int(rng.random() ** 4 * len(options))])
    table.commit(draft.seat, draft.actions)


# --- stores -----------------------------------------------------------------------------------------------------------
def make_stores(found: list[Case], folder: Path) -> tuple[str, str]:
    """The addresses of the two worlds."""
    paths = [folder / name for name in ("one.db", "other.db")]
    one = open_store(f"sqlite:///{paths[0]}")
    for case in found:
        put(one, case)
    one.close()
    shutil.copy(paths[0], paths[1])
    other = open_store(f"sqlite:///{paths[1]}")
    for case in found:
        part(other, case)
    other.close()
    return f"sqlite:///{paths[0]}", f"sqlite:///{paths[1]}"


def put(store: Store, case: Case) -> None:
    """A game that is being played by programs."""
    table, config = case.table, case.table.config
    game = GameRow(
        id=case.game,
        edition=config.edition,
        variant=config.variant,
        parties=config.parties,
        options=config.changed_options(),
        data=config.tables.digest,
        engine=__version__,
        rules=RULES_VERSION,
        server_seed=table.seed,
        commitment=commitment(table.seed),
        link=f"link-{case.game}",
        name="Worlds",
        settings={"spectators": True, "own_seed": True, "began": True, "hints": True},
        created=MOMENT,
        updated=MOMENT,
    )
    seats = [
        SeatRow(game=case.game, seat=at, party=party, kind="person", name=f"Player {at}", token=hash_of(case.token(at)))
        for at, party in enumerate(config.parties)
    ]
    store.create_game(game, seats)
    rows = [
        TurnRow(version=at, seat=turn.seat, actions=turn.actions, automatic=turn.automatic, at=MOMENT + at)
        for at, turn in enumerate(table.turns, 1)
    ]
    with store.writing() as connection:
        for row in rows:
            values = {name: getattr(row, name) for name in row.__struct_fields__}
            connection.execute(insert(TURNS), {**values, "actions": list(row.actions), "game": case.game})
        now = {"version": len(rows), "status": "playing"}
        connection.execute(update(GAMES).where(GAMES.c.id == case.game).values(now))
    if not case.in_the_log:
        store.keep_snapshot(case.game, Snapshot(len(rows), table.snapshot()))


def part(store: Store, case: Case) -> None:
    """Change the hidden thing, in the log if it was done and else in the position."""
    if case.thing == "politician to be sent":
        return  # what the worlds differ in is still to be done
    with store.writing() as connection:
        if case.thing == "sealed answer":
            seat = next(
                at for at, answer in enumerate(case.change.state.sealed) if answer != case.table.state.sealed[at]
            )
            row = max(at for at, turn in enumerate(case.table.turns, 1) if turn.seat == seat)
            place = (TURNS.c.game == case.game) & (TURNS.c.version == row)
            connection.execute(update(TURNS).where(place).values(actions=list(case.change.state.sealed[seat])))
        else:
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.game == case.game))
            kept = {"game": case.game, "version": case.table.version, "text": case.parted}
            connection.execute(insert(SNAPSHOTS), kept)


# --- going on alike ---------------------------------------------------------------------------------------------------
class Twins:
    """The table in both worlds, here: to find turns that are possible in both and leave the thing hidden."""

    def __init__(self, case: Case) -> None:
        tables = case.table.config.tables
        self.change = case.change
        self.one = Table.restore(case.table.snapshot(), tables=tables)
        self.other = Table.restore(case.parted, tables=tables)

    def next_turn(self, rng: Random) -> tuple[int, list[int], list[int]] | None:
        """A seat, its actions in the one world and in the other; None if nothing can be done alike."""
        if not self.one.deciders():
            return None
        seat = rng.choice(self.one.deciders())
        first, second = self.one.draft(seat), self.other.draft(seat)
        while not first.done:
            options = [action for action in first.legal() if self.change.translated(seat, action) in second.legal()]
            if not options:
                return None
            few = len(options) <= 12
            action = rng.choice(options) if few else options[int(rng.random() ** 4 * len(options))]
            first.act(action)
            second.act(self.change.translated(seat, action))
            if not self._hidden(first, second):
                return None
        return None if second.done != first.done else (seat, first.actions, second.actions)

    def _hidden(self, first: Draft, second: Draft) -> bool:
        one, other = first.outcome()[0], second.outcome()[0]
        return bool(one.waiting) and bool(other.waiting) and self.change.hidden(one, other)

    def commit(self, seat: int, first: list[int], second: list[int]) -> bool:
        """Do it; choices that are none are taken, as the service does. Returns whether the thing is still hidden."""
        self.one.commit(seat, first)
        self.other.commit(seat, second)
        while self.one.take_forced() is not None:
            self.other.take_forced()
        return self.change.hidden(self.one.state, self.other.state)
