"""A game in OpenSpiel: `python openspiel_game.py`. The first move is chance, and deals the whole game."""

import random

import pyspiel

import macher.research.openspiel  # noqa: F401 - registers the game

game = pyspiel.load_game("python_macher(edition=2006,variant=5,players=3)")
state = game.new_initial_state()
rng = random.Random(1)
while not state.is_terminal():
    if state.is_chance_node():
        deals, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(deals, chances)[0])
        continue
    player = state.current_player()
    imagined = state.resample_from_infostate(player, rng.random)  # search here, not in the true state
    state.apply_action(rng.choice(imagined.legal_actions()))
print(state.move_number(), "moves, returns", [round(value, 2) for value in state.returns()])
