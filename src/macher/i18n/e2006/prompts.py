"""The prompts of the 2006 edition."""

from __future__ import annotations

from macher.i18n.e2006.sheet import next_blank
from macher.i18n.e2006.words import Words2006
from macher.i18n.prompts import NONE, Numbers, PromptTexts
from macher.i18n.situation import Situation
from macher.i18n.texts import Value, signed
from macher.rules.e2006.phase2_platform import COUNT_AT
from macher.rules.e2006.phase7_polls import USED_AT
from macher.rules.parts.cabinet import FACE_DOWN
from macher.rules.parts.codes import LANDS, MOST_SEATS


class PromptTexts2006(PromptTexts[Words2006]):
    """Prompts of the 2006 edition."""

    def own_numbers(self) -> dict[str, Numbers]:
        return {
            "preliminary": self._preliminary,
            "start-rebid": self._start_rebid,
            "policy-redraw": self._policy_redraw,
            "cabinet-place": self._cabinet_place,
            "cabinet-card": self._cabinet_card,
            "cabinet-act": self._cabinet_act,
            "coalition-answer": self._coalition_answer,
            "meetings-buy": self._meetings_buy,
            "poll-bid": self._poll_bid,
            "poll-use": self._poll_use,
            "poll-results": self._poll_results,
            "convert": self._convert,
            "national-media": self._national_media,
            "national-opinion": self._national_opinion,
            "contribution": self._contribution,
        }

    # --- preliminary phase, phases 1 and 2 --------------------------------------------------------------------------
    def _preliminary(self, now: Situation) -> dict[str, Value]:
        blank = next_blank(self.words, now.data["answer"] or [])
        item = self.words.symbol(blank.item) if blank.part == "item" else NONE
        return {"part": blank.part, "number": blank.number, "items": blank.items, "item": item}

    def _start_rebid(self, now: Situation) -> dict[str, Value]:
        return {"least": self.words.money(now.data["bids"][now.viewer])}

    def _policy_redraw(self, now: Situation) -> dict[str, Value]:
        return {"done": now.argument >> COUNT_AT & 3, "count": now.data["hands"][now.viewer]["size"]}

    # --- phases 3 and 4 ---------------------------------------------------------------------------------------------
    def _cabinet_place(self, now: Situation) -> dict[str, Value]:
        placed = [
            self.words.cabinet[entry["politician"]].cost
            for row in now.data["rows"]
            for entry in row
            if entry["seat"] == now.viewer and entry["standing"] == FACE_DOWN
        ]
        return {"count": (now.data["unused"] or 0).bit_count(), "left": self.words.money(now.money - sum(placed))}

    def _cabinet_card(self, now: Situation) -> dict[str, Value]:
        return {"count": sum(entry["seat"] == now.viewer for row in now.data["rows"] for entry in row)}

    def _cabinet_act(self, now: Situation) -> dict[str, Value]:
        return {"politician": self.words.politician(now.politician)}

    def _coalition_answer(self, now: Situation) -> dict[str, Value]:
        return self.offer(now.argument // MOST_SEATS, now)

    # --- phases 6 to 8 ----------------------------------------------------------------------------------------------
    def _meetings_buy(self, now: Situation) -> dict[str, Value]:
        there, supply = now.at(now.data["rallies"], now.viewer), now.data["rally_supply"][now.viewer]
        affordable = now.data["money"][now.viewer] // now.tables.meeting_price
        return self.meetings(now) | {
            "most": now.tables.meeting_spaces,
            "turn": min(now.tables.meetings_a_turn, now.tables.meeting_spaces - there, supply, affordable),
            "price": self.words.money(now.tables.meeting_price),
        }

    def _poll_bid(self, now: Situation) -> dict[str, Value]:
        return self.high_bid(now) | {"least": self.words.money(now.data["high"] + 1)}

    def _poll_use(self, now: Situation) -> dict[str, Value]:
        card = now.tables.polls[now.poll]
        return {"poll": self.words.poll(now.poll), "uses": card.uses, "dice": card.dice}

    def _poll_results(self, now: Situation) -> dict[str, Value]:
        return {"left": now.tables.polls[now.poll].uses - (now.argument >> USED_AT & 7)}

    def _convert(self, now: Situation) -> dict[str, Value]:
        return {
            "least": int(now.config.options.convert_min),
            "most": now.at(now.data["rallies"], now.viewer),
            "trend": signed(now.trend(now.viewer)),
            "match": signed(now.match(now.viewer)),
        }

    # --- phases 10 and 14 -------------------------------------------------------------------------------------------
    def _national_media(self, now: Situation) -> dict[str, Value]:
        return {"worth": self.words.national_worth(now.data["round"])}

    def _national_opinion(self, now: Situation) -> dict[str, Value]:
        return {"left": now.argument // LANDS // now.seats}

    def _contribution(self, now: Situation) -> dict[str, Value]:
        return {"members": now.data["base"][now.viewer]}
