"""How each edition is put into words: its names, actions, events and prompts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from macher.i18n.actions import ActionTexts
from macher.i18n.e2006.actions import ActionTexts2006
from macher.i18n.e2006.events import EventTexts2006
from macher.i18n.e2006.prompts import PromptTexts2006
from macher.i18n.e2006.words import Words2006
from macher.i18n.e2019.actions import ActionTexts2019
from macher.i18n.e2019.events import EventTexts2019
from macher.i18n.e2019.prompts import PromptTexts2019
from macher.i18n.e2019.words import Words2019
from macher.i18n.events import EventTexts
from macher.i18n.prompts import PromptTexts
from macher.i18n.words import Words


@dataclass(frozen=True)
class Wording:
    """The classes that speak for an edition."""

    words: type[Words]
    actions: type[ActionTexts[Any]]
    events: type[EventTexts[Any]]
    prompts: type[PromptTexts[Any]]


WORDINGS: Final = {
    "2019": Wording(Words2019, ActionTexts2019, EventTexts2019, PromptTexts2019),
    "2006": Wording(Words2006, ActionTexts2006, EventTexts2006, PromptTexts2006),
}
