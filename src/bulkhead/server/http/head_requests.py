"""Answers HEAD requests like GET, without the body (RFC 9110, 9.3.2)."""

from typing import cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send


def with_head(app: ASGIApp) -> ASGIApp:
    """Answer HEAD for pages and files. Requests under /api pass through: the API defines its own methods."""

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD" or scope["path"].startswith("/api"):
            await app(scope, receive, send)
            return

        async def send_no_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        # Pass a copy: the server needs the original scope to know that it must send no body.
        await app(cast("HTTPScope", {**scope, "method": "GET"}), receive, send_no_body)

    return answering
