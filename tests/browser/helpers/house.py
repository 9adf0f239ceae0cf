"""A server process for the browser tests."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct

from bulkhead.match.fairness import commitment, naming
from tests.server.server_process import stir

HOST = "127.0.0.1"
SEED = bytes(range(32))
"""The seed of every table; the players' salts make the difference."""
TABLES = 400
PATIENCE = 30.0
"""Seconds. Only a busy machine takes that long."""


class Table(Struct, frozen=True):
    """A table that was made over HTTP."""

    match: str
    keys: dict[int, str]
    codes: dict[int, str]
    watch: str
    door: str
    host: str


class House:
    """A server process with a data folder. It can be killed like a power cut, and started again."""

    def __init__(self, data: Path, module: str = "bulkhead.server") -> None:
        self.data = data
        self._module = module
        self._port = _free_port()
        self._process: subprocess.Popen[str] | None = None
        # Browsers trust localhost: clipboard and service worker work there without https.
        self.url = f"http://localhost:{self._port}"

    def open(self) -> None:
        """Start, and wait until it reports that it is ready."""
        command = [sys.executable, "-m", self._module, "--host", HOST, "--port", str(self._port)]
        command += ["--data", str(self.data), "--bot-pause", "0", "--no-discreet", "--pace", "1000"]
        command += ["--seed", SEED.hex()] * TABLES
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said.strip() == self.url, f"The server said {said!r} instead of its address."

    def kill(self) -> None:
        """SIGKILL: no time for anything."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate()
        self._process = None

    def pass_an_hour(self) -> None:
        """Advance the clock of a server started with clockwork, without waiting."""
        assert self._process is not None
        self._process.send_signal(signal.SIGUSR1)

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.communicate(timeout=PATIENCE)

    def table(self, *seats: Any, **form: Any) -> Table:
        """Set a table up, as a client would. Those at its screen give their salts at once."""
        salts = [seat.get("salt", "") for seat in seats]
        asked = [{field: value for field, value in seat.items() if field != "salt"} for seat in seats]
        body = {"game": "heroes", "seats": asked, **form}
        answer = httpx.post(f"{self.url}/api/tables", json=body, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        for link in made["links"]:
            if seats[link["seat"]]["kind"] == "here":
                stir(self.url, link["key"], salts[link["seat"]])
        return Table(
            made["match"],
            {link["seat"]: link["key"] for link in made["links"]},
            {link["seat"]: link["code"] for link in made["links"] if link["code"]},
            made["watch"],
            made["door"],
            made["host"],
        )

    def rematch(self, key: str) -> str:
        """Ask for a rematch from a client without a screen; returns the key of the new seat."""
        answer = httpx.post(f"{self.url}/api/rematch", headers={"X-Bulkhead-Key": key}, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        following: str = answer.json()["key"]
        return following

    def replay(self, key: str) -> bytes:
        """The replay file of a finished match."""
        answer = httpx.get(f"{self.url}/api/replay", headers={"X-Bulkhead-Key": key}, timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        return answer.content


def here(name: str = "", salt: str = "") -> dict[str, str]:
    """A seat at this screen. Salts are chosen, so that the dice are known; the match has them with the commitment."""
    return {"kind": "here", "name": name, "salt": salt}


def known(salt: str) -> str:
    """A salt as it is recorded in a match of this house."""
    return naming(salt, commitment(SEED))


def link(name: str = "") -> dict[str, str]:
    return {"kind": "link", "name": name}


def bot(name: str = "", bot: str = "captain") -> dict[str, str]:
    """The captain of Heroes, or another bot: it plays the same game again with the same dice."""
    return {"kind": "bot", "bot": bot, "name": name}


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        port: int = taken.getsockname()[1]
        return port
