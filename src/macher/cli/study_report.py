"""A study of the balance as Markdown, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from macher.arena.intervals import Interval
from macher.cli.numbers import decimal, percent
from macher.i18n.editions import WORDINGS
from macher.i18n.texts import Texts
from macher.rules.parts.config import PARTIES
from macher.study.balance import Balance, Worth
from macher.study.facts import THINGS
from macher.study.pictures import Line, Panels
from macher.study.statistics import Estimate, Level

TO_SHOW = 0.004
"""Levels that fewer seats had are not shown."""
COMMAND = "macher study"
DEALT = ("party", "seat")
"""What nobody chose."""


class BalanceWords:
    """The study of one kind of game, in words."""

    def __init__(self, found: Balance, texts: Texts) -> None:
        self.found = found
        self.about = found.store.about
        self.config = found.store.kind.config(PARTIES[: self.about["players"]])
        self.texts = texts.of_edition(self.config.edition)
        self.words: Any = WORDINGS[self.config.edition].words(self.texts, self.config)
        self.fair = 1 / self.about["players"]

    # --- numbers ----------------------------------------------------------------------------------------------------
    def range(self, value: Interval) -> str:
        """A share with its interval."""
        shown = [percent(self.texts, one) for one in (value.value, value.low, value.high)]
        return self.texts.get("study-range", value=shown[0], low=shown[1], high=shown[2])

    def points(self, value: Estimate, digits: int = 1) -> str:
        """Points, or another number, with its interval."""
        half = value.interval.high - value.value
        return self.texts.get(
            "study-pm", value=signed(self.texts, value.value, digits), half=decimal(self.texts, half, digits)
        )

    def chance(self, value: Estimate) -> str:
        """A difference of shares with its interval, in percent."""
        shown = Estimate(100 * value.value, 100 * value.error, value.games)
        return self.points(shown) + percent(self.texts, 0.0).replace(decimal(self.texts, 0.0, 1), "")

    # --- the sections -----------------------------------------------------------------------------------------------
    @property
    def kind(self) -> str:
        """Edition and length."""
        edition = self.texts.get(f"edition-{self.config.edition}")
        variant = self.texts.get(f"variant-{self.config.variant}")
        return self.texts.get("study-kind", edition=edition, variant=variant)

    def lines(self, picture: str) -> Iterator[str]:
        """All of it; `picture` is the address of the picture, if there is one."""
        get = self.texts.get
        yield f"## {self.kind}\n"
        bots = self.texts.listing(list(dict.fromkeys(self.about["bots"])))
        played = get(
            "study-played",
            games=self.found.games,
            bots=f"`{bots}`",
            players=self.about["players"],
            seed=f"`{self.about['seed']}`",
            values=f"`{self.about['tables']}`",
        )
        yield f"{played} {get('study-fair', share=percent(self.texts, self.fair))}\n"
        if picture:
            yield f"![{get('study-picture', kind=self.kind)}]({picture})\n"
        for name, levels in self.found.levels.items():
            yield from self.levels(name, levels)
        yield from self.worth()
        yield from self.sizes()
        yield from self.leads()
        yield from self.shifts()

    def levels(self, name: str, levels: list[Level]) -> Iterator[str]:
        """A table of what a seat is or chose, and what is told apart in it."""
        get = self.texts.get
        seats = sum(level.seats for level in levels)
        shown = [level for level in levels if level.seats >= TO_SHOW * seats]
        yield f"### {get(f'study-{name}')}\n"
        heads = ["", get("study-col-seats"), get("study-col-share"), get("study-col-points")]
        yield from table(
            heads,
            (
                [
                    self.level(name, level.name),
                    decimal(self.texts, level.seats),
                    self.range(level.share),
                    bold(self.points(level.points), level.points.differs(len(shown))),
                ]
                for level in shown
            ),
        )
        apart = [level for level in shown if level.points.differs(len(shown))]
        yield self.verdict(
            [self.level(name, level.name) for level in apart if level.points.value > 0],
            [self.level(name, level.name) for level in apart if level.points.value < 0],
            len(apart) < len(shown),
        )

    def verdict(self, above: list[str], below: list[str], rest: bool) -> str:
        """What a table says."""
        if not above and not below:
            return self.texts.get("study-level") + "\n"
        told = [self.texts.get("study-above", names=self.texts.apart(above))] if above else []
        told += [self.texts.get("study-below", names=self.texts.apart(below))] if below else []
        return " ".join([*told, *([self.texts.get("study-level-rest")] if rest else [])]) + "\n"

    def level(self, name: str, level: Any) -> str:
        """One value of a thing."""
        get, words = self.texts.get, self.words
        if name == "party":
            return get(f"party-{level}")
        if name == "seat":
            return get("study-place", place=level + 1)
        if name == "block":
            return get("study-numbered", number=str(level + 1), what=words.block(level))
        if name.startswith("sheet"):
            column = int(name[-1])
            return get("study-numbered", number=words.option(column, level), what=words.contents(column, level))
        if name == "politician":
            return str(words.politician(level)) if level >= 0 else get("study-none")
        if name == "gift":
            amount, taken = level
            return get(f"study-gift-{'yes' if taken else 'no'}", money=self.texts.money(amount))
        if name == "gift-order":
            return get(f"study-order-{level}")
        return str(level)

    def worth(self) -> Iterator[str]:
        """What things go with, round by round."""
        get = self.texts.get
        rounds = sorted({one.round for worth in self.found.worth.values() for one in worth})
        yield f"### {get('study-worth')}\n"
        yield get("study-worth.about") + "\n"
        heads = ["", *(get("study-col-round", round=round) for round in rounds)]
        count = sum(len(worth) for worth in self.found.worth.values())
        for measure in ("points", "win"):
            yield f"{get(f'study-worth.{measure}')}:\n"
            yield from table(
                heads,
                (
                    [get(f"study-thing-{thing}"), *self.by_round(worth, rounds, measure, count)]
                    for thing, worth in self.found.worth.items()
                ),
            )

    def by_round(self, worth: list[Worth], rounds: Sequence[int], measure: str, count: int) -> Iterator[str]:
        """The cells of a thing; a dash where it did not occur, or so seldom that nothing can be said."""
        known = {one.round: one for one in worth}
        for round in rounds:
            one = known.get(round)
            if one is None or one.points.games < 2:
                yield "–"
                continue
            value = one.points if measure == "points" else one.win
            yield bold(self.points(value) if measure == "points" else self.chance(value), value.differs(count))

    def sizes(self) -> Iterator[str]:
        """What states of each size give."""
        get = self.texts.get
        yield f"### {get('study-sizes')}\n"
        yield get("study-sizes.about") + "\n"
        heads = ("study-col-elections", "study-col-scored", "study-col-first", "study-col-points", "study-col-win")
        yield from table(
            ["", *map(get, heads)],
            (
                [
                    get(f"study-size-{size.name}"),
                    decimal(self.texts, size.elections),
                    self.points(size.scored).lstrip("+"),
                    self.points(size.first),
                    bold(self.points(size.points), size.points.differs(len(self.found.sizes))),
                    bold(self.chance(size.win), size.win.differs(len(self.found.sizes))),
                ]
                for size in self.found.sizes
            ),
        )

    def leads(self) -> Iterator[str]:
        """How the lead goes."""
        get, leads = self.texts.get, self.found.leads
        yield f"### {get('study-leads')}\n"
        changes = self.points(leads.changes, 2).lstrip("+")
        told = get("study-leads.changes", changes=changes, never=self.range(leads.never), last=self.range(leads.last))
        yield f"{get('study-leads.about')} {told}\n"
        yield get("study-leads.holds") + "\n"
        rounds = [get("study-col-round", round=at + 1) for at in range(len(leads.holds))]
        yield from table(rounds, [[self.range(share) for share in leads.holds]])
        sources = [
            get("study-source", source=get(f"score-{source}"), points=self.points(points))
            for source, points in leads.sources.items()
        ]
        yield get("study-leads.sources", sources=self.texts.apart(sources)) + "\n"

    def shifts(self) -> Iterator[str]:
        """What other values change."""
        get, shifts = self.texts.get, self.found.shifts
        if not shifts:
            return
        yield f"### {get('study-shifts')}\n"
        yield get("study-shifts.about") + "\n"
        parties = [party for party in PARTIES if any(party in shift.parties for shift in shifts)]
        heads = ["study-col-values", "study-col-games", "study-col-moved", "study-col-top", "study-col-ahead"]
        count = sum(len(shift.parties) for shift in shifts)
        yield from table(
            [*map(get, heads), *(get(f"party-{party}") for party in parties)],
            (
                [
                    self.named(shift.name),
                    decimal(self.texts, shift.games),
                    self.range(shift.moved),
                    bold(self.points(shift.top), shift.top.differs(len(shifts))),
                    bold(self.points(shift.margin), shift.margin.differs(len(shifts))),
                    *(
                        bold(self.chance(shift.parties[party]), shift.parties[party].differs(count))
                        for party in parties
                    ),
                ]
                for shift in shifts
            ),
        )
        if not any(value.differs(count) for shift in shifts for value in shift.parties.values()):
            yield get("study-level-shifts") + "\n"

    def named(self, values: str) -> str:
        """A set of values: in words if it is one of ours."""
        message = f"study-values-{values}"
        return self.texts.get(message) if self.texts.has(message) else f"`{values}`"

    # --- the picture ------------------------------------------------------------------------------------------------
    def panels(self) -> Panels:
        """What the picture shows."""
        get = self.texts.get
        worth = self.found.worth
        return Panels(
            self.kind,
            [(self.level("party", level.name), level.share) for level in self.found.levels["party"]],
            [
                Line(
                    get(f"study-thing-{thing}"),
                    [one.round for one in worth[thing]],
                    [one.points.interval for one in worth[thing]],
                )
                for thing in THINGS
                if thing in worth
            ],
            self.found.leads.holds,
            self.fair,
            {name: get(f"study-axis-{name}") for name in ("share", "points", "round", "holds")},
        )


# --- all kinds ------------------------------------------------------------------------------------------------------
def report(found: Sequence[Balance], texts: Texts, pictures: dict[str, str]) -> str:
    """The whole report; `pictures` are addresses by the name of a store."""
    get = texts.get
    kinds = [BalanceWords(one, texts) for one in found]
    lines = [f"# {get('study-title')}\n", get("study-made", command=COMMAND) + "\n"]
    heads = [get("study-summary"), get("study-col-games"), *(get(f"study-{name}") for name in DEALT)]
    lines += table(heads, [summary(kind) for kind in kinds])
    lines.append(f"## {get('study-how')}\n")
    lines.append("\n".join(f"- {get(f'study-how.{name}')}" for name in ("points", "interval", "cause", "bots")) + "\n")
    for kind in kinds:
        lines += kind.lines(pictures.get(kind.found.store.name, ""))
    return "\n".join(lines)


def summary(kind: BalanceWords) -> list[str]:
    """A row of the first table: whether the deal alone favours anybody."""
    cells = []
    for name in DEALT:
        levels = kind.found.levels[name]
        apart = [level for level in levels if level.points.differs(len(levels))]
        told = [f"{kind.level(name, level.name)} {kind.points(level.points)}" for level in apart]
        cells.append(kind.texts.apart(told) if told else kind.texts.get("study-even"))
    return [kind.kind, decimal(kind.texts, kind.found.games), *cells]


def write(file: Path, text: str, begin: str, end: str) -> None:
    """The text into a file; where the file has marks for it, between them."""
    if file.is_file():
        there = file.read_text(encoding="utf-8")
        if begin in there and end in there:
            before, rest = there.split(begin, 1)
            text = f"{before}{begin}\n{text}\n{end}{rest.split(end, 1)[1]}"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


# --- Markdown -------------------------------------------------------------------------------------------------------
def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A table, and an empty line behind it."""
    lines = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    return [*lines, *(f"| {' | '.join(row)} |" for row in rows), ""]


def bold(text: str, strong: bool) -> str:
    """What stands out."""
    return f"**{text}**" if strong else text


def signed(texts: Texts, number: float, digits: int) -> str:
    """A number with its sign, and a true minus."""
    shown = decimal(texts, abs(number), digits)
    return f"{'−' if number < 0 else '+'}{shown}" if round(number, digits) else shown
