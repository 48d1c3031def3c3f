"""Media markers and the exchange of opinions (R06-6.2.5)."""

from __future__ import annotations

from macher.rules.e2006.codes import MEDIA_EXCHANGE
from macher.rules.e2006.state import State
from macher.rules.parts import media
from macher.rules.parts.rounds import LayOut, frame


class BuyMedia(media.BuyMedia[State]):
    """In player order, one marker or a pass, until all have passed in succession (R06-6.2.5-1, R06-6.2.5-2)."""

    rule = "R06-6.2.5-1"
    price_rule = "R06-6.2.5-3"
    spots_rule = "R06-6.1-6"


class MediaExchanges(LayOut[State]):
    """The states from the last one backwards (R06-6.2.5-4)."""

    name = "media-exchanges"
    rule = "R06-6.2.5-4"

    def frames(self, g: State) -> list[int]:
        return [frame(MEDIA_EXCHANGE, land) for land in g.order]


class PoolExchange(media.ExchangeOpinion[State]):
    """One face-up opinion of the state for another card of the pool (R06-6.2.5-5 to R06-6.2.5-9)."""

    doubled_rule = "R06-6.2.5-8"
    cards_rule = "R06-6.2.5-5"
    topic_rule = "R06-6.2.5-6"

    def flip_allowed(self, g: State) -> bool:
        return g.options.exchange_allow_flip == "true"  # G06-28

    def same_card_allowed(self, g: State) -> bool:
        return False  # G06-29

    def give(self, g: State, card: int) -> None:
        g.opinion_display[card] = g.opinion_display[card] + 1  # the pool keeps its six cards


class MediaExchange(PoolExchange):
    """Who controls the media of a state may make one exchange there (R06-6.2.5-4)."""

    name = "media-exchange"
    rule = "R06-6.2.5-4"
