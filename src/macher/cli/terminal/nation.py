"""What lies beside the lands, drawn: the head of the screen, the players, the national boards, own things, scores."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from macher.cli.terminal.boards import OWN, QUIET, Boards
from macher.cli.terminal.facts import Facts
from macher.cli.terminal.labels import HIDDEN, NOTHING, Labels
from macher.rules.e2019.actions import CARD_TYPES

GAP: Final = 2  # spaces between things on a line


class Nation:
    """Draws everything but the lands."""

    def __init__(self, labels: Labels, boards: Boards) -> None:
        self.labels = labels
        self.boards = boards

    def head(self, facts: Facts) -> RenderableType:
        """Round and phase, the phases of a round with the present one in brackets, and who must decide."""
        text = Text(self.labels.moment(facts), "bold")
        text.append("  ")
        for phase, now in self.labels.tracker(facts):
            text.append(" ").append(f"[{phase}]" if now else phase, "bold reverse" if now else QUIET)
        text.append(f"\n{self.labels.renderer.waiting(facts.view)}")
        return text

    # --- own things, and the national boards ------------------------------------------------------------------------
    def own(self, facts: Facts, width: int, brief: bool = False) -> RenderableType:
        """What the viewer alone may see, and what belongs to it."""
        return self._in_lines(own_things(self.labels, facts, short=True, brief=brief), width, strong=2)

    def national(self, facts: Facts, width: int) -> RenderableType:
        """Media presence, displays and piles."""
        return self._in_lines(national_things(self.labels, facts, short=True), width)

    @staticmethod
    def _in_lines(things: list[tuple[str, str]], width: int, strong: int = 0) -> Text:
        """Labels and values, as many on a line as fit; the first ones are set in bold."""
        text = Text()
        used = 0
        for at, (label, value) in enumerate(things):
            length = len(label) + 2 + len(value)
            if at:
                fits = used + GAP + length <= width
                text.append(" " * GAP if fits else "\n")
                used = used + GAP if fits else 0
            text.append(f"{label}: ", QUIET).append(value, "bold" if at < strong else "default")
            used += length
        return text

    # --- players ----------------------------------------------------------------------------------------------------
    def players(self, facts: Facts) -> RenderableType:
        """One row a seat: what everybody knows of it."""
        get = self.labels.get
        open_money = any(money is not None for seat, money in enumerate(facts.data["money"]) if seat != facts.viewer)
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=QUIET)
        table.add_column("", no_wrap=True)
        for head in ("head-points", "head-base", *(("head-money",) if open_money else ())):
            table.add_column(get(head), justify="right", no_wrap=True)
        table.add_column(get("head-program"))
        table.add_column(get("head-hand"))
        for head in ("head-rallies-left", "head-media-left"):
            table.add_column(get(head), justify="right", no_wrap=True)
        table.add_column(get("head-donations"), no_wrap=True)
        table.add_column(get("head-politicians-left"), justify="right", no_wrap=True)
        for seat in range(facts.seats):
            cells: list[Text | str] = [self._player(facts, seat), str(facts.score(seat)["total"])]
            cells.append(str(facts.data["base"][seat]))
            if open_money:
                cells.append(self.labels.words.money(facts.data["money"][seat] or 0))
            cells += [
                self.labels.cards(facts.program(seat)),
                hand_of(self.labels, facts, seat, short=True),
                str(facts.data["rally_supply"][seat]),
                str(facts.data["media_supply"][seat]),
                " ".join(str(amount) for amount in facts.donations(seat)) or NOTHING,
                str(facts.data["cabinet"][seat].bit_count()),
            ]
            table.add_row(*cells)
        return table

    def _player(self, facts: Facts, seat: int) -> Text:
        """The party with who sits there; a star for the start player, a tick for a sealed choice that is made."""
        text = self.boards.party(seat, facts)
        if self.labels.seats[seat].name != self.labels.party(seat):
            text.append(f" {self.labels.seats[seat].name}", QUIET)
        if facts.data["start"] == seat:
            text.append(" *")
        if facts.data["answered"][seat]:
            text.append(" ✓")
        text.truncate(20, overflow="ellipsis")
        return text

    # --- scores -----------------------------------------------------------------------------------------------------
    def score(self, facts: Facts) -> RenderableType:
        """Points by source."""
        scores = [facts.score(seat) for seat in range(facts.seats)]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=QUIET)
        table.add_column("", no_wrap=True)
        for source in scores[0]:
            table.add_column(self.labels.get(f"score-head-{source}"), justify="right")
        for seat in sorted(range(facts.seats), key=lambda seat: -scores[seat]["total"]):
            won = seat in (facts.data["winners"] or [])
            values = [Text(str(points)) for points in scores[seat].values()]
            values[-1].stylize("bold")
            table.add_row(self._winner(facts, seat, won), *values)
        return table

    def _winner(self, facts: Facts, seat: int, won: bool) -> Text:
        text = self._player_name(facts, seat)
        if won:
            text.append(f" {self.labels.get('won')}", "bold")
        return text

    def _player_name(self, facts: Facts, seat: int) -> Text:
        text = self.boards.party(seat, facts, mark=False)
        if self.labels.seats[seat].name != self.labels.party(seat):
            text.append(f" {self.labels.seats[seat].name}", QUIET)
        if seat == facts.viewer:
            text = Text(OWN).append_text(text)
        return text


# --- what both tables say --------------------------------------------------------------------------------------------
def own_things(labels: Labels, facts: Facts, short: bool, brief: bool = False) -> list[tuple[str, str]]:
    """The viewer's own things: label and value. In brief, money and cards only."""
    seat = facts.viewer
    if seat is None:
        return []
    data, get = facts.data, labels.get
    things = [
        (get("label-you"), labels.party(seat)),
        (get("label-money"), labels.words.money(data["money"][seat] or 0)),
    ]
    answer = labels.answer(facts, short)
    if answer is not None:
        things.append((get("label-answer"), answer))
    for label, cards in (("label-pack", data["packs"][seat]["cards"]), ("label-picks", data["picks"][seat]["cards"])):
        if cards:
            things.append((get(label), labels.cards(cards, short)))
    if data["hands"][seat]["cards"]:
        things.append((get("label-hand"), labels.cards(data["hands"][seat]["cards"] or [], short)))
    if facts.program(seat):
        things.append((get("label-program"), labels.cards(facts.program(seat), short)))
    if brief:
        return things
    things.append((get("label-base"), str(data["base"][seat])))
    things.append((get("label-politicians"), labels.politicians(facts.politicians(data["unused"] or 0))))
    things.append((get("label-donations"), labels.amounts(facts.donations(seat))))
    supply = get("own-supply", rallies=data["rally_supply"][seat], media=data["media_supply"][seat])
    things.append((get("label-supply"), supply))
    return things


def hand_of(labels: Labels, facts: Facts, seat: int, short: bool) -> str:
    """A hand as the viewer may know it: the cards, or those that were shown and how many others."""
    hand = facts.data["hands"][seat]
    if hand["cards"] is not None:
        return labels.cards(hand["cards"], short)
    hidden = hand["size"] - len(hand["shown"])
    if short:
        return " ".join([labels.short(card) for card in hand["shown"]] + [HIDDEN] * hidden) or NOTHING
    return (
        ", ".join([labels.words.card(card) for card in hand["shown"]] + [labels.get("card-hidden")] * hidden) or NOTHING
    )


def national_things(labels: Labels, facts: Facts, short: bool) -> list[tuple[str, str]]:
    """The national boards: label and value."""
    data, get, words = facts.data, labels.get, labels.words
    spots = []
    for spot in facts.presence_spots():
        there = [seat for seat in range(facts.seats) for _ in range(data["presence"][spot * facts.seats + seat])]
        parties = ", ".join(labels.party(seat) for seat in there) or NOTHING
        spots.append(get("spot", worth=facts.tables.presence[spot], parties=parties))
    opinions = [card for card in range(CARD_TYPES) if data["opinion_display"][card]]
    top = NOTHING if data["poll_top"] is None else words.party(data["poll_top"])
    things = [
        (get("label-presence"), " · ".join(spots)),
        (get("label-program-display"), labels.cards(data["program_display"], short)),
        (get("label-opinion-display"), labels.cards(opinions, short)),
        (
            get("label-piles"),
            get("piles", programs=data["program_deck"], opinions=data["opinion_deck"], polls=data["poll_deck"]),
        ),
        (get("label-poll-top"), top),
        (get("label-doubles"), str(data["double_pool"])),
        (get("label-start"), labels.party(data["start"])),
    ]
    if facts.config.variant == 7:
        things.append((get("label-states-to-come"), str(data["state_stack"])))
    return things
