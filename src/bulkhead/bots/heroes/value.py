"""What a board is worth at the end of a turn: the chance that the captain wins from there.

Both players race towards the same thing, three heroes across with the higher score (H-WIN-1), so each board is
measured in *needs*: the spaces that a player still has to gain. Then

    odds of the player whose turn comes = ((other's need + 1 + TEMPO) / (own need + 1)) ** KEENNESS

What the rules decide for certain is not estimated: three across with the higher score at the end of one's own turn has
won; the same for the enemy, whose turn comes now, has lost, since nobody need lose ground in their own turn.
The three weights were fitted to games of the captain against itself, then rounded.
"""

from math import exp, sqrt

from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.equipment.inspire import worth
from bulkhead.heroes.rules.winning import NEEDED_ACROSS, totals_of

Board = bytes
"""Ten advances, as `State.advance` holds them, packed: boards are looked up by the hundred thousand, and bytes are
hashed once."""

PUSH_BACK = 2
"""Spaces that it costs to drive an enemy back by one: half of all saves are made, so two attacks."""
TEMPO = 2
"""Spaces that having the turn is worth."""
KEENNESS = 1.6
"""How surely the smaller need wins."""

# In a match (H-MATCH-1) only the total of the scores counts, not who wins a game.
SPREAD = 5.0
"""How far the score of one game strays from what is expected, as the scale of a logistic curve."""
LASTS = 0.6
"""How much of a lead on the board is still there when the game is over."""
SWING = 5.0
"""By how many points the winner of a game gets ahead from here on."""


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
        """The value when the turn ends on this board; with `extra`, another turn of one's own follows (H-ALLOUT-1)."""
        margin, mine, theirs = self.measure(board)
        if mine == 0 and margin > 0:
            return self._over(1.0, margin)
        if self._last_turn:
            return self._over(0.5, margin)
        if theirs == 0 and margin < 0 and not extra:
            return self._over(0.0, margin)
        my_need, their_need = max(mine, 1 - margin), max(theirs, 1 + margin)
        my_pace: float = (their_need + 1 + (TEMPO if extra else 0)) ** KEENNESS
        their_pace: float = (my_need + 1 + (0 if extra else TEMPO)) ** KEENNESS
        chance = my_pace / (my_pace + their_pace)
        if not self._match:
            return chance
        total = self._lead + LASTS * margin + SWING * (2 * chance - 1)
        return _standing(total, self._games_left + 1)

    def measure(self, board: Board) -> tuple[int, int, int]:
        """The margin in current score, and the spaces that either player needs to have three heroes across."""
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
        """The game ends on this board."""
        return _standing(self._lead + margin, self._games_left) if self._match else share


def _need(a: int, b: int, rows: int) -> int:
    """Spaces that a hero `a` spaces out, facing one `b` spaces out, still needs to be across the middle."""
    if a >= rows:
        return 0
    in_the_way = max(0, b - (rows - 2))
    return rows - a + PUSH_BACK * in_the_way


def _standing(total: float, games: int) -> float:
    """The chance of winning a match when so many points ahead with so many games to come."""
    if games == 0:
        return 0.5 if total == 0 else float(total > 0)
    return 1 / (1 + exp(-total / (SPREAD * sqrt(games))))
