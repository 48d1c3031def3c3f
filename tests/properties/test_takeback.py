"""What may be taken back has shown nobody anything; what has shown something may not."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import given

from macher.rules import Seen, State, apply, determinize, legal, view
from macher.rules.events import (
    CardsDrawn,
    DiceRolled,
    DisplayRefreshed,
    Event,
    OpinionDisplayRestored,
    OpinionTurned,
    Overbid,
    PackPassed,
    PoliticianRevealed,
    PollSeen,
    PollsReshuffled,
    ProgramRevealed,
    RoundBegan,
    SheetRevealed,
    StartBidsRevealed,
    StartBlockRevealed,
    StateEntered,
    TopicsMissing,
)
from macher.rules.parts.cabinet import FACE_DOWN, standing_of
from macher.rules.parts.takeback import shows_something_new
from tests.properties.games import Deal, deals, every_edition, every_size, more_games, play, some_games

REVEALING: tuple[type[Event], ...] = (
    CardsDrawn,
    DiceRolled,
    DisplayRefreshed,
    OpinionDisplayRestored,
    OpinionTurned,
    Overbid,
    PackPassed,
    PoliticianRevealed,
    PollSeen,
    PollsReshuffled,
    ProgramRevealed,
    RoundBegan,
    SheetRevealed,
    StartBidsRevealed,
    StartBlockRevealed,
    StateEntered,
    TopicsMissing,
)


def hidden_things(g: Any) -> dict[str, int]:
    """How much is still hidden, by zone."""
    return {
        "program deck": len(g.program_deck),
        "opinion deck": len(g.opinion_deck),
        "poll deck": len(g.poll_deck),
        "state stack": len(g.state_stack),
        "shuffles to come": -g.chances,
        "opinions face down": sum(g.opinions[at] >= 0 and not g.face_up[at] for at in range(16)),
        "politicians face up": -sum(standing_of(entry) != FACE_DOWN for row in g.rows for entry in row),
        "polls unknown": sum(known == 0 for known in g.poll_known),
    }


@every_size
def test_what_shows_something_cannot_be_taken_back(edition: str, seats: int, variant: int) -> None:
    """R19-2.1, R06-6.2.2-3, R06-6.2.3-3: after a draw, a reveal or a new shuffle nothing may be taken back."""

    @some_games
    @given(deals(edition, seats, variant))
    def whole_game(deal: Deal) -> None:
        for g, seat, action in play(deal):
            before, after = g, g.copy()
            events = apply(after, seat, action)
            new = shows_something_new(before, after)
            if any(isinstance(event, REVEALING) for _, event in events):
                assert new, names(events)
            if not new:
                left = hidden_things(after)
                assert all(left[zone] >= there for zone, there in hidden_things(before).items())

    whole_game()


def names(events: list[Seen]) -> str:
    return " ".join(type(event).__name__ for _, event in events)


@every_size
def test_who_takes_back_has_learned_nothing(edition: str, seats: int, variant: int) -> None:
    """Whatever the hidden things were, the acting seat would have come to see the same."""

    @some_games
    @given(deals(edition, seats, variant))
    def whole_game(deal: Deal) -> None:
        dice = Random(deal.luck + 7)
        for g, seat, action in play(deal):
            if dice.random() > 0.3:
                continue
            after = g.copy()
            apply(after, seat, action)
            if shows_something_new(g, after) or not after.waiting:
                continue
            imagined = determinize(view(g, seat), Random(dice.getrandbits(32)))
            assert action in legal(imagined, seat)
            apply(imagined, seat, action)
            assert seen(imagined, seat) == seen(after, seat)

    whole_game()


def seen(g: State, seat: int) -> str:
    return json.dumps(view(g, seat).data, sort_keys=True)


@every_edition
def test_a_sealed_answer_is_taken_back_by_the_rules_only(edition: str) -> None:
    """R19-5.1, R19-3.13, R06-6.1-1, R06-6.2.1-1: a complete answer is in; only the rules allow to change it."""

    @more_games
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        for g, seat, action in play(deal):
            if g.sealed_for:
                after = g.copy()
                apply(after, seat, action)
                was_in, is_in = legal(g, seat) == (0,), legal(after, seat) == (0,)
                if was_in != is_in:
                    assert shows_something_new(g, after)

    whole_game()
