"""Devices on which people want to hear that it is their turn: they say so themselves, and can say otherwise."""

from __future__ import annotations

import time
from typing import Any

from macher.server import wire
from macher.server.core import Core
from macher.server.people.callers import Caller
from macher.server.people.delivering import Delivering
from macher.server.people.pushing import KEY, Signature, is_device, new_key
from macher.server.problems import Problem
from macher.server.store import DeviceRow


class Devices:
    """Who hears of their turn on which device."""

    def __init__(self, service: Core, delivering: Delivering) -> None:
        self.service = service
        self.delivering = delivering
        self._signature: Signature | None = None

    async def signature(self) -> Signature:
        """The service's own, made when it is needed for the first time and the same ever after."""
        if self._signature is None:
            pem = await self.service.call(self.service.store.key, KEY, new_key)
            self._signature = Signature(pem)
        return self._signature

    async def told(self, caller: Caller) -> wire.Device:
        """How it stands with the device of this session."""
        if not self.service.settings.push:
            return wire.Device(key=None, on=False)
        on = caller.session is not None and await self.service.call(self.service.store.has_device, caller.session)
        return wire.Device(key=(await self.signature()).public, on=on)

    async def turn_on(self, caller: Caller, wanted: wire.DeviceKeys) -> None:
        """From now on this device hears of it."""
        settings = self.service.settings
        if not settings.push:
            raise Problem(409, "no-push")
        if not is_device(wanted.endpoint, wanted.p256dh, wanted.auth, private=settings.private_webhooks):
            raise Problem(422, "device")
        if caller.session is None or not await self.service.call(
            self.service.store.set_device, caller.session, wanted.endpoint, wanted.p256dh, wanted.auth, time.time()
        ):
            raise Problem(401, "session")

    async def turn_off(self, caller: Caller) -> None:
        """This device hears nothing any more."""
        if caller.session is not None:
            await self.service.call(self.service.store.drop_device, caller.session)

    async def of(self, user: str) -> list[DeviceRow]:
        """The devices of a person."""
        if not self.service.settings.push:
            return []
        return await self.service.call(self.service.store.devices_of, user, time.time())

    async def tell(self, device: DeviceRow, told: dict[str, Any], topic: str) -> None:
        """Tell a device something; one that is gone is forgotten."""
        if not await self.delivering.device(device, await self.signature(), told, topic):
            await self.service.call(self.service.store.drop_endpoint, device.endpoint)
