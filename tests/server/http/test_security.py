"""Security headers on every answer; secrets are compared in constant time and never logged."""

import hmac
import logging
import sqlite3
from pathlib import Path

import httpx
import pytest

from bulkhead.match.rows import StoredKey
from bulkhead.match.store import FILE
from bulkhead.server.http.security import HEADERS
from bulkhead.server.table import keys
from tests.server.house import HERE, LINK, MID_GAME, SEED, House, open_house, watched

pytestmark = pytest.mark.anyio


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A minimal built browser client."""
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("<!doctype html><title>Bulkhead</title>")
    (tmp_path / "client" / "sw.js").write_text("self.skipWaiting();")
    (tmp_path / "client" / "assets" / "main-1a2b.js").write_text("export {};")
    return tmp_path / "client"


async def responses(house: House) -> dict[str, httpx.Response]:
    """One answer of every kind."""
    table = await house.table(position=MID_GAME)
    return {
        "page": await house.get("/"),
        "service worker": await house.get("/sw.js"),
        "script": await house.get("/assets/main-1a2b.js"),
        "no such script": await house.get("/assets/none.js"),
        "games": await house.get("/api/games"),
        "made": await house.post("/api/tables", {"game": "heroes", "seats": [HERE, HERE]}),
        "bad request": await house.post("/api/tables", {}),
        "no such link": await house.get("/api/replay", "wrong"),
        "not over": await house.get("/api/replay", table.keys[0]),
        "no such page": await house.get("/api/none"),
        "wrong method": await house.http.put("/api/tables"),
        "too large": await house.http.post("/api/tables", content=" " * 100_000),
        "health": await house.get("/healthz"),
        "description": await house.get("/api/schema/openapi.json"),
        "options": await house.http.options("/api/tables"),
    }


async def test_every_answer_has_the_headers(client: Path) -> None:
    async with open_house(client=client) as house:
        for name, response in (await responses(house)).items():
            for header, value in HEADERS:
                assert response.headers[header.decode()] == value.decode(), name
            assert "server" not in response.headers
            assert "set-cookie" not in response.headers


async def test_an_internal_error_has_the_headers_and_reveals_nothing() -> None:
    store = await watched()
    async with open_house(store=store) as house:
        store.fails.add("key")
        response = await house.get("/api/replay", "whatever")
        assert response.status_code == 500
        assert response.headers["x-content-type-options"] == "nosniff"
        assert "disk" not in response.text


async def test_the_security_policy_forbids_other_origins_and_inline_scripts() -> None:
    policy = dict(HEADERS)[b"content-security-policy"].decode()
    directives = dict(part.split(" ", 1) for part in policy.split("; "))
    assert directives["default-src"] == "'none'"
    assert directives["script-src"] == directives["style-src"] == directives["connect-src"] == "'self'"
    assert directives["frame-ancestors"] == directives["base-uri"] == "'none'"
    assert "unsafe" not in policy


async def test_cache_headers_depend_on_the_path(client: Path) -> None:
    async with open_house(client=client) as house:
        kept = {name: answer.headers["cache-control"] for name, answer in (await responses(house)).items()}
        assert kept["page"] == kept["service worker"] == kept["no such script"] == "no-cache"
        assert kept["script"] == "public, max-age=31536000, immutable"
        assert {kept[name] for name in ("made", "games", "no such link", "not over")} == {"no-store"}


async def test_paths_cannot_leave_the_client_folder(client: Path) -> None:
    (client.parent / "secret.txt").write_text("secret")
    async with open_house(client=client) as house:
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            response = await house.get(path)
            assert response.status_code == 404
            assert "secret" not in response.text


# Keys


async def test_only_the_hash_of_a_key_is_stored(tmp_path: Path) -> None:
    async with open_house(data=tmp_path, seeds=[SEED]) as house:
        table = await house.table(HERE, LINK)
        await house.sit(table.keys[1])
    stored = (tmp_path / FILE).read_bytes()
    for key in (*table.keys.values(), table.watch, *table.codes.values()):
        assert key.encode() not in stored
    with sqlite3.connect(tmp_path / FILE) as database:
        hashes = {row[0] for row in database.execute("select hash from keys")}
    database.close()
    assert keys.key_hash(table.keys[0]) in hashes
    assert keys.code_hash(table.codes[1]) in hashes


async def test_no_key_and_no_seed_is_logged(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    """Nor in any address: keys travel in headers and bodies."""
    caplog.set_level(logging.DEBUG)
    store = await watched()
    async with open_house(store=store, seeds=[SEED]) as house:
        table = await house.table(HERE, LINK)
        await house.post("/api/claims", {"code": table.codes[1]})
        await house.post("/api/tables/mine", {"keys": list(table.keys.values())})
        ada, _ = await house.sit(table.keys[1])
        ada.say_text(f'{{"type":"hello","key":"{table.keys[1]}"')
        await ada.hear("wrong")
        for method in ("append", "key"):
            store.fails.add(method)
        await house.get("/api/story", table.keys[0])
        first = house.rooms._open[table.match].waiting
        assert first is not None
        store.fails.discard("key")
        line, _ = await house.sit(table.keys[first])
        line.do("pick donato", 0)
        await line.closed()
        secrets = [*table.keys.values(), table.watch, *table.codes.values(), SEED.hex()]
    logged = caplog.text + "".join(str(record.__dict__) for record in caplog.records)
    assert "could not be stored" in logged
    assert not any(secret in logged for secret in secrets)


async def test_a_database_error_does_not_quote_the_stored_values(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = await watched()
    async with open_house(store=store, seeds=[SEED]) as house:
        table = await house.table(HERE, LINK)
        twice = StoredKey(keys.key_hash(table.keys[0]), table.match, 0, False)
        with pytest.raises(Exception, match="UNIQUE") as failed:
            await store.add([twice])
        assert "parameters hidden" in str(failed.value)


async def test_keys_and_codes_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[bytes, bytes]] = []

    def compare(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr(hmac, "compare_digest", compare)
    async with open_house() as house:
        table = await house.table(HERE, LINK)
        await house.post("/api/claims", {"code": table.codes[1]})
        assert (keys.code_hash(table.codes[1]),) * 2 in compared
        await house.sit(table.keys[1])
        assert (table.keys[1].encode(),) * 2 in compared


def test_keys_cannot_be_guessed() -> None:
    made = {keys.new_key() for _ in range(1000)}
    assert len(made) == 1000
    assert all(len(key) == 24 for key in made)
    codes = {keys.new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert not set("".join(codes)) & set("01OIL")


def test_a_code_may_be_typed_in_any_way() -> None:
    assert keys.code_hash("abcd efgh") == keys.code_hash("ABCD-EFGH") == keys.code_hash(" AbCdEfGh ")
    assert keys.code_hash("ABCD-EFGH") != keys.code_hash("ABCD-EFGJ")
