"""The configuration of a game: what both editions check and record."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

PARTIES: Final = ("linke", "spd", "gruene", "cdu", "fdp")  # in the order of the boards
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 5

OptionTable = dict[str, tuple[str, tuple[str, ...]]]
"""The options of an edition: key to (id, values), the default value first."""


class ConfigError(ValueError):
    """A game that cannot be set up: the option or limit is named."""


@dataclass(frozen=True)
class Limits:
    """What an edition allows: its variants (numbers of elections or rounds), and the rules to name."""

    variants: tuple[int, ...]
    unit: str
    variant_rule: str
    players_rule: str


@dataclass(frozen=True)
class Config:
    """One game to be set up: variant, parties in seat order, the edition's options and data."""

    edition: str
    variant: int
    parties: tuple[str, ...]
    options: Any
    tables: Any

    def changed_options(self) -> dict[str, str]:
        """The options that differ from the defaults, for records."""
        values = {field.name: getattr(self.options, field.name) for field in fields(self.options)}
        return {f.name: values[f.name] for f in fields(self.options) if values[f.name] != f.default}


def check_config(
    limits: Limits, variant: int, parties: tuple[str, ...], options: dict[str, str], known: OptionTable
) -> None:
    """Refuse what no game can be set up with; what is wrong is named with its rule and its limit."""
    if variant not in limits.variants:
        allowed = " or ".join(map(str, limits.variants))
        raise ConfigError(f"{limits.variant_rule}: a game of {allowed} {limits.unit}, not {variant}")
    rule = limits.players_rule
    if not FEWEST_SEATS <= len(parties) <= MOST_SEATS:
        raise ConfigError(f"{rule}: {FEWEST_SEATS} to {MOST_SEATS} players, not {len(parties)}")
    for party in parties:
        if party not in PARTIES:
            raise ConfigError(f"{rule}: there is no party {party!r}; parties are {', '.join(PARTIES)}")
    if len(set(parties)) != len(parties):
        raise ConfigError(f"{rule}: each player has a party of their own, not {', '.join(parties)}")
    for key, value in options.items():
        if key not in known:
            raise ConfigError(f"there is no option {key!r}; options are {', '.join(known)}")
        number, values = known[key]
        if value not in values:
            raise ConfigError(f"{number} {key}: {value!r} is not one of {', '.join(values)}")
