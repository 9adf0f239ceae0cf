"""Terminator armour (H-TERM): the actions that each scoring roll allows any hero."""

from bulkhead.heroes.data.board import COLUMNS, at, enemy, facing, free_spaces, row_of
from bulkhead.heroes.data.commands import AnyCommand, Attack, Done, Move
from bulkhead.heroes.data.events import Attacked
from bulkhead.heroes.data.state import Marching, State
from bulkhead.heroes.rules.attacks import attack, may_attack
from bulkhead.heroes.rules.moves import advance, walkers
from bulkhead.heroes.rules.scoring_rolls import DOUBLE_SIX, LUCKY_SIX, kind
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

WHY = {"double-six": "H-TERM-2", "three-of-a-kind": "H-TERM-3", "straight": "H-TERM-4"}


def choices(state: State, seat: int, roll: str) -> list[AnyCommand]:
    """The actions that a scoring roll pays for without equipment."""
    if roll == LUCKY_SIX:
        return [Attack(roll, column) for column in COLUMNS if may_strike(state, seat, column)]
    return _moves(state, seat, moves_of(roll), roll)


@clause("H-TERM-1", "H-ATK-3")
def may_strike(state: State, seat: int, column: int) -> bool:
    """Lucky six: has this hero left its set-up space, and is the enemy hero of its column adjacent?"""
    return may_attack(state, seat, column) and free_spaces(state, seat, column) == 0


@clause("H-TERM-1")
def strike(state: State, seat: int, command: Attack, dice: Dice, out: Out) -> None:
    """Lucky six: one of your heroes attacks the enemy hero adjacent to it."""
    target = enemy(seat), facing(command.column)
    hero = state.army[at(seat, command.column)]
    row = row_of(state, seat, *target)
    out.tell(Attacked(seat, command.column, hero, "armour", command.roll, row, "H-TERM-1"))
    attack(state, *target, dice, out)


@clause("H-TERM-2", "H-TERM-3", "H-TERM-4")
def moves_of(roll: str) -> tuple[int, ...]:
    """The columns whose heroes have a move: any one for a double six; the same one twice for a three of a kind; each
    of its numbers for a straight."""
    if roll == DOUBLE_SIX:
        return COLUMNS
    return tuple(int(face) for face in (roll if kind(roll) == "straight" else roll[:2]))


def _moves(state: State, seat: int, columns: tuple[int, ...], roll: str) -> list[AnyCommand]:
    """Each move that one of these columns' heroes can make, or pass on."""
    return [
        Move(column, walker, roll)
        for column in dict.fromkeys(columns)
        for walker in walkers(state, seat, column)
    ]


@clause("H-TERM-3", "H-TERM-4", "H-MOVE-3")
def march_choices(state: State, seat: int, frame: Marching) -> list[AnyCommand]:
    """The further moves of the roll being spent; each of them is optional."""
    return [*_moves(state, seat, frame.columns, ""), Done()]


@clause("H-TERM-2", "H-TERM-3", "H-TERM-4")
def march(state: State, seat: int, command: Move, out: Out) -> None:
    """Make one move of a scoring roll. While it owes moves that a hero can make, a frame asks for them."""
    if command.roll:
        roll = command.roll
        owed = () if roll == DOUBLE_SIX else moves_of(roll)
    else:
        frame = state.frames.pop()
        roll, owed = frame.roll, frame.columns
    passed_by = command.column if command.to != command.column else 0
    why = "H-VOX-1" if passed_by else WHY[kind(roll)]
    advance(state, seat, command.to, out, roll=roll, passed_by=passed_by, why=why)
    left = list(owed)
    if left:
        left.remove(command.column)
    if _moves(state, seat, tuple(left), ""):
        state.frames.append(Marching(roll, tuple(left)))
