"""How the tables of the store came to be, step by step: Alembic takes a file of any earlier version to the latest.

Each file in `versions` is one step. Its revision is the number of the schema after it, which is also the file's
`user_version`: a program that knows fewer steps sees from it that the file is not for it.
"""

from __future__ import annotations

import sqlalchemy as sa

from bulkhead.match.rows import metadata

SCHEMA = 2
"""The latest step."""


def schema_of(connection: sa.Connection) -> int:
    """The version of a file's tables; 0 for a new file."""
    version: int = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    return version


def upgrade(connection: sa.Connection) -> None:
    """Take the steps that a file lacks, all of them or none, and check that every table is there. An error leaves the
    file as it was."""
    found = schema_of(connection)
    connection.rollback()
    # SQLite's driver begins no transaction for changes of tables: without this each one would be on its own.
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
    """From the version that was found to the latest. A file that was written before there were migrations has no note
    of Alembic's, so the note is written first."""
    # A file that lacks nothing does without Alembic: it is imported where it is needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", f"{__package__}:")
    config.attributes["connection"] = connection
    if found:
        command.stamp(config, str(found))
    command.upgrade(config, "head")
    connection.exec_driver_sql(f"PRAGMA user_version={SCHEMA}")
