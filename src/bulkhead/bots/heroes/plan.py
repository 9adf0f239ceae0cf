"""Evaluates every command that is offered during one turn."""

from bulkhead.bots.heroes.foresight import Foresight, less
from bulkhead.bots.heroes.luck import Luck, together
from bulkhead.bots.heroes.outcomes import moved
from bulkhead.bots.heroes.value import Board, PositionValue
from bulkhead.heroes.data.board import at
from bulkhead.heroes.data.commands import Act, AnyCommand, Attack, Done, Keep, Move, Push, Stop, Use
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.armour import moves_of
from bulkhead.heroes.rules.scoring_rolls import DOUBLE_SIX, faces_of, minus


class Plan:
    """A seat's evaluation of its turn. Results are cached until the turn is over."""

    def __init__(self, state: State, seat: int, value: PositionValue | None = None) -> None:
        self._foresight = Foresight(state, seat, value or PositionValue(state, seat))
        self._hold = state.options.hold
        self._lucks: dict[Board, Luck] = {}

    def value(self, state: State, command: AnyCommand) -> float:
        """The chance of winning after a command, with best play until the end of the turn."""
        foresight, board = self._foresight, bytes(state.advance)
        extra, aside = state.all_out, state.aside
        match command:
            case Keep(rolls):
                lying = tuple(sorted(state.rolled + state.held))
                return self._luck(board).kept(together(aside, rolls), minus(lying, faces_of(rolls)))
            case Push(dice):
                return self._luck(board).pushed(aside, minus(state.rolled, dice), len(dice))
            case Act() | Done():
                return foresight.worth(board, aside, extra)
            case Stop():
                return foresight.worth(board, (), extra)
            case Move():
                after = moved(board, at(state.mover, command.to), 1)
                ends = (after, *foresight.outcomes.march(after, _still_owed(state, command)))
                left = less(aside, command.roll) if command.roll else aside
                return max(foresight.worth(end, left, extra) for end in ends)
            case Attack() | Use():
                fates = foresight.outcomes.strike(board, command)
                return foresight.expected(fates, less(aside, command.roll), extra)
            case _:
                raise AssertionError(f"{command} is no command of a turn's")

    def _luck(self, board: Board) -> Luck:
        luck = self._lucks.get(board)
        if luck is None:
            worth = self._foresight.worth
            luck = self._lucks[board] = Luck(
                self._hold,
                acting=lambda rolls: worth(board, rolls, False),
                all_out=lambda rolls: worth(board, rolls, True),
                bust=worth(board, (), False),
            )
        return luck


def _still_owed(state: State, command: Move) -> tuple[int, ...]:
    """The columns that a scoring roll owes moves to after this one (H-TERM-2, H-TERM-3, H-TERM-4)."""
    if command.roll == DOUBLE_SIX:
        return ()
    owed = list(moves_of(command.roll) if command.roll else state.frames[-1].columns)
    owed.remove(command.column)
    return tuple(owed)
