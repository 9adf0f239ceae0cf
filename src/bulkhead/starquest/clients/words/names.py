"""The names of things in sentences: phrases that the locale files turn into words."""

import re

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.facings import FACING_NAMES
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.scenario import kind_of
from bulkhead.starquest.rules.blips.stock import DUMMY
from bulkhead.starquest.table.whereabouts import of_rooms, place_name, vent_name
from bulkhead.tabletop.phrases import Arg, Phrase, Who

_BLOCK = re.compile(r"\[(-?\d+\.-?\d+)\]")
_LINE = re.compile(r"(-?\d+\.-?\d+)>([NESW]{1,2})")
_SQUARE = re.compile(r"-?\d+\.-?\d+")


def item_name(id_: str) -> str | Phrase:
    """The name of an item of the box; an unknown one goes by its id. A choice for a miniature names
    both: `ba4:wpn_plasma_gun`."""
    box = load_box()
    one, colon, other = id_.partition(":")
    if colon:
        return Phrase("sq-pair", {"one": item_name(one), "other": item_name(other)})
    for shelf in (box.figures, box.weapons, box.sets, box.objects, box.squads, box.missions, box.cards):
        if id_ in shelf:
            return Phrase(id_)
    if any(sheet.trait is not None and sheet.trait.id == id_ for sheet in box.figures.values()):
        return Phrase(id_)
    if id_ in FACTIONS:
        return faction_name(id_)
    if id_ == DUMMY:
        return Phrase("tok_dummy")
    return place_name(id_) or _numbered(id_) or id_


def _numbered(id_: str) -> Phrase | None:
    """One of several objects of a kind: `obj_limpet8`. Clients with a map show which one the id means."""
    kind = kind_of(id_)
    return Phrase("sq-thing", {"id": id_, "kind": Phrase(kind)}) if kind in load_box().objects else None


def piece_name(id_: str, figure: str) -> Phrase:
    """A miniature and what it is. A client that calls it by both puts its own name in the place of this one."""
    return Phrase("sq-piece", {"id": id_, "kind": item_name(figure)})


def faction_name(faction: str) -> Phrase:
    return Phrase(f"sq-faction-{faction.replace('_', '-')}")


def rank_name(faction: str, rank: int) -> Phrase:
    """The title of a rank on the ladder of a faction."""
    ladder = load_box().ladder(faction)
    return Phrase(f"{ladder.id}-{ladder.at(rank).rank}")


def side_names(options: Options) -> list[Phrase]:
    """The names of the factions, by seat."""
    return [faction_name(faction) for faction in options.factions]


def player(seat: int) -> Arg:
    """The player of a seat; "nobody" for -1."""
    return Who(seat) if seat >= 0 else Phrase("sq-nobody")


def players(seats: tuple[int, ...]) -> list[str | Phrase]:
    """Players in a list."""
    return [Phrase("sq-player", {"who": player(seat)}) for seat in seats]


def facing_name(facing: int) -> Phrase:
    return Phrase(f"sq-facing-{FACING_NAMES[facing].lower()}")


def square_name(spot: tuple[int, int]) -> str:
    return f"{spot[0]}.{spot[1]}"


def aim_name(aim: str) -> str | Phrase:
    """What an attack is aimed at (aims.py)."""
    kind, colon, id_ = aim.partition(":")
    if kind == "door":
        return Phrase("sq-aim-door", {"id": of_rooms(id_)})
    if kind == "vent":
        return Phrase("sq-aim-vent", {"id": vent_name(id_)})
    if colon:
        return Phrase(f"sq-aim-{kind}", {"id": item_name(id_)})
    if found := _BLOCK.fullmatch(aim):
        return Phrase("sq-aim-block", {"square": found[1]})
    if found := _LINE.fullmatch(aim):
        facing = facing_name(FACING_NAMES.index(found[2]))
        return Phrase("sq-aim-line", {"square": found[1], "facing": facing})
    if _SQUARE.fullmatch(aim):
        return Phrase("sq-aim-square", {"square": aim})
    return aim


FIXED = ("door", "vent", "site")
"""Kinds of fixed targets: aims name the kind before the id."""

_SIDES = {"attacker": Phrase("sq-side-attacker"), "defender": Phrase("sq-side-defender")}
"""The sides of an attack: a card may be played on the dice of one."""


def target_name(target: str) -> str | Phrase:
    """What a card is played on: squares like an aim, the dice of a side, anything else by its name."""
    if target in _SIDES:
        return _SIDES[target]
    kind, colon, _ = target.partition(":")
    if colon and kind not in FIXED:
        return item_name(target)
    found = aim_name(target)
    return found if isinstance(found, Phrase) else item_name(target)
