"""The process in which a bot thinks: `python -m macher.server.bots.thinker`, started by `macher.server.bots.thinking`.

It gets what a bot may know and nothing else, and speaks in lengths and JSON over its standard input and output. It
imports little, so that it starts fast.
"""

from __future__ import annotations

import struct
import sys
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

LENGTH: Final = struct.Struct(">I")


class Question(msgspec.Struct, kw_only=True):
    """A decision to be made."""

    bot: str
    seed: int
    budget: float
    edition: str
    variant: int
    parties: list[str]
    options: dict[str, str]
    rules: int
    data: Path | None
    view: dict[str, Any]
    legal: list[int]
    explain: bool = False
    """Whether the reason is wanted as well."""


class Choice(msgspec.Struct, kw_only=True):
    """The answer of a process: an action, or what went wrong."""

    action: int | None = None
    reason: str | None = None
    """The key of a reason, and the values that its sentence is filled in with."""
    values: dict[str, Any] = {}
    error: str | None = None


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer questions until the service goes away."""
    reader = msgspec.json.Decoder(Question, dec_hook=lambda kind, value: kind(value))
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        question = reader.decode(source.read(LENGTH.unpack(head)[0]))
        text = msgspec.json.encode(answer(question))
        sink.write(LENGTH.pack(len(text)) + text)
        sink.flush()


def answer(question: Question) -> Choice:
    """What the bot chooses; whatever goes wrong in it is said, not raised."""
    from macher.bots import make_bot
    from macher.rules import View, configure

    try:
        config = configure(
            question.edition,
            variant=question.variant,
            parties=tuple(question.parties),
            options=question.options,
            tables=tables(question.edition, question.data),
            rules=question.rules,
        )
        bot = make_bot(question.bot, question.seed)
        seen, legal = View(config, question.view), tuple(question.legal)
        action = bot.choose(seen, legal, question.budget)
        reason = bot.explain(seen, legal, action) if question.explain else None
        if reason is None:
            return Choice(action=action)
        return Choice(action=action, reason=reason.key, values=reason.values)
    except Exception as error:
        return Choice(error=repr(error)[:500])


@cache
def tables(edition: str, data: Path | None) -> Any:
    """The numbers of an edition, read once."""
    from macher.data import load

    return load(edition, data, environment=False)


if __name__ == "__main__":
    told = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a bot prints must not get between the answers
    serve(sys.stdin.buffer, told)
