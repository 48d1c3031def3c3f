"""The words of the game in four languages: what people read of prompts, choices, the log, refusals and the rules."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from macher.i18n.texts import LANGUAGES, TextError, Texts, messages, missing, preferred, signed, variables

if TYPE_CHECKING:
    from macher.i18n.options import bot, edition, option, option_value, variant
    from macher.i18n.phases import PHASE_OF, PHASE_OF_STEP, PHASES, PHASES_OF
    from macher.i18n.render import Renderer
    from macher.i18n.words import Words

__all__ = [
    "LANGUAGES",
    "PHASES",
    "PHASES_OF",
    "PHASE_OF",
    "PHASE_OF_STEP",
    "Renderer",
    "TextError",
    "Texts",
    "Words",
    "bot",
    "edition",
    "messages",
    "missing",
    "option",
    "option_value",
    "preferred",
    "signed",
    "variables",
    "variant",
]

_WHERE: Final = {
    **dict.fromkeys(("bot", "edition", "option", "option_value", "variant"), "options"),
    **dict.fromkeys(("PHASE_OF", "PHASE_OF_STEP", "PHASES", "PHASES_OF"), "phases"),
    "Renderer": "render",
    "Words": "words",
}


def __getattr__(name: str) -> Any:
    """Load what knows the rules when it is first used, so that a command which only needs sentences starts at once."""
    if name not in _WHERE:
        raise AttributeError(f"module 'macher.i18n' has no attribute {name!r}")
    return getattr(import_module(f"macher.i18n.{_WHERE[name]}"), name)
