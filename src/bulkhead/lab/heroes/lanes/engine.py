"""A table of the compiled engine, and the functions of its library."""

import ctypes
from collections.abc import Sequence
from ctypes import c_double, c_int, c_int32, c_int64, c_uint64, c_void_p
from functools import cache, cached_property
from hashlib import sha256

from bulkhead import native
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.rules.scoring_rolls import SETS
from bulkhead.lab.heroes.lanes.settings import covered, settings_of

LIBRARY = "heroes_lanes"
MOST_SETS, MOST_BUSTS = 128, 64
Key = tuple[int, int]


def key_of(seed: str) -> Key:
    """The key of a series of games, from any text."""
    digest = sha256(f"bulkhead lanes|{seed}".encode()).digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little")


@cache
def library() -> ctypes.CDLL:
    """The library; raises a Mistake where it cannot be compiled."""
    found = native.library(LIBRARY)
    found.heroes_open.restype = found.heroes_open_outcomes.restype = c_void_p
    found.heroes_legal.restype = c_int64
    found.heroes_step.restype = c_int64
    for name, arguments in _ARGUMENTS.items():
        getattr(found, name).argtypes = arguments
    return found


_ARGUMENTS: dict[str, Sequence[type]] = {
    "heroes_open": (c_void_p,),
    "heroes_close": (c_void_p,),
    "heroes_reset": (c_void_p, c_void_p, c_int64, c_int64, c_void_p, c_uint64, c_void_p),
    "heroes_legal": (c_void_p, c_void_p, c_int64, c_void_p, c_void_p, c_int64),
    "heroes_choose": (c_void_p, c_void_p, c_int64, c_void_p),
    "heroes_step": (c_void_p, c_void_p, c_int64, *(c_void_p,) * 6),
    "heroes_observe": (c_void_p, c_void_p, c_int64, c_void_p),
    "heroes_scores": (c_void_p, c_void_p, c_int64, c_void_p),
    "heroes_play": (c_void_p, c_void_p, c_uint64, c_uint64, c_void_p),
    "heroes_play_singly": (c_void_p, c_void_p, c_uint64, c_uint64, c_void_p),
    "heroes_trace": (c_void_p, c_void_p, c_uint64, c_void_p, c_void_p, c_void_p, c_int),
    "heroes_open_outcomes": (c_void_p,),
    "heroes_close_outcomes": (c_void_p,),
    "heroes_chances": (c_void_p, c_void_p),
    "heroes_drawn_chances": (c_void_p, c_void_p, c_void_p),
    "heroes_outcomes": (c_void_p, c_void_p, c_void_p, c_uint64, c_uint64, c_void_p),
    "heroes_outcomes_singly": (c_void_p, c_void_p, c_void_p, c_uint64, c_uint64, c_void_p),
    "heroes_add": (c_void_p, c_uint64, c_int, c_void_p),
}


class Table:
    """A table that the compiled engine has opened. It can be used by several threads at once."""

    def __init__(self, options: Options) -> None:
        if not covered(options):
            raise ValueError("the compiled engine does not play this table")
        self.options = options
        self.library = library()
        numbers = settings_of(options)
        address = self.library.heroes_open((c_int32 * len(numbers))(*numbers))
        if not address:
            raise MemoryError
        self.handle = c_void_p(address)

    @cached_property
    def outcomes(self) -> c_void_p:
        """How the dice of a turn end, worked out on first use."""
        address = self.library.heroes_open_outcomes(self.handle)
        if not address:
            raise MemoryError
        return c_void_p(address)

    def chances(self) -> list[float]:
        """The chance of a bust, then of each set of scoring rolls put aside, by its place in `SETS`."""
        found = (c_double * MOST_SETS)()
        self.library.heroes_chances(self.outcomes, found)
        return found[: len(SETS)]

    def drawn_chances(self) -> tuple[list[float], list[float]]:
        """The same after rounding, as they are drawn: of each set in a turn without a bust, and of so many busts in a
        row before one."""
        sets, busts = (c_double * MOST_SETS)(), (c_double * MOST_BUSTS)()
        self.library.heroes_drawn_chances(self.outcomes, sets, busts)
        return sets[: len(SETS)], busts[:]

    def __del__(self) -> None:
        if "outcomes" in self.__dict__:
            self.library.heroes_close_outcomes(self.outcomes)
        if hasattr(self, "handle"):
            self.library.heroes_close(self.handle)


def key_words(key: Key) -> "ctypes.Array[c_uint64]":
    return (c_uint64 * 2)(*key)
