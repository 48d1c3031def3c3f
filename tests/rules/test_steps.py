"""Every question of the game has a name that the language files put into words, and rules that can be looked up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import macher
from macher.reference import rule_ids
from macher.rules.editions import EDITIONS
from macher.rules.parts.step import Automatic, Step

TEXTS = Path(macher.__file__).parent / "i18n" / "en"
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def questions(edition: str) -> list[Step[Any]]:
    return [step for step in EDITIONS[edition].steps if not isinstance(step, Automatic)]


def cited(step: Step[Any]) -> dict[str, str]:
    """The rule that a question rests on, and those of its refusals that have one of their own."""
    others = {name: getattr(step, name) for name in dir(step) if name.endswith("_rule") and getattr(step, name)}
    return {"rule": step.rule, **others}


@every_edition
def test_a_question_is_put_into_words(edition: str) -> None:
    prompts = "\n".join(path.read_text(encoding="utf-8") for path in TEXTS.glob("prompts*.ftl"))
    for step in questions(edition):
        assert f"\nprompt-{step.name} =" in prompts or f"\nprompt-{step.name}-{edition} =" in prompts


@every_edition
def test_a_question_names_a_rule_that_can_be_looked_up(edition: str) -> None:
    """Whoever asks "why not?" is sent to a rule of this edition."""
    known = set(rule_ids(edition))
    for step in questions(edition):
        assert {name: rule for name, rule in cited(step).items() if rule not in known} == {}, step.name


@every_edition
def test_no_two_questions_have_the_same_name(edition: str) -> None:
    """A question's name stands for it in records, views and language files."""
    names = [step.name for step in questions(edition)]
    assert len(set(names)) == len(names)
