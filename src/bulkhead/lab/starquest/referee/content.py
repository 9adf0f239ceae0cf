"""The facts of the box that the referee needs, read from the content files by a reader of its own."""

import re
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

XY = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Dice:
    """So many red and so many white dice."""

    red: int
    white: int


@dataclass(frozen=True, slots=True)
class Figure:
    """The sheet of a miniature or machine."""

    id: str
    faction: str
    move: int
    av: int
    lp: int
    melee: Dice
    points: int
    size: int
    kind: str
    flags: frozenset[str]
    weapons: tuple[str, ...]
    choose: tuple[str, ...]
    mounts: int
    extra_heavy: int
    """Of the mounts, so many may be extra-heavy weapons."""
    limit: int
    """So many of a squad may bear the same weapon; 0 where nothing limits it."""
    own: int
    """Miniatures in the stock of the faction."""
    reserve: int
    trait: str


@dataclass(frozen=True, slots=True)
class Weapon:
    id: str
    kind: str
    dice: Dice
    shots: int
    pattern: str
    flags: frozenset[str]
    range: int
    nearest: int


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    sort: str
    """The folder it comes from: order, equipment, governor, psychic, recon or event."""
    copies: int
    decks: tuple[str, ...]
    colour: str
    group: str
    art: str
    play: str
    uses: str
    do: tuple[str, ...]
    flags: frozenset[str]


@dataclass(frozen=True, slots=True)
class Content:
    """All of the box."""

    figures: dict[str, Figure]
    weapons: dict[str, Weapon]
    sets: dict[str, tuple[str, ...]]
    cards: dict[str, Card]
    boards: dict[str, dict[str, Any]]
    layouts: dict[str, dict[str, Any]]
    missions: dict[str, dict[str, Any]]
    objects: dict[str, dict[str, Any]]
    squads: dict[str, dict[str, Any]]
    campaign: dict[str, dict[str, Any]]


@lru_cache(maxsize=1)
def content() -> Content:
    """The box as its files describe it."""
    root = files("bulkhead") / "starquest" / "content"
    cards: dict[str, Card] = {}
    for sort in ("order", "equipment", "governor", "psychic", "recon", "event"):
        cards |= {id_: _card(raw, sort) for id_, raw in _items(root / "cards" / sort).items()}
    return Content(
        figures={id_: _figure(raw) for id_, raw in _items(root / "figures").items()},
        weapons={id_: _weapon(raw) for id_, raw in _items(root / "weapons").items()},
        sets={id_: tuple(raw["weapons"]) for id_, raw in _items(root / "sets").items()},
        cards=cards,
        boards=_items(root / "boards"),
        layouts=_items(root / "layouts"),
        missions=_items(root / "missions"),
        objects=_items(root / "objects"),
        squads=_items(root / "squads"),
        campaign=_items(root / "campaign"),
    )


def _items(folder: Traversable) -> dict[str, dict[str, Any]]:
    found = {}
    for file in folder.iterdir():
        if file.name.endswith(".toml"):
            raw = tomllib.loads(file.read_text(encoding="utf-8"))
            found[str(raw["id"])] = raw
    return found


def dice(text: str) -> Dice:
    """`2R1W`: two red dice and a white one."""
    counts = {colour: int(number) for number, colour in re.findall(r"([0-9]+)([RW])", text)}
    return Dice(counts.get("R", 0), counts.get("W", 0))


def _figure(raw: dict[str, Any]) -> Figure:
    return Figure(
        raw["id"],
        raw["faction"],
        raw["move"],
        raw["av"],
        raw["lp"],
        dice(raw.get("melee", "")),
        raw["points"],
        raw["size"],
        raw.get("kind", ""),
        frozenset(raw.get("flags", ())),
        tuple(raw.get("weapons", ())),
        tuple(raw.get("choose", ())),
        raw.get("mounts", 0),
        raw.get("extra_heavy", 0),
        raw.get("limit", 0),
        raw["stock"].get("own", 0),
        raw["stock"].get("reserve", 0),
        raw.get("trait", {}).get("id", ""),
    )


def _weapon(raw: dict[str, Any]) -> Weapon:
    return Weapon(
        raw["id"],
        raw["kind"],
        dice(raw["dice"]),
        raw.get("shots", 1),
        raw["pattern"],
        frozenset(raw.get("flags", ())),
        raw.get("range", 0),
        raw.get("nearest", 0),
    )


def _card(raw: dict[str, Any], sort: str) -> Card:
    return Card(
        raw["id"],
        sort,
        raw.get("copies", 1),
        tuple(raw.get("decks", ())),
        raw.get("colour", ""),
        raw.get("group", ""),
        raw.get("art", ""),
        raw["play"],
        str(raw["uses"]),
        tuple(raw["do"]),
        frozenset(raw.get("flags", ())),
    )
