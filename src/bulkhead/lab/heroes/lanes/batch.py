"""Many games side by side, command by command: every field is one array over the games.

The arrays are memoryviews of the engine's own memory, so NumPy and others read and write them without a copy
(`numpy.asarray(batch.advance)`). A game that is over stays as it is until it is reset.
"""

import ctypes
from collections.abc import Sequence
from ctypes import POINTER, Structure, c_int8, c_int16, c_int32, c_int64, c_uint8, c_uint32, pointer
from typing import Any, Literal

from bulkhead.lab.heroes.lanes.engine import Key, Table, key_words

PHASES = ("draft", "place", "roll", "keep", "push", "act", "over")
GOES_ON = -2
"""The winner of a game that is not over; -1 is a draw."""
MOST_DICE = 6
STEPPED, NOT_LEGAL, WRONG_DICE = range(3)
"""What became of a command; one that was refused has changed nothing."""
OBSERVED = 63
"""Numbers that the seat that decides observes: for each column its own hero and the enemy's (by place on the roster,
from 1), both advances, both heroes in hand; then the faces rolled and held, the scoring rolls aside, the roll that
still owes moves (from 1), its columns as bits, phase, all out, mover, both scores, turn."""

FIELDS: dict[str, tuple[Any, int]] = {
    "army": (c_int8, 10),
    "advance": (c_int8, 10),
    "hand": (c_int8, 10),
    "phase": (c_int8, 1),
    "mover": (c_int8, 1),
    "first": (c_int8, 1),
    "all_out": (c_int8, 1),
    "rolled": (c_uint8, 6),
    "held": (c_uint8, 6),
    "aside": (c_uint8, 13),
    "frame_roll": (c_int8, 1),
    "frame_columns": (c_uint8, 1),
    "winner": (c_int8, 1),
    "resigned": (c_int8, 1),
    "turn": (c_int32, 1),
    "stream": (c_uint32, 4),
}
"""Type and length of each field, as in `heroes_batch.h`."""


_FORMS: dict[Any, Literal["b", "B", "h", "i", "I", "q"]] = {
    c_int8: "b",
    c_uint8: "B",
    c_int16: "h",
    c_int32: "i",
    c_uint32: "I",
    c_int64: "q",
}


class _Batch(Structure):
    _fields_ = [(name, POINTER(kind)) for name, (kind, _) in FIELDS.items()]


class Batch:
    """A batch of games at one table."""

    army: memoryview
    advance: memoryview
    hand: memoryview
    phase: memoryview
    mover: memoryview
    first: memoryview
    all_out: memoryview
    rolled: memoryview
    held: memoryview
    aside: memoryview
    frame_roll: memoryview
    frame_columns: memoryview
    winner: memoryview
    resigned: memoryview
    turn: memoryview
    stream: memoryview

    def __init__(self, table: Table, games: int) -> None:
        self.table, self.games = table, games
        self._roster = table.options.roster
        self._c = _Batch()
        self._kept: list[Any] = []
        for name, (kind, length) in FIELDS.items():
            array, view = self._array(kind, length)
            setattr(self._c, name, ctypes.cast(array, POINTER(kind)))
            setattr(self, name, view)
        self._starts, self.starts = self._array(c_int64, 1, games + 1)
        self._commands, self.commands = self._array(c_int16, 1)
        self._faces, self.faces = self._array(c_uint8, MOST_DICE)
        self._counts, self.counts = self._array(c_uint8, 1)
        self._status, self.status = self._array(c_uint8, 1)
        self._seen, self.seen = self._array(c_int16, OBSERVED)
        self._scores, self.scores = self._array(c_int32, 2)
        self._room = 64 * games
        self._legal = (c_int16 * self._room)()

    def _array(self, kind: Any, length: int, games: int = 0) -> tuple[Any, memoryview]:
        count = games or self.games
        array = (kind * (count * length))()
        self._kept.append(array)
        flat = memoryview(array).cast("B")
        form = _FORMS[kind]
        return array, flat.cast(form, [count, length]) if length > 1 else flat.cast(form)

    def reset(self, key: Key, number: int = 0, armies: Sequence[int] = (), only: range | None = None) -> None:
        """Begin games anew, all or a range of them: game n of a series has a stream of its own, and the first of these
        has this number. `armies` gives ten heroes for each game, by their place on the roster, seat 1's five columns
        first; without it, the games begin with choosing armies."""
        games = only if only is not None else range(self.games)
        if not 0 <= games.start <= games.stop <= self.games or games.step != 1:
            raise ValueError("these games are not in the batch")
        if armies and (len(armies) != 10 * len(games) or not set(armies) <= set(range(len(self._roster)))):
            raise ValueError("each game needs ten heroes, by their place on the roster")
        given = (c_int8 * len(armies))(*armies) if armies else None
        self.table.library.heroes_reset(
            self.table.handle, pointer(self._c), games.start, games.stop, key_words(key), number, given
        )

    def legal(self) -> tuple[memoryview, memoryview]:
        """The legal commands of all games, in the reference's order: the numbers, and where those of each game start
        (`numbers[starts[n]:starts[n + 1]]`)."""
        while True:
            used = self.table.library.heroes_legal(
                self.table.handle, pointer(self._c), self.games, self._starts, self._legal, self._room
            )
            if used <= self._room:
                return memoryview(self._legal).cast("B").cast("h")[:used], self.starts
            self._room = 2 * used
            self._legal = (c_int16 * self._room)()

    def choose(self) -> memoryview:
        """Draw a legal command for each game from its stream, into `commands`; -1 where a game is over."""
        self.table.library.heroes_choose(self.table.handle, pointer(self._c), self.games, self._commands)
        return self.commands

    def step(self, dice: Sequence[Sequence[int]] | None = None) -> int:
        """Carry out the command of each game in `commands`; -1 leaves a game alone. The dice are given for each game,
        or rolled from its stream. Afterwards `faces` and `counts` tell what fell and `status` what was refused; the
        number of refusals is returned."""
        given = counts = None
        if dice is not None:
            if len(dice) != self.games or any(len(faces) > MOST_DICE for faces in dice):
                raise ValueError("up to six dice are given for each game")
            given, counts = (c_uint8 * (self.games * MOST_DICE))(), (c_uint8 * self.games)()
            for game, faces in enumerate(dice):
                counts[game] = len(faces)
                given[game * MOST_DICE : game * MOST_DICE + len(faces)] = list(faces)
        refused: int = self.table.library.heroes_step(
            self.table.handle,
            pointer(self._c),
            self.games,
            self._commands,
            given,
            counts,
            self._faces,
            self._counts,
            self._status,
        )
        return refused

    def observe(self) -> memoryview:
        """What the seat that decides sees in each game, into `seen`."""
        self.table.library.heroes_observe(self.table.handle, pointer(self._c), self.games, self._seen)
        return self.seen

    def score(self) -> memoryview:
        """The current scores of both seats in each game, into `scores`."""
        self.table.library.heroes_scores(self.table.handle, pointer(self._c), self.games, self._scores)
        return self.scores
