"""The consequences of a mission's primary objective for later missions of the same campaign."""

from typing import Literal

from msgspec import Struct

from bulkhead.starquest.box.items.sources import Count, FigureId, MissionId, ObjectId, Positive

Alien = Literal["chaos", "cult"]


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """The scorer looks at face-down tokens when a board is scanned."""

    tokens: Positive
    of: Alien | None = None
    """Of this faction only."""
    once: bool = False
    """At its own first scan; otherwise at every scan, by any squad."""


class Consequence(Struct, frozen=True, forbid_unknown_fields=True):
    """One row: the mission, the condition, and the change there. The scorer is the squad that scored most of the
    primary objective; with a tie there is none."""

    mission: MissionId
    per: Literal["part", "vent", "structure"] | None = None
    """Repeated for each part of the objective that was not scored, or each vent or structure that is left."""
    alive: FigureId | None = None
    """Only if this figure was not eliminated."""
    blips: dict[Alien, dict[FigureId, Positive]] = {}
    """Tokens that join the blips of an alien faction."""
    special_tokens: dict[FigureId, Positive] = {}
    """Tokens that join those of the vents."""
    random_tokens: dict[Literal["chaos", "cult", "holder"], Positive] = {}
    """Tokens drawn from the bag; `holder` is the alien player who holds the object of the objective."""
    first_dock: bool = False
    """The scorer chooses its entry area first."""
    given: dict[ObjectId, Positive] = {}
    """Additional objects for each squad."""
    rounds: Count = 0
    """The number of rounds it lasts."""
    structure_lp: dict[ObjectId, Positive] = {}
    rites: dict[Alien, Positive] = {}
    """Additional rites at the start."""
    no_rites: tuple[Alien, ...] = ()
    specials_from: Count = 0
    """No special tokens before this round."""
    cards: Count = 0
    """Reconnaissance cards for every squad that has scored a part."""
    equipment: Count = 0
    """Additional equipment cards for the squad that holds the object of the objective."""
    figure_lp: dict[FigureId, Positive] = {}
    fewer_mounts: dict[FigureId, Positive] = {}
    look: Look | None = None


class After(Struct, frozen=True, forbid_unknown_fields=True):
    """The consequences of a mission."""

    met: tuple[Consequence, ...] = ()
    """When squads have scored the primary objective in full."""
    unmet: tuple[Consequence, ...] = ()
