"""How a weapon fires: every pattern answers the same three questions. Each weapon's file registers what it needs."""

from collections.abc import Iterable, Iterator

from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight import aims
from bulkhead.tabletop.refusals import Illegal


class Pattern:
    """One way of firing. `shooter` may be a record with another facing than the one on the map (Overwatch turns)."""

    def aims(self, state: State, shooter: Mini, weapon: Weapon) -> Iterable[tuple[str, int]]:
        """Every legal aim with the most shots that may be concentrated on it (SQ-SHOOT-12)."""
        raise NotImplementedError

    def squares(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> tuple[int, ...]:
        """The squares that the attack hits, fixed when it is declared."""
        raise NotImplementedError

    def still(self, state: State, attack: Attack) -> bool:
        """After the dodges: does the attack still have something to do (SQ-CMD-11)? Squares, lines and areas stay
        where they were declared."""
        return True

    def values(self, state: State, attack: Attack) -> dict[int, int]:
        """What each square receives once the dice have fallen: the sum, where a pattern says nothing else."""
        return dict.fromkeys(attack.squares, sum(attack.rolls))

    def hits(self, state: State, attack: Attack) -> Iterator[Hit]:
        """Who is attacked with what, once the dice have fallen. Each target once, with its highest value."""
        raise NotImplementedError

    def why_not(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> Illegal:
        """Which clause forbids this aim."""
        raise NotImplementedError


PATTERNS: dict[str, Pattern] = {}


def pattern(name: str, one: Pattern) -> None:
    """Register a pattern under the name that the weapons' data use."""
    PATTERNS[name] = one


def pattern_of(weapon: Weapon) -> Pattern:
    return PATTERNS[weapon.pattern]


def pattern_for(state: State, weapon: Weapon, aim: str) -> Pattern:
    """The pattern of a shot with this aim: a gun for single targets may be fired along a line where a card says so."""
    if weapon.pattern == "single" and isinstance(aims.read(state, aim), aims.AlongLine):
        return PATTERNS["line"]
    return PATTERNS[weapon.pattern]
