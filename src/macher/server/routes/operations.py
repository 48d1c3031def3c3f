"""For those who run the service: health, numbers, the OpenAPI document."""

from __future__ import annotations

from litestar import Response, get

from macher.server import metrics
from macher.server.problems import Problem
from macher.server.routes.asking import AnyRequest
from macher.server.service import Service


@get("/healthz", opt={"errors": (503,), "text": "ok"})
async def health(service: Service) -> Response[str]:
    """Whether the service can do its work: the store answers."""
    await service.call(service.store.count_games)
    return Response("ok\n", media_type="text/plain")


@get("/metrics", opt={"errors": (404,), "text": "Numbers in the text format of Prometheus."})
async def numbers(service: Service) -> Response[bytes]:
    """What is measured, for Prometheus."""
    if not service.settings.metrics:
        raise Problem(404, "not-found")
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/openapi.json", opt={"text": "This document.", "json": True})
async def document(request: AnyRequest) -> Response[bytes]:
    """The OpenAPI document of this service."""
    return Response(request.app.state.openapi, media_type="application/json")
