"""The ash cloud: four squares that block sight (SQ-LOS-02, 04)."""

from collections.abc import Iterable

from bulkhead.starquest.data.state import Effect, State
from bulkhead.starquest.rules.cards.deck import Plain
from bulkhead.starquest.rules.cards.targets import acting, squares_within
from bulkhead.starquest.rules.fight import aims, lines_of_sight
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.card import behaviour
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

REACH = 4


@behaviour("eql_ash_cloud")
class AshCloud(Plain):
    """A block of two by two squares, all of it floor and within reach, one of them at least in sight."""

    @clause("SQ-LOS-02", "SQ-LOS-04")
    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        mini = acting(state)
        if mini is None or mini.seat != seat:
            return
        near = {*squares_within(state, mini, REACH), *mini.squares}
        lit = lines_of_sight.field(state, mini)
        for square in sorted(near):
            at = aims.AtBlock(*state.ship.xy(square))
            block = aims.block_squares(state, at)
            if len(block) == 4 and near.issuperset(block) and any(lit >> one & 1 for one in block):
                yield (aims.write(state, at),)

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        at = aims.read(state, on[0])
        assert isinstance(at, aims.AtBlock)
        squares = aims.block_squares(state, at)
        effects.add(state, Effect("screen", seat, until="next-own-turn", card=self.id, squares=squares))
