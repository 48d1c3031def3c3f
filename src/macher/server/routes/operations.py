"""For those who run the service: health, numbers, the OpenAPI document."""

from __future__ import annotations

from litestar import Response, get

from macher.server import metrics
from macher.server.guard.addresses import asked_here
from macher.server.people.callers import same_secret
from macher.server.problems import Problem
from macher.server.routes.asking import AnyRequest
from macher.server.service import Service


@get("/healthz", opt={"errors": (503,), "text": "ok"})
async def health(service: Service) -> Response[str]:
    """Whether the service can do its work: the store answers."""
    await service.call(service.store.count_games)
    return Response("ok\n", media_type="text/plain")


@get("/metrics", opt={"errors": (403, 404), "text": "Numbers in the text format of Prometheus."})
async def numbers(request: AnyRequest, service: Service) -> Response[bytes]:
    """What is measured, for Prometheus. For programs on the machine of the service, and who has the host's token."""
    if not service.settings.metrics:
        raise Problem(404, "not-found")
    token = service.settings.metrics_token
    shown = token is not None and same_secret(request.headers.get("authorization", ""), f"Bearer {token}")
    if not shown and not asked_here(request.scope):
        raise Problem(403, "metrics")
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/openapi.json", opt={"text": "This document.", "json": True})
async def document(request: AnyRequest) -> Response[bytes]:
    """The OpenAPI document of this service."""
    return Response(request.app.state.openapi, media_type="application/json")
