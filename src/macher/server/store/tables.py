"""The tables of the store. A change here needs a migration in `migrations/versions`; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def json() -> JSON:
    """JSON where nothing is NULL, never the word null."""
    return JSON(none_as_null=True)


def of_game() -> Column[str]:
    """The game that a row belongs to."""
    return Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("edition", Text, nullable=False),
    Column("variant", Integer, nullable=False),
    Column("parties", json(), nullable=False),
    Column("options", json(), nullable=False),
    Column("data", Text, nullable=False),
    Column("engine", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("server_seed", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("words", json()),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("name", Text, nullable=False),
    Column("link", Text, nullable=False),
    Column("clock", json()),
    Column("settings", json(), nullable=False),
    Column("rematch_of", Text),
    Column("host", Text, ForeignKey("users.id", ondelete="SET NULL")),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("result", json()),
    Column("version", Integer, nullable=False),
    Index(None, "status", "updated"),
)

TURNS: Final = Table(
    "turns",
    METADATA,
    of_game(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("actions", json(), nullable=False),
    Column("automatic", Boolean, nullable=False),
    Column("key", Text),
    Column("at", Double, nullable=False),
    UniqueConstraint("game", "seat", "key"),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    of_game(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    of_game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("party", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("holder", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("token", Text, unique=True),
    Column("bank", Double),
    Column("running_since", Double),
    Column("answered_at", Double),
    Column("absent_until", Double),
    Column("kept_for", Text),
)
ENDS: Final = SEATS.c.running_since + SEATS.c.bank
"""When the clock of a seat comes to zero; NULL while it stands still."""
Index("ix_seats_ends", ENDS)

PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("n", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("at", Double, nullable=False),
    Column("behind", Double, nullable=False),
)

HANDS: Final = Table(  # who has looked into whose hand; it counts on when the person is forgotten
    "hands",
    METADATA,
    of_game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", Text, primary_key=True, index=True),
)

HAPPENINGS: Final = Table(
    "happenings",
    METADATA,
    of_game(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("fields", json(), nullable=False),
    Column("at", Double, nullable=False),
)

USERS: Final = Table(
    "users",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),
    Column("email", Text),
    Column("email_confirmed", Text),
    Column("email_code", Text),
    Column("email_code_until", Double),
    Column("password", Text),
    Column("language", Text),
    Column("notices", json(), nullable=False),
    Column("created", Double, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", Text, primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("expires", Double, nullable=False, index=True),
)

DEVICES: Final = Table(  # a device is a browser: it forgets with its session
    "devices",
    METADATA,
    Column("session", Text, ForeignKey("sessions.token", ondelete="CASCADE"), primary_key=True),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", Double, nullable=False),
)

REVIEWS: Final = Table(  # a cache, like snapshots
    "reviews",
    METADATA,
    of_game(),
    Column("text", Text, nullable=False),
    Column("done", Double, nullable=False),
    Column("at", Double, nullable=False),
)

KEYS: Final = Table(  # that the service made for itself
    "keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    of_game(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("user", Text, ForeignKey("users.id", ondelete="SET NULL")),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

NOTES: Final = Table(
    "notes",
    METADATA,
    of_game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # Not to be read by whoever takes over the seat.
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    ForeignKeyConstraint(["game", "seat"], ["seats.game", "seats.seat"], ondelete="CASCADE"),
)

ORDERS: Final = Table(  # what a seat wants done when it is asked later: its holder's secret
    "orders",
    METADATA,
    of_game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("owner", Text, nullable=False),
    Column("step", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("land", Integer),
    Column("most", Integer),
    Column("how", Text, nullable=False),
    Column("alone", Boolean, nullable=False),
    Column("facts", json(), nullable=False),
    Column("state", Text, nullable=False, index=True),
    Column("reason", Text),
    Column("acted", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

NOTICES: Final = Table(
    "notices",
    METADATA,
    of_game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("claimed", Double),
    Column("sent", Double),
)

CHANGES: Final = Table(  # what NOTIFY is on PostgreSQL; stays empty there
    "changes",
    METADATA,
    Column("n", Integer, primary_key=True),
    Column("origin", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("version", Integer, nullable=False),
    sqlite_autoincrement=True,  # a number that was used once is never used again
)
