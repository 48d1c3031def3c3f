"""The game for OpenSpiel, as `python_macher`. Needs the extra `openspiel`.

    import pyspiel
    import macher.research.openspiel  # registers the game

    game = pyspiel.load_game("python_macher(edition=2006,variant=7,players=5)")

Chance is explicit and happens once: the first move of a game is a chance node that names one of `deals` equally likely
deals, and everything that is drawn or rolled later follows from it, as it follows from the seed in the engine. So
histories replay, clones agree and states serialise. A search must not look ahead in the true state, where what is
still hidden is already settled: `resample_from_infostate` gives another state that the player cannot tell from it.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import numpy as np

from macher.arena.extras import need
from macher.research.arrays import features
from macher.research.games import ACTIONS, Playing, kind_of_game, victory
from macher.rules import Seen, carry_out, determinize, setup_told, view
from macher.rules.editions import edition as edition_named
from macher.rules.events import event_fields, event_name
from macher.rules.features import feature_count
from macher.rules.parts.game import sees

pyspiel = need("pyspiel", "openspiel")
BaseGame: Any = pyspiel.Game
BaseState: Any = pyspiel.State

DEALS: Final = 10_000
LONGEST: Final = 20_000  # decisions; no game gets near it
DEFAULTS: Final[dict[str, int]] = {"edition": 2019, "variant": 0, "players": 4, "deals": DEALS}
"""Parameters of the game; variant 0 is the edition's shorter one."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_macher",
    long_name="Die Macher",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class MacherGame(BaseGame):  # type: ignore[misc] # of a library that has no types
    """A kind of game. A player's return is the share of the victory less an equal share."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        self.edition = str(chosen["edition"])
        players = int(chosen["players"])
        self.deals = int(chosen["deals"])
        self.config = kind_of_game(self.edition, int(chosen["variant"]) or None, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS[self.edition],
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self, *_: Any) -> MacherState:
        """Before the deal."""
        return MacherState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MacherObserver:
        """What players see: features and the view, or all that they ever saw if recall is perfect."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return MacherObserver(self, recall)


class Held:
    """A game and what everybody was told, as OpenSpiel copies it: it makes deep copies of all attributes of a state."""

    def __init__(self, game: Playing) -> None:
        self.game = game
        self.told: list[tuple[int, str]] = []  # who may know it, and an event or an action in words

    def tell(self, events: list[Seen]) -> None:
        """Remember what happened."""
        self.told += [(visible, f"{event_name(event)}{event_fields(event)}") for visible, event in events]

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        game = Playing(self.game.config)
        if self.game.state is not None:
            game.state = self.game.state.copy()
        game.seat, game.options = self.game.seat, self.game.options
        new = Held(game)
        new.told = self.told[:]
        return new


class MacherState(BaseState):  # type: ignore[misc] # of a library that has no types
    """A position, or the chance node before the deal."""

    def __init__(self, game: MacherGame) -> None:
        super().__init__(game)
        self.held = Held(Playing(game.config))
        self.deals = game.deals

    # --- moves ------------------------------------------------------------------------------------------------------
    def current_player(self) -> int:
        """Who is asked."""
        if self.held.game.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.held.game.over else self.held.game.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.game.options)

    def _apply_action(self, action: int) -> None:
        game = self.held.game
        if game.state is None:
            game.state, events = setup_told(game.config, action)
        else:
            self.held.told.append((game.seat, self._action_to_string(game.seat, action)))
            events = carry_out(game.state, game.seat, action)
        self.held.tell(events)
        game.ask()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return edition_named(self.held.game.config.edition).reading.word_of(action)

    def resample_from_infostate(self, player: int, sampler: Any) -> MacherState:
        """A state that the player cannot tell from this one; what is hidden is drawn anew. Its history stays."""
        new: MacherState = self.clone()
        game = new.held.game
        if game.state is not None:
            game.state = determinize(view(game.state, player), Random(int(sampler() * 2**53)))
            game.ask()
        return new

    # --- results ----------------------------------------------------------------------------------------------------
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.game.state is not None and self.held.game.over

    def returns(self) -> list[float]:
        """What each player has won: nothing before the end."""
        return victory(self.held.game.state) if self.is_terminal() else [0.0] * self.held.game.players

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class MacherObserver:
    """Features as `tensor`; as a string the view of the player, or with perfect recall all that it was told and did."""

    def __init__(self, game: MacherGame, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(feature_count(game.edition), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MacherState, player: int) -> None:
        """Fill the tensor; zeros before the deal."""
        self.tensor[:] = 0 if state.held.game.state is None else features(state.held.game.state, player)

    def string_from(self, state: MacherState, player: int) -> str:
        """In words for machines to compare; empty before the deal."""
        if state.held.game.state is None:
            return ""
        if self.recall:
            return "\n".join([words for visible, words in state.held.told if sees(visible, player)])
        return json.dumps(view(state.held.game.state, player).data, sort_keys=True)


pyspiel.register_game(GAME_TYPE, MacherGame)
