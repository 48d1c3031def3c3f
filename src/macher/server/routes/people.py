"""The person of a session, and accounts."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, post, put
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from macher.server import wire
from macher.server.guard.addresses import address_of
from macher.server.people.addresses import is_email, is_webhook
from macher.server.people.callers import Caller, me
from macher.server.problems import Problem
from macher.server.routes.asking import AnyRequest
from macher.server.service import Service


@get("/api/me", opt={"errors": (401,)})
async def who_am_i(caller: Caller) -> wire.Me:
    """The person of this session. Without one nobody is known yet, and nothing is remembered."""
    return me(caller.user)


@put("/api/me", opt={"errors": (400, 401, 403, 422)})
async def change_me(request: AnyRequest, service: Service, caller: Caller, spoken: str, data: wire.MeUpdate) -> wire.Me:
    """Change name, language or notices. Who has no session gets one. A new e-mail address is sent a code."""
    user = await service.people.person(caller, request.scope, data.name)
    if caller.user is None:
        caller = Caller(user=user)
    changes: dict[str, Any] = {}
    if data.name is not None:
        changes["name"] = data.name
    if data.language is not None:
        changes["language"] = data.language
    if data.notices is not None:
        changes |= checked(data.notices)
    if not changes:
        return me(user)
    email = changes.get("email")
    code = None if email is None else service.confirming.begin(user, email, address_of(request.scope))
    user = await service.people.change(caller, **changes, **(code.kept if code else {}))
    if code is not None:
        service.confirming.send(code, user.language or spoken)
    return me(user)


def checked(notices: wire.Notices) -> dict[str, Any]:
    """Where notices are to go, as it is kept of a person; what is no address is refused."""
    if notices.email is not None and not is_email(notices.email):
        raise Problem(422, "email")
    if notices.webhook is not None and not is_webhook(notices.webhook):
        raise Problem(422, "webhook")
    return {"email": notices.email, "notices": {"webhook": notices.webhook}}


@post("/api/me/email", status_code=HTTP_200_OK, opt={"errors": (400, 401, 403, 422), "cost": 10})
async def confirm_email(
    request: AnyRequest, service: Service, caller: Caller, spoken: str, data: wire.EmailCode
) -> wire.Me:
    """Confirm my e-mail address with the code that was sent there; without a code another one is sent."""
    user = caller.user
    if user is None:
        raise Problem(401, "session")
    if data.code is not None:
        confirmed = await service.confirming.confirm(user, data.code)
        service.people.forget(confirmed.id)
        return me(confirmed)
    if user.email is None:
        raise Problem(422, "email")
    code = service.confirming.begin(user, user.email, address_of(request.scope), again=True)
    if code is not None:
        await service.people.change(caller, **code.kept)
        service.confirming.send(code, user.language or spoken)
    return me(user)


@get("/api/me/device", opt={"errors": (401,)})
async def my_device(service: Service, caller: Caller) -> wire.Device:
    """Whether this device hears when it is my turn, and the key with which a browser asks for that."""
    return await service.devices.told(caller)


@put("/api/me/device", opt={"errors": (400, 401, 403, 409, 422), "cost": 5})
async def tell_my_device(service: Service, caller: Caller, spoken: str, data: wire.DeviceKeys) -> wire.Device:
    """From now on this device hears when it is my turn, in the language of this request. It ends with the session."""
    await service.devices.turn_on(caller, data)
    if caller.user is not None and caller.user.language != spoken:
        await service.people.change(caller, language=spoken)
    return await service.devices.told(caller)


@delete("/api/me/device", status_code=HTTP_200_OK, opt={"errors": (401, 403)})
async def leave_my_device_alone(service: Service, caller: Caller) -> wire.Device:
    """This device hears nothing any more."""
    await service.devices.turn_off(caller)
    return await service.devices.told(caller)


@post("/api/accounts", status_code=HTTP_201_CREATED, opt={"errors": (400, 401, 403, 409, 422), "cost": 20})
async def register(request: AnyRequest, service: Service, caller: Caller, data: wire.Credentials) -> wire.Me:
    """Make the person of this session an account, or begin with a new one."""
    return me(await service.people.register(caller, request.scope, data))


@post("/api/login", status_code=HTTP_200_OK, opt={"errors": (400, 401, 403), "cost": 20})
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
