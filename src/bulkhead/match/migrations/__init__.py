"""Migrations of the store: Alembic upgrades a database file of any earlier version to the latest schema.

Each file in `versions` is one migration. Its revision is the number of the schema after it, which is also the
file's `user_version`: a program that knows fewer migrations refuses the file by that number.
"""

from __future__ import annotations

import sqlalchemy as sa

from bulkhead.match.rows import metadata

SCHEMA = 2
"""The number of the latest schema."""


def schema_of(connection: sa.Connection) -> int:
    """The schema version of a file; 0 for a new one."""
    version: int = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    return version


def upgrade(connection: sa.Connection) -> None:
    """Run the missing migrations in one transaction and check that every table exists. An error leaves the file as it
    was."""
    found = schema_of(connection)
    connection.rollback()
    # SQLite's driver opens no transaction for DDL: without this, each statement would commit alone.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if found < SCHEMA else "BEGIN")
    try:
        if found < SCHEMA:
            _take_steps(connection, found)
        for table in metadata.sorted_tables:
            connection.execute(sa.select(table).limit(0))
    except BaseException:
        connection.rollback()
        raise
    connection.commit()


def _take_steps(connection: sa.Connection, found: int) -> None:
    """Migrate from the version found to the latest. A file from before the first migration has no Alembic version, so
    that is stamped first."""
    # Imported here because a file that is up to date does not need Alembic.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", f"{__package__}:")
    config.attributes["connection"] = connection
    if found:
        command.stamp(config, str(found))
    command.upgrade(config, "head")
    connection.exec_driver_sql(f"PRAGMA user_version={SCHEMA}")
