"""A picture of a measurement, with the extra `plots`: how fast each variant is, and what a game costs by its length."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from macher.arena.extras import need
from macher.bench.session import WITH_PEERS
from macher.bench.tasks import Case
from macher.rules import playout, setup

LENGTH_GAMES = 20  # whose mean length stands for a kind of game


def draw(file: Path, report: dict[str, Any]) -> None:
    """Two pictures side by side, in one file."""
    need("matplotlib", "plots").use("Agg")  # no window
    plt = need("matplotlib.pyplot", "plots")
    figure, (left, right) = plt.subplots(1, 2, figsize=(12, 5), layout="constrained")
    rates(left, report)
    costs(right, report)
    machine = report["machine"]
    figure.suptitle(f"{machine['implementation']} {machine['python']}, {machine['system']}, {report['rounds']} rounds")
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file, dpi=120)
    plt.close(figure)


def rates(axes: Any, report: dict[str, Any]) -> None:
    """Decisions a second of random play with four players, by variant; peers as lines across."""
    shown = [row for row in report["figures"] if row["players"] == WITH_PEERS and row["task"] in ("play", "playout")]
    variants = list(dict.fromkeys((row["edition"], row["variant"]) for row in shown))
    kinds = list(dict.fromkeys((row["form"], row["task"]) for row in shown))
    for at, (form, task) in enumerate(kinds):
        rows = [row for row in shown if (row["form"], row["task"]) == (form, task)]
        places = [
            variants.index((row["edition"], row["variant"])) + (at - len(kinds) / 2) * 0.8 / len(kinds) for row in rows
        ]
        axes.bar(places, [row["rate"] for row in rows], width=0.8 / len(kinds), align="edge", label=f"{task}, {form}")
    for number, peer in enumerate(report["peers"]):
        axes.axhline(peer["rate"], color=f"C{len(kinds) + number}", linestyle="--", linewidth=1, label=peer["name"])
    axes.set_xticks(range(len(variants)), [f"{edition}, {variant}" for edition, variant in variants])
    axes.set_yscale("log")
    axes.set_ylabel("decisions a second, 4 players")
    axes.legend(fontsize="small")


def costs(axes: Any, report: dict[str, Any]) -> None:
    """What a game costs against the decisions it has: points on a line through nothing mean that it is linear."""
    for form in dict.fromkeys(row["form"] for row in report["figures"]):
        lengths = []
        milliseconds = []
        for row in report["figures"]:
            if (row["form"], row["task"]) == (form, "play"):
                length = mean_length(Case(row["edition"], row["variant"], row["players"]))
                lengths.append(length)
                milliseconds.append(1000 * length / row["rate"])
        axes.plot(lengths, milliseconds, "o", label=form)
    axes.set_xlim(left=0)
    axes.set_ylim(bottom=0)
    axes.set_xlabel("decisions a game, 3 to 5 players, all variants")
    axes.set_ylabel("processor time of a game, ms")
    axes.legend(fontsize="small")


def mean_length(case: Case) -> float:
    """Decisions of a random game of this kind."""
    config = case.config()
    return sum(playout(setup(config, seed), seed) for seed in range(LENGTH_GAMES)) / LENGTH_GAMES
