"""A server in its own process, on a free port, and sockets over a real network."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
from httpx import Client
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0
SEED = "07" * 32


class ServerProcess:
    """`python -m bulkhead.server` on a folder."""

    def __init__(self, data: Path, *more: str) -> None:
        command = [sys.executable, "-m", "bulkhead.server", "--port", "0", "--data", str(data), *more]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self._talks: list[Talk] = []
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith("http://"), self._ended()

    def _ended(self) -> str:
        _, errors = self.process.communicate(timeout=PATIENCE)
        return errors

    def kill(self) -> None:
        """Kill it like a power cut."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate(timeout=PATIENCE)

    def stop(self) -> str:
        """Stop it; returns its error output."""
        self.process.terminate()
        return self._ended()

    def signal_all(self, asked: signal.Signals) -> None:
        """Signal the server and its workers, as a terminal or a service manager does."""
        os.killpg(self.process.pid, asked)

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for talk in self._talks:
            talk.hang_up()
        if self.process.poll() is None:
            self.kill()

    def make(self, **form: Any) -> list[str]:
        """Make a table for two people here, who have not come yet; the keys of their seats."""
        body = {"game": "heroes", "seats": [{"kind": "here"}, {"kind": "here"}], **form}
        with Client(base_url=self.url, timeout=PATIENCE) as http:
            response = http.post("/api/tables", json=body)
        assert response.status_code == 201, response.text
        return [link["key"] for link in response.json()["links"]]

    def table(self, **form: Any) -> list[str]:
        """Make a table for two people here, who give their salts; the keys of their seats."""
        keys = self.make(**form)
        for key in keys:
            stir(self.url, key)
        return keys

    def get(self, path: str, key: str) -> bytes:
        with Client(base_url=self.url, timeout=PATIENCE) as http:
            response = http.get(path, headers={"X-Bulkhead-Key": key})
        assert response.status_code == 200, response.text
        return response.content

    def sit(self, key: str) -> Talk:
        talk = Talk(self.url, key)
        self._talks.append(talk)
        return talk


def dial(url: str) -> ClientConnection:
    """A socket to a server."""
    address = url.replace("http", "ws", 1) + "/api/socket"
    return connect(address, open_timeout=PATIENCE, compression=None)


def stir(url: str, key: str, salt: str = "") -> str:
    """Come with a seat's link, give its salt for the commitment that the table shows, and leave. If the match has
    begun, nothing happens. Returns the commitment."""
    with dial(url) as socket:

        def say(**message: str) -> Any:
            """Say something, and hear the answer: others may come and go meanwhile."""
            socket.send(msgspec.json.encode(message).decode())
            while (heard := msgspec.json.decode(socket.recv(PATIENCE)))["type"] == "seats":
                pass
            return heard

        lobby = say(type="hello", key=key)
        if lobby["type"] == "lobby":
            done = say(type="salt", id="salt", commitment=lobby["commitment"], salt=salt)
            assert done["type"] == "done", done
        commitment: str = lobby["commitment"]
        return commitment


class Talk:
    """A seat's socket."""

    def __init__(self, url: str, key: str) -> None:
        self._stack = ExitStack()
        self._socket = self._stack.enter_context(dial(url))
        self.say("hello", key=key)
        self.sync = self.hear("sync")

    def say(self, kind: str, **fields: Any) -> None:
        self._socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    def hear(self, kind: str) -> Any:
        while True:
            message = msgspec.json.decode(self._socket.recv(PATIENCE))
            if message["type"] == kind:
                return message

    def next(self) -> Any:
        return msgspec.json.decode(self._socket.recv(PATIENCE))

    def hang_up(self) -> None:
        self._stack.close()
