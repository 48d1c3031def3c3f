"""A person's turn: what is shown and asked, what is typed, what may be taken back, and when the turn is over."""

from __future__ import annotations

from typing import Final

from macher.cli.terminal.commands import Commands
from macher.cli.terminal.editions import facts_of
from macher.cli.terminal.effects import Effects
from macher.cli.terminal.facts import Facts
from macher.cli.terminal.game import Game
from macher.cli.terminal.keyboard import Quit
from macher.cli.terminal.menu import Menu, NoSuchChoice, Numbering
from macher.cli.terminal.news import why_final
from macher.cli.terminal.screen import Question, Scene
from macher.play import Draft
from macher.play import Turn as Ended
from macher.rules import Refused

IN_SHORT: Final = frozenset({"money", "money-if-won", "price-later", "base", "rallies", "trend", "match", "votes"})
"""What of a preview is said at the end of a turn."""


class Turn:
    """One turn of one person, from the first question to the end.

    What is typed goes into a draft, from which it can be taken back: no step of it asks for Enter. Whatever cannot be
    taken back waits for Enter, once: a step that shows something new, after which the turn may go on with another
    draft, and the end of the turn, a pass as well, because others act behind it. Where there is only one choice left,
    its question is asked at the end already: who takes it ends the turn, who takes back the step before it does not.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.table = game.table
        self.commands = Commands(game, self)
        self.ended: Ended | None = None  # the part of the turn that was committed last
        self.numbering = Numbering()
        self.sure = False  # whether the last step was the only one there was, and was seen to be

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
        while self.asked or self.may_reconsider:
            if self.asked or self.waits_for_enter:
                self.show(fresh)
                fresh = False
                if self.asked:
                    self.answer()
                    continue
                if not self.ends():
                    continue
            self.settle()
        self.game.settle()

    @property
    def asked(self) -> bool:
        """Whether the game waits for this person."""
        return self.draft.asked

    @property
    def waits_for_enter(self) -> bool:
        """Whether what was done is final only with Enter: if it was not the only choice there was."""
        return self.game.confirm and not self.sure

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
            game.news_lines(game.news.new_events(self.seat), self.seat),
            game.news_lines(game.news.own_events(self.seat), self.seat),
            game.messages,
        )
        for page in game.screen.pages(scene) if fresh else []:
            game.screen.page(scene.heading, page)
            if game.command_words.find(game.keyboard.line()) == "quit":
                raise Quit
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
            sentence, notes = self._at_the_end(facts, keys["undo"])
            return Question(sentence, "", None, notes, labels.get("keys-line", may_undo="no", **keys))
        legal = self.draft.legal()
        menu = Menu(
            labels,
            facts.view,
            legal,
            frozenset(action for action in legal if self.draft.reveals(action)),
            numbers=self.numbering.of(facts.data["step"], labels.in_order(legal)),
            effects=Effects(labels, facts, self.draft.preview),
        )
        notes = [labels.get("only-choice", last="yes" if self.ends_with(legal) else "no")] if len(legal) == 1 else []
        notes += [labels.get("all-final")] if menu.all_final else []
        keys["may_undo"] = "yes" if self.may_reconsider else "no"
        sentence = labels.renderer.prompt(facts.view)
        return Question(sentence, facts.data["rule"], menu, notes, labels.get("keys-line", **keys))

    def _at_the_end(self, facts: Facts, undo: str) -> tuple[str, list[str]]:
        """What Enter makes final, and what comes of it."""
        labels, draft = self.game.labels, self.draft
        if draft.sealed_by:
            step = labels.renderer.action(draft.actions[-1], facts.view)
            sentence = labels.get("shows-something", step=step, undo=undo)
        elif (choice := self.game.things.sealed_choice(facts, short=not self.game.plain)) is not None:
            return labels.get("choice-sealed", choice=choice, undo=undo), []
        else:
            sentence = labels.get("turn-over", undo=undo)
        shown = [line for line in draft.preview() if line.key in IN_SHORT]
        comes = labels.texts.apart(labels.renderer.preview(line, facts.view) for line in shown)
        return sentence, [comes] if comes else []

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
            self.act(legal[0], seen=True)
        else:
            self.tell("type-something", help=self.game.command_words.shown("help"))

    def take_words(self, words: list[str]) -> None:
        """Carry out words in order; the first that is refused stops them, and what was done stays done."""
        labels = self.game.labels
        for at, word in enumerate(words):
            try:
                if not self.asked:
                    raise NoSuchChoice("words-before-enter" if self.draft.sealed_by else "words-after-turn", word=word)
                view, legal = self.draft.view(), self.draft.legal()
                menu = Menu(labels, view, legal, numbers=self.numbering.of(view.data["step"], labels.in_order(legal)))
                self.act(menu.find(word), seen=not at)
            except NoSuchChoice as problem:
                self.tell(problem.message, **problem.values)
            except Refused as refused:
                self.game.messages.append(labels.texts.labelled(word, labels.renderer.refusal(refused)))
            else:
                continue
            if len(words) > 1:
                self.tell("not-done", count=at, words=" ".join(words[at:]))
            return

    def ends_with(self, legal: tuple[int, ...]) -> bool:
        """Whether the only choice ends the turn. Of one that shows something new the menu says it."""
        trial = self.table.draft(self.seat, [*self.draft.actions, *legal])
        return trial.done and not trial.sealed_by

    # --- doing and taking back --------------------------------------------------------------------------------------
    def act(self, action: int, seen: bool) -> None:
        """Carry out one action, whose question was perhaps `seen`; what shows something new waits for Enter."""
        only = len(self.draft.legal()) == 1
        self.draft.act(action)
        self.sure = only and seen
        if self.draft.sealed_by and not self.waits_for_enter:
            self.settle()
        else:
            self.changed()

    def settle(self) -> None:
        """What was done is final from now on; if the turn goes on, mark the point of no return."""
        self.ended = self.game.settle()
        self.changed()
        if self.ended is not None and self.asked:
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
        """Something was done or taken back: keep it, but not what still waits for Enter."""
        self.game.changes += 1
        if not self.draft.sealed_by:
            self.game.keeper.keep(self.table, self.draft)

    def reason(self, ended: Ended) -> str:
        """Why a turn cannot be taken back."""
        return self.game.labels.get(f"reason-{why_final(ended)}")
