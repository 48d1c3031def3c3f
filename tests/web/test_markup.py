"""The page's markup has no words and no colons of its own, and no dot that loses the space beside it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import macher

SOURCES = sorted((Path(macher.__file__).parent / "web" / "src").rglob("*.svelte"))
SAME_EVERYWHERE = {"Die", "Macher", "https"}
READ_ALOUD = r"""\b(?:title|alt|placeholder|label|aria-label)=(?:"([^"{]*)|'([^'{]*))"""


def words_in(source: str) -> list[str]:
    """The words that a component would show in every language: between tags, or in attributes that are read."""
    markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", " ", source, flags=re.DOTALL)
    said = [one for pair in re.findall(READ_ALOUD, markup) for one in pair]
    shown = re.sub(r"<[^<>]*>|&\w+;", " ", without_braces(markup))
    return [word for text in (*said, shown) for word in re.findall(r"[^\W\d_]{2,}", text)]


def without_braces(markup: str) -> str:
    """Markup without the expressions in it."""
    kept, depth = [], 0
    for sign in markup:
        depth += sign == "{"
        if not depth:
            kept.append(sign)
        depth -= sign == "}"
    return "".join(kept)


def dots_without_space(source: str) -> list[str]:
    """Dots at the edge of a block or a line: Svelte drops the space there, so it must stand in an expression."""
    return re.findall(r"\{[#:][^}]*\}\s*·|·\s*\{[/:][^}]*\}", source)


def own_colons(source: str) -> list[str]:
    """Signs behind an expression before which French has a space of its own: `labelled` writes them."""
    markup = re.sub(r"<(script|style)\b.*?</\1>", " ", source, flags=re.DOTALL)
    return re.findall(r"\}\)?[:;!?](?: \{|</)", markup)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_a_component_has_no_words_of_its_own(path: Path) -> None:
    """Every word comes from the messages: t("…")."""
    source = path.read_text(encoding="utf-8")
    assert set(words_in(source)) <= SAME_EVERYWHERE
    assert dots_without_space(source) == []
    assert own_colons(source) == []


def test_the_check_finds_a_planted_colon() -> None:
    assert own_colons('<p>{t("piles")}: {count}</p>') != []
    assert own_colons('<p title="{name}: {count}"></p>') != []
    assert own_colons('<script>const { a }: Props = b;</script><p>{labelled(t("piles"), count)}</p>') == []


def test_the_check_finds_a_planted_word() -> None:
    assert words_in('<p class="x">{t("a")} Save</p>') == ["Save"]
    assert words_in('<a title="Back" onclick={() => go({ a: 1 > 0 })}>{#if b}{b}{/if}</a>') == ["Back"]
    assert words_in('<script lang="ts">const word = "Save";</script><b>{@html word}&nbsp;·</b>') == []


def test_the_check_finds_a_planted_dot() -> None:
    assert dots_without_space("{a}{#if b} · {b}{/if}") != []
    assert dots_without_space('{a}{#if b}{" · "}{b}{/if} · {c}') == []
