"""The OpenAPI document, made from the handlers themselves: their paths, parameters, messages and errors.

So it cannot tell anything else than what the service does. The sockets, which OpenAPI does not know, are described
beside the paths under `x-sockets`.
"""

from __future__ import annotations

import inspect
import typing
from collections.abc import Iterable
from typing import Annotated, Any, Final, get_args, get_origin

import msgspec
from litestar import Response
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.params import ParameterKwarg

from macher import __version__
from macher.server.people.callers import CSRF_HEADER, SESSION_COOKIE
from macher.server.wire.schema import components

PROVIDED: Final = frozenset({"request", "service", "caller", "spoken", "socket", "return"})
MEANINGS: Final = {
    400: "The request cannot be read",
    401: "There is no session, or the token is not known",
    403: "Not for you: a foreign seat, a foreign page, or not a member",
    404: "There is no such thing",
    405: "Not this way",
    408: "The request came too slowly",
    409: "Not now: a stale or repeated turn, or the table is not in that state",
    410: "The data that the game was played with are not here",
    413: "Too long",
    422: "Refused by the rules or a limit, which is named",
    429: "Too many requests",
    500: "Our fault",
    503: "The store does not answer; try again",
}
ALWAYS: Final = (429, 500)
WITH_BODY: Final = (400, 408, 413)


def document(handlers: Iterable[BaseRouteHandler]) -> dict[str, Any]:
    """The whole document."""
    paths: dict[str, dict[str, Any]] = {}
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler) and not handler.opt.get("page"):
            path = path_of(handler)
            for method in handler.http_methods:
                if method != "OPTIONS":
                    paths.setdefault(path, {})[method.lower()] = operation(handler, method)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Macher",
            "version": __version__,
            "description": "The table service: see docs/api.md. Money is in thousands, seats count from 0.",
        },
        "paths": paths,
        "x-sockets": {
            "/api/tables/{table_id}/socket": {
                "description": "Pushes what is new; query: seat, since, chat, lang.",
                "pushes": [
                    ref(name) for name in ("Hello", "Moved", "Changed", "Said", "Notice", "Ordered", "Pong", "Failed")
                ],
                "hears": [ref(name) for name in ("Ping", "Lang", "Sit", "Look")],
            }
        },
        "components": {
            "schemas": components(),
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": SESSION_COOKIE},
                "csrf": {"type": "apiKey", "in": "header", "name": CSRF_HEADER.decode()},
                "seat": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def ref(name: str) -> dict[str, str]:
    """A reference to a message."""
    return {"$ref": f"#/components/schemas/{name}"}


def path_of(handler: HTTPRouteHandler) -> str:
    """The path as OpenAPI writes it."""
    (path,) = handler.paths
    return path.replace(":str}", "}").replace(":int}", "}")


def operation(handler: HTTPRouteHandler, method: str) -> dict[str, Any]:
    """One operation."""
    function = handler.fn
    hints = typing.get_type_hints(function, include_extras=True)
    signature = inspect.signature(function)
    told: dict[str, Any] = {
        "operationId": f"{method.lower()}-{function.__module__.rpartition('.')[2]}-{function.__name__}",
        "summary": inspect.getdoc(function),
        "parameters": [
            parameter(handler, name, hints[name], signature.parameters[name].default)
            for name in signature.parameters
            if name not in PROVIDED and name != "data"
        ],
    }
    told["responses"] = answers(handler, hints, method, bool(told["parameters"]))
    if "data" in hints:
        told["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema_of(hints["data"])}}}
    if "caller" in hints:
        told["security"] = [{"session": []} if method == "GET" else {"session": [], "csrf": []}, {"seat": []}, {}]
    return told


def parameter(handler: HTTPRouteHandler, name: str, hint: Any, default: Any) -> dict[str, Any]:
    """A parameter of the path or the query."""
    base, details = (get_args(hint)[0], get_args(hint)[1]) if get_origin(hint) is Annotated else (hint, None)
    in_path = f"{{{name}:" in next(iter(handler.paths))
    schema = schema_of(base)
    if isinstance(details, ParameterKwarg):
        limits = {"minimum": details.ge, "maximum": details.le, "maxLength": details.max_length}
        schema = narrowed(schema, {key: value for key, value in limits.items() if value is not None})
    sent_as = details.name if isinstance(details, ParameterKwarg) and details.name else name
    told: dict[str, Any] = {"name": sent_as, "in": "path" if in_path else "query", "schema": schema}
    told["required"] = in_path or default is inspect.Parameter.empty
    if isinstance(details, ParameterKwarg) and details.description:
        told["description"] = details.description
    return told


def narrowed(schema: dict[str, Any], limits: dict[str, Any]) -> dict[str, Any]:
    """A schema with limits, put where they hold."""
    if "anyOf" in schema:
        return {"anyOf": [part if part.get("type") == "null" else {**part, **limits} for part in schema["anyOf"]]}
    return {**schema, **limits}


def answers(handler: HTTPRouteHandler, hints: dict[str, Any], method: str, parameters: bool) -> dict[str, Any]:
    """What an operation may answer."""
    text = handler.opt.get("text")
    if text is None:
        content = {"application/json": {"schema": schema_of(hints["return"])}}
    elif handler.opt.get("json"):
        content = {"application/json": {"schema": {"type": "object"}}}
    else:
        content = {"text/plain": {"schema": {"type": "string"}}}
    told: dict[str, Any] = {str(handler.status_code): {"description": text or "Done", "content": content}}
    errors = {*handler.opt.get("errors", ()), *ALWAYS, *(() if method == "GET" else (*WITH_BODY, 403))}
    if parameters:
        errors.add(400)
    if "{table_id" in path_of(handler):
        errors |= {404, 410, 503}
    for status in sorted(errors):
        told[str(status)] = {
            "description": MEANINGS[status],
            "content": {"application/json": {"schema": ref("Error")}},
        }
    return told


def schema_of(hint: Any) -> dict[str, Any]:
    """The JSON schema of a type: a reference for a message, else written out."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return ref(hint.__name__)
    if get_origin(hint) is Response:
        return {}
    schema: dict[str, Any] = msgspec.json.schema(hint)
    return schema
