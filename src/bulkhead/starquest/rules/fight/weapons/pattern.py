"""The pattern of a weapon: what it can be aimed at, its dice, whom it hits, what a preview shows, and what it does
in Overwatch. The file of each weapon registers the pattern that it needs."""

from collections.abc import Iterable, Iterator

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.box.items.weapons import OWN, Weapon
from bulkhead.starquest.box.pack_code import run_code
from bulkhead.starquest.box.reading.keeping import kept
from bulkhead.starquest.box.reading.procedures import PATTERN
from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import Mini, State
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal, Mistake


class Pattern:
    """One way of firing. `shooter` may be a record with another facing than the one on the map (Overwatch turns).

    A pattern must define `aims`, `squares`, `hits` and `why_not`; everything else has a usual answer."""

    area = True
    """Does it hit all targets on its squares? False where a shot hits only the targets that its player names."""
    direct = False
    """Does it hit only figures to which there is a line of fire? Then a quick test can rule a target out."""
    shared = False
    """Does its player share the total out after the roll?"""
    each_die = False
    """Does a single die matter, and not only the sum of all? Then the odds are counted die by die."""
    watches = True
    """Can it be fired in Overwatch?"""
    worth = 1.0
    """A factor for bots: more for hitting several targets, less for the risk to friends."""

    # Declaring

    def aims(self, state: State, shooter: Mini, weapon: Weapon) -> Iterable[tuple[str, int]]:
        """Every legal aim with the most shots that may be concentrated on it (SQ-SHOOT-12)."""
        raise NotImplementedError

    def at(self, state: State, aim: str) -> "Pattern":
        """The pattern of a shot with this aim: another one where a card changes how the weapon is fired."""
        return self

    def squares(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> tuple[int, ...]:
        """The squares that the attack hits, fixed when it is declared."""
        raise NotImplementedError

    def why_not(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> Illegal:
        """Which clause forbids this aim."""
        raise NotImplementedError

    # Rolling

    def still(self, state: State, attack: Attack) -> bool:
        """After the dodges: does the attack still have something to do (SQ-CMD-11)? Squares, lines and areas stay
        where they were declared."""
        return True

    def dice(self, state: State, weapon: Weapon, attack: Attack) -> Pool:
        """The dice of an attack, before cards add to them: usually those of the weapon for each shot."""
        return Pool(weapon.dice.red * attack.shots, weapon.dice.white * attack.shots)

    def victims(self, state: State, attack: Attack) -> tuple[str, ...] | None:
        """Targets for which the dice are rolled one after the other; None where one roll is for all."""
        return None

    # Resolving

    def before_resolve(self, state: State, attack: Attack) -> Attack:
        """The attack as it goes on once its dice are resolved: usually it is over. In the stage `sharing` nothing is
        hit before its player has answered (`asks`), in the stage `each` the dice are rolled for the next victim."""
        return attack.at_stage("after")

    def values(self, state: State, attack: Attack) -> dict[int, int]:
        """The value that each square receives once the dice have fallen: usually the sum."""
        return dict.fromkeys(attack.squares, sum(attack.rolls))

    def hits(self, state: State, attack: Attack) -> Iterator[Hit]:
        """The targets and their values, once the dice have fallen. Each target once, with its highest value."""
        raise NotImplementedError

    def after_resolve(self, state: State, attack: Attack, out: Out) -> None:
        """Change the map after the shot. The losses are known by now, but not yet taken."""

    # Asking its player after the roll

    def asks(self, state: State, attack: Attack) -> bool:
        """Is there something to decide for the player who fires?"""
        return False

    def choices(self, state: State, attack: Attack) -> list[AnyCommand]:
        """His possible answers: shares of the points left, or stop."""
        return []

    def why_no_choice(self, state: State, attack: Attack, command: AnyCommand) -> Illegal:
        """Which clause forbids an answer."""
        raise NotImplementedError

    # Previews and Overwatch

    def one_by_one(self, state: State, shooter: Mini, attack: Attack) -> Iterable[str] | None:
        """Targets that may each receive the whole sum, whatever the others receive; None where `hits` says for each
        roll who receives what."""
        return self.victims(state, attack)

    def covers(self, state: State, shooter: Mini, weapon: Weapon, aim: str, target: Mini) -> bool:
        """Would a shot with this aim hit a figure that it does not name? Then Overwatch may fire at that figure."""
        return not set(target.squares).isdisjoint(self.squares(state, shooter, weapon, aim))


PATTERNS: dict[str, Pattern] = {}
_OF_WEAPONS: dict[str, Pattern] = {}


def pattern(name: str, one: Pattern) -> None:
    """Register a pattern under the name that the weapons' data use."""
    PATTERNS[name] = one


def pattern_of_weapon(id_: str, one: Pattern) -> None:
    """Register the pattern of a single weapon, which differs from the one that its data name."""
    _OF_WEAPONS[id_] = one


@clause("SQ-ALIEN-30")
def pattern_of(weapon: Weapon) -> Pattern:
    """How a weapon fires, in the hands of a squad or of aliens."""
    if weapon.pattern == OWN:
        return brought(weapon.id)
    return _OF_WEAPONS.get(weapon.id) or PATTERNS[weapon.pattern]


def pattern_for(state: State, weapon: Weapon, aim: str) -> Pattern:
    """How a weapon fires at this aim."""
    return pattern_of(weapon).at(state, aim)


@kept()
def brought(id_: str) -> Pattern:
    """The pattern in the Python file beside a weapon of a pack."""
    procedure = load_box().procedures[id_]
    found = getattr(run_code(id_, procedure), PATTERN, None)
    if not isinstance(found, Pattern):
        raise Mistake("pack-code-not-pattern", file=procedure.file, field=PATTERN)
    return found
