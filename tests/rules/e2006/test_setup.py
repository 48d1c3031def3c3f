"""Setup: players' material and boards (R06-5)."""

from __future__ import annotations

from collections import Counter

import pytest

from macher.rules import deciders, events_for, setup_told, step_name
from macher.rules.e2006.setup import deal_platforms
from macher.rules.events import CardsDrawn, CardsDrawnUnseen, GameBegan, OpinionReplaced, OpinionTurned, ProgramRevealed
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import LANDS, SLOTS, TOPIC_COUNT
from macher.rules.parts.game import Game
from tests.rules.e2006.positions import (
    card,
    cards,
    config,
    platform,
    pool,
    popularity,
    round_of,
    see,
    table,
    table_told,
    tables,
)
from tests.rules.factories import open_opinions, party, purse, there, told

SEEDS = range(12)
OTHERS = "+ter +gen +eco +tax +nuc +ter +gen +eco +tax +nuc"  # the platforms of two more players, without conflicts


def stacked(monkeypatch: pytest.MonkeyPatch, *cards_from_top: int) -> None:
    """The first shuffle puts these cards on top of the deck, the next one first; everything else stays in order."""

    def shuffle(self: Game, deck: list[int]) -> list[int]:
        self.chances += 1
        if self.chances > 1:
            return deck[:]
        rest = deck[:]
        for one in cards_from_top:
            rest.remove(one)
        return rest + list(reversed(cards_from_top))

    monkeypatch.setattr(Game, "shuffle", shuffle)


# --- players' material -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("variant", "cabinet", "gifts"), [(7, 7, 5), (5, 6, 4)])
def test_what_each_player_takes(seats: int, variant: int, cabinet: int, gifts: int) -> None:
    """R06-5.1-1: 18 meeting and 5 media markers, 7 cabinet and 5 contribution cards, 4 coalition tiles, 25,000.

    In the short game one cabinet and one contribution card less (R06-8-1).
    """
    g = table(seats, variant)
    seen = see(g)
    for seat in range(seats):
        on_boards = sum(seen["rallies"][land * seats + seat] for land in range(LANDS))
        assert seen["rally_supply"][seat] + on_boards == 18
        assert purse(g, seat) == 25
    assert seen["media_supply"] == [5] * seats
    assert seen["tile_supply"] == [4] * seats
    assert [mask.bit_count() for mask in seen["cabinet"]] == [cabinet] * seats
    assert [mask.bit_count() for mask in seen["contributions"]] == [gifts] * seats
    assert (seen["paid"], seen["received"]) == ([0] * seats, [0] * seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_platforms_show_five_different_issues(seats: int) -> None:
    """R06-5.1-2: five cards face up, of five issues; everybody sees them, player by player in seat order (G06-02)."""
    for seed in SEEDS:
        g, events = table_told(seats, seed=seed)
        shown = told(events, ProgramRevealed)
        assert [one.seat for one in shown] == list(range(seats))
        for seat in range(seats):
            assert len({one >> 1 for one in platform(g, seat)}) == len(platform(g, seat)) == 5
            assert set(shown[seat].cards) == platform(g, seat)


def test_a_dealt_card_of_the_same_issue_goes_to_the_bottom(monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-5.1-2, TV06-01: wages+ lies there, wages- comes: to the bottom of the deck, another card is dealt."""
    stacked(monkeypatch, *cards(f"+wag -wag +ter +gen +eco +tax {OTHERS}"))
    g = table(3)
    assert platform(g, 0) == set(cards("+wag +ter +gen +eco +tax"))
    assert g.program_deck[0] == card("-wag")  # nobody has drawn so far down
    assert see(g)["program_deck"] == 32


def test_an_identical_card_goes_to_the_bottom_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-5.1-2, TV06-01: identical or contradictory, as often as it takes; the platform grows by other issues only."""
    stacked(monkeypatch, *cards(f"+wag -wag +wag -wag +ter -ter +gen +eco +tax {OTHERS}"))
    g = table(3)
    assert platform(g, 0) == set(cards("+wag +ter +gen +eco +tax"))
    assert g.program_deck[:4] == list(reversed(cards("-wag +wag -wag -ter")))


def test_conflicts_are_checked_within_one_platform_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-5.1-2: the next player may get the very issues of the first one."""
    stacked(monkeypatch, *cards("+wag +ter +gen +eco +tax +wag -ter +gen -eco +tax"))
    g = table(3)
    assert platform(g, 1) == set(cards("+wag -ter +gen -eco +tax"))


def test_hands_of_three(monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-5.1-3: after all platforms three cards face down to each player, without a look at conflicts."""
    hands = ("+wag -wag -wag", "+ter -ter +eco", "-eco -eco +tax")
    stacked(monkeypatch, *cards(" ".join(("+wag +ter +gen +eco +tax", OTHERS, *hands))))
    g = table(3)
    assert [see(g, seat)["hands"][seat]["cards"] for seat in range(3)] == [sorted(cards(hand)) for hand in hands]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_hands_are_secret(seats: int) -> None:
    """R06-5.1-3: everybody sees three cards in each hand, and knows only the own ones."""
    g = table(seats)
    for viewer in (None, *range(seats)):
        for seat, hand in enumerate(see(g, viewer)["hands"]):
            assert (hand["size"], hand["shown"]) == (3, [])
            assert hand["cards"] == (sorted(g.hands[seat]) if seat == viewer else None)


@pytest.mark.parametrize(("seats", "left"), [(3, 32), (4, 24), (5, 16)])
def test_counts_after_setup(seats: int, left: int) -> None:
    """R06-5.1-4, R06-5.2-5, R06-5.2-9, TV06-02: what is left in the decks, and what everybody has."""
    g = table(seats)
    seen = see(g)
    assert (seen["program_deck"], seen["program_discard"]) == (left, [])
    assert (seen["opinion_deck"], seen["opinion_discard"]) == (20, [])
    assert len(pool(g)) == 6
    assert len(seen["opinions"]) == 16
    assert NONE not in seen["opinions"]
    assert seen["state_stack"] == 12
    assert seen["poll_deck"] == 20
    assert seen["rally_supply"] == [14] * seats
    assert seen["base"] == [5] * seats
    assert [purse(g, seat) for seat in range(seats)] == [25] * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_policy_cards_are_somewhere(seats: int) -> None:
    """R06-5.1-4: platforms, hands and deck are the 56 cards, four of each; the rest was shuffled anew."""
    g = table(seats)
    dealt = [one for seat in range(seats) for one in (*platform(g, seat), *g.hands[seat])]
    assert Counter(dealt + g.program_deck) == dict.fromkeys(range(14), 4)


def test_the_rest_of_the_policy_cards_is_shuffled_after_dealing() -> None:
    """R06-5.1-4, R06-5.1-2: the deck is shuffled before dealing, and what is left once more."""
    g = table()
    g.programs = [0] * (g.seats * TOPIC_COUNT)
    g.hands = [()] * g.seats
    before = g.chances
    deal_platforms(g)
    assert g.chances == before + 2


# --- boards ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("variant", [7, 5])
def test_the_ring_of_boards(variant: int) -> None:
    """R06-5.2-1: four boards vote in their order, clockwise; the payout boards 1 and 3 lie opposite (G06-03)."""
    g = table(variant=variant)
    seen = see(g)
    assert seen["order"] == [0, 1, 2, 3]
    assert seen["election"] == [1, 2, 3, 4]
    payout_boards = {(number - 1) % LANDS for number in tables().payout_rounds}
    assert payout_boards == {0, 2}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_party_markers_on_the_boards(seats: int) -> None:
    """R06-5.2-2: popularity 0, votes 0 and one meeting marker of each party everywhere: 18 become 14."""
    g = table(seats)
    for land in range(LANDS):
        assert popularity(g, land) == (0,) * seats
        assert there(g, "votes", land) == (0,) * seats
        assert there(g, "rallies", land) == (1,) * seats
        assert there(g, "media", land) == there(g, "tiles", land) == (0,) * seats
    assert see(g)["rally_supply"] == [14] * seats


def test_a_state_on_each_board() -> None:
    """R06-5.2-3: four different states, open, the first one votes first; twelve more nobody knows."""
    drawn: Counter[int] = Counter()
    for seed in range(40):
        g, events = table_told(3, seed=seed)
        states = see(g)["card"]
        assert told(events, GameBegan) == [GameBegan(tuple(states))]
        assert see(g)["calendar"] == states
        assert sorted(states + g.state_stack) == list(range(16))
        assert see(g, 0)["state_stack"] == see(g)["state_stack"] == 12
        drawn.update(states)
    assert len(drawn) == 16


@pytest.mark.parametrize("variant", [7, 5])
def test_opinions_on_the_boards(variant: int) -> None:
    """R06-5.2-4: four to each board: 4/0, 3/1, 2/2, 1/3 face up and down, in the order of the boards."""
    for seed in SEEDS:
        g, events = table_told(variant=variant, seed=seed)
        assert [len(open_opinions(g, land)) for land in range(LANDS)] == [4, 3, 2, 1]
        laid = [g.card.index(one.state) for one in told(events, OpinionTurned)]
        assert laid == [0] * 4 + [1] * 3 + [2] * 2 + [3]


def test_face_up_opinions_of_a_board_have_different_issues() -> None:
    """R06-5.2-4: a card of an open issue goes to the bottom of the deck, none is lost; another one is dealt."""
    redealt: list[OpinionReplaced] = []
    for seed in SEEDS:
        g, events = table_told(seed=seed)
        for land in range(LANDS):
            issues = [one >> 1 for one in open_opinions(g, land)]
            assert len(issues) == len(set(issues))
        for at, event in enumerate(events):
            if isinstance(event, OpinionReplaced):
                before = [one for one in told(events[:at], OpinionTurned) if one.state == event.state]
                assert event.card >> 1 in {one.card >> 1 for one in before}
                redealt.append(event)
        everywhere = Counter(g.opinions + g.opinion_deck + pool(g))
        assert everywhere == dict.fromkeys(range(14), 3)
    assert redealt


def test_face_down_opinions_are_unknown_and_unchecked() -> None:
    """R06-5.2-4: nobody sees them; in some game one has the issue of an open card."""
    same_issue = 0
    for seed in SEEDS:
        g = table(seed=seed)
        for viewer in (None, *range(g.seats)):
            seen = see(g, viewer)["opinions"]
            assert [one is None for one in seen] == [not up for up in g.face_up]
        for land in (1, 2, 3):
            issues = [one >> 1 for one in open_opinions(g, land)]
            down = g.opinions[land * SLOTS + len(issues) : (land + 1) * SLOTS]
            same_issue += sum(one >> 1 in issues for one in down)
    assert same_issue


def test_the_opinion_deck_is_shuffled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-5.2-5: what is left after the boards, 26 cards, is shuffled, and the pool is turned up from it."""
    sizes = []
    shuffle = Game.shuffle

    def noted(self: Game, deck: list[int]) -> list[int]:
        sizes.append(len(deck))
        return shuffle(self, deck)

    monkeypatch.setattr(Game, "shuffle", noted)
    table(3)
    # policies, policies left, states, opinions, opinions left, polls (E06-01 to E06-04)
    assert sizes == [56, 32, 16, 42, 26, 20]


@pytest.mark.parametrize(("variant", "last"), [(7, 7), (5, 5)])
def test_tiles_wait_on_the_organisation_board(variant: int, last: int) -> None:
    """R06-5.2-6: four key tiles beside the boards; the no-coalition tile comes with the last state only."""
    g = table(variant=variant)
    seen = see(g)
    assert (seen["double_pool"], seen["doubled"]) == (4, [NONE] * LANDS)
    assert last not in seen["election"]
    assert last in see(round_of(g, last - 3))["election"]


@pytest.mark.parametrize(("variant", "rounds"), [(7, (1, 3, 5)), (5, (1, 3))])
def test_payout_tiles(variant: int, rounds: tuple[int, ...]) -> None:
    """R06-5.2-6: members are paid for in the rounds of the payout tiles, on boards 1 and 3."""
    from macher.rules.e2006.phase10_end_of_round import payout_rounds

    g = table(variant=variant)
    assert payout_rounds(g) == rounds
    assert [g.election[(number - 1) % LANDS] for number in (1, 3)] == [1, 3]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_membership_starts_on_five(seats: int) -> None:
    """R06-5.2-7: every party has 5 members."""
    assert see(table(seats))["base"] == [5] * seats


@pytest.mark.parametrize(("variant", "polls"), [(7, 20), (5, 10)])
def test_polls_lie_face_down(variant: int, polls: int) -> None:
    """R06-5.2-8: all poll cards in one pile, unknown to everybody; in the short game ten of them (R06-8-1)."""
    orders = set()
    for seed in SEEDS:
        g = table(variant=variant, seed=seed)
        assert len(set(g.poll_deck)) == see(g, 0)["poll_deck"] == polls
        assert not any(g.poll_known)
        assert see(g)["poll_at"] == [False] * LANDS
        orders.add(tuple(g.poll_deck))
    assert len(orders) == len(SEEDS)


def test_the_exchange_pool() -> None:
    """R06-5.2-9: six open cards; the same card or its opposite may lie there more than once (G06-09)."""
    identical = contradictory = 0
    for seed in SEEDS:
        g = table(seed=seed)
        assert len(pool(g)) == 6
        assert pool(g) == [one for one, count in enumerate(see(g, 0)["opinion_display"]) for _ in range(count)]
        identical += len(pool(g)) - len(set(pool(g)))
        contradictory += sum(one ^ 1 in pool(g) for one in pool(g))
    assert identical
    assert contradictory


# --- the whole -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("variant", [7, 5])
def test_then_everybody_fills_in_the_sheet(seats: int, variant: int) -> None:
    """R06-5.1-1, R06-6.1-1: nothing is decided in setup; the first question is the sheet, to all at once."""
    g = table(seats, variant)
    assert (step_name(g), deciders(g)) == ("preliminary", tuple(range(seats)))
    assert (see(g)["round"], see(g)["phase"]) == (0, 0)


def test_the_same_seed_lays_out_the_same_table() -> None:
    """R06-5.1-2, R06-5.2-3: the shuffles come from the seed alone, in a fixed order."""
    assert see(table(seed="a")) == see(table(seed="a"))
    assert see(table(seed="a")) != see(table(seed="b"))


def test_parties_sit_as_they_were_named() -> None:
    """R06-5.1-1, R06-1-9: each player takes the party that was chosen; seats go clockwise in that order."""
    g = table(3, parties=("fdp", "linke", "cdu"))
    assert see(g)["parties"] == [party("fdp"), party("linke"), party("cdu")]


HAND = (CardsDrawn, CardsDrawnUnseen)


def test_everybody_sees_the_same_setup() -> None:
    """R06-5.2-4, R06-5.1-3, R06-5.1-4: only a hand is for its owner alone, and nothing shows a hidden card."""
    g, events = setup_told(config(), 3)
    assert told(events_for(events, None), CardsDrawnUnseen) == [CardsDrawnUnseen(seat, 3) for seat in range(4)]
    for seat in (0, 1, 2, 3):
        seen = events_for(events, seat)
        assert told(seen, CardsDrawn) == [CardsDrawn(seat, g.hands[seat])]
        assert [one for one in seen if not isinstance(one, HAND)] == [
            one for one in events_for(events, None) if not isinstance(one, HAND)
        ]
    shown = [one.card for one in told(events_for(events, None), OpinionTurned)]
    assert sorted(shown) == sorted(one for one in see_open(g.opinions, g.face_up))


def see_open(opinions: list[int], face_up: list[int]) -> list[int]:
    return [one for one, up in zip(opinions, face_up, strict=True) if up]
