"""The log of the 2019 edition."""

from __future__ import annotations

from macher.i18n.e2019.words import Words2019
from macher.i18n.events import EventTexts, FieldWords, MoreWords
from macher.i18n.texts import Value
from macher.rules.events import DisplayRefreshed, Event, StartBlockRevealed
from macher.rules.parts.campaign import NONE


class EventTexts2019(EventTexts[Words2019]):
    """Log lines of the 2019 edition."""

    def own_fields(self) -> FieldWords:
        return {"kind": self.words.kind, "block": lambda block: int(block) + 1}

    def own_more(self) -> MoreWords:
        return {StartBlockRevealed: self._start_block}

    def message(self, event: Event) -> str:
        match event:
            case DisplayRefreshed(seat) if seat != NONE:
                return "event-display-refreshed-by"
        return super().message(event)

    def _start_block(self, event: StartBlockRevealed) -> dict[str, Value]:
        return {"placed": self.words.placed(event.block, event.states)}
