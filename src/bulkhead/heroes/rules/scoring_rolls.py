"""Scoring rolls (H-ROLL-2 to H-ROLL-6): finds them in dice, and lists every way of putting some aside.

A scoring roll is written as its faces: `6`, `66`, `222`, `345`. A set of them is a tuple in the order of
`SCORING_ROLLS`. Equal dice are interchangeable throughout.
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from typing import Literal

from bulkhead.tabletop.clauses import clause

Kind = Literal["lucky-six", "double-six", "three-of-a-kind", "straight"]
KINDS: tuple[Kind, ...] = ("lucky-six", "double-six", "three-of-a-kind", "straight")

LUCKY_SIX = "6"
DOUBLE_SIX = "66"
DICE = 6

Counts = tuple[int, int, int, int, int, int]


@clause("H-ROLL-2", "H-ROLL-3", "H-ROLL-4")
def all_scoring_rolls() -> tuple[str, ...]:
    """The thirteen scoring rolls, in canonical order."""
    threes = [str(face) * 3 for face in range(1, 6)]
    straights = ["12345"[start : start + length] for length in (3, 4, 5) for start in range(6 - length)]
    return (LUCKY_SIX, DOUBLE_SIX, *threes, *straights)


SCORING_ROLLS = all_scoring_rolls()
ORDER = {roll: place for place, roll in enumerate(SCORING_ROLLS)}


@clause("H-ROLL-2")
def kind(roll: str) -> Kind:
    """The kind of a scoring roll."""
    if roll == LUCKY_SIX:
        return "lucky-six"
    if roll == DOUBLE_SIX:
        return "double-six"
    return "straight" if roll in "12345" else "three-of-a-kind"


def counts(faces: Iterable[int]) -> Counts:
    """How many dice show 1, 2, ... 6."""
    tally = [0] * 6
    for face in faces:
        tally[face - 1] += 1
    return (tally[0], tally[1], tally[2], tally[3], tally[4], tally[5])


def faces_of(rolls: Iterable[str]) -> tuple[int, ...]:
    """All the dice of a set of scoring rolls."""
    return tuple(int(face) for roll in rolls for face in roll)


def in_order(rolls: Iterable[str]) -> tuple[str, ...]:
    """A set of scoring rolls in canonical order."""
    return tuple(sorted(rolls, key=ORDER.__getitem__))


# Counts packed into one number, a nibble a face, so that "do these dice hold those?" is one subtraction: with the top
# bit of every nibble set, a nibble keeps it exactly when it had enough.
_ENOUGH = 0x888888


def _packed(tally: Counts) -> int:
    return sum(count << 4 * place for place, count in enumerate(tally))


_SIZES = range(DICE + 1)
"""How many scoring rolls a set may have: none, or up to six lucky sixes."""


@clause("H-ROLL-5", "H-ROLL-6")
def all_sets() -> tuple[tuple[tuple[str, ...], Counts], ...]:
    """Every set of scoring rolls that fits in six dice, each die in one of them; two 6s are `66` or `6` and `6`."""
    return tuple(
        (rolls, counts(faces_of(rolls)))
        for size in _SIZES
        for rolls in combinations_with_replacement(all_scoring_rolls(), size)
        if sum(map(len, rolls)) <= DICE
    )


SETS = all_sets()


@cache
def _needs() -> tuple[tuple[tuple[str, ...], int], ...]:
    """The sets that hold something, with their packed dice."""
    return tuple((rolls, _packed(need)) for rolls, need in all_sets() if rolls)


def minus(faces: tuple[int, ...], taken: Iterable[int]) -> tuple[int, ...]:
    """Sorted dice without some of them."""
    left = list(faces)
    for face in taken:
        left.remove(face)
    return tuple(left)


@cache
@clause("H-ROLL-7", "H-PUSH-3")
def keeps(rolled: tuple[int, ...], held: tuple[int, ...], hold: str) -> tuple[tuple[str, ...], ...]:
    """Every set of scoring rolls that may be put aside: from the dice just rolled and those left lying.

    `hold` is the table's reading of H-PUSH-3: `new` asks that one scoring roll of the set uses a die just rolled,
    `strict` asks it of each of them, `literal` of none.
    """
    fresh = counts(rolled)
    lying = _packed(counts(rolled + held)) | _ENOUGH
    return tuple(
        rolls
        for rolls, need in _needs()
        if (lying - need) & _ENOUGH == _ENOUGH and (not held or _new_enough(rolls, fresh, hold))
    )


def _new_enough(rolls: tuple[str, ...], fresh: Counts, hold: str) -> bool:
    if hold == "literal":
        return True
    if hold == "strict":
        return _each_has_own(rolls, list(fresh))
    return any(fresh[int(face) - 1] for roll in rolls for face in roll)


def _each_has_own(rolls: tuple[str, ...], fresh: list[int]) -> bool:
    """Can each scoring roll be given a different rolled die?"""
    if not rolls:
        return True
    for face in sorted(set(rolls[0])):
        if fresh[int(face) - 1]:
            fresh[int(face) - 1] -= 1
            fits = _each_has_own(rolls[1:], fresh)
            fresh[int(face) - 1] += 1
            if fits:
                return True
    return False


@cache
@clause("H-PUSH-2")
def pushes(lying: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every choice of dice to roll again: at least one of those not put aside. All of them comes first."""
    chosen: set[tuple[int, ...]] = {()}
    for face in lying:
        chosen |= {(*some, face) for some in chosen}
    chosen.discard(())
    return tuple(sorted(chosen, key=lambda dice: (-len(dice), dice)))
