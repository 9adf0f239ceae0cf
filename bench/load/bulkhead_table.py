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
_SYNC, _UPDATE, _DONE, _SEATS = (
    f'{{"type":"{kind}"'.encode() for kind in ("sync", "update", "done", "seats")
)


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
