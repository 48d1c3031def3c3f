"""Sentences as people read them, in positions made by hand."""

from __future__ import annotations

from dataclasses import fields

import pytest

from macher.i18n import LANGUAGES, PHASES, PHASES_OF, Renderer, Texts
from macher.rules import Refused, apply, deciders, legal, view, why_not
from macher.rules.e2019 import actions as own
from macher.rules.e2019.codes import (
    BUY_MEDIA,
    CABINET_IN,
    COALITION_CONSENT,
    CONVERT_IN,
    DONATION,
    EXCHANGE_OPINION,
    POLL_AUCTION,
    POLL_CHOICE,
    PRESENCE,
    RALLIES_IN,
    SEND_TO,
    START_PLAYER_RAISE,
)
from macher.rules.e2019.state import State
from macher.rules.e2019.tables import MEDIA
from macher.rules.editions import EDITIONS
from macher.rules.events import (
    EVENT_KINDS,
    ActionLocked,
    BaseMoved,
    DisplayFilled,
    DisplayRefreshed,
    DonationAccepted,
    ElectionHeld,
    Event,
    FirstMarkerDrawn,
    GameBegan,
    MediaBought,
    MediaOusted,
    PollSeen,
    RalliesBought,
    RalliesConverted,
    SheetRevealed,
    StartBidsRevealed,
    StartBlockRevealed,
    StateEntered,
    TrendMoved,
)
from macher.rules.parts import codes
from macher.rules.parts.cabinet import FACE_DOWN, row_entry
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import BID, PASS, TAKE_BACK
from tests.i18n.tables import config_of
from tests.i18n.test_completeness import events_told
from tests.rules.factories import at, put, state_index
from tests.rules.positions import campaign, config, set_opinions, set_program

SPD, CDU, FDP, LINKE = range(4)  # seats of the usual table


def renderer(g: State, language: str = "en", names: tuple[str, ...] | None = None) -> Renderer:
    return Renderer(Texts(language, strict=True), g.config, names)


def in_bremen(g: State) -> int:
    """Make the first land Bremen."""
    g.card[0] = state_index(g, "HB")
    return 0


def prompts(g: State, seat: int) -> list[str]:
    return [renderer(g, language).prompt(view(g, seat)) for language in ("en", "de")]


def actions(g: State, seat: int, action: int) -> list[str]:
    assert action in legal(g, seat)
    return [renderer(g, language).action(action, view(g, seat)) for language in ("en", "de")]


def events(event: Event) -> list[str]:
    return [Renderer(Texts(language, strict=True), config()).event(event) for language in ("en", "de")]


# --- decisions -------------------------------------------------------------------------------------------------------
def test_buying_media() -> None:
    g = campaign()
    land = in_bremen(g)
    at(g, BUY_MEDIA)
    g.turn = SPD
    assert prompts(g, SPD) == [
        "Buy a media marker for 5,000\u00a0€, or pass. You have 4 markers and 30,000\u00a0€.",
        "Kaufe einen Medienmarker für 5.000\u00a0€ oder passe. Du hast 4 Marker und 30.000\u00a0€.",
    ]
    assert actions(g, SPD, codes.MEDIA_AT + land) == [
        "Buy a media marker in Bremen for 5,000\u00a0€",
        "Medienmarker in Bremen für 5.000\u00a0€ kaufen",
    ]


def test_rallies_have_plurals_and_prices() -> None:
    g = campaign()
    land = in_bremen(g)
    at(g, RALLIES_IN, SPD * 4 + land)
    assert prompts(g, SPD)[0] == "How many rallies in Bremen? You have 0 of 8 there, 20 in supply and 30,000\u00a0€."
    assert actions(g, SPD, codes.RALLIES) == ["No rally in Bremen", "Keine Wahlveranstaltung in Bremen"]
    assert actions(g, SPD, codes.RALLIES + 1) == [
        "Organise one rally in Bremen for 1,000\u00a0€",
        "Eine Wahlveranstaltung in Bremen für 1.000\u00a0€",
    ]
    assert actions(g, SPD, codes.RALLIES + 6)[0] == "Organise 6 rallies in Bremen for 10,000\u00a0€"


def test_sending_a_politician() -> None:
    g = campaign()
    at(g, SEND_TO, SPD * 4 + in_bremen(g))
    assert actions(g, SPD, codes.SEND + 3) == [
        "Send the Secretary to Bremen (8,000\u00a0€): 8 votes; then oust a media marker (!) or take a poll",
        "Generalsekretär nach Bremen (8.000\u00a0€): 8 Stimmen; danach einen Medienmarker verdrängen (!) "
        "oder eine Umfrage nehmen",
    ]


def test_a_politician_is_paid_and_acts() -> None:
    g = campaign()
    land = in_bremen(g)
    put(g.media, g, land, (0, 0, 1, 0))
    g.rows[land] = (row_entry(SPD, 2, FACE_DOWN),)  # the spokesperson
    at(g, CABINET_IN, land)
    assert prompts(g, SPD)[1] == (
        "Pressesprecher in Bremen: 5.000\u00a0€ zahlen? Sonst scheidet die Karte aus. Du hast 30.000\u00a0€."
    )
    assert actions(g, SPD, own.PAY)[0] == "Pay 5,000\u00a0€ for the Spokesperson in Bremen"
    apply(g, SPD, own.PAY)
    assert prompts(g, SPD)[0] == "Spokesperson in Bremen: use the main action or skip it."
    assert actions(g, SPD, codes.REPLACE + FDP) == [
        "Pay FDP 5,000\u00a0€ and replace a media marker of theirs in Bremen with your own",
        "5.000\u00a0€ an FDP zahlen und dafür in Bremen einen Medienmarker durch einen eigenen ersetzen",
    ]
    apply(g, SPD, own.OUST + FDP)
    assert actions(g, SPD, own.USE) == ["Trend +1 in Bremen (0 → +2)", "Trend +1 in Bremen (0 → +2)"]
    assert actions(g, SPD, codes.SKIP)[1] == "Nebenaktion auslassen"


def test_exchanging_an_opinion() -> None:
    g = campaign()
    land = in_bremen(g)
    set_opinions(g, land, "-traffic +edu")
    put(g.media, g, land, (1, 0, 0, 0))
    at(g, EXCHANGE_OPINION, land)
    exchange = codes.EXCHANGE + 0 * codes.CARD_TYPES + 10  # the first slot, + environment
    assert actions(g, SPD, exchange) == [
        "Bremen: exchange − Traffic for + Environment",
        "Bremen: − Verkehr gegen + Umwelt tauschen",
    ]


def test_bidding_for_a_poll() -> None:
    g = campaign()
    land = in_bremen(g)
    g.start = SPD
    put(g.votes, g, land, (1, 0, 0, 0))  # the SPD is auctioneer and speaks last
    g.poll_deck[-1] = 0  # CDU on its back
    at(g, POLL_AUCTION, land)
    assert prompts(g, CDU)[0] == (
        "Poll in Bremen, back CDU/CSU: no bid yet. Bid 0 or more, or pass. 3 more players speak after you. "
        "You have 30,000\u00a0€."
    )
    apply(g, CDU, BID + 4)
    assert prompts(g, FDP) == [
        "Poll in Bremen, back CDU/CSU: CDU/CSU leads with 4,000\u00a0€. Bid more, or pass. "
        "2 more players speak after you. You have 30,000\u00a0€.",
        "Umfrage in Bremen, Rückseite CDU/CSU: Höchstgebot 4.000\u00a0€ (CDU/CSU). Biete mehr oder passe. "
        "Nach dir kommen noch 2 Parteien. Du hast 30.000\u00a0€.",
    ]
    assert actions(g, FDP, BID + 5) == ["Bid 5,000\u00a0€", "5.000\u00a0€ bieten"]
    assert renderer(g).waiting(view(g, SPD)) == "Waiting for FDP to bid for the poll in Bremen."


def test_publishing_a_poll() -> None:
    """R19-12.8: the media influencer is protected; the FDP goes down; no Grüne at this table."""
    g = campaign()
    land = in_bremen(g)
    put(g.media, g, land, (0, 0, 0, 1))  # Linke influences the media
    g.poll = g.poll_deck.pop(g.poll_deck.index(0))  # CDU +2, SPD +1, Linke −1, FDP −2
    at(g, POLL_CHOICE, SPD * 4 + land)
    assert prompts(g, SPD)[0] == (
        "Your poll in Bremen: Linke −1, SPD +1, Grüne 0, CDU/CSU +2, FDP −2. "
        "Publish it, or keep it back for 3 party base?"
    )
    assert actions(g, SPD, codes.PUBLISH) == [
        "Publish the poll in Bremen: SPD trend +1 (0 → +2), FDP trend −2 (0 → −3), Linke protected",
        "Umfrage in Bremen veröffentlichen: SPD Trend +1 (0 → +2), FDP Trend −2 (0 → −3), Linke geschützt",
    ]
    assert actions(g, SPD, codes.SUPPRESS)[0] == "Keep the poll back: party base +3 (10 → 13)"


def test_converting_shows_the_formula() -> None:
    """T19-13: eight rallies, trend +4, match 3."""
    g = campaign()
    land = in_bremen(g)
    g.election[land] = 4
    set_opinions(g, land, "+edu +env -welfare", doubled="-welfare")
    set_program(g, SPD, "+edu -welfare +genetics +security +traffic")
    put(g.rallies, g, land, (8, 0, 0, 0))
    put(g.trend, g, land, (5, 2, 2, 2))
    at(g, CONVERT_IN, SPD * 4 + land)
    assert prompts(g, SPD)[0] == (
        "Convert rallies in Bremen into votes? You have 8: at least 4 of them, or none. Trend +4, match +3."
    )
    assert actions(g, SPD, codes.CONVERT + 8) == [
        "Convert 8 rallies in Bremen: (8\u00a0+\u00a04) × 3 = 36 votes",
        "8 Wahlveranstaltungen in Bremen umwandeln: (8\u00a0+\u00a04) × 3 = 36 Stimmen",
    ]


def test_a_tie_for_start_player() -> None:
    g = campaign()
    g.bidders = [CDU, SPD]
    g.high = 3
    at(g, START_PLAYER_RAISE)
    assert prompts(g, SPD) == [
        "Tie for start player: bid more than 3,000\u00a0€ or pass. You are asked once and have 30,000\u00a0€.",
        "Gleichstand um die Startpartei: Biete mehr als 3.000\u00a0€ oder passe. "
        "Du wirst nur einmal gefragt und hast 30.000\u00a0€.",
    ]


def test_a_coalition_from_both_sides() -> None:
    g = campaign(coalition="both_may_refuse")
    land = in_bremen(g)
    put(g.votes, g, land, (40, 0, 15, 0))
    g.lead, g.candidates = SPD, [FDP]
    at(g, COALITION_CONSENT, SPD * 4 + land)
    assert prompts(g, SPD)[1] == (
        "Du bist in Bremen mit 40 Stimmen am stärksten. Willst du eine Koalition? Zuerst gefragt: FDP mit 15 Stimmen."
    )
    assert actions(g, SPD, codes.REFUSE)[0] == "Stay alone, without FDP: 5 points instead of 7"
    at(g, COALITION_CONSENT, FDP * 4 + land)
    assert prompts(g, FDP)[0] == "SPD (40 votes) offers you (15 votes) a coalition in Bremen. Do you accept?"
    assert actions(g, FDP, codes.ACCEPT)[1] == "Koalition mit SPD annehmen: je 7 Punkte"


def test_a_presence_spot_has_its_worth() -> None:
    g = campaign(presence_move="optional")
    land = in_bremen(g)
    g.election[land] = 1
    put(g.media, g, land, (1, 0, 0, 0))
    at(g, PRESENCE, SPD * 4 + land)
    assert prompts(g, SPD)[0] == "Move a media marker from Bremen to the media presence spot worth 10?"
    assert actions(g, SPD, codes.KEEP)[1] == "Medienmarker in Bremen behalten"


def test_donations_name_the_party_base_after_them() -> None:
    g = campaign()
    g.base[SPD] = 1
    at(g, DONATION, SPD)
    assert actions(g, SPD, own.DONATE + 3) == [
        "Accept 20,000\u00a0€: party base −2 (1 → 0)",
        "20.000\u00a0€ annehmen: Parteibasis −2 (1 → 0)",
    ]


def test_start_blocks_are_filled_in_symbol_by_symbol() -> None:
    from macher.rules.e2019.codes import START_POSITIONS

    g = campaign()
    land = in_bremen(g)
    at(g, START_POSITIONS)
    assert actions(g, SPD, own.BLOCK + 2)[0] == "Start block 3: 2 × 3 rallies, 2 × trend up, 1 × 6 votes"
    apply(g, SPD, own.BLOCK + 2)
    assert prompts(g, SPD) == [
        "Symbol 1 of 5, 3 rallies: in which state?",
        "Symbol 1 von 5, 3 Wahlveranstaltungen: in welchem Bundesland?",
    ]
    assert actions(g, SPD, codes.PLACE + land)[0] == "Bremen: 3 rallies"


def test_an_action_of_another_decision_is_a_bare_code() -> None:
    g = at(campaign(), BUY_MEDIA)
    assert renderer(g).action(codes.CONVERT + 4, view(g, g.turn)) == f"Choice {codes.CONVERT + 4}"


# --- who waits for whom ----------------------------------------------------------------------------------------------
def test_a_sealed_choice_can_be_taken_back() -> None:
    g = campaign()
    apply(g, SPD, BID + 3)
    waiting = "Waiting for CDU/CSU, FDP, and Linke to bid for start player."
    assert prompts(g, SPD) == [
        f"{waiting} Until then you may take your choice back.",
        "Warten auf CDU/CSU, FDP und Linke: Gebot um die Startpartei. Bis dahin kannst du deine Wahl zurücknehmen.",
    ]
    assert actions(g, SPD, TAKE_BACK)[1] == "Wahl zurücknehmen"
    assert renderer(g).prompt(view(g, None)) == waiting


def test_people_are_called_by_their_names() -> None:
    g = campaign(3)
    render = renderer(g, "de", ("Ada", "Bo", "Cem"))
    assert render.waiting(view(g, None)) == (
        "Warten auf Ada (SPD), Bo (CDU/CSU) und Cem (FDP): Gebot um die Startpartei."
    )
    assert render.event(MediaBought(1, state_index(g, "HB"), 5)) == (
        "Bo (CDU/CSU): Medienmarker in Bremen für 5.000\u00a0€ gekauft."
    )
    with pytest.raises(ValueError, match="3 seats, but 2 names"):
        renderer(g, "de", ("Ada", "Bo"))


# --- the log ---------------------------------------------------------------------------------------------------------
def test_log_lines() -> None:
    bremen = state_index(campaign(), "HB")
    saarland = state_index(campaign(), "SL")
    assert events(MediaBought(SPD, bremen, 5)) == [
        "SPD buys a media marker in Bremen for 5,000\u00a0€.",
        "SPD: Medienmarker in Bremen für 5.000\u00a0€ gekauft.",
    ]
    assert events(RalliesBought(FDP, saarland, 1, 1))[1] == "FDP: eine Wahlveranstaltung im Saarland für 1.000\u00a0€."
    assert events(TrendMoved(CDU, saarland, -2, -3)) == [
        "Trend of CDU/CSU in Saarland: −2, now −3.",
        "CDU/CSU: Trend im Saarland −2, jetzt −3.",
    ]
    assert events(MediaOusted(SPD, FDP, bremen, 5, False, 0))[0] == (
        "SPD pays FDP 5,000\u00a0€ and removes one of its media markers in Bremen."
    )
    assert events(StartBidsRevealed((3, 0, -1, 12)))[0] == (
        "Bids for start player: SPD 3,000\u00a0€, CDU/CSU 0\u00a0€, FDP no bid, Linke 12,000\u00a0€."
    )
    assert events(PollSeen(SPD, 0))[1] == "SPD, Umfrage: Linke −1, SPD +1, Grüne 0, CDU/CSU +2, FDP −2."
    assert events(StartBlockRevealed(SPD, 2, (bremen, saarland, bremen, saarland, saarland)))[0] == (
        "SPD has start block 3. 3 rallies: Bremen, Saarland; trend up: Bremen, Saarland; 6 votes: Saarland."
    )
    assert events(ElectionHeld(1, bremen, (34, 52, 1, 0), (16, 21, 0, 0)))[0] == (
        "Election 1 in Bremen, worth up to 15 points: CDU/CSU 52 votes, 21 points; SPD 34 votes, 16 points; "
        "FDP 1 vote, 0 points; Linke 0 votes, 0 points."
    )


def test_a_formula_with_floors() -> None:
    """T19-14a: both factors count at least 1."""
    bremen = state_index(campaign(), "HB")
    assert events(RalliesConverted(FDP, bremen, 1, -3, -2, 1, 3))[0] == (
        "FDP converts one rally in Bremen: (1\u00a0−\u00a03\u00a0→\u00a01) × (−2\u00a0→\u00a01) = 1 vote, now 3."
    )


def test_the_beginning_of_a_game() -> None:
    g = campaign()
    bremen, saarland = state_index(g, "HB"), state_index(g, "SL")
    assert events(GameBegan((bremen, saarland))) == [
        "The game begins. Elections in this order: Bremen, Saarland.",
        "Das Spiel beginnt. Reihenfolge der Wahlen: Bremen, Saarland.",
    ]
    assert events(FirstMarkerDrawn(FDP)) == ["The top party marker is that of FDP.", "Vorläufige Startpartei: FDP."]


def test_a_new_display_is_told_in_two_lines() -> None:
    told = (DisplayRefreshed(SPD, (2, 13)), DisplayRefreshed(NONE, (2, 13)), DisplayFilled((0, 13)))
    assert [events(event)[0] for event in told] == [
        "SPD discards the program display: + Digitization, − Traffic.",
        "The program display is discarded: + Digitization, − Traffic.",
        "New in the program display: + Education, − Traffic.",
    ]


def test_a_marker_at_its_end_tells_that_it_stays() -> None:
    """R19-0.13, R19-0.14: what really moved, not what was printed."""
    bremen = state_index(campaign(), "HB")
    assert events(TrendMoved(SPD, bremen, 0, -3)) == [
        "Trend of SPD in Bremen: stays at −3.",
        "SPD: Trend in Bremen unverändert −3.",
    ]
    assert events(BaseMoved(SPD, 0, 0))[0] == "Party base of SPD: stays at 0."


def test_what_a_state_is_worth() -> None:
    bremen = state_index(campaign(), "HB")
    most = max(config().tables.states[bremen].points)
    assert events(StateEntered(bremen, 5))[0] == (f"Bremen comes into play, for election 5. Worth up to {most} points.")


def test_a_donation_and_the_party_base() -> None:
    """The party base moves in an event of its own in both editions."""
    assert events(DonationAccepted(SPD, 20, -2))[0] == "SPD accepts a donation of 20,000\u00a0€."


SHEET_STATES = {StartBlockRevealed: (5, 5, 5), SheetRevealed: (6, 5, 4)}  # as many as items, for numbers 0 to 2


def made_up(kind: type[Event], number: int) -> Event:
    """An event of a kind with this number in every field."""
    values: dict[str, object] = {}
    for field in fields(kind):
        size = SHEET_STATES.get(kind, (2, 2, 2))[number]
        values[field.name] = (number,) * size if "tuple" in str(field.type) else number
    return kind(**values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "kind"),
    [(edition, kind) for edition in EDITIONS for kind in EVENT_KINDS if kind.__name__ in events_told(edition)],
)
def test_every_event_has_its_line(edition: str, kind: type[Event], language: str) -> None:
    render = Renderer(Texts(language, strict=True), config_of(edition))
    for number in range(3):
        line = render.event(made_up(kind, number))
        assert line.endswith(".")
        assert "{" not in line
        assert "None" not in line


# --- refusals and help -----------------------------------------------------------------------------------------------
def test_a_refusal_names_numbers_and_rule() -> None:
    refused = Refused("R19-7.2", "too-dear", price=5, money=4)
    lines = [Renderer(Texts(language, strict=True), config()).refusal(refused) for language in ("en", "de")]
    assert lines == [
        "That costs 5,000\u00a0€, and you have 4,000\u00a0€. (R19-7.2)",
        "Das kostet 5.000\u00a0€, und du hast 4.000\u00a0€. (R19-7.2)",
    ]


def test_refusals_of_the_engine() -> None:
    g = at(campaign(), BUY_MEDIA)
    other = (g.turn + 1) % g.seats
    assert renderer(g).refusal(why_not(g, other, PASS)) == "It is not your turn. (R19-7.1)"
    g.poll = g.poll_deck.pop(g.poll_deck.index(0))
    at(g, POLL_CHOICE, SPD * 4)
    g.poll = 1  # SPD −2
    assert renderer(g, "de").refusal(why_not(g, SPD, codes.PUBLISH)) == (
        "Du kannst diese Umfrage nicht veröffentlichen: Ihr Wert für deine Partei ist −2. (R19-12.7)"
    )


def test_phases_and_their_help() -> None:
    render = Renderer(Texts("en", strict=True), config())
    assert render.phase("media-buy") == "Phase 3: Buy media markers"
    assert render.phase("donation") == "Phase 9c: Money"
    assert "for 5,000\u00a0€" in render.phase_help("media-buy")
    assert render.step("media-buy") == "Buy a media marker"
    assert render.score("bonus") == "Election wins"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "phase"), [(edition, phase) for edition in EDITIONS for phase in PHASES_OF[edition]]
)
def test_help_is_three_to_eight_sentences(edition: str, phase: str, language: str) -> None:
    for variant in EDITIONS[edition].limits.variants:
        text = Renderer(Texts(language, strict=True), config_of(edition, variant=variant)).help(phase)
        assert 3 <= text.count(". ") + 1 <= 8
        assert "{" not in text


def test_the_phases_of_a_game() -> None:
    assert Renderer(Texts("en"), config()).phases == PHASES == PHASES_OF["2019"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_table(language: str) -> None:
    words = Renderer(Texts(language, strict=True), config()).words
    assert [words.short_party(party) for party in range(5)] == ["LIN", "SPD", "GRÜ", "CDU", "FDP"]
    assert all(len(words.short_topic(topic)) == 3 for topic in range(7))
    assert words.card(13).startswith("− ")
    assert words.attitude(0) != words.attitude(1)
    assert all(words.effects(politician) for politician in range(8))


def test_the_spokesperson_is_marked_with_its_option() -> None:
    texts = Texts("en", strict=True)
    assert Renderer(texts, config()).words.effects(2) == "oust a media marker; then trend +1 or 5 votes"
    marked = Renderer(texts, config(spokes_media_exclusive="true"))
    assert marked.words.effects(2) == "oust a media marker (!); then trend +1 or 5 votes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lock_is_said_of_marked_actions(language: str) -> None:
    """R19-10.7, C19-03: with an option the unmarked spokesperson may still do it, so the log must not deny it."""
    line = Renderer(Texts(language, strict=True), config(spokes_media_exclusive="false")).event(ActionLocked(0, MEDIA))
    assert "!" in line


def test_the_game_is_over() -> None:
    g = campaign(3)
    while seats := deciders(g):
        apply(g, seats[0], legal(g, seats[0])[0])
    for language in ("en", "de"):
        line = renderer(g, language).prompt(view(g, 0))
        assert line == renderer(g, language).waiting(view(g, None))
        assert str(max(score["total"] for score in view(g, 0).data["final"] or [])) in line
