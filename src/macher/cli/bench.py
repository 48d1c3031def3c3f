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
    for table in figure_tables(report, forms, texts):
        console.print(table)
    if report["peers"]:
        console.print(texts.get("cli-bench-peers", players=WITH_PEERS), markup=False)
        for table in peer_tables(report, texts):
            console.print(table)
    for mark in report["marks"]:
        console.print(mark_line(mark, texts), markup=False)


def figure_tables(report: dict[str, Any], forms: Sequence[str], texts: Texts) -> list[Table]:
    """A table for each kind of game: a line for each task, a column for each form. It fits a terminal of 80 columns."""
    rates: dict[tuple[Any, ...], dict[tuple[str, str], float]] = {}
    for row in report["figures"]:
        kind = (row["edition"], row["variant"], row["players"])
        rates.setdefault(kind, {})[row["task"], row["form"]] = row["rate"]
    tables = []
    for (edition, variant, players), found in rates.items():
        table = Table(texts.get("cli-bench-case", edition=edition, variant=variant, players=players))
        for form in forms:
            table.add_column(texts.get(f"cli-bench-{form}"), justify="right")
        for task in TASKS:
            table.add_row(texts.get(f"cli-bench-{task}"), *(figure(task, found[task, form], texts) for form in forms))
        tables.append(table)
    return tables


def figure(task: str, rate: float, texts: Texts) -> str:
    """Decisions a second, or the microseconds of one."""
    return decimal(texts, rate) if task in A_SECOND else decimal(texts, 1e6 / rate, 2)


def peer_tables(report: dict[str, Any], texts: Texts) -> list[Table]:
    """A table for each peer: a line for each variant, and how many times as fast each form and task is."""
    tables = []
    for peer in report["peers"]:
        named = f"{peer['name']} {peer['version']}"
        rate = decimal(texts, peer["rate"])
        title = texts.get("cli-bench-peer", name=named, game=peer["game"], rate=rate)
        table = Table(texts.get("cli-bench-game"), title=title, title_justify="left")
        rows: dict[str, dict[str, float]] = {}
        for row in report["ratios"]:
            if row["peer"] == peer["name"]:
                column = f"{texts.get('cli-bench-' + row['form'])}\n{texts.get('cli-bench-short-' + row['task'])}"
                rows.setdefault(f"{row['edition']}, {row['variant']}", {})[column] = row["ratio"]
        for column in next(iter(rows.values()), {}):
            table.add_column(column, justify="right")
        for kind, ratios in rows.items():
            table.add_row(kind, *(decimal(texts, ratio, 1) for ratio in ratios.values()))
        tables.append(table)
    return tables


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
