"""Dice: seeded ones that anyone can recompute, scripted and recorded ones, and the enumeration of all outcomes."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice, pairwise, product

import pytest

from bulkhead.tabletop.dice import (
    Dice,
    DiceMismatch,
    Noted,
    Recorded,
    Scripted,
    Seeded,
    outcomes,
    sorted_rolls,
)

SEED = bytes(range(32))
SALTS = ("first", "second")
MILLION = 1_000_000


# Seeded dice, recomputed with nothing but SHA-256


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """HMAC as in RFC 2104, for keys of 32 bytes."""
    padded = key + bytes(64 - len(key))
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def stream(seed: bytes, salts: tuple[str, ...]) -> Iterator[int]:
    """The bytes behind a match's dice."""
    key = hmac_sha256(seed, "\n".join(("bulkhead dice 1", *salts)).encode())
    number = 0
    while True:
        yield from hmac_sha256(key, number.to_bytes(8, "big"))
        number += 1


def faces_by_hand(count: int, sides: int) -> tuple[int, ...]:
    """Bytes beyond the last whole multiple of `sides` are skipped."""
    usable = (byte for byte in stream(SEED, SALTS) if byte < 256 // sides * sides)
    return tuple(byte % sides + 1 for byte in islice(usable, count))


def test_the_first_faces_of_a_known_seed() -> None:
    faces = (
        5,
        4,
        6,
        5,
        3,
        2,
        2,
        1,
        1,
        5,
        1,
        4,
        2,
        1,
        6,
        4,
        2,
        2,
        5,
        4,
        4,
        1,
        6,
        6,
        5,
        4,
        5,
        4,
        6,
        1,
        4,
        5,
        3,
        1,
        6,
        3,
    )
    assert Seeded(SEED, SALTS).roll(36) == faces
    assert faces_by_hand(36, 6) == faces


@pytest.mark.parametrize("sides", [2, 6, 8, 20])
def test_anyone_can_recompute_the_faces_from_seed_and_salts(sides: int) -> None:
    assert Seeded(SEED, SALTS).roll(5000, sides) == faces_by_hand(5000, sides)


@pytest.mark.parametrize("sides", [6, 20])
def test_after_rejection_every_face_stands_for_equally_many_bytes(sides: int) -> None:
    usable = 256 // sides * sides
    assert set(Counter(byte % sides for byte in range(usable)).values()) == {256 // sides}
    seen = list(islice(stream(SEED, SALTS), 5000))
    kept = [byte for byte in seen if byte < usable]
    assert len(kept) < len(seen)
    assert Seeded(SEED, SALTS).roll(len(kept), sides) == tuple(byte % sides + 1 for byte in kept)


def test_how_many_dice_are_rolled_at_a_time_does_not_matter() -> None:
    dice = Seeded(SEED, SALTS)
    one_by_one = tuple(dice.roll(1)[0] for _ in range(100))
    mixed = Seeded(SEED, SALTS)
    assert (
        mixed.roll(6) + mixed.roll(0) + mixed.roll(37) + mixed.roll(57)
        == one_by_one
        == Seeded(SEED, SALTS).roll(100)
    )


@pytest.mark.parametrize(
    ("seed", "salts"),
    [
        (bytes(32), SALTS),
        (SEED, ()),
        (SEED, ("first",)),
        (SEED, ("second", "first")),
        (SEED, ("first", "second", "")),
    ],
)
def test_another_seed_or_another_salt_gives_other_dice(seed: bytes, salts: tuple[str, ...]) -> None:
    assert Seeded(seed, salts).roll(100) != Seeded(SEED, SALTS).roll(100)


# Seeded dice, a million of them. Bounds are the 99.9 % quantiles of chi-square; the seed is fixed, so is the outcome.


def chi_square(counts: Counter[int], cells: int) -> Fraction:
    total = counts.total()
    expected = Fraction(total, cells)
    return sum(((counts[cell] - expected) ** 2 / expected for cell in range(cells)), Fraction(0))


@pytest.mark.parametrize(("sides", "bound"), [(6, Fraction("20.515")), (20, Fraction("43.820"))])
def test_a_million_faces_fall_evenly(sides: int, bound: Fraction) -> None:
    counts = Counter(face - 1 for face in Seeded(SEED, SALTS).roll(MILLION, sides))
    assert sorted(counts) == list(range(sides))
    assert chi_square(counts, sides) < bound


def test_neighbours_among_a_million_faces_are_not_correlated() -> None:
    faces = Seeded(SEED, SALTS).roll(MILLION)
    pairs = Counter(
        (first - 1) * 6 + second - 1 for first, second in zip(faces[::2], faces[1::2], strict=True)
    )
    assert chi_square(pairs, 36) < Fraction("66.619")
    total = sum(faces)
    apart = {face: face * MILLION - total for face in range(1, 7)}  # from the mean, times a million
    together = sum(count * apart[a] * apart[b] for (a, b), count in Counter(pairwise(faces)).items())
    alone = sum(count * apart[face] ** 2 for face, count in Counter(faces).items())
    assert Fraction(together, alone) ** 2 * MILLION < Fraction("10.828")


# Scripted, recorded, noted


def test_scripted_dice_fall_as_written() -> None:
    dice = Scripted(6, 1, 20)
    assert dice.roll(2) == (6, 1)
    assert dice.left == [20]
    assert dice.roll(1, 20) == (20,)
    assert dice.roll(0) == ()
    assert dice.left == []


def test_a_script_that_is_too_short_is_an_error_and_loses_nothing() -> None:
    dice = Scripted(6)
    with pytest.raises(DiceMismatch, match="2 dice are rolled, 1 are written down"):
        dice.roll(2)
    assert dice.left == [6]


@pytest.mark.parametrize("face", [0, 7])
def test_a_die_cannot_show_what_it_has_not(face: int) -> None:
    with pytest.raises(DiceMismatch, match="6 sides"):
        Scripted(face).roll(1)


def test_a_record_must_be_used_up() -> None:
    dice = Recorded(6, 1)
    dice.roll(1)
    with pytest.raises(DiceMismatch, match="1 recorded dice were never rolled"):
        dice.finish()
    dice.roll(1)
    dice.finish()


def test_noted_dice_have_six_sides_unless_asked_otherwise() -> None:
    dice = Noted(Scripted(20, 7))
    assert dice.roll(1, 20) == (20,)
    with pytest.raises(DiceMismatch, match="6 sides"):
        dice.roll(1)


def test_noted_dice_are_handed_over_once() -> None:
    dice = Noted(Scripted(6, 1, 3))
    assert dice.roll(2) == (6, 1)
    assert dice.roll(1) == (3,)
    assert dice.take() == (6, 1, 3)
    assert dice.take() == ()


# Enumerating all outcomes


@pytest.mark.parametrize("count", range(7))
def test_sorted_rolls_stand_for_all_the_orders_in_which_they_fall(count: int) -> None:
    expected = Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=count))
    rolls = sorted_rolls(count)
    assert dict(rolls) == expected
    assert [faces for faces, _ in rolls] == sorted(expected)


def test_sorted_rolls_of_other_dice() -> None:
    assert sorted_rolls(2, 2) == [((1, 1), 1), ((1, 2), 2), ((2, 2), 1)]


def test_outcomes_are_all_that_can_happen_with_their_exact_chances() -> None:
    """Two dice; on 10 or more a third, and on a 6 then a fourth with four sides."""

    def play(dice: Dice) -> int:
        total = sum(dice.roll(2))
        if total >= 10:
            (third,) = dice.roll(1)
            total += third
            if third == 6:
                total += 100 * dice.roll(1, 4)[0]
        return total

    found: dict[int, Fraction] = {}
    for chance, total in outcomes(play):
        found[total] = found.get(total, Fraction(0)) + chance
    by_hand: Counter[int] = Counter()
    for first, second, third, fourth in product(range(1, 7), range(1, 7), range(1, 7), range(1, 5)):
        total = first + second
        if total >= 10:
            total += third + (100 * fourth if third == 6 else 0)
        by_hand[total] += 1
    assert sum(found.values()) == 1
    assert found == {total: Fraction(ways, by_hand.total()) for total, ways in by_hand.items()}


def test_without_dice_there_is_one_outcome() -> None:
    assert list(outcomes(lambda dice: "still")) == [(Fraction(1), "still")]


def test_the_outcomes_of_a_battle_roll() -> None:
    rolls = list(outcomes(lambda dice: dice.roll(6)))
    assert len(rolls) == 462
    assert sum(chance for chance, _ in rolls) == 1


def test_a_die_with_too_many_sides_is_an_error_and_not_a_long_wait() -> None:
    assert len(Seeded(b"x").roll(3, sides=256)) == 3
    with pytest.raises(ValueError, match="257"):
        Seeded(b"x").roll(1, sides=257)
