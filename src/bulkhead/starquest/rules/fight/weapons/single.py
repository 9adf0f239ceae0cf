"""One shot at one target: rifles, pistols, catapults (SQ-SHOOT-05, 06, 12)."""

from collections.abc import Iterable, Iterator

from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight import aims, disputes, fixed_targets
from bulkhead.starquest.rules.fight.lines_of_sight import adjoining, can_target, fire_field, fire_reach
from bulkhead.starquest.rules.fight.targeting import may_name
from bulkhead.starquest.rules.fight.weapons.areas import aimable, figures_on
from bulkhead.starquest.rules.fight.weapons.pattern import Pattern, pattern
from bulkhead.starquest.rules.fight.weapons.plasma_gun import LINE
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-SHOOT-01", "SQ-LOF-01", "SQ-LOF-02", "SQ-ALLY-16")
def in_fire(state: State, shooter: Mini, lit: int | None = None) -> Iterator[Mini]:
    """Every figure of other players that the shooter may choose as target, allies too, at their price. One that stands
    alone on its square is a target when that square is lit; bases of several squares, which never block the lines to
    themselves, are tested one by one."""
    if shooter.place != "board":
        return
    lit = aimable(state, shooter, lit)
    if state.options.house.fire_hides:
        lit &= ~state.burning
    for mini in figures_on(state, lit):
        if len(mini.squares) == 1 and may_name(state, shooter, mini):
            yield mini
    for mini in state.minis.values():
        if len(mini.squares) > 1 and may_name(state, shooter, mini) and can_target(state, shooter, mini):
            yield mini


def _might_hit(state: State, shooter: Mini) -> bool:
    """Does anything stand where the shooter could fire if nothing stood between? A quick test, which most aims fail."""
    near = fire_reach(state, shooter)
    return near & (state.bodies | state.engines) != 0 or any(
        squares & near for _, squares in fixed_targets.with_squares(state)
    )


class Single(Pattern):
    """One named target; each shot is an attack with its own aim."""

    area = False
    direct = True

    def at(self, state: State, aim: str) -> Pattern:
        """A leader's gun may be fired along a line where a card says so."""
        return LINE if isinstance(aims.read(state, aim), aims.AlongLine) else self

    @clause(
        "SQ-SHOOT-01",
        "SQ-SHOOT-02",
        "SQ-SHOOT-12",
        "SQ-LOS-05",
        "SQ-WPN-05",
        "SQ-WPN-69",
        "SQ-WPN-85",
        "SQ-DOOR-15",
    )
    def aims(self, state: State, shooter: Mini, weapon: Weapon) -> Iterable[tuple[str, int]]:
        """Enemies, machines and fixed targets in the line of fire, however far away, but none along a line that was
        lost in a dispute."""
        lit = fire_field(state, shooter) if _might_hit(state, shooter) else 0
        for mini in in_fire(state, shooter, lit):
            if not disputes.ruled_out(state, shooter, mini):
                yield mini.id, 1
        for target in fixed_targets.in_fire(state, shooter, lit):
            yield target, 1

    def squares(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> tuple[int, ...]:
        at = aims.read(state, aim)
        return state.minis[at.id].squares if isinstance(at, aims.AtFigure) else ()

    @clause("SQ-CMD-05", "SQ-CMD-11", "SQ-LOS-05")
    def still(self, state: State, attack: Attack) -> bool:
        at = aims.read(state, attack.aim)
        if isinstance(at, aims.AtFigure):
            shooter, target = state.minis[attack.attacker], state.minis[at.id]
            return can_target(state, shooter, target) and not disputes.ruled_out(state, shooter, target)
        return fixed_targets.stands(state, attack.aim)

    def one_by_one(self, state: State, shooter: Mini, attack: Attack) -> Iterable[str]:
        """The one target gets the whole sum."""
        return (attack.aim,)

    def covers(self, state: State, shooter: Mini, weapon: Weapon, aim: str, target: Mini) -> bool:
        """It hits only its target."""
        return False

    @clause("SQ-SHOOT-05")
    def hits(self, state: State, attack: Attack) -> Iterator[Hit]:
        yield Hit(attack.aim, sum(attack.rolls))

    def why_not(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> Illegal:
        at = aims.read(state, aim)
        if isinstance(at, aims.AtFixed):
            return fixed_targets.why_not(state, shooter, at)
        if not isinstance(at, aims.AtFigure) or state.minis[at.id].place != "board":
            return Illegal("SQ-SHOOT-01", "sq-no-target")
        target = state.minis[at.id]
        if target.seat == shooter.seat:
            return Illegal("SQ-SHOOT-12", "sq-no-own-target")
        if not may_name(state, shooter, target):
            return Illegal("SQ-SHOOT-12", "sq-no-spared-target")
        if adjoining(state, shooter, target):
            return Illegal("SQ-LOF-02", "sq-no-adjacent-target")
        if disputes.ruled_out(state, shooter, target):
            return Illegal("SQ-LOS-05", "sq-no-disputed-line")
        return Illegal("SQ-LOF-01", "sq-no-line-of-fire")


pattern("single", Single())
