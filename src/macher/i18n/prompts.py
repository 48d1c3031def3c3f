"""What the asked player must do, and whom the others wait for: one sentence for each step that asks.

Here stands what both editions have; `prompts_2019` and `prompts_2006` add the numbers of their own steps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from macher.i18n.situation import NOBODY, Situation
from macher.i18n.texts import Value
from macher.i18n.words import Words

NONE: Final = "none"

W = TypeVar("W", bound=Words)
Numbers = Callable[[Situation], dict[str, Value]]


class PromptTexts(Generic[W]):
    """Prompts. A step whose sentence needs numbers beyond the land and the money has its method."""

    def __init__(self, words: W) -> None:
        self.words = words
        self.texts = words.texts
        self._numbers: dict[str, Numbers] = {"media-buy": self._media_buy, **self.own_numbers()}

    def own_numbers(self) -> dict[str, Numbers]:
        """The methods of the steps that only this edition has, or asks in its own way."""
        return {}

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

    # --- what both editions ask --------------------------------------------------------------------------------------
    def _media_buy(self, now: Situation) -> dict[str, Value]:
        price = self.words.money(now.tables.media_price)
        return {"price": price, "supply": now.data["media_supply"][now.viewer]}

    def meetings(self, now: Situation) -> dict[str, Value]:
        """Rallies (meetings) of the viewer: there, and in supply."""
        return {"there": now.at(now.data["rallies"], now.viewer), "supply": now.data["rally_supply"][now.viewer]}

    def high_bid(self, now: Situation) -> dict[str, Value]:
        """The highest bid so far, and whose it is."""
        leader = now.data["high_seat"]
        return {
            "leader": NONE if leader == NOBODY else self.words.seat(leader),
            "high": self.words.money(max(0, now.data["high"])),
        }

    def offer(self, partner: int, now: Situation) -> dict[str, Value]:
        """A partner for a coalition, and the votes of both."""
        return {"partner": self.words.seat(partner), "votes": now.votes(now.viewer), "others": now.votes(partner)}
