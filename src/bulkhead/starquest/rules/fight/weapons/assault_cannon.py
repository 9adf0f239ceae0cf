"""The assault cannon (SQ-WPN-10 to 13, 84): one total, divided among the targets in the line of fire."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.commands import AnyCommand, Pass, Share
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight import fixed_targets, targeting
from bulkhead.starquest.rules.fight.lines_of_sight import can_target
from bulkhead.starquest.rules.fight.weapons.pattern import Pattern, pattern
from bulkhead.starquest.rules.fight.weapons.single import in_fire
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Illegal


class Split(Pattern):
    """Declared without a target; the shares follow the roll."""

    area = False
    direct = True
    shared = True
    worth = 1.5

    @clause("SQ-WPN-84", "SQ-SHOOT-12")
    def aims(self, state: State, shooter: Mini, weapon: Weapon) -> Iterable[tuple[str, int]]:
        """One empty aim, when there is a target in the line of fire."""
        return (("", 1),) if next(all_in_fire(state, shooter), None) is not None else ()

    def squares(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> tuple[int, ...]:
        return ()

    def hits(self, state: State, attack: Attack) -> Iterator[Hit]:
        """No hits: its player gives each share (`targets`)."""
        return iter(())

    def before_resolve(self, state: State, attack: Attack) -> Attack:
        return replace(attack, left=sum(attack.rolls)).at_stage("sharing")

    def asks(self, state: State, attack: Attack) -> bool:
        return attack.left > 0 and bool(self.targets(state, attack))

    @clause("SQ-WPN-10", "SQ-WPN-12", "SQ-WPN-13", "SQ-DOOR-16")
    def targets(self, state: State, attack: Attack) -> list[str]:
        """Targets that may get a share now: those in the line of fire that have had none."""
        shooter = state.minis[attack.attacker]
        if shooter.place != "board":
            return []
        return [target for target in all_in_fire(state, shooter) if target not in attack.shared]

    @clause("SQ-WPN-11", "SQ-WPN-84")
    def choices(self, state: State, attack: Attack) -> list[AnyCommand]:
        """Every share of the points left for every target; or stop, and the rest is lost."""
        found: list[AnyCommand] = [
            Share(target, points)
            for target in self.targets(state, attack)
            for points in range(1, attack.left + 1)
        ]
        found.append(Pass())
        return found

    def why_no_choice(self, state: State, attack: Attack, command: AnyCommand) -> Illegal:
        if isinstance(command, Share):
            if command.at in attack.shared:
                return Illegal("SQ-WPN-13", "sq-no-second-share")
            if not 1 <= command.points <= attack.left:
                return Illegal("SQ-WPN-11", "sq-no-share-points", left=attack.left)
        return Illegal("SQ-WPN-10", "sq-no-share-target")

    def one_by_one(self, state: State, shooter: Mini, attack: Attack) -> Iterable[str]:
        """Every target in the line of fire may get all the points."""
        return all_in_fire(state, shooter)

    def covers(self, state: State, shooter: Mini, weapon: Weapon, aim: str, target: Mini) -> bool:
        return can_target(state, shooter, target)

    def why_not(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> Illegal:
        if aim:
            return Illegal("SQ-WPN-84", "sq-no-split-aim")
        return Illegal("SQ-SHOOT-12", "sq-no-target")


pattern("split", Split())


def all_in_fire(state: State, shooter: Mini) -> Iterator[str]:
    """Figures and fixed targets in the line of fire now."""
    figures = ((mini.id, 1) for mini in in_fire(state, shooter))
    yield from (aim for aim, _ in targeting.allowed(state, shooter, figures))
    yield from fixed_targets.in_fire(state, shooter)
