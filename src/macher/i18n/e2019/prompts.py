"""The prompts of the 2019 edition."""

from __future__ import annotations

from macher.i18n.e2019.situation import part_open, presence_worth
from macher.i18n.e2019.words import Words2019
from macher.i18n.prompts import NONE, Numbers, PromptTexts
from macher.i18n.situation import Situation
from macher.i18n.texts import Value, signed
from macher.rules.e2019.actions import BLOCK, cards_of
from macher.rules.e2019.phase2_programs import MOST_SWAPS
from macher.rules.e2019.setup import BLOCK_SYMBOLS, PICKS, PROGRAM_SIZE


class PromptTexts2019(PromptTexts[Words2019]):
    """Prompts of the 2019 edition."""

    def own_numbers(self) -> dict[str, Numbers]:
        return {
            "draft": self._draft,
            "choose-program": self._choose_program,
            "fill-program": self._fill_program,
            "start-positions": self._start_positions,
            "start-raise": self.high_bid,
            "program-swap": self._program_swap,
            "program-keep": self._program_keep,
            "rally-buy": self._rally_buy,
            "send-politician": self._send_politician,
            "politician-pay": self._politician_pay,
            "politician-act": self._politician_act,
            "poll-bid": self._poll_bid,
            "poll-publish": self._poll_publish,
            "convert": self._convert,
            "coalition-consent": self._coalition_consent,
            "presence-move": self._presence_move,
            "donation": self._donation,
        }

    # --- setup ------------------------------------------------------------------------------------------------------
    def _draft(self, now: Situation) -> dict[str, Value]:
        return {"pick": now.argument, "picks": PICKS, "count": now.data["packs"][now.viewer]["size"]}

    def _choose_program(self, now: Situation) -> dict[str, Value]:
        topics = len({card >> 1 for card in now.data["hands"][now.viewer]["cards"] or []})
        return {"count": min(topics, PROGRAM_SIZE), "enough": "yes" if topics >= PROGRAM_SIZE else "no"}

    def _fill_program(self, now: Situation) -> dict[str, Value]:
        laid = {card >> 1 for card in cards_of(now.data["laid_cards"] or 0)}
        new = {card >> 1 for card in now.data["hands"][now.viewer]["cards"] or []} - laid
        lacking = PROGRAM_SIZE - len(laid)
        return {"lacking": lacking, "count": min(lacking, len(new))}

    def _start_positions(self, now: Situation) -> dict[str, Value]:
        answer = now.data["answer"] or []
        if not answer:
            return {"number": 0, "symbols": BLOCK_SYMBOLS, "symbol": NONE}
        symbol = now.tables.start_blocks[answer[0] - BLOCK][len(answer) - 1]
        return {"number": len(answer), "symbols": BLOCK_SYMBOLS, "symbol": self.words.symbol(symbol)}

    # --- phases 2 to 5 ----------------------------------------------------------------------------------------------
    def _program_swap(self, now: Situation) -> dict[str, Value]:
        return {"left": MOST_SWAPS - now.argument % (MOST_SWAPS + 1)}

    def _program_keep(self, now: Situation) -> dict[str, Value]:
        return {"count": now.data["hands"][now.viewer]["size"]}

    def _rally_buy(self, now: Situation) -> dict[str, Value]:
        return self.meetings(now) | {"most": now.tables.rally_spots}

    def _send_politician(self, now: Situation) -> dict[str, Value]:
        return {"count": (now.data["unused"] or 0).bit_count()}

    # --- phases 6 to 8 ----------------------------------------------------------------------------------------------
    def _politician_pay(self, now: Situation) -> dict[str, Value]:
        return {"politician": self.words.politician(now.politician), "price": self.words.price_of(now.politician)}

    def _politician_act(self, now: Situation) -> dict[str, Value]:
        return {"politician": self.words.politician(now.politician), "part": part_open(now)}

    def _poll_bid(self, now: Situation) -> dict[str, Value]:
        top = now.data["poll_top"]
        party = NONE if top is None else self.words.party(top)
        return self.high_bid(now) | {"party": party, "after": len(now.data["bidders"]) - 1}

    def _poll_publish(self, now: Situation) -> dict[str, Value]:
        return {"poll": self.words.poll(now.poll), "base": now.tables.suppressed_poll_base}

    # --- phase 9 ----------------------------------------------------------------------------------------------------
    def _convert(self, now: Situation) -> dict[str, Value]:
        return {
            "least": now.tables.convert_minimum,
            "most": now.at(now.data["rallies"], now.viewer),
            "trend": signed(now.trend(now.viewer)),
            "match": signed(now.match(now.viewer)),
        }

    def _coalition_consent(self, now: Situation) -> dict[str, Value]:
        leads = now.data["lead"] == now.viewer
        partner = now.data["candidates"][0] if leads else now.data["lead"]
        return {"role": "lead" if leads else "partner"} | self.offer(partner, now)

    def _presence_move(self, now: Situation) -> dict[str, Value]:
        return {"worth": presence_worth(now)}

    def _donation(self, now: Situation) -> dict[str, Value]:
        return {"base": now.data["base"][now.viewer]}
