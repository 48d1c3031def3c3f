"""Features as NumPy arrays: the edge between the rules, which know whole numbers only, and learning code."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from macher.rules import State, View, determinize
from macher.rules.features import feature_count, feature_scales, fill, fill_afterstates

Floats = NDArray[np.float32]


@lru_cache
def scale_of(edition: str) -> Floats:
    """What numbers are multiplied with to come out around 1."""
    return (1 / np.array(feature_scales(edition))).astype(np.float32)


@lru_cache
def packer(edition: str) -> Callable[..., bytes]:
    """Makes short integers of a row, faster than an array is made of a list."""
    return Struct(f"{feature_count(edition)}h").pack


def scaled(edition: str, numbers: bytes) -> Floats:
    """Packed rows of whole numbers as floats."""
    return np.frombuffer(numbers, np.int16).reshape(-1, feature_count(edition)) * scale_of(edition)


def features(state: State, seat: int) -> Floats:
    """What a seat knows, as a vector. Nothing is used but what `view(state, seat)` shows."""
    edition = state.config.edition
    row = [0] * feature_count(edition)
    fill(state, seat, row)
    return scaled(edition, packer(edition)(*row))[0]


def features_of_view(seen: View) -> Floats:
    """The same vector from a view alone.

    What is hidden is drawn at random to get a state, and has no influence: a test holds both ways together.
    """
    seat = seen.data["viewer"]
    if seat is None:
        raise ValueError("a spectator has no features")
    return features(determinize(seen, Random(0)), seat)  # as good as any number


def features_of_many(states: list[State], seats: list[int]) -> Floats:
    """A row for each state, of one edition, seen by the seat named beside it."""
    edition = states[0].config.edition
    row = [0] * feature_count(edition)
    pack = packer(edition)
    packed = []
    for state, seat in zip(states, seats, strict=True):
        fill(state, seat, row)
        packed.append(pack(*row))
    return scaled(edition, b"".join(packed))


def afterstates(state: State, seat: int) -> tuple[tuple[int, ...], Floats]:
    """The legal actions of a seat, and a row of features for the position after each: shape (options, features).

    Each action is carried out on a copy of the state as it is given, with what it holds of cards to be drawn, dice and
    sealed answers. To decide by what the seat may know, give it an imagined state (`determinize`): in the true one the
    rows tell what chance and the others will do.
    """
    edition = state.config.edition
    rows: list[list[int]] = []
    options = fill_afterstates(state, seat, rows)
    pack = packer(edition)
    return options, scaled(edition, b"".join([pack(*row) for row in rows]))


def named(edition: str, vector: Floats) -> dict[str, Any]:
    """A vector with its names and whole numbers, to be read by people."""
    from macher.rules.features import feature_names

    numbers = np.rint(vector / scale_of(edition)).astype(int)
    return dict(zip(feature_names(edition), numbers.tolist(), strict=True))
