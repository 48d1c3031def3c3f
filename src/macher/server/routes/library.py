"""The game before a game: what can be played, components, rules."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import get
from litestar.params import PathParameter, QueryParameter

from macher.rules.versions import RULES_VERSION
from macher.server import wire
from macher.server.routes.asking import Lang
from macher.server.service import Service
from macher.server.words import library

EditionPath = Annotated[Literal["2019", "2006"], PathParameter(description="An edition.")]


@get("/api/about")
async def about(service: Service, spoken: str, lang: Lang = None) -> wire.About:
    """Editions, lengths, options, parties, bots, data sets and languages."""
    return service.library.about(spoken)


@get("/api/reference/{edition:str}", opt={"errors": (400, 410, 422)})
async def reference(
    service: Service,
    spoken: str,
    edition: EditionPath,
    variant: Annotated[int | None, QueryParameter(description="The length: some numbers depend on it.")] = None,
    data_set: Annotated[
        str | None,
        QueryParameter(name="data", description="A data set of /api/about, by its id or its digest.", max_length=40),
    ] = None,
    options: Annotated[
        str, QueryParameter(description="Options of a table, as in key:value,key:value.", max_length=2000)
    ] = "",
    version: Annotated[
        int, QueryParameter(name="rules", description="The version of the rules that a table is played with.")
    ] = RULES_VERSION,
    lang: Lang = None,
) -> wire.Reference:
    """Names, components and help of a table; every printed value with its source and confidence."""
    return await asyncio.to_thread(service.library.reference, edition, variant, data_set, options, version, spoken)


@get("/api/rules/{edition:str}", opt={"errors": (400,)})
async def rules(
    spoken: str,
    edition: EditionPath,
    q: Annotated[str | None, QueryParameter(description="An id or words to search for.", max_length=100)] = None,
    lang: Lang = None,
) -> wire.Rules:
    """The rules in sections, or what a search finds."""
    return await asyncio.to_thread(library.rules, edition, q, spoken)
