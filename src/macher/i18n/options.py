"""What can be chosen before a game, in words: editions, lengths, bots, and the rule options with what they change."""

from __future__ import annotations

from macher.i18n.texts import Texts


def option(texts: Texts, key: str) -> tuple[str, str]:
    """An option of the rules (`poll_front`): its title and what it decides. No two editions share a key."""
    name = f"option-{key.replace('_', '-')}"
    return texts.get(name), texts.get(f"{name}.about")


def option_value(texts: Texts, key: str, value: str) -> tuple[str, str]:
    """A value of an option: its title and what happens with it."""
    name = f"option-{key}-{value}".replace("_", "-")
    return texts.get(name), texts.get(f"{name}.about")


def edition(texts: Texts, name: str) -> str:
    """An edition of the game."""
    return texts.get(f"edition-{name}")


def variant(texts: Texts, length: int, edition_name: str = "2019") -> tuple[str, str]:
    """A length of a game of an edition, in elections or rounds: its title and what it means."""
    own = texts.of_edition(edition_name)
    name = f"variant-{length}"
    return own.get(name), own.get(f"{name}.about")


def bot(texts: Texts, name: str) -> tuple[str, str]:
    """A bot that comes with the program (`club`): its title and how it plays."""
    return texts.get(f"bot-{name}"), texts.get(f"bot-{name}.about")
