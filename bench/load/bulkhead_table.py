"""A table of our own server: Heroes, played with random commands out of the offers."""

from random import Random

import msgspec
from msgspec import Struct

from bench.load.table import SEATS, Office, Table

SOCKET = "/api/socket"


class _Answer(Struct):
    text: str


class _Offer(Struct):
    answers: list[_Answer]


class _Known(Struct):
    """The fields of Sync and Update that a random player needs."""

    seq: int
    waiting: int
    offer: _Offer | None
    finished: bool


_decoder = msgspec.json.Decoder(_Known)
_SYNC, _UPDATE, _DONE, _SEATS, _LOBBY = (
    f'{{"type":"{kind}"'.encode() for kind in ("sync", "update", "done", "seats", "lobby")
)


class _Gathering(Struct):
    """The fields of Lobby that a seat needs to give its salt."""

    commitment: str
    awaited: list[int]


_gathering_decoder = msgspec.json.Decoder(_Gathering)


def salt_for(seat: int, lobby: bytes) -> bytes | None:
    """An empty salt for the dice, if the table waits for one from this seat."""
    known = _gathering_decoder.decode(lobby)
    if seat not in known.awaited:
        return None
    return msgspec.json.encode({"type": "salt", "id": "salt", "commitment": known.commitment})


class BulkheadTable(Table):
    def __init__(self, url: str, office: Office, rng: Random) -> None:
        super().__init__(url.replace("http", "ws", 1) + SOCKET)
        made = office.post("/api/tables", {"game": "heroes", "seats": [{"kind": "here"}] * SEATS})
        self._keys: list[str] = [link["key"] for link in made["links"]]
        self._rng = rng
        self._seq = 0
        self._deciding = 0
        self._answers: list[_Answer] = []

    def greet(self, seat: int) -> None:
        self.say(seat, msgspec.json.encode({"type": "hello", "key": self._keys[seat]}))

    def hear(self, seat: int, data: bytes) -> None:
        if data.startswith(_UPDATE):
            self._learn(data)
            self.is_told()
        elif data.startswith(_SYNC):
            self._learn(data)
            self.is_seated(seat)
        elif data.startswith(_LOBBY):
            if (salt := salt_for(seat, data)) is not None:
                self.say(seat, salt)
        elif not data.startswith((_DONE, _SEATS)):
            raise RuntimeError(f"the server said: {data.decode()}")

    def _learn(self, data: bytes) -> None:
        known = _decoder.decode(data)
        self._seq, self._deciding, self.over = known.seq, known.waiting, known.finished
        if known.offer is not None:
            self._answers = known.offer.answers

    def act(self) -> None:
        command = self._rng.choice(self._answers).text
        order = {"type": "do", "id": f"c{self._seq}", "seq": self._seq, "command": command}
        self.say(self._deciding, msgspec.json.encode(order))
