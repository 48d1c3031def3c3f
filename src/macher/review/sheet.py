"""A review to show around: one HTML file that needs nothing else, and the curve of the chances as a picture (SVG)."""

from __future__ import annotations

from html import escape
from typing import Final

from macher.review.words import ReviewWords, Section

WIDE, HIGH, LEFT, FOOT = 860, 320, 46, 34
DASHES: Final = ("", "9 4", "2 4", "12 4 2 4", "5 3")
"""Lines are told apart without colour as well."""
LIGHT: Final = {"linke": "#b3246f", "spd": "#d7141f", "gruene": "#2a8237", "cdu": "#2b2f36", "fdp": "#8a6d00"}
DARK: Final = {"linke": "#e0569d", "spd": "#f2545b", "gruene": "#56b860", "cdu": "#9aa3b2", "fdp": "#f4d03f"}

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d1f24; --faint: #6b6f78; --rule: #d8d5cc }
@media (prefers-color-scheme: dark) { :root { --paper: #16181d; --ink: #e8e6e0; --faint: #a2a6b0; --rule: #3a3d45 } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; border-top: 1px solid var(--rule); padding-top: 1rem }
p { margin: .3rem 0 } li { margin: .6rem 0 } li p + p { color: var(--faint) } .about, footer { color: var(--faint) }
svg { width: 100%; height: auto } svg text { fill: var(--faint); font: 12px system-ui, sans-serif }
.grid { stroke: var(--rule) } .line { fill: none; stroke-width: 2.5; stroke-linejoin: round }
"""


def html(words: ReviewWords) -> str:
    """The whole review as one file."""
    language = words.texts.language
    parts = [picture(words, whole=False)]
    for section in words.sections():
        parts += _section(section)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(words.title)}</title>\n<style>{STYLE}{_colours(words)}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(words.title)}</h1>\n<p>{escape(words.result)}</p>\n"
        + "\n".join(parts)
        + f"\n<footer><p>{escape(words.judged)}</p></footer>\n</main>\n</body>\n</html>\n"
    )


def _section(section: Section) -> list[str]:
    lines = [f"<h2>{escape(section.title)}</h2>"]
    if section.about:
        lines.append(f'<p class="about">{escape(section.about)}</p>')
    if section.entries:
        lines.append("<ul>")
        for entry in section.entries:
            lines.append("<li>" + "".join(f"<p>{escape(line)}</p>" for line in entry) + "</li>")
        lines.append("</ul>")
    return lines


# --- the picture ----------------------------------------------------------------------------------------------------
def picture(words: ReviewWords, whole: bool = True) -> str:
    """The chances of all parties, action by action; `whole` adds what a file of its own needs, and who won."""
    found = words.review.chances
    steps = max(len(found.known) - 1, 1)
    lines = [_grid(words, steps)]
    for seat, name in enumerate(words.parties):
        points = " ".join(f"{_x(at, steps):.1f},{_y(row[seat]):.1f}" for at, row in enumerate(found.known))
        party = words.record.config.parties[seat]
        lines.append(
            f'<polyline class="line {party}" stroke-dasharray="{DASHES[seat]}" points="{points}">'
            f"<title>{escape(name)}</title></polyline>"
        )
    lines += [_mark(one.choice.at, number, steps) for number, one in enumerate(words.review.turning, 1)]
    lines += _legend(words)
    label = escape(words.texts.get("review-chances"))
    style = f"<style>{STYLE}{_colours(words)}</style>" if whole else ""
    name = 'xmlns="http://www.w3.org/2000/svg" ' if whole else ""
    return (
        f'<svg {name}viewBox="0 0 {WIDE} {HIGH + FOOT + 24}" role="img" aria-label="{label}">{style}'
        + "".join(lines)
        + "</svg>"
    )


def _x(at: int, steps: int) -> float:
    return LEFT + (WIDE - LEFT - 10) * at / steps


def _y(win: float) -> float:
    return 10 + (HIGH - 20) * (1 - win)


def _grid(words: ReviewWords, steps: int) -> str:
    """Lines for every quarter, and for the ends of rounds."""
    parts = []
    for quarter in range(5):
        y = _y(quarter / 4)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDE - 10}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{escape(words.percent(quarter / 4))}</text>')
    for label, at in list(words.moments())[1:-1]:
        x = _x(at, steps)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="10" y2="{HIGH - 10}"/>')
        parts.append(f'<text x="{x - 4:.1f}" y="{HIGH + 6}" text-anchor="end">{escape(label)}</text>')
    return "".join(parts)


def _mark(at: int, number: int, steps: int) -> str:
    """Where a turning point was."""
    x = _x(at, steps)
    return (
        f'<line x1="{x:.1f}" x2="{x:.1f}" y1="10" y2="{HIGH - 10}" stroke="var(--ink)" stroke-dasharray="1 5"/>'
        f'<text x="{x + 3:.1f}" y="20">{number}</text>'
    )


def _legend(words: ReviewWords) -> list[str]:
    parts = []
    for seat, (name, total) in enumerate(zip(words.parties, words.review.chances.totals, strict=True)):
        x = LEFT + seat * 160
        party = words.record.config.parties[seat]
        parts.append(
            f'<line class="line {party}" stroke-dasharray="{DASHES[seat]}" x1="{x}" x2="{x + 28}"'
            f' y1="{HIGH + FOOT}" y2="{HIGH + FOOT}"/><text x="{x + 34}" y="{HIGH + FOOT + 4}">'
            f"{escape(name)} {total}</text>"
        )
    return parts


def _colours(words: ReviewWords) -> str:
    """The colours of the parties at this table."""
    here = words.record.config.parties
    light = "".join(f".{party} {{ stroke: {LIGHT[party]} }} " for party in here)
    dark = "".join(f".{party} {{ stroke: {DARK[party]} }} " for party in here)
    return f"{light}@media (prefers-color-scheme: dark) {{ {dark}}}\n"
