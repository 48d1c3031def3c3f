"""The environments pass the checks of the libraries that they are for, in every variant."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from macher.arena.extras import ExtraMissing
from macher.research import openspiel
from macher.research.arrays import features
from macher.research.games import kind_of_game, margin, victory
from macher.research.gymnasium_env import MacherEnv
from macher.research.pettingzoo_env import MacherAEC
from macher.research.vector import ManyGames
from macher.rules import Refused, playout, scores, setup, view
from macher.rules.saves import state_hash
from tests.shares import more, share

SHORT = [("2019", 4, 4), ("2006", 5, 3)]
OTHERS = [(edition, variant, players) for edition, variants in (("2019", (4, 7)), ("2006", (5, 7)))
          for variant in variants for players in (3, 4, 5)]  # fmt: skip
USUAL = [*SHORT, ("2019", 7, 5), ("2006", 7, 4)]  # every variant
kinds = pytest.mark.parametrize(
    ("edition", "variant", "players"), [*USUAL, *more(*(kind for kind in OTHERS if kind not in USUAL))]
)


# --- PettingZoo -----------------------------------------------------------------------------------------------------
@kinds
def test_pettingzoo_finds_nothing(edition: str, variant: int, players: int) -> None:
    api_test(MacherAEC(edition, variant, players), num_cycles=share(60, of=1000))
    seed_test(lambda: MacherAEC(edition, variant, players), num_cycles=share(20, of=500))


@pytest.mark.parametrize(("edition", "variant", "players"), SHORT)
def test_a_whole_game_of_agents(edition: str, variant: int, players: int) -> None:
    env = MacherAEC(edition, variant, players)
    env.reset(seed=3)
    luck = random.Random(3)
    gained: dict[str, float] = {}
    points: dict[str, int] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, _, info = env.last()
        if terminated:
            gained[agent], points[agent] = reward, info["score"]
            env.step(None)
            continue
        assert np.array_equal(seen["observation"], features(env.game.state, env.possible_agents.index(agent)))
        env.step(luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert list(gained.values()) == victory(env.game.state)
    assert list(points.values()) == [score.total for score in scores(env.game.state)]
    assert sum(gained.values()) == pytest.approx(0)


def test_an_illegal_action_of_an_agent_is_refused() -> None:
    env = MacherAEC()
    env.reset(seed=1)
    with pytest.raises(Refused):
        env.step(0)


# --- Gymnasium ------------------------------------------------------------------------------------------------------
@kinds
def test_gymnasium_finds_nothing(edition: str, variant: int, players: int) -> None:
    check_env(MacherEnv(edition, variant, players, seat=None), skip_render_check=True)


@pytest.mark.parametrize(("edition", "variant", "players"), SHORT)
def test_a_learner_plays_whole_games_against_bots(edition: str, variant: int, players: int) -> None:
    env = MacherEnv(edition, variant, players, bots=("random",), seat=None, reward=margin)
    luck = random.Random(5)
    sat = set()
    for seed in range(6):
        seen, info = env.reset(seed=seed)
        sat.add(info["seat"])
        over = False
        while not over:
            seen, reward, over, _, info = env.step(luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            assert over or not reward
        assert reward == margin(env.game.state)[info["seat"]]
        assert info["scores"] == [score.total for score in scores(env.game.state)]
    assert len(sat) > 1


def test_an_illegal_action_of_the_learner_ends_the_game() -> None:
    env = MacherEnv()
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(0)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


# --- OpenSpiel ------------------------------------------------------------------------------------------------------
@kinds
def test_openspiel_finds_nothing(edition: str, variant: int, players: int) -> None:
    game = pyspiel.load_game(
        "python_macher", {"edition": int(edition), "variant": variant, "players": players, "deals": 50}
    )
    pyspiel.random_sim_test(game, num_sims=share(1, of=5), serialize=share(0, of=1) == 1, verbose=False)


@kinds
def test_openspiel_may_rely_on_every_state(edition: str, variant: int, players: int) -> None:
    """What the library's own `api_test` asks of all states of small games, along one game."""
    game = pyspiel.load_game(
        "python_macher", {"edition": int(edition), "variant": variant, "players": players, "deals": 50}
    )
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    state.apply_action(state.chance_outcomes()[3][0])
    luck = random.Random(5)
    remembered = set()
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        if state.move_number() % 50 == 0:
            assert np.flatnonzero(state.legal_actions_mask()).tolist() == legal
            assert len(state.legal_actions_mask()) == game.num_distinct_actions()
            for player in range(players):
                assert state.legal_actions(player) == (legal if player == state.current_player() else [])
            assert len(state.observation_tensor(0)) == game.observation_tensor_size()
            remembered.add(state.information_state_string(0))
            assert len(remembered) == state.move_number() // 50  # nobody forgets
        state.apply_action(luck.choice(legal))
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(game.utility_sum())
    assert all(game.min_utility() <= won <= game.max_utility() for won in state.returns())
    assert state.returns() == [state.player_return(player) for player in range(players)]


def dealt(edition: str = "2019", moves: int = 150) -> Any:
    state = pyspiel.load_game(f"python_macher(edition={edition})").new_initial_state()
    luck = random.Random(2)
    state.apply_action(17)
    for _ in range(moves):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def test_states_of_openspiel_serialise_and_replay() -> None:
    state = dealt(moves=40)
    again = state.get_game().deserialize_state(state.serialize())
    assert again.history() == state.history()
    assert again.information_state_string(1) == state.information_state_string(1)


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_a_clone_of_openspiel_goes_its_own_way(edition: str) -> None:
    state = dealt(edition)
    before = state.information_state_string(0)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[-1])
    assert state.information_state_string(0) == before
    assert len(clone.history()) == len(state.history()) + 1


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_a_resampled_state_looks_the_same_to_its_player(edition: str) -> None:
    state = dealt(edition)
    other = state.resample_from_infostate(1, random.Random(4).random)
    assert other.information_state_string(1) == state.information_state_string(1)
    assert other.observation_tensor(1) == state.observation_tensor(1)
    assert view(other.held.game.state, 1) == view(state.held.game.state, 1)
    assert state_hash(other.held.game.state) != state_hash(state.held.game.state)


def test_an_information_state_is_what_the_player_was_told() -> None:
    """A sealed answer is in the information state of who gave it, and in no other."""
    state = pyspiel.load_game("python_macher").new_initial_state()
    state.apply_action(3)
    one, other = state.clone(), state.clone()
    first, second = state.legal_actions()[:2]
    one.apply_action(first)
    other.apply_action(second)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert json.loads(one.observation_string(1)) == view(one.held.game.state, 1).data


def test_parameters_of_openspiel_choose_the_game() -> None:
    game = pyspiel.load_game("python_macher(edition=2006,variant=7,players=5,deals=9)")
    assert (game.num_players(), game.max_chance_outcomes()) == (5, 9)
    assert game.config == kind_of_game("2006", 7, 5)
    assert openspiel.DEFAULTS["players"] == 4


# --- many games at once ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("edition", "variant", "players"), SHORT)
def test_many_games_are_stepped_at_once(edition: str, variant: int, players: int) -> None:
    games = ManyGames(5, edition, variant, players, seed=7)
    luck = random.Random(1)
    ended = np.zeros(5, dtype=int)
    while not ended.all():
        seen = games.observations()
        masks = games.masks()
        assert seen.shape[0] == masks.shape[0] == 5
        assert [tuple(np.flatnonzero(mask)) for mask in masks] == [tuple(sorted(o)) for o in games.options]
        assert np.array_equal(seen[2], features(games.games[2].state, int(games.seats[2])))
        done, rewards = games.step([luck.choice(options) for options in games.options])
        assert np.allclose(rewards.sum(axis=1), 0, atol=1e-6)
        assert rewards[done].any(axis=1).all()
        assert not rewards[~done].any()
        ended += done
    assert games.begun == (1 + ended).tolist()


# --- rewards and extras ---------------------------------------------------------------------------------------------
def test_rewards_add_up_to_nothing() -> None:
    state = setup(kind_of_game("2006", players=5), 4)
    playout(state, 4)
    assert sum(victory(state)) == pytest.approx(0)
    assert sum(margin(state)) == pytest.approx(0)
    best = max(range(5), key=lambda seat: scores(state)[seat].total)
    assert margin(state)[best] == max(margin(state))


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("pettingzoo_env", "pettingzoo", "pettingzoo"),
        ("gymnasium_env", "gymnasium", "gymnasium"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_who_lacks_a_library_is_told_the_extra(
    module: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import importlib

    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"macher.research.{module}")
    with pytest.raises(ExtraMissing, match=rf"macher\[{extra}\]"):
        importlib.import_module(f"macher.research.{module}")
