"""A bot's own chance. What a bot does with hidden tokens is drawn and not reasoned, so that a player who knows the bot,
or has seen many of its games, learns nothing from it. Secret cards are drawn too, good ones more often: such a player
knows how often a bot holds each card, and the messages of a game tell no more.

The draw depends on the bot's seed and on public numbers only. At a table the seed comes from the seed of the match: it
is secret while the match is played, and can be checked afterwards.
"""

from collections.abc import Mapping, Sequence
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
        if len(items) == 1:  # nothing to draw; seeding takes long
            return items[0]
        return self._random(occasion).choice(items)

    def favourite(self, items: Sequence[T], *occasion: object) -> T:
        """One of the items, each equally likely. When others drop out or are added on the same occasion, it stays the
        favourite as long as it beats those added, so that nobody wavers between equals."""
        if len(items) == 1:
            return items[0]
        named = "|".join(map(str, occasion)).encode()

        def rank(item: T) -> bytes:
            return sha256(self._seed + b"|" + named + b"|" + str(item).encode()).digest()

        return min(items, key=rank)

    def weigh(self, weights: Mapping[T, float], *occasion: object) -> T:
        """One of the items, each as likely as its weight. `occasion` names the draw, by public facts alone."""
        return self._random(occasion).choices(list(weights), list(weights.values()))[0]

    def _random(self, occasion: tuple[object, ...]) -> Random:
        named = "|".join(map(str, occasion)).encode()
        return Random(sha256(self._seed + b"|" + named).digest())
