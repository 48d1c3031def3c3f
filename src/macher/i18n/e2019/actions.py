"""What choosing an action means in the 2019 edition."""

from __future__ import annotations

from macher.i18n.actions import ActionTexts, Numbers
from macher.i18n.e2019.situation import part_open, presence_worth
from macher.i18n.e2019.words import Words2019
from macher.i18n.situation import Situation
from macher.i18n.texts import Value, signed
from macher.rules.e2019.actions import BLOCK, cards_of
from macher.rules.e2019.phase2_programs import MOST_SWAPS
from macher.rules.e2019.setup import PROGRAM_SIZE
from macher.rules.e2019.tables import BASE, OTHERS, TREND, VOTES


class ActionTexts2019(ActionTexts[Words2019]):
    """Action lines of the 2019 edition."""

    def own_numbers(self) -> dict[str, Numbers]:
        return {
            "skip": self._skip,
            "pay": self._politician,
            "decline": self._politician,
            "publish": self._publish,
            "suppress": self._suppress,
            "accept": self._coalition,
            "refuse": self._coalition,
            "move": self._move,
            "block": self._block,
            "place": self._place,
            "use-trend": self._use_trend,
            "use-votes": self._use_votes,
            "use-base": self._use_base,
            "use-others": self._use_others,
            "use-poll": self._use_poll,
            "donate": self._donate,
            "cards": self._cards,
        }

    # --- programs and start positions -------------------------------------------------------------------------------
    def _cards(self, offset: int, now: Situation) -> dict[str, Value]:
        cards = cards_of(offset)
        return {"cards": self.words.cards(cards), "full": "yes" if len(cards) == PROGRAM_SIZE else "no"}

    def _skip(self, offset: int, now: Situation) -> dict[str, Value]:
        if now.step == "program-swap":
            return {"done": now.argument % (MOST_SWAPS + 1)}
        return {"part": part_open(now)}

    def _block(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"block": offset + 1, "symbols": self.words.block(offset)}

    def _place(self, offset: int, now: Situation) -> dict[str, Value]:
        answer = now.data["answer"] or []
        symbol = now.tables.start_blocks[answer[0] - BLOCK][len(answer) - 1]
        return self.words.where(now.state_in(offset)) | {"symbol": self.words.symbol(symbol)}

    # --- politicians ------------------------------------------------------------------------------------------------
    def _politician(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"politician": self.words.politician(now.politician), "price": self.words.price_of(now.politician)}

    def _use_trend(self, offset: int, now: Situation) -> dict[str, Value]:
        return self.trend_change(now.viewer, self._printed(TREND, now), now)

    def _use_votes(self, offset: int, now: Situation) -> dict[str, Value]:
        votes, gain = now.votes(now.viewer), self._printed(VOTES, now)
        return {"count": gain, "old": votes, "new": votes + gain}

    def _use_base(self, offset: int, now: Situation) -> dict[str, Value]:
        return self._base_change(self._printed(BASE, now), now)

    def _use_others(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"spaces": signed(-self._printed(OTHERS, now))}

    def _use_poll(self, offset: int, now: Situation) -> dict[str, Value]:
        top = now.data["poll_top"]
        return {} if top is None else {"party": self.words.party(top)}

    def _printed(self, kind: int, now: Situation) -> int:
        """The number of an action printed on the acting politician."""
        card = self.words.cabinet[now.politician]
        return next(action.amount for action in (card.main, *card.secondary) if action.kind == kind)

    # --- polls, election, donations ---------------------------------------------------------------------------------
    def _publish(self, offset: int, now: Situation) -> dict[str, Value]:
        values = self.words.changes(now.poll)
        own = values[now.data["parties"][now.viewer]]
        immune = now.influencer()
        effects = [self._effect(now.viewer, own, now)]
        for seat, party in enumerate(now.data["parties"]):
            if seat != now.viewer and values[party] < 0:
                if seat == immune:
                    effects.append(self.texts.get("poll-protected", seat=self.words.seat(seat)))
                else:
                    effects.append(self._effect(seat, values[party], now))
        return {"effects": self.texts.listing(effects, "plain")}

    def _effect(self, seat: int, spaces: int, now: Situation) -> str:
        return self.texts.get("poll-effect", seat=self.words.seat(seat), **self.trend_change(seat, spaces, now))

    def _suppress(self, offset: int, now: Situation) -> dict[str, Value]:
        return self._base_change(now.tables.suppressed_poll_base, now)

    def _coalition(self, offset: int, now: Situation) -> dict[str, Value]:
        leads = now.data["lead"] == now.viewer
        partner = now.data["candidates"][0] if leads else now.data["lead"]
        return {
            "role": "lead" if leads else "partner",
            "partner": self.words.seat(partner),
            "bonus": now.tables.bonus_coalition,
            "alone": now.tables.bonus_strongest,
        }

    def _move(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"worth": presence_worth(now)}

    def _donate(self, offset: int, now: Situation) -> dict[str, Value]:
        card, accepted = divmod(offset, 2)
        donation = now.tables.donations[now.config.options.donation_table][card]
        change = donation.accept if accepted else donation.reject
        amount = self.words.money(donation.amount)
        return {"accepted": "yes" if accepted else "no", "amount": amount} | self._base_change(change, now)

    def _base_change(self, change: int, now: Situation) -> dict[str, Value]:
        base = now.data["base"][now.viewer]
        return {"change": signed(change), "old": base, "new": max(0, base + change)}
