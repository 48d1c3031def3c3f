"""Clocks run by the time of the service, which all processes share; the next one to end is found by an index."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Until now clocks ran by the system's clock: the time of the service begins with it, at the last thing known."""
    op.add_column("seats", sa.Column("answered_at", sa.Double()))
    op.add_column("seats", sa.Column("absent_until", sa.Double()))
    op.create_index("ix_seats_ends", "seats", [sa.text("(running_since + bank)")])
    op.execute("UPDATE seats SET running_since = NULL WHERE game IN (SELECT id FROM games WHERE status <> 'playing')")
    pulse = op.create_table(
        "pulse",
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("behind", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("n", name=op.f("pk_pulse")),
    )
    last = op.get_bind().execute(sa.text("SELECT max(updated) FROM games")).scalar()
    op.bulk_insert(pulse, [{"n": 1, "at": time.time() if last is None else last, "behind": 0.0}])
