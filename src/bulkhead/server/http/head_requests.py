"""Whoever asks with HEAD gets what GET would answer, but for the body (RFC 9110, 9.3.2)."""

from typing import cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send


def with_head(app: ASGIApp) -> ASGIApp:
    """Pages and files can be asked after; the API says itself what it answers to."""

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD" or scope["path"].startswith("/api"):
            await app(scope, receive, send)
            return

        async def send_no_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        # The server's own scope stays as it is: it still has to know that no body is due.
        await app(cast("HTTPScope", {**scope, "method": "GET"}), receive, send_no_body)

    return answering
