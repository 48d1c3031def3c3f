"""How often the chances of the learned judgement come true, as Markdown, in one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from macher.arena.intervals import Interval
from macher.bots.learned.value import load_value
from macher.cli.numbers import decimal, percent
from macher.cli.study_report import bold, signed, table
from macher.i18n.texts import Texts
from macher.rules.parts.config import PARTIES
from macher.study.forecasts import Bin, Correction, Said, brier, correction, forecasts, off_by, reliability, said_in
from macher.study.statistics import Estimate, Numbers, mean_by_game
from macher.study.store import Store


@dataclass(frozen=True)
class Calibration:
    """What a store says about the learned value of its variant."""

    store: Store
    moments: int
    games: int
    learned: Correction
    shown: Said
    """The rows of the games that nothing was fitted to."""
    forecasts: dict[str, Numbers]
    """What each forecast says of them."""

    @property
    def better(self) -> bool:
        """Whether the correction does better in games that it was not fitted to."""
        return brier(self.forecasts["corrected"], self.shown).value < brier(self.forecasts["value"], self.shown).value

    def bins(self, name: str) -> list[Bin]:
        """The reliability of a forecast."""
        return reliability(self.forecasts[name], self.shown)


def calibrate(store: Store) -> Calibration | None:
    """Ask the value about the games of a store; None where there is no value, or too few games to say anything."""
    value = load_value(store.kind.config(PARTIES[: store.about["players"]]))
    if value is None:
        return None
    said = said_in(store.games(), value)
    even = said.games % 2 == 0
    if not even.any() or even.all():
        return None
    learned, shown = correction(said.where(even)), said.where(~even)
    games = len(set(said.games.tolist()))
    return Calibration(store, len(said.said) // said.seats, games, learned, shown, forecasts(shown, learned))


class CalibrationWords:
    """The calibration in words."""

    def __init__(self, found: Sequence[Calibration], texts: Texts) -> None:
        self.found = found
        self.texts = texts

    def kind(self, one: Calibration) -> str:
        """Edition and length."""
        kind = one.store.kind
        texts = self.texts.of_edition(kind.edition)
        edition, variant = texts.get(f"edition-{kind.edition}"), texts.get(f"variant-{kind.variant}")
        return texts.get("study-kind", edition=edition, variant=variant)

    def text(self, picture: str) -> str:
        """All of it."""
        get = self.texts.get
        moments, games = sum(one.moments for one in self.found), sum(one.games for one in self.found)
        about = get("study-calibration.about", moments=decimal(self.texts, moments), games=decimal(self.texts, games))
        lines = [f"{about}\n"]
        lines.append("\n".join(f"- {get(f'study-calibration.{name}')}" for name in ("brier", "off", "better")) + "\n")
        if picture:
            lines.append(f"![{get('study-picture-calibration')}]({picture})\n")
        for one in self.found:
            lines.append(f"### {self.kind(one)}\n")
            slope, shift = one.learned.line
            numbers = {"slope": decimal(self.texts, slope, 2), "shift": signed(self.texts, shift, 2)}
            told = get("study-calibration.line", games=decimal(self.texts, one.learned.games), **numbers)
            lines.append(told + ("" if one.better else " " + get("study-calibration.unused")) + "\n")
            lines += self.table(one)
            lines += self.deciles(one)
        return "\n".join(lines)

    def table(self, one: Calibration) -> list[str]:
        """A row for each round, and one for all."""
        get = self.texts.get
        heads = ("games", "fair", "leader", "value", "corrected", "gain", "off", "off-corrected")
        rounds = sorted(set(one.shown.rounds.tolist()))
        rows = [self.row(one, get("study-col-round", round=round), [round]) for round in rounds]
        rows.append(self.row(one, get("study-all-rounds"), rounds))
        return table(["", *(get(f"study-col-{head}") for head in heads)], rows)

    def deciles(self, one: Calibration) -> list[str]:
        """Chances of about the same size, before the correction and after it."""
        before, after = ({bin.low: bin for bin in one.bins(name)} for name in ("value", "corrected"))
        heads = [
            self.texts.get(f"study-col-{head}") for head in ("said", "rows", "value-came", "rows", "corrected-came")
        ]
        rows = []
        for low in sorted(before.keys() | after.keys()):
            high = (before.get(low) or after[low]).high
            said = self.texts.get("study-from-to", low=percent(self.texts, low), high=percent(self.texts, high))
            rows.append([said, *self.bin(before.get(low)), *self.bin(after.get(low))])
        return table(heads, rows)

    def bin(self, found: Bin | None) -> list[str]:
        """How many chances, how large on average, and what came."""
        if found is None:
            return ["0", ""]
        came = [percent(self.texts, one) for one in (found.came.value, found.came.low, found.came.high)]
        told = self.texts.get("study-range", value=came[0], low=came[1], high=came[2])
        count = self.texts.get(
            "study-of-games", rows=decimal(self.texts, found.rows), games=decimal(self.texts, found.games)
        )
        return [count, self.texts.get("study-said-came", said=percent(self.texts, found.said), came=told)]

    def row(self, one: Calibration, name: str, rounds: list[int]) -> list[str]:
        """The figures of some rounds."""
        mine = sum((one.shown.rounds == round for round in rounds), start=one.shown.rounds < 0)
        shown = one.shown.where(mine)
        chances = {key: chance[mine] for key, chance in one.forecasts.items()}
        found = {key: brier(chance, shown) for key, chance in chances.items()}
        wrong = {key: (chance - shown.won) ** 2 for key, chance in chances.items()}
        gain = mean_by_game(wrong["corrected"] - wrong["fair"], shown.games)
        return [
            name,
            decimal(self.texts, found["fair"].games),
            decimal(self.texts, found["fair"].value, 3),
            decimal(self.texts, found["leader"].value, 3),
            self.figure(found["value"]),
            self.figure(found["corrected"]),
            bold(self.figure(gain, sign=True), gain.differs()),
            decimal(self.texts, off_by(chances["value"], shown), 3),
            decimal(self.texts, off_by(chances["corrected"], shown), 3),
        ]

    def figure(self, value: Estimate, sign: bool = False) -> str:
        """A figure with its interval."""
        interval: Interval = value.interval
        shown = signed(self.texts, value.value, 3) if sign else decimal(self.texts, value.value, 3)
        return self.texts.get("study-pm", value=shown, half=decimal(self.texts, interval.high - value.value, 3))

    def panels(self) -> Iterator[tuple[str, list[Bin], list[Bin]]]:
        """What the picture shows."""
        for one in self.found:
            yield self.kind(one), one.bins("value"), one.bins("corrected")

    def axes(self) -> dict[str, str]:
        """The words in the picture."""
        words = {name: self.texts.get(f"study-axis-{name}") for name in ("said", "came")}
        return words | {name: self.texts.get(f"study-{name}") for name in ("value", "corrected", "exact")}
