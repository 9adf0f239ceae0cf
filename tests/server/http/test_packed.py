"""The client's files are sent in the smallest encoding that the browser accepts, with the right cache headers."""

import gzip
from pathlib import Path

import httpx
import pytest

from tests.server.house import open_house

pytestmark = pytest.mark.anyio

SCRIPT = "export const answer = 42;\n" * 100
PAGE = "<!doctype html><title>Bulkhead</title>"
BROTLI = b"as brotli packs it"
"""The content does not matter: the server passes it on unchanged."""


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A built client: a script with two encodings, a page with one, and a font with none."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "main-1a2b.js.br").write_bytes(BROTLI)
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "plex-3c4d.woff2").write_bytes(b"font")
    (folder / "index.html").write_text(PAGE)
    (folder / "index.html.gz").write_bytes(gzip.compress(PAGE.encode()))
    return folder


async def fetched(client: Path, path: str, accept: str, method: str = "GET") -> tuple[httpx.Response, bytes]:
    """The answer, and its body as sent."""
    async with open_house(client=client) as house:
        headers = {"Accept-Encoding": accept}
        async with house.http.stream(method, path, headers=headers) as response:
            return response, b"".join([part async for part in response.aiter_raw()])


@pytest.mark.parametrize(
    ("accept", "packing"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip;q=1.0", "gzip"),
        ("br; q=0.000, gzip", "gzip"),
        ("", None),
        ("identity", None),
        ("br;q=0,gzip;q=0", None),
        ("zstd", None),
        ("*", None),
    ],
)
async def test_a_file_is_sent_in_an_encoding_that_the_browser_accepts(
    client: Path, accept: str, packing: str | None
) -> None:
    response, body = await fetched(client, "/assets/main-1a2b.js", accept)
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/javascript")
    assert response.headers.get("content-encoding") == packing
    assert response.headers["content-length"] == str(len(body))
    assert response.headers["vary"] == "accept-encoding"
    assert "immutable" in response.headers["cache-control"]
    assert "content-disposition" not in response.headers
    unpacked = {"br": lambda packed: packed, "gzip": gzip.decompress}.get(packing or "", lambda plain: plain)
    assert unpacked(body) == (BROTLI if packing == "br" else SCRIPT.encode())


async def test_the_index_page_is_sent_compressed_for_its_folder(client: Path) -> None:
    for path in ("/", "/index.html"):
        response, body = await fetched(client, path, "gzip, br")
        assert response.headers["content-type"].startswith("text/html")
        assert response.headers["content-encoding"] == "gzip"
        assert response.headers["cache-control"] == "no-cache"
        assert gzip.decompress(body) == PAGE.encode()


async def test_a_head_request_gives_the_headers_of_the_compressed_file(client: Path) -> None:
    response, body = await fetched(client, "/assets/main-1a2b.js", "br", "HEAD")
    assert (response.headers["content-encoding"], response.headers["content-length"]) == (
        "br",
        str(len(BROTLI)),
    )
    assert body == b""


async def test_a_file_without_encodings_is_sent_as_it_is(client: Path) -> None:
    response, body = await fetched(client, "/assets/plex-3c4d.woff2", "gzip, br")
    assert "content-encoding" not in response.headers
    assert "vary" not in response.headers
    assert body == b"font"


async def test_the_api_is_never_sent_from_compressed_files(client: Path) -> None:
    response, _ = await fetched(client, "/api/games", "gzip, br")
    assert response.status_code == 200
    assert "content-encoding" not in response.headers


@pytest.mark.parametrize(("path", "accept"), [("/", ""), ("/", "gzip"), ("/index.html", "")])
async def test_a_head_request_for_the_page_gets_its_headers(client: Path, path: str, accept: str) -> None:
    page, _ = await fetched(client, path, accept)
    headers, body = await fetched(client, path, accept, "HEAD")
    assert (headers.status_code, body) == (200, b"")
    for name in ("content-type", "content-length", "content-encoding", "content-disposition", "etag"):
        assert headers.headers.get(name) == page.headers.get(name), name
