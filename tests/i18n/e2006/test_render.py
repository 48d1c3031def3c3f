"""Sentences of the 2006 edition as people read them, in positions made by hand."""

from __future__ import annotations

from dataclasses import fields

import pytest

from macher.i18n import PHASES_OF, Renderer, Texts
from macher.rules import Refused, apply, legal, scores, setup, view, why_not
from macher.rules import State as AnyState
from macher.rules.e2006 import actions as own
from macher.rules.e2006.codes import (
    BUY_MEDIA,
    CABINET_ACT,
    CHANGE_PLATFORM,
    COALITION_ANSWER,
    COALITION_TURN,
    CONTRIBUTION,
    CONVERT_IN,
    MEETINGS_IN,
    NATIONAL_MEDIA,
    NATIONAL_OPINION,
    POLL_AUCTION,
    POLL_CHOICE,
    REDRAW_POLICIES,
    SEND_TO,
    START_REBID,
)
from macher.rules.e2006.phase4_coalitions import IMPOSING, PROPOSING, SEAT_AT
from macher.rules.e2006.state import State
from macher.rules.e2006.tables import ISSUES
from macher.rules.events import (
    AuctionBegan,
    BaseMoved,
    ContributionShown,
    DiceRolled,
    DonationAccepted,
    DonationRejected,
    ElectionHeld,
    ElectionWon,
    Event,
    FinalCounted,
    IncomePaid,
    LargestRefused,
    MediaOusted,
    MeetingsLaidOut,
    NationalReplaced,
    NoseBeaten,
    PactMade,
    PhaseBegan,
    PollsReshuffled,
    RalliesConverted,
    SheetRevealed,
    StartNamed,
    TrendMoved,
)
from macher.rules.parts import codes
from macher.rules.parts.cabinet import FACE_DOWN, PAID, row_entry
from macher.rules.parts.codes import BID, LANDS, MOST_SEATS, PASS, SLOTS
from tests.i18n.tables import config_of, tables_of
from tests.rules.factories import Cards, at, to_round_one

SPD, CDU, FDP, LINKE = range(4)  # seats of the usual table
LANGUAGES = ("en", "de")
BACKBENCHER, FINANCE, WHIP = 0, 1, 4
NATIONAL_SPACES = 5


def state_index(id: str) -> int:
    return next(at for at, state in enumerate(tables_of("2006").states) if state.id == id)


CARDS = Cards(ISSUES)
card, set_platform = CARDS.card, CARDS.set_program
BREMEN, SAARLAND = state_index("HB"), state_index("SL")


def table(variant: int = 7, **options: str) -> State:
    """Round 1, with empty boards; the first land is Bremen and votes."""
    g = setup(config_of("2006", 4, variant, **options), "by hand")
    assert isinstance(g, State)
    to_round_one(g)
    g.votes, g.rallies, g.media, g.tiles, g.arrival = ([0] * (LANDS * g.seats) for _ in range(5))
    g.trend = [g.scale.index(0)] * (LANDS * g.seats)
    g.media_supply = [5] * g.seats
    g.start = SPD
    g.card[0] = BREMEN
    return g


def set_opinions(g: State, land: int, text: str) -> None:
    cards = [card(one) for one in text.split()]
    for slot in range(SLOTS):
        g.opinions[land * SLOTS + slot] = cards[slot] if slot < len(cards) else card("+social")
        g.face_up[land * SLOTS + slot] = int(slot < len(cards))
    g.doubled[land] = -1


def renderer(g: AnyState, language: str = "en") -> Renderer:
    return Renderer(Texts(language, strict=True), g.config)


def prompts(g: AnyState, seat: int) -> list[str]:
    return [renderer(g, language).prompt(view(g, seat)) for language in LANGUAGES]


def actions(g: AnyState, seat: int, action: int) -> list[str]:
    assert action in legal(g, seat)
    return [renderer(g, language).action(action, view(g, seat)) for language in LANGUAGES]


def events(event: Event, variant: int = 7, **options: str) -> list[str]:
    config = config_of("2006", 4, variant, **options)
    return [Renderer(Texts(language, strict=True), config).event(event) for language in LANGUAGES]


# --- setup, start, platform ------------------------------------------------------------------------------------------
def test_the_preliminary_sheet_is_filled_in_item_by_item() -> None:
    """TV06-03: 1B and 2B."""
    g = setup(config_of("2006"), "sheet")
    g.card[0] = BREMEN
    assert prompts(g, SPD)[0].startswith("Preliminary sheet, column 1: choose an option;")
    assert actions(g, SPD, own.COLUMN_ONE + 1) == [
        "Option 1B: 1 × popularity +1, 1 × 6 meetings, 1 × 6 votes",
        "Möglichkeit 1B: 1 × Beliebtheit +1, 1 × 6 Versammlungen, 1 × 6 Stimmen",
    ]
    apply(g, SPD, own.COLUMN_ONE + 1)
    assert prompts(g, SPD)[0] == "Item 1 of 3, popularity +1: in which state?"
    apply(g, SPD, codes.PLACE)
    assert prompts(g, SPD)[1] == "Eintrag 2 von 3, 6 Versammlungen: in welchem Bundesland?"
    assert actions(g, SPD, codes.PLACE) == ["Bremen: 6 meetings", "Bremen: 6 Versammlungen"]
    apply(g, SPD, codes.PLACE)
    apply(g, SPD, codes.PLACE)
    assert prompts(g, SPD)[0].startswith("Preliminary sheet, column 2: choose an option;")
    assert actions(g, SPD, own.COLUMN_TWO + 1)[0] == "Option 2B: 2 × media marker, 4 members"
    assert actions(g, SPD, own.COLUMN_TWO + 3)[1] == "Möglichkeit 2D: 12 Mitglieder"
    apply(g, SPD, own.COLUMN_TWO + 1)
    assert prompts(g, SPD)[0] == "Item 1 of 2, media marker: in which state?"
    apply(g, SPD, codes.PLACE)
    apply(g, SPD, codes.PLACE)
    assert prompts(g, SPD)[0] == (
        "Waiting for CDU/CSU, FDP, and Linke to fill in the preliminary sheet. "
        "Until then you may take your choice back."
    )


def test_a_sheet_in_the_log() -> None:
    sheet = SheetRevealed(SPD, 1, 1, (BREMEN, SAARLAND, BREMEN, SAARLAND, SAARLAND))
    assert events(sheet) == [
        "SPD has chosen 1B and 2B: popularity +1: Bremen; 6 meetings: Saarland; 6 votes: Bremen; "
        "media marker: Saarland, Saarland; 4 members.",
        "SPD: 1B und 2B gewählt. Beliebtheit +1: Bremen; 6 Versammlungen: Saarland; 6 Stimmen: Bremen; "
        "Medienmarker: Saarland, Saarland; 4 Mitglieder.",
    ]
    assert events(SheetRevealed(SPD, 0, 3, (BREMEN,) * 3), prelim_2d="10")[0].endswith("; 10 members.")


def test_a_second_bid_is_not_below_the_first() -> None:
    g = table()
    g.bids = [5, 5, 3, 0]
    at(g, START_REBID)
    assert prompts(g, CDU) == [
        "Tie for starting player: bid in secret once more, 5,000\u00a0€ or more. You have 25,000\u00a0€.",
        "Gleichstand um die Startpartei: Biete noch einmal geheim, 5.000\u00a0€ oder mehr. Du hast 25.000\u00a0€.",
    ]
    assert renderer(g).refusal(why_not(g, CDU, BID + 4)) == (
        "You cannot bid 4,000\u00a0€: it must be more than 4,000\u00a0€. (R06-6.2.1-3)"
    )


def test_who_starts() -> None:
    assert events(StartNamed(SPD, FDP))[0] == "SPD names FDP as starting player."
    assert events(StartNamed(SPD, SPD)) == [
        "SPD chooses to be starting player.",
        "SPD: selbst Startpartei.",
    ]


def test_hand_and_platform() -> None:
    g = table()
    g.hands[SPD] = (card("+tax"), card("-tax"), card("+wages"))
    set_platform(g, SPD, "+tax +gen -nuclear -social +economy")
    at(g, REDRAW_POLICIES, SPD)
    assert prompts(g, SPD)[0].startswith("Discard any of your 3 hand cards")
    assert actions(g, SPD, codes.SKIP) == ["Keep all hand cards", "Alle Handkarten behalten"]
    apply(g, SPD, codes.CARD + card("+tax"))
    assert prompts(g, SPD)[0] == "One card is discarded. Discard another one, or draw one new card."
    assert actions(g, SPD, codes.SKIP)[1] == "Eine neue Karte ziehen"
    at(g, CHANGE_PLATFORM, SPD)
    assert actions(g, SPD, codes.SWAP + (card("+tax") >> 1) * codes.CARD_TYPES + card("-tax")) == [
        "In the platform replace + Taxes with − Taxes",
        "Im Wahlprogramm + Steuern durch − Steuern ersetzen",
    ]
    wages = codes.SWAP + (card("+wages") >> 1) * codes.CARD_TYPES + card("+wages")
    assert renderer(g).refusal(why_not(g, SPD, wages)) == "No card of that issue is in your platform. (R06-6.2.2-5)"


# --- cabinet and coalitions ------------------------------------------------------------------------------------------
def test_placing_cabinet_cards() -> None:
    g = table()
    g.rows[1] = (row_entry(SPD, WHIP, FACE_DOWN),)  # 10,000
    g.unused[SPD] &= ~(1 << WHIP)
    at(g, SEND_TO, SPD * LANDS)
    assert prompts(g, SPD)[0] == (
        "Which of your 6 cabinet cards do you place in Bremen, face down? Or none? You can still spend 15,000\u00a0€."
    )
    assert actions(g, SPD, codes.SEND + BACKBENCHER) == [
        "Send the Backbencher to Bremen (2,000\u00a0€): coalition tile; 3 votes or key tile",
        "Hinterbänkler nach Bremen (2.000\u00a0€): Koalitionsplättchen; 3 Stimmen oder Schlüsselplättchen",
    ]
    assert actions(g, SPD, codes.SEND + FINANCE)[0] == (
        "Send the Finance minister to Bremen (3,000\u00a0€): 5 votes, key tile, or replace a media marker"
    )
    chancellor = len(g.tables.cabinet) - 1
    assert renderer(g).refusal(why_not(g, SPD, codes.SEND + chancellor)) == (
        "That costs 25,000\u00a0€, and you can still spend 15,000\u00a0€. (R06-6.2.3-2)"
    )


def test_a_cabinet_card_acts() -> None:
    g = table()
    g.rows[0] = (row_entry(FDP, BACKBENCHER, PAID), row_entry(SPD, WHIP, PAID))
    g.media[CDU] = 1
    g.votes[SPD] = 48
    set_opinions(g, 0, "+tax -wages")
    at(g, CABINET_ACT, SPD * LANDS)
    assert prompts(g, SPD)[0] == "Party whip in Bremen: carry out one of its actions, or none. You have 25,000\u00a0€."
    assert actions(g, SPD, own.VOTES)[0] == "8 votes in Bremen (48 → 50)"
    assert actions(g, SPD, own.UP) == ["Popularity +1 (0 → +1)", "Beliebtheit +1 (0 → +1)"]
    assert actions(g, SPD, own.DOWN + FDP)[0] == "Popularity −1 for FDP (0 → −1)"
    assert actions(g, SPD, codes.DOUBLE_ON + 1)[1] == "Schlüsselplättchen auf − Löhne legen"
    assert actions(g, SPD, codes.REPLACE + CDU)[0] == (
        "Replace a media marker of CDU/CSU in Bremen with your own: 4,000\u00a0€ to them, as much to the bank"
    )
    assert actions(g, SPD, codes.SKIP)[1] == "Keine Aktion: Fraktionschef scheidet aus"
    assert events(MediaOusted(SPD, CDU, BREMEN, 4, True, 4))[0] == (
        "SPD pays CDU/CSU 4,000\u00a0€ and the bank as much, and replaces one of its media markers in Bremen."
    )


def test_a_coalition_is_offered_and_answered() -> None:
    g = table()
    set_platform(g, SPD, "+tax +gen -nuclear -social +economy")
    set_platform(g, FDP, "+tax +gen -nuclear +wages -economy")
    for seat, votes in ((SPD, 20), (FDP, 7)):
        g.tiles[seat] = 1
        g.votes[seat] = votes
    at(g, COALITION_TURN, SPD << SEAT_AT | PROPOSING | IMPOSING)
    assert prompts(g, SPD)[0] == "Do you want a coalition in Bremen with one of these partners? Or pass."
    assert actions(g, SPD, own.IMPOSE + FDP) == [
        "Force a coalition on FDP (7 votes, equal policy cards: 3)",
        "Koalition erzwingen: FDP (7 Stimmen, gleiche Programmkarten: 3)",
    ]
    assert renderer(g, "de").refusal(why_not(g, SPD, own.PROPOSE + CDU)) == (
        "Diese Partei hat hier kein Koalitionsplättchen oder schon eine Koalition. (R06-6.2.4-2)"
    )
    at(g, COALITION_ANSWER, SPD * MOST_SEATS + FDP)
    assert prompts(g, FDP)[0] == "SPD (20 votes) offers you (7 votes) a coalition in Bremen. Do you accept?"
    assert actions(g, FDP, codes.REFUSE)[1] == "Koalition mit SPD ablehnen"


# --- media, meetings, polls, votes -----------------------------------------------------------------------------------
def test_media_and_meetings() -> None:
    g = table()
    at(g, BUY_MEDIA)
    assert prompts(g, SPD)[0] == "Buy a media marker for 4,000\u00a0€, or pass. You have 5 markers and 25,000\u00a0€."
    g.rally_supply[SPD] = 8
    g.rallies[SPD] = 2
    at(g, MEETINGS_IN, SPD * LANDS)
    assert prompts(g, SPD) == [
        "How many meetings in Bremen? Up to 4 now, 1,000\u00a0€ each. You have 2 of 10 there, 8 in supply and "
        "25,000\u00a0€.",
        "Wie viele Versammlungen in Bremen? Jetzt bis zu 4 für je 1.000\u00a0€. Du hast dort 2 von 10, im Vorrat 8 und "
        "25.000\u00a0€.",
    ]
    assert actions(g, SPD, codes.RALLIES + 4) == [
        "4 meetings in Bremen for 4,000\u00a0€",
        "4 Versammlungen in Bremen für 4.000\u00a0€",
    ]
    assert renderer(g).refusal(why_not(g, SPD, codes.RALLIES + 5)) == (
        "At most 4 meetings in a state at once. (R06-6.2.6-2)"
    )


def test_bidding_for_a_poll() -> None:
    g = table()
    at(g, POLL_AUCTION, 0)
    asked_for = "Bid 1,000\u00a0€ or more, or pass. You have 25,000\u00a0€."
    assert prompts(g, SPD)[0] == f"Poll in Bremen: no bid yet. {asked_for}"
    refused = renderer(g).refusal(why_not(g, SPD, BID))
    assert refused == "You cannot bid 0\u00a0€: it must be more than 0\u00a0€. (R06-6.2.7-3)"
    apply(g, SPD, BID + 4)
    assert prompts(g, CDU) == [
        "Poll in Bremen: SPD leads with 4,000\u00a0€. Bid more, or pass and be out. You have 25,000\u00a0€.",
        "Umfrage in Bremen: Höchstgebot 4.000\u00a0€ (SPD). Biete mehr, oder passe und scheide aus. "
        "Du hast 25.000\u00a0€.",
    ]


def test_using_a_poll() -> None:
    """TV06-25: who controls the media cannot be lowered."""
    g = table()
    g.media[FDP] = 1
    g.poll = 0  # Linke −1, SPD +1, CDU +2, FDP −2
    g.poll_deck.remove(0)
    g.poll_known[0] = 1 << SPD
    at(g, POLL_CHOICE, SPD * LANDS)
    assert prompts(g, SPD)[0] == (
        "Your poll in Bremen: Linke −1, SPD +1, Grüne 0, CDU/CSU +2, FDP −2. "
        "Publish it and use up to 2 of its results, or keep it back and win members with 2 dice."
    )
    assert own.USE_RESULT + FDP not in legal(g, SPD)
    assert renderer(g).waiting(view(g, FDP)) == "Waiting for SPD to publish the poll in Bremen or keep it back."
    assert actions(g, SPD, own.USE_RESULT + SPD)[0] == "Publish: SPD, popularity +1 (0 → +1)"
    assert actions(g, SPD, codes.SUPPRESS)[1] == (
        "Umfrage zurückhalten: so viele Mitglieder, wie 2 Würfel zusammen zeigen"
    )
    apply(g, SPD, own.USE_RESULT + SPD)
    assert prompts(g, SPD)[0] == "Use one more result of the poll in Bremen, or stop."
    assert actions(g, SPD, own.USE_RESULT + LINKE) == [
        "Linke, popularity −1 (0 → −1)",
        "Linke, Beliebtheit −1 (0 → −1)",
    ]


@pytest.mark.parametrize(
    ("count", "popularity", "coincidence", "formula"),
    [
        (8, 2, 1, "8 × (2\u00a0+\u00a01) = 24"),
        (10, -3, -4, "10 × (−3\u00a0−\u00a04\u00a0→\u00a0½) = 5"),
        (7, -1, 2, "7 × (−1\u00a0+\u00a02) = 7"),
        (7, 1, -1, "7 × (1\u00a0−\u00a01\u00a0→\u00a0½) = 3"),
    ],
)
def test_the_formula_of_a_conversion(count: int, popularity: int, coincidence: int, formula: str) -> None:
    """TV06-30 to TV06-33."""
    gain = int(formula.split(" = ")[1])
    event = RalliesConverted(FDP, BREMEN, count, popularity, coincidence, gain, 50)
    assert events(event)[0] == f"FDP converts {count} meetings in Bremen: {formula} votes, now 50."


def test_converting_meetings() -> None:
    g = table()
    set_opinions(g, 0, "+gen +tax +terrorism")
    g.doubled[0] = 0
    set_platform(g, SPD, "+gen -tax +nuclear +wages -social")  # +2 −1
    g.rallies[SPD] = 6
    g.trend[SPD] += 1
    at(g, CONVERT_IN, SPD * LANDS)
    assert prompts(g, SPD)[0] == (
        "Convert meetings in Bremen into votes? 1 to 6 of them, or none. Popularity +1, coincidence +1."
    )
    assert actions(g, SPD, codes.CONVERT + 6) == [
        "Convert 6 meetings in Bremen: 6 × (1\u00a0+\u00a01) = 12 votes",
        "6 Versammlungen in Bremen umwandeln: 6 × (1\u00a0+\u00a01) = 12 Stimmen",
    ]
    assert renderer(g).refusal(why_not(g, SPD, codes.CONVERT + 7)) == (
        "Convert 1 to 6 meetings here, or none. (R06-6.2.8-3)"
    )
    set_opinions(g, 0, "")
    g.opinions[0] = -1  # a slot without a card counts nothing
    assert prompts(g, SPD)[0].endswith("coincidence 0.")


def test_a_votes_marker_that_stops_tells_what_really_moved() -> None:
    """R06-6.2.8-10: ten meetings would bring 80 votes, and the marker stands on 45 of 50."""
    assert events(RalliesConverted(SPD, BREMEN, 10, 3, 5, 5, 50)) == [
        "SPD converts 10 meetings in Bremen: 10 × (3\u00a0+\u00a05) = 80. The marker stops at 50: 5 of them count.",
        "SPD: 10 Versammlungen in Bremen umgewandelt, 10 × (3\u00a0+\u00a05) = 80. Bei 50 ist Schluss,"
        " davon 5 gezählt.",
    ]
    assert events(RalliesConverted(SPD, BREMEN, 10, 3, 5, 80, 80))[0].endswith("= 80 votes, now 80.")


def test_a_coalition_tells_whether_it_was_forced() -> None:
    assert [events(PactMade(SPD, FDP, BREMEN, 3, forced))[0] for forced in (True, False)] == [
        "Forced coalition in Bremen: SPD and FDP, 3 policy cards in common.",
        "Coalition in Bremen: SPD and FDP, 3 policy cards in common.",
    ]


def test_what_a_new_round_and_an_auction_bring() -> None:
    told = [
        AuctionBegan(BREMEN, -1, SPD),
        NoseBeaten(BREMEN, (CDU, FDP)),
        MeetingsLaidOut(BREMEN, (1, 0, 1, 1)),
        TrendMoved(SPD, BREMEN, 0, -3),
    ]
    assert [events(event)[0] for event in told] == [
        "The poll in Bremen is auctioned. SPD bids first.",
        "Beaten by a nose in Bremen: CDU/CSU and FDP.",
        "Meetings on the new board in Bremen: SPD 1, CDU/CSU 0, FDP 1, Linke 1.",
        "Popularity of SPD in Bremen: stays at −3.",
    ]


# --- election, national board, money ---------------------------------------------------------------------------------
def test_who_wins_an_election() -> None:
    assert events(ElectionHeld(1, BREMEN, (34, 50, 1, 0), (8, 15, 0, 1)))[0] == (
        "Election 1 in Bremen, worth up to 15 seats: CDU/CSU 50 votes, 15 seats; SPD 34 votes, 8 seats; "
        "FDP 1 vote, 0 seats; Linke 0 votes, 1 seat."
    )
    assert events(ElectionWon((SPD,), BREMEN, True)) == [
        "SPD wins the election in Bremen by a nose.",
        "Hauchdünner Wahlsieg in Bremen: SPD.",
    ]
    assert events(ElectionWon((SPD, FDP), SAARLAND, False)) == [
        "The coalition of SPD and FDP wins the election in Saarland.",
        "Wahlsieg im Saarland für die Koalition: SPD und FDP.",
    ]


@pytest.mark.parametrize(
    ("variant", "options", "worth"), [(7, {}, 25), (5, {}, 25), (5, {"short_media_spaces": "last_five"}, 20)]
)
def test_media_on_the_national_board(variant: int, options: dict[str, str], worth: int) -> None:
    g = table(variant, **options)
    g.media[SPD] = 1
    at(g, NATIONAL_MEDIA, SPD * LANDS)
    assert prompts(g, SPD)[0] == (
        f"Move a media marker from Bremen to the national board, to the space worth {worth} points?"
    )
    assert actions(g, SPD, codes.MOVE)[0] == f"Move a media marker from Bremen to the national board: {worth} points"
    moved = apply(g, SPD, codes.MOVE)[0][1]
    assert renderer(g, "de").event(moved) == (
        f"SPD: Medienmarker aus Bremen auf die Bundesebene gestellt, {worth} Punkte."
    )


def test_opinions_on_the_national_board() -> None:
    g = table()
    set_opinions(g, 0, "+tax +gen -wages")
    g.national = [card("+gen"), card("+wages"), -1, -1, -1]
    at(g, NATIONAL_OPINION, (2 * g.seats + SPD) * LANDS)
    assert prompts(g, SPD)[0] == (
        "Place up to 2 opinions from Bremen on the national board, one after the other, or none."
    )
    assert actions(g, SPD, own.NATIONAL + 2)[0] == (
        "Place + Taxes on national space 3 (each round members +2, at the end 10 points)"
    )
    assert actions(g, SPD, own.NATIONAL + NATIONAL_SPACES)[0] == (
        "Secure + Genetic engineering on national space 1 (at the end 13 points)"
    )
    assert actions(g, SPD, own.NATIONAL + 2 * NATIONAL_SPACES + 1)[1] == (
        "+ Löhne auf Feld 2 der Bundesebene durch − Löhne ersetzen (jede Runde Mitglieder +3, am Ende 9 Punkte)"
    )
    assert renderer(g).refusal(why_not(g, SPD, own.NATIONAL + 4)) == (
        "That opinion cannot go to that national space. (R06-6.3.3-6)"
    )
    assert events(NationalReplaced(SPD, card("+gen"), card("+tax"), 4))[0] == (
        "SPD replaces + Genetic engineering with + Taxes on national space 5."
    )


def test_money_for_seats_and_members() -> None:
    assert events(IncomePaid(SPD, 12, 0)) == [
        "SPD receives 12,000\u00a0€: seats 12.",
        "SPD: 12.000\u00a0€ erhalten (Sitze 12).",
    ]
    assert events(IncomePaid(SPD, 12, 10))[0] == "SPD receives 22,000\u00a0€: seats 12, members 10."


def test_contributions_and_their_dice() -> None:
    g = table()
    at(g, CONTRIBUTION, SPD)
    assert actions(g, SPD, own.CONTRIBUTE + 3) == [
        "Accept 20,000\u00a0€: lose as many members as the highest of 2 dice shows",
        "20.000\u00a0€ annehmen: so viele Mitglieder verlieren, wie der höchste von 2 Würfeln zeigt",
    ]
    assert actions(g, SPD, own.CONTRIBUTE)[0] == "Decline 10,000\u00a0€: win as many members as one die shows"
    told = [
        ContributionShown(SPD, 20),
        DonationAccepted(SPD, 20, 0),
        DiceRolled(SPD, (1, 3)),
        BaseMoved(SPD, -3, 6),
    ]
    assert [events(event)[0] for event in told] == [
        "SPD accepts a contribution of 20,000\u00a0€, face up.",
        "SPD receives its contribution of 20,000\u00a0€.",
        "SPD rolls 1, 3.",
        "Members of SPD: −3, now 6.",
    ]
    told = [DonationRejected(SPD, 20, 0), LargestRefused(SPD, 20)]
    assert [events(event)[1] for event in told] == [
        "SPD: Spende von 20.000\u00a0€ abgelehnt.",
        "SPD: allein den höchsten Betrag abgelehnt (20.000\u00a0€), dafür weitere Würfel.",
    ]


def test_a_poll_shows_no_party_on_its_back() -> None:
    assert events(PollsReshuffled(-1)) == [
        "The used polls are shuffled again.",
        "Die benutzten Umfragen werden neu gemischt.",
    ]


def test_the_final_score_by_source() -> None:
    """TV06-65."""
    assert events(FinalCounted(SPD, 107, 35, 53, 6, 42, 5, 248))[0] == (
        "SPD: 248 points. Seats 107, national media 35, members 53, most members 6, national opinions 42, "
        "secured opinions 5."
    )


# --- words, phases and their help ------------------------------------------------------------------------------------
def test_phases_and_their_help() -> None:
    render = Renderer(Texts("en", strict=True), config_of("2006"))
    assert render.phase("convert") == "Phase 8: Convert meetings into votes"
    assert render.phase("game-over") == "Final scoring"
    assert render.phases == PHASES_OF["2006"]
    assert render.event(PhaseBegan(14)) == "Phase 14: Party contributions."
    assert render.event(PhaseBegan(15)) == "Final scoring."
    assert "for 4,000\u00a0€" in render.phase_help("media-buy")
    assert "In rounds 1, 3, and 5 " in render.help("12")
    assert "In rounds 1 and 3 " in Renderer(Texts("en"), config_of("2006", variant=5)).help("12")
    assert render.step("convert") == "Convert meetings"
    assert render.score("lead") == "Most members"
    assert render.texts.get("refused-not-in-display") == "That opinion is not in the exchange pool."


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_table(language: str) -> None:
    words = Renderer(Texts(language, strict=True), config_of("2006")).words
    assert all(len(words.short_topic(issue)) == 3 for issue in range(7))
    assert len({words.short_topic(issue) for issue in range(7)}) == 7
    assert words.attitude(0) == "Pro"
    assert all(words.effects(politician) for politician in range(7))
    assert words.card(1).startswith("− ")


def test_every_source_of_the_score_has_a_name() -> None:
    g = table()
    render = renderer(g)
    names = [render.score(field.name) for field in fields(scores(g)[0])]
    assert len(set(names)) == 6


def test_a_refusal_of_the_other_edition_has_its_own_words() -> None:
    refused = Refused("R06-6.2.6-2", "rally-supply", left=1)
    lines = [Renderer(Texts("en", strict=True), config_of(edition)).refusal(refused) for edition in ("2019", "2006")]
    assert lines == [
        "You have only one rally left in supply. (R06-6.2.6-2)",
        "You have only one meeting left in supply. (R06-6.2.6-2)",
    ]


def test_an_action_of_another_decision_is_a_bare_code() -> None:
    g = at(table(), BUY_MEDIA)
    assert PASS in legal(g, SPD)
    assert renderer(g).action(own.NAME, view(g, SPD)) == f"Choice {own.NAME}"
