"""Make the whole-game records of this folder anew: `python -m tests.records.make_games`.

Needed only when the rules or the data have changed on purpose. Bots play at random, from fixed seeds: every number of
players, both variants, and every rule option in each of its values.
"""

from __future__ import annotations

import json
from pathlib import Path

from macher import __version__
from macher.rules import scores
from macher.rules.e2019.options import OPTIONS
from macher.rules.records import Record, write_record
from macher.rules.saves import state_hash
from tests.properties.games import SIZES, Deal, play_on

GAMES = Path(__file__).parent / "games"
RESULTS = GAMES / "results.json"


def all_deals() -> dict[str, Deal]:
    """The games by their names: two of every size as the rules stand, then one for every value of every option."""
    deals = {}
    for seats, variant in SIZES:
        for number in (1, 2):
            deals[f"plain-{seats}-{variant}-{number}"] = Deal(seats, variant, (), seed=number, luck=number)
    changed = [(key, value) for key, (_, values) in OPTIONS.items() for value in values[1:]]
    for number, (key, value) in enumerate(changed):
        seats, variant = SIZES[number % len(SIZES)]
        deals[f"{key.replace('_', '-')}-{value.replace('_', '-')}"] = Deal(
            seats, variant, ((key, value),), seed=100 + number, luck=100 + number
        )
    latest = tuple(sorted((key, values[-1]) for key, (_, values) in OPTIONS.items()))
    for seats, variant in SIZES:
        deals[f"everything-changed-{seats}-{variant}"] = Deal(seats, variant, latest, seed=200 + seats, luck=variant)
    return deals


def make(deal: Deal) -> tuple[str, dict[str, object]]:
    """The text of a record, and what must come out when it is played again."""
    g, _ = deal.open()
    record = Record(g.config, str(deal.seed), __version__, [f"random {seat + 1}" for seat in range(deal.seats)])
    for seat, action in play_on(g, deal.players()):
        record.add(seat, action)
    record.result = [score.total for score in scores(g)]
    return write_record(record), {"hash": state_hash(g), "result": record.result, "actions": len(record.moves)}


def main() -> None:
    """Write all records and their results."""
    GAMES.mkdir(exist_ok=True)
    for old in GAMES.glob("*.macher"):
        old.unlink()
    results = {}
    for name, deal in all_deals().items():
        text, results[name] = make(deal)
        (GAMES / f"{name}.macher").write_text(text, encoding="utf-8", newline="\n")
    RESULTS.write_text(json.dumps(results, indent=1, sort_keys=True) + "\n", encoding="utf-8", newline="\n")
    print(f"{len(results)} games written to {GAMES}")


if __name__ == "__main__":
    main()
