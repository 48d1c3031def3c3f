"""Many games at once in one process: one row of features for each game, one array of actions back.

    games = ManyGames(64, edition="2019", seed=1)
    while learning:
        actions = policy(games.observations(), games.options)
        done, rewards = games.step(actions)

Each game asks a seat of its own (`seats`); whoever learns by self-play answers for all of them. A game that is over is
replaced by a new one at once.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from macher.research.arrays import Floats, features_of_many
from macher.research.games import Playing, Reward, kind_of_game, victory


class ManyGames:
    """So many games of one kind side by side. Game i of a seed is the same whatever the others do."""

    def __init__(
        self,
        count: int,
        edition: str = "2019",
        variant: int | None = None,
        players: int = 4,
        seed: int = 0,
        options: dict[str, str] | None = None,
        reward: Reward = victory,
    ) -> None:
        config = kind_of_game(edition, variant, players, options)
        self.seed = seed
        self.players = players
        self.games = [Playing(config, reward) for _ in range(count)]
        self.actions = self.games[0].actions
        self.begun = [0] * count
        for number in range(count):
            self.begin(number)

    def begin(self, number: int) -> None:
        """The next game at this place."""
        self.begun[number] += 1
        self.games[number].begin(f"{self.seed}-{number}-{self.begun[number]}")

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat that each game asks."""
        return np.array([game.seat for game in self.games])

    @property
    def options(self) -> list[tuple[int, ...]]:
        """The legal actions in each game."""
        return [game.options for game in self.games]

    def observations(self) -> Floats:
        """A row for each game: the features of the seat that is asked."""
        return features_of_many([game.state for game in self.games], [game.seat for game in self.games])

    def masks(self) -> NDArray[np.int8]:
        """A row for each game, with a 1 for each action that may be taken."""
        return np.stack([game.mask(game.seat) for game in self.games])

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> tuple[NDArray[np.bool_], Floats]:
        """One decision in each game; says which games ended with it, and with what rewards, by seat."""
        done = np.zeros(len(self.games), dtype=np.bool_)
        rewards = np.zeros((len(self.games), self.players), dtype=np.float32)
        for number, (game, action) in enumerate(zip(self.games, actions, strict=True)):
            game.act(int(action))
            if game.over:
                done[number] = True
                rewards[number] = game.rewards()
                self.begin(number)
        return done, rewards
