"""The words on the boards: names, short names, and the small phrases that the drawn and the plain table share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from macher.cli.terminal.facts import Facts
from macher.i18n import PHASES, Renderer, Texts, signed
from macher.play import Seat
from macher.rules import Config
from macher.rules.e2019.actions import BLOCK, CARD, CARDS, PLACE, SWAP, cards_of
from macher.rules.e2019.notation import word_of
from macher.rules.e2019.tables import TOPICS
from macher.rules.parts.cabinet import FACE_DOWN, PAID
from macher.rules.parts.views import PoliticianSeen
from macher.rules.parts.words import BOARDS

HIDDEN: Final = "?"
SHORT: Final = tuple(topic[:3] for topic in TOPICS)  # as the words of the actions have them
NOTHING: Final = "–"
DOUBLED: Final = "×2"
LAST_PHASE: Final = 9
_CARD_PART: Final = re.compile(r"(?<=[+-])[^\W\d]{3}|^[^\W\d]{3}(?=>)")


class Labels:
    """Everything that is named on the table, in one language."""

    def __init__(self, language: str, config: Config, seats: Sequence[Seat]) -> None:
        self.language = language
        self.texts = Texts(language)
        self.renderer = Renderer(self.texts, config)
        self.words = self.renderer.words
        self.config = config
        self.seats = seats
        self._short = [self.texts.get(f"topic-{topic}.short") for topic in TOPICS]
        self._from_local = {short.casefold(): SHORT[at] for at, short in enumerate(self._short)}
        self._to_local = {SHORT[at]: short.casefold() for at, short in enumerate(self._short)}

    def get(self, message: str, /, **values: str | int) -> str:
        """A message of the table, by its id without the prefix."""
        return self.texts.get(f"table-{message}", **values)

    # --- seats ------------------------------------------------------------------------------------------------------
    def party(self, seat: int) -> str:
        """The party of a seat."""
        return self.words.seat(seat)

    def party_or_none(self, seat: int | None) -> str:
        """The party of a seat, or a dash."""
        return NOTHING if seat is None else self.party(seat)

    def person(self, seat: int) -> str:
        """A seat by the name of who sits there, with the party."""
        return self.get("person-and-party", name=self.seats[seat].name, party=self.party(seat))

    # --- the moment -------------------------------------------------------------------------------------------------
    def moment(self, facts: Facts) -> str:
        """Round and phase."""
        number = facts.data["round"]
        phase = self.texts.get(f"phase-{PHASES[facts.data['phase']]}")
        if number == 0:
            return phase
        return self.get("moment", round=number, rounds=facts.rounds, phase=phase)

    def tracker(self, facts: Facts) -> list[tuple[str, bool]]:
        """The nine phases of a round, and which of them is now; the last one has four parts."""
        now = facts.data["phase"]
        phases = [(phase, at == now) for at, phase in enumerate(PHASES[1:LAST_PHASE], start=1)]
        last = now in range(LAST_PHASE, len(PHASES) - 1)
        return [*phases, (PHASES[now] if last else str(LAST_PHASE), last)]

    # --- cards ------------------------------------------------------------------------------------------------------
    def short(self, card: int | None, doubled: bool = False) -> str:
        """A card in four characters: sign and three letters; a double marker stands before it."""
        if card is None:
            return HIDDEN
        return (DOUBLED if doubled else "") + ("−" if card & 1 else "+") + self._short[card >> 1]

    def cards(self, cards: Iterable[int], short: bool = True) -> str:
        """Several cards, in short or by their names."""
        if short:
            return " ".join(self.short(card) for card in cards) or NOTHING
        return ", ".join(self.words.card(card) for card in cards) or NOTHING

    def full(self, card: int | None, doubled: bool = False) -> str:
        """A card by its full name; a double marker is said in words."""
        if card is None:
            return self.get("card-face-down")
        name = self.words.card(card)
        return self.get("card-doubled", card=name) if doubled else name

    def word(self, action: int) -> str:
        """What may be typed for an action: the word of the records, its topics in the language of the table."""
        return _CARD_PART.sub(lambda part: self._to_local.get(part[0], part[0]), word_of(action))

    def standard_word(self, word: str) -> str:
        """A typed word as records write it."""
        plain = word.casefold().replace("−", "-").replace("–", "-")
        return _CARD_PART.sub(lambda part: self._from_local.get(part[0], part[0]), plain)

    # --- lands ------------------------------------------------------------------------------------------------------
    def land(self, facts: Facts, land: int) -> str:
        """A land by its letter and its state."""
        return f"{BOARDS[land]} {self.words.state(facts.data['card'][land])}"

    def size(self, facts: Facts, land: int) -> str:
        """Small or large, and the most points it can give."""
        state = facts.tables.states[facts.data["card"][land]]
        return self.get("land-size", size="large" if state.large else "small", most=state.points[-1])

    def election(self, facts: Facts, land: int) -> str:
        """The number of the election, and whether it is now."""
        now = "yes" if facts.votes_now(land) else "no"
        return self.get("land-election", number=facts.data["election"][land], now=now)

    def brief(self, facts: Facts, land: int) -> str:
        """The number of the election and the most points, in a few characters."""
        now = "yes" if facts.votes_now(land) else "no"
        most = facts.tables.states[facts.data["card"][land]].points[-1]
        return self.get("land-brief", number=facts.data["election"][land], now=now, most=most)

    def points(self, facts: Facts, land: int) -> str:
        """The points table of a state: for 5, 10, … 50 votes."""
        return " ".join(str(points) for points in facts.tables.states[facts.data["card"][land]].points)

    def in_row(self, lying: PoliticianSeen, short: bool = False) -> str:
        """A politician beside a land: whose, which if the viewer may know, and whether it is paid for."""
        politician = lying["politician"]
        if short:
            party = self.texts.get(f"party-{self.config.parties[lying['seat']]}.short")
            return f"{party} {HIDDEN if politician is None else self.words.politician(politician)}"
        party = self.party(lying["seat"])
        if politician is None:
            return self.get("row-hidden", party=party)
        name = self.words.politician(politician)
        standing = {FACE_DOWN: "down", PAID: "paid"}.get(lying["standing"], "up")
        return self.get("row-politician", party=party, politician=name, standing=standing)

    # --- own things -------------------------------------------------------------------------------------------------
    def politicians(self, politicians: Iterable[int]) -> str:
        """Several politicians."""
        return ", ".join(self.words.politician(politician) for politician in politicians) or NOTHING

    def amounts(self, thousands: Iterable[int]) -> str:
        """Several amounts of money."""
        return ", ".join(self.words.money(amount) for amount in thousands) or NOTHING

    def answer(self, facts: Facts, short: bool) -> str | None:
        """The viewer's own sealed choice as far as it is made; nothing if there is none."""
        answer = facts.data["answer"]
        if not answer or not facts.data["sealed_for"]:
            return None
        first = answer[0]
        if first >= CARDS:
            return self.cards(cards_of(first - CARDS), short)
        if CARD <= first < SWAP:
            return self.cards([first - CARD], short)
        if not BLOCK <= first < PLACE:
            return self.renderer.action(first, facts.view)
        symbols = facts.tables.start_blocks[first - BLOCK]
        places = [
            f"{self.words.symbol(symbol)} {self.words.state(facts.data['card'][place - PLACE])}"
            for symbol, place in zip(symbols, answer[1:], strict=False)
        ]
        return ", ".join(places) or self.renderer.action(first, facts.view)

    def trend(self, value: int) -> str:
        """A trend value with its sign."""
        return signed(value)
