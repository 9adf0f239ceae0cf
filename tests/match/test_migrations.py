"""Migrations of the store: they agree with the tables in use, and a file is upgraded whole or not at all."""

import asyncio
import logging
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from bulkhead.match import migrations
from bulkhead.match.migrations import SCHEMA, schema_of, upgrade
from bulkhead.match.rows import metadata
from bulkhead.match.store import FILE, SqliteStore
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import LANGUAGES, Words
from tests.kept.shelf import read


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sa.Connection]:
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(tmp_path / FILE)))
    with engine.connect() as opened:
        yield opened
    engine.dispose()


def steps() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", f"{migrations.__name__}:")
    return ScriptDirectory.from_config(config)


def tables(connection: sa.Connection) -> dict[str, str]:
    """The definitions of the file's tables and indices."""
    found = connection.exec_driver_sql("select name, sql from sqlite_master where sql is not null").all()
    connection.rollback()
    return {name: " ".join(sql.split()) for name, sql in found}


def old(connection: sa.Connection, name: str) -> None:
    """Make the file a kept one."""
    file = connection.engine.url.database
    assert file is not None
    Path(file).write_bytes(read(f"{name}/bulkhead.sqlite"))


async def _open(folder: Path) -> None:
    await (await SqliteStore.open(folder)).close()


def test_models_and_migrations_agree(connection: sa.Connection) -> None:
    upgrade(connection)
    assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_difference_would_be_found(connection: sa.Connection) -> None:
    upgrade(connection)
    connection.exec_driver_sql("alter table chats add column mood text")
    connection.exec_driver_sql("drop table campaign_keys")
    found = compare_metadata(MigrationContext.configure(connection), metadata)
    assert sorted(difference[0] for difference in found) == ["add_table", "remove_column"]


def test_a_new_file_has_the_very_tables_that_the_program_would_make(connection: sa.Connection) -> None:
    upgrade(connection)
    engine = sa.create_engine("sqlite://", poolclass=sa.pool.StaticPool)
    with engine.connect() as other:
        metadata.create_all(other)
        other.commit()
        made = tables(other)
    engine.dispose()
    migrated = tables(connection)
    assert "alembic_version" in migrated
    del migrated["alembic_version"]
    assert migrated == made


def test_revisions_count_up_to_the_programs_schema(connection: sa.Connection) -> None:
    revisions = [step.revision for step in steps().walk_revisions()]
    assert revisions == [str(number) for number in range(SCHEMA, 0, -1)]
    upgrade(connection)
    assert schema_of(connection) == SCHEMA
    assert connection.exec_driver_sql("select version_num from alembic_version").all() == [(str(SCHEMA),)]


@pytest.mark.parametrize(("name", "schema"), [("schema-1", 1), ("folder", 2)])
def test_an_old_file_gets_the_new_tables_and_keeps_its_rows(
    name: str, schema: int, connection: sa.Connection
) -> None:
    old(connection, name)
    assert schema_of(connection) == schema
    matches = connection.exec_driver_sql("select * from matches").all()
    entries = connection.exec_driver_sql("select * from entries").all()
    assert matches
    assert entries
    upgrade(connection)
    assert schema_of(connection) == SCHEMA
    assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    assert connection.exec_driver_sql("select * from matches").all() == matches
    assert connection.exec_driver_sql("select * from entries").all() == entries


def test_an_upgrade_that_fails_leaves_the_file_as_it_was(
    connection: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    old(connection, "schema-1")
    before = tables(connection)
    create = op.create_table

    def fails_late(name: str, *columns: sa.Column[object], **more: Any) -> sa.Table:
        if name == "campaign_keys":
            raise OSError("the disk is full")
        return create(name, *columns, **more)

    with monkeypatch.context() as broken:
        broken.setattr(op, "create_table", fails_late)
        with pytest.raises(OSError, match="the disk is full"):
            upgrade(connection)
    assert (tables(connection), schema_of(connection)) == (before, 1)
    upgrade(connection)
    assert schema_of(connection) == SCHEMA


def test_a_new_file_that_was_half_made_is_finished(connection: sa.Connection) -> None:
    """A killed program of an earlier version left some tables and no version."""
    metadata.tables["matches"].create(connection)
    metadata.tables["entries"].create(connection)
    connection.commit()
    upgrade(connection)
    assert compare_metadata(MigrationContext.configure(connection), metadata) == []


@pytest.mark.parametrize("version", range(SCHEMA + 1))
def test_a_file_of_another_program_is_refused_in_a_sentence_and_left_alone(
    version: int, tmp_path: Path
) -> None:
    file = tmp_path / FILE
    database = sqlite3.connect(file)
    database.executescript(f"create table matches (colour text); pragma user_version={version}")
    database.close()
    with pytest.raises(Mistake) as refused:
        asyncio.run(_open(tmp_path))
    assert refused.value.phrase.id == "store-unreadable"
    assert str(refused.value.phrase.args["detail"]).startswith("no such ")
    database = sqlite3.connect(file)
    assert [name for (name,) in database.execute("select name from sqlite_master")] == ["matches"]
    database.close()


def test_a_file_of_a_later_program_is_refused_in_every_language(tmp_path: Path) -> None:
    asyncio.run(_open(tmp_path))
    database = sqlite3.connect(tmp_path / FILE)
    database.execute(f"pragma user_version={SCHEMA + 1}")
    database.close()
    with pytest.raises(Mistake) as refused:
        asyncio.run(_open(tmp_path))
    said = {Words(language).render(refused.value.phrase) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(str(SCHEMA + 1) in sentence for sentence in said)


def test_nothing_is_printed_or_logged_for_people(
    connection: sa.Connection, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    old(connection, "schema-1")
    upgrade(connection)
    assert capfd.readouterr() == ("", "")
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_a_file_that_lacks_nothing_is_opened_without_alembic(tmp_path: Path) -> None:
    asyncio.run(_open(tmp_path))
    code = (
        "import asyncio, sys\n"
        "from pathlib import Path\n"
        "from bulkhead.match.store import SqliteStore\n"
        "async def look():\n"
        "    await (await SqliteStore.open(Path(sys.argv[1]))).close()\n"
        "asyncio.run(look())\n"
        "print('alembic' in sys.modules)\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True, timeout=60
    )
    assert (found.stdout, found.stderr) == ("False\n", "")
