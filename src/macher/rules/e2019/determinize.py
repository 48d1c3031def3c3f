"""A full state consistent with a view (R19-2): what a bot, or a what-if, may think with.

Public things are as they are; hidden things are drawn at random from what the viewer has not seen. Money follows from
the public ledger. The chance to come is new as well.
"""

from __future__ import annotations

from random import Random

from macher.rules.e2019.actions import CARD_TYPES, card_set
from macher.rules.e2019.order_of_play import STEPS
from macher.rules.e2019.phase5_send_cabinet import row_entry
from macher.rules.e2019.state import FACE_DOWN, State
from macher.rules.e2019.tables import PARTIES
from macher.rules.e2019.view import PollSeen, Seen, View
from macher.rules.parts.game import FRAME_MASK
from macher.rules.parts.lands import NONE
from macher.rules.parts.sealed import Sealed

POLITICIANS = 8


def determinize(view: View, rng: Random) -> State:
    """Draw a state that its viewer could not tell from the true one."""
    seen = view.data
    g = State()
    g.steps = STEPS
    g.telling = False
    g.log = []
    g.config = view.config
    g.options = view.config.options
    g.tables = view.config.tables
    g.seats = len(seen["parties"])
    g.seed = rng.getrandbits(128)
    g.chances = 0
    public_things(g, seen)
    opinions(g, seen, rng)
    programs(g, seen, rng)
    polls(g, seen, rng)
    cabinets(g, seen, rng)
    states = [i for i in range(len(g.tables.states)) if i not in g.calendar]
    g.state_stack = rng.sample(states, seen["state_stack"])
    sealed_answers(g, seen, rng)
    return g


def public_things(g: State, seen: Seen) -> None:
    """What everybody sees, and what follows from it."""
    g.scale = tuple(seen["scale"])
    g.parties = tuple(PARTIES.index(party) for party in g.config.parties)
    g.round = seen["round"]
    g.phase = seen["phase"]
    g.waiting = not seen["over"]
    g.agenda = seen["agenda"][:]
    g.start = seen["start"]
    g.turn = seen["turn"]
    g.passes = seen["passes"]
    g.bidders = seen["bidders"][:]
    g.high = seen["high"]
    g.high_seat = seen["high_seat"]
    g.auctioneer = seen["auctioneer"]
    g.excluded = seen["excluded"]
    g.acted = seen["acted"]
    g.influencer = seen["influencer"]
    g.lead = seen["lead"]
    g.candidates = seen["candidates"][:]
    g.moved = seen["moved"]
    g.sealed_for = seen["sealed_for"]
    g.calendar = seen["calendar"][:]
    g.card = seen["card"][:]
    g.election = seen["election"][:]
    g.order = seen["order"][:]
    g.votes = seen["votes"][:]
    g.trend = seen["trend"][:]
    g.rallies = seen["rallies"][:]
    g.media = seen["media"][:]
    g.doubled = seen["doubled"][:]
    g.locks = seen["locks"][:]
    g.double_pool = seen["double_pool"]
    g.presence = seen["presence"][:]
    g.paid = seen["paid"][:]
    g.received = seen["received"][:]
    g.money = [
        g.tables.start_money + g.received[seat] - g.paid[seat] if own is None else own
        for seat, own in enumerate(seen["money"])
    ]
    g.base = seen["base"][:]
    g.programs = seen["programs"][:]
    g.donations = seen["donations"][:]
    g.rally_supply = seen["rally_supply"][:]
    g.media_supply = seen["media_supply"][:]
    g.points = seen["points"][:]
    g.bonus = seen["bonus"][:]
    g.gains = seen["gains"][:]
    g.held = seen["held"]


# --- cards -----------------------------------------------------------------------------------------------------------
def unseen_cards(copies: int, seen: list[int], rng: Random) -> list[int]:
    """All cards of a deck less those seen, shuffled."""
    left = [copies] * CARD_TYPES
    for card in seen:
        left[card] -= 1
    cards = [card for card in range(CARD_TYPES) for _ in range(left[card])]
    rng.shuffle(cards)
    return cards


def opinions(g: State, seen: Seen, rng: Random) -> None:
    """Face-down opinions and the order of the deck."""
    g.opinion_display = seen["opinion_display"][:]
    g.opinion_discard = seen["opinion_discard"][:]
    open_cards = [card for card in seen["opinions"] if card is not None and card != NONE]
    displayed = [card for card in range(CARD_TYPES) if g.opinion_display[card]]
    pool = unseen_cards(g.tables.opinion_copies, open_cards + displayed + g.opinion_discard, rng)
    g.opinions = []
    g.face_up = []
    for at, card in enumerate(seen["opinions"]):
        in_play = g.card[at // 4] != NONE
        if card is not None:
            g.opinions.append(card)
            g.face_up.append(1)
        else:
            g.opinions.append(pool.pop() if in_play else NONE)
            g.face_up.append(0)
    g.opinion_deck = pool


def programs(g: State, seen: Seen, rng: Random) -> None:
    """Hands, draft packs, cards laid face down, and the order of the program deck."""
    g.program_display = seen["program_display"][:]
    g.program_discard = seen["program_discard"][:]
    known = g.program_display + g.program_discard
    for seat in range(g.seats):
        for topic in range(CARD_TYPES // 2):
            attitude = g.programs[seat * 7 + topic]
            if attitude:
                known.append(topic * 2 + (attitude < 0))
        for zone in (seen["hands"][seat], seen["packs"][seat], seen["picks"][seat]):
            known.extend(zone["shown"] if zone["cards"] is None else zone["cards"])
    viewer = seen["viewer"]
    if seen["laid_cards"]:
        known.extend(_cards(seen["laid_cards"]))
    pool = unseen_cards(g.tables.program_copies, known, rng)
    g.laid = [0] * g.seats
    for seat in range(g.seats):
        own = seat == viewer and seen["laid_cards"] is not None
        g.laid[seat] = seen["laid_cards"] or 0 if own else _lay(pool, seen["laid"][seat])
    g.shown = [tuple(hand["shown"]) for hand in seen["hands"]]
    g.hands = [_fill(hand["cards"], hand["shown"], hand["size"], pool) for hand in seen["hands"]]
    g.packs = [_fill(pack["cards"], [], pack["size"], pool) for pack in seen["packs"]]
    g.picks = [_fill(pick["cards"], [], pick["size"], pool) for pick in seen["picks"]]
    g.program_deck = pool


def _cards(code: int) -> list[int]:
    cards = []
    for topic in range(CARD_TYPES // 2):
        code, digit = divmod(code, 3)
        if digit:
            cards.append(topic * 2 + digit - 1)
    return cards


def _lay(pool: list[int], count: int) -> int:
    """So many cards of different topics from the pool, as a card set."""
    laid: tuple[int, ...] = ()
    for card in pool[:]:
        if len(laid) < count and all(card >> 1 != other >> 1 for other in laid):
            laid += (card,)
            pool.remove(card)
    return card_set(laid)


def _fill(own: list[int] | None, shown: list[int], size: int, pool: list[int]) -> tuple[int, ...]:
    """The viewer's own cards, or those that were shown with the rest from the pool."""
    if own is not None:
        return tuple(own)
    return tuple(shown + [pool.pop() for _ in range(size - len(shown))])


# --- polls -----------------------------------------------------------------------------------------------------------
def polls(g: State, seen: Seen, rng: Random) -> None:
    """Fronts that the viewer has not seen, each fitting the back that everybody saw, and the order of the pile."""
    outside = seen["poll_discard"] + ([seen["poll"]] if seen["poll"] is not None else [])
    known = {poll["front"] for poll in outside}
    pool = [poll for poll in range(len(g.tables.polls)) if poll not in known]
    rng.shuffle(pool)
    g.poll_known = [0] * len(g.tables.polls)
    g.poll_discard = [_front(g, poll, pool) for poll in seen["poll_discard"]]
    g.poll = NONE if seen["poll"] is None else _front(g, seen["poll"], pool)
    top = [] if seen["poll_top"] is None else [_take_back(g, seen["poll_top"], pool)]
    g.poll_deck = pool + top


def _front(g: State, seen: PollSeen, pool: list[int]) -> int:
    poll = _take_back(g, seen["back"], pool) if seen["front"] is None else seen["front"]
    g.poll_known[poll] = seen["known_by"]
    return poll


def _take_back(g: State, back: int, pool: list[int]) -> int:
    """Some poll of the pool with this back."""
    for poll in pool:
        values = g.tables.polls[poll]
        if values.index(max(values)) == back:
            pool.remove(poll)
            return poll
    raise AssertionError(f"no poll with back {back} is left")


# --- politicians and sealed answers ----------------------------------------------------------------------------------
def cabinets(g: State, seen: Seen, rng: Random) -> None:
    """Which politician lies face down where: any of those that nobody has seen."""
    viewer = seen["viewer"]
    unseen = [[politician for politician in range(POLITICIANS) if mask >> politician & 1] for mask in seen["cabinet"]]
    for hidden in unseen:
        rng.shuffle(hidden)
    g.rows = []
    for row in seen["rows"]:
        entries: tuple[int, ...] = ()
        for lying in row:
            politician = lying["politician"]
            if politician is None:
                politician = unseen[lying["seat"]].pop()
            elif lying["standing"] == FACE_DOWN:
                unseen[lying["seat"]].remove(politician)
            entries += (row_entry(lying["seat"], politician, lying["standing"]),)
        g.rows.append(entries)
    g.unused = []
    for seat in range(g.seats):
        if seat == viewer and seen["unused"] is not None:
            g.unused.append(seen["unused"])
        else:
            g.unused.append(sum(1 << politician for politician in unseen[seat]))


def sealed_answers(g: State, seen: Seen, rng: Random) -> None:
    """Answers that are in: the viewer's own, and for the others any that they could have given."""
    g.sealed = [()] * g.seats
    viewer = seen["viewer"]
    if viewer is not None and seen["answer"] is not None:
        g.sealed[viewer] = tuple(seen["answer"])
    if not g.sealed_for:
        return
    step = g.steps[g.agenda[-1] & FRAME_MASK]
    assert isinstance(step, Sealed)
    for seat in range(g.seats):
        if seen["answered"][seat] and seat != viewer:
            while not step.complete(g, seat):
                g.sealed[seat] += (rng.choice(step.choices(g, seat)),)
