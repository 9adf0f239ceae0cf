"""Combat dice (SQ-SHOOT-03 to 06): white and red dice that are rolled together and added, with their exact odds."""

import re
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product, repeat
from types import MappingProxyType
from typing import Literal

from msgspec import Struct

from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice

Colour = Literal["red", "white"]

WHITE = clause("SQ-SHOOT-04")((0, 0, 0, 0, 1, 2))
RED = clause("SQ-SHOOT-04")((0, 0, 0, 1, 2, 3))
FACES: dict[Colour, tuple[int, ...]] = {"red": RED, "white": WHITE}

_RED: Colour = "red"
_WHITE: Colour = "white"
_NOTATION = re.compile(r"(?:([1-9])R)?(?:([1-9])W)?")


@clause("SQ-SHOOT-04")
class Pool(Struct, frozen=True):
    """A number of red and white dice. Its text form is `2R1W`, or `none` for no dice."""

    red: int = 0
    white: int = 0

    def __str__(self) -> str:
        reds = f"{self.red}R" if self.red else ""
        whites = f"{self.white}W" if self.white else ""
        return reds + whites or "none"

    def __add__(self, more: "Pool") -> "Pool":
        return Pool(self.red + more.red, self.white + more.white)

    def __bool__(self) -> bool:
        return bool(self.red or self.white)

    @property
    def count(self) -> int:
        return self.red + self.white

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colour of each die, in the order in which `roll` returns their values."""
        return (*repeat(_RED, self.red), *repeat(_WHITE, self.white))

    @property
    def most(self) -> int:
        """The highest possible sum."""
        return self.red * RED[-1] + self.white * WHITE[-1]

    def roll(self, dice: Dice) -> tuple[int, ...]:
        """The value of each die, red ones first. Red and white are rolled separately, because dice that enumerate
        all outcomes treat the dice of one roll as interchangeable."""
        return (*_roll(dice, self.red, RED), *_roll(dice, self.white, WHITE))


def _roll(dice: Dice, count: int, faces: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([faces[face - 1] for face in dice.roll(count)]) if count else ()


@clause("SQ-SHOOT-08")
def roll_one(dice: Dice, colour: Colour) -> int:
    """Reroll one die."""
    return _roll(dice, 1, FACES[colour])[0]


def read_pool(text: str) -> Pool:
    """Parse `2R1W`; raises ValueError."""
    if text == "none":
        return Pool()
    found = _NOTATION.fullmatch(text)
    if not text or found is None:
        raise ValueError(text)
    return Pool(int(found[1] or 0), int(found[2] or 0))


@cache
def sums(pool: Pool) -> Mapping[int, Fraction]:
    """The exact chance of every sum of the dice."""
    chances = {0: Fraction(1)}
    for colour in pool.colours:
        grown: dict[int, Fraction] = {}
        for total, chance in chances.items():
            for value in FACES[colour]:
                grown[total + value] = grown.get(total + value, Fraction()) + chance / 6
        chances = grown
    return MappingProxyType(dict(sorted(chances.items())))


@cache
def sums_without_best(pool: Pool, dropped: int) -> Mapping[int, Fraction]:
    """The exact chance of every sum when this many of the highest dice are removed after the roll."""
    if not dropped:
        return sums(pool)
    chances: dict[int, Fraction] = {}
    for rolled in product(*(FACES[colour] for colour in pool.colours)):
        total = sum(sorted(rolled)[: max(0, len(rolled) - dropped)])
        chances[total] = chances.get(total, Fraction()) + Fraction(1, 6**pool.count)
    return MappingProxyType(dict(sorted(chances.items())))


@cache
@clause("SQ-SHOOT-05")
def chance_above(pool: Pool, armour: int) -> Fraction:
    """The chance that the sum is greater than an armour value: that a life point is lost."""
    return sum((chance for total, chance in sums(pool).items() if total > armour), Fraction())
