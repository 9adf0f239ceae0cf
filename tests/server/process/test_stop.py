"""A server that is told to stop closes its sockets, loses nothing, leaves no process behind, and exits with 0."""

import signal
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.server_process import PATIENCE, ServerProcess, Talk

SERVICE_RESTART = 1012
"""The close code of sockets: the server restarts, reconnect later."""
HEROES = ("donato", "phaello", "victorno", "sanyctus", "ebellius")
HANDSHAKE = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
BOTH = pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGINT], ids=("SIGTERM", "SIGINT"))


def stopped(server: ServerProcess) -> tuple[int, str]:
    """The exit status of the process, and its error output."""
    _, errors = server.process.communicate(timeout=PATIENCE)
    return server.process.returncode, errors


def until_goodbye(talk: Talk) -> tuple[list[Any], int | None]:
    """The remaining messages, and the close code."""
    heard = []
    try:
        while True:
            heard.append(talk.next())
    except ConnectionClosed as goodbye:
        return heard, goodbye.rcvd.code if goodbye.rcvd else None


@BOTH
def test_clients_are_told_to_reconnect_and_nothing_acknowledged_is_lost(
    tmp_path: Path, asked: signal.Signals
) -> None:
    with ServerProcess(tmp_path) as server:
        keys = server.table(options={"first": "1"})
        talks = [server.sit(key) for key in keys]
        for seq, hero in enumerate(HEROES):
            talks[0].say("do", id=hero, seq=seq, command=f"pick {hero}")
        acknowledged = talks[0].hear("done")["seq"]
        server.process.send_signal(asked)
        for talk in talks:
            heard, code = until_goodbye(talk)
            assert code == SERVICE_RESTART
            acknowledged = max([acknowledged, *(one["seq"] for one in heard if one["type"] == "done")])
        assert stopped(server) == (0, "")
    with ServerProcess(tmp_path) as server:
        assert server.sit(keys[0]).sync["seq"] >= acknowledged > 0


@BOTH
def test_workers_end_with_the_server(tmp_path: Path, asked: signal.Signals) -> None:
    """Ctrl-C reaches every process of the terminal, so the signal is sent to all of them."""
    with ServerProcess(tmp_path, "--bot-pause", "0") as server:
        seats = [{"kind": "here"}, {"kind": "bot", "bot": "captain"}]
        (key,) = server.table(seats=seats, options={"first": "2"})
        talk = server.sit(key)
        now = talk.sync
        while now["waiting"] != 0:
            now = talk.hear("update")
        server.signal_all(asked)
        # Workers hold the error output open too: it ends when all of them have ended.
        assert stopped(server) == (0, "")


def test_a_client_that_does_not_close_is_not_waited_for(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        place = urlsplit(server.url)
        with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
            line.sendall(HANDSHAKE.format(host=place.netloc).encode())
            assert line.recv(1024).startswith(b"HTTP/1.1 101")
            server.process.terminate()
            code, complaint = stopped(server)
            assert code == 0
            assert "Traceback" not in complaint
