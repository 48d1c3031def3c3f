"""Games whose story is known: does the review tell it?

    python -m benchmarks.planted FOLDER [--blunders 10] [--luck 10] [--stability 20] [--continued 40] [--eyes]

Three counts. In none of them has the learned value, by which the review judges, a part in what is planted.

**Blunders**: bots play a game. Then it is played again until one decision of the seat that won it, and there that seat
throws away what it can: of each field of play the option that the judgement of `planner-1` finds worst is tried with
a few games, and the costliest is planted. What it costs is counted by playing on, a hundred other games from each side
in the same worlds: at least a tenth of the chance to win, else it is no blunder. Bots play on; games that the seat wins
all the same are left out. The review must name the decision among its first three turning points. With `--eyes` it is
the review from the eyes of that seat, a quarter of the work; else that of the whole table, among whose turning points
are the mistakes that the bots made themselves.

**Luck**: a game is taken up in its last round but one before something is turned up. A few games are played on from
each of some deals, and the one is planted after which one seat wins most; a hundred games from there and a hundred
from what was to be expected must be a tenth of the chance apart. Bots play on, and the seat wins. The review must say
luck: name that draw among its events, for that seat and upwards.

**Stability**: two reviews of a game with other seeds share at least four fifths of their turning points.

Games are played by `club`, at any speed; run with compiled rules. What was made is kept in FOLDER and not made again.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random
from statistics import fmean

from macher import __version__
from macher.bots import make_bot
from macher.bots.planner.judging import decide
from macher.bots.planner.planner import Planner
from macher.data import load
from macher.play import new_config
from macher.review.chances import choices_of
from macher.review.continuations import play_after, play_both, play_on
from macher.review.fields import FIELD_OF
from macher.review.growing import grow, position
from macher.review.review import Review, summed_up
from macher.review.work import Played, Work
from macher.rules import Config, State, advance, deciders, determinize, legal, scores, setup, step_name, view, winners
from macher.rules.branch import Branch, drawn_anew, is_moment
from macher.rules.playouts import playout
from macher.rules.records import Record, read_record, write_record

BOT = "club"
LEAST = 6.0
"""A blunder throws away so many points, by the judgement of the planner,"""
COST = 0.1
"""and so much of the chance to win, by games played on; so much a lucky draw lifts it."""
FIRST_GAMES, GAMES = 16, 100
"""Games from each side: to drop what is nothing, and to be sure."""
DEALS, TRIES = 12, 12
"""So many deals are tried for a lucky one, with so many games each."""
MOMENTS = 3
"""So many moments of a game at which something is turned up."""


@dataclass
class Planted:
    """A finished game, and where its story lies."""

    record: str
    seat: int
    at: int
    what: str


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


# --- blunders ---------------------------------------------------------------------------------------------------------
def blunder(config: Config, number: int) -> Planted | None:
    """A game in which the seat that would have won throws away what it can at once, and does not win."""
    seed = f"blunder-{number}"
    played = Record(config, seed, __version__, seats_of(config))
    won = winners(play_to_the_end(played, setup(config, seed), number))
    if len(won) != 1:
        return None
    seat = won[0]
    costs = []
    for lost, at, bad in worst_by_field(played, seat):
        actions = bad, played.moves[at][1]
        costs.append((cost_of(position(played, at).state, seat, actions, FIRST_GAMES, Random(number)), lost, at, bad))
    if not costs or max(costs)[0] < COST:
        return None
    _, lost, at, bad = max(costs)
    state = position(played, at).state
    cost = cost_of(state, seat, (bad, played.moves[at][1]), GAMES, Random(number + 1))
    if cost < COST:
        return None
    record = Record(config, seed, __version__, seats_of(config))
    for by, action, _ in played.moves[:at]:
        record.add(by, action)
    what = f"{step_name(state)} in round {state.round}, {lost:.0f} points, {cost:.0%} of the games"
    record.add(seat, bad)
    advance(state, seat, bad)
    end = play_to_the_end(record, state, number)
    return None if seat in winners(end) else Planted(write_record(record), seat, at, what)


def worst_by_field(played: Record, seat: int) -> list[tuple[float, int, int]]:
    """What the planner thinks the seat could have thrown away, where, and by which action: the worst of each field."""
    judge = Planner(0)
    worst: dict[str, tuple[float, int, int]] = {}
    state = setup(played.config, played.seed)
    for at, (by, action, _) in enumerate(played.moves):
        options = choices_of(state, by)
        if by == seat and 1 < state.round <= played.config.variant and len(options) > 1 and not any(state.sealed):
            verdict = judge.judge(view(state, seat), tuple(options), Random(at))
            bad = min(options, key=verdict.worth.__getitem__)
            lost = verdict.worth[action] - verdict.worth[bad]
            field = FIELD_OF[played.config.edition][step_name(state)]
            if verdict.odds is None and lost > max(LEAST, worst.get(field, (0.0,))[0]):
                worst[field] = lost, at, bad
        advance(state, by, action)
    return sorted(worst.values(), reverse=True)


def cost_of(state: State, seat: int, actions: tuple[int, int], games: int, rng: Random) -> float:
    """How much more often the second action wins than the first."""
    came, other = play_both(state, seat, actions, games, rng)
    return -Played(0, seat, False, came, other).apart()[0]


# --- luck -------------------------------------------------------------------------------------------------------------
def lucky(config: Config, number: int) -> Planted | None:
    """A game whose chance from one moment on was chosen for one seat, which then wins."""
    seed = f"luck-{number}"
    record = Record(config, seed, __version__, seats_of(config))
    state = setup(config, seed)
    bots = [make_bot(BOT, number * 10 + seat) for seat in range(state.seats)]
    tried = 0
    rounds = max(config.variant - 1, 2) if config.edition == "2006" or config.variant == 4 else 4
    while (asked := deciders(state)) and tried < MOMENTS:
        seat = asked[0]
        action = bots[seat].choose(view(state, seat), legal(state, seat), 1.0)
        if state.round == rounds and is_moment(state) and turns_up(record, state, seat, action, number):
            tried += 1
            found = best_deal(record, state, seat, action, number)
            if found is not None:
                branch, lifted, lift = found
                at = len(record.moves)
                record = replace(record, branches=(branch,))
                state = drawn_anew(state, (branch,), branch.after)
                end = play_to_the_end(record, state, number)
                what = f"round {rounds}, {lift:+.0%} of the games"
                return Planted(write_record(record), lifted, at, what) if winners(end) == (lifted,) else None
        record.add(seat, action)
        advance(state, seat, action)
    return None


def deal(record: Record, state: State, by: int, number: int, which: int) -> tuple[Branch, State]:
    branch = Branch(len(record.moves), by, f"deal-{number}-{which}")
    return branch, drawn_anew(state, (branch,), branch.after)


def turns_up(record: Record, state: State, by: int, action: int, number: int) -> bool:
    """Whether what everybody sees after an action hangs on the deal."""
    seen = []
    for which in range(3):
        _, new = deal(record, state, by, number, which)
        advance(new, by, action)
        seen.append(view(new, None).data)
    return any(one != seen[0] for one in seen)


def best_deal(record: Record, state: State, by: int, action: int, number: int) -> tuple[Branch, int, float] | None:
    """The deal among some after which an action lifts a seat most, if it lifts it by a tenth of the games."""
    rng = Random(number)
    wins: list[tuple[list[float], Branch, State]] = []
    for which in range(DEALS):
        branch, new = deal(record, state, by, number, which)
        before = new.copy()
        advance(new, by, action)
        counted = [0.0] * state.seats
        for game in range(TRIES):
            end = determinize(view(new, game % state.seats), rng)
            playout(end, lambda g, seat, options: decide(g, seat, options, rng))
            for seat in winners(end):
                counted[seat] += 1 / len(winners(end)) / TRIES
        wins.append((counted, branch, before))
    means = [fmean(row[seat] for row, _, _ in wins) for seat in range(state.seats)]
    lift, which, seat = max(
        (row[seat] - means[seat], which, seat) for which, (row, _, _) in enumerate(wins) for seat in range(state.seats)
    )
    if lift < COST:
        return None
    _, branch, before = wins[which]
    found = play_after(before, seat, by, action, GAMES, rng)
    after = before.copy()
    advance(after, by, action)
    lift = play_on(after, seat, GAMES, rng).win - found.win
    return (branch, seat, lift) if lift >= COST else None


# --- the reviews ------------------------------------------------------------------------------------------------------
def review_of(record: Record, seed: int, games: int, eyes: int | None = None) -> tuple[Review, str]:
    """The review, and how many seconds of the processor the first result and all of it took."""
    begun = time.process_time()
    first = 0.0
    work = Work(seed=seed, games=games, eyes=eyes)
    for grown in grow(record, work):
        if not first and len(grown.steps) == len(record.moves):
            first = time.process_time() - begun
    return summed_up(work), f"{len(record.moves)} actions; {first:.1f} s and {time.process_time() - begun:.0f} s"


def planted(
    folder: Path, kind: str, games: int, make: Callable[[int], Planted | None]
) -> Iterator[tuple[int, Planted]]:
    """So many planted games: those that are kept, and new ones. What could not be planted is remembered as well."""
    folder.mkdir(parents=True, exist_ok=True)
    found = number = 0
    while found < games:
        file = folder / f"{kind}-{number}.json"
        if not file.is_file():
            made = make(number)
            file.write_text(json.dumps(None if made is None else asdict(made)), encoding="utf-8")
        kept = json.loads(file.read_text(encoding="utf-8"))
        number += 1
        if kept is not None:
            found += 1
            yield number - 1, Planted(**kept)


def blunders(name: str, config: Config, folder: Path, games: int, continued: int, eyes: bool) -> None:
    places: Counter[int] = Counter()
    for number, one in planted(folder, "blunder", games, lambda number: blunder(config, number)):
        record = read_record(one.record, load)
        review, took = review_of(record, 1, continued, one.seat if eyes else None)
        named = [point.at for point in review.decisions]
        rank = named.index(one.at) + 1 if one.at in named else 0
        places[rank] += 1
        choice = review.work.choices.get(one.at)
        loss = "no choice" if choice is None else f"loss {choice.loss:.3f} ± {choice.error:.3f}"
        place = f"place {rank or '-'} of {len(named)}"
        print(f"{name} blunder {number}: action {one.at}, {one.what}: {place}; {loss}; {took}", flush=True)
    print(f"{name} blunders among the first three: {places[1] + places[2] + places[3]} of {games}", flush=True)


def luck(name: str, config: Config, folder: Path, games: int, continued: int) -> None:
    said = 0
    for number, one in planted(folder, "luck", games, lambda number: lucky(config, number)):
        review, took = review_of(read_record(one.record, load), 1, continued)
        lifts = [point.moved.get(one.seat, 0.0) for point in review.events if point.at == one.at]
        said += bool(lifts) and lifts[0] > 0
        line = f"named, {lifts[0]:+.0%}" if lifts else "not named"
        print(f"{name} luck {number}: action {one.at}, {one.what}: {line}; {took}", flush=True)
    print(f"{name} lucky draws that are named: {said} of {games}", flush=True)


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
        print(f"{name} stable {number}: {shared} of {most}; {reviews[0][1]}", flush=True)
    if shares:
        print(f"{name} two seeds share four fifths: {agreed} of {games}; shared {fmean(shares):.0%}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--blunders", type=int, default=10)
    parser.add_argument("--luck", type=int, default=10)
    parser.add_argument("--stability", type=int, default=20)
    parser.add_argument("--continued", type=int, default=40, help="games of bots on each side of a turning point")
    parser.add_argument("--eyes", action="store_true", help="reviews from the eyes of the seat that blunders")
    parser.add_argument("--variants", nargs="+", default=["2019-4", "2006-5"])
    args = parser.parse_args()
    for name in args.variants:
        edition, _, variant = name.partition("-")
        config = new_config(edition, int(variant))
        if args.blunders:
            blunders(name, config, args.folder / name, args.blunders, args.continued, args.eyes)
        if args.luck:
            luck(name, config, args.folder / name, args.luck, args.continued)
        stability(name, config, args.stability, args.continued)


if __name__ == "__main__":
    main()
