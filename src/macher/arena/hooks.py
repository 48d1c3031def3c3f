"""Hooks: small accumulators that follow a game and give back what they found.

    class Auctions(Hook):
        def begin(self, state):
            self.sold = 0

        def event(self, event):
            self.sold += isinstance(event, PollBought)

        def result(self, state):
            return {"polls sold": self.sold}

One is made for each game. The result is plain data: it goes from process to process and into the report.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from macher.rules import Event, Seen, State
from macher.rules.events import (
    CoalitionFormed,
    DonationAccepted,
    DonationRejected,
    DoublePlaced,
    NationalPlaced,
    NationalReplaced,
    NationalSecured,
    OpinionExchanged,
    PactMade,
    PoliticianSent,
    PollPublished,
    PollSuppressed,
    PollUsed,
    PresenceMoved,
    RalliesConverted,
    RoundBegan,
)


class Hook:
    """Follows one game. It sees everything, also what is hidden from players; bots never see a hook."""

    def begin(self, state: State) -> None:
        """The table is set."""

    def before(self, state: State, seat: int, action: int) -> None:
        """A decision was made and is about to be carried out. The state is not to be changed."""

    def follow(self, events: list[Seen]) -> None:
        """What the last decision brought about; by default told one by one."""
        for _, event in events:
            self.event(event)

    def event(self, event: Event) -> None:
        """Something happened."""

    def result(self, state: State) -> Any:
        """What was found, when the game is over."""
        raise NotImplementedError


class PlayCounts(Hook):
    """How often each thing that the game offers was done: a bot that leaves one out does not really play."""

    counted: ClassVar[dict[type[Event], str]] = {
        CoalitionFormed: "coalitions",
        PactMade: "coalitions",
        OpinionExchanged: "media majorities used",
        PollPublished: "polls published",
        PollUsed: "polls published",
        PollSuppressed: "polls suppressed",
        DonationAccepted: "donations taken",
        DonationRejected: "donations refused",
        DoublePlaced: "double markers placed",
        PresenceMoved: "media moved to the national board",
        NationalPlaced: "national opinions placed",
        NationalSecured: "national opinions secured",
        NationalReplaced: "national opinions replaced",
    }
    only: ClassVar[dict[str, str]] = {
        "national opinions placed": "2006",
        "national opinions secured": "2006",
        "national opinions replaced": "2006",
    }
    early: ClassVar[str] = "early conversions"

    def begin(self, state: State) -> None:
        edition = state.config.edition
        long = state.config.variant == 7
        names = [name for name in dict.fromkeys(self.counted.values()) if self.only.get(name, edition) == edition]
        self.tables = state.config.tables
        cabinet = self.tables.politicians if edition == "2019" else self.tables.cabinet
        self.sent = [f"{card.id.replace('_', ' ')} sent" for card in cabinet]
        playing = [name for name, card in zip(self.sent, cabinet, strict=True) if long or not card.long_game_only]
        self.counts: Counter[str] = Counter(dict.fromkeys([*names, self.early, *playing], 0))
        self.voting: tuple[int, ...] = ()

    def event(self, event: Event) -> None:
        name = self.counted.get(type(event))
        if name is not None:
            self.counts[name] += 1
        elif isinstance(event, PoliticianSent):
            self.counts[self.sent[event.politician]] += 1
        elif isinstance(event, RoundBegan):
            self.voting = event.states
        elif isinstance(event, RalliesConverted):
            self.counts[self.early] += event.state not in self.voting

    def result(self, state: State) -> dict[str, int]:
        return dict(self.counts)
