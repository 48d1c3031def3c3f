"""Phase 7: media influence (R19-11)."""

from __future__ import annotations

from macher.rules.e2019.state import State
from macher.rules.events import NoInfluencer
from macher.rules.parts import media


class ExchangeOpinion(media.ExchangeOpinion[State]):
    """The media influencer may exchange one opinion of the state with one of the display (R19-11.1 to R19-11.4)."""

    name = "media-exchange"
    rule = "R19-11.1"
    doubled_rule = "R19-10.8"
    cards_rule = "R19-11.2"
    topic_rule = "R19-11.3"

    def flip_allowed(self, g: State) -> bool:
        return g.options.media_same_topic == "allowed"  # C19-09

    def same_card_allowed(self, g: State) -> bool:
        return g.options.media_same_card == "allowed"  # G19-39

    def nobody(self, g: State, land: int) -> None:
        if g.telling:
            g.tell(NoInfluencer(g.card[land]))

    def give(self, g: State, card: int) -> None:
        g.opinion_discard.append(card)  # and the gap in the display stays (R19-11.4)
