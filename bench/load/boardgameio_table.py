"""A table of boardgame.io's server: tic-tac-toe that restarts when it is over (see peers/boardgameio_server.mjs).

It speaks socket.io: `0` opens, `2` and `3` are ping and pong, `40` enters a namespace, `42` carries an event.
"""

from random import Random
from typing import Any

import msgspec

from bench.load.table import SEATS, Office, Table

NAME = "endless-tic-tac-toe"
SOCKET = "/socket.io/?EIO=4&transport=websocket"
CELLS = 9
_OPEN, _PING, _PONG, _ENTER, _EVENT = b"0", b"2", b"3", f"40/{NAME},".encode(), f"42/{NAME},".encode()


class BoardgameIoTable(Table):
    def __init__(self, url: str, office: Office, rng: Random) -> None:
        super().__init__(url.replace("http", "ws", 1) + SOCKET)
        # The server makes a match on the first request for an unknown id.
        self._match = f"{rng.getrandbits(64):x}"
        self._rng = rng
        self._state_id = 0
        self._cells: list[Any] = [None] * CELLS
        self._deciding = "0"

    def greet(self, seat: int) -> None:
        self.say(seat, _ENTER)

    def hear(self, seat: int, data: bytes) -> None:
        if data.startswith(_EVENT):
            self._event(seat, *msgspec.json.decode(data[len(_EVENT) :]))
        elif data == _PING:
            self.say(seat, _PONG)
        elif data.startswith(_ENTER):
            self._emit(seat, "sync", self._match, str(seat), None, SEATS)
        elif not data.startswith(_OPEN):
            raise RuntimeError(f"the server said: {data.decode()}")

    def _event(self, seat: int, name: str, *args: Any) -> None:
        if name == "sync":
            self._learn(args[1]["state"])
            self.is_seated(seat)
        elif name == "update":
            self._learn(args[1])
            self.is_told()
        elif name != "matchData":
            raise RuntimeError(f"the server said: {name} {args}")

    def _learn(self, state: Any) -> None:
        self._state_id, self._cells = state["_stateID"], state["G"]["cells"]
        self._deciding = state["ctx"]["currentPlayer"]

    def act(self) -> None:
        free = [cell for cell in range(CELLS) if self._cells[cell] is None]
        payload = {
            "type": "clickCell",
            "args": [self._rng.choice(free)],
            "playerID": self._deciding,
            "credentials": None,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(int(self._deciding), "update", action, self._state_id, self._match, self._deciding)

    def _emit(self, seat: int, *event: object) -> None:
        self.say(seat, _EVENT + msgspec.json.encode(event))
