"""Users and their sessions."""

from __future__ import annotations

from typing import Unpack

import msgspec
from sqlalchemy import Connection, delete, exc, insert, select, update

from macher.server.store.database import Database, read_as, values_of
from macher.server.store.errors import AccountTaken, StoreError
from macher.server.store.rows import SessionRow, UserChange, UserRow
from macher.server.store.tables import SESSIONS, USERS
from macher.server.store.tokens import hash_of, hash_of_code


class People(Database):
    """The part of the store that knows people."""

    # --- users ------------------------------------------------------------------------------------------------------
    def create_user(self, user: UserRow) -> None:
        """A new guest or account; raises `AccountTaken`."""
        with self.writing() as connection, _one_account_of_a_name():
            connection.execute(insert(USERS), values_of(_folded(user)))

    def user(self, user_id: str) -> UserRow | None:
        """A user by the id."""
        with self.reading() as connection:
            return _read_user(connection, user_id)

    def user_of_account(self, account: str) -> UserRow | None:
        """The user who logs in with this name."""
        with self.reading() as connection:
            row = connection.execute(select(USERS).where(USERS.c.account == account.casefold())).first()
        return None if row is None else read_as(UserRow, row)

    def change_user(self, user_id: str, **changes: Unpack[UserChange]) -> UserRow:
        """Change name, language, notices, password; make a guest an account. Returns the user as they are now."""
        with self.writing() as connection:
            user = _read_user(connection, user_id)
            if user is None:
                raise StoreError(f"there is no user {user_id!r}")
            changed = _folded(msgspec.structs.replace(user, **changes))
            with _one_account_of_a_name():
                connection.execute(update(USERS).where(USERS.c.id == user_id).values(values_of(changed)))
            return changed

    def change_password(self, user_id: str, password: str, but: str | None) -> None:
        """Keep the hash of a new password and log out everywhere, but for the session of one token."""
        with self.writing() as connection:
            connection.execute(update(USERS).where(USERS.c.id == user_id).values(password=password))
            self._end_sessions(connection, user_id, but)

    def confirm_email(self, user_id: str, code: str, now: float) -> UserRow | None:
        """The address of a user is confirmed if this is the code that was sent there; None if it is not."""
        with self.writing() as connection:
            user = _read_user(connection, user_id)
            if user is None or user.email is None or (user.email_code_until or 0) <= now:
                return None
            if user.email_code != hash_of_code(user.email, code):
                return None
            changed = msgspec.structs.replace(user, email_confirmed=user.email, email_code=None, email_code_until=None)
            connection.execute(update(USERS).where(USERS.c.id == user_id).values(values_of(changed)))
            return changed

    def delete_user(self, user_id: str) -> None:
        """Forget a user: sessions, notes and notices go too; seats and chat stay without their holder."""
        with self.writing() as connection:
            connection.execute(delete(USERS).where(USERS.c.id == user_id))
            self.announce(connection, user_id, "person", 0)

    # --- sessions ---------------------------------------------------------------------------------------------------
    def create_session(self, token: str, user: str, now: float, expires: float) -> None:
        """Know a browser again by this token, of which only the hash is kept."""
        row = SessionRow(token=hash_of(token), user=user, created=now, seen=now, expires=expires)
        with self.writing() as connection:
            connection.execute(insert(SESSIONS), values_of(row))

    def session(self, token: str, now: float) -> tuple[SessionRow, UserRow] | None:
        """The session of a token and its user; None if there is none or it has expired."""
        with self.reading() as connection:
            current = (SESSIONS.c.token == hash_of(token)) & (SESSIONS.c.expires > now)
            row = connection.execute(select(SESSIONS).where(current)).first()
            if row is None:
                return None
            user = _read_user(connection, row.user)
        return None if user is None else (read_as(SessionRow, row), user)

    def touch_session(self, token: str, seen: float, expires: float) -> None:
        """The browser was here again. Not worth a write for every request."""
        with self.writing() as connection:
            change = update(SESSIONS).where(SESSIONS.c.token == hash_of(token))
            connection.execute(change.values(seen=seen, expires=expires))

    def end_session(self, token: str) -> None:
        """Log out."""
        with self.writing() as connection:
            this = SESSIONS.c.token == hash_of(token)
            user = connection.execute(select(SESSIONS.c.user).where(this)).scalar()
            if user is not None:
                connection.execute(delete(SESSIONS).where(this))
                self.announce(connection, user, "person", 0)

    def end_sessions_of(self, user: str, but: str | None = None) -> None:
        """Log out everywhere, but for the session of one token."""
        with self.writing() as connection:
            self._end_sessions(connection, user, but)

    def _end_sessions(self, connection: Connection, user: str, but: str | None) -> None:
        gone = SESSIONS.c.user == user
        if but is not None:
            gone &= SESSIONS.c.token != hash_of(but)
        connection.execute(delete(SESSIONS).where(gone))
        self.announce(connection, user, "person", 0)


def _read_user(connection: Connection, user_id: str) -> UserRow | None:
    row = connection.execute(select(USERS).where(USERS.c.id == user_id)).first()
    return None if row is None else read_as(UserRow, row)


def _folded(user: UserRow) -> UserRow:
    return user if user.account is None else msgspec.structs.replace(user, account=user.account.casefold())


class _one_account_of_a_name:  # noqa: N801 - a context manager, read as words
    """Say that the account is taken."""

    def __enter__(self) -> None: ...

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, exc.IntegrityError) and "account" in str(error.orig):
            raise AccountTaken("there is an account of this name; choose another name") from error
