"""A whole measurement: every form of the rules, and the peers if wanted, in turn, round after round.

Each turn is a process of its own, so that one leaves nothing to the next; what slows the machine slows all of them.
Figures are medians over the rounds.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from macher.bench.peers import Peer
from macher.bench.tasks import TASKS, Case
from macher.rules.parts.told import Told

PURE: Final = "pure"
COMPILED: Final = "compiled"
VARIANTS: Final = (("2019", 4), ("2019", 7), ("2006", 5), ("2006", 7))
PLAYERS: Final = (3, 4, 5)
WITH_PEERS: Final = 4
"""Players of the games that are held against those of others."""


class CannotMeasure(Told):
    """Nothing can be said, and nothing is made up."""


def all_cases(editions: Sequence[str], players: Sequence[int]) -> list[Case]:
    """Every variant with every number of players."""
    return [Case(edition, variant, seats) for edition, variant in VARIANTS if edition in editions for seats in players]


def run_worker(form: str, cases: Sequence[Case], tasks: Sequence[str], seconds: float) -> dict[str, Any]:
    """One round of one form."""
    order = json.dumps({"cases": cases, "tasks": tasks, "seconds": seconds})
    environment = {**os.environ, "MACHER_PURE": "1" if form == PURE else "", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "macher.bench.worker", order]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotMeasure(f"measuring failed: {done.stderr.strip()[-400:]}", "bench-failed", words=done.stderr[-400:])
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def forms_here() -> list[str]:
    """The forms of the rules that can run: pure always, compiled where it is there."""
    found = run_worker(COMPILED, [], [], 0)
    return [PURE, COMPILED] if found["compiled"] else [PURE]


def measure(
    cases: Sequence[Case],
    rounds: int,
    seconds: float,
    peers: Sequence[Peer] = (),
    forms: Sequence[str] = (),
    tasks: Sequence[str] = tuple(TASKS),
    progress: Callable[[str], None] = lambda what: None,
) -> dict[str, Any]:
    """The report of a measurement, ready for JSON."""
    forms = forms or forms_here()
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    rates: dict[tuple[Any, ...], list[float]] = {}
    calibrations: list[float] = []
    peer_runs: dict[str, list[dict[str, Any]]] = {peer.name: [] for peer in peers}
    for _ in range(rounds):
        for form in forms:
            progress(form)
            found = run_worker(form, cases, tasks, seconds)
            if found["compiled"] != (form == COMPILED):
                raise CannotMeasure(f"the {form} rules did not run", "bench-form", form=form)
            calibrations.append(found["calibration"])
            for *case, task, rate in found["rates"]:
                rates.setdefault((*case, task, form), []).append(rate)
        for peer in peers:
            progress(peer.name)
            peer_runs[peer.name].append(peer.play(seconds))
    calibration = statistics.median(calibrations)
    figures = [
        {
            "edition": edition,
            "variant": variant,
            "players": players,
            "task": task,
            "form": form,
            "rate": statistics.median(values),
            "lowest": min(values),
            "highest": max(values),
            "calibrated": statistics.median(values) / calibration,
        }
        for (edition, variant, players, task, form), values in rates.items()
    ]
    return {
        "machine": {
            "system": f"{platform.system()} {platform.machine()}",
            "cores": os.cpu_count(),
            "load_at_start": load,
            "python": platform.python_version(),
            "implementation": platform.python_implementation(),
            "calibration": calibration,
        },
        "rounds": rounds,
        "seconds": seconds,
        "figures": figures,
        "peers": [peer.summary(peer_runs[peer.name]) for peer in peers],
        "ratios": [row for peer in peers for row in ratios(peer.name, peer_runs[peer.name], rates)],
    }


def ratios(
    peer: str, runs: Sequence[dict[str, Any]], rates: dict[tuple[Any, ...], list[float]]
) -> list[dict[str, Any]]:
    """How many times as fast as a peer random play is: of the medians, and of each round."""
    theirs = [run["rate"] for run in runs]
    return [
        {
            "peer": peer,
            "edition": edition,
            "variant": variant,
            "task": task,
            "form": form,
            "ratio": statistics.median(values) / statistics.median(theirs),
            "by_round": [ours / other for ours, other in zip(values, theirs, strict=True)],
        }
        for (edition, variant, players, task, form), values in rates.items()
        if players == WITH_PEERS and task in ("play", "playout")
    ]
