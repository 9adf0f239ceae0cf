"""Figures: the sheets of miniatures and machines (SQ-MOVE-01, SQ-LIFE-01, SQ-LIFE-02)."""

from typing import Literal

from msgspec import Struct

from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.box.items.effects import Trait
from bulkhead.starquest.box.items.sources import ArmsId, Count, Fields, Positive, Source, WeaponId
from bulkhead.tabletop.clauses import clause

Roster = Literal["marines", "eldar", "legion", "chaos", "cult", "neutral"]
"""The faction of the sheet. The three Marine chapters share theirs."""

Kind = Literal["rabble", "warband", "elite", "leader", "construct", "gene"]
"""The class by which event cards name alien figures."""

Flag = Literal[
    "leader",  # SQ-CMD-07, SQ-HONOUR-08
    "psionic",
    "split",  # may split its movement, SQ-TURN-07
    "no_split",  # SQ-TURN-09
    "shoot_and_melee",  # SQ-SQUAD-06
    "ward",  # SQ-SQUAD-23
    "formation_ward",  # has the ward as a member of an Avenger formation, SQ-SQUAD-23
    "card_life",  # SQ-SQUAD-13 to 17
    "gene",  # enters as a special token, SQ-ALIEN-07
    "no_ally",  # covered by no alliance, SQ-ALLY-06
    "two_by_two",
    "machine",
    "no_fire",  # it has no gun
    "construct",
    "helpless",  # never acts
    "spared",  # may not be attacked on purpose
    "crewless",  # a machine that needs no gunner
    "orthogonal",  # never steps diagonally
    "move_or_fire",  # one or the other in a turn
    "no_handling",  # does not search, pick up or carry
    "no_overwatch",
]


class Stock(Struct, frozen=True, forbid_unknown_fields=True):
    """How many miniatures there are: for this faction alone (each Marine chapter has its own), and in the common
    reserve for reinforcements (SQ-REINF-04, 05)."""

    own: Count
    reserve: Count = 0


@clause("SQ-MOVE-01", "SQ-LIFE-01", "SQ-LIFE-02")
class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """One sheet."""

    id: str
    faction: Roster
    move: Count
    av: Count
    lp: Positive
    """With `card_life` the governor cards come on top (SQ-SQUAD-13)."""
    points: Count
    """Credited to the player who eliminates it, charged to the owner of a squad figure."""
    size: Positive
    """For carrying (SQ-OBJ-09): 1 small, 2 man-sized, 3 terminator or large, 4 machine or two-by-two."""
    stock: Stock
    source: Source
    melee: Pool | None = None
    """Printed melee dice (SQ-MELEE-02). None where the set that it takes decides."""
    weapons: tuple[WeaponId, ...] = ()
    """The weapons that it always bears."""
    choose: tuple[ArmsId, ...] = ()
    """Weapons or sets of which it takes exactly one, or one for each of `mounts`; the first is the usual choice."""
    limit: Positive | None = None
    """The maximum number of one chosen weapon in a squad, or on one machine."""
    mounts: Count = 0
    """Weapon mounts of a Dreadnought (SQ-DREAD-18)."""
    extra_heavy: Count | None = None
    """The maximum number of extra-heavy weapons on its mounts."""
    kind: Kind | None = None
    flags: frozenset[Flag] = frozenset()
    trait: Trait | None = None
    fields: Fields = {}

    def has(self, flag: Flag) -> bool:
        return flag in self.flags

    @property
    def machine(self) -> bool:
        """Is it a machine of the squads, not a Dreadnought?"""
        return "machine" in self.flags
