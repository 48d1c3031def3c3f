"""The words on the boards: names, short names, and the small phrases that the drawn and the plain table share."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from macher.cli.terminal.facts import Facts
from macher.i18n import Renderer, Texts, signed
from macher.play import Seat
from macher.rules import Config
from macher.rules.editions import edition
from macher.rules.parts.cabinet import FACE_DOWN, PAID
from macher.rules.parts.campaign import NONE
from macher.rules.parts.seen import PoliticianSeen
from macher.rules.parts.words import BOARDS

HIDDEN: Final = "?"
NOTHING: Final = "–"
DOUBLED: Final = "×2"
LAST_PHASE: Final = 9  # the phases from this one on stand together
_LAND_PART: Final = re.compile(rf"(?:(?<=^at-)|(?<=^act-)|(?<=^media-))[{BOARDS}]$")
_CARD_PART: Final = re.compile(r"(?<=[+-])[^\W\d]{3}(?![^\W\d])|^[^\W\d]{3}(?=>)")


class Labels:
    """Everything that is named on the table, in one language."""

    def __init__(
        self,
        language: str,
        config: Config,
        seats: Sequence[Seat],
        letters: str = BOARDS,
        temperament: Callable[[int], str | None] = lambda seat: None,
    ) -> None:
        """The letters are those of the boards: at the table `letters_of` gives them."""
        self._temperament = temperament
        self.language = language
        self.letters = letters
        self.texts = Texts(language).of_edition(config.edition)
        self.renderer = Renderer(self.texts, config)
        self.words = self.renderer.words
        self.config = config
        self.seats = seats
        self.reading = edition(config.edition).reading
        topics = self.words.topics
        self._short = [self.words.short_topic(topic) for topic in range(len(topics))]
        written = [topic[:3] for topic in topics]  # as the words of the actions have them
        self._from_local = {short.casefold(): written[at] for at, short in enumerate(self._short)}
        self._to_local = {written[at]: short.casefold() for at, short in enumerate(self._short)}

    def get(self, message: str, /, **values: str | int) -> str:
        """A message of the table, by its id without the prefix."""
        return self.texts.get(f"table-{message}", **values)

    # --- seats ------------------------------------------------------------------------------------------------------
    def party(self, seat: int) -> str:
        """The party of a seat."""
        return self.words.seat(seat)

    def short_party(self, seat: int) -> str:
        """The party of a seat in three letters."""
        return self.texts.get(f"party-{self.config.parties[seat]}.short")

    def party_or_none(self, seat: int | None) -> str:
        """The party of a seat, or a dash."""
        return NOTHING if seat is None else self.party(seat)

    def person(self, seat: int) -> str:
        """A seat by the name of who sits there, with the party."""
        return self.get("person-and-party", name=self.seats[seat].name, party=self.party(seat))

    def temperament(self, seat: int) -> str:
        """What a bot is like beside others of its level; nothing for others."""
        name = self._temperament(seat)
        return self.texts.get(f"temperament-{name}") if name else ""

    # --- the moment -------------------------------------------------------------------------------------------------
    def moment(self, facts: Facts) -> str:
        """Round and phase."""
        number = facts.data["round"]
        phase = self.texts.get(f"phase-{self.renderer.phases[facts.data['phase']]}")
        if number == 0:
            return phase
        return self.get("moment", round=number, rounds=facts.rounds, phase=phase)

    def tracker(self, facts: Facts) -> list[tuple[str, bool]]:
        """The phases of a round, and which of them is now; from the election on they stand together."""
        now, all_phases = facts.data["phase"], self.renderer.phases
        phases = [(phase, at == now) for at, phase in enumerate(all_phases[1:LAST_PHASE], start=1)]
        last = now in range(LAST_PHASE, len(all_phases) - 1)
        return [*phases, (all_phases[now] if last else self.get("last-phases"), last)]

    # --- cards ------------------------------------------------------------------------------------------------------
    def short(self, card: int | None, doubled: bool = False) -> str:
        """A card in four characters: sign and three letters; a double marker stands before it."""
        if card is None:
            return HIDDEN
        if card == NONE:
            return NOTHING
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
        if card == NONE:
            return NOTHING
        name = self.words.card(card)
        return self.get("card-doubled", card=name) if doubled else name

    def word(self, action: int) -> str:
        """What may be typed for an action: the word of the records, with topics and boards as the table calls them."""
        word = _CARD_PART.sub(lambda part: self._to_local.get(part[0], part[0]), self.reading.word_of(action))
        return _LAND_PART.sub(lambda part: self.letters[BOARDS.index(part[0])], word)

    def in_order(self, legal: Sequence[int]) -> list[int]:
        """Actions as they are listed: those that name a board in the order of its letters."""
        boards = [action for action in legal if _LAND_PART.search(self.reading.word_of(action))]
        by_letter = iter(sorted(boards, key=self.word))
        return [next(by_letter) if action in boards else action for action in legal]

    def standard_word(self, word: str) -> str:
        """A typed word as records write it."""
        plain = word.casefold().replace("−", "-").replace("–", "-")
        standard = _CARD_PART.sub(lambda part: self._from_local.get(part[0], part[0]), plain)
        return _LAND_PART.sub(lambda part: BOARDS[self.letters.index(part[0])], standard)

    # --- lands ------------------------------------------------------------------------------------------------------
    def land(self, facts: Facts, land: int) -> str:
        """A land by its letter and its state."""
        return f"{self.letters[land]} {self.words.state(facts.data['card'][land])}"

    def land_in_full(self, facts: Facts, land: int) -> str:
        """As `land`, with the German name of its state where that is another."""
        return f"{self.letters[land]} {self.words.state_in_full(facts.data['card'][land])}"

    def size(self, facts: Facts, land: int) -> str:
        """The most points it can give, and whether it is small or large."""
        most = facts.tables.states[facts.data["card"][land]].points[-1]
        return self.get("land-size", size=facts.size(land), most=most)

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

    def influence(self, facts: Facts, land: int) -> str:
        """Who influences (controls) the media."""
        seat = facts.influencer(land)
        return self.get("no-influence") if seat is None else self.get("influences", party=self.party(seat))

    def in_row(self, lying: PoliticianSeen, short: bool = False) -> str:
        """A politician beside a land: whose, which if the viewer may know, and whether it is paid for."""
        politician = lying["politician"]
        if short:
            party = self.short_party(lying["seat"])
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

    def trend(self, value: int) -> str:
        """A trend value with its sign."""
        return signed(value)


def letters_of(elections: Sequence[int]) -> str:
    """The letters of the boards: a votes first, then b, c and d; a state that comes later has that of its board.

    `elections` are the numbers of the elections on the boards, 0 where none comes any more.
    """
    first = next((land + 1 - number for land, number in enumerate(elections) if number), 0)
    return "".join(BOARDS[(land - first) % len(BOARDS)] for land in range(len(BOARDS)))
