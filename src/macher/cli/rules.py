"""`macher rules`: read the rules in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown

from macher.reference import Rule, UnknownRule, contents, editions, is_id, listing, rule, search


def show_rule(query: str | None, console: Console, plain: bool = False) -> int:
    """Print a rule by its id, a section by its number, what a search finds, or without a query the lists of sections.

    `plain` prints the text as it is written, for pipes and screen readers. Returns the exit code: 1 for nothing found.
    """
    wanted = (query or "").strip()
    if not wanted:
        return _show("\n\n".join(contents(edition).markdown for edition in editions()), console, plain)
    if is_id(wanted):
        return _show_id(wanted, console, plain)
    return _show_search(wanted, console, plain)


def _show_id(id: str, console: Console, plain: bool) -> int:
    try:
        found = rule(id)
    except UnknownRule as unknown:
        return _complain(str(unknown), console)
    return _show(found.markdown, console, plain)


def _show_search(words: str, console: Console, plain: bool) -> int:
    hits = search(words)
    if not hits:
        return _complain(f'No rule contains "{words}".', console)
    if len(hits) == 1:
        return _show(f"{hits[0].markdown}\n\n*{hits[0].edition} edition*", console, plain)
    return _show(f'**{len(hits)} rules contain "{words}"**\n\n{_by_edition(hits)}', console, plain)


def _by_edition(hits: list[Rule]) -> str:
    """A list for each edition that has any."""
    of = {edition: [hit for hit in hits if hit.edition == edition] for edition in editions()}
    return "\n\n".join(f"*{edition} edition*\n\n{listing(found)}" for edition, found in of.items() if found)


def _show(markdown: str, console: Console, plain: bool) -> int:
    if plain:
        console.out(markdown, highlight=False)
    else:
        console.print(Markdown(markdown))
    return 0


def _complain(message: str, console: Console) -> int:
    console.print(message, markup=False, highlight=False, soft_wrap=True)
    return 1
