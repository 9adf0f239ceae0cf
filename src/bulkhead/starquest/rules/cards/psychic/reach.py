"""Whom a psionic can reach: shared by the cards of all four arts."""

from collections.abc import Iterable

from bulkhead.starquest.data.state import Effect, Mini, State
from bulkhead.starquest.rules.cards.targets import distance, psionic
from bulkhead.starquest.rules.fight.lines_of_sight import field, in_sight, sees
from bulkhead.starquest.rules.turn.action_limits import AFTER_PSYCHIC, Deed
from bulkhead.starquest.ship.squares import bits
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.allegiance import enemies
from bulkhead.starquest.table.card import Printed
from bulkhead.starquest.table.places import figure, is_machine, on_board
from bulkhead.tabletop.clauses import clause


def is_leader(mini: Mini) -> bool:
    """A leader of a squad or of an alien faction."""
    sheet = figure(mini)
    return mini.role == "leader" or sheet.kind == "leader" or "leader" in sheet.flags


def is_construct(mini: Mini) -> bool:
    return "construct" in figure(mini).flags


def is_mindless(mini: Mini) -> bool:
    """Is it a construct or machine, without a mind?"""
    return is_construct(mini) or is_machine(mini)


class Psychic(Printed):
    """A psychic card. `caster` is its player's psionic, on the board."""

    def caster(self, state: State, seat: int) -> Mini:
        mini = psionic(state, seat)
        assert mini is not None
        return mini

    def seen(self, state: State, seat: int) -> list[Mini]:
        """Enemies in the psionic's line of sight, machines too, except those in stasis."""
        caster = psionic(state, seat)
        if caster is None:
            return []
        return [
            mini
            for mini in in_sight(state, caster)
            if enemies(state, caster, mini) and not effects.has(state, mini, "untargeted")
        ]

    def near(self, state: State, seat: int, reach: int) -> list[Mini]:
        """Miniatures of his side within this distance that the psionic sees, and himself; not machines."""
        caster = psionic(state, seat)
        if caster is None:
            return []
        return [
            mini
            for mini in on_board(state, seat)
            if not is_machine(mini)
            and distance(state, caster.squares, mini.squares) <= reach
            and (mini.id == caster.id or sees(state, caster, mini))
        ]

    def sight(self, state: State, seat: int) -> int:
        """The squares that the psionic sees, his own among them."""
        caster = psionic(state, seat)
        return 0 if caster is None else field(state, caster) | bits(caster.squares)

    @clause("SQ-PSI-08")
    def allow(self, state: State, seat: int, *deeds: Deed) -> None:
        """Let the psionic still do this in the same turn, after the card."""
        caster = self.caster(state, seat)
        for deed in deeds:
            effects.add(state, Effect(AFTER_PSYCHIC[deed], seat, on=caster.id, card=self.id))


def each(minis: Iterable[Mini]) -> list[tuple[str, ...]]:
    """The targets of a card that is played on one of these."""
    return [(mini.id,) for mini in minis]
