"""Setup, steps A to J (R19-3)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import comb, factorial

import pytest

from macher.reference import rule, rule_ids
from macher.rules import configure, deciders, legal, setup, setup_told, step_name, view
from macher.rules.e2019.actions import BLOCK, CARDS, card_set, cards_of
from macher.rules.e2019.codes import NEXT_ROUND
from macher.rules.e2019.state import State
from macher.rules.events import (
    CardsDrawn,
    CardsDrawnUnseen,
    OpinionReplaced,
    OpinionTurned,
    PackPassed,
    ProgramRevealed,
    StartBidsTied,
    StartBlockRevealed,
    TopicsMissing,
)
from macher.rules.parts.codes import BID, CARD, LANDS, PLACE, SLOTS, TAKE_BACK
from tests.rules.factories import (
    SEATS,
    at,
    do,
    open_opinions,
    purse,
    refused,
    seal,
    state_index,
    there,
    told,
    trends,
    unfold,
    until,
)
from tests.rules.positions import campaign, card, cards, config, hold, lay_opinions, ready, see, table, tables


def program_cards_in_the_game(g: State) -> Counter[int]:
    """All program cards, wherever they are."""
    laid = [one for seat in range(g.seats) for one in cards_of(g.laid[seat])]
    zones = [*g.hands, *g.packs, *g.picks, g.program_deck, g.program_discard, g.program_display, laid]
    for seat in range(g.seats):
        attitudes = g.programs[seat * 7 : (seat + 1) * 7]
        zones.append([topic * 2 + (attitude < 0) for topic, attitude in enumerate(attitudes) if attitude])
    return Counter(one for zone in zones for one in zone)


ALL_PROGRAM_CARDS = Counter(dict.fromkeys(range(14), 4))


def lay(text: str) -> int:
    """The choice of these program cards."""
    return CARDS + card_set(cards(text))


# --- A to C: length, boards, states ----------------------------------------------------------------------------------
@pytest.mark.parametrize(("variant", "politicians", "media"), [(4, 5, 4), (7, 8, 5)])
def test_the_length_decides_about_material(variant: int, politicians: int, media: int) -> None:
    """R19-3.1, O19-16: the short game is without three politicians and one media marker of each player."""
    seen = see(table(variant=variant))
    assert [mask.bit_count() for mask in seen["cabinet"]] == [politicians] * 4
    assert seen["media_supply"] == [media] * 4
    assert seen["variant"] == variant


def test_the_short_game_keeps_the_politicians_with_the_symbol() -> None:
    """R19-3.1: backbencher, vice, spokes, secretary and leader."""
    mask = see(table())["cabinet"][0]
    names = [one.id for at, one in enumerate(tables().politicians) if mask >> at & 1]
    assert names == ["backbencher", "vice", "spokes", "secretary", "leader"]


def test_four_boards() -> None:
    """R19-3.2: four state boards, each with a state card, four opinions and a place for every party."""
    seen = see(table(5))
    assert (len(seen["card"]), len(seen["opinions"]), len(seen["votes"])) == (LANDS, LANDS * SLOTS, LANDS * 5)
    assert sorted(seen["order"]) == [0, 1, 2, 3]


@pytest.mark.parametrize("variant", [4, 7])
def test_two_large_and_two_small_states(variant: int) -> None:
    """R19-3.3: two of each size, one on each board; in many games every state and every arrangement comes up."""
    seen_states: Counter[int] = Counter()
    sizes = set()
    for seed in range(60):
        drawn = see(table(variant=variant, seed=seed))["card"]
        assert len(set(drawn)) == LANDS
        large = tuple(tables().states[state].large for state in drawn)
        assert large.count(True) == 2
        sizes.add(large)
        seen_states.update(drawn)
    assert len(seen_states) == 16
    assert len(sizes) == 6


def test_three_more_states_for_the_long_game() -> None:
    """R19-3.4: three of the other twelve lie in a face-down stack, of any size; nobody knows them."""
    drawn = set()
    for seed in range(40):
        g = table(3, variant=7, seed=seed)
        assert len(set(g.state_stack)) == 3
        assert not set(g.state_stack) & set(g.card)
        drawn.update(g.state_stack)
        assert see(g, 0)["state_stack"] == see(g)["state_stack"] == 3
    assert len(drawn) == 16
    assert see(table(3))["state_stack"] == 0


def test_a_number_kept_free() -> None:
    """R19-3.5: reserved; the rulebook says so, and no step of the game rests on it."""
    assert "R19-3.5" in rule_ids("2019")
    assert rule("R19-3.5").title == "Reserved"
    assert "R19-3.5" not in {step.rule for step in table().steps}


@pytest.mark.parametrize("seed", range(10))
def test_the_smallest_state_votes_first(seed: int) -> None:
    """R19-3.6: the ballot box goes to the lowest maximum; the others follow clockwise."""
    seen = see(table(seed=seed))
    maxima = [tables().states[state].points[-1] for state in seen["card"]]
    first = seen["order"][0]
    assert maxima[first] == min(maxima)
    assert seen["order"][1] == (first + 1) % LANDS


def test_equal_maxima() -> None:
    """R19-3.6: of tied states the lowest board position votes first (G19-16)."""
    same = tuple(replace(state, points=tables().states[0].points) for state in tables().states)
    equal = configure("2019", variant=4, parties=SEATS[:3], tables=replace(tables(), states=same))
    for seed in range(5):
        assert see(setup(equal, seed))["order"] == [0, 1, 2, 3]


# --- D: opinions -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("variant", [4, 7])
def test_opinions_of_the_start(variant: int) -> None:
    """R19-3.7, R19-3.8: 14 in the display, 4 in each state, 12 left; 4, 3, 2, 1 face up in order of election."""
    for seed in range(10):
        g = table(variant=variant, seed=seed)
        seen = see(g)
        assert seen["opinion_display"] == [1] * 14
        assert [len(open_opinions(g, land)) for land in seen["order"]] == [4, 3, 2, 1]
        assert seen["opinion_deck"] + len(seen["opinion_discard"]) == 12
        beside = Counter(g.opinions + g.opinion_deck + g.opinion_discard)
        assert beside == dict.fromkeys(range(14), 2)


def test_topics_in_a_state_differ() -> None:
    """R19-3.9: no topic lies open twice in a state; what was replaced lies on the discard pile."""
    replaced = 0
    for seed in range(20):
        g, seen_events = setup_told(config(), seed)
        events = [event for _, event in seen_events]
        for land in range(LANDS):
            topics = [one >> 1 for one in open_opinions(g, land)]
            assert len(topics) == len(set(topics))
        discarded = [one.card for one in told(events, OpinionReplaced)]
        assert sorted(discarded) == see(g)["opinion_discard"]
        assert len(told(events, OpinionTurned)) == 10
        replaced += len(discarded)
    assert replaced > 0


def before_round_2() -> State:
    """Round 1 is over; what is turned up in the second and fourth state is new there."""
    g = ready()
    lay_opinions(g, g.order[0], "+edu +dig +gen +sec", "")
    lay_opinions(g, g.order[1], "+edu +dig +gen", "+sec")
    lay_opinions(g, g.order[3], "+edu", "+dig +dig +dig")
    g.opinion_discard = []
    return g


def test_reveal_rule_of_the_rulebook_example() -> None:
    """R19-3.9, T19-01: +edu and -traffic lie in Niedersachsen; edu turns up again: -welfare takes its place."""
    g = before_round_2()
    nds = g.order[2]
    g.card[nds] = state_index(g, "NI")
    lay_opinions(g, nds, "+edu -tra", "-edu +gen")
    g.opinion_deck.append(card("-wel"))
    events = unfold(g, NEXT_ROUND)
    assert open_opinions(g, nds) == list(cards("+edu -tra -wel"))
    assert OpinionReplaced(g.card[nds], card("-edu")) in events
    assert OpinionTurned(g.card[nds], card("-wel")) in events
    assert see(g)["opinion_discard"] == sorted(cards("+edu +dig +gen +sec -edu"))


@pytest.mark.parametrize("again", ["+edu", "-edu", "+tra", "-tra"])
def test_reveal_rule_same_or_opposite_attitude(again: str) -> None:
    """R19-3.9: the topic counts, whatever the attitude."""
    g = before_round_2()
    lay_opinions(g, g.order[2], "+edu -tra", f"{again} +gen")
    g.opinion_deck.append(card("+sec"))
    land = g.order[2]
    at(g, NEXT_ROUND)
    assert open_opinions(g, land) == list(cards("+edu -tra +sec"))


def test_reveal_rule_is_repeated_until_the_topic_is_new() -> None:
    """R19-3.9: replacements with a known topic are discarded as well."""
    g = before_round_2()
    land = g.order[2]
    lay_opinions(g, land, "+edu -tra", "+tra +gen")
    g.opinion_deck += cards("+env -tra +edu -edu")  # the top is last
    events = unfold(g, NEXT_ROUND)
    assert open_opinions(g, land) == list(cards("+edu -tra +env"))
    replaced = [one.card for one in told(events, OpinionReplaced)]
    assert replaced == list(cards("+tra -edu +edu -tra"))


# --- E to G: polls, programs, material -------------------------------------------------------------------------------
def test_polls() -> None:
    """R19-3.10: ten, shuffled, face down; the top back is public."""
    tops = set()
    for seed in range(40):
        g = table(3, seed=seed)
        assert sorted(g.poll_deck) == list(range(10))
        assert see(g)["poll_deck"] == 10
        tops.add(see(g)["poll_top"])
    assert tops == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_program_display_before_the_draft(seats: int) -> None:
    """R19-3.11: the display lies there when the draft begins, from the same 56 cards."""
    g = table(seats)
    seen = see(g)
    assert step_name(g) == "draft"
    assert len(seen["program_display"]) == tables().display[seats]
    assert seen["program_deck"] == 56 - tables().display[seats] - 7 * seats
    assert program_cards_in_the_game(g) == ALL_PROGRAM_CARDS


@pytest.mark.parametrize(("seats", "variant", "media"), [(3, 4, 4), (4, 7, 5), (5, 4, 4)])
def test_player_material(seats: int, variant: int, media: int) -> None:
    """R19-3.12: votes 0, trend "0", base 10, media markers, 20 cubes, 3 donations and 30,000 euros."""
    g = table(seats, variant)
    seen = see(g)
    for land in range(LANDS):
        assert there(g, "votes", land) == trends(g, land) == (0,) * seats
    assert seen["base"] == [10] * seats
    assert (seen["media_supply"], seen["rally_supply"]) == ([media] * seats, [20] * seats)
    assert [mask.bit_count() for mask in seen["donations"]] == [3] * seats
    assert [purse(g, seat) for seat in range(seats)] == [30] * seats


# --- H: the draft ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_draft_passes_packs_to_the_left(seats: int) -> None:
    """R19-3.13, T19-D29: the final 7 are picks from packs i, i-1, i-2, i-3 and the remainder of pack i-4."""
    g = table(seats, seed=7)
    packs = [list(pack) for pack in g.packs]
    picks: list[list[int]] = [[] for _ in range(seats)]
    for turn in range(4):
        answers = []
        for seat in range(seats):
            pack = packs[(seat - turn) % seats]
            assert see(g, seat)["packs"][seat]["cards"] == sorted(pack)
            assert legal(g, seat) == tuple(CARD + one for one in sorted(set(pack)))
            picks[seat].append(pack.pop(seat % 3))
            answers.append(CARD + picks[seat][-1])
        assert told(seal(g, *answers), PackPassed) == [PackPassed(turn + 1)]
    for seat in range(seats):
        own = picks[seat] + packs[(seat - 4) % seats]
        assert see(g, seat)["hands"][seat]["cards"] == sorted(own)
        assert len(own) == 7
    assert step_name(g) == "choose-program"


def test_picks_are_simultaneous_and_may_be_taken_back() -> None:
    """R19-3.13: in any order; until the last pick is in, one may be changed; a card not in the pack is refused."""
    g = table(3)
    missing = next(one for one in range(14) if one not in g.packs[2])
    assert deciders(g) == (0, 1, 2)
    assert refused(g, 2, CARD + missing).rule == "R19-3.13"
    do(g, 2, CARD + g.packs[2][0])
    assert deciders(g) == (0, 1)
    assert refused(g, 2, CARD + g.packs[2][1]).key == "already-chosen"
    do(g, 2, TAKE_BACK, CARD + g.packs[2][1])
    picked = g.packs[2][1]
    do(g, 0, CARD + g.packs[0][0])
    do(g, 1, CARD + g.packs[1][0])
    assert see(g, 2)["picks"][2]["cards"] == [picked]
    assert see(g, 2)["packs"][2]["size"] == 6


# --- H: the program --------------------------------------------------------------------------------------------------
ANY = "+edu +dig +gen +sec +wel +env +tra"
REST = "-edu +dig -gen -sec +wel +env +tra"


def choosing(hands: tuple[str, ...], draw: str = "", seed: int = 1) -> State:
    """The programs are to be chosen from these hands."""
    g = table(len(hands), seed=seed)
    until(g, "choose-program")
    hold(g, hands, draw)
    return g


def test_five_cards_of_different_topics() -> None:
    """R19-3.14: every choice has five topics; a topic with both attitudes gives either, never both."""
    g = choosing(("+edu -edu +dig +dig +gen +sec +wel", ANY, ANY))
    choices = [cards_of(action - CARDS) for action in legal(g, 0)]
    assert sorted(choices) == [cards("+edu +dig +gen +sec +wel"), cards("-edu +dig +gen +sec +wel")]
    assert len(legal(g, 1)) == 21  # five of seven topics


@pytest.mark.parametrize(
    "wrong", ["+edu +dig +gen +sec", "+edu +dig +gen +sec +wel +env", "-edu +dig +gen +sec +wel", "+edu"]
)
def test_a_program_has_five_own_cards(wrong: str) -> None:
    """R19-3.14: not four, not six, not a card of somebody else."""
    g = choosing((ANY, ANY, ANY))
    assert refused(g, 0, lay(wrong)).rule == "R19-3.14"


def test_programs_are_revealed_together() -> None:
    """R19-3.14: nothing shows before the last has chosen, then all programs do, for good."""
    g = choosing((ANY, ANY, ANY))
    events = [*do(g, 2, lay("+edu +dig +gen +sec +wel")), *do(g, 0, lay("+dig +gen +sec +wel +env"))]
    assert told(events, ProgramRevealed) == []
    assert see(g)["programs"] == [0] * 21
    events = do(g, 1, lay("+gen +sec +wel +env +tra"))
    assert told(events, ProgramRevealed) == [
        ProgramRevealed(0, cards("+dig +gen +sec +wel +env")),
        ProgramRevealed(1, cards("+gen +sec +wel +env +tra")),
        ProgramRevealed(2, cards("+edu +dig +gen +sec +wel")),
    ]
    assert see(g)["programs"] == [0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]


# --- H: too few topics -----------------------------------------------------------------------------------------------
FIVE = lay("+edu +dig +gen +sec +wel")
OTHERS = lay("-edu +dig -gen -sec +wel")  # five of the rest


def test_the_exception_of_the_rulebook_example() -> None:
    """R19-3.15, R19-3.16, T19-02: four topics laid, three cards shown and redrawn, +traffic is the fifth, -edu kept."""
    g = choosing(("+edu +edu -wel -wel +gen -gen +sec", REST, REST), draw="+tra -gen -edu")
    assert sorted(legal(g, 0)) == sorted([lay("+edu -wel +gen +sec"), lay("+edu -wel -gen +sec")])
    events = [*do(g, 0, lay("+edu -wel +gen +sec")), *do(g, 1, OTHERS), *do(g, 2, OTHERS)]
    assert told(events, TopicsMissing) == [TopicsMissing(0, tuple(sorted(cards("+edu -wel -gen"))))]
    assert told(events, CardsDrawn) == [CardsDrawn(0, tuple(sorted(cards("+tra -gen -edu"))))]
    assert (step_name(g), deciders(g), legal(g, 0)) == ("fill-program", (0,), (lay("+tra"),))
    events = do(g, 0, lay("+tra"))
    assert ProgramRevealed(0, cards("+edu +gen +sec -wel +tra")) in events
    assert legal(g, 0) == (CARD + card("-edu"), CARD + card("-gen"))
    do(g, 0, CARD + card("-edu"))
    do(g, 1, CARD + card("+env"))
    do(g, 2, CARD + card("+env"))
    assert see(g, 0)["hands"][0]["cards"] == [card("-edu")]
    assert see(g)["program_discard"] == sorted(cards("+edu -wel -gen -gen +tra +tra"))
    assert program_cards_in_the_game(g) == ALL_PROGRAM_CARDS


def test_the_shown_cards_are_public_and_the_drawn_ones_are_not() -> None:
    """R19-3.15: everybody sees what is discarded; others see only how many cards are drawn."""
    g = choosing(("+edu +edu -wel -wel +gen -gen +sec", REST, REST), draw="+tra -gen -edu")
    do(g, 0, lay("+edu -wel +gen +sec"))
    do(g, 1, OTHERS)
    assert CardsDrawnUnseen(0, 3) in do(g, 2, OTHERS)
    assert see(g, 1)["program_discard"] == sorted(cards("+edu -wel -gen"))
    assert see(g, 1)["hands"][0] == {"size": 3, "shown": [], "cards": None}
    assert see(g, 1)["laid"] == [4, 5, 5]
    assert see(g, 1)["laid_cards"] == OTHERS - CARDS
    assert see(g)["programs"] == [0] * 21


def test_as_many_topics_as_possible_are_laid() -> None:
    """R19-3.15: with three topics four cards are redrawn and the two missing places filled."""
    g = choosing(("+edu +edu +edu -dig -dig -dig +gen", REST, REST), draw="+sec -sec +wel +env")
    seal(g, lay("+edu -dig +gen"), OTHERS, OTHERS)
    pairs = ["+sec +wel", "-sec +wel", "+sec +env", "-sec +env", "+wel +env"]
    assert sorted(legal(g, 0)) == sorted(lay(pair) for pair in pairs)
    assert refused(g, 0, lay("+sec")).rule == "R19-3.15"
    events = do(g, 0, lay("-sec +env"))
    assert ProgramRevealed(0, cards("+edu -dig +gen -sec +env")) in events
    assert see(g, 0)["hands"][0]["cards"] == sorted(cards("+sec +wel"))


def test_the_redraw_is_repeated_while_topics_are_missing() -> None:
    """R19-3.15: one of two missing topics came; the cards left over are redrawn once more."""
    g = choosing(("+edu +edu +edu -dig -dig -dig +gen", REST, REST), draw="+sec -sec -edu +dig  +dig -env -gen")
    seal(g, lay("+edu -dig +gen"), OTHERS, OTHERS)
    assert sorted(legal(g, 0)) == sorted([lay("+sec"), lay("-sec")])
    events = do(g, 0, lay("+sec"))
    assert told(events, TopicsMissing) == [TopicsMissing(0, tuple(sorted(cards("-sec -edu +dig"))))]
    assert legal(g, 0) == (lay("-env"),)
    do(g, 0, lay("-env"))
    assert step_name(g) == "keep-hand-card"
    assert see(g, 0)["hands"][0]["cards"] == sorted(cards("+dig -gen"))
    assert program_cards_in_the_game(g) == ALL_PROGRAM_CARDS


def test_a_redraw_that_brings_nothing_new_is_repeated_without_a_question() -> None:
    """R19-3.15: none of the three new cards helps, so they are shown, discarded and redrawn (G19-13)."""
    useless = "-edu -edu -sec  +wel -gen +gen"
    g = choosing(("+edu +edu -wel -wel +gen -gen +sec", REST, REST), draw=f"{useless}  +env -tra -sec")
    events = seal(g, lay("+edu -wel +gen +sec"), OTHERS, OTHERS)
    assert [one.cards for one in told(events, TopicsMissing)] == [
        tuple(sorted(cards(shown))) for shown in ("+edu -wel -gen", "-edu -edu -sec", "+wel -gen +gen")
    ]
    assert sorted(legal(g, 0)) == sorted([lay("+env"), lay("-tra")])
    assert len(see(g)["program_discard"]) == 9


def test_the_draft_itself_can_lead_to_the_exception_for_everybody() -> None:
    """R19-3.13, R19-3.15: packs of three topics only: all lay three; seat 0 redraws first, then 1, then 2 (C19-21)."""
    g = table(3)
    three_topics = list(cards("+edu -edu +dig -dig +gen -gen")) * 4
    g.packs = [tuple(three_topics[7 * seat : 7 * seat + 7]) for seat in range(3)]
    deck = [kind for kind in range(14) for _ in range(4)]
    for one in three_topics[:21]:
        deck.remove(one)
    g.program_display, g.program_deck = deck[:3], deck[3:]
    asked = []
    events = until(g, "choose-program")
    while step_name(g) in ("choose-program", "fill-program"):
        seat = deciders(g)[0]
        if step_name(g) == "fill-program":
            asked.append(seat)
            assert told(events, ProgramRevealed) == []
        else:
            assert all(len(cards_of(action - CARDS)) == 3 for action in legal(g, seat))
        events = do(g, seat, legal(g, seat)[0])
    assert asked == sorted(asked)
    assert set(asked) == {0, 1, 2}
    assert [one.seat for one in told(events, ProgramRevealed)] == [0, 1, 2]
    for seat in range(3):
        assert len([one for one in see(g)["programs"][seat * 7 : seat * 7 + 7] if one]) == 5
    assert [hand["size"] for hand in see(g)["hands"]] == [2, 2, 2]
    assert program_cards_in_the_game(g) == ALL_PROGRAM_CARDS


def test_the_redraw_may_use_up_the_deck() -> None:
    """R19-3.15, R19-0.17: two cards are left in the pile; the discards, the shown cards too, are shuffled at once."""
    g = choosing(("+edu +edu -wel -wel +gen -gen +sec", REST, REST), draw="+tra -edu")
    g.program_deck, g.program_discard = g.program_deck[-2:], g.program_deck[:-2]
    below = len(g.program_discard)
    seal(g, lay("+edu -wel +gen +sec"), OTHERS, OTHERS)
    assert set(cards("+tra -edu")) <= set(see(g, 0)["hands"][0]["cards"] or [])
    assert see(g)["hands"][0]["size"] == 3
    assert (see(g)["program_deck"], see(g)["program_discard"]) == (below + 3 - 1, [])
    assert program_cards_in_the_game(g) == ALL_PROGRAM_CARDS


# --- H: the hand card ------------------------------------------------------------------------------------------------
def test_everybody_keeps_one_of_two_cards() -> None:
    """R19-3.16: all players keep one card, not only those of the exception (C19-13)."""
    g = choosing((ANY, ANY, ANY))
    seal(g, FIVE, FIVE, FIVE)
    assert deciders(g) == (0, 1, 2)
    assert [legal(g, seat) for seat in range(3)] == [(CARD + card("+env"), CARD + card("+tra"))] * 3
    assert refused(g, 1, CARD + card("+edu")).rule == "R19-3.16"
    seal(g, CARD + card("+env"), CARD + card("+tra"), CARD + card("+env"))
    assert [see(g, seat)["hands"][seat]["cards"] for seat in range(3)] == [
        [card("+env")],
        [card("+tra")],
        [card("+env")],
    ]
    assert see(g)["program_discard"] == sorted(cards("+env +tra +tra"))


def test_two_equal_cards_are_still_asked_about() -> None:
    """R19-3.16: what is left over is secret, so a choice between two equal cards is asked as any other."""
    g = choosing(("+edu +edu +edu +dig +gen +sec +wel", REST, REST))
    seal(g, FIVE, OTHERS, OTHERS)
    assert deciders(g) == (0, 1, 2)
    assert legal(g, 0) == (CARD + card("+edu"),)


# --- I and J: markers and start positions ----------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 5])
def test_the_top_party_marker(seats: int) -> None:
    """R19-3.17: it is of one of those who play, in many games of each: who speaks first when the first bids tie."""
    first = set()
    for seed in range(40):
        g = campaign(seats, seed=seed)
        tie = told(seal(g, *([BID] * seats)), StartBidsTied)[0]
        assert sorted(tie.seats) == list(range(seats))
        first.add(tie.seats[0])
    assert first == set(range(seats))


def test_four_double_markers() -> None:
    """R19-3.17: they lie on the marker board."""
    assert see(table(5))["double_pool"] == see(table(3, 7))["double_pool"] == 4


def at_start_positions(seats: int = 3) -> State:
    g = table(seats)
    until(g, "start-positions")
    return g


def test_five_start_blocks() -> None:
    """R19-3.18: one of five blocks, then a state beside each of its five symbols."""
    g = at_start_positions()
    assert legal(g, 1) == tuple(range(BLOCK, BLOCK + 5))
    do(g, 1, BLOCK + 2)  # rally, rally, trend, trend, votes
    answers = 0
    while 1 in deciders(g):
        do(g, 1, legal(g, 1)[0])
        answers += 1
    assert answers == 5


def test_equal_symbols_need_different_states() -> None:
    """R19-3.18: the second of two rallies goes elsewhere; a different symbol may share a state with them."""
    g = at_start_positions()
    do(g, 0, BLOCK, PLACE + 1)  # rally, rally, trend, media, votes
    assert legal(g, 0) == (PLACE, PLACE + 2, PLACE + 3)
    assert refused(g, 0, PLACE + 1).rule == "R19-3.18"
    do(g, 0, PLACE + 3)
    assert legal(g, 0) == (PLACE, PLACE + 1, PLACE + 2, PLACE + 3)


@pytest.mark.parametrize("block", range(5))
def test_every_pair_of_states_can_be_named(block: int) -> None:
    """R19-3.18: equal symbols may be named in any order; the sheet is kept in one form, and no sheet is lost."""
    g = at_start_positions()
    do(g, 0, BLOCK + block)
    sheets: list[tuple[int, ...]] = []

    def fill(sheet: State) -> None:
        if 0 not in deciders(sheet):
            sheets.append(tuple(action - PLACE for action in view(sheet, 0).data["answer"][1:]))
            return
        for action in legal(sheet, 0):
            new = sheet.copy()
            do(new, 0, action)
            fill(new)

    fill(g)
    symbols = tables().start_blocks[block]
    ways, orders = 1, 1
    for times in Counter(symbols).values():
        ways *= comb(4, times)
        orders *= factorial(times)
    assert len(set(sheets)) == ways
    assert len(sheets) == ways * orders
    for places in set(sheets):
        pairs = list(zip(symbols, places, strict=True))
        assert len(set(pairs)) == len(pairs)


def test_start_positions_of_the_rulebook_example() -> None:
    """R19-3.18, R19-3.19, T19-03: block 3; rallies and trend in NDS and BB, votes in NDS."""
    g = at_start_positions()
    nds, bb = 0, 2
    g.card[nds], g.card[bb] = state_index(g, "NI"), state_index(g, "BB")
    sheet = (BLOCK + 2, PLACE + nds, PLACE + bb, PLACE + nds, PLACE + bb, PLACE + nds)
    idle = (BLOCK + 2, PLACE + 1, PLACE + 3, PLACE + 1, PLACE + 3, PLACE + 1)
    do(g, 0, *sheet)
    assert there(g, "rallies", nds) == (0, 0, 0)  # nothing before all have chosen
    do(g, 1, *idle)
    events = do(g, 2, *idle)
    assert told(events, StartBlockRevealed)[0] == StartBlockRevealed(0, 2, tuple(g.card[i] for i in (0, 2, 0, 2, 0)))
    assert (there(g, "rallies", nds)[0], there(g, "votes", nds)[0], trends(g, nds)[0]) == (3, 6, 2)
    assert (there(g, "rallies", bb)[0], there(g, "votes", bb)[0], trends(g, bb)[0]) == (3, 0, 2)
    assert see(g)["rally_supply"] == [14, 14, 14]


def test_media_symbol_and_free_of_charge() -> None:
    """R19-3.19: a media marker from the supply to its state; nothing costs anything."""
    g = at_start_positions()
    for seat in range(3):  # rally, rally, trend, media, media: all the same, which is allowed
        do(g, seat, BLOCK + 1, PLACE, PLACE + 1, PLACE, PLACE, PLACE + 3)
    assert [there(g, "media", land) for land in range(LANDS)] == [(1, 1, 1), (0, 0, 0), (0, 0, 0), (1, 1, 1)]
    assert see(g)["media_supply"] == [2, 2, 2]
    assert [purse(g, seat) for seat in range(3)] == [30, 30, 30]
    assert see(g)["paid"] == [0, 0, 0]


def test_five_players_fill_the_media_spots_of_a_state_exactly() -> None:
    """R19-3.19: at most one marker and three cubes of a player come into a state: five fit on five spots."""
    g = at_start_positions(5)
    for seat in range(5):
        do(g, seat, BLOCK + 4, PLACE, PLACE + 1, PLACE + 2, PLACE, PLACE)  # rally x 3, trend, media
    assert there(g, "media", 0) == (1, 1, 1, 1, 1)
    assert there(g, "rallies", 0) == there(g, "rallies", 2) == (3, 3, 3, 3, 3)
    assert see(g)["rally_supply"] == [11] * 5


def test_setup_ends_in_round_1_with_the_start_bids() -> None:
    """R19-3.18, R19-4.2: after the start positions phase 1 of round 1 begins."""
    g = at_start_positions()
    for seat in range(3):
        while seat in deciders(g) and step_name(g) == "start-positions":
            do(g, seat, legal(g, seat)[-1])
    assert (see(g)["round"], step_name(g)) == (1, "start-bid")


def test_the_same_seed_is_the_same_game() -> None:
    """R19-3.3, R19-3.10, R19-3.11: all that is shuffled comes from the seed."""
    assert see(table(seed="tonight"), 0) == see(table(seed="tonight"), 0)
    assert see(table(seed="tonight"), 0) != see(table(seed="tomorrow"), 0)
