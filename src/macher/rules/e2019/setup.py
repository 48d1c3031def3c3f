"""Setup of the 2019 edition, steps A to J (R19-3)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from macher.rules.e2019.actions import BLOCK, CARDS, TERNARY, USE, cards_of, size_of
from macher.rules.e2019.codes import (
    BEGIN_ROUND,
    CHOOSE_PROGRAM,
    DRAFT,
    FILL_PROGRAM,
    FIRST_MARKER,
    KEEP_HAND_CARD,
    REVEAL_PROGRAMS,
    START_POSITIONS,
)
from macher.rules.e2019.decks import (
    back_of,
    deal_opinions,
    discard_programs,
    draw_program,
    redraw_opinion,
    refill_program_display,
)
from macher.rules.e2019.state import State
from macher.rules.e2019.tables import MEDIA_SYMBOL, RALLY_SYMBOL, TREND_SYMBOL
from macher.rules.events import (
    CardPicked,
    CardsDiscarded,
    CardsDrawn,
    CardsDrawnUnseen,
    DraftKept,
    FirstMarkerDrawn,
    GameBegan,
    HandKept,
    NextPoll,
    PackDealt,
    PackPassed,
    ProgramLaid,
    ProgramLaidUnseen,
    ProgramRevealed,
    StartBlockRevealed,
    TopicsMissing,
)
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import CARD, CARD_TYPES, CODES, LANDS, PLACE, PLACE_CHOICES, SLOTS, TOPIC_COUNT
from macher.rules.parts.lands import add_votes, move_trend, place_media, place_rallies, program_cards
from macher.rules.parts.opinions import turn_up_opinion
from macher.rules.parts.polls import lay_out_polls
from macher.rules.parts.programs import card_choices, full_deck, put_in_program, without
from macher.rules.parts.sealed import Sealed, by_land
from macher.rules.parts.step import Automatic, Step
from macher.rules.parts.tabletop import nothing_under_way

PACK: Final = 7  # cards dealt to each seat (R19-3.13)
PICKS: Final = 4
PROGRAM_SIZE: Final = 5
BLOCK_SYMBOLS: Final = 5
BLOCK_CHOICES: Final = [tuple(range(BLOCK, BLOCK + count)) for count in range(USE - BLOCK + 1)]
DRAWN_OF_EACH_SIZE: Final = 2  # R19-3.3
NEW_STATES: Final = 3  # states 5 to 7 of the long game (R19-3.4)
PRESENCE_SPOTS: Final = 7


def lay_out(g: State) -> None:
    """Everything up to the first decision, the draft."""
    nothing_under_way(g)
    g.acted = g.excluded = g.moved = 0
    g.auctioneer = g.influencer = g.lead = NONE
    g.candidates = []
    lay_out_states(g)
    if g.telling:
        g.tell(GameBegan(tuple(g.calendar)))
    player_material(g)
    lay_out_opinions(g)
    lay_out_polls(g, list(range(len(g.tables.polls))), len(g.tables.polls))  # R19-3.10
    if g.telling:
        g.tell(NextPoll(back_of(g, g.poll_deck[-1])))
    g.program_deck = g.shuffle(full_deck(g.tables.program_copies))
    g.program_discard = []
    g.program_display = []
    refill_program_display(g)  # before the draft (R19-3.11)
    deal_packs(g)
    g.double_pool = g.tables.double_markers
    for step in (BEGIN_ROUND, START_POSITIONS, FIRST_MARKER, KEEP_HAND_CARD, REVEAL_PROGRAMS, CHOOSE_PROGRAM):
        g.push(step)
    for pick in range(PICKS, 0, -1):
        g.push(DRAFT, pick)


def lay_out_states(g: State) -> None:
    """Two large and two small states on the boards; the smallest maximum votes first (R19-3.3, 3.4, 3.6)."""
    states = g.tables.states
    large = g.shuffle([i for i, state in enumerate(states) if state.large])
    small = g.shuffle([i for i, state in enumerate(states) if not state.large])
    g.card = g.shuffle(large[:DRAWN_OF_EACH_SIZE] + small[:DRAWN_OF_EACH_SIZE])
    g.state_stack = []
    if g.config.variant == 7:
        g.state_stack = g.shuffle(large[DRAWN_OF_EACH_SIZE:] + small[DRAWN_OF_EACH_SIZE:])[:NEW_STATES]
    first = min(range(LANDS), key=lambda land: states[g.card[land]].points[-1])
    g.order = [(first + i) % LANDS for i in range(LANDS)]
    g.election = [(land - first) % LANDS + 1 for land in range(LANDS)]
    g.calendar = [g.card[land] for land in g.order]


def player_material(g: State) -> None:
    """What each player gets (R19-3.1, R19-3.12)."""
    long = g.config.variant == 7
    tables = g.tables
    g.base = [tables.start_base] * g.seats
    g.media_supply = [tables.media_markers_long if long else tables.media_markers_short] * g.seats
    g.rally_supply = [tables.rally_cubes] * g.seats
    g.money = [tables.start_money] * g.seats
    cabinet = 0
    for politician, card in enumerate(tables.politicians):
        if long or not card.long_game_only:
            cabinet |= 1 << politician
    g.unused = [cabinet] * g.seats
    g.donations = [(1 << len(tables.donations[g.options.donation_table])) - 1] * g.seats
    g.locks = [0] * LANDS
    g.bonus = [0] * (g.config.variant * g.seats)
    g.gains = [0] * g.seats
    g.presence = [0] * (PRESENCE_SPOTS * g.seats)
    g.laid = [0] * g.seats
    g.picks = [()] * g.seats


def lay_out_opinions(g: State) -> None:
    """The opinion display, and four opinions to each state: 4, 3, 2, 1 of them face up (R19-3.7, R19-3.8)."""
    g.opinion_display = [1] * CARD_TYPES
    g.opinion_deck = g.shuffle(full_deck(g.tables.opinion_copies - 1))
    g.opinion_discard = []
    for land in g.order:
        deal_opinions(g, land)
    for place, land in enumerate(g.order):
        for _ in range(SLOTS - place):
            turn_up_opinion(g, land, redraw_opinion)


def deal_packs(g: State) -> None:
    """Seven program cards to each player (R19-3.13)."""
    g.packs = []
    for seat in range(g.seats):
        g.packs.append(tuple(draw_program(g) for _ in range(PACK)))
        if g.telling:
            g.tell_only(seat, PackDealt(seat, tuple(sorted(g.packs[seat]))))


# --- the program -----------------------------------------------------------------------------------------------------
def topics_of(cards: tuple[int, ...]) -> int:
    """How many different topics the cards have."""
    seen: int = 0
    count: int = 0
    for card in cards:
        if not seen >> (card >> 1) & 1:
            seen |= 1 << (card >> 1)
            count += 1
    return count


def card_sets(cards: tuple[int, ...], size: int, but: int = 0) -> tuple[int, ...]:
    """Every choice of `size` cards with different topics, none of them among the card set `but`."""
    digits = [0] * TOPIC_COUNT  # of each topic: 1 if it can be approved, 2 if it can be disapproved, 3 for both
    for card in cards:
        digits[card >> 1] = digits[card >> 1] | 1 << (card & 1)
    for card in cards_of(but):
        digits[card >> 1] = 0
    topics = [topic for topic in range(TOPIC_COUNT) if digits[topic]]
    found: list[int] = []
    for places in COMBINATIONS[len(topics)][size]:
        code: int = CARDS
        both = []  # topics that fork: one card or the other
        for place in places:
            topic = topics[place]
            if digits[topic] == 3:
                both.append(topic)
            else:
                code += TERNARY[topic] * digits[topic]
        sets = [CODES[code]]
        for topic in both:
            sets = with_either(sets, TERNARY[topic])
        found += sets
    return tuple(found)


COMBINATIONS: Final = [  # [of so many topics][so many]: which
    [list(combinations(range(count), size)) for size in range(TOPIC_COUNT + 1)] for count in range(TOPIC_COUNT + 1)
]


def with_either(sets: list[int], unit: int) -> list[int]:
    """Each of the card sets with the one and with the other card of one more topic."""
    found = []
    for code in sets:
        found.append(CODES[code + unit])
        found.append(CODES[code + 2 * unit])
    return found


class Draft(Sealed[State]):
    """Pick one card of the pack and pass the rest to the left, four times; then keep the last three (R19-3.13)."""

    name = "draft"
    rule = "R19-3.13"

    def choices(self, g: State, seat: int) -> tuple[int, ...]:
        return card_choices(g.packs[seat])

    def reveal(self, g: State) -> None:
        packs: list[tuple[int, ...]] = [()] * g.seats
        for seat in range(g.seats):
            card = g.sealed[seat][0] - CARD
            g.picks[seat] += (card,)
            if g.telling:
                g.tell_only(seat, CardPicked(seat, card))
            packs[(seat + 1) % g.seats] = without(g.packs[seat], card)
        g.packs = packs
        if g.telling:
            g.tell(PackPassed(len(g.picks[0])))
            for seat in range(g.seats):
                g.tell_only(seat, PackDealt(seat, tuple(sorted(g.packs[seat]))))
        if len(g.picks[0]) == PICKS:
            for seat in range(g.seats):
                g.hands[seat] = tuple(sorted(g.picks[seat] + g.packs[seat]))
                g.picks[seat] = ()
                g.packs[seat] = ()
                if g.telling:
                    g.tell_only(seat, DraftKept(seat, g.hands[seat]))


class ChooseProgram(Sealed[State]):
    """Five cards of different topics; who has fewer topics lays out one card of each (R19-3.14, R19-3.15)."""

    name = "choose-program"
    rule = "R19-3.14"

    def choices(self, g: State, seat: int) -> tuple[int, ...]:
        hand = g.hands[seat]
        return card_sets(hand, min(PROGRAM_SIZE, topics_of(hand)))

    def reveal(self, g: State) -> None:
        for seat in range(g.seats - 1, -1, -1):
            lay_face_down(g, seat, g.sealed[seat][0] - CARDS)
            g.push(FILL_PROGRAM, seat)


def lay_face_down(g: State, seat: int, cards: int) -> None:
    """Lay a set of hand cards down as part of the program."""
    g.laid[seat] += cards
    for card in cards_of(cards):
        g.hands[seat] = without(g.hands[seat], card)
    if g.telling:
        g.tell_only(seat, ProgramLaid(seat, cards_of(cards)))
        g.tell_others(seat, ProgramLaidUnseen(seat, len(cards_of(cards))))


class FillProgram(Step[State]):
    """The lack-of-topics exception: discard the rest openly, draw as many, lay out what is missing (R19-3.15)."""

    name = "fill-program"
    rule = "R19-3.15"

    def enter(self, g: State, argument: int) -> bool:
        seat = argument
        if size_of(g.laid[seat]) == PROGRAM_SIZE:
            return False
        g.turn = seat
        count = len(g.hands[seat])
        if g.telling:
            g.tell(TopicsMissing(seat, g.hands[seat]))
        discard_programs(g, g.hands[seat])
        g.hands[seat] = tuple(sorted(draw_program(g) for _ in range(count)))
        if g.telling:
            g.tell_only(seat, CardsDrawn(seat, g.hands[seat]))
            g.tell_others(seat, CardsDrawnUnseen(seat, count))
        if not self.options(g, seat):
            g.push(FILL_PROGRAM, seat)  # none of the new cards helps: once more (G19-13)
            return False
        return True

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        laid = cards_of(g.laid[seat])
        topics = {card >> 1 for card in laid}
        new = {card >> 1 for card in g.hands[seat]} - topics
        size = min(PROGRAM_SIZE - len(laid), len(new))
        return card_sets(g.hands[seat], size, g.laid[seat]) if size else ()

    def take(self, g: State, seat: int, action: int) -> None:
        g.finish()
        lay_face_down(g, seat, action - CARDS)
        g.push(FILL_PROGRAM, seat)


class RevealPrograms(Automatic[State]):
    """All programs are revealed together and stay public (R19-3.14)."""

    name = "reveal-programs"
    rule = "R19-3.14"

    def do(self, g: State, argument: int) -> None:
        for seat in range(g.seats):
            for card in cards_of(g.laid[seat]):
                put_in_program(g, seat, card)
            g.laid[seat] = 0
            if g.telling:
                g.tell(ProgramRevealed(seat, program_cards(g, seat)))


class KeepHandCard(Sealed[State]):
    """Of the two cards left over one is kept, the other discarded (R19-3.16)."""

    name = "keep-hand-card"
    rule = "R19-3.16"

    def choices(self, g: State, seat: int) -> tuple[int, ...]:
        return card_choices(g.hands[seat])

    def reveal(self, g: State) -> None:
        for seat in range(g.seats):
            kept = g.sealed[seat][0] - CARD
            rest = without(g.hands[seat], kept)
            g.hands[seat] = (kept,)
            if g.telling:
                g.tell_only(seat, HandKept(seat, kept))
                g.tell(CardsDiscarded(seat, rest))
            discard_programs(g, rest)


class FirstMarker(Automatic[State]):
    """The party markers of the parties in play are shuffled; the top one is the preliminary start player (R19-3.17)."""

    name = "first-marker"
    rule = "R19-3.17"

    def do(self, g: State, argument: int) -> None:
        g.start = g.shuffle(list(range(g.seats)))[0]
        if g.telling:
            g.tell(FirstMarkerDrawn(g.start))


# --- start positions -------------------------------------------------------------------------------------------------
class StartPositions(Sealed[State]):
    """A start block, and a state beside each of its symbols; equal symbols need different states (R19-3.18).

    Equal symbols may be named in any order; the answer is kept with their lands ascending.
    """

    name = "start-positions"
    rule = "R19-3.18"

    def complete(self, g: State, seat: int) -> bool:
        return len(g.sealed[seat]) == 1 + BLOCK_SYMBOLS

    def choices(self, g: State, seat: int) -> tuple[int, ...]:
        answer = g.sealed[seat]
        if not answer:
            return BLOCK_CHOICES[len(g.tables.start_blocks)]
        symbols = g.tables.start_blocks[answer[0] - BLOCK]
        at = len(answer) - 1
        free = (1 << LANDS) - 1
        for earlier in range(at):
            if symbols[earlier] == symbols[at]:
                free &= ~(1 << answer[1 + earlier] - PLACE)
        return PLACE_CHOICES[free]

    def normal(self, g: State, seat: int) -> tuple[int, ...]:
        answer = g.sealed[seat]
        return answer[:1] + tuple(by_land(g.tables.start_blocks[answer[0] - BLOCK], answer[1:]))

    def reveal(self, g: State) -> None:
        for seat in range(g.seats):
            block = g.sealed[seat][0] - BLOCK
            lands = [action - PLACE for action in g.sealed[seat][1:]]
            if g.telling:
                g.tell(StartBlockRevealed(seat, block, tuple(g.card[land] for land in lands)))
            symbols = g.tables.start_blocks[block]
            for at in range(len(symbols)):  # `zip` would be an object of Python's
                apply_symbol(g, seat, symbols[at], lands[at])


def apply_symbol(g: State, seat: int, symbol: int, land: int) -> None:
    """What a symbol of the start block gives, free of charge (R19-3.19)."""
    if symbol == RALLY_SYMBOL:
        place_rallies(g, seat, land, g.tables.start_rallies)
    elif symbol == TREND_SYMBOL:
        move_trend(g, seat, land, 1)
    elif symbol == MEDIA_SYMBOL:
        place_media(g, seat, land)
    else:
        add_votes(g, seat, land, g.tables.start_votes)
