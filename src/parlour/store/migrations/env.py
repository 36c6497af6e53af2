"""Alembic runs this file. The connection, already in a transaction, comes from `parlour.store.opening`."""

from alembic import context

from parlour.store.tables import metadata

# All steps happen in the transaction of the caller, or none: a server killed while it migrates has changed nothing.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
