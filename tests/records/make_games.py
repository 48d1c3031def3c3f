"""Make the whole-game records of the newest rules anew: `python -m tests.records.make_games`.

Needed only when the rules or the data have changed on purpose. Bots play at random, from fixed seeds: both editions,
every number of players, both variants, and every rule option in each of its values. What earlier versions of the rules
have left (`games/rules1`) is never made anew: those games must be played again as they were.
"""

from __future__ import annotations

import json
from pathlib import Path

from macher import __version__
from macher.rules import scores
from macher.rules.editions import edition as edition_of
from macher.rules.records import Record, write_record
from macher.rules.saves import state_hash
from macher.rules.versions import RULES_VERSION
from tests.properties.games import EDITIONS, SIZES, Deal, play_on

KEPT = Path(__file__).parent / "games"
GAMES = KEPT / f"rules{RULES_VERSION}"
RESULTS = "results.json"


PREFIX = {"2019": "", "2006": "2006-"}  # of the names of the files


def all_deals() -> dict[str, Deal]:
    """The games of both editions by their names."""
    return {f"{PREFIX[name]}{game}": deal for name in EDITIONS for game, deal in deals_of(name).items()}


def deals_of(edition: str) -> dict[str, Deal]:
    """Two games of every size as the rules stand, then one for every value of every option, then all of them."""
    deals = {}
    sizes, options = SIZES[edition], edition_of(edition).options
    for seats, variant in sizes:
        for number in (1, 2):
            deals[f"plain-{seats}-{variant}-{number}"] = Deal(edition, seats, variant, (), seed=number, luck=number)
    changed = [(key, value) for key, (_, values) in options.items() for value in values[1:]]
    for number, (key, value) in enumerate(changed):
        seats, variant = sizes[number % len(sizes)]
        deals[f"{key.replace('_', '-')}-{value.replace('_', '-')}"] = Deal(
            edition, seats, variant, ((key, value),), seed=100 + number, luck=100 + number
        )
    latest = tuple(sorted((key, values[-1]) for key, (_, values) in options.items()))
    for seats, variant in sizes:
        deals[f"everything-changed-{seats}-{variant}"] = Deal(
            edition, seats, variant, latest, seed=200 + seats, luck=variant
        )
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
    GAMES.mkdir(exist_ok=True, parents=True)
    for old in GAMES.glob("*.macher"):
        old.unlink()
    results = {}
    for name, deal in all_deals().items():
        text, results[name] = make(deal)
        (GAMES / f"{name}.macher").write_text(text, encoding="utf-8", newline="\n")
    (GAMES / RESULTS).write_text(json.dumps(results, indent=1, sort_keys=True) + "\n", encoding="utf-8", newline="\n")
    print(f"{len(results)} games written to {GAMES}")


if __name__ == "__main__":
    main()
