"""What can be chosen before a game, in words: editions, lengths, and the rule options with what they change."""

from __future__ import annotations

from macher.i18n.texts import Texts


def option(texts: Texts, key: str) -> tuple[str, str]:
    """An option of the rules (`poll_front`): its title and what it decides."""
    name = f"option-{key.replace('_', '-')}"
    return texts.get(name), texts.get(f"{name}.about")


def option_value(texts: Texts, key: str, value: str) -> tuple[str, str]:
    """A value of an option: its title and what happens with it."""
    name = f"option-{key}-{value}".replace("_", "-")
    return texts.get(name), texts.get(f"{name}.about")


def edition(texts: Texts, name: str) -> str:
    """An edition of the game."""
    return texts.get(f"edition-{name}")


def variant(texts: Texts, elections: int) -> tuple[str, str]:
    """A length of the game: its title and what it means."""
    name = f"variant-{elections}"
    return texts.get(name), texts.get(f"{name}.about")
