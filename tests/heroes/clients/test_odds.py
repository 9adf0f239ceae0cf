"""Exact odds, checked against every way that dice can fall."""

from fractions import Fraction
from itertools import product

import pytest

from bulkhead.heroes import HEROES
from bulkhead.heroes.clients.odds import check_roll, odds_table, retreat_chance, roll_odds
from bulkhead.heroes.data.options import Options
from bulkhead.tabletop import Mistake
from bulkhead.tabletop.dice import sorted_rolls


def scores_something(faces: tuple[int, ...]) -> bool:
    """Is there a 6, a three of a kind or a run of three? Written without the code under test."""
    shown = set(faces)
    run = any({face, face + 1, face + 2} <= shown for face in (1, 2, 3))
    return 6 in shown or run or any(faces.count(face) >= 3 for face in shown)


@pytest.mark.clause("H-BUST-1")
@pytest.mark.parametrize(
    ("dice", "bust"),
    [
        (6, Fraction(95, 2592)),
        (5, Fraction(145, 1296)),
        (4, Fraction(7, 27)),
        (3, Fraction(17, 36)),
        (2, Fraction(25, 36)),
        (1, Fraction(5, 6)),
    ],
)
@pytest.mark.parametrize("hold", ["new", "literal", "strict"])
def test_the_chance_of_a_bust(dice: int, bust: Fraction, hold: str) -> None:
    nothing = sum(not scores_something(faces) for faces in product(range(1, 7), repeat=dice))
    assert Fraction(nothing, 6**dice) == bust
    assert roll_odds(dice, (), hold).bust == bust


@pytest.mark.clause("H-PUSH-3")
@pytest.mark.parametrize(
    ("dice", "held", "new", "literal", "strict"),
    [
        (1, (1, 2, 3, 4), Fraction(0), Fraction(0), Fraction(0)),
        (1, (1, 1, 1), Fraction(4, 6), Fraction(0), Fraction(4, 6)),
        (2, (1, 1), Fraction(14, 36), Fraction(14, 36), Fraction(14, 36)),
        (1, (6,), Fraction(5, 6), Fraction(0), Fraction(5, 6)),
        (1, (2, 4), Fraction(4, 6), Fraction(4, 6), Fraction(4, 6)),
    ],
)
def test_dice_left_lying_change_the_chance(
    dice: int, held: tuple[int, ...], new: Fraction, literal: Fraction, strict: Fraction
) -> None:
    assert roll_odds(dice, held, "new").bust == new
    assert roll_odds(dice, held, "literal").bust == literal
    assert roll_odds(dice, held, "strict").bust == strict


@pytest.mark.clause("H-ROLL-2")
def test_the_chance_of_each_kind_and_of_an_all_out() -> None:
    one = roll_odds(1, (), "new")
    assert (one.dice, one.held, one.hold) == (1, (), "new")
    assert one.kinds == {
        "lucky-six": Fraction(1, 6),
        "double-six": Fraction(0),
        "three-of-a-kind": Fraction(0),
        "straight": Fraction(0),
    }
    assert one.all_out == Fraction(1, 6)
    three = roll_odds(3, (), "new")
    assert three.kinds == {
        "lucky-six": Fraction(91, 216),
        "double-six": Fraction(16, 216),
        "three-of-a-kind": Fraction(5, 216),
        "straight": Fraction(18, 216),
    }
    assert three.all_out == Fraction(1 + 5 + 18, 216)


@pytest.mark.clause("H-SAVE-1", "H-SHIELD-1")
def test_the_chance_that_an_attacked_hero_retreats() -> None:
    assert retreat_chance(4) == Fraction(1, 2)
    assert retreat_chance(3) == Fraction(1, 3)


@pytest.mark.parametrize(("dice", "held"), [(6, ()), (1, ()), (1, (1, 2, 3, 4)), (4, (6,))])
def test_rolls_that_can_occur(dice: int, held: tuple[int, ...]) -> None:
    check_roll(dice, held)


@pytest.mark.parametrize(
    ("dice", "held", "message", "args"),
    [
        (0, (), "heroes-odds-dice", {"dice": 0, "most": 6}),
        (7, (), "heroes-odds-dice", {"dice": 7, "most": 6}),
        (2, (1, 0), "heroes-odds-face", {"face": 0}),
        (2, (7,), "heroes-odds-face", {"face": 7}),
        (2, (1, 1, 1, 1), "heroes-odds-too-many", {"dice": 2, "held": 4, "most": 5}),
    ],
)
def test_rolls_that_cannot_occur(
    dice: int, held: tuple[int, ...], message: str, args: dict[str, object]
) -> None:
    with pytest.raises(Mistake) as mistake:
        check_roll(dice, held)
    assert mistake.value.phrase.id == message
    assert mistake.value.phrase.args == args


@pytest.mark.clause("H-BUST-1", "H-PUSH-3")
def test_the_table_of_all_rolls_that_can_occur() -> None:
    table = odds_table("new")
    assert table["6|"] == ("95/2592", 95 / 2592)
    assert table["1|1234"] == ("0", 0.0)
    assert table["1|111"] == ("2/3", 2 / 3)
    assert odds_table("literal")["1|111"] == ("0", 0.0)
    assert "2|1111" not in table
    assert len(table) == 6 + sum(
        len(sorted_rolls(left)) for dice in range(1, 5) for left in range(1, 6 - dice)
    )
    assert HEROES.aids(Options(hold="strict")) == {"bust": odds_table("strict")}
