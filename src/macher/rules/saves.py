"""Saving and loading a state exactly, at any instant, and hashing it.

A save is one JSON object: a header that says what was played with, and every field of the state. It holds everything
hidden as well: it is for the table's own store, never for a player.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from macher.rules.doors import configure
from macher.rules.editions import edition
from macher.rules.parts.campaign import Campaign as State
from macher.rules.parts.config import Config
from macher.rules.versions import RULES_VERSION, SAVE_FORMAT, VersionError, is_played

# Not saved: what follows from the configuration, and the log of the action under way.
DERIVED = frozenset({"config", "options", "tables", "scale", "printed", "parties", "steps", "asking", "telling", "log"})


class SaveError(ValueError):
    """A save that cannot be read: what is wrong with it."""


def field_names(kind: type[State]) -> list[str]:
    """Every field of a state, in a fixed order."""
    names: set[str] = set()
    for part in kind.__mro__:
        names.update(getattr(part, "__slots__", ()))
        names.update(getattr(part, "__mypyc_attrs__", ()))  # what a compiled class has instead
    return sorted(names - {"__dict__"})


def saved_fields(state: State) -> list[str]:
    """The fields of a state that a save holds."""
    return [name for name in field_names(type(state)) if name not in DERIVED]


def config_header(config: Config) -> dict[str, Any]:
    """What a game was set up with, for saves and records."""
    return {
        "edition": config.edition,
        "variant": config.variant,
        "parties": list(config.parties),
        "options": config.changed_options(),
        "data": config.tables.digest,
        "rules": config.rules,
    }


def save(state: State) -> str:
    """The state as JSON text, with a check sum over all of it."""
    fields: dict[str, Any] = {name: getattr(state, name) for name in saved_fields(state)}
    fields["seed"] = f"{state.seed:032x}"
    saved = {"macher_save": SAVE_FORMAT, **config_header(state.config), "state": fields}
    return json.dumps({**saved, "check": _check(saved)}, separators=(",", ":"))


def load(text: str, tables: Any) -> Any:
    """The state of a save, to be played on with the same data; anything else is refused with words."""
    try:
        saved = json.loads(text)
        if not isinstance(saved, dict) or "macher_save" not in saved:
            raise SaveError("this is not a saved game of Macher")
        if saved["macher_save"] != SAVE_FORMAT:
            raise VersionError(f"the save has format {saved['macher_save']}; this program reads format {SAVE_FORMAT}")
        check_versions(saved["rules"], saved["data"], tables.digest)
        if saved.pop("check") != _check(saved):
            raise SaveError("the saved game is damaged: its check sum does not hold")
        config = configure(
            saved["edition"],
            variant=saved["variant"],
            parties=tuple(saved["parties"]),
            options=saved["options"],
            tables=tables,
            rules=saved["rules"],
        )
        return _restore(config, saved["state"])
    except (SaveError, VersionError):
        raise
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise SaveError(f"the saved game is damaged: {error}") from error


def _check(saved: dict[str, Any]) -> str:
    text = json.dumps(saved, separators=(",", ":"), sort_keys=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def check_versions(rules: object, data: object, digest: str) -> None:
    """Refuse what was played with rules that we do not have any more, or not yet, or with other data."""
    if not is_played(rules):
        words = f"played with rules version {rules}; this program has rules version {RULES_VERSION}"
        raise VersionError(words, "version-rules", rules=str(rules), here=RULES_VERSION)
    if data != digest:
        words = f"played with data {data}; the data loaded here are {digest} (see --data)"
        raise VersionError(words, "version-data", data=str(data), here=digest)


def _restore(config: Config, fields: dict[str, Any]) -> State:
    state = edition(config.edition).seat_state(config)
    names = saved_fields(state)
    unknown = set(fields) - set(names)
    if unknown:
        raise SaveError(f"the saved game is damaged: unknown field {min(unknown)!r}")
    fields["seed"] = int(fields["seed"], 16)
    for name in names:
        setattr(state, name, _thaw(fields[name]))
    state.resume()
    return state


def _thaw(value: Any) -> Any:
    """JSON has no tuples: a list inside a list was one."""
    if isinstance(value, list):
        return [tuple(item) if isinstance(item, list) else item for item in value]
    return value


def state_hash(state: State) -> str:
    """A digest of everything in the state: equal states, equal hashes."""
    return blake2b(save(state).encode(), digest_size=16).hexdigest()
