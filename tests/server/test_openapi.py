"""The OpenAPI document is complete, and so are the words for every problem."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from litestar.handlers import HTTPRouteHandler

import macher.server
from macher.i18n import messages
from macher.server import openapi
from macher.server.app import CODES, HANDLERS
from macher.server.wire.schema import VIEWS, components, structs
from tests.server.client import Client, done

DOCUMENT = openapi.document(HANDLERS)
CODE = Path(macher.server.__file__).parent


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        yield from ([node["$ref"]] if "$ref" in node else [])
        for value in node.values():
            yield from references(value)
    elif isinstance(node, list):
        for value in node:
            yield from references(value)


def test_every_route_is_in_it() -> None:
    routes = {
        (method.lower(), path.replace(":str}", "}").replace(":int}", "}"))
        for handler in HANDLERS
        if isinstance(handler, HTTPRouteHandler) and not handler.opt.get("page")
        for path in handler.paths
        for method in handler.http_methods
        if method not in ("OPTIONS", "HEAD")
    }
    told = {(method, path) for path, operations in DOCUMENT["paths"].items() for method in operations}
    assert told == routes
    names = [operation["operationId"] for path in DOCUMENT["paths"].values() for operation in path.values()]
    assert len(set(names)) == len(names)


def test_every_reference_leads_somewhere() -> None:
    known = {f"#/components/schemas/{name}" for name in DOCUMENT["components"]["schemas"]}
    assert set(references(DOCUMENT)) <= known


def test_every_operation_has_its_words_and_errors() -> None:
    for path, operations in DOCUMENT["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"].endswith("."), path
            assert {"429", "500"} <= set(operation["responses"])
            if method != "get":
                assert {"400", "403", "413"} <= set(operation["responses"])


def test_views_are_described() -> None:
    schemas = components()
    for name in VIEWS:
        assert {"money", "deciders", "opinions"} <= set(schemas[name]["properties"])
    assert {kind.__name__ for kind in structs()} <= set(schemas)


def test_it_is_served(anna: Client) -> None:
    served = anna.http.get("/openapi.json")
    assert served.json() == json.loads(msgspec.json.encode(DOCUMENT))


def test_a_true_position_fits_its_description(anna: Client) -> None:
    """All fields of a position are in the document, and all that it demands are there."""
    for edition in ("2019", "2006"):
        position = anna.position(anna.make_table("mhh", edition)["id"], 0)
        schema = DOCUMENT["components"]["schemas"]["Position"]
        assert set(schema["required"]) <= set(position) <= set(schema["properties"])
        view = DOCUMENT["components"]["schemas"][f"View{edition}"]
        assert set(position["view"]) == set(view["properties"])


def test_the_reference_has_everything(anna: Client) -> None:
    for edition in ("2019", "2006"):
        for language in ("en", "de", "fr", "pl"):
            reference = done(anna.get(f"/api/reference/{edition}", lang=language))
            assert len(reference["states"]) == 16
            assert len(reference["parties"]) == 5
            assert all(term["text"] and not term["text"].startswith("[") for term in reference["glossary"])
            assert all(phase["help"] and not phase["help"].startswith("[") for phase in reference["phases"])
            assert all(piece["name"] and not piece["text"].startswith("[") for piece in reference["pieces"])
            assert all(value["source"] and value["confidence"] for value in reference["values"])
    assert done(anna.get("/api/reference/1999"), 400)["error"] == "bad-request"
    assert done(anna.get("/api/reference/2019", data="nothing"), 422)["error"] == "no-data"


def test_the_reference_holds_for_the_options_of_a_table(anna: Client) -> None:
    """Help, glossary and lens follow the options; without any, they say what holds by default."""

    def said(**asked: str) -> tuple[str, str, str]:
        told = done(anna.get("/api/reference/2019", **asked))
        (help,) = [phase["help"] for phase in told["phases"] if phase["id"] == "8"]
        (term,) = [term["text"] for term in told["glossary"] if term["term"] == "Poll"]
        (piece,) = [piece["text"] for piece in told["pieces"] if piece["kind"] == "poll"]
        return help, term, piece

    for text in said():
        assert "only if it is published" not in text
    for text in said(options="coalition:automatic,poll_front:private_unless_published"):
        assert "only if it is published" in text
    assert said(rules="1") == said()
    assert done(anna.get("/api/reference/2019", rules="0"), 410)["error"] == "rules-gone"
    for wrong in ("poll_front:nobody", "poll_reveal:full_card", "nonsense", ":,:"):
        assert done(anna.get("/api/reference/2019", options=wrong), 422)["error"] == "config"


def test_what_can_be_played_is_told_in_every_language(anna: Client) -> None:
    for language in ("en", "de", "fr", "pl"):
        about = done(anna.get("/api/about", lang=language))
        assert [edition["id"] for edition in about["editions"]] == ["2019", "2006"]
        assert "[" not in json.dumps([bot["name"] for bot in about["bots"]])[1:]
        for edition in about["editions"]:
            assert all(option["about"].endswith((".", "?")) for option in edition["options"])


def test_rules_by_section_id_and_words(anna: Client) -> None:
    whole = done(anna.get("/api/rules/2019"))
    assert len(whole["sections"]) > 20
    assert done(anna.get("/api/rules/2019", q="R19-12.4"))["found"][0]["title"] == "Amounts"
    assert done(anna.get("/api/rules/2006", q="coalition tile"))["found"]
    assert done(anna.get("/api/rules/2019", q="R19-99.99"))["found"] == []


def test_rules_in_the_language_of_the_reader(anna: Client) -> None:
    titles = {"en": "Amounts", "de": "Beträge", "fr": "Montants", "pl": "Kwoty"}
    for language, title in titles.items():
        assert done(anna.get("/api/rules/2019", q="R19-12.4", lang=language))["found"][0]["title"] == title
        assert done(anna.get("/api/rules/2019", q=title, lang=language))["found"][0]["id"] == "R19-12.4"
    first = {done(anna.get("/api/rules/2006", lang=language))["sections"][0]["title"] for language in titles}
    assert len(first) == len(titles)
    assert done(anna.get("/api/rules/2019", q="O19", lang="fr"))["found"][0]["title"] == "Options de règle"


def test_every_problem_has_its_words() -> None:
    codes = set(CODES.values()) | {"stale", "repeated", "future"}
    for file in CODE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Problem"), args=[_, ast.Constant(value=str(code)), *_]):
                    codes.add(code)
    assert {f"service-problem-{code}" for code in codes} <= set(messages("en"))
    assert len(codes) > 40
