"""The structured log: one JSON object a line, without secrets.

Never logged: tokens, passwords, links, chat, notes, and the steps of turns (they may be sealed choices).
"""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec
import structlog


def set_up(level: str) -> None:
    """Write JSON lines to the standard error, our own and those of the libraries."""
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, structlog.processors.JSONRenderer(as_json)],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.BytesLoggerFactory(file=sys.stderr.buffer),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.captureWarnings(True)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(number, logging.WARNING))


def as_json(line: dict[str, Any], **_: Any) -> bytes:
    """A line of the log; one is written for every request."""
    return msgspec.json.format(msgspec.json.encode(line, enc_hook=repr), indent=0)
