"""The person of a session, and accounts."""

from __future__ import annotations

from litestar import get, post, put
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from macher.server import wire
from macher.server.people.callers import Caller, me
from macher.server.problems import Problem
from macher.server.routes.asking import AnyRequest
from macher.server.service import Service


@get("/api/me", opt={"errors": (401,)})
async def who_am_i(caller: Caller) -> wire.Me:
    """The person of this session. Without one nobody is known yet, and nothing is remembered."""
    return me(caller.user)


@put("/api/me", opt={"errors": (400, 401, 403, 422)})
async def change_me(request: AnyRequest, service: Service, caller: Caller, data: wire.MeUpdate) -> wire.Me:
    """Change name, language or notices. Who has no session gets one."""
    user = await service.people.person(caller, request.scope, data.name)
    if caller.user is None:
        caller = Caller(user=user)
    changes: dict[str, object] = {}
    if data.name is not None:
        changes["name"] = data.name
    if data.language is not None:
        changes["language"] = data.language
    if data.notices is not None:
        email, webhook = data.notices.email, data.notices.webhook
        if email is not None and not ("@" in email and email.isascii() and email.isprintable() and " " not in email):
            raise Problem(422, "email")
        if webhook is not None and not (webhook.isascii() and webhook.isprintable()):
            raise Problem(422, "webhook")
        changes["email"] = email
        changes["notices"] = {"webhook": webhook}
    return me(await service.people.change(caller, **changes) if changes else user)


@post("/api/accounts", status_code=HTTP_201_CREATED, opt={"errors": (400, 401, 403, 409, 422)})
async def register(request: AnyRequest, service: Service, caller: Caller, data: wire.Credentials) -> wire.Me:
    """Make the person of this session an account, or begin with a new one."""
    return me(await service.people.register(caller, request.scope, data))


@post("/api/login", status_code=HTTP_200_OK, opt={"errors": (400, 401, 403)})
async def log_in(request: AnyRequest, service: Service, caller: Caller, data: wire.Credentials) -> wire.Me:
    """Begin a session of an account."""
    return me(await service.people.log_in(caller, request.scope, data))


@post("/api/password", status_code=HTTP_200_OK, opt={"errors": (400, 401, 403)})
async def change_password(request: AnyRequest, service: Service, caller: Caller, data: wire.PasswordChange) -> wire.Me:
    """Change the password of my account; all other sessions of it end."""
    await service.people.change_password(caller, request.scope, data)
    return me(caller.user)


@post("/api/logout", status_code=HTTP_200_OK, opt={"errors": (401, 403)})
async def log_out(request: AnyRequest, service: Service, caller: Caller) -> wire.Me:
    """End the session."""
    await service.people.log_out(caller, request.scope)
    return me(None)
