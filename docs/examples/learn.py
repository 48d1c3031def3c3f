"""Learns to beat `random` by self-play, with NumPy alone: `python learn.py [rounds] [games]`."""

import sys
from random import Random

import numpy as np

from macher.research.arrays import afterstates, features
from macher.research.games import kind_of_game, margin
from macher.rules import advance, deciders, determinize, legal, setup, view, winners
from macher.rules.features import feature_count


def choose(state, seat, weights, rng):
    options, rows = afterstates(determinize(view(state, seat), rng), seat)  # in one position that the seat could be in
    return options[int(np.argmax(rows @ weights))]


def play(config, seed, learners, weights, rng, explore=0.0):
    state, seen = setup(config, seed), []
    while seats := deciders(state):
        seat, options = seats[0], legal(state, seats[0])
        greedy = seat in learners and len(options) > 1 and rng.random() >= explore
        advance(state, seat, choose(state, seat, weights, rng) if greedy else rng.choice(options))
        seen.append((seat, features(state, seat)))
    return state, np.array([row for _, row in seen]), np.array(margin(state))[[seat for seat, _ in seen]]


rounds, games = (int(word) for word in [*sys.argv[1:], 8, 40][:2])
config, rng, size = kind_of_game("2019", players=4), Random(1), feature_count("2019")
weights, products, targets = np.zeros(size), 30 * np.eye(size), np.zeros(size)
for number in range(rounds):
    for game in range(games):
        _, rows, gains = play(config, f"{number}-{game}", range(4), weights, rng, 0.1 if number else 1.0)
        products, targets = products + rows.T @ rows, targets + rows.T @ gains
    weights = np.linalg.solve(products, targets)
    ends = [play(config, f"test {game}", {game % 4}, weights, rng)[0] for game in range(games)]
    share = np.mean([winners(state) == (game % 4,) for game, state in enumerate(ends)])
    print(f"round {number}: one learner wins {share:.0%} of {games} games against three random players", flush=True)
