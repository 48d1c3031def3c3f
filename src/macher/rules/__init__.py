"""The rules of the game: pure, without text, files, clocks or sockets. `macher.rules.doors` is the way in."""

from macher.rules.doors import (
    Seen,
    advance,
    apply,
    carry_out,
    configure,
    deciders,
    determinize,
    events_for,
    legal,
    scores,
    setup,
    setup_told,
    step_name,
    step_rule,
    view,
    why_not,
    winners,
)
from macher.rules.events import Event
from macher.rules.parts.campaign import Campaign as State
from macher.rules.parts.config import Config, ConfigError
from macher.rules.parts.refusal import Refused
from macher.rules.parts.score import Score
from macher.rules.parts.views import View
from macher.rules.playouts import ELECTION, END, playout

__all__ = [
    "ELECTION", "END", "Config", "ConfigError", "Event", "Refused", "Score", "Seen", "State", "View", "advance",
    "apply", "carry_out", "configure", "deciders", "determinize", "events_for", "legal", "playout", "scores", "setup",
    "setup_told", "step_name", "step_rule", "view", "why_not", "winners",
]  # fmt: skip
