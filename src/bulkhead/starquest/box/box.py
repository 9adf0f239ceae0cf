"""Reading the box from its folder: every item, every reference, every mission, or one sentence about what is wrong."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from bulkhead.starquest.box.boards import Board
from bulkhead.starquest.box.campaign import Bag, Campaign, Efficiency, Ladder, Points
from bulkhead.starquest.box.cards import CARD_SHELVES
from bulkhead.starquest.box.catalogue import Box
from bulkhead.starquest.box.digest import digest
from bulkhead.starquest.box.figures import Figure
from bulkhead.starquest.box.layouts import Layout
from bulkhead.starquest.box.missions import Mission
from bulkhead.starquest.box.objects import Object
from bulkhead.starquest.box.reading import mistake_at
from bulkhead.starquest.box.sets import WeaponSet
from bulkhead.starquest.box.shelf import ENDING, Kind, Shelf, item_files
from bulkhead.starquest.box.squads import Squad
from bulkhead.starquest.box.validity import check_mission
from bulkhead.starquest.box.weapons import Weapon
from bulkhead.tabletop.refusals import Mistake
from bulkhead.tabletop.tomlfile import TomlFile

__all__ = ["KINDS", "Box", "load_box", "read_box"]

KINDS: tuple[Kind[Any], ...] = (
    Kind("figures", ("fig_", "mch_"), Figure),
    Kind("weapons", ("wpn_",), Weapon),
    Kind("sets", ("set_",), WeaponSet),
    Kind("squads", ("sqd_",), Squad),
    Kind("objects", ("obj_",), Object),
    Kind("boards", ("brd_",), Board),
    Kind("layouts", ("lay_",), Layout),
    Kind("missions", ("mis_",), Mission),
    Kind("campaign", ("ldr_",), Ladder),
    Kind("campaign", ("eff_",), Efficiency),
    Kind("campaign", ("bag_",), Bag),
    Kind("campaign", ("pts_",), Points),
    Kind("campaign", ("cmp_",), Campaign),
)
"""In the order of the fields of a box. The cards come last, from a folder for each kind."""


@cache
def load_box() -> Box:
    """The box that comes with the game. Its missions are sound, as the tests show; to build all their maps just to see
    it again would take longer than reading them."""
    return _read(files("bulkhead.starquest").joinpath("content"))[0]


def read_box(*folders: Traversable) -> Box:
    """The box in one or more folders; an item of a later folder takes the place of one with the same id. A Mistake
    names the first file that is wrong, and the field."""
    box, documents = _read(*folders)
    for id_, mission in box.missions.items():
        check_mission(box, mission, documents[id_])
    return box


def _read(*folders: Traversable) -> tuple[Box, dict[str, TomlFile]]:
    """The box, each item sound by itself and with all the items that it names; and the files by id."""
    plain: list[Shelf[Any]] = [Shelf(kind) for kind in KINDS]
    cards = [Shelf(kind) for kind in CARD_SHELVES]
    shelves = [*plain, *cards]
    for folder in dict.fromkeys(shelf.kind.folder for shelf in shelves):
        for file in item_files(folders, folder):
            _shelf_of(shelves, folder, file.name).take(file)
    _check_references(shelves)
    texts = {name: text for shelf in shelves for name, text in shelf.texts.items()}
    items: list[dict[str, Any]] = [shelf.items for shelf in plain]
    items.append({id_: card for shelf in cards for id_, card in shelf.items.items()})
    documents = {id_: document for shelf in shelves for id_, document in shelf.documents.items()}
    return Box(digest(texts), *items), documents


def _shelf_of(shelves: list[Shelf[Any]], folder: str, name: str) -> Shelf[Any]:
    here = [shelf for shelf in shelves if shelf.kind.folder == folder]
    for shelf in here:
        if name.endswith(ENDING) and shelf.kind.owns(name):
            return shelf
    allowed = [f"{prefix}*{ENDING}" for shelf in here for prefix in shelf.kind.prefixes]
    raise Mistake("content-stray-file", file=f"{folder}/{name}", allowed=", ".join(allowed))


def _check_references(shelves: list[Shelf[Any]]) -> None:
    """Every id that an item names is in the box."""
    known: dict[str, set[str]] = {}
    for shelf in shelves:
        known.setdefault(shelf.kind.folder.partition("/")[0], set()).update(shelf.items)
    for shelf in shelves:
        for document, reference in shelf.named():
            if not any(reference.id in known[kind] for kind in reference.kinds):
                raise mistake_at(document, reference.path, "content-unknown-id", value=reference.id)
