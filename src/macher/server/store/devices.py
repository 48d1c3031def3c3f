"""Devices that want notices: one of each session at most, gone with it; and the service's own key for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import delete, insert, select

from macher.server.store.database import Database, read_as, values_of
from macher.server.store.rows import DeviceRow
from macher.server.store.tables import DEVICES, KEYS, SESSIONS
from macher.server.store.tokens import hash_of

MOST_DEVICES: Final = 10
"""Of one person; the one that came first gives way."""
ADD_KEY: Final = "INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"


class Devices(Database):
    """The part of the store that knows devices."""

    def key(self, name: str, make: Callable[[], str]) -> str:
        """A key of the service, made when it is asked for the first time; all processes have the same."""
        wanted = select(KEYS.c.value).where(KEYS.c.name == name)
        with self.reading() as connection:
            found: str | None = connection.execute(wanted).scalar()
        if found is not None:
            return found
        made = make()
        with self.writing() as connection:
            self.run(connection, ADD_KEY, name, made)
            return str(connection.execute(wanted).scalar_one())

    def set_device(self, token: str, endpoint: str, p256dh: str, auth: str, now: float) -> bool:
        """The browser of a session wants notices from now on; False if the session is over.

        A browser has one endpoint: whoever used it before no longer does.
        """
        device = DeviceRow(session=hash_of(token), endpoint=endpoint, p256dh=p256dh, auth=auth, created=now)
        with self.writing() as connection:
            session = select(SESSIONS.c.user).where(SESSIONS.c.token == device.session, SESSIONS.c.expires > now)
            user = connection.execute(session.with_for_update()).scalar()
            if user is None:
                return False
            same = (DEVICES.c.session == device.session) | (DEVICES.c.endpoint == endpoint)
            connection.execute(delete(DEVICES).where(same))
            connection.execute(insert(DEVICES), values_of(device))
            own = select(DEVICES.c.session).join(SESSIONS).where(SESSIONS.c.user == user)
            newest = own.order_by(DEVICES.c.created.desc()).offset(MOST_DEVICES)
            for too_many in connection.execute(newest).scalars().all():
                connection.execute(delete(DEVICES).where(DEVICES.c.session == too_many))
            return True

    def has_device(self, token: str) -> bool:
        """Whether the browser of this session wants notices."""
        with self.reading() as connection:
            own = select(DEVICES.c.session).where(DEVICES.c.session == hash_of(token))
            return connection.execute(own).first() is not None

    def devices_of(self, user: str, now: float) -> list[DeviceRow]:
        """The browsers of a person that want notices and whose sessions last."""
        lasting = (SESSIONS.c.user == user) & (SESSIONS.c.expires > now)
        with self.reading() as connection:
            rows = connection.execute(select(DEVICES).join(SESSIONS).where(lasting).order_by(DEVICES.c.created)).all()
        return [read_as(DeviceRow, row) for row in rows]

    def drop_device(self, token: str) -> None:
        """The browser of a session wants no more notices."""
        with self.writing() as connection:
            connection.execute(delete(DEVICES).where(DEVICES.c.session == hash_of(token)))

    def drop_endpoint(self, endpoint: str) -> None:
        """The push service says that there is no such browser any more."""
        with self.writing() as connection:
            connection.execute(delete(DEVICES).where(DEVICES.c.endpoint == endpoint))
