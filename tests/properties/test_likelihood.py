"""What is imagined of hidden things is drawn in proportion to how likely it is."""

from __future__ import annotations

from collections import Counter
from random import Random

from macher.rules import determinize, view
from macher.rules.e2019.codes import START_PLAYER_BID
from macher.rules.parts.cabinet import politician_of
from macher.rules.parts.codes import BID
from tests.rules.factories import at, do
from tests.rules.positions import campaign, send

TIMES = 300


def test_a_sealed_bid_is_rather_small() -> None:
    g = at(campaign(), START_PLAYER_BID)
    do(g, 1, BID + 25)
    bids = Counter(determinize(view(g, 0), Random(luck)).sealed[1][0] - BID for luck in range(TIMES))
    assert sum(bids[bid] for bid in range(4)) > TIMES / 2
    assert sum(times for bid, times in bids.items() if bid > 12) < TIMES / 10
    assert len(bids) > 8


def test_face_down_politicians_are_seldom_dearer_than_their_owner_can_pay() -> None:
    """R19-10.2: who cannot pay must decline, so hardly anybody sends such a politician."""
    g = campaign()
    land = g.order[0]
    send(g, land, (1, "vice"))
    g.paid[1] += g.money[1] - 6
    g.money[1] = 6
    imagined = Counter(politician_of(determinize(view(g, 0), Random(luck)).rows[land][0]) for luck in range(TIMES))
    dear = [card for card, politician in enumerate(g.tables.politicians) if politician.cost > 6]
    assert sum(imagined[card] for card in dear) < TIMES / 20
    cheap = [imagined[card] for card in range(3)]
    assert min(cheap) > TIMES / 10


def test_hands_are_drawn_from_the_cards_nobody_has_seen() -> None:
    """Three copies of a card lie open: the fourth is imagined in a hand a quarter as often as another card."""
    g = campaign()
    rng = Random(4)
    seen = view(g, 0)
    known = Counter(card for hand in seen.data["hands"] for card in (hand["cards"] or hand["shown"]))
    known.update(seen.data["program_discard"])
    known.update(seen.data["program_display"])
    for seat in range(g.seats):
        for topic in range(7):
            attitude = g.programs[seat * 7 + topic]
            if attitude:
                known[topic * 2 + (attitude < 0)] += 1
    left = {card: g.tables.program_copies - known[card] for card in range(14)}
    drawn = Counter(determinize(seen, rng, likely=False).hands[1][0] for _ in range(TIMES * 4))
    total = sum(left.values())
    for card, copies in left.items():
        expected = TIMES * 4 * copies / total
        assert abs(drawn[card] - expected) <= 4 * (expected**0.5) + 3, card
