"""What went wrong, in the language of whoever is told."""

from __future__ import annotations

from macher.i18n.texts import Texts


def error_words(texts: Texts, error: Exception) -> str:
    """An error in words: by its code and values if it has them (`macher.rules.Told` and such), else as it is."""
    code = getattr(error, "code", "")
    return texts.fill(f"error-{code}", getattr(error, "values", {})) if code else str(error)
