"""Schemathesis: requests made from the OpenAPI document, and some that do not fit it. Answers are as it says."""

from __future__ import annotations

from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.generation import GenerationMode

from macher.server import openapi
from macher.server.app import HANDLERS
from tests.server.client import Client
from tests.server.service import PATIENCE, RunningService, person
from tests.shares import share

CHECKS: Final = [
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
]
EXAMPLES: Final = share(5, of=25)
DOCUMENT: Final = openapi.document(HANDLERS)
MODES: Final = {"fitting": GenerationMode.POSITIVE, "not fitting": GenerationMode.NEGATIVE}
OPERATIONS: Final = [
    (path, method, mode)
    for path, methods in DOCUMENT["paths"].items()
    for method, told in methods.items()
    for mode in MODES
    if mode == "fitting" or told["parameters"] or "requestBody" in told  # else nothing could not fit
]


@pytest.fixture(scope="module")
def schema(service: RunningService) -> Any:
    return schemathesis.openapi.from_url(f"{service.url}/openapi.json")


@pytest.mark.parametrize(("path", "method", "mode"), OPERATIONS, ids=lambda part: part)
def test_answers_are_as_the_document_says(
    service: RunningService, schema: Any, path: str, method: str, mode: str
) -> None:
    """Each operation by somebody with a session, mostly at a table of their own, which may come to an end of it."""
    somebody = person(service)
    table = somebody.make_table("mhh" if method == "get" else "mho")["id"]
    operation = schema[path][method.upper()]
    tried = 0

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=MODES[mode]))
    def ask(case: Any) -> None:
        nonlocal tried
        tried += 1
        if tried % 4 and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        response = case.call(**who(somebody, tried), timeout=PATIENCE)
        case.validate_response(response, checks=CHECKS)

    try:
        ask()
    finally:
        somebody.http.close()


def who(client: Client, number: int) -> dict[str, Any]:
    """What proves who asks; every fifth request comes from nobody."""
    if number % 5 == 0:
        return {}
    return {"headers": client.headers(), "cookies": dict(client.http.cookies.items())}
