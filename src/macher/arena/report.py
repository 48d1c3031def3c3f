"""What a match says: figures ready for JSON, in the order in which people ask for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from macher.arena.blocks import Block, Match, short_name
from macher.arena.clocks import Clock
from macher.arena.hook_names import LUCK, PLAY
from macher.arena.intervals import Interval, mean_interval, share_interval
from macher.arena.playing import Game
from macher.arena.ratings import rate
from macher.arena.sequential import SequentialTest


@dataclass(frozen=True)
class Chair:
    """A bot on a seat in a game."""

    bot: str
    seat: int
    game: Game

    @property
    def won(self) -> float:
        """Its part of the victory."""
        return self.game.share(self.seat)

    @property
    def points(self) -> dict[str, int]:
        """Its score by source."""
        return self.game.scores[self.seat].by_source()


def chairs(games: Sequence[Game], bot: str | None = None) -> list[Chair]:
    """The seats of a bot, or of all, in some games."""
    return [
        Chair(name, seat, game) for game in games for seat, name in enumerate(game.bots) if bot is None or name == bot
    ]


def share_of(block: Block, bot: str) -> float:
    """The mean victory of a bot's seats in a block."""
    mine = chairs(block.games, bot)
    return sum(chair.won for chair in mine) / len(mine)


def report(match: Match, blocks: Sequence[Block], test: SequentialTest | None = None) -> dict[str, Any]:
    """The figures of a match."""
    games = [game for block in blocks for game in block.games]
    config = match.config
    ratings = rate(games)
    decisions = [game.decisions for game in games]
    return {
        "edition": config.edition,
        "variant": config.variant,
        "players": match.players,
        "parties": list(config.parties),
        "bots": [short_name(bot) for bot in match.bots],
        "seed": match.seed,
        "games": len(games),
        "blocks": len(blocks),
        "fair_share": rounded(1 / match.players),
        "results": [_result(bot, match, blocks, ratings[bot]) for bot in match.names],
        "seats": [_seat(seat, config.parties[seat], match, games) for seat in range(match.players)],
        "winning_score": spread([max(score.total for score in game.scores) for game in games]),
        "shared_wins": sum(len(game.winners) > 1 for game in games),
        "decisions_a_game": {
            "mean": rounded(sum(decisions) / len(games)),
            "least": min(decisions),
            "most": max(decisions),
        },
        "seconds_a_game": rounded(sum(game.seconds for game in games) / len(games)),
        "sequential": None if test is None else _verdict(test, match),
        **_hooked(match, games),
    }


def _result(bot: str, match: Match, blocks: Sequence[Block], rating: Interval) -> dict[str, Any]:
    """A bot's figures. `win_share` is the share of one of its seats, so the fair one is the same for all."""
    by_block = [chairs(block.games, bot) for block in blocks]
    mine = [chair for block in by_block for chair in block]
    counts = [len(block) for block in by_block]
    share = share_interval([sum(chair.won for chair in block) for block in by_block], counts)
    score = mean_interval([sum(chair.points["total"] for chair in block) for block in by_block], counts)
    clock = Clock()
    for chair in mine:
        clock.add(chair.game.clocks[chair.seat])
    adjusted = _without_luck(bot, match, blocks) if LUCK in match.hooks else {}
    return {
        "bot": short_name(bot),
        "seats": match.bots.count(bot),
        "win_share": rounded(share.value),
        "low": rounded(share.low),
        "high": rounded(share.high),
        "rating": rounded(rating.value),
        "rating_low": rounded(rating.low),
        "rating_high": rounded(rating.high),
        "mean_score": rounded(score.value),
        "score_low": rounded(score.low),
        "score_high": rounded(score.high),
        "score_by_source": means([chair.points for chair in mine]),
        "by_seat": [_of_seat([chair for chair in mine if chair.seat == seat]) for seat in range(match.players)],
        "decisions": clock.decisions,
        "ms_per_decision": rounded(clock.quantile(0.5)),
        "ms_mean": rounded(clock.mean()),
        "ms_p99": rounded(clock.quantile(0.99)),
        **adjusted,
    }


def _without_luck(bot: str, match: Match, blocks: Sequence[Block]) -> dict[str, Any]:
    """A bot's win share and margin less the luck of its seats. `worth` says how many games each one counts for.

    What is left of a share may lie outside of 0 to 1 in a single game, so its interval is that of a mean.
    """
    at = match.hooks.index(LUCK)
    counts = []
    wins: list[float] = []
    plain_wins: list[float] = []
    margins: list[float] = []
    plain_margins: list[float] = []
    for block in blocks:
        mine = chairs(block.games, bot)
        counts.append(len(mine))
        lucky = [chair.game.hooked[at] for chair in mine]
        won = [chair.won for chair in mine]
        ahead = [chair.game.margin(chair.seat) for chair in mine]
        plain_wins.append(sum(won))
        plain_margins.append(sum(ahead))
        wins.append(sum(won) - sum(luck["win"][chair.seat] for luck, chair in zip(lucky, mine, strict=True)))
        margins.append(sum(ahead) - sum(luck["margin"][chair.seat] for luck, chair in zip(lucky, mine, strict=True)))
    found: dict[str, Any] = {}
    for name, adjusted, plain in (("win_share", wins, plain_wins), ("margin", margins, plain_margins)):
        one, other = mean_interval(adjusted, counts), mean_interval(plain, counts)
        width = one.high - one.low
        found[name] = {
            "value": rounded(one.value),
            "low": rounded(one.low),
            "high": rounded(one.high),
            "plain": rounded(other.value),
            "plain_low": rounded(other.low),
            "plain_high": rounded(other.high),
            "worth": rounded(((other.high - other.low) / width) ** 2) if width else 1.0,
        }
    return {"without_luck": found}


def _of_seat(mine: list[Chair]) -> dict[str, float] | None:
    """How a bot did on one seat; None if it never sat there."""
    if not mine:
        return None
    return {
        "win_share": rounded(sum(chair.won for chair in mine) / len(mine)),
        "mean_score": rounded(sum(chair.points["total"] for chair in mine) / len(mine)),
    }


def _seat(seat: int, party: str, match: Match, games: list[Game]) -> dict[str, Any]:
    """How a seat did, whoever sat there."""
    there = [chair for chair in chairs(games) if chair.seat == seat]
    return {"seat": seat, "party": party, **(_of_seat(there) or {}), "by_source": means([c.points for c in there])}


def _verdict(test: SequentialTest, match: Match) -> dict[str, Any]:
    return {
        "bot": short_name(match.bots[0]),
        "threshold": rounded(test.threshold),
        "answer": test.answer or "open",
        "blocks": test.blocks,
    }


def _hooked(match: Match, games: list[Game]) -> dict[str, Any]:
    """What the hooks found: the counts of `play` summed up, those of others game by game."""
    found: dict[str, Any] = {}
    for at, name in enumerate(match.hooks):
        if name == LUCK:
            continue  # told with each bot
        results = [game.hooked[at] for game in games]
        found[name] = play_shares(results) if name == PLAY else results
    return found


def play_shares(counts: list[dict[str, int]]) -> dict[str, dict[str, float]]:
    """For each thing that the game offers: the share of games where it was done, and how often in a game."""
    done: Counter[str] = Counter()
    total: Counter[str] = Counter()
    for count in counts:
        total.update(count)
        done.update(name for name, times in count.items() if times)
    return {
        name: {"share": rounded(done[name] / len(counts)), "mean": rounded(total[name] / len(counts))} for name in total
    }


# --- small sums ------------------------------------------------------------------------------------------------------
def means(points: list[dict[str, int]]) -> dict[str, float]:
    """The mean of each source."""
    return {source: rounded(sum(one[source] for one in points) / len(points)) for source in points[0]}


def spread(values: list[int]) -> dict[str, float]:
    """Mean and quantiles of a list of points."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return {
        "mean": round(sum(ordered) / len(ordered), 2),
        "least": ordered[0],
        "low": ordered[round(last * 0.1)],
        "median": ordered[round(last * 0.5)],
        "high": ordered[round(last * 0.9)],
        "most": ordered[last],
    }


def rounded(value: float) -> float:
    """Four digits behind the point: more than any of these figures is worth."""
    return round(value, 4)
