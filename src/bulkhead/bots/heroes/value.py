"""Estimates the value of a board at the end of a turn: the captain's chance of winning from there.

Both players race towards the same thing, three heroes across with the higher score (H-WIN-1), so each board is
measured in *needs*: the spaces that a player still has to gain. Then

    odds of the next player = ((other's need + 1 + TEMPO) / (own need + 1)) ** KEENNESS

Certain results are not estimated. A seat that has three across with the higher score at the end of its turn has
won. If the enemy has them and plays next, the seat has lost: a player need not lose ground in their turn. The
three weights were fitted to games of the captain against itself, then rounded.
"""

from math import exp, sqrt

from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.equipment.inspire import worth
from bulkhead.heroes.rules.winning import NEEDED_ACROSS, totals_of

Board = bytes
"""Ten advances, as `State.advance` holds them, packed into bytes: boards are looked up very often, and bytes cache
their hash."""

PUSH_BACK = 2
"""The cost in spaces of driving an enemy back by one: half of all saves succeed, so two attacks."""
TEMPO = 2
"""The value in spaces of having the turn."""
KEENNESS = 1.6
"""How strongly the smaller need decides."""
LEAD = 1e-6
"""The value of each point of the lead. It only decides between boards with equal needs: a hero who is across needs
nothing more, yet another free move is worth having."""

# In a match (H-MATCH-1) only the total of the scores counts, not who wins a game.
SPREAD = 5.0
"""The scale of a logistic curve for the difference between actual and expected score of one game."""
LASTS = 0.6
"""The part of a lead on the board that remains at the end of the game."""
SWING = 5.0
"""The points that the winner of a game gains from here on."""


class PositionValue:
    """The value of boards to one seat at the end of the turn that is now being played."""

    def __init__(self, state: State, seat: int) -> None:
        rows = state.options.rows
        worths = [worth(state.cards[hero]) for hero in state.army]
        self._mine = slice(seat * 5, seat * 5 + 5)
        self._theirs = slice(4, None, -1) if seat else slice(9, 4, -1)  # my column 1 is their 5 (H-BOARD-3)
        spaces = range(2 * rows - 1)
        self._columns = [
            [[(a * mine - b * theirs, _need(a, b, rows), _need(b, a, rows)) for b in spaces] for a in spaces]
            for mine, theirs in zip(worths[self._mine], worths[self._theirs], strict=True)
        ]
        self._last_turn = state.turn >= state.options.turn_limit
        self._match = state.options.games > 1
        self._games_left = state.options.games - len(state.sheet) - 1
        totals = totals_of(state)
        self._lead = totals[seat] - totals[1 - seat]

    def at_end(self, board: Board, extra: bool) -> float:
        """The value when the turn ends on this board; with `extra`, the seat plays another turn (H-ALLOUT-1)."""
        margin, mine, theirs = self.measure(board)
        if mine == 0 and margin > 0:
            return self._over(1.0, margin)
        if self._last_turn:
            return self._over(0.5, margin)
        if theirs == 0 and margin < 0 and not extra:
            return self._over(0.0, margin)
        chance = self.chance(board, extra, max(mine, 1 - margin), max(theirs, 1 + margin))
        if not self._match:
            return chance + LEAD * margin
        total = self._lead + LASTS * margin + SWING * (2 * chance - 1)
        return _standing(total, self._games_left + 1)

    def chance(self, board: Board, extra: bool, my_need: int, their_need: int) -> float:
        """The chance of winning the game from a board that decides nothing yet."""
        my_pace: float = (their_need + 1 + (TEMPO if extra else 0)) ** KEENNESS
        their_pace: float = (my_need + 1 + (0 if extra else TEMPO)) ** KEENNESS
        return my_pace / (my_pace + their_pace)

    def measure(self, board: Board) -> tuple[int, int, int]:
        """The margin in current score, and the spaces that each player needs to have three heroes across."""
        margin = 0
        mine, theirs = [], []
        for column, a, b in zip(self._columns, board[self._mine], board[self._theirs], strict=True):
            points, my_need, their_need = column[a][b]
            margin += points
            mine.append(my_need)
            theirs.append(their_need)
        mine.sort()
        theirs.sort()
        return margin, sum(mine[:NEEDED_ACROSS]), sum(theirs[:NEEDED_ACROSS])

    def _over(self, share: float, margin: int) -> float:
        """The value when the game ends on this board."""
        return _standing(self._lead + margin, self._games_left) if self._match else share


def _need(a: int, b: int, rows: int) -> int:
    """The spaces that a hero `a` spaces out, facing one `b` spaces out, still needs to be across the middle."""
    if a >= rows:
        return 0
    in_the_way = max(0, b - (rows - 2))
    return rows - a + PUSH_BACK * in_the_way


def _standing(total: float, games: int) -> float:
    """The chance of winning a match with this lead and this many games to come."""
    if games == 0:
        return 0.5 if total == 0 else float(total > 0)
    return 1 / (1 + exp(-total / (SPREAD * sqrt(games))))
