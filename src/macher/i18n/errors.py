"""What went wrong, in the language of whoever is told."""

from __future__ import annotations

from macher.i18n.texts import Texts


def error_words(texts: Texts, error: Exception) -> str:
    """An error in words: by its code and values if it has them (`macher.rules.Told` and such), else as it is.

    The reason that it gives is said in the same language, where that is an error with words of its own.
    """
    code = getattr(error, "code", "")
    if not code:
        return str(error)
    values = dict(getattr(error, "values", {}))
    if "reason" in values and isinstance(error.__cause__, Exception):
        values["reason"] = error_words(texts, error.__cause__)
    return texts.fill(f"error-{code}", values)
