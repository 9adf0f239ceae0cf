"""Psychic cards of the mind: mind lance, dread, far sight."""

from collections.abc import Iterable

from bulkhead.starquest.data.state import State, Token
from bulkhead.starquest.rules.blips import sighted_tokens
from bulkhead.starquest.rules.cards import operations
from bulkhead.starquest.rules.cards.psychic.force import Force
from bulkhead.starquest.rules.cards.psychic.reach import Psychic, each, is_leader, is_mindless
from bulkhead.starquest.rules.cards.targets import board_of, distance, psionic
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.table.card import behaviour
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

FAR = 8
"""Squares within which far sight finds tokens."""


@behaviour("psi_mind_lance")
class MindLance(Force):
    """Two red dice against an armour that counts one lower, on a target with a mind."""

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return each(mini for mini in self.seen(state, seat) if not is_mindless(mini))

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        target = state.minis[on[0]]
        if armour_of(state, target) > 0:
            operations.lay(state, seat, self.id, (("av", -1),), "attack", on=target.id)
        self.strike(state, seat, on[0], out)


@behaviour("psi_dread")
class Dread(Psychic):
    """The target neither strikes nor comes nearer until its player's next turn is over (movement.py, melee.py)."""

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return each(mini for mini in self.seen(state, seat) if not is_mindless(mini) and not is_leader(mini))

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        words = [word for operation in self.sheet.do for word in operations.words_of(operation)]
        operations.lay(state, seat, self.id, words, self.sheet.lasts, on=on[0])


@behaviour("psi_far_sight")
class FarSight(Psychic):
    """Tokens near the psionic on his board are turned over; those on vents are out of reach (SQ-ALIEN-08)."""

    def found(self, state: State, seat: int) -> list[Token]:
        caster = psionic(state, seat)
        if caster is None:
            return []
        boards = {board_of(state, square) for square in caster.squares}
        return [
            token
            for token in state.tokens.values()
            if not token.vent
            and board_of(state, token.square) in boards
            and distance(state, caster.squares, (token.square,)) <= FAR
        ]

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return ((),) if self.found(state, seat) else ()

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        self.allow(state, seat, "move")
        sighted_tokens.uncover(state, self.found(state, seat))
