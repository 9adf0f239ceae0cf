"""Runs the server: for `bulkhead play` on this machine, for `bulkhead serve` on a network."""

import asyncio
import contextlib
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from types import FrameType

import msgspec
import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from bulkhead.match.store import SqliteStore
from bulkhead.server.app import make_asgi
from bulkhead.server.collecting import collect_rarely
from bulkhead.server.settings import Settings
from bulkhead.server.table.socket import LARGEST_MESSAGE
from bulkhead.tabletop.refusals import Mistake

SECONDS_A_TURN = 0.0005


def serve(
    settings: Settings,
    *,
    seeds: Sequence[bytes] = (),
    open_browser: bool = False,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Run until the process is stopped. `ready` is called with the address as soon as the server answers."""
    # The store's thread and the event loop share the interpreter lock; a short switch interval halves the response
    # time.
    sys.setswitchinterval(SECONDS_A_TURN)
    listening = _listen(settings)
    url = msgspec.structs.replace(settings, port=listening.getsockname()[1]).url

    def announce() -> None:
        if ready is not None:
            ready(url)
        if open_browser:
            webbrowser.open(url)

    # uvicorn's choice of loop: uvloop if installed.
    loop = auto_loop_factory()
    with listening, contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop) as runner:
        runner.run(_serve(settings, seeds, listening, announce))


async def _serve(
    settings: Settings, seeds: Sequence[bytes], listening: socket.socket, announce: Callable[[], None]
) -> None:
    store = await SqliteStore.open(settings.data)
    collect_rarely()
    config = uvicorn.Config(
        make_asgi(settings, seeds, store=store),
        log_level="warning",
        access_log=False,  # addresses hold no secrets, but who looked at what is private
        ws_max_size=LARGEST_MESSAGE * 4,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        # Compressing each message costs processor time that every table of this process shares.
        ws_per_message_deflate=False,
        # Clients are told to reconnect; those that have not closed by then are cut off.
        timeout_graceful_shutdown=1,
        server_header=False,
    )
    logging.getLogger("uvicorn.error").addFilter(_is_our_business)
    await _Server(config, announce).serve(sockets=[listening])


def _is_our_business(record: logging.LogRecord) -> bool:
    """Drop log records about requests that are not HTTP or not text: they are refused, and would only fill the log."""
    return not str(record.msg).startswith(("Invalid HTTP request", "Invalid UTF-8"))


def _listen(settings: Settings) -> socket.socket:
    """Bind the address first, so that a port in use gives one sentence and not a traceback."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise Mistake("server-port-taken", host=settings.host, port=str(settings.port)) from error
    return listening


class _Server(uvicorn.Server):
    """Calls `ready` once it answers, and exits with success when it is stopped."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM or SIGINT: shut down in an orderly way, and do not re-raise the signal afterwards. A second Ctrl-C
        changes nothing."""
        self.should_exit = True
