"""A review to show around: one HTML file that needs nothing else, and the curve of the chances as a picture (SVG)."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from textwrap import wrap
from typing import Final

from macher.review.review import curve, opened_curve
from macher.review.words import Card, ReviewWords, Section

WIDE, HIGH, LEFT, FOOT = 860, 320, 46, 34
DASHES: Final = ("", "9 4", "2 4", "12 4 2 4", "5 3")
"""Lines are told apart without colour as well."""
LABEL = 12
"""How far apart the names of turning points stand."""
LINE, LONGEST = 18, 112
"""Of what is written below the picture: the height of a line, and its letters."""
LIGHT: Final = {"linke": "#b3246f", "spd": "#d7141f", "gruene": "#2a8237", "cdu": "#2b2f36", "fdp": "#8a6d00"}
DARK: Final = {"linke": "#e0569d", "spd": "#f2545b", "gruene": "#56b860", "cdu": "#9aa3b2", "fdp": "#f4d03f"}

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d1f24; --faint: #6b6f78; --rule: #d8d5cc }
@media (prefers-color-scheme: dark) { :root { --paper: #16181d; --ink: #e8e6e0; --faint: #a2a6b0; --rule: #3a3d45 } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; border-top: 1px solid var(--rule); padding-top: 1rem }
p { margin: .3rem 0 } li { margin: .6rem 0 } li p + p { color: var(--faint) } .about, footer { color: var(--faint) }
svg { width: 100%; height: auto } svg .title { fill: var(--ink); font: bold 18px system-ui, sans-serif }
svg text:not(.title) { fill: var(--faint); font: 12px system-ui, sans-serif }
@media (max-width: 40rem) { .chart { overflow-x: auto } .chart svg { width: 44rem } }
.grid { stroke: var(--rule) } .line { fill: none; stroke-width: 2.5; stroke-linejoin: round }
"""


def html(words: ReviewWords) -> str:
    """The whole review as one file."""
    language = words.texts.language
    parts = []
    curves = [curve(words.work), *([opened_curve(words.work)] if words.work.opened else [])]
    for number, section in enumerate(words.sections()):
        drawn = [_drawn(words, curves[number], section.title)] if number < len(curves) else []
        parts += _section(section, drawn)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(words.title)}</title>\n<style>{STYLE}{_colours(words)}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(words.title)}</h1>\n<p>{escape(words.result)}</p>\n"
        + "\n".join(parts)
        + f"\n<footer><p>{escape(words.judged)}</p></footer>\n</main>\n</body>\n</html>\n"
    )


def _section(section: Section, drawn: list[str]) -> list[str]:
    lines = [f"<h2>{escape(section.title)}</h2>"]
    if section.about:
        lines.append(f'<p class="about">{escape(section.about)}</p>')
    lines += drawn
    if section.entries:
        lines.append("<ul>")
        for entry in section.entries:
            lines.append("<li>" + "".join(f"<p>{escape(line)}</p>" for line in entry) + "</li>")
        lines.append("</ul>")
    return lines


# --- the picture ----------------------------------------------------------------------------------------------------
def picture(words: ReviewWords) -> str:
    """Who played, the result, the chances of all parties from what they knew, and the turning points."""
    below = [line for number, card in (*_choices(words), *_chances(words)) for line in _written(words, number, card)]
    result = wrap(words.result, LONGEST)
    top, foot = 54 + LINE * len(result), HIGH + FOOT + 30
    lines = [
        f'<text class="title" x="10" y="26">{escape(words.title)}</text>',
        *(f'<text x="10" y="{46 + LINE * number}">{escape(line)}</text>' for number, line in enumerate(result)),
        f'<g transform="translate(0 {top})">{_chart(words, curve(words.work))}</g>',
    ]
    for number, line in enumerate(below):
        lines.append(f'<text x="10" y="{top + foot + LINE * number}">{escape(line)}</text>')
    high = top + foot + LINE * len(below)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" role="img"'
        f' aria-label="{escape(words.title)}"><style>{STYLE}{_colours(words)}</style>'
        f'<rect width="{WIDE}" height="{high}" fill="var(--paper)"/>' + "".join(lines) + "</svg>"
    )


def _drawn(words: ReviewWords, rows: list[list[float]], label: str) -> str:
    """A curve inside of a page."""
    return (
        f'<div class="chart" tabindex="0"><svg viewBox="0 -10 {WIDE} {HIGH + FOOT + 34}" role="img" '
        f'aria-label="{escape(label)}">{_chart(words, rows)}</svg></div>'
    )


def _chart(words: ReviewWords, rows: list[list[float]]) -> str:
    """Lines action by action, with the places of the turning points: choices have numbers, chances letters."""
    steps = max(len(rows) - 1, 1)
    lines = [_grid(words, steps)]
    seats = words.work.seats if len(rows[0]) == len(words.work.seats) else list(range(len(words.parties)))
    for place, seat in enumerate(seats):
        points = " ".join(f"{_x(at, steps):.1f},{_y(row[place]):.1f}" for at, row in enumerate(rows))
        party = words.record.config.parties[seat]
        lines.append(
            f'<polyline class="line {party}" stroke-dasharray="{DASHES[seat]}" points="{points}">'
            f"<title>{escape(words.parties[seat])}</title></polyline>"
        )
    for row in (_choices(words), _chances(words)):
        places = beside([_x(card.at, steps) for _, card in row])
        lines += [_mark(_x(card.at, steps), place, number) for (number, card), place in zip(row, places, strict=True)]
    return "".join([*lines, *_legend(words)])


def _choices(words: ReviewWords) -> list[tuple[str, Card]]:
    return list(zip("12345", words.decisions, strict=False))


def _chances(words: ReviewWords) -> list[tuple[str, Card]]:
    return list(zip("ABCDE", words.events, strict=False))


def _written(words: ReviewWords, number: str, card: Card) -> list[str]:
    """A turning point below the picture, in a few short lines."""
    first, second = words.lines(card)[:2]
    return [*wrap(f"{number}  {first}", LONGEST), *wrap(second, LONGEST, initial_indent="\xa0\xa0\xa0\xa0")]


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


def beside(places: list[float]) -> list[float]:
    """Labels at these places, moved aside where they would lie over one another."""
    moved = list(places)
    order = sorted(range(len(places)), key=places.__getitem__)
    for one, other in pairwise(order):
        moved[other] = max(moved[other], moved[one] + LABEL)
    end = float(WIDE - LABEL)
    for one in reversed(order):  # what was pushed over the end comes back, and pushes the others
        moved[one] = min(moved[one], end)
        end = moved[one] - LABEL
    return moved


def _mark(x: float, label: float, number: str) -> str:
    """Where a turning point was."""
    if number.isdigit():
        path, y = f"M{label:.1f},8 L{x:.1f},22 V{HIGH - 10}", 4
    else:
        path, y = f"M{x:.1f},10 V{HIGH - 40} L{label:.1f},{HIGH - 26}", HIGH - 14
    return (
        f'<path d="{path}" fill="none" stroke="var(--ink)" stroke-dasharray="1 5"/>'
        f'<text x="{label:.1f}" y="{y}" text-anchor="middle">{number}</text>'
    )


def _legend(words: ReviewWords) -> list[str]:
    parts = []
    for seat, (name, total) in enumerate(zip(words.parties, words.work.totals, strict=True)):
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
