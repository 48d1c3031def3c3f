"""Data of the 2006 edition that cannot be used are refused with file, key and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.data.folders import own, refusal

TEN = "state.HB.points = [1, 2, 3, 4, 5, 6, 7, 8, 9, {}]"
TWO_LONG = "cabinet.speaker.long_game_only = true"
EMPTY_HANDED = "votes = 0, key_issue = false, media = false, popularity_up = 0, popularity_down = 0"
ALL_NOUGHT = "linke = 0, spd = 0, gruene = 0, cdu = 0, fdp = 0"

BROKEN = {
    "states": {
        TEN.format(9): "state.HB.points.10: 9 does not rise above 9",
        TEN.format("9, 10"): "state.HB.points: 11 values, expected 10",
        "state.HB.large = true": "state.HB.large: unknown key; known are name, points",
        "state.XX.name = 'X'": "state.XX: unknown key; known are HB, SL, HH",
    },
    "cabinet": {
        "cabinet.speaker.cost = -1": "cabinet.speaker.cost: -1 is not between 0 and 999",
        "cabinet.speaker.phone = 1": "cabinet.speaker.phone: expected true or false, got 1",
        "cabinet.speaker.popularity_down = -2": "cabinet.speaker.popularity_down: -2 is not between 0 and 6",
        "cabinet.leader.cost = 5": "cabinet.leader: unknown key",
        f"cabinet.speaker = {{ {EMPTY_HANDED} }}": "cabinet.speaker: a card without any action",
        TWO_LONG: "cabinet: 2 cards for the long game only, expected 1",
    },
    "polls": {
        "poll.P1.spd = 4": "poll.P1.spd: 4 is not between -3 and 3",
        "poll.P1.uses = 0": "poll.P1.uses: 0 is not between 1 and 5",
        "poll.P1.dice = 0": "poll.P1.dice: 0 is not between 1 and 9",
        "poll.R1.dice = 2": "poll.R1: unknown key",
        f"poll.P1 = {{ {ALL_NOUGHT} }}": "poll.P1: a poll that changes nothing",
        "poll.P1.long_game_only = true": "poll: 11 polls for the long game only, expected 10",
    },
    "contributions": {
        "contribution.4.amount = 25": "contribution: amounts 10, 20, 30, 25, 50 do not rise from small to large",
        "contribution.1.loss_dice = 0": "contribution.1.loss_dice: 0 is not between 1 and 9",
        "contribution.5.long_game_only = false": "contribution: 0 contributions for the long game only, expected 1",
        "contribution.6.amount = 60": "contribution.6: unknown key; known are 1, 2, 3, 4, 5",
    },
    "sheet": {
        "first_column.1.meetings = 2": "first_column.1: with the setup 13 meetings in one state, but only 10 fit",
        "second_column.1.media = 6": "second_column.1.media: 6 is more than the 5 media markers of a party",
        "second_column.5.media = 0": "second_column.5: unknown key; known are 1, 2, 3, 4",
        "third_column = 1": "third_column: unknown key; did you mean first_column?",
    },
    "national": {
        "media.values = [25, 20]": "media.values: 2 values, expected 7",
        "opinion.members = [1, 2, 3, 4]": "opinion.members: 4 values, expected 5",
        "opinion.points = [8, 9, 10, 11, -12]": "opinion.points.5: -12 is not between 0 and 999",
    },
    "constants": {
        "die.values = [1, 2, 3]": "die.values: 3 values, expected 6",
        "die.values = [2, 2, 2, 2, 2, 2]": "die.values: all faces are equal",
        "payout_rounds.values = [1, 3, 7]": "payout_rounds.values.3: 7 is not between 1 and 6",
        "payout_rounds.values = [1, 3, 3]": "payout_rounds.values.3: 3 does not rise above 3",
        "start_money.value = 0": "start_money.value: 0 is not between 1 and 999",
        "start_meetings.value = 11": "start_meetings.value: 11 is more than the 10 meetings that fit in a state",
        "meetings_a_turn.value = 11": "meetings_a_turn.value: 11 is more than the 10 meetings that fit in a state",
        "convert_minimum.value = 11": "convert_minimum.value: 11 is more than the 10 meetings that fit in a state",
        "platform_size.value = 8": "platform_size.value: 8 is more than the 7 issues",
        "coalition_force.value = 6": "coalition_force.value: 6 is more than the 5 policies of a platform",
        "coalition_match.value = 4": "coalition_match.value: 4 is more than the 3 equal policies that force",
        "members_second.value = 11": "members_second.value: 11 is more than the 10 points for most members",
        "most_votes.value = 60": "most_votes.value: 60, but the tables of the states end at 50",
        "policy_copies.value = 2": "policy_copies.value: 28 policy cards, but 5 players start with 40",
        "opinion_copies.value = 2": "opinion_copies.value: 28 opinion cards, but the states and the pool take 34",
        "majority.value = 50": "majority: unknown key",
    },
}


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in BROKEN.items() for text in texts])
def test_broken_values_of_2006_are_refused(tmp_path: Path, name: str, text: str) -> None:
    message = refusal(own(tmp_path, **{name: text}), "2006")
    assert message.startswith(f"{tmp_path / name}.toml: {BROKEN[name][text]}")


@pytest.mark.parametrize(
    ("constants", "message"),
    [
        ("item_meetings.value = 10", "sheet.toml: first_column.1: with the setup 11 meetings in one state"),
        ("meeting_markers.value = 9", "sheet.toml: first_column.1: with the setup 10 meetings, but a party has only 9"),
        ("media_markers.value = 2", "sheet.toml: second_column.1.media: 3 is more than the 2 media markers"),
    ],
)
def test_the_sheet_needs_enough_markers(tmp_path: Path, constants: str, message: str) -> None:
    assert refusal(own(tmp_path, constants=constants), "2006").startswith(message)
