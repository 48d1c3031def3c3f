"""What the numbers of the 2006 edition must satisfy, alone and together, before anybody plays with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from macher.data.checks import OPINIONS_A_STATE, PLAYERS, STATES_AT_START, at_most
from macher.data.reader import Reader
from macher.rules.e2006.tables import ISSUES, CabinetCard, Tables

STATES_IN_ALL = 7
LAST_ROW = 50
"""Votes of the last row of a state's table, and the end of the vote track (R06-0-10)."""


def member(card: Reader, member: CabinetCard) -> None:
    """A card is placed for one of its actions (R06-6.2.3-5)."""
    if not (member.votes or member.key_issue or member.media or member.popularity_up or member.popularity_down):
        card.fail("", "a card without any action", "data-idle")


def poll(card: Reader, changes: Sequence[int]) -> None:
    """Somebody must have a reason to publish it."""
    if not any(changes):
        card.fail("", "a poll that changes nothing", "data-idle")


def die(table: Reader, faces: Sequence[int]) -> None:
    """Ties are rolled again until they end (R06-6.2.1-4)."""
    if len(set(faces)) == 1:
        table.fail("values", "all faces are equal, so that no tie would ever end", "data-die")


def supplies(files: Mapping[str, Reader], tables: Tables) -> None:
    """Cards and markers must last for what the setup, the sheet and the boards ask of them."""
    constants = files["constants.toml"]
    _bounds(constants, tables)
    _decks(constants, tables)
    _sheet(files["sheet.toml"], tables)


def _bounds(constants: Reader, tables: Tables) -> None:
    meetings = {
        "start_meetings": tables.start_meetings,
        "meetings_a_turn": tables.meetings_a_turn,
        "convert_minimum": tables.convert_minimum,
    }
    fitting = "meetings that fit in a state"
    for name, value in meetings.items():
        at_most(constants, f"{name}.value", value, tables.meeting_spaces, fitting, "meeting_spaces")
    at_most(constants, "platform_size.value", tables.platform_size, len(ISSUES), "issues")
    size, force, match = tables.platform_size, tables.coalition_force, tables.coalition_match
    forcing = "equal policies that force a coalition"
    at_most(constants, "coalition_force.value", force, size, "policies of a platform", "platform_size")
    at_most(constants, "coalition_match.value", match, force, forcing, "coalition_force")
    first, second = tables.members_first, tables.members_second
    at_most(constants, "members_second.value", second, first, "points for most members", "members_first")
    votes = tables.most_votes
    if votes != LAST_ROW:
        reason = f"{votes}, but the tables of the states end at {LAST_ROW}"
        constants.fail("most_votes.value", reason, "data-exact", value=votes, expected=LAST_ROW)


def _decks(constants: Reader, tables: Tables) -> None:
    sorts = 2 * len(ISSUES)
    policies, dealt = sorts * tables.policy_copies, PLAYERS[-1] * (tables.platform_size + tables.hand_size)
    if dealt > policies:
        reason = f"{policies} policy cards, but {PLAYERS[-1]} players start with {dealt}"
        constants.fail("policy_copies.value", reason, "data-cards", found=policies, needed=dealt)
    opinions, needed = sorts * tables.opinion_copies, OPINIONS_A_STATE * STATES_IN_ALL + tables.pool_size
    if needed > opinions:
        reason = f"{opinions} opinion cards, but the states and the pool take {needed}"
        constants.fail("opinion_copies.value", reason, "data-cards", found=opinions, needed=needed)


def _sheet(sheet: Reader, tables: Tables) -> None:
    """All items of an option may go to the same state (R06-6.1-4), which holds the meetings of the setup already."""
    spaces, markers = tables.meeting_spaces, tables.meeting_markers
    for number, first in enumerate(tables.first_column, 1):
        meetings = first.meetings * tables.item_meetings
        in_state, in_all = meetings + tables.start_meetings, meetings + STATES_AT_START * tables.start_meetings
        if in_state > spaces:
            bound, reason = "meeting_spaces", f"with the setup {in_state} meetings in one state, but only {spaces} fit"
            sheet.fail(f"first_column.{number}", reason, "data-needs", needed=in_state, bound=bound, limit=spaces)
        if in_all > markers:
            bound = "meeting_markers"
            reason = f"with the setup {in_all} meetings, but a party has only {markers} markers"
            sheet.fail(f"first_column.{number}", reason, "data-needs", needed=in_all, bound=bound, limit=markers)
    for number, second in enumerate(tables.second_column, 1):
        key, what = f"second_column.{number}.media", "media markers of a party"
        at_most(sheet, key, second.media, tables.media_markers, what, "media_markers")
