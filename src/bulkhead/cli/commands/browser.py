"""Starts the server: for a table in this machine's browser (`bulkhead play`), or for players elsewhere (`serve`).

The server is imported only when needed: the other commands start in half the time without it.
"""

import os
import socket
import sys
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from typer import Option

from bulkhead.cli.shell.params import whole
from bulkhead.cli.shell.screen import Screen
from bulkhead.tabletop.refusals import Mistake

CLIENT = "client"
PORT = 8917
PORTS_TRIED = 10
HIGHEST_PORT = 65_535
LOOPBACK = "127.0.0.1"


def open_table(screen: Screen) -> int:
    """Serve only this machine, and open the table in its browser."""
    _need_client()
    from bulkhead.server.run import serve as run_server
    from bulkhead.server.settings import Settings, user_folder

    settings = Settings(host=LOOPBACK, port=_free_port(), data=user_folder())
    run_server(settings, open_browser=_has_browser(), ready=lambda url: screen.say("cli-play-open", url=url))
    return 0


def serve(
    ctx: typer.Context,
    host: Annotated[str, Option("--host", metavar="cli-meta-host", help="cli-serve-host")] = LOOPBACK,
    port: Annotated[
        int,
        Option(
            "--port", metavar="cli-meta-port", help="cli-serve-port", parser=whole("--port", 1, HIGHEST_PORT)
        ),
    ] = PORT,
    data: Annotated[str, Option("--data", metavar="cli-meta-folder", help="cli-serve-data")] = "",
    public_url: Annotated[
        str, Option("--public-url", metavar="cli-meta-url", help="cli-serve-public-url")
    ] = "",
) -> int:
    """Serve tables to players elsewhere, until the process is stopped."""
    screen: Screen = ctx.obj
    _need_client()
    if public_url and not public_url.startswith(("http://", "https://")):
        raise Mistake("cli-serve-bad-url", url=public_url)
    from bulkhead.server.run import serve as run_server
    from bulkhead.server.settings import Settings, user_folder

    folder = Path(data) if data else user_folder()
    if folder.exists() and not folder.is_dir():
        raise Mistake("cli-serve-no-folder", folder=str(folder))
    settings = Settings(host=host, port=port, data=folder, public_url=public_url)
    run_server(settings, ready=lambda url: screen.say("cli-serve-open", url=url, folder=str(folder)))
    return 0


def _need_client() -> None:
    if not files("bulkhead").joinpath(CLIENT, "index.html").is_file():
        raise Mistake("cli-no-client")


def _free_port() -> int:
    """The default port, or the next free one: another table may be open already."""
    for port in range(PORT, PORT + PORTS_TRIED):
        with socket.socket() as probe:
            try:
                probe.bind((LOOPBACK, port))
            except OSError:
                continue
            return port
    return PORT


def _has_browser() -> bool:
    """Can a browser window be opened? Without a display only the address is printed."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
