"""Phase 2: the party platform conference (R06-6.2.2)."""

from __future__ import annotations

import pytest

from macher.rules import apply, deciders, events_for, legal, step_name
from macher.rules.e2006.codes import DRAW_POLICIES, PLATFORM_CONFERENCE
from macher.rules.e2006.state import State
from macher.rules.events import CardsDiscarded, CardsDrawn, CardsDrawnUnseen, Event, ProgramChanged, StartNamed
from macher.rules.parts.codes import CARD, SKIP
from tests.rules.e2006.positions import campaign, card, cards, hold, platform, ready, see, set_platform, swap
from tests.rules.factories import at, do, play_out, refused, told, unfold

PLATFORM = "+tax +gen -nuc +wag -soc"


def conference(held: str = "+ter +ter +eco", draw: str = "", seats: int = 3, start: int = 0, **options: str) -> State:
    """The first player holds this hand and draws these cards next, the others nothing; all have one platform."""
    g = ready(seats, 7, (), start, 30, **options)
    for seat in range(seats):
        set_platform(g, seat, PLATFORM)
    hold(g, (held, *[""] * (seats - 1)), draw)
    return at(g, PLATFORM_CONFERENCE)


def hand(g: State, seat: int) -> list[int]:
    held = see(g, seat)["hands"][seat]["cards"]
    assert held is not None
    return held


def discard(text: str) -> int:
    return CARD + card(text)


# --- one after the other ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("start", [0, 2])
def test_in_player_order_everybody_finishes_before_the_next(seats: int, start: int) -> None:
    """R06-6.2.2-1: redraw, then platform, then the next player."""
    g = at(ready(seats, start=start), PLATFORM_CONFERENCE)
    asked: list[tuple[int, str]] = []
    while deciders(g):
        asked.append((deciders(g)[0], step_name(g)))
        do(g, deciders(g)[0], SKIP)
    expected = []
    for i in range(seats):
        expected += [((start + i) % seats, "policy-redraw"), ((start + i) % seats, "policy-swap")]
    assert asked == expected


def test_the_next_player_sees_what_the_first_has_done() -> None:
    """R06-6.2.2-1: nobody draws before the player before has finished."""
    g = conference("+ter +ter +eco")
    assert [one["size"] for one in see(g)["hands"]] == [3, 0, 0]
    do(g, 0, SKIP, SKIP)
    assert [one["size"] for one in see(g)["hands"]] == [3, 3, 0]


# --- draw ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("held", "drawn"), [("+ter +ter +eco", 0), ("+ter +eco", 1), ("+ter", 2), ("", 3)])
def test_draw_up_to_three(held: str, drawn: int) -> None:
    """R06-6.2.2-2: from the deck, up to a hand of three."""
    coming = ("-ter", "-eco", "-gen")
    g = conference(held, " ".join(coming[:drawn]))
    assert hand(g, 0) == sorted(cards(" ".join((held, *coming[:drawn]))))


def test_what_is_drawn_is_seen_by_its_owner_only() -> None:
    """R06-6.2.2-2, R06-6.2.2-6: the others see how many cards."""
    g = conference("+ter +ter +eco", "-ter -eco")
    do(g, 0, discard("+ter"), discard("+eco"))
    drawn = apply(g, 0, SKIP)
    assert events_for(drawn, 0) == [CardsDrawn(0, cards("-ter -eco"))]
    assert events_for(drawn, 1) == events_for(drawn, None) == [CardsDrawnUnseen(0, 2)]


def test_a_full_hand_draws_nothing_at_first() -> None:
    """R06-6.2.2-2: three cards from the setup: in round 1 nobody needs a card."""
    g = at(campaign(), PLATFORM_CONFERENCE)
    assert see(g)["program_deck"] == 24


# --- redraw ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("gone", ["", "+ter", "+eco", "+ter +ter", "+ter +eco", "+ter +ter +eco"])
def test_discard_any_number_and_draw_as_many(gone: str) -> None:
    """R06-6.2.2-3: 0 to 3 cards to the discard pile, open, then the same number from the deck."""
    coming = "-ter -eco -gen"
    g = conference("+ter +ter +eco", coming)
    do(g, 0, *(discard(one) for one in gone.split()))
    if len(gone.split()) < 3:
        do(g, 0, SKIP)
    kept = list(cards("+ter +ter +eco"))
    for one in cards(gone):
        kept.remove(one)
    assert hand(g, 0) == sorted([*kept, *cards(coming)[: len(gone.split())]])
    assert see(g)["program_discard"] == sorted(cards(gone))
    assert step_name(g) == "policy-swap"


def test_the_redraw_comes_once() -> None:
    """R06-6.2.2-3: what was drawn cannot be discarded in the same round."""
    g = conference("+ter +ter +eco", "-ter")
    do(g, 0, discard("+ter"), SKIP)
    refusal = refused(g, 0, discard("-ter"))
    assert refusal.key == "not-offered"
    assert step_name(g) == "policy-swap"


def test_discards_are_named_in_one_order() -> None:
    """R06-6.2.2-3: the same cards go in one way only, the lowest first; a card not in the hand is refused."""
    g = conference("+ter +ter +eco")
    assert legal(g, 0) == (SKIP, discard("+ter"), discard("+eco"))
    assert refused(g, 0, discard("-soc")).rule == "R06-6.2.2-3"
    events = do(g, 0, discard("+eco"))
    assert told(events, CardsDiscarded) == [CardsDiscarded(0, (card("+eco"),))]
    assert legal(g, 0) == (SKIP,)


# --- the platform ----------------------------------------------------------------------------------------------------
def test_one_card_may_be_replaced() -> None:
    """R06-6.2.2-4: the old card goes to the discard pile, the new one lies open for all; then it is over."""
    g = conference("+ter +ter +eco")
    do(g, 0, SKIP)
    events = do(g, 0, swap("-nuc", "+ter"))
    assert told(events, ProgramChanged) == [ProgramChanged(0, card("-nuc"), card("+ter"))]
    assert platform(g, 0) == set(cards("+tax +gen +ter +wag -soc"))
    assert see(g)["program_discard"] == [card("-nuc")]
    assert hand(g, 0) == sorted(cards("+ter +eco"))
    assert deciders(g) == (1,)


def test_no_change_is_possible_too() -> None:
    """R06-6.2.2-4: may, not must."""
    g = conference("+ter +ter +eco")
    do(g, 0, SKIP, SKIP)
    assert platform(g, 0) == set(cards(PLATFORM))
    assert deciders(g) == (1,)


def test_at_most_one_change_a_round() -> None:
    """R06-6.2.2-4: a second one is not offered, and a player who has finished is not asked again."""
    g = conference("+ter +ter +eco")
    do(g, 0, SKIP, swap("-nuc", "+ter"))
    assert refused(g, 0, swap("+tax", "+eco")).key == "not-your-turn"


@pytest.mark.parametrize("seats", [3, 5])
def test_at_most_one_change_a_player_in_a_whole_game(seats: int) -> None:
    """R06-6.2.2-4: between two bids nobody changes the platform twice."""
    changed: list[int] = []
    total = 0
    for event in play_out(campaign(seats), luck=2):
        if isinstance(event, StartNamed):
            changed = []
        elif isinstance(event, ProgramChanged):
            assert event.seat not in changed
            changed.append(event.seat)
            total += 1
    assert total > seats


@pytest.mark.parametrize("gone", range(4))
@pytest.mark.parametrize("changes", [False, True])
def test_the_hand_of_the_example(gone: int, changes: bool) -> None:
    """R06-6.2.2-2, R06-6.2.2-3, R06-6.2.2-4, TV06-14: hand 2: draw 1, discard 0 to 3, at most one swap: 3 or 2 left."""
    g = conference("+ter +eco", "-ter -eco -gen -tax")
    assert hand(g, 0) == sorted(cards("+ter +eco -ter"))
    for _ in range(gone):
        do(g, 0, legal(g, 0)[1])
    if gone < 3:
        do(g, 0, SKIP)
    assert len(hand(g, 0)) == 3
    do(g, 0, legal(g, 0)[1] if changes else SKIP)
    assert len(hand(g, 0)) == (2 if changes else 3)


@pytest.mark.parametrize("allowed", ["true", "false"])
def test_o06_06_reversing_a_position(allowed: str) -> None:
    """R06-6.2.2-5, O06-06, TV06-15, G06-13: taxes- may replace taxes+ unless the table forbids it, never genetics+."""
    g = conference("-tax +ter +ter", platform_allow_flip=allowed)
    do(g, 0, SKIP)
    assert (swap("+tax", "-tax") in legal(g, 0)) == (allowed == "true")
    refusal = refused(g, 0, swap("+gen", "-tax"))
    assert (refusal.rule, refusal.key) == ("R06-6.2.2-5", "topic-twice")
    if allowed == "true":
        do(g, 0, swap("+tax", "-tax"))
        assert platform(g, 0) == set(cards("-tax +gen -nuc +wag -soc"))
    else:
        assert refused(g, 0, swap("+tax", "-tax")).rule == "R06-6.2.2-5"
        assert swap("+tax", "+ter") in legal(g, 0)  # another issue is free to come in its place


def test_five_different_issues_at_all_times() -> None:
    """R06-6.2.2-5: every swap that is offered leaves five issues; every one of a new issue is offered."""
    g = conference("+ter -eco -tax")
    do(g, 0, SKIP)
    offered = {action for action in legal(g, 0) if action != SKIP}
    new_issues = {swap(old, new) for old in PLATFORM.split() for new in ("+ter", "-eco")}
    assert offered == new_issues | {swap("+tax", "-tax")}
    for action in offered:
        after = g.copy()
        do(after, 0, action)
        assert len({one >> 1 for one in platform(after, 0)}) == len(platform(after, 0)) == 5


def test_refused_swaps_name_the_reason() -> None:
    """R06-6.2.2-5, R06-6.2.2-4: a card that is not in the hand, or not in the platform."""
    g = conference("+ter +ter +eco")
    do(g, 0, SKIP)
    refusal = refused(g, 0, swap("+tax", "-ter"))
    assert (refusal.rule, refusal.key) == ("R06-6.2.2-5", "not-in-hand")
    refusal = refused(g, 0, swap("+eco", "+ter"))
    assert (refusal.rule, refusal.key) == ("R06-6.2.2-5", "not-in-program")


# --- secrets ---------------------------------------------------------------------------------------------------------
def test_the_hand_is_secret_and_the_platform_is_not() -> None:
    """R06-6.2.2-6: others see the size of a hand, never its cards; platforms are seen by all."""
    g = conference("+ter +ter +eco")
    do(g, 0, SKIP, swap("-nuc", "+ter"))
    for viewer in (None, 1, 2):
        seen = see(g, viewer)["hands"][0]
        assert (seen["size"], seen["shown"], seen["cards"]) == (2, [], None)
    assert see(g, 1)["programs"] == see(g)["programs"]
    assert hand(g, 0) == sorted(cards("+ter +eco"))


@pytest.mark.parametrize("variant", [7, 5])
def test_hands_of_two_or_three_after_the_conference(variant: int) -> None:
    """R06-6.2.2-6: never more than three; two after a change."""
    g = campaign(5, variant, seed=4)
    events: list[Event] = []
    while deciders(g):
        seat = deciders(g)[0]
        events += do(g, seat, legal(g, seat)[-1])
        if step_name(g) == "media-buy":
            assert {one["size"] for one in see(g)["hands"]} <= {2, 3}
    assert told(events, ProgramChanged)


# --- an empty deck ---------------------------------------------------------------------------------------------------
def test_an_empty_deck_is_made_of_the_discards() -> None:
    """R06-6.2.2-7, G06-14: also of the cards just discarded; then drawing goes on."""
    g = conference("+ter +ter +eco")
    g.program_deck = [card("-gen")]
    g.program_discard = [card("-tax")]
    chances = g.chances
    do(g, 0, discard("+ter"), discard("+ter"), discard("+eco"))
    assert g.chances == chances + 1
    assert len(hand(g, 0)) == 3
    assert card("-gen") in hand(g, 0)
    assert see(g)["program_discard"] == []
    assert sorted([*hand(g, 0), *g.program_deck]) == sorted(cards("-gen -tax +ter +ter +eco"))


def test_an_empty_deck_is_not_refilled_before_a_card_is_needed() -> None:
    """R06-6.2.2-7: the last card is drawn, and the discards stay where they are."""
    g = conference("+ter +ter +eco")
    g.program_deck = [card("-gen")]
    do(g, 0, discard("+eco"), SKIP)
    assert (see(g)["program_deck"], see(g)["program_discard"]) == (0, [card("+eco")])
    do(g, 0, swap("+tax", "+ter"))  # the next player draws three, but only two cards are there
    assert len(hand(g, 1)) == 2
    assert sorted(hand(g, 1)) == sorted(cards("+eco +tax"))


def test_no_card_is_lost_in_a_whole_game() -> None:
    """R06-6.2.2-7, R06-1-5: with five players the deck of 16 runs out; the 56 cards are always there."""
    g = campaign(5, seed=2)
    shuffles = 0
    while deciders(g):
        seat = deciders(g)[0]
        before = len(g.program_discard)
        do(g, seat, legal(g, seat)[-1])
        shuffles += len(g.program_discard) < before
        dealt = [one for other in range(5) for one in (*platform(g, other), *g.hands[other])]
        assert len(dealt) + len(g.program_deck) + len(g.program_discard) == 56
    assert shuffles


def test_the_second_round_begins_with_a_draw() -> None:
    """R06-6.2.2-2: who changed the platform draws one card in the next round."""
    g = campaign(3)
    hold(g, ("+ter +ter +eco", "", ""), "")
    set_platform(g, 0, PLATFORM)
    at(g, PLATFORM_CONFERENCE)
    do(g, 0, SKIP, swap("-nuc", "+ter"))
    at(g, PLATFORM_CONFERENCE)
    assert len(hand(g, 0)) == 3


def test_a_full_hand_draws_nothing_and_tells_nothing() -> None:
    """R06-6.2.2-2: draw up to a hand of three."""
    g = ready(3)
    hold(g, ("+tax -tax +eco", "", ""))
    assert unfold(g, DRAW_POLICIES, 0) == []
    assert told(unfold(g, DRAW_POLICIES, 1), CardsDrawnUnseen) == [CardsDrawnUnseen(1, 3)]
