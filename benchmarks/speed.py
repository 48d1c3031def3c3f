"""How fast the rules are: random play against catanatron in the same run, and the cost of copying a state.

Run it: `python3 benchmarks/speed.py` (standard library only; needs a package index for the peer). It
- makes a throw-away environment of the same interpreter and installs catanatron there, by name;
- plays random games of both in turn, A B A B ..., each in a single process of its own: machine noise hits both alike;
- times `state.copy()` beside a fixed reference copy of flat integer lists on the same machine;
- prints medians, ratios and PASS or FAIL. Ours runs as pure Python: compiled modules are left out.

Exit code 0: every target met; 1: a target missed; 2: nothing could be said (no peer, no `simulate`, other interpreter).
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

PEER = "catanatron"
SPEED_TARGET = 4.0  # our decisions per second over the peer's, every decision counted on both sides
COPY_TARGET = 15.0  # µs, where the reference takes REFERENCE_CLASS µs
REFERENCE_CLASS = 6.0
COPY_RATIO_TARGET = COPY_TARGET / REFERENCE_CLASS

HERE = Path(__file__).resolve().parent
VARIANTS = {"2019": [4, 7], "2006": [7, 5]}  # of each edition
PLAYERS = 4
SEED = 1


class CannotMeasure(Exception):
    """Nothing can be said, and nothing is made up: the message says why."""


# --- running things -------------------------------------------------------------------------------------------------
def clean_environment(**more: str) -> dict[str, str]:
    """Our environment less what could lead an interpreter to other modules; hashing fixed, so that games repeat."""
    kept = {key: value for key, value in os.environ.items() if key not in {"PYTHONPATH", "PYTHONHOME", "PYTHONSTARTUP"}}
    return kept | {"PYTHONHASHSEED": "0"} | more


def run(command: list[str], what: str, cwd: Path, environment: dict[str, str], timeout: float) -> str:
    try:
        done = subprocess.run(
            command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=timeout, check=False
        )
    except subprocess.TimeoutExpired as error:
        raise CannotMeasure(f"{what}: no answer within {timeout:.0f} s") from error
    except OSError as error:
        raise CannotMeasure(f"{what}: {error}") from error
    if done.returncode:
        tail = "\n".join((done.stderr or done.stdout).strip().splitlines()[-6:])
        raise CannotMeasure(f"{what} failed with exit code {done.returncode}\n{tail}")
    return done.stdout


def run_json(command: list[str], what: str, cwd: Path, environment: dict[str, str], timeout: float) -> dict[str, Any]:
    output = run(command, what, cwd, environment, timeout)
    try:
        result = json.loads(output)
    except ValueError as error:
        raise CannotMeasure(f"{what}: its output is not JSON") from error
    if not isinstance(result, dict):
        raise CannotMeasure(f"{what}: its output is not a JSON object")
    return result


def environment_python(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def note(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# --- the two sides --------------------------------------------------------------------------------------------------
class Peer:
    """catanatron in an environment of its own, of the same interpreter as ours."""

    def __init__(self, python: Path, version: str | None, folder: Path, games: int, timeout: float) -> None:
        self.folder = folder
        self.games = games
        self.timeout = timeout
        venv = folder / "peer"
        environment = clean_environment()
        run([str(python), "-m", "venv", str(venv)], "making the peer's environment", folder, environment, timeout)
        self.python = str(environment_python(venv))
        wanted = f"{PEER}=={version}" if version else PEER
        install = [self.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", wanted]
        run(install, f"installing {wanted} from the package index", folder, environment, timeout)

    def measure(self, choices: bool) -> dict[str, Any]:
        command = [self.python, str(HERE / "peer_catanatron.py"), "--games", str(self.games)]
        command += ["--seed", str(SEED)] + (["--choices"] if choices else [])
        return run_json(command, f"random play of {PEER}", self.folder, clean_environment(), self.timeout)


class Ours:
    """`macher` in the project's environment, from a copy of the sources without any compiled module."""

    def __init__(self, python: Path, root: Path, folder: Path, edition: str, games: int, timeout: float) -> None:
        self.python = str(python)
        self.folder = folder
        self.edition = edition
        self.games = games
        self.timeout = timeout
        source = root / "src" / "macher"
        if not source.is_dir():
            raise CannotMeasure("there is no src/macher in the project folder")
        pure = folder / "pure"
        leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "node_modules")
        shutil.copytree(source, pure / "macher", ignore=leave_out)
        self.environment = clean_environment(PYTHONPATH=str(pure))

    def measure(self, variant: int) -> dict[str, Any]:
        command = [self.python, "-m", "macher", "simulate", "--edition", self.edition]
        command += ["--variant", str(variant), "--players", str(PLAYERS), "--bots", "random"]
        command += ["--games", str(self.games), "--seed", str(SEED), "--json"]
        what = f"random play of macher, variant {variant}"
        start, before = time.perf_counter(), os.times()
        result = run_json(command, what, self.folder, self.environment, self.timeout)
        wall, after = time.perf_counter() - start, os.times()
        missing = {"games", "decisions", "decisions_per_second"} - result.keys()
        if missing:
            raise CannotMeasure(f"{what}: no {', '.join(sorted(missing))} in its JSON")
        if result["games"] != self.games:
            raise CannotMeasure(f"{what}: {result['games']} games instead of {self.games}")
        # Two honest-clock checks: the play claimed fits into the time that passed, and one process did it.
        if result["decisions"] / result["decisions_per_second"] > wall:
            raise CannotMeasure(f"{what}: it claims more time than has passed")
        cores = (after.children_user + after.children_system - before.children_user - before.children_system) / wall
        if cores > 1.2:
            raise CannotMeasure(f"{what}: more than one core was busy; the comparison is of single processes")
        result["decisions_per_second_with_start_up"] = result["decisions"] / wall
        return result

    def measure_copy(self, variants: list[int], samples: int) -> dict[str, Any]:
        command = [self.python, str(HERE / "state_copy.py"), "--edition", self.edition, "--players", str(PLAYERS)]
        command += ["--seed", str(SEED), "--samples", str(samples), "--variants", *map(str, variants)]
        return run_json(command, "copying states", self.folder, self.environment, self.timeout)


# --- what is reported -----------------------------------------------------------------------------------------------
def spread(values: list[float]) -> dict[str, float]:
    return {"median": statistics.median(values), "lowest": min(values), "highest": max(values)}


def machine() -> dict[str, Any]:
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "load_at_start": load,
    }


def speed_report(
    peer_runs: list[dict[str, Any]], our_runs: dict[int, list[dict[str, Any]]], counted: dict[str, Any]
) -> dict[str, Any]:
    """Medians and ratios. `counted` holds, for each variant, decisions and real choices of some random games."""
    first = peer_runs[0]
    peer_rates = [result["decisions_per_second"] for result in peer_runs]
    peer_choice_share = first["choices"] / first["decisions"]
    peer_median = statistics.median(peer_rates)
    report: dict[str, Any] = {
        "target": SPEED_TARGET,
        "rounds": len(peer_runs),
        "peer": {
            "name": PEER,
            "version": first["version"],
            "games": first["games"],
            "unfinished_games": first["unfinished_games"],
            "decisions_per_game": first["decisions"] / first["games"],
            "choice_share": peer_choice_share,
            "decisions_per_second": spread(peer_rates),
            "decisions_per_second_with_setup": spread([r["decisions_per_second_with_setup"] for r in peer_runs]),
        },
        "ours": {},
    }
    for variant, runs in our_runs.items():
        rates = [result["decisions_per_second"] for result in runs]
        choice = counted[str(variant)]["choice"]
        share = choice["choices"] / choice["decisions"]
        ratio = statistics.median(rates) / peer_median
        report["ours"][str(variant)] = {
            "games": runs[0]["games"],
            "decisions_per_game": runs[0]["decisions"] / runs[0]["games"],
            "choice_share": share,
            "decisions_per_second": spread(rates),
            "ratio": ratio,
            "ratio_by_round": [ours / peer for ours, peer in zip(rates, peer_rates, strict=True)],
            "ratio_with_start_up": statistics.median(r["decisions_per_second_with_start_up"] for r in runs)
            / peer_median,
            "ratio_of_real_choices": ratio * share / peer_choice_share,
            "passed": ratio >= SPEED_TARGET,
        }
    return report


def copy_report(measured: dict[str, Any]) -> dict[str, Any]:
    report: dict[str, Any] = {"target_us": COPY_TARGET, "target_ratio": COPY_RATIO_TARGET, "ours": {}}
    for variant, result in measured["variants"].items():
        figures = dict(result["copy"])
        report["reference"] = figures.pop("reference")
        figures["ratio"] = max(figures["copy_us_by_moment"].values()) / figures["reference_us"]
        figures["passed"] = figures["ratio"] < COPY_RATIO_TARGET
        report["ours"][variant] = figures
    return report


def verdict(passed: bool) -> str:
    return "PASS" if passed else "FAIL"


def as_text(report: dict[str, Any]) -> str:
    facts, lines = report["machine"], []
    load = "unknown" if facts["load_at_start"] is None else f"{facts['load_at_start']:.2f}"
    lines.append(f"{facts['implementation']} {facts['python']}, {facts['system']}, {facts['cores']} cores, load {load}")
    if "speed" in report:
        speed = report["speed"]
        peer = speed["peer"]
        lines.append(
            f"\nDecisions per second of random play, single process, pure Python, {speed['rounds']} rounds in turn"
        )
        lines.append(f"{'':26}{'median':>10}{'lowest':>10}{'highest':>10}{'per game':>10}{'real choice':>13}")
        rows = [(f"{PEER} {peer['version']}", peer)]
        rows += [(f"macher {report['edition']}, variant {variant}", ours) for variant, ours in speed["ours"].items()]
        for name, row in rows:
            rate = row["decisions_per_second"]
            lines.append(
                f"{name:26}{rate['median']:10,.0f}{rate['lowest']:10,.0f}{rate['highest']:10,.0f}"
                f"{row['decisions_per_game']:10,.0f}{row['choice_share']:13.0%}"
            )
        for variant, ours in speed["ours"].items():
            rounds = ours["ratio_by_round"]
            lines.append(
                f"variant {variant}: {ours['ratio']:.2f} times {PEER}, "
                f"target {SPEED_TARGET}: {verdict(ours['passed'])}\n"
                f"  rounds {min(rounds):.2f} to {max(rounds):.2f}; "
                f"real choices only {ours['ratio_of_real_choices']:.2f}; "
                f"with our start-up and set-up on the clock {ours['ratio_with_start_up']:.2f}"
            )
    copying = report["copy"]
    lines.append(f"\nCopying a state; reference {copying['reference']}")
    for variant, figures in copying["ours"].items():
        moments = ", ".join(f"{name} {value:.2f}" for name, value in figures["copy_us_by_moment"].items())
        lines.append(
            f"variant {variant}: {figures['copy_us']:.2f} µs ({moments}; {figures['numbers_in_state']} numbers), "
            f"reference {figures['reference_us']:.2f} µs\n"
            f"  worst moment {figures['ratio']:.2f} references, "
            f"target under {COPY_RATIO_TARGET}: {verdict(figures['passed'])}"
        )
    lines.append(f"\n{verdict(report['passed'])}")
    return "\n".join(lines)


# --- the run --------------------------------------------------------------------------------------------------------
def same_interpreter(peer: dict[str, Any], ours: dict[str, Any]) -> None:
    if (peer["python"], peer["base_prefix"]) != (ours["python"], ours["base_prefix"]):
        raise CannotMeasure(f"two interpreters: {PEER} on {peer['python']}, macher on {ours['python']}")


def benchmark(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    report: dict[str, Any] = {"machine": machine(), "edition": options.edition}
    ours = Ours(options.python, options.root, folder, options.edition, options.games, options.timeout)
    peer = None
    if not options.copy_only:
        note(f"installing {PEER} into a throw-away environment")
        peer = Peer(options.python, options.peer_version, folder, options.peer_games, options.timeout)
    note("copying states")
    measured = ours.measure_copy(options.variants, options.samples)
    if measured["compiled"]:
        raise CannotMeasure(f"compiled modules are loaded: {', '.join(measured['compiled'])}")
    report["machine"] |= {"python": measured["python"], "implementation": measured["implementation"]}
    report["copy"] = copy_report(measured)
    passed = [figures["passed"] for figures in report["copy"]["ours"].values()]
    if peer is not None:
        peer_runs: list[dict[str, Any]] = []
        our_runs: dict[int, list[dict[str, Any]]] = {variant: [] for variant in options.variants}
        for number in range(options.rounds):
            note(f"round {number + 1} of {options.rounds}")
            peer_runs.append(peer.measure(choices=number == 0))
            same_interpreter(peer_runs[-1], measured)
            if peer_runs[-1]["extensions"]:
                raise CannotMeasure(f"{PEER} uses compiled modules: {', '.join(peer_runs[-1]['extensions'])}")
            for variant, runs in our_runs.items():
                runs.append(ours.measure(variant))
        report["speed"] = speed_report(peer_runs, our_runs, measured["variants"])
        passed += [figures["passed"] for figures in report["speed"]["ours"].values()]
    report["passed"] = all(passed)
    return report


def project_python(root: Path) -> Path:
    """The project's own environment where there is one, otherwise the interpreter that runs this."""
    own = environment_python(root / ".venv")
    return own if own.exists() else Path(sys.executable)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="rounds of A B A B (default 7)")
    parser.add_argument("--games", type=int, default=300, help="our games a run and variant (default 300)")
    parser.add_argument("--peer-games", type=int, default=60, help=f"{PEER}'s games a run (default 60)")
    parser.add_argument("--edition", choices=list(VARIANTS), default="2019", help="our edition (default 2019)")
    parser.add_argument("--variants", type=int, nargs="+", help="our variants (default: all of the edition)")
    parser.add_argument("--samples", type=int, default=15, help="timing samples of a copy at each moment (default 15)")
    parser.add_argument("--peer-version", help=f"a version of {PEER} (default: the newest that installs)")
    parser.add_argument("--copy-only", action="store_true", help="only the cost of a copy: needs no package index")
    parser.add_argument("--root", type=Path, default=HERE.parent, help="the project folder (default: this one)")
    parser.add_argument("--python", type=Path, help="the project's interpreter (default: .venv, else this one)")
    parser.add_argument("--timeout", type=float, default=900, help="seconds allowed to each step (default 900)")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    options = parser.parse_args(arguments)
    options.root = options.root.resolve()
    options.variants = options.variants or VARIANTS[options.edition]
    options.python = Path.cwd() / options.python if options.python else project_python(options.root)
    if options.rounds < 1 or options.games < 1 or options.peer_games < 1 or options.samples < 1:
        parser.error("rounds, games and samples start at 1")
    return options


def stop(*_: object) -> None:
    """Leave through the usual door, so that the throw-away environment goes too."""
    raise SystemExit(2)


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(arguments)
    signal.signal(signal.SIGTERM, stop)
    try:
        with tempfile.TemporaryDirectory(prefix="macher-speed-") as folder:
            report = benchmark(options, Path(folder))
    except CannotMeasure as error:
        note(f"cannot measure: {error}")
        return 2
    except KeyboardInterrupt:
        note("interrupted")
        return 2
    print(json.dumps(report, indent=2) if options.json else as_text(report))
    return 0 if report["passed"] else 1


if __name__ == "__main__":
    sys.exit(main())
