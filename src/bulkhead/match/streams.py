"""The dice of a match, entry by entry.

A match has one stream of dice from its seed and its salts. A match that began with an earlier version of the rules
has one more stream for the entries after the last common one: its players have already seen the dice of the old match.
"""

from bisect import bisect_left
from itertools import pairwise

from bulkhead.match.entries import Earlier, Header
from bulkhead.tabletop.dice import Seeded


def earlier_of(header: Header) -> tuple[Earlier, ...]:
    """The earlier versions of the rules that a match was played with, oldest first."""
    return header.earlier if isinstance(header.earlier, tuple) else ()


def salts_of(header: Header) -> list[tuple[str, ...]]:
    """What is added to the seed for each stream: the salts, and for later streams the version that the match goes on
    with. Nothing here can be chosen freely, or a server could choose dice with it."""
    versions = [*(one.rules for one in earlier_of(header)), header.rules]
    return [header.salts, *((*header.salts, f"rules {rules}") for rules in versions[1:])]


def is_in_order(header: Header) -> bool:
    """Do versions and entries rise from each earlier version to the next?"""
    earlier = earlier_of(header)
    versions = [*(one.rules for one in earlier), header.rules]
    lasts = [-1, *(one.entries for one in earlier)]
    return all(a < b for many in (versions, lasts) for a, b in pairwise(many))


class Streams:
    """The streams of dice of one match."""

    def __init__(self, header: Header, seed: bytes) -> None:
        self._lasts = [one.entries for one in earlier_of(header)]
        self._dice = [Seeded(seed, salts) for salts in salts_of(header)]

    def at(self, n: int) -> Seeded:
        """The dice of entry `n`."""
        return self._dice[self.number(n)]

    def number(self, n: int) -> int:
        """The stream that the dice of entry `n` come from, counted from 0."""
        return bisect_left(self._lasts, n)
