"""`macher bench`: what it measures, how it compares, and what it says. No figure is judged here."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from macher.bench import peers, session
from macher.bench.marks import verdicts
from macher.bench.peers import Peer, play_catanatron, play_open_spiel
from macher.bench.plots import draw
from macher.bench.session import COMPILED, PURE, VARIANTS, all_cases, measure
from macher.bench.tasks import TASKS, Case, calibrate
from macher.cli import bench
from macher.cli.numbers import decimal
from macher.cli.usage import UsageError
from macher.i18n.texts import LANGUAGES, Texts

CASE = Case("2006", 5, 4)


class Fixed(Peer):
    """A peer that makes ten decisions a second."""

    def __init__(self) -> None:
        super().__init__("catanatron", Path())

    def play(self, seconds: float) -> dict[str, Any]:
        return {"version": "1", "game": "a game", "python": "3", "rate": 10.0}


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    """One short round of the pure rules beside a peer."""
    return measure([CASE], 1, 0.001, [Fixed()], [PURE])


@pytest.mark.parametrize("task", TASKS)
def test_every_task_does_its_thing(task: str) -> None:
    count, seconds = TASKS[task](Case("2019", 4, 3), 0.001)
    assert count > 0
    assert seconds >= 0.001


def test_all_variants_and_numbers_of_players() -> None:
    assert len(all_cases(("2019", "2006"), (3, 4, 5))) == 12
    assert calibrate(0.001) > 0


def test_a_measurement_compares_with_the_peers(report: dict[str, Any]) -> None:
    assert {row["task"] for row in report["figures"]} == set(TASKS)
    [play] = [row for row in report["figures"] if row["task"] == "play"]
    [ratio] = [row for row in report["ratios"] if row["task"] == "play"]
    assert ratio["ratio"] == play["rate"] / 10
    assert ratio["by_round"] == [ratio["ratio"]]
    assert play["calibrated"] == play["rate"] / report["machine"]["calibration"]


def test_marks_are_judged_by_the_worst_variant() -> None:
    ratios = [
        {"peer": "catanatron", "form": COMPILED, "task": "play", "ratio": ratio, "variant": variant}
        for variant, ratio in ((4, 50.0), (7, 34.0))
    ]
    copies = [{"form": COMPILED, "task": "copy", "players": 4, "rate": 500_000.0}]
    judged = verdicts({"ratios": ratios, "figures": copies})
    assert [(mark["task"], mark["measured"], mark["passed"]) for mark in judged] == [
        ("play", 34.0, False),
        ("copy", 2.0, True),
    ]


def test_the_form_that_was_to_be_measured_must_have_run(monkeypatch: pytest.MonkeyPatch) -> None:
    real = session.run_worker
    monkeypatch.setattr(session, "run_worker", lambda _, *words: real(PURE, *words))  # whatever was asked for
    with pytest.raises(ValueError, match="did not run"):
        measure([], 1, 0.001, forms=[COMPILED, PURE], tasks=[])


def test_a_picture_is_drawn(report: dict[str, Any], tmp_path: Path) -> None:
    draw(tmp_path / "new" / "bench.png", report)
    assert (tmp_path / "new" / "bench.png").stat().st_size > 10_000


# --- the command -----------------------------------------------------------------------------------------------------
def run(monkeypatch: pytest.MonkeyPatch, report: dict[str, Any], language: str = "en", as_json: bool = False) -> int:
    monkeypatch.setattr(bench, "forms_here", lambda: [PURE])
    monkeypatch.setattr(bench, "measure", lambda *words: dict(report))
    return bench.run_bench(
        editions=["2006"],
        players=[4],
        rounds=1,
        seconds=0.001,
        peers=False,
        as_json=as_json,
        plot=None,
        texts=Texts(language),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_prints_tables_in_every_language(
    language: str, report: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "240")
    run(monkeypatch, report, language)
    said = capsys.readouterr()
    assert Texts(language).get("cli-bench-case", edition="2006", variant=5, players=4) in said.out
    assert "catanatron 1" in said.out
    assert Texts(language).get("cli-bench-pure-only")[:20] in said.err
    assert "cli-bench" not in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_fit_a_terminal_of_80_columns(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both forms, all variants and a peer with long words: no word and no number is cut."""
    monkeypatch.setenv("COLUMNS", "80")
    kinds = [{"edition": edition, "variant": variant} for edition, variant in VARIANTS]
    tasks = [{"form": form, "task": task} for form in (PURE, COMPILED) for task in TASKS]
    shown = {
        "machine": {"implementation": "CPython", "python": "3.11.7", "system": "Linux", "cores": 2, "calibration": 1.0}
        | {"load_at_start": 1.0},
        "rounds": 3,
        "figures": [{**kind, **one, "players": 4, "rate": 9_876_543.0} for kind in kinds for one in tasks],
        "peers": [{"name": "pettingzoo", "version": "1.25.0", "game": "Connect Four, masked", "rate": 9_876_543.0}],
        "ratios": [
            {**kind, **one, "peer": "pettingzoo", "ratio": 1234.5}
            for kind in kinds
            for one in tasks
            if one["task"] in ("play", "playout")
        ],
        "marks": [],
    }
    texts = Texts(language)
    bench.show(shown, [PURE, COMPILED], texts)
    out = capsys.readouterr().out
    assert "…" not in out
    assert max(len(line) for line in out.splitlines()) <= 80
    assert out.count(decimal(texts, 9_876_543.0)) == 4 * 2 * 3 + 1  # three tasks are counted by the second
    assert out.count(decimal(texts, 1234.5, 1)) == 4 * 4
    for task in TASKS:
        assert out.count(texts.get(f"cli-bench-{task}")) == 4


def test_json_holds_everything(
    report: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code = run(monkeypatch, report, as_json=True)
    printed = json.loads(capsys.readouterr().out)
    assert printed["figures"] == report["figures"]
    assert code == (0 if all(mark["passed"] for mark in printed["marks"]) else 1)


def test_senseless_lines_are_refused() -> None:
    for wrong in ({"rounds": 0}, {"players": [2]}, {"editions": ["1986"]}, {"seconds": 0.0}):
        line: dict[str, Any] = {"editions": [], "players": [], "rounds": 1, "seconds": 1.0, **wrong}
        with pytest.raises(UsageError):
            bench.run_bench(**line, peers=False, as_json=True, plot=None, texts=Texts("en"))


# --- peers -----------------------------------------------------------------------------------------------------------
class Catan:
    """A game of three decisions, with the names that catanatron has."""

    def __init__(self, players: list[str], seed: int) -> None:
        self.state = SimpleNamespace(action_records=[])

    def play(self) -> None:
        self.state.action_records += ["roll"] * 1000


class Hearts:
    """A game of one deal and two decisions, with the names that OpenSpiel has."""

    def __init__(self) -> None:
        self.taken: list[int] = []

    new_initial_state = classmethod(lambda kind: kind())

    def is_chance_node(self) -> bool:
        return not self.taken

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(1, 0.5), (2, 0.5)]

    def is_terminal(self) -> bool:
        return len(self.taken) == 3

    def legal_actions(self) -> list[int]:
        return [4, 5]

    def apply_action(self, action: int) -> None:
        self.taken.append(action)


CATAN = SimpleNamespace(Game=Catan, RandomPlayer=str, Color=["red", "blue"])
SPIEL = SimpleNamespace(load_game=lambda name: Hearts)


@pytest.mark.parametrize(
    ("script", "engine"), [(play_catanatron, CATAN), (play_open_spiel, SPIEL)], ids=["catanatron", "open_spiel"]
)
def test_a_peer_counts_the_decisions_of_players(
    script: Any, engine: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    load: Callable[[str], Any] = lambda name: engine  # noqa: E731 - stands for an import
    monkeypatch.setattr(script.importlib, "import_module", load)
    monkeypatch.setattr(script.importlib.metadata, "version", lambda name: "7")
    script.main(0.001)
    found = json.loads(capsys.readouterr().out)
    assert found["version"] == "7"
    assert found["rate"] > 0


def test_what_cannot_be_installed_is_named_and_the_rest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def install(name: str, venv: Path) -> Path:
        if name == "rlcard":
            raise subprocess.CalledProcessError(1, "pip", stderr="hello\nno such package")
        return venv

    monkeypatch.setattr(peers, "install", install)
    monkeypatch.setattr(Peer, "play", lambda self, seconds: {})
    with peers.installed(["catanatron", "rlcard"]) as (ready, missing):
        assert [peer.name for peer in ready] == ["catanatron"]
        assert missing == {"rlcard": "no such package"}
