"""Fixed positions of Starquest for counting, from random play of the test mission and of missions with seven seats.

They cover every kind of question and are stored, one per line, in positions.jsonl.xz, so that a count changes
only when a rule does. `python -m tests.golden.recipes.starquest.positions` picks others: only for when the old
ones cannot be read any more.
"""

import json
import lzma
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import bulkhead
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop import Seeded, Silence
from tests.golden.counts import Chapter
from tests.starquest.mission import OPTIONS

STORE = Path(__file__).parent / "positions.jsonl.xz"

GAMES: tuple[tuple[str, Options, int], ...] = (
    ("The test mission, three seats", OPTIONS, 5),
    ("Hard dock, seven seats", Options(), 1),
    ("The nest, seven seats", Options(mission="mis_04_nest"), 1),
    ("Two giants, seven seats", Options(mission="mis_11_two_giants"), 1),
    (
        "Black mass, seven seats, high ranks",
        Options(mission="mis_08_black_mass", ranks={"chaos": 3, "cult": 3}),
        1,
    ),
)
"""Title, options and number of games."""

WHEN = (1, 12, 150)
"""A position is kept when its question is asked for the first, the twelfth, ... time."""


def _positions(options: Options, label: str) -> Iterator[str]:
    """Positions of one random game."""
    dice, whims = Seeded(label.encode()), Seeded(label.encode(), ("choices",))
    state = STARQUEST.new(options, dice, Silence())
    asked: Counter[str] = Counter()
    while (seat := STARQUEST.waiting(state)) is not None:
        offer = STARQUEST.offer(state, seat)
        assert offer is not None
        asked[offer.question] += 1
        if asked[offer.question] in WHEN:
            yield STARQUEST.position(state)
        (high, low) = whims.roll(2, 256)
        command = offer.commands[((high - 1) * 256 + low - 1) % len(offer.commands)]
        STARQUEST.apply(state, seat, command, dice, Silence())


def record() -> None:
    """Pick new positions."""
    lines = dict.fromkeys(  # set-up begins alike in many games
        json.dumps([title, position])
        for title, options, games in GAMES
        for number in range(games)
        for position in _positions(options, f"{title} {number}")
    )
    STORE.write_bytes(lzma.compress("\n".join(lines).encode(), preset=9))
    print(f"{len(lines)} positions, {STORE.stat().st_size} bytes")


def _read() -> tuple[Chapter, ...]:
    chapters: dict[str, list[str]] = {}
    for line in lzma.decompress(STORE.read_bytes()).decode().splitlines():
        title, position = json.loads(line)
        chapters.setdefault(title, []).append(position)
    return tuple((title, tuple(positions)) for title, positions in chapters.items())


POSITIONS = _read()


@cache
def _numbers() -> dict[str, int]:
    return {position: number for number, position in enumerate(_all(), 1)}


def _all() -> list[str]:
    return [position for _, positions in POSITIONS for position in positions]


def called(position: str) -> str:
    """The number of a position in the file, with a short description."""
    game: Any = bulkhead.game("starquest")
    state = game.from_position(position, game.options({}))
    seat = game.waiting(state)
    offer = game.offer(state, seat)
    return f"{_numbers()[position]:>3}: round {state.round}, {state.sides[seat].faction}, {offer.question}"


if __name__ == "__main__":
    record()
