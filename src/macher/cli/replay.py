"""`macher replay`: step through a game record, verify it, or print its events as JSON."""

from __future__ import annotations

import json as json_text
import sys
from pathlib import Path

from rich.console import Console

from macher.cli.records import text_of
from macher.cli.usage import UsageError
from macher.data import load
from macher.i18n import Texts
from macher.i18n.render import Renderer
from macher.rules import Seen, scores, winners
from macher.rules.events import Event, GameBegan, PhaseBegan, RoundBegan, event_fields, event_name
from macher.rules.parts.game import ALL_BUT, EVERYONE, sees
from macher.rules.records import Record, Replay, read_record
from macher.rules.records import check as check_record


def replay_file(
    file: Path, *, check: bool, json: bool, seat: int | None, data: Path | None, texts: Texts, plain: bool
) -> int:
    """Read the record and do what was asked."""
    record = read_file(file, data)
    if seat is not None and not 1 <= seat <= len(record.config.parties):
        raise UsageError("seat", most=len(record.config.parties), seat=seat)
    viewer = None if seat is None else seat - 1
    if check:
        return verify(record, texts)
    if json:
        return print_json(record, viewer, seat is None)
    return Stepper(record, viewer, seat is None, texts, plain).run()


def read_file(file: Path, data: Path | None) -> Record:
    """The record in a file."""
    return read_record(text_of(file), lambda edition: load(edition, data))


def verify(record: Record, texts: Texts) -> int:
    """Every action and the final scores."""
    state = check_record(record)
    if record.result is None:
        print(texts.get("cli-replay-running", count=len(record.moves)))
        return 0
    parties = [texts.get(f"party-{party}") for party in record.config.parties]
    totals = ", ".join(f"{party} {score.total}" for party, score in zip(parties, scores(state), strict=True))
    won = texts.listing([parties[seat] for seat in winners(state)])
    print(texts.get("cli-replay-over", count=len(record.moves), scores=totals, winners=won))
    return 0


# --- JSON ------------------------------------------------------------------------------------------------------------
def print_json(record: Record, viewer: int | None, everything: bool) -> int:
    """One JSON object: the setup and every action with its events."""
    replay = Replay(record)
    opening = _json_events(replay.opening, viewer, everything)
    steps: list[dict[str, object]] = [{"seat": None, "action": None, "events": opening}]
    while (events := replay.step()) is not None:
        seat, action, _ = record.moves[replay.at - 1]
        shown = everything or seat == viewer or _is_public(events)
        word = record.word_of(action) if shown else None
        steps.append({"seat": seat, "action": word, "events": _json_events(events, viewer, everything)})
    head = {
        "edition": record.config.edition,
        "variant": record.config.variant,
        "parties": list(record.config.parties),
        "options": record.config.changed_options(),
        "rules": record.config.rules,
        "seats": record.seats,
        "result": record.result,
    }
    print(json_text.dumps({**head, "steps": steps}))
    return 0


def _is_public(events: list[Seen]) -> bool:
    """Whether the action itself was open: nothing it told was for one seat alone, and it was no sealed choice."""
    return bool(events) and all(visible == EVERYONE for visible, _ in events) and event_name(events[0][1]) != "chosen"


def _json_events(events: list[Seen], viewer: int | None, everything: bool) -> list[dict[str, object]]:
    return [
        {"event": event_name(event), **event_fields(event)}
        for visible, event in events
        if (visible < ALL_BUT if everything else sees(visible, viewer))
    ]


# --- stepping --------------------------------------------------------------------------------------------------------
class Stepper:
    """Show the game line by line: Enter for the next action, p for the next phase, r for the next round, q to end.

    Without a terminal everything is printed at once.
    """

    def __init__(self, record: Record, viewer: int | None, everything: bool, texts: Texts, plain: bool) -> None:
        self.replay = Replay(record)
        self.viewer = viewer
        self.everything = everything
        self.texts = texts
        self.renderer = Renderer(self.texts, record.config)
        self.console = Console(no_color=plain or None, highlight=False, soft_wrap=True)
        self.plain = plain
        self.until: type[Event] | None = None if sys.stdin.isatty() else GameBegan  # GameBegan never comes again

    def run(self) -> int:
        """To the end of the record, or until the user has seen enough."""
        self.show(self.replay.opening)
        while True:
            if self.until is None and not self.ask():
                return 0
            events = self.replay.step()
            if events is None:
                return 0
            self.show(events)
            if self.until is not None and any(isinstance(event, self.until) for _, event in events):
                self.until = None

    def ask(self) -> bool:
        """How far to go; False to stop."""
        try:
            answer = input(self.texts.get("table-replay-prompt") + " ").strip().lower()
        except EOFError:
            return False
        self.until = {"p": PhaseBegan, "r": RoundBegan, "e": GameBegan}.get(answer)
        return answer != "q"

    def show(self, events: list[Seen]) -> None:
        """The lines of one action."""
        for visible, event in events:
            if visible < ALL_BUT if self.everything else sees(visible, self.viewer):
                heading = isinstance(event, RoundBegan | PhaseBegan) and not self.plain
                line = self.renderer.event(event)
                self.console.print(line, style="bold" if heading else "", markup=False)
