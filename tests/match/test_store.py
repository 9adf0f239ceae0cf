"""The store: durable, atomic, ordered; one server per folder."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from bulkhead.match.rows import StoredChat, StoredEntry, StoredKey, StoredMatch
from bulkhead.match.store import FILE, LOCK, SCHEMA, SqliteStore
from bulkhead.tabletop.refusals import Mistake

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def a_match(id_: str = "m", *, public: bool = False, timed: bool = False, touched: int = 0) -> StoredMatch:
    return StoredMatch(id_, 1, b"", b"seed", b"table", public, timed, False, touched)


def an_entry(n: int, match: str = "m", at: int = 100) -> StoredEntry:
    return StoredEntry(match, n, at + n, 7, f"0|r{n}", f"line {n}".encode())


async def test_what_is_stored_is_read_back() -> None:
    store = await SqliteStore.open(None)
    match, key = a_match(), StoredKey(b"hash", "m", 1, False)
    chats = [StoredChat("m", n, n, 0, f"text {n}") for n in range(1, 6)]
    await store.add([match, key, *chats])
    assert await store.match("m") == match
    assert await store.match("other") is None
    assert await store.key(b"hash") == key
    assert await store.key(b"other") is None
    assert await store.chats("m", 3) == chats[2:]
    assert await store.entries("m") == []
    await store.close()


async def test_a_match_begins_grows_and_ends() -> None:
    store = await SqliteStore.open(None)
    await store.add([a_match()])
    await store.begin(b"header", an_entry(0), finished=False)
    await store.append(an_entry(1), finished=False)
    await store.append(an_entry(2), finished=True)
    assert await store.entries("m") == [an_entry(0), an_entry(1), an_entry(2)]
    expected = msgspec.structs.replace(a_match(), header=b"header", touched=102, finished=True)
    assert await store.match("m") == expected
    await store.update_table("m", b"changed")
    assert await store.match("m") == msgspec.structs.replace(expected, table=b"changed")
    await store.close()


async def test_it_survives_being_closed(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "new" / "folder")
    await store.add([a_match()])
    await store.append(an_entry(0), finished=False)
    await store.close()
    store = await SqliteStore.open(tmp_path / "new" / "folder")
    assert await store.entries("m") == [an_entry(0)]
    await store.close()


async def test_an_acknowledged_entry_can_be_seen_by_others_at_once(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    await store.add([a_match()])
    for n in range(20):
        await store.append(an_entry(n), finished=False)
        with sqlite3.connect(tmp_path / FILE) as other:
            assert other.execute("select max(n) from entries").fetchone() == (n,)
        other.close()
    await store.close()


async def test_it_is_set_up_to_survive_a_power_cut(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    pragmas = await store._ask(
        lambda connection: [
            connection.exec_driver_sql(f"pragma {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "user_version")
        ]
    )
    assert pragmas == ["wal", 2, SCHEMA]
    await store.close()


async def test_rows_are_stored_all_or_none() -> None:
    store = await SqliteStore.open(None)
    await store.add([StoredKey(b"taken", "x", 0, False)])
    with pytest.raises(sa.exc.IntegrityError):
        await store.add([a_match(), StoredKey(b"new", "m", 0, False), StoredKey(b"taken", "m", 1, False)])
    assert await store.match("m") is None
    assert await store.key(b"new") is None
    await store.close()


async def test_an_entry_is_never_written_over() -> None:
    store = await SqliteStore.open(None)
    await store.add([a_match()])
    await store.append(an_entry(0), finished=False)
    with pytest.raises(sa.exc.IntegrityError):
        await store.append(msgspec.structs.replace(an_entry(0), line=b"other"), finished=True)
    assert await store.entries("m") == [an_entry(0)]
    found = await store.match("m")
    assert found is not None
    assert not found.finished
    await store.close()


async def test_in_a_group_only_what_cannot_be_stored_fails() -> None:
    store = await SqliteStore.open(None)
    await store.add([a_match("a"), a_match("b")])
    await store.append(an_entry(0, "a"), finished=False)
    results = await asyncio.gather(
        *(store.append(an_entry(n, "a"), finished=False) for n in (1, 0, 2)),
        store.add([StoredKey(b"k", "b", 0, False)]),
        *(store.append(an_entry(n, "b"), finished=False) for n in (0, 1)),
        return_exceptions=True,
    )
    failed = [number for number, result in enumerate(results) if result is not None]
    assert failed == [1]
    assert isinstance(results[1], sa.exc.IntegrityError)
    assert [entry.n for entry in await store.entries("a")] == [0, 1, 2]
    assert [entry.n for entry in await store.entries("b")] == [0, 1]
    assert await store.key(b"k") is not None
    await store.close()


async def test_a_thousand_appends_at_once_are_all_there_in_order() -> None:
    store = await SqliteStore.open(None)
    await store.add([a_match()])
    await asyncio.gather(*(store.append(an_entry(n), finished=False) for n in range(1000)))
    assert [entry.n for entry in await store.entries("m")] == list(range(1000))
    await store.close()


async def test_a_closed_store_takes_nothing_more() -> None:
    store = await SqliteStore.open(None)
    await store.close()
    with pytest.raises(RuntimeError, match="closed"):
        await store.add([a_match()])


async def test_a_cancelled_caller_does_not_stop_the_store() -> None:
    store = await SqliteStore.open(None)
    await store.add([a_match()])
    waiting = [asyncio.ensure_future(store.append(an_entry(n), finished=False)) for n in range(10)]
    await asyncio.sleep(0)
    for task in waiting[::2]:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert len(await store.entries("m")) == 10
    await store.close()


async def test_a_key_is_forgotten_once() -> None:
    store = await SqliteStore.open(None)
    await store.add([StoredKey(b"code", "m", 1, True)])
    assert sorted(await asyncio.gather(*(store.forget_key(b"code") for _ in range(5)))) == [False] * 4 + [
        True
    ]
    assert await store.key(b"code") is None
    await store.close()


async def test_lists_of_what_is_being_played() -> None:
    store = await SqliteStore.open(None)
    for number, (public, timed) in enumerate([(True, False), (True, True), (False, True), (True, True)]):
        await store.add([a_match(f"m{number}", public=public, timed=timed)])
        await store.begin(b"header", an_entry(0, f"m{number}", at=1000 - number), finished=False)
    await store.add([a_match("lobby", public=True, timed=True)])
    await store.append(an_entry(1, "m3"), finished=True)
    assert await store.recent_public(10) == ["m0", "m1"]
    assert await store.recent_public(1) == ["m0"]
    assert sorted(await store.timed()) == ["m1", "m2"]
    await store.append(an_entry(1, "m1", at=2000), finished=False)
    assert await store.recent_public(10) == ["m1", "m0"]
    await store.close()


# Folders


async def test_a_folder_has_one_owner(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    with pytest.raises(Mistake) as refused:
        await SqliteStore.open(tmp_path)
    assert (refused.value.phrase.id, refused.value.phrase.args) == ("store-taken", {"folder": str(tmp_path)})
    await store.close()
    await (await SqliteStore.open(tmp_path)).close()


@pytest.mark.parametrize("name", [FILE, LOCK])
async def test_a_file_that_is_no_database_is_left_alone(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(b"my diary, dear diary, " * 100)
    with pytest.raises(Mistake) as refused:
        await SqliteStore.open(tmp_path)
    assert refused.value.phrase.id == "store-unreadable"
    assert refused.value.phrase.args["detail"] == "file is not a database"
    assert (tmp_path / name).read_bytes().startswith(b"my diary")


async def test_a_file_of_another_version_is_left_alone_and_its_folder_let_go(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("pragma user_version=99")
    database.close()
    for _ in range(2):
        with pytest.raises(Mistake) as refused:
            await SqliteStore.open(tmp_path)
        assert refused.value.phrase.id == "store-other-version"
        assert refused.value.phrase.args == {"version": 99, "known": SCHEMA}


async def test_folders_may_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "what? a #strange% name"
    store = await SqliteStore.open(folder)
    await store.add([a_match()])
    await store.close()
    assert (folder / FILE).exists()


async def test_errors_do_not_quote_secrets() -> None:
    store = await SqliteStore.open(None)
    secret = StoredMatch("m", 1, b"", b"the-secret-seed", b"the-secret-table", False, False, False, 0)
    await store.add([secret])
    with pytest.raises(sa.exc.IntegrityError) as failed:
        await store.add([secret])
    assert "secret" not in str(failed.value)
    await store.close()
