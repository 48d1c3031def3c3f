"""What choosing an action means in the 2006 edition."""

from __future__ import annotations

from macher.i18n.actions import ActionTexts, Numbers
from macher.i18n.e2006.sheet import next_blank
from macher.i18n.e2006.words import FIRST, SECOND, Words2006
from macher.i18n.situation import NOBODY, Situation
from macher.i18n.texts import Value
from macher.rules.e2006.actions import NATIONAL_SPACES
from macher.rules.e2006.phase2_platform import COUNT_AT
from macher.rules.parts.codes import MOST_SEATS


class ActionTexts2006(ActionTexts[Words2006]):
    """Action lines of the 2006 edition."""

    def own_numbers(self) -> dict[str, Numbers]:
        return {
            "skip": self._skip,
            "suppress": self._suppress,
            "accept": self._answer,
            "refuse": self._answer,
            "move": self._move,
            "place": self._place,
            "column-one": self._column_one,
            "column-two": self._column_two,
            "name": self._name,
            "act-in": self._act_in,
            "use-votes": self._votes,
            "up": self._up,
            "down": self._down,
            "impose": self._partner,
            "propose": self._partner,
            "use-result": self._use_result,
            "national": self._national,
            "contribute": self._contribute,
        }

    # --- setup, start, platform -------------------------------------------------------------------------------------
    def _column_one(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"option": self.words.option(FIRST, offset), "items": self.words.contents(FIRST, offset)}

    def _column_two(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"option": self.words.option(SECOND, offset), "items": self.words.contents(SECOND, offset)}

    def _place(self, offset: int, now: Situation) -> dict[str, Value]:
        item = next_blank(self.words, now.data["answer"] or []).item
        return self.words.where(now.state_in(offset)) | {"symbol": self.words.symbol(item)}

    def _name(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"own": "yes" if offset == now.viewer else "no", "target": self.words.seat(offset)}

    def _skip(self, offset: int, now: Situation) -> dict[str, Value]:
        if now.step == "policy-redraw":
            return {"done": now.argument >> COUNT_AT & 3}
        return {"politician": self.words.politician(now.politician)} if now.step == "cabinet-act" else {}

    # --- cabinet ----------------------------------------------------------------------------------------------------
    def _act_in(self, offset: int, now: Situation) -> dict[str, Value]:
        row = now.data["rows"][offset]
        card = next(entry["politician"] for entry in row if entry["seat"] == now.viewer)
        return self.words.where(now.state_in(offset)) | {"politician": self.words.politician(card)}

    def _votes(self, offset: int, now: Situation) -> dict[str, Value]:
        votes, gain = now.votes(now.viewer), self.words.cabinet[now.politician].votes
        return {"count": gain, "old": votes, "new": min(votes + gain, now.tables.most_votes)}

    def _up(self, offset: int, now: Situation) -> dict[str, Value]:
        return self.trend_change(now.viewer, self.words.cabinet[now.politician].popularity_up, now)

    def _down(self, offset: int, now: Situation) -> dict[str, Value]:
        spaces = -self.words.cabinet[now.politician].popularity_down
        return {"target": self.words.seat(offset)} | self.trend_change(offset, spaces, now)

    # --- coalitions -------------------------------------------------------------------------------------------------
    def _partner(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"partner": self.words.seat(offset), "votes": now.votes(offset), "agreement": now.agreement(offset)}

    def _answer(self, offset: int, now: Situation) -> dict[str, Value]:
        if now.step == "coalition-answer":
            return {"partner": self.words.seat(now.argument // MOST_SEATS)}
        return {}

    # --- polls ------------------------------------------------------------------------------------------------------
    def _use_result(self, offset: int, now: Situation) -> dict[str, Value]:
        spaces = self.words.changes(now.poll)[now.data["parties"][offset]]
        return {"target": self.words.seat(offset)} | self.trend_change(offset, spaces, now)

    def _suppress(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"dice": now.tables.polls[now.poll].dice}

    # --- the national board, contributions --------------------------------------------------------------------------
    def _move(self, offset: int, now: Situation) -> dict[str, Value]:
        return {"worth": self.words.national_worth(now.data["round"])}

    def _national(self, offset: int, now: Situation) -> dict[str, Value]:
        slot, space = divmod(offset, NATIONAL_SPACES)
        card, old = now.opinion(slot), now.data["national"][space]
        secures = card == old
        points = now.tables.national_points[space] + (now.tables.secured_points if secures else 0)
        return {
            "kind": "secure" if secures else "place" if old == NOBODY else "replace",
            "card": self.words.card(card),
            "old": "" if old == NOBODY else self.words.card(old),
            "space": space + 1,
            "members": now.tables.national_members[space],
            "points": points,
        }

    def _contribute(self, offset: int, now: Situation) -> dict[str, Value]:
        card, accepted = divmod(offset, 2)
        contribution = now.tables.contributions[card]
        return {
            "accepted": "yes" if accepted else "no",
            "amount": self.words.money(contribution.amount),
            "dice": contribution.loss_dice if accepted else contribution.gain_dice,
        }
