"""Numbers as a language writes them: 12.5% and 12,5 %."""

from __future__ import annotations

from babel.numbers import format_decimal, format_percent

from macher.i18n.texts import Texts


def decimal(texts: Texts, number: float, digits: int = 0) -> str:
    """A number with so many digits behind the point."""
    return format_decimal(number, format="#,##0" + (f".{'0' * digits}" if digits else ""), locale=texts.language)


def percent(texts: Texts, share: float) -> str:
    """A share in percent, with one digit behind the point."""
    whole = format_percent(1, locale=texts.language)  # how the language sets the sign
    return whole.replace("100", decimal(texts, share * 100, 1))
