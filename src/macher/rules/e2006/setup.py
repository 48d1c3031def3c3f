"""Setup and the preliminary phase of the 2006 edition (R06-5, R06-6.1)."""

from __future__ import annotations

from typing import Final

from macher.rules.e2006.actions import COLUMN_ONE, COLUMN_TWO, NAME, NATIONAL_SPACES
from macher.rules.e2006.codes import BEGIN_ROUND, PRELIMINARY
from macher.rules.e2006.decks import draw_policies, redraw_opinion
from macher.rules.e2006.members_and_votes import add_members, gain_votes
from macher.rules.e2006.state import State
from macher.rules.events import GameBegan, PoolLaidOut, ProgramRevealed, SheetRevealed
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import CARD_TYPES, LANDS, PLACE, SLOTS, TOPIC_COUNT
from macher.rules.parts.lands import move_trend, place_media, place_rallies, program_cards
from macher.rules.parts.opinions import show_opinion
from macher.rules.parts.polls import lay_out_polls
from macher.rules.parts.programs import full_deck, put_in_program
from macher.rules.parts.sealed import Sealed, by_land
from macher.rules.parts.tabletop import nothing_under_way

ROUND_SPACES: Final = 7  # national media spaces
ANY_LAND: Final = tuple(range(PLACE, PLACE + LANDS))
FIRST_COLUMN: Final = [tuple(range(COLUMN_ONE, COLUMN_ONE + count)) for count in range(COLUMN_TWO - COLUMN_ONE + 1)]
SECOND_COLUMN: Final = [tuple(range(COLUMN_TWO, COLUMN_TWO + count)) for count in range(NAME - COLUMN_TWO + 1)]


def lay_out(g: State) -> None:
    """Everything up to the first decision, the preliminary sheet, in the order of R06-5."""
    nothing_under_way(g)
    g.converted = 0
    g.bids = [0] * g.seats
    g.partner = [NONE] * g.seats
    g.contribution = [NONE] * g.seats
    g.poll_at = [NONE] * LANDS
    player_material(g)
    deal_platforms(g)
    lay_out_states(g)
    if g.telling:
        g.tell(GameBegan(tuple(g.calendar)))
    lay_out_opinions(g)
    polls = [at for at, poll in enumerate(g.tables.polls) if is_in_game(g, poll.long_game_only)]
    lay_out_polls(g, polls, len(g.tables.polls))  # R06-5.2-8
    g.push(BEGIN_ROUND)
    g.push(PRELIMINARY)


def is_in_game(g: State, long_game_only: bool) -> bool:
    """Whether a card is used: those marked "7" are not in the short game (R06-8-1)."""
    return g.config.variant == 7 or not long_game_only


def player_material(g: State) -> None:
    """What each party has, and one meeting marker on every board (R06-5.1-1, R06-5.2-2, R06-5.2-7)."""
    tables = g.tables
    markers = LANDS * g.seats
    g.arrival = [0] * markers
    g.arrivals = 0
    g.rallies = [tables.start_meetings] * markers
    g.rally_supply = [tables.meeting_markers - LANDS * tables.start_meetings] * g.seats
    g.media_supply = [tables.media_markers] * g.seats
    g.tiles = [0] * markers
    g.tile_supply = [tables.coalition_tiles] * g.seats
    g.base = [tables.start_members] * g.seats
    g.money = [tables.start_money] * g.seats
    cabinet = [1 << at for at, card in enumerate(tables.cabinet) if is_in_game(g, card.long_game_only)]
    gifts = [1 << at for at, card in enumerate(tables.contributions) if is_in_game(g, card.long_game_only)]
    g.unused = [sum(cabinet)] * g.seats
    g.donations = [sum(gifts)] * g.seats
    g.double_pool = tables.key_tiles
    g.presence = [0] * (ROUND_SPACES * g.seats)
    g.national = [NONE] * NATIONAL_SPACES
    g.secured = [0] * NATIONAL_SPACES


def deal_platforms(g: State) -> None:
    """Five different issues open to each player, then three cards to each hand (R06-5.1-2 to R06-5.1-4)."""
    g.program_discard = []
    g.program_deck = g.shuffle(full_deck(g.tables.policy_copies))
    for seat in range(g.seats):
        dealt = 0
        while dealt < g.tables.platform_size:
            card = g.program_deck.pop()
            if g.programs[seat * TOPIC_COUNT + (card >> 1)]:
                g.program_deck.insert(0, card)
            else:
                put_in_program(g, seat, card)
                dealt += 1
        if g.telling:
            g.tell(ProgramRevealed(seat, program_cards(g, seat)))
    for seat in range(g.seats):
        draw_policies(g, seat, g.tables.hand_size)
    g.program_deck = g.shuffle(g.program_deck)


def lay_out_states(g: State) -> None:
    """A state on each board; the boards vote in their order (R06-5.2-1, R06-5.2-3)."""
    states = g.shuffle(list(range(len(g.tables.states))))
    g.card = states[:LANDS]
    g.state_stack = states[LANDS:]
    g.order = list(range(LANDS))
    g.election = [land + 1 for land in range(LANDS)]
    g.calendar = g.card[:]


def lay_out_opinions(g: State) -> None:
    """Four opinions to each board, 4, 3, 2, 1 of them face up, and six in the pool (R06-5.2-4, 5.2-5, 5.2-9)."""
    g.opinion_deck = g.shuffle(full_deck(g.tables.opinion_copies))
    g.opinion_discard = []
    for land in range(LANDS):
        deal_opinions(g, land, SLOTS - land)
    g.opinion_deck = g.shuffle(g.opinion_deck)
    g.opinion_display = [0] * CARD_TYPES
    pool = tuple(g.opinion_deck.pop() for _ in range(g.tables.pool_size))
    for card in pool:
        g.opinion_display[card] += 1
    if g.telling:
        g.tell(PoolLaidOut(pool))


def deal_opinions(g: State, land: int, face_up: int) -> None:
    """Four opinions, the first ones face up without two of one issue."""
    for slot in range(SLOTS):
        card = g.opinion_deck.pop()
        if slot < face_up:
            show_opinion(g, land, slot, card, redraw_opinion)
        else:
            g.opinions[land * SLOTS + slot] = card


# --- the preliminary sheet -------------------------------------------------------------------------------------------
POPULARITY_ITEM: Final = 0
MEETINGS_ITEM: Final = 1
VOTES_ITEM: Final = 2
MEDIA_ITEM: Final = 3


def first_count(g: State, option: int) -> int:
    """How many items an option of the first column has."""
    column = g.tables.first_column[option]
    return column.popularity + column.meetings + column.votes


def first_items(g: State, option: int) -> list[int]:
    """The items of an option of the first column (R06-6.1-2)."""
    column = g.tables.first_column[option]
    items = []
    for _ in range(column.popularity):
        items.append(POPULARITY_ITEM)
    for _ in range(column.meetings):
        items.append(MEETINGS_ITEM)
    for _ in range(column.votes):
        items.append(VOTES_ITEM)
    return items


class Preliminary(Sealed[State]):
    """One option of each column, and a state beside each item but members (R06-6.1-1 to R06-6.1-4).

    An answer is: option of column one, a land for each item, option of column two, a land for each media marker. Equal
    items may be named in any order; the answer is kept with their lands ascending.
    """

    name = "preliminary"
    rule = "R06-6.1-1"

    def items(self, g: State, seat: int) -> list[int]:
        """The items of the options chosen so far, in order."""
        answer = g.sealed[seat]
        if not answer:
            return []
        items = first_items(g, answer[0] - COLUMN_ONE)
        if len(answer) > 1 + len(items):
            for _ in range(g.tables.second_column[answer[1 + len(items)] - COLUMN_TWO].media):
                items.append(MEDIA_ITEM)
        return items

    def complete(self, g: State, seat: int) -> bool:
        answer = g.sealed[seat]
        if len(answer) < 2:
            return False
        first = first_count(g, answer[0] - COLUMN_ONE)
        if len(answer) < 2 + first:
            return False
        return len(answer) == 2 + first + g.tables.second_column[answer[1 + first] - COLUMN_TWO].media

    def choices(self, g: State, seat: int) -> tuple[int, ...]:
        answer = g.sealed[seat]
        if not answer:
            return FIRST_COLUMN[len(g.tables.first_column)]
        first = first_count(g, answer[0] - COLUMN_ONE)
        if len(answer) == 1 + first:
            return SECOND_COLUMN[len(g.tables.second_column)]
        return ANY_LAND

    def normal(self, g: State, seat: int) -> tuple[int, ...]:
        answer = g.sealed[seat]
        first = first_count(g, answer[0] - COLUMN_ONE)
        lands = tuple(by_land(tuple(self.items(g, seat)), answer[1 : 1 + first] + answer[2 + first :]))
        return answer[:1] + lands[:first] + answer[1 + first : 2 + first] + lands[first:]

    def reveal(self, g: State) -> None:
        first = g.shuffle(list(range(g.seats)))[0] if g.options.prelim_order == "random" else 0  # G06-06
        for i in range(g.seats):
            seat = (first + i) % g.seats
            carry_out_sheet(g, seat, self.items(g, seat))


def carry_out_sheet(g: State, seat: int, items: list[int]) -> None:
    """Everything on the sheet is free; media may exceed the five spaces (R06-6.1-5, R06-6.1-6)."""
    answer = g.sealed[seat]
    second = answer[1 + first_count(g, answer[0] - COLUMN_ONE)] - COLUMN_TWO
    lands = [action - PLACE for action in answer if PLACE <= action < PLACE + LANDS]
    if g.telling:
        states = tuple(g.card[land] for land in lands)
        g.tell(SheetRevealed(seat, answer[0] - COLUMN_ONE, second, states))
    for at in range(len(items)):  # `zip` would be an object of Python's
        item = items[at]
        land = lands[at]
        if item == POPULARITY_ITEM:
            move_trend(g, seat, land, 1)
        elif item == MEETINGS_ITEM:
            place_rallies(g, seat, land, g.tables.item_meetings)
        elif item == VOTES_ITEM:
            gain_votes(g, seat, land, g.tables.item_votes)
        else:
            place_media(g, seat, land)
    members = sheet_members(g, second)
    if members:
        add_members(g, seat, members)


def sheet_members(g: State, option: int) -> int:
    """Members of an option of the second column; those of the last one are doubtful (G06-04)."""
    if option == len(g.tables.second_column) - 1 and g.options.prelim_2d == "10":
        return 10
    return g.tables.second_column[option].members
