"""The machine that sweeps: the solver's library on the processor or on a graphics processor, and its arrays."""

from __future__ import annotations

import os
from collections.abc import Sequence
from ctypes import (
    CDLL,
    Structure,
    byref,
    c_char_p,
    c_double,
    c_float,
    c_int32,
    c_int64,
    c_uint16,
    c_void_p,
)
from itertools import accumulate, pairwise
from typing import Any, Literal

from bulkhead.heroes.data.options import Hold
from bulkhead.lab.heroes.solving.dice_steps import SETS, TERMS, Steps, in_levels, in_turn
from bulkhead.lab.heroes.solving.land import pairs_of
from bulkhead.native import graphics_library, library
from bulkhead.tabletop.refusals import Mistake

Where = Literal["cpu", "gpu"]

OUTER_COLUMNS = 4
WARP = 32
"""A graphics processor works on groups of this many boards."""
ALIGNED = 16
WORKERS = 32
"""Groups of threads that share out the dice steps of a group; with doubles there are twice as many."""
SUM, LONG, IDLE, LEVEL_ENDS = 1, 2, 4, 8
"""Kinds of records, as `native/heroes_solver.cuh` has them."""
WEIGHTS = 8
"""The weights of a record, with two that fill it up."""


ARRAYS = 2 * len(SETS)
"""More arrays than a sweeper and its mixing use at a time."""


class Dice(Structure):
    """The dice of a turn, as `native/heroes_solver.c` has it."""

    _fields_ = [
        *((name, c_int32) for name in ("steps", "slots", "inputs", "last")),
        *((name, c_void_p) for name in ("sums", "out", "start", "term", "weight", "input")),
    ]


class Memory:
    """Memory of the machine, freed with the object: the values of all boards, or a table."""

    def __init__(self, call: CDLL, size: int) -> None:
        self._call = call
        self.place = int(call.make(c_int64(size)) or 0)
        if not self.place:
            raise Mistake("solve-no-memory", need=-(-size >> 20))

    def __del__(self) -> None:
        if self.place:
            self._call.drop(c_void_p(self.place))


class Machine:
    """The library for boards of this size, in one precision."""

    def __init__(self, where: Where, rows: int, double: bool) -> None:
        self.where, self.rows, self.double = where, rows, double
        self.pairs = len(pairs_of(rows))
        wide = ALIGNED if where == "cpu" else WARP
        self.lanes = -(-self.pairs // wide) * wide
        self.groups = self.pairs**OUTER_COLUMNS
        self.count = self.groups * self.lanes
        self.real: Any = c_double if double else c_float
        self.bytes = self.count * (8 if double else 4)
        flags = [f"-DLANES={self.lanes}", *(["-DWITH_DOUBLE"] if double else [])]
        self._refuse_more_than_there_is()
        self.call = _graphics(flags) if where == "gpu" else _processor(flags)
        self.call.make.restype = c_void_p
        self.call.trouble.restype = c_char_p
        self.call.change.restype = c_double
        self.call.product.restype = c_double

    def _refuse_more_than_there_is(self) -> None:
        """An operating system promises memory that it does not have, and ends the program that uses it."""
        have = _memory() if self.where == "cpu" else None
        need = self.bytes * ARRAYS
        if have is not None and need > have:
            raise Mistake("solve-no-memory", need=(need - have >> 20) + 1)

    def array(self) -> Memory:
        """Memory for the values of all boards."""
        return Memory(self.call, self.bytes)

    def table(self, data: bytes) -> Memory:
        """Memory with this content."""
        memory = Memory(self.call, len(data))
        self.call.put(c_void_p(memory.place), data, c_int64(len(data)))
        return memory

    def check(self) -> None:
        """Raise what the library met: a device that failed or ran out of memory."""
        trouble = self.call.trouble().decode()
        if trouble:
            raise Mistake("solve-machine-failed", detail=trouble)

    def fill(self, array: Memory, value: float) -> None:
        self.call.fill(c_void_p(array.place), c_double(value), c_int64(self.count))

    def widen(self, to: Memory, narrow: Memory) -> None:
        """Take over the values of an array of single precision."""
        self.call.from_float(c_void_p(to.place), c_void_p(narrow.place), c_int64(self.count))

    def change(self, one: Memory, other: Memory) -> float:
        """How far apart two arrays are at most."""
        return float(
            self.call.change(
                c_void_p(one.place), c_void_p(other.place), c_int32(self.pairs), c_int64(self.groups)
            )
        )

    def product(self, one: tuple[Memory, Memory], other: tuple[Memory, Memory]) -> float:
        """The sum over all boards of the products of two differences."""
        places = (c_void_p(array.place) for array in (*one, *other))
        return float(self.call.product(*places, c_int32(self.pairs), c_int64(self.groups)))

    def blend(self, out: Memory, arrays: Sequence[Memory], weights: Sequence[float]) -> None:
        """The mean of arrays with these weights, kept between 0 and 1."""
        many = len(arrays)
        places = (c_void_p * many)(*(array.place for array in arrays))
        self.call.blend(
            c_void_p(out.place), places, (c_double * many)(*weights), c_int32(many), c_int64(self.count)
        )

    def read(self, array: Memory) -> Any:
        """The values, as a ctypes array."""
        values = (self.real * self.count)()
        self.call.get(values, c_void_p(array.place), c_int64(self.bytes))
        self.check()
        return values


class Roller:
    """The dice of a turn on a machine; `input` are the arrays of acting on each set of scoring rolls."""

    def __init__(self, machine: Machine, hold: Hold, inputs: Sequence[Memory]) -> None:
        self._machine = machine
        if machine.where == "gpu":
            found = in_levels(hold)
            count, tables = _in_records(found, machine.real, WORKERS * (2 if machine.double else 1))
        else:
            found = in_turn(hold)
            count, tables = len(found.steps), _in_a_row(found, machine.real)
        tables.append(bytes((c_void_p * len(SETS))(*(array.place for array in inputs))))
        self._kept = [*(machine.table(table) for table in tables), *inputs]
        places = [table.place for table in self._kept[: len(tables)]]
        self._dice = Dice(count, found.slots, len(SETS), found.steps[-1].out, *places)

    def roll(self, out: Memory) -> None:
        machine = self._machine
        machine.call.roll(byref(self._dice), c_void_p(out.place), c_int64(machine.groups))


def _in_a_row(found: Steps, real: Any) -> list[bytes]:
    """The steps and their terms one after the other: sums or not, results, first terms, terms, weights."""
    terms = [term for step in found.steps for term in step.terms]
    starts = list(accumulate((len(step.terms) for step in found.steps), initial=0))
    return [
        bytes(step.sums for step in found.steps),
        bytes((c_uint16 * len(found.steps))(*(step.out for step in found.steps))),
        bytes((c_int32 * len(starts))(*starts)),
        bytes((c_uint16 * len(terms))(*(slot for slot, _ in terms))),
        bytes((real * len(terms))(*(weight for _, weight in terms))),
    ]


def _in_records(found: Steps, real: Any, workers: int) -> tuple[int, list[bytes]]:
    """The rounds in which many workers do the steps, and a record for each worker and round: result, kind, terms; and
    the weights. A term that is missing changes nothing. Two idle rounds follow the last."""
    records: list[int] = []
    weights: list[float] = []
    for first, end in pairwise(found.levels):
        for start in range(first, end, workers):
            ends = LEVEL_ENDS if start + workers >= end else 0
            for place in range(start, start + workers):
                if place >= end:
                    records += [0, IDLE | ends, *[0] * TERMS]
                    weights += [0.0] * WEIGHTS
                    continue
                step = found.steps[place]
                terms = [*step.terms, *[(step.terms[0][0], 0.0)] * (TERMS - len(step.terms))]
                kind = SUM * step.sums + LONG * (len(step.terms) > TERMS // 2) + ends
                records += [step.out, kind, *(slot for slot, _ in terms)]
                weights += [*(weight for _, weight in terms), *[0.0] * (WEIGHTS - TERMS)]
    rounds = len(records) // workers // (TERMS + 2)
    records += [0, IDLE, *[0] * TERMS] * (2 * workers)
    weights += [0.0] * (2 * workers * WEIGHTS)
    record_bytes = bytes((c_uint16 * len(records))(*records))
    return rounds, [bytes(1), bytes(1), record_bytes, bytes(1), bytes((real * len(weights))(*weights))]


def _memory() -> int | None:
    """The bytes of memory of this machine, if it tells."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        return None


def _processor(flags: list[str]) -> CDLL:
    """The library for the processor, with OpenMP where the compiler has it."""
    usual = ["-ffp-contract=fast", "-Wno-psabi", *flags]
    try:
        return library("heroes_solver", ["-fopenmp", *usual])
    except Mistake as refused:
        if refused.phrase.id != "native-not-compiled":
            raise
    return library("heroes_solver", usual)


def _graphics(flags: list[str]) -> CDLL:
    return graphics_library("heroes_solver", flags)
