"""What the numbers of the 2019 edition must satisfy, alone and together, before anybody plays with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from macher.data.checks import OPINIONS_A_STATE, PLAYERS, STATES_AT_START, at_most, long_game_only
from macher.data.reader import Reader
from macher.rules.e2019.tables import MEDIA_SYMBOL, RALLY_SYMBOL, TOPICS, Politician, StateCard, Tables

CARDS_DEALT = 7
"""Program cards each player gets for the draft (R19-3.13)."""


def sizes(cards: Reader, states: Sequence[StateCard]) -> None:
    """Two small and two large states are drawn from stacks of eight (R19-3.3)."""
    large = sum(state.large for state in states)
    if large != 8:
        cards.fail("", f"{len(states) - large} small and {large} large states, expected 8 and 8")


def maxima(cards: Reader, states: Sequence[StateCard]) -> None:
    """R19-3.6 knows no tie for the smallest state."""
    first: dict[int, str] = {}
    for state in states:
        maximum = state.points[-1]
        if maximum in first:
            cards.fail(f"{state.id}.points.10", f"maximum {maximum} is also that of {first[maximum]}")
        first[maximum] = state.id


def poll(card: Reader, changes: Sequence[int]) -> None:
    """The back names one party (R19-1.4), and two parties fall."""
    highest = max(changes)
    if changes.count(highest) != 1:
        card.fail("", f"{changes.count(highest)} parties share the highest value {highest:+}, expected one")
    falling = sum(change < 0 for change in changes)
    if falling != 2:
        card.fail("", f"{falling} negative values, expected 2")


def start_block(block: Reader, symbols: Sequence[str]) -> None:
    """Equal symbols go to different states (R19-3.18), and there are four."""
    symbol, times = Counter(symbols).most_common(1)[0]
    if times > STATES_AT_START:
        block.fail("symbols", f"{times} times {symbol}, at most {STATES_AT_START} fit on {STATES_AT_START} states")


def cabinet(cards: Reader, politicians: Sequence[Politician]) -> None:
    """Five politicians serve in both games, three in the long one only (R19-1.8)."""
    long_game_only(cards, "politicians", [politician.long_game_only for politician in politicians], 3)
    for politician in politicians:
        kinds = [action.kind for action in politician.secondary]
        if len(set(kinds)) != len(kinds):
            cards.fail(f"{politician.id}.secondary", "an action occurs twice")


def trend_scale(scale: Reader, spaces: Sequence[int]) -> None:
    """Markers start on the space 0 (R19-3.12)."""
    if 0 not in spaces:
        scale.fail("values", "no space 0, where the markers start")


def rally_price(table: Reader, prices: Sequence[int]) -> None:
    """Nothing costs nothing, and one more is never cheaper (R19-8.2)."""
    if prices[0] != 0:
        table.fail("values.1", f"{prices[0]}, but no rally must cost 0")
    for place in range(1, len(prices)):
        if prices[place] < prices[place - 1]:
            table.fail(f"values.{place + 1}", f"{prices[place]} is cheaper than one rally less")


def supplies(files: Mapping[str, Reader], tables: Tables) -> None:
    """Cards, cubes and markers must last for what the setup and the boards ask of them."""
    constants = files["constants.toml"]
    _markers(constants, tables)
    _start_supplies(files["start_blocks.toml"], tables)
    _decks(files["board.toml"], constants, tables)
    minimum, priced = tables.convert_minimum, len(tables.rally_price) - 1
    at_most(constants, "convert_minimum.value", minimum, tables.rally_spots, "rallies that fit in a state")
    at_most(constants, "rally_spots.value", tables.rally_spots, priced, "rallies that have a price")


def _markers(constants: Reader, tables: Tables) -> None:
    if tables.media_markers_long < tables.media_markers_short:
        reason = f"{tables.media_markers_long} is less than the {tables.media_markers_short} of the short game"
        constants.fail("media_markers_long.value", reason)
    if tables.media_spots < PLAYERS[-1]:
        reason = f"{tables.media_spots}, but {PLAYERS[-1]} players may each start with a marker in the same state"
        constants.fail("media_spots.value", reason)
    at_most(constants, "start_rallies.value", tables.start_rallies, tables.rally_spots, "rallies that fit in a state")


def _start_supplies(blocks: Reader, tables: Tables) -> None:
    for number, symbols in enumerate(tables.start_blocks, 1):
        cubes = symbols.count(RALLY_SYMBOL) * tables.start_rallies
        if cubes > tables.rally_cubes:
            blocks.fail(f"block.{number}", f"places {cubes} rallies, but a party has only {tables.rally_cubes}")
        media = symbols.count(MEDIA_SYMBOL)
        if media > tables.media_markers_short:
            reason = f"places {media} media markers, but a party has only {tables.media_markers_short}"
            blocks.fail(f"block.{number}", reason)


def _decks(board: Reader, constants: Reader, tables: Tables) -> None:
    sorts = 2 * len(TOPICS)
    deck = sorts * tables.program_copies
    for players in PLAYERS:
        needed = CARDS_DEALT * players + tables.display[players]
        if needed > deck:
            reason = f"{players} players need {needed} program cards to start, but there are {deck}"
            board.fail(f"display.{players}", reason)
    opinions, on_boards = sorts * tables.opinion_copies, OPINIONS_A_STATE * STATES_AT_START
    if opinions < sorts + on_boards:
        reason = f"{opinions} opinion cards, but the display and the states take {sorts + on_boards}"
        constants.fail("opinion_copies.value", reason)
