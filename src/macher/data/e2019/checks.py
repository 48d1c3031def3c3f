"""What the numbers of the 2019 edition must satisfy, alone and together, before anybody plays with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from macher.data.checks import OPINIONS_A_STATE, PLAYERS, STATES_AT_START, at_most, long_game_only
from macher.data.reader import Reader
from macher.rules.e2019.tables import MEDIA_SYMBOL, RALLY_SYMBOL, TOPICS, Politician, StateCard, Tables

CARDS_DEALT = 7
"""Program cards each player gets for the draft (R19-3.13)."""
FITTING = "rallies that fit in a state"


def sizes(cards: Reader, states: Sequence[StateCard]) -> None:
    """Two small and two large states are drawn from stacks of eight (R19-3.3)."""
    large = sum(state.large for state in states)
    small = len(states) - large
    if large != 8:
        reason = f"{small} small and {large} large states, expected 8 and 8"
        cards.fail("", reason, "data-sizes", small=small, large=large)


def maxima(cards: Reader, states: Sequence[StateCard]) -> None:
    """R19-3.6 knows no tie for the smallest state."""
    first: dict[int, str] = {}
    for state in states:
        maximum = state.points[-1]
        if maximum in first:
            reason = f"maximum {maximum} is also that of {first[maximum]}"
            cards.fail(f"{state.id}.points.10", reason, "data-maximum", value=maximum, other=first[maximum])
        first[maximum] = state.id


def poll(card: Reader, changes: Sequence[int]) -> None:
    """The back names one party (R19-1.4), and two parties fall."""
    highest = max(changes)
    sharing = changes.count(highest)
    if sharing != 1:
        reason = f"{sharing} parties share the highest value {highest:+}, expected one"
        card.fail("", reason, "data-highest", highest=highest, times=sharing)
    falling = sum(change < 0 for change in changes)
    if falling != 2:
        card.fail("", f"{falling} negative values, expected 2", "data-negative", found=falling, expected=2)


def start_block(block: Reader, symbols: Sequence[str]) -> None:
    """Equal symbols go to different states (R19-3.18), and there are four."""
    symbol, times = Counter(symbols).most_common(1)[0]
    if times > STATES_AT_START:
        reason = f"{times} times {symbol}, at most {STATES_AT_START} fit on {STATES_AT_START} states"
        block.fail("symbols", reason, "data-symbol", symbol=symbol, times=times, most=STATES_AT_START)


def cabinet(cards: Reader, politicians: Sequence[Politician]) -> None:
    """Five politicians serve in both games, three in the long one only (R19-1.8)."""
    long_game_only(cards, "politicians", [politician.long_game_only for politician in politicians], 3)
    for politician in politicians:
        kinds = [action.kind for action in politician.secondary]
        if len(set(kinds)) != len(kinds):
            cards.fail(f"{politician.id}.secondary", "an action occurs twice", "data-action-twice")


def trend_scale(scale: Reader, spaces: Sequence[int]) -> None:
    """Markers start on the space 0 (R19-3.12)."""
    if 0 not in spaces:
        scale.fail("values", "no space 0, where the markers start", "data-no-zero")


def rally_price(table: Reader, prices: Sequence[int]) -> None:
    """Nothing costs nothing, and one more is never cheaper (R19-8.2)."""
    if prices[0] != 0:
        table.fail("values.1", f"{prices[0]}, but no rally must cost 0", "data-exact", value=prices[0], expected=0)
    for place in range(1, len(prices)):
        if prices[place] < prices[place - 1]:
            reason = f"{prices[place]} is cheaper than one rally less"
            table.fail(f"values.{place + 1}", reason, "data-falling", value=prices[place], before=prices[place - 1])


def supplies(files: Mapping[str, Reader], tables: Tables) -> None:
    """Cards, cubes and markers must last for what the setup and the boards ask of them."""
    constants = files["constants.toml"]
    _markers(constants, tables)
    _start_supplies(files["start_blocks.toml"], tables)
    _decks(files["board.toml"], constants, tables)
    spots, priced = tables.rally_spots, len(tables.rally_price) - 1
    at_most(constants, "convert_minimum.value", tables.convert_minimum, spots, FITTING, "rally_spots")
    at_most(constants, "rally_spots.value", spots, priced, "rallies that have a price", "rally_price")


def _markers(constants: Reader, tables: Tables) -> None:
    long, short = tables.media_markers_long, tables.media_markers_short
    if long < short:
        reason = f"{long} is less than the {short} of the short game"
        bound = "media_markers_short"
        constants.fail("media_markers_long.value", reason, "data-at-least", value=long, bound=bound, limit=short)
    spots, most = tables.media_spots, PLAYERS[-1]
    if spots < most:
        reason = f"{spots}, but {most} players may each start with a marker in the same state"
        constants.fail("media_spots.value", reason, "data-media-spots", value=spots, players=most)
    at_most(constants, "start_rallies.value", tables.start_rallies, tables.rally_spots, FITTING, "rally_spots")


def _start_supplies(blocks: Reader, tables: Tables) -> None:
    for number, symbols in enumerate(tables.start_blocks, 1):
        placed = (
            ("rallies", symbols.count(RALLY_SYMBOL) * tables.start_rallies, "rally_cubes", tables.rally_cubes),
            ("media markers", symbols.count(MEDIA_SYMBOL), "media_markers_short", tables.media_markers_short),
        )
        for what, needed, bound, limit in placed:
            if needed > limit:
                reason = f"places {needed} {what}, but a party has only {limit}"
                blocks.fail(f"block.{number}", reason, "data-needs", needed=needed, bound=bound, limit=limit)


def _decks(board: Reader, constants: Reader, tables: Tables) -> None:
    sorts = 2 * len(TOPICS)
    deck = sorts * tables.program_copies
    for players in PLAYERS:
        needed = CARDS_DEALT * players + tables.display[players]
        if needed > deck:
            reason = f"{players} players need {needed} program cards to start, but there are {deck}"
            board.fail(f"display.{players}", reason, "data-needs", needed=needed, bound="program_copies", limit=deck)
    opinions, needed = sorts * tables.opinion_copies, sorts + OPINIONS_A_STATE * STATES_AT_START
    if opinions < needed:
        reason = f"{opinions} opinion cards, but the display and the states take {needed}"
        constants.fail("opinion_copies.value", reason, "data-cards", found=opinions, needed=needed)
