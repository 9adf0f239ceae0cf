"""Alembic's environment, run for each of its commands: names the database and the target schema."""

from alembic import context

from bulkhead.match.rows import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
