"""Files of the client, as small as the browser can take them. The build has packed them; nothing is packed here."""

import re
from pathlib import Path

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

PACKINGS = {"br": ".br", "gzip": ".gz"}
"""What a packing is called on the wire, and what its files end with; the smallest first."""
INDEX = "index.html"

_REFUSED = re.compile(r"q=0(\.0*)?")


def with_packed(app: ASGIApp, folder: Path) -> ASGIApp:
    """Answer a request for a file with the packed one beside it, where there is one that the browser understands."""
    packed = _packed(folder)

    async def choosing(scope: Scope, receive: Receive, send: Send) -> None:
        packings = packed.get(_file(scope["path"])) if scope["type"] == ScopeType.HTTP else None
        if packings is None:
            await app(scope, receive, send)
            return

        async def send_as_one_of_several(message: Message) -> None:
            if message["type"] == "http.response.start":
                # Whoever saves the file shall not get the packed one's name.
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
    """The path of each file that was packed, and the paths of its packings."""
    found: dict[str, dict[str, str]] = {}
    for name, ending in PACKINGS.items():
        for file in folder.rglob(f"*{ending}"):
            path = "/" + file.relative_to(folder).as_posix()
            found.setdefault(path.removesuffix(ending), {})[name] = path
    return found


def accepted(header: str) -> set[str]:
    """The packings that a browser names, but for those that it names to refuse (`br;q=0`)."""
    parts = (part.strip().partition(";") for part in header.lower().split(","))
    return {name.strip() for name, _, weight in parts if not _REFUSED.fullmatch(weight.strip())}
