"""The death pact: a miniature that is killed attacks once more (SQ-SHOOT-07, SQ-MELEE-02)."""

from collections.abc import Iterator

from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import Effect, State
from bulkhead.starquest.rules.cards import windows
from bulkhead.starquest.rules.cards.deck import Plain
from bulkhead.starquest.rules.fight import attack, melee, shooting
from bulkhead.starquest.rules.fight.weapons.pattern import pattern_of
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.card import behaviour
from bulkhead.starquest.table.places import is_machine
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

MELEE = "melee"


@behaviour("eql_death_pact")
class DeathPact(Plain):
    """One shot (`ld3 wpn_carbine ch2`) or one melee attack (`ld3 melee ch2`), in which nothing can hurt it."""

    attacks = True

    @clause("SQ-SHOOT-07", "SQ-MELEE-02")
    def targets(self, state: State, seat: int) -> Iterator[tuple[str, ...]]:
        mini = state.minis.get(windows.dying(state))
        if mini is None or is_machine(mini) or effects.has(state, mini, "unhurt"):
            return
        for weapon in shooting.ranged(state, mini):
            if not mini.load and not mini.mans:
                for aim, _ in pattern_of(weapon).aims(state, mini, weapon):
                    yield (mini.id, weapon.id, aim) if aim else (mini.id, weapon.id)
        if melee.melee_dice(state, mini) and not mini.mans:
            for target in melee.targets(state, mini):
                yield (mini.id, MELEE, target)

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        who, with_, *aim = on
        effects.add(state, Effect("unhurt", seat, on=who, value=1, card=self.id))
        at = aim[0] if aim else ""
        if with_ == MELEE:
            attack.declare(state, melee.blow(state, seat, state.minis[who], at), out)
        else:
            attack.declare(state, Attack(seat, who, with_, at, 1, "shoot"), out)
