"""Finds the outcomes of single battle actions: every board that a scoring roll can lead to, with its probability.

The rules themselves list the moves and attacks, on a scratch state; this module computes the boards after them.
Results are cached by board.
"""

from functools import cache

from bulkhead.bots.heroes.value import Board
from bulkhead.heroes.clients.odds import retreat_chance
from bulkhead.heroes.data.board import COLUMNS, at, enemy, facing, row_of
from bulkhead.heroes.data.cards import Item
from bulkhead.heroes.data.commands import Attack, Space, Use, Weapon
from bulkhead.heroes.data.state import State, clone
from bulkhead.heroes.rules.armour import may_strike, moves_of
from bulkhead.heroes.rules.attacks import may_attack, stays_on
from bulkhead.heroes.rules.equipment.weapons import WEAPONS, pays_for, weapons_of
from bulkhead.heroes.rules.moves import walkers
from bulkhead.heroes.rules.scoring_rolls import DOUBLE_SIX, LUCKY_SIX, kind

Fates = tuple[tuple[float, Board], ...]
"""The outcomes of an action: each board with its probability."""
Retreats = tuple[tuple[int, int], ...]
"""Heroes under attack: the index of each on the board, and its advance after a failed save."""
Arm = tuple[int, Weapon, Item]
"""The column of a bearer, its weapon and the item."""


class Outcomes:
    """The battle actions of one seat, with the current armies."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = clone(state)
        self._seat = seat
        self._falls = [float(retreat_chance(stays_on(state, i // 5, i % 5 + 1))) for i in range(10)]
        self._foes = {at(enemy(seat), column) for column in COLUMNS}
        self._vox_last = {c: (state.cards[state.army[at(seat, c)]].has("vox"), c) for c in COLUMNS}
        self._arms: dict[str, list[Arm]] = {}
        self._walkers: dict[Board, list[list[int]]] = {}
        self._marches: dict[tuple[Board, str], tuple[Board, ...]] = {}
        self._strikes: dict[tuple[Board, str], tuple[Fates, ...]] = {}

    # ---- moves

    def marches(self, board: Board, roll: str) -> tuple[Board, ...]:
        """The boards that the moves of a scoring roll lead to. All moves of it are planned: although each is optional
        (H-MOVE-3), no hero gains value by standing still. (Only in a match may that differ, when it is too early
        to win the game; the captain sees that when it chooses the moves.)"""
        key = (board, roll)
        known = self._marches.get(key)
        if known is None:
            if roll == LUCKY_SIX:
                known = ()
            elif roll == DOUBLE_SIX:
                known = tuple({after: None for column in COLUMNS for after in self._steps(board, column)})
            else:
                known = self.march(board, moves_of(roll))
            self._marches[key] = known
        return known

    def march(self, board: Board, owed: tuple[int, ...]) -> tuple[Board, ...]:
        """One move for each column owed. A vox comes last: by then it is known which heroes are blocked."""
        boards = [board]
        for column in sorted(owed, key=self._vox_last.__getitem__):
            ends = [after for before in boards for after in self._steps(before, column) or [before]]
            boards = list(dict.fromkeys(ends))
        return () if boards == [board] else tuple(boards)

    def _steps(self, board: Board, column: int) -> list[Board]:
        """The boards after a move of the hero in a column: it walks, or the hero named by its vox does."""
        known = self._walkers.get(board)
        if known is None:
            state = self._stand(board)
            known = self._walkers[board] = [walkers(state, self._seat, one) for one in COLUMNS]
        return [moved(board, at(self._seat, walker), 1) for walker in known[column - 1]]

    # ---- attacks

    def strikes(self, board: Board, roll: str) -> tuple[Fates, ...]:
        """The outcomes of each attack that a scoring roll pays for. Attacks that differ only in name appear once, and
        attacks that can move no enemy are left out."""
        key = (board, price(roll))
        known = self._strikes.get(key)
        if known is None:
            found = dict.fromkeys(self._attacks(board, roll))
            known = self._strikes[key] = tuple(
                [self._fates(board, one) for one in found if not self._foes.isdisjoint(dict(one))]
            )
        return known

    def strike(self, board: Board, command: Attack | Use) -> Fates:
        """The outcomes of one attack."""
        if isinstance(command, Attack):
            return self._fates(board, _retreats(board, [(enemy(self._seat), facing(command.column))]))
        weapon, state = WEAPONS[command.weapon], self._stand(board)
        struck = weapon.struck(state, self._seat, command.column, command.at)
        return self._fates(board, _retreats(board, struck, all_the_way=command.weapon == "cut-down"))

    def _attacks(self, board: Board, roll: str) -> list[Retreats]:
        state, seat, foe = self._stand(board), self._seat, enemy(self._seat)
        found = []
        if roll == LUCKY_SIX:
            able = [column for column in COLUMNS if may_strike(state, seat, column)]
            found = [_retreats(board, [(foe, facing(column))]) for column in able]
        for column, kind_, item in self._armed(roll):
            if not may_attack(state, seat, column):
                continue
            weapon = WEAPONS[kind_]
            spaces = weapon.targets(state, seat, column, item)
            for space in self._lines(spaces) if kind_ == "scythe" else spaces:
                struck = weapon.struck(state, seat, column, space)
                found.append(_retreats(board, struck, all_the_way=kind_ == "cut-down"))
        return found

    def _lines(self, spaces: list[Space]) -> list[Space]:
        """One space of each line that a scythe may attack along: every aim on a line hits the same heroes. Rows
        without enemies are left out."""
        state, seat = self._state, self._seat
        if state.options.scythe_line == "column":
            lines = {column: (column, row) for column, row in reversed(spaces)}
            return [lines[column] for column in COLUMNS if column in lines]
        lines = {row: (column, row) for column, row in reversed(spaces)}
        rows = sorted({row_of(state, seat, enemy(seat), column) for column in COLUMNS})
        return [lines[row] for row in rows if row in lines]

    def _armed(self, roll: str) -> list[Arm]:
        """The weapons that a scoring roll of this kind pays for, with their bearers."""
        known = self._arms.get(price(roll))
        if known is None:
            known = self._arms[price(roll)] = [
                (column, weapon, item)
                for column in COLUMNS
                for weapon, item in weapons_of(self._state, self._seat, column)
                if pays_for(roll, item)
            ]
        return known

    def _fates(self, board: Board, retreats: Retreats) -> Fates:
        """Each hero under attack stays or retreats, by its own roll (H-SAVE-1)."""
        fates = [(1.0, board)]
        for place, to in retreats:
            falls, back = self._falls[place], to - board[place]
            fallen = [(chance * falls, moved(after, place, back)) for chance, after in fates]
            fates = fallen + [(chance * (1 - falls), after) for chance, after in fates]
        return tuple(fates)

    def _stand(self, board: Board) -> State:
        """The scratch state, with the heroes placed as on this board."""
        self._state.advance = list(board)
        return self._state


@cache
def price(roll: str) -> str:
    """Scoring rolls that pay for the same equipment have the same price: a straight is as good as three of a kind
    (H-EQ-2)."""
    return {"straight": "straight-or-three", "three-of-a-kind": "straight-or-three"}.get(
        kind(roll), kind(roll)
    )


def _retreats(board: Board, struck: list[tuple[int, int]], *, all_the_way: bool = False) -> Retreats:
    """The retreats of the heroes under attack; those in their set-up spaces do not retreat (H-ATK-2)."""
    places = [at(*hero) for hero in struck]
    return tuple([(place, 0 if all_the_way else board[place] - 1) for place in places if board[place]])


def moved(board: Board, place: int, spaces: int) -> Board:
    """The board with one hero moved on, or back."""
    return b"%b%c%b" % (board[:place], board[place] + spaces, board[place + 1 :])
