"""The records of the pieces on the map (miniatures, machines, face-down tokens), and which fields may be changed."""

from typing import Literal, TypedDict

from msgspec import Struct

Place = Literal["dock", "board", "carried", "left", "dead"]

Role = Literal["", "leader", "psionic", "reinforcement"]
"""The post of a miniature in its squad; most have none."""


class Deeds(Struct, frozen=True, omit_defaults=True, rename="kebab", cache_hash=True):
    """What a miniature or a token has done since its activation (or its command-point move) began."""

    began: bool = False
    finished: bool = False
    mp: int = 0
    """Movement points used."""
    moved: bool = False
    """It has made a paid step or turn."""
    halted: bool = False
    """Its movement is over: an attack came between (SQ-TURN-07 to 09)."""
    moves: int = 0
    """Whole movements finished before this one; a card may allow a second (SQ-TURN-04)."""
    shots: int = 0
    """Shots fired in this shooting action."""
    shot_moved: bool = False
    """It moved after its first shot (SQ-WPN-26)."""
    fired: tuple[str, ...] = ()
    """Mounted weapons that have fired in this shooting action (SQ-DREAD-19)."""
    struck: int = 0
    """Melees fought."""
    turned: bool = False
    """The free turn since the last anchor is used (SQ-MOVE-15)."""
    searched: bool = False
    psychic: bool = False
    acted: bool = False
    """A psionic has done something else, however free, before a psychic card (SQ-PSI-08)."""
    burnt: tuple[int, ...] = ()
    """Flame markers that have attacked it in this movement (SQ-WPN-45)."""
    seen_by: tuple[str, ...] = ()
    """The miniatures that saw it when its activation began (SQ-MELEE-07)."""
    new_gunner: bool = False
    """It took the post of a machine in this turn (SQ-WPN-65)."""
    served: bool = False
    """The machine that it mans has moved or fired, so it does nothing else in this turn (SQ-WPN-87)."""
    moved_in: int = 0
    """Number of the turn in which a machine moved last (SQ-WPN-50)."""
    fired_in: int = 0
    """Number of the turn in which a machine fired last (SQ-WPN-50, SQ-CMD-13)."""
    aided: tuple[str, ...] = ()
    """Cards that have helped in this shooting action, each once (SQ-SHOOT-08)."""
    denied: tuple[str, ...] = ()
    """Miniatures whose owners refused it an exchange or a lift (SQ-OBJ-07, 09)."""


FRESH = Deeds()


class DeedsChange(TypedDict, total=False):
    """New values for fields of `Deeds`, as `deeds` takes them."""

    began: bool
    finished: bool
    mp: int
    moved: bool
    halted: bool
    moves: int
    shots: int
    shot_moved: bool
    fired: tuple[str, ...]
    struck: int
    turned: bool
    searched: bool
    psychic: bool
    acted: bool
    burnt: tuple[int, ...]
    seen_by: tuple[str, ...]
    new_gunner: bool
    served: bool
    moved_in: int
    fired_in: int
    aided: tuple[str, ...]
    denied: tuple[str, ...]


class Mini(Struct, frozen=True, omit_defaults=True, rename="kebab"):
    """A miniature, or a machine (its figure says so)."""

    id: str
    seat: int
    figure: str
    facing: int = 0
    squares: tuple[int, ...] = ()
    """Its base; empty off the board. A 2x2 base: north-west, north-east, south-west, south-east. A Tarantula: front,
    centre."""
    lp: int = 1
    weapons: tuple[str, ...] = ()
    """Weapons it bears now, mounts included; a lost one is gone from here."""
    place: Place = "board"
    role: Role = ""
    watching: bool = False
    passing: bool = False
    """It must go on: from a shared square (SQ-MOVE-16), or from a vent or conduit (SQ-ALIEN-07, 23)."""
    back: tuple[int, ...] = ()
    """Where it could last stay, while passing."""
    objects: tuple[str, ...] = ()
    load: str = ""
    """The miniature that it carries."""
    carrier: str = ""
    mans: str = ""
    """The machine whose gunner it is."""
    ward: bool = False
    """It may roll saves (SQ-SQUAD-23)."""
    ally: int = -1
    """The seat that a legionary is publicly allied with on its own (SQ-ALLY-09)."""
    deeds: Deeds = FRESH


class MiniChange(TypedDict, total=False):
    """New values for fields of `Mini`, as `change` takes them. Its id stays, and only places.py changes its
    squares."""

    seat: int
    figure: str
    facing: int
    lp: int
    weapons: tuple[str, ...]
    place: Place
    role: Role
    watching: bool
    passing: bool
    back: tuple[int, ...]
    objects: tuple[str, ...]
    load: str
    carrier: str
    mans: str
    ward: bool
    ally: int
    deeds: Deeds


TokenKind = Literal["blip", "special", "reinforcement", "object"]
"""How a token came. This is public, but to others an object among the blips looks like a blip (SQ-OBJ-02)."""


class Token(Struct, frozen=True, omit_defaults=True, rename="kebab", cache_hash=True):
    """A face-down token on the map, or waiting on a vent."""

    id: str
    seat: int
    kind: TokenKind
    identity: str
    """Figure or object id. A secret of its owner."""
    square: int
    vent: str = ""
    """The vent on which it waits; it then occupies nothing."""
    since: int = 0
    """Number of the turn in which it came (SQ-ALIEN-08, 35)."""
    back: tuple[int, ...] = ()
    """Where it could last stay, while it must go on (SQ-MOVE-16)."""
    shown: bool = False
    """It lies face up: its miniature is about to be placed (SQ-SCAN-14)."""
    deeds: Deeds = FRESH
