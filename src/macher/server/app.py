"""The application: routes, error answers and life of the service, inside the guard."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp

from macher.server import journal, openapi
from macher.server.guard.costs import charge_request
from macher.server.guard.guard import Guard
from macher.server.people.callers import Caller
from macher.server.problems import Problem, choose_language
from macher.server.routes import (
    ahead,
    entering,
    library,
    operations,
    pages,
    people,
    playing,
    practice,
    records,
    reviews,
    sockets,
    tables,
    talk,
)
from macher.server.routes.asking import AnyRequest, provide_caller, provide_language
from macher.server.service import Service
from macher.server.settings import Settings, from_environment

HANDLERS: Final = (
    *(operations.health, operations.numbers, operations.document),
    *(library.about, library.reference, library.rules),
    *(people.who_am_i, people.change_me, people.confirm_email),
    *(people.my_device, people.tell_my_device, people.leave_my_device_alone),
    *(people.register, people.log_in, people.change_password, people.log_out),
    *(tables.lobby, tables.make, tables.show, tables.join, tables.leave, tables.replace, tables.token),
    *(tables.start, tables.close, tables.rematch, tables.play_on, tables.learn),
    *(playing.position, playing.draft, playing.effects, playing.hint, playing.turn, playing.log),
    *(ahead.orders, ahead.give_order, ahead.drop_order, ahead.what_if),
    *(talk.chat, talk.say, talk.notes, talk.write_notes),
    *(records.record, records.bring),
    *(reviews.begin, reviews.show, reviews.take),
    *(practice.puzzles, practice.begin, practice.show),
    sockets.table_socket,
    entering.enter,
    pages.page,
)
CODES: Final = {400: "bad-request", 401: "session", 404: "not-found", 405: "method", 413: "too-long"}
log = structlog.get_logger()


def create_app(settings: Settings, service: Service | None = None) -> ASGIApp:
    """The whole service as an ASGI application."""
    service = service or Service(settings)

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with service.running():
            yield

    app = Litestar(
        route_handlers=list(HANDLERS),
        lifespan=[life],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "caller": Provide(provide_caller),
            "spoken": Provide(provide_language),  # no field of a message is called so: Litestar would confuse them
        },
        exception_handlers={
            Problem: tell_problem,
            HTTPException: tell_http_problem,
            RecursionError: tell_recursion,
            Exception: tell_failure,
        },
        after_exception=[keep_problem],
        before_request=charge_request,
        openapi_config=None,
        logging_config=None,
        signature_namespace={"Service": Service, "Caller": Caller},
    )
    app.state.service = service
    app.state.openapi = msgspec.json.encode(openapi.document(HANDLERS))
    guard = Guard(app, settings)
    app.state.rates = guard.rates
    return guard


def worker() -> ASGIApp:
    """The application of a worker process, with the settings that its parent left."""
    settings = from_environment()
    journal.set_up(settings.log_level)
    return create_app(settings)


async def keep_problem(error: Exception, scope: Any) -> None:
    """What went wrong before a socket was opened, for the guard, which denies it with an answer of its own."""
    if isinstance(error, Problem):
        scope["macher_problem"] = error
    elif isinstance(error, HTTPException) and error.status_code in CODES:
        scope["macher_problem"] = Problem(error.status_code, CODES[error.status_code], words=reason(error))
    elif scope["type"] == "websocket":
        log.error("failed", path=scope["path"], exc_info=error)


# --- error answers ----------------------------------------------------------------------------------------------------
def tell_problem(request: AnyRequest, problem: Problem) -> Response[Any]:
    """A problem in the language of who asked."""
    language = choose_language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    headers = {"retry-after": str(problem.values["seconds"])} if problem.status == 429 else None
    return Response(problem.told(language), status_code=problem.status, headers=headers)


def tell_http_problem(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What Litestar refuses: an address that is not there, a message that cannot be read."""
    if isinstance(error, ValidationException) or error.status_code == 400:
        return tell_problem(request, Problem(400, "bad-request", words=reason(error)))
    if error.status_code in CODES:
        return tell_problem(request, Problem(error.status_code, CODES[error.status_code]))
    if error.status_code < 500:
        return tell_problem(request, Problem(error.status_code, "bad-request", words=""))
    return tell_failure(request, error)


def tell_recursion(request: AnyRequest, _: RecursionError) -> Response[Any]:
    """A message that is nested too deeply to be read."""
    return tell_problem(request, Problem(400, "bad-request", words=""))


def tell_failure(request: AnyRequest, error: Exception) -> Response[Any]:
    """Something that must not happen: the log gets all of it, the client one sentence."""
    log.error("failed", path=request.url.path, exc_info=error)
    return tell_problem(request, Problem(500, "internal"))


def reason(error: HTTPException) -> str:
    """What is wrong with a message, as far as the reader of it could say."""
    extra: Any = error.extra
    parts = [item for item in extra or () if isinstance(item, dict)]
    return "; ".join(f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in parts)[:300]
