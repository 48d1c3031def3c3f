"""The words of the game in four languages: what people read of prompts, choices, the log, refusals and the rules."""

from macher.i18n.options import bot, edition, option, option_value, variant
from macher.i18n.phases import PHASE_OF, PHASE_OF_STEP, PHASES, PHASES_OF
from macher.i18n.render import Renderer
from macher.i18n.texts import LANGUAGES, TextError, Texts, messages, missing, preferred, signed, variables
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
