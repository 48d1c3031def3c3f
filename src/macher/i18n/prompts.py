"""What the asked player must do, and whom the others wait for: one sentence for each step that asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from macher.i18n.situation import NOBODY, Situation
from macher.i18n.texts import Value, signed
from macher.i18n.words import Words
from macher.rules.e2019.actions import BLOCK, cards_of
from macher.rules.e2019.phase2_programs import MOST_SWAPS
from macher.rules.e2019.setup import BLOCK_SYMBOLS, PICKS, PROGRAM_SIZE

NONE: Final = "none"


class PromptTexts:
    """Prompts. A step whose sentence needs numbers beyond the land and the money has its method."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.texts = words.texts
        self._numbers: dict[str, Callable[[Situation], dict[str, Value]]] = {
            "draft": self._draft,
            "choose-program": self._choose_program,
            "fill-program": self._fill_program,
            "start-positions": self._start_positions,
            "start-raise": self._start_raise,
            "program-swap": self._program_swap,
            "program-keep": self._program_keep,
            "media-buy": self._media_buy,
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

    def prompt(self, now: Situation) -> str:
        """What the viewer must do now; a viewer who is not asked reads whom the game waits for."""
        if now.step == "game-over":
            return self.game_over(now)
        if not now.is_asked:
            return self.waiting(now)
        values: dict[str, Value] = {"money": self.words.money(now.money)}
        if now.land != NOBODY:
            values |= self.words.where(now.state)
        if now.step in self._numbers:
            values |= self._numbers[now.step](now)
        return self.texts.fill(f"prompt-{now.step}", values)

    def waiting(self, now: Situation) -> str:
        """Whom the game waits for, and what they must do. Says nothing that a spectator may not know."""
        if now.step == "game-over":
            return self.game_over(now)
        values: dict[str, Value] = {"who": self.words.seats(now.data["deciders"])}
        if now.land != NOBODY:
            values |= self.words.where(now.state)
        sentence = self.texts.fill(f"waiting-{now.step}", values)
        return f"{sentence} {self.texts.get('waiting-may-take-back')}" if now.may_take_back else sentence

    def game_over(self, now: Situation) -> str:
        """Who has won."""
        winners = now.data["winners"] or []
        final = now.data["final"]
        points = final[winners[0]]["total"] if final and winners else 0
        values: dict[str, Value] = {"seats": self.words.seats(winners), "count": len(winners), "points": points}
        return self.texts.fill("prompt-game-over", values)

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

    # --- phases 1 to 5 ----------------------------------------------------------------------------------------------
    def _start_raise(self, now: Situation) -> dict[str, Value]:
        return {"high": self.words.money(now.data["high"])}

    def _program_swap(self, now: Situation) -> dict[str, Value]:
        return {"left": MOST_SWAPS - now.argument % (MOST_SWAPS + 1)}

    def _program_keep(self, now: Situation) -> dict[str, Value]:
        return {"count": now.data["hands"][now.viewer]["size"]}

    def _media_buy(self, now: Situation) -> dict[str, Value]:
        price = self.words.money(now.tables.media_price)
        return {"price": price, "supply": now.data["media_supply"][now.viewer]}

    def _rally_buy(self, now: Situation) -> dict[str, Value]:
        there = now.at(now.data["rallies"], now.viewer)
        return {"there": there, "most": now.tables.rally_spots, "supply": now.data["rally_supply"][now.viewer]}

    def _send_politician(self, now: Situation) -> dict[str, Value]:
        return {"count": (now.data["unused"] or 0).bit_count()}

    # --- phases 6 to 8 ----------------------------------------------------------------------------------------------
    def _politician_pay(self, now: Situation) -> dict[str, Value]:
        price = self.words.money(now.tables.politicians[now.politician].cost)
        return {"politician": self.words.politician(now.politician), "price": price}

    def _politician_act(self, now: Situation) -> dict[str, Value]:
        return {"politician": self.words.politician(now.politician), "part": now.part}

    def _poll_bid(self, now: Situation) -> dict[str, Value]:
        top, leader = now.data["poll_top"], now.data["high_seat"]
        return {
            "party": NONE if top is None else self.words.party(top),
            "leader": NONE if leader == NOBODY else self.words.seat(leader),
            "high": self.words.money(max(0, now.data["high"])),
            "after": len(now.data["bidders"]) - 1,
        }

    def _poll_publish(self, now: Situation) -> dict[str, Value]:
        return {"poll": self.words.poll(now.poll), "base": now.tables.suppressed_poll_base}

    # --- phase 9 ----------------------------------------------------------------------------------------------------
    def _convert(self, now: Situation) -> dict[str, Value]:
        there = now.at(now.data["rallies"], now.viewer)
        trend, match = now.trend(now.viewer), now.match(now.viewer)
        least = now.tables.convert_minimum
        return {"least": least, "most": there, "trend": signed(trend), "match": signed(match)}

    def _coalition_consent(self, now: Situation) -> dict[str, Value]:
        lead = now.data["lead"]
        leads = lead == now.viewer
        partner = now.data["candidates"][0] if leads else lead
        return {
            "role": "lead" if leads else "partner",
            "partner": self.words.seat(partner),
            "votes": now.at(now.data["votes"], now.viewer),
            "others": now.at(now.data["votes"], partner),
        }

    def _presence_move(self, now: Situation) -> dict[str, Value]:
        return {"worth": now.presence_worth}

    def _donation(self, now: Situation) -> dict[str, Value]:
        return {"base": now.data["base"][now.viewer]}
