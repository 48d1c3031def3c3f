"""`macher rules`: read the rules in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown

from macher.i18n.texts import Texts
from macher.reference import Rule, UnknownRule, contents, editions, is_id, listing, rule, search


def show_rule(query: str | None, console: Console, plain: bool, texts: Texts) -> int:
    """Print a rule by its id, a section by its number, what a search finds, or without a query the lists of sections.

    `plain` prints the text as it is written, for pipes and screen readers. Returns the exit code: 1 for nothing found.
    """
    wanted = (query or "").strip()
    if not wanted:
        lists = (contents(edition, texts.language).markdown for edition in editions())
        return _show("\n\n".join(lists), console, plain)
    if is_id(wanted):
        return _show_id(wanted, console, plain, texts)
    return _show_search(wanted, console, plain, texts)


def _show_id(id: str, console: Console, plain: bool, texts: Texts) -> int:
    try:
        found = rule(id, texts.language)
    except UnknownRule as unknown:
        if not unknown.near:
            return _complain(texts.get("cli-rules-unknown", rule=unknown.id), console)
        return _complain(texts.get("cli-rules-near", rule=unknown.id, near=", ".join(unknown.near)), console)
    return _show(found.markdown, console, plain)


def _show_search(words: str, console: Console, plain: bool, texts: Texts) -> int:
    hits = search(words, None, texts.language)
    if not hits:
        return _complain(texts.get("cli-rules-none", words=words), console)
    if len(hits) == 1:
        return _show(f"{hits[0].markdown}\n\n*{_edition(hits[0].edition, texts)}*", console, plain)
    heading = texts.get("cli-rules-found", count=len(hits), words=words)
    return _show(f"**{heading}**\n\n{_by_edition(hits, texts)}", console, plain)


def _by_edition(hits: list[Rule], texts: Texts) -> str:
    """A list for each edition that has any."""
    of = {edition: [hit for hit in hits if hit.edition == edition] for edition in editions()}
    return "\n\n".join(f"*{_edition(edition, texts)}*\n\n{listing(found)}" for edition, found in of.items() if found)


def _edition(edition: str, texts: Texts) -> str:
    return texts.get("cli-rules-edition", edition=edition)


def _show(markdown: str, console: Console, plain: bool) -> int:
    if plain:
        console.out(markdown, highlight=False)
    else:
        console.print(Markdown(markdown))
    return 0


def _complain(message: str, console: Console) -> int:
    console.print(message, markup=False, highlight=False, soft_wrap=True)
    return 1
