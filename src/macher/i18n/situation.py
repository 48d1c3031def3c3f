"""The open decision as its viewer may know it: which step, about which land, and what the numbers there are."""

from __future__ import annotations

from typing import Final

from macher.rules import View
from macher.rules.parts.cabinet import TURNED_UP
from macher.rules.parts.codes import LANDS, SLOTS, TOPIC_COUNT
from macher.rules.parts.game import FRAME_BITS
from macher.rules.parts.seen import PoliticianSeen

NOBODY: Final = -1
ASK_ABOUT_A_LAND: Final = frozenset(  # steps whose argument ends in a land
    {
        # in both editions
        *("media-exchange", "poll-bid", "convert"),
        # in the 2019 edition
        *("rally-buy", "send-politician", "politician-pay", "politician-act", "poll-publish"),
        *("coalition-consent", "presence-move"),
        # in the 2006 edition
        *("cabinet-place", "coalition-tile", "cabinet-act", "meetings-buy", "poll-use", "poll-results"),
        *("majority-exchange", "national-media", "national-opinion"),
    }
)
ASK_ABOUT_THE_CURRENT_LAND: Final = frozenset({"coalition-turn", "coalition-answer"})


class Situation:
    """What a view says about the decision that is open in it. Nothing but the view is read."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.data = view.data
        self.config = view.config
        self.tables = view.config.tables
        self.step: str = self.data["step"]
        self.seats = len(self.data["parties"])
        self.argument: int = 0 if self.data["over"] else self.data["agenda"][-1] >> FRAME_BITS

    # --- seats ------------------------------------------------------------------------------------------------------
    @property
    def viewer(self) -> int:
        """The seat that looks, or NOBODY for a spectator."""
        viewer: int | None = self.data["viewer"]
        return NOBODY if viewer is None else viewer

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for the viewer."""
        return self.viewer in self.data["deciders"]

    @property
    def may_take_back(self) -> bool:
        """Whether the viewer has answered a sealed choice that is still open."""
        return self.viewer != NOBODY and bool(self.data["answered"][self.viewer])

    @property
    def money(self) -> int:
        """The money of the viewer, in thousands."""
        return self.data["money"][self.viewer] or 0

    # --- lands ------------------------------------------------------------------------------------------------------
    @property
    def land(self) -> int:
        """The land that the open step is about, or NOBODY."""
        if self.step in ASK_ABOUT_THE_CURRENT_LAND:
            current: int = self.data["order"][0]
            return current
        return self.argument % LANDS if self.step in ASK_ABOUT_A_LAND else NOBODY

    @property
    def state(self) -> int:
        """The state card in that land."""
        return self.state_in(self.land)

    def state_in(self, land: int) -> int:
        """The state card in a land."""
        card: int = self.data["card"][land]
        return card

    def at(self, values: list[int], seat: int, land: int = NOBODY) -> int:
        """What a seat has in a land, by default the one that the step is about."""
        return values[(self.land if land == NOBODY else land) * self.seats + seat]

    def votes(self, seat: int) -> int:
        """The votes of a seat in the land."""
        return self.at(self.data["votes"], seat)

    def trend(self, seat: int, spaces: int = 0) -> int:
        """The printed trend (popularity) of a seat in the land, as it is or after moving so many spaces."""
        scale: list[int] = self.data["scale"]
        return scale[min(max(self.at(self.data["trend"], seat) + spaces, 0), len(scale) - 1)]

    def opinion(self, slot: int) -> int:
        """An opinion of the land that lies face up."""
        card: int | None = self.data["opinions"][self.land * SLOTS + slot]
        if card is None:
            raise ValueError(f"opinion {slot} lies face down")
        return card

    def match(self, seat: int) -> int:
        """How well a program fits the open opinions of the land (R19-0.9, R06-6.2.8-5), before any floor."""
        total = 0
        for slot in range(SLOTS):
            card = self.data["opinions"][self.land * SLOTS + slot]
            if card is not None and card != NOBODY:
                attitude = self.data["programs"][seat * TOPIC_COUNT + (card >> 1)]
                weight = 2 if self.data["doubled"][self.land] == slot else 1
                total += weight * (-attitude if card & 1 else attitude)
        return total

    def agreement(self, seat: int) -> int:
        """On how many topics the programs of the viewer and of another seat say the same."""
        own, other = ([card for card in self.program_of(one) if card != NOBODY] for one in (self.viewer, seat))
        return len(set(own) & set(other))

    def influencer(self) -> int:
        """The seat with most media markers in the land (R19-0.8, R06-0-7), or NOBODY."""
        first = self.land * self.seats
        media: list[int] = self.data["media"][first : first + self.seats]
        most = max(media)
        return media.index(most) if most and media.count(most) == 1 else NOBODY

    # --- politicians, polls, programs -------------------------------------------------------------------------------
    @property
    def politician(self) -> int:
        """The politician that is to be paid for, or that acts: turned up for everybody."""
        row: list[PoliticianSeen] = self.data["rows"][self.land]
        if self.step == "politician-pay":
            row = [entry for entry in row if entry["standing"] == TURNED_UP]
        elif self.step == "cabinet-act":
            row = [entry for entry in row if entry["seat"] == self.data["turn"]]
        politician = row[0]["politician"]
        if politician is None:
            raise ValueError("the politician lies face down")
        return politician

    @property
    def poll(self) -> int:
        """The poll in the viewer's hand."""
        poll = self.data["poll"]
        if poll is None or poll["front"] is None:
            raise ValueError("no poll that the viewer knows")
        front: int = poll["front"]
        return front

    def program_of(self, seat: int) -> list[int]:
        """The program (platform) of a seat: for each topic the card in it, or NOBODY."""
        attitudes = self.data["programs"][seat * TOPIC_COUNT : (seat + 1) * TOPIC_COUNT]
        return [topic * 2 + (attitude < 0) if attitude else NOBODY for topic, attitude in enumerate(attitudes)]

    @property
    def program_old(self) -> list[int]:
        """The viewer's program: for each topic the card in it, or NOBODY."""
        return self.program_of(self.viewer)
