"""Psychic cards of power: aegis, fury, firestorm, mend."""

from collections.abc import Iterable

from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import Effect, Mini, State
from bulkhead.starquest.rules.cards.psychic.force import Force
from bulkhead.starquest.rules.cards.psychic.reach import Psychic, each
from bulkhead.starquest.rules.cards.targets import psionic
from bulkhead.starquest.rules.fight import governor, life
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.rules.fight.weapons.areas import figures_on
from bulkhead.starquest.ship.blasts import blast
from bulkhead.starquest.ship.squares import bits, members
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.card import behaviour
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

AEGIS_REACH, MEND_REACH = 6, 4
AEGIS, HIGHEST = 2, 5
"""Points of armour that an aegis gives, and the highest value that it gives them up to."""
MENDED = 2


@behaviour("psi_aegis")
class Aegis(Psychic):
    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return each(mini for mini in self.near(state, seat, AEGIS_REACH) if armour_of(state, mini) < HIGHEST)

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        more = min(AEGIS, HIGHEST - armour_of(state, state.minis[on[0]]))
        effects.add(state, Effect("av", seat, on=on[0], value=more, until="next-own-turn", card=self.id))


@behaviour("psi_fury")
class Fury(Psychic):
    """The psionic may still move and strike, with two more red dice."""

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return ((),) if psionic(state, seat) is not None else ()

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        self.allow(state, seat, "move", "melee")
        caster = self.caster(state, seat)
        effects.add(state, Effect("strike-red", seat, on=caster.id, value=2, card=self.id))


@behaviour("psi_firestorm")
class Firestorm(Force):
    """One roll against all figures around the psionic, friends too."""

    def around(self, state: State, seat: int) -> tuple[int, ...]:
        caster = psionic(state, seat)
        return () if caster is None else tuple(members(blast(state.ship, caster.squares[0], state.closed)))

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return ((),) if bits(self.around(state, seat)) & (state.bodies | state.engines | state.blips) else ()

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        self.strike(state, seat, "", out, self.around(state, seat))

    def hits(self, state: State, attack: Attack, found: Iterable[Hit]) -> Iterable[Hit]:
        """Only hits on miniatures and machines, not on fixed targets."""
        return [hit for hit in found if hit.target in state.minis]

    def touched(self, state: State, seat: int, on: tuple[str, ...]) -> list[str]:
        return [mini.id for mini in figures_on(state, bits(self.around(state, seat)))]


@behaviour("psi_mend")
class Mend(Psychic):
    """Heal up to 2 life points; a governor takes a lost card back as a life point, without its ability."""

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return each(mini for mini in self.near(state, seat, MEND_REACH) if self.is_hurt(state, mini))

    def is_hurt(self, state: State, mini: Mini) -> bool:
        if governor.pays_with_cards(state, mini):
            return bool(state.sides[mini.seat].governor_lost)
        return mini.lp < life.full_life(state, mini)

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        mini = state.minis[on[0]]
        if governor.pays_with_cards(state, mini):
            governor.take_back(state, mini, out)
        else:
            life.heal(state, mini, MENDED, out)
