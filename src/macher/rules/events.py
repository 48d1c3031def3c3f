"""Events: what happened, as typed data. Log lines, animation, speech and statistics are renderers of these.

Fields carry numbers only: `seat`; `state` is the index of the state card (a state lies on one board only in a game);
`card` is a program or opinion card (topic * 2, plus 1 for "disapprove"); money is in thousands; `politician`,
`donation` and `poll` are indices into the edition's tables. Who may see an event is kept beside it in the log, not in
it.
"""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True)
class Event:
    """Something that happened."""


# --- sealed choices and auctions -------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Chosen(Event):
    """A seat has made its sealed choice; what it is stays hidden."""

    seat: int


@dataclass(frozen=True)
class TakenBack(Event):
    """A seat has taken its sealed choice back and is asked again."""

    seat: int


@dataclass(frozen=True)
class BidMade(Event):
    """An open bid."""

    seat: int
    bid: int


@dataclass(frozen=True)
class BidPassed(Event):
    """A seat does not bid."""

    seat: int


# --- setup -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class GameBegan(Event):
    """The states in order of their elections."""

    states: tuple[int, ...]


@dataclass(frozen=True)
class FirstMarkerDrawn(Event):
    """The party marker on top of the shuffled stack: the preliminary start player."""

    seat: int


@dataclass(frozen=True)
class PackPassed(Event):
    """All picked a card of their pack and passed the rest to the left."""

    pick: int


@dataclass(frozen=True)
class TopicsMissing(Event):
    """A seat has fewer than five topics: it shows and discards these cards and draws as many."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class CardsDrawn(Event):
    """Cards drawn from the program deck, seen by their owner."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class CardsDrawnUnseen(Event):
    """What the others see of drawn cards."""

    seat: int
    count: int


@dataclass(frozen=True)
class ProgramRevealed(Event):
    """A seat's five program cards."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class HandKept(Event):
    """The card a seat keeps in hand, seen by its owner."""

    seat: int
    card: int


@dataclass(frozen=True)
class CardsDiscarded(Event):
    """Program cards put on the discard pile."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class StartBlockRevealed(Event):
    """The start block of a seat, and the state named beside each of its symbols."""

    seat: int
    block: int
    states: tuple[int, ...]


# --- the round -------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class RoundBegan(Event):
    """A new round, and the states that vote at its end."""

    round: int
    states: tuple[int, ...]


@dataclass(frozen=True)
class PhaseBegan(Event):
    """A phase of the round, counted through: 1 to 8, then 9 to 12 for 9a to 9d, and 13 for the final scoring."""

    phase: int


@dataclass(frozen=True)
class StartBidsRevealed(Event):
    """All sealed bids for start player; -1 for a seat that may not bid."""

    bids: tuple[int, ...]


@dataclass(frozen=True)
class StartBidsTied(Event):
    """These seats share the highest bid; one open round decides, in this order."""

    seats: tuple[int, ...]
    bid: int


@dataclass(frozen=True)
class StartPlayerFound(Event):
    """The start player of the round, and what that cost."""

    seat: int
    price: int


@dataclass(frozen=True)
class Overbid(Event):
    """A seat bid more than it owns: it loses its money and party base, and may not bid again in this phase."""

    seat: int
    bid: int
    money: int
    base: int


@dataclass(frozen=True)
class DisplayRefreshed(Event):
    """The program display was discarded; a new one follows."""


@dataclass(frozen=True)
class DisplayFilled(Event):
    """Cards laid on empty spaces of the program display."""

    cards: tuple[int, ...]


@dataclass(frozen=True)
class CardTaken(Event):
    """A card taken from the program display."""

    seat: int
    card: int


@dataclass(frozen=True)
class ProgramChanged(Event):
    """A program card exchanged with a card from hand."""

    seat: int
    old: int
    new: int


@dataclass(frozen=True)
class ProgramSkipped(Event):
    """A seat neither draws nor takes a card."""

    seat: int


@dataclass(frozen=True)
class MediaBought(Event):
    """A media marker bought and placed."""

    seat: int
    state: int
    price: int


@dataclass(frozen=True)
class MediaPassed(Event):
    """A seat buys no media marker for now."""

    seat: int


@dataclass(frozen=True)
class RalliesBought(Event):
    """Rallies organised in a state."""

    seat: int
    state: int
    count: int
    price: int


@dataclass(frozen=True)
class PoliticianSent(Event):
    """A politician laid face down beside a state, seen by its owner."""

    seat: int
    state: int
    politician: int


@dataclass(frozen=True)
class PoliticianSentUnseen(Event):
    """What the others see of a politician on the way."""

    seat: int
    state: int


@dataclass(frozen=True)
class PoliticianRevealed(Event):
    """A politician turned up beside its state."""

    seat: int
    state: int
    politician: int


@dataclass(frozen=True)
class PoliticianPaid(Event):
    """A politician paid for."""

    seat: int
    politician: int
    price: int


@dataclass(frozen=True)
class PoliticianDeclined(Event):
    """A politician not paid for: it leaves the game without an action."""

    seat: int
    politician: int


@dataclass(frozen=True)
class ActionSkipped(Event):
    """The main (1) or the secondary (2) action of a politician is not used."""

    seat: int
    politician: int
    part: int


@dataclass(frozen=True)
class TrendMoved(Event):
    """A trend marker moved; `trend` is the printed value it shows now."""

    seat: int
    state: int
    spaces: int
    trend: int


@dataclass(frozen=True)
class VotesGained(Event):
    """Votes from a politician or a start block."""

    seat: int
    state: int
    gain: int
    votes: int


@dataclass(frozen=True)
class BaseMoved(Event):
    """The party base changed."""

    seat: int
    change: int
    base: int


@dataclass(frozen=True)
class DoublePlaced(Event):
    """A double marker laid on an opinion."""

    seat: int
    state: int
    card: int


@dataclass(frozen=True)
class DoubleRemoved(Event):
    """A double marker taken away."""

    seat: int
    state: int
    card: int


@dataclass(frozen=True)
class MediaOusted(Event):
    """A media marker of another party removed for money, and perhaps replaced by an own one."""

    seat: int
    target: int
    state: int
    price: int
    replaced: bool


@dataclass(frozen=True)
class ActionLocked(Event):
    """A marked action was used: nobody else may use it here in this phase."""

    state: int
    kind: int


@dataclass(frozen=True)
class NoInfluencer(Event):
    """No party influences the media of a state."""

    state: int


@dataclass(frozen=True)
class OpinionExchanged(Event):
    """The media influencer exchanged an opinion."""

    seat: int
    state: int
    old: int
    new: int


@dataclass(frozen=True)
class OpinionKept(Event):
    """The media influencer leaves the opinions as they are."""

    seat: int
    state: int


@dataclass(frozen=True)
class AuctionBegan(Event):
    """A poll is auctioned: the party on its back and the auctioneer."""

    state: int
    party: int
    seat: int


@dataclass(frozen=True)
class PollBought(Event):
    """The highest bidder paid and takes the poll."""

    seat: int
    state: int
    price: int


@dataclass(frozen=True)
class PollUnsold(Event):
    """Nobody wanted the poll."""

    state: int


@dataclass(frozen=True)
class PollSeen(Event):
    """The front of a poll, for those who may see it."""

    seat: int
    poll: int


@dataclass(frozen=True)
class PollPublished(Event):
    """A poll published in a state."""

    seat: int
    state: int
    poll: int


@dataclass(frozen=True)
class PollProtected(Event):
    """The media influencer is not lowered by a poll."""

    seat: int
    state: int


@dataclass(frozen=True)
class PollSuppressed(Event):
    """A poll not published."""

    seat: int
    state: int


@dataclass(frozen=True)
class PollsReshuffled(Event):
    """The poll pile was used up: all polls are shuffled anew."""

    party: int


@dataclass(frozen=True)
class RalliesConverted(Event):
    """Rallies converted: (rallies + trend, at least 1) x (match, at least 1) = gain."""

    seat: int
    state: int
    rallies: int
    trend: int
    match: int
    gain: int
    votes: int


@dataclass(frozen=True)
class ConversionPassed(Event):
    """A seat converts nothing in a state this round."""

    seat: int
    state: int


@dataclass(frozen=True)
class ElectionHeld(Event):
    """An election: votes of each seat and the points for them."""

    number: int
    state: int
    votes: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class MajorityWon(Event):
    """One party alone reached the majority."""

    seat: int
    state: int
    bonus: int


@dataclass(frozen=True)
class SeveralReached(Event):
    """Several parties reached the majority; the first list has all of them, the second those with most votes."""

    state: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]
    bonus: int


@dataclass(frozen=True)
class CoalitionAnswered(Event):
    """A party accepts or refuses a coalition."""

    seat: int
    accepted: bool


@dataclass(frozen=True)
class CoalitionFormed(Event):
    """The strongest party and its partner, and how many program cards they share."""

    seat: int
    partner: int
    state: int
    agreement: int
    bonus: int


@dataclass(frozen=True)
class NoCoalition(Event):
    """The strongest party finds no partner."""

    seat: int
    state: int
    bonus: int


@dataclass(frozen=True)
class PresenceMoved(Event):
    """A media marker moved to the presence spot of an election."""

    seat: int
    state: int
    spot: int
    worth: int


@dataclass(frozen=True)
class PresenceKept(Event):
    """A media marker stays where it is."""

    seat: int
    state: int


@dataclass(frozen=True)
class IncomePaid(Event):
    """Money for points and for party base."""

    seat: int
    points: int
    base: int


@dataclass(frozen=True)
class DonationAccepted(Event):
    """A donation taken."""

    seat: int
    amount: int
    base: int


@dataclass(frozen=True)
class DonationRejected(Event):
    """A donation refused."""

    seat: int
    amount: int
    base: int


@dataclass(frozen=True)
class StateLeft(Event):
    """A state leaves the game after its election."""

    state: int


@dataclass(frozen=True)
class StateEntered(Event):
    """A new state comes into play."""

    state: int
    number: int


@dataclass(frozen=True)
class OpinionTurned(Event):
    """An opinion turned up in a state."""

    state: int
    card: int


@dataclass(frozen=True)
class OpinionReplaced(Event):
    """An opinion turned up whose topic was there already: it is put away, and the next card comes."""

    state: int
    card: int


@dataclass(frozen=True)
class OpinionDisplayRestored(Event):
    """The opinion display was filled up again with these cards."""

    cards: tuple[int, ...]


@dataclass(frozen=True)
class FinalScored(Event):
    """The final score of a seat by source."""

    seat: int
    votes: int
    bonus: int
    media: int
    base: int
    cash: int
    total: int


@dataclass(frozen=True)
class GameWon(Event):
    """The winner, or the winners who share the victory."""

    seats: tuple[int, ...]


# --- the 2006 edition ------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class SheetRevealed(Event):
    """The preliminary sheet of a seat: the option of each column, and the states beside its items."""

    seat: int
    first: int
    second: int
    states: tuple[int, ...]


@dataclass(frozen=True)
class DiceRolled(Event):
    """Dice of a seat."""

    seat: int
    faces: tuple[int, ...]


@dataclass(frozen=True)
class PollUsed(Event):
    """A poll published in a state, of which only the results that are used are shown."""

    seat: int
    state: int


@dataclass(frozen=True)
class StartBidWon(Event):
    """The winner of the bid pays and may name who starts."""

    seat: int
    price: int


@dataclass(frozen=True)
class StartNamed(Event):
    """A seat names who starts the round."""

    seat: int
    target: int


@dataclass(frozen=True)
class TilePlaced(Event):
    """A coalition tile laid on a state by a phone."""

    seat: int
    state: int


@dataclass(frozen=True)
class TileReturned(Event):
    """A coalition tile taken back."""

    seat: int
    state: int


@dataclass(frozen=True)
class CoalitionProposed(Event):
    """A party offers a coalition to another."""

    seat: int
    partner: int


@dataclass(frozen=True)
class CoalitionImposed(Event):
    """A party forces a coalition on another."""

    seat: int
    partner: int


@dataclass(frozen=True)
class CoalitionPassed(Event):
    """A party seeks no coalition."""

    seat: int


@dataclass(frozen=True)
class PactMade(Event):
    """Two parties go into the election together; they share so many platform cards."""

    seat: int
    partner: int
    state: int
    agreement: int


@dataclass(frozen=True)
class ElectionWon(Event):
    """The winner, or the two partners of the winning coalition; `nose`: only the vote stack decided."""

    seats: tuple[int, ...]
    state: int
    nose: bool


@dataclass(frozen=True)
class NoWinner(Event):
    """Nobody has a vote: the election has no winner."""

    state: int


@dataclass(frozen=True)
class NationalPlaced(Event):
    """An opinion placed on a free space of the national board."""

    seat: int
    card: int
    space: int


@dataclass(frozen=True)
class NationalSecured(Event):
    """An opinion of the national board secured by its like."""

    seat: int
    card: int
    space: int


@dataclass(frozen=True)
class NationalReplaced(Event):
    """An opinion of the national board replaced."""

    seat: int
    old: int
    new: int
    space: int


@dataclass(frozen=True)
class NationalPassed(Event):
    """A winner places no further opinion."""

    seat: int


@dataclass(frozen=True)
class ContributionLaid(Event):
    """A contribution laid face down: declined, its amount hidden until all have played."""

    seat: int


@dataclass(frozen=True)
class ContributionPassed(Event):
    """A seat plays no contribution."""

    seat: int


@dataclass(frozen=True)
class LargestRefused(Event):
    """The only seat that declined the largest amount rolls more dice."""

    seat: int
    amount: int


@dataclass(frozen=True)
class FinalCounted(Event):
    """The final score of a seat by source."""

    seat: int
    seats: int
    media: int
    members: int
    lead: int
    opinions: int
    secured: int
    total: int


def event_name(event: Event) -> str:
    """The event's name as it stands in records, JSON and language files: `MediaBought` is `media-bought`."""
    return "".join("-" + c.lower() if c.isupper() else c for c in type(event).__name__).lstrip("-")


def event_fields(event: Event) -> dict[str, int | tuple[int, ...]]:
    """The event's fields by name."""
    return {field.name: getattr(event, field.name) for field in fields(event)}


EVENT_KINDS: tuple[type[Event], ...] = tuple(Event.__subclasses__())
