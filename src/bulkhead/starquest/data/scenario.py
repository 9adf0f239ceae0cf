"""The scenario: what the rules need to know of a mission, such as its map, tokens, decks and end."""

from typing import Literal

from msgspec import Struct

from bulkhead.starquest.box.items.objectives import Test
from bulkhead.starquest.data.legacy import NOTHING, Legacy
from bulkhead.tabletop.clauses import clause


@clause("SQ-SETUP-06", "SQ-ALIEN-34")
class Supply(Struct, frozen=True, omit_defaults=True, rename="kebab"):
    """The tokens that an alien faction takes for the mission (SQ-SETUP-06)."""

    blips: tuple[str, ...] = ()
    reinforcements: tuple[str, ...] = ()
    specials: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    """Blips that are included for any number of squads."""


class Objective(Struct, frozen=True, omit_defaults=True, rename="kebab"):
    """A goal that a mission rewards."""

    id: str
    """primary or secondary."""
    points: int
    """In all."""
    test: Test
    public: bool = True
    """Read aloud at the start (SQ-SETUP-04)."""


TEACHING = "teaching"
"""The word in `special` of a mission that teaches the rules; clients add hints there."""

EarlyEnd = Literal["none", "primary_scored", "recovered", "all_destroyed_plus_2", "all_armed_plus_4"]


class Scenario(Struct, frozen=True, omit_defaults=True, rename="kebab"):
    """A mission as it is played at one table."""

    id: str
    map: str = ""
    """The drawn map (ship/plan.py), everything on it; empty for a mission of the box, whose map is put together."""
    kind: Literal["lesson", "tutorial", "campaign", "skirmish"] = "campaign"
    """Ranks and Seals change only in campaign missions."""
    rounds: int = 28
    cult_entry: str = "board"
    """board, conduit or none (SQ-ALIEN-21)."""
    supplies: dict[str, Supply] = {}
    """By faction."""
    fitted: bool = False
    """The supplies are counted for this number of squads already (SQ-SEAT-03)."""
    decks: dict[str, tuple[str, ...]] = {}
    """Card ids before shuffling: `recon`, `green` and `azure`; what squads choose from: `governor`, `psychic-ART`,
    `orders-FACTION` and `equipment-FACTION`."""
    objectives: tuple[Objective, ...] = ()
    objects: dict[str, tuple[int, int]] = {}
    """Objects that lie on the map from the start: an id is the kind and a number."""
    hidden_objects: dict[str, tuple[str, ...]] = {}
    """Object tokens among a faction's blips (SQ-OBJ-02)."""
    drawn_objects: dict[str, tuple[str, ...]] = {}
    """Object tokens among the blips of one of these factions, by lot."""
    given: dict[str, int] = {}
    """Objects that each squad carries from the start."""
    marks: dict[str, tuple[tuple[int, int], ...]] = {}
    """Marked squares by kind: the console, sites."""
    survivors: int = 0
    """How many of the survivors' sites hold one."""
    structures: dict[str, int] = {}
    """Mission structures and their squares (indices into the ship): an id is the kind and a number."""
    structure_av: dict[str, int] = {}
    structure_lp: dict[str, int] = {}
    vents: tuple[str, ...] | None = None
    """The vents that stand from the start; None for all of the map's."""
    mounts: dict[str, tuple[str, ...]] = {}
    """The weapons of Dreadnoughts where their owner has no choice (SQ-DREAD-18)."""
    one_board: tuple[str, ...] = ()
    """Boards that count as one for scanning (SQ-SCAN-01)."""
    side_boards: tuple[str, ...] = ()
    """Boards that do not count as still to be scanned (SQ-SCAN-06)."""
    due: dict[str, int] = {}
    """Tokens that must be on the board from this scan on."""
    special: tuple[str, ...] = ()
    """Special rules, by name."""
    early_end: EarlyEnd = "none"
    at_once: bool = False
    """Its own end condition ends it at once, not at the end of the round (SQ-END-01)."""
    extraction: bool = False
    """Squad miniatures on the board at the end are lost (SQ-END-04)."""
    squads: dict[str, tuple[str, ...]] = {}
    """Fixed rosters, where the mission names them: `fig_marine_heavy wpn_plasma_gun`."""
    legacy: Legacy = NOTHING
    """What earlier missions of a campaign have left behind for this one."""


def kind_of(id_: str) -> str:
    """The kind of a numbered object or structure: `obj_key2` is an `obj_key`."""
    return id_.rstrip("0123456789")
