"""Whole games read aloud: every event, choice, prompt and waiting line, in English and German."""

from __future__ import annotations

import random
import re

import pytest

from macher.i18n import Renderer, Texts
from macher.i18n.families import FAMILIES, find_family
from macher.rules import Seen, State, apply, deciders, legal, setup_told, step_name, view, why_not
from macher.rules.e2006.actions import ACTIONS as ACTIONS_2006
from macher.rules.e2019.actions import ACTIONS as ACTIONS_2019
from macher.rules.editions import EDITIONS
from macher.rules.parts.codes import BID, MOST_MONEY, PUBLISH, TAKE_BACK
from tests.i18n.tables import config_of
from tests.i18n.test_completeness import asking_steps
from tests.shares import more

Game = tuple[str, int, int, dict[str, str]]  # edition, seats, variant, options
GAMES: list[Game] = [
    ("2019", 3, 4, {}),
    ("2019", 4, 4, {}),
    ("2019", 5, 7, {}),
    (
        *("2019", 3, 7),
        {"politician_order": "free", "spokes_media_exclusive": "true", "exclusive_scope": "state_lifetime"},
    ),
    (
        *("2019", 4, 7),
        {"coalition": "both_may_refuse", "presence_move": "optional", "poll_front": "private_unless_published"},
    ),
    ("2019", 5, 4, {"coalition": "partner_may_refuse", "presence_move": "optional", "trend_scale": "unit"}),
    ("2019", 4, 4, {"overbid": "penalty", "poll_all_pass": "stay_on_top", "donation_table": "steep"}),
    (
        *("2019", 5, 7),
        {"media_same_topic": "forbidden", "cash_visibility": "open", "start_tiebreak_first": "right_of_previous"},
    ),
    ("2006", 4, 7, {}),
    ("2006", 3, 5, {"coalition_tile_optional": "true", "contribution_optional": "true", "prelim_2d": "10"}),
    (
        *("2006", 5, 7),
        {"coalition_tile_optional": "true", "coalition_procedure": "voluntary_first", "cabinet_order": "by_state"},
    ),
    (
        *("2006", 4, 5),
        {"coalition_procedure": "forced_first", "media_swap_remove_only": "true", "poll_reveal": "chosen_only"},
    ),
    (
        *("2006", 5, 5),
        {
            "convert_in_current_state": "true",
            "convert_min": "5",
            "short_media_spaces": "last_five",
            "open_cash": "true",
        },
    ),
    (
        *("2006", 3, 7),
        {"key_issue_blocks_national": "true", "membership_cap": "80", "nose_losers": "all_tied"},
    ),
]
LANGUAGES = ("en", "de")
ENGLISH = re.compile(
    r"\b(the|and|with|from|for|of|to|your|you|bids?|pass(es)?|rall(y|ies)|polls?|votes?|states?|base|points?|cards?"
    r"|buys?|pays?|media|opinions?|round|election|waiting|choose|none)\b",
    re.IGNORECASE,
)

BARE_MARK = re.compile(r"(?<!\u00a0):|(?<!\u202f)[;?]|(?<![\u202f(])!")  # French sets a space before each


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
        assert self.language != "fr" or not BARE_MARK.search(line), line
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
        assert not any(re.search(r"^(Choice|Wahl) \d+$", line) for line in lines), seen.data["step"]
        assert len(set(lines)) == len(lines), f"{seen.data['step']}: two choices read alike"


def pick(state: State, seat: int, rng: random.Random) -> int:
    """A random choice of somebody who keeps some money for politicians: low bids."""
    choices = legal(state, seat)
    if any(BID <= action <= BID + MOST_MONEY for action in choices):
        return rng.choice(choices[:4])
    return rng.choice(choices)


def begin(game: int, seed: str) -> tuple[State, list[Seen]]:
    edition, seats, variant, options = GAMES[game % len(GAMES)]
    return setup_told(config_of(edition, seats, variant, **options), seed)


@pytest.mark.parametrize(
    ("game", "language"),
    [
        *((game, LANGUAGES[game % 2]) for game in range(len(GAMES))),
        *more(*((game, LANGUAGES[(game + 1) % 2]) for game in range(len(GAMES)))),
    ],
)
def test_a_whole_game_in_words(game: int, language: str) -> None:
    rng = random.Random(game)
    state, told = begin(game, f"read aloud {game}")
    reader = Reader(state, language)
    met: set[str] = set()
    while asked := deciders(state):
        reader.events(told)
        met.add(step_name(state))
        seat = rng.choice(asked)
        reader.moment(state, seat)
        answered = [seat for seat in range(state.seats) if seat not in asked and legal(state, seat) == (TAKE_BACK,)]
        if answered and rng.random() < 0.05:
            told = apply(state, answered[0], TAKE_BACK)
        else:
            told = apply(state, seat, pick(state, seat, rng))
    reader.events(told)
    assert reader.check(reader.render.prompt(view(state, 0))).endswith(".")
    assert reader.lines > 1000
    assert met <= set(asking_steps(state.config.edition))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_choice_is_met_in_some_game(edition: str) -> None:
    """Every family of actions comes up in random play, in each of its steps, so that the games above can read it."""
    wanted = {(family.name, step) for family in FAMILIES[edition] for step in family.steps}
    met: set[tuple[str, str]] = set()
    games = [game for game, (name, *_) in enumerate(GAMES) if name == edition]
    for seed in range(60):
        rng = random.Random(seed)
        state, _ = begin(games[seed % len(games)], f"read aloud {seed}")
        while asked := deciders(state):
            step = step_name(state)
            for seat in range(state.seats):
                met.update((find_family(action, edition)[0].name, step) for action in legal(state, seat))
            apply(state, asked[0], pick(state, asked[0], rng))
        if met == wanted:
            return
    assert met == wanted


@pytest.mark.parametrize("language", ["fr", "pl"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_in_the_other_languages(edition: str, language: str) -> None:
    state, told = setup_told(config_of(edition, 3), "other languages")
    reader = Reader(state, language)
    rng = random.Random(1)
    while asked := deciders(state):
        reader.events(told)
        reader.moment(state, asked[0])
        told = apply(state, asked[0], pick(state, asked[0], rng))
    reader.events(told)


RULE_ID = {"2019": r"R19-[\d.]+", "2006": r"(R|G)06-[\d.-]+"}
CODES = {"2019": ACTIONS_2019, "2006": ACTIONS_2006}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_refusal_can_be_read(edition: str, language: str) -> None:
    """At each kind of decision, every code that is not legal is refused in words."""
    rng = random.Random(7)
    state, _ = setup_told(config_of(edition, 4, 7), "refused")
    reader = Reader(state, language)
    met: set[str] = set()
    while asked := deciders(state):
        seat = asked[0]
        if step_name(state) not in met:
            met.add(step_name(state))
            allowed = set(legal(state, seat))
            for action in (*range(50), *range(PUBLISH - 2, CODES[edition])):
                if action not in allowed:
                    line = reader.check(reader.render.refusal(why_not(state, seat, action)))
                    assert re.search(rf"\. \({RULE_ID[edition]}\)$", line), line
        apply(state, seat, pick(state, seat, rng))
    over = reader.render.refusal(why_not(state, 0, 1))
    assert EDITIONS[edition].end_rule in over
    assert reader.check(over)
