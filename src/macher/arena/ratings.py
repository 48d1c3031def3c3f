"""Ratings from the places of all games (openskill's Plackett–Luce model).

They put bots of many matches on one ladder. Inside one match the win share says more: a rating learns from game to game
and forgets, and its interval is the model's own doubt, not a count of blocks.
"""

from __future__ import annotations

from collections.abc import Iterable

from macher.arena.intervals import Interval
from macher.arena.playing import Game


def rate(games: Iterable[Game]) -> dict[str, Interval]:
    """The rating of each bot. A bot that sits on several seats of a game gets the mean of what they would."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    doubts = 1.96
    ratings = {}
    for game in games:
        for bot in game.bots:
            if bot not in ratings:
                ratings[bot] = model.rating(name=bot)
        if len(set(game.bots)) < 2:
            continue
        after = model.rate(
            [[model.create_rating([ratings[bot].mu, ratings[bot].sigma])] for bot in game.bots],
            ranks=[float(place) for place in game.places()],
        )
        for bot in set(game.bots):
            mine = [team[0] for team, name in zip(after, game.bots, strict=True) if name == bot]
            ratings[bot] = model.create_rating(
                [sum(one.mu for one in mine) / len(mine), sum(one.sigma for one in mine) / len(mine)], bot
            )
    return {
        bot: Interval(one.mu, one.mu - doubts * one.sigma, one.mu + doubts * one.sigma) for bot, one in ratings.items()
    }
