"""Phase 7: media influence (R19-11)."""

from __future__ import annotations

import pytest

from macher.rules import deciders, legal, step_name, view
from macher.rules.e2019.codes import MEDIA_INFLUENCE
from macher.rules.e2019.state import State
from macher.rules.events import NoInfluencer, OpinionExchanged, OpinionKept
from macher.rules.parts.codes import CARD_TYPES, EXCHANGE, PASS, SKIP
from tests.rules.factories import at, do, put, refused, told
from tests.rules.positions import card, cards, ready, set_opinions

FACE_DOWN = None


def exchange(slot: int, new: str) -> int:
    """Remove the opinion of this slot and lay this card of the display there."""
    return EXCHANGE + slot * CARD_TYPES + card(new)


def exchanges(g: State, seat: int) -> set[tuple[int, int]]:
    """What a seat may exchange: slot and new card."""
    return {divmod(code - EXCHANGE, CARD_TYPES) for code in legal(g, seat) if code != PASS}


def set_display(g: State, text: str) -> None:
    """Exactly these cards lie in the opinion display."""
    g.opinion_display = [int(one in cards(text)) for one in range(CARD_TYPES)]


def opinions(g: State, land: int) -> list[int | None]:
    return view(g, None).data["opinions"][land * 4 : land * 4 + 4]


def lower_saxony(doubled: str | None = "-welfare") -> tuple[State, int]:
    """The example of the rulebook: seat 1 influences the media of the election state, nobody those of the others."""
    g = ready()
    land = g.order[0]
    set_opinions(g, land, "+edu -traffic -welfare", doubled=doubled)
    put(g.media, g, land, (1, 2, 0, 0))
    at(g, MEDIA_INFLUENCE)
    return g, land


# --- who and in which order ------------------------------------------------------------------------------------------
def test_the_influencer_of_each_state_is_asked_in_the_order_of_the_elections() -> None:
    """R19-11.1: state by state, clockwise beginning with the election state."""
    g = ready()
    for land, markers in zip(g.order, ((0, 0, 1, 0), (2, 1, 1, 1), (0, 3, 0, 2), (0, 0, 1, 0)), strict=True):
        put(g.media, g, land, markers)
    at(g, MEDIA_INFLUENCE)
    asked: list[int] = []
    states: list[int] = []
    while deciders(g):
        assert step_name(g) == "media-exchange"
        asked += deciders(g)
        states += [one.state for one in told(do(g, deciders(g)[0], PASS), OpinionKept)]
    assert asked == [2, 0, 1, 2]
    assert states == view(g, None).data["calendar"]


@pytest.mark.parametrize("markers", [(0, 0, 0, 0), (1, 1, 0, 0), (0, 2, 2, 1), (1, 1, 1, 1)])
def test_a_shared_majority_or_no_marker_influences_nothing(markers: tuple[int, ...]) -> None:
    """R19-11.1, R19-0.8, G19-30: no influencer, no exchange."""
    g = ready()
    put(g.media, g, g.order[0], (1, 0, 0, 0))
    put(g.media, g, g.order[1], markers)
    put(g.media, g, g.order[2], (0, 1, 0, 0))
    at(g, MEDIA_INFLUENCE)
    events = do(g, 0, PASS)
    assert told(events, NoInfluencer) == [NoInfluencer(g.card[g.order[1]])]
    assert deciders(g) == (1,)


@pytest.mark.parametrize(
    ("markers", "seat"), [((1, 0, 0, 0), 0), ((2, 1, 1, 1), 0), ((2, 0, 3, 0), 2), ((0, 0, 1, 4), 3)]
)
def test_strictly_most_markers_influence(markers: tuple[int, ...], seat: int) -> None:
    """R19-11.1, R19-0.8: more than every other player, one marker may be enough."""
    g = ready()
    put(g.media, g, g.order[0], markers)
    at(g, MEDIA_INFLUENCE)
    assert deciders(g) == (seat,)


def test_the_influencer_may_pass() -> None:
    """R19-11.1: nothing changes, and the next state comes."""
    g, land = lower_saxony()
    before = opinions(g, land)
    assert legal(g, 1)[0] == PASS
    assert told(do(g, 1, PASS), OpinionKept) == [OpinionKept(1, g.card[land])]
    assert opinions(g, land) == before
    assert deciders(g) == ()


def test_one_exchange_in_a_state() -> None:
    """R19-11.1: the influencer may exchange one opinion."""
    g, _ = lower_saxony()
    do(g, 1, exchange(0, "+env"))
    assert deciders(g) == ()


def test_only_the_influencer_may_speak() -> None:
    """R19-11.1: others are refused."""
    g, _ = lower_saxony()
    assert (refused(g, 0, PASS).rule, refused(g, 0, PASS).key) == ("R19-11.1", "not-your-turn")
    assert refused(g, 1, SKIP).rule == "R19-11.1"


# --- the exchange ----------------------------------------------------------------------------------------------------
def test_traffic_is_exchanged_for_environment() -> None:
    """T19-11, R19-11.2, R19-11.3: the old card is discarded, the new one lies in the gap, the display has no +env."""
    g, land = lower_saxony()
    events = do(g, 1, exchange(1, "+env"))
    assert told(events, OpinionExchanged) == [OpinionExchanged(1, g.card[land], card("-traffic"), card("+env"))]
    seen = view(g, None).data
    assert opinions(g, land) == [card("+edu"), card("+env"), card("-welfare"), FACE_DOWN]
    assert seen["doubled"][land] == 2  # still on -welfare
    assert seen["opinion_discard"] == [card("-traffic")]
    assert seen["opinion_display"][card("+env")] == 0
    assert sum(seen["opinion_display"]) == 13


def test_the_doubled_opinion_is_safe() -> None:
    """T19-11, R19-11.2, R19-10.8: exchanging -welfare is illegal."""
    g, _ = lower_saxony()
    assert {slot for slot, _ in exchanges(g, 1)} == {0, 1}
    no = refused(g, 1, exchange(2, "+env"))
    assert (no.rule, no.key) == ("R19-10.8", "opinion-doubled")


def test_a_face_down_opinion_stays() -> None:
    """R19-11.2, C19-08: only face-up opinions are exchanged."""
    g, _ = lower_saxony(doubled=None)
    assert {slot for slot, _ in exchanges(g, 1)} == {0, 1, 2}
    no = refused(g, 1, exchange(3, "+env"))
    assert (no.rule, no.key) == ("R19-11.2", "opinion-face-down")


def test_the_new_topic_differs_from_the_other_face_up_ones() -> None:
    """R19-11.3: in place of traffic neither education nor welfare, with either attitude; every other topic is open."""
    g, _ = lower_saxony()
    new = {card_ for slot, card_ in exchanges(g, 1) if slot == 1}
    assert new == set(cards("+dig -dig +gen -gen +sec -sec +env -env +traffic"))
    for text in ("+edu", "-edu", "+welfare", "-welfare"):
        no = refused(g, 1, exchange(1, text))
        assert (no.rule, no.key) == ("R19-11.3", "topic-twice")


@pytest.mark.parametrize("only", ["+edu", "-edu", "+dig", "-gen", "+sec", "-welfare", "+env", "-traffic"])
def test_the_only_face_up_opinion_may_become_any_card_of_the_display(only: str) -> None:
    """R19-11.3, R19-11.2: no other opinion lies open, so all fourteen cards fit but its own like."""
    g = ready()
    set_opinions(g, g.order[0], only)
    put(g.media, g, g.order[0], (0, 0, 1, 0))
    at(g, MEDIA_INFLUENCE)
    assert exchanges(g, 2) == {(0, new) for new in range(CARD_TYPES) if new != card(only)}


def test_a_face_down_opinion_does_not_bar_its_topic() -> None:
    """R19-11.3: only face-up opinions count."""
    g = ready()
    land = g.order[0]
    set_opinions(g, land, "+edu -traffic")
    g.opinions[land * 4 + 2] = card("+env")
    put(g.media, g, land, (0, 1, 0, 0))
    at(g, MEDIA_INFLUENCE)
    assert (0, card("+env")) in exchanges(g, 1)
    assert (0, card("-env")) in exchanges(g, 1)


def test_an_attitude_may_be_flipped() -> None:
    """R19-11.3, C19-09: the new card may have the topic of the card just removed."""
    g, land = lower_saxony()
    do(g, 1, exchange(1, "+traffic"))
    assert opinions(g, land)[1] == card("+traffic")


# --- the display -----------------------------------------------------------------------------------------------------
def test_display_gaps_are_not_refilled() -> None:
    """R19-11.4, R19-11.2: what one state took is not there for the next."""
    g = ready()
    for land in g.order[:2]:
        set_opinions(g, land, "+env")
        put(g.media, g, land, (1, 0, 0, 0))
    at(g, MEDIA_INFLUENCE)
    do(g, 0, exchange(0, "+edu"))
    assert (0, card("+edu")) not in exchanges(g, 0)
    assert (0, card("-edu")) in exchanges(g, 0)
    no = refused(g, 0, exchange(0, "+edu"))
    assert (no.rule, no.key) == ("R19-11.2", "not-in-display")


def test_exactly_the_pairs_of_removable_and_displayed_cards() -> None:
    """R19-11.2, R19-11.3: two cards left in the display, one of them the like of an opinion that lies open."""
    g, land = lower_saxony()
    put(g.media, g, land, (0, 0, 0, 0))
    put(g.media, g, g.order[1], (0, 0, 1, 0))
    set_opinions(g, g.order[1], "+edu -traffic")
    set_display(g, "-traffic +dig")
    at(g, MEDIA_INFLUENCE)
    assert exchanges(g, 2) == {(0, card("+dig")), (1, card("+dig"))}


@pytest.mark.parametrize(
    ("open_cards", "doubled", "display"),
    [
        ("+edu -traffic", None, ""),  # nothing in the display
        ("+edu", "+edu", "+env -env"),  # the only face-up opinion is doubled
        ("", None, "+env"),  # nothing face up
        ("+edu -traffic -welfare", "-welfare", "+welfare -welfare"),  # only a topic that lies open
    ],
)
def test_without_a_legal_pair_the_influencer_passes(open_cards: str, doubled: str | None, display: str) -> None:
    """R19-11.4: everybody sees it, so nobody is asked; the pass is told as any other."""
    g = ready()
    put(g.media, g, g.order[0], (0, 0, 0, 1))
    put(g.media, g, g.order[1], (0, 0, 1, 0))
    set_opinions(g, g.order[0], "+gen")
    set_opinions(g, g.order[1], open_cards, doubled)
    at(g, MEDIA_INFLUENCE)
    set_display(g, display)
    events = do(g, 3, PASS)
    assert told(events, OpinionKept) == [OpinionKept(3, g.card[g.order[0]]), OpinionKept(2, g.card[g.order[1]])]
    assert deciders(g) == ()
