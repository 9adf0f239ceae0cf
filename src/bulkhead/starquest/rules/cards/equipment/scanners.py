"""Scanners: look secretly at face-down tokens at the start of the owner's turn (SQ-SETUP-07, SQ-SCAN-09)."""

from collections.abc import Iterable

from bulkhead.starquest.box.items.cards import CardSheet
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.cards import operations, targets
from bulkhead.starquest.rules.cards.deck import Plain
from bulkhead.starquest.table.card import behaviour
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


@behaviour("eqp_bio_scanner")
class BioScanner(Plain):
    """Up to three tokens in a turn, one after the other, anywhere on the board."""

    def __init__(self, sheet: CardSheet) -> None:
        super().__init__(sheet)
        self.per_turn = int(sheet.do[0].args[0])

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return [(token.id,) for token in targets.tokens(state, seat)]

    @clause("SQ-SETUP-07", "SQ-SCAN-09")
    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        operations.peek(state, seat, on[0], out)


@behaviour("eql_stolen_chart")
class StolenChart(BioScanner):
    """Up to two tokens in a turn, both on one board."""

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return [(token.id,) for token in targets.tokens(state, seat, self._board(state, seat))]

    def _board(self, state: State, seat: int) -> int | None:
        """The board that was looked at first in this turn."""
        looks = sum(name == self.id and turn == state.turn for name, turn in state.sides[seat].used)
        seen = [token for other, token in state.peeked if other == seat and token in state.tokens]
        return targets.board_of(state, state.tokens[seen[-1]].square) if looks and seen else None
