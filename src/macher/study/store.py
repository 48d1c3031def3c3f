"""Games of bots in a folder, to be studied: only who sat where and what was done, from which all else follows.

A folder holds *stores*, one for each kind of game: `2019-4`, or `2019-4-flat` with a name for other values or options.
A store has `about.json` and parts of `GAMES_A_PART` games, each written aside and renamed; so a run that was broken off
goes on where it stopped, and the games are the same as if it had not. Game i of a seed has the same parties on the same
seats in every store with as many players, so that stores can be compared game by game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from macher.arena.executors import InThisProcess, Processes
from macher.arena.extras import need
from macher.arena.hooks import Hook
from macher.arena.playing import play_game
from macher.bots.learned.value import file_of
from macher.play import new_config
from macher.research.data import prepare
from macher.rules import Config, State, carry_out, deciders, setup_told
from macher.rules.parts.config import PARTIES
from macher.rules.parts.told import Told
from macher.rules.versions import RULES_VERSION

STORE_VERSION: Final = 1
GAMES_A_PART: Final = 25
PARTS: Final = "games"


class StoreError(Told):
    """What the folder holds cannot be studied, and why."""


@dataclass(frozen=True)
class Kind:
    """Which games: everything that a worker needs to play game i."""

    edition: str
    variant: int
    players: int
    bots: tuple[str, ...]
    seed: str = "1"
    name: str = ""
    options: tuple[tuple[str, str], ...] = ()
    data: str = ""
    """A folder of own values; none are the shipped ones."""

    @property
    def folder(self) -> str:
        """The name of the store."""
        return f"{self.edition}-{self.variant}" + (f"-{self.name}" if self.name else "")

    def config(self, parties: tuple[str, ...]) -> Config:
        """The game with these parties in seat order."""
        return replace(_config(self), parties=parties)

    def parties(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: any parties in any order, so that neither party nor seat stands for the other."""
        return tuple(Random(f"{self.seed}-{number}, parties").sample(PARTIES, self.players))

    def about(self) -> dict[str, Any]:
        """What the store says of itself; games are added only where all of it is the same."""
        config = self.config(PARTIES[: self.players])
        weights = file_of(self.edition, self.variant)
        return {
            "store_version": STORE_VERSION,
            "rules_version": RULES_VERSION,
            "edition": self.edition,
            "variant": self.variant,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "name": self.name,
            "options": config.changed_options(),
            "tables": config.tables.digest,
            "data": self.data,
            "weights": sha256(weights.read_bytes()).hexdigest()[:16] if weights.is_file() else "",
        }


@lru_cache(64)
def _config(kind: Kind) -> Config:
    """The values are read once."""
    data = Path(kind.data) if kind.data else None
    return new_config(kind.edition, kind.variant, PARTIES[: kind.players], dict(kind.options), data)


@dataclass(frozen=True)
class Played:
    """A game that was played."""

    number: int
    config: Config
    seed: str
    actions: tuple[int, ...]
    won: tuple[float, ...]
    totals: tuple[int, ...]

    @property
    def margins(self) -> list[float]:
        """Each seat's points above the mean of the others."""
        return margins(self.totals)


def margins(totals: Sequence[float]) -> list[float]:
    """Points above the mean of the others."""
    return [own - (sum(totals) - own) / (len(totals) - 1) for own in totals]


# --- playing --------------------------------------------------------------------------------------------------------
class Actions(Hook):
    """Notes what was done."""

    def begin(self, state: State) -> None:
        self.done: list[int] = []

    def before(self, state: State, seat: int, action: int) -> None:
        self.done.append(action)

    def result(self, state: State) -> list[int]:
        return self.done


def play_stores(
    folder: Path,
    kinds: Sequence[Kind],
    games: int,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, int]:
    """Play until each store has so many games, in turn part by part; those that are there are not played again."""
    need("pyarrow.parquet", "parquet")
    for kind in kinds:
        prepare(folder / kind.folder, kind.about(), (PARTS,))
    starts = range(0, games, GAMES_A_PART)
    wanted = [(kind, range(first, min(first + GAMES_A_PART, games))) for first in starts for kind in kinds]
    missing = [(kind, part) for kind, part in wanted if games_in(folder / kind.folder, part) < len(part)]
    done = kept = games * len(kinds) - sum(len(part) for _, part in missing)
    progress(done)
    executor = InThisProcess() if workers == 1 else Processes(workers)
    for written in executor.run(partial(play_part, folder), missing):
        done += written
        progress(done)
    return {"games": done, "kept": kept, "played": done - kept}


def part_file(store: Path, part: range) -> Path:
    """The file of a part."""
    return store / PARTS / f"part-{part.start // GAMES_A_PART:05}.parquet"


def games_in(store: Path, part: range) -> int:
    """How many games a part has."""
    file = part_file(store, part)
    return int(need("pyarrow.parquet", "parquet").read_metadata(file).num_rows) if file.exists() else 0


def play_part(folder: Path, task: tuple[Kind, range]) -> int:
    """Play the games of a part and write them: the task of a worker."""
    kind, part = task
    rows = []
    for number in part:
        parties = kind.parties(number)
        game = play_game(kind.config(parties), kind.bots, f"{kind.seed}-{number}", [Actions()])
        rows.append(
            {
                "game": number,
                "seed": game.seed,
                "parties": parties,
                "actions": game.hooked[0],
                "won": [game.share(seat) for seat in range(kind.players)],
                "totals": [score.total for score in game.scores],
            }
        )
    arrow = need("pyarrow", "parquet")
    file = part_file(folder / kind.folder, part)
    aside = file.with_suffix(".unfinished")
    table = arrow.Table.from_pylist(rows, schema=columns())
    need("pyarrow.parquet", "parquet").write_table(table, aside, compression="zstd")
    aside.replace(file)
    return len(part)


def columns() -> Any:
    """One row for each game."""
    arrow = need("pyarrow", "parquet")
    return arrow.schema(
        [
            ("game", arrow.int32()),
            ("seed", arrow.string()),
            ("parties", arrow.list_(arrow.string())),
            ("actions", arrow.list_(arrow.int16())),
            ("won", arrow.list_(arrow.float64())),
            ("totals", arrow.list_(arrow.int32())),
        ]
    )


# --- reading --------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Store:
    """Games that were kept."""

    path: Path
    about: dict[str, Any]

    @property
    def name(self) -> str:
        """Of the folder."""
        return self.path.name

    @property
    def kind(self) -> Kind:
        """Which games these are."""
        told = self.about
        return Kind(
            told["edition"],
            told["variant"],
            told["players"],
            tuple(told["bots"]),
            told["seed"],
            told["name"],
            tuple(told["options"].items()),
            told["data"],
        )

    def games(self) -> Iterator[Played]:
        """All games in order."""
        kind = self.kind
        if kind.config(PARTIES[: kind.players]).tables.digest != self.about["tables"]:
            words = f"{self.path} was played with other values than {self.about['data'] or 'those of this program'}"
            raise StoreError(words, "study-values", folder=str(self.path))
        read = need("pyarrow.parquet", "parquet").read_table
        for file in sorted((self.path / PARTS).glob("part-*.parquet")):
            for row in read(file).to_pylist():
                yield Played(
                    row["game"],
                    kind.config(tuple(row["parties"])),
                    row["seed"],
                    tuple(row["actions"]),
                    tuple(row["won"]),
                    tuple(row["totals"]),
                )


def stores_in(folder: Path) -> list[Store]:
    """The stores of a folder, in the order of their names; only those of these rules."""
    found = []
    for file in sorted(folder.glob("*/about.json")):
        about = json.loads(file.read_text(encoding="utf-8"))
        if "store_version" not in about:
            continue
        if (about["store_version"], about["rules_version"]) != (STORE_VERSION, RULES_VERSION):
            raise StoreError(f"{file.parent} is of another version", "study-version", folder=str(file.parent))
        found.append(Store(file.parent, about))
    if not found:
        raise StoreError(f"{folder} holds no games to study", "study-none", folder=str(folder))
    return found


def follow(game: Played, hooks: Sequence[Hook]) -> list[Any]:
    """Play a game again and give back what the hooks found."""
    state, told = setup_told(game.config, game.seed)
    for hook in hooks:
        hook.begin(state)
        hook.follow(told)
    for action in game.actions:
        seat = deciders(state)[0]
        for hook in hooks:
            hook.before(state, seat, action)
        told = carry_out(state, seat, action)
        for hook in hooks:
            hook.follow(told)
    return [hook.result(state) for hook in hooks]
