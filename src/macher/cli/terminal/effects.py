"""What a choice would change for the viewer, in few words: the engine's own preview, beside each choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from macher.cli.terminal.facts import Facts
from macher.cli.terminal.labels import Labels
from macher.play import PreviewLine

SHOWN: Final = frozenset({"exchange", "swap", "double-on"})  # the families of choices that change how programs fit


class Effects:
    """The match and the votes after each choice, land by land, as far as they would be others than now."""

    def __init__(self, labels: Labels, facts: Facts, preview: Callable[[int], list[PreviewLine]]) -> None:
        self.labels = labels
        self.facts = facts
        self.preview = preview

    def of(self, family: str, action: int) -> tuple[str, str]:
        """What a choice changes, in words and in as few characters as possible; nothing if it changes nothing."""
        if family not in SHOWN:
            return "", ""
        lines = self.preview(action)
        matches = [line for line in lines if line.key == "match" and line.land is not None]
        votes = {line.land: line.numbers["votes"] for line in lines if line.key == "convert"}
        words, short = [], []
        for line in matches:
            land = line.land or 0
            was, now = line.numbers["was"], line.numbers["now"]
            before = self.facts.votes(land, self.facts.viewer) + self.facts.gain(land, self.facts.viewer)
            after = votes.get(land, before)
            words.append(
                self.labels.get(
                    "effect",
                    land=self.labels.letters[land],
                    was=self.labels.trend(was),
                    now=self.labels.trend(now),
                    before=before,
                    after=after,
                    votes="yes" if after != before else "no",
                )
            )
            short.append(f"{self.labels.letters[land]}{self.labels.trend(now - was)}")
        return self.labels.texts.apart(words), " ".join(short)
