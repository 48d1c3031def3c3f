"""The doors: what they answer, and how they refuse."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from macher.rules import (
    ConfigError,
    Refused,
    advance,
    apply,
    configure,
    deciders,
    determinize,
    events_for,
    legal,
    scores,
    setup,
    setup_told,
    step_name,
    step_rule,
    view,
    winners,
)
from macher.rules.e2019.actions import ACTIONS, DRAW, PAY
from macher.rules.e2019.codes import BUY_MEDIA, CHANGE_PROGRAMS, POLL_AUCTIONS, RALLIES_IN, SEND_TO
from macher.rules.e2019.state import State
from macher.rules.events import (
    CardsDrawn,
    CardsDrawnUnseen,
    Chosen,
    GameBegan,
    GameWon,
    HandKept,
    PoliticianSent,
    PoliticianSentUnseen,
    TakenBack,
)
from macher.rules.parts.codes import BID, CARD, MOST_MONEY, PASS, PLACE, RALLIES, SEND, SKIP, SWAP, TAKE_BACK
from macher.rules.parts.game import ALL_BUT, EVERYONE, NOBODY, sees
from macher.rules.saves import state_hash
from tests.rules.e2006.positions import table as table_2006
from tests.rules.factories import at, do, finish, play_out, refused, told, until
from tests.rules.positions import campaign, config, ready, table, tables

NOWHERE = (-1, -2, 3, 4, 99)  # seats that a table of three does not have


# --- configuring ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("edition", "variant", "parties", "options", "named"),
    [
        ("1986", 4, ("spd", "cdu", "fdp"), {}, "1986"),
        ("2019", 5, ("spd", "cdu", "fdp"), {}, "O19-16"),
        ("2019", 4, ("spd", "cdu"), {}, "R19-0.1"),
        ("2019", 4, ("spd", "cdu", "fdp", "linke", "gruene", "spd"), {}, "R19-0.1"),
        ("2019", 4, ("spd", "cdu", "afd"), {}, "afd"),
        ("2019", 4, ("spd", "cdu", "spd"), {}, "R19-0.1"),
        ("2019", 4, ("spd", "cdu", "fdp"), {"overbit": "penalty"}, "overbit"),
        ("2019", 4, ("spd", "cdu", "fdp"), {"overbid": "prison"}, "O19-09"),
    ],
)
def test_a_wrong_configuration_is_named(
    edition: str, variant: int, parties: tuple[str, ...], options: dict[str, str], named: str
) -> None:
    """R19-0.1, R19-3.1: three to five different parties, four or seven elections."""
    with pytest.raises(ConfigError, match=named):
        configure(edition, variant=variant, parties=parties, options=options, tables=tables())


def test_all_chance_comes_from_the_seed() -> None:
    one = setup(config(), "tonight")
    assert state_hash(setup(config(), "tonight")) == state_hash(one)
    assert state_hash(setup(config(), "tomorrow")) != state_hash(one)
    assert state_hash(setup(config(), 7)) == state_hash(setup(config(), "7"))


def test_a_new_game_tells_how_it_began() -> None:
    g, opening = setup_told(config(), 1)
    assert [event for event in events_for(opening, None) if isinstance(event, GameBegan)] == [
        GameBegan(tuple(g.calendar))
    ]


# --- whose turn ------------------------------------------------------------------------------------------------------
def test_only_the_seat_that_is_asked_may_act() -> None:
    g = at(ready(start=1), BUY_MEDIA)
    assert deciders(g) == (1,)
    assert (
        (view(g, 0).data["step"], view(g, 0).data["rule"]) == (step_name(g), step_rule(g)) == ("media-buy", "R19-7.1")
    )
    assert [bool(legal(g, seat)) for seat in range(4)] == [False, True, False, False]
    refusal = refused(g, 0, PASS)
    assert (refusal.rule, refusal.key) == ("R19-7.1", "not-your-turn")
    assert str(refusal) == "R19-7.1: not your turn"


def test_all_seats_are_asked_for_a_sealed_choice() -> None:
    g = table()
    assert deciders(g) == (0, 1, 2, 3)
    assert all(legal(g, seat) for seat in range(4))


@pytest.mark.parametrize("seat", NOWHERE)
@pytest.mark.parametrize("position", ["sealed", "open", "auction"])
def test_there_is_no_such_seat(position: str, seat: int) -> None:
    """R19-0.1: seats count from 0; any other is refused with words, whatever is asked."""
    g = {
        "sealed": lambda: table(3),
        "open": lambda: at(campaign(3), BUY_MEDIA),
        "auction": lambda: at(campaign(3), POLL_AUCTIONS),
    }[position]()
    before = state_hash(g)
    assert legal(g, seat) == ()
    with pytest.raises(Refused) as caught:
        apply(g, seat, PASS)
    assert caught.value.key == "no-such-seat"
    assert state_hash(g) == before


@pytest.mark.parametrize("seat", NOWHERE)
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    """R19-2.1: counting from the end would show what the last seat keeps hidden."""
    with pytest.raises(Refused) as caught:
        view(table(3), seat)
    assert caught.value.key == "no-such-seat"


def test_when_the_game_is_over_nobody_may_act() -> None:
    """R19-17.1: after the last election everything is counted and nothing more happens."""
    g = finish(table(3))
    assert deciders(g) == ()
    assert (step_name(g), step_rule(g)) == ("game-over", "R19-17.1")
    assert all(legal(g, seat) == () for seat in range(3))
    for action in (TAKE_BACK, PASS, BID, SKIP):
        assert refused(g, 0, action).key == "game-over"
    assert view(g, None).data["winners"] == list(winners(g))
    assert [final["total"] for final in view(g, 1).data["final"] or []] == [score.total for score in scores(g)]


def test_the_last_event_names_the_winner() -> None:
    g = table(4)
    events = play_out(g)
    assert events[-1] == GameWon(winners(g))


# --- refusing --------------------------------------------------------------------------------------------------------
def test_a_refusal_says_the_rule_and_the_numbers() -> None:
    """R19-8.2, R19-5.1: so that a player can answer "why not?" without reading code."""
    g = at(ready(money=4), RALLIES_IN, 0)
    refusal = refused(g, 0, RALLIES + 6)
    assert (refusal.rule, refusal.key, refusal.numbers) == ("R19-8.2", "too-dear", {"price": 10, "money": 4})
    assert str(refusal) == "R19-8.2: too dear (price 10, money 4)"
    bid = refused(campaign(), 0, BID + 31)
    assert (bid.rule, bid.key, bid.numbers) == ("R19-5.1", "bid-above-money", {"bid": 31, "money": 30})
    assert refused(campaign(), 0, BID + MOST_MONEY).key == "bid-above-money"


@pytest.mark.parametrize("action", [-1, ACTIONS, ACTIONS + 5000, PAY, SKIP, TAKE_BACK])
def test_what_is_no_answer_to_the_question_is_not_offered(action: int) -> None:
    """A bid that is none has no amount that could be too high."""
    refusal = refused(campaign(), 0, action)
    assert refusal.key == "not-offered"
    assert not refusal.numbers


@pytest.mark.parametrize("action", [SWAP - 1, PLACE])
def test_what_is_no_swap_is_not_offered_as_one(action: int) -> None:
    """R19-6.3: the codes before the first swap and after the last one mean something else."""
    g = at(ready(), CHANGE_PROGRAMS)
    until(g, "program-swap")
    assert refused(g, 0, action).key == "not-offered"


def test_a_refused_action_leaves_no_trace() -> None:
    g = table()
    before = state_hash(g)
    for seat in range(4):
        for action in range(ACTIONS):
            if action not in legal(g, seat):
                with pytest.raises(Refused):
                    apply(g, seat, action)
    assert state_hash(g) == before
    assert (g.telling, g.log) == (False, [])


def test_what_was_told_is_not_kept_in_the_game() -> None:
    """Events belong to whoever applied the action; a game played on in silence gathers none."""
    g = at(ready(), BUY_MEDIA)
    assert do(g, 0, PASS)
    advance(g, 1, PASS)
    assert (g.telling, g.log) == (False, [])
    imagined = determinize(view(g, 2), Random(1))
    advance(imagined, 2, PASS)
    assert (imagined.telling, imagined.log) == (False, [])


# --- sealed choices --------------------------------------------------------------------------------------------------
def test_a_sealed_answer_may_be_taken_back_until_the_reveal() -> None:
    """R19-5.1: bids are secret and simultaneous; a seat may change its mind until the last one is in."""
    g = campaign(3)
    assert do(g, 1, BID + 5) == [Chosen(1)]
    assert deciders(g) == (0, 2)
    assert legal(g, 1) == (TAKE_BACK,)
    assert refused(g, 1, BID + 6).key == "already-chosen"
    assert do(g, 1, TAKE_BACK) == [TakenBack(1)]
    assert deciders(g) == (0, 1, 2)
    assert refused(g, 1, TAKE_BACK).key == "not-offered"
    do(g, 1, BID + 7)
    do(g, 0, BID)
    do(g, 2, BID + 1)
    assert step_name(g) == "program-source"
    assert g.paid == [0, 7, 0]
    assert refused(g, 2, TAKE_BACK).key == "not-your-turn"


def test_the_order_of_sealed_answers_does_not_matter() -> None:
    """R19-3.13, N-4: whoever answers first, the reveal is the same."""
    hashes = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        g = table(3)
        picks = {seat: legal(g, seat)[0] for seat in range(3)}
        for seat in order:
            apply(g, seat, picks[seat])
        hashes.add(state_hash(g))
    assert len(hashes) == 1


def test_the_others_see_only_that_a_seat_has_chosen() -> None:
    """R19-2.1: a bid is its owner's until the reveal; a sheet in the making is not even told of."""
    one, other = campaign(3), campaign(3)
    assert events_for(apply(one, 0, BID + 3), 1) == events_for(apply(other, 0, BID + 9), 1) == [Chosen(0)]
    assert view(one, 1).data == view(other, 1).data
    assert view(one, None).data == view(other, None).data
    assert view(one, 0).data["answer"] == [BID + 3]
    assert view(one, 1).data["answered"] == [True, False, False]


def test_a_start_sheet_in_the_making_shows_nothing() -> None:
    """R19-3.18: the states beside the symbols are written one by one, in secret."""
    g = table(3)
    while step_name(g) != "start-positions":
        seat = deciders(g)[0]
        apply(g, seat, legal(g, seat)[0])
    before = view(g, 1).data
    for _ in range(5):
        assert apply(g, 0, legal(g, 0)[-1]) == []
        assert view(g, 1).data == before
    assert apply(g, 0, legal(g, 0)[-1]) == [(EVERYONE, Chosen(0))]


# --- who sees what ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("owner", range(4))
def test_a_drawn_card_is_seen_by_its_owner_only(owner: int) -> None:
    """R19-6.2: the blind card."""
    g = at(ready(start=owner), CHANGE_PROGRAMS)
    card = g.program_deck[-1]
    events = apply(g, owner, DRAW)
    assert events_for(events, owner) == [CardsDrawn(owner, (card,))]
    for viewer in {0, 1, 2, 3, None} - {owner}:
        assert events_for(events, viewer) == [CardsDrawnUnseen(owner, 1)]


def test_a_kept_hand_card_is_seen_by_its_owner_only() -> None:
    """R19-6.4."""
    g = at(ready(), CHANGE_PROGRAMS)
    do(g, 0, DRAW)
    apply(g, 0, legal(g, 0)[0])
    apply(g, 0, SKIP)
    events = apply(g, 0, legal(g, 0)[0])
    kept = g.hands[0][0]
    assert told(events_for(events, 0), HandKept) == [HandKept(0, kept)]
    assert not told(events_for(events, 1), HandKept)
    assert not told(events_for(events, None), HandKept)


def test_a_politician_on_the_way_is_seen_by_its_owner_only() -> None:
    """R19-9.1: face down; that somebody laid one there is public."""
    g = at(ready(), SEND_TO, 0)
    events = apply(g, 0, SEND + 2)
    assert events_for(events, 0) == [PoliticianSent(0, g.card[0], 2)]
    assert events_for(events, 3) == events_for(events, None) == [PoliticianSentUnseen(0, g.card[0])]


@pytest.mark.parametrize("new", [table, table_2006])
def test_a_view_is_a_picture_of_its_own(new: Callable[[], Any]) -> None:
    """Whoever scribbles on a view changes neither the game nor what the others see of it."""
    g = new()
    dice = Random(1)
    while seats := deciders(g):
        if dice.random() < 0.05:
            before = state_hash(g)
            for viewer in (0, 1, None):
                scribble(view(g, viewer).data)
            assert state_hash(g) == before
        apply(g, seats[0], dice.choice(legal(g, seats[0])))


def scribble(thing: Any) -> None:
    """Spoil every list and every entry of a picture."""
    if isinstance(thing, dict):
        for part in thing.values():
            scribble(part)
        thing.clear()
    elif isinstance(thing, list):
        for part in thing:
            scribble(part)
        thing.append(None)


def test_visibility() -> None:
    assert all(sees(EVERYONE, viewer) for viewer in (0, 4, None))
    assert not any(sees(NOBODY, viewer) for viewer in (0, 4, None))
    assert [sees(2, viewer) for viewer in (0, 2, None)] == [False, True, False]
    assert [sees(ALL_BUT + 2, viewer) for viewer in (0, 2, None)] == [True, False, True]


def test_a_draft_pick_is_a_card_of_the_own_pack() -> None:
    """R19-3.13."""
    g: State = table()
    pack = view(g, 2).data["packs"][2]["cards"]
    assert pack is not None
    assert legal(g, 2) == tuple(CARD + card for card in sorted(set(pack)))
    assert view(g, 1).data["packs"][2] == {"size": 7, "shown": [], "cards": None}
