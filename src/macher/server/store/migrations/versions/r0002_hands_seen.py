"""Who has looked into which hand of a game, and for whom a seat is kept.

Of games that are being played, whoever sits there now has seen that hand. Who sat there before is no longer known, only
that somebody did: such a game has other people.
"""

from __future__ import annotations

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table and fill it, as far as can be known; accounts of one look become one name."""
    op.add_column("seats", sa.Column("kept_for", sa.Text()))
    op.create_table(
        "hands",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_hands_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", "user", name=op.f("pk_hands")),
    )
    op.create_index(op.f("ix_hands_user"), "hands", ["user"])
    fill_hands(op.get_bind())
    normalise_accounts(op.get_bind())


def fill_hands(connection: sa.Connection) -> None:
    """Who sits at a running game; and somebody without a name where others joined it."""
    playing = "SELECT id FROM games WHERE status = 'playing'"
    for query in (
        f"SELECT game, seat, holder FROM seats WHERE holder IS NOT NULL AND game IN ({playing})",
        f"SELECT DISTINCT game, 0, '' FROM happenings WHERE kind = 'joined' AND game IN ({playing})",
    ):
        connection.execute(sa.text(f'INSERT INTO hands (game, seat, "user") {query}'))


def normalise_accounts(connection: sa.Connection) -> None:
    """Names are compared in their compatible form from now on; where two would become one, both stay as they are."""
    rows = connection.execute(sa.text("SELECT id, account FROM users WHERE account IS NOT NULL")).all()
    taken = {row.account for row in rows}
    for row in rows:
        name = unicodedata.normalize("NFKC", row.account).casefold()
        if name not in taken:
            taken.add(name)
            connection.execute(sa.text("UPDATE users SET account = :name WHERE id = :id"), {"name": name, "id": row.id})
