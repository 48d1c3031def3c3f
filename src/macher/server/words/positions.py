"""A position in words: what a seat or a spectator may know, with prompt, choices, log lines and meters, for the wire.

Everything here is made from a `View`, a `Draft` of the same seat, or events that the seat may see: nothing that the
viewer may not know comes near it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from macher.i18n import PHASE_OF, Renderer, Texts
from macher.i18n.families import find_family
from macher.i18n.situation import NOBODY, Situation
from macher.play import Draft, Meter, PreviewLine, Table, meters, purses
from macher.rules import Config, Event, View
from macher.rules.editions import edition
from macher.rules.events import event_fields, event_name, payments
from macher.rules.parts.words import NotationError
from macher.server import wire
from macher.server.problems import Problem
from macher.server.words.refusing import FACE_DOWN, refused_steps

PieceKind = Literal["land", "state", "seat", "card", "politician", "poll", "donation", "topic", "slot"]
PIECES: Final[dict[str, PieceKind]] = {  # fields of events that name something to point at
    "seat": "seat",
    "target": "seat",
    "partner": "seat",
    "seats": "seat",
    "winners": "seat",
    "state": "state",
    "states": "state",
    "card": "card",
    "cards": "card",
    "old": "card",
    "new": "card",
    "politician": "politician",
    "poll": "poll",
    "donation": "donation",
    "slot": "slot",
}
COUNTS: Final = frozenset({"final-counted"})  # events whose `seats` is a number of points
MOST_TOLD: Final = 1024
MOST_METERS: Final = 512
# What a view says about the open question, money, hands and piles: how the lands stand does not depend on it.
BESIDE_THE_LANDS: Final = frozenset(
    {
        *("viewer", "step", "rule", "deciders", "agenda", "turn", "passes", "bidders", "high", "high_seat"),
        *("sealed_for", "answered", "answer", "money", "paid", "received", "hands", "unused", "bids", "final"),
        *("opinion_deck", "opinion_discard", "opinion_display", "program_deck", "program_discard", "program_display"),
        *("poll", "poll_deck", "poll_discard", "poll_top", "packs", "picks", "laid", "laid_cards", "winners"),
        *(
            "rows",
            "cabinet",
            "played",
            "contributions",
            "donations",
            "acted",
            "auctioneer",
            "excluded",
            "moved",
            "lead",
            "locks",
        ),
    }
)


class Speaker:
    """The words for one game in one language."""

    def __init__(self, config: Config, language: str, names: Sequence[str] | None = None) -> None:
        self.config = config
        self.language = language
        self.names = None if names is None else tuple(names)
        self.render = Renderer(Texts(language), config, names)
        self.reading = edition(config.edition).reading

    # --- events -------------------------------------------------------------------------------------------------------
    def told_all(self, seen: Iterable[tuple[int, Event]], view: View) -> list[wire.Told]:
        """Events that the viewer may see, with the versions they happened in."""
        cards = tuple(view.data["card"])
        return [_told(self, version, event, cards) for version, event in seen]

    # --- positions ----------------------------------------------------------------------------------------------------
    def position(
        self,
        table: str,
        view: View,
        *,
        version: int,
        at: int | None = None,
        draft: Draft | None = None,
        question: View | None = None,
        asked_since: int | None = None,
        events: Iterable[tuple[int, Event]] = (),
        lands: list[wire.Meter] | None = None,
        heard: list[wire.Purse] | None = None,
    ) -> wire.Position:
        """The position of a view. `draft` gives the choices of a seat that may act now.

        `question` is the position that the words of the question are about, if it is another one: that before a step.
        `lands` are the meters and `heard` the purses, if they are known already: they are the same for everybody.
        """
        data = view.data
        seat: int | None = data["viewer"]
        asked = view if question is None else question
        land = Situation(asked).land
        return wire.Position(
            table=table,
            version=version,
            seat=seat,
            at=at,
            view=data,
            step=data["step"],
            phase=PHASE_OF[self.config.edition][data["step"]],
            round=data["round"],
            rule=data["rule"],
            prompt=self.render.prompt(asked),
            waiting=self.render.waiting(asked),
            asked=seat is not None and seat in data["deciders"],
            options=[] if draft is None else self.options(draft, view),
            refusals=[] if draft is None else self.refusals(draft, view),
            land=None if land == NOBODY else land,
            may_take_back=seat is not None and bool(data["answered"][seat]),
            answer=self.answer(view),
            asked_since=asked_since,
            events=self.told_all(events, view),
            meters=self.meters(view) if lands is None else lands,
            purses=self.purses(view) if heard is None else heard,
            scores=data["final"],
            winners=data["winners"],
        )

    def options(self, draft: Draft, view: View) -> list[wire.Option]:
        """What the seat may do as its next step."""
        found = []
        for action in draft.legal():
            family, value = find_family(action, self.config.edition)
            found.append(
                wire.Option(
                    word=self.reading.word_of(action),
                    text=self.render.action(action, view),
                    reveals=draft.reveals(action),
                    group=family.name,
                    value=value,
                )
            )
        return found

    def refusals(self, draft: Draft, view: View) -> list[wire.Refusal]:
        """What the seat may not do as its next step though somebody might look for it, and why."""
        found = []
        for action, refused in refused_steps(draft, view):
            family, value = find_family(action, self.config.edition)
            reason = self.render.refusal(refused)
            text = reason if refused.key == FACE_DOWN else self._named(action, view)
            if not text:
                continue
            found.append(
                wire.Refusal(
                    word=self.reading.word_of(action),
                    text=text,
                    group=family.name,
                    value=value,
                    reason=reason,
                    rule=refused.rule,
                )
            )
        return found

    def _named(self, action: int, view: View) -> str:
        """An action that is not possible, in words; some are so impossible that they have none."""
        try:
            return self.render.action(action, view)
        except (IndexError, ValueError):
            return ""

    def answer(self, view: View) -> list[wire.Answered]:
        """The viewer's own sealed answer, each part as it was said when it was chosen."""
        data = view.data
        seat: int | None = data["viewer"]
        if seat is None or not data["answered"][seat]:
            return []
        found = []
        for place, action in enumerate(data["answer"]):
            then = View(view.config, {**data, "answer": data["answer"][:place]})
            found.append(wire.Answered(word=self.reading.word_of(action), text=self.render.action(action, then)))
        return found

    def purses(self, view: View) -> list[wire.Purse]:
        """The money that everybody has heard of."""
        return [wire.Purse(money=one.money, least=one.least, most=one.most) for one in purses(view)]

    def previews(self, lines: Iterable[PreviewLine], view: View) -> list[wire.Preview]:
        """What would come of it."""
        return [
            wire.Preview(
                key=line.key,
                numbers=line.numbers,
                land=line.land,
                seats=list(line.seats),
                text=self.render.preview(line, view),
            )
            for line in lines
        ]

    def effect(self, draft: Draft, action: int, view: View) -> wire.Effect:
        """What one more step would do."""
        found = draft.effect(action)
        return wire.Effect(
            word=self.reading.word_of(action),
            preview=self.previews(found.lines, view),
            meters=[self.meter(meter, view) for meter in found.meters],
        )

    def meters(self, view: View) -> list[wire.Meter]:
        """How the lands stand. Everything in them is public: all viewers get the same.

        They are worked out once, and again when something that they depend on has changed.
        """
        key = (self.language, lands_in(view))
        found = _METERS.get(key)
        if found is None:
            found = _METERS[key] = [self.meter(meter, view) for meter in meters(view)]
            if len(_METERS) > MOST_METERS:
                _METERS.popitem(last=False)
        return found

    def meter(self, meter: Meter, view: View) -> wire.Meter:
        """A land at a glance."""
        words = self.render.words
        return wire.Meter(
            land=meter.land,
            state=view.data["card"][meter.land],
            parties=[
                wire.PartyMeter(
                    seat=seat,
                    votes=party.votes,
                    rallies=party.rallies,
                    trend=party.trend,
                    match=party.match,
                    gain=party.gain,
                    points=party.points,
                    formula=words.formula(party.rallies, party.trend, party.match),
                )
                for seat, party in enumerate(meter.seats)
            ],
            winners=list(meter.winners),
            influencer=meter.influencer,
            pairs=[
                wire.Pair(
                    seats=list(pair.seats),
                    votes=pair.votes,
                    agreement=pair.agreement,
                    way=pair.way,
                    enough=pair.enough,
                )
                for pair in meter.pairs
            ],
        )

    # --- words of a client --------------------------------------------------------------------------------------------
    def actions(self, steps: Iterable[str]) -> list[int]:
        """The actions that notation words name."""
        return actions_of(self.config, steps)


@lru_cache(MOST_TOLD)
def _told(speaker: Speaker, version: int, event: Event, cards: tuple[int, ...]) -> wire.Told:
    """An event in words: made once for all seats that may see it. `cards` are the states on the boards now."""
    kind, fields = event_name(event), event_fields(event)
    text = speaker.render.event(event)
    money = [wire.Payment(seat=seat, amount=amount) for seat, amount in payments(event)]
    about = pieces(kind, fields, cards)
    return wire.Told(version=version, kind=kind, fields=fields, text=text, about=about, money=money)


_METERS: Final[OrderedDict[tuple[str, bytes], list[wire.Meter]]] = OrderedDict()


def lands_in(view: View) -> bytes:
    """All that meters may depend on."""
    return msgspec.json.encode([value for key, value in view.data.items() if key not in BESIDE_THE_LANDS])


def actions_of(config: Config, steps: Iterable[str]) -> list[int]:
    """The actions that notation words name."""
    reading = edition(config.edition).reading
    found = []
    for word in steps:
        try:
            found.append(reading.action_of(word))
        except NotationError:
            raise Problem(422, "no-such-word", word=word) from None
    return found


def pieces(kind: str, fields: dict[str, Any], cards: tuple[int, ...]) -> list[wire.Piece]:
    """What an event is about, to point at: its seats, its state and the board where that lies, its cards."""
    found = []
    for name, value in fields.items():
        if name not in PIECES or (name == "seats" and kind in COUNTS):
            continue
        for index in value if isinstance(value, tuple) else (value,):
            if not isinstance(index, int) or index < 0:
                continue
            found.append(wire.Piece(kind=PIECES[name], index=index))
            if name == "state" and index in cards:
                found.append(wire.Piece(kind="land", index=cards.index(index)))
    return found


def names_of(table: Table) -> list[str]:
    """The players in seat order, as the log calls them."""
    return [who.name for who in table.seats]
