"""The action space of the 2006 edition: every choice a player ever makes is one of these integers."""

from __future__ import annotations

from typing import Final

from macher.rules.parts.codes import LANDS, MOST_SEATS, OWN, SLOTS

NATIONAL_SPACES: Final = 5
CONTRIBUTION_CARDS: Final = 5

COLUMN_ONE: Final = OWN  # + option of the first column of the preliminary sheet
COLUMN_TWO: Final = COLUMN_ONE + 3  # + option of the second column
NAME: Final = COLUMN_TWO + 4  # + seat: who starts the round
ACT_IN: Final = NAME + MOST_SEATS  # + land: the cabinet card there acts next
VOTES: Final = ACT_IN + LANDS  # cabinet: own votes up
UP: Final = VOTES + 1  # cabinet: own popularity up
DOWN: Final = UP + 1  # + seat: its popularity down
OUST: Final = DOWN + MOST_SEATS  # + seat: remove a media marker without placing one (`media_swap_remove_only`)
IMPOSE: Final = OUST + MOST_SEATS  # + seat: force a coalition
PROPOSE: Final = IMPOSE + MOST_SEATS  # + seat: offer a coalition
USE_RESULT: Final = PROPOSE + MOST_SEATS  # + seat: apply the poll's change for that party
NATIONAL: Final = USE_RESULT + MOST_SEATS  # + slot * 5 + space: an opinion of the state to the national board
CONTRIBUTE: Final = NATIONAL + SLOTS * NATIONAL_SPACES  # + contribution * 2, plus 1 to accept it
ACTIONS: Final = CONTRIBUTE + CONTRIBUTION_CARDS * 2
