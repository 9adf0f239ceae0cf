"""Numbers the entries of a match separately for each viewer: private entries are not counted for other viewers.

Otherwise a gap in the numbers, or a match that grows while nothing visible happens, would reveal a private
command.
"""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable

from bulkhead.match.course import Step
from bulkhead.tabletop.game import SPECTATOR, Viewer


class Counting:
    """The entry numbers of one match, per viewer."""

    def __init__(self, seats: int) -> None:
        self._viewers = (SPECTATOR, *range(seats))
        self._length = -1
        self._kept: defaultdict[Viewer, list[int]] = defaultdict(list)
        """For each viewer, the numbers of the entries hidden from that viewer."""

    def add(self, step: Step) -> None:
        self._length += 1
        for viewer in self._viewers:
            if not step.known_to(viewer):
                self._kept[viewer].append(self._length)

    def length(self, viewer: Viewer) -> int:
        """How many entries a viewer knows of, without the one that sets the game up."""
        return self.number(self._length, viewer)

    def number(self, n: int, viewer: Viewer) -> int:
        """The number of entry `n` as this viewer counts. A hidden entry gets the number of the last known one before
        it."""
        return n - bisect_right(self._kept[viewer], n) if viewer in self._kept else n


def counted(steps: Iterable[Step], seats: int) -> Counting:
    """The numbers for a match that has been played."""
    counting = Counting(seats)
    for step in steps:
        counting.add(step)
    return counting
