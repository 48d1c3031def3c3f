"""The table as plain lines: short, labelled, one after the other; nothing is drawn, nothing is cleared."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from macher.cli.terminal.facts import Facts
from macher.cli.terminal.folding import folded
from macher.cli.terminal.menu import Choice, Group, Menu
from macher.cli.terminal.screen import MOST_NEWS, WIPED_LINES, Question, Scene, Screen, chosen
from macher.cli.terminal.things import Thing

FORM_FEED: Final = "\f"


class PlainScreen(Screen):
    """Lines for screen readers, pipes and logs."""

    def say(self, text: str, style: str = "", indent: str = "") -> None:
        for line in folded(text, self.console.width, indent):
            self.console.out(line, highlight=False)

    def _things(self, things: Iterable[Thing], indent: str = "") -> None:
        for label, value in things:
            self.say(self._labelled(label, value), indent=indent)

    def _labelled(self, label: str, text: str) -> str:
        return self.labels.texts.labelled(label, text)

    # --- the decision -----------------------------------------------------------------------------------------------
    def show(self, scene: Scene, fresh: bool) -> None:
        get = self.labels.get
        if fresh:
            self.say("")
            self.say(f"{self.labels.moment(scene.facts)}.")
            if scene.news:
                shown = chosen(scene.news, [1] * len(scene.news), MOST_NEWS)
                self.say(scene.heading)
                if len(shown) < len(scene.news):
                    self.say(get("earlier", count=len(scene.news) - len(shown)), indent="  ")
                for at in shown:
                    self.say(self.marked(scene.news[at]), indent="  ")
            you, money = self.things.own(scene.facts, short=False)[:2]
            self.say(f"{self._labelled(*you)}. {self._labelled(*money)}.")
        elif scene.done:
            self.say(self.marked(scene.done[-1]))
        for message in scene.messages:
            self.say(message)
        self.ask(scene.question)
        if fresh:
            self.say(scene.question.keys)

    def ask(self, question: Question) -> None:
        self.say(f"{question.sentence} [{question.rule}]" if question.rule else question.sentence)
        if question.menu is not None:
            self._menu(question.menu)
        for note in question.notes:
            self.say(note)

    def _menu(self, menu: Menu) -> None:
        mark = not menu.all_final
        for group in menu.groups:
            if group.heading:
                self.say(f"{group.heading} {self._in_a_row(group, mark)}.", indent="  ")
                continue
            for choice in group.choices:
                text = f"{self._text(choice, mark)} ({choice.word})"
                self.say(self._labelled(choice.key, text), indent="  ")

    def _in_a_row(self, group: Group, mark: bool) -> str:
        return self.labels.texts.apart(self._labelled(choice.key, self._text(choice, mark)) for choice in group.choices)

    def _text(self, choice: Choice, mark: bool) -> str:
        return f"{choice.text} {self.labels.get('final-mark')}" if mark and choice.final else choice.text

    # --- parts of the table -----------------------------------------------------------------------------------------
    def board(self, facts: Facts) -> None:
        self.say(f"{self.labels.moment(facts)}.")
        self.say(self.labels.renderer.waiting(facts.view))
        for land in facts.data["order"]:
            self.land(facts, land)
        self.national(facts)
        self.players(facts)
        self.own(facts)

    def land(self, facts: Facts, land: int) -> None:
        labels, get = self.labels, self.labels.get
        name = f"{get('label-land')} {labels.land_in_full(facts, land)}"
        self.say(f"{self._labelled(name, f'{labels.size(facts, land)}, {labels.election(facts, land)}')}.")
        points = get("points-for", points=labels.points(facts, land))
        self.say(f"{self._labelled(get('label-points'), points)}.", indent="  ")
        opinions = labels.texts.apart(labels.full(card, doubled) for card, doubled in facts.opinions(land))
        self.say(f"{self._labelled(get('label-opinions'), opinions)}.", indent="  ")
        for label, value in self.things.beside_votes(facts, land):
            self.say(f"{self._labelled(label, value)}.", indent="  ")
        for seat in range(facts.seats):
            self.say(self._seat_in_land(facts, land, seat), indent="  ")
        cabinet = enumerate(facts.data["rows"][land], 1)
        row = labels.texts.apart(f"{at} {labels.in_row(one)}" for at, one in cabinet)
        if row:
            self.say(f"{self._labelled(get('label-row'), row)}.", indent="  ")

    def _seat_in_land(self, facts: Facts, land: int, seat: int) -> str:
        votes, gain = facts.votes(land, seat), facts.gain(land, seat)
        line = self.labels.get(
            "plain-seat",
            party=self.labels.party(seat),
            votes=votes,
            trend=self.labels.trend(facts.trend(land, seat)),
            rallies=facts.rallies(land, seat),
            media=facts.media(land, seat),
        )
        return f"{line} {self.labels.get('plain-projection', gain=gain, votes=votes + gain)}" if gain else line

    def players(self, facts: Facts) -> None:
        get, data = self.labels.get, facts.data
        for seat in range(facts.seats):
            marks = [get("is-you")] if seat == facts.viewer else []
            marks += [get("is-start")] if data["start"] == seat else []
            marks += [get("has-answered")] if data["answered"][seat] else []
            self.say(self.labels.person(seat) + "".join(f", {mark}" for mark in marks))
            self._things(self.things.about(facts, seat), "  ")

    def national(self, facts: Facts) -> None:
        self._things(self.things.national(facts, short=False))

    def own(self, facts: Facts) -> None:
        self._things(self.things.own(facts, short=False))

    def score(self, facts: Facts) -> None:
        scores = [facts.score(seat) for seat in range(facts.seats)]
        for seat in sorted(range(facts.seats), key=lambda seat: -scores[seat]["total"]):
            parts = [f"{self.labels.texts.get(f'score-{source}')} {points}" for source, points in scores[seat].items()]
            won = f" {self.labels.get('won')}" if seat in (facts.data["winners"] or []) else ""
            self.say(f"{self._labelled(f'{self.labels.person(seat)}{won}', ', '.join(parts))}.")

    def markdown(self, text: str) -> None:
        self.say(text.replace("**", ""))

    def wipe(self) -> None:
        self.console.file.write("\n" * WIPED_LINES + FORM_FEED + "\n")
