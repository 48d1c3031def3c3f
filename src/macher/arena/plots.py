"""Pictures of a match, with the extra `plots`: win shares, scores by source, and the win share block by block."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from macher.arena.blocks import Block, Match, short_name
from macher.arena.extras import need
from macher.arena.intervals import share_interval
from macher.arena.report import chairs


def draw(folder: Path, match: Match, blocks: Sequence[Block], figures: dict[str, Any]) -> list[Path]:
    """Draw all pictures into a folder."""
    need("matplotlib", "plots").use("Agg")  # no window
    plt = need("matplotlib.pyplot", "plots")
    folder.mkdir(parents=True, exist_ok=True)
    drawn = []
    for name, picture in (("win_shares", _win_shares), ("scores", _scores), ("course", _course)):
        figure, axes = plt.subplots(figsize=(8, 4.5), layout="constrained")
        picture(axes, match, blocks, figures)
        title = f"{figures['edition']}, variant {figures['variant']}, {figures['players']} players"
        axes.set_title(f"{title}, {figures['games']} games in {figures['blocks']} blocks, seed {figures['seed']}")
        drawn.append(folder / f"{name}.png")
        figure.savefig(drawn[-1], dpi=120)
        plt.close(figure)
    return drawn


def _win_shares(axes: Any, match: Match, blocks: Sequence[Block], figures: dict[str, Any]) -> None:
    results = figures["results"]
    for at, result in enumerate(results):
        axes.plot([result["low"], result["high"]], [at, at], color="C0", linewidth=3)
        axes.plot(result["win_share"], at, "o", color="C0", markersize=9)
    axes.axvline(figures["fair_share"], color="grey", linestyle="--", label="fair share")
    axes.set_yticks(range(len(results)), [result["bot"] for result in results])
    axes.set_ylim(len(results) - 0.5, -0.5)
    axes.set_xlim(-0.02, 1.02)
    axes.set_xlabel("win share of a seat, with 95 % interval")
    axes.legend()


def _scores(axes: Any, match: Match, blocks: Sequence[Block], figures: dict[str, Any]) -> None:
    results = figures["results"]
    left = [0.0] * len(results)
    for source in (name for name in results[0]["score_by_source"] if name != "total"):
        points = [result["score_by_source"][source] for result in results]
        axes.barh(range(len(results)), points, left=left, label=source)
        left = [there + more for there, more in zip(left, points, strict=True)]
    axes.set_yticks(range(len(results)), [result["bot"] for result in results])
    axes.invert_yaxis()
    axes.set_xlabel("mean points by source")
    axes.legend(fontsize="small")


def _course(axes: Any, match: Match, blocks: Sequence[Block], figures: dict[str, Any]) -> None:
    for colour, bot in enumerate(match.names):
        won = [sum(chair.won for chair in chairs(block.games, bot)) for block in blocks]
        played = [len(chairs(block.games, bot)) for block in blocks]
        at = sorted({max(1, len(blocks) * step // 60) for step in range(1, 61)})
        course = [share_interval(won[:end], played[:end]) for end in at]
        axes.plot(at, [one.value for one in course], color=f"C{colour}", label=short_name(bot))
        axes.fill_between(at, [c.low for c in course], [c.high for c in course], color=f"C{colour}", alpha=0.15)
    axes.axhline(figures["fair_share"], color="grey", linestyle="--")
    axes.set_xlabel("blocks")
    axes.set_ylabel("win share of a seat")
    axes.legend()
