"""How long a match is for each who looks at it: entries that are kept from a viewer are not counted for him.

Otherwise a number that jumps, or a match that grows while nothing happens, would tell that something was said aside.
"""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable

from bulkhead.match.course import Step
from bulkhead.tabletop.game import SPECTATOR, Seat


class Counting:
    """Everybody's own numbers for the entries of one match."""

    def __init__(self, seats: int) -> None:
        self._viewers = (SPECTATOR, *range(seats))
        self._length = -1
        self._kept: defaultdict[Seat, list[int]] = defaultdict(list)
        """For each viewer the numbers of the entries that are kept from him."""

    def add(self, step: Step) -> None:
        self._length += 1
        for viewer in self._viewers:
            if not step.known_to(viewer):
                self._kept[viewer].append(self._length)

    def length(self, viewer: Seat) -> int:
        """Entries that a viewer knows of; that which set the game up is not counted."""
        return self.number(self._length, viewer)

    def number(self, n: int, viewer: Seat) -> int:
        """What a viewer calls entry `n`; for one that is kept from him, the last before it that he knows."""
        return n - bisect_right(self._kept[viewer], n) if viewer in self._kept else n


def counted(steps: Iterable[Step], seats: int) -> Counting:
    """Numbers for a match that has been played."""
    counting = Counting(seats)
    for step in steps:
        counting.add(step)
    return counting
