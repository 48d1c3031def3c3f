"""The open decision as its viewer may know it: which step, about which land, and what the numbers there are."""

from __future__ import annotations

from typing import Final

from macher.rules import View
from macher.rules.e2019.actions import SLOTS, TOPIC_COUNT
from macher.rules.parts.game import FRAME_BITS

NOBODY: Final = -1
LANDS: Final = 4
ASK_ABOUT_A_LAND: Final = {  # steps whose argument is a land, or a seat and a land
    "rally-buy",
    "send-politician",
    "politician-pay",
    "politician-act",
    "media-exchange",
    "poll-bid",
    "poll-publish",
    "convert",
    "coalition-consent",
    "presence-move",
}
FACE_UP: Final = 1  # standing of a politician that waits for its payment


class Situation:
    """What a view says about the decision that is open in it. Nothing but the view is read."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.data = view.data
        self.config = view.config
        self.tables = view.config.tables
        self.step = self.data["step"]
        self.seats = len(self.data["parties"])
        self.argument = 0 if self.data["over"] else self.data["agenda"][-1] >> FRAME_BITS

    # --- seats ------------------------------------------------------------------------------------------------------
    @property
    def viewer(self) -> int:
        """The seat that looks, or NOBODY for a spectator."""
        viewer = self.data["viewer"]
        return NOBODY if viewer is None else viewer

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for the viewer."""
        return self.viewer in self.data["deciders"]

    @property
    def may_take_back(self) -> bool:
        """Whether the viewer has answered a sealed choice that is still open."""
        return self.viewer != NOBODY and self.data["answered"][self.viewer]

    @property
    def money(self) -> int:
        """The money of the viewer, in thousands."""
        return self.data["money"][self.viewer] or 0

    # --- lands ------------------------------------------------------------------------------------------------------
    @property
    def land(self) -> int:
        """The land that the open step is about, or NOBODY."""
        return self.argument % LANDS if self.step in ASK_ABOUT_A_LAND else NOBODY

    @property
    def state(self) -> int:
        """The state card in that land."""
        return self.data["card"][self.land]

    def at(self, values: list[int], seat: int, land: int = NOBODY) -> int:
        """What a seat has in a land, by default the one that the step is about."""
        return values[(self.land if land == NOBODY else land) * self.seats + seat]

    def trend(self, seat: int, spaces: int = 0) -> int:
        """The printed trend of a seat in the land, as it is or after moving so many spaces."""
        scale = self.data["scale"]
        return scale[min(max(self.at(self.data["trend"], seat) + spaces, 0), len(scale) - 1)]

    def opinion(self, slot: int) -> int:
        """An opinion of the land that lies face up."""
        card = self.data["opinions"][self.land * SLOTS + slot]
        if card is None:
            raise ValueError(f"opinion {slot} lies face down")
        return card

    def match(self, seat: int) -> int:
        """How well a program fits the open opinions of the land (R19-0.9), before the floor of 1."""
        total = 0
        for slot in range(SLOTS):
            card = self.data["opinions"][self.land * SLOTS + slot]
            if card is not None:
                attitude = self.data["programs"][seat * TOPIC_COUNT + (card >> 1)]
                weight = 2 if self.data["doubled"][self.land] == slot else 1
                total += weight * (-attitude if card & 1 else attitude)
        return total

    def influencer(self) -> int:
        """The seat that influences the media of the land (R19-0.8), or NOBODY."""
        first = self.land * self.seats
        media = self.data["media"][first : first + self.seats]
        most = max(media)
        return media.index(most) if most and media.count(most) == 1 else NOBODY

    @property
    def presence_worth(self) -> int:
        """What a media marker on the presence spot of the land's election is worth (R19-14.10)."""
        presence = self.tables.presence
        return presence[self.data["election"][self.land] - 1 + len(presence) - self.most_elections]

    @property
    def most_elections(self) -> int:
        """Elections of the game: the short one leaves out the first presence spots."""
        return self.data["variant"]

    # --- politicians and polls --------------------------------------------------------------------------------------
    @property
    def politician(self) -> int:
        """The politician that is to be paid for, or that acts: turned up for everybody."""
        row = self.data["rows"][self.land]
        entry = row[0]
        if self.step == "politician-pay":
            entry = next(one for one in row if one["standing"] == FACE_UP)
        politician = entry["politician"]
        if politician is None:
            raise ValueError("the politician lies face down")
        return politician

    @property
    def part(self) -> str:
        """Which part of the acting politician is open: `main`, `secondary`, or `both` where the order is free."""
        acted = self.data["acted"]
        if self.config.options.politician_order == "free" and not acted:
            return "both"
        return "secondary" if acted & 1 else "main"

    @property
    def poll(self) -> int:
        """The poll in the viewer's hand."""
        poll = self.data["poll"]
        if poll is None or poll["front"] is None:
            raise ValueError("no poll that the viewer knows")
        return poll["front"]

    @property
    def program_old(self) -> list[int]:
        """The viewer's program: for each topic the card in it, or NOBODY."""
        first = self.viewer * TOPIC_COUNT
        attitudes = self.data["programs"][first : first + TOPIC_COUNT]
        return [topic * 2 + (attitude < 0) if attitude else NOBODY for topic, attitude in enumerate(attitudes)]
