"""The streams of random numbers of the compiled engine, and its games played by the reference on the same streams.

Game n of a series is the same game, command by command and die by die, whichever engine plays it: its numbers are
defined here and in `heroes_random.h`, with integers only. At each decision one number below the size of the offer is
drawn, and the command at that place is played; none is drawn to roll, nor to act where only one command is legal. A
roll of n dice is one number below 6 to the power of n, whose digits to the base of six, last first, are the faces less
one.
"""

from typing import Any

from bulkhead.heroes import HEROES
from bulkhead.heroes.data.options import Options
from bulkhead.lab.heroes.counts import HeroesCounts
from bulkhead.lab.heroes.lanes.engine import Key
from bulkhead.lab.heroes.lanes.records import Record, record_from

_32, _64 = (1 << 32) - 1, (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def _mixed(z: int) -> int:
    """SplitMix64."""
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _64
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _64
    return z ^ z >> 31


def _turned(x: int, by: int) -> int:
    return (x << by | x >> 32 - by) & _32


class Stream:
    """xoshiro128++ (Blackman and Vigna), filled from the key of a series and the number of a game. As dice it rolls for
    the reference."""

    def __init__(self, key: Key, game: int) -> None:
        a = _mixed(key[0] + _GOLDEN * (2 * game + 1) & _64)
        b = _mixed(key[1] + _GOLDEN * (2 * game + 2) & _64)
        self._s = [a & _32 | (not a | b), a >> 32, b & _32, b >> 32]

    def next(self) -> int:
        s = self._s
        result = _turned(s[0] + s[3] & _32, 7) + s[0] & _32
        t = s[1] << 9 & _32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = _turned(s[3], 11)
        return result

    def below(self, n: int) -> int:
        """A number below n, each with the same probability (Lemire)."""
        product = self.next() * n
        if product & _32 < n:
            least = (1 << 32) % n
            while product & _32 < least:
                product = self.next() * n
        return product >> 32

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        number = self.below(sides**count)
        faces = []
        for _ in range(count):
            number, digit = divmod(number, sides)
            faces.append(digit + 1)
        return tuple(faces)


def play_game(options: Options, key: Key, game: int) -> Record:
    """A game of a series, played by the reference."""
    stream, counts, commands = Stream(key, game), HeroesCounts(), 0
    state: Any = HEROES.new(options, stream, counts)
    while (seat := HEROES.waiting(state)) is not None:
        offer = HEROES.offer(state, seat)
        assert offer is not None
        size = len(offer.commands)
        drawn = state.phase != "roll" and (size > 1 or state.phase != "act")
        HEROES.apply(state, seat, offer.commands[stream.below(size) if drawn else 0], stream, counts)
        commands += 1
    return record_from(state, counts, commands)
