"""The configuration of a game: what both editions check and record."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any, Final

from macher.rules.parts.frozen import Frozen
from macher.rules.parts.told import Told
from macher.rules.versions import EARLIER_DEFAULTS, RULES_VERSION

PARTIES: Final = ("linke", "spd", "gruene", "cdu", "fdp")  # in the order of the boards
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 5

OptionTable = dict[str, tuple[str, tuple[str, ...]]]
"""The options of an edition: key to (id, values), the default value first."""


class ConfigError(Told):
    """A game that cannot be set up: the option or limit is named."""


@dataclass(frozen=True)
class Config(Frozen):
    """One game to be set up: variant, parties in seat order, the edition's options and data.

    `rules` is the version of the rules that it is played with: a game goes on under those that it began with.
    """

    edition: str
    variant: int
    parties: tuple[str, ...]
    options: Any
    tables: Any
    rules: int = RULES_VERSION

    def changed_options(self, rules: int | None = None) -> dict[str, str]:
        """The options that differ from the defaults of a version of the rules: the game's own, unless one is named."""
        return dict(_changed(self.options, self.rules if rules is None else rules))


# --- options ---------------------------------------------------------------------------------------------------------
@lru_cache(256)
def _changed(options: Any, rules: int) -> dict[str, str]:
    """The options that differ from the defaults of a version of the rules: they stand in every view."""
    earlier = EARLIER_DEFAULTS.get(rules, {})
    values = {f.name: getattr(options, f.name) for f in fields(options)}
    defaults = {f.name: earlier.get(f.name, f.default) for f in fields(options)}
    return {name: value for name, value in values.items() if value != defaults[name]}


def option(number: str, *values: str) -> Any:
    """A field of an edition's options: the id of the option and its values, the default first."""
    return field(default=values[0], metadata={"id": number, "values": values})


def option_table(options: type[Any]) -> OptionTable:
    """The options of an edition by key."""
    return {f.name: (f.metadata["id"], f.metadata["values"]) for f in fields(options)}


# --- limits ----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Limits:
    """What an edition allows: its variants (numbers of elections or rounds), its options, and the rules to name."""

    edition: str
    variants: tuple[int, ...]
    unit: str
    variant_rule: str
    players_rule: str
    options: type[Any]

    def configure(
        self, variant: int, parties: tuple[str, ...], options: dict[str, str], tables: Any, rules: int
    ) -> Config:
        """Check a configuration and build it."""
        self.check_variant(variant)
        self.check_parties(parties)
        self.check_options(options)
        known = option_table(self.options)
        earlier = {key: value for key, value in EARLIER_DEFAULTS.get(rules, {}).items() if key in known}
        return Config(self.edition, variant, parties, self.options(**{**earlier, **options}), tables, rules)

    def check_variant(self, variant: int) -> None:
        """Only the lengths that the edition has."""
        if variant not in self.variants:
            allowed = " or ".join(map(str, self.variants))
            raise ConfigError(
                f"{self.variant_rule}: a game of {allowed} {self.unit}, not {variant}",
                f"config-{self.unit}",
                rule=self.variant_rule,
                first=self.variants[0],
                second=self.variants[1],
                variant=str(variant),
            )

    def check_parties(self, parties: tuple[str, ...]) -> None:
        """Three to five different parties."""
        rule = self.players_rule
        if not FEWEST_SEATS <= len(parties) <= MOST_SEATS:
            raise ConfigError(
                f"{rule}: {FEWEST_SEATS} to {MOST_SEATS} players, not {len(parties)}",
                "config-players",
                rule=rule,
                least=FEWEST_SEATS,
                most=MOST_SEATS,
                players=len(parties),
            )
        for party in parties:
            if party not in PARTIES:
                known = ", ".join(PARTIES)
                words = f"{rule}: there is no party {party!r}; parties are {known}"
                raise ConfigError(words, "config-party", rule=rule, party=party, parties=known)
        if len(set(parties)) != len(parties):
            words = f"{rule}: each player has a party of their own, not {', '.join(parties)}"
            raise ConfigError(words, "config-own-party", rule=rule, parties=", ".join(parties))

    def check_options(self, options: dict[str, str]) -> None:
        """Only options that there are, with one of their values."""
        known = option_table(self.options)
        for key, value in options.items():
            if key not in known:
                words = f"there is no option {key!r}; options are {', '.join(known)}"
                raise ConfigError(words, "config-no-option", option=key, options=", ".join(known))
            number, values = known[key]
            if value not in values:
                words = f"{number} {key}: {value!r} is not one of {', '.join(values)}"
                allowed = ", ".join(values)
                raise ConfigError(words, "config-option", rule=number, option=key, value=value, values=allowed)
