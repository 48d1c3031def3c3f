"""What a player may type besides choices: help, rules, the parts of the table, the log, undo, language, leaving."""

from __future__ import annotations

from typing import Final, Protocol

from macher.cli.terminal.facts import Facts
from macher.cli.terminal.game import Game
from macher.cli.terminal.keyboard import COMMANDS, Quit
from macher.cli.terminal.screen import Question
from macher.i18n import LANGUAGES
from macher.i18n.situation import NOBODY, Situation
from macher.play import Draft
from macher.reference import UnknownRule, is_id, listing, rule, search
from macher.rules.events import payments

LOG_LINES: Final = 20
SHORT_ANSWERS: Final = ("undo", "save", "lang")  # these say a sentence and leave the question in sight


class Asked(Protocol):
    """The turn of whoever types a command."""

    seat: int

    @property
    def draft(self) -> Draft:
        """The steps that can still be taken back."""

    def facts(self) -> Facts:
        """What the player may know now."""

    def question(self, facts: Facts) -> Question:
        """What is asked."""

    def undo(self) -> None:
        """Take the last step back."""


class Commands:
    """The commands, each a method of its name. Only what the seat may see is shown."""

    def __init__(self, game: Game, turn: Asked) -> None:
        self.game = game
        self.turn = turn

    def get(self, message: str, **values: str | int) -> str:
        """A text of the table, in the language of the moment."""
        return self.game.labels.get(message, **values)

    def run(self, name: str, words: list[str]) -> None:
        """Do what a command says; then the question stands again, if it is still the same."""
        changes = self.game.changes
        facts = self.turn.facts()
        {
            "help": self.help,
            "rule": self.rule,
            "board": self.board,
            "land": self.land,
            "players": self.players,
            "hand": self.hand,
            "national": self.national,
            "books": self.books,
            "score": self.score,
            "log": self.log,
            "options": self.options,
            "undo": self.undo,
            "save": self.save,
            "lang": self.lang,
            "quit": self.quit,
        }[name](words, facts)
        if self.game.changes == changes and name not in SHORT_ANSWERS:
            self.game.screen.ask(self.turn.question(facts))

    def help(self, words: list[str], facts: Facts) -> None:
        """The keys, and how this phase works."""
        screen, labels = self.game.screen, self.game.labels
        step = facts.data["step"]
        screen.listing(
            self.get("help-heading"),
            [self.get("help-number"), self.get("help-words"), self.get("help-several"), self.get("help-enter")],
        )
        words_of = self.game.command_words.listed
        about = [labels.texts.labelled(words_of(name), self.get(f"about-{name}")) for name in COMMANDS]
        screen.listing(self.get("help-commands"), about)
        screen.say(labels.renderer.phase(step), "bold")
        screen.say(labels.renderer.phase_help(step))

    def rule(self, words: list[str], facts: Facts) -> None:
        """A rule by its id, a search, or the rule of this decision."""
        screen = self.game.screen
        language = self.game.labels.texts.language
        wanted = " ".join(words) or facts.data["rule"]
        if not is_id(wanted):
            hits = search(wanted, facts.config.edition, language)
            if hits:
                screen.markdown(hits[0].markdown if len(hits) == 1 else listing(hits))
            else:
                screen.say(self.get("no-rule-found", words=wanted))
            return
        try:
            screen.markdown(rule(wanted, language).markdown)
        except UnknownRule as unknown:
            screen.say(self.get("no-such-rule", rule=wanted, near=", ".join(unknown.near) or "-"))

    # --- the table --------------------------------------------------------------------------------------------------
    def board(self, words: list[str], facts: Facts) -> None:
        """Everything on the table."""
        self.game.screen.board(facts)

    def land(self, words: list[str], facts: Facts) -> None:
        """One land, by its letter or the beginning of its name; without one, that of the decision."""
        lands = facts.data["order"]
        here = Situation(facts.view).land
        if words:
            wanted = " ".join(words).casefold()
            chosen = [
                land for land in lands if wanted == self.game.labels.letters[land] or self._named(facts, land, wanted)
            ]
        else:
            chosen = lands if here == NOBODY else [here]
        for land in chosen:
            self.game.screen.land(facts, land)
        if not chosen:
            choices = ", ".join(self.game.labels.land(facts, land) for land in lands)
            self.game.screen.say(self.get("no-such-land", lands=choices))

    def _named(self, facts: Facts, land: int, wanted: str) -> bool:
        """Whether the state in a land begins with that, in the language of the table or in German."""
        words, state = self.game.labels.words, facts.data["card"][land]
        return any(name.casefold().startswith(wanted) for name in (words.state(state), words.native(state)))

    def players(self, words: list[str], facts: Facts) -> None:
        """What everybody knows of the players."""
        self.game.screen.players(facts)

    def hand(self, words: list[str], facts: Facts) -> None:
        """The player's own things."""
        self.game.screen.own(facts)

    def national(self, words: list[str], facts: Facts) -> None:
        """The national boards."""
        self.game.screen.national(facts)

    def books(self, words: list[str], facts: Facts) -> None:
        """What everybody has seen and heard: payments, discards, used polls, cards shown in hands."""
        screen, game = self.game.screen, self.game
        screen.listing(self.get("books-money"), screen.things.ledger(facts))
        paid = [event for event in game.news.all_events(self.turn.seat) if payments(event)]
        last = game.lines(paid[max(0, len(paid) - self._count(words)) :])
        if last:
            screen.listing(self.get("books-payments", count=len(last)), last)
        screen.listing(self.get("books-aside"), screen.things.laid_aside(facts))

    def score(self, words: list[str], facts: Facts) -> None:
        """Points by source."""
        self.game.screen.score(facts)

    def options(self, words: list[str], facts: Facts) -> None:
        """The question again; `run` asks it after every command."""

    def log(self, words: list[str], facts: Facts) -> None:
        """The last lines of the log that the player may see."""
        lines = self.game.lines(self.game.news.all_events(self.turn.seat))
        last = lines[max(0, len(lines) - self._count(words)) :]
        self.game.screen.listing(self.get("log-heading", count=len(last)), last)

    @staticmethod
    def _count(words: list[str]) -> int:
        """How many lines are wanted."""
        return int(words[0][:6]) if words and words[0].isdecimal() else LOG_LINES

    # --- the game ---------------------------------------------------------------------------------------------------
    def undo(self, words: list[str], facts: Facts) -> None:
        """Take back the last step."""
        self.turn.undo()

    def save(self, words: list[str], facts: Facts) -> None:
        """The game is always saved; say where."""
        self.game.keeper.keep(self.game.table, self.turn.draft)
        if self.game.keeper.failed is None:
            self.game.messages.append(self.get("kept", path=str(self.game.keeper.path)))
        else:
            self.game.messages.append(self.game.save_failure())

    def lang(self, words: list[str], facts: Facts) -> None:
        """Another language from now on."""
        if len(words) == 1 and words[0].casefold() in LANGUAGES:
            self.game.speak(words[0].casefold())
        else:
            self.game.messages.append(self.get("languages", languages=", ".join(LANGUAGES)))

    def quit(self, words: list[str], facts: Facts) -> None:
        """Stop; the game is saved."""
        raise Quit
