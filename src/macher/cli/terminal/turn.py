"""A person's turn: what is shown and asked, what is typed, what may be taken back, and when the turn is over."""

from __future__ import annotations

from macher.cli.terminal.commands import Commands
from macher.cli.terminal.editions import facts_of
from macher.cli.terminal.facts import Facts
from macher.cli.terminal.game import Game
from macher.cli.terminal.menu import Menu, NoSuchChoice
from macher.cli.terminal.news import why_final
from macher.cli.terminal.screen import Question, Scene
from macher.play import Draft
from macher.play import Turn as Ended
from macher.rules import Refused


class Turn:
    """One turn of one person, from the first question to the end.

    What is typed goes into a draft. A step that shows something new commits it, and the turn goes on with another one.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.table = game.table
        self.commands = Commands(game, self)
        self.ended: Ended | None = None  # the part of the turn that was committed last

    @property
    def draft(self) -> Draft:
        """The steps that can still be taken back."""
        if self.game.news.draft is None:
            self.game.news.draft = self.table.draft(self.seat)
        return self.game.news.draft

    def take(self) -> None:
        """Ask until nothing more is asked and the player lets go."""
        self.game.news.begin_turn(self.seat)
        fresh = True
        while self.asked or (self.game.confirm and self.may_reconsider):
            self.show(fresh)
            fresh = False
            if self.asked:
                self.answer()
            elif self.ends():
                break
        self.game.settle()

    @property
    def asked(self) -> bool:
        """Whether the game waits for this person."""
        return self.draft.asked

    @property
    def may_reconsider(self) -> bool:
        """Whether the last step can be taken back."""
        return bool(self.draft.actions)

    # --- showing ----------------------------------------------------------------------------------------------------
    def show(self, fresh: bool) -> None:
        """The table as the seat sees it, and the question."""
        game = self.game
        facts = self.facts()
        if game.keeper.failed is not None:
            game.messages.append(game.save_failure())
        scene = Scene(
            facts,
            self.question(facts),
            game.labels.get("so-far" if game.news.from_the_beginning else "since-last"),
            game.lines(game.news.new_events(self.seat)),
            game.lines(game.news.own_events(self.seat)),
            game.messages,
        )
        game.screen.show(scene, fresh)
        game.messages = []
        game.news.has_seen(self.seat)

    def facts(self) -> Facts:
        """What the seat may know."""
        return facts_of(self.draft.view())

    def question(self, facts: Facts) -> Question:
        """What is asked now, with the choices and the rule they rest on."""
        labels, shown = self.game.labels, self.game.command_words.shown
        keys = {name: shown(name) for name in ("help", "board", "undo", "quit")}
        if not self.asked:
            choice = self.game.things.sealed_choice(facts, short=not self.game.plain)
            over = "turn-over" if choice is None else "choice-sealed"
            sentence = labels.get(over, choice=choice or "", undo=keys["undo"])
            return Question(sentence, "", None, [], labels.get("keys-line", may_undo="no", **keys))
        legal = self.draft.legal()
        menu = Menu(labels, facts.view, legal, frozenset(action for action in legal if self.draft.reveals(action)))
        notes = [labels.get("only-choice")] if len(legal) == 1 else []
        notes += [labels.get("all-final")] if menu.all_final else []
        keys["may_undo"] = "yes" if self.may_reconsider else "no"
        sentence = labels.renderer.prompt(facts.view)
        return Question(sentence, facts.data["rule"], menu, notes, labels.get("keys-line", **keys))

    # --- answers ----------------------------------------------------------------------------------------------------
    def answer(self) -> None:
        """Read lines until one of them changes something."""
        changes = self.game.changes
        while self.game.changes == changes:
            words = self.game.keyboard.words(self.game.keyboard.line())
            if not words:
                self.enter_alone()
            elif (name := self.game.command_words.find(words[0])) is not None:
                self.commands.run(name, words[1:])
            else:
                self.take_words(words)
            if self.game.messages and self.game.screen.redraws:
                return  # the same scene once more, with the messages in it
            if self.game.changes == changes:
                self.say_messages()

    def ends(self) -> bool:
        """Enter ends the turn; taking back something goes on with it."""
        changes = self.game.changes
        while True:
            words = self.game.keyboard.words(self.game.keyboard.line())
            if not words:
                return True
            name = self.game.command_words.find(words[0])
            if name is None:
                self.tell("end-or-undo", undo=self.game.command_words.shown("undo"))
            else:
                self.commands.run(name, words[1:])
            if self.game.changes != changes or (self.game.messages and self.game.screen.redraws):
                return False
            self.say_messages()

    def tell(self, message: str, **values: str | int) -> None:
        """Something to be read before the next question."""
        self.game.messages.append(self.game.labels.get(message, **values))

    def say_messages(self) -> None:
        """Say at once what would otherwise wait for the next scene."""
        for message in self.game.messages:
            self.game.screen.say(message)
        self.game.messages = []

    def enter_alone(self) -> None:
        """An empty line takes the only choice there is; otherwise it is a question."""
        legal = self.draft.legal()
        if len(legal) == 1:
            self.act(legal[0])
        else:
            self.tell("type-something", help=self.game.command_words.shown("help"))

    def take_words(self, words: list[str]) -> None:
        """Carry out words in order; the first that is refused stops them, and what was done stays done."""
        labels = self.game.labels
        for at, word in enumerate(words):
            try:
                if not self.asked:
                    raise NoSuchChoice("words-after-turn", word=word)
                menu = Menu(labels, self.draft.view(), self.draft.legal())
                self.act(menu.find(word))
            except NoSuchChoice as problem:
                self.tell(problem.message, **problem.values)
            except Refused as refused:
                self.game.messages.append(labels.texts.labelled(word, labels.renderer.refusal(refused)))
            else:
                continue
            if len(words) > 1:
                self.tell("not-done", count=at, words=" ".join(words[at:]))
            return

    # --- doing and taking back --------------------------------------------------------------------------------------
    def act(self, action: int) -> None:
        """Carry out one action, keep it, and mark a point of no return."""
        self.draft.act(action)
        if self.draft.sealed_by:
            self.ended = self.game.settle()
        self.changed()
        if self.ended is not None and self.asked and not self.may_reconsider:
            self.tell("no-return", reason=self.reason(self.ended))

    def undo(self) -> None:
        """Take back the last step that is not committed."""
        if self.may_reconsider:
            sealed = not self.asked and self.draft.view().data["sealed_for"] != 0
            action = self.draft.undo()
            self.changed()
            if sealed and not self.draft.view().data["answer"]:
                self.tell("choice-taken-back")
            else:
                self.tell("taken-back", word=self.game.labels.word(action))
        elif self.ended is not None:
            self.tell("no-undo", reason=self.reason(self.ended))
        else:
            self.tell("nothing-to-take-back")

    def changed(self) -> None:
        """Something was done or taken back: keep it."""
        self.game.changes += 1
        self.game.keeper.keep(self.table, self.draft)

    def reason(self, ended: Ended) -> str:
        """Why a turn cannot be taken back."""
        return self.game.labels.get(f"reason-{why_final(ended)}")
