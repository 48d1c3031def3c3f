"""The game before a game, for pages that draw and browse it: what can be played, components, rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from macher import __version__
from macher.bots import BOTS
from macher.data import CONFIDENCES, EDITIONS, counts, load_dataset
from macher.i18n import LANGUAGES, PHASE_OF, Renderer, Texts, edition, option, option_value, variant
from macher.i18n.words import Words
from macher.reference import UnknownRule, is_id, rule, search, sections
from macher.rules import Config, configure
from macher.rules.e2006.scoring import Score2006
from macher.rules.e2019.scoring import Score2019
from macher.rules.editions import edition as rules_of
from macher.rules.parts.config import FEWEST_SEATS, MOST_SEATS, PARTIES, ConfigError
from macher.rules.parts.words import card_words
from macher.rules.versions import is_played
from macher.server import wire
from macher.server.problems import Problem

SCORES: Final = {"2019": Score2019, "2006": Score2006}
HIDDEN_BOTS: Final = frozenset({"planner-1"})  # the yardstick of the arena
TERMS: Final = (
    *("program", "opinion", "match", "trend", "rally", "media", "presence", "cabinet"),
    *("poll", "coalition", "base", "donation", "double"),
    *("votes", "convert", "majority", "starter", "block", "display", "politician", "marker"),
    *("auction", "supply", "topic", "points"),
)
PIECES: Final = {
    "2019": ("opinion", "program", "politician", "poll", "media", "presence", "rally", "base", "back", "doubled"),
    "2006": (
        *("opinion", "program", "national", "politician", "poll", "media", "presence", "rally", "tile", "base"),
        *("back", "doubled", "secured"),
    ),
}


class Library:
    """What the service knows about the game itself, in every language. `data` are the host's own data sets by name."""

    def __init__(self, data: Mapping[str, Path], mail: bool) -> None:
        self._data: dict[str | None, Path | None] = {None: None}
        self._data.update(data)
        self._mail = mail
        self.about = lru_cache(len(LANGUAGES))(self._about)
        self.reference = lru_cache(64)(self._reference)
        self._tables: dict[tuple[str, str | None], Any] = {}

    # --- data sets ----------------------------------------------------------------------------------------------------
    def tables(self, edition_name: str, data: str | None) -> Any:
        """The numbers of an edition in a data set."""
        if data not in self._data:
            raise Problem(422, "no-data", data=data or "")
        if (edition_name, data) not in self._tables:
            tables = load_dataset(edition_name, self._data[data], environment=False).tables
            self._tables[edition_name, data] = tables
        return self._tables[edition_name, data]

    def tables_by_digest(self, edition_name: str, digest: str) -> Any:
        """The numbers that a game is played with, whatever the set is called now."""
        for name in self._data:
            tables = self.tables(edition_name, name)
            if tables.digest == digest:
                return tables
        raise Problem(410, "data-gone", digest=digest)

    def set_of(self, edition_name: str, asked: str | None) -> str | None:
        """The name of a data set, asked for by that name or, as a table knows it, by the digest of its numbers."""
        if asked in self._data:
            return asked
        for name in self._data:
            if self.tables(edition_name, name).digest == asked:
                return name
        raise Problem(422, "no-data", data=asked or "")

    def folder_of(self, edition_name: str, digest: str) -> Path | None:
        """The folder of the data set with these numbers; None for the shipped ones."""
        for name, folder in self._data.items():
            if self.tables(edition_name, name).digest == digest:
                return folder
        return None

    # --- about --------------------------------------------------------------------------------------------------------
    def _about(self, language: str) -> wire.About:
        texts = Texts(language)
        return wire.About(
            version=__version__,
            editions=[self._edition(texts, name) for name in EDITIONS],
            parties=parties(texts),
            bots=[bot_about(texts, name) for name in offered_bots()],
            languages=[wire.LanguageAbout(id=each, name=Texts(each).get("service-language")) for each in LANGUAGES],
            mail=self._mail,
        )

    def _edition(self, texts: Texts, name: str) -> wire.EditionAbout:
        played = rules_of(name)
        own = texts.of_edition(name)
        lengths = [(length, *variant(texts, length, name)) for length in played.limits.variants]
        return wire.EditionAbout(
            id=name,
            name=edition(texts, name),
            variants=[wire.VariantAbout(length=length, title=title, about=about) for length, title, about in lengths],
            options=[option_about(own, key, id, values) for key, (id, values) in played.options.items()],
            data=[wire.DataSet(id=each, digest=self.tables(name, each).digest) for each in self._data],
            fewest=FEWEST_SEATS,
            most=MOST_SEATS,
        )

    # --- reference ----------------------------------------------------------------------------------------------------
    def _reference(
        self, name: str, length: int | None, data: str | None, options: str, version: int, language: str
    ) -> wire.Reference:
        played = rules_of(name)
        length = played.limits.variants[0] if length is None else length
        if length not in played.limits.variants:
            raise Problem(422, "no-variant", variant=length)
        if not is_played(version):
            raise Problem(410, "rules-gone", rules=version)
        data = self.set_of(name, data)
        tables = self.tables(name, data)
        try:
            config = configure(
                name, variant=length, parties=PARTIES, options=options_of(options), tables=tables, rules=version
            )
        except ConfigError as error:
            raise Problem(422, "config", words=str(error)) from None
        render = Renderer(Texts(language), config)
        rows = load_dataset(name, self._data[data], environment=False).rows
        totals = counts(rows)
        steps = [step for step in PHASE_OF[name] if render.texts.has(f"step-{step}")]
        return wire.Reference(
            edition=name,
            variant=length,
            data=config.tables.digest,
            parties=parties(render.texts),
            **components(config, render.words),
            phases=[phase(render, id, number) for number, id in enumerate(render.phases)],
            steps=[wire.StepAbout(id=step, name=render.step(step)) for step in steps],
            sources=[
                wire.Source(id=source, name=render.score(source))
                for source in (*(field.name for field in fields(SCORES[name])), "total")
            ],
            glossary=glossary(render),
            pieces=pieces(render),
            tables=asdict(config.tables),
            values=[
                wire.Value(file=row.file, key=row.key, value=row.value, source=row.source, confidence=row.confidence)
                for row in rows
            ],
            confidences={confidence: totals[confidence] for confidence in CONFIDENCES},
        )


def offered_bots() -> list[str]:
    """The bots that people may seat, by name."""
    return [name for name in BOTS if name not in HIDDEN_BOTS]


def bot_about(texts: Texts, name: str) -> wire.BotAbout:
    """A bot in words."""
    return wire.BotAbout(id=name, name=texts.get(f"bot-{name}"), about=texts.get(f"bot-{name}.about"))


def bot_at_seat(texts: Texts, name: str, seat: int) -> str:
    """What a bot is called at a table: the page says the same (`web-bot-…`)."""
    return f"{texts.get(f'bot-{name}')} {seat + 1}"


def option_about(texts: Texts, key: str, id: str, values: tuple[str, ...]) -> wire.OptionAbout:
    """A rule option in words."""
    title, about = option(texts, key)
    told = [(value, *option_value(texts, key, value)) for value in values]
    return wire.OptionAbout(
        key=key,
        rule=id,
        title=title,
        about=about,
        values=[wire.OptionValue(value=value, title=name, about=words) for value, name, words in told],
    )


def parties(texts: Texts) -> list[wire.Party]:
    """The five parties."""
    return [
        wire.Party(index=at, id=party, name=texts.get(f"party-{party}"), short=texts.get(f"party-{party}.short"))
        for at, party in enumerate(PARTIES)
    ]


def components(config: Config, words: Words) -> dict[str, Any]:
    """The cards of an edition."""
    tables = config.tables
    topics = range(len(words.topics))
    marks = card_words(words.topics)
    return {
        "states": [
            wire.StateAbout(
                index=at,
                id=state.id,
                name=words.state(at),
                native=words.native(at),
                large=getattr(state, "large", None),
                points=list(state.points),
            )
            for at, state in enumerate(tables.states)
        ],
        "topics": [
            wire.Topic(index=at, id=words.topics[at], name=words.topic(at), short=words.short_topic(at))
            for at in topics
        ],
        "cards": [
            wire.Card(index=card, word=mark, topic=card >> 1, sign=-1 if card & 1 else 1, name=words.card(card))
            for card, mark in enumerate(marks)
        ],
        "politicians": [
            wire.Politician(
                index=at,
                id=card.id,
                name=words.politician(at),
                cost=card.cost,
                effects=words.effects(at),
                long_game_only=card.long_game_only,
            )
            for at, card in enumerate(words.cabinet)
        ],
        "polls": [
            wire.Poll(index=at, changes=list(words.changes(at)), text=words.poll(at)) for at in range(len(tables.polls))
        ],
    }


def phase(render: Renderer, id: str, number: int) -> wire.Phase:
    """A phase with its help."""
    steps = [step for step, its in PHASE_OF[render.config.edition].items() if its == id]
    return wire.Phase(id=id, number=number, name=render.texts.get(f"phase-{id}"), help=render.help(id), steps=steps)


def glossary(render: Renderer) -> list[wire.Term]:
    """The words of the game, explained as they hold at this table."""
    terms = [f"service-term-{term}" for term in TERMS]
    return [
        wire.Term(
            term=render.texts.get(term),
            text=render.about(f"{term}.about"),
            rule=None,
            forms=render.texts.get(f"{term}.forms").split(", "),
        )
        for term in terms
    ]


def pieces(render: Renderer) -> list[wire.PieceAbout]:
    """What the lens says of each kind of piece at this table."""
    return [
        wire.PieceAbout(
            kind=kind, name=render.texts.get(f"service-piece-{kind}"), text=render.about(f"service-piece-{kind}.about")
        )
        for kind in PIECES[render.config.edition]
    ]


def options_of(written: str) -> dict[str, str]:
    """The options of a table as an address writes them: `key:value`, with commas between them."""
    parts = [part.partition(":") for part in written.split(",") if part]
    return {key: value for key, _, value in parts}


# --- rules ------------------------------------------------------------------------------------------------------------
def rules(name: str, query: str | None, language: str) -> wire.Rules:
    """The rules of an edition by section, or those that a search finds; an id finds its rule."""
    if query is None:
        return wire.Rules(edition=name, sections=_sections(name, language), found=[])
    found = _found(name, query, language)
    return wire.Rules(edition=name, sections=[], found=[_text(entry) for entry in found])


def _found(name: str, query: str, language: str) -> list[Any]:
    if is_id(query):
        try:
            return [rule(query, language)]
        except UnknownRule:
            return []
    return search(query, name, language)[:100]


@lru_cache(len(EDITIONS) * len(LANGUAGES))
def _sections(name: str, language: str) -> list[wire.RuleSection]:
    return [
        wire.RuleSection(number=part.number, title=part.title, rules=[_text(each) for each in part.rules])
        for part in sections(name, language)
    ]


def _text(entry: Any) -> wire.RuleText:
    return wire.RuleText(id=entry.id, title=entry.title, text=entry.text, section=entry.section)


__all__ = ["Library", "offered_bots", "rules"]
