"""The front end: the files of its build, and its page for every other address that is not of the API."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response, get

from macher.i18n import Texts
from macher.server.problems import Problem

STATIC: Final = Path(__file__).parents[1] / "static"
UNCHANGING: Final = "public, max-age=31536000, immutable"
OURS: Final = ("api/", "healthz", "metrics", "openapi.json")
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
HASHED: Final = "assets/"
"""What lies here has its hash in its name: it never changes, and one that is gone is not another page."""
WORKER: Final = "sw.js"


@get(["/", "/{path:path}"], opt={"page": True})
async def page(spoken: str, path: str = "") -> Response[bytes]:
    """A file of the front end, or its page."""
    wanted = path.strip("/")
    if wanted.startswith(OURS):
        raise Problem(404, "not-found")
    file = find(wanted)
    if file is None and wanted.startswith(HASHED):
        raise Problem(404, "not-found")
    if file is None:
        file = find("index.html")
        if file is None:
            return no_build(spoken)
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    caching = UNCHANGING if wanted.startswith(HASHED) else "no-cache"
    headers = {"cache-control": caching}
    if wanted == WORKER:
        headers["service-worker-allowed"] = "/"
    return Response(await asyncio.to_thread(file.read_bytes), media_type=kind, headers=headers)


def find(wanted: str) -> Path | None:
    """A file of the build; nothing outside of it."""
    if not wanted or "\0" in wanted:
        return None
    file = (STATIC / wanted).resolve()
    try:
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except OSError:  # no file has so long a name
        return None


def no_build(language: str) -> Response[bytes]:
    """A plain page for a checkout in which the front end was not built."""
    words = Texts(language).get("service-no-pages")
    text = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Macher</title><p>{words}</p></html>'
    return Response(text.encode(), media_type="text/html; charset=utf-8")
