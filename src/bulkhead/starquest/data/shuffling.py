"""Shuffle with dice, so that the order of a deck can be verified like any roll."""

from collections.abc import Sequence
from typing import TypeVar

from bulkhead.tabletop.dice import Dice

T = TypeVar("T")


def pick(count: int, dice: Dice) -> int:
    """A number from 0 to `count` - 1, each as likely as the others."""
    return 0 if count <= 1 else dice.roll(1, count)[0] - 1


def shuffled(items: Sequence[T], dice: Dice) -> tuple[T, ...]:
    """The same items in an order drawn by lot."""
    left = list(items)
    found: list[T] = []
    while left:
        found.append(left.pop(pick(len(left), dice)))
    return tuple(found)
