"""Computes exact odds: of going bust, of each kind of scoring roll, of an attack."""

from fractions import Fraction
from functools import cache

from msgspec import Struct

from bulkhead.heroes.data.options import Hold
from bulkhead.heroes.rules.scoring_rolls import DICE, KINDS, Kind, keeps, kind
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import sorted_rolls
from bulkhead.tabletop.refusals import Mistake

FACES = 6


class Odds(Struct, frozen=True):
    """The chances of one battle roll."""

    dice: int
    """Dice rolled."""
    held: tuple[int, ...]
    """Dice left lying."""
    hold: Hold
    """The reading of H-PUSH-3."""
    bust: Fraction
    kinds: dict[Kind, Fraction]
    """Chance that a scoring roll of this kind may be among those put aside."""
    all_out: Fraction
    """Chance that all these dice can be put aside at once."""


@cache
@clause("H-BUST-1", "H-PUSH-3")
def roll_odds(dice: int, held: tuple[int, ...], hold: Hold) -> Odds:
    """The chances of rolling `dice` dice beside the `held` ones (sorted)."""
    bust = all_out = 0
    kinds = dict.fromkeys(KINDS, 0)
    for faces, weight in sorted_rolls(dice):
        sets = keeps(faces, held, hold)
        if not sets:
            bust += weight
        for name in {kind(roll) for rolls in sets for roll in rolls}:
            kinds[name] += weight
        if any(sum(map(len, rolls)) == dice + len(held) for rolls in sets):
            all_out += weight
    ways = FACES**dice
    return Odds(
        dice,
        held,
        hold,
        Fraction(bust, ways),
        {name: Fraction(count, ways) for name, count in kinds.items()},
        Fraction(all_out, ways),
    )


def check_roll(dice: int, held: tuple[int, ...]) -> None:
    """Can such a roll occur? Dice are left lying only after some have been put aside."""
    if not 1 <= dice <= DICE:
        raise Mistake("heroes-odds-dice", dice=dice, most=DICE)
    for face in held:
        if not 1 <= face <= FACES:
            raise Mistake("heroes-odds-face", face=face)
    if held and dice + len(held) >= DICE:
        raise Mistake("heroes-odds-too-many", dice=dice, held=len(held), most=DICE - 1)


@clause("H-SAVE-1", "H-SHIELD-1")
def retreat_chance(stays_on: int) -> Fraction:
    """Chance that an attacked hero does not stay."""
    return Fraction(stays_on - 1, FACES)


def odds_table(hold: Hold) -> dict[str, tuple[str, float]]:
    """The chance to bust of every roll that can occur: `"2|11"` is two dice rolled beside two 1s left lying. A
    client looks it up while a player decides what to hold, so that it needs no rules."""
    table = {}
    for dice in range(1, DICE + 1):
        for left in range(DICE - dice if dice < DICE else 1):
            for held, _ in sorted_rolls(left):
                bust = roll_odds(dice, held, hold).bust
                table[f"{dice}|{''.join(map(str, held))}"] = (str(bust), float(bust))
    return table
