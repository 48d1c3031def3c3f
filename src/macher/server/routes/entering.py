"""A way in for the person at this machine: a one-time address that begins their session and shows their table, soon.

Only `macher play` makes such addresses: its service answers on 127.0.0.1 alone.
"""

from __future__ import annotations

import time
from typing import Any, Final

from litestar import Response, get

from macher.server import wire
from macher.server.people.callers import LASTS
from macher.server.problems import Problem
from macher.server.routes.asking import AnyRequest
from macher.server.service import Service
from macher.server.store import UserRow, new_token
from macher.server.tables import importing, making

LOCAL: Final = "local"
"""The id of the person at this machine, in the database of this machine."""


async def make_entry(service: Service, name: str, table: wire.NewTable | None, record: str | None = None) -> str:
    """The code of a one-time address for the person at this machine, perhaps with a table made for them."""
    user = await service.call(service.store.user, LOCAL)
    if user is None:
        user = UserRow(id=LOCAL, name=name, created=time.time())
        await service.call(service.store.create_user, user)
    page = "/#/"
    if record is not None:
        page = f"/#/table/{(await importing.import_record(service.rooms, user, wire.RecordImport(text=record))).id}"
    elif table is not None:
        page = f"/#/table/{(await making.new_table(service.rooms, user, table)).id}"
    return service.entries.new(page)


@get("/enter/{code:str}", opt={"page": True})
async def enter(request: AnyRequest, service: Service, code: str) -> Response[bytes]:
    """Begin the session of the person at this machine, once."""
    page = service.entries.take(code)
    if page is None:
        raise Problem(404, "entry")
    token = new_token()
    now = time.time()
    await service.call(service.store.create_session, token, LOCAL, now, now + LASTS)
    scope: Any = request.scope
    scope["macher_cookies"] = service.people.cookies(token, LASTS)
    return Response(b"", status_code=303, headers={"location": page}, media_type="text/plain")
