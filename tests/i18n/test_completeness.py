"""Every text that the rules call for is there in English and German, and no text is there that nothing calls for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

import macher.cli
import macher.i18n
import macher.rules
from macher.data import EDITIONS as EDITIONS_WITH_DATA
from macher.i18n import LANGUAGES, PHASE_OF_STEP, PHASES, Texts, messages, missing, option, option_value, variables
from macher.i18n.actions import BY_STEP, FAMILIES, family_of
from macher.i18n.texts import files
from macher.rules import Score
from macher.rules.e2019 import actions as codes
from macher.rules.e2019.options import LIMITS, OPTIONS
from macher.rules.e2019.order_of_play import STEPS
from macher.rules.e2019.tables import ACTION_KINDS, PARTIES, SYMBOLS, TOPICS
from macher.rules.events import EVENT_KINDS
from macher.rules.parts.codes import BID
from macher.rules.parts.step import Automatic
from tests.rules.positions import tables

COMPLETE = ("en", "de")
PARTLY = ("fr", "pl")
EDITIONS = ("2019", "2006")
NAMES = Path(macher.i18n.__file__).parent / "en" / "names.ftl"


def asking_steps() -> list[str]:
    return [step.name for step in STEPS if not isinstance(step, Automatic)]


def source_files(package: object) -> Iterator[ast.Module]:
    for path in sorted(Path(str(getattr(package, "__file__", ""))).parent.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"), str(path))


def refusals() -> dict[str, list[set[str]]]:
    """Each key of a refusal in the rules, with the names of the numbers given wherever it is used."""
    found: dict[str, list[set[str]]] = {}
    for module in source_files(macher.rules):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                key = node.args[1]
                assert isinstance(key, ast.Constant), f"line {node.lineno}: a refusal needs a plain key"
                found.setdefault(str(key.value), []).append({str(word.arg) for word in node.keywords})
    return found


def event_names() -> list[str]:
    return ["".join("-" + c.lower() if c.isupper() else c for c in kind.__name__)[1:] for kind in EVENT_KINDS]


def action_messages() -> Iterator[str]:
    for _, family, steps in FAMILIES:
        if family in BY_STEP:
            yield from (f"action-{family}-{step}" for step in steps)
        elif family == "use":
            yield from (f"action-use-{kind}" for kind in ACTION_KINDS[:6])
        else:
            yield f"action-{family}"


def option_messages() -> Iterator[str]:
    for key, (_, values) in OPTIONS.items():
        for name in (key, *(f"{key}-{value}" for value in values)):
            yield f"option-{name}".replace("_", "-")
            yield f"option-{name}.about".replace("_", "-")


def called_for() -> set[str]:
    """The ids that families of things in the rules call for."""
    steps = asking_steps()
    return {
        *(f"party-{party}{part}" for party in PARTIES for part in ("", ".short")),
        *(f"topic-{topic}{part}" for topic in TOPICS for part in ("", ".short")),
        *(f"politician-{politician.id}" for politician in tables().politicians),
        *(f"{family}-{kind}" for kind in ACTION_KINDS for family in ("kind", "effect")),
        *(f"symbol-{symbol}" for symbol in SYMBOLS),
        *(f"state-{word}" for word in ("place", "toward", "origin")),
        *(f"attitude-{attitude}" for attitude in ("approve", "disapprove")),
        *(f"{family}-{phase}" for phase in PHASES for family in ("phase", "help")),
        *(f"step-{step}" for step in (*steps, "game-over")),
        *(f"prompt-{step}" for step in (*steps, "game-over")),
        *(f"waiting-{step}" for step in steps),
        *(f"event-{event}" for event in event_names()),
        *(f"refused-{key}" for key in refusals()),
        *(f"score-{field.name}" for field in fields(Score)),
        "score-total",
        *(f"edition-{edition}" for edition in EDITIONS),
        *(f"variant-{variant}{part}" for variant in LIMITS.variants for part in ("", ".about")),
        *action_messages(),
        *option_messages(),
    }


def strings(package: object) -> set[str]:
    """Every string that stands in the code of a package."""
    return {
        node.value
        for module in source_files(package)
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def called_by_name() -> set[str]:
    """The ids that stand as they are in the code."""
    return strings(macher.i18n)


@pytest.mark.parametrize("language", COMPLETE)
def test_everything_called_for_is_there(language: str) -> None:
    assert called_for() - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_there_that_nothing_calls_for(language: str) -> None:
    """The words of the terminal (`table-…`) are called for by the command."""
    own = {message for message in messages(language) if not message.startswith("table-")}
    assert own - called_for() - called_by_name() == set()


def test_the_terminal_uses_its_words() -> None:
    """The terminal names its messages without `table-`; those of a family by their beginning, as in `command-undo`."""
    named = strings(macher.cli)
    families = tuple(name for name in named if name.endswith("-") and name != "table-")
    words = {message.removeprefix("table-") for message in messages("en") if message.startswith("table-")}
    unused = {word for word in words if word not in named and f"table-{word}" not in named}
    assert {word for word in unused if not word.startswith(families)} == set()


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


@pytest.mark.parametrize("language", COMPLETE)
def test_nothing_is_missing(language: str) -> None:
    assert missing(language) == []


@pytest.mark.parametrize("language", PARTLY)
def test_names_are_complete_in_every_language(language: str) -> None:
    names = {line.split(" = ")[0] for line in NAMES.read_text(encoding="utf-8").splitlines() if line[:1].isalpha()}
    lacking = missing(language)
    print(f"{language}: {len(lacking)} of {len(messages('en'))} messages are still to be translated")
    assert {message for message in lacking if message.split(".")[0] in names} == set()


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


def test_a_refusal_gets_the_numbers_that_it_names() -> None:
    for key, uses in refusals().items():
        for numbers in uses:
            assert variables("en", f"refused-{key}") <= numbers, key


def test_every_edition_with_data_has_a_name() -> None:
    assert set(EDITIONS_WITH_DATA) <= set(EDITIONS)


def test_every_step_has_its_phase() -> None:
    assert set(PHASE_OF_STEP) == {step.name for step in STEPS} | {"game-over"}
    assert tuple(dict.fromkeys(PHASE_OF_STEP.values())) == PHASES


def test_families_follow_the_action_space() -> None:
    assert [first for first, _, _ in FAMILIES] == sorted(first for first, _, _ in FAMILIES)
    assert family_of(BID + 4) == ("bid", 4)
    assert family_of(codes.SKIP - 1) == ("bid", codes.SKIP - 1 - BID)
    assert family_of(codes.EXCHANGE + 3) == ("exchange", 3)
    assert family_of(codes.ACTIONS - 1)[0] == "cards"
    assert {step for _, _, steps in FAMILIES for step in steps} == set(asking_steps())


@pytest.mark.parametrize("language", COMPLETE)
def test_options_have_a_title_and_a_sentence(language: str) -> None:
    texts = Texts(language, strict=True)
    for key, (_, values) in OPTIONS.items():
        for title, about in (option(texts, key), *(option_value(texts, key, value) for value in values)):
            assert not title.endswith(".")
            assert about.endswith(".")
