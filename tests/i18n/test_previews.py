"""Previews in words: every line in every language, its numbers filled in."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from macher.i18n import LANGUAGES, Texts
from macher.i18n.previews import PREVIEWS
from macher.i18n.render import Renderer
from macher.play import PreviewLine
from macher.rules.parts.codes import RALLIES
from tests.play.tables import at_rallies, every_edition, people, play_until

NOT_IN = {"2019": {"money-when-paid", "base-between", "if-agreed"}, "2006": {"price-later", "base"}}


@cache
def keys_and_lines(edition: str) -> dict[str, list[tuple[PreviewLine, object]]]:
    """Lines of each kind from a whole game by chance, with the view they were made for."""
    found: dict[str, list[tuple[PreviewLine, object]]] = {}
    for game in range(3):
        table = people(edition, f"words {game}")
        rng = Random(5 + game)
        while table.deciders():
            seat = table.deciders()[0]
            draft = table.draft(seat)
            while not draft.done:
                action = rng.choice(draft.legal())
                for line in draft.preview(action):
                    found.setdefault(line.key, []).append((line, draft.view()))
                draft.act(action)
            table.commit(seat, draft.actions)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@every_edition
def test_every_line_can_be_said(edition: str, language: str) -> None:
    """Strictly: nothing is missing, nothing is left unfilled."""
    lines = keys_and_lines(edition)
    render = Renderer(Texts(language, strict=True), people(edition).config)
    for some in lines.values():
        for line, seen in some[:: max(1, len(some) // 30)]:
            text = render.preview(line, seen)  # type: ignore[arg-type] # a view
            assert text
            assert not text.endswith(".")
    said = {f"preview-{key}" for key in lines}
    assert said == set(PREVIEWS) - {f"preview-{key}" for key in NOT_IN[edition]}


def test_the_formula_is_filled_in() -> None:
    """R19-13.4: (rallies + trend) x match."""
    table, seat = at_rallies()
    draft = table.draft(seat)
    render = Renderer(Texts("en", strict=True), table.config)
    said = [render.preview(line, draft.view()) for line in draft.preview(RALLIES + 3)]
    assert any(line.startswith("Money: ") and "→" in line for line in said)
    assert any("Converted in " in line and " × " in line and "votes then" in line for line in said)
    assert any(line.startswith("Would win ") for line in said)


def test_the_words_of_the_edition() -> None:
    table, seat = at_rallies("2006")
    draft = table.draft(seat)
    render = Renderer(Texts("en", strict=True), table.config)
    said = [render.preview(line, draft.view()) for line in draft.preview(RALLIES + 1)]
    assert any(line.startswith("Meetings ") for line in said)
    assert any("seat" in line for line in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_and_somebody(language: str) -> None:
    table = play_until(people(), "media-buy")
    seen = table.view(0)
    render = Renderer(Texts(language, strict=True), table.config)
    nobody = render.preview(PreviewLine("influencer", {}, table.state.order[0], ()), seen)
    somebody = render.preview(PreviewLine("influencer", {}, table.state.order[0], (1,)), seen)
    assert "CDU" in somebody
    assert "CDU" not in nobody
