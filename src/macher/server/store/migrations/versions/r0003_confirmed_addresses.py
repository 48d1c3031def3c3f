"""E-mail addresses are confirmed. Those that are there already are not: their owners may ask for a code."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Keep which address is confirmed, and the code that was sent to another."""
    op.add_column("users", sa.Column("email_confirmed", sa.Text()))
    op.add_column("users", sa.Column("email_code", sa.Text()))
    op.add_column("users", sa.Column("email_code_until", sa.Double()))
