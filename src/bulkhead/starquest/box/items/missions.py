"""Missions: the map, the factions, the objectives and the end (SQ-SETUP-02 to 06, SQ-SETUP-19)."""

from typing import Literal

from msgspec import Struct

from bulkhead.starquest.box.items.consequences import After
from bulkhead.starquest.box.items.objectives import Objective
from bulkhead.starquest.box.items.sources import (
    ArmsId,
    CardId,
    Count,
    Fields,
    FigureId,
    LayoutId,
    ObjectId,
    Positive,
    Source,
    Square,
    WeaponId,
)
from bulkhead.starquest.ship.assembly import Fittings

SquadSeat = Literal["blood_angels", "imperial_fists", "ultramarines", "eldar", "legion"]
AlienSeat = Literal["chaos", "cult"]

Roll = Literal["chaos_blips", "chaos_reinforcements", "cult_tokens", "cult_reinforcements", "special_tokens"]
"""The lists of tokens that a mission provides."""

Tokens = dict[FigureId, Positive]


class Squads(Struct, frozen=True, forbid_unknown_fields=True):
    """Which squads may take part, and how many."""

    least: Positive
    most: Positive
    seats: tuple[SquadSeat, ...] = ("blood_angels", "imperial_fists", "ultramarines", "eldar", "legion")
    """A table with few squads takes the first ones."""


class Aliens(Struct, frozen=True, forbid_unknown_fields=True):
    """Which alien players may take part: at least one, at most `most`."""

    most: Positive = 2
    seats: tuple[AlienSeat, ...] = ("chaos", "cult")
    needed: tuple[AlienSeat, ...] = ()
    """The alien players without whom it cannot be played."""


class Vent(Struct, frozen=True, forbid_unknown_fields=True):
    """Where special tokens come in (SQ-ALIEN-07 to 12)."""

    room: str
    at: Square


class Conduit(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the Cult comes in (SQ-ALIEN-23 to 25)."""

    room: str
    at: tuple[Square, ...]


class Sites(Struct, frozen=True, forbid_unknown_fields=True):
    """Squares with an object or structure at the start, each in the room that names it."""

    what: ObjectId
    at: dict[str, Square]


class Lot(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of objects of one kind, and where they are at the start."""

    id: ObjectId
    per_squad: dict[int, Positive] = {}
    """Carried by each squad, by number of squads in play."""
    at: Literal["sites", "console"] | None = None
    """On the squares of that field."""
    mixed_into: dict[Roll, Positive] = {}
    """This many tokens among those of a list; all go to the only alien player if the other is absent."""
    drawn_into: tuple[Roll, ...] = ()
    """One token among those of one of these lists, by lot."""
    survivors: dict[int, Positive] = {}
    """How many of the sites hold a survivor, by number of squads in play."""
    face_up: bool = False


class Post(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure that stands on the map when a lesson begins."""

    figure: FigureId
    at: Square
    looks: Literal["N", "E", "S", "W"]
    arms: ArmsId | None = None
    """The weapon or set, where its sheet leaves a choice."""


LessonPart = Literal["melee", "overwatch", "search", "command", "event"]


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """How a lesson begins: with everybody in place, everything scanned, and few cards."""

    squad: tuple[Post, ...]
    aliens: tuple[Post, ...]
    open: tuple[str, ...] = ()
    """Doors that stand open."""
    recon: tuple[CardId, ...] = ()
    """The reconnaissance deck."""
    psychic: tuple[CardId, ...] = ()
    """The psychic cards of the squad."""
    without: tuple[LessonPart, ...] = ()
    """What the lesson leaves out."""
    fresh: FigureId | None = None
    """A figure of this kind comes in when no alien is left."""


class End(Struct, frozen=True, forbid_unknown_fields=True):
    """When it is over (SQ-END-01)."""

    rounds: Positive
    early: Literal["none", "primary_scored", "recovered", "all_destroyed_plus_2", "all_armed_plus_4"] = "none"


class Mission(Struct, frozen=True, forbid_unknown_fields=True):
    """One mission. Its texts are the messages `<id>`, `-story`, `-primary`, `-secondary` and `-special-1` ..."""

    id: str
    kind: Literal["lesson", "tutorial", "campaign", "skirmish"]
    source: Source
    minutes: Positive
    squads: Squads
    layout: LayoutId
    entry: tuple[str, ...]
    """Docks of the layout that squads may choose (SQ-SETUP-16)."""
    r_squares: tuple[Square, ...]
    r_rooms: tuple[str, ...]
    cult_entry: Literal["board", "conduit", "none"]
    tokens: dict[Roll, dict[int, Tokens]]
    """Each list by number of squads in play."""
    primary: Objective
    secondary: Objective
    end: End
    aliens: Aliens = Aliens()
    vents: dict[str, Vent] = {}
    conduits: dict[str, Conduit] = {}
    bulkheads: tuple[str, ...] = ()
    """Doors that are bulkheads here (SQ-DOOR-09)."""
    zone: tuple[str, ...] = ()
    """Rooms for an objective."""
    console: dict[str, Square] = {}
    sites: Sites | None = None
    objects: tuple[Lot, ...] = ()
    key_tokens: dict[Roll, Tokens] = {}
    """Added to a list for any number of squads."""
    mounts: dict[FigureId, tuple[WeaponId, ...]] = {}
    """The weapons of its Dreadnoughts, where the owner has no choice."""
    one_board: tuple[str, ...] = ()
    """Boards that count as one for scanning (SQ-SCAN-01)."""
    side_boards: tuple[str, ...] = ()
    """Boards that do not count as still to be scanned until a squad enters them (SQ-SCAN-06)."""
    due: dict[str, Positive] = {}
    """Tokens that must lie on the board from this scan on: the first, the second ..."""
    extraction: Literal["dock", "none"] = "none"
    """`dock`: squad miniatures on the board at the end are lost (SQ-END-04)."""
    start: Start | None = None
    """How a lesson begins; None: in the entry areas, as other missions do."""
    special: tuple[str, ...] = ()
    """Its special rules, in the order of their texts."""
    steps: dict[str, dict[str, Count]] = {}
    """Squares from each dock to each goal with all doors open; a test walks them."""
    after: After = After()
    """Its consequences for later missions of a campaign."""
    fields: Fields = {}

    def row(self, roll: Roll, squads: int) -> dict[str, int]:
        """The tokens of a list with this many squads, key tokens included."""
        tokens = dict(self.tokens.get(roll, {}).get(squads, {}))
        for figure, count in self.key_tokens.get(roll, {}).items():
            tokens[figure] = tokens.get(figure, 0) + count
        return tokens

    def fittings(self, open_docks: bool = False) -> Fittings:
        """The fittings for its layout. `open_docks`: entry areas are ordinary floor, a house option of SQ-SETUP-18."""
        return Fittings(
            entry=self.entry,
            bulkheads=self.bulkheads,
            r_squares=self.r_squares,
            vents={id_: vent.at for id_, vent in self.vents.items()},
            conduits={id_: conduit.at for id_, conduit in self.conduits.items()},
            open_docks=open_docks,
        )
