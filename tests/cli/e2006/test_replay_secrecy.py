"""A record shown as one seat saw it: what others laid face down stays hidden."""

from __future__ import annotations

import json

import pytest

from macher.cli.replay import print_json
from macher.data import load
from macher.rules.records import read_record
from tests.records.make_games import GAMES

RECORD = "2006-contribution-optional-true.macher"


def test_a_declined_contribution_is_not_named_to_others(capsys: pytest.CaptureFixture[str]) -> None:
    """R06-6.4.2-1: neither its amount nor the action that names the card, before all have played."""
    text = (GAMES / RECORD).read_text(encoding="utf-8")
    record = read_record(text, lambda edition: load(edition, environment=False))
    print_json(record, 0, everything=False)
    steps = json.loads(capsys.readouterr().out)["steps"]
    laid = [step for step in steps if any(event["event"] == "contribution-laid" for event in step["events"])]
    assert laid
    assert {step["action"] for step in laid} == {None}
    own = [step for step in steps if any(event["event"] == "contribution-declined" for event in step["events"])]
    assert own
    assert {step["seat"] for step in own} == {0}
    assert None not in {step["action"] for step in own}
