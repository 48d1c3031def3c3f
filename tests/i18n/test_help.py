"""Help, glossary and lens say what holds under the edition, the length and the options of the table."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import chain, combinations, product

import pytest

from macher.i18n import LANGUAGES, Renderer, Texts
from macher.i18n.editions import WORDINGS
from macher.rules import configure
from macher.rules.editions import EDITIONS
from macher.rules.versions import FIRST_RULES
from macher.server.words.library import TERMS, glossary, pieces
from tests.i18n.tables import config_of

Said = tuple[tuple[str, ...], dict[str, str]]
"""The texts that an option changes, and what the first of them says in English under each value and no other."""

SAID: dict[str, Said] = {
    # --- 2019
    "trend_scale": (
        ("help-9a", "term-trend"),
        {"standard": "0, +2, +3, +4.", "unit": "−1, 0, +1, +2,", "five": "0, +2, +4."},
    ),
    "poll_first_bidder": (
        ("help-8", "term-auction"),
        {"left_of_auctioneer": "left of the auctioneer", "left_of_start_player": "left of the start player"},
    ),
    "start_tiebreak_first": (
        ("help-1",),
        {"top_marker_holder": "the last start player first", "right_of_previous": "right of the last start player"},
    ),
    "donation_table": (("help-9c", "term-donation"), {"standard": "lose 1, 2, or 3", "steep": "lose 1, 3, or 5"}),
    "media_markers_on_clear": (
        ("help-9d", "term-marker"),
        {"to_owner": "return to their owners", "out_of_game": "leave the game, too"},
    ),
    "poll_front": (
        ("help-8", "term-poll", "piece-poll"),
        {"public_when_taken": "turned up for all", "private_unless_published": "looks at it alone"},
    ),
    "exclusive_scope": (
        ("help-6", "term-politician", "piece-politician"),
        {"phase": "in that state in this round", "state_lifetime": "in that state any more"},
    ),
    "spokes_media_exclusive": (
        ("help-6",),
        {
            "respects_lock": "but it is closed once another politician",
            "false": "is never closed",
            "true": "counts as one with a !",
        },
    ),
    "overbid": (("help-1", "help-8"), {"reject": "cannot bid more than you have", "penalty": "loses all money and 10"}),
    "poll_all_pass": (("help-8",), {"discard_unseen": "is discarded unseen", "stay_on_top": "stays on the pile"}),
    "coalition": (
        ("help-9b", "term-coalition"),
        {
            "automatic": "nobody is asked",
            "partner_may_refuse": "the strongest party asks",
            "both_may_refuse": "the strongest party may ask",
        },
    ),
    "no_coalition_influencer_moves": (
        ("help-9b",),
        {"true": "moves one only if it influences", "false": "moves nothing, even if it influences"},
    ),
    "influencer_snapshot": (
        ("help-9b",),
        {"before_moves": "counted before the winners", "after_winner_moves": "counted after the winners"},
    ),
    "presence_move": (
        ("help-9b", "help-3", "term-media", "piece-media", "piece-presence"),
        {"forced": "in the state moves one", "optional": "in the state may move one"},
    ),
    "cash_second_place": (("help-end",), {"dense": "even if several share", "skip_after_tie": "there is no second"}),
    "politician_order": (("help-6",), {"main_first": "first the main action", "free": "in any order"}),
    "media_same_topic": (
        ("help-7",),
        {"allowed": "may be the opposite of the card that goes", "forbidden": "nor on the card that goes"},
    ),
    "media_same_card": (
        ("help-7",),
        {"forbidden": "the opposite of the card that goes.", "allowed": "or the same card again"},
    ),
    "cash_visibility": (("help-9c",), {"hidden": "nobody else sees", "open": "money lies open"}),
    # --- 2006
    "prelim_2d": (("help-setup",), {"12": "4, 8, or 12 members", "10": "4, 8, or 10 members"}),
    "prelim_order": (("help-setup",), {"random": "is drawn", "seat": "in the order of the seats"}),
    "platform_allow_flip": (("help-2",), {"true": "may be the opposite", "false": "must bring an issue"}),
    "cabinet_order": (
        ("help-3", "piece-politician"),
        {"by_player": "everybody uses all own cards", "by_state": "State by state"},
    ),
    "media_swap_remove_only": (("help-3",), {"false": "replacing a media", "true": "or just removing a media"}),
    "coalition_tile_optional": (("help-3", "term-politician"), {"false": "wanted or not", "true": "may bring"}),
    "coalition_procedure": (
        ("help-4",),
        {
            "sequential": "each party gets one turn",
            "voluntary_first": "First all may make offers",
            "forced_first": "First all may force",
        },
    ),
    "key_issue_blocks_national": (
        ("help-10", "term-double", "piece-doubled"),
        {"false": "even one under a key tile", "true": "An opinion under a key tile stays"},
    ),
    "exchange_allow_flip": (("help-5", "term-display"), {"true": "may be the opposite", "false": "not even on"}),
    "poll_reveal": (
        ("help-7", "term-poll", "piece-poll"),
        {"full_card": "shown to all with all its results", "chosen_only": "only the results that are used"},
    ),
    "convert_min": (("help-8",), {"1": "as many of them as you like", "5": "at least 5 of them"}),
    "convert_in_current_state": (
        ("help-8", "help-9", "term-convert"),
        {"false": "without the one that votes now", "true": "to the one that votes now"},
    ),
    "majority_needs_conversion": (
        ("help-8", "term-majority"),
        {"false": "even if it has converted nothing", "true": "if it has just converted"},
    ),
    "restack_at_50": (("help-9",), {"false": "on 50 that order stays", "true": "put on top again"}),
    "nose_losers": (
        ("help-10", "piece-presence"),
        {"directly_below": "whose marker lies directly below", "all_tied": "every party with as many votes"},
    ),
    "equal_total_is_nose": (
        ("help-10",),
        {"false": "only if the markers lie on the same space", "true": "Every victory with equal votes"},
    ),
    "contribution_optional": (("help-14",), {"false": "you play one", "true": "you may play one"}),
    "membership_cap": (("help-11", "term-base"), {"none": "no upper limit", "80": "more than 80 members"}),
    "final_tie_break": (
        ("help-end",),
        {"shared": "a shared victory", "seats": "with more seats", "members": "with more members"},
    ),
    "open_cash": (("help-12",), {"false": "nobody else sees", "true": "money lies open"}),
    "short_media_spaces": (("help-end",), {"first_five": "is 25, 20, 20", "last_five": "is 20, 15, 15"}),
}
SILENT: dict[str, str] = {}
"""Options that change nothing that help, glossary or lens speak of, each with the reason."""

ONLY_IN: dict[str, int] = {"short_media_spaces": 5}
"""Options that mean something in one length of the game only."""

MOOT = {("media_same_topic", "forbidden"): "media_same_card"}
"""Values under which another option changes nothing: a topic that may not come back brings no card back."""

BY_LENGTH = {
    "2019": ["help-setup", "help-5", "help-7", "help-9b", "help-9c", "help-9d", "help-end", "term-display"],
    "2006": ["help-setup", "help-12", "help-13", "help-14", "help-end", "term-base", "piece-base"],
}
ROUNDS = {("2019", 4): 4, ("2019", 7): 5, ("2006", 5): 5, ("2006", 7): 7}
ROUND_WORD = {"en": "rounds?", "de": "Runden?", "fr": "manches?", "pl": "rund[a-ząćęłńóśźż]*"}

OTHER_EDITION = {
    "en": {
        "2006": "rally|rallies|trend|party base|politician|program|lands?",
        "2019": "meetings?|popularity|platform|seats",
    },
    "de": {
        "2006": "wahlveranstaltung|trend|parteibasis|kabinettsmitglied|parteiprogramm|auslage|doppler",
        "2019": "versammlung|beliebtheit|mitgliedern|wahlprogramm|schlüssel",
    },
    "fr": {
        "2006": "tendance|base du parti|membres|réunion|étalage|marqueur double|programme",
        "2019": "popularité|adhérent|plateforme|tuile|sièges",
    },
    "pl": {
        "2006": "notowania|elektorat|polity|zebrani|wystawk|podwojenia|spraw[ayęą]\\b|sprawie",
        "2019": "popularnoś|członk|mandat|kluczow|gabinetu(?! cieni)",
    },
}
RETIRED = {
    "en": r"VP|anew",
    "de": r"umsetz|umgesetzt|SP\b|verdoppler|unterdrück|Startspieler(?!\))",
    "fr": r"PV\b|réserve d’échange|étouff|vous\b|(dans|à|du|le|premiers?|derniers?) tours?\b(?! d)",
    "pl": r"darowizn|zaplecz|trend|zgodnoś|zapas|ogłosi|zatrzym",
}
"""Words that stood for the same thing beside the one that each language has now."""


@lru_cache(4096)
def texts(edition: str, language: str, variant: int, key: str = "", value: str = "") -> dict[str, str]:
    """All texts about a table, by name: `help-…`, `term-…` and `piece-…`."""
    options = {key: value} if key else {}
    render = Renderer(Texts(language, strict=True), config_of(edition, 4, variant, **options))
    return {
        **{f"help-{phase}": render.help(phase) for phase in render.phases},
        **{f"term-{name}": term.text for name, term in zip(TERMS, glossary(render), strict=True)},
        **{f"piece-{piece.kind}": piece.text for piece in pieces(render)},
    }


def variants(edition: str) -> tuple[int, ...]:
    return EDITIONS[edition].limits.variants


# --- options ---------------------------------------------------------------------------------------------------------
def test_every_option_is_decided() -> None:
    """Whoever makes an option or a value of one decides what the help says about it."""
    options = {key: entry for edition in EDITIONS for key, entry in EDITIONS[edition].options.items()}
    for key, (number, values) in options.items():
        assert key in SAID or key in SILENT, f"{number} {key}: say in the help what it changes, or in SILENT why not"
        unsaid = set(values) - set(SAID[key][1]) if key in SAID else set()
        assert not unsaid, f"{number} {key}: say in the help what {', '.join(sorted(unsaid))} means"
    assert (set(SAID) | set(SILENT)) - set(options) == set()
    assert set(SAID) & set(SILENT) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_texts_say_what_an_option_changes(edition: str, language: str) -> None:
    """In the texts named above, and in no others, every value of an option reads differently."""
    for variant in variants(edition):
        for key, (_, (default, *others)) in EDITIONS[edition].options.items():
            under = [texts(edition, language, variant)]
            under += [texts(edition, language, variant, key, value) for value in others]
            wordings = {name: len({each[name] for each in under}) for name in under[0]}
            expected = SAID[key][0] if key in SAID and ONLY_IN.get(key, variant) == variant else ()
            assert {name for name, many in wordings.items() if many > 1} == set(expected), (key, variant)
            assert all(wordings[name] == len(under) for name in expected), (key, variant)
            assert texts(edition, language, variant, key, default) == under[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_options_of_one_text_do_not_hide_each_other(edition: str, language: str) -> None:
    """Where two options change the help of one phase, each pair of their values reads differently."""
    options = {key: values for key, (_, values) in EDITIONS[edition].options.items() if key not in ONLY_IN}
    said = Texts(language, strict=True)
    compared = 0
    for one, other in combinations(options, 2):
        for name in set(SAID[one][0]) & set(SAID[other][0]):
            chosen = [
                {one: first, other: second}
                for first, second in product(options[one], options[other])
                if MOOT.get((one, first)) != other or second == options[other][0]
            ]
            wordings = {
                Renderer(said, config_of(edition, 4, 0, **each)).help(name.removeprefix("help-"))
                for each in chosen
                if name.startswith("help-")
            }
            assert len(wordings) in (0, len(chosen)), (name, one, other)
            compared += len(wordings)
    assert compared > 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_texts_are_the_same_for_any_number_of_players(edition: str, language: str) -> None:
    """No text speaks of how many play; if one begins to, it must be rendered for each number."""
    said = Texts(language, strict=True)
    for variant in variants(edition):
        renders = [Renderer(said, config_of(edition, players, variant)) for players in (3, 4, 5)]
        assert len({tuple(render.help(phase) for phase in render.phases) for render in renders}) == 1
        assert len({tuple(term.text for term in glossary(render)) for render in renders}) == 1
        assert len({tuple(piece.text for piece in pieces(render)) for render in renders}) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_texts_say_the_right_thing(edition: str) -> None:
    for key, (_, values) in EDITIONS[edition].options.items():
        name, phrases = SAID[key][0][0], SAID[key][1]
        for variant in {ONLY_IN.get(key, variant) for variant in variants(edition)}:
            for value in values:
                said = texts(edition, "en", variant, key, value)[name]
                assert [each for each in values if phrases[each] in said] == [value], (key, value, said)


def test_options_and_numbers_of_a_text_have_different_names() -> None:
    for edition in EDITIONS:
        words = WORDINGS[edition].words(Texts("en"), config_of(edition))
        assert set(words.numbers()) & set(EDITIONS[edition].options) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_the_options_the_texts_are_whole(edition: str, language: str) -> None:
    """No gap, no line break, no sentence without an end."""
    for variant in variants(edition):
        changed = [(key, value) for key, (_, values) in EDITIONS[edition].options.items() for value in values[1:]]
        for key, value in [("", ""), *changed]:
            for name, text in texts(edition, language, variant, key, value).items():
                assert re.fullmatch(r"\S[^\n{}]*\.", text), (name, text)
                assert not re.search(r"  |[,;:] ?\.| [,.]|\.\.", text), (name, text)


# --- length ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_texts_say_what_the_length_changes(edition: str, language: str) -> None:
    one, other = (texts(edition, language, variant) for variant in variants(edition))
    assert [name for name in one if one[name] != other[name]] == BY_LENGTH[edition]
    for variant, said in zip(variants(edition), (one, other), strict=True):
        assert str(variant) in said["help-end"]
        rounds = rf"\b{ROUND_WORD[language]} (\d(?:[ ,\w]{{1,5}}\d\b)*)"
        named = re.findall(r"\d", " ".join(re.findall(rounds, " ".join(said.values()))))
        assert max(map(int, named), default=0) <= ROUNDS[edition, variant]
        assert bool(named) == ((edition, variant) != ("2019", 4))


# --- the rules of earlier games -------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "others"), [("2019", {"help-6", "help-7"}), ("2006", {"help-10"})])
def test_texts_say_what_a_game_of_earlier_rules_plays(edition: str, others: set[str], language: str) -> None:
    now = config_of(edition)
    earlier = configure(edition, variant=now.variant, parties=now.parties, tables=now.tables, rules=FIRST_RULES)
    one, other = (Renderer(Texts(language, strict=True), config) for config in (now, earlier))
    assert {f"help-{phase}" for phase in one.phases if one.help(phase) != other.help(phase)} == others


# --- words -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_edition_has_its_words(edition: str, language: str) -> None:
    for name, text in chain.from_iterable(texts(edition, language, each).items() for each in variants(edition)):
        for words in (OTHER_EDITION[language][edition], RETIRED[language]):
            assert not re.search(rf"(?i)\b({words})", text), (name, text)


# --- sentences that were wrong once ----------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_block_has_as_many_symbols_as_the_data_say(language: str) -> None:
    symbols = len(config_of("2019").tables.start_blocks[0])
    for name in ("help-setup", "term-block"):
        assert str(symbols) in texts("2019", language, 4)[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_members_bring_money_in_some_rounds_only(language: str) -> None:
    for variant, rounds in ((7, ["1", "3", "5"]), (5, ["1", "3"])):
        listed = Texts(language).listing(rounds)
        for name in ("help-12", "term-base", "piece-base"):
            assert f" {listed}" in texts("2006", language, variant)[name]


@pytest.mark.parametrize(
    ("language", "highest", "deck"),
    [
        ("en", "highest", "deck"),
        ("de", "höchste", "Stapel"),
        ("fr", "plus haut", "pioche"),
        ("pl", "najwyższa", "talię"),
    ],
)
def test_what_the_2006_edition_does_with_dice_and_cards(language: str, highest: str, deck: str) -> None:
    """The highest die counts for a loss, equal bids of nothing are diced out, a card too many goes under the deck."""
    said = Texts(language, strict=True, edition="2006")
    assert highest in said.get("web-lens-contribution", loss=3, gain=3)
    assert highest in texts("2006", language, 7)["help-14"]
    assert " 0" in said.get("web-tie-2006-start-bid")
    assert deck in said.get("event-opinion-replaced", card="X", place="Y")
    assert deck in texts("2006", language, 7)["help-13"]
