"""Every text that the rules of both editions call for is there, and no text is there that nothing calls for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

import macher.bots
import macher.cli
import macher.i18n
import macher.play
import macher.rules
import macher.server
from macher.bots.planner.temperaments import TEMPERAMENTS
from macher.data import EDITIONS as EDITIONS_WITH_DATA
from macher.i18n import (
    LANGUAGES,
    PHASE_OF,
    PHASES_OF,
    Texts,
    edition,
    messages,
    missing,
    option,
    option_value,
    variables,
    variant,
)
from macher.i18n.editions import WORDINGS
from macher.i18n.families import FAMILIES, family_of
from macher.i18n.texts import ALONE, files, in_edition
from macher.play.lesson import LESSONS
from macher.rules.e2006 import actions as codes_2006
from macher.rules.e2006.scoring import Score2006
from macher.rules.e2006.tables import ISSUES
from macher.rules.e2019 import actions as codes_2019
from macher.rules.e2019.scoring import Score2019
from macher.rules.e2019.tables import ACTION_KINDS, SYMBOLS, TOPICS
from macher.rules.editions import EDITIONS
from macher.rules.events import EVENT_KINDS
from macher.rules.parts.codes import BID, EXCHANGE, OWN, SKIP
from macher.rules.parts.config import PARTIES
from macher.rules.parts.step import Automatic
from tests.i18n.tables import config_of, tables_of

STATE_PARTS = ("", ".place", ".toward", ".origin")
RULES = Path(macher.rules.__file__).parent
BOTS = Path(macher.bots.__file__).parent


# --- what the rules call for -----------------------------------------------------------------------------------------
def asking_steps(name: str) -> list[str]:
    return [step.name for step in EDITIONS[name].steps if not isinstance(step, Automatic)]


def code_of(*paths: Path) -> Iterator[ast.Module]:
    for path in paths:
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            yield ast.parse(file.read_text(encoding="utf-8"), str(file))


def rules_of(name: str) -> list[Path]:
    """The code that a game of an edition runs through."""
    return [RULES / f"e{name}", RULES / "parts", RULES / "doors.py"]


@lru_cache
def refusals(name: str) -> dict[str, list[set[str]]]:
    """Each key of a refusal in an edition, with the names of the numbers given wherever it is used."""
    found: dict[str, list[set[str]]] = {}
    for module in code_of(*rules_of(name)):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                key = node.args[1]
                assert isinstance(key, ast.Constant), f"line {node.lineno}: a refusal needs a plain key"
                found.setdefault(str(key.value), []).append({str(word.arg) for word in node.keywords})
    return found


@lru_cache
def reasons(name: str) -> dict[str, list[set[str]]]:
    """Each key of a bot's reason in an edition, with the names of the values given wherever it is used."""
    found: dict[str, list[set[str]]] = {}
    others = {f"e{other}" for other in EDITIONS if other != name}
    files = [file for file in BOTS.rglob("*.py") if not others & set(file.parts)]
    for module in code_of(*sorted(files)):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                key = node.args[0]
                assert isinstance(key, ast.Constant), f"line {node.lineno}: a reason needs a plain key"
                found.setdefault(str(key.value), []).append({str(word.arg) for word in node.keywords})
    return found


@lru_cache
def events_told(name: str) -> frozenset[str]:
    """The events that the code of an edition tells, by the names of their classes."""
    kinds = {kind.__name__ for kind in EVENT_KINDS}
    calls = [node for module in code_of(*rules_of(name)) for node in ast.walk(module) if isinstance(node, ast.Call)]
    return frozenset(call.func.id for call in calls if isinstance(call.func, ast.Name) and call.func.id in kinds)


def event_ids(name: str) -> list[str]:
    told = sorted(events_told(name))
    return ["event" + "".join("-" + c.lower() if c.isupper() else c for c in kind) for kind in told]


def action_ids(name: str) -> Iterator[str]:
    for family in FAMILIES[name]:
        yield from (family.message(step) for step in family.steps)


def option_ids(name: str) -> Iterator[str]:
    for key, (_, values) in EDITIONS[name].options.items():
        for own in (key, *(f"{key}-{value}" for value in values)):
            yield f"option-{own}".replace("_", "-")
            yield f"option-{own}.about".replace("_", "-")


THINGS: dict[str, set[str]] = {
    "2019": {
        *(f"topic-{topic}{part}" for topic in TOPICS for part in ("", ".short")),
        *(f"{family}-{kind}" for kind in ACTION_KINDS for family in ("kind", "effect")),
        *(f"symbol-{symbol}" for symbol in SYMBOLS),
        *(f"politician-{politician.id}" for politician in tables_of("2019").politicians),
        *(f"score-{field.name}" for field in fields(Score2019)),
    },
    "2006": {
        *(f"topic-{issue}{part}" for issue in ISSUES for part in ("", ".short")),
        *(f"symbol-{symbol}" for symbol in WORDINGS["2006"].words.symbols),
        *(f"politician-{card.id.replace('_', '-')}" for card in tables_of("2006").cabinet),
        *(f"score-{field.name}" for field in fields(Score2006)),
    },
}


@lru_cache
def called_for(name: str) -> frozenset[str]:
    """The ids that families of things in an edition call for, as the edition says them."""
    steps = asking_steps(name)
    common = {
        *THINGS[name],
        *(f"party-{party}{part}" for party in PARTIES for part in ("", ".short")),
        *(f"state-{state.id.lower()}{part}" for state in tables_of(name).states for part in STATE_PARTS),
        *(f"attitude-{attitude}" for attitude in ("approve", "disapprove")),
        *(f"{family}-{phase}" for phase in PHASES_OF[name] for family in ("phase", "help")),
        *(f"step-{step}" for step in (*steps, "game-over")),
        *(f"prompt-{step}" for step in (*steps, "game-over")),
        *(f"waiting-{step}" for step in steps),
        *event_ids(name),
        *(f"refused-{key}" for key in refusals(name)),
        *(f"reason-{key}" for key in reasons(name)),
        "score-total",
        *(f"edition-{one}" for one in EDITIONS),
        *(f"bot-{bot}{part}" for bot in macher.bots.BOTS for part in ("", ".about")),
        *(f"temperament-{temperament}" for temperament in TEMPERAMENTS),
        *(f"variant-{length}{part}" for length in EDITIONS[name].limits.variants for part in ("", ".about")),
        *action_ids(name),
        *option_ids(name),
    }
    return frozenset(in_edition(message, name) for message in common)


def strings(package: object) -> set[str]:
    """Every string that stands in the code of a package."""
    return {
        node.value
        for module in code_of(Path(str(getattr(package, "__file__", ""))).parent)
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@lru_cache
def called_by_name() -> frozenset[str]:
    """The ids that stand as they are in the code, as each edition says them."""
    return frozenset(in_edition(word, name) for word in strings(macher.i18n) for name in ("", *EDITIONS))


# --- everything is there, and nothing else ---------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_everything_called_for_is_there(name: str, language: str) -> None:
    assert called_for(name) - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_there_that_nothing_calls_for(language: str) -> None:
    """The command, the terminal, the service, the page and the rulebook call for their own words."""
    theirs = ("cli-", "error-", "practice", "review-", "study-", "table-", "service-", "web-", "rulebook-")
    own = {message for message in messages(language) if not message.startswith(theirs)}
    for name in EDITIONS:
        own -= called_for(name)
    assert own - called_by_name() == set()


def test_the_terminal_uses_its_words() -> None:
    """The terminal names its messages without `table-`; those of a family by their beginning, as in `command-undo`."""
    named = strings(macher.cli)
    families = tuple(name for name in named if name.endswith("-") and name != "table-")
    words = {message.removeprefix("table-") for message in messages("en") if message.startswith("table-")}
    for name in EDITIONS:
        words = {word.removesuffix(f"-{name}") for word in words}
    unused = {word for word in words if word not in named and f"table-{word}" not in named}
    assert {word for word in unused if not word.startswith(families)} == set()


def test_the_service_uses_its_words() -> None:
    """A code, a key or a term of the service stands in its code (or in that of the table) as it is."""
    named = strings(macher.server) | strings(macher.play)
    named |= {f"lesson-{written.reason}" for lesson in LESSONS.values() for written in lesson.script}
    families = ("problem-", "said-", "term-", "piece-")
    words = [message.removeprefix("service-") for message in messages("en") if message.startswith("service-")]
    unused = []
    for word in words:
        plain = word.removesuffix(".about").removesuffix(".forms").removesuffix("-2006")
        family = next((family for family in families if plain.startswith(family)), "")
        if f"service-{plain}" not in named and plain.removeprefix(family) not in named:
            unused.append(word)
    assert set(unused) <= {"said-time-over-bot", "said-time-over-open"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_can_be_read(language: str) -> None:
    """The same files in every language, nothing in them that Fluent cannot read, and no message twice."""
    assert [path.name for path in files(language)] == [path.name for path in files("en")]
    seen: set[str] = set()
    for path in files(language):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{path.name}: {entry}"
            if isinstance(entry, Message):
                assert entry.id.name not in seen, f"{path.name}: {entry.id.name} is there twice"
                seen.add(entry.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_of_a_file_that_is_read_alone_begin_with_its_name(language: str) -> None:
    """By that a message is known to stand there, and it can name no message of another file."""
    for path in files(language):
        ids = [entry.id.name for entry in FluentResource(path.read_text()).body if isinstance(entry, Message)]
        for alone in ALONE:
            read_alone = path.stem.partition("-")[0] == alone
            assert [name for name in ids if name.startswith(f"{alone}-")] == (ids if read_alone else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_2006_edition_stand_in_files_of_their_own(language: str) -> None:
    for path in files(language):
        ids = [entry.id.name for entry in FluentResource(path.read_text()).body if isinstance(entry, Message)]
        if not path.stem.endswith("-2006"):
            assert [name for name in ids if name.endswith("-2006") and name != "edition-2006"] == [], path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    assert missing(language) == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_same_values_in_every_language(language: str) -> None:
    differing = {
        message: (variables("en", message), variables(language, message))
        for message in messages(language)
        if variables("en", message) != variables(language, message)
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_messages_of_its_own(language: str) -> None:
    assert set(messages(language)) - set(messages("en")) == set()


@pytest.mark.parametrize("name", EDITIONS)
def test_a_refusal_gets_the_numbers_that_it_names(name: str) -> None:
    for key, uses in refusals(name).items():
        for numbers in uses:
            assert variables("en", in_edition(f"refused-{key}", name)) <= numbers, key


@pytest.mark.parametrize("name", EDITIONS)
def test_a_reason_gets_the_values_that_it_names(name: str) -> None:
    for key, uses in reasons(name).items():
        for values in uses:
            given = values | ({"place", "toward", "origin"} if "state" in values else set())
            assert variables("en", in_edition(f"reason-{key}", name)) <= given, key


# --- tables of the texts and tables of the rules ---------------------------------------------------------------------
def test_every_edition_can_speak() -> None:
    assert set(EDITIONS) == set(WORDINGS) == set(FAMILIES) == set(PHASES_OF)
    assert set(EDITIONS_WITH_DATA) <= set(EDITIONS)
    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        assert len({edition(texts, name) for name in EDITIONS}) == len(EDITIONS)


@pytest.mark.parametrize("name", EDITIONS)
def test_every_event_is_told_by_some_edition(name: str) -> None:
    assert events_told(name) - {kind.__name__ for kind in EVENT_KINDS} == set()
    told: set[str] = set()
    for one in EDITIONS:
        told |= events_told(one)
    assert told == {kind.__name__ for kind in EVENT_KINDS}


@pytest.mark.parametrize("name", EDITIONS)
def test_every_step_has_its_phase(name: str) -> None:
    assert set(PHASE_OF[name]) == {step.name for step in EDITIONS[name].steps} | {"game-over"}
    assert tuple(dict.fromkeys(PHASE_OF[name].values())) == PHASES_OF[name]


@pytest.mark.parametrize("name", EDITIONS)
def test_families_follow_the_action_space(name: str) -> None:
    families = FAMILIES[name]
    assert [family.first for family in families] == sorted({family.first for family in families})
    assert family_of(BID + 4, name) == ("bid", 4)
    assert family_of(SKIP - 1, name) == ("bid", SKIP - 1 - BID)
    assert family_of(EXCHANGE + 3, name) == ("exchange", 3)
    assert family_of(OWN - 1, name)[0] == "exchange"
    assert {step for family in families for step in family.steps} == set(asking_steps(name))


def test_the_last_families() -> None:
    assert family_of(codes_2019.ACTIONS - 1) == ("cards", 3**7 - 1)
    assert family_of(codes_2019.OUST + 2, "2019") == ("oust", 2)
    assert family_of(codes_2006.ACTIONS - 1, "2006") == ("contribute", 9)
    assert family_of(codes_2006.NATIONAL + 7, "2006") == ("national", 7)


# --- what is chosen before a game ------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_options_have_a_title_and_a_sentence(name: str, language: str) -> None:
    texts = Texts(language, strict=True)
    for key, (_, values) in EDITIONS[name].options.items():
        for title, about in (option(texts, key), *(option_value(texts, key, value) for value in values)):
            assert not title.endswith(".")
            assert about.endswith((".", "?"))


def test_no_two_editions_share_an_option() -> None:
    assert set(EDITIONS["2019"].options) & set(EDITIONS["2006"].options) == set()


def test_lengths_of_a_game() -> None:
    english, german = Texts("en", strict=True), Texts("de", strict=True)
    assert variant(english, 7)[0] == "Seven elections"
    assert variant(english, 7, "2006")[0] == "Seven rounds"
    assert variant(german, 5, "2006")[0] == "Fünf Runden"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", EDITIONS)
def test_lengths_tell_the_counts_of_the_data(name: str, language: str) -> None:
    """The sentence about a length names how many members of the cabinet there are, in words."""
    numbers = {"en": "five six seven eight", "de": "fünf sechs sieben acht"}[language].split()
    for length in EDITIONS[name].limits.variants:
        words = WORDINGS[name].words(Texts(language), config_of(name, variant=length))
        long = length == 7
        cabinet = sum(long or not card.long_game_only for card in words.cabinet)
        assert numbers[cabinet - 5] in variant(Texts(language, strict=True), length, name)[1]
