"""`macher bench`: how fast the engine is, as tables, JSON or a picture."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from macher.bench import peers as other_engines
from macher.bench.marks import verdicts
from macher.bench.session import COMPILED, PLAYERS, VARIANTS, WITH_PEERS, all_cases, forms_here, measure
from macher.bench.tasks import TASKS
from macher.cli.numbers import decimal
from macher.cli.usage import UsageError
from macher.i18n.texts import Texts

A_SECOND = ("play", "playout", "apply")  # counted in decisions a second; the others by their microseconds


def run_bench(
    *,
    editions: Sequence[str],
    players: Sequence[int],
    rounds: int,
    seconds: float,
    peers: bool,
    as_json: bool,
    plot: Path | None,
    texts: Texts,
) -> int:
    """Measure and print; 1 if a mark is missed."""
    editions = editions or sorted({edition for edition, _ in VARIANTS})
    players = players or PLAYERS
    if rounds < 1 or seconds <= 0 or not set(players) <= set(PLAYERS):
        raise UsageError("bench")
    cases = all_cases(editions, players)
    if not cases:
        raise UsageError("bench")
    if plot is not None:
        from macher.bench.plots import draw  # before anything is measured: the extra may be missing
    note = Console(stderr=True, highlight=False)
    forms = forms_here()
    if COMPILED not in forms:
        note.print(texts.get("cli-bench-pure-only"), markup=False)
    with ExitStack() as stack:
        ready: list[other_engines.Peer] = []
        missing: dict[str, str] = {}
        if peers:
            note.print(texts.get("cli-bench-installing"), markup=False)
            ready, missing = stack.enter_context(other_engines.installed(list(other_engines.PACKAGES)))
        for name, said in missing.items():
            note.print(texts.get("cli-bench-missing", peer=name, said=said), markup=False)
        stack.enter_context(note.status(texts.get("cli-bench-measuring"))) if sys.stderr.isatty() else None
        report = measure(cases, rounds, seconds, ready, forms)
    report["missing"] = missing
    report["marks"] = verdicts(report)
    if plot is not None:
        draw(plot, report)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        show(report, forms, texts)
    return 0 if all(mark["passed"] for mark in report["marks"]) else 1


# --- in words -------------------------------------------------------------------------------------------------------
def show(report: dict[str, Any], forms: Sequence[str], texts: Texts) -> None:
    """The report as tables."""
    console = Console(highlight=False)
    machine = report["machine"]
    console.print(
        texts.get(
            "cli-bench-machine",
            python=f"{machine['implementation']} {machine['python']}",
            system=machine["system"],
            cores=machine["cores"],
            load=decimal(texts, machine["load_at_start"] or 0, 1),
            calibration=decimal(texts, machine["calibration"]),
            rounds=report["rounds"],
        ),
        markup=False,
    )
    for form in forms:
        console.print(figure_table(report, form, texts))
    if report["peers"]:
        console.print(peer_table(report, texts))
    for mark in report["marks"]:
        console.print(mark_line(mark, texts), markup=False)


def figure_table(report: dict[str, Any], form: str, texts: Texts) -> Table:
    """One form: a line for each kind of game, a column for each task."""
    table = Table(title=texts.get(f"cli-bench-{form}"), title_justify="left")
    table.add_column(texts.get("cli-bench-game"))
    for task in TASKS:
        table.add_column(texts.get(f"cli-bench-{task}"), justify="right")
    rows: dict[tuple[Any, ...], dict[str, float]] = {}
    for row in report["figures"]:
        if row["form"] == form:
            rows.setdefault((row["edition"], row["variant"], row["players"]), {})[row["task"]] = row["rate"]
    for (edition, variant, players), rates in rows.items():
        name = texts.get("cli-bench-case", edition=edition, variant=variant, players=players)
        table.add_row(name, *(figure(task, rates[task], texts) for task in TASKS))
    return table


def figure(task: str, rate: float, texts: Texts) -> str:
    """Decisions a second, or the microseconds of one."""
    return decimal(texts, rate) if task in A_SECOND else decimal(texts, 1e6 / rate, 2)


def peer_table(report: dict[str, Any], texts: Texts) -> Table:
    """A line for each peer, and how many times as fast each variant is."""
    table = Table(title=texts.get("cli-bench-peers", players=WITH_PEERS), title_justify="left")
    table.add_column(texts.get("cli-bench-peer"))
    table.add_column(texts.get("cli-bench-rate"), justify="right")
    kinds = list(dict.fromkeys((row["edition"], row["variant"], row["form"], row["task"]) for row in report["ratios"]))
    for edition, variant, form, task in kinds:
        words = [f"{edition}, {variant}", texts.get(f"cli-bench-{form}"), texts.get(f"cli-bench-short-{task}")]
        table.add_column("\n".join(words), justify="right")
    for peer in report["peers"]:
        own = {
            (row["edition"], row["variant"], row["form"], row["task"]): row["ratio"]
            for row in report["ratios"]
            if row["peer"] == peer["name"]
        }
        name = f"{peer['name']} {peer['version']}\n{peer['game']}"
        table.add_row(name, decimal(texts, peer["rate"]), *(decimal(texts, own[kind], 1) for kind in kinds))
    return table


def mark_line(mark: dict[str, Any], texts: Texts) -> str:
    """A mark, what was measured, and whether it is passed."""
    passed = texts.get("cli-bench-passed" if mark["passed"] else "cli-bench-failed")
    form, task = texts.get(f"cli-bench-{mark['form']}"), texts.get(f"cli-bench-short-{mark['task']}")
    if "peer" in mark:
        return texts.get(
            "cli-bench-mark",
            form=form,
            task=task,
            peer=mark["peer"],
            measured=decimal(texts, mark["measured"], 1),
            least=decimal(texts, mark["least"], 1),
            passed=passed,
        )
    measured, most = decimal(texts, mark["measured"], 2), decimal(texts, mark["most"], 2)
    return texts.get("cli-bench-mark-time", form=form, task=task, measured=measured, most=most, passed=passed)
