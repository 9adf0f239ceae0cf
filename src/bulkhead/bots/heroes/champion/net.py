"""The champion's value of a board: a small net, made from exact solutions of many match-ups.

    value = chance(linear + out * positive(bias + sum over columns of column[pair]))

What a column adds depends on the match-up and on the pair of advances in it. It is worked out once for each pair, so
that the value of a board is five look-ups, a sum and one more layer.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from struct import Struct as Layout
from struct import iter_unpack

from msgspec import Struct

from bulkhead.bots.heroes.champion.features import Numbers, of_match_up, of_pair
from bulkhead.heroes.data.state import State

FILE = "value.bin"
HEADER = Layout("<4H")
"""At the start of the file: features of a match-up, features of a pair, hidden values of a column, hidden values of a
board. Then the weights as halves, little-endian."""


class Net(Struct, frozen=True):
    """The weights, row by row: each row makes one value of the next layer."""

    match_up: list[Numbers]
    match_up_bias: Numbers
    pair: list[Numbers]
    column: list[Numbers]
    bias: Numbers
    out: Numbers


@cache
def shipped() -> Net:
    """The net that comes with the game."""
    return read_net(files("bulkhead.bots.heroes.champion").joinpath(FILE).read_bytes())


def read_net(data: bytes) -> Net:
    """The weights from the bytes of a file."""
    of_match, of_pairs, hidden, board = HEADER.unpack_from(data)
    numbers = [number for (number,) in iter_unpack("<e", data[HEADER.size :])]
    at = 0

    def rows(count: int, length: int) -> list[Numbers]:
        nonlocal at
        found = [numbers[at + length * row : at + length * (row + 1)] for row in range(count)]
        at += count * length
        return found

    return Net(
        match_up=rows(hidden, of_match),
        match_up_bias=rows(1, hidden)[0],
        pair=rows(hidden, of_pairs),
        column=rows(board + 1, hidden),
        bias=rows(1, board + 1)[0],
        out=rows(1, board)[0],
    )


def write_net(net: Net) -> bytes:
    """The bytes of a file with these weights."""
    sizes = len(net.match_up[0]), len(net.pair[0]), len(net.match_up), len(net.out)
    rows = [*net.match_up, net.match_up_bias, *net.pair, *net.column, net.bias, net.out]
    numbers = [number for row in rows for number in row]
    return HEADER.pack(*sizes) + Layout(f"<{len(numbers)}e").pack(*numbers)


class BoardValue:
    """The chance of winning of a seat that begins its turn on a board, by the net."""

    def __init__(self, state: State, seat: int, net: Net) -> None:
        self._net = net
        self._rows = state.options.rows
        self._seat = seat
        spaces = range(2 * self._rows - 1)
        self._still: list[Numbers] = [
            [
                _dot_sparse(row, column) + bias
                for row, bias in zip(net.match_up, net.match_up_bias, strict=True)
            ]
            for column in of_match_up(state, seat)
        ]
        self._added: list[list[list[Numbers | None]]] = [
            [[None for _ in spaces] for _ in spaces] for _ in range(5)
        ]

    def chance(self, board: bytes) -> float:
        """The value of a board, ten advances as `State.advance` holds them."""
        added = self._added
        first, second = (board[5:], board[:5]) if self._seat else (board[:5], board[5:])
        own = added[0][first[0]][second[4]] or self._add(0, first[0], second[4])
        two = added[1][first[1]][second[3]] or self._add(1, first[1], second[3])
        three = added[2][first[2]][second[2]] or self._add(2, first[2], second[2])
        four = added[3][first[3]][second[1]] or self._add(3, first[3], second[1])
        five = added[4][first[4]][second[0]] or self._add(4, first[4], second[0])
        hidden = [a + b + c + d + e for a, b, c, d, e in zip(own, two, three, four, five, strict=True)]
        total = hidden.pop()
        for value, weight in zip(hidden, self._net.out, strict=True):
            if value > 0.0:
                total += value * weight
        return 1 / (1 + exp(-total)) if total > -30 else 0.0

    def _add(self, place: int, own: int, foe: int) -> Numbers:
        """What a column with this pair of advances adds. A fifth of the bias is part of it."""
        net = self._net
        pair = of_pair(own, foe, self._rows)
        hidden = [
            max(0.0, still + sum(map(mul, row, pair)))
            for still, row in zip(self._still[place], net.pair, strict=True)
        ]
        made = [sum(map(mul, row, hidden)) + bias / 5 for row, bias in zip(net.column, net.bias, strict=True)]
        self._added[place][own][foe] = made
        return made


def _dot_sparse(row: Numbers, column: Numbers) -> float:
    return sum(weight * value for weight, value in zip(row, column, strict=True) if value)
