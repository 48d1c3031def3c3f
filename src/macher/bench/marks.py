"""The marks that the engine is held to (docs/performance.md), and whether a measurement passes them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from macher.bench.session import COMPILED, PURE, WITH_PEERS


class Mark(NamedTuple):
    """At least so many times as fast as a peer, with games of four players, in every variant."""

    peer: str
    form: str
    task: str
    least: float


AGAINST_PEERS: Final = (
    Mark("catanatron", COMPILED, "play", 35.0),
    Mark("open_spiel", COMPILED, "play", 1.5),
    Mark("catanatron", COMPILED, "playout", 80.0),
    Mark("catanatron", PURE, "play", 4.0),
)
COPY_MICROSECONDS: Final = {COMPILED: 2.5}


def verdicts(report: dict[str, Any]) -> list[dict[str, Any]]:
    """Of each mark that could be judged: the worst figure of all variants, and whether it passes."""
    found = []
    for mark in AGAINST_PEERS:
        values = [
            row["ratio"]
            for row in report["ratios"]
            if (row["peer"], row["form"], row["task"]) == (mark.peer, mark.form, mark.task)
        ]
        if values:
            worst = min(values)
            found.append({**mark._asdict(), "measured": worst, "passed": worst >= mark.least})
    for form, most in COPY_MICROSECONDS.items():
        rates = [
            row["rate"]
            for row in report["figures"]
            if (row["form"], row["task"], row["players"]) == (form, "copy", WITH_PEERS)
        ]
        if rates:
            worst = 1e6 / min(rates)
            found.append({"form": form, "task": "copy", "most": most, "measured": worst, "passed": worst <= most})
    return found
