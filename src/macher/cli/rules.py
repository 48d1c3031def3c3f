"""`macher rules`: read the rules in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown

from macher.reference import UnknownRule, contents, is_id, listing, rule, search


def show_rule(query: str | None, console: Console, plain: bool = False) -> int:
    """Print a rule by its id, a section by its number, what a search finds, or without a query the list of sections.

    `plain` prints the text as it is written, for pipes and screen readers. Returns the exit code: 1 for nothing found.
    """
    wanted = (query or "").strip()
    if not wanted:
        return _show(contents().markdown, console, plain)
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
        return _show(hits[0].markdown, console, plain)
    return _show(f'**{len(hits)} rules contain "{words}"**\n\n{listing(hits)}', console, plain)


def _show(markdown: str, console: Console, plain: bool) -> int:
    if plain:
        console.out(markdown, highlight=False)
    else:
        console.print(Markdown(markdown))
    return 0


def _complain(message: str, console: Console) -> int:
    console.print(message, markup=False, highlight=False, soft_wrap=True)
    return 1
