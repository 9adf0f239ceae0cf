"""Weapons (SQ-SHOOT-03, SQ-MELEE-02): dice, shots and pattern of each. The effect of a pattern is code, not data."""

from typing import Final, Literal

from msgspec import Struct

from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.box.items.sources import Fields, Positive, Source
from bulkhead.tabletop.clauses import clause

Class = Literal["light", "heavy", "extra_heavy", "flamer", "leader", "machine", "melee", "natural"]
"""The weapon's class, used by cards and by the rules of carrying. A leader's gun is neither light nor heavy for
them."""

Pattern = Literal[
    "single",  # one target, sum against its AV: SQ-SHOOT-05, 06
    "split",  # sum divided freely among targets: SQ-WPN-10 to 13
    "line",  # one line, one sum for all: SQ-WPN-14 to 16
    "blast",  # the square its sum, eight neighbours the higher die: SQ-WPN-17 to 21
    "block",  # two by two squares: SQ-WPN-25 to 32
    "line-each",  # one line, new dice for each: SQ-WPN-33 to 35
    "backblast",  # to the wall and back: SQ-WPN-36 to 41
    "flame",  # a blast that burns on: SQ-WPN-42 to 47
    "square",  # one square, whatever stands there: SQ-ALIEN-31
    "melee",  # opposed rolls against the square ahead: SQ-MELEE-02
    "own",  # the Python file beside the weapon says it: weapons of packs
]
OWN: Final = "own"

WeaponFlag = Literal[
    "diagonal",  # strikes the two forward diagonals too, beyond SQ-MELEE-05
    "shield",  # when its bearer loses LP he rolls one red die: so many are not lost
    "no_overwatch",  # SQ-OVER-09
    "around_movement",  # its shots may come before and after the one movement: SQ-WPN-73
    "no_concentration",  # each shot its own area: SQ-DREAD-26
    "never_lost",  # not a mount: SQ-DREAD-16
    "psychic",  # cancelled by anything that cancels a psychic attack
]


@clause("SQ-SHOOT-03", "SQ-MELEE-02")
class Weapon(Struct, frozen=True, forbid_unknown_fields=True):
    """One weapon, or a pair that is used as one."""

    id: str
    kind: Class
    dice: Pool
    pattern: Pattern
    source: Source
    shots: Positive = 1
    """Attacks in one shooting action."""
    range: Positive | None = None
    """None: as far as the shooter sees (SQ-SHOOT-02)."""
    nearest: Positive | None = None
    """The fewest steps to a square that it may aim at."""
    flags: frozenset[WeaponFlag] = frozenset()
    clauses: tuple[str, ...] = ()
    fields: Fields = {}

    def has(self, flag: WeaponFlag) -> bool:
        return flag in self.flags

    @property
    def melee(self) -> bool:
        return self.pattern == "melee"

    @property
    @clause("SQ-TURN-10")
    def heavy_dice(self) -> bool:
        """Does its data give two or more red dice in one attack? Bonuses of cards are not counted (SQ-TURN-10)."""
        return self.dice.red >= 2

    @property
    @clause("SQ-TURN-10")
    def heavy_to_move(self) -> bool:
        """Heavy for SQ-TURN-09: a figure that shoots with it never splits its movement."""
        return not self.melee and (self.heavy_dice or self.kind in ("extra_heavy", "flamer"))

    @property
    @clause("SQ-TURN-07")
    def splits(self) -> bool:
        """May its bearer shoot between two parts of its movement? Light weapons only, unless their dice are heavy."""
        return self.kind == "light" and not self.heavy_to_move
