"""Psychic cards that attack: resolved and dodged like a weapon's attack (SQ-SHOOT-10, SQ-CMD-05)."""

from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.cards.psychic.reach import Psychic
from bulkhead.starquest.rules.fight import attack
from bulkhead.starquest.rules.fight.lines_of_sight import sees
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


class Force(Psychic):
    """An attack on a target in the psionic's sight, or on squares."""

    attacks = True

    @property
    def pool(self) -> str:
        """The dice that its data name."""
        return next(operation.args[0] for operation in self.sheet.do if operation.verb == "attack")

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        self.strike(state, seat, on[0], out)

    def strike(self, state: State, seat: int, aim: str, out: Out, squares: tuple[int, ...] = ()) -> None:
        caster = self.caster(state, seat)
        attack.by_card(state, seat, self.id, self.pool, out, attacker=caster.id, aim=aim, squares=squares)

    def still(self, state: State, frame: Attack) -> bool:
        """Is the target still in the psionic's sight? Squares stay where they are."""
        target = state.minis.get(frame.aim)
        return target is None or sees(state, self.caster(state, frame.seat), target)
