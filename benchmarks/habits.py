"""Habits of a bot at a table of its own kind: what a strong player would notice and use.

    .venv/bin/python benchmarks/habits.py --bot club --games 100 --edition 2019 --variant 4 --workers 2

Prices of polls by round, jumps in bids, start bids, the pattern of donations, rallies that changed nothing, money left
over, politicians whose main action did not happen, exchanges in two steps, cards held twice, and how often the usual
opening was chosen. Figures are a game's, unless they are shares.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from macher.arena.blocks import Match, play_match, whole_name
from macher.arena.executors import Executor, InThisProcess, Processes
from macher.arena.hooks import Hook
from macher.play import new_config
from macher.rules import Event, State
from macher.rules.doors import step_name
from macher.rules.events import (
    ActionSkipped,
    AuctionBegan,
    BidMade,
    CardTaken,
    DonationAccepted,
    DonationRejected,
    HandKept,
    PoliticianPaid,
    PollBought,
    PollPublished,
    PollUsed,
    ProgramChanged,
    ProgramSkipped,
    RalliesBought,
    RalliesConverted,
    RoundBegan,
    SheetRevealed,
    StartBidsRevealed,
    StartBlockRevealed,
)
from macher.rules.parts.states import points_for

LAST_CHANCES = ("poll-bid", "convert")  # what comes after them in a round pays, and costs nothing
JUMP = 3  # a bid that is so much higher than the last one
PARTIES = ("spd", "cdu", "fdp", "gruene", "linke")


class Habits(Hook):
    """Counts in one game. Keys are names of figures; those with a slash are shares: the part and the whole."""

    def begin(self, state: State) -> None:
        self.found: Counter[str] = Counter()
        self.round = 0
        self.high = 0
        self.price = 0
        self.order = 0
        self.tables = state.config.tables
        self.edition = state.config.edition
        self.held: dict[int, set[int]] = {}
        self.changed: dict[int, list[tuple[int, int]]] = {}
        self.donated: dict[int, list[str]] = {}
        self.purses = 0

    def before(self, state: State, seat: int, action: int) -> None:
        if step_name(state) in LAST_CHANCES:
            self.purses = sum(state.money)

    def event(self, event: Event) -> None:
        found = self.found
        if isinstance(event, RoundBegan):
            self.round = event.round
            self.changed = {}
        elif isinstance(event, AuctionBegan):
            self.high = 0
        elif isinstance(event, BidMade):
            found["poll bids: all"] += 1
            found["poll bids: jumps by 3 or more"] += event.bid - self.high >= JUMP
            self.high = event.bid
        elif isinstance(event, PollBought):
            found[f"poll price, round {self.round}: all"] += 1
            found[f"poll price, round {self.round}: thousands"] += event.price
            self.purses -= event.price
            self.high = 0
        elif isinstance(event, PollPublished | PollUsed):
            found["polls published"] += 1
        elif isinstance(event, StartBidsRevealed):
            found["start bids: all"] += len(event.bids)
            found["start bids: of nothing"] += event.bids.count(0)
            if self.round == 1:
                found["start bids, round 1: all"] += len(event.bids)
                found["start bids, round 1: of 0 or 1"] += sum(bid <= 1 for bid in event.bids)
        elif isinstance(event, DonationAccepted):
            self.donate(event.seat, f"+{event.amount}")
        elif isinstance(event, DonationRejected):
            self.donate(event.seat, f"-{event.amount}")
        elif isinstance(event, StartBlockRevealed):
            found["openings: all"] += 1
            found[f"openings: block {event.block + 1}"] += 1
        elif isinstance(event, SheetRevealed):
            found["openings: all"] += 1
            found[f"openings: {'ABC'[event.first]}{'ABCD'[event.second]}"] += 1
        elif isinstance(event, RalliesBought):
            found["rallies bought"] += event.count
            found["rallies bought: thousands"] += event.price
        elif isinstance(event, RalliesConverted):
            self.convert(event)
        else:
            self.cards(event)

    def donate(self, seat: int, what: str) -> None:
        """One card more of a seat's donations."""
        self.donated.setdefault(seat, []).append(what)
        if self.round == 1:
            self.found["first donations: all"] += 1
            self.found[f"first donations: {what}"] += 1

    def convert(self, event: RalliesConverted) -> None:
        """Conversions, those at the least match, and rallies at the election beyond what the last points needed."""
        self.found["conversions: all"] += 1
        self.found["conversions: with the least match"] += event.match <= (1 if self.edition == "2019" else 0)
        card = self.tables.states[event.state].points
        each = event.gain / max(1, event.rallies)
        if each and self.edition == "2019":
            worth = points_for(card, event.votes)
            idle = 0
            while idle < event.rallies and points_for(card, int(event.votes - each * (idle + 1))) == worth:
                idle += 1
            self.found["rallies converted: all"] += event.rallies
            self.found["rallies converted: that made no more points for votes"] += idle

    def cards(self, event: Event) -> None:
        """Politicians and programs."""
        found = self.found
        if isinstance(event, PoliticianPaid):
            found["politicians paid: all"] += 1
        elif isinstance(event, ActionSkipped):
            found["politicians paid: without the main action"] += event.part == 1
        elif isinstance(event, CardTaken):
            found["program cards taken: all"] += 1
            found["program cards taken: of a kind already in hand"] += event.card in self.held.get(event.seat, set())
        elif isinstance(event, ProgramChanged):
            steps = self.changed.setdefault(event.seat, [])
            found["program exchanges: all"] += 1
            found["program exchanges: of a card just laid"] += any(event.old == new for _, new in steps)
            steps.append((event.old, event.new))
        elif isinstance(event, HandKept):
            self.held[event.seat] = {event.card}
            self.changed.pop(event.seat, None)
        elif isinstance(event, ProgramSkipped):
            self.changed.pop(event.seat, None)

    def result(self, state: State) -> dict[str, int]:
        self.found["money left at the end, all seats: thousands"] += sum(state.money)
        self.found["money left after the last campaign, all seats: thousands"] += self.purses
        self.found["donation patterns: all"] += len(self.donated)
        for pattern in self.donated.values():
            self.found[f"donation patterns: {' '.join(pattern)}"] += 1
        return dict(self.found)


def summed(counts: list[dict[str, int]]) -> list[tuple[str, str]]:
    """The figures: of a group with `all`, shares of it (or means, for thousands); of others, means of a game."""
    total: Counter[str] = Counter()
    for one in counts:
        total.update(one)
    rows = []
    for name in sorted(total):
        group, _, kind = name.partition(": ")
        whole = total.get(f"{group}: all", 0)
        if not whole:
            rows.append((name, f"{total[name] / len(counts):.1f} a game"))
        elif kind == "all":
            rows.append((name, f"{whole / len(counts):.1f} a game"))
        elif kind == "thousands":
            rows.append((name, f"{total[name] / whole:.1f}"))
        elif total[name] / whole >= 0.04 or "patterns" not in group:
            rows.append((name, f"{100 * total[name] / whole:.0f} %"))
    return rows


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--bot", default="club")
    parser.add_argument("--edition", default="2019")
    parser.add_argument("--variant", type=int, default=4)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="habits")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args(arguments)
    config = new_config(chosen.edition, chosen.variant, PARTIES[: chosen.players])
    hook = whole_name(f"{Path(__file__).resolve()}:Habits")
    match = Match(config, (chosen.bot,) * chosen.players, chosen.seed, (hook,))
    executor: Executor = Processes(chosen.workers) if chosen.workers > 1 else InThisProcess()
    counts: list[Any] = []
    for block in play_match(match, match.blocks_for(chosen.games), executor):
        counts += [game.hooked[0] for game in block.games]
    for name, figure in summed(counts):
        print(f"{name:70} {figure}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
