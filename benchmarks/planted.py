"""Games whose story is known: does the review tell it?

    python -m benchmarks.planted [--games 10] [--stability 20] [--variants 2019-4 2006-5]

Three counts. **Blunders**: bots play a game, but once one seat that could win throws its best state away: of its
options it takes the one that the strongest judgement finds worst, in a decision about that state. The review must
name that decision among its first three turning points of decisions. **Luck**: a game is taken up at a moment before
something is drawn, and the deal that lifts one seat most among many is planted; that seat then wins. The review must
count more luck than skill for it, and name the draw among the events. **Stability**: two reviews of a game with other
seeds agree on at least four of five turning points, if there are five, on all but one if there are fewer.

Games are played by `club`, at any speed; run with compiled rules.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean

from macher import __version__
from macher.bots import make_bot
from macher.bots.learned.value import Value, load_value
from macher.play import new_config
from macher.review.chances import judge_options, seen_chances
from macher.review.growing import reviewed
from macher.review.review import Review, summed_up
from macher.review.work import Work
from macher.rules import Config, State, advance, deciders, legal, scores, setup, step_name, view, winners
from macher.rules.branch import Branch, drawn_anew, is_moment
from macher.rules.parts.codes import TAKE_BACK_ONLY
from macher.rules.records import Record

BOT = "club"
FATAL = {"2019": ("convert", "rally-buy", "media-buy"), "2006": ("convert", "meetings-buy", "media-buy")}
"""Where a state is won or thrown away."""
LEAST = 0.1
"""A blunder gives away so much chance to win, by the value, or it is none."""
DEALS = 60
"""So many deals are tried for a lucky one."""
JUMP = 0.12
"""A lucky draw lifts the chance by so much."""


@dataclass
class Planted:
    """A finished game, and where its story lies."""

    record: Record
    seat: int
    at: int


def seats_of(config: Config) -> list[str]:
    return [f"{BOT} {seat}" for seat in range(len(config.parties))]


def play_to_the_end(record: Record, state: State, seed: int) -> State:
    """Bots play on, and everything is written down."""
    bots = [make_bot(BOT, seed * 10 + seat) for seat in range(state.seats)]
    while asked := deciders(state):
        seat = asked[0]
        action = bots[seat].choose(view(state, seat), legal(state, seat), 1.0)
        record.add(seat, action)
        advance(state, seat, action)
    record.result = [score.total for score in scores(state)]
    return state


def blunder(config: Config, number: int, value: Value) -> Planted | None:
    """A game in which a seat with a fair chance throws away what it has built up in a state."""
    seed = f"blunder-{number}"
    record = Record(config, seed, __version__, seats_of(config))
    state = setup(config, seed)
    bots = [make_bot(BOT, number * 10 + seat) for seat in range(state.seats)]
    rng = Random(seed)
    last = config.variant
    found: tuple[int, int] | None = None
    while asked := deciders(state):
        seat = asked[0]
        options = legal(state, seat)
        action = bots[seat].choose(view(state, seat), options, 1.0)
        real = [one for one in options if (one,) != TAKE_BACK_ONLY]
        if found is None and 1 < state.round < last and step_name(state) in FATAL[config.edition] and len(real) > 1:
            wins, _, _ = judge_options(value, state, seat, real, 8, rng)
            worst = int(wins.argmin())
            if wins.max() - wins[worst] >= LEAST and wins.max() >= 1 / state.seats:
                action, found = real[worst], (seat, len(record.moves))
        record.add(seat, action)
        advance(state, seat, action)
    record.result = [score.total for score in scores(state)]
    return None if found is None else Planted(record, *found)


def lucky(config: Config, number: int, value: Value) -> Planted | None:
    """A game whose chance from one moment on was chosen for one seat."""
    seed = f"luck-{number}"
    record = Record(config, seed, __version__, seats_of(config))
    state = setup(config, seed)
    bots = [make_bot(BOT, number * 10 + seat) for seat in range(state.seats)]
    while asked := deciders(state):
        seat = asked[0]
        action = bots[seat].choose(view(state, seat), legal(state, seat), 1.0)
        if state.round == config.variant - 1 and is_moment(state):
            found = best_deal(record, state, seat, action, value, number)
            if found is not None:
                branch, lifted = found
                record = replace(record, branches=(branch,))
                state = drawn_anew(state, (branch,), branch.after)
                at = len(record.moves)
                end = play_to_the_end(record, state, number)
                return Planted(record, lifted, at) if winners(end) == (lifted,) else None
        record.add(seat, action)
        advance(state, seat, action)
    return None


def best_deal(
    record: Record, state: State, by: int, action: int, value: Value, number: int
) -> tuple[Branch, int] | None:
    """The deal among many after which an action lifts one of the other seats most, if it lifts it much."""
    everybody = list(range(state.seats))
    best: tuple[float, Branch, int] | None = None
    rows = []
    for deal in range(DEALS):
        branch = Branch(len(record.moves), by, f"deal-{number}-{deal}")
        new = drawn_anew(state, (branch,), branch.after)
        advance(new, by, action)
        chances = seen_chances(value, new, everybody)
        rows.append(chances)
        for seat in everybody:
            if best is None or chances[seat] - rows[0][seat] > best[0]:
                best = chances[seat] - rows[0][seat], branch, seat
        if deal == 3 and max(abs(row[seat] - rows[0][seat]) for row in rows for seat in everybody) < 0.01:
            return None  # nothing is drawn here
    assert best is not None
    mean = fmean(row[best[2]] for row in rows)
    chosen = max(row[best[2]] for row in rows)
    return (best[1], best[2]) if chosen - mean >= JUMP else None


def review_of(record: Record, seed: int, games: int) -> Review:
    return summed_up(reviewed(record, Work(seed=seed, games=games)))


def until(number: int, made: Iterator[Planted | None]) -> Iterator[Planted]:
    found = 0
    for one in made:
        if one is not None:
            yield one
            found += 1
            if found == number:
                return


def report(name: str, config: Config, args: argparse.Namespace) -> None:
    value = load_value(config)
    assert value is not None
    begun = time.process_time()
    named = told = 0
    for one in until(args.games, (blunder(config, number, value) for number in range(10_000))):
        review = review_of(one.record, 1, args.continued)
        places = [point.at for point in review.decisions]
        rank = places.index(one.at) + 1 if one.at in places else 0
        told += 1
        named += 1 <= rank <= 3
        print(f"{name} blunder {told}: action {one.at}, place {rank or '-'} of {len(places)}", flush=True)
    print(f"{name} blunders among the first three: {named} of {told}", flush=True)
    said = told = 0
    for one in until(args.games, (lucky(config, number, value) for number in range(10_000))):
        review = review_of(one.record, 1, args.continued)
        account = next(account for account in review.accounts if account.seat == one.seat)
        events = [point.at for point in review.events]
        luck = account.luck > max(account.skill, 0.0) and account.by_kind["chance"] > 0
        told += 1
        said += luck
        line = (
            f"luck {account.luck:+.2f}, skill {account.skill:+.2f}, draw {'named' if one.at in events else 'not named'}"
        )
        print(f"{name} luck {told}: action {one.at}, {line}", flush=True)
    print(f"{name} decided by luck, and said so: {said} of {told}", flush=True)
    agreed, shares = 0, []
    for number in range(args.stability):
        record = Record(config, f"stable-{number}", __version__, seats_of(config))
        play_to_the_end(record, setup(config, record.seed), number)
        reviews = [review_of(record, seed, args.continued) for seed in (1, 2)]
        first, second = ({point.at for point in review.decisions} for review in reviews)
        most = max(len(first), len(second))
        shared = len(first & second)
        agreed += shared >= most - 1
        shares.append(shared / most if most else 1.0)
        print(f"{name} stable {number + 1}: {shared} of {most}", flush=True)
    if shares:
        print(f"{name} two seeds agree but for one: {agreed} of {len(shares)}; shared {fmean(shares):.0%}", flush=True)
    print(f"{name}: {time.process_time() - begun:.0f} s of processor", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--stability", type=int, default=20)
    parser.add_argument("--continued", type=int, default=40, help="games of bots on each side of a turning point")
    parser.add_argument("--variants", nargs="+", default=["2019-4", "2006-5"])
    args = parser.parse_args()
    for name in args.variants:
        edition, _, variant = name.partition("-")
        report(name, new_config(edition, int(variant)), args)


if __name__ == "__main__":
    main()
