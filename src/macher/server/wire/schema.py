"""The JSON schema of all messages, for the OpenAPI document and for the types of the front end.

Structs are named by their class; the two kinds of `Position.view` are `View2019` and `View2006`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from macher.rules.e2006.seen import Seen as Seen2006
from macher.rules.e2019.seen import Seen as Seen2019
from macher.server import wire

REF: Final = "#/components/schemas/{name}"
VIEWS: Final = {"View2019": Seen2019, "View2006": Seen2006}


def structs() -> list[type[msgspec.Struct]]:
    """Every message, requests and answers."""
    found = [getattr(wire, name) for name in wire.__all__]
    bases = (wire.Request, wire.Answer, wire.Push, wire.Sent)
    return [kind for kind in found if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in bases]


def components(ref: str = REF) -> dict[str, Any]:
    """The schemas by name; references between them follow `ref`."""
    _, schemas = msgspec.json.schema_components(structs(), ref_template=ref)
    for name, kind in VIEWS.items():
        (_,), parts = msgspec.json.schema_components([kind], ref_template=ref.format(name=f"{name}_{{name}}"))
        schemas |= {f"{name}_{part}": schema for part, schema in parts.items()}
        schemas[name] = schemas.pop(_own_name(name, parts))
    views = [{"$ref": ref.format(name=name)} for name in VIEWS]
    return {name: _with_views(schema, views) for name, schema in schemas.items()}


def _own_name(name: str, parts: dict[str, Any]) -> str:
    """Under which name msgspec put the view itself: it has the most fields."""
    return f"{name}_{max(parts, key=lambda part: len(parts[part].get('properties', ())))}"


def _with_views(schema: Any, views: list[dict[str, str]]) -> Any:
    """The place of a view, marked in the Struct, says which views there are."""
    if isinstance(schema, list):
        return [_with_views(item, views) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("x-view"):
        return {"description": schema["description"], "anyOf": views}
    return {key: _with_views(value, views) for key, value in schema.items()}
