"""Games whose story is known: does the review tell it?

    python -m benchmarks.planted [--games 10] [--stability 20] [--continued 40] [--variants 2019-4 2006-5]

Three counts. **Blunders**: bots play a game. Then it is played again until one decision of the seat that won it, and
there that seat throws away what it can: the option that the judgement of `planner-1` finds worst, at the decision where
most points lie between what it played and its worst. The learned value, by which the review judges, has no part in
that. Bots play on; games that the seat wins all the same are left out. The review must name the decision among its
first three turning points. **Luck**: a game is taken up in its last round but one before something is drawn, and among
many deals the one is planted after which the chance of one seat is highest, by the learned value; the seat then wins.
The review must say luck: name that draw among its events, and count more luck than skill for the seat (which of a
winner it nearly always does: the naming is the test). **Stability**:
two reviews of a game with other seeds share at least four fifths of their turning points.

Games are played by `club`, at any speed; run with compiled rules.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from statistics import fmean

from macher import __version__
from macher.bots import make_bot
from macher.bots.learned.calibration import calibrated_value
from macher.bots.learned.value import Value
from macher.bots.planner.planner import Planner
from macher.play import new_config
from macher.review.chances import seen_chances
from macher.review.growing import grow
from macher.review.review import Review, summed_up
from macher.review.work import Work
from macher.rules import Config, State, advance, deciders, legal, scores, setup, step_name, view, winners
from macher.rules.branch import Branch, drawn_anew, is_moment
from macher.rules.parts.codes import TAKE_BACK_ONLY
from macher.rules.records import Record

BOT = "club"
LEAST = 15.0
"""A blunder throws away so many points, by the judgement of the planner."""
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
    what: str = ""


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


def blunder(config: Config, number: int) -> Planted | None:
    """A game in which the seat that would have won throws away as many points as it can at once, and does not win."""
    seed = f"blunder-{number}"
    played = Record(config, seed, __version__, seats_of(config))
    won = winners(play_to_the_end(played, setup(config, seed), number))
    if len(won) != 1:
        return None
    seat = won[0]
    judge = Planner(0)
    worst: tuple[float, int, int] = (LEAST, -1, -1)
    state = setup(config, seed)
    for at, (by, action, _) in enumerate(played.moves):
        options = tuple(one for one in legal(state, by) if (one,) != TAKE_BACK_ONLY)
        if by == seat and 1 < state.round <= config.variant and len(options) > 1 and not any(state.sealed):
            verdict = judge.judge(view(state, seat), options, Random(at))
            bad = min(options, key=verdict.worth.__getitem__)
            lost = verdict.worth[action] - verdict.worth[bad]
            if verdict.odds is None and lost > worst[0]:
                worst = lost, at, bad
        advance(state, by, action)
    lost, at, bad = worst
    if at < 0:
        return None
    record = Record(config, seed, __version__, seats_of(config))
    state = setup(config, seed)
    for by, action, _ in played.moves[:at]:
        record.add(by, action)
        advance(state, by, action)
    what = f"{step_name(state)} in round {state.round}, {lost:.0f} points"
    record.add(seat, bad)
    advance(state, seat, bad)
    end = play_to_the_end(record, state, number)
    return None if seat in winners(end) else Planted(record, seat, at, what)


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


def review_of(record: Record, seed: int, games: int) -> tuple[Review, str]:
    """The review, and how many seconds of the processor the first result and all of it took."""
    begun = time.process_time()
    first = 0.0
    work = Work(seed=seed, games=games)
    for grown in grow(record, work):
        if not first and len(grown.steps) == len(record.moves):
            first = time.process_time() - begun
    return summed_up(work), f"{len(record.moves)} actions; {first:.1f} s and {time.process_time() - begun:.0f} s"


def until(number: int, made: Iterator[Planted | None]) -> Iterator[Planted]:
    yield from islice((one for one in made if one is not None), number)


def blunders(name: str, config: Config, games: int, continued: int) -> None:
    named = told = 0
    for one in until(games, (blunder(config, number) for number in range(10_000))):
        review, took = review_of(one.record, 1, continued)
        places = [point.at for point in review.decisions]
        rank = places.index(one.at) + 1 if one.at in places else 0
        told += 1
        named += 1 <= rank <= 3
        place = f"place {rank or '-'} of {len(places)}"
        choice = review.work.choices.get(one.at)
        loss = "no choice" if choice is None else f"loss {choice.loss:.3f}"
        print(f"{name} blunder {told}: action {one.at}, {one.what}: {place}; {loss}; {took}", flush=True)
    print(f"{name} blunders among the first three: {named} of {told}", flush=True)


def luck(name: str, config: Config, games: int, continued: int, value: Value) -> None:
    said = told = 0
    for one in until(games, (lucky(config, number, value) for number in range(10_000))):
        review, took = review_of(one.record, 1, continued)
        account = next(account for account in review.accounts if account.seat == one.seat)
        named = one.at in [point.at for point in review.events]
        told += 1
        said += named and account.luck > account.skill and account.by_kind["chance"] > 0
        line = f"luck {account.luck:+.2f}, skill {account.skill:+.2f}, draw {'named' if named else 'not named'}"
        print(f"{name} luck {told}: action {one.at}, {line}; {took}", flush=True)
    print(f"{name} decided by luck, and said so: {said} of {told}", flush=True)


def stability(name: str, config: Config, games: int, continued: int) -> None:
    agreed, shares = 0, []
    for number in range(games):
        record = Record(config, f"stable-{number}", __version__, seats_of(config))
        play_to_the_end(record, setup(config, record.seed), number)
        reviews = [review_of(record, seed, continued) for seed in (1, 2)]
        first, second = ({point.at for point in review.decisions} for review, _ in reviews)
        most = max(len(first), len(second))
        shared = len(first & second)
        agreed += shared >= 0.8 * most
        shares.append(shared / most if most else 1.0)
        print(f"{name} stable {number + 1}: {shared} of {most}; {reviews[0][1]}", flush=True)
    if shares:
        print(f"{name} two seeds share four fifths: {agreed} of {games}; shared {fmean(shares):.0%}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--stability", type=int, default=20)
    parser.add_argument("--continued", type=int, default=40, help="games of bots on each side of a turning point")
    parser.add_argument("--variants", nargs="+", default=["2019-4", "2006-5"])
    args = parser.parse_args()
    for name in args.variants:
        edition, _, variant = name.partition("-")
        config = new_config(edition, int(variant))
        value = calibrated_value(config)
        assert value is not None
        blunders(name, config, args.games, args.continued)
        luck(name, config, args.games, args.continued, value)
        stability(name, config, args.stability, args.continued)


if __name__ == "__main__":
    main()
