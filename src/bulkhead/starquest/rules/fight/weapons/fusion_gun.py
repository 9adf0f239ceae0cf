"""The fusion gun (SQ-WPN-33 to 35): a line, with a new roll for each target."""

from collections.abc import Iterator

from msgspec.structs import replace

from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.fight import fixed_targets
from bulkhead.starquest.rules.fight.weapons.pattern import pattern
from bulkhead.starquest.rules.fight.weapons.plasma_gun import Line
from bulkhead.starquest.ship.squares import bits, holds
from bulkhead.tabletop.clauses import clause


class LineEach(Line):
    """The line of the plasma gun; the attack goes on from one victim to the next (attack.py)."""

    worth = 1.2

    def before_resolve(self, state: State, attack: Attack) -> Attack:
        return replace(attack, victims=attack.victims[1:]).at_stage("each")

    @clause("SQ-WPN-33", "SQ-WPN-34")
    def hits(self, state: State, attack: Attack) -> Iterator[Hit]:
        """The current roll hits the first of the victims left."""
        yield Hit(attack.victims[0], sum(attack.rolls))

    @clause("SQ-WPN-34", "SQ-WPN-35", "SQ-DREAD-31", "SQ-DOOR-16")
    def victims(self, state: State, attack: Attack) -> tuple[str, ...]:
        """All targets on the line in the order in which the beam meets them, each once."""
        line = attack.squares

        def met(target: str) -> int:
            """The place of a target on the line; a bulkhead may end the line without lying beside any of its
            squares."""
            there = (
                fixed_targets.squares_of(state, target)
                if ":" in target
                else bits(state.minis[target].squares)
            )
            return next((place for place, square in enumerate(line) if holds(there, square)), len(line))

        return tuple(sorted((hit.target for hit in super().hits(state, attack)), key=met))


pattern("line-each", LineEach())
