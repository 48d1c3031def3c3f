"""What choosing an action means: one line for each code of the action space, with the numbers of the moment."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Final

from macher.i18n.situation import NOBODY, Situation
from macher.i18n.texts import Value, signed
from macher.i18n.words import Words
from macher.rules.e2019 import actions as codes
from macher.rules.e2019.setup import PROGRAM_SIZE
from macher.rules.e2019.tables import ACTION_KINDS, BASE, OTHERS, POLL, TREND, VOTES, PoliticianAction
from macher.rules.parts.codes import BID, PASS, TAKE_BACK

# Each family of codes: its first code, its name, and the steps in which it is offered. In the order of the codes.
FAMILIES: Final[tuple[tuple[int, str, tuple[str, ...]], ...]] = (
    (TAKE_BACK, "take-back", ("draft", "choose-program", "keep-hand-card", "start-positions", "start-bid")),
    (PASS, "pass", ("start-raise", "media-buy", "media-exchange", "poll-bid", "convert")),
    (BID, "bid", ("start-bid", "start-raise", "poll-bid")),
    (codes.SKIP, "skip", ("program-source", "program-swap", "send-politician", "politician-act")),
    (codes.DRAW, "draw", ("program-source",)),
    (codes.REFRESH, "refresh", ("program-source",)),
    (codes.PAY, "pay", ("politician-pay",)),
    (codes.DECLINE, "decline", ("politician-pay",)),
    (codes.PUBLISH, "publish", ("poll-publish",)),
    (codes.SUPPRESS, "suppress", ("poll-publish",)),
    (codes.ACCEPT, "accept", ("coalition-consent",)),
    (codes.REFUSE, "refuse", ("coalition-consent",)),
    (codes.MOVE, "move", ("presence-move",)),
    (codes.KEEP, "keep", ("presence-move",)),
    (codes.UNDOUBLE, "undouble", ("politician-act",)),
    (codes.CARD, "card", ("draft", "keep-hand-card", "program-take", "program-keep")),
    (codes.SWAP, "swap", ("program-swap",)),
    (codes.BLOCK, "block", ("start-positions",)),
    (codes.PLACE, "place", ("start-positions",)),
    (codes.MEDIA_AT, "media", ("media-buy",)),
    (codes.RALLIES, "rallies", ("rally-buy",)),
    (codes.CONVERT, "convert", ("convert",)),
    (codes.SEND, "send", ("send-politician",)),
    (codes.USE, "use", ("politician-act",)),
    (codes.DOUBLE_ON, "double-on", ("politician-act",)),
    (codes.OUST, "oust", ("politician-act",)),
    (codes.REPLACE, "replace", ("politician-act",)),
    (codes.EXCHANGE, "exchange", ("media-exchange",)),
    (codes.DONATE, "donate", ("donation",)),
    (codes.CARDS, "cards", ("choose-program", "fill-program")),
)
BY_STEP: Final = ("pass", "skip", "card", "cards")  # what these mean depends on the step: `action-pass-media-buy`

_FIRST: Final = [first for first, _, _ in FAMILIES]


def family_of(action: int) -> tuple[str, int]:
    """The family of a code, and its place in it."""
    at = bisect_right(_FIRST, action) - 1
    return FAMILIES[at][1], action - _FIRST[at]


class ActionTexts:
    """Action lines. A family that needs numbers has its method; what the open step does not offer is a bare code."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.texts = words.texts
        self._numbers: dict[str, Callable[[int, Situation], dict[str, Value]]] = {
            "bid": self._bid,
            "skip": self._skip,
            "pay": self._politician,
            "decline": self._politician,
            "publish": self._publish,
            "suppress": self._suppress,
            "accept": self._coalition,
            "refuse": self._coalition,
            "move": self._move,
            "undouble": self._undouble,
            "card": self._card,
            "swap": self._swap,
            "block": self._block,
            "place": self._place,
            "media": self._media,
            "rallies": self._rallies,
            "convert": self._convert,
            "send": self._send,
            "use": self._use,
            "double-on": self._double_on,
            "oust": self._oust,
            "replace": self._oust,
            "exchange": self._exchange,
            "donate": self._donate,
            "cards": self._cards,
        }

    def line(self, action: int, now: Situation) -> str:
        """What the action means in this situation."""
        family, offset = family_of(action)
        if not any(name == family and now.step in steps for _, name, steps in FAMILIES):
            return self.texts.get("action-elsewhere", code=str(action))
        values: dict[str, Value] = {} if now.land == NOBODY else self.words.where(now.state)
        if family in self._numbers:
            values |= self._numbers[family](offset, now)
        name = f"action-{family}"
        if family in BY_STEP:
            name += f"-{now.step}"
        elif family == "use":
            name += f"-{ACTION_KINDS[offset]}"
        return self.texts.fill(name, values)

    # --- money ------------------------------------------------------------------------------------------------------
    def _bid(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"bid": self.words.money(offset)}

    def _media(self, offset: int, now: Situation) -> dict[str, Value]:
        return self.words.where(now.data["card"][offset]) | {"price": self.words.money(now.tables.media_price)}

    def _rallies(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"count": offset, "price": self.words.money(now.tables.rally_price[offset])}

    def _donate(self, offset: int, now: Situation) -> dict[str, Value]:
        card, accepted = divmod(offset, 2)
        donation = now.tables.donations[now.config.options.donation_table][card]
        change = donation.accept if accepted else donation.reject
        amount = self.words.money(donation.amount)
        return {"accepted": "yes" if accepted else "no", "amount": amount} | self._base_change(change, now)

    # --- cards ------------------------------------------------------------------------------------------------------
    def _card(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"card": self.words.card(offset)}

    def _cards(self, offset: int, now: Situation) -> dict[str, Value]:
        cards = codes.cards_of(offset)
        return {"cards": self.words.cards(cards), "full": "yes" if len(cards) == PROGRAM_SIZE else "no"}

    def _swap(self, offset: int, now: Situation) -> dict[str, Value]:
        topic, new = divmod(offset, codes.CARD_TYPES)
        return {"old": self.words.card(now.program_old[topic]), "new": self.words.card(new)}

    def _exchange(self, offset: int, now: Situation) -> dict[str, Value]:
        slot, new = divmod(offset, codes.CARD_TYPES)
        return {"old": self.words.card(now.opinion(slot)), "new": self.words.card(new)}

    # --- start positions --------------------------------------------------------------------------------------------
    def _block(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"block": offset + 1, "symbols": self.words.block(offset)}

    def _place(self, offset: int, now: Situation) -> dict[str, Value]:
        answer = now.data["answer"] or []
        symbol = now.tables.start_blocks[answer[0] - codes.BLOCK][len(answer) - 1]
        return self.words.where(now.data["card"][offset]) | {"symbol": self.words.symbol(symbol)}

    # --- politicians ------------------------------------------------------------------------------------------------
    def _send(self, offset: int, now: Situation) -> dict[str, Value]:
        price = self.words.money(now.tables.politicians[offset].cost)
        return {"politician": self.words.politician(offset), "price": price, "effects": self.words.effects(offset)}

    def _politician(self, offset: int, now: Situation) -> dict[str, Value]:
        cost = now.tables.politicians[now.politician].cost
        return {"politician": self.words.politician(now.politician), "price": self.words.money(cost)}

    def _skip(self, offset: int, now: Situation) -> dict[str, Value]:
        if now.step == "program-swap":
            return {"done": now.argument % 3}
        return {"part": now.part}

    def _use(self, offset: int, now: Situation) -> dict[str, Value]:
        printed = self._printed(offset, now)
        if offset == TREND:
            return {"spaces": signed(printed.amount)} | self._trend_change(now.viewer, printed.amount, now)
        if offset == VOTES:
            votes = now.at(now.data["votes"], now.viewer)
            return {"count": printed.amount, "old": votes, "new": votes + printed.amount}
        if offset == BASE:
            return self._base_change(printed.amount, now)
        if offset == OTHERS:
            return {"spaces": signed(-printed.amount)}
        top = now.data["poll_top"]
        return {"party": self.words.party(top)} if offset == POLL and top is not None else {}

    def _printed(self, kind: int, now: Situation) -> PoliticianAction:
        card = now.tables.politicians[now.politician]
        return next(action for action in (card.main, *card.secondary) if action.kind == kind)

    def _undouble(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"card": self.words.card(now.opinion(now.data["doubled"][now.land]))}

    def _double_on(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"card": self.words.card(now.opinion(offset))}

    def _oust(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"target": self.words.seat(offset), "price": self.words.money(now.tables.media_price)}

    # --- polls, votes, election -------------------------------------------------------------------------------------
    def _publish(self, offset: int, now: Situation) -> dict[str, Value]:
        values = now.tables.polls[now.poll]
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
        change = self._trend_change(seat, spaces, now)
        return self.texts.get("poll-effect", seat=self.words.seat(seat), spaces=signed(spaces), **change)

    def _suppress(self, offset: int, now: Situation) -> dict[str, Value]:
        return self._base_change(now.tables.suppressed_poll_base, now)

    def _convert(self, offset: int, now: Situation) -> dict[str, Value]:
        trend, match = now.trend(now.viewer), now.match(now.viewer)
        gain = max(1, offset + trend) * max(1, match)
        return {"count": offset, "formula": self.words.formula(offset, trend, match), "gain": gain}

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
        return {"worth": now.presence_worth}

    # --- changes ----------------------------------------------------------------------------------------------------
    def _trend_change(self, seat: int, spaces: int, now: Situation) -> dict[str, Value]:
        return {"old": signed(now.trend(seat)), "new": signed(now.trend(seat, spaces))}

    def _base_change(self, change: int, now: Situation) -> dict[str, Value]:
        base = now.data["base"][now.viewer]
        return {"change": signed(change), "old": base, "new": max(0, base + change)}
