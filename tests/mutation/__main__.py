"""How good are the tests of the rules? Put a small fault into the rules, a thousand times and more: who notices?

    python3 run.py test --mutate                     judge a sample, the same in every run, spread over all modules
    python3 run.py test --mutate --count 300         a smaller one; `--count 0` takes every mutant there is
    python3 run.py test --mutate --only e2019/phase8 only modules whose path contains this
    python3 run.py test --mutate --survivors         judge again those that nobody caught when last asked
    python3 run.py test --mutate --afresh            forget the verdicts of an earlier or interrupted run

Verdicts are kept in `.mutation` as long as neither the rules nor their tests change, so an interrupted run goes on
where it stopped.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Final

from tests.mutation.judging import judge
from tests.mutation.mutants import ROOT, Mutant, modules, mutants_of
from tests.mutation.report import report

COUNT: Final = 1050
KEPT: Final = ROOT / ".mutation"


def main() -> int:
    """Judge what the command line asks for and print the report."""
    parser = argparse.ArgumentParser("run.py test --mutate", description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=COUNT, help=f"how many mutants, 0 for all (default: {COUNT})")
    parser.add_argument("--only", default="", metavar="PATH", help="only modules whose path contains this")
    parser.add_argument("--survivors", action="store_true", help="only those that survived the last run")
    parser.add_argument("--afresh", action="store_true", help="forget earlier verdicts")
    parser.add_argument("--processes", type=int, default=min(2, os.cpu_count() or 1))
    asked = parser.parse_args()
    if not hasattr(os, "fork"):
        parser.error("this needs a system with fork: Linux, macOS, or WSL on Windows")
    mutants = sample([one for name in modules() if asked.only in name for one in mutants_of(name)], asked.count)

    KEPT.mkdir(exist_ok=True)
    now = digest()
    log = KEPT / f"verdicts-{now}.jsonl"
    if asked.afresh:
        log.unlink(missing_ok=True)
    if asked.survivors:
        last = max(KEPT.glob("verdicts-*.jsonl"), key=lambda path: path.stat().st_mtime, default=log)
        lived = {key for key, caught_by in read(last).items() if not caught_by}
        mutants = [one for one in mutants if one.key in lived]
        log = KEPT / f"survivors-{now}.jsonl"
    known = read(log)
    verdicts = {one: known[one.key] for one in mutants if one.key in known}
    missing = [one for one in mutants if one not in verdicts]
    print(f"{len(mutants)} mutants, {len(verdicts)} judged before", flush=True)
    began = time.monotonic()

    with log.open("a", encoding="utf-8") as verdict_log:

        def tell(mutant: Mutant, caught_by: str) -> None:
            verdicts[mutant] = caught_by
            verdict_log.write(json.dumps([mutant.key, caught_by]) + "\n")
            verdict_log.flush()
            if len(verdicts) % 50 == 0:
                lived = sum(not one for one in verdicts.values())
                minutes = (time.monotonic() - began) / 60
                print(f"{len(verdicts)} judged, {lived} survive, {minutes:.1f} minutes", flush=True)

        problem = judge(missing, verdicts, KEPT / f"reach-{now}.json", asked.processes, tell) if missing else ""
    if problem:
        print(f"Not finished: {problem}", file=sys.stderr)
        return 2
    return 0 if report(verdicts) else 1


def sample(mutants: list[Mutant], count: int) -> list[Mutant]:
    """So many mutants, drawn by lots that stay the same: from every module as many as from any other that has them."""
    by_module: defaultdict[str, list[Mutant]] = defaultdict(list)
    for one in sorted(mutants, key=lambda one: one.draw):
        by_module[one.module].append(one)
    rounds = max(map(len, by_module.values()), default=0)
    in_turn = [some[i] for i in range(rounds) for some in by_module.values() if i < len(some)]
    return in_turn[: count or None]


def read(log: Path) -> dict[tuple[str, str, str, str, int], str]:
    """The verdicts that are kept; an interrupted last line counts for nothing."""
    verdicts = {}
    for line in log.read_text(encoding="utf-8").splitlines() if log.exists() else []:
        if line.endswith("]"):
            (module, function, source, becomes, nth), caught_by = json.loads(line)
            verdicts[module, function, source, becomes, nth] = caught_by
    return verdicts


def digest() -> str:
    """A short hash of all that a verdict depends on."""
    found = hashlib.sha256(sys.version.encode())
    folders = ("src/macher/rules", "src/macher/data", "tests/rules", "tests/properties", "tests/mutation")
    for path in sorted(path for folder in folders for path in (ROOT / folder).rglob("*")):
        if path.suffix in (".py", ".toml") and path.name != "equivalent.toml":
            found.update(path.read_bytes())
    return found.hexdigest()[:12]


if __name__ == "__main__":
    sys.exit(main())
