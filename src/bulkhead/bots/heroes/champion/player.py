"""The champion: plays Heroes by the exact expected value of the turn, as the captain does, over a value of boards that
was learned from exact solutions."""

from bulkhead.bots.heroes.captain import Captain
from bulkhead.bots.heroes.champion.net import BoardValue, shipped
from bulkhead.bots.heroes.plan import Plan
from bulkhead.bots.heroes.value import Board, PositionValue
from bulkhead.heroes.data.board import enemy
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.data.state import State


class LearnedValue(PositionValue):
    """The value of boards to one seat: certain results as for the captain, the rest by the net."""

    def __init__(self, state: State, seat: int, boards: tuple[BoardValue, BoardValue]) -> None:
        super().__init__(state, seat)
        self._own, self._enemys = boards[seat], boards[enemy(seat)]

    def chance(self, board: Board, extra: bool, my_need: int, their_need: int) -> float:
        return self._own.chance(board) if extra else 1 - self._enemys.chance(board)


class Champion(Captain):
    """The strongest bot."""

    def __init__(self) -> None:
        super().__init__()
        self._match_up: tuple[Options, list[str]] | None = None
        self._boards: tuple[BoardValue, BoardValue] | None = None

    def plan(self, state: State, seat: int) -> Plan:
        match_up = state.options, state.army
        if self._boards is None or match_up != self._match_up:
            self._boards = BoardValue(state, 0, shipped()), BoardValue(state, 1, shipped())
            self._match_up = match_up
        return Plan(state, seat, LearnedValue(state, seat, self._boards))
