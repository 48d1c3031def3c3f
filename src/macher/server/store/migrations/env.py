"""Run by alembic: migrate on the connection that `macher.server.store.migrate` holds."""

from __future__ import annotations

from alembic import context

from macher.server.store.migrate import REVISION_TABLE
from macher.server.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=REVISION_TABLE,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
