"""Pictures of a study as small SVG files, with the extra `plots`; the words in them are brought along."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from macher.arena.extras import need
from macher.arena.intervals import Interval
from macher.study.forecasts import Bin

COLOURS: Final = ("#3b6ea8", "#c2603a", "#4f8a4c", "#8a5fa8", "#9a7d1e", "#5c5f66")
STYLE: Final = {
    "svg.fonttype": "none",  # text stays text: small, and read aloud
    "svg.hashsalt": "macher",  # the same picture, byte for byte
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": "#8a8d94",
    "text.color": "#5c5f66",
    "axes.labelcolor": "#5c5f66",
    "axes.titlecolor": "#5c5f66",
    "xtick.color": "#8a8d94",
    "ytick.color": "#8a8d94",
}
NO_NOTE: Final = {"Date": None, "Creator": None}


@dataclass(frozen=True)
class Line:
    """Figures by round, with a name."""

    name: str
    rounds: list[int]
    figures: list[Interval]


@dataclass(frozen=True)
class Panels:
    """The three panels of one kind of game, in words of a language."""

    title: str
    shares: list[tuple[str, Interval]]
    worth: list[Line]
    holds: list[Interval]
    fair: float
    axes: dict[str, str]


def draw_balance(file: Path, panels: Panels) -> None:
    """Victories by party, what things go with by round, how often the leader wins."""
    figure, (first, second, third) = canvas(1, 3, (10.5, 3.2), [1, 1.5, 0.9])
    for at, (_, share) in enumerate(panels.shares):
        first.plot([share.low, share.high], [at, at], color=COLOURS[0], linewidth=2)
        first.plot(share.value, at, "o", color=COLOURS[0], markersize=5)
    first.axvline(panels.fair, color="#8a8d94", linestyle="--", linewidth=1)
    first.set_yticks(range(len(panels.shares)), [name for name, _ in panels.shares])
    first.set_ylim(len(panels.shares) - 0.5, -0.5)
    first.set_xlabel(panels.axes["share"])
    for number, line in enumerate(panels.worth):
        beside = [at + (number - len(panels.worth) / 2) * 0.09 for at in line.rounds]
        whiskers(second, beside, line.figures, COLOURS[number % len(COLOURS)], line.name)
    second.axhline(0, color="#8a8d94", linewidth=1)
    second.set_xlabel(panels.axes["round"])
    second.set_ylabel(panels.axes["points"])
    second.legend(fontsize=7, frameon=False, loc="upper left", bbox_to_anchor=(1.0, 1.0))
    whiskers(third, list(range(1, len(panels.holds) + 1)), panels.holds, COLOURS[1], "")
    third.axhline(panels.fair, color="#8a8d94", linestyle="--", linewidth=1)
    third.set_ylim(0, 1)
    third.set_xlabel(panels.axes["round"])
    third.set_ylabel(panels.axes["holds"])
    figure.suptitle(panels.title, fontsize=10)
    save(figure, file)


def draw_calibration(file: Path, kinds: Sequence[tuple[str, list[Bin], list[Bin]]], words: dict[str, str]) -> None:
    """Chance given and share that won, before the correction and after it, a panel for each kind of game."""
    figure, axes = canvas(1, len(kinds), (2.7 * len(kinds), 3.0), [1] * len(kinds))
    for at, (panel, (title, before, after)) in enumerate(zip(axes, kinds, strict=True)):
        panel.plot([0, 1], [0, 1], color="#8a8d94", linestyle="--", linewidth=1, label=words["exact"])
        for bins, colour, name in ((before, COLOURS[1], words["value"]), (after, COLOURS[0], words["corrected"])):
            whiskers(panel, [one.said for one in bins], [one.came for one in bins], colour, name)
        panel.set_title(title, fontsize=8)
        panel.set_xlim(0, 1)
        panel.set_ylim(0, 1)
        panel.set_xlabel(words["said"])
        if at == 0:
            panel.set_ylabel(words["came"])
            panel.legend(fontsize=7, frameon=False)
    save(figure, file)


# --- drawing --------------------------------------------------------------------------------------------------------
def canvas(rows: int, columns: int, size: tuple[float, float], widths: list[float]) -> tuple[Any, Any]:
    """An empty figure and its panels in a row."""
    need("matplotlib", "plots").use("Agg")  # no window
    plt = need("matplotlib.pyplot", "plots")
    plt.rcParams.update(STYLE)
    figure, axes = plt.subplots(rows, columns, figsize=size, layout="constrained", width_ratios=widths, squeeze=False)
    return figure, axes[0]


def whiskers(axes: Any, places: Sequence[float], figures: list[Interval], colour: str, name: str) -> None:
    """Points with their intervals, joined by a line."""
    values = [one.value for one in figures]
    below = [max(one.value - one.low, 0.0) for one in figures]
    above = [max(one.high - one.value, 0.0) for one in figures]
    axes.errorbar(
        places, values, yerr=[below, above], color=colour, label=name, marker="o", markersize=3, linewidth=1,
        elinewidth=1,
    )  # fmt: skip


def save(figure: Any, file: Path) -> None:
    """Into a file, without a date."""
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file, metadata=NO_NOTE, transparent=True)
    need("matplotlib.pyplot", "plots").close(figure)
    text = file.read_text(encoding="utf-8")
    file.write_text("\n".join(line.rstrip() for line in text.splitlines()) + "\n", encoding="utf-8")
