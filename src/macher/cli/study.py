"""`macher study`: plays many games into a folder, and turns what lies there into a report."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from macher.bots.learned.calibration import FILE, write_line
from macher.bots.learned.value import file_of
from macher.cli.progress import counted_progress
from macher.cli.seating import seat_bots, seat_parties
from macher.cli.study_calibration import CalibrationWords, calibrate
from macher.cli.study_report import BalanceWords, report, write
from macher.cli.usage import UsageError
from macher.i18n.texts import Texts
from macher.play import new_config
from macher.rules.editions import EDITIONS
from macher.rules.editions import edition as edition_named
from macher.study.balance import Balance, balance
from macher.study.pictures import draw_balance, draw_calibration
from macher.study.store import Kind, Store, StoreError, play_stores, stores_in
from macher.study.values import SETS, write_values

BEGIN: Final = "<!-- made by macher study: begin -->"
END: Final = "<!-- made by macher study: end -->"
"""Where a file has these, only what is between them is written."""
VALUES: Final = "values"
"""The folder of other values, beside the stores."""


@dataclass(frozen=True)
class Wish:
    """Which games are to be played."""

    games: int
    edition: str | None
    variant: int | None
    players: int
    bots: list[str]
    seed: str
    workers: int
    options: dict[str, str]
    data: Path | None
    name: str
    other_values: bool

    def kinds(self, folder: Path) -> list[Kind]:
        """What is asked for: one variant, or all; with the usual values, and perhaps others."""
        if re.fullmatch(r"[a-z0-9-]*", self.name) is None:
            raise UsageError("study-name", name=self.name)
        seat_parties([], self.players)
        bots = tuple(seat_bots(self.bots, self.players))
        found = []
        for edition, variant in self.variants():
            config = new_config(edition, variant, seat_parties([], self.players), self.options, self.data)
            options = tuple(sorted(config.changed_options().items()))
            data = "" if self.data is None else str(self.data)
            if not self.other_values:
                found.append(Kind(edition, config.variant, self.players, bots, self.seed, self.name, options, data))
                continue
            for name in SETS[edition]:
                values = str(write_values(folder / VALUES, edition, name))
                found.append(Kind(edition, config.variant, self.players, bots, self.seed, name, options, values))
        return found

    def variants(self) -> list[tuple[str, int | None]]:
        """The variants that are played in turn."""
        if self.edition is not None:
            return [(self.edition, self.variant)]
        every = [(edition, variant) for edition in EDITIONS for variant in edition_named(edition).limits.variants]
        return [(edition, variant) for edition, variant in every if self.variant in (None, variant)]


def run_study(folder: Path, wish: Wish, *, file: Path | None, calibrating: bool, keep: bool, texts: Texts) -> int:
    """Play what is missing, then report on what is there."""
    if wish.games < 0 or wish.workers < 1:
        raise UsageError("games", games=wish.games, workers=wish.workers)
    if wish.games:
        play(folder, wish, texts)
        if file is None and not calibrating:
            return 0
    stores = stores_in(folder)
    if calibrating:
        return report_calibration([store for store in stores if not store.about["name"]], file, keep, texts)
    return report_balance(folder, stores, file, texts)


def play(folder: Path, wish: Wish, texts: Texts) -> None:
    """Play until there are as many games as asked for."""
    kinds = wish.kinds(folder)
    with counted_progress() as progress:
        task = progress.add_task(texts.get("cli-games"), total=wish.games * len(kinds))
        told = play_stores(folder, kinds, wish.games, wish.workers, lambda done: progress.update(task, completed=done))
    print(texts.get("cli-study-played", games=told["games"], played=told["played"]))


def report_balance(folder: Path, stores: Sequence[Store], file: Path | None, texts: Texts) -> int:
    """The report on all stores: those with a name beside the one of their variant without."""
    found: list[Balance] = []
    with counted_progress() as progress:
        task = progress.add_task(texts.get("cli-study-reading"), total=None)
        for store in (store for store in stores if not store.about["name"]):
            beside = [
                other
                for other in stores
                if other.about["name"] and all(other.about[key] == store.about[key] for key in SAME)
            ]
            one = balance(store, beside, lambda done: progress.update(task, completed=done))
            if one is not None:
                found.append(one)
    if not found:
        raise StoreError(f"{folder} holds no games to study", "study-none", folder=str(folder))
    kinds = [BalanceWords(one, texts) for one in found]
    pictures: dict[str, str] = {}
    if file is not None:
        for kind in kinds:
            drawn = file.parent / "pictures" / file.stem / f"{kind.found.store.name}.svg"
            draw_balance(drawn, kind.panels())
            pictures[kind.found.store.name] = address(drawn, file)
    return put(report(found, texts, pictures), file, texts)


SAME: Final = ("edition", "variant", "players", "bots", "seed")
"""What stores have in common that are compared."""


def report_calibration(stores: Sequence[Store], file: Path | None, keep: bool, texts: Texts) -> int:
    """How right the learned judgement is; the correction is kept only where that is asked for."""
    found = [one for store in stores if (one := calibrate(store)) is not None]
    if not found:
        kinds = texts.listing([store.name for store in stores])
        raise StoreError(f"there is no learned value of {kinds} to calibrate", "study-no-value", kinds=kinds)
    words = CalibrationWords(found, texts)
    picture = ""
    if file is not None:
        drawn = file.parent / "pictures" / "calibration.svg"
        draw_calibration(drawn, list(words.panels()), words.axes())
        picture = address(drawn, file)
    put(words.text(picture), file, texts)
    if keep:
        for one in found:
            kind = one.store.kind
            line = one.learned.line if one.better else None
            write_line(FILE, file_of(kind.edition, kind.variant), one.learned.games, line)
        print(texts.get("cli-study-kept", file=str(FILE)))
    return 0


def address(picture: Path, file: Path) -> str:
    """How a file names a picture beside it."""
    return Path(os.path.relpath(picture, file.parent)).as_posix()


def put(text: str, file: Path | None, texts: Texts) -> int:
    """Write, or print."""
    if file is None:
        print(text)
    else:
        write(file, text, BEGIN, END)
        print(texts.get("cli-study-written", file=str(file)))
    return 0
