"""Write `src/wire.ts`: the types of all messages between the service and the page, from the Structs of the service.

    python src/macher/web/scripts/wire_types.py

The file is committed; a test tells when it is no longer what this program writes.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from macher.server.wire.schema import components

TARGET: Final = Path(__file__).parents[1] / "src" / "wire.ts"
HEAD: Final = """\
/* Written by scripts/wire_types.py from the messages of the service. Do not edit. */
"""
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(schema: dict[str, Any]) -> str:
    """The TypeScript of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        item = type_of(schema.get("items") or {})
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        extra = schema.get("additionalProperties")
        return f"Record<string, {type_of(extra) if isinstance(extra, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any], sent: bool) -> str:
    """A message. In answers every field is there; in requests what has a default may be left out."""
    required = set(schema.get("required", ()))
    lines = [f"/** {comment(schema['description'])} */"] if schema.get("description") else []
    lines.append(f"export interface {name} {{")
    for key, part in schema["properties"].items():
        optional = "?" if sent and key not in required else ""
        if part.get("description"):
            lines.append(f"  /** {comment(part['description'])} */")
        lines.append(f"  {key}{optional}: {type_of(part)};")
    return "\n".join([*lines, "}"])


def comment(text: str) -> str:
    """A description in one line."""
    return re.sub(r"\s+", " ", text).strip()


def text() -> str:
    """The whole file."""
    schemas = components("#/{name}")
    parts = [HEAD.rstrip()]
    for name, schema in sorted(schemas.items()):
        if "properties" in schema or schema.get("type") == "object":
            # Requests forbid unknown fields; what the service sends has all its fields.
            parts.append(
                interface(name, {"properties": {}, **schema}, sent=schema.get("additionalProperties") is False)
            )
        else:
            parts.append(f"export type {name} = {type_of(schema)};")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
