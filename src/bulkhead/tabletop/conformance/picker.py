"""Choices that come out the same each time."""

from bulkhead.tabletop.dice import Seeded


class Picker:
    """Reproducible choices: the same kind of stream as the dice, with another key."""

    def __init__(self, label: str) -> None:
        self._stream = Seeded(f"picker|{label}".encode())

    def randrange(self, stop: int, /) -> int:
        number = 0
        for byte in self._stream.roll(8, sides=256):
            number = number * 256 + byte - 1
        return number % stop


def seed_of(label: str) -> bytes:
    return f"dice|{label}".encode()
