"""`--help` in the language of the reader.

Where cyclopts takes a help text, the commands name a message (`cli-play`): it is put into words when the help is shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from macher.i18n.texts import Texts

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

TITLES: Final = {"Commands": "commands", "Arguments": "arguments", "Parameters": "parameters"}
VALUES: Final = {"STR": "text", "INT": "number", "FLOAT": "number", "PATH": "path", "STR...": "text"}
USAGE: Final = {"COMMAND": "command", "[OPTIONS]": "options", "[ARGS...]": "words"}
FLAGS: Final = {"--help": "cli-opt-help", "--version": "cli-opt-version"}
UNSAID: Final = ("False", "()", '""')
"""Defaults that say nothing: what is not asked for is not done."""


@dataclass(frozen=True)
class Help:
    """Draws the help as cyclopts does, with the words of a language."""

    texts: Texts

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One box of commands or options."""
        from cyclopts.help import DefaultFormatter
        from cyclopts.help.specs import get_default_command_columns, get_default_parameter_columns

        title = self.texts.get(f"cli-title-{TITLES[str(panel.title)]}")
        entries = [self.entry(entry) for entry in panel.entries]
        usual = get_default_command_columns if panel.format == "command" else get_default_parameter_columns
        *names, last = usual(console, options, entries)
        columns = (*names, last.copy(renderer=self.described))
        DefaultFormatter(column_specs=columns)(console, options, panel.copy(title=title, entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """How the command is written."""
        words = [self.texts.get(f"cli-usage-{USAGE[word]}") if word in USAGE else word for word in str(usage).split()]
        line = " ".join(self.value(word) for word in words)
        console.print(self.texts.get("cli-usage", line=line), style="bold", markup=False, highlight=False)
        console.print()

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """What the command does."""
        from rich.markdown import Markdown

        console.print(Markdown(self.words(description)))
        console.print()

    def entry(self, entry: HelpEntry) -> HelpEntry:
        """A command or an option, with the kind of its value in words."""
        return entry if entry.metavar is None else entry.copy(metavar=self.value(entry.metavar))

    def value(self, word: str) -> str:
        """The kind of a value in words; anything else as it is."""
        return self.texts.get(f"cli-value-{VALUES[word]}") if word in VALUES else word

    def described(self, entry: HelpEntry) -> Any:
        """What stands beside a command or an option."""
        from cyclopts.help import InlineText
        from rich.text import Text

        flag = next((FLAGS[name] for name in entry.names if name in FLAGS), None)
        words = self.texts.get(flag) if flag else self.words(entry.description)
        drawn = InlineText.from_format(words.partition("\n\n")[0], format="markdown")
        for note in self.notes(entry):
            drawn.append(Text(note, "grey58"))
        return drawn

    def notes(self, entry: HelpEntry) -> list[str]:
        """What holds if the option is not given, and whether it must be."""
        notes = []
        if entry.env_var:
            notes.append(self.texts.get("cli-note-variable", name=", ".join(entry.env_var)))
        if entry.default is not None and entry.default not in UNSAID:
            default = self.texts.get("cli-yes") if entry.default == "True" else entry.default
            notes.append(self.texts.get("cli-note-default", value=default))
        if entry.required:
            notes.append(self.texts.get("cli-note-required"))
        return notes

    def words(self, description: Any) -> str:
        """The words of the message that stands where cyclopts expects a text."""
        return self.texts.get(description.primary_renderable.plain.strip())
