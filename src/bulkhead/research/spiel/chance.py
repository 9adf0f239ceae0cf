"""Dice that stop where the next roll is not yet known, so that a roll becomes a chance node."""

from collections.abc import Sequence


class RollNeeded(Exception):
    """The rules roll so many dice here."""

    def __init__(self, count: int, sides: int) -> None:
        super().__init__(count, sides)
        self.count, self.sides = count, sides


class Known:
    """The rolls of one command as far as they are known. The next one raises `RollNeeded`."""

    def __init__(self, rolls: Sequence[tuple[int, ...]]) -> None:
        self._rolls = list(rolls)

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        if not self._rolls:
            raise RollNeeded(count, sides)
        return self._rolls.pop(0)
