"""The fifteen invariants of the 2019 edition (section 25 of its rules), written a second time from the rules.

`check` holds at every decision; a `Watch` follows a game and knows what has happened before. The fifteenth, secrecy,
has its own file.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from macher.rules import Event, Seen, deciders, scores, step_name
from macher.rules.e2019.actions import cards_of
from macher.rules.e2019.state import State
from macher.rules.events import (
    CoalitionFormed,
    DonationAccepted,
    DonationRejected,
    ElectionHeld,
    FinalScored,
    IncomePaid,
    MajorityWon,
    MediaBought,
    MediaOusted,
    NoCoalition,
    Overbid,
    PhaseBegan,
    PoliticianPaid,
    PollBought,
    PresenceMoved,
    RalliesBought,
    RoundBegan,
    SeveralReached,
    StartPlayerFound,
)
from macher.rules.parts.cabinet import FACE_DOWN, owner_of, politician_of, standing_of
from macher.rules.parts.lands import program_cards

# Face-up opinions in each round, in the order of the elections of the states in play (R19-16.3, R19-18.7).
FACE_UP: Final = {
    4: {1: [4, 3, 2, 1], 2: [4, 3, 2], 3: [4, 3], 4: [4]},
    7: {1: [4, 3, 2, 1], 2: [4, 3, 2, 2], 3: [4, 3, 3, 2], 4: [4, 4, 3, 3], 5: [4, 4]},
}
ELECTIONS: Final = {4: {1: [1], 2: [2], 3: [3], 4: [4]}, 7: {1: [1], 2: [2], 3: [3], 4: [4, 5], 5: [6, 7]}}
PROGRAM_STEPS: Final = ("program-source", "program-take", "program-swap", "program-keep")
MONEY_PHASE: Final = 11
VOTES_CONVERTED: Final = 10  # the first phase after 9a
CABINET_PHASES: Final = (5, 6)


def check(g: State) -> None:
    """Everything that holds at any decision, and when the game is over."""
    check_cards(g)
    check_numbers(g)
    check_lands(g)


def check_cards(g: State) -> None:
    """What must hold of hidden things too, in a state that a viewer only imagines."""
    check_program_cards(g)
    check_opinion_cards(g)
    check_polls(g)
    check_pieces(g)
    check_politicians(g)
    check_hands(g)


def program_zones(g: State) -> Counter[int]:
    """All program cards, wherever they are."""
    cards = Counter(g.program_deck) + Counter(g.program_discard) + Counter(g.program_display)
    for seat in range(g.seats):
        cards.update(program_cards(g, seat))
        cards.update(cards_of(g.laid[seat]))
        cards.update(g.hands[seat] + g.packs[seat] + g.picks[seat])
    return cards


def check_program_cards(g: State) -> None:
    """Invariants 1 and 7: 56 program cards, four of each kind; the topics of a program differ."""
    assert program_zones(g) == Counter(dict.fromkeys(range(14), 4))
    for seat in range(g.seats):
        size = len(program_cards(g, seat))
        assert size == (5 if g.round else size)
        assert all(attitude in (-1, 0, 1) for attitude in g.programs[seat * 7 : seat * 7 + 7])
        assert not Counter(g.shown[seat]) - Counter(g.hands[seat])


def check_opinion_cards(g: State) -> None:
    """Invariants 2 and 7: 42 opinions, three of each kind; the open topics of a state differ."""
    cards = Counter(g.opinion_deck) + Counter(g.opinion_discard)
    cards.update(card for card in range(14) if g.opinion_display[card])
    cards.update(card for card in g.opinions if card >= 0)
    assert cards == Counter(dict.fromkeys(range(14), 3))
    for land in range(4):
        open_topics = [g.opinions[at] >> 1 for at in range(land * 4, land * 4 + 4) if g.face_up[at]]
        assert len(set(open_topics)) == len(open_topics)


def check_polls(g: State) -> None:
    """Invariant 3: ten polls."""
    in_hand = [g.poll] if g.poll >= 0 else []
    assert sorted(g.poll_deck + g.poll_discard + in_hand) == list(range(10))
    assert g.poll_deck or in_hand, "a back lies on top whenever somebody may look"


def check_pieces(g: State) -> None:
    """Invariants 4, 5 and 6: rally cubes, media markers, double markers."""
    markers = 4 if g.config.variant == 4 else 5
    for seat in range(g.seats):
        cubes = g.rallies[seat :: g.seats]
        assert g.rally_supply[seat] + sum(cubes) == 20
        assert all(0 <= there <= 8 for there in cubes)
        media = g.media_supply[seat] + sum(g.media[seat :: g.seats]) + sum(g.presence[seat :: g.seats])
        assert media <= markers
        if g.options.media_markers_on_clear == "to_owner":
            assert media == markers
    assert min(g.rally_supply) >= 0
    assert min(g.media_supply) >= 0
    assert min(g.media) >= 0
    for land in range(4):
        assert sum(g.media[land * g.seats : (land + 1) * g.seats]) <= 5
        if g.doubled[land] >= 0:
            assert g.face_up[land * 4 + g.doubled[land]]
    assert g.double_pool + sum(slot >= 0 for slot in g.doubled) == 4
    assert g.double_pool >= 0


def check_numbers(g: State) -> None:
    """Invariants 8 and 14: nothing below nothing; money is what the ledger says."""
    for seat in range(g.seats):
        assert g.money[seat] == 30 + g.received[seat] - g.paid[seat]
    assert min(g.money) >= 0
    assert min(g.base) >= 0
    assert min(g.votes) >= 0
    assert all(0 <= space < len(g.scale) for space in g.trend)


def check_politicians(g: State) -> None:
    """Invariant 9: a politician is in one place only, at a state in phases 5 and 6 only, one a player and state."""
    cabinet = 0b11111 if g.config.variant == 4 else 0b11111111
    seen = [[politician for politician in range(8) if mask >> politician & 1] for mask in g.unused]
    for row in g.rows:
        owners = [owner_of(entry) for entry in row]
        assert len(set(owners)) == len(owners)
        for entry in row:
            seen[owner_of(entry)].append(politician_of(entry))
    for politicians in seen:
        assert len(set(politicians)) == len(politicians)
        assert all(cabinet >> politician & 1 for politician in politicians)
    if g.phase not in CABINET_PHASES:
        assert not any(g.rows)
    if g.phase == CABINET_PHASES[0]:
        assert all(standing_of(entry) == FACE_DOWN for row in g.rows for entry in row)


def check_hands(g: State) -> None:
    """Invariant 10: one hand card outside of setup and of a program change."""
    step = step_name(g)
    for seat in range(g.seats):
        size = len(g.hands[seat])
        if g.round == 0:
            together = size + len(g.packs[seat]) + len(g.picks[seat]) + len(cards_of(g.laid[seat]))
            laid_out = len(program_cards(g, seat))
            assert together + laid_out == (6 if step == "start-positions" else 7)
        elif step in PROGRAM_STEPS and deciders(g) == (seat,):
            assert 1 <= size <= 3
        else:
            assert size == 1
        if g.round:
            assert not g.packs[seat] + g.picks[seat]
            assert not g.laid[seat]


def check_lands(g: State) -> None:
    """Invariant 11: face-up opinions as the tables say; after 9a no cubes where there is an election."""
    in_play = sorted((g.election[land], land) for land in range(4) if g.card[land] >= 0)
    assert [land for _, land in in_play] == g.order
    if g.round:
        assert [sum(g.face_up[land * 4 : land * 4 + 4]) for _, land in in_play] == FACE_UP[g.config.variant][g.round]
        if g.phase >= VOTES_CONVERTED:
            for number, land in in_play:
                if number in ELECTIONS[g.config.variant][g.round]:
                    assert not any(g.rallies[land * g.seats : (land + 1) * g.seats])
    else:
        assert [sum(g.face_up[land * 4 : land * 4 + 4]) for _, land in in_play] == FACE_UP[4][1]
    for land in range(4):
        if g.card[land] < 0:
            there = slice(land * g.seats, (land + 1) * g.seats)
            assert not any(g.votes[there] + g.rallies[there] + g.media[there] + list(g.rows[land]))
            assert g.opinions[land * 4 : land * 4 + 4] == [-1] * 4


class Watch:
    """What must hold from one moment to the next, and over a whole game."""

    def __init__(self, g: State, opening: list[Seen]) -> None:
        self.money = [30] * g.seats
        self.votes: dict[tuple[int, int], int] = {}
        self.unused = g.unused[:]
        self.gone: list[set[int]] = [set() for _ in range(g.seats)]
        self.media = self.all_media(g)
        self.elections: list[int] = []
        self.winners: dict[int, int] = {}
        self.presence: Counter[int] = Counter()
        self.rounds = 0
        self.money_phases = 0
        self.donations: list[list[int]] = [[] for _ in range(g.seats)]
        self.final: list[FinalScored] = []
        self.after(g, opening)

    @staticmethod
    def all_media(g: State) -> list[int]:
        return [
            g.media_supply[seat] + sum(g.media[seat :: g.seats]) + sum(g.presence[seat :: g.seats])
            for seat in range(g.seats)
        ]

    def after(self, g: State, events: list[Seen]) -> None:
        """An action was carried out."""
        for _, event in events:
            self.count_money(event)
            self.count_elections(event)
        assert g.money == self.money, "the events tell every payment (invariant 14)"
        self.votes_stay(g)
        self.politicians_stay_away(g)
        now = self.all_media(g)
        assert all(left <= before for left, before in zip(now, self.media, strict=True))
        self.media = now

    def count_money(self, event: Event) -> None:
        """Invariant 14. Everything goes to or comes from the bank, but for the media markers of others."""
        money = self.money
        match event:
            case StartPlayerFound(seat, price) | MediaBought(seat, _, price) | RalliesBought(seat, _, _, price):
                money[seat] -= price
            case PoliticianPaid(seat, _, price) | PollBought(seat, _, price):
                money[seat] -= price
            case Overbid(seat, bid, all_of_it, _):
                assert bid > all_of_it == money[seat]
                money[seat] = 0
            case MediaOusted(seat, target, _, price, _):
                money[seat] -= price
                money[target] += price
            case IncomePaid(seat, points, base):
                money[seat] += points + base
            case DonationAccepted(seat, amount, _):
                money[seat] += amount
                self.donations[seat].append(amount)
            case DonationRejected(seat, amount, _):
                self.donations[seat].append(amount)

    def count_elections(self, event: Event) -> None:
        match event:
            case RoundBegan(number, _):
                self.rounds += 1
                assert number == self.rounds
            case PhaseBegan(phase) if phase == MONEY_PHASE:
                self.money_phases += 1
            case ElectionHeld(number, _, _, _):
                self.elections.append(number)
            case MajorityWon():
                self.winners[self.elections[-1]] = 1
            case SeveralReached(_, _, winners, _):
                self.winners[self.elections[-1]] = len(winners)
            case CoalitionFormed():
                self.winners[self.elections[-1]] = 2
            case NoCoalition():
                self.winners[self.elections[-1]] = 0
            case PresenceMoved():
                self.presence[self.elections[-1]] += 1
            case FinalScored():
                self.final.append(event)

    def votes_stay(self, g: State) -> None:
        """Invariant 8: votes never fall while a state is in play."""
        now = {
            (g.card[land], seat): g.votes[land * g.seats + seat]
            for land in range(4)
            if g.card[land] >= 0
            for seat in range(g.seats)
        }
        assert all(votes >= self.votes.get(place, 0) for place, votes in now.items())
        self.votes = now

    def politicians_stay_away(self, g: State) -> None:
        """Invariant 9: who has left the hand does not come back, who has left the game neither."""
        assert all(now & ~before == 0 for now, before in zip(g.unused, self.unused, strict=True))
        self.unused = g.unused[:]
        present = {(owner_of(entry), politician_of(entry)) for row in g.rows for entry in row}
        for seat in range(g.seats):
            assert not any((seat, politician) in present for politician in self.gone[seat])
            self.gone[seat].update(
                politician
                for politician in range(8)
                if not g.unused[seat] >> politician & 1 and (seat, politician) not in present
            )

    def at_the_end(self, g: State) -> None:
        """Invariants 12 and 13, and the final score."""
        elections = g.config.variant
        assert self.elections == list(range(1, elections + 1))
        assert g.held == elections
        assert self.rounds == (4 if elections == 4 else 5)
        assert self.money_phases == (3 if elections == 4 else 4)
        for seat in range(g.seats):
            assert sorted(self.donations[seat]) == [10, 20, 30]
        assert not any(g.donations)
        for number in range(1, elections + 1):
            self.one_election(g, number)
        totals = [score.total for score in scores(g)]
        assert [event.total for event in self.final] == totals
        for seat, event in enumerate(self.final):
            assert event.votes == sum(g.points[seat :: g.seats])
            assert event.bonus == sum(g.bonus[seat :: g.seats])
            assert event.base == g.base[seat]
            assert event.total == event.votes + event.bonus + event.media + event.base + event.cash

    def one_election(self, g: State, number: int) -> None:
        bonus = [points for points in g.bonus[(number - 1) * g.seats : number * g.seats] if points]
        assert bonus in ([12], [7, 7], [5]) or (len(bonus) >= 2 and set(bonus) == {10})
        spot = number - 1 + (3 if g.config.variant == 4 else 0)
        markers = g.presence[spot * g.seats : (spot + 1) * g.seats]
        assert all(marker in (0, 1) for marker in markers)
        assert sum(markers) == self.presence[number] <= self.winners[number] + 1
