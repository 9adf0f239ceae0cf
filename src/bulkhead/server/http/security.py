"""Security headers for every HTTP answer, and the origin check for sockets."""

from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


LASTING = "/assets/"
"""Files whose names change with their content."""


def with_headers(app: ASGIApp) -> ASGIApp:
    """Add the headers to every answer, files and errors included."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        path = scope["path"]

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                kept = (b"cache-control", _how_long_to_keep(path, message["status"]))
                message["headers"] = [*message["headers"], *HEADERS, kept]
            await send(message)

        await app(scope, receive, send_with_headers)

    return guarded


def _how_long_to_keep(path: str, status: int) -> bytes:
    """The Cache-Control header. Answers of the API may hold keys and are never cached; pages are revalidated each
    time."""
    if path.startswith("/api"):
        return b"no-store"
    return (
        b"public, max-age=31536000, immutable" if path.startswith(LASTING) and status == 200 else b"no-cache"
    )


def origin_allowed(origin: str | None, host: str | None, public_url: str) -> bool:
    """Does the request come from a page of this server? Only browsers send an origin; other programs are allowed."""
    if origin is None:
        return True
    page = urlsplit(origin)
    if page.scheme not in ("http", "https") or not page.netloc:
        return False
    return page.netloc in (host, urlsplit(public_url).netloc)
