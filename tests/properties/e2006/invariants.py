"""The invariants of the 2006 edition (section 15 of its rules), written a second time from the rules.

`check` holds at every decision; a `Watch` follows a game and knows what has happened before. Secrecy, I06-12, has its
own file.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from macher.rules import Event, Seen, deciders, scores, step_name
from macher.rules.e2006.state import State
from macher.rules.events import (
    DonationAccepted,
    DonationRejected,
    ElectionHeld,
    ElectionWon,
    FinalCounted,
    IncomePaid,
    MediaBought,
    MediaOusted,
    NationalPlaced,
    NationalReplaced,
    NationalSecured,
    NoWinner,
    PactMade,
    PoliticianPaid,
    PollBought,
    PollsReshuffled,
    PresenceMoved,
    RalliesBought,
    RoundBegan,
    StartBidWon,
)
from macher.rules.parts.cabinet import FACE_DOWN, owner_of, politician_of, standing_of
from macher.rules.parts.lands import program_cards

# Face-up opinions at the start of each round, in ascending state order (R06-6.0-3, R06-8-6).
FACE_UP: Final = {
    7: {1: [4, 3, 2, 1], 2: [4, 3, 2, 1], 3: [4, 3, 2, 1], 4: [4, 3, 2, 2], 5: [4, 3, 3], 6: [4, 4], 7: [4]},
    5: {1: [4, 3, 2, 1], 2: [4, 3, 2, 2], 3: [4, 3, 3], 4: [4, 4], 5: [4]},
}
# Cards in the opinion deck at the start of each round (I06-13).
OPINION_DECK: Final = {
    7: {1: 20, 2: 16, 3: 12, 4: 8, 5: 8, 6: 8, 7: 8},
    5: {1: 20, 2: 16, 3: 16, 4: 16, 5: 16},
}
POLLS: Final = {7: 20, 5: 10}
CABINET_CARDS: Final = {7: 0b1111111, 5: 0b0111111}
CONTRIBUTIONS: Final = {7: [10, 20, 30, 40, 50], 5: [10, 20, 30, 40]}
PAYOUTS: Final = {7: (1, 3, 5), 5: (1, 3)}
RESHUFFLE: Final = {7: 6, 5: 3}
START_MONEY: Final = 25
MEDIA_PRICE: Final = 4
CABINET_PHASE, COALITION_PHASE, WINNER_PHASE, NEXT_ROUND_PHASE = 3, 4, 10, 13


def check(g: State) -> None:
    """Everything that holds at any decision, and when the game is over."""
    check_cards(g)
    check_numbers(g)
    check_lands(g)
    check_coalitions(g)


def check_cards(g: State) -> None:
    """What must hold of hidden things too, in a state that a viewer only imagines."""
    check_policy_cards(g)
    check_opinion_cards(g)
    check_polls(g)
    check_pieces(g)
    check_cabinets(g)
    check_contributions(g)


def check_policy_cards(g: State) -> None:
    """I06-03, I06-05: 56 policy cards, four of each kind; five different issues in a platform; hands of 2 or 3."""
    cards = Counter(g.program_deck) + Counter(g.program_discard)
    for seat in range(g.seats):
        platform = program_cards(g, seat)
        assert len(platform) == len({card >> 1 for card in platform}) == 5
        cards.update(platform)
        cards.update(g.hands[seat])
        redrawing = step_name(g) == "policy-redraw" and deciders(g) == (seat,)
        assert (1 if redrawing else 2) <= len(g.hands[seat]) <= 3
    assert cards == Counter(dict.fromkeys(range(14), 4))


def check_opinion_cards(g: State) -> None:
    """I06-02, I06-05, I06-13: 42 opinions, three of each kind, six in the pool; open issues of a board differ."""
    cards = Counter(g.opinion_deck) + Counter(g.opinion_discard)
    cards.update({card: count for card, count in enumerate(g.opinion_display) if count})
    cards.update(card for card in g.opinions if card >= 0)
    cards.update(card for card in g.national if card >= 0)
    cards.update(card for card, secured in zip(g.national, g.secured, strict=True) if secured)
    assert cards == Counter(dict.fromkeys(range(14), 3))
    assert sum(g.opinion_display) == 6
    assert min(g.opinion_display) >= 0
    assert g.opinion_deck, "the deck is never empty"
    for land in range(4):
        open_issues = [g.opinions[at] >> 1 for at in range(land * 4, land * 4 + 4) if g.face_up[at]]
        assert len(set(open_issues)) == len(open_issues)
    filled = [card for card in g.national if card >= 0]
    assert g.national == filled + [-1] * (5 - len(filled)), "filled spaces form a prefix"
    assert len({card >> 1 for card in filled}) == len(filled)
    assert all(secured in (0, 1) and (card >= 0 or not secured) for card, secured in zip_national(g))


def zip_national(g: State) -> list[tuple[int, int]]:
    return list(zip(g.national, g.secured, strict=True))


def check_polls(g: State) -> None:
    """I06-04: twenty polls, ten in the short game; one at each state that waits for its auction."""
    lying = [poll for poll in g.poll_at if poll >= 0]
    in_hand = [g.poll] if g.poll >= 0 else []
    polls = sorted(g.poll_deck + g.poll_discard + lying + in_hand)
    assert len(polls) == len(set(polls)) == POLLS[g.config.variant]
    if g.config.variant == 5:
        assert not any(g.tables.polls[poll].long_game_only for poll in polls)
    assert not any(g.poll_known[poll] for poll in g.poll_deck + lying), "nobody knows a poll before its auction"
    if step_name(g) not in ("poll-bid", "poll-use", "poll-results"):
        assert not lying + in_hand
    if in_hand:
        assert g.poll_known[g.poll] >> g.turn & 1


def check_pieces(g: State) -> None:
    """I06-01, I06-07: meeting markers, media markers, coalition tiles, key tiles."""
    for seat in range(g.seats):
        assert g.rally_supply[seat] + sum(g.rallies[seat :: g.seats]) == 18
        assert g.media_supply[seat] + sum(g.media[seat :: g.seats]) + sum(g.presence[seat :: g.seats]) == 5
        assert g.tile_supply[seat] + sum(g.tiles[seat :: g.seats]) == 4
    assert min(g.rally_supply + g.media_supply + g.tile_supply + g.media + g.presence) >= 0
    assert set(g.tiles) <= {0, 1}
    assert g.double_pool + sum(slot >= 0 for slot in g.doubled) == 4
    assert g.double_pool >= 0
    assert all(slot < 0 or g.face_up[land * 4 + slot] for land, slot in enumerate(g.doubled))


def check_cabinets(g: State) -> None:
    """R06-6.2.3-1, R06-6.2.3-2, R06-6.2.3-12: a card is in one place, one a player and state, and can be paid."""
    seen = [[card for card in range(8) if mask >> card & 1] for mask in g.unused]
    cost = [0] * g.seats
    for row in g.rows:
        owners = [owner_of(entry) for entry in row]
        assert len(set(owners)) == len(owners)
        for entry in row:
            seen[owner_of(entry)].append(politician_of(entry))
            if standing_of(entry) == FACE_DOWN:
                cost[owner_of(entry)] += g.tables.cabinet[politician_of(entry)].cost
    for cards in seen:
        assert len(set(cards)) == len(cards)
        assert all(CABINET_CARDS[g.config.variant] >> card & 1 for card in cards)
    assert all(price <= money for price, money in zip(cost, g.money, strict=True))
    assert g.phase == CABINET_PHASE or not any(g.rows)


def check_contributions(g: State) -> None:
    """R06-6.4.2-1, R06-6.4.2-5: who has played a card does not have it any more."""
    amounts = [card.amount for card in g.tables.contributions]
    for seat in range(g.seats):
        left = [amounts[card] for card in range(8) if g.donations[seat] >> card & 1]
        assert set(left) <= set(CONTRIBUTIONS[g.config.variant])
        played = g.contribution[seat]
        if played >= 0:
            assert step_name(g) == "contribution"
            assert amounts[played >> 1] not in left
            assert amounts[played >> 1] in CONTRIBUTIONS[g.config.variant]


def check_numbers(g: State) -> None:
    """I06-06, I06-10, R06-0-11: ranges; money is what the ledger says; markers with votes lie in stacks."""
    for seat in range(g.seats):
        assert g.money[seat] == START_MONEY + g.received[seat] - g.paid[seat]
    assert min(g.money) >= 0
    assert g.scale == (-3, -2, -1, 0, 1, 2, 3)
    assert all(0 <= space < 7 for space in g.trend)
    assert all(0 <= votes <= 50 for votes in g.votes)
    assert all(0 <= meetings <= 10 for meetings in g.rallies)
    assert all(0 <= members <= (80 if g.options.membership_cap == "80" else members) for members in g.base)
    arrivals = [arrival for arrival in g.arrival if arrival]
    assert len(set(arrivals)) == len(arrivals)
    assert max(arrivals, default=0) <= g.arrivals
    assert all((votes > 0) == (arrival > 0) for votes, arrival in zip(g.votes, g.arrival, strict=True))


def boards_of(g: State) -> int:
    """The round whose boards lie there: after the next-round set-up it is that of the next one."""
    last = g.round == g.config.variant
    return max(1, g.round + (g.phase >= NEXT_ROUND_PHASE and not last))


def check_lands(g: State) -> None:
    """R06-0-2, R06-6.0-2, R06-6.0-3, I06-13: boards in play, and the opinions on them."""
    now = boards_of(g)
    in_play = sorted((g.election[land], land) for land in range(4) if g.card[land] >= 0)
    assert [land for _, land in in_play] == g.order
    assert [number for number, _ in in_play] == list(range(now, min(g.config.variant, now + 3) + 1))
    assert all(land == (number - 1) % 4 for number, land in in_play)
    up = [sum(g.face_up[land * 4 : land * 4 + 4]) for _, land in in_play]
    expected = FACE_UP[g.config.variant][now]
    if WINNER_PHASE <= g.phase < NEXT_ROUND_PHASE or g.round == g.config.variant:
        assert 2 <= up[0] <= expected[0], "winners take opinions of the current state"
        assert up[1:] == expected[1:]
    else:
        assert up == expected
        assert all(g.opinions[land * 4 + slot] >= 0 for _, land in in_play for slot in range(4))
    for land in range(4):
        if g.card[land] < 0:
            there = slice(land * g.seats, (land + 1) * g.seats)
            assert not any(g.votes[there] + g.rallies[there] + g.media[there] + g.tiles[there] + g.arrival[there])
            assert not g.rows[land]
            assert g.opinions[land * 4 : land * 4 + 4] == [-1] * 4
            assert g.poll_at[land] == g.doubled[land] == -1


def check_coalitions(g: State) -> None:
    """I06-09, I06-11: pairs in the current state only, never in the last one; one holder of media and of a majority."""
    paired = [seat for seat in range(g.seats) if g.partner[seat] >= 0]
    for seat in paired:
        assert g.partner[g.partner[seat]] == seat != g.partner[seat]
        assert g.tiles[g.order[0] * g.seats + seat] == 1
    if paired:
        assert COALITION_PHASE <= g.phase < NEXT_ROUND_PHASE
        assert g.round < g.config.variant
    for land in g.order:
        there = slice(land * g.seats, (land + 1) * g.seats)
        assert sum(2 * votes > sum(g.votes[there]) for votes in g.votes[there]) <= 1
        if g.election[land] == g.config.variant:
            assert not any(g.tiles[there])
        if land == g.order[0] and COALITION_PHASE < g.phase < NEXT_ROUND_PHASE:
            assert [seat for seat in range(g.seats) if g.tiles[there][seat]] == paired


class Watch:
    """What must hold from one moment to the next, and over a whole game."""

    def __init__(self, g: State, opening: list[Seen]) -> None:
        self.money = [START_MONEY] * g.seats
        self.votes: dict[tuple[int, int], int] = {}
        self.media: dict[int, int] = {}
        self.presence = g.presence[:]
        self.unused = g.unused[:]
        self.elections: list[int] = []
        self.pays: list[int] = []
        self.rounds: list[int] = []
        self.reshuffles: list[int] = []
        self.pacts: list[tuple[int, int]] = []
        self.results: list[tuple[int, bool]] = []  # winners, and whether by a nose
        self.opinions: Counter[int] = Counter()
        self.markers: Counter[int] = Counter()
        self.gifts: list[list[int]] = [[] for _ in range(g.seats)]
        self.rescued = False
        self.final: list[FinalCounted] = []
        self.after(g, opening)

    def after(self, g: State, events: list[Seen]) -> None:
        """An action was carried out."""
        for _, event in events:
            self.count_money(event)
            self.count_rounds(event)
        assert g.money == self.money, "the events tell every payment, when it is made (I06-10)"
        self.votes_stay(g)
        self.media_stay(g)
        self.deck_is_full(g)
        assert all(now & ~before == 0 for now, before in zip(g.unused, self.unused, strict=True))
        self.unused = g.unused[:]

    def count_money(self, event: Event) -> None:
        """I06-10. Everything goes to or comes from the bank, but for the media markers of others."""
        money = self.money
        match event:
            case StartBidWon(seat, price) | MediaBought(seat, _, price) | RalliesBought(seat, _, _, price):
                money[seat] -= price
            case PoliticianPaid(seat, _, price) | PollBought(seat, _, price):
                money[seat] -= price
            case MediaOusted(seat, target, _, price, replaced, bank):
                assert price == MEDIA_PRICE
                assert bank == (MEDIA_PRICE if replaced else 0)
                money[seat] -= price + bank
                money[target] += price
            case IncomePaid(seat, points, members):
                assert members == 0 or self.rounds[-1] in (1, 3, 5)
                money[seat] += points + members
                self.pays.append(self.rounds[-1])
            case DonationAccepted(seat, amount, _):
                money[seat] += amount
                self.gifts[seat].append(amount)
            case DonationRejected(seat, amount, _):
                self.gifts[seat].append(amount)

    def count_rounds(self, event: Event) -> None:
        match event:
            case RoundBegan(number, _):
                self.rounds.append(number)
            case PollsReshuffled():
                self.reshuffles.append(self.rounds[-1])
            case ElectionHeld(number, _, _, _):
                self.elections.append(number)
            case PactMade(seat, partner, _, agreement):
                assert agreement >= 2
                self.pacts.append((seat, partner))
            case ElectionWon(seats, _, nose):
                self.results.append((len(seats), nose))
            case NoWinner():
                self.results.append((0, False))
            case NationalPlaced() | NationalSecured() | NationalReplaced():
                self.opinions[self.elections[-1]] += 1
            case PresenceMoved():
                self.markers[self.elections[-1]] += 1
            case FinalCounted():
                self.final.append(event)

    def votes_stay(self, g: State) -> None:
        """Votes never fall while a state is in play."""
        now = {(g.card[land], seat): g.votes[land * g.seats + seat] for land in g.order for seat in range(g.seats)}
        assert all(votes >= self.votes.get(place, 0) for place, votes in now.items())
        self.votes = now

    def media_stay(self, g: State) -> None:
        """I06-08, I06-11: no phase raises a count above five; an overfull state stays so; national markers stay."""
        there = {g.card[land]: sum(g.media[land * g.seats : (land + 1) * g.seats]) for land in g.order if g.round}
        for state, count in there.items():
            before = self.media.get(state, count if self.rounds[-1:] == [1] else 0)
            assert count <= max(5, before)
            if g.card[g.order[0]] != state and g.options.media_swap_remove_only == "false":
                assert count >= before
        self.media = there
        assert all(now >= before for now, before in zip(g.presence, self.presence, strict=True))
        self.presence = g.presence[:]

    def deck_is_full(self, g: State) -> None:
        """I06-13. A rescue shuffle (G06-54) brings the discards back."""
        expected = OPINION_DECK[g.config.variant][boards_of(g)]
        if len(g.opinion_deck) != expected:
            self.rescued = True
            assert len(g.opinion_deck) > expected
        if not self.rescued:
            assert len(g.opinion_deck) == expected

    def at_the_end(self, g: State) -> None:
        """R06-6.0-1, R06-6.2.7-11, R06-6.3.5-3, R06-6.4.2, R06-7: the course of a whole game, and its score."""
        rounds = g.config.variant
        assert self.rounds == self.elections == list(range(1, rounds + 1))
        assert g.held == rounds
        assert self.pays == [number for number in range(1, rounds) for _ in range(g.seats)]
        assert self.reshuffles == [RESHUFFLE[rounds]]
        for seat in range(g.seats):
            if g.options.contribution_optional == "false":
                assert sorted(self.gifts[seat]) == CONTRIBUTIONS[rounds]
            assert len(set(self.gifts[seat])) == len(self.gifts[seat])
        for number, (winners, nose) in enumerate(self.results, start=1):
            assert self.opinions[number] <= (0 if winners == 0 else 1 if nose and winners == 1 else 2)
            if g.options.nose_losers == "directly_below":
                assert self.markers[number] <= winners + (nose and winners == 1)
        assert len(self.results) == rounds
        totals = [score.total for score in scores(g)]
        assert [event.total for event in self.final] == totals
        for seat, event in enumerate(self.final):
            self.one_score(g, seat, event)

    def one_score(self, g: State, seat: int, event: FinalCounted) -> None:
        """R06-7.1-1 to R06-7.4-2, counted once more."""
        matches = [space for space in range(5) if g.national[space] in program_cards(g, seat)]
        assert event.seats == sum(g.points[seat :: g.seats])
        assert event.media == sum(g.tables.national_media[at] * g.presence[at * g.seats + seat] for at in range(7))
        assert event.members == g.base[seat]
        assert event.lead in (0, 3, 4, 5, 6, 8, 10)
        assert event.opinions == sum(g.tables.national_points[space] for space in matches)
        assert event.secured == 5 * sum(g.secured[space] for space in matches)
        parts = (event.seats, event.media, event.members, event.lead, event.opinions, event.secured)
        assert event.total == sum(parts)
