"""Serves the client's files in the smallest encoding that the browser accepts. The build compressed them."""

import re
from pathlib import Path

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

PACKINGS = {"br": ".br", "gzip": ".gz"}
"""Content encodings and the endings of their files, the smallest first."""
INDEX = "index.html"

_REFUSED = re.compile(r"q=0(\.0*)?")


def with_packed(app: ASGIApp, folder: Path) -> ASGIApp:
    """Answer a request for a file with the compressed one beside it, if the browser accepts its encoding."""
    packed = _packed(folder)

    async def choosing(scope: Scope, receive: Receive, send: Send) -> None:
        packings = packed.get(_file(scope["path"])) if scope["type"] == ScopeType.HTTP else None
        if packings is None:
            await app(scope, receive, send)
            return

        async def send_as_one_of_several(message: Message) -> None:
            if message["type"] == "http.response.start":
                # A file that is saved must not get the name of the compressed one.
                kept = [
                    header for header in message["headers"] if header[0].lower() != b"content-disposition"
                ]
                message["headers"] = [*kept, (b"vary", b"accept-encoding")]
            await send(message)

        named = accepted(dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1"))
        smallest = next((packings[name] for name in PACKINGS if name in packings and name in named), None)
        if smallest is not None:
            scope["path"], scope["raw_path"] = smallest, smallest.encode()
        await app(scope, receive, send_as_one_of_several)

    return choosing


def _file(path: str) -> str:
    return path + INDEX if path.endswith("/") else path


def _packed(folder: Path) -> dict[str, dict[str, str]]:
    """The path of each compressed file, with the paths of its encodings."""
    found: dict[str, dict[str, str]] = {}
    for name, ending in PACKINGS.items():
        for file in folder.rglob(f"*{ending}"):
            path = "/" + file.relative_to(folder).as_posix()
            found.setdefault(path.removesuffix(ending), {})[name] = path
    return found


def accepted(header: str) -> set[str]:
    """The encodings that a browser accepts, without those it refuses (`br;q=0`)."""
    parts = (part.strip().partition(";") for part in header.lower().split(","))
    return {name.strip() for name, _, weight in parts if not _REFUSED.fullmatch(weight.strip())}
