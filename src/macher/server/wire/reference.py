"""The game before a game: editions, options, bots, components and rules."""

from __future__ import annotations

from typing import Any

from macher.server.wire.base import Answer


# --- what can be played -----------------------------------------------------------------------------------------------
class VariantAbout(Answer):
    """A length of the game, in elections or rounds."""

    length: int
    title: str
    about: str


class OptionValue(Answer):
    """A value of a rule option; the first one is the default."""

    value: str
    title: str
    about: str


class OptionAbout(Answer):
    """A rule option."""

    key: str
    rule: str
    title: str
    about: str
    values: list[OptionValue]


class DataSet(Answer):
    """A set of printed values; `id` null is the shipped one."""

    id: str | None
    digest: str


class EditionAbout(Answer):
    """An edition and what can be chosen in it."""

    id: str
    name: str
    variants: list[VariantAbout]
    options: list[OptionAbout]
    data: list[DataSet]
    fewest: int
    most: int


class Party(Answer):
    """A party; `index` is its number in views."""

    index: int
    id: str
    name: str
    short: str


class BotAbout(Answer):
    """A bot that may be seated."""

    id: str
    name: str
    about: str


class LanguageAbout(Answer):
    """A language of the texts, in its own words."""

    id: str
    name: str


class About(Answer):
    """What this service offers."""

    version: str
    editions: list[EditionAbout]
    parties: list[Party]
    bots: list[BotAbout]
    languages: list[LanguageAbout]
    mail: bool
    """Whether turn notices can be sent by e-mail."""


# --- components -------------------------------------------------------------------------------------------------------
class StateAbout(Answer):
    """A state card; `native` is its German name.

    Row r of `points` is for 5r+5 to 5r+9 votes, the last for 50 and more.
    """

    index: int
    id: str
    name: str
    native: str
    large: bool | None
    points: list[int]


class Topic(Answer):
    """A topic (issue) of programs and opinions."""

    index: int
    id: str
    name: str
    short: str


class Card(Answer):
    """A program or opinion card: a topic, and approval (`sign` 1) or disapproval (-1)."""

    index: int
    word: str
    topic: int
    sign: int
    name: str


class Politician(Answer):
    """A member of the shadow cabinet. Its single actions are in `tables`."""

    index: int
    id: str
    name: str
    cost: int
    effects: str
    long_game_only: bool


class Poll(Answer):
    """A poll: the change for each of the five parties, in the order of the boards."""

    index: int
    changes: list[int]
    text: str


class Phase(Answer):
    """A phase of a round with its help, and the decisions in it."""

    id: str
    number: int
    name: str
    help: str
    steps: list[str]


class StepAbout(Answer):
    """A decision in a few words."""

    id: str
    name: str


class Source(Answer):
    """Where points come from at the end."""

    id: str
    name: str


class Term(Answer):
    """A word of the glossary."""

    term: str
    text: str
    rule: str | None
    forms: list[str]
    """How it stands in sentences: beginnings of words, behind which an ending may follow."""


class PieceAbout(Answer):
    """A kind of piece under the lens: what it is called while its face is hidden, and what it is for."""

    kind: str
    name: str
    text: str


class Value(Answer):
    """A printed value, who says so, and how sure that is."""

    file: str
    key: str
    value: str
    source: str
    confidence: str


class Reference(Answer):
    """Everything of an edition that is needed to draw and browse it. Its texts hold under the options asked for."""

    edition: str
    variant: int
    data: str
    parties: list[Party]
    states: list[StateAbout]
    topics: list[Topic]
    cards: list[Card]
    politicians: list[Politician]
    polls: list[Poll]
    phases: list[Phase]
    steps: list[StepAbout]
    sources: list[Source]
    glossary: list[Term]
    pieces: list[PieceAbout]
    """What the lens says of each kind of piece; `back`, `doubled` and `secured` say what their state means."""
    tables: dict[str, Any]
    """Every number of the edition, as the engine has it."""
    values: list[Value]
    """Every printed value with its source."""
    confidences: dict[str, int]
    """How many values there are of each confidence."""


# --- rules ------------------------------------------------------------------------------------------------------------
class RuleText(Answer):
    """A rule, or an entry of a table of the rulebook; `text` is Markdown."""

    id: str
    title: str
    text: str
    section: str


class RuleSection(Answer):
    """A section of the rulebook."""

    number: str
    title: str
    rules: list[RuleText]


class Rules(Answer):
    """The rules of an edition: all sections, or what a search found."""

    edition: str
    sections: list[RuleSection]
    found: list[RuleText]
