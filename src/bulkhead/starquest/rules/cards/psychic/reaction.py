"""Psychic cards that answer another player's action, outside the owner's turn (SQ-PSI-09, 10).

psychic_answers.py says for whom windows.py opens such a window: by public facts alone."""

from collections.abc import Iterable

from bulkhead.starquest.data.state import State, change_side
from bulkhead.starquest.rules.cards import psychic_answers
from bulkhead.starquest.rules.cards.psychic.reach import Psychic
from bulkhead.starquest.rules.cards.targets import attack_on_hand
from bulkhead.starquest.table.card import behaviour
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


class Answer(Psychic):
    """An answer counts as its player's psychic card of this turn; the psionic acts normally in his own turn."""

    @clause("SQ-PSI-09", "SQ-PSI-10")
    def spend(self, state: State, seat: int) -> None:
        side = state.sides[seat]
        change_side(state, seat, psyched=True, psychic_used=(*side.psychic_used, self.id))

    def concerns(self, state: State, seat: int) -> bool:
        """Is there a roll of an attack with a miniature of his side that the psionic sees?"""
        attack = attack_on_hand(state)
        return attack is not None and bool(attack.rolls) and psychic_answers.watches(state, seat, attack)


@behaviour("psi_inner_wall")
class InnerWall(Answer):
    """Cancel a psychic card or hex that affects a miniature of his side near the psionic."""

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        touched = psychic_answers.touched_on_hand(state)
        return ((),) if psychic_answers.shields(state, seat, touched) else ()

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        self.spend(state, seat)
        psychic_answers.cancel(state, out)
