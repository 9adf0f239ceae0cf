"""Objectives of missions, as conditions that the program can test. The full text of an objective is a message."""

from typing import Literal

from msgspec import Struct

from bulkhead.starquest.box.items.figures import Flag
from bulkhead.starquest.box.items.sources import (
    BoardId,
    Count,
    FigureId,
    FigureOrObjectId,
    ObjectId,
    Positive,
)

Shares = tuple[Positive, ...]
"""Points paid one by one, in the order in which the parts are met, each to the faction that meets it."""


class Occupy(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="occupy"):
    """The first squad that ends its turn with this many miniatures inside a room."""

    zone: str
    minis: Positive
    clear: Literal["minis", "all", "none"]
    """No alien miniature there; no alien miniature or token; or no condition."""
    points: Positive


class Eliminate(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="eliminate"):
    """The figure's last LP is lost: points to the squad that scores it."""

    figures: tuple[FigureId, ...]
    points: Shares
    only: Literal["first"] | None = None
    """Only the first figure of the list that is eliminated."""
    live_from: Literal["revealed"] | None = None
    """It cannot be scored before the figure is revealed."""


class Recover(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="recover"):
    """An object or a figure is brought into the squad's dock (SQ-OBJ-17)."""

    what: FigureOrObjectId
    points: Shares
    only: Literal["first"] | None = None


class Destroy(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="destroy"):
    """A vent or a structure is destroyed by an attack of the squad."""

    what: ObjectId
    points: Shares


class Arm(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="arm"):
    """A miniature on the site spends its attack there."""

    what: ObjectId
    points: Shares


class Hold(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hold"):
    """A miniature of the faction carries the object at the end, or the squad has recovered it."""

    what: ObjectId
    at: Literal["end_or_recovered"]
    points: Positive
    aliens: Count = 0
    """Points for an alien faction that carries it at the end."""


class HoldAll(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hold_all"):
    """All objects of a kind are carried by one squad inside a room."""

    what: ObjectId
    zone: str
    points: Positive
    split: Count = 0
    """Points for each squad that holds one there at the end."""


class Majority(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="majority"):
    """More miniatures, or more LP, inside a room or on a board than any other squad."""

    area: str
    measure: Literal["minis", "lp"]
    at: Literal["end"]
    points: Positive
    aliens: Count = 0
    """Points for an alien faction that has most; 0: squads alone are compared."""


class Search(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="search"):
    """The first squad that has searched this many rooms (SQ-RECON-01)."""

    rooms: Positive
    points: Positive


class Stand(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="stand"):
    """The first squad whose miniature ends its activation on a marked square."""

    square: Literal["console"]
    points: Positive
    unseen: bool = False
    """It sees no alien miniature."""
    no_attack: bool = False
    """It has not attacked in this turn."""


class KillCount(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="kill_count"):
    """The first squad that has eliminated this many figures with a flag."""

    flag: Flag
    count: dict[int, Positive]
    """By number of squads in play."""
    points: Positive


class LeaveMost(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="leave_most"):
    """Most miniatures that left the map (SQ-END-02) since something happened."""

    min: Positive
    since: Literal["first_armed"]
    points: Positive


class DamageMost(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="damage_most"):
    """Most LP taken from the figures together."""

    figures: tuple[FigureId, ...]
    min: Positive
    points: Positive


class ClearBoard(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="clear_board"):
    """No alien miniature or token on the board at the end of that round."""

    board: BoardId
    by_round: Positive
    measure: Literal["kills"]
    """The squad with most kills there takes the points."""
    points: Positive


Deed = Literal["shot", "overwatch", "dodge", "psychic"]
"""What a lesson asks a squad to do: a shot in its own turn, one from Overwatch, command points spent on a dodge, a
psychic card."""


class Drill(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="drill"):
    """The first squad that has done each of these deeds and eliminated these figures."""

    deeds: tuple[Deed, ...]
    points: Positive
    kills: dict[FigureId, Positive] = {}


class Secret(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="secret"):
    """Secret missions drawn at set-up; each scores its own points (SQ-RECON-10)."""

    cards: Positive


Test = (
    Occupy
    | Eliminate
    | Recover
    | Destroy
    | Arm
    | Hold
    | HoldAll
    | Majority
    | Search
    | Stand
    | KillCount
    | LeaveMost
    | DamageMost
    | ClearBoard
    | Drill
    | Secret
)


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """The primary or the secondary objective."""

    points: Positive
    """In total."""
    test: Test
    public: bool = True
    """Read aloud at the start (SQ-SETUP-04)."""
