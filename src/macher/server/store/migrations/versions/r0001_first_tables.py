"""The tables as they began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "changes",
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("n", name=op.f("pk_changes")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "users",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("account", sa.Text()),
        sa.Column("email", sa.Text()),
        sa.Column("password", sa.Text()),
        sa.Column("language", sa.Text()),
        sa.Column("notices", sa.JSON(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
        sa.UniqueConstraint("account", name=op.f("uq_users_account")),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("variant", sa.Integer(), nullable=False),
        sa.Column("parties", sa.JSON(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("engine", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("server_seed", sa.Text(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("words", sa.JSON()),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("link", sa.Text(), nullable=False),
        sa.Column("clock", sa.JSON()),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("rematch_of", sa.Text()),
        sa.Column("host", sa.Text()),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.Column("result", sa.JSON()),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["users.id"], name=op.f("fk_games_host"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    op.create_index(op.f("ix_games_status"), "games", ["status", "updated"])
    op.create_table(
        "sessions",
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_sessions_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_expires"), "sessions", ["expires"])
    op.create_index(op.f("ix_sessions_user"), "sessions", ["user"])
    op.create_table(
        "chat",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user", sa.Text()),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_chat_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_chat_user"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("game", "n", name=op.f("pk_chat")),
    )
    op.create_table(
        "happenings",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("fields", sa.JSON(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_happenings_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "n", name=op.f("pk_happenings")),
    )
    op.create_table(
        "notices",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("claimed", sa.Double()),
        sa.Column("sent", sa.Double()),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_notices_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_notices_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", "version", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_due"), "notices", ["due"])
    op.create_table(
        "seats",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("party", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text()),
        sa.Column("holder", sa.Text()),
        sa.Column("token", sa.Text()),
        sa.Column("bank", sa.Double()),
        sa.Column("running_since", sa.Double()),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_seats_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["holder"], ["users.id"], name=op.f("fk_seats_holder"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("token", name=op.f("uq_seats_token")),
    )
    op.create_index(op.f("ix_seats_holder"), "seats", ["holder"])
    op.create_table(
        "snapshots",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_snapshots_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "version", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "turns",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("automatic", sa.Boolean(), nullable=False),
        sa.Column("key", sa.Text()),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_turns_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "version", name=op.f("pk_turns")),
        sa.UniqueConstraint("game", "seat", "key", name=op.f("uq_turns_game_seat_key")),
    )
    op.create_table(
        "notes",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game", "seat"], ["seats.game", "seats.seat"], name=op.f("fk_notes_game_seat"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_notes_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_notes_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", "user", name=op.f("pk_notes")),
    )
