"""Other engines, each in a throw-away environment: installed by name, measured, and gone.

A peer is a script in this folder that runs inside its environment, knows nothing of ours, and prints one JSON object:
its version, what it played, and the decisions a second of random play, by processor time. Building a game is off the
clock, as it is for us.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent

PACKAGES: Final = {
    "catanatron": ("catanatron",),
    "open_spiel": ("open_spiel",),
    "rlcard": ("rlcard",),
    "pettingzoo": ("pettingzoo[classic]",),
}
"""What is installed for each."""


class Peer:
    """A peer that is installed and ready."""

    def __init__(self, name: str, python: Path) -> None:
        self.name = name
        self.python = python

    def play(self, seconds: float) -> dict[str, Any]:
        """One round of random play."""
        command = [str(self.python), str(HERE / f"play_{self.name}.py"), str(max(1.0, seconds))]
        done = subprocess.run(command, env=clean(), cwd=self.python.parent, capture_output=True, text=True, check=True)
        found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
        return found

    def summary(self, runs: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """Its line of the report."""
        rates = [run["rate"] for run in runs]
        return {
            "name": self.name,
            "version": runs[0]["version"],
            "game": runs[0]["game"],
            "python": runs[0]["python"],
            "rate": statistics.median(rates),
            "lowest": min(rates),
            "highest": max(rates),
        }


def clean() -> dict[str, str]:
    """Our environment less what could lead an interpreter to other modules; hashing fixed, so that games repeat."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    return kept | {"PYTHONHASHSEED": "0"}


@contextmanager
def installed(names: Sequence[str]) -> Iterator[tuple[list[Peer], dict[str, str]]]:
    """The peers that could be installed and played, and of the others what was said; all gone at the end."""
    with TemporaryDirectory(prefix="macher-peers-") as folder:
        peers: list[Peer] = []
        missing: dict[str, str] = {}
        for name in names:
            try:
                peer = Peer(name, install(name, Path(folder) / name))
                peer.play(1.0)
                peers.append(peer)
            except subprocess.CalledProcessError as error:
                said = (error.stderr or "").strip().splitlines()
                missing[name] = said[-1] if said else str(error)
        yield peers, missing


def install(name: str, venv: Path) -> Path:
    """An environment of the same interpreter with the packages of a peer; returns its Python."""
    make = [sys.executable, "-m", "venv", str(venv)]
    subprocess.run(make, env=clean(), check=True, capture_output=True, text=True)
    python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    subprocess.run([*pip, *PACKAGES[name]], env=clean(), check=True, capture_output=True, text=True)
    return python
