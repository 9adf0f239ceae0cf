"""Alembic runs this file for each of its commands: it says which database is meant and what it should look like."""

from alembic import context

from bulkhead.match.rows import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
