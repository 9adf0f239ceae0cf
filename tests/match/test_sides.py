"""The sides of recorded dice are worked out from the seed."""

import pytest

from bulkhead.match.sides import Reading, read_sides
from bulkhead.tabletop import Seeded

SEED, SALTS = b"sides", ("tea", "rain")


def shuffle(dice: Seeded, size: int) -> tuple[int, ...]:
    return tuple(dice.roll(1, sides)[0] for sides in range(size, 1, -1))


def test_six_sided_dice_and_shuffles_are_read_without_lots() -> None:
    dice = Seeded(SEED, SALTS)
    entries = [(0, shuffle(dice, 30) + shuffle(dice, 12)), (1, dice.roll(5)), (2, ()), (3, dice.roll(40))]
    assert read_sides(SEED, SALTS, entries) == Reading(86 - 1, ())


@pytest.mark.parametrize("sides", [7, 20, 200, 256])
def test_a_single_lot_is_read_and_named(sides: int) -> None:
    for label in range(20):
        seed = bytes([label])
        dice = Seeded(seed)
        entries = [(1, dice.roll(3)), (2, dice.roll(1, sides)), (3, dice.roll(9))]
        found = read_sides(seed, (), entries)
        assert (found.faces, found.wrong) == (13, None)
        if entries[1][1][0] > 6:
            assert found.lots == (2,)


def test_a_lot_of_one_is_no_trouble() -> None:
    for label in range(256):
        seed = bytes([label])
        dice = Seeded(seed)
        entries = [(1, dice.roll(1, 1)), (2, dice.roll(9))]
        assert read_sides(seed, (), entries).wrong is None


def test_the_reading_begins_where_it_is_told() -> None:
    dice = Seeded(SEED, SALTS)
    shuffle(dice, 17)
    dice.roll(3, 200)
    start = dice.used
    assert start > 19, "some bytes were thrown away"
    assert read_sides(SEED, SALTS, [(9, dice.roll(30))], start) == Reading(30, ())


def test_dice_of_another_seed_fit_nothing() -> None:
    """A few dice could be lots; so many low faces cannot all be explained, or are explained as lots one by one."""
    wrong = read_sides(SEED, SALTS, [(n, Seeded(b"other").roll(40)) for n in range(3)])
    assert wrong.wrong is not None or len(wrong.lots) == 3


def test_a_shuffle_ends_in_its_entry() -> None:
    dice = Seeded(SEED, SALTS)
    faces = shuffle(dice, 60)
    whole = read_sides(SEED, SALTS, [(0, faces)])
    assert (whole.lots, whole.wrong) == ((), None)
    halves = read_sides(SEED, SALTS, [(0, faces[:20]), (1, faces[20:])])
    assert halves.wrong is not None or halves.lots
