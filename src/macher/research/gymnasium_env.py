"""The game for Gymnasium: one seat learns, bots play the others. Needs the extra `gymnasium`.

from macher.research.gymnasium_env import MacherEnv

env = MacherEnv(edition="2019", players=4, bots=("random", "club"))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from macher.arena.extras import need
from macher.arena.playing import bot_seed
from macher.bots import Bot, make_bot
from macher.research.arrays import features
from macher.research.games import Playing, Reward, kind_of_game, victory
from macher.rules import scores
from macher.rules.features import feature_count

gymnasium = need("gymnasium", "gymnasium")
Base: Any = gymnasium.Env


class MacherEnv(Base):  # type: ignore[misc] # of a library that may be missing
    """The learner sits at `seat`, or anew at random for each game if that is None; `bots` fill the others in turn.

    An observation is a dictionary: `observation` is the features of the learner's view, `action_mask` what it may do.
    An action that is not legal ends the game with the reward -1 and `illegal` in the info: mask it.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}
    render_mode = None

    def __init__(
        self,
        edition: str = "2019",
        variant: int | None = None,
        players: int = 4,
        bots: Sequence[str] = ("random",),
        seat: int | None = 0,
        options: dict[str, str] | None = None,
        reward: Reward = victory,
    ) -> None:
        self.game = Playing(kind_of_game(edition, variant, players, options), reward)
        self.names = [bots[number % len(bots)] for number in range(players - 1)]
        self.wanted_seat = seat
        self.learner = 0
        self.others: dict[int, Bot] = {}
        spaces = gymnasium.spaces
        self.action_space = spaces.Discrete(self.game.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (feature_count(edition),), np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, played on to the learner's first decision."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self.learner = int(number % self.game.players) if self.wanted_seat is None else self.wanted_seat
        seats = [seat for seat in range(self.game.players) if seat != self.learner]
        self.others = {
            seat: make_bot(name, bot_seed(str(number), seat)) for seat, name in zip(seats, self.names, strict=True)
        }
        self.game.begin(number)
        self.let_bots_play()
        return self.observation(), self.info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The learner acts, then the bots until it is asked again."""
        if action not in self.game.options:
            return self.observation(), -1.0, True, False, {**self.info(), "illegal": True}
        self.game.act(int(action))
        self.let_bots_play()
        return self.observation(), self.game.rewards()[self.learner], self.game.over, False, self.info()

    def let_bots_play(self) -> None:
        """Until the learner is asked or the game is over."""
        game = self.game
        while game.seat not in (self.learner, -1):
            game.act(game.ask_bot(self.others[game.seat]))

    def observation(self) -> dict[str, Any]:
        """What the learner knows and may do."""
        return {
            "observation": features(self.game.state, self.learner),
            "action_mask": self.game.mask(self.learner),
        }

    def info(self) -> dict[str, Any]:
        """The learner's seat; the scores of all when the game is over."""
        if not self.game.over:
            return {"seat": self.learner}
        return {"seat": self.learner, "scores": [score.total for score in scores(self.game.state)]}
