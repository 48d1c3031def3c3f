"""Phase 5: media markers, and the exchange of opinions by who controls them (R06-6.2.5)."""

from __future__ import annotations

import pytest

from macher.rules import deciders, legal
from macher.rules.e2006.codes import BUY_MEDIA, MEDIA_EXCHANGES
from macher.rules.e2006.state import State
from macher.rules.events import MediaBought, MediaPassed, OpinionExchanged, OpinionKept
from macher.rules.parts.codes import CARD_TYPES, EXCHANGE, LANDS, MEDIA_AT, PASS, SKIP
from tests.rules.e2006.elections import PLAYERS, all_pass, asked, exchange, exchanges, run, seen_by
from tests.rules.e2006.positions import card, cards, pool, ready, round_of, see, set_opinions, set_pool
from tests.rules.factories import at, do, open_opinions, purse, put, refused, there, told, unfold

POOL = "+tax -gen +wag -nuc -nuc +soc"


# --- buying ----------------------------------------------------------------------------------------------------------
def test_a_marker_costs_4000_and_goes_on_a_state() -> None:
    """R06-6.2.5-1, R06-0-12: 4,000 to the bank, from the own supply, to any state in play."""
    g = at(ready(start=2), BUY_MEDIA)
    assert asked(g) == ("media-buy", 2)
    assert legal(g, 2) == (PASS, *(MEDIA_AT + land for land in range(LANDS)))
    land = g.order[3]
    assert seen_by(g, 2, MEDIA_AT + land, None) == [MediaBought(2, g.card[land], 4)]
    assert there(g, "media", land) == (0, 0, 1, 0)
    assert (purse(g, 2), see(g)["paid"][2], see(g)["media_supply"]) == (26, 4, [5, 5, 4, 5])
    assert see(g)["received"] == [0, 0, 0, 0]


@pytest.mark.parametrize("variant", [7, 5])
@pytest.mark.parametrize("seats", PLAYERS)
def test_one_marker_a_turn_round_and_round(seats: int, variant: int) -> None:
    """R06-6.2.5-1, R06-0-1: in player order from the starting player, again and again."""
    g = at(ready(seats, variant, start=1), BUY_MEDIA)
    order: list[int] = []
    for _ in range(2 * seats):
        order += deciders(g)
        do(g, deciders(g)[0], MEDIA_AT + g.order[len(order) // 4])
    assert order == [(1 + turn) % seats for turn in range(2 * seats)]
    assert see(g)["media_supply"] == [3] * seats


def test_end_of_media_buying() -> None:
    """TV06-21, R06-6.2.5-2, G06-27: A buys, B, C, D pass, A buys, B, C, D pass, A passes: over; A paid 8,000."""
    g = at(ready(), BUY_MEDIA)
    for seat, action in ((0, MEDIA_AT), (1, PASS), (2, PASS), (3, PASS)) * 2:
        assert deciders(g) == (seat,)
        do(g, seat, action)
    assert (deciders(g), see(g)["passes"]) == ((0,), 3)
    do(g, 0, PASS)
    assert deciders(g) == ()
    assert [purse(g, seat) for seat in range(4)] == [22, 30, 30, 30]


@pytest.mark.parametrize("seats", PLAYERS)
def test_buying_ends_with_as_many_passes_as_players(seats: int) -> None:
    """R06-6.2.5-2: all pass in direct succession."""
    g = at(ready(seats, start=seats - 1), BUY_MEDIA)
    assert all_pass(g) == [("media-buy", (seats - 1 + turn) % seats) for turn in range(seats)]


def test_passing_is_not_final() -> None:
    """R06-6.2.5-2: who has passed may buy again after somebody else bought, which begins the count anew."""
    g = at(ready(seats=3), BUY_MEDIA)
    assert seen_by(g, 0, PASS, 2) == [MediaPassed(0)]
    do(g, 1, PASS)
    assert see(g)["passes"] == 2
    do(g, 2, MEDIA_AT)
    assert see(g)["passes"] == 0
    do(g, 0, MEDIA_AT)
    assert all_pass(g) == [("media-buy", 1), ("media-buy", 2), ("media-buy", 0)]


def test_a_marker_needs_4000() -> None:
    """R06-6.2.5-3, D06-11: with 3,000 only a pass; the refusal names price and money."""
    g = ready()
    g.money[0] = 3
    at(g, BUY_MEDIA)
    assert legal(g, 0) == (PASS,)
    no = refused(g, 0, MEDIA_AT)
    assert (no.rule, no.key, no.numbers) == ("R06-6.2.5-3", "too-dear", {"price": 4, "money": 3})
    g.money[0] = 4
    do(g, 0, MEDIA_AT)
    assert purse(g, 0) == 0


def test_who_has_no_money_is_asked_like_anybody() -> None:
    """R06-6.0-5, R06-6.2.5-3: cash is hidden, so that a pass for want of money looks like any other."""
    rich, poor = ready(), ready()
    poor.money[0] = 3
    for g in (rich, poor):
        at(g, BUY_MEDIA)
    assert see(rich, 1) == see(poor, 1)
    assert seen_by(rich, 0, PASS, 1) == seen_by(poor, 0, PASS, 1)
    assert see(rich, 1) == see(poor, 1)


def test_who_has_no_marker_left_passes() -> None:
    """R06-6.2.5-3: each party has five, those on the national board included; everybody sees that, nobody is asked."""
    g = ready()
    put(g.media, g, g.order[3], (0, 3, 0, 0))
    g.presence[1] = g.presence[g.seats + 1] = 1  # two on the national board
    g.media_supply[1] = 0
    at(g, BUY_MEDIA)
    events = do(g, 0, MEDIA_AT)
    assert told(events, MediaPassed) == [MediaPassed(1)]
    assert deciders(g) == (2,)


def test_a_state_has_five_media_spaces() -> None:
    """R06-6.2.5-1, R06-6.2.5-3: no sixth marker is bought into a state."""
    g = ready()
    full, free = g.order[0], g.order[1]
    put(g.media, g, full, (2, 2, 1, 0))
    put(g.media, g, free, (2, 2, 0, 0))
    at(g, BUY_MEDIA)
    assert MEDIA_AT + full not in legal(g, 0)
    no = refused(g, 0, MEDIA_AT + full)
    assert (no.rule, no.key, no.numbers) == ("R06-6.1-6", "media-spots-full", {"spots": 5})
    do(g, 0, MEDIA_AT + free)
    assert refused(g, 1, MEDIA_AT + free).rule == "R06-6.1-6"


def test_an_overfull_state_is_closed() -> None:
    """R06-6.1-6, R06-6.2.5-1, G06-07: seven markers from the sheets; the others are open."""
    g = ready()
    put(g.media, g, g.order[2], (3, 2, 2, 0))
    at(g, BUY_MEDIA)
    assert legal(g, 0) == (PASS, *(MEDIA_AT + land for land in g.order if land != g.order[2]))


def test_nobody_is_asked_when_all_spaces_are_taken() -> None:
    """R06-6.2.5-3, R06-6.2.5-2: without a free space all pass at once."""
    g = ready()
    for land in g.order:
        put(g.media, g, land, (2, 1, 1, 1))
    events = unfold(g, BUY_MEDIA)
    assert events == [MediaPassed(seat) for seat in range(4)]
    assert deciders(g) == ()


def test_markers_go_to_states_in_play_only() -> None:
    """R06-6.2.5-1: in round 6 two states are left."""
    g = ready()
    g.order = g.order[:2]
    at(g, BUY_MEDIA)
    assert legal(g, 0) == (PASS, MEDIA_AT + g.order[0], MEDIA_AT + g.order[1])
    assert refused(g, 0, MEDIA_AT + 3).key == "land-out-of-play"
    assert refused(g, 0, SKIP).key == "not-offered"


# --- who may exchange ------------------------------------------------------------------------------------------------
def controlled(g: State, *seats: int) -> State:
    """In each state in play, in the order of the elections, one of these seats has the only media marker."""
    for land, seat in zip(g.order, seats, strict=True):
        put(g.media, g, land, tuple(int(other == seat) for other in range(g.seats)))
    return g


@pytest.mark.parametrize("variant", [7, 5])
@pytest.mark.parametrize("seats", PLAYERS)
def test_exchanges_go_from_the_last_state_backwards(seats: int, variant: int) -> None:
    """R06-6.2.5-4, R06-0-4: the last state in line first, the current one last; one decision in each."""
    g = controlled(ready(seats, variant), 0, 1, 2, 0)
    at(g, MEDIA_EXCHANGES)
    events = []
    order: list[int] = []
    while deciders(g):
        order += deciders(g)
        events += do(g, deciders(g)[0], PASS)
    assert order == [0, 2, 1, 0]
    assert events == [OpinionKept(seat, g.card[land]) for seat, land in zip(order, reversed(g.order), strict=True)]


def test_exchanges_follow_the_line_of_states_not_the_boards() -> None:
    """R06-6.2.5-4, R06-0-2, R06-0-4: in round 2 the new state lies on board 1 and is the last in line."""
    g = round_of(ready(), 2)
    assert see(g)["order"] == [1, 2, 3, 0]
    controlled(g, 0, 1, 2, 3)
    at(g, MEDIA_EXCHANGES)
    assert [seat for _, seat in all_pass(g)] == [3, 2, 1, 0]


@pytest.mark.parametrize(
    ("media", "holder"),
    [
        ((0, 0, 0, 0), None),
        ((0, 0, 1, 0), 2),  # a lone marker is enough
        ((1, 0, 1, 0), None),
        ((2, 1, 1, 1), 0),
        ((2, 2, 1, 0), None),
        ((3, 3, 1, 0), None),
        ((0, 3, 2, 2), 1),  # seven from the sheets: all count
    ],
)
def test_only_the_controller_exchanges(media: tuple[int, ...], holder: int | None) -> None:
    """R06-6.2.5-4, R06-0-7: strictly more markers than every other single player; a tie means nobody."""
    g = ready()
    put(g.media, g, g.order[1], media)
    at(g, MEDIA_EXCHANGES)
    assert deciders(g) == (() if holder is None else (holder,))


# --- the exchange ----------------------------------------------------------------------------------------------------
def exchanging(up: str, pool_cards: str = POOL, key: str | None = None, **options: str) -> tuple[State, int]:
    """Seat 1 controls the media of the second state, and only of that; what lies there and in the pool."""
    g = ready(4, 7, (), 0, 30, **options)
    land = g.order[1]
    put(g.media, g, land, (0, 1, 0, 0))
    set_opinions(g, land, up, key)
    set_pool(g, pool_cards)
    at(g, MEDIA_EXCHANGES)
    return g, land


def test_an_opinion_goes_to_the_pool_and_a_pool_card_takes_its_place() -> None:
    """R06-6.2.5-5, R06-6.2.5-9: face up in the same place; the pool has six cards again."""
    g, land = exchanging("+gen -tax +ter")
    events = seen_by(g, 1, exchange(g, land, "-tax", "+wag"), None)
    assert events == [OpinionExchanged(1, g.card[land], card("-tax"), card("+wag"))]
    assert open_opinions(g, land) == list(cards("+gen +wag +ter"))
    assert pool(g) == sorted(cards("+tax -gen -nuc -nuc +soc -tax"))
    assert deciders(g) == ()  # one exchange


def test_which_exchanges_are_legal() -> None:
    """TV06-22, R06-6.2.5-6, R06-6.2.5-8: the card under the key stays; TAX- may become TAX+ or WAG+, not NUC-."""
    g, land = exchanging("+gen -tax +nuc", key="+gen")
    found = exchanges(g, land, 1)
    assert {new for old, new in found if old == card("-tax")} == set(cards("+tax +wag +soc"))
    assert {new for old, new in found if old == card("+nuc")} == set(cards("-nuc +wag +soc"))
    assert {old for old, _ in found} == set(cards("-tax +nuc"))
    no = refused(g, 1, exchange(g, land, "+gen", "-gen"))
    assert (no.rule, no.key) == ("R06-6.2.5-8", "opinion-doubled")
    no = refused(g, 1, exchange(g, land, "-tax", "-nuc"))
    assert (no.rule, no.key) == ("R06-6.2.5-6", "topic-twice")
    do(g, 1, exchange(g, land, "-tax", "+tax"))
    assert open_opinions(g, land) == list(cards("+gen +tax +nuc"))
    assert pool(g) == sorted(cards("-tax -gen +wag -nuc -nuc +soc"))


def test_no_opposite_with_the_option() -> None:
    """TV06-22, R06-6.2.5-6, G06-28, O06-12 exchange_allow_flip = false: also compared with the card that goes."""
    g, land = exchanging("+gen -tax +nuc", key="+gen", exchange_allow_flip="false")
    assert {new for old, new in exchanges(g, land, 1) if old == card("-tax")} == set(cards("+wag +soc"))
    assert {new for old, new in exchanges(g, land, 1) if old == card("+nuc")} == set(cards("+wag +soc"))
    assert refused(g, 1, exchange(g, land, "-tax", "+tax")).rule == "R06-6.2.5-6"


def test_the_other_value_of_the_option_is_the_default() -> None:
    """R06-6.2.5-6, O06-12: exchange_allow_flip = true changes nothing."""
    plain, land = exchanging("+gen -tax +nuc")
    stated, _ = exchanging("+gen -tax +nuc", exchange_allow_flip="true")
    assert legal(plain, 1) == legal(stated, 1)
    assert exchange(plain, land, "-tax", "+tax") in legal(plain, 1)


def test_an_equal_card_is_no_exchange() -> None:
    """R06-6.2.5-5, G06-29: a pool card like the one that goes is not offered."""
    g, land = exchanging("+gen -tax", "-tax -tax +wag +wag +soc +soc")
    assert (card("-tax"), card("-tax")) not in exchanges(g, land, 1)
    assert refused(g, 1, exchange(g, land, "-tax", "-tax")).rule == "R06-6.2.5-6"


def test_face_down_opinions_are_left_alone() -> None:
    """R06-6.2.5-7, R06-6.2.5-5: neither exchanged nor compared."""
    g, land = exchanging("+gen")
    hidden = [see(g, seat)["opinions"][land * 4 + 1] for seat in (None, 0, 1)]
    assert hidden == [None, None, None]
    no = refused(g, 1, EXCHANGE + 1 * CARD_TYPES + card("+tax"))
    assert (no.rule, no.key) == ("R06-6.2.5-5", "opinion-face-down")
    for under in ("+tax", "-tax", "+wag"):
        g.opinions[land * 4 + 1] = card(under)
        assert exchanges(g, land, 1) == {(card("+gen"), new) for new in cards(POOL)}


def test_only_cards_of_the_pool_come() -> None:
    """R06-6.2.5-5: one of its six cards."""
    g, land = exchanging("+gen")
    no = refused(g, 1, exchange(g, land, "+gen", "+eco"))
    assert (no.rule, no.key) == ("R06-6.2.5-5", "not-in-display")
    assert refused(g, 1, SKIP).key == "not-offered"


def test_the_controller_may_leave_it() -> None:
    """R06-6.2.5-4: "may"."""
    g, land = exchanging("+gen -tax +nuc")
    assert legal(g, 1)[0] == PASS
    assert seen_by(g, 1, PASS, 3) == [OpinionKept(1, g.card[land])]
    assert open_opinions(g, land) == list(cards("+gen -tax +nuc"))
    assert pool(g) == sorted(cards(POOL))


def test_without_a_legal_pair_nobody_is_asked() -> None:
    """R06-6.2.5-6, R06-6.2.5-8, D06-12: all is public, so the decision is none."""
    g = ready()
    land = g.order[3]
    put(g.media, g, land, (1, 0, 0, 0))
    set_opinions(g, land, "+gen", "+gen")
    assert run(g, MEDIA_EXCHANGES) == [OpinionKept(0, g.card[land])]
    g = ready()
    put(g.media, g, land, (1, 0, 0, 0))
    set_opinions(g, land, "+gen -tax +nuc -soc")
    set_pool(g, "+gen +gen -tax -tax +nuc -soc")
    assert run(g, MEDIA_EXCHANGES) == [OpinionKept(0, g.card[land])]
    assert deciders(g) == ()


def test_the_pool_changes_for_later_states() -> None:
    """R06-6.2.5-9, R06-6.2.5-4: what the last state gave away may come to the one before; doubles may lie there."""
    g = ready()
    first, second = g.order[3], g.order[2]
    put(g.media, g, first, (1, 0, 0, 0))
    put(g.media, g, second, (0, 1, 0, 0))
    set_opinions(g, first, "-eco")
    set_opinions(g, second, "+ter +gen")
    set_pool(g, "+wag +wag +soc -soc +tax -tax")
    at(g, MEDIA_EXCHANGES)
    do(g, 0, exchange(g, first, "-eco", "+wag"))
    assert (card("+ter"), card("-eco")) in exchanges(g, second, 1)
    do(g, 1, exchange(g, second, "+ter", "-eco"))
    assert pool(g) == sorted(cards("+ter +wag +soc -soc +tax -tax"))
    assert open_opinions(g, second) == list(cards("-eco +gen"))
