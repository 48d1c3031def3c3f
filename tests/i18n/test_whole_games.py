"""Whole games read aloud: every event, choice, prompt and waiting line, in English and German."""

from __future__ import annotations

import random
import re

import pytest

from macher.i18n import Renderer, Texts
from macher.rules import apply, deciders, legal, setup_told, step_name, view
from macher.rules.doors import Seen, why_not
from macher.rules.e2019.actions import ACTIONS
from macher.rules.e2019.state import State
from macher.rules.parts.codes import BID, TAKE_BACK
from tests.i18n.test_completeness import asking_steps
from tests.rules.positions import config

GAMES: list[tuple[int, int, dict[str, str]]] = [
    (3, 4, {}),
    (4, 4, {}),
    (5, 7, {}),
    (3, 7, {"politician_order": "free", "spokes_media_exclusive": "true", "exclusive_scope": "state_lifetime"}),
    (4, 7, {"coalition": "both_may_refuse", "presence_move": "optional", "poll_front": "private_unless_published"}),
    (5, 4, {"coalition": "partner_may_refuse", "presence_move": "optional", "trend_scale": "unit"}),
    (4, 4, {"overbid": "penalty", "poll_all_pass": "stay_on_top", "donation_table": "steep"}),
    (5, 7, {"media_same_topic": "forbidden", "cash_visibility": "open", "start_tiebreak_first": "right_of_previous"}),
]
LANGUAGES = ("en", "de")
ENGLISH = re.compile(
    r"\b(the|and|with|from|for|of|to|your|you|bids?|pass(es)?|rall(y|ies)|polls?|votes?|states?|base|points?|cards?"
    r"|buys?|pays?|media|opinions?|round|election|waiting|choose|none)\b",
    re.IGNORECASE,
)


class Reader:
    """Reads everything that comes up in one game and checks it."""

    def __init__(self, state: State, language: str) -> None:
        self.language = language
        self.render = Renderer(Texts(language, strict=True), state.config)
        self.lines = 0

    def check(self, line: str) -> str:
        self.lines += 1
        assert line.strip() == line != ""
        assert not re.search(r"[{}\[\]$]|\bNone\b|  |\(\)", line), line
        assert not re.search(r"(^|\W)-\d", line), line  # a true minus only
        assert self.language != "de" or not ENGLISH.search(line), line
        return line

    def events(self, told: list[Seen]) -> None:
        """Every event, whoever may see it: a line does not depend on its reader."""
        for _, event in told:
            assert self.check(self.render.event(event)).endswith(".")

    def moment(self, state: State, seat: int) -> None:
        """Prompt and choices of the seat that decides next, and what the others read meanwhile."""
        spectator = self.check(self.render.waiting(view(state, None)))
        for other in range(state.seats):
            if other != seat:
                assert self.check(self.render.waiting(view(state, other))).startswith(spectator)
        seen = view(state, seat)
        assert self.check(self.render.prompt(seen)) != spectator
        lines = [self.check(self.render.action(action, seen)) for action in legal(state, seat)]
        assert len(set(lines)) == len(lines), f"{seen.data['step']}: two choices read alike"


def pick(state: State, seat: int, rng: random.Random) -> int:
    """A random choice of somebody who keeps some money for politicians: low bids."""
    choices = legal(state, seat)
    if any(BID <= action < BID + 1000 for action in choices):
        return rng.choice(choices[:4])
    return rng.choice(choices)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_a_whole_game_in_words(game: int, language: str) -> None:
    seats, variant, options = GAMES[game]
    rng = random.Random(game)
    state, told = setup_told(config(seats, variant, (), **options), f"read aloud {game}")
    reader = Reader(state, language)
    met: set[str] = set()
    while asked := deciders(state):
        reader.events(told)
        met.add(step_name(state))
        seat = rng.choice(asked)
        reader.moment(state, seat)
        answered = [seat for seat in range(seats) if seat not in asked and legal(state, seat) == (TAKE_BACK,)]
        if answered and rng.random() < 0.05:
            told = apply(state, answered[0], TAKE_BACK)
        else:
            told = apply(state, seat, pick(state, seat, rng))
    reader.events(told)
    assert reader.lines > 1000
    assert met <= set(asking_steps())


def test_every_decision_is_met_in_some_game() -> None:
    """Every step that asks comes up in random play of these options, so that the games above can read it."""
    met: set[str] = set()
    for seed in range(60):
        seats, variant, options = GAMES[seed % len(GAMES)]
        rng = random.Random(seed)
        state, _ = setup_told(config(seats, variant, (), **options), f"read aloud {seed}")
        while asked := deciders(state):
            met.add(step_name(state))
            apply(state, asked[0], pick(state, asked[0], rng))
        if met == set(asking_steps()):
            return
    assert met == set(asking_steps())


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_a_game_in_a_language_with_gaps(language: str) -> None:
    """What is not translated yet is said in English; nothing fails and no id shows."""
    state, told = setup_told(config(3), "gaps")
    render = Renderer(Texts(language), state.config)
    rng = random.Random(1)
    while asked := deciders(state):
        seen = view(state, asked[0])
        lines = [render.event(event) for _, event in told]
        lines += [render.prompt(seen), *(render.action(action, seen) for action in legal(state, asked[0])[:3])]
        assert not any("[" in line or "{" in line for line in lines)
        told = apply(state, asked[0], pick(state, asked[0], rng))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_read(language: str) -> None:
    """At each kind of decision, every code that is not legal is refused in words."""
    rng = random.Random(7)
    state, _ = setup_told(config(4, 7), "refused")
    reader = Reader(state, language)
    met: set[str] = set()
    while asked := deciders(state):
        seat = asked[0]
        if step_name(state) not in met:
            met.add(step_name(state))
            allowed = set(legal(state, seat))
            for action in range(ACTIONS):
                if action not in allowed and (action < 50 or action > 1000):
                    line = reader.render.refusal(why_not(state, seat, action))
                    assert re.search(r"\. \(R19-[\d.]+\)$", line), line
        apply(state, seat, pick(state, seat, rng))
    assert re.search(r"R19-17\.1", reader.render.refusal(why_not(state, 0, 1)))
