"""A table of Starquest in the middle of a mission: seven sockets, some seats driven by bots, the others clicked."""

from functools import lru_cache
from random import Random

import msgspec
from msgspec import Struct

from bench.load.bulkhead_table import SOCKET, salt_for
from bench.load.table import Office, Table
from bulkhead.bots import bot, strongest
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Silence

SEATS = 7
PEOPLE = 3
"""The first seats belong to people, the others to bots."""
BEGINNINGS = 24
"""The number of different starting positions."""
FIRST, EVERY = 150, 60
"""The command of the first position, and the number of commands between positions."""


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


@lru_cache(maxsize=1)
def beginnings() -> list[str]:
    """A match that bots play at a full table, stopped at intervals."""
    options = STARQUEST.options({})
    dice = Seeded(b"the middle of a mission")
    state = STARQUEST.new(options, dice, Silence())
    names = strongest(STARQUEST.id, options.factions)
    players = [bot(name, STARQUEST.id, f"seat {seat}".encode()) for seat, name in enumerate(names)]
    found: list[str] = []
    for number in range(FIRST + EVERY * BEGINNINGS):
        seat = STARQUEST.waiting(state)
        assert seat is not None
        offer = STARQUEST.offer(state, seat)
        assert offer is not None
        if number >= FIRST and number % EVERY == 0:
            found.append(STARQUEST.position(state))
        STARQUEST.apply(
            state, seat, players[seat].choose(STARQUEST.view(state, seat), offer), dice, Silence()
        )
    return found


class StarquestTable(Table):
    seats = SEATS

    def __init__(self, url: str, office: Office, rng: Random) -> None:
        super().__init__(url.replace("http", "ws", 1) + SOCKET)
        seats = [{"kind": "here"}] * SEATS
        position = rng.choice(beginnings())
        made = office.post("/api/tables", {"game": "starquest", "seats": seats, "position": position})
        self._keys: list[str] = [link["key"] for link in made["links"]]
        self._rng = rng
        self._seqs = [0] * SEATS
        self._clicked = -1
        """The entry that the last click became."""
        self._deciding = 0
        self._offers: list[list[_Answer]] = [[] for _ in range(SEATS)]
        self._others = 0

    @property
    def waits(self) -> bool:
        seat = self._deciding
        # The seats receive an entry one after another: the deciding seat must have received the last.
        return 0 <= seat < PEOPLE and self._seqs[seat] == max(self._seqs) and bool(self._offers[seat])

    @property
    def others(self) -> int:
        return self._others

    def greet(self, seat: int) -> None:
        self.say(seat, msgspec.json.encode({"type": "hello", "key": self._keys[seat]}))
        if seat >= PEOPLE:
            self.say(seat, msgspec.json.encode({"type": "seat", "id": "bot", "driver": "bot"}))

    def hear(self, seat: int, data: bytes) -> None:
        if data.startswith(_UPDATE):
            seq = self._learn(seat, data)
            if seq == self._clicked:
                self.is_told()
            elif seat == 0:
                self._others += 1
        elif data.startswith(_SYNC):
            self._learn(seat, data)
            self.is_seated(seat)
        elif data.startswith(_LOBBY):
            if (salt := salt_for(seat, data)) is not None:
                self.say(seat, salt)
        elif not data.startswith((_DONE, _SEATS)):
            raise RuntimeError(f"the server said: {data.decode()}")

    def _learn(self, seat: int, data: bytes) -> int:
        known = _decoder.decode(data)
        self._seqs[seat] = known.seq
        self._offers[seat] = known.offer.answers if known.offer is not None else []
        if known.seq == max(self._seqs):
            self._deciding, self.over = known.waiting, known.finished
        return known.seq

    def act(self) -> None:
        seat = self._deciding
        command, self._offers[seat] = self._rng.choice(self._offers[seat]).text, []
        self._clicked = self._seqs[seat] + 1
        order = {"type": "do", "id": f"c{self._clicked}", "seq": self._seqs[seat], "command": command}
        self.say(seat, msgspec.json.encode(order))
