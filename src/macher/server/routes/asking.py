"""What handlers get to know about a request: the service, who asks, and in which language."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.params import PathParameter, QueryParameter

from macher.server import wire
from macher.server.people.callers import Caller
from macher.server.problems import choose_language
from macher.server.service import Service

AnyRequest = Request[Any, Any, Any]
Lang = Annotated[wire.Language | None, QueryParameter(description="The language of the texts.")]
TableId = Annotated[str, PathParameter(description="The id of a table.", max_length=40)]
Link = Annotated[str | None, QueryParameter(description="The secret part of an invitation.", max_length=80)]
SeatPath = Annotated[int, PathParameter(description="A seat, from 0.", ge=0, le=4)]


async def provide_caller(request: ASGIConnection[Any, Any, Any, Any], service: Service) -> Caller:
    """Who asks."""
    return await service.people.caller(request.scope)


async def provide_language(request: ASGIConnection[Any, Any, Any, Any], caller: Caller) -> str:
    """The language of the texts: named in the address, or accepted by the browser.

    It names the caller only to be found after it: what Litestar finds side by side costs a task each.
    """
    return choose_language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
