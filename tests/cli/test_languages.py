"""The command line in four languages: help, output and errors."""

from __future__ import annotations

import ast
import io
import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from cyclopts import App
from rich.console import Console

import macher
import macher.cli
from macher.bots.registry import BotError, find_bot
from macher.cli.command import app, main, speaking
from macher.cli.complaints import UNOPENED
from macher.cli.help import Help
from macher.cli.usage import UsageError, chosen_language, language_last, language_of
from macher.data import DataError, load
from macher.i18n import LANGUAGES, Texts, messages, variables
from macher.i18n.errors import error_words
from macher.rules import ConfigError
from macher.rules.editions import EDITIONS
from macher.rules.editions import edition as rules_of
from macher.rules.records import read_record
from macher.server.store.database import parse_url
from macher.server.store.errors import NoSuchGame
from macher.server.store.faults import DOWN, POSTGRES, REFUSED, SQLITE, UNFIT

OTHERS = LANGUAGES[1:]
RECORDS = Path(__file__).parents[1] / "records" / "games" / "rules2"
SOURCE = Path(macher.__file__).parent
VERBS = (
    "play",
    "simulate",
    "arena",
    "exploit",
    "train",
    "study",
    "bench",
    "practice",
    "replay",
    "review",
    "cards",
    "rules",
    "serve",
    "db",
)
LINES = [(), *((verb,) for verb in VERBS), *(("db", verb) for verb in ("upgrade", "check", "export", "vacuum"))]

# What a language rightly calls as English does: names, loan words, bare figures and words from the same root.
AS_IN_ENGLISH = {
    "de": set(),
    "fr": {
        *("cli-col-bot", "cli-usage-options", "cli-title-arguments", "cli-title-parameters"),
        *("cli-cards-col-face", "cli-cards-col-meetings", "cli-cards-col-points", "cli-cards-col-source"),
        "cli-cards-col-table",
    },
    "pl": {"cli-col-bot", "cli-cards-col-media"},
}
SAME_EVERYWHERE = re.compile(r"[\W\d_]*")  # nothing but signs and values


def subcommands(of: App) -> list[App]:
    return [of[name] for name in of if not name.startswith("-")]


def help_of(language: str, *words: str) -> str:
    """What `macher <words> --help` prints."""
    out = io.StringIO()
    speaking(language).help_print(list(words), console=Console(file=out, width=100, color_system=None))
    return out.getvalue()


def said(message: str, language: str) -> str:
    return Texts(language, strict=True).fill(message, {name: f"<{name}>" for name in variables(language, message)})


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Other tests get the help that they expect."""
    yield
    speaking("en")


# --- help -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", LINES, ids=" ".join)
def test_help_is_whole_in_every_language(words: tuple[str, ...], language: str) -> None:
    text = help_of(language, *words)
    assert "cli-" not in text
    assert "[cli" not in text
    texts = Texts(language, strict=True)
    command = app
    for word in words:
        command = command[word]
    first = texts.get(str(command.help)).partition("\n\n")[0].replace("`", "")
    assert " ".join(first.split()) in " ".join(text.split())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("words", LINES, ids=" ".join)
def test_no_line_of_help_is_english(words: tuple[str, ...], language: str) -> None:
    """Neither ours nor those that the library writes by itself."""
    english = set(re.findall(r"[^\W\d_]{4,}", help_of("en", *words)))
    text = help_of(language, *words)
    for own in ("Usage: ", "COMMAND ", "Commands", "Parameters", "[default", "[env var", "[required]", "Display "):
        assert f" {own}" not in f" {text}".replace("\n", " ")
    left = [line for line in text.splitlines() if len(set(re.findall(r"[^\W\d_]{4,}", line)) & english) > 5]
    assert left == []


def test_every_command_can_be_asked_for_its_language() -> None:
    verbs = [verb for verb in subcommands(app) if not subcommands(verb)]
    verbs += subcommands(app["db"])
    assert len(verbs) == len(LINES) - 2
    for verb in verbs:
        names = {name for argument in verb.assemble_argument_collection() for name in argument.names}
        assert "--language" in names, verb.name


def test_the_library_has_no_words_that_help_does_not_know() -> None:
    """Kinds of values and defaults that say nothing: what is new here needs words."""
    shown = "\n".join(help_of("de", *words) for words in LINES)
    assert not re.findall(r"\b(?:STR|INT|FLOAT|PATH|BOOL|CHOICE|LIST)\b", shown)
    assert not re.findall(r"(?:True|False|None|\(\))\]", shown)


def test_help_shows_defaults_and_what_is_required() -> None:
    assert "[Vorgabe: 2019]" in help_of("de", "play")
    assert "[Vorgabe: ja]" in help_of("de", "play")
    assert "[wymagane]" in help_of("pl", "replay")
    assert "[variable : MACHER_DATABASE_URL]" in " ".join(help_of("fr", "db", "upgrade").split())


def test_a_list_shows_the_first_paragraph_and_the_command_all() -> None:
    assert "Übersicht" not in help_of("de")
    assert "Übersicht" in help_of("de", "play")


# --- messages ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", OTHERS)
def test_no_message_of_the_command_is_left_in_english(language: str) -> None:
    own = [message for message in messages("en") if message.startswith(("cli-", "error-"))]
    same = {message for message in own if said(message, language) == said(message, "en")}
    same = {message for message in same if not SAME_EVERYWHERE.fullmatch(re.sub(r"<\w+>", "", said(message, "en")))}
    assert same == AS_IN_ENGLISH[language]


@cache
def trees() -> dict[Path, ast.Module]:
    """The code that has words or errors of the command."""
    files = {file: file.read_text(encoding="utf-8") for file in sorted(SOURCE.rglob("*.py"))}
    rooms = tuple(SOURCE / room for room in ("cli", "arena", "bench", "data", "research", "server/store"))
    wanted = {
        file: text for file, text in files.items() if {*rooms} & {*file.parents} or "Error(" in text or "Told(" in text
    }
    return {file: ast.parse(text) for file, text in wanted.items() if SOURCE / "web" not in file.parents}


def written(folder: Path) -> str:
    """All strings of the code below a folder."""
    nodes = (node for file, tree in trees().items() if folder in file.parents for node in ast.walk(tree))
    return "\n".join(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def test_the_command_uses_its_words() -> None:
    """By their whole name, or by what follows the name of a family."""
    known = set(written(SOURCE / "cli").split("\n")) | set(written(SOURCE / "data").split("\n"))
    known |= set(written(SOURCE / "bench").split("\n"))
    known |= set(written(SOURCE / "arena").split("\n")) | set(written(SOURCE / "server" / "store").split("\n"))
    families = ("cli-", *(f"cli-{family}-" for family in FAMILIES))
    for message in messages("en"):
        if message.startswith("cli-"):
            plain = message.partition(".")[0]
            ends = [plain.removeprefix(family) for family in families if plain.startswith(family)]
            assert {
                plain,
                *ends,
                *(end.replace("-", "_") for end in ends),
                *(end.replace("-", " ") for end in ends),
            } & known


FAMILIES = (
    *("cards", "cards-col", "col", "const", "done", "sure", "title", "value", "usage", "arena", "arena-col", "db"),
    *("db-state", "check", "bench", "bench-short", "train"),
)


def told_errors() -> Iterator[tuple[str, set[str]]]:
    """Every code of an error in the program with the names of its values."""
    kinds = {"UsageError": 0, "ConfigError": 1, "BotError": 1, "ExtraMissing": 1, "StoreError": 1, "VersionError": 1}
    kinds |= {"DataError": 3, "RecordError": 2, "NotationError": 1, "Told": 1, "CannotMeasure": 1, "OtherData": 1}
    kinds |= {
        "LeagueError": 1,
        "ReviewError": 1,
        "fail": 2,
        "BadValue": 1,
        "StoreBusy": 1,
    }  # a reader of a data file fails with its place
    for tree in trees().values():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name not in kinds:
                continue
            at = kinds[name]
            code = node.args[at] if len(node.args) > at else None
            values = {str(word.arg) for word in node.keywords}
            if isinstance(code, ast.Constant):
                own = {"RecordError": {"line"}, "fail": {"where"}}.get(name, set())
                yield ("record-" if name == "RecordError" else "") + str(code.value), values | own
            elif isinstance(code, ast.JoinedStr):
                yield from ((f"config-{played.limits.unit}", values) for played in EDITIONS.values())


def test_every_error_has_its_words_and_no_words_are_left_over() -> None:
    used = {"record-damaged", "store-no-game"}  # said by the errors themselves
    used |= {message.removeprefix("error-") for message in UNOPENED.values()} | {"no-use"}
    used |= {code for _, _, code in (*SQLITE.values(), *POSTGRES.values(), DOWN, UNFIT, REFUSED)}
    for code, values in told_errors():
        used.add(code)
        for language in LANGUAGES:
            assert Texts(language).has(f"error-{code}"), (language, code)
            assert variables(language, f"error-{code}") == values, (language, code)
    assert {message.removeprefix("error-") for message in messages("en") if message.startswith("error-")} == used


# --- errors -----------------------------------------------------------------------------------------------------------
def wrong_configs() -> Iterator[ConfigError]:
    parties = ("spd", "cdu", "fdp")
    for name in EDITIONS:
        limits, tables = rules_of(name).limits, load(name)
        option = next(iter(rules_of(name).options))
        for variant, seated, options in (
            (99, parties, {}),
            (limits.variants[0], ("spd",), {}),
            (limits.variants[0], ("spd", "cdu", "piraten"), {}),
            (limits.variants[0], ("spd", "cdu", "cdu"), {}),
            (limits.variants[0], parties, {"luck": "yes"}),
            (limits.variants[0], parties, {option: "perhaps"}),
        ):
            with pytest.raises(ConfigError) as caught:
                macher.rules.configure(name, variant=variant, parties=seated, options=options, tables=tables)
            yield caught.value


def test_a_game_that_cannot_be_set_up_is_refused_in_every_language() -> None:
    for error in wrong_configs():
        told = [error_words(Texts(language, strict=True), error) for language in LANGUAGES]
        assert len(set(told)) == len(LANGUAGES)
        assert re.sub("[“”]", "'", told[0]) == str(error)


def damaged(line: str) -> str:
    """A record with another line in its head, or with one more move."""
    text = (RECORDS / "plain-3-4-1.macher").read_text(encoding="utf-8")
    key, _, value = line.partition(": ")
    if f"\n{key}: " not in text.split("\n\n")[0]:
        return text.replace("# setup", f"gruene: {value}")
    return re.sub(rf"(?m)^{key}:.*$", line, text, count=1)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda: find_bot("genius"), "den Bot „genius“ gibt es nicht"),
        (lambda: find_bot("nowhere.py:Bot"), "die Datei"),
        (lambda: load("1986"), "die Ausgabe „1986“ gibt es nicht"),
        (lambda: load("2019", Path("nowhere")), "nowhere: Diesen Ordner gibt es nicht"),
        (lambda: parse_url("mysql://here"), "nicht in mysql"),
        (
            lambda: read_record(damaged("Edition: 1986"), load),
            "Zeile 2 der Aufzeichnung ist nicht zu lesen: die Ausgabe „1986“ gibt es nicht",
        ),
        (lambda: read_record(damaged("Variant: many"), load), "Zeile 3: „many“ ist keine Zahl"),
        (lambda: read_record(damaged("Options: luck=yes"), load), "zu lesen: die Option „luck“ gibt es nicht"),
        (lambda: read_record(damaged("linke: dance"), load), "eine Aktion „dance“ gibt es nicht"),
        (lambda: chosen_language("xx"), "die Sprache „xx“ gibt es nicht; es gibt en, de, fr, pl"),
    ],
)
def test_errors_in_german(wrong: object, words: str) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        wrong()  # type: ignore[operator]
    assert words in error_words(Texts("de", strict=True), caught.value)


@pytest.mark.parametrize(
    ("language", "name", "text", "words"),
    [
        ("de", "state.toml", "", "Diese Datei ist unbekannt; meintest du states.toml?"),
        ("de", "notes.txt", "", "Diese Datei ist unbekannt; bekannt sind states.toml"),
        ("de", "money.toml", "x = [", "Die Datei endet zu früh"),
        ("de", "money.toml", "\nx = ?", "Zeile 2: Das ist kein TOML"),
        ("de", "money.toml", "[more]", "more: Dieser Schlüssel ist unbekannt; bekannt sind"),
        ("de", "constants.toml", "rally_cubes.value = 'much'", "rally_cubes.value: Hier muss eine ganze Zahl stehen"),
        ("de", "constants.toml", "rally_cubes.value = 1000", "rally_cubes.value: 1.000 liegt nicht zwischen 1 und 999"),
        ("de", "cabinet.toml", "", "gehört zur Ausgabe 2006"),
        ("de", "states.toml", "state.HB.large = true", "kleine Länder: 7, große Länder: 9; erwartet: je 8"),
        ("de", "constants.toml", "start_rallies.value = 9", "9 ist zu viel; rally_spots erlaubt höchstens 8"),
        ("de", "polls.toml", "poll.P1.gruene = -1", "poll.P1: negative Werte: 3, erwartet: 2"),
        (
            "fr",
            "board.toml",
            "trend_scale.unit.values = [0, 2, 1]",
            "unit.values.3\u00a0: 1 doit dépasser 2, la valeur",
        ),
        (
            "fr",
            "start_blocks.toml",
            'block.1.symbols = ["x", "x", "x", "x", "x"]',
            "«\u00a0x\u00a0» est inconnu\u202f; il y a",
        ),
        ("fr", "states.toml", "[state.HB]\nmarks = 5", "state.HB.marks\u00a0: il faut une table ici"),
        ("fr", "constants.toml", "media_markers_long.value = 1", "c’est trop peu\u202f; media_markers_short vaut déjà"),
        ("pl", "politicians.toml", 'politician.vice.main = "media+1"', "„media+1”: media nie ma liczby"),
        ("pl", "constants.toml", "opinion_copies.value = 1", "liczba kart to 14, a gra potrzebuje 30"),
        ("pl", "constants.toml", "rally_cubes.value = 1", "na początku gry potrzeba tu"),
        ("pl", "states.toml", 'confidence = "sure"', "„sure” nie jest wśród rulebook, found"),
    ],
)
def test_what_is_wrong_with_own_data_is_said_in_every_language(
    tmp_path: Path, language: str, name: str, text: str, words: str
) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load("2019", tmp_path)
    assert words in error_words(Texts(language, strict=True), caught.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_database_refuses_has_its_words(language: str) -> None:
    for _, _, code in (*SQLITE.values(), *POSTGRES.values(), DOWN, UNFIT, REFUSED):
        assert variables(language, f"error-{code}") == {"said"}, code


def test_nothing_is_refused_in_english_only() -> None:
    """A data file is refused with a code, wherever it is."""
    for file, tree in trees().items():
        for node in ast.walk(tree) if SOURCE / "data" in file.parents else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "fail":
                assert len(node.args) > 2, f"{file.name}:{node.lineno}"


def test_what_is_no_text_is_not_played_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "no.macher"
    file.write_bytes(b"Macher record 1\n\xff")
    for way in ("--terminal", "--confirm"):
        monkeypatch.setattr(sys, "argv", ["macher", "play", way, "--resume", str(file), "--language", "pl"])
        with pytest.raises(SystemExit):
            main()
        assert capsys.readouterr().err == "macher: wiersz 2: to nie jest tekst\n"


def test_an_error_without_a_code_is_told_as_it_is() -> None:
    assert error_words(Texts("de"), BotError("something else")) == "something else"
    assert error_words(Texts("de"), NoSuchGame("abc")) == "das Spiel „abc“ gibt es nicht"
    assert str(UsageError("sequential")) == "--sequential compares bots, and here all are the same"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("simulat", "Den Befehl simulat gibt es nicht; es gibt play, simulate"),
        ("simulat", "Meintest du simulate? `macher --help` sagt"),
        ("play --plian", "Die Option --plian gibt es nicht. Meintest du --plain? `macher play --help`"),
        ("simulate --games x", "--games braucht eine Zahl, nicht „x“."),
        ("replay", "--file fehlt."),
        ("play --seed", "--seed braucht einen Wert."),
        ("simulate --seed 1 --seed 2", "--seed steht zweimal da."),
        ("simulate 17", "Überzählig: 17."),
        ("db export", "--game fehlt. `macher db export --help`"),
        ("simulate --games 0", "--games und --workers sind mindestens 1, nicht 0 und 1"),
        ("simulate --option poll_front", "--option nimmt Schlüssel=Wert, nicht „poll_front“"),
        ("simulate --option poll_front=no", "O19-06 poll_front: „no“ ist nicht unter public_when_taken"),
        ("replay nowhere", "die Datei nowhere gibt es nicht"),
        ("db check --database-url sqlite:///pyproject.toml", "die Datei ist keine Datenbank (file is not a database)"),
        ("replay .", ". ist ein Ordner, keine Datei"),
        ("replay pyproject.toml/here", "Ein Teil dieses Pfads ist kein Ordner"),
        ("train --folder nowhere --rounds 0", "--rounds, --games, --first-games, --workers: 1 oder mehr"),
        ("serve --port 99999", "--port ist eine Zahl von 0 bis 65535, nicht 99999"),
        ("serve --data-set own=/nowhere", "den Ordner /nowhere gibt es nicht"),
        ("play --edition 1986", "die Ausgabe „1986“ gibt es nicht; es gibt 2019, 2006"),
        ("play --parties piraten", "R19-0.1: die Partei „piraten“ gibt es nicht; es gibt linke, spd"),
    ],
)
def test_a_line_that_cannot_be_done_is_answered_in_one_line(
    line: str, words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["macher", *line.split(), "--language", "de"])
    with pytest.raises(SystemExit) as caught:
        main()
    told = capsys.readouterr()
    assert caught.value.code == 2
    assert told.err.startswith("macher: ")
    assert words in told.err
    assert len(told.err.splitlines()) == 1
    assert told.out == ""


def test_a_damaged_record_is_not_reviewed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says a result, but its game stops before: said at once, and not judged for minutes."""
    whole = (RECORDS / "plain-3-4-1.macher").read_text(encoding="utf-8").splitlines()
    file = tmp_path / "cut.macher"
    file.write_text("\n".join(whole[:80]), encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["macher", "review", str(file), "--language", "fr"])
    with pytest.raises(SystemExit):
        main()
    assert "l’enregistrement donne un résultat, mais la partie attend l’étape" in capsys.readouterr().err


def test_the_language_of_a_line() -> None:
    assert language_of(["rules", "--language", "fr"]) == "fr"
    assert language_of(["--language=pl", "--help"]) == "pl"


@pytest.mark.parametrize(
    ("line", "understood"),
    [
        ("--language fr play --help", "play --help --language fr"),
        ("--language=pl db check", "db check --language=pl"),
        ("db --language de check", "db check --language de"),
        ("db --language de", "db"),
        ("--language de", ""),
        ("rules media --language fr", "rules media --language fr"),
        ("rules --language", "rules --language"),
        ("play --help", "play --help"),
    ],
)
def test_the_language_may_stand_anywhere(line: str, understood: str) -> None:
    assert language_last(line.split()) == understood.split()


def test_without_a_word_it_is_that_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.delenv("LANGUAGE", raising=False)
    assert language_of(["play"]) == chosen_language(None) == "de"
    assert language_of(["play", "--language", "xx"]) == "de"


# --- output -----------------------------------------------------------------------------------------------------------
def typed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    app(list(words), result_action="return_value", exit_on_error=False)
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_reports_of_games(
    edition: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    texts = Texts(language, strict=True).of_edition(edition)
    shown = typed(capsys, "simulate", "--games", "1", "--edition", edition, "--language", language)
    match = ("arena", "--bots", "random", "--players", "3", "--games", "3", "--threshold", "0.5")
    shown += typed(capsys, *match, "--edition", edition, "--language", language)
    assert "[" not in shown
    for message in ("cli-col-points", "cli-winner", "cli-arena-col-time", "score-media", "cli-done-polls-published"):
        assert texts.get(message) in shown
    assert ("33.3%" if language == "en" else "33,3") in shown


def test_json_is_the_same_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    told = [
        json.loads(typed(capsys, "simulate", "--games", "1", "--json", "--language", language))
        for language in LANGUAGES
    ]
    timeless = [{key: value for key, value in report.items() if "second" not in key} for report in told]
    assert all(report == timeless[0] for report in timeless)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_are_shown_in_the_language(edition: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """All but the sources, which stand in the data files."""
    heads = {}
    for spoken in ("en", language):
        shown = typed(capsys, "cards", "--edition", edition, "--plain", "--language", spoken)
        assert "[cli-" not in shown
        lines = shown.splitlines()
        heads[spoken] = {line for before, line in pairwise(lines) if not before}
    assert len(heads[language]) == len(heads["en"]) > 9
    assert heads[language] & heads["en"] == set()


def test_help_in_one_language_leaves_no_trace_in_another() -> None:
    assert isinstance(speaking("pl").help_formatter, Help)
    assert help_of("en", "play") != help_of("pl", "play")
    assert help_of("en", "play") == help_of("en", "play")
