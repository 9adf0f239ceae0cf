"""A bot's own chance. What a bot does with hidden tokens and secret cards is drawn and not reasoned, so that a player
who knows the bot, or has seen many of its games, learns nothing from it.

The draw depends on the bot's seed and on public numbers only. At a table the seed comes from the seed of the match: it
is secret while the match is played, and can be checked afterwards.
"""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Draws that are reproducible: the same seed and the same occasion give the same draw."""

    def __init__(self, seed: int | bytes = b"") -> None:
        self._seed = seed if isinstance(seed, bytes) else str(seed).encode()

    def pick(self, items: Sequence[T], *occasion: object) -> T:
        """One of the items, each equally likely. `occasion` names the draw, by public facts alone."""
        named = "|".join(map(str, occasion)).encode()
        return Random(sha256(self._seed + b"|" + named).digest()).choice(items)
