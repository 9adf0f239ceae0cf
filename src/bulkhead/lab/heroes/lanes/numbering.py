"""Numbers of commands: fixed for all tables, so that a policy can be learned on one and used on another.

| numbers | command |
|---|---|
| 0 + hero | pick a hero, by its place on the roster |
| 64 + hero * 5 + column | place it; columns and rows count from 0 here |
| 384 | roll |
| 385 + set | keep the set of scoring rolls with this place in `SETS`, from 1 |
| 495 + dice | push the dice with this place among all multisets, from 1 |
| 1419 | act |
| 1420 + column | a lucky six on the armour's attack |
| 1425 + (roll + 1) * 25 + column * 5 + to | move; roll is the place in `SCORING_ROLLS`, -1 for a further move |
| 1775, 1776 | done, stop |
| 1777 + ((roll * 3 + weapon) * 5 + column) * 60 + at column * 12 + at row | use equipment |
| 13477 + seat | resign; never in an offer |
"""

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
    Resign,
    Roll,
    Stop,
    Use,
)
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.rules.scoring_rolls import DICE, ORDER, SCORING_ROLLS, SETS
from bulkhead.lab.heroes.lanes.settings import KINDS, MOST_HEROES
from bulkhead.tabletop.dice import sorted_rolls

MULTISETS: tuple[tuple[int, ...], ...] = (
    (),
    *(faces for count in range(1, DICE + 1) for faces, _ in sorted_rolls(count)),
)
"""All dice that can lie on the table, fewest first."""

FIRST_PLACE = MOST_HEROES
ROLL = FIRST_PLACE + MOST_HEROES * 5
FIRST_KEEP = ROLL + 1
FIRST_PUSH = FIRST_KEEP + len(SETS)
ACT = FIRST_PUSH + len(MULTISETS)
FIRST_ATTACK = ACT + 1
FIRST_MOVE = FIRST_ATTACK + 5
DONE = FIRST_MOVE + (len(SCORING_ROLLS) + 1) * 25
STOP = DONE + 1
FIRST_USE = STOP + 1
FIRST_RESIGN = FIRST_USE + len(SCORING_ROLLS) * len(KINDS) * 5 * 60
COMMANDS = FIRST_RESIGN + 2


class Numbering:
    """Commands and their numbers at a table."""

    def __init__(self, options: Options) -> None:
        self.heroes = tuple(card.id for card in options.roster)
        self._read: dict[int, AnyCommand] = {}
        self._number: dict[AnyCommand, int] = {}

    def number(self, command: AnyCommand, seat: int = 0) -> int:
        """The number of a command; only resigning depends on the seat."""
        if isinstance(command, Resign):
            return FIRST_RESIGN + seat
        found = self._number.get(command)
        if found is None:
            found = self._number[command] = self._numbered(command)
        return found

    def command(self, number: int) -> AnyCommand:
        """The command with a number."""
        found = self._read.get(number)
        if found is None:
            found = self._read[number] = self._command(number)
        return found

    def _numbered(self, command: AnyCommand) -> int:
        if isinstance(command, Pick):
            return self.heroes.index(command.hero)
        if isinstance(command, Place):
            return FIRST_PLACE + self.heroes.index(command.hero) * 5 + command.column - 1
        if isinstance(command, Keep):
            return FIRST_KEEP + _SET[command.rolls]
        if isinstance(command, Push):
            return FIRST_PUSH + _DICE[command.dice]
        if isinstance(command, Attack):
            return FIRST_ATTACK + command.column - 1
        if isinstance(command, Move):
            roll = ORDER[command.roll] if command.roll else -1
            return FIRST_MOVE + (roll + 1) * 25 + (command.column - 1) * 5 + command.to - 1
        if isinstance(command, Use):
            weapon = ORDER[command.roll] * 3 + KINDS.index(command.weapon)
            column, row = command.at
            return FIRST_USE + (weapon * 5 + command.column - 1) * 60 + (column - 1) * 12 + row - 1
        return _PLAIN[type(command)]

    def _command(self, number: int) -> AnyCommand:
        if number < FIRST_PLACE:
            return Pick(self.heroes[number])
        if number < ROLL:
            hero, column = divmod(number - FIRST_PLACE, 5)
            return Place(self.heroes[hero], column + 1)
        if FIRST_KEEP <= number < FIRST_PUSH:
            return Keep(SETS[number - FIRST_KEEP][0])
        if FIRST_PUSH <= number < ACT:
            return Push(MULTISETS[number - FIRST_PUSH])
        if FIRST_ATTACK <= number < FIRST_MOVE:
            return Attack(SCORING_ROLLS[0], number - FIRST_ATTACK + 1)
        if FIRST_MOVE <= number < DONE:
            roll, rest = divmod(number - FIRST_MOVE, 25)
            return Move(rest // 5 + 1, rest % 5 + 1, SCORING_ROLLS[roll - 1] if roll else "")
        if FIRST_USE <= number < FIRST_RESIGN:
            left, row = divmod(number - FIRST_USE, 12)
            left, at = divmod(left, 5)
            left, column = divmod(left, 5)
            roll, weapon = divmod(left, 3)
            return Use(SCORING_ROLLS[roll], KINDS[weapon], column + 1, (at + 1, row + 1))
        return Resign() if number >= FIRST_RESIGN else _WORDS[number]()


_SET = {rolls: place for place, (rolls, _) in enumerate(SETS)}
_DICE = {faces: place for place, faces in enumerate(MULTISETS)}
_WORDS: dict[int, type[Roll | Act | Done | Stop]] = {ROLL: Roll, ACT: Act, DONE: Done, STOP: Stop}
_PLAIN: dict[type[AnyCommand], int] = {kind: number for number, kind in _WORDS.items()}
