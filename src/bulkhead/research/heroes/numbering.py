"""The fixed numbers of the commands of Heroes.

The numbers depend on the rows of the table and its roster, and on nothing else. In this order, each group in the
order of its fields:

    pick H           a hero of the roster
    place H C        a hero and a column
    roll, act, done, stop
    keep SET         every set of scoring rolls that fits in six dice, in the order of `SETS`
    push FACES       every sorted handful of one to five dice, small handfuls first
    6 attack C       the armour's attack
    ROLL move A>B    no roll (a further move) or one of the thirteen; the column that has the move, the one that walks
    ROLL WEAPON C at X.Y   scoring roll, weapon, own column, column and row of the target

Giving up (`resign`) is an aside and has no number. Columns and rows are counted by the acting player, as in the game.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import get_args

from bulkhead.heroes.data.board import COLUMNS
from bulkhead.heroes.data.commands import (
    Act,
    AnyCommand,
    Attack,
    Done,
    Keep,
    Move,
    Pick,
    Place,
    Push,
    Roll,
    Stop,
    Use,
    Weapon,
)
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.rules.scoring_rolls import DICE, LUCKY_SIX, SCORING_ROLLS, SETS
from bulkhead.tabletop.dice import sorted_rolls

WEAPONS: tuple[Weapon, ...] = get_args(Weapon)


def numbering(options: Options) -> tuple[AnyCommand, ...]:
    """Every command by its number."""
    return _numbering(options.rows, tuple(card.id for card in options.roster))


def numbers(options: Options) -> dict[AnyCommand, int]:
    """The number of every command."""
    return _numbers(options.rows, tuple(card.id for card in options.roster))


@lru_cache(maxsize=16)
def _numbering(rows: int, heroes: tuple[str, ...]) -> tuple[AnyCommand, ...]:
    return tuple(_commands(rows, heroes))


@lru_cache(maxsize=16)
def _numbers(rows: int, heroes: tuple[str, ...]) -> dict[AnyCommand, int]:
    return {command: number for number, command in enumerate(_numbering(rows, heroes))}


def _commands(rows: int, heroes: tuple[str, ...]) -> Iterator[AnyCommand]:
    yield from (Pick(hero) for hero in heroes)
    yield from (Place(hero, column) for hero, column in product(heroes, COLUMNS))
    yield from (Roll(), Act(), Done(), Stop())
    yield from (Keep(rolls) for rolls, _ in SETS if rolls)
    for count in range(1, DICE):
        yield from (Push(faces) for faces, _ in sorted_rolls(count))
    yield from (Attack(LUCKY_SIX, column) for column in COLUMNS)
    for roll, column, to in product(("", *SCORING_ROLLS), COLUMNS, COLUMNS):
        yield Move(column, to, roll)
    spaces = list(product(COLUMNS, range(1, 2 * rows + 1)))
    for roll, weapon, column, at in product(SCORING_ROLLS, WEAPONS, COLUMNS, spaces):
        yield Use(roll, weapon, column, at)
