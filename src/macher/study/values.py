"""Other values in the place of reconstructed ones, to see how far the balance of the game hangs on our choice.

Each set changes one group of numbers that no source gives to another guess that fits what is known; numbers from the
rulebook stay. A set is a folder of own data like any other, so its games are played by the same rules and bots.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from macher.data.loader import EDITIONS, load_dataset
from macher.rules.parts.config import PARTIES

Files = dict[str, dict[str, Any]]
"""TOML documents by file name: tables of tables of values."""
RECONSTRUCTED: Final = "reconstructed"


def write_values(folder: Path, edition: str, name: str) -> Path:
    """The folder of a set, written into a folder; its numbers follow from the shipped ones."""
    target = folder / name / EDITIONS[edition].folder
    target.mkdir(parents=True, exist_ok=True)
    for file, tables in SETS[edition][name]().items():
        lines = [f"# Other values in the place of reconstructed ones: {name}", ""]
        for table, values in tables.items():
            lines += [f"[{table}]", *(f"{key} = {toml(value)}" for key, value in values.items()), ""]
        (target / file).write_text("\n".join(lines), encoding="utf-8")
    return folder / name


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return str(value)


def guessed(edition: str, file: str) -> set[str]:
    """The keys of the values in a file that are reconstructed: `state.HB.points.1`."""
    rows = load_dataset(edition, environment=False).rows
    return {row.key for row in rows if row.file == file and row.confidence == RECONSTRUCTED}


# --- states ---------------------------------------------------------------------------------------------------------
def states_low(edition: str) -> Files:
    """A few votes count for less: the lower rows fall by a third, the maxima stay."""
    return states(edition, lambda points: [round(one * (2 / 3 + at / 27)) for at, one in enumerate(points)])


def states_high(edition: str) -> Files:
    """A few votes count for more: the lower rows rise, the lowest by a third of the way to the maximum of its state."""
    return states(
        edition, lambda points: [round(one + (points[-1] - one) * (9 - at) / 27) for at, one in enumerate(points)]
    )


def states(edition: str, change: Callable[[Sequence[int]], list[int]]) -> Files:
    """Points of states changed where they are reconstructed; rows rise as they must, and maxima stay."""
    open_ = guessed(edition, "states.toml")
    tables = {}
    for state in load_dataset(edition, environment=False).tables.states:
        wished = change(state.points)
        points = list(state.points)
        free = [at for at in range(len(points) - 1) if f"state.{state.id}.points.{at + 1}" in open_]
        for at in reversed(free):  # below the next row, which may be a known one,
            points[at] = min(wished[at], points[at + 1] - 1)
        for at in free:  # and above the one before
            points[at] = max(points[at], points[at - 1] + 1 if at else 1)
        if sorted(set(points)) == points:
            tables[f"state.{state.id}"] = {"points": points}
    return {"states.toml": tables}


# --- polls ----------------------------------------------------------------------------------------------------------
def polls(edition: str) -> Files:
    """Each party gets the values of the next one on every card that is not known."""
    open_ = guessed(edition, "polls.toml")
    tables = load_dataset(edition, environment=False).tables
    names = sorted({key.split(".")[1] for key in open_}, key=lambda name: (name[0], int(name[1:])))
    found = {}
    for at, name in enumerate(names):
        card = tables.polls[at]
        changes = card if isinstance(card, tuple) else card.changes
        if not all(f"poll.{name}.{party}" in open_ for party in PARTIES):
            continue
        found[f"poll.{name}"] = {party: changes[(seat + 1) % len(PARTIES)] for seat, party in enumerate(PARTIES)}
    return {"polls.toml": found}


# --- single groups --------------------------------------------------------------------------------------------------
def blocks() -> Files:
    """Other start blocks: the reconstructed ones differ less from each other."""
    return {
        "start_blocks.toml": {
            "block.2": {"symbols": ["rally", "trend", "trend", "media", "votes"]},
            "block.4": {"symbols": ["rally", "rally", "trend", "votes", "votes"]},
            "block.5": {"symbols": ["rally", "rally", "rally", "media", "votes"]},
        }
    }


def presence() -> Files:
    """Every spot of the presence board is worth the known 10."""
    return {"board.toml": {"presence": {"values": [10] * 7}}}


def national() -> Files:
    """Every space of the national board is worth about the same."""
    return {"national.toml": {"opinion": {"members": [3, 3, 2, 2, 2], "points": [10] * 5}}}


def backbencher() -> Files:
    """A backbencher with a popularity instead of votes, and without a phone."""
    return {
        "cabinet.toml": {
            "cabinet.backbencher": {"cost": 4, "phone": False, "votes": 0, "popularity_up": 1},
        }
    }


SETS: Final[Mapping[str, Mapping[str, Callable[[], Files]]]] = {
    "2019": {
        "states-low": lambda: states_low("2019"),
        "states-high": lambda: states_high("2019"),
        "polls": lambda: polls("2019"),
        "blocks": blocks,
        "presence": presence,
    },
    "2006": {
        "states-low": lambda: states_low("2006"),
        "states-high": lambda: states_high("2006"),
        "polls": lambda: polls("2006"),
        "national": national,
        "backbencher": backbencher,
    },
}
